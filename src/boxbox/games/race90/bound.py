"""Track cards that are played bind the answers that follow: they must use their corner (R45).

An answer with which the move can't touch it any more is not offered, as long as another one can.
Checks are not bound: they may be failed on purpose, and chance is no choice.
"""

from collections.abc import Callable, Mapping
from typing import Final

from boxbox.games.race90 import flags, movement, weather
from boxbox.games.race90.cards import RACE_CARDS
from boxbox.games.race90.codes import (
    BLIND,
    BRAKE_LATE,
    BRAKE_WITH,
    PASS,
    PASS_PAYING,
    STAY,
    is_card_act,
    split,
)
from boxbox.games.race90.late_braking import landing
from boxbox.games.race90.race import HAZARD, Race, Step
from boxbox.games.race90.reach import Outlook, corners_of, outlook_of_turn, reaches, twin_of
from boxbox.games.race90.steps import (
    AT_CHECK,
    AT_GREEN,
    AT_PASS,
    AT_SOFT,
    AT_WEATHER,
    AT_YELLOW,
    MOVE,
)


def within_corners(race: Race, step: Step, codes: list[int]) -> list[int]:
    """Leave out the answers with which a played track card would miss its corner."""
    if not _decides(race, step) or len(codes) == 1:
        return codes
    corners = corners_left(race, step[1])
    if not corners:
        return codes
    found = [code for code in codes if _keeps(race, step, code, corners)]
    return codes if all(map(_brakes, found)) else found


def _decides(race: Race, step: Step) -> bool:
    """True if answers of this kind can decide whether a corner is touched."""
    return step[0] in _FOLLOWS and (step[0] != AT_CHECK or race.setup.later_hazard)


def _brakes(code: int) -> bool:
    """True for late braking, to which nobody is bound."""
    return code == BRAKE_LATE or (is_card_act(code) and split(code)[0] == BRAKE_WITH)


def card_missed(race: Race, step: Step, code: int) -> int:
    """Return the track card that would miss its corner after an answer."""
    seat = step[1]
    left = corners_left(race, seat)
    cards = [card for card in _cards(race, seat) if race.setup.cards[card].corner in left]
    for card in cards:
        if not _keeps(race, step, code, corners_of(race, (card,))):
            return card
    return cards[0]


def corners_left(race: Race, seat: int) -> set[int]:
    """Return the corners of a play that its move has still to touch."""
    corners = corners_of(race, _cards(race, seat))
    if corners and all(step[0] != MOVE for step in race.agenda):
        corners -= _touched(race, seat)
    return corners


def _cards(race: Race, seat: int) -> tuple[int, ...]:
    """Return the track cards with which a car moves."""
    cards = race.moved_with[seat] or race.played
    return tuple(card for card in cards if card > RACE_CARDS)


def _touched(race: Race, car: int) -> set[int]:
    """Return the corners that a move has touched; it began where the car stood or came back."""
    first = race.origin + (race.re_entered >> car & 1)
    sections, length = race.setup.track.sections, race.setup.length
    counts = range(max(first, race.count[car] - length), race.count[car] + 1)
    return {sections[count % length].corner for count in counts}


# After an answer

After = Callable[[Race, Step, int], tuple[Race, Outlook | None]]
"""Returns the race after an answer and what the move has then; nothing more if it is over."""


def _keeps(race: Race, step: Step, code: int, corners: set[int]) -> bool:
    """True if the move can still touch corners after an answer."""
    after, ahead = _FOLLOWS[step[0]](race, step, code)
    if ahead is None:
        return not corners - _touched(after, step[1])
    return reaches(after, step[1], ahead, corners)


def _after_check(race: Race, step: Step, code: int) -> tuple[Race, Outlook]:
    """Return what is left after a check: the later HAZARD gains nothing by one that is not blind.

    That it could be failed does not count, nor what that would cost.
    """
    ahead = outlook_of_turn(race, step[1])
    lost = code != BLIND and race.setup.later_hazard and race.drives_with(step[1], HAZARD)
    return race, ahead._replace(points=ahead.points - 1) if lost else ahead


def _after_choice(choose: Callable[[Race, Step, int], None]) -> After:
    def follow(race: Race, step: Step, code: int) -> tuple[Race, Outlook]:
        twin = twin_of(race)
        twin.agenda.pop()
        choose(twin, step, code)
        return twin, outlook_of_turn(twin, step[1])

    return follow


def _after_pass(race: Race, step: Step, code: int) -> tuple[Race, Outlook | None]:
    """Return what is left after a pass; late braking instead of it is taken to succeed."""
    _, car, _, other = step
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
