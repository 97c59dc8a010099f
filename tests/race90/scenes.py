"""Small positions for the rule tests of Race! Formula 90, and how to play on from them.

A car is written `s0 38`, by its running count: on the frozen Monza (24 sections) 38 is section 14
a lap later. Words may follow: `p1` on trajectory point 1, `moved`, `pitted`, `off` (the track); in
the Advanced Game `back15` (comes back in section 15), `late2` (loses so much), `due7` (must stop),
`again` (came back this turn).
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
        elif word == "again":
            row["re_entered"] = True
        elif word.startswith("back"):
            row["entry"] = int(word.removeprefix("back"))
        elif word.startswith("late"):
            row["penalty"] = int(word.removeprefix("late"))
        elif word.startswith("due"):
            row["pit_due"] = int(word.removeprefix("due"))
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


def advanced(*cars: str, modules: str = "all", given: Data | None = None, **fields: Any) -> Match:
    """Start in the middle of a race of the Advanced Game, with some modules or all."""
    return race(*cars, options=advanced_options(modules, given), **fields)


def advanced_options(modules: str = "all", given: Data | None = None) -> Data:
    """Return the options of the Advanced Game; modules are words: `skills fuel`, or `all`."""
    played = modules if modules == "all" else modules.split()
    return {"level": "advanced", "modules": played, **(given or {})}


DULL_CHITS = (
    "chit fast+2(35)#5", "chit fast+2(45)#7", "chit fast+2(55)#9", "chit slow+1(30)#14",
    "chit slow+1(40)#16", "chit slow+1(50)#18",
)  # fmt: skip
"""Robots with two or three players that qualify badly: +2 and +1, with fuel management one more."""


def qualifying(
    *,
    modules: str = "all",
    given: Data | None = None,
    seats: int = 2,
    luck: Sequence[str] = DULL_CHITS,
    seed: int | None = None,
    **players: Data,
) -> Match:
    """Start where all lay their cards for qualifying; skills and cars have been chosen."""
    data = {
        "game": "race90", "seats": seats, "turn": 0, "options": advanced_options(modules, given),
        "steps": [["grid", -1, 0, 0], ["qualify", -1, 0, 0]],
        "players": [{"seat": seat, **players.get(f"p{seat}", {})} for seat in range(seats)],
    }  # fmt: skip
    return boxbox.from_position(data, luck=list(luck), seed=seed)


QUIET: dict[int, tuple[int, ...]] = {1: (175,), 2: (164,), 3: (157,), 4: (157, 175), 5: (2, 175)}
"""Plays of so many points; nothing else happens if weather is not played. The 5 costs 2 chips."""


def go(points: int, *cars: str, hand: Sequence[int | str] = (), **fields: Any) -> Match:
    """Let s0 move with so many points in an Advanced race, some cards still in hand."""
    cards = QUIET[points]
    p0 = {"hand": [*cards, *hand], **fields.pop("p0", {})}
    return play_cards(advanced(*cars, driver=0, p0=p0, **fields), *cards)


def after_skip(*cars: str, seat: int = 3, **fields: Any) -> Match:
    """Let a driver without cards skip first: what follows is scripted luck, not what is dealt."""
    return play(advanced(*cars, driver=seat, **fields), "balance")


def play_cards(match: Match, *cards: int | str) -> Match:
    """Play a card or a pair, tyres paid in chips."""
    play(match, f"play {cards[0]}")
    if asked(match).endswith(" second"):
        play(match, f"add {cards[1]}" if len(cards) > 1 else "alone")
    if asked(match).endswith(" pay"):
        play(match, "chips")
    return match


# How it goes on


def play(match: Match, *choices: str) -> Match:
    """Let whoever is asked choose, one after the other; cards are laid off as they lie."""
    for choice in choices:
        if not orders(choice):
            lay_as_played(match)
        match.choose(match.decisions[0].seat, choice)
    return match if choices and orders(choices[-1]) else lay_as_played(match)


def play_to_order(match: Match, *choices: str) -> Match:
    """Do the same up to the question in which order cards are laid off."""
    play(match, *choices[:-1])
    match.choose(match.decisions[0].seat, choices[-1])
    return match


def orders(choice: str) -> bool:
    """True if a choice is about the order of discards."""
    return choice == "as-played" or choice.startswith("lay ")


def lay_as_played(match: Match) -> Match:
    """Answer the question of the order, if it is open, with one press."""
    if match.decisions and match.decisions[0].kind == "lay":
        match.choose(match.decisions[0].seat, "as-played")
    return match


def refuse(match: Match, choice: str) -> str:
    """Check that who is asked may not choose this, and return the reason."""
    before = match.position()
    with pytest.raises(boxbox.IllegalChoice) as refused:
        match.choose(match.decisions[0].seat, choice)
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


def path(match: Match, name: str = "s0") -> list[Data]:
    """Return the steps of all that a car drove."""
    return [
        step for drove in told(match, "drove") if drove["car"] == name for step in drove["path"]
    ]


def passes(match: Match, name: str = "s0") -> list[tuple[str, str, int]]:
    """Return the cars that a car passed, how, and for how many points."""
    return [
        (step["pass"], step["how"], step["cost"]) for step in path(match, name) if "pass" in step
    ]


def discards(match: Match) -> str:
    """Return the discards, bottom to top."""
    return " ".join(match.position()["discards"])
