"""Checks against the Target Check on the chart (chapter "Perform a check", R30 to R35)."""

from typing import Final, NamedTuple

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.advanced.conditions import check_modifier
from boxbox.games.race90.rules.advanced.points import add_bonus
from boxbox.games.race90.rules.basic.damage import eliminate, take_damage
from boxbox.games.race90.rules.basic.strategies import credit
from boxbox.games.race90.table.cards import UNKNOWN, Card, card_text
from boxbox.games.race90.table.cars import CARS, SEATS, Car
from boxbox.games.race90.table.codes import BLIND, CARD_OF, CHECK, FIRST
from boxbox.games.race90.table.race import HAZARD, REFLEXES, Race
from boxbox.games.race90.table.steps import ASK_CHECK, Check, CheckOrder, Step

REFLEXES_BONUS: Final = 20


def checks(race: Race, step: Step) -> None:
    """Begin the checks of the play; if their order matters, the player says which comes first."""
    seat = step.seat
    cards = [card for card in race.played if race.setup.cards[card].check is not None]
    modifiers = {race.setup.cards[card].check for card in cards}
    if len(modifiers) == 2:
        race.agenda.append(CheckOrder(seat, cards[0], cards[1]))
    else:
        race.agenda += [ASK_CHECK[seat][card] for card in reversed(cards)]
        skip_question(race)


def legal_check_order(_: Race, step: CheckOrder) -> list[Code]:
    """Offer the two cards that need a check."""
    return [FIRST.of[step.one], FIRST.of[step.other]]


def choose_check_order(race: Race, step: CheckOrder, code: Code) -> None:
    """Check for one card before the other."""
    seat, first = step.seat, CARD_OF[code]
    second = step.other if first == step.one else step.one
    race.agenda += [ASK_CHECK[seat][second], ASK_CHECK[seat][first]]
    skip_question(race)


def skip_question(race: Race) -> None:
    """In Junior, check blind without asking."""
    step = race.agenda[-1]
    if race.setup.junior and isinstance(step, Check):
        race.agenda.pop()
        choose_check(race, step, BLIND)


def sources(race: Race, seat: Seat) -> list[Card]:
    """Return the cards that may be used for a movement check: those played and the hand (R34)."""
    usable = [card for card in race.played if card in race.spent]
    return sorted([*usable, *race.usable(seat)])


def can_go_blind(race: Race) -> bool:
    """True if there is a card to draw."""
    return bool(race.deck or race.discards)


def legal_check(race: Race, step: Step) -> list[Code]:
    """Offer the cards of the play and the hand, and a Blind Check."""
    codes = [CHECK.of[card] for card in sources(race, step.seat)]
    return [*codes, BLIND] if can_go_blind(race) or not codes else codes


def goal(race: Race, seat: Seat, card: Card) -> int:
    """Return the value that the check of a movement card must not exceed (R35)."""
    printed = race.setup.factors[race.target[seat]] + (race.setup.cards[card].check or 0)
    return printed + reflexes(race, seat) + check_modifier(race)


def reflexes(race: Race, car: Car) -> int:
    """Return what REFLEXES add to the target of a check."""
    return REFLEXES_BONUS if race.is_skilled(car, REFLEXES) else 0


def choose_check(race: Race, step: Check, code: Code) -> None:
    """Make a movement check; pass or fail, the card becomes the new Target."""
    seat = step.seat
    target = goal(race, seat, step.card)
    card = race.draw("blind") if code == BLIND else CARD_OF[code]
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


def take_check_card(race: Race, car: Car, code: Code) -> Card:
    """Take the card of a check from a driver's hand, or draw one for a Blind Check."""
    if code == BLIND:
        return race.draw("blind")
    card = CARD_OF[code]
    race.take_from_hand(SEATS[car], card)
    return card


def replace_target(race: Race, seat: Seat, card: Card) -> Card:
    """Lay a check card on the chart and return the card it replaces."""
    if card == UNKNOWN:
        return UNKNOWN
    replaced, race.target[seat] = race.target[seat], card
    return replaced


class Made(NamedTuple):
    """A check that was made: what for, with which card, against which value, and whether blind."""

    why: str
    card: Card
    target: int
    blind: bool


def tell_checked(race: Race, car: Car, made: Made) -> None:
    """Report how a check went."""
    if race.telling:
        factor = race.setup.factors[made.card]
        race.tell("checked", {
            "car": CARS[car],
            "why": made.why,
            "card": card_text(made.card),
            "factor": factor,
            "target": made.target,
            "passed": made.card != UNKNOWN and factor <= made.target,
            "blind": made.blind,
        }, reveals=None if made.blind else SEATS[car])  # fmt: skip
