"""A set of data: all that is printed on cards, charts, chits and boards, read from files.

`tables` reads the cells; here is what each file holds and what must fit together.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from boxbox.core.errors import DataError, Message
from boxbox.games.race90.cards import (
    EVENT,
    EVENTS,
    FAST,
    RACE_CARDS,
    SLOW,
    SUPERFAST,
    SYMBOLS,
    TRACK_CARD,
    TYPES,
    Card,
    Chart,
    Chit,
)
from boxbox.games.race90.tables import (
    EMPTY_CELL,
    NOTHING,
    Document,
    Faults,
    Field,
    Marks,
    Number,
    Row,
    Several,
    Table,
    Text,
    Whole,
    Word,
    number_from,
    read_document,
    read_rows,
    unexpected,
)
from boxbox.games.race90.track import (
    BRAKING,
    CHECK,
    CORNER,
    ENTER,
    KINDS,
    PATH_ENDS,
    POINTS_AT_MOST,
    SECTIONS_AT_MOST,
    UNCERTAIN,
    WEATHER,
    Bend,
    Geometry,
    PathStep,
    Section,
    Slot,
    Track,
    Trajectory,
)

CURRENT: Final = "boxbox-2"
"""The set that races are played with if no other is named."""
TRACKS: Final[Mapping[str, int]] = {"monza": 34, "hungaroring": 42}
"""The boards, and how many track cards each has."""
COUNTRIES: Final = ("england", "germany", "japan", "france", "brazil", "italy")
ROBOTS: Final = (FAST, SLOW, SUPERFAST)
CHITS: Final = 10
"""Robot chits a type."""
FACTORS: Final = 99
CHECKS: Final = {"": None, "check": 0, "check+20": 20, "check-20": -20}
FORMAT: Final = 1

_NOTE: Final = Field("note", Text(200), "a remark for readers")
_TYPE: Final = Field("type", Word(TYPES), "the colour: red, green, orange, yellow")
_CARD: Final = (
    Field("factor", Whole(1, FACTORS), "the check factor"),
    Field("tyres", Whole(0, 3, blank=0), "tyre points to pay"),
    Field("damage", Whole(0, 2, blank=0), "damage discs to take"),
    Field("check", Word(tuple(CHECKS)[1:], optional=True), "the check that it asks for"),
    Field("draw", Whole(0, 3, blank=0), "race cards to draw"),
    Field("event", Word(EVENTS, optional=True), "what an event card triggers"),
)
SET: Final = Table(
    "set",
    "The name of a set and where its values come from.",
    (
        Field("name", Text(40, optional=False), "the name of the set"),
        Field("format", Whole(FORMAT, FORMAT), "the form of these files"),
        Field("about", Text(500, optional=False), "where the values come from"),
    ),
    rows=False,
)
RACE_CARDS_TABLE: Final = Table(
    "race-cards",
    "The 184 race cards.",
    (
        Field("number", Whole(1, RACE_CARDS), "the card number"),
        _TYPE,
        Field("movement", Whole(1, 4), "the movement value"),
        *_CARD,
        _NOTE,
    ),
)
TRACK_CARDS_TABLE: Final = Table(
    "track-cards",
    "The track cards of a board.",
    (
        Field("number", Whole(1, max(TRACKS.values())), "the card number"),
        Field("corner", Whole(1, 30), "the corner where it can be used"),
        _TYPE,
        Field("movement", Whole(1, 6), "the movement value"),
        *_CARD,
        Field(
            "symbols",
            Marks("|".join(f"({symbol})" for symbol in SYMBOLS), "braking pair", len(SYMBOLS)),
            "its special symbols, any of " + ", ".join(SYMBOLS),
        ),
        _NOTE,
    ),
)
CHARTS_TABLE: Final = Table(
    "charts",
    "Both sides of the car charts.",
    (
        Field("country", Word(COUNTRIES), "the country"),
        Field("side", Whole(1, 2), "front or back"),
        Field("tyres", Whole(1, 20), "tyre chips"),
        Field("cards", Whole(1, 12), "cards in hand"),
        Field("damage", Whole(1, 12), "damage slots"),
        _NOTE,
    ),
)
CHITS_TABLE: Final = Table(
    "robot-chits",
    "The qualifying and refuelling chits of the robots.",
    (
        Field("type", Word(ROBOTS), "the robots that draw it"),
        Field("factor", Whole(1, FACTORS), "the check factor"),
        Field("basic", Whole(1, 9, blank=0), "qualifying in the Basic Game; none for SUPERFAST"),
        Field("advanced", Whole(1, 9), "qualifying in the Advanced Game"),
        Field("pit_turn", Whole(1, 40), "the turn of its stop in the Advanced Game"),
        _NOTE,
    ),
)
_STEPS: Final = r"(check|enter)\+([1-9])|(tyres|damage|penalty)([1-9])|(pit)|(crash)|(crash-sc)"
_SLOT: Final = r"(dry|uncertain|rain):([1-9][0-9]?)"
SECTIONS_TABLE: Final = Table(
    "sections",
    "The sections of a board, from the front one of the grid onwards.",
    (
        Field("section", Whole(0, 99), "0, 1, 2 and so on"),
        Field("kind", Word(KINDS), "the colour of the edge: purple, yellow, grey"),
        Field("corner", Whole(1, 30, blank=0), "the number of its corner"),
        Field(
            "trajectories",
            Marks(
                r"(speeding|driving|gear|event)\+([1-9])", "driving+1 speeding+2", POINTS_AT_MOST
            ),
            "starting points of trajectories, the outermost first",
        ),
        Field("late_braking", Whole(1, FACTORS, blank=0), "the target of a late braking"),
        Field("modifier", Whole(-9, 9, blank=0), "what a challenger gets in a contest"),
        Field(
            "path",
            Marks(_STEPS, "check+1 tyres2 penalty2 enter+2", 12),
            "the off-track path, symbol by symbol; +n: that many sections ahead",
        ),
        Field("begins", Number(-9999, 9999), "where it begins, in metres from the line"),
        _NOTE,
    ),
)
BOARD: Final = Table(
    "board",
    "What a board says beside its sections.",
    (
        Field("pit_time", Whole(0, 20), "sections that a stop costs"),
        Field(
            "turn_track",
            Several(Several(Whole(1, 9), 1, 20), 1, 20),
            "one list a stage, the laps of each turn in it",
        ),
        Field("short_turn", Whole(1, 60), "the last turn of a short race"),
        Field(
            "weather",
            Several(Marks(_SLOT, "dry:24", 1, optional=False), 3, 20),
            "the slots in order, each with the highest check factor that chooses it",
        ),
        Field(
            "corners",
            Several(Text(60), 1, 30),
            "the names of the corners; empty if it has a number only",
        ),
        Field("length", Number(500, 30000), "metres round the circuit"),
        Field(
            "bends",
            Several(Several(Number(-9999, 30000), 3, 3), 1, 60),
            "where it bends: metres from the line, degrees (right is positive), radius",
        ),
    ),
    rows=False,
)
TABLES: Final = (
    SET, RACE_CARDS_TABLE, CHARTS_TABLE, CHITS_TABLE, BOARD, SECTIONS_TABLE, TRACK_CARDS_TABLE,
)  # fmt: skip
"""Every kind of file in a set; data/schema/ holds the schema of each."""


class Data(NamedTuple):
    """A whole set; `cards[n]` is race card n."""

    name: str
    sha256: str
    cards: tuple[Card, ...]
    charts: tuple[Chart, ...]
    chits: tuple[Chit, ...]
    tracks: Mapping[str, Track]


BLANK: Final = Card(0, EVENT, 0, 0)


def shipped() -> Traversable:
    """Return the folder that holds the sets which come with boxbox."""
    return files("boxbox.games.race90").joinpath("data")


@cache
def load_shipped(name: str = CURRENT) -> Data:
    """Read a set that comes with boxbox."""
    names = sorted(path.name for path in shipped().iterdir() if path.joinpath("set.toml").is_file())
    if name not in names:
        raise DataError("no-such-data", {"name": name, "names": names})
    return _load(shipped().joinpath(name))


def load_directory(path: Path) -> Data:
    """Read a set from a folder, or refuse it with everything that is wrong."""
    if not path.is_dir():
        raise DataError("no-data-folder", {"folder": str(path)})
    return _load(path)


def _load(root: Traversable) -> Data:
    faults = Faults()
    about = read_document(SET, "set.toml", root, faults)
    cards = _race_cards(root, faults)
    charts = _charts(root, faults)
    chits = _chits(root, faults)
    tracks = {name: _track(name, root, faults) for name in TRACKS}
    faults.raise_any()
    assert about is not None  # or there was a fault
    whole = {name: track for name, track in tracks.items() if track is not None}
    data = Data(about.values["name"], "", cards, charts, chits, whole)
    return data._replace(sha256=_digest(data))


def _digest(data: Data) -> str:
    """Return a digest of what is played with: neither names nor how a circuit is drawn."""
    no_drawing = Geometry(0, (), ())
    boards = {
        name: track._replace(corners=(), geometry=no_drawing) for name, track in data.tracks.items()
    }
    meaning = [data.cards, data.charts, data.chits, boards]
    return hashlib.sha256(json.dumps(meaning, sort_keys=True).encode()).hexdigest()


# Cards, charts, chits


def _race_cards(root: Traversable, faults: Faults) -> tuple[Card, ...]:
    file = "race-cards.csv"
    rows = read_rows(RACE_CARDS_TABLE, file, root, faults)
    if rows is None:
        return ()
    _numbered(rows, RACE_CARDS, file, faults)
    cards = [_card(row, 0, file, faults) for row in rows]
    return (BLANK, *sorted(cards))


def _track_cards(name: str, corners: int, root: Traversable, faults: Faults) -> tuple[Card, ...]:
    file = f"{name}/track-cards.csv"
    rows = read_rows(TRACK_CARDS_TABLE, file, root, faults)
    if rows is None:
        return ()
    _numbered(rows, TRACKS[name], file, faults)
    for row in rows:
        if corners and row.values["corner"] > corners:
            facts = {"track": name, "corners": corners, "given": row.values["corner"]}
            problem = Message("data-no-such-corner", facts)
            faults.add(file, row.line, "corner", problem)
        if len(set(row.values["symbols"])) < len(row.values["symbols"]):
            faults.add(file, row.line, "symbols", Message("data-symbol-twice"))
    return tuple(sorted(_card(row, TRACK_CARD, file, faults) for row in rows))


def _numbered(rows: list[Row], count: int, file: str, faults: Faults) -> None:
    """Check that every number from 1 to `count` is there once."""
    seen: dict[int, int] = {}
    for row in rows:
        number = row.values["number"]
        if number > count:
            faults.add(file, row.line, "number", unexpected(number_from(1, count), number))
        elif number in seen:
            problem = Message("data-number-twice", {"number": number, "line": seen[number]})
            faults.add(file, row.line, "number", problem)
        seen.setdefault(number, row.line)
    missing = [number for number in range(1, count + 1) if number not in seen]
    if missing:
        listed = [*missing[:10], *(["..."] if len(missing) > 10 else [])]
        facts = {"count": count, "missing": len(missing), "listed": listed}
        faults.add(file, 0, "number", Message("data-cards-missing", facts))


def _card(row: Row, offset: int, file: str, faults: Faults) -> Card:
    values = row.values
    if (values["type"] == EVENT) != bool(values["event"]):
        events = Message("expected-one", {"choices": EVENTS})
        facts = {
            "expected": events if values["type"] == EVENT else EMPTY_CELL,
            "type": values["type"],
            "given": values["event"] or NOTHING,
        }
        faults.add(file, row.line, "event", Message("data-on-card", facts))
    return Card(
        number=offset + values["number"],
        type=values["type"],
        move=values["movement"],
        factor=values["factor"],
        tyres=values["tyres"],
        damage=values["damage"],
        check=CHECKS[values["check"]],
        draw=values["draw"],
        event=values["event"],
        corner=values.get("corner", 0),
        symbols=tuple(symbol for symbol, _ in values.get("symbols", ())),
    )


def _charts(root: Traversable, faults: Faults) -> tuple[Chart, ...]:
    file = "charts.csv"
    rows = read_rows(CHARTS_TABLE, file, root, faults)
    if rows is None:
        return ()
    charts = {}
    for row in rows:
        name = f"{row.values['country']}-{row.values['side']}"
        if name in charts:
            faults.add(file, row.line, "side", Message("data-there-already", {"name": name}))
        charts[name] = Chart(name, row.values["tyres"], row.values["cards"], row.values["damage"])
    wanted = [f"{country}-{side}" for country in COUNTRIES for side in (1, 2)]
    for name in wanted:
        if name not in charts:
            faults.add(file, 0, "side", Message("data-missing", {"name": name}))
    return tuple(charts[name] for name in wanted if name in charts)


def _chits(root: Traversable, faults: Faults) -> tuple[Chit, ...]:
    file = "robot-chits.csv"
    rows = read_rows(CHITS_TABLE, file, root, faults)
    if rows is None:
        return ()
    for row in rows:
        superfast = row.values["type"] == SUPERFAST
        if superfast == bool(row.values["basic"]):
            expected = EMPTY_CELL if superfast else number_from(1, 9)
            facts = {"expected": expected, "type": row.values["type"]}
            faults.add(file, row.line, "basic", Message("data-on-chit", facts))
    counts = Counter(row.values["type"] for row in rows)
    for kind in ROBOTS:
        if counts[kind] != CHITS:
            facts = {"wanted": CHITS, "type": kind, "given": counts[kind]}
            faults.add(file, 0, "type", Message("data-chit-count", facts))
    names = [entry.name for entry in CHITS_TABLE.fields[:-1]]
    chits = [Chit(*(row.values[name] for name in names)) for row in rows]
    return tuple(sorted(chits, key=lambda chit: (ROBOTS.index(chit.type), *chit[1:])))


# Boards


def _track(name: str, root: Traversable, faults: Faults) -> Track | None:
    board = read_document(BOARD, f"{name}/board.toml", root, faults)
    corners = len(board.values["corners"]) if board else 0
    rows = read_rows(SECTIONS_TABLE, f"{name}/sections.csv", root, faults)
    if rows is not None:
        _check_sections(rows, corners, f"{name}/sections.csv", faults)
    cards = _track_cards(name, corners, root, faults)
    if board is not None:
        _check_board(board, f"{name}/board.toml", faults)
    if board is None or rows is None:
        return None
    begins = tuple(row.values["begins"] for row in rows)
    _check_begins(rows, board, f"{name}/sections.csv", faults)
    values = board.values
    bends = tuple(Bend(*bend) for bend in values["bends"])
    return Track(
        name=name,
        sections=tuple(_section(row.values) for row in rows),
        pit_time=values["pit_time"],
        turns=tuple(laps for stage in values["turn_track"] for laps in stage),
        stages=tuple(len(stage) for stage in values["turn_track"]),
        short_turn=values["short_turn"],
        weather=tuple(_slots(values["weather"])),
        corners=values["corners"],
        cards=cards,
        geometry=Geometry(values["length"], bends, begins),
    )


def _section(values: Mapping[str, Any]) -> Section:
    return Section(
        kind=values["kind"],
        corner=values["corner"],
        trajectories=tuple(Trajectory(*mark) for mark in values["trajectories"]),
        late_braking=values["late_braking"],
        modifier=values["modifier"],
        path=tuple(PathStep(*mark) for mark in values["path"]),
    )


def _slots(marks: Iterable[tuple[tuple[str, int], ...]]) -> Iterator[Slot]:
    low = 1
    for ((kind, high),) in marks:
        yield Slot(kind, low, high)
        low = high + 1


def _check_sections(rows: list[Row], corners: int, file: str, faults: Faults) -> None:
    least = 12
    if not least <= len(rows) <= SECTIONS_AT_MOST:
        facts = {"least": least, "most": SECTIONS_AT_MOST, "given": len(rows)}
        faults.add(file, 0, "section", Message("data-section-count", facts))
    for at, row in enumerate(rows):
        if row.values["section"] != at:
            facts = {"wanted": at, "given": row.values["section"]}
            faults.add(file, row.line, "section", Message("data-section-order", facts))
        for column, problem in _section_faults(row.values):
            faults.add(file, row.line, column, problem)
    order = [(row.line, row.values["corner"]) for row in rows if row.values["corner"]]
    for (_, last), (line, corner) in pairwise([(0, 0), *order]):
        if corner not in (last, last + 1):
            facts = {"corner": last or 1, "next": last + 1, "given": corner}
            faults.add(file, line, "corner", Message("data-corner-order", facts))
    if corners and order and order[-1][1] != corners:
        facts = {"corners": corners, "given": order[-1][1]}
        faults.add(file, order[-1][0], "corner", Message("data-corner-count", facts))


def _section_faults(values: Mapping[str, Any]) -> Iterator[tuple[str, Message]]:
    """Return what does not go together in a section."""
    kind = values["kind"]
    for column, owner in (("corner", CORNER), ("late_braking", BRAKING), ("path", BRAKING)):
        if kind == owner and not values[column]:
            yield column, Message("data-value-in-section", {"kind": kind})
        if kind != owner and values[column]:
            yield column, Message("data-empty-in-section", {"kind": kind})
    if kind != CORNER and values["modifier"]:
        yield "modifier", Message("data-empty-in-section", {"kind": kind})
    path = [step for step, _ in values["path"]]
    ends = [step for step in path if step in PATH_ENDS]
    if path and (len(ends) != 1 or path[-1] not in PATH_ENDS):
        yield "path", Message("data-path-end", {"ends": PATH_ENDS})
    if path and CHECK not in path and ENTER not in path:
        yield "path", Message("data-path-back")


def _check_board(board: Document, file: str, faults: Faults) -> None:
    turns = [laps for stage in board.values["turn_track"] for laps in stage]
    least, most = 17, 60
    if not least <= len(turns) <= most:
        facts = {"least": least, "most": most, "given": len(turns)}
        problem = Message("data-turn-count", facts)
        faults.add(file, board.lines["turn_track"], "turn_track", problem)
    if board.values["short_turn"] >= len(turns):
        problem = Message("data-short-turn", {"last": len(turns)})
        faults.add(file, board.lines["short_turn"], "short_turn", problem)
    slots = list(_slots(board.values["weather"]))
    for problem in _weather_faults(slots):
        faults.add(file, board.lines["weather"], "weather", problem)


def _weather_faults(slots: list[Slot]) -> Iterator[Message]:
    order = [WEATHER.index(slot.kind) for slot in slots]
    if order != sorted(order) or set(order) != {0, 1, 2}:
        yield Message("data-weather-order")
    if sum(slot.kind == UNCERTAIN for slot in slots) % 2 == 0:
        yield Message("data-weather-odd")
    if any(slot.low > slot.high for slot in slots):
        yield Message("data-weather-rising")
    if slots[-1].high != FACTORS:
        yield Message("data-weather-end", {"wanted": FACTORS, "given": slots[-1].high})


def _check_begins(rows: list[Row], board: Document, file: str, faults: Faults) -> None:
    """Check that the sections follow each other within one lap."""
    for last, row in pairwise(rows):
        if row.values["begins"] <= last.values["begins"]:
            problem = Message("data-begins", {"before": f"{last.values['begins']:g}"})
            faults.add(file, row.line, "begins", problem)
    length = board.values["length"]
    if rows and rows[-1].values["begins"] >= rows[0].values["begins"] + length:
        problem = Message("data-one-lap", {"length": f"{length:g}"})
        faults.add(file, rows[-1].line, "begins", problem)
