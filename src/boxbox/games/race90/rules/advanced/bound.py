"""Hold a player to the track cards they have played: later answers must use their corners (R45).

An answer after which the move can no longer touch the corner is not offered while another one can.
Checks are not bound: they may be failed on purpose, and luck is not a choice.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.advanced import flags, weather
from boxbox.games.race90.rules.advanced.reach import (
    Outlook,
    corners_of,
    outlook_of_turn,
    reaches,
    twin_of,
)
from boxbox.games.race90.rules.basic import movement
from boxbox.games.race90.rules.basic.late_braking import landing
from boxbox.games.race90.table.cards import RACE_CARDS, Card
from boxbox.games.race90.table.cars import Car
from boxbox.games.race90.table.codes import (
    BLIND,
    BRAKE_LATE,
    BRAKE_WITH,
    PASS,
    PASS_PAYING,
    STAY,
)
from boxbox.games.race90.table.race import HAZARD, Race
from boxbox.games.race90.table.steps import (
    AT_CHECK,
    AT_GREEN,
    AT_PASS,
    AT_SOFT,
    AT_WEATHER,
    AT_YELLOW,
    MOVE,
    Pass,
    Step,
)


def within_corners(race: Race, step: Step, codes: list[Code]) -> list[Code]:
    """Leave out the answers after which a played track card would miss its corner."""
    if not _decides(race, step) or len(codes) == 1:
        return codes
    corners = corners_left(race, step.seat)
    if not corners:
        return codes
    found = [code for code in codes if _keeps(race, step, code, corners)]
    return codes if all(map(_brakes, found)) else found


def _decides(race: Race, step: Step) -> bool:
    """True if answers of this kind can decide whether a corner is touched."""
    return step.name in _FOLLOWS and (step.name != AT_CHECK or race.setup.later_hazard)


def _brakes(code: Code) -> bool:
    """True for late braking, which nobody has to choose."""
    return code == BRAKE_LATE or code in BRAKE_WITH


def card_missed(race: Race, step: Step, code: Code) -> Card:
    """Return the track card that would miss its corner after an answer."""
    seat = step.seat
    left = corners_left(race, seat)
    cards = [card for card in _cards(race, seat) if race.setup.cards[card].corner in left]
    for card in cards:
        if not _keeps(race, step, code, corners_of(race, (card,))):
            return card
    return cards[0]


def corners_left(race: Race, seat: Seat) -> set[int]:
    """Return the corners of a play that its move still has to touch."""
    corners = corners_of(race, _cards(race, seat))
    if corners and all(step.name != MOVE for step in race.agenda):
        corners -= _touched(race, seat)
    return corners


def _cards(race: Race, seat: Seat) -> tuple[Card, ...]:
    """Return the track cards a car moves with."""
    cards = race.moved_with[seat] or race.played
    return tuple(card for card in cards if card > RACE_CARDS)


def _touched(race: Race, car: Car) -> set[int]:
    """Return the corners that a move has touched, from where the car stood or came back."""
    first = race.origin + (race.re_entered >> car & 1)
    sections, length = race.setup.track.sections, race.setup.length
    counts = range(max(first, race.count[car] - length), race.count[car] + 1)
    return {sections[count % length].corner for count in counts}


# After an answer

After = Callable[[Race, Any, Code], tuple[Race, Outlook | None]]
"""Returns the race after an answer and what the move then has, or None if the move is over."""


def _keeps(race: Race, step: Step, code: Code, corners: set[int]) -> bool:
    """True if the move can still touch these corners after an answer."""
    after, ahead = _FOLLOWS[step.name](race, step, code)
    if ahead is None:
        return not corners - _touched(after, step.seat)
    return reaches(after, step.seat, ahead, corners)


def _after_check(race: Race, step: Step, code: Code) -> tuple[Race, Outlook]:
    """Return what is left after a check: the later HAZARD gains a point only by a blind one.

    The chance of failing it doesn't count, nor what that would cost.
    """
    ahead = outlook_of_turn(race, step.seat)
    lost = code != BLIND and race.setup.later_hazard and race.drives_with(step.seat, HAZARD)
    return race, ahead._replace(points=ahead.points - 1) if lost else ahead


def _after_choice(choose: Callable[[Race, Step, Code], None]) -> After:
    def follow(race: Race, step: Step, code: Code) -> tuple[Race, Outlook]:
        twin = twin_of(race)
        twin.agenda.pop()
        choose(twin, step, code)
        return twin, outlook_of_turn(twin, step.seat)

    return follow


def _after_pass(race: Race, step: Pass, code: Code) -> tuple[Race, Outlook | None]:
    """Return what is left after a pass; late braking instead is assumed to succeed."""
    car, other = step.seat, step.car
    twin = twin_of(race)
    if code in (PASS, PASS_PAYING):
        free = code == PASS and movement.is_free(race, car, other)
        movement.pass_car(twin, car, other, [], free)
        return twin, outlook_of_turn(twin, car)
    if code != STAY:
        movement.advance(twin, car, landing(race, car))
    return twin, None


_FOLLOWS: Final[Mapping[str, After]] = {
    AT_CHECK: _after_check,
    AT_WEATHER: _after_choice(weather.choose_weather),
    AT_GREEN: _after_choice(flags.choose_green),
    AT_YELLOW: _after_choice(flags.choose_yellow),
    AT_SOFT: _after_choice(weather.choose_soft),
    AT_PASS: _after_pass,
}
"""The questions whose answers can decide whether a corner is touched, and what follows them."""
