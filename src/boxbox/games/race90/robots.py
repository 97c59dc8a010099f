"""Robots: cars that move by themselves (chapter "Robot", R19, R40 to R43, R63)."""

from collections.abc import Iterable
from typing import Final

from boxbox.games.race90.cards import FAST, SLOW, SUPERFAST, UNKNOWN
from boxbox.games.race90.checks import Made, tell_checked
from boxbox.games.race90.lapping import needs_check
from boxbox.games.race90.movement import (
    ASKED,
    DONE,
    FAILED_CHECK,
    IN_THE_WAY,
    Path,
    enter_next,
    free_points,
    swap,
    take_point,
    tell_drove,
)
from boxbox.games.race90.overtaking import BLOCKED, LAP, UN_LAP, how, price
from boxbox.games.race90.pit_stop import fall_back
from boxbox.games.race90.race import (
    CARS,
    NO_POINT,
    PASSED,
    PLAYERS,
    STAYED,
    TYPE_OF,
    Race,
)

SPEED: Final = {SLOW: 2, FAST: 3, SUPERFAST: 4}
LEADER_TARGET: Final = 70
"""What a leading robot checks against before it laps a car."""
NO_UN_LAP: Final = "no-un-lap"


def call_in(race: Race) -> None:
    """Fix which robots refuel in this turn: the best placed of each type that is due (R63)."""
    race.robot_stops = 0
    due = [chit for chit in race.robot_fuel if chit[0] <= race.turn]
    if not due:
        return
    left = list(race.robot_fuel)
    order = [car for car in race.order() if car >= PLAYERS and race.is_on_track(car)]
    for chit in due:
        called = next((car for car in order if TYPE_OF[car] == chit[1]), None)
        if called is not None:
            order.remove(called)
            left.remove(chit)
            race.robot_stops |= 1 << called
    race.robot_fuel = tuple(left)


def take_turn(race: Race, car: int) -> None:
    """Refuel if the robot was called in, else drive."""
    bit = 1 << car
    if race.robot_stops & bit:
        race.robot_stops &= ~bit
        fall_back(race, car, "fuel")
        take_best_point(race, car, free_points(race, car))
        return
    race.waiting &= ~bit
    race.points = SPEED[TYPE_OF[car]] + bonus(race, car)
    race.progress = STAYED
    drive(race, car)


def bonus(race: Race, car: int) -> int:
    """Return the bonus of the trajectory on which a robot stands (R4)."""
    point = race.point[car]
    if point == NO_POINT or race.turn == 1:
        return 0
    return race.setup.track.sections[race.section(car)].trajectories[point].bonus


def drive(race: Race, car: int) -> None:
    """Spend the robot's points and take the best trajectory where it ends."""
    start = race.count[car]
    path: Path = []
    why = DONE
    while race.points:
        cell = race.cells[race.count[car] % race.setup.length]
        at = cell.index(car)
        if at == 0:
            enter_next(race, car, path)
            continue
        if path and needs_check(race, car, cell[at - 1]):  # tell where the check is made
            tell_drove(race, car, start, path, ASKED)
            start, path = race.count[car], []
        why = pass_other(race, car, cell[at - 1], path)
        if why != DONE:
            break
    tell_drove(race, car, start, path, why)
    race.points = 0
    settle(race, car)


def pass_other(race: Race, car: int, other: int, path: Path) -> str:
    """Pass the car ahead if a robot may; return DONE or why it stops behind it."""
    manner = how(race, car, other)
    if manner == UN_LAP:
        return NO_UN_LAP
    cost = 0 if other >= PLAYERS else price(race, car, other)
    if cost == BLOCKED or cost > race.points:
        return IN_THE_WAY
    if manner == LAP and needs_check(race, car, other) and not check(race, car):
        return FAILED_CHECK
    race.points -= cost
    swap(race, car, other)
    race.progress = max(race.progress, PASSED)
    if race.events is not None:
        path.append({"pass": CARS[other], "how": manner, "cost": cost})
    return DONE


def check(race: Race, car: int) -> bool:
    """Make a leading robot's Blind Check before it laps a car."""
    card = race.draw("blind")
    tell_checked(race, car, Made("lapping", card, LEADER_TARGET, True))
    if card == UNKNOWN:
        return False
    race.discards.append(card)
    return race.setup.factors[card] <= LEADER_TARGET


def settle(race: Race, car: int) -> None:
    """Take the best trajectory point of the section; one that the car has stays its own (R42)."""
    if race.progress == STAYED:
        return
    points = free_points(race, car)
    if race.point[car] != NO_POINT:
        points = sorted([*points, race.point[car]])
    take_best_point(race, car, points)


def take_best_point(race: Race, car: int, points: Iterable[int]) -> None:
    """Take the point with the highest bonus, of several the outermost."""
    trajectories = race.setup.track.sections[race.section(car)].trajectories
    best = max(points, key=lambda at: trajectories[at].bonus, default=NO_POINT)
    if best not in (NO_POINT, race.point[car]):
        take_point(race, car, best)
