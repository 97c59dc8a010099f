"""What a player would look for: what is not legal of it is refused with its reason."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from boxbox.games.race90 import codes
from boxbox.games.race90 import steps as at
from boxbox.games.race90.cards import UNKNOWN
from boxbox.games.race90.movement import is_free
from boxbox.games.race90.race import SKILLS, TYRES
from boxbox.games.race90.state import State
from boxbox.games.race90.track import CORNER
from boxbox.games.race90.track_cards import is_track_card

_CARDS: Final[Mapping[str, int]] = {
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
"""The act for which a player looks at each card of the hand, the frozen and fresh ones too."""
_WORDS: Final[Mapping[str, tuple[int, ...]]] = {
    at.AT_DISCARD: (codes.ENOUGH,),
    at.AT_PLAY: (codes.BOX,),
    at.AT_SECOND: (codes.ALONE,),
    at.AT_PAY: (codes.CHIPS,),
    at.AT_CHECK: (codes.BLIND,),
    at.AT_LAP_CHECK: (codes.BLIND,),
    at.AT_OFF_CHECK: (codes.BLIND,),
    at.AT_PASS: (codes.STAY, codes.BRAKE_LATE),
    at.AT_RESCUE: (codes.RESCUE,),
    at.AT_SKILL: tuple(range(codes.SKILL, codes.SKILL + len(SKILLS))),
    at.AT_SETUP: tuple(range(codes.SETUP, codes.SETUP + len(codes.SETUPS))),
    at.AT_TYRES: tuple(range(codes.FIT, codes.FIT + len(TYRES))),
    at.AT_WEATHER: (codes.DRIER, codes.WETTER, codes.LEAVE_WEATHER),
    at.AT_GREEN: (codes.KEEP_FLAGS,),
    at.AT_SOFT: (codes.USE_SOFT, codes.SAVE_SOFT),
}


def sought(view: State, seat: int) -> Iterator[int]:
    """Return what a player would look for now."""
    kind, _, first, _ = view.agenda[-1]
    if kind in _CARDS:
        shown = first if kind == at.AT_SECOND else UNKNOWN
        for card in sorted((*view.hands[seat], *view.frozen[seat])):
            if card != shown:
                yield _CARDS[kind] + card
    yield from _WORDS.get(kind, ())
    if kind in _NAMED:
        yield from _NAMED[kind](view, seat)


def _charts(view: State, _: int) -> Iterable[int]:
    return range(codes.CHART, codes.CHART + len(view.setup.data.charts))


def _points(view: State, seat: int) -> Iterable[int]:
    section = view.setup.track.sections[view.section(seat)]
    return range(codes.POINT, codes.POINT + len(section.trajectories))


def _passes(view: State, seat: int) -> Iterator[int]:
    """Return to pay for a pass that is free, and the cards for late braking."""
    if is_free(view, seat, view.agenda[-1][3]):
        yield codes.PASS_PAYING
    yield from _braking_cards(view, seat)


def _checks(view: State, _: int) -> Iterable[int]:
    """Return the cards of the play; those of the hand are looked at anyway."""
    return [codes.CHECK + card for card in view.played if card in view.spent]


def _flags(view: State, _: int) -> Iterable[int]:
    return [codes.UNFLAG + section for section in sorted(view.yellow)]


def _braking_cards(view: State, seat: int) -> Iterator[int]:
    """Return the cards of the hand that help in late braking somewhere."""
    for card in view.hands[seat]:
        if is_track_card(card) and "braking" in view.setup.cards[card].symbols:
            yield codes.BRAKE_WITH + card


def _flag_places(view: State, _: int) -> Iterator[int]:
    """Return all places between the cars of corners; of one with a flag, only that there is one."""
    for section, kind in enumerate(view.setup.kinds):
        if kind == CORNER:
            places = 1 if section in view.yellow else len(view.cells[section]) + 1
            for ahead in range(places):
                yield codes.flag_code(section, ahead)


_NAMED: Final[Mapping[str, Callable[[State, int], Iterable[int]]]] = {
    at.AT_CHART: _charts,
    at.AT_POINT: _points,
    at.AT_BRAKE: _braking_cards,
    at.AT_PASS: _passes,
    at.AT_CHECK: _checks,
    at.AT_YELLOW: _flag_places,
    at.AT_GREEN: _flags,
}
"""What else a player looks for: what is there at the moment."""
