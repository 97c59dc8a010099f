"""Small positions for the rule tests of Race! Formula 90, and how to play on from them.

A car is written `s0 38`, by its running count: on the frozen Monza (24 sections) 38 is section 14
a lap later. Words may follow: `p1` on trajectory point 1, `moved`, `pitted`, `off` (the track).
Cars of one section are listed front to back. Drivers are `p0={"hand": [17], "target": 40}`; what is
not said about one is neutral: no cards, no strategy, a high Target.
"""

from collections.abc import Sequence
from typing import Any

import pytest

import boxbox

Match = boxbox.Match[Any]
Data = dict[str, Any]

LAP = 24
"""Sections of the frozen Monza."""
TARGETS = (184, 183, 182, 181, 180, 179)
"""The Targets of drivers who are given none: check factors 98, 93, 88, 82, 78, 77."""


def car_row(text: str) -> Data:
    name, count, *words = text.split()
    row: Data = {"car": name, "count": int(count)}
    for word in words:
        if word == "off":
            row["status"] = "off-track"
        elif word in ("moved", "pitted"):
            row[word] = True
        else:
            row["point"] = int(word.removeprefix("p"))
    return row


def race(
    *cars: str,
    luck: Sequence[str] = (),
    seats: int = 4,
    turn: int = 5,
    driver: int | None = None,
    seed: int | None = None,
    **fields: Any,
) -> Match:
    """Start in the middle of a race; with a `driver`, just after this one's draw.

    Luck is scripted and must be enough, unless there is a seed.
    """
    rows = [car_row(text) for text in cars]
    names = {row["car"] for row in rows}
    players = []
    for seat in range(seats):
        given = fields.pop(f"p{seat}", {})
        default = {"hand": [], "target": TARGETS[seat]} if f"s{seat}" in names else {}
        players.append({"seat": seat, **default, **given})
    data = {
        "game": "race90", "seats": seats, "turn": turn, "cars": rows, "players": players,
        "at": "activate" if driver is None else "play",
        **({} if driver is None else {"driver": driver}),
        **fields,
    }  # fmt: skip
    return boxbox.from_position(data, luck=list(luck), seed=seed)


# How it goes on


def play(match: Match, *choices: str) -> Match:
    """Let whoever is asked choose, one after the other."""
    for choice in choices:
        match.choose(match.decisions[0].seat, choice)
    return match


def refuse(match: Match, choice: str) -> str:
    """Check that who is asked may not choose this, and return the reason."""
    before = match.position()
    with pytest.raises(boxbox.IllegalChoice) as refused:
        play(match, choice)
    assert match.position() == before
    return refused.value.reason


# How it stands


def asked(match: Match) -> str:
    """Return who is asked what: `s0 play`; nothing when the race is over."""
    return " ".join(f"s{decision.seat} {decision.kind}" for decision in match.decisions)


def options(match: Match) -> list[str]:
    """Return what the driver who is asked may choose."""
    return [option.text for option in match.decisions[0].options]


def told(match: Match, kind: str) -> list[Data]:
    """Return the events of a kind, as all see them."""
    return [event for event in match.events(None) if event["kind"] == kind]


def car(match: Match, name: str) -> Data:
    return next(row for row in match.position()["cars"] if row["car"] == name)


def count(match: Match, name: str) -> int:
    return int(car(match, name)["count"])


def cell(match: Match, section: int) -> str:
    """Return the cars on the track in a section, front to back."""
    rows = [row for row in match.position()["cars"] if row["section"] == section]
    on_track = [row for row in rows if row["status"] == "running"]
    return " ".join(row["car"] for row in sorted(on_track, key=lambda row: row["place"]))


def driver(match: Match, seat: int) -> Data:
    """Return the facts of a player."""
    return dict(match.position()["players"][seat])


def discards(match: Match) -> str:
    """Return the discards, bottom to top."""
    return " ".join(match.position()["discards"])
