"""Patches lead from view to view: every golden log, seen by every seat and by a spectator."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boxbox
from boxbox.core.history import FILMED, PATCHED, START
from boxbox.core.log import read_log
from boxbox.core.luck import SeededLuck
from boxbox.core.match import Match
from boxbox.core.patch import diff, patched
from boxbox.core.seats import Seat
from boxbox.core.telling import News, news
from boxbox.core.wire import Cursor
from boxbox.registry import find_game
from tests.installed import install
from tests.race90.conftest import frozen_game
from tests.race90.gestures import in_the_pits

GOLDEN = Path(__file__).parent / "golden"
LOGS = sorted([*GOLDEN.glob("*.log"), *(GOLDEN / "race90").glob("*.log")])
Data = dict[str, Any]
AnyMatch = Match[Any]


class Viewer:
    """Somebody who is told of a race, and keeps the view by patches alone."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.view: Data | None = None
        self.since: Cursor = START
        self.tables: list[tuple[Data, Data]] = []
        """Each event, and the view right after it."""

    def look(self, match: AnyMatch) -> News:
        """Take what is new, and see that it leads to the view."""
        view = match.view(self.seat)
        made = news(
            match, None if self.seat is None else Seat(self.seat), self.since, self.view, view
        )
        sent = News(*json.loads(json.dumps(made)))
        known = sent.view if sent.view is not None else self.view
        for event in sent.events:
            if "patch" in event:
                known = patched(known, event["patch"])
                assert known is not None
                self.tables.append((event, known))
        self.view = patched(known, sent.patch or [])
        self.since = match.version(self.seat)
        assert json.dumps(self.view, sort_keys=True) == json.dumps(view, sort_keys=True)
        return made


def replay(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyMatch]:
    """Replay a log as if people had looked on."""
    read = read_log(path.read_text())
    header = read.log.header
    if header.data.name == "frozen":
        install(monkeypatch, frozen_game())
    match: AnyMatch = Match(find_game(header.game, header.data), header, SeededLuck(0))
    match.films = True
    for line in read.log.lines:
        match.repeat(line, match.recorded(line))
        yield match


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_patches_lead_to_the_view_of_every_line(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    viewers: list[Viewer] = []
    for match in replay(path, monkeypatch):
        viewers = viewers or [Viewer(seat) for seat in [None, *range(match.seats)]]
        for viewer in viewers:
            made = viewer.look(match)
            is_undone = any(event["kind"] == "undone" for event in made.events)
            assert (made.view is not None) == (is_undone or len(match.log.lines) == 1)
    for viewer in viewers:
        for event, table in viewer.tables:
            check(event, table)


def check(event: Data, table: Data) -> None:
    """See that the table after an event is as the event leaves it."""
    if table["game"] == "race90":
        CHECKS.get(event["kind"], lambda _, __: None)(event, table)
    elif event["kind"] in ("race-started", "moved"):
        assert event["order"] == table["order"]
    elif event["kind"] == "drawn":
        assert event["deck"] == table["deck"]
    elif event["kind"] == "played":
        assert table["discards"][-1] == event["card"]


def car_of(table: Data, name: str) -> Data:
    return next(car for car in table["cars"] if car["car"] == name)


def stands(event: Data, table: Data) -> None:
    assert car_of(table, event["car"])["section"] == event.get("to", event.get("section"))


def has_chart(event: Data, table: Data) -> None:
    assert table["players"][event["seat"]]["chart"] == event["chart"]


def has_strategy(event: Data, table: Data) -> None:
    player = table["players"][event["seat"]]
    assert event["strategy"] in (player["strategy"], player["new_strategy"])


def has_lost(event: Data, table: Data) -> None:
    player = table["players"][event["seat"]]
    assert not set(event["cards"]) & {*player["hand"], *player["laid"]}


def is_out(event: Data, table: Data) -> None:
    assert event["car"] in [row["car"] for row in table["retired"]]
    assert event["car"] not in [car["car"] for car in table["cars"]]


def is_turn(event: Data, table: Data) -> None:
    assert table["turn"] == event["turn"]
    assert not any(car["pitted"] for car in table["cars"])


def has_no_flags(_: Data, table: Data) -> None:
    assert (table["yellow"], table["blue"], table["orange"]) == ([], [], None)


def leads(event: Data, table: Data) -> None:
    assert table["leader"] == event["car"]


def is_grid(event: Data, table: Data) -> None:
    assert [car["car"] for car in table["cars"]] == event["order"]


def in_order(event: Data, table: Data) -> None:
    places = [car_of(table, car)["place"] for car in event["order"]]
    assert places == sorted(places)


CHECKS = {
    "chart": has_chart,
    "strategy": has_strategy,
    "played": has_lost,
    "paid": has_lost,
    "discarded": has_lost,
    "contest-result": in_order,
    "drove": stands,
    "braked-late": stands,
    "re-entered": stands,
    "pit": stands,
    "out": is_out,
    "turn": is_turn,
    "flags-in": has_no_flags,
    "leader": leads,
    "grid": is_grid,
}


# Patches


def random_data(rng: random.Random, depth: int = 3) -> Any:
    """Return any plain data."""
    kind = rng.randrange(7 if depth else 4)
    if kind < 4:
        word = rng.choice(["", "a", "length"])
        return [None, rng.random() < 0.5, rng.randrange(2, 5), word][kind]
    if kind == 4:
        return [rng.randrange(2, 5) for _ in range(rng.randrange(9))]
    if kind == 5:
        return [random_data(rng, depth - 1) for _ in range(rng.randrange(4))]
    names = rng.sample(["a", "b", "c", "length"], rng.randrange(5))
    return {name: random_data(rng, depth - 1) for name in names}


def test_a_patch_makes_one_out_of_the_other_and_spoils_neither() -> None:
    rng = random.Random(1)
    for _ in range(5000):
        before, after = random_data(rng), random_data(rng)
        kept = json.dumps(before)
        patch = json.loads(json.dumps(diff(before, after)))
        assert json.dumps(patched(before, patch), sort_keys=True) == json.dumps(
            after, sort_keys=True
        )
        assert json.dumps(before) == kept


def test_a_patch_names_what_changed_and_no_more() -> None:
    before = {"a": [{"b": 1}, {"b": 2}], "c": list(range(40)), "d": 1}
    after = {"a": [{"b": 1}, {"b": 3}], "c": [*range(40), 40], "e": True}
    assert diff(before, after) == [[["d"]], [["a", 1, "b"], 3], [["c", 40], 40], [["e"], True]]
    assert diff(after, after) == []
    assert diff([1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6]) == [[["length"], 6]]
    assert diff([1, 2, 3], [2, 3]) == [[[], [2, 3]]], "a short list comes whole"


def test_what_did_not_change_is_shared() -> None:
    before = {"a": [{"b": 1}, {"b": 2}]}
    after = patched(before, [[["a", 1, "b"], 3]])
    assert after == {"a": [{"b": 1}, {"b": 3}]}
    assert after["a"][0] is before["a"][0]


# How long changes are known


def test_states_are_kept_for_the_last_events_of_a_race_that_is_watched() -> None:
    for films in (False, True):
        match = boxbox.start("motor-racing", 4, 1)
        match = match.filmed() if films else match
        rng = random.Random(1)
        for _ in range(40):
            decision = match.decisions[0]
            match.choose(decision.seat, rng.choice(decision.options))
        kept = [event.after is not None for _, event in match.seen_events(None, START)]
        assert len(kept) > FILMED
        assert kept == [films and at >= len(kept) - FILMED for at in range(len(kept))]


def test_who_comes_back_soon_sees_what_was_missed() -> None:
    match = boxbox.start("motor-racing", 4, 1).filmed()
    viewer = Viewer(0)
    viewer.look(match)
    for _ in range(2):
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[0])
    viewer.view = None
    viewer.tables.clear()
    made = viewer.look(match)
    assert made.view is not None
    assert len(viewer.tables) == len(made.events) > 2
    assert made.events[0]["patch"] == [], "the view to begin with is the one after the first event"


def test_what_others_undo_unseen_takes_no_patch_away() -> None:
    """Or whoever comes back would learn how much somebody else has undone."""
    often, once = (in_the_pits().filmed() for _ in "ab")
    for _ in range(FILMED):
        often.choose(0, "discard 17")
        often.undo_to(often.log.last - 1)
    for match in (often, once):
        match.choose(0, ["discard 17", "discard 40"])
    for viewer in (None, Seat(1)):
        told, straight = (
            news(match, viewer, START, None, match.view(viewer)) for match in (often, once)
        )
        assert told.events
        assert all("patch" in event for event in told.events)
        assert told == straight


def test_what_is_only_tried_takes_no_patch_away() -> None:
    """Or whoever comes back would learn of refused chains, and how much a bot's choice will do."""
    match = boxbox.start("motor-racing", 4, 1).filmed()
    rng = random.Random(1)
    trial = match
    for choices in range(80):
        trial = match.copy() if choices == 40 else trial
        decision = trial.decisions[0]
        trial.choose(decision.seat, rng.choice(decision.options))
    kept = [event.after is not None for _, event in match.seen_events(None, START)]
    assert kept[-FILMED:] == [True] * FILMED


def test_who_missed_much_gets_the_whole_view() -> None:
    match = boxbox.start("motor-racing", 4, 1).filmed()
    viewer = Viewer(0)
    viewer.look(match)
    rng = random.Random(1)
    while len(list(match.seen_events(0, viewer.since))) <= PATCHED:
        decision = match.decisions[0]
        match.choose(decision.seat, rng.choice(decision.options))
    made = viewer.look(match)
    assert made.patch is None
    assert not any("patch" in event for event in made.events)


def test_filming_changes_nothing_else() -> None:
    match = boxbox.start("race90", 3, 4)
    twin = match.filmed()
    rng = random.Random(2)
    for _ in range(60):
        decision = match.decisions[0]
        code = rng.choice(decision.options).code
        match.choose(decision.seat, code)
        twin.choose(decision.seat, code)
    assert twin.log.text() == match.log.text()
    for seat in (None, 0, 1, 2):
        assert (twin.view(seat), twin.events(seat)) == (match.view(seat), match.events(seat))


# Cursors


def test_lines_that_only_others_may_count_are_not_counted() -> None:
    """A card that is laid face down and replaced: others can't tell how often."""
    often, once = (boxbox.start("race90", 2, 3, {"charts": ["italy-1", "japan-1"]}) for _ in "ab")
    for match in (often, once):
        for seat in (0, 1):
            match.choose(seat, "keep-hand")
        decision = match.decision(0)
        assert decision is not None
        texts = [option.text for option in decision.options]
        for text in texts[:3] if match is often else texts[2:3]:
            match.choose(0, text)
    assert often.log.last == once.log.last + 2
    for viewer in (None, 1):
        assert often.version(viewer) == once.version(viewer)
        assert often.events(viewer) == once.events(viewer)
    assert often.version(0) >= once.version(0)
    for match in (often, once):
        decision = match.decision(1)
        assert decision is not None
        match.choose(1, decision.options[0])
    assert often.events(1) == once.events(1)


# The twin in the browser

TWIN = Path(__file__).parents[1] / "frontend/tests/fixtures/patches.jsonl"
RACES: list[tuple[str, int, Data, int]] = [
    ("motor-racing", 4, {"races": 2}, 6),
    ("race90", 3, {"level": "basic"}, 40),
    ("race90", 2, {"level": "advanced"}, 60),
]
"""Games, seats and options, and how many choices are made before what is kept."""


def piece(game: str, seats: int, options: Data, skipped: int, seat: int | None) -> Data:
    """Return what a reader is told of some choices in a race."""
    match = boxbox.start(game, seats, 7, options).filmed()
    rng = random.Random(7)
    viewer = Viewer(seat)
    viewer.look(match)
    for _ in range(skipped):
        decision = match.decisions[0]
        match.choose(decision.seat, rng.choice(decision.options))
        viewer.look(match)
    before, updates = viewer.view, list[Data]()
    for _ in range(8):
        decision = match.decisions[0]
        match.choose(decision.seat, rng.choice(decision.options))
        made = viewer.look(match)
        updates.append({"events": made.events, "patch": made.patch})
    return {"before": before, "updates": updates, "after": viewer.view}


def twin_rows() -> Iterator[Any]:
    rng = random.Random(3)
    pairs = [(random_data(rng), random_data(rng)) for _ in range(300)]
    yield [
        {"before": before, "patch": diff(before, after), "after": after} for before, after in pairs
    ]
    for game, seats, options, skipped in RACES:
        for seat in (None, 0):
            yield piece(game, seats, options, skipped, seat)


def test_the_browser_tests_the_same_patches(update: bool) -> None:
    """`pytest tests/test_patches.py --update` writes the file anew."""
    text = "".join(f"{json.dumps(row, separators=(',', ':'))}\n" for row in twin_rows())
    if update:
        TWIN.write_text(text)
    assert TWIN.read_text() == text
