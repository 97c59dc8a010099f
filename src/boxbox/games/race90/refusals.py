"""Why a choice is refused, and what a player would look for; `preview` lists the reasons."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from boxbox.core.event import Json
from boxbox.core.game import Refusal
from boxbox.games.race90 import codes
from boxbox.games.race90 import steps as at
from boxbox.games.race90.cards import UNKNOWN, card_text
from boxbox.games.race90.damage import free_slots
from boxbox.games.race90.movement import is_free
from boxbox.games.race90.pit_stop import excess
from boxbox.games.race90.playing import is_pair, owed
from boxbox.games.race90.race import CARS
from boxbox.games.race90.state import State
from boxbox.games.race90.strategies import on_offer
from boxbox.games.race90.track import BRAKING

DRIVING: Final = frozenset({
    at.AT_DRAW, at.AT_KEEP, at.AT_PLAY, at.AT_SECOND, at.AT_PAY, at.AT_CHECK_ORDER, at.AT_CHECK,
    at.AT_LAY, at.AT_PASS, at.AT_LAP_CHECK, at.AT_BRAKE, at.AT_POINT,
})  # fmt: skip
"""The questions of a car that has driven on."""

Why = Callable[[State, int, int], Refusal]


def refusal(view: State, seat: int, code: int) -> Refusal:
    """Return why a code that is not legal is refused."""
    asked = view.agenda[-1][0]
    if code == codes.BOX:
        return _no_box(view, seat, asked)
    act, value = _split(code)
    why = _REASONS.get((asked, act))
    return why(view, seat, value) if why else Refusal("not-now", {"asked": asked})


def _split(code: int) -> tuple[int, int]:
    """Return what kind of choice a code is and which card, point or chart it names."""
    if codes.is_card_act(code):
        return codes.split(code)
    for first in (codes.CHART, codes.STRATEGY, codes.POINT):
        if code >= first:
            return first, code - first
    return code, 0


# Cards


def _no_card(view: State, seat: int, card: int) -> Refusal:
    """Say where a card is that is not in the hand."""
    facts = {"card": card_text(card)}
    if card == UNKNOWN:
        return Refusal("card-not-in-hand", facts)
    if card in view.frozen[seat]:
        return Refusal("card-frozen", facts)
    if card in view.spent or card in view.laid[seat] or card == _first_played(view):
        return Refusal("card-spent", facts)
    if card == view.target[seat]:
        return Refusal("card-is-target", facts)
    return Refusal("card-not-in-hand", facts)


def _first_played(view: State) -> int:
    """Return the card to which a second one may be added; it is still in the hand."""
    kind, _, card, _ = view.agenda[-1]
    return card if kind == at.AT_SECOND else UNKNOWN


def _play(view: State, seat: int, card: int) -> Refusal:
    if card not in view.hands[seat]:
        return _no_card(view, seat, card)
    fault = _too_dear(view, seat, (card,))
    assert fault is not None
    return fault


def _add(view: State, seat: int, card: int) -> Refusal:
    first = view.agenda[-1][2]
    if card not in view.hands[seat] or card == first:
        return _no_card(view, seat, card)
    facts = {"first": card_text(first), "second": card_text(card)}
    if not is_pair(view, first, card):
        return Refusal("not-a-pair", facts)
    fault = _too_dear(view, seat, (first, card))
    return fault or Refusal("lower-number-first", facts)


def _join(view: State, seat: int, card: int) -> Refusal:
    if card not in view.hands[seat]:
        return _no_card(view, seat, card)
    (first,) = view.laid[seat]
    return Refusal("lower-number-first", {"first": card_text(first), "second": card_text(card)})


def _too_dear(view: State, seat: int, cards: Sequence[int]) -> Refusal | None:
    """Return why a play can't be paid, if it can't (R31 to R33)."""
    named = [card_text(card) for card in cards]
    damage = sum(view.setup.cards[card].damage for card in cards)
    free = free_slots(view, seat)
    if damage > free:
        return Refusal("no-damage-slots", {"cards": named, "damage": damage, "free": free})
    due, chips = owed(view, seat, cards), view.tyres[seat]
    if chips >= due:
        return None
    facts: dict[str, Json] = {"cards": named, "owed": due}
    if view.setup.only_chips:
        return Refusal("only-chips", facts | {"chips": chips})
    others = len(view.hands[seat]) - len(cards)
    if chips + others < due:
        return Refusal("not-enough-tyres", facts | {"chips": chips, "others": others})
    return None if chips else Refusal("no-chip-left", facts)


def _pay(view: State, seat: int, card: int) -> Refusal:
    _, _, due, last = view.agenda[-1]
    return _by_rising_number(view, seat, card, last, due - 1 - view.tyres[seat])


def _discard(view: State, seat: int, card: int) -> Refusal:
    last = view.agenda[-1][2]
    return _by_rising_number(view, seat, card, last, excess(view, seat) - 1)


def _by_rising_number(view: State, seat: int, card: int, last: int, needed: int) -> Refusal:
    """Say why a card can't come next where cards are named by rising number."""
    if card not in view.hands[seat]:
        return _no_card(view, seat, card)
    named = card_text(card)
    if card < last:
        return Refusal("rising-order", {"card": named, "last": card_text(last)})
    left = sum(other > card for other in view.hands[seat])
    return Refusal("too-few-after", {"card": named, "needed": needed, "left": left})


def _chips(view: State, seat: int, _: int) -> Refusal:
    return Refusal("not-enough-chips", {"owed": view.agenda[-1][2], "chips": view.tyres[seat]})


def _enough(view: State, seat: int, _: int) -> Refusal:
    return Refusal("must-discard", {"excess": excess(view, seat)})


def _no_deck(_: State, __: int, ___: int) -> Refusal:
    return Refusal("deck-empty", {})


# Offers


def _not_offered(card: int, offer: Sequence[int]) -> Refusal:
    texts = [card_text(other) for other in offer]
    return Refusal("not-on-offer", {"card": card_text(card), "offer": texts})


def _take(view: State, seat: int, card: int) -> Refusal:
    return _not_offered(card, on_offer(view, seat))


def _keep(view: State, _: int, card: int) -> Refusal:
    return _not_offered(card, view.offer)


def _first(view: State, _: int, card: int) -> Refusal:
    return _not_offered(card, view.agenda[-1][2:])


def _lay(view: State, _: int, card: int) -> Refusal:
    chosen = view.agenda[-1][2]
    return _not_offered(card, sorted(view.spent[: len(view.spent) - chosen]))


def _as_played(_: State, __: int, ___: int) -> Refusal:
    return Refusal("order-begun", {})


def _chart(view: State, _: int, chart: int) -> Refusal:
    charts = view.setup.data.charts
    if chart >= len(charts):
        return Refusal("no-such-chart", {"chart": str(chart + 1)})
    country = charts[chart].country
    owner = next(
        seat for seat, taken in enumerate(view.chart) if taken and taken.country == country
    )
    return Refusal("chart-taken", {"chart": charts[chart].name, "seat": owner})


# On the track


def _no_box(view: State, seat: int, asked: str) -> Refusal:
    """Say why a driver can't stop: once a turn, and before the draw (R60)."""
    if view.pitted >> seat & 1:
        return Refusal("already-pitted", {"turn": view.turn})
    if asked in DRIVING:
        return Refusal("box-before-the-draw", {})
    return Refusal("not-now", {"asked": asked})


def _stay(view: State, _: int, __: int) -> Refusal:
    return Refusal("pass-compulsory", {"car": CARS[view.agenda[-1][3]]})


def _pass_paying(view: State, seat: int, _: int) -> Refusal:
    other = view.agenda[-1][3]
    why = "points" if is_free(view, seat, other) else "not-free"
    return Refusal("no-paying-pass", {"car": CARS[other], "why": why})


def _brake_late(view: State, seat: int, _: int) -> Refusal:
    why = "stay-first" if view.kind(seat) == BRAKING else "section"
    return Refusal("no-late-braking", {"why": why})


def _point(view: State, seat: int, point: int) -> Refusal:
    section = view.section(seat)
    points = len(view.setup.track.sections[section].trajectories)
    if point >= points:
        return Refusal("no-such-point", {"point": point + 1, "points": points})
    owner = next(car for car in view.cells[section] if view.point[car] == point)
    return Refusal("point-taken", {"point": point + 1, "car": CARS[owner]})


def _no_robot(_: State, __: int, ___: int) -> Refusal:
    return Refusal("no-robot-left", {})


_REASONS: Final[Mapping[tuple[str, int], Why]] = {
    (at.AT_CHART, codes.CHART): _chart,
    (at.AT_QUALIFY, codes.QUALIFY): _no_card,
    (at.AT_CONTEST, codes.CONTEST): _no_card,
    (at.AT_CONTEST_SECOND, codes.JOIN): _join,
    (at.AT_DISCARD, codes.DISCARD): _discard,
    (at.AT_DISCARD, codes.ENOUGH): _enough,
    (at.AT_DRAW, codes.TAKE): _take,
    (at.AT_KEEP, codes.KEEP): _keep,
    (at.AT_PLAY, codes.PLAY): _play,
    (at.AT_SECOND, codes.ADD): _add,
    (at.AT_PAY, codes.PAY): _pay,
    (at.AT_PAY, codes.CHIPS): _chips,
    (at.AT_CHECK_ORDER, codes.FIRST): _first,
    (at.AT_CHECK, codes.CHECK): _no_card,
    (at.AT_CHECK, codes.BLIND): _no_deck,
    (at.AT_LAP_CHECK, codes.CHECK): _no_card,
    (at.AT_LAP_CHECK, codes.BLIND): _no_deck,
    (at.AT_LAY, codes.LAY): _lay,
    (at.AT_LAY, codes.AS_PLAYED): _as_played,
    (at.AT_PASS, codes.PASS_PAYING): _pass_paying,
    (at.AT_PASS, codes.STAY): _stay,
    (at.AT_PASS, codes.BRAKE_LATE): _brake_late,
    (at.AT_POINT, codes.POINT): _point,
    (at.AT_RESCUE, codes.RESCUE): _no_robot,
}
"""The reasons by what is asked and what kind of choice is made; for all else it is not the time."""

# What is looked for

_CARDS: Final[Mapping[str, int]] = {
    at.AT_CONTEST: codes.CONTEST,
    at.AT_CONTEST_SECOND: codes.JOIN,
    at.AT_DISCARD: codes.DISCARD,
    at.AT_PLAY: codes.PLAY,
    at.AT_SECOND: codes.ADD,
    at.AT_PAY: codes.PAY,
    at.AT_CHECK: codes.CHECK,
    at.AT_LAP_CHECK: codes.CHECK,
}
"""The act for which a player looks at each card of the hand, the frozen ones too."""
_WORDS: Final[Mapping[str, tuple[int, ...]]] = {
    at.AT_DISCARD: (codes.ENOUGH,),
    at.AT_PLAY: (codes.BOX,),
    at.AT_PAY: (codes.CHIPS,),
    at.AT_CHECK: (codes.BLIND,),
    at.AT_LAP_CHECK: (codes.BLIND,),
    at.AT_PASS: (codes.STAY, codes.BRAKE_LATE),
    at.AT_RESCUE: (codes.RESCUE,),
}


def sought(view: State, seat: int) -> Iterator[int]:
    """Return what a player would look for; what is not legal of it is refused with its reason."""
    asked = view.agenda[-1][0]
    if asked in _CARDS:
        shown = _first_played(view)
        for card in sorted((*view.hands[seat], *view.frozen[seat])):
            if card != shown:
                yield _CARDS[asked] + card
    yield from _WORDS.get(asked, ())
    if asked == at.AT_CHART:
        yield from range(codes.CHART, codes.CHART + len(view.setup.data.charts))
    elif asked == at.AT_POINT:
        section = view.setup.track.sections[view.section(seat)]
        yield from range(codes.POINT, codes.POINT + len(section.trajectories))
