"""What a player would look for; anything among it that isn't legal is refused with a reason."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.advanced.track_cards import is_track_card
from boxbox.games.race90.rules.basic.movement import is_free
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table import codes
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.cards import UNKNOWN
from boxbox.games.race90.table.race import SKILLS, TYRES
from boxbox.games.race90.table.track import CORNER, SECTIONS


def _from(first: Code, count: int) -> tuple[Code, ...]:
    """Return this many codes, starting with the first of a kind."""
    return tuple(map(Code, range(first, first + count)))


_CARDS: Final[Mapping[str, codes.CardAct]] = {
    at.AT_CONTEST: codes.CONTEST,
    at.AT_CONTEST_SECOND: codes.JOIN,
    at.AT_DISCARD: codes.DISCARD,
    at.AT_PLAY: codes.PLAY,
    at.AT_SECOND: codes.ADD,
    at.AT_PAY: codes.PAY,
    at.AT_CHECK: codes.CHECK,
    at.AT_LAP_CHECK: codes.CHECK,
    at.AT_OFF_CHECK: codes.CHECK,
    at.AT_SAFETY_CAR: codes.DISCARD,
}
"""The act for which a player considers each card in hand, including frozen and fresh ones."""
_WORDS: Final[Mapping[str, tuple[Code, ...]]] = {
    at.AT_DISCARD: (codes.ENOUGH,),
    at.AT_PLAY: (codes.BOX,),
    at.AT_SECOND: (codes.ALONE,),
    at.AT_PAY: (codes.CHIPS,),
    at.AT_CHECK: (codes.BLIND,),
    at.AT_LAP_CHECK: (codes.BLIND,),
    at.AT_OFF_CHECK: (codes.BLIND,),
    at.AT_PASS: (codes.STAY, codes.BRAKE_LATE),
    at.AT_RESCUE: (codes.RESCUE,),
    at.AT_SKILL: _from(codes.SKILL, len(SKILLS)),
    at.AT_SETUP: _from(codes.SETUP, len(codes.SETUPS)),
    at.AT_TYRES: _from(codes.FIT, len(TYRES)),
    at.AT_WEATHER: (codes.DRIER, codes.WETTER, codes.LEAVE_WEATHER),
    at.AT_GREEN: (codes.KEEP_FLAGS,),
    at.AT_SOFT: (codes.USE_SOFT, codes.SAVE_SOFT),
}


def sought(view: State, seat: Seat) -> Iterator[Code]:
    """Yield what a player would look for now."""
    step = view.agenda[-1]
    kind = step.name
    if kind in _CARDS:
        shown = step.first if isinstance(step, at.Second) else UNKNOWN
        for card in sorted((*view.hands[seat], *view.frozen[seat])):
            if card != shown:
                yield _CARDS[kind].of[card]
    yield from _WORDS.get(kind, ())
    if kind in _NAMED:
        yield from _NAMED[kind](view, seat)


def _charts(view: State, _: Seat) -> Iterable[Code]:
    return _from(codes.CHART, len(view.setup.data.charts))


def _points(view: State, seat: Seat) -> Iterable[Code]:
    section = view.setup.track.sections[view.section(seat)]
    return _from(codes.POINT, len(section.trajectories))


def _passes(view: State, seat: Seat) -> Iterator[Code]:
    """Yield paying for a free pass, and the cards for late braking."""
    if is_free(view, seat, view.question(at.Pass).car):
        yield codes.PASS_PAYING
    yield from _braking_cards(view, seat)


def _checks(view: State, _: Seat) -> Iterable[Code]:
    """Return the cards of the play; the hand is considered anyway."""
    return [codes.CHECK.of[card] for card in view.played if card in view.spent]


def _flags(view: State, _: Seat) -> Iterable[Code]:
    return [Code(codes.UNFLAG + section) for section in sorted(view.yellow)]


def _braking_cards(view: State, seat: Seat) -> Iterator[Code]:
    """Yield the cards in hand that help with late braking somewhere."""
    for card in view.hands[seat]:
        if is_track_card(card) and "braking" in view.setup.cards[card].symbols:
            yield codes.BRAKE_WITH.of[card]


def _flag_places(view: State, _: Seat) -> Iterator[Code]:
    """Yield all places between cars in corners; for a corner with a flag, only that it has one."""
    for section, kind in zip(SECTIONS, view.setup.kinds, strict=False):
        if kind == CORNER:
            places = 1 if section in view.yellow else len(view.cells[section]) + 1
            for ahead in range(places):
                yield codes.flag_code(section, ahead)


_NAMED: Final[Mapping[str, Callable[[State, Seat], Iterable[Code]]]] = {
    at.AT_CHART: _charts,
    at.AT_POINT: _points,
    at.AT_BRAKE: _braking_cards,
    at.AT_PASS: _passes,
    at.AT_CHECK: _checks,
    at.AT_YELLOW: _flag_places,
    at.AT_GREEN: _flags,
}
"""What else a player looks for, depending on the current state of the race."""
