"""A board of a data set: its sections, turns, weather and drawing, and what must fit together."""

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Any

from boxbox.core.errors import Problem
from boxbox.games.race90.table.card_files import read_track_cards
from boxbox.games.race90.table.data_files import (
    Document,
    Faults,
    Row,
    in_entry,
    read_document,
    read_rows,
)
from boxbox.games.race90.table.data_tables import (
    BOARD,
    FACTORS,
    FULL_TURN,
    SECTIONS_TABLE,
    TURN_OFF,
)
from boxbox.games.race90.table.track import (
    BRAKING,
    CHECK,
    CORNER,
    ENTER,
    PATH_ENDS,
    SECTIONS_AT_MOST,
    UNCERTAIN,
    WEATHER,
    Bend,
    Geometry,
    PathStep,
    PrintedSection,
    Slot,
    Track,
    Trajectory,
)
from boxbox.games.race90.wire.names import WeatherKind


def read_board(name: str, root: Traversable, faults: Faults) -> Track | None:
    """Read a board and its track cards; None if too much is wrong to go on."""
    board = read_document(BOARD, f"{name}/board.toml", root, faults)
    corners = len(board.values["corners"]) if board else 0
    rows = read_rows(SECTIONS_TABLE, f"{name}/sections.csv", root, faults)
    if rows is not None:
        _check_sections(rows, corners, f"{name}/sections.csv", faults)
    cards = read_track_cards(name, corners, root, faults)
    if board is not None:
        _check_board(board, f"{name}/board.toml", faults)
    if board is None or rows is None:
        return None
    begins = tuple(row.values["begins"] for row in rows)
    _check_begins(rows, board, f"{name}/sections.csv", faults)
    _check_bends(begins, board, f"{name}/board.toml", faults)
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


def _section(values: Mapping[str, Any]) -> PrintedSection:
    return PrintedSection(
        kind=values["kind"],
        corner=values["corner"],
        trajectories=tuple(Trajectory(*mark) for mark in values["trajectories"]),
        late_braking=values["late_braking"],
        modifier=values["modifier"],
        path=tuple(PathStep(*mark) for mark in values["path"]),
    )


def _slots(marks: Iterable[tuple[tuple[WeatherKind, int], ...]]) -> Iterator[Slot]:
    low = 1
    for ((kind, high),) in marks:
        yield Slot(kind, low, high)
        low = high + 1


def _check_sections(rows: list[Row], corners: int, file: str, faults: Faults) -> None:
    least = 12
    if not least <= len(rows) <= SECTIONS_AT_MOST:
        facts = {"least": least, "most": SECTIONS_AT_MOST, "given": len(rows)}
        faults.add(file, 0, "section", Problem("data-section-count", facts))
    for at, row in enumerate(rows):
        if row.values["section"] != at:
            facts = {"wanted": at, "given": row.values["section"]}
            faults.add(file, row.line, "section", Problem("data-section-order", facts))
        for column, problem in _section_faults(row.values):
            faults.add(file, row.line, column, problem)
    order = [(row.line, row.values["corner"]) for row in rows if row.values["corner"]]
    for (_, last), (line, corner) in pairwise([(0, 0), *order]):
        if corner not in (last, last + 1):
            facts = {"corner": last or 1, "next": last + 1, "given": corner}
            faults.add(file, line, "corner", Problem("data-corner-order", facts))
    if corners and order and order[-1][1] != corners:
        facts = {"corners": corners, "given": order[-1][1]}
        faults.add(file, order[-1][0], "corner", Problem("data-corner-count", facts))


def _section_faults(values: Mapping[str, Any]) -> Iterator[tuple[str, Problem]]:
    """Return what does not go together in a section."""
    kind = values["kind"]
    for column, owner in (("corner", CORNER), ("late_braking", BRAKING), ("path", BRAKING)):
        if kind == owner and not values[column]:
            yield column, Problem("data-value-in-section", {"kind": kind})
        if kind != owner and values[column]:
            yield column, Problem("data-empty-in-section", {"kind": kind})
    if kind != CORNER and values["modifier"]:
        yield "modifier", Problem("data-empty-in-section", {"kind": kind})
    path = [step for step, _ in values["path"]]
    ends = [step for step in path if step in PATH_ENDS]
    if path and (len(ends) != 1 or path[-1] not in PATH_ENDS):
        yield "path", Problem("data-path-end", {"ends": PATH_ENDS})
    if path and CHECK not in path and ENTER not in path:
        yield "path", Problem("data-path-back")


def _check_board(board: Document, file: str, faults: Faults) -> None:
    turns = [laps for stage in board.values["turn_track"] for laps in stage]
    least, most = 17, 60
    if not least <= len(turns) <= most:
        facts = {"least": least, "most": most, "given": len(turns)}
        problem = Problem("data-turn-count", facts)
        faults.add(file, board.lines["turn_track"], "turn_track", problem)
    if board.values["short_turn"] >= len(turns):
        problem = Problem("data-short-turn", {"last": len(turns)})
        faults.add(file, board.lines["short_turn"], "short_turn", problem)
    slots = list(_slots(board.values["weather"]))
    for problem in _weather_faults(slots):
        faults.add(file, board.lines["weather"], "weather", problem)
    turn = sum(angle for _, angle, _ in board.values["bends"])
    if abs(abs(turn) - FULL_TURN) > TURN_OFF:
        faults.add(file, board.lines["bends"], "bends", _no_full_turn(turn))


def _no_full_turn(turn: float) -> Problem:
    least, most = FULL_TURN - TURN_OFF, FULL_TURN + TURN_OFF
    return Problem("data-bends-turn", {"least": least, "most": most, "given": f"{turn:g}"})


def _weather_faults(slots: list[Slot]) -> Iterator[Problem]:
    order = [WEATHER.index(slot.kind) for slot in slots]
    if order != sorted(order) or set(order) != {0, 1, 2}:
        yield Problem("data-weather-order")
    if sum(slot.kind == UNCERTAIN for slot in slots) % 2 == 0:
        yield Problem("data-weather-odd")
    if any(slot.low > slot.high for slot in slots):
        yield Problem("data-weather-rising")
    if slots[-1].high != FACTORS:
        yield Problem("data-weather-end", {"wanted": FACTORS, "given": slots[-1].high})


def _check_begins(rows: list[Row], board: Document, file: str, faults: Faults) -> None:
    """Check that the sections follow each other within one lap."""
    for last, row in pairwise(rows):
        if row.values["begins"] <= last.values["begins"]:
            problem = Problem("data-begins", {"before": f"{last.values['begins']:g}"})
            faults.add(file, row.line, "begins", problem)
    length = board.values["length"]
    if rows and rows[-1].values["begins"] >= rows[0].values["begins"] + length:
        problem = Problem("data-one-lap", {"length": f"{length:g}"})
        faults.add(file, rows[-1].line, "begins", problem)


def _check_bends(begins: tuple[float, ...], board: Document, file: str, faults: Faults) -> None:
    """Check that the bends follow each other within the lap, which begins with section 0."""
    first = begins[0] if begins else 0
    end = first + board.values["length"]
    places = [at for at, _, _ in board.values["bends"]]
    for entry, (last, at) in enumerate(pairwise([None, *places]), 1):
        if last is not None and at <= last:
            problem = Problem("data-bend-order", {"before": f"{last:g}"})
        elif not first <= at < end:
            problem = Problem("data-bend-lap", {"first": f"{first:g}", "end": f"{end:g}"})
        else:
            continue
        faults.add(file, board.lines["bends"], "bends", in_entry(entry, problem))
