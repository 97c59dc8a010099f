"""Which steps a position may have: how they stack up, and what each needs of the race."""

from collections.abc import Iterator, Mapping
from typing import Final

from boxbox.core.errors import Fault
from boxbox.games.race90.position.needs import NEEDS, NO_FACTS, bits
from boxbox.games.race90.rules.advanced.weather import chips_of
from boxbox.games.race90.rules.basic.activation import stage_of
from boxbox.games.race90.rules.basic.qualifying import has_qualified
from boxbox.games.race90.rules.dealing import hides
from boxbox.games.race90.rules.state import QUESTIONS, State
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.cards import UNKNOWN
from boxbox.games.race90.table.cars import CARS, PLAYERS, SEATS, TYPE_OF
from boxbox.games.race90.table.race import HIDDEN_BID, NO_TYRES
from boxbox.games.race90.table.steps import Step

BOTTOM: Final = ""
RESOLVED: Final = (at.DISCARDS, at.EVENTS, at.DRAWS)
STOPS: Final = (at.ACTIVATE, at.AT_RESCUE, at.COME_IN)
"""What a pit stop lies on; another driver may be the next to be rescued or to come in."""
SERVES: Final = (*STOPS, at.AT_POINT, at.SERVED)
LIES_ON: Final[Mapping[str, tuple[str, ...]]] = {
    at.GRID: (BOTTOM,),
    at.AT_QUALIFY: (at.GRID,),
    at.AT_SUBSTITUTE: (at.AT_QUALIFY, at.AT_SUBSTITUTE),
    at.DEAL: (at.AT_SUBSTITUTE,),
    at.AT_SETUP: (at.DEAL, at.AT_SETUP),
    at.AT_SKILL: (at.DEAL, at.AT_SETUP, at.AT_SKILL),
    at.AT_CHART: (at.DEAL, at.AT_SETUP, at.AT_SKILL, at.AT_CHART),
    at.TURN: (BOTTOM,),
    at.AGREED: (at.TURN,),
    at.ACTIVATE: (BOTTOM,),
    at.AT_STRATEGY: (at.TURN, at.AT_STRATEGY, *SERVES),
    at.AT_TYRES: (at.TURN, at.AGREED, at.AT_STRATEGY, at.AT_TYRES),
    at.DECLARE: (at.ACTIVATE,),
    at.AT_CONTEST: (at.DECLARE,),
    at.AT_CONTEST_SECOND: (at.DECLARE,),
    at.AT_PIT: (at.ACTIVATE,),
    at.AT_REFUEL: STOPS,
    at.COME_IN: STOPS,
    at.SERVED: (at.ACTIVATE, at.AT_POINT),
    at.SERVICE: (at.AT_TYRES, at.AT_STRATEGY, *SERVES),
    at.AT_DISCARD: (at.SERVICE,),
    at.START_DRAW: (at.ACTIVATE,),
    at.AT_VERSATILITY: (at.START_DRAW,),
    at.AT_PLAY: (at.ACTIVATE,),
    at.AT_DRAW: (at.AT_PLAY,),
    at.AT_KEEP: (at.AT_PLAY,),
    at.AT_SECOND: (at.ACTIVATE,),
    at.MOVE: (at.ACTIVATE,),
    at.AT_SOFT: (at.MOVE,),
    at.DISCARDS: (at.MOVE, at.AT_SOFT),
    at.EVENTS: (at.DISCARDS,),
    at.DRAWS: (at.DISCARDS, at.EVENTS),
    at.CHECKS: RESOLVED,
    at.TAKE_DAMAGE: (*RESOLVED, at.CHECKS),
    at.AT_PAY: (*RESOLVED, at.CHECKS, at.TAKE_DAMAGE),
    at.AT_CHECK_ORDER: RESOLVED,
    at.AT_CHECK: (*RESOLVED, at.AT_CHECK),
    at.AT_WEATHER: (at.DISCARDS, at.EVENTS),
    at.AT_YELLOW: (at.DISCARDS, at.EVENTS),
    at.AT_GREEN: (at.DISCARDS, at.EVENTS),
    at.AT_LAY: (at.MOVE, at.AT_SOFT),
    at.AT_PASS: (at.ACTIVATE,),
    at.AT_LAP_CHECK: (at.ACTIVATE, at.ARRIVE),
    at.ARRIVE: (at.ACTIVATE,),
    at.AT_BRAKE: (at.ARRIVE,),
    at.AT_OFF_CHECK: (at.ARRIVE,),
    at.ROBOT_ARRIVES: (at.ACTIVATE,),
    at.AT_ORANGE: (at.ROBOT_ARRIVES,),
    at.AT_POINT: (at.ACTIVATE,),
    at.AT_SAFETY_CAR: (at.ACTIVATE,),
    at.AT_RESCUE: (at.ACTIVATE, at.AT_RESCUE),
}
"""What each step lies on while somebody is asked; other steps are gone by then."""
TOPS: Final = (*QUESTIONS, at.AT_QUALIFY, at.TURN, at.ACTIVATE)
"""The steps a race can stop at."""
OF_NO_SEAT: Final = (*at.OF_TABLE, at.TURN, at.DECLARE, at.ROBOT_ARRIVES)
"""Steps that belong to everybody, to a section or to a robot."""
OF_OTHERS: Final = (*OF_NO_SEAT, at.AT_RESCUE, at.COME_IN)
"""Steps that may be there during another driver's turn."""
BEFORE_THE_RACE: Final = (at.AT_CHART, at.AT_SKILL, at.AT_SETUP, at.AT_SUBSTITUTE)
SERVICE: Final = (at.AT_STRATEGY, at.AT_TYRES, at.SERVICE, at.AT_DISCARD)
ANYWHERE: Final = (*SERVICE, at.AT_ORANGE)
"""Steps possible for a driver off the track: rescued there, or forcing a robot."""
PATHS: Final = (
    at.AT_PLAY, at.AT_SECOND, at.MOVE, at.AT_SOFT, at.DISCARDS, at.EVENTS, at.DRAWS, at.CHECKS,
    at.TAKE_DAMAGE, at.AT_PAY, at.AT_CHECK_ORDER, at.AT_CHECK, at.AT_WEATHER, at.AT_YELLOW,
    at.AT_GREEN, at.AT_LAY, at.ARRIVE, at.AT_OFF_CHECK,
)  # fmt: skip
"""More steps with the off-track paths: the play with which a car comes back."""
NO_PLAY: Final = (
    at.TURN, at.ACTIVATE, at.AT_PIT, at.AT_REFUEL, at.COME_IN, *SERVICE, at.AT_SAFETY_CAR,
    at.AT_RESCUE,
)  # fmt: skip
"""Steps possible behind the safety car."""


def step_faults(state: State) -> Iterator[Fault]:
    """Yield what is impossible about the steps of a race, and about what they put on the table."""
    under = BOTTOM
    for number, step in enumerate(state.agenda):
        problem = _problem(state, step, under)
        if problem:
            yield Fault(f"steps[{number}]", f"{step.name!r} {problem}")
            return
        under = step.name
    yield from _whole_faults(state)


def _problem(state: State, step: Step, under: str) -> str:
    """Return what is wrong with a step that lies on another one, or "" if it may be there."""
    kind, seat = step.name, step.seat
    if kind not in LIES_ON:
        return "is no step that a race can stand at"
    if under not in LIES_ON[kind]:
        return f"can't lie on {under!r}" if under else "can't be the first"
    if kind not in OF_NO_SEAT:
        if not 0 <= seat < state.setup.players:
            return f"is of a seat from 0 to {state.setup.players - 1}, not of {seat}"
        place = _place_problem(state, kind, seat)
        if place:
            return place
    need = NEEDS.get(kind, NO_FACTS)
    return "" if need.fits(state, step) else f"needs {need.words}"


def _place_problem(state: State, kind: str, seat: int) -> str:
    if kind in BEFORE_THE_RACE:
        return ""
    runs = seat in state.running
    if kind == at.AT_RESCUE:
        return "is of a driver who is out" if runs else ""
    if not runs:
        return f"is of a car in the race, and {CARS[seat]} is not"
    allowed = (*ANYWHERE, *PATHS) if state.setup.paths else ANYWHERE
    off = seat in state.off and kind not in allowed
    return f"is of a car on the track, and {CARS[seat]} is not" if off else ""


def _whole_faults(state: State) -> Iterator[Fault]:
    kinds = [step.name for step in state.agenda]
    if not kinds:
        return
    if kinds[-1] not in TOPS:
        yield Fault("steps", f"{kinds[-1]!r} is not what a race can stand at")
    if kinds[0] == at.GRID:
        yield from _grid_faults(state, at.DEAL in kinds)
    elif not state.running and at.AT_RESCUE not in kinds:
        yield Fault("cars", "the cars of the race are missing")
    if kinds[0] == at.ACTIVATE:
        own = {step.seat for step in state.agenda[1:] if step.name not in OF_OTHERS}
        if len(own) > 1:
            yield Fault("steps", "these are the turns of two drivers at once")
        if not state.turn:
            yield Fault("turn", "the first turn is 1")
    elif len(set(state.agenda)) < len(state.agenda):
        yield Fault("steps", "a driver is asked the same twice")
    yield from _contest_faults(state, at.DECLARE in kinds)
    yield from _qualifying_faults(state)
    yield from _play_faults(state, kinds)
    yield from _tyre_faults(state)
    yield from _off_track_faults(state)
    yield from _restart_faults(state)


def _grid_faults(state: State, to_deal: bool) -> Iterator[Fault]:
    """Yield what is impossible before the race."""
    if state.running or state.retired or state.turn:
        yield Fault("steps", "the cars are on the track already")
    chits = [state.setup.data.chits[number].type for number in state.chits]
    for kind in {TYPE_OF[car] for car in state.setup.robots}:
        robots = sum(TYPE_OF[car] == kind for car in state.setup.robots)
        if chits.count(kind) < robots:
            yield Fault("chits", f"{robots} {kind} ones are needed for the grid")
    to_choose = [step.seat for step in state.agenda if step.name == at.AT_CHART]
    for seat, chart in enumerate(state.chart):
        if chart is None and seat not in to_choose:
            yield Fault(f"players[{seat}].chart", "a driver needs one here")
        if not to_deal and not state.hands[seat] and not state.laid[seat]:
            yield Fault(f"players[{seat}].hand", "a driver needs cards to qualify")
        if state.target[seat] != UNKNOWN:
            yield Fault(f"players[{seat}].target", "qualifying brings the first one")


def _contest_faults(state: State, is_on: bool) -> Iterator[Fault]:
    """Yield what is impossible about a contest and the cards face down."""
    if state.group and not is_on:
        yield Fault("contest.group", "no contest is on")
    if state.joined & ~bits(state.group):
        yield Fault("contest.joined", "these cars are not all in the contest")
    asked = state.agenda[-1]
    for seat, laid in enumerate(state.laid):
        counts: tuple[int, ...] = (0,)
        if asked.name == at.AT_QUALIFY:
            counts = (0, 1)
        elif asked.name == at.AT_CONTEST_SECOND and seat == asked.seat:
            counts = (1,)
        elif state.joined >> seat & 1:
            counts = (1, 2)
        if len(laid) not in counts:
            wanted = " or ".join(map(str, counts))
            yield Fault(f"players[{seat}].laid", f"{len(laid)} cards where {wanted} can lie")


def _qualifying_faults(state: State) -> Iterator[Fault]:
    """Yield what is impossible about cards and fuel for qualifying."""
    qualifies = state.agenda[-1].name == at.AT_QUALIFY
    awaited = [seat for seat in state.setup.seats if not has_qualified(state, seat)]
    if qualifies and not awaited and HIDDEN_BID not in state.bid:
        yield Fault("steps", "all have laid a card for qualifying")
    for seat, bid in enumerate(state.bid):
        if bid and not (qualifies and state.laid[seat]):
            yield Fault(f"players[{seat}].bid", "fuel is bid with a card that lies for qualifying")


def _play_faults(state: State, kinds: list[str]) -> Iterator[Fault]:
    """Yield what is impossible about the cards of the current turn."""
    is_on = at.DISCARDS in kinds or at.AT_LAY in kinds
    most = 2 if is_on else 0
    if not bool(most) <= len(state.played) <= most:
        yield Fault("move.played", f"{len(state.played)} cards where {'1 or 2' if most else 0} lie")
    if state.spent and not is_on and not _brakes_with_card(state):
        yield Fault("move.spent", "nobody has played")
    if hides((*state.played, *state.spent)):
        yield Fault("move", "the cards of a turn are known to all")
    if state.offer and kinds[-1] != at.AT_KEEP:
        yield Fault("move.offer", "nobody chooses one of two cards")


def _brakes_with_card(state: State) -> bool:
    """True if a track card for late braking is on the table while the Leader checks first."""
    step = state.agenda[-1]
    if not isinstance(step, at.LapCheck) or not step.braking or len(state.spent) != 1:
        return False
    return "braking" in state.setup.cards[state.spent[0]].symbols


def _tyre_faults(state: State) -> Iterator[Fault]:
    """Yield what is impossible about tyres, except while they are being changed."""
    if not state.setup.has_weather:
        return
    changing = {step.seat for step in state.agenda if step.name == at.AT_TYRES}
    for seat in [SEATS[car] for car in state.running if car < PLAYERS and car not in changing]:
        chart = state.chart[seat]
        assert chart is not None
        if state.tyre_type[seat] == NO_TYRES:
            yield Fault(f"players[{seat}].tyre_type", "a car in the race has tyres")
        elif state.tyres[seat] > chips_of(state, seat, state.tyre_type[seat]):
            yield Fault(f"players[{seat}].tyres", "a set of soft tyres has not so many chips")


def _off_track_faults(state: State) -> Iterator[Fault]:
    """Yield what is impossible about cars off the track, and behind the safety car."""
    if state.safety_car:
        for number, step in enumerate(state.agenda):
            if step.name not in NO_PLAY:
                yield Fault(f"steps[{number}]", f"{step.name!r} can't be behind the safety car")
    under_way = [step.seat for step in state.agenda if step.name == at.AT_OFF_CHECK]
    for car in state.running:
        off = car in state.off
        if off and state.safety_car:
            yield Fault("cars", f"{CARS[car]} is off the track behind the safety car")
        if off and not state.entry[car] and car not in under_way:
            yield Fault("cars", f"it is not said where {CARS[car]} comes back")
        if state.penalty[car] and not off:
            yield Fault("cars", f"{CARS[car]} loses movement, but was not off the track")


def _restart_faults(state: State) -> Iterator[Fault]:
    """Refuse a restart behind the safety car.

    Leftovers of the turn before are no fault: they end as the turn begins.
    """
    if state.agenda[-1].name != at.TURN or not (state.restart and state.safety_car):
        return
    if stage_of(state, state.turn + 1) == stage_of(state, state.turn):
        yield Fault("restart", "the safety car is still on the track in this turn")
