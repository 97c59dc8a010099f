"""How fast the engine is: on the state, and through a match with every text and preview read.

All measurements take turns, race by race, so a slow machine affects them all alike.
"""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from boxbox.api import start
from boxbox.core.game import Game
from boxbox.core.luck import GuessedLuck
from boxbox.core.options import OptionValues, settle
from boxbox.registry import find_game, games

SEATS: Final = 4


class Field(NamedTuple):
    """A benchmark: a game with options."""

    name: str
    given: OptionValues
    label: str
    """The message that sets it apart from other fields of the game, if there are any."""
    beside: str
    """The field that its decisions are compared with, if there is one."""
    note: str
    """The message of that comparison."""

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return find_game(self.name)

    @property
    def options(self) -> OptionValues:
        """All options of the game."""
        return settle(self.game.options, self.given)


def all_fields() -> dict[str, Field]:
    """Return the fields that the games want measured."""
    return {
        name: Field(game, *field)
        for game, manifest in games().items()
        for name, field in manifest.bench.items()
    }


class Rate(NamedTuple):
    """The work done in some seconds."""

    races: int
    decisions: int
    seconds: float

    def figures(self, way: str) -> dict[str, float]:
        """Return the work per second, and the microseconds per decision."""
        return {
            f"{way}_races_per_second": self.races / self.seconds,
            f"{way}_decisions_per_second": self.decisions / self.seconds,
            f"{way}_decision_microseconds": self.seconds / self.decisions * 1e6,
        }


def bench(seconds: float) -> dict[str, dict[str, float]]:
    """Return races and real decisions per second, and microseconds per decision and its steps.

    A field that is compared with another also has the ratio of their times per decision.
    """
    fields = all_fields()
    on_state = _rates(_state_race, fields, seconds)
    in_match = _rates(_match_race, fields, seconds)
    steps = _steps(fields, seconds)
    figures = {
        name: {**on_state[name].figures("state"), **in_match[name].figures("match"), **steps[name]}
        for name in fields
    }
    for way, (name, field) in product(("state", "match"), fields.items()):
        if field.beside:
            own, other = (figures[one][f"{way}_decision_microseconds"]
                          for one in (name, field.beside))  # fmt: skip
            figures[name][f"{way}_decision_ratio"] = own / other
    return figures


def _rates(
    race: Callable[[Field, Random], int], fields: Mapping[str, Field], seconds: float
) -> dict[str, Rate]:
    races = {name: partial(race, field, Random(1)) for name, field in fields.items()}
    for warm_up in races.values():
        warm_up()
    done = dict.fromkeys(races, Rate(0, 0, 0.0))
    while (rate := done[name := _least(done)]).seconds < seconds:
        begin = perf_counter()
        decisions = races[name]()
        passed = perf_counter() - begin
        done[name] = Rate(rate.races + 1, rate.decisions + decisions, rate.seconds + passed)
    return done


def _least(done: Mapping[str, Rate]) -> str:
    """Return what has been measured for the least time."""
    return min(done, key=lambda name: done[name].seconds)


def _state_race(field: Field, rng: Random) -> int:
    """Play a random race on the state and return the number of real choices."""
    luck = GuessedLuck(rng)
    state = field.game.new(SEATS, field.options)
    state.begin(luck)
    decisions = 0
    while waiting := state.to_act():
        codes = state.legal(waiting[0])
        decisions += len(codes) > 1
        state.apply(waiting[0], codes[int(rng.random() * len(codes))], luck)
    return decisions


def _match_race(field: Field, rng: Random) -> int:
    """Play a random race through a match, reading everything a player would see."""
    match = start(field.name, SEATS, rng.getrandbits(32), field.given)
    decisions = 0
    while match.decisions:
        decision = match.decisions[0]
        seen = [(option.text, option.preview) for option in decision.options]
        match.choose(decision.seat, rng.choice(seen)[0])
        decisions += len(seen) > 1
    return decisions


def _steps(fields: Mapping[str, Field], seconds: float) -> dict[str, dict[str, float]]:
    """Time copy, legal and apply over the states of random races."""
    rngs = {name: Random(1) for name in fields}
    spent = {name: {"copy": 0.0, "legal": 0.0, "apply": 0.0} for name in fields}
    counts = dict.fromkeys(fields, 0)
    totals = dict.fromkeys(fields, 0.0)
    while totals[name := min(totals, key=lambda one: totals[one])] < seconds:
        counts[name] += _timed_race(fields[name], rngs[name], spent[name])
        totals[name] = sum(spent[name].values())
    return {
        name: {f"{step}_microseconds": total / counts[name] * 1e6 for step, total in times.items()}
        for name, times in spent.items()
    }


def _timed_race(field: Field, rng: Random, spent: dict[str, float]) -> int:
    """Play a random race on copies, add up the time of its steps, and return their number."""
    luck = GuessedLuck(rng)
    state = field.game.new(SEATS, field.options)
    state.begin(luck)
    count = 0
    while waiting := state.to_act():
        marks = [perf_counter()]
        state = state.copy()
        marks.append(perf_counter())
        codes = state.legal(waiting[0])
        marks.append(perf_counter())
        code = codes[int(rng.random() * len(codes))]
        begin = perf_counter()
        state.apply(waiting[0], code, luck)
        end = perf_counter()
        spent["copy"] += marks[1] - marks[0]
        spent["legal"] += marks[2] - marks[1]
        spent["apply"] += end - begin
        count += 1
    return count
