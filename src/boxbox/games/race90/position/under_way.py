"""What a reader wants to know about the steps: who is asked, in which contest or pit stop."""

from typing import Final

from boxbox.core.seats import NOBODY, Seat
from boxbox.games.race90.rules.basic.contest import ROBOT_CARDS
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cars import CARS, PLAYERS
from boxbox.games.race90.table.race import NO_TYRES, STRATEGIES, TYRES
from boxbox.games.race90.table.steps import (
    AT_DISCARD,
    AT_POINT,
    AT_STRATEGY,
    AT_TYRES,
    IN_RESCUE,
    SERVICE,
    Choice,
    Declare,
    Refuel,
)
from boxbox.games.race90.wire.view import ContestCar, ContestOn, StopOn, UnderWay

IN_STOP: Final = (AT_DISCARD, AT_TYRES, AT_STRATEGY, AT_POINT)
"""What can be asked during a stop, once the car has fallen back."""


def under_way(view: State) -> UnderWay:
    """Return who is asked, and the contest and the pit stop that the question belongs to."""
    seat = view.agenda[-1].seat if view.agenda else NOBODY
    return {
        "acting": None if seat == NOBODY else CARS[seat],
        "contest": _contest(view),
        "stop": _stop(view, seat) if _is_in_stop(view, seat) else None,
    }


def _contest(view: State) -> ContestOn | None:
    """Return the section of the current contest, and what its cars have declared."""
    for step in view.agenda:
        if isinstance(step, Declare):
            cars: list[ContestCar] = [
                {
                    "car": CARS[car],
                    "laid": _laid(view, car),
                    "declined": bool(view.declined >> car & 1),
                }
                for car in view.group
            ]
            return {"section": step.section, "cars": cars}
    return None


def _laid(view: State, car: int) -> int:
    """Return how many cards a car has laid; none until it has laid them all."""
    if not view.joined >> car & 1:
        return 0
    return len(view.laid[car]) if car < PLAYERS else ROBOT_CARDS


def _is_in_stop(view: State, seat: Seat) -> bool:
    """True if the driver being asked has come in; a rescued one is serviced without a stop."""
    if seat == NOBODY or not view.pitted >> seat & 1:
        return False
    step = view.agenda[-1]
    if isinstance(step, Refuel):
        return step.queued
    rescued = any(
        isinstance(other, Choice) and other.seat == seat and other.when == IN_RESCUE
        for other in view.agenda
    )
    comes_in = not view.has_moved(seat) or view.safety_car
    return step.name in IN_STOP and comes_in and not rescued


def _stop(view: State, seat: Seat) -> StopOn:
    """Return which car is in the pits, where it comes out, and what has been done."""
    to_do = {step.name for step in view.agenda if step.seat == seat}
    serviced = SERVICE not in to_do and not isinstance(view.agenda[-1], Refuel)
    fitted = serviced and AT_TYRES not in to_do and view.tyre_type[seat] != NO_TYRES
    chosen = serviced and AT_STRATEGY not in to_do and not view.setup.junior
    return {
        "car": CARS[seat],
        "to": view.section(seat),
        "serviced": serviced,
        "tyres": TYRES[view.tyre_type[seat]] if fitted else None,
        "strategy": STRATEGIES[view.strategy[seat]] if chosen else None,
    }
