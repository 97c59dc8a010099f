"""Positions with anything in any field: refused in words, or a race that can be run on."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

import boxbox
from boxbox.games.race90.position_steps import LIES_ON
from boxbox.games.race90.state import QUESTIONS
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
TRIES = 80
GOES_ON = 20


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


@pytest.mark.parametrize("seed", range(8))
def test_a_spoilt_position_is_refused_or_can_be_run_on(seed: int) -> None:
    rng = Random(seed)
    runs = 0
    for _ in range(TRIES):
        spoilt = spoil(rng.choice(moments()), rng)
        try:
            match = boxbox.from_position(spoilt, seed=seed)
        except boxbox.BoxboxError as error:
            assert str(error), spoilt
            continue
        runs += 1
        for _ in range(GOES_ON):
            if match.decisions:
                decision = rng.choice(match.decisions)
                match.choose(decision.seat, rng.choice(list(decision.options.codes)))
        json.dumps(match.view(0))
    assert 0 < runs < TRIES


def test_every_question_can_stand_in_a_position() -> None:
    assert set(QUESTIONS) <= set(LIES_ON)
    for position in moments():
        match = boxbox.from_position(position, seed=1)
        assert match.position()["steps"] == position["steps"]


RACE: Data = {
    "game": "race90",
    "seats": 2,
    "turn": 5,
    "cars": [{"car": "s0", "section": 12}, {"car": "s1", "section": 11}],
}
ACTIVATE = ["activate", -1, 0, 0]


@pytest.mark.parametrize(
    ("given", "field", "problem"),
    [
        ({"cars": ""}, "cars", "not a list of objects"),
        ({"contest": {"group": 3}}, "contest.group", "not a list of cars"),
        ({"contest": {"group": ["s0", "s1"]}}, "contest.group", "no contest is on"),
        ({"contest": {"group": ["s0", "s0"]}}, "contest.group", "a car stands here twice"),
        ({"move": {"played": ["17"]}}, "move.played", "1 cards where 0 lie"),
        ({"move": {"spent": ["17"]}}, "move.spent", "nobody has played"),
        ({"move": {"offer": 2}}, "move.offer", "nobody chooses one of two cards"),
        ({"players": [{"laid": ["17"]}]}, "players[0].laid", "1 cards where 0 can lie"),
        ({"players": [{"hand": ["t5"]}]}, "players[0].hand", "there is no race card 't5'"),
        ({"players": [{"hand": 2, "known": 1}]}, "players[0].known", "? is not in the hand"),
        ({"players": [{"chart": None}]}, "players[0].chart", "a car in the race has one"),
        ({"retired": [{"car": "fast1", "why": []}]}, "retired[0].why", "[] is not one of damage"),
        ({"retired": [{"car": "fast1", "by": "s0"}]}, "retired[0].by", "there is no such field"),
        ({"robot_fuel": [[2**70, "fast"]]}, "robot_fuel[0]", "not a whole number from 1 to"),
        ({"steps": 7}, "steps", "not a list of steps"),
        ({"steps": [["activate", -1, 0]]}, "steps[0]", "not the name of a step and three numbers"),
        ({"steps": [["lunch", -1, 0, 0]]}, "steps[0]", "is no step that a race can stand at"),
        ({"steps": [["set-up", -1, 0, 0]]}, "steps[0]", "is no step that a race can stand at"),
        ({"steps": [["pit", 0, 0, 0]]}, "steps[0]", "'pit' can't be the first"),
        ({"steps": [ACTIVATE, ["grid", -1, 0, 0]]}, "steps[1]", "'grid' can't lie on 'activate'"),
        ({"steps": [ACTIVATE, ["pit", 5, 0, 0]]}, "steps[1]", "is of a seat from 0 to 1, not of 5"),
        ({"steps": [ACTIVATE, ["pit", 0, 3, 0]]}, "steps[1]", "no other facts than its driver"),
        ({"steps": [ACTIVATE, ["pass", 0, 0, 1]]}, "steps[1]", "needs a car right ahead"),
        ({"steps": [ACTIVATE, ["rescue", 0, 0, 0]]}, "steps[1]", "is of a driver who is out"),
        ({"steps": [ACTIVATE, ["move", 0, 0, 0]]}, "steps", "'move' is not what a race can stand"),
        ({"steps": [["grid", -1, 0, 0]]}, "steps", "the cars are on the track already"),
        ({"turn": 0, "cars": [], "steps": [["grid", -1, 0, 0], ["qualify", -1, 0, 0]],
          "players": [{"hand": [1], "target": 2}]}, "players[0].target",
         "qualifying brings the first one"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_field(given: Data, field: str, problem: str) -> None:
    with pytest.raises(boxbox.PositionError) as refused:
        boxbox.from_position({**RACE, **given})
    found = [fault.problem for fault in refused.value.faults if fault.field == field]
    assert any(problem in text for text in found), refused.value
