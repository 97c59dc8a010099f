"""What a position says is what is read, or it is refused: nothing is dropped without a word."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import boxbox
from boxbox.core.options import settle
from boxbox.games.race90.game import RACE90
from tests.race90.positions import moments, spoil
from tests.race90.scenes import Data, play, told

ONLY_READ = ("game", "rules", "seats", "options", "asked", "line", "driver", "place")
"""What stands for something else: the set-up, the question, the order of cars in a section."""


def read_back(position: Data) -> Data:
    """Return a position as it is described when it has been read."""
    options = settle(RACE90.options, position.get("options", {}))
    state = RACE90.restore(position.get("seats", 4), options, position)
    return RACE90.describe(state)


def is_kept(given: Any, found: Any) -> bool:
    """True if all that was given was found again."""
    if isinstance(given, Mapping):
        names = [name for name in given if name not in ONLY_READ]
        return all(name in found and is_kept(given[name], found[name]) for name in names)
    if isinstance(found, Sequence) and not isinstance(found, str):
        if isinstance(given, int):  # so many cards that are not known
            return len(found) == given
        return _are_kept(given, found)
    if given == "?":
        return found in ("?", None)
    if isinstance(given, bool) or isinstance(found, bool) or given is None:
        return given is found
    return str(given) == str(found)  # a card may be given by its number


def _are_kept(given: Sequence[Any], found: Sequence[Any]) -> bool:
    if len(given) == len(found) and all(map(is_kept, given, found)):
        return True
    rows = list(found)
    for one in given:  # hands, flags and cars are put in order
        same = next((row for row in rows if is_kept(one, row)), None)
        if same is None:
            return False
        rows.remove(same)
    return not rows or "seat" in rows[0]  # players of whom nothing is said


@pytest.mark.parametrize("seed", range(8))
def test_all_that_a_position_says_is_read_or_refused(seed: int) -> None:
    rng = Random(seed)
    read = 0
    for _ in range(300):
        given = spoil(rng.choice(moments()), rng)
        try:
            boxbox.from_position(given, seed=1)
        except boxbox.BoxboxError:
            continue
        found = read_back(given)
        lost = {
            name: (value, found.get(name))
            for name, value in given.items()
            if name not in ONLY_READ and not is_kept(value, found.get(name))
        }
        assert not lost
        read += 1
    assert read > 10


# A turn that begins

NEW_TURN: Data = {
    "game": "race90", "seats": 2, "turn": 6, "at": "turn", "options": {"level": "advanced"},
    "cars": [{"car": "s0", "count": 45}, {"car": "s1", "count": 43}],
}  # fmt: skip


def test_a_turn_that_begins_may_be_a_restart() -> None:
    match = boxbox.from_position({**NEW_TURN, "restart": True}, seed=1)
    assert match.position()["restart"] is True
    assert [event["special"] for event in told(match, "turn")] == ["restart"]
    steps = {"steps": [["turn", -1, 1, 0]], "turn": 5}
    with_steps = boxbox.from_position({**NEW_TURN, **steps, "restart": True}, seed=1)
    assert with_steps.position()["restart"] is True


def test_the_next_turn_is_no_restart() -> None:
    match = boxbox.from_position({**NEW_TURN, "restart": True}, seed=1)
    rng = Random(1)
    while match.position()["turn"] == NEW_TURN["turn"]:
        decision = match.decisions[0]
        match.choose(decision.seat, rng.choice(list(decision.options.codes)))
    assert match.position()["restart"] is False


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"safety_car": True, "restart": True, "turn": 7}, "restart"),
        ({"driver": 0}, "driver"),
        ({"steps": [["turn", -1, 1, 0]]}, "steps[0]"),
        ({"steps": [["turn", -1, 0, 0]], "restart": True}, "steps[0]"),
        ({"chits": [1, 1]}, "chits"),
        ({"players": [{"hand": ["17", "18"], "known": ["17", "17"]}]}, "players[0].known"),
        ({"cars": [], "leader": "s0"}, "leader"),
        ({"cup": {"red": 24, "brown": 6, "blue": 1}}, "cup.blue"),
    ],
)  # fmt: skip
def test_what_would_be_forgotten_is_refused(given: Data, field: str) -> None:
    with pytest.raises(boxbox.PositionError) as refused:
        boxbox.from_position({**NEW_TURN, **given}, seed=1)
    assert field in [fault.field for fault in refused.value.faults]


# Luck before the first question

ATTACK: Data = {
    "game": "race90", "seats": 2, "turn": 5, "at": "activate",
    "cars": [{"car": "s0", "count": 27}, {"car": "fast1", "count": 27}, {"car": "s1", "count": 20}],
    "players": [{"seat": 0, "hand": [], "target": 184}, {"seat": 1, "hand": [5], "target": 183}],
}  # fmt: skip
"""Before anybody is asked a robot attacks s0, who has no cards, with two cards of the deck."""


def shown(match: boxbox.Match[Any]) -> list[Any]:
    return [row["cards"] for row in told(match, "contest-shown") if row["car"] == "fast1"]


def test_scripted_luck_comes_before_the_first_question_too() -> None:
    match = boxbox.from_position(ATTACK, luck=["robot 178", "robot 60", "draw 33"])
    assert shown(match) == [["60", "178"]] or shown(match) == [["178", "60"]]
    play(match, "drive-on")
    assert match.position()["players"][0]["hand"] == ["33"]
    again = boxbox.load(match.log.text())
    assert again.log.text() == match.log.text()


def test_luck_that_does_not_fit_is_refused() -> None:
    with pytest.raises(boxbox.BoxboxError, match="the luck needed here is 'robot', not 'draw'"):
        boxbox.from_position(ATTACK, luck=["draw 33"])


def test_what_is_left_open_is_dealt_and_uses_up_no_script() -> None:
    open_hand = {**ATTACK, "players": [{"seat": 0, "hand": [], "target": 184}, {"seat": 1}]}
    match = boxbox.from_position(open_hand, luck=["robot 178", "robot 60", "draw 33"], seed=4)
    play(match, "drive-on")
    assert match.position()["players"][0]["hand"] == ["33"]
