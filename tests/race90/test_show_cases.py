"""The browser's show leads from view to view: pieces of real races, kept in a file that it tests.

`pytest tests/race90/test_show_cases.py --update` writes the file anew from races played here.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import boxbox
from boxbox.games.race90 import RACE90

FILE = Path(__file__).parents[2] / "frontend/tests/fixtures/race90-shows.jsonl"
LARGEST: Final = 450_000
MOST_EVENTS: Final = 120
"""A longer piece is no piece: the show would not play all of it."""
Data = dict[str, Any]
IN_VIEW: Final = (
    "seat", "at", "turn", "leader", "cars", "retired",
    "players", "deck", "discards", "cup", "track_deck", "track_discards", "weather", "yellow",
    "blue", "orange", "safety_car", "contest", "move", "steps", "summary",
)  # fmt: skip
"""What the show reads of a view."""


class Piece(NamedTuple):
    """What a reader is told between two views."""

    before: Data
    events: list[Data]
    after: Data

    def as_data(self) -> Data:
        """Return it as plain data; of the later view only what has changed."""
        changed = {key: value for key, value in self.after.items() if self.before[key] != value}
        return self._asdict() | {"after": changed}

    def weight(self) -> int:
        """Return how much room it takes, in events: two views are as much as some of them."""
        return len(self.events) + 60

    def shapes(self) -> set[str]:
        """Return what happens here, without the numbers."""
        return {shape for event in self.events for shape in shapes(event, self.after["seat"])}


def shapes(event: Data, reader: int | None) -> Iterator[str]:
    """Return the kind of an event with each fact that the show tells apart."""
    kind = event["kind"]
    whose = event.get("seat", event.get("car"))
    own = whose is not None and whose in (reader, f"s{reader}")
    yield f"{kind} own" if own else kind
    for key in ("why", "from", "when", "flag", "special", "blind", "taken", "new"):
        if isinstance(event.get(key), str | bool):
            yield f"{kind} {key} {event[key]}"
    for step in event.get("path", ()):
        yield f"{kind} {step.get('how', next(iter(step)))}"


def races() -> Iterator[tuple[int, int, Data]]:
    """Return seats, seed and options of the races that are played."""
    for track in ("monza", "hungaroring"):
        for level in ("junior", "basic", "advanced"):
            rescue = {"rescue": track == "monza", "short": track == "hungaroring"}
            yield 4, 5, {"level": level, "track": track, **rescue}
    yield 6, 2, {"level": "advanced", "track": "monza", "rescue": True}
    yield 2, 3, {"level": "advanced", "track": "monza", "modules": ["off-track", "flags"]}
    yield 3, 8, {"level": "advanced", "track": "hungaroring", "charts": "random"}


def pieces(seats: int, seed: int, options: Data, reader: int | None) -> Iterator[Piece]:
    """Play a race and return what the reader sees, up to each question to its seat."""
    match = boxbox.start("race90", seats, seed, options)
    rng = Random(seed)
    before, known = seen(match, reader), len(match.events(reader))
    yield Piece(before, match.events(reader), before)
    waits = 1
    while match.decisions:
        decision = match.decisions[0]
        match.choose(decision.seat, rng.choice(decision.options).text)
        waits -= 1
        asked = any(decision.seat == reader for decision in match.decisions)
        if waits > 0 and not asked and match.decisions:
            continue
        waits = rng.randrange(1, 12)
        after = seen(match, reader)
        events = match.events(reader, known)
        known += len(events)
        yield Piece(before, events, after)
        before = after


def seen(match: boxbox.Match[Any], reader: int | None) -> Data:
    """Return a view without what the show does not read."""
    view = match.view(reader)
    track = view["options"]["track"]
    return {key: view[key] for key in IN_VIEW if key in view} | {"options": {"track": track}}


def chosen() -> list[Data]:
    """Return few pieces in which everything happens that happens in these races."""
    left = [
        piece
        for race in races()
        for reader in (0, None)
        for piece in pieces(*race, reader)
        if len(piece.events) <= MOST_EVENTS
    ]
    shapes = [piece.shapes() for piece in left]
    kept: list[Data] = []
    missing = set[str]().union(*shapes)
    while missing:
        best = max(range(len(left)), key=lambda at: len(shapes[at] & missing) / left[at].weight())
        missing -= shapes[best]
        kept.append(left[best].as_data())
    return kept


def written(rows: list[Data]) -> str:
    """Return the file: the lengths of the laps, then a piece a line."""
    laps = {name: len(track.sections) for name, track in RACE90.values.tracks.items()}
    lines = [json.dumps(row, separators=(",", ":")) for row in [laps, *rows]]
    return "".join(f"{line}\n" for line in lines)


def test_the_pieces_for_the_browser_are_up_to_date(update: bool) -> None:
    text = written(chosen())
    if update:
        FILE.write_text(text, encoding="utf-8")
    assert text == FILE.read_text(encoding="utf-8")
    assert len(text.encode()) < LARGEST


if __name__ == "__main__":  # every piece of many races, to look for what the file does not have
    target, count = sys.argv[1], int(sys.argv[2])
    found = [
        piece.as_data()
        for at in range(count)
        for seats, seed, options in races()
        for reader in (0, None)
        for piece in pieces(seats, seed + 100 * at, options, reader)
    ]
    Path(target).write_text(written(found), encoding="utf-8")
