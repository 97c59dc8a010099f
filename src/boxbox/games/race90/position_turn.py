"""What can't be said of a turn that only begins: it would be forgotten at once."""

from collections.abc import Iterator
from typing import Final

from boxbox.core.errors import Fault
from boxbox.games.race90.activation import stage_of
from boxbox.games.race90.race import CARS, NO_SECTION, NOBODY
from boxbox.games.race90.state import State
from boxbox.games.race90.steps import TURN

OF_A_TURN: Final = "this is of a turn that is on, and here one begins"


def new_turn_faults(state: State) -> Iterator[Fault]:
    """Return what a position says of a turn that is on, though one is about to begin."""
    if not state.agenda or state.agenda[-1][0] != TURN:
        return
    if state.robot_stops:
        yield Fault("robot_stops", OF_A_TURN)
    if state.fresh:
        yield Fault("fresh", OF_A_TURN)
    for car in state.running:
        yield from _car_faults(state, car)
    for seat in range(state.setup.players):
        yield from _player_faults(state, seat)
    if state.restart and state.safety_car and not _begins_stage(state):
        yield Fault("restart", "the safety car is still on the track in this turn")


def _begins_stage(state: State) -> bool:
    return stage_of(state, state.turn + 1) != stage_of(state, state.turn)


def _car_faults(state: State, car: int) -> Iterator[Fault]:
    for name, given in (
        ("moved", state.has_moved(car)),
        ("pitted", bool(state.pitted >> car & 1)),
        ("asked_in", state.asked[car] != NO_SECTION),
        ("re_entered", bool(state.re_entered >> car & 1)),
    ):
        if given:
            yield Fault("cars", f"{name} of {CARS[car]}: {OF_A_TURN}")


def _player_faults(state: State, seat: int) -> Iterator[Fault]:
    for name, given in (
        ("chased", state.chased[seat] != NOBODY),
        ("moved_with", bool(state.moved_with[seat])),
        ("credit", bool(state.credit[seat])),
    ):
        if given:
            yield Fault(f"players[{seat}].{name}", OF_A_TURN)
