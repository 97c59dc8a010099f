"""Databases as earlier versions left them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import boxbox
from boxbox.server.tables import header_text
from tests.server.kit import GAME, Data

FIRST = Path(__file__).parent / "upgrade" / "0001.sql"


OLD = {"race90rules1": 2, "race90rules2": 3, "motorracing1": 4}
"""Races of older rules, and how many people sit there."""


NOW = {"race90now000": "race90", "motorracing0": "motor-racing"}
"""Races that are run by today's rules, in a database of the first shape."""


Rows = dict[str, list[Any]]


def made_of(table: str, people: int) -> Data:
    """Return the keys to a table of the old database."""
    seats = {str(seat): f"seat {seat} of {table}" for seat in range(people)}
    return {"table": {"id": table}, "host": f"host of {table}", "seats": seats}


def rows_of(path: Path, table: str) -> Rows:
    """Return all that the database holds of the log of a table."""
    with closing(sqlite3.connect(path)) as connection:
        header = connection.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchall()
        lines = connection.execute(
            'SELECT n, text, "key", request, at FROM lines WHERE table_id = ? ORDER BY n', (table,)
        )
        return {"header": header, "lines": lines.fetchall()}


def add_running(connection: sqlite3.Connection, table: str, game: str) -> None:
    """Put the middle of a race of today into a database of the first shape."""
    options = {"races": 1} if game == GAME else {"level": "junior", "short": True}
    match = boxbox.start(game, 3, "middle", options)
    for _ in range(12):
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    connection.execute(
        "INSERT INTO tables VALUES (?, ?, '{}', 'instant', ?, 'seed', ?, NULL, ?)",
        (table, game, f"host of {table}", header_text(match), "2026-03-01 10:00:00.000000"),
    )
    connection.executemany(
        "INSERT INTO seats VALUES (?, ?, 'person', NULL, ?, '{}', 0)",
        [(table, seat, f"seat {seat} of {table}") for seat in range(3)],
    )
    connection.executemany(
        "INSERT INTO lines VALUES (?, ?, ?, NULL, NULL, '2026-03-01 10:00:00.000000')",
        [(table, line.n, line.text()) for line in match.log.lines],
    )


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder as the first version left it."""
    folder = tmp_path / "data"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        connection.executescript(FIRST.read_text())
        for table, game in NOW.items():
            add_running(connection, table, game)
        connection.commit()
    return folder
