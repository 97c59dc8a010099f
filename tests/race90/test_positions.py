"""Positions with anything in any field: refused in words, or a race that can be run on."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import boxbox
from boxbox.core.seats import Seat
from boxbox.games.race90.position.agenda import FACTS, MAKE, OF_NOBODY
from boxbox.games.race90.position.steps import LIES_ON
from boxbox.games.race90.rules.state import ACTS, QUESTIONS
from boxbox.games.race90.table.cards import Card
from boxbox.games.race90.table.cars import CARS
from boxbox.games.race90.table.steps import (
    ASK_SECOND,
    AT_CONTEST,
    AT_DISCARD,
    AT_LAY,
    AT_PAY,
    AT_QUALIFY,
    AT_SECOND,
    AT_STRATEGY,
    OF_TABLE,
    WHEN,
    WHY,
    Check,
    Second,
)
from tests.race90.positions import ACTIVATE, RACE, moments, spoil
from tests.race90.scenes import Data

TRIES = 80
GOES_ON = 20


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
        ({"steps": 7}, "steps", "7 is not a list of entries"),
        ({"steps": [["activate", -1, 0]]}, "steps[0]", "is not a list of a text, a whole"),
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


# Steps


def older(step: Data) -> list[Any]:
    """Return a step as positions had it at first: its name and three numbers."""
    name = step["step"]
    numbers = [-1] if name in OF_NOBODY else []
    numbers += [NUMBERS[fact](step[fact]) for fact in FACTS[name]]
    return [name, *numbers, *[0] * (3 - len(numbers))]


def number_of_card(card: str | None) -> int:
    if card is None:
        return 0
    return 184 + int(card[1:]) if card[0] == "t" else int(card)


NUMBERS: dict[str, Callable[[Any], int]] = {
    **dict.fromkeys(("seat", "restart", "queued", "optional", "section", "braking"), int),
    **dict.fromkeys(("due", "count", "chosen"), int),
    **dict.fromkeys(("first", "last", "card", "one", "other"), number_of_card),
    "place": lambda place: place - 1,
    "may_start": lambda cars: sum(1 << CARS.index(car) for car in cars),
    "when": WHEN.index,
    "why": WHY.index,
    "car": CARS.index,
}


def test_the_older_form_of_steps_is_still_read() -> None:
    seen = set()
    for position in moments():
        steps = [older(step) for step in position["steps"]]
        seen |= {step["step"] for step in position["steps"]}
        match = boxbox.from_position({**position, "steps": steps}, seed=1)
        assert match.position()["steps"] == position["steps"]
        assert json.dumps(steps, separators=(",", ":")) in match.log.text()
    assert {AT_SECOND, AT_PAY, AT_CONTEST, AT_DISCARD, AT_LAY, AT_STRATEGY} <= seen


def test_every_step_is_written_with_its_facts() -> None:
    assert set(MAKE) == set(FACTS) == {*QUESTIONS, *ACTS, AT_QUALIFY}
    for name, facts in FACTS.items():
        step = MAKE[name](*range(len(facts)))
        assert step.name == name
        if name not in OF_TABLE:
            assert facts == step.FACTS


def test_steps_are_equal_by_their_facts() -> None:
    seat, card = Seat(1), Card(17)
    assert Second(seat, card) == ASK_SECOND[1][17] != Second(seat, Card(18))
    assert Second(seat, card) != Check(seat, card)
    assert len({Second(seat, card), ASK_SECOND[1][17], Check(seat, card)}) == 2


@pytest.mark.parametrize(
    ("step", "field", "problem"),
    [
        ({"step": "lunch"}, "steps[1].step", "'lunch' is not one of set-up, deal, grid"),
        ({"step": []}, "steps[1].step", "[] is not one of set-up, deal, grid"),
        ({"seat": 0}, "steps[1].step", "this is needed"),
        ({"step": "pit"}, "steps[1].seat", "this is needed"),
        ({"step": "pit", "seat": 0, "car": "s0"}, "steps[1].car", "the fields are step, seat"),
        ({"step": "pit", "seat": 5}, "steps[1]", "is of a seat from 0 to 1, not of 5"),
        ({"step": "pit", "seat": 6}, "steps[1].seat", "6 is not a whole number from 0 to 5"),
        ({"step": "second", "seat": 0, "first": "999"}, "steps[1].first", "no card '999'"),
        ({"step": "second", "seat": 0, "first": "t5"}, "steps[1].first", "no race card 't5'"),
        ({"step": "pass", "seat": 0, "optional": 0, "car": "s1"}, "steps[1].optional",
         "0 is not true or false"),
        ({"step": "pass", "seat": 0, "optional": False, "car": "s7"}, "steps[1].car",
         "there is no car 's7'"),
        ({"step": "strategy", "seat": 0, "when": "noon"}, "steps[1].when", "is not one of start"),
        (["strategy", 0, 9, 0], "steps[1]", "needs a race with strategies"),
        (["refuel", 0, 9, 0], "steps[1]", "why the car stops"),
        (["pass", 0, 2, 1], "steps[1]", "needs a car right ahead"),
        (["qualify", 0, 0, 0], "steps[1]", "is of nobody, which is -1, not 0"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_step_is_named(step: Any, field: str, problem: str) -> None:
    with pytest.raises(boxbox.PositionError) as refused:
        boxbox.from_position({**RACE, "steps": [{"step": "activate"}, step]})
    found = [fault.problem for fault in refused.value.faults if fault.field == field]
    assert any(problem in text for text in found), refused.value
