"""A wrong file is refused with file, line, field and what was expected; all faults at once."""

import re
import shutil
from pathlib import Path

import pytest

from boxbox.cli.check_data import check_data
from boxbox.core.errors import DataError
from boxbox.games.race90.table.data_files import SHOWN
from boxbox.games.race90.table.dataset import load_directory, load_shipped
from tests.race90.data_sets import FROZEN, SHIPPED


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(FROZEN, tmp_path / "mine")
    return tmp_path / "mine"


def faults(folder: Path) -> list[str]:
    with pytest.raises(DataError) as refused:
        load_directory(folder)
    return str(refused.value).splitlines()


def set_cell(folder: Path, file: str, line: int, column: str, value: str) -> None:
    """Write a cell of a frozen file that has no quoted cells on that line."""
    path = folder / file
    rows = path.read_text().splitlines()
    cells = rows[line - 1].split(",")
    cells[rows[0].split(",").index(column)] = value
    rows[line - 1] = ",".join(cells)
    path.write_text("\n".join(rows) + "\n")


def replace(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


WRONG_CELLS = [
    ("race-cards.csv", 2, "movement", "x", "a number from 1 to 4 was expected, not 'x'"),
    ("race-cards.csv", 2, "movement", "", "a number from 1 to 4 was expected, not nothing"),
    ("race-cards.csv", 2, "factor", "100", "a number from 1 to 99 was expected, not '100'"),
    ("race-cards.csv", 2, "factor", "4.5", "a number from 1 to 99 was expected, not '4.5'"),
    ("race-cards.csv", 2, "factor", "٤", "a number from 1 to 99 was expected, not '٤'"),
    ("race-cards.csv", 2, "tyres", "4",
     "a number from 0 to 3 or an empty cell was expected, not '4'"),
    ("race-cards.csv", 2, "type", "red",
     "speeding, driving, gear or event was expected, not 'red'"),
    ("race-cards.csv", 2, "check", "+20",
     "check, check+20, check-20 or an empty cell was expected, not '+20'"),
    ("race-cards.csv", 2, "event", "yellow",
     "an empty cell was expected on a speeding card, not yellow"),
    ("race-cards.csv", 3, "number", "1", "1 stands on line 2 already"),
    ("charts.csv", 2, "country", "spain",
     "england, germany, japan, france, brazil or italy was expected, not 'spain'"),
    ("robot-chits.csv", 5, "advanced", "", "a number from 1 to 9 was expected, not nothing"),
    ("robot-chits.csv", 3, "basic", "", "a number from 1 to 9 was expected on a fast chit"),
    ("robot-chits.csv", 22, "basic", "3", "an empty cell was expected on a superfast chit"),
    ("monza/sections.csv", 8, "late_braking", "x",
     "a number from 1 to 99 or an empty cell was expected, not 'x'"),
    ("monza/sections.csv", 8, "late_braking", "",
     "a value was expected in a braking section, not nothing"),
    ("monza/sections.csv", 8, "path", "check+1 tyres2",
     "one of enter, crash, crash-sc was expected as its end and nowhere else"),
    ("monza/sections.csv", 8, "path", "enter+1 crash",
     "one of enter, crash, crash-sc was expected as its end and nowhere else"),
    ("monza/sections.csv", 8, "path", "tyres2 crash",
     "a check or enter was expected, where a car comes back"),
    ("monza/sections.csv", 8, "path", "check+1 wings2 enter+1",
     "0 to 12 marks such as `check+1 tyres2 penalty2 enter+2` was expected, "
     "not 'check+1 wings2 enter+1'"),
    ("monza/sections.csv", 8, "trajectories", "green+1",
     "0 to 3 marks such as `driving+1 speeding+2` was expected, not 'green+1'"),
    ("monza/sections.csv", 3, "modifier", "2", "an empty cell was expected in a straight section"),
    ("monza/sections.csv", 7, "corner", "4", "corner 1 or 2 was expected here, not 4"),
    ("monza/sections.csv", 7, "corner", "",
     "a value was expected in a corner section, not nothing"),
    ("monza/sections.csv", 7, "section", "9", "5 was expected here, not 9"),
    ("monza/sections.csv", 7, "begins", "900",
     "more than the 925 of the one before was expected"),
    ("monza/track-cards.csv", 2, "corner", "8", "monza has corners 1 to 7, not 8"),
    ("monza/track-cards.csv", 2, "symbols", "contest contest", "each symbol was expected once"),
    ("monza/track-cards.csv", 2, "number", "40", "a number from 1 to 34 was expected, not 40"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "line", "column", "value", "problem"), WRONG_CELLS)
def test_a_wrong_cell(
    folder: Path, file: str, line: int, column: str, value: str, problem: str
) -> None:
    set_cell(folder, file, line, column, value)
    assert f"{file}, line {line}, {column}: {problem}" in faults(folder)


WRONG_BOARDS = [
    ("pit_time = 6", "pit_time = '6'", 3, "pit_time", "a number from 0 to 20 was expected, not"),
    ("short_turn = 18", "short_turn = 30", 14, "short_turn", "a turn before the last one, 26,"),
    ("[2, 2, 3, 2]", "[2, 2, 0, 2]", 6, "turn_track",
     "a number from 1 to 9 was expected, not '0' in entry 3 in entry 2"),
    ('"dry:24"', '"dry 24"', 17, "weather", "a mark such as `dry:24` was expected, not 'dry 24'"),
    ('"dry:46"', '"dry:20"', 17, "weather", "each slot was expected to end with a higher"),
    ('"rain:99"', '"rain:98"', 17, "weather", "the last slot was expected to end with 99, not 98"),
    ('"uncertain:70", ', "", 17, "weather", "an odd number of uncertain slots was expected"),
    ('"uncertain:70"', '"rain:70"', 17, "weather", "dry slots were expected first, then uncertain"),
    ("[905, 87, 26]", "[905, 87]", 32, "bends", "a list of 3 was expected, not [905, 87] in entry"),
    ("[905, 87, 26]", "[905, 420, 26]", 32, "bends",
     "a number from -270 to 270 was expected, not 420 in entry 2 in entry 1"),
    ("[905, 87, 26]", "[905, 87, 0]", 32, "bends",
     "a number from 1 to 9999 was expected, not 0 in entry 3 in entry 1"),
    ("[5105, 168, 135]", "[5105, 90, 135]", 32, "bends",
     "bends that turn 300 to 420 degrees in all, right or left, were expected to close the "
     "circuit, not 258"),
    ("[945, -106, 30]", "[945, -270, 30]", 32, "bends", "bends that turn 300 to 420 degrees"),
    ("[945, -106, 30]", "[905, -106, 30]", 32, "bends",
     "a bend that begins after the one before, which begins at 905 m, was expected in entry 2"),
    ("[5105, 168, 135]", "[5775, 168, 135]", 32, "bends",
     "a bend that begins within the lap, from -20 to 5770 m, was expected in entry 12"),
    ("length = 5790", "size = 5790", 31, "size", "there is no such key; known are bends,"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "line", "key", "problem"), WRONG_BOARDS)
def test_a_wrong_board(folder: Path, old: str, new: str, line: int, key: str, problem: str) -> None:
    replace(folder, "monza/board.toml", old, new)
    start = f"monza/board.toml, line {line}, {key}: {problem}"
    assert any(fault.startswith(start) for fault in faults(folder)), faults(folder)


def test_a_circuit_may_turn_left(folder: Path) -> None:
    board = folder / "monza/board.toml"
    text = re.sub(r"(\[\d{3,}, )(-?)(\d+, \d+\])", r"\1\2-\3", board.read_text())
    board.write_text(text.replace("--", ""))
    assert sum(bend.angle for bend in load_directory(folder).tracks["monza"].geometry.bends) == -336


def test_toml_that_is_none(folder: Path) -> None:
    replace(folder, "monza/board.toml", "pit_time = 6", "pit_time 6")
    (fault,) = faults(folder)
    assert fault.startswith("monza/board.toml, line 3: not valid TOML: ")


def test_lists_without_end_are_no_toml(folder: Path) -> None:
    (folder / "set.toml").write_text("name = " + "[" * 100_000)
    assert faults(folder) == ["set.toml: not valid TOML: lists within lists without end"]


def test_all_faults_are_told_at_once(folder: Path) -> None:
    set_cell(folder, "race-cards.csv", 2, "movement", "x")
    set_cell(folder, "race-cards.csv", 3, "factor", "0")
    set_cell(folder, "monza/sections.csv", 8, "late_braking", "x")
    (folder / "charts.csv").unlink()
    assert faults(folder) == [
        "race-cards.csv, line 2, movement: a number from 1 to 4 was expected, not 'x'",
        "race-cards.csv, line 3, factor: a number from 1 to 99 was expected, not '0'",
        "charts.csv: the file is missing",
        "monza/sections.csv, line 8, late_braking: "
        "a number from 1 to 99 or an empty cell was expected, not 'x'",
    ]


def test_a_flood_of_faults_ends(folder: Path) -> None:
    path = folder / "race-cards.csv"
    path.write_text(path.read_text().replace("driving", "green"))
    set_cell(folder, "race-cards.csv", 2, "type", "red")
    path.write_text(path.read_text().replace("speeding", "red"))
    told = faults(folder)
    assert len(told) == SHOWN + 1
    assert told[-1] == "and 16 more faults"


def test_wrong_headings(folder: Path) -> None:
    replace(folder, "charts.csv", "tyres", "tires")
    told = faults(folder)
    assert told == [
        "charts.csv, line 1, tires: there is no such column; "
        "known are country, side, tyres, cards, damage, note",
        "charts.csv, line 1, tyres: the column is missing",
    ]


def test_a_heading_twice_and_too_many_cells(folder: Path) -> None:
    replace(folder, "charts.csv", "side", "country")
    assert "charts.csv, line 1, country: the column stands there twice" in faults(folder)
    replace(folder, "charts.csv", "country,country", "country,side")
    replace(folder, "charts.csv", "12/6/4", "12/6/4,5")
    assert faults(folder) == ["charts.csv, line 2: 6 cells were expected, not 7"]


def test_missing_cards(folder: Path) -> None:
    path = folder / "race-cards.csv"
    path.write_text("\n".join(path.read_text().splitlines()[:-2]))
    assert faults(folder) == [
        "race-cards.csv, number: all cards from 1 to 184 were expected, 2 are missing: 183, 184"
    ]


def test_a_missing_chart_and_a_missing_chit(folder: Path) -> None:
    for file in ("charts.csv", "robot-chits.csv"):
        path = folder / file
        path.write_text("\n".join(path.read_text().splitlines()[:-1]))
    assert faults(folder) == [
        "charts.csv, side: italy-2 is missing",
        "robot-chits.csv, type: 10 superfast chits were expected, not 9",
    ]


def test_empty_files(folder: Path) -> None:
    for path in folder.rglob("*.*"):
        path.write_text("")
    told = faults(folder)
    assert "set.toml, name: the key is missing" in told
    assert "race-cards.csv, line 1, number: the column is missing" in told


def test_files_that_are_no_text(folder: Path) -> None:
    (folder / "charts.csv").write_bytes(b"\xff\xfe\x00c")
    (folder / "robot-chits.csv").unlink()
    (folder / "robot-chits.csv").mkdir()
    assert faults(folder) == [
        "charts.csv: a text file in UTF-8 was expected",
        "robot-chits.csv: the file can't be read: Is a directory",
    ]


@pytest.mark.parametrize("delimiter", [";", "\t"])
def test_what_a_spreadsheet_writes_is_read(folder: Path, delimiter: str) -> None:
    for path in folder.rglob("*.csv"):
        rows = [row for row in path.read_text().splitlines() if '"' not in row]
        quoted = [row for row in path.read_text().splitlines() if '"' in row]
        rows += [row.split('"')[0] for row in quoted]  # the remark goes
        text = "\r\n".join(row.replace(",", delimiter) for row in [*rows, delimiter * 4, ""])
        path.write_bytes(("\ufeff" + text).encode())
    assert load_directory(folder).sha256 == load_directory(FROZEN).sha256


def test_control_characters_are_not_told_as_they_are(folder: Path) -> None:
    set_cell(folder, "race-cards.csv", 2, "type", "\x1b[31mred")
    set_cell(folder, "race-cards.csv", 3, "note", "\x1b[31mred")
    assert "\x1b" not in "".join(faults(folder))


def test_no_folder_and_no_such_set(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="is no folder with a set of data"):
        load_directory(tmp_path / "none")
    with pytest.raises(DataError, match="no set of data 'none'; shipped are boxbox-1, boxbox-2"):
        load_shipped("none")


def test_the_command_tells_what_is_in_a_set(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_data(folder)
    said = capsys.readouterr().out
    assert f"frozen: no faults found in {folder}" in said
    assert load_directory(folder).sha256 in said
    assert "monza: 24 sections, 7 corners, 53 laps in 26 turns (short race 18)" in said
    check_data()
    assert f"boxbox-2: no faults found in {SHIPPED}" in capsys.readouterr().out
    (folder / "set.toml").unlink()
    with pytest.raises(DataError, match=r"set\.toml: the file is missing"):
        check_data(folder)
