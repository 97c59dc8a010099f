"""The Leader's check before putting a first lap on a car (chapter "Leader lapping", R5)."""

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.basic.checks import (
    Made,
    can_go_blind,
    reflexes,
    replace_target,
    take_check_card,
    tell_checked,
)
from boxbox.games.race90.table.cards import UNKNOWN
from boxbox.games.race90.table.cars import Car
from boxbox.games.race90.table.codes import BLIND, CHECK
from boxbox.games.race90.table.race import Race
from boxbox.games.race90.table.steps import Step


def needs_check(race: Race, car: Car, other: Car) -> bool:
    """True if passing another car in the section would put its first lap on it."""
    return car == race.leader and race.count[car] - race.count[other] == race.setup.length


def legal_lap_check(race: Race, step: Step) -> list[Code]:
    """Offer the cards in hand and a Blind Check."""
    codes = [CHECK.of[card] for card in race.usable(step.seat)]
    return [*codes, BLIND] if can_go_blind(race) or not codes else codes


def goal(race: Race, seat: Seat) -> int:
    """Return the value that the Leader's check must not exceed; rain doesn't count (R35)."""
    return race.setup.factors[race.target[seat]] + reflexes(race, seat)


def check(race: Race, seat: Seat, code: Code) -> bool:
    """Make a player's check and return whether it was passed; the card is the new Target (R38)."""
    target = goal(race, seat)
    card = take_check_card(race, seat, code)
    tell_checked(race, seat, Made("lapping", card, target, code == BLIND))
    replaced = replace_target(race, seat, card)
    if replaced != UNKNOWN:
        race.lay_off([replaced])
    return card != UNKNOWN and race.setup.factors[card] <= target
