"""The Leader's check before a car gets its first lap down (chapter "Leader lapping", R5)."""

from boxbox.games.race90.cards import UNKNOWN
from boxbox.games.race90.checks import (
    Made,
    can_go_blind,
    reflexes,
    replace_target,
    tell_checked,
)
from boxbox.games.race90.codes import BLIND, CHECK
from boxbox.games.race90.race import Race, Step


def needs_check(race: Race, car: int, other: int) -> bool:
    """Tell whether passing another car of the section puts its first lap on it."""
    return car == race.leader and race.count[car] - race.count[other] == race.setup.length


def legal_lap_check(race: Race, step: Step) -> list[int]:
    """Offer the cards of the hand and a Blind Check."""
    codes = [CHECK + card for card in race.usable(step[1])]
    return [*codes, BLIND] if can_go_blind(race) or not codes else codes


def goal(race: Race, seat: int) -> int:
    """Return the value that the Leader's check must not exceed: rain does not count (R35)."""
    return race.setup.factors[race.target[seat]] + reflexes(race, seat)


def check(race: Race, seat: int, code: int) -> bool:
    """Make a player's check and tell whether it was passed; the card is the new Target (R38)."""
    target = goal(race, seat)
    if code == BLIND:
        card = race.draw("blind")
    else:
        card = code - CHECK
        race.take_from_hand(seat, card)
    tell_checked(race, seat, Made("lapping", card, target, code == BLIND))
    replaced = replace_target(race, seat, card)
    if replaced != UNKNOWN:
        race.lay_off([replaced])
    return card != UNKNOWN and race.setup.factors[card] <= target
