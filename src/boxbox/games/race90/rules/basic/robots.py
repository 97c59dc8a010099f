"""Robots: cars that move by themselves (chapter "Robot", R19, R40 to R43, R63)."""

from collections.abc import Iterable
from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import NOBODY
from boxbox.games.race90.rules.advanced.fuel import is_forced
from boxbox.games.race90.rules.advanced.re_entry import put_back
from boxbox.games.race90.rules.advanced.safety_car import follow
from boxbox.games.race90.rules.basic.checks import Made, tell_checked
from boxbox.games.race90.rules.basic.lapping import needs_check
from boxbox.games.race90.rules.basic.late_braking import attempt, cars_ahead
from boxbox.games.race90.rules.basic.movement import (
    ASKED,
    DONE,
    FAILED_CHECK,
    IN_THE_WAY,
    NO_UN_LAP,
    Path,
    enter_next,
    free_points,
    is_at_flag,
    pass_flag,
    swap,
    take_point,
    tell_drove,
)
from boxbox.games.race90.rules.basic.overtaking import BLOCKED, LAP, UN_LAP, how, price
from boxbox.games.race90.rules.basic.pit_stop import fall_back
from boxbox.games.race90.table.cards import FAST, SLOW, SUPERFAST, UNKNOWN
from boxbox.games.race90.table.cars import CARS, PLAYERS, TYPE_OF, Car
from boxbox.games.race90.table.codes import BRAKE_LATE, STAY
from boxbox.games.race90.table.race import ENTERED, NO_POINT, PASSED, STAYED, Race
from boxbox.games.race90.table.steps import Orange, RobotArrives, Step
from boxbox.games.race90.table.track import BRAKING
from boxbox.games.race90.wire.names import WhyEnd

SPEED: Final = {SLOW: 2, FAST: 3, SUPERFAST: 4}
LEADER_TARGET: Final = 70
"""The target of a leading robot's check before it laps a car."""


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


def take_turn(race: Race, car: Car) -> None:
    """Make the robot stop if it was called in or must after going off the track, else drive."""
    bit = 1 << car
    if race.robot_stops & bit or is_forced(race, car):
        why = "fuel" if race.robot_stops & bit else "forced"
        race.robot_stops &= ~bit
        stop(race, car, why)
        return
    if race.safety_car:
        follow(race, car)
        return
    race.waiting &= ~bit
    race.eased = 0
    race.points = SPEED[TYPE_OF[car]] + bonus(race, car)
    race.progress = STAYED
    drive(race, car)


def stop(race: Race, car: Car, why: str) -> None:
    """Fall back, and take the best trajectory there; behind the safety car there is none."""
    fall_back(race, car, why)
    if not race.safety_car:
        take_best_point(race, car, free_points(race, car))


def stop_for_tyres(race: Race) -> None:
    """Bring in all robots, front first; it takes no turn, and counts as refuelling too (R64)."""
    for car in [car for car in race.order() if car >= PLAYERS and race.is_on_track(car)]:
        stop(race, car, "tyres")
    race.robot_fuel = ()
    race.robot_stops = 0


def come_back(race: Race, car: Car) -> None:
    """Bring a robot back on the track for its first point, and let it drive on (R53)."""
    race.waiting &= ~(1 << car)
    race.eased = 0
    race.points = max(0, SPEED[TYPE_OF[car]] - race.penalty[car])
    race.penalty[car] = 0
    race.progress = STAYED
    put_back(race, car)
    if race.points:
        race.points -= 1
        race.progress = ENTERED
        drive(race, car)


def bonus(race: Race, car: Car) -> int:
    """Return the bonus of the trajectory that a robot stands on (R4)."""
    point = race.point[car]
    if point == NO_POINT or race.no_trajectories():
        return 0
    return race.setup.track.sections[race.section(car)].trajectories[point].bonus


def drive(race: Race, car: Car) -> None:
    """Spend the robot's points and take the best trajectory where it ends."""
    start = race.count[car]
    path: Path = []
    why = DONE
    while race.points:
        cell = race.cells[race.count[car] % race.setup.length]
        at = cell.index(car)
        if race.yellow and is_at_flag(race, car, at):
            if pass_flag(race, car, path):
                continue
            why = IN_THE_WAY
            break
        if at == 0:
            enter_next(race, car, path)
            continue
        if path and needs_check(race, car, cell[at - 1]):  # report where the check is made
            tell_drove(race, car, start, path, ASKED)
            start, path = race.count[car], []
        why = pass_other(race, car, cell[at - 1], path)
        if why != DONE:
            break
    tell_drove(race, car, start, path, why)
    race.points = 0
    if race.orange != NOBODY and why != FAILED_CHECK and race.kind(car) == BRAKING:
        race.agenda += [RobotArrives(car), Orange(race.orange, car)]
    else:
        settle(race, car)


# The orange flag


def legal_orange(_: Race, __: Step) -> list[Code]:
    """Offer to make a robot brake late."""
    return [STAY, BRAKE_LATE]


def choose_orange(race: Race, step: Orange, code: Code) -> None:
    """Spare a robot, or make it brake late; a leading one checks first for cars it laps (R51)."""
    seat, car = step.seat, step.car
    if code != BRAKE_LATE:
        return
    if race.telling:
        race.tell("forced", {"seat": seat, "car": CARS[car]})
    to_lap = [other for other in cars_ahead(race, car) if needs_check(race, car, other)]
    if all(check(race, car) for _ in to_lap):
        attempt(race, car)


def arrived(race: Race, step: RobotArrives) -> None:
    """Take the best trajectory for a robot that could have been forced to brake late."""
    if race.is_on_track(step.car):
        settle(race, step.car)


def pass_other(race: Race, car: Car, other: Car, path: Path) -> WhyEnd:
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
    if race.telling:
        path.append({"pass": CARS[other], "how": manner, "cost": cost})
    return DONE


def check(race: Race, car: Car) -> bool:
    """Make a leading robot's Blind Check before it laps a car."""
    card = race.draw("blind")
    tell_checked(race, car, Made("lapping", card, LEADER_TARGET, True))
    if card == UNKNOWN:
        return False
    race.discards.append(card)
    return race.setup.factors[card] <= LEADER_TARGET


def settle(race: Race, car: Car) -> None:
    """Take the best trajectory point of the section; a car already on one keeps it (R42)."""
    if race.progress == STAYED:
        return
    points = free_points(race, car)
    if race.point[car] != NO_POINT:
        points = sorted([*points, race.point[car]])
    take_best_point(race, car, points)


def take_best_point(race: Race, car: Car, points: Iterable[int]) -> None:
    """Take the point with the highest bonus; of equal ones, the outermost."""
    trajectories = race.setup.track.sections[race.section(car)].trajectories
    best = max(points, key=lambda at: trajectories[at].bonus, default=NO_POINT)
    if best not in (NO_POINT, race.point[car]):
        take_point(race, car, best)
