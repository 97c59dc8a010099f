"""Which corners a move would touch: where a track card may be played (chapter "Track cards", R45).

Cars and flags are taken as they stand, optional passes as made, chance as good; late braking does
not count.
"""

from collections.abc import Sequence

from boxbox.games.race90.conditions import tyre_penalty
from boxbox.games.race90.overtaking import BLOCKED, bangs_wheels, price_from
from boxbox.games.race90.race import HAZARD, Race


def most_points(race: Race, seat: int, cards: Sequence[int], trajectory: int) -> int:
    """Return the movement of a play with all that can be added to it (B22)."""
    setup = race.setup
    points = sum(setup.moves[card] for card in cards) + trajectory
    if race.drives_with(seat, HAZARD):
        printed = [setup.cards[card] for card in cards]
        points += sum(card.damage + (card.check is not None) for card in printed)
    points += race.soft[seat] > 0
    return points - tyre_penalty(race, seat) - race.penalty[seat]


def eased_by(race: Race, cards: Sequence[int]) -> int:
    """Return bits of the corners in which cards let a car pass for one point."""
    printed = [race.setup.cards[card] for card in cards]
    return sum({1 << card.corner for card in printed if "overtake" in card.symbols})


def touches(race: Race, car: int, points: int, eased: int, corners: set[int]) -> bool:
    """Tell whether a car with so many points would touch all these corners."""
    setup = race.setup
    sections = setup.track.sections
    length = setup.length
    count = race.count[car]
    left = set(corners)
    free = race.no_trajectories() and bangs_wheels(race, car)
    if car in race.off:
        points -= 1
        count += race.entry[car]
        ahead = race.cells[count % length]
    else:
        cell = race.cells[count % length]
        ahead = cell[: cell.index(car)]
    while True:
        section = count % length
        left.discard(sections[section].corner)
        if not left:
            return True
        flag = race.yellow.get(section)
        if flag is not None:
            points -= flag == len(ahead)
            if ahead:
                return False
        for other in reversed(ahead):
            cost = price_from(race, car, other, count, eased)
            if cost == BLOCKED:
                return False
            if free and race.count[other] == count:
                free, cost = False, 0
            points -= cost
        if points <= 0:
            return False
        points -= 1
        count += 1
        ahead = race.cells[count % length]
