"""How fast the engine is: on the state, and through a match with every text and preview read."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final

from boxbox.api import start
from boxbox.core.game import Game
from boxbox.core.luck import GuessedLuck
from boxbox.core.options import OptionValues, settle
from boxbox.games import find_game

SEATS: Final = 4
OPTIONS: Final[dict[str, OptionValues]] = {
    "motor-racing": {"races": 1},
    "race90": {"level": "basic", "track": "monza"},
}
"""What is run in the bench of each game."""


def bench(name: str, seconds: float) -> dict[str, float]:
    """Return races and real decisions a second, and microseconds of the single steps."""
    game = find_game(name)
    options = settle(game.options, OPTIONS[name])
    rng = Random(1)
    races, decisions = _rate(lambda: _state_race(game, options, rng), seconds)
    match_races, match_decisions = _rate(lambda: _match_race(name, rng), seconds)
    return {
        "state_races_per_second": races,
        "state_decisions_per_second": decisions,
        "match_races_per_second": match_races,
        "match_decisions_per_second": match_decisions,
        **_steps(game, options, rng, seconds),
    }


def _rate(race: Callable[[], int], seconds: float) -> tuple[float, float]:
    race()
    races = decisions = 0
    start_time = perf_counter()
    while (passed := perf_counter() - start_time) < seconds:
        decisions += race()
        races += 1
    return races / passed, decisions / passed


def _state_race(game: Game[Any], options: OptionValues, rng: Random) -> int:
    """Play a random race on the state and return how many choices were real."""
    luck = GuessedLuck(rng)
    state = game.new(SEATS, options)
    state.begin(luck)
    decisions = 0
    while waiting := state.to_act():
        codes = state.legal(waiting[0])
        decisions += len(codes) > 1
        state.apply(waiting[0], codes[int(rng.random() * len(codes))], luck)
    return decisions


def _match_race(name: str, rng: Random) -> int:
    """Play a random race through a match, reading all that a player would see."""
    match = start(name, SEATS, rng.getrandbits(32), OPTIONS[name])
    decisions = 0
    while match.decisions:
        decision = match.decisions[0]
        seen = [(option.text, option.preview) for option in decision.options]
        match.choose(decision.seat, rng.choice(seen)[0])
        decisions += len(seen) > 1
    return decisions


def _steps(game: Game[Any], options: OptionValues, rng: Random, seconds: float) -> dict[str, float]:
    """Time copy, legal and apply over the states of random races."""
    luck = GuessedLuck(rng)
    spent = {"copy": 0.0, "legal": 0.0, "apply": 0.0}
    count = 0
    while sum(spent.values()) < seconds:
        state = game.new(SEATS, options)
        state.begin(luck)
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
    return {f"{step}_microseconds": total / count * 1e6 for step, total in spent.items()}
