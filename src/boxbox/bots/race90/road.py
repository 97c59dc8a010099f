"""What lies ahead of a car: where it would stand after so many movement points."""

from typing import Final, NamedTuple

from boxbox.games.race90.overtaking import BLOCKED, bangs_wheels, price_from
from boxbox.games.race90.playing import is_pair, is_playable
from boxbox.games.race90.race import Race

ALWAYS: Final = -99
"""The points for which a car touches the corner in which it stands."""


class Stop(NamedTuple):
    """Where a car would stand."""

    at: int
    """The count of sections, as the race has it."""
    ahead: tuple[int, ...]
    """The cars of the section that would be ahead of it, front to back."""
    flagged: bool = False
    """Tell whether it would be behind a yellow flag, where there are no trajectories."""


class Road(NamedTuple):
    """The way ahead of a car."""

    stops: list[Stop]
    """Where it stands after 0, 1, 2... points."""
    corners: dict[int, int]
    """The points with which it touches each corner."""
    known: dict[int, float]
    """What ends of moves are worth, for one who works them out."""


def road(view: Race, seat: int, most: int, laps: bool = True, eased: int = 0) -> list[Stop]:
    """Return where a car stands after 0, 1, 2... points, with every pass it can pay.

    `laps` tells whether the Leader's checks are taken to be passed; `eased` are bits of the corners
    in which a track card lets it pass.
    """
    return survey(view, seat, most, laps, eased).stops


def here(view: Race, seat: int) -> Stop:
    """Return where a car on the track stands."""
    count = view.count[seat]
    cell = view.cells[count % view.setup.length]
    return Stop(count, cell[: cell.index(seat)])


def survey(view: Race, seat: int, most: int, laps: bool = True, eased: int = 0) -> Road:
    """Return the same with the corners on the way."""
    length = view.setup.length
    sections = view.setup.track.sections
    free = view.no_trajectories() and bangs_wheels(view, seat)
    checks = view.leader == seat and not laps
    stops = [entry(view, seat) if seat in view.off else here(view, seat)]
    if seat in view.off:
        stops.append(stops[0])
    count, ahead, _ = stops[0]
    flag = _flag(view, count, ahead)
    corners = {sections[count % length].corner: ALWAYS}
    while len(stops) <= most:
        cost = 1
        if flag == len(ahead):
            flag = NO_FLAG if not ahead else BARRED
        elif not ahead:
            count += 1
            ahead = view.cells[count % length]
            flag = _flag(view, count, ahead)
            corners.setdefault(sections[count % length].corner, len(stops))
        else:
            other = ahead[-1]
            cost = price_from(view, seat, other, count, eased)
            if free and view.count[other] == count:
                cost, free = 0, False
            elif cost == BLOCKED or (checks and count - view.count[other] == length):
                break
            if flag != NO_FLAG:
                break
            ahead = ahead[:-1]
        stop = Stop(count, ahead, flag >= 0)
        if cost == 0:
            stops[-1] = stop
            continue
        stops += [stops[-1]] * (cost - 1)
        stops.append(stop)
    stops += [stops[-1]] * (most + 1 - len(stops))
    return Road(stops, corners, {})


NO_FLAG: Final = -1
BARRED: Final = -2
"""A flag that was passed: cars ahead in its section still can't be."""


def _flag(view: Race, count: int, ahead: tuple[int, ...]) -> int:
    """Return how many cars are ahead of the flag of a section, if it still bars the way."""
    if not view.yellow:
        return NO_FLAG
    flag = view.yellow.get(count % view.setup.length, NO_FLAG)
    if flag > len(ahead):
        return BARRED if ahead else NO_FLAG
    return flag


def entry(view: Race, seat: int) -> Stop:
    """Return where a car comes back that is off the track."""
    count = view.count[seat] + view.entry[seat]
    section = count % view.setup.length
    return Stop(count, view.cells[section], section in view.yellow)


def plays(view: Race, seat: int) -> list[tuple[int, ...]]:
    """Return every card and pair that a seat could play and pay for, lower number first."""
    hand = view.usable(seat)
    found: list[tuple[int, ...]] = []
    for at, card in enumerate(hand):
        if is_playable(view, seat, (card,)):
            found.append((card,))
        found += [
            (card, other)
            for other in hand[at + 1 :]
            if is_pair(view, card, other) and is_playable(view, seat, (card, other))
        ]
    return found
