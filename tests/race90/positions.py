"""Positions to start from, and ways to spoil them."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import boxbox
from tests.race90.scenes import Data

WRONG: tuple[Any, ...] = (
    None, "", "x", "?", "t?", "17", "t5", "s0", "fast1", True, False, 0, 1, -1, 3, 185, 10**9,
    -(10**9), 2**70, 1.5, [], [None], ["x"], [[]], [{}], [1], [-1], {}, {"x": 1},
)  # fmt: skip


RACES: tuple[tuple[int, Data], ...] = (
    (2, {}),
    (5, {"short": True, "track": "hungaroring"}),
    (3, {"level": "junior"}),
    (4, {"rescue": True}),
    (3, {"level": "advanced"}),
    (6, {"level": "advanced", "rescue": True, "track": "hungaroring"}),
)


@cache
def moments() -> list[Data]:
    """Return up to six positions of each kind of question."""
    rng = Random(90)
    found: dict[str, list[Data]] = {}
    for seats, options in RACES:
        match = boxbox.start("race90", seats, seed=90, options=options)
        while match.decisions:
            decision = rng.choice(match.decisions)
            kept = found.setdefault(decision.kind, [])
            if len(kept) < 6 and rng.random() < 0.2:
                kept.append(match.position())
            match.choose(decision.seat, rng.choice(list(decision.options.codes)))
    return [position for kind in sorted(found) for position in found[kind]]


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Return every field of a position: what it is in, and its key or index there."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield data, key
        if isinstance(value, dict | list):
            yield from places(value)


def spoil(position: Data, rng: Random) -> Data:
    """Return a position in which up to three fields have become something else."""
    spoilt = deepcopy(position)
    for _ in range(rng.choice((1, 1, 2, 3))):
        fields = list(places(spoilt))
        holder, key = rng.choice(fields)
        other, other_key = rng.choice(fields)
        if rng.random() < 0.2:
            del holder[key]
        elif rng.random() < 0.4:
            holder[key] = deepcopy(other[other_key])
        elif isinstance(holder[key], int) and rng.random() < 0.5:
            holder[key] += rng.choice((-2, -1, 1, 2))
        else:
            holder[key] = deepcopy(rng.choice(WRONG))
    return spoilt


RACE: Data = {
    "game": "race90",
    "seats": 2,
    "turn": 5,
    "cars": [{"car": "s0", "section": 12}, {"car": "s1", "section": 11}],
}


ACTIVATE = ["activate", -1, 0, 0]
