"""Whole races that must always replay: one for each variant, and one told in full for reviewers.

`pytest tests/golden --update` writes them anew; read the difference as you would read code.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import boxbox
from boxbox.core.history import START
from tests.golden.drive import AnyMatch, drive

HERE = Path(__file__).parent
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "standard-4": (4, {}),
    "three-players-two-teams-each": (3, {}),
    "five-players": (5, {"races": 2}),
    "six-players-no-free-teams": (6, {"races": 2}),
    "shorter-race": (4, {"races": 2, "set_aside": 6}),
    "lengths-by-race": (5, {"races": 3, "set_aside": [0, 6, 29]}),
    "lengths-by-circuit": (4, {"races": 3, "circuits": ["monaco", "spa", "suzuka"],
                               "set_aside": "circuit"}),
    "drivers-championship": (4, {"drivers": True}),
    "most-wins-first": (4, {"ties": "wins", "drivers": True}),
    "free-teams-driven-by-bots": (4, {"races": 2, "free_teams": "bots"}),
    "own-teams": (3, {"races": 1, "teams": ["white", "red", "green", "black", "blue", "yellow"]}),
    "full-season": (6, {"races": 17, "drivers": True, "set_aside": 6}),
}  # fmt: skip


def make(name: str) -> AnyMatch:
    seats, options = VARIANTS[name]
    return drive(boxbox.start("motor-racing", seats=seats, seed=1, options=options), 1)


def with_undo_and_drivers() -> AnyMatch:
    """A race in which people undid choices and handed seats over."""
    match = boxbox.start("motor-racing", seats=3, seed=2, options={"races": 1})
    match.set_driver(1, "rules")
    drive(match, 3, stop=12)
    match.undo_to(6)
    match.set_driver(1, "person")
    drive(match, 4, stop=20)
    match.undo_to(11)  # a line that was undone before: redo
    return drive(match, 5)


def from_a_position() -> AnyMatch:
    """A race that starts three cards before its end, with cars out."""
    position = {
        "game": "motor-racing", "seats": 4, "options": {"races": 1}, "turn": 2, "deck": 3,
        "retired": ["red.1", "white.2"], "hands": [["crash"], ["red+4"], ["spin"]],
    }  # fmt: skip
    return drive(boxbox.from_position(position, seed=6), 6)


def all_logs() -> dict[str, Any]:
    logs: dict[str, Any] = {name: lambda name=name: make(name) for name in VARIANTS}
    return logs | {"undo-and-drivers": with_undo_and_drivers, "from-a-position": from_a_position}


@pytest.mark.parametrize("name", all_logs())
def test_a_golden_log_replays(name: str, update: bool) -> None:
    path = HERE / f"{name}.log"
    if update:
        path.write_text(all_logs()[name]().log.text())
    text = path.read_text()
    match = boxbox.load(text)
    assert match.notices == []
    assert match.log.text() == text
    assert match.result is not None
    assert text.splitlines()[-1].startswith(f"{match.log.last} end ")


def test_a_race_of_older_rules_is_read_to_its_end() -> None:
    """Nothing that was chosen in it has changed since."""
    text = (HERE / "older" / "standard-4.log").read_text()
    assert "\nrules 1\n" in text
    match = boxbox.load(text)
    assert (match.notices, match.log.text()) == ([], text)
    assert match.result is not None


def test_every_log_file_is_tested() -> None:
    assert {path.stem for path in HERE.glob("*.log")} == set(all_logs())


def tell(match: AnyMatch) -> str:
    """Write a race in full: what was asked, what could be done, what came, who saw what."""
    parts = [match.log.text().split("\n\n")[0], ""]
    told = [START] * (match.seats + 1)
    for n in range(match.log.first, match.log.last + 1):
        part = match.copy()
        del part.log.lines[n - match.log.first + 1 :]
        part = boxbox.load(part.log.text())
        parts.append(f"line {part.log.line(n).text()}")
        for index, viewer in enumerate([None, *range(match.seats)]):
            public = part.events(None, since=told[0]) if viewer is not None else []
            events = part.events(viewer, since=told[index])
            for at, event in enumerate(events):
                if viewer is None or event != public[at]:
                    who = "all" if viewer is None else f"s{viewer}"
                    facts = {key: event[key] for key in event if key not in ("n", "asked")}
                    parts.append(f"  {who}: {json.dumps(facts)}")
        told = [part.version(viewer) for viewer in [None, *range(match.seats)]]
        view = part.view(None)
        parts.append(f"  order: {' '.join(view['order'])}")
        parts.append(f"  out: {' '.join(view['retired'])}; deck {view['deck']}")
        for decision in part.decisions:
            hand = part.view(decision.seat)["hands"][decision.seat]
            parts.append(f"  asks s{decision.seat}: {decision.kind}; hand: {' '.join(hand)}")
            parts.append(f"  options: {', '.join(option.text for option in decision.options)}")
    parts.append(f"result: {json.dumps(match.result, indent=1)}")
    return "\n".join(parts) + "\n"


def test_the_playthrough_reads_as_before(update: bool) -> None:
    path = HERE / "playthrough.txt"
    match = boxbox.start("motor-racing", seats=3, seed=4, options={"races": 1, "set_aside": 12})
    told = tell(drive(match, 4))
    if update:
        path.write_text(told)
    assert told == path.read_text()
