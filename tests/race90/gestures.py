"""Races in which a seat is about to do something in several answers."""

from collections.abc import Sequence
from typing import Any

import boxbox

AnyMatch = boxbox.Match[Any]


def stop(hand: Sequence[str], **player: Any) -> AnyMatch:
    """Return a race in which seat 0 has to stop and lay cards off."""
    return boxbox.from_position({
        "game": "race90", "seats": 2, "turn": 4, "at": "pit", "driver": 0,
        "cars": [{"car": "s0", "count": 30}, {"car": "s1", "count": 20}],
        "players": [{"seat": 0, "hand": list(hand), **player}, {"seat": 1}],
    }, seed=1)  # fmt: skip


def in_the_pits() -> AnyMatch:
    match = stop(["17", "20", "40"])
    match.choose(0, "box")
    assert match.view(0)["decision"]["kind"] == "discard"
    return match
