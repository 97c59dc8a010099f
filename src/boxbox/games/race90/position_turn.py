"""What can't be said of a turn that only begins."""

from collections.abc import Iterator

from boxbox.core.errors import Fault
from boxbox.games.race90.activation import stage_of
from boxbox.games.race90.state import State
from boxbox.games.race90.steps import TURN


def new_turn_faults(state: State) -> Iterator[Fault]:
    """Refuse a restart behind the safety car. What is left of the turn before is no fault: it ends
    as the turn begins."""
    begins = bool(state.agenda) and state.agenda[-1][0] == TURN
    if begins and state.restart and state.safety_car and not _begins_stage(state):
        yield Fault("restart", "the safety car is still on the track in this turn")


def _begins_stage(state: State) -> bool:
    return stage_of(state, state.turn + 1) != stage_of(state, state.turn)
