"""Whether Race! Formula 90 races well with a data set: the targets, each with its interval.

Two rounds of races are run. In the first, each seat gets its starting strategy, its chart and, in
the Advanced Game, its skill in turn. The second does the same with drivers that must stop once
against drivers that must stop twice; each of its settings is run both ways.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from itertools import pairwise
from typing import Any, Final, NamedTuple

from boxbox.arena.match import play
from boxbox.arena.simulation import CHUNK, Plan
from boxbox.arena.statistics import Figure, Tally
from boxbox.arena.target import Target, part
from boxbox.bots import make_bot
from boxbox.core.errors import OptionError
from boxbox.core.event import Event
from boxbox.core.options import OptionValues
from boxbox.core.wire import Facts
from boxbox.games.race90.arena.advanced import (
    module_facts,
    module_targets,
    read_modules,
    skill_targets,
)
from boxbox.games.race90.arena.rotation import Rotation
from boxbox.games.race90.table.race import STRATEGIES

FORCED: Final = ("charts", "strategies", "skills")
"""The options that the report sets itself."""
ONE_STOP: Final = "rules:stops=1"
TWO_STOPS: Final = "rules:stops=2"
MID_FIELD: Final = (0.25, 0.75)
"""The middle half of the field, from 0 (first) to 1 (last)."""
CHANGES: Final = 3
"""This many changes of Leader are expected in most races."""

Tallies = Mapping[str, Tally]


class Report(NamedTuple):
    """What the races showed."""

    targets: list[Target]
    rotated: list[str]
    """The options that were given to each seat in turn."""
    round: int
    """After this many races each seat has had each strategy with each chart equally often."""
    stops: tuple[Figure, Figure]
    """How often drivers told to stop once, and twice, actually stopped."""
    facts: Mapping[str, Figure]
    """Figures without limits that help to read the others."""

    def data(self) -> dict[str, Any]:
        """Return the report as plain data."""
        return {
            "rotated": self.rotated,
            "round": self.round,
            "stops": [figure.data() for figure in self.stops],
            "facts": {name: figure.data() for name, figure in self.facts.items()},
            "targets": [target.data() for target in self.targets],
        }


def check_report(plan: Plan) -> None:
    """Refuse a plan that can't give a report."""
    if plan.options["level"] == "junior":
        raise OptionError("balance-of-junior")
    for name in FORCED:
        if plan.options[name] != "choose":
            raise OptionError("balance-sets", {"option": name})


def balance(
    plan: Plan, executor: Executor | None = None, progress: Callable[[int], None] | None = None
) -> Report:
    """Run all races, twice as many as the plan says, and return the report."""
    total = 2 * plan.games
    starts = range(0, total, CHUNK)
    sizes = [min(CHUNK, total - start) for start in starts]
    mapper = executor.map if executor else map
    tallies: dict[str, Tally] = defaultdict(Tally)
    for size, chunk in zip(sizes, mapper(run_chunk, [plan] * len(starts), starts, sizes),
                           strict=True):  # fmt: skip
        for name, tally in chunk.items():
            tallies[name].merge(tally)
        if progress:
            progress(size)
    stops = (tallies["one-stop"].mean(), tallies["two-stops"].mean())
    rotation = Rotation.of(plan)
    targets, facts = list_targets(tallies), module_facts(tallies)
    return Report(targets, list(rotation.options(0)), rotation.round, stops, facts)


def run_chunk(plan: Plan, start: int, count: int) -> dict[str, Tally]:
    """Run some of the races. This may run in another process: it takes and returns plain data."""
    rotation = Rotation.of(plan)
    tallies: dict[str, Tally] = defaultdict(Tally)
    for number in range(start, start + count):
        if number < plan.games:
            _race(plan, rotation, number, tallies)
        else:
            _duel(plan, rotation, number - plan.games, tallies)
    return dict(tallies)


def _race(plan: Plan, rotation: Rotation, number: int, tallies: dict[str, Tally]) -> None:
    bots = plan.entrants()
    seated = [bots[(seat - number) % plan.players] for seat in range(plan.players)]
    result, events = _run(plan, rotation.options(number), seated, f"{plan.seed}/{number}")
    read_race(result, events, tallies)


def _duel(plan: Plan, rotation: Rotation, number: int, tallies: dict[str, Tally]) -> None:
    setting, swapped = divmod(number, 2)
    seated = [(ONE_STOP, TWO_STOPS)[(seat + swapped) % 2] for seat in range(plan.players)]
    seed = f"{plan.seed}/duel {number}"
    result, events = _run(plan, rotation.options(setting), seated, seed)
    read_duel(result, events, [spec == TWO_STOPS for spec in seated], tallies)


def _run(
    plan: Plan, forced: OptionValues, seated: Sequence[str], seed: str
) -> tuple[Facts, list[Event]]:
    drivers = [make_bot(plan.game, spec) for spec in seated]
    return play(plan.rules(), plan.players, plan.options | forced, drivers, seed)


def read_race(
    result: Mapping[str, Any], events: Sequence[Event], tallies: dict[str, Tally]
) -> None:
    """Record what a race says."""
    read_modules(result, events, tallies)
    rows = result["classification"]
    winner = next(row for row in rows if row["place"] == 1)
    grid = next(event.data["order"] for event in events if event.kind == "grid")
    leaders = [event.data["car"] for event in events if event.kind == "leader"]
    fast = [row["place"] - 1 for row in rows if row["car"].startswith("fast")]
    tallies["cars"].add(len(rows))
    tallies["robots"].add(winner["seat"] is None)
    tallies["pole"].add(winner["car"] == grid[0])
    tallies["eliminations"].add(sum(event.kind == "out" for event in events))
    tallies["leaders"].add(sum(one != other for one, other in pairwise(leaders)) >= CHANGES)
    tallies["lapped"].add(sum(row["out"] is None and row["laps_down"] > 0 for row in rows))
    if fast:
        tallies["fast-cars"].add(len(fast))
        tallies["fast"].add(sum(fast))
    if winner["seat"] is not None:
        begun = {event.data["seat"]: event.data["strategy"] for event in events
                 if event.kind == "strategy" and event.data["when"] == "start"}  # fmt: skip
        for strategy in STRATEGIES:
            tallies[f"strategy {strategy}"].add(begun[winner["seat"]] == strategy)


def read_duel(
    result: Mapping[str, Any],
    events: Sequence[Event],
    twice: Sequence[bool],
    tallies: dict[str, Tally],
) -> None:
    """Record which kind of driver came first among the drivers, and how often each stopped."""
    drivers = [row for row in result["classification"] if row["seat"] is not None]
    first = min(drivers, key=lambda row: int(row["place"]))
    tallies["two-stops-win"].add(twice[first["seat"]])
    stops = [event.data["car"] for event in events if event.kind == "pit"]
    for seat, often in enumerate(twice):
        tallies["two-stops" if often else "one-stop"].add(stops.count(f"s{seat}"))


def list_targets(tallies: Tallies) -> list[Target]:
    """Return every target that the races say something about."""
    cars = tallies["cars"].mean().value
    targets = [
        Target(f"strategy {strategy}", tally.share(), 0.08, 0.30)
        for strategy in STRATEGIES
        if (tally := tallies.get(f"strategy {strategy}"))
    ]
    targets += skill_targets(tallies)
    targets += [
        Target("robots", tallies["robots"].share(), 0.05, 0.30),
        Target("eliminations", tallies["eliminations"].mean(), 0.3, 1.5),
        Target("leaders", tallies["leaders"].share(), 0.5, 1.0),
        Target("pole", tallies["pole"].share(), 1 / cars, 0.45),
        Target("two-stops", tallies["two-stops-win"].share(), 0.20, 0.60),
    ]
    if "fast" in tallies:
        whole = tallies["fast-cars"].mean().value * (cars - 1)
        targets.append(Target("fast", part(tallies["fast"].mean(), whole), *MID_FIELD))
    targets.append(Target("lapped", part(tallies["lapped"].mean(), cars), 0.10, 0.50))
    return targets + module_targets(tallies)
