"""Checks against the Target Check on the chart (chapter "Perform a check", R30 to R35)."""

from typing import Final, NamedTuple

from boxbox.games.race90.cards import UNKNOWN, card_text
from boxbox.games.race90.codes import BLIND, CHECK, FIRST
from boxbox.games.race90.conditions import check_modifier
from boxbox.games.race90.damage import eliminate, take_damage
from boxbox.games.race90.points import add_bonus
from boxbox.games.race90.race import CARS, HAZARD, REFLEXES, Race, Step
from boxbox.games.race90.steps import AT_CHECK, AT_CHECK_ORDER
from boxbox.games.race90.strategies import credit

REFLEXES_BONUS: Final = 20


def checks(race: Race, step: Step) -> None:
    """Begin the checks of the play; where their order matters the player says which is first."""
    seat = step[1]
    cards = [card for card in race.played if race.setup.cards[card].check is not None]
    modifiers = {race.setup.cards[card].check for card in cards}
    if len(modifiers) == 2:
        race.agenda.append((AT_CHECK_ORDER, seat, cards[0], cards[1]))
    else:
        race.agenda += [(AT_CHECK, seat, card, 0) for card in reversed(cards)]
        skip_question(race)


def legal_check_order(_: Race, step: Step) -> list[int]:
    """Offer both cards that need a check."""
    return [FIRST + step[2], FIRST + step[3]]


def choose_check_order(race: Race, step: Step, code: int) -> None:
    """Put the check of one card before the other's."""
    _, seat, one, two = step
    first = code - FIRST
    race.agenda += [(AT_CHECK, seat, two if first == one else one, 0), (AT_CHECK, seat, first, 0)]
    skip_question(race)


def skip_question(race: Race) -> None:
    """Check blind without a question in Junior."""
    if race.setup.junior and race.agenda[-1][0] == AT_CHECK:
        choose_check(race, race.agenda.pop(), BLIND)


def sources(race: Race, seat: int) -> list[int]:
    """Return the cards with which a movement check may be made: played ones and the hand (R34)."""
    usable = [card for card in race.played if card in race.spent]
    return sorted([*usable, *race.usable(seat)])


def can_go_blind(race: Race) -> bool:
    """Tell whether there is a card to draw."""
    return bool(race.deck or race.discards)


def legal_check(race: Race, step: Step) -> list[int]:
    """Offer the cards of the play, of the hand, and a Blind Check."""
    codes = [CHECK + card for card in sources(race, step[1])]
    return [*codes, BLIND] if can_go_blind(race) or not codes else codes


def goal(race: Race, seat: int, card: int) -> int:
    """Return the value that the check of a movement card must not exceed (R35)."""
    printed = race.setup.factors[race.target[seat]] + (race.setup.cards[card].check or 0)
    return printed + reflexes(race, seat) + check_modifier(race)


def reflexes(race: Race, car: int) -> int:
    """Return what REFLEXES add to the target of a check."""
    return REFLEXES_BONUS if race.is_skilled(car, REFLEXES) else 0


def choose_check(race: Race, step: Step, code: int) -> None:
    """Make a movement check; failed or passed, the card is the new Target."""
    _, seat, asking, _ = step
    target = goal(race, seat, asking)
    card = race.draw("blind") if code == BLIND else code - CHECK
    if code != BLIND:
        if card in race.spent:
            race.spent = tuple(other for other in race.spent if other != card)
        else:
            race.take_from_hand(seat, card)
    passed = card != UNKNOWN and race.setup.factors[card] <= target
    tell_checked(race, seat, Made("movement", card, target, code == BLIND))
    replaced = replace_target(race, seat, card)
    if replaced != UNKNOWN:
        race.spent += (replaced,)
    if not passed and not take_damage(race, seat, 1, "check"):
        eliminate(race, seat, "damage")
        return
    if passed:
        credit(race, seat)
    blind_only = race.setup.later_hazard  # R78
    if race.drives_with(seat, HAZARD) and (code == BLIND or not blind_only):
        add_bonus(race, seat, "hazard", 1)
    skip_question(race)


def replace_target(race: Race, seat: int, card: int) -> int:
    """Lay a check card on the chart and return the one that it replaces."""
    if card == UNKNOWN:
        return UNKNOWN
    replaced, race.target[seat] = race.target[seat], card
    return replaced


class Made(NamedTuple):
    """A check that was made: what for, with which card, against which value, blind or not."""

    why: str
    card: int
    target: int
    blind: bool


def tell_checked(race: Race, car: int, made: Made) -> None:
    """Tell how a check went."""
    if race.events is not None:
        factor = race.setup.factors[made.card]
        race.tell("checked", {
            "car": CARS[car],
            "why": made.why,
            "card": card_text(made.card),
            "factor": factor,
            "target": made.target,
            "passed": made.card != UNKNOWN and factor <= made.target,
            "blind": made.blind,
        })  # fmt: skip
