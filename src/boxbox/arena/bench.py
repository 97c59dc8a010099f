"""How fast the engine is: on the state, and through a match with every text and preview read.

All that is measured takes turns, race by race: what slows the machine down meets everything alike.
"""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from boxbox.api import start
from boxbox.core.game import Game
from boxbox.core.luck import GuessedLuck
from boxbox.core.options import OptionValues, settle
from boxbox.games import find_game

SEATS: Final = 4
BASIC: Final = "race90"
ADVANCED: Final = "race90-advanced"


class Field(NamedTuple):
    """What is run: a game with options."""

    name: str
    given: OptionValues

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return find_game(self.name)

    @property
    def options(self) -> OptionValues:
        """All options of the game."""
        return settle(self.game.options, self.given)


FIELDS: Final = {
    "motor-racing": Field("motor-racing", {"races": 1}),
    BASIC: Field("race90", {"level": "basic", "track": "monza"}),
    ADVANCED: Field("race90", {"level": "advanced", "track": "monza"}),
}


class Rate(NamedTuple):
    """What was done in some seconds."""

    races: int
    decisions: int
    seconds: float

    def figures(self, way: str) -> dict[str, float]:
        """Return it by the second, and the microseconds of a decision."""
        return {
            f"{way}_races_per_second": self.races / self.seconds,
            f"{way}_decisions_per_second": self.decisions / self.seconds,
            f"{way}_decision_microseconds": self.seconds / self.decisions * 1e6,
        }


def bench(seconds: float) -> dict[str, dict[str, float]]:
    """Return races and real decisions a second, and microseconds of a decision and its steps.

    The Advanced Game also has how many times as long as in the Basic Game a decision takes.
    """
    on_state = _rates(_state_race, seconds)
    in_match = _rates(_match_race, seconds)
    steps = _steps(seconds)
    figures = {
        name: {**on_state[name].figures("state"), **in_match[name].figures("match"), **steps[name]}
        for name in FIELDS
    }
    for way in ("state", "match"):
        basic, advanced = (figures[name][f"{way}_decision_microseconds"]
                           for name in (BASIC, ADVANCED))  # fmt: skip
        figures[ADVANCED][f"{way}_decision_ratio"] = advanced / basic
    return figures


def _rates(race: Callable[[Field, Random], int], seconds: float) -> dict[str, Rate]:
    races = {name: partial(race, field, Random(1)) for name, field in FIELDS.items()}
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
    """Return what has had the least time."""
    return min(done, key=lambda name: done[name].seconds)


def _state_race(field: Field, rng: Random) -> int:
    """Play a random race on the state and return how many choices were real."""
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
    """Play a random race through a match, reading all that a player would see."""
    match = start(field.name, SEATS, rng.getrandbits(32), field.given)
    decisions = 0
    while match.decisions:
        decision = match.decisions[0]
        seen = [(option.text, option.preview) for option in decision.options]
        match.choose(decision.seat, rng.choice(seen)[0])
        decisions += len(seen) > 1
    return decisions


def _steps(seconds: float) -> dict[str, dict[str, float]]:
    """Time copy, legal and apply over the states of random races."""
    rngs = {name: Random(1) for name in FIELDS}
    spent = {name: {"copy": 0.0, "legal": 0.0, "apply": 0.0} for name in FIELDS}
    counts = dict.fromkeys(FIELDS, 0)
    totals = dict.fromkeys(FIELDS, 0.0)
    while totals[name := min(totals, key=lambda one: totals[one])] < seconds:
        counts[name] += _timed_race(FIELDS[name], rngs[name], spent[name])
        totals[name] = sum(spent[name].values())
    return {
        name: {f"{step}_microseconds": total / counts[name] * 1e6 for step, total in times.items()}
        for name, times in spent.items()
    }


def _timed_race(field: Field, rng: Random, spent: dict[str, float]) -> int:
    """Play a random race on copies, add up what its steps take, and return how many there were."""
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
