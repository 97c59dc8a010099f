"""A server that is killed in the middle of a beginning, an undo or an upgrade."""

import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from boxbox.server.database import check_version, migrate
from tests.server.kit import (
    DEADLINE,
    PERSON,
    Data,
    Process,
    Reader,
    Server,
    play_on,
    play_out,
)
from tests.server.old_databases import NOW, OLD, data, made_of, rows_of

__all__ = ["data"]
MOMENTS = pytest.mark.parametrize("moment", ["before", "after"])
"""Just before what was asked for is kept, and just after, before anyone is told."""


def kill_at(process: Process, moment: str, ask: Callable[[], str]) -> str:
    """Ask for something in whose transaction the server dies; return the key."""
    (process.data_dir / "die").write_text(moment)
    key = ask()
    assert process.process.wait(DEADLINE) == -signal.SIGKILL
    return key


def numbers(server: Server, made: Data) -> list[int]:
    return [row[0] for row in rows_of(server.settings.database, made["table"]["id"])["lines"]]


@MOMENTS
def test_a_server_killed_in_a_beginning_has_begun_or_not(
    pages: Path, tmp_path: Path, moment: str
) -> None:
    folder = tmp_path / "data"
    with Process(folder, pages, "mortal") as process:
        made = process.make([PERSON, PERSON, {"driver": "person"}], begin=False)
        anna = process.person(made, 0, host=True)
        key = kill_at(process, moment, lambda: anna.start("begin"))
        anna.kill()
    with Server(folder) as server:
        people = [server.person(made, seat, host=seat == 0) for seat in range(2)]
        begun = {"before": "gathering", "after": "racing"}[moment]
        assert people[0].table["phase"] == begun
        assert people[0].ask("begin", key)["type"] == "done"
        assert people[0].ask("begin", key)["type"] == "done"
        assert people[0].refused("begin")["reason"] == "not-now"
        play_out(people)
        assert numbers(server, made) == list(range(len(numbers(server, made))))
        acts = [line.act for line in server.truth(made).log.lines]
        assert acts.count("start") == 1
        for person in people:
            person.close()


@MOMENTS
def test_a_server_killed_in_an_undo_has_gone_back_or_not(
    pages: Path, tmp_path: Path, moment: str
) -> None:
    folder = tmp_path / "data"
    with Process(folder, pages, "mortal") as process:
        made = process.make([PERSON] * 3, options={"races": 1})
        people = [process.person(made, seat) for seat in range(3)]
        play_on(people, lambda: any(person.decision for person in people), "a turn")
        (anna,) = [person for person in people if person.decision]
        anna.choose()
        anna.do("undo")
        first, last = [person for person in people if person is not anna]
        first.do("agree", yes=True)
        key = kill_at(process, moment, lambda: last.start("agree", yes=True))
        seat = last.you["seat"]
        for person in people:
            person.kill()
    with Server(folder) as server:
        again = [server.person(made, seat) for seat in range(3)]
        assert (again[0].table["undo"] is None) == (moment == "after")
        assert again[seat].ask("agree", key, yes=True)["type"] == "done"
        assert again[seat].ask("agree", key, yes=True)["type"] == "done"
        _wait_for_undone(again)
        play_out(again)
        acts = [line.act for line in server.truth(made).log.lines]
        assert acts.count("undo") == 1
        assert numbers(server, made) == list(range(len(numbers(server, made))))
        for person in again:
            assert person.events == server.truth(made).events(person.you["seat"])
            person.close()


def _wait_for_undone(people: list[Reader]) -> None:
    for person in people:
        person.wait_for(lambda r: any(e["kind"] == "undone" for e in r.events), "the undo")


def statements_of(path: Path) -> int:
    """Return how many statements an upgrade takes; it is tried on a copy."""
    copy, told = path.with_name("tried.db"), []
    shutil.copy(path, copy)

    def count(*_: object) -> None:
        told.append(1)

    event.listen(Engine, "before_cursor_execute", count)
    try:
        migrate(copy)
    finally:
        event.remove(Engine, "before_cursor_execute", count)
        copy.unlink()
    return len(told)


def test_a_server_killed_in_an_upgrade_loses_nothing(pages: Path, data: Path) -> None:
    """It is killed again and again at different places; then the upgrade goes through."""
    path = data / "tables.db"
    before = {table: rows_of(path, table) for table in [*OLD, *NOW]}
    last = statements_of(path)
    assert last > 10
    for place in (last // 3, 2 * last // 3, last):
        process = Process(data, pages, f"upgrade={place}")
        assert process.process.wait(DEADLINE) == -signal.SIGKILL
        assert process.process.stdout is not None
        process.process.stdout.close()
        assert check_version(path) == "0001"
        assert {table: rows_of(path, table) for table in before} == before
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    with Server(data) as server:
        with server.watcher(made_of("race90rules2", 3)) as watcher:
            assert watcher.table["phase"] == "closed"
        made = made_of("motorracing0", 3)
        people = [server.person(made, seat) for seat in range(3)]
        play_out(people)
        for person in people:
            person.close()
