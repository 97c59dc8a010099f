"""Exact counts of all ways to play on from small positions, worked out by hand where it says so."""

from typing import Any

import pytest

import boxbox

AnyMatch = boxbox.Match[Any]
LAST_ROUND = {
    "game": "motor-racing",
    "seats": 3,
    "options": {"races": 1},
    "deck": 0,
    "turn": 2,
    "order": ["red.1", "blue.1", "white.1", "black.2"],
    "retired": ["yellow.1", "yellow.2", "green.1", "green.2", "black.1", "white.2", "red.2",
                "blue.2"],
}  # fmt: skip
"""The last seat's last turn with four cars running; it owns black and white."""


def ways(position: dict[str, Any], script: list[str], choices: list[tuple[int, str]]) -> int:
    """Count the ways a race can go on to its end, every choice and every roll of the die."""
    match = boxbox.from_position(position, luck=script)
    try:
        for seat, text in choices:
            match.choose(seat, text)
    except boxbox.LuckExhausted as dry:
        return sum(
            ways(position, [*script, f"{dry.kind} {word}"], choices) for word in set(dry.among)
        )
    if match.result is not None:
        return 1
    decision = match.decisions[0]
    return sum(
        ways(position, script, [*choices, (decision.seat, option.text)])
        for option in decision.options
    )


def hands(*last: str) -> list[list[str]]:
    """Two players have played; the third holds five cards, all without effect but those named."""
    idle = ["yellow+2", "yellow+3", "yellow+4", "yellow-pit", "green+2"]
    return [["?"] * 4, ["?"] * 4, [*last, *idle[len(last) :]]]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        # Cards of teams that are out have no car to choose: five plays.
        ((), 5),
        # One of the two cars of the team runs: 1 + 4 others.
        (("white+2",), 5),
        # Any of four cars back: 4 + 4.
        (("wrong-line",), 8),
        # Turbo, one of the last three: 3 + 4.
        (("turbo",), 7),
        # A pit stop of any of four cars, each with 12 rolls: 48 + 4.
        (("pit",), 52),
        # Crash: places 1 and 4 leave no choice, 2 and 3 leave two, 8 faces no car: 14 + 4.
        (("crash",), 18),
        # Spin: 12 rolls, each kept or one of 12 others: 12 * 13 + 4.
        (("spin",), 160),
        # Both copies of a card are one option: 8 + 4 - 1 = 4 targets + 3 others.
        (("wrong-line", "wrong-line"), 7),
        (("spin-out", "crash", "pit", "turbo"), 156 + 14 + 48 + 3 + 1),
    ],
)
def test_ways_to_play_the_last_card(cards: tuple[str, ...], expected: int) -> None:
    assert ways(LAST_ROUND | {"hands": hands(*cards)}, [], []) == expected


def test_ways_to_charge_a_rival() -> None:
    """A charge on a rival is one roll: two cars of others, 12 faces each, and 4 idle cards."""
    position = LAST_ROUND | {"hands": hands("charge-engine")}
    match = boxbox.from_position(position)
    options = [option.text for option in match.decisions[0].options]
    own = ("charge-engine black.2", "charge-engine white.1")
    counts = {text: ways(position, [], [(2, text)]) for text in options if text not in own}
    assert counts == {
        "charge-engine red.1": 12, "charge-engine blue.1": 12,
        "yellow+3": 1, "yellow+4": 1, "yellow-pit": 1, "green+2": 1,
    }  # fmt: skip


def test_ways_to_charge_the_own_car() -> None:
    """Each success asks again: after k rolls 9 ** k ways go on and 3 * 9 ** (k - 1) have failed."""
    position = LAST_ROUND | {"hands": hands("charge-gears")}
    asked = failed = 0
    for first in range(1, 13):
        for second in range(1, 13):
            match = boxbox.from_position(position, luck=[f"die {first} {second}"])
            match.choose(2, "charge-gears white.1")
            if match.decisions:
                match.choose(2, "roll")
                asked += bool(match.decisions)
                failed += not match.decisions
    assert (asked, failed) == (81, 27)


def test_ways_of_two_players_with_two_cards_each() -> None:
    """Two turns: seat 1 has 7 plays, and each leaves seat 2 its own; see the counts above."""
    idle = ["green+2", "green+3", "green+3", "green+4"]
    position = LAST_ROUND | {
        "turn": 1,
        "hands": [["?"] * 4, ["wrong-line", "off-circuit", *idle[:3]],
                  ["lose-control", "turbo", "yellow+2", "yellow+3", "yellow+4"]],
    }  # fmt: skip
    # Seat 1: 4 + 4 targets and 2 different idle cards; seat 2: 4 + 3 targets and 3 idle cards.
    assert ways(position, [], []) == (4 + 4 + 2) * (4 + 3 + 3)
