"""The orange flag: what forcing a robot to brake late is worth."""

from collections.abc import Callable
from typing import NamedTuple

from boxbox.core.seats import Seat
from boxbox.games.race90.bots.symbols import NEAR, ROBOT
from boxbox.games.race90.rules.advanced.conditions import check_modifier
from boxbox.games.race90.rules.advanced.safety_car import physical_order
from boxbox.games.race90.table.cars import PLAYERS, TYPE_OF, Car
from boxbox.games.race90.table.race import Race
from boxbox.games.race90.table.track import CHECK, CRASH, CRASH_SC, ENTER, PrintedSection

Odds = Callable[[int], float]


class Fate(NamedTuple):
    """How likely a robot that goes off the track comes back, and how it may retire."""

    back: float
    crash: float
    safety_car: float


def fate(section: PrintedSection, modifier: int, odds: Odds) -> Fate:
    """Return what happens to a robot off the track, which checks blind, again and again."""
    there, back = 1.0, 0.0
    passes = odds(section.late_braking + modifier)
    for kind, _ in section.path:
        if kind == CHECK:
            back += there * passes
            there *= 1 - passes
        elif kind == ENTER:
            return Fate(back + there, 0.0, 0.0)
        elif kind == CRASH:
            return Fate(back, there, 0.0)
        elif kind == CRASH_SC:
            break
    return Fate(back, 0.0, there)


def forcing_worth(view: Race, seat: Seat, robot: Car, odds: Odds) -> float:
    """Return what forcing a robot to brake late is worth to a driver."""
    section = view.setup.track.sections[view.section(robot)]
    modifier = check_modifier(view)
    passes = odds(section.late_braking + modifier)
    off = fate(section, modifier, odds)
    gap = view.count[robot] - view.count[seat]
    matters = (0.3 + ROBOT.get(TYPE_OF[robot], 0.0)) * (1.0 if abs(gap) <= NEAR else 0.3)
    fails = 1 - passes
    worth = -matters * passes + fails * (matters * off.back + 4 * matters * off.crash)
    return worth + fails * off.safety_car * (safety_car_worth(view, seat, robot) + 4 * matters)


def safety_car_worth(view: Race, seat: Seat, gone: int) -> float:
    """Return what it is worth to line up all cars: the gaps that close, less those lost."""
    order = [car for car in physical_order(view) if car != gone]
    place = {car: at for at, car in enumerate(order)}
    length = view.setup.length
    worth = weight = 0.0
    for car in order:
        if car == seat:
            continue
        counts = 1.0 if car < PLAYERS else ROBOT.get(TYPE_OF[car], 0.0)
        laps = view.laps_down(car) - view.laps_down(seat)
        after = place[car] - place[seat] + length * laps
        worth += counts * (after - (view.count[seat] - view.count[car]))
        weight += counts
    return 0.4 * worth / weight if weight else 0.0
