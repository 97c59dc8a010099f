"""Why a choice is refused; `wire.refusals` lists the reasons."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from boxbox.core.game import Code, Refusal
from boxbox.core.seats import Seat, by_seat
from boxbox.core.wire import Data
from boxbox.games.race90.advice import module_refusals as modules
from boxbox.games.race90.rules.advanced.bound import card_missed
from boxbox.games.race90.rules.advanced.reach import corners_of, outlook_of_play, reaches
from boxbox.games.race90.rules.basic.damage import free_slots
from boxbox.games.race90.rules.basic.movement import is_free
from boxbox.games.race90.rules.basic.pit_stop import excess
from boxbox.games.race90.rules.basic.playing import is_pair, owed, reaches_corners
from boxbox.games.race90.rules.basic.qualifying import owes_bid
from boxbox.games.race90.rules.basic.strategies import on_offer
from boxbox.games.race90.rules.state import QUESTIONS, State
from boxbox.games.race90.table import codes
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.cards import RACE_CARDS, UNKNOWN, Card, card_text
from boxbox.games.race90.table.cars import CARS

DRIVING: Final = frozenset({
    at.AT_DRAW, at.AT_KEEP, at.AT_PLAY, at.AT_SECOND, at.AT_PAY, at.AT_CHECK_ORDER, at.AT_CHECK,
    at.AT_LAY, at.AT_PASS, at.AT_LAP_CHECK, at.AT_BRAKE, at.AT_POINT, at.AT_WEATHER, at.AT_YELLOW,
    at.AT_GREEN, at.AT_SOFT, at.AT_OFF_CHECK, at.AT_SAFETY_CAR,
})  # fmt: skip
"""The questions asked after a car has driven on."""

_NAMED: Final = (
    codes.FLAG, codes.UNFLAG, codes.FUEL, codes.SETUP, codes.FIT, codes.SKILL, codes.CHART,
    codes.STRATEGY, codes.POINT,
)  # fmt: skip
"""The first code of each kind that names something, the last kind first."""


def refusal(view: State, seat: Seat, code: Code) -> Refusal:
    """Return why a code that is not legal is refused."""
    asked = view.agenda[-1].name
    if asked == at.AT_QUALIFY and owes_bid(view, seat):
        asked = at.AT_BID
    if code == codes.BOX:
        return _no_box(view, seat, asked)
    act, value = codes.split(code) if codes.is_card_act(code) else _split(code)
    missing = modules.not_played(view, act, value)
    if missing:
        return missing
    if _is_bound(view, code):
        return _misses(view, code)
    return _why(view, seat, asked, code) or Refusal("not-now", {"asked": asked})


def _why(view: State, seat: Seat, asked: str, code: Code) -> Refusal | None:
    """Return why a choice of this kind is refused when its kind is asked for."""
    if codes.is_card_act(code):
        act, card = codes.split(code)
        no_card = _OF_CARDS.get((asked, act))
        return no_card(view, seat, card) if no_card else None
    first, value = _split(code)
    no_other = _OF_OTHERS.get((asked, first))
    return no_other(view, seat, value) if no_other else None


def _is_bound(view: State, code: Code) -> bool:
    """True if only a played track card forbids an answer."""
    step = view.agenda[-1]
    return step.name in QUESTIONS and code in QUESTIONS[step.name][0](view, step)


def _misses(view: State, code: Code) -> Refusal:
    """Name the track card that would miss its corner (R45)."""
    card = card_missed(view, view.agenda[-1], code)
    corner = view.setup.cards[card].corner
    return Refusal("misses-corner", {"card": card_text(card), "corner": corner})


def _split(code: Code) -> tuple[Code, int]:
    """Return the kind of a code without a card, and its number within the kind, such as a point."""
    first = next((first for first in _NAMED if code >= first), code)
    return first, code - first


# Cards


def _no_card(view: State, seat: Seat, card: Card) -> Refusal:
    """Say where a card is that isn't in the hand, or that it can't be used yet (R21)."""
    facts = {"card": card_text(card)}
    if card == UNKNOWN:
        return Refusal("card-not-in-hand", facts)
    if card in view.hands[seat] and view.fresh >> card & 1:
        return Refusal("card-fresh", facts)
    if card in view.frozen[seat]:
        return Refusal("card-frozen", facts)
    if card in view.spent or card in view.laid[seat] or card == _first_played(view):
        return Refusal("card-spent", facts)
    if card == view.target[seat]:
        return Refusal("card-is-target", facts)
    return Refusal("card-not-in-hand", facts)


def _first_played(view: State) -> Card:
    """Return the card that a second one may be added to; it is still in the hand."""
    step = view.agenda[-1]
    return step.first if isinstance(step, at.Second) else UNKNOWN


def _play(view: State, seat: Seat, card: Card) -> Refusal:
    if card not in view.usable(seat):
        return _no_card(view, seat, card)
    return _too_dear(view, seat, (card,)) or _off_corner(view, seat, (card,))


def _add(view: State, seat: Seat, card: Card) -> Refusal:
    first = view.question(at.Second).first
    if card not in view.usable(seat) or card == first:
        return _no_card(view, seat, card)
    facts = {"first": card_text(first), "second": card_text(card)}
    if not is_pair(view, first, card):
        return Refusal("not-a-pair", facts)
    fault = _too_dear(view, seat, (first, card))
    if fault:
        return fault
    if not reaches_corners(view, seat, (first, card)):
        return _off_corner(view, seat, (first, card))
    return Refusal("lower-number-first", facts)


def _alone(view: State, seat: Seat, _: int) -> Refusal:
    return _off_corner(view, seat, (view.question(at.Second).first,))


def _off_corner(view: State, seat: Seat, cards: tuple[Card, ...]) -> Refusal:
    """Name the track card whose corner a move would not touch (R45)."""
    ahead = outlook_of_play(view, seat, cards)
    bound = [card for card in cards if card > RACE_CARDS]
    missed = [card for card in bound if not reaches(view, seat, ahead, corners_of(view, (card,)))]
    card = (missed or bound)[0]
    return Refusal("off-corner", {"card": card_text(card), "corner": view.setup.cards[card].corner})


def _join(view: State, seat: Seat, card: Card) -> Refusal:
    if card not in view.usable(seat):
        return _no_card(view, seat, card)
    (first,) = view.laid[seat]
    return Refusal("lower-number-first", {"first": card_text(first), "second": card_text(card)})


def _too_dear(view: State, seat: Seat, cards: Sequence[Card]) -> Refusal | None:
    """Return why a play is unaffordable, if it is (R31 to R33)."""
    named = [card_text(card) for card in cards]
    damage = sum(view.setup.cards[card].damage for card in cards)
    free = free_slots(view, seat)
    if damage > free:
        return Refusal("no-damage-slots", {"cards": named, "damage": damage, "free": free})
    due, chips = owed(view, seat, cards), view.tyres[seat]
    if chips >= due:
        return None
    facts: Data = {"cards": named, "owed": due}
    if view.setup.only_chips:
        return Refusal("only-chips", facts | {"chips": chips})
    others = len(view.usable(seat)) - len(cards)
    if chips + others < due:
        return Refusal("not-enough-tyres", facts | {"chips": chips, "others": others})
    return None if chips else Refusal("no-chip-left", facts)


def _pay(view: State, seat: Seat, card: Card) -> Refusal:
    step = view.question(at.Pay)
    if card not in view.usable(seat):
        return _no_card(view, seat, card)
    needed = step.due - 1 - view.tyres[seat]
    return _by_rising_number(view.usable(seat), card, step.last, needed)


def _discard(view: State, seat: Seat, card: Card) -> Refusal:
    last = view.question(at.Discard).last
    if card not in view.hands[seat]:
        return _no_card(view, seat, card)
    return _by_rising_number(view.hands[seat], card, last, excess(view, seat) - 1)


def _by_rising_number(hand: Sequence[Card], card: Card, last: Card, needed: int) -> Refusal:
    """Say why a card can't come next when cards are named by rising number."""
    named = card_text(card)
    if card < last:
        return Refusal("rising-order", {"card": named, "last": card_text(last)})
    left = sum(other > card for other in hand)
    return Refusal("too-few-after", {"card": named, "needed": needed, "left": left})


def _chips(view: State, seat: Seat, _: int) -> Refusal:
    return Refusal(
        "not-enough-chips", {"owed": view.question(at.Pay).due, "chips": view.tyres[seat]}
    )


def _enough(view: State, seat: Seat, _: int) -> Refusal:
    return Refusal("must-discard", {"excess": excess(view, seat)})


def _no_deck(_: State, __: Seat, ___: int) -> Refusal:
    return Refusal("deck-empty", {})


# Offers


def _not_offered(card: Card, offer: Sequence[Card]) -> Refusal:
    texts = [card_text(other) for other in offer]
    return Refusal("not-on-offer", {"card": card_text(card), "offer": texts})


def _take(view: State, seat: Seat, card: Card) -> Refusal:
    return _not_offered(card, on_offer(view, seat))


def _keep(view: State, _: Seat, card: Card) -> Refusal:
    return _not_offered(card, view.offer)


def _first(view: State, _: Seat, card: Card) -> Refusal:
    step = view.question(at.CheckOrder)
    return _not_offered(card, (step.one, step.other))


def _lay(view: State, _: Seat, card: Card) -> Refusal:
    chosen = view.question(at.Lay).chosen
    return _not_offered(card, sorted(view.spent[: len(view.spent) - chosen]))


def _as_played(_: State, __: Seat, ___: int) -> Refusal:
    return Refusal("order-begun", {})


def _chart(view: State, _: Seat, chart: int) -> Refusal:
    charts = view.setup.data.charts
    if chart >= len(charts):
        return Refusal("no-such-chart", {"chart": str(chart + 1)})
    country = charts[chart].country
    owner = next(seat for seat, taken in by_seat(view.chart) if taken and taken.country == country)
    return Refusal("chart-taken", {"chart": charts[chart].name, "seat": owner})


# On the track


def _no_box(view: State, seat: Seat, asked: str) -> Refusal:
    """Say why a driver can't stop: only once a turn, and before the draw (R60)."""
    if view.pitted >> seat & 1:
        return Refusal("already-pitted", {"turn": view.turn})
    comes_back = view.re_entered >> seat & 1 or (seat in view.off and asked != at.AT_OFF_CHECK)
    if asked in DRIVING and comes_back:
        return Refusal("no-box-off-track", {})
    if asked in DRIVING:
        return Refusal("box-before-the-draw", {})
    return Refusal("not-now", {"asked": asked})


def _stay(view: State, _: Seat, __: int) -> Refusal:
    return Refusal("pass-compulsory", {"car": CARS[view.question(at.Pass).car]})


def _pass_paying(view: State, seat: Seat, _: int) -> Refusal:
    other = view.question(at.Pass).car
    why = "points" if is_free(view, seat, other) else "not-free"
    return Refusal("no-paying-pass", {"car": CARS[other], "why": why})


def _brake_with(view: State, seat: Seat, card: Card) -> Refusal:
    if card not in view.usable(seat):
        return _no_card(view, seat, card)
    return modules.no_braking_card(view, seat, card)


def _point(view: State, seat: Seat, point: int) -> Refusal:
    section = view.section(seat)
    points = len(view.setup.track.sections[section].trajectories)
    if point >= points:
        return Refusal("no-such-point", {"point": point + 1, "points": points})
    owner = next(car for car in view.cells[section] if view.point[car] == point)
    return Refusal("point-taken", {"point": point + 1, "car": CARS[owner]})


def _no_robot(_: State, __: Seat, ___: int) -> Refusal:
    return Refusal("no-robot-left", {})


_OF_CARDS: Final[Mapping[tuple[str, codes.CardAct], Callable[[State, Seat, Card], Refusal]]] = {
    (at.AT_QUALIFY, codes.QUALIFY): _no_card,
    (at.AT_CONTEST, codes.CONTEST): _no_card,
    (at.AT_CONTEST_SECOND, codes.JOIN): _join,
    (at.AT_DISCARD, codes.DISCARD): _discard,
    (at.AT_DRAW, codes.TAKE): _take,
    (at.AT_KEEP, codes.KEEP): _keep,
    (at.AT_PLAY, codes.PLAY): _play,
    (at.AT_SECOND, codes.ADD): _add,
    (at.AT_PAY, codes.PAY): _pay,
    (at.AT_CHECK_ORDER, codes.FIRST): _first,
    (at.AT_CHECK, codes.CHECK): _no_card,
    (at.AT_LAP_CHECK, codes.CHECK): _no_card,
    (at.AT_LAY, codes.LAY): _lay,
    (at.AT_PASS, codes.BRAKE_WITH): _brake_with,
    (at.AT_BRAKE, codes.BRAKE_WITH): _brake_with,
    (at.AT_OFF_CHECK, codes.CHECK): _no_card,
    (at.AT_SAFETY_CAR, codes.DISCARD): _no_card,
}
_OF_OTHERS: Final[Mapping[tuple[str, Code], Callable[[State, Seat, int], Refusal]]] = {
    (at.AT_CHART, codes.CHART): _chart,
    (at.AT_DISCARD, codes.ENOUGH): _enough,
    (at.AT_SECOND, codes.ALONE): _alone,
    (at.AT_PAY, codes.CHIPS): _chips,
    (at.AT_CHECK, codes.BLIND): _no_deck,
    (at.AT_LAP_CHECK, codes.BLIND): _no_deck,
    (at.AT_LAY, codes.AS_PLAYED): _as_played,
    (at.AT_PASS, codes.PASS_PAYING): _pass_paying,
    (at.AT_PASS, codes.STAY): _stay,
    (at.AT_PASS, codes.BRAKE_LATE): modules.no_late_braking,
    (at.AT_POINT, codes.POINT): _point,
    (at.AT_RESCUE, codes.RESCUE): _no_robot,
    (at.AT_SKILL, codes.SKILL): modules.no_skill,
    (at.AT_SETUP, codes.SETUP): modules.no_setup,
    (at.AT_BID, codes.FUEL): modules.no_bid,
    (at.AT_REFUEL, codes.FUEL): modules.no_fuel,
    (at.AT_TYRES, codes.FIT): modules.no_tyres,
    (at.AT_VERSATILITY, codes.STRATEGY): modules.same_strategy,
    (at.AT_WEATHER, codes.DRIER): modules.weather_end,
    (at.AT_WEATHER, codes.WETTER): modules.weather_end,
    (at.AT_YELLOW, codes.FLAG): modules.no_flag,
    (at.AT_GREEN, codes.UNFLAG): modules.no_flag_there,
    (at.AT_OFF_CHECK, codes.BLIND): _no_deck,
}
"""The reasons, by the question and the kind of choice, with a card or without; anything else isn't
asked for now."""
