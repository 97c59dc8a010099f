"""Robots: cars that move by themselves (chapter "Robot", R19, R40 to R43, R63)."""

from collections.abc import Iterable
from typing import Final

from boxbox.games.race90.cards import FAST, SLOW, SUPERFAST, UNKNOWN
from boxbox.games.race90.checks import Made, tell_checked
from boxbox.games.race90.codes import BRAKE_LATE, STAY
from boxbox.games.race90.fuel import is_forced
from boxbox.games.race90.lapping import needs_check
from boxbox.games.race90.late_braking import attempt, cars_ahead
from boxbox.games.race90.movement import (
    ASKED,
    DONE,
    FAILED_CHECK,
    IN_THE_WAY,
    Path,
    enter_next,
    free_points,
    pass_flag,
    swap,
    take_point,
    tell_drove,
)
from boxbox.games.race90.overtaking import BLOCKED, LAP, UN_LAP, how, price
from boxbox.games.race90.pit_stop import fall_back
from boxbox.games.race90.race import (
    CARS,
    ENTERED,
    NO_POINT,
    NOBODY,
    PASSED,
    PLAYERS,
    STAYED,
    TYPE_OF,
    Race,
    Step,
)
from boxbox.games.race90.re_entry import put_back
from boxbox.games.race90.safety_car import follow
from boxbox.games.race90.steps import AT_ORANGE, ROBOT_ARRIVES
from boxbox.games.race90.track import BRAKING

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
    """Stop if the robot was called in or must after going off, else drive."""
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


def stop(race: Race, car: int, why: str) -> None:
    """Fall back, and take the best trajectory there; behind the safety car there is none."""
    fall_back(race, car, why)
    if not race.safety_car:
        take_best_point(race, car, free_points(race, car))


def stop_for_tyres(race: Race) -> None:
    """Bring in all robots, front first; it uses up no turn, and is their refuelling too (R64)."""
    for car in [car for car in race.order() if car >= PLAYERS and race.is_on_track(car)]:
        stop(race, car, "tyres")
    race.robot_fuel = ()
    race.robot_stops = 0


def come_back(race: Race, car: int) -> None:
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


def bonus(race: Race, car: int) -> int:
    """Return the bonus of the trajectory on which a robot stands (R4)."""
    point = race.point[car]
    if point == NO_POINT or race.no_trajectories():
        return 0
    return race.setup.track.sections[race.section(car)].trajectories[point].bonus


def drive(race: Race, car: int) -> None:
    """Spend the robot's points and take the best trajectory where it ends."""
    start = race.count[car]
    path: Path = []
    why = DONE
    while race.points:
        section = race.count[car] % race.setup.length
        cell = race.cells[section]
        at = cell.index(car)
        if section in race.yellow and (at or race.yellow[section] == 0):
            if pass_flag(race, car, path):
                continue
            why = IN_THE_WAY
            break
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
    if race.orange != NOBODY and why != FAILED_CHECK and race.kind(car) == BRAKING:
        race.agenda += [(ROBOT_ARRIVES, car, 0, 0), (AT_ORANGE, race.orange, car, 0)]
    else:
        settle(race, car)


# The orange flag


def legal_orange(_: Race, __: Step) -> list[int]:
    """Offer to make a robot brake late."""
    return [STAY, BRAKE_LATE]


def choose_orange(race: Race, step: Step, code: int) -> None:
    """Let a robot be, or make it brake late; a leading one checks first for cars it laps (R51)."""
    _, seat, car, _ = step
    if code != BRAKE_LATE:
        return
    if race.events is not None:
        race.tell("forced", {"seat": seat, "car": CARS[car]})
    to_lap = [other for other in cars_ahead(race, car) if needs_check(race, car, other)]
    if all(check(race, car) for _ in to_lap):
        attempt(race, car)


def arrived(race: Race, step: Step) -> None:
    """Take the best trajectory where a robot stands that somebody could force."""
    if race.is_on_track(step[1]):
        settle(race, step[1])


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
