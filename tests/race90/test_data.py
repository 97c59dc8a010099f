"""The shipped data and the frozen set: what is printed holds, what is ours is as documented."""

import csv
import json
import re
import statistics
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from boxbox.games.race90.table.cards import (
    FAST,
    SLOW,
    SUPERFAST,
    TRACK_CARD,
    TYPES,
    Chit,
    PrintedCard,
)
from boxbox.games.race90.table.data_files import Table
from boxbox.games.race90.table.data_tables import BOARD, SET, TABLES
from boxbox.games.race90.table.dataset import CURRENT, Data, load_directory, load_shipped
from boxbox.games.race90.table.track import PrintedSection, Track, Trajectory
from tests.race90.data_sets import FOLDER, FROZEN, ROOT, SHIPPED

DOCS = (ROOT / "docs/data.md").read_text()
READ: dict[Any, Callable[[str], Any]] = {"integer": int, "number": float}
SETS = {"shipped": load_shipped(), "frozen": load_directory(FROZEN)}


@pytest.fixture(params=sorted(SETS))
def data(request: pytest.FixtureRequest) -> Data:
    return SETS[request.param]


@pytest.fixture
def monza(data: Data) -> Track:
    return data.tracks["monza"]


def like(data: Data, **wanted: Any) -> list[PrintedCard]:
    """The race cards with these values."""
    return [
        card
        for card in data.cards[1:]
        if all(getattr(card, name) == value for name, value in wanted.items())
    ]


# Race cards


def test_race_cards_are_184_numbered(data: Data) -> None:
    assert [card.number for card in data.cards] == list(range(185))
    assert {card.type for card in data.cards[1:]} == set(TYPES)


@pytest.mark.parametrize(
    ("move", "factor"),
    [(4, 11), (4, 55), (3, 43), (3, 65), (2, 76), (2, 83), (2, 37), (1, 88)],
)
def test_a_printed_card_is_there(data: Data, move: int, factor: int) -> None:
    assert like(data, move=move, factor=factor)


@pytest.mark.parametrize(
    "printed",
    [
        {"move": 2, "factor": 37, "type": "driving", "check": 20},
        {"move": 1, "factor": 88, "type": "event"},
        {"move": 4, "type": "speeding", "tyres": 2, "damage": 0},
        {"move": 3, "tyres": 2, "damage": 1},
        {"move": 1, "type": "gear", "draw": 2},
        {"move": 4, "damage": 1},  # turn 1: Carl's +4, or his +1
    ],
)
def test_a_printed_cost_is_there(data: Data, printed: dict[str, Any]) -> None:
    assert like(data, **printed)


def test_movement_runs_from_1_to_4_and_factors_from_1_to_99(data: Data) -> None:
    assert {card.move for card in data.cards[1:]} == {1, 2, 3, 4}
    assert {card.factor for card in data.cards[1:]} == set(range(1, 100))


def test_a_target_reads_as_a_percentage(data: Data) -> None:
    counts = Counter(card.factor for card in data.cards[1:])
    assert set(counts.values()) <= {1, 2, 3}
    for target in range(10, 100, 10):
        share = sum(card.factor <= target for card in data.cards[1:]) / 184
        assert share == pytest.approx(target / 100, abs=0.02)


def test_high_movement_goes_with_a_low_factor(data: Data) -> None:
    cards = data.cards[1:]
    found = statistics.correlation(
        [float(card.move) for card in cards], [float(card.factor) for card in cards]
    )
    assert found < -0.5
    means = [statistics.mean(card.factor for card in like(data, move=move)) for move in range(1, 5)]
    assert means == sorted(means, reverse=True)


def test_every_printed_cost_occurs_and_no_other(data: Data) -> None:
    cards = data.cards[1:]
    assert {card.tyres for card in cards} == {0, 1, 2, 3}
    assert {card.damage for card in cards} == {0, 1, 2}
    assert {card.check for card in cards} == {None, 0, 20, -20}
    assert {card.draw for card in cards} == {0, 1, 2}
    assert {card.event for card in cards} == {"", "weather", "yellow", "green", "blue", "orange"}


def test_types_are_what_the_book_says_of_them(data: Data) -> None:
    assert all(card.tyres or card.damage for card in like(data, type="speeding"))
    assert not any(card.tyres or card.damage for card in data.cards if card.type != "speeding")
    checks = [card.check is not None for card in like(data, type="driving")]
    assert 0.8 < statistics.mean(checks) < 1
    assert all(card.check is None for card in data.cards if card.type != "driving")
    assert all(card.type == "gear" for card in data.cards if card.draw)
    assert all((card.type == "event") == bool(card.event) for card in data.cards[1:])
    speeds = {kind: statistics.mean(card.move for card in like(data, type=kind)) for kind in TYPES}
    assert min(speeds, key=lambda kind: speeds[kind]) == "gear"
    assert max(speeds, key=lambda kind: speeds[kind]) == "speeding"


# Charts and chits


def test_charts(data: Data) -> None:
    points = [(8, 10, 12), (5, 6, 7), (4, 5, 6)]
    charts = {chart.name: chart[1:] for chart in data.charts}
    assert len(charts) == 12
    countries = Counter(chart.country for chart in data.charts)
    assert countries == dict.fromkeys(
        ("england", "germany", "japan", "france", "brazil", "italy"), 2
    )
    for values in charts.values():
        worth = [scale.index(value) + 1 for scale, value in zip(points, values, strict=True)]
        assert sum(worth) == 6
    assert len(set(charts.values())) == 7
    assert (10, 6, 5) in (charts["italy-1"], charts["italy-2"])
    assert (10, 5, 6) in (charts["germany-1"], charts["germany-2"])
    assert (12, 6, 4) in charts.values()


PRINTED_CHITS = [
    (FAST, 60, 3, 4, 14),
    (FAST, 40, 4, None, None),
    (FAST, 20, None, 4, 10),
    (FAST, 45, None, 3, 16),
    (SLOW, 20, 3, None, None),
    (SLOW, 55, 1, 2, 16),
    (SLOW, 35, None, 3, 10),
    (SUPERFAST, 30, None, 5, 10),
    (SUPERFAST, 10, None, 4, 10),
]


@pytest.mark.parametrize("printed", PRINTED_CHITS)
def test_a_printed_chit_is_there(data: Data, printed: tuple[Any, ...]) -> None:
    (chit,) = [chit for chit in data.chits if chit[:2] == printed[:2]]
    for value, wanted in zip(chit[2:], printed[2:], strict=True):
        assert wanted in (None, value)


def test_chits_are_ten_a_type(data: Data) -> None:
    assert Counter(chit.type for chit in data.chits) == {FAST: 10, SLOW: 10, SUPERFAST: 10}
    for chit in data.chits:
        assert chit.basic == (0 if chit.type == SUPERFAST else chit.advanced - 1)
        assert chit.pit_turn in (8, 10, 12, 14, 16)

    def mean(kind: str) -> float:
        return statistics.mean(chit.advanced for chit in data.chits if chit.type == kind)

    assert mean(SLOW) < mean(FAST) < mean(SUPERFAST)
    assert isinstance(data.chits[0], Chit)


# Monza, section by section


def test_monza_begins_as_printed(monza: Track) -> None:
    sections = monza.sections
    assert monza.pit_time == 6
    assert len(monza.turns) > 23
    for at in (-2, -1, 0, 1):
        assert sections[at].kind == "straight"
        assert sections[at].trajectories == ()
    assert sections[2].kind == "braking"
    assert len(sections[2].trajectories) == 2
    assert Trajectory("driving", 1) in sections[2].trajectories
    assert max(point.bonus for point in sections[2].trajectories) == 2
    for at in (3, 4):
        assert (sections[at].kind, sections[at].corner, sections[at].modifier) == ("corner", 1, 3)
    assert sections[3].trajectories == ()
    assert sections[4].trajectories == (Trajectory("speeding", 1),)
    assert (sections[5].kind, sections[5].corner) == ("corner", 2)
    assert (sections[6].kind, sections[6].late_braking) == ("braking", 50)
    assert (sections[7].kind, sections[7].corner) == ("corner", 3)
    assert (sections[8].kind, sections[8].late_braking) == ("braking", 75)
    for at in (6, 8):
        assert {point.colour for point in sections[at].trajectories} == {"driving"}
    assert (sections[9].corner, sections[10].corner) == (4, 5)
    assert sections[10].trajectories == (Trajectory("speeding", 2),)


def test_monza_ends_as_printed(monza: Track) -> None:
    sections = monza.sections
    assert [section.kind for section in sections[11:14]] == ["straight"] * 3
    ascari = sections[14]
    assert (ascari.kind, ascari.late_braking) == ("braking", 50)
    assert [step.kind for step in ascari.path] == ["check", "crash-sc"]
    assert max(point.bonus for point in ascari.trajectories) == 2
    assert [section.corner for section in sections].count(6) == 1
    assert sections[15].corner == 6
    assert sections[16].kind == "straight"
    (first, second) = [at for at, section in enumerate(sections) if section.corner == 7]
    assert second == first + 1
    assert sections[first - 1].kind == "braking"
    assert max(point.bonus for point in sections[first - 1].trajectories) == 2
    assert {section.kind for section in sections[second + 1 :]} == {"straight"}
    ends = [section.path[-1].kind for section in sections if section.path]
    assert ends.count("crash-sc") == 2
    assert monza.corners[0] == "Variante del Rettifilo"
    assert (monza.corners[1], monza.corners[6]) == ("Curva Grande", "Parabolica")
    assert "Roggia" in monza.corners[2]
    assert all("Lesmo" in name for name in monza.corners[3:5])
    assert "Ascari" in monza.corners[5]


def test_monza_has_the_card_of_the_figure(monza: Track) -> None:
    symbols = [card.symbols for card in monza.cards if card.corner == 3]
    assert ("braking", "pair") in symbols


# Both boards


@pytest.mark.parametrize(
    ("name", "laps", "cards", "corners", "metres"),
    [("monza", 53, 34, 7, 5790), ("hungaroring", 77, 42, 14, 4377)],
)
def test_a_board_is_whole(
    data: Data, name: str, laps: int, cards: int, corners: int, metres: int
) -> None:
    track = data.tracks[name]
    assert track.name == name
    assert sum(track.turns) == laps
    assert 25 <= len(track.turns) <= 29
    assert sum(track.stages) == len(track.turns)
    assert 5 <= len(track.stages) <= 7
    assert len(set(track.stages)) > 1
    assert track.short_turn / len(track.turns) == pytest.approx(2 / 3, abs=0.05)
    assert len(track.corners) == corners
    order = [section.corner for section in track.sections if section.corner]
    assert order == sorted(order)
    assert set(order) == set(range(1, corners + 1))
    assert len(track.cards) == cards
    assert track.geometry.length == metres
    assert len(track.geometry.sections) == len(track.sections)


@pytest.mark.parametrize("name", ["monza", "hungaroring"])
def test_sections_hold_together(data: Data, name: str) -> None:
    track = data.tracks[name]
    for at, section in enumerate(track.sections):
        assert (section.kind == "corner") == bool(section.corner)
        assert (section.kind == "braking") == bool(section.late_braking) == bool(section.path)
        if section.kind == "braking":
            assert track.sections[at + 1].kind == "corner"
            assert 35 <= section.late_braking <= 80
            assert section.first_entry in (1, 2)
            assert section.path[-1].kind in ("enter", "crash", "crash-sc")
        assert all(point.bonus in (1, 2) for point in section.trajectories)
    assert sum(len(section.trajectories) > 1 for section in track.sections) >= 3
    assert any(section.kind == "straight" for section in track.sections)


def test_all_colours_are_on_the_boards(data: Data) -> None:
    for track in data.tracks.values():
        colours = {point.colour for section in track.sections for point in section.trajectories}
        assert colours == set(TYPES)


@pytest.mark.parametrize("name", ["monza", "hungaroring"])
def test_the_weather_table_covers_every_factor_once(data: Data, name: str) -> None:
    slots = data.tracks[name].weather
    covered = [factor for slot in slots for factor in range(slot.low, slot.high + 1)]
    assert covered == list(range(1, 100))
    kinds = [slot.kind for slot in slots]
    assert kinds == sorted(kinds, key=["dry", "uncertain", "rain"].index)
    assert kinds.count("uncertain") % 2 == 1


@pytest.mark.parametrize("name", ["monza", "hungaroring"])
def test_track_cards_fit_their_board(data: Data, name: str) -> None:
    track = data.tracks[name]
    numbers = [card.number for card in track.cards]
    assert numbers == list(range(TRACK_CARD + 1, TRACK_CARD + 1 + len(track.cards)))
    each = Counter(card.corner for card in track.cards)
    assert set(each) == set(range(1, len(track.corners) + 1))
    if name == "hungaroring":
        assert set(each.values()) == {3}
    braked = {after.corner for before, after in follow(track) if before.kind == "braking"}
    for card in track.cards:
        assert card.symbols
        assert "braking" not in card.symbols or card.corner in braked
    assert {symbol for card in track.cards for symbol in card.symbols} == {
        "contest", "overtake", "braking", "pair",
    }  # fmt: skip


def follow(track: Track) -> list[tuple[PrintedSection, PrintedSection]]:
    return list(zip(track.sections, track.sections[1:], strict=False))


def test_track_cards_are_more_powerful(data: Data) -> None:
    race = data.cards[1:]
    for track in data.tracks.values():
        assert statistics.mean(card.move for card in track.cards) > statistics.mean(
            card.move for card in race
        )
        costs = [card.tyres + 2 * card.damage for card in track.cards]
        assert statistics.mean(costs) < statistics.mean(
            card.tyres + 2 * card.damage for card in race
        )


@pytest.mark.parametrize("name", ["monza", "hungaroring"])
def test_corners_lie_on_their_bends(data: Data, name: str) -> None:
    """Every corner section reaches some bend, and every sharp bend lies in a corner section."""
    track = data.tracks[name]
    starts = track.geometry.sections
    ends = (*starts[1:], starts[0] + track.geometry.length)
    assert list(starts) == sorted(starts)
    spans = list(zip(track.sections, starts, ends, strict=True))
    for bend in track.geometry.bends:
        (section,) = [section for section, start, end in spans if start <= bend.at < end]
        assert section.kind == "corner" or abs(bend.angle) < 30
    turn = sum(bend.angle for bend in track.geometry.bends)
    assert turn == pytest.approx(360, abs=45)  # measured; a drawing closes the loop


# Files and documents


def test_the_set_says_whose_values_these_are() -> None:
    assert "not the publisher's" in (SHIPPED / "set.toml").read_text()
    assert load_shipped().name == CURRENT


def test_the_digest_is_of_the_meaning(tmp_path: Path) -> None:
    for path in SHIPPED.rglob("*"):
        if path.is_file():
            text = path.read_text().replace("\n", "\r\n")
            copy = tmp_path / path.relative_to(SHIPPED)
            copy.parent.mkdir(exist_ok=True)
            copy.write_bytes(("\ufeff" + text.replace("boxbox-2", "mine")).encode())
    mine = load_directory(tmp_path)
    assert (mine.name, mine.sha256) == ("mine", load_shipped().sha256)
    chits = tmp_path / "robot-chits.csv"
    chits.write_text(chits.read_text().replace("slow,60", "slow,61"))
    assert load_directory(tmp_path).sha256 != mine.sha256


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_the_shipped_schema_is_that_of_the_loader(table: Table, update: bool) -> None:
    path = FOLDER / "schema" / f"{table.name}.schema.json"
    text = json.dumps(table.schema(), indent=2) + "\n"
    if update:
        path.write_text(text)
    assert path.read_text() == text
    jsonschema.Draft202012Validator.check_schema(table.schema())


@pytest.mark.parametrize("folder", [SHIPPED, FROZEN], ids=["shipped", "frozen"])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_the_files_are_as_the_schema_says(table: Table, folder: Path) -> None:
    schema = json.loads((FOLDER / "schema" / f"{table.name}.schema.json").read_text())
    names = [f"{table.name}.csv"] if table.rows else [f"{table.name}.toml"]
    paths = [path for path in folder.rglob("*") if path.name in names]
    assert paths
    for path in paths:
        jsonschema.validate(values(table, path), schema)


def values(table: Table, path: Path) -> Any:
    """The file as plain values: numbers as numbers, empty cells left out."""
    if table in (SET, BOARD):
        return tomllib.loads(path.read_text())
    read = {entry.name: READ.get(entry.kind.schema().get("type"), str) for entry in table.fields}
    return [
        {name: read[name](cell) for name, cell in row.items() if cell}
        for row in csv.DictReader(path.read_text().splitlines())
    ]


def table_of(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading of the document."""
    part = DOCS.split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (.+) \|$", part, re.M)
    return [[cell.strip() for cell in row.split("|")] for row in rows if not row.startswith("---")]


def test_the_document_counts_the_cards_as_they_are() -> None:
    data = load_shipped()
    head, *rows = table_of("Race cards by type and movement")
    assert head == ["type", "+4", "+3", "+2", "+1", "all"]
    for kind, *counts in rows:
        mine = like(data, type=kind) if kind in TYPES else list(data.cards[1:])
        found = [sum(card.move == move for card in mine) for move in (4, 3, 2, 1)]
        assert counts == [str(count) for count in (*found, len(mine))], kind
    assert len(rows) == 5


def cost(card: PrintedCard) -> str:
    words = {None: "", 0: "check", 20: "check+20", -20: "check-20"}
    parts = [
        f"{card.tyres} tyres" * bool(card.tyres),
        f"{card.damage} damage" * bool(card.damage),
        words[card.check],
        f"draw {card.draw}" * bool(card.draw),
        card.event,
    ]
    return ", ".join(part for part in parts if part) or "nothing"


def test_the_document_counts_the_costs_as_they_are() -> None:
    cards = load_shipped().cards[1:]
    head, *rows = table_of("Race cards by cost")
    assert head == ["type", "cost", "+4", "+3", "+2", "+1", "all"]
    found = Counter((card.type, cost(card), card.move) for card in cards)
    told = {
        (row[0], row[1], move): int(count)
        for row in rows
        for move, count in zip((4, 3, 2, 1), row[2:6], strict=True)
        if int(count)
    }
    assert told == found
    assert all(int(row[6]) == sum(map(int, row[2:6])) for row in rows)


def test_the_document_names_the_printed_cards() -> None:
    cards = load_shipped().cards
    head, *rows = table_of("Printed race cards")
    assert head[:3] == ["number", "card", "type"]
    assert len(rows) >= 11
    for number, card, kind, *_ in rows:
        mine = cards[int(number)]
        assert (card, kind) == (f"+{mine.move}({mine.factor})", mine.type)
