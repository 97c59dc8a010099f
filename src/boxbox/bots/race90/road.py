"""What lies ahead of a car: where it would stand after so many movement points."""

from typing import NamedTuple

from boxbox.games.race90.playing import can_pay, is_pair
from boxbox.games.race90.race import BANGING_WHEELS, Race
from boxbox.games.race90.track import CORNER, STRAIGHT


class Stop(NamedTuple):
    """Where a car would stand."""

    at: int
    """The count of sections, as the race has it."""
    ahead: tuple[int, ...]
    """The cars of the section that would be ahead of it, front to back."""


def road(view: Race, seat: int, most: int, laps: bool = True) -> list[Stop]:
    """Return where a car stands after 0, 1, 2... points, with every pass it can pay.

    `laps` tells whether the Leader's checks are taken to be passed.
    """
    setup = view.setup
    count = view.count[seat]
    length = setup.length
    cell = view.cells[count % length]
    ahead = cell[: cell.index(seat)]
    bangs = view.strategy[seat] == BANGING_WHEELS
    flat = view.all_straight()
    free = flat and bangs and view.turn == 1
    leads = view.leader == seat
    stops = [Stop(count, ahead)]
    while len(stops) <= most:
        cost = 1
        if not ahead:
            count += 1
            ahead = view.cells[count % length]
        else:
            other = view.count[ahead[-1]]
            kind = STRAIGHT if flat else setup.kinds[count % length]
            if kind != STRAIGHT and other == count and not bangs and not setup.junior:
                break
            if leads and not laps and count - other == length:
                break
            if free and other == count:
                cost, free = 0, False
            elif kind == CORNER:
                cost = 2
            ahead = ahead[:-1]
        if cost == 0:
            stops[-1] = Stop(count, ahead)
            continue
        if cost == 2:
            stops.append(stops[-1])
        stops.append(Stop(count, ahead))
    while len(stops) <= most:
        stops.append(stops[-1])
    return stops


def plays(view: Race, seat: int) -> list[tuple[int, ...]]:
    """Return every card and pair that a seat could play and pay for, lower number first."""
    hand = view.hands[seat]
    found: list[tuple[int, ...]] = []
    for at, card in enumerate(hand):
        one = (card,)
        if can_pay(view, seat, one):
            found.append(one)
            found += [
                (card, other)
                for other in hand[at + 1 :]
                if is_pair(view, card, other) and can_pay(view, seat, (card, other))
            ]
    return found
