"""Which steps a position may have: how they lie on each other, and what each needs of the race."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from boxbox.core.errors import Fault
from boxbox.games.race90 import steps as at
from boxbox.games.race90.cards import CARD_NUMBERS, UNKNOWN
from boxbox.games.race90.damage import free_slots
from boxbox.games.race90.lapping import needs_check
from boxbox.games.race90.late_braking import cars_ahead
from boxbox.games.race90.movement import ASKED, face, free_points
from boxbox.games.race90.overtaking import price
from boxbox.games.race90.playing import can_pay
from boxbox.games.race90.race import CARS, NOBODY, TYPE_OF, Race, Step
from boxbox.games.race90.state import QUESTIONS, State
from boxbox.games.race90.track import BRAKING, CORNER

BOTTOM: Final = ""
PLAYED: Final = (at.DISCARDS, at.DRAWS, at.CHECKS, at.TAKE_DAMAGE)
LIES_ON: Final[Mapping[str, tuple[str, ...]]] = {
    at.GRID: (BOTTOM,),
    at.AT_QUALIFY: (at.GRID,),
    at.AT_SUBSTITUTE: (at.AT_QUALIFY, at.AT_SUBSTITUTE),
    at.DEAL: (at.AT_SUBSTITUTE,),
    at.AT_CHART: (at.DEAL, at.AT_CHART),
    at.TURN: (BOTTOM,),
    at.ACTIVATE: (BOTTOM,),
    at.AT_STRATEGY: (at.TURN, at.AT_STRATEGY, at.ACTIVATE, at.AT_POINT, at.AT_RESCUE),
    at.DECLARE: (at.ACTIVATE,),
    at.AT_CONTEST: (at.DECLARE,),
    at.AT_CONTEST_SECOND: (at.DECLARE,),
    at.AT_PIT: (at.ACTIVATE,),
    at.SERVICE: (at.AT_STRATEGY, at.ACTIVATE, at.AT_POINT, at.AT_RESCUE),
    at.AT_DISCARD: (at.SERVICE,),
    at.AT_PLAY: (at.ACTIVATE,),
    at.AT_DRAW: (at.AT_PLAY,),
    at.AT_KEEP: (at.AT_PLAY,),
    at.AT_SECOND: (at.ACTIVATE,),
    at.MOVE: (at.ACTIVATE,),
    at.DISCARDS: (at.MOVE,),
    at.DRAWS: (at.DISCARDS,),
    at.CHECKS: (at.DISCARDS, at.DRAWS),
    at.TAKE_DAMAGE: (at.DISCARDS, at.DRAWS, at.CHECKS),
    at.AT_PAY: PLAYED,
    at.AT_CHECK_ORDER: (at.DISCARDS, at.DRAWS),
    at.AT_CHECK: (at.DISCARDS, at.DRAWS, at.AT_CHECK),
    at.AT_LAY: (at.MOVE,),
    at.AT_PASS: (at.ACTIVATE,),
    at.AT_LAP_CHECK: (at.ACTIVATE, at.ARRIVE),
    at.ARRIVE: (at.ACTIVATE,),
    at.AT_BRAKE: (at.ARRIVE,),
    at.AT_POINT: (at.ACTIVATE,),
    at.AT_RESCUE: (at.ACTIVATE, at.AT_RESCUE),
}
"""What each step lies on while somebody is asked; those that are not here have gone by then."""
TOPS: Final = (*QUESTIONS, at.AT_QUALIFY, at.TURN, at.ACTIVATE)
"""What a race can stand at."""
OF_NOBODY: Final = (at.GRID, at.AT_QUALIFY, at.DEAL, at.TURN, at.ACTIVATE)
BEFORE_THE_RACE: Final = (at.AT_CHART, at.AT_SUBSTITUTE)
ANYWHERE: Final = (at.AT_STRATEGY, at.SERVICE, at.AT_DISCARD)
"""What a driver can be at who is off the track: rescued there."""


def step_faults(state: State) -> Iterator[Fault]:
    """Return what can't be about the steps of a race, and about what lies there because of them."""
    under = BOTTOM
    for number, step in enumerate(state.agenda):
        problem = _problem(state, step, under)
        if problem:
            yield Fault(f"steps[{number}]", f"{step[0]!r} {problem}")
            return
        under = step[0]
    yield from _whole_faults(state)


def _problem(state: State, step: Step, under: str) -> str:
    """Return what is wrong with a step that lies on another one; nothing if it may be there."""
    kind, who, *_ = step
    if kind not in LIES_ON:
        return "is no step that a race can stand at"
    if under not in LIES_ON[kind]:
        return f"can't lie on {under!r}" if under else "can't be the first"
    if kind in OF_NOBODY:
        return "" if step[1:] == (NOBODY, 0, 0) else f"has no other facts than {NOBODY}, 0, 0"
    if kind != at.DECLARE:
        if not 0 <= who < state.setup.players:
            return f"is of a seat from 0 to {state.setup.players - 1}, not of {who}"
        place = _place_problem(state, kind, who)
        if place:
            return place
    fits, needed = NEEDS.get(kind, NO_FACTS)
    return "" if fits(state, step) else f"needs {needed}"


def _place_problem(state: State, kind: str, seat: int) -> str:
    if kind in BEFORE_THE_RACE:
        return ""
    runs = seat in state.running
    if kind == at.AT_RESCUE:
        return "is of a driver who is out" if runs else ""
    if not runs:
        return f"is of a car in the race, and {CARS[seat]} is not"
    off = seat in state.off and kind not in ANYWHERE
    return f"is of a car on the track, and {CARS[seat]} is not" if off else ""


def _whole_faults(state: State) -> Iterator[Fault]:
    kinds = [step[0] for step in state.agenda]
    if not kinds:
        return
    if kinds[-1] not in TOPS:
        yield Fault("steps", f"{kinds[-1]!r} is not what a race can stand at")
    if kinds[0] == at.GRID:
        yield from _grid_faults(state, at.DEAL in kinds)
    elif not state.running and at.AT_RESCUE not in kinds:
        yield Fault("cars", "the cars of the race are missing")
    if kinds[0] == at.ACTIVATE:
        own = {step[1] for step in state.agenda[1:] if step[0] not in (at.AT_RESCUE, at.DECLARE)}
        if len(own) > 1:
            yield Fault("steps", "these are the turns of two drivers at once")
        if not state.turn:
            yield Fault("turn", "the first turn is 1")
    elif len(set(state.agenda)) < len(state.agenda):
        yield Fault("steps", "a driver is asked the same twice")
    yield from _contest_faults(state, at.DECLARE in kinds)
    yield from _play_faults(state, kinds)


def _grid_faults(state: State, to_deal: bool) -> Iterator[Fault]:
    """Return what can't be before the race."""
    if state.running or state.retired or state.turn:
        yield Fault("steps", "the cars are on the track already")
    chits = [state.setup.data.chits[number].type for number in state.chits]
    for kind in {TYPE_OF[car] for car in state.setup.robots}:
        robots = sum(TYPE_OF[car] == kind for car in state.setup.robots)
        if chits.count(kind) < robots:
            yield Fault("chits", f"{robots} {kind} ones are needed for the grid")
    to_choose = [step[1] for step in state.agenda if step[0] == at.AT_CHART]
    for seat, chart in enumerate(state.chart):
        if chart is None and seat not in to_choose:
            yield Fault(f"players[{seat}].chart", "a driver needs one here")
        if not to_deal and not state.hands[seat] and not state.laid[seat]:
            yield Fault(f"players[{seat}].hand", "a driver needs cards to qualify")


def _contest_faults(state: State, is_on: bool) -> Iterator[Fault]:
    """Return what can't be about a contest and the cards that lie face down."""
    if state.group and not is_on:
        yield Fault("contest.group", "no contest is on")
    if state.joined & ~_bits(state.group):
        yield Fault("contest.joined", "these cars are not all in the contest")
    kind, who, *_ = state.agenda[-1]
    for seat, laid in enumerate(state.laid):
        counts: tuple[int, ...] = (0,)
        if kind == at.AT_QUALIFY:
            counts = (0, 1)
        elif kind == at.AT_CONTEST_SECOND and seat == who:
            counts = (1,)
        elif state.joined >> seat & 1:
            counts = (1, 2)
        if len(laid) not in counts:
            wanted = " or ".join(map(str, counts))
            yield Fault(f"players[{seat}].laid", f"{len(laid)} cards where {wanted} can lie")
    if kind == at.AT_QUALIFY and all(state.laid):
        yield Fault("steps", "all have laid a card for qualifying")


def _play_faults(state: State, kinds: list[str]) -> Iterator[Fault]:
    """Return what can't be about the cards of the turn that is on."""
    is_on = at.DISCARDS in kinds or at.AT_LAY in kinds
    most = 2 if is_on else 0
    if not bool(most) <= len(state.played) <= most:
        yield Fault("move.played", f"{len(state.played)} cards where {'1 or 2' if most else 0} lie")
    if state.spent and not is_on:
        yield Fault("move.spent", "nobody has played")
    if UNKNOWN in (*state.played, *state.spent):
        yield Fault("move", "the cards of a turn are known to all")
    if state.offer and kinds[-1] != at.AT_KEEP:
        yield Fault("move.offer", "nobody chooses one of two cards")


def _bits(cars: tuple[int, ...]) -> int:
    return sum(1 << car for car in cars)


# What a step needs


def _no_facts(_: Race, step: Step) -> bool:
    return step[2:] == (0, 0)


def _chart(race: Race, step: Step) -> bool:
    return race.chart[step[1]] is None and _no_facts(race, step)


def _strategy(race: Race, step: Step) -> bool:
    return not race.setup.junior and 0 <= step[2] < len(at.WHEN) and not step[3]


def _declare(race: Race, step: Step) -> bool:
    _, section, last, fresh = step
    if not 0 <= section < race.setup.length or race.setup.kinds[section] != CORNER:
        return False
    there = tuple(car for car in race.cells[section] if car in race.group)
    inside = -1 <= last < len(race.group) - 1 and not fresh & ~_bits(race.group)
    return len(there) > 1 and there == race.group and inside


def _contest(race: Race, step: Step) -> bool:
    _, seat, place, none = step
    asked = race.agenda[1][2] + 1  # where the contest has come to
    return place == asked and race.group[place] == seat and not none


def _discard(_: Race, step: Step) -> bool:
    return 0 <= step[2] < CARD_NUMBERS and not step[3]


def _keep(race: Race, step: Step) -> bool:
    hand, offer = race.hands[step[1]], race.offer
    if len(offer) != 2 or step[2:] != (0, 0):
        return False
    if offer == (UNKNOWN, UNKNOWN):
        return hand.count(UNKNOWN) > 1
    return offer[0] < offer[1] and set(offer) <= {*hand} - {UNKNOWN}


def _second(race: Race, step: Step) -> bool:
    _, seat, first, none = step
    in_hand = first != UNKNOWN and first in race.hands[seat]
    return in_hand and can_pay(race, seat, (first,)) and not none


def _draws(_: Race, step: Step) -> bool:
    return step[2] > 0 and not step[3]


def _take_damage(race: Race, step: Step) -> bool:
    return 0 < step[2] <= free_slots(race, step[1]) and not step[3]


def _pay(race: Race, step: Step) -> bool:
    _, seat, due, last = step
    chips, cards = race.tyres[seat], len(race.hands[seat])
    return due > 0 and chips > 0 and chips + cards >= due and 0 <= last < CARD_NUMBERS


def _asks(race: Race, card: int) -> bool:
    return card in race.played and race.setup.cards[card].check is not None


def _check_order(race: Race, step: Step) -> bool:
    return step[2] != step[3] and _asks(race, step[2]) and _asks(race, step[3])


def _check(race: Race, step: Step) -> bool:
    return _asks(race, step[2]) and not step[3]


def _lay(race: Race, step: Step) -> bool:
    return 0 <= step[2] < len(race.spent) - 1 and not step[3]


def _is_right_ahead(race: Race, car: int, other: int) -> bool:
    return cars_ahead(race, car)[:1] == (other,)


def _pass(race: State, step: Step) -> bool:
    _, car, _, other = step
    twin = race.copy()
    twin.agenda = []
    asked = _is_right_ahead(race, car, other) and face(twin, car, other) == ASKED
    return asked and twin.agenda == [step]


def _lap_check(race: Race, step: Step) -> bool:
    _, car, braking, other = step
    if not braking:
        needed = _is_right_ahead(race, car, other) and needs_check(race, car, other)
        return needed and price(race, car, other) <= race.points
    to_lap = [ahead for ahead in cars_ahead(race, car) if needs_check(race, car, ahead)]
    return race.kind(car) == BRAKING and to_lap[braking - 1 : braking] == [other]


def _brake(race: Race, step: Step) -> bool:
    return race.kind(step[1]) == BRAKING and _no_facts(race, step)


def _point(race: Race, step: Step) -> bool:
    return bool(free_points(race, step[1])) and _no_facts(race, step)


def _rescue(race: Race, step: Step) -> bool:
    seat = step[1]
    out = any(car == seat for car, _ in race.retired)
    return race.setup.rescue and out and race.chart[seat] is not None and _no_facts(race, step)


class Need(NamedTuple):
    """What a step asks of the race, as a test and in words."""

    fits: Callable[[State, Step], bool]
    words: str


NO_FACTS: Final = Need(_no_facts, "no other facts than its driver")
NEEDS: Final[Mapping[str, Need]] = {
    at.AT_CHART: Need(_chart, "a driver without a chart"),
    at.AT_STRATEGY: Need(_strategy, "a race with strategies, and when it is chosen (0 to 3)"),
    at.DECLARE: Need(_declare, "a corner section and two cars or more there, as `contest` has it"),
    at.AT_CONTEST: Need(_contest, "the place in the contest of the driver who is asked"),
    at.AT_CONTEST_SECOND: Need(_contest, "the place in the contest of the driver who is asked"),
    at.AT_DISCARD: Need(_discard, "the card that was laid off last, or 0"),
    at.AT_KEEP: Need(_keep, "two cards of the hand in `move.offer`, the lower number first"),
    at.AT_SECOND: Need(_second, "a first card of the hand that can be paid"),
    at.DRAWS: Need(_draws, "a number of cards"),
    at.TAKE_DAMAGE: Need(_take_damage, "a number of discs for which there are slots"),
    at.AT_PAY: Need(_pay, "tyre points that can be paid, and the card paid last, or 0"),
    at.AT_CHECK_ORDER: Need(_check_order, "two cards of `move.played` that ask for a check"),
    at.AT_CHECK: Need(_check, "a card of `move.played` that asks for a check"),
    at.AT_LAY: Need(_lay, "two cards or more of `move.spent` still to be laid"),
    at.AT_PASS: Need(_pass, "a car right ahead, and what the rules would ask about it"),
    at.AT_LAP_CHECK: Need(_lap_check, "a car ahead that the Leader would put its first lap on"),
    at.AT_BRAKE: Need(_brake, "a car in a braking section"),
    at.AT_POINT: Need(_point, "a free trajectory point"),
    at.AT_RESCUE: Need(_rescue, "a driver who is out, and a race with rescue"),
}
"""What the steps need that are not a driver's alone."""
