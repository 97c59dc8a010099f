"""What lies ahead of a car: where it would stand after a number of movement points."""

from typing import Final, NamedTuple

from boxbox.core.seats import Seat
from boxbox.games.race90.rules.basic.overtaking import BLOCKED, bangs_wheels, price_from
from boxbox.games.race90.rules.basic.playing import is_pair, is_playable
from boxbox.games.race90.table.cards import Card
from boxbox.games.race90.table.cars import Car
from boxbox.games.race90.table.race import Race
from boxbox.games.race90.table.track import SECTIONS

ALWAYS: Final = -99
"""The points at which a car touches the corner it already stands in."""


class Stop(NamedTuple):
    """Where a car would stand."""

    at: int
    """The count of sections, as in the race."""
    ahead: tuple[Car, ...]
    """The cars in the section that would be ahead of it, front to back."""
    flagged: bool = False
    """True if it would be behind a yellow flag, where there are no trajectories."""


class Road(NamedTuple):
    """The way ahead of a car."""

    stops: list[Stop]
    """Where it stands after 0, 1, 2... points."""
    corners: dict[int, int]
    """The points it takes to touch each corner."""
    known: dict[int, float]
    """A cache of what ends of moves are worth."""


def road(view: Race, seat: Seat, most: int, laps: bool = True, eased: int = 0) -> list[Stop]:
    """Return where a car stands after 0, 1, 2... points, with every pass it can afford.

    `laps` says whether the Leader's checks are assumed passed; `eased` holds bits of the corners in
    which a track card lets the car pass.
    """
    return survey(view, seat, most, laps, eased).stops


def here(view: Race, seat: Seat) -> Stop:
    """Return where a car on the track stands."""
    count = view.count[seat]
    cell = view.cells[count % view.setup.length]
    return Stop(count, cell[: cell.index(seat)])


def survey(view: Race, seat: Seat, most: int, laps: bool = True, eased: int = 0) -> Road:
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
"""For a flag that was passed: cars ahead in its section still can't be."""


def _flag(view: Race, count: int, ahead: tuple[Car, ...]) -> int:
    """Return how many cars are ahead of a section's flag, if it still blocks the way."""
    if not view.yellow:
        return NO_FLAG
    flag = view.yellow.get(SECTIONS[count % view.setup.length], NO_FLAG)
    if flag > len(ahead):
        return BARRED if ahead else NO_FLAG
    return flag


def entry(view: Race, seat: Seat) -> Stop:
    """Return where a car that is off the track comes back."""
    count = view.count[seat] + view.entry[seat]
    section = count % view.setup.length
    return Stop(count, view.cells[section], section in view.yellow)


def plays(view: Race, seat: Seat) -> list[tuple[Card, ...]]:
    """Return every card and pair that a seat could play and afford, lower number first."""
    hand = view.usable(seat)
    found: list[tuple[Card, ...]] = []
    for at, card in enumerate(hand):
        if is_playable(view, seat, (card,)):
            found.append((card,))
        found += [
            (card, other)
            for other in hand[at + 1 :]
            if is_pair(view, card, other) and is_playable(view, seat, (card, other))
        ]
    return found
