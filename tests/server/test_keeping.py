"""What whoever runs a server relies on: its health, copies, packed logs, and tables that go."""

import asyncio
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from boxbox.cli import main
from boxbox.core.errors import BoxboxError
from boxbox.server import run
from boxbox.server.database import backup, prepare, restore
from boxbox.server.store import Store, StoreError, now
from tests.server.disk import fill, set_room
from tests.server.kit import (
    PERSON,
    SHORT,
    Closed,
    Data,
    Heard,
    Process,
    Reader,
    Server,
    play_on,
    play_out,
    wait_until,
)

LONG_AGO = "2020-01-01 00:00:00.000000"


@pytest.fixture
def alone(pages: Path, tmp_path: Path) -> Iterator[Server]:
    """A server of its own."""
    assert pages
    with Server(tmp_path / "data") as server:
        yield server


def health(server: Server) -> tuple[int, bool]:
    with server.http() as http:
        answer = http.get("/healthz")
    return answer.status_code, answer.json()["well"]


# Health


def test_a_full_disk_is_not_well(alone: Server) -> None:
    assert health(alone) == (200, True)
    fill(alone)
    assert health(alone) == (503, False)
    set_room(alone, 1_000_000)
    assert health(alone) == (200, True)


def test_a_database_that_can_only_be_read_is_not_well(alone: Server) -> None:
    def only_read(yes: bool) -> None:
        def work(connection: Any) -> None:
            connection.exec_driver_sql(f"PRAGMA query_only={yes}")

        alone.call(alone.garage.store._do(work))

    made = alone.make()
    only_read(True)
    assert health(alone) == (503, False)
    with alone.watcher(made) as watcher:
        assert watcher.table["phase"] == "racing", "it can still be looked at"
    only_read(False)
    assert health(alone) == (200, True)


def test_asking_for_health_leaves_nothing_behind(alone: Server) -> None:
    def pages() -> int:
        with closing(sqlite3.connect(alone.settings.database)) as connection:
            return int(connection.execute("PRAGMA page_count").fetchone()[0])

    health(alone)
    size = pages()
    for _ in range(20):
        health(alone)
    assert pages() == size


# Copies


def command(monkeypatch: pytest.MonkeyPatch, *words: str | Path) -> None:
    monkeypatch.setattr(sys, "argv", ["boxbox", *map(str, words)])
    try:
        main()
    except SystemExit as end:
        if end.code:
            raise


def test_a_copy_is_private_whole_and_made_while_a_race_is_on(
    alone: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = alone.make([PERSON] * 3, options={"races": 1})
    copy = tmp_path / "copy.db"
    people = [alone.person(made, seat) for seat in range(3)]
    play_on(people, lambda: people[0].version > (6, 0), "some choices")
    lines = [line.text() for line in alone.truth(made).log.lines]
    command(monkeypatch, "backup", copy, "--data-dir", tmp_path / "data")
    play_out(people)
    for person in people:
        person.close()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.glob("*copy.db*")] == ["copy.db"]
    with closing(sqlite3.connect(copy)) as connection:
        kept = connection.execute("SELECT text FROM lines ORDER BY n").fetchall()
    assert [row[0] for row in kept] == lines


def test_a_copy_never_writes_over_a_file_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prepare(tmp_path / "tables.db")
    copy = tmp_path / "letter.txt"
    copy.write_text("Dear aunt")
    with pytest.raises(SystemExit):
        command(monkeypatch, "backup", copy, "--data-dir", tmp_path)
    assert "exists already" in capsys.readouterr().err
    assert copy.read_text() == "Dear aunt"
    command(monkeypatch, "backup", copy, "--data-dir", tmp_path, "--force")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert copy.read_bytes().startswith(b"SQLite format 3")
    with pytest.raises(StoreError, match="the database itself"):
        backup(tmp_path / "tables.db", tmp_path / "tables.db", force=True)
    with pytest.raises(StoreError, match="there is no database"):
        backup(tmp_path / "nowhere" / "tables.db", tmp_path / "other.db")
    with pytest.raises(StoreError, match="can't be copied"):
        backup(tmp_path / "tables.db", tmp_path / "nowhere" / "other.db")


def test_a_race_goes_on_from_a_copy_that_was_put_back(
    pages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert pages
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with Server(data) as server:
        made = server.make([PERSON] * 3, options=SHORT)
        backup(server.settings.database, copy)
        people = [server.person(made, seat) for seat in range(3)]
        play_out(people)
        for person in people:
            person.close()
        later = server.make()
    command(monkeypatch, "restore", copy, "--data-dir", data)
    (kept,) = data.glob("tables-2*.db")
    assert {file.name for file in data.iterdir()} == {"tables.db", kept.name, "server.lock"}
    for file in (kept, data / "tables.db"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with Server(data) as server:
        with server.http() as http:
            assert http.get(f"/api/tables/{later['table']['id']}").status_code == 404
        people = [server.person(made, seat) for seat in range(3)]
        assert not people[0].is_over
        play_out(people)
        for person in people:
            person.close()
    command(monkeypatch, "restore", kept, "--data-dir", data)
    with Server(data) as server, server.watcher(made) as watcher:
        assert watcher.is_over, "and back again"


def test_nothing_is_put_back_under_a_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prepare(tmp_path / "tables.db")
    backup(tmp_path / "tables.db", tmp_path / "copy.db")
    before = (tmp_path / "tables.db").read_bytes()
    with run.alone(tmp_path) as note:
        note("http://127.0.0.1:8190")
        with pytest.raises(SystemExit):
            command(monkeypatch, "restore", tmp_path / "copy.db", "--data-dir", tmp_path)
    said = capsys.readouterr().err
    assert "http://127.0.0.1:8190" in said
    assert "stop it" in said
    assert (tmp_path / "tables.db").read_bytes() == before


@pytest.mark.parametrize("kind", ["letter", "empty", "other", "cut", "missing", "itself", "folder"])
def test_only_a_database_of_boxbox_is_put_back(tmp_path: Path, kind: str) -> None:
    database, source = tmp_path / "tables.db", tmp_path / "source"
    prepare(database)
    if kind == "letter":
        source.write_text("Dear aunt\n" * 500)
    elif kind == "empty":
        source.touch()
    elif kind == "other":
        with closing(sqlite3.connect(source)) as connection:
            connection.execute("CREATE TABLE recipes (cake)")
            connection.commit()
    elif kind == "cut":
        source.write_bytes(database.read_bytes()[:-8000])
    elif kind == "itself":
        source = database
    elif kind == "folder":
        source.mkdir()
    before = database.read_bytes()
    with pytest.raises(BoxboxError) as refused:
        restore(database, source)
    assert "\n" not in str(refused.value)
    assert database.read_bytes() == before
    assert not list(tmp_path.glob("tables-*")) + list(tmp_path.glob(".tables*"))


def test_a_damaged_database_is_kept_when_a_copy_takes_its_place(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    prepare(database)
    backup(database, copy)
    database.write_bytes(b"gone" * 4000)
    Path(f"{database}-wal").write_bytes(b"what was not written yet")
    kept = restore(database, copy)
    assert kept is not None
    assert kept.read_bytes() == b"gone" * 4000
    assert Path(f"{kept}-wal").read_bytes() == b"what was not written yet"
    assert not Path(f"{database}-wal").exists(), "it would be taken for the new one's"
    prepare(database)


def test_a_copy_is_put_back_where_there_was_nothing(tmp_path: Path) -> None:
    prepare(tmp_path / "tables.db")
    backup(tmp_path / "tables.db", tmp_path / "copy.db")
    assert restore(tmp_path / "new" / "tables.db", tmp_path / "copy.db") is None
    prepare(tmp_path / "new" / "tables.db")


def test_a_server_with_a_newer_database_ends_in_one_sentence(pages: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    prepare(data / "tables.db")
    with closing(sqlite3.connect(data / "tables.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    process = Process(data, pages)
    assert process.process.wait(60) == 2
    assert process.process.stdout is not None
    process.process.stdout.close()
    (said,) = process.errors.read_text().splitlines()
    assert "newer boxbox" in said


# Packing


def make_old(server: Server, made: Data) -> None:
    """Let nobody have opened a table for years."""
    with closing(sqlite3.connect(server.settings.database)) as connection:
        table = made["table"]["id"]
        connection.execute("UPDATE tables SET opened = ? WHERE id = ?", (LONG_AGO, table))
        connection.commit()
    server.garage._tables.clear()


def tidy(server: Server) -> None:
    server.call(server.garage.tidy_once())


def count(server: Server, what: str, made: Data) -> int:
    with closing(sqlite3.connect(server.settings.database)) as connection:
        found = connection.execute(
            f"SELECT count(*) FROM {what} WHERE table_id = ?", (made["table"]["id"],)
        )
        return int(found.fetchone()[0])


def finish(server: Server, **more: Any) -> Data:
    """Make a table and play its race to the end."""
    made = server.make(**more)
    with server.person(made, 0) as anna:
        play_out([anna])
    return made


def stored_text(server: Server, made: Data) -> tuple[str | None, list[str], dict[str, str]]:
    stored = server.call(server.garage.store.load(made["table"]["id"]))
    assert stored is not None
    return stored.record.header, stored.lines, stored.requests


def test_a_packed_log_is_the_same_to_the_byte(alone: Server) -> None:
    made, other, running = finish(alone), finish(alone), alone.make()
    before = stored_text(alone, made)
    log = alone.log(made, made["seats"]["0"])
    with alone.watcher(made) as watcher:
        events = watcher.events
    make_old(alone, made)
    make_old(alone, running)
    tidy(alone)
    assert [count(alone, what, made) for what in ("lines", "packs")] == [0, 1]
    assert [count(alone, "packs", table) for table in (other, running)] == [0, 0]
    assert stored_text(alone, made) == before
    assert alone.log(made, made["seats"]["0"]) == log
    with alone.watcher(made) as watcher:
        assert watcher.events == events
        assert watcher.is_over


def test_lines_after_a_packed_log_follow_it_and_are_packed_with_it(alone: Server) -> None:
    made = finish(alone)
    make_old(alone, made)
    tidy(alone)
    header, lines, requests = stored_text(alone, made)
    table, more = made["table"]["id"], f"{len(lines)} driver s0 greedy"
    alone.call(alone.garage.store.append(table, len(lines), [more]))
    assert stored_text(alone, made) == (header, [*lines, more], requests)
    tidy(alone)
    assert [count(alone, what, made) for what in ("lines", "packs")] == [0, 1]
    assert stored_text(alone, made) == (header, [*lines, more], requests)


def test_whoever_opens_a_race_keeps_it_from_being_packed(alone: Server) -> None:
    made = finish(alone)
    make_old(alone, made)
    with alone.watcher(made):
        tidy(alone)
    assert count(alone, "packs", made) == 0
    make_old(alone, made)
    with alone.http() as http:
        http.get(f"/api/tables/{made['table']['id']}")
    tidy(alone)
    assert count(alone, "packs", made) == 1, "being listed is not being opened"


def test_packing_begins_when_the_server_does(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path) as server:
        made = finish(server)
        make_old(server, made)
    with Server(tmp_path) as again:
        wait_until(lambda: count(again, "packs", made) == 1, "it is packed")


def test_space_that_was_freed_is_used_again(alone: Server) -> None:
    def size() -> int:
        with closing(sqlite3.connect(alone.settings.database)) as connection:
            return int(connection.execute("PRAGMA page_count").fetchone()[0])

    def play_and_delete() -> None:
        made = alone.make([{"driver": "rules"}] * 3, options={"races": 1})
        lines = [f"{n} s0 {'x' * 80}" for n in range(1, 400)]
        alone.call(alone.garage.store.append(made["table"]["id"], 1000, lines))
        delete(alone, made)

    play_and_delete()
    before = size()
    for _ in range(5):
        play_and_delete()
    assert size() <= before + 2


# Removing


def test_a_removed_log_leaves_the_result(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path, forget_after=timedelta(days=400)) as server:
        made, running = finish(server), server.make()
        result = server.truth(made).result
        with server.person(made, 0) as anna:
            anna.do("name", name="Anna")
        for table in (made, running):
            make_old(server, table)
        tidy(server)
        assert [count(server, what, made) for what in ("lines", "packs")] == [0, 0]
        assert count(server, "lines", running) > 0
        with server.http() as http:
            table = http.get(f"/api/tables/{made['table']['id']}").json()
        assert table["phase"] == "closed"
        assert table["closed"] == {"why": "removed", "line": None}
        assert table["result"] == result
        assert table["options"]["races"] == 1
        assert table["seats"][0]["name"] == "Anna"
        with server.person(made, 0) as anna:
            assert anna.refused("undo")["reason"] == "race-closed"
        tidy(server)
    with Server(tmp_path) as again, again.watcher(made) as watcher:
        assert watcher.table["result"] == result


def test_nothing_is_removed_unless_that_is_wanted(alone: Server) -> None:
    made = finish(alone)
    make_old(alone, made)
    tidy(alone)
    with alone.watcher(made) as watcher:
        assert watcher.is_over
        assert watcher.events


def test_a_race_that_somebody_opens_meanwhile_is_not_removed(
    pages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert pages
    with Server(tmp_path, forget_after=timedelta(days=400)) as server:
        made = finish(server)
        make_old(server, made)
        honest = server.garage.store.load

        async def look(table: str) -> Any:
            stored = await honest(table)
            monkeypatch.undo()
            await server.garage.open(table)
            return stored

        monkeypatch.setattr(server.garage.store, "load", look)
        tidy(server)
        assert count(server, "lines", made) > 0


# Deleting


def delete(server: Server, made: Data, *seats: str, host: str | None = None) -> tuple[int, str]:
    """Delete a table; return the status and the reason of a refusal."""
    headers = {"Authorization": f"Bearer {host or made['host']}", "Boxbox-Seats": ",".join(seats)}
    with server.http(**headers) as http:
        answer = http.delete(f"/api/tables/{made['table']['id']}")
    return answer.status_code, answer.json()["reason"] if answer.content else ""


def test_a_host_deletes_a_table_before_the_race_and_all_are_told(alone: Server) -> None:
    made = alone.make([PERSON, PERSON, {"driver": "person"}], begin=False)
    readers = [alone.person(made, 0), alone.person(made, 1), alone.watcher(made)]
    assert delete(alone, made) == (204, "")
    for reader in readers:
        closed = reader.end()
        assert (closed.code, closed.reason) == (1008, "table-deleted")
    with pytest.raises(Closed, match="no-such-table"):
        Reader(alone, made["table"]["id"])
    with closing(sqlite3.connect(alone.settings.database)) as connection:
        for what in ("seats", "lines", "packs"):
            assert count(alone, what, made) == 0
        found = connection.execute("SELECT count(*) FROM tables").fetchone()
    assert found == (0,)
    assert delete(alone, made) == (404, "no-such-table")


def test_only_the_host_deletes_a_table(alone: Server) -> None:
    made = alone.make([PERSON] * 3, begin=False)
    for key in (made["seats"]["0"], "x", "x" * 200):
        assert delete(alone, made, host=key) == (403, "bad-token")
    with alone.http() as http:
        assert http.delete(f"/api/tables/{made['table']['id']}").status_code == 403
    assert alone.table(made).phase == "gathering"


def test_a_race_in_which_others_sit_is_not_deleted(alone: Server) -> None:
    made = alone.make([PERSON, PERSON, {"driver": "rules"}])
    with alone.person(made, 0) as anna, alone.person(made, 1) as bruno:
        assert delete(alone, made, made["seats"]["0"]) == (409, "others-seated")
        bruno.do("driver", seat=1, driver="rules")
        assert delete(alone, made, made["seats"]["0"], "?") == (409, "others-seated"), "still his"
        assert delete(alone, made, *made["seats"].values()) == (204, "")
        assert anna.end().reason == "table-deleted"


def test_a_race_that_is_over_or_removed_is_deleted_by_its_host(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path, forget_after=timedelta(days=400)) as server:
        over, removed, packed = (finish(server) for _ in range(3))
        for table in (removed, packed):
            make_old(server, table)
        server.call(server.garage.store.pack(packed["table"]["id"]))
        server.call(server.garage.store.set_table(packed["table"]["id"], opened=now()))
        tidy(server)
        assert count(server, "packs", packed) == 1
        for made in (over, removed, packed):
            assert delete(server, made) == (204, "")
            assert [count(server, what, made) for what in ("seats", "packs")] == [0, 0]


def test_what_comes_to_a_table_while_it_is_deleted_is_refused(
    alone: Server, monkeypatch: pytest.MonkeyPatch, heard: Heard
) -> None:
    """Choices, people who sit down and sockets that say hello in the very moment."""
    made = alone.make([PERSON, {"driver": "person"}, {"driver": "rules"}], begin=False)
    gate, waiting = asyncio.Event(), asyncio.Event()
    honest = Store.remove

    async def slow(self: Store, table: str) -> None:
        waiting.set()
        await gate.wait()
        await honest(self, table)

    monkeypatch.setattr(Store, "remove", slow)

    async def all_at_once() -> list[Any]:
        table = await alone.garage.find(made["table"]["id"])
        deleting = asyncio.create_task(alone.garage.delete(made["table"]["id"], made["host"], []))
        await waiting.wait()
        sitting = asyncio.create_task(table.sit("Zoe", None))
        again = asyncio.create_task(alone.garage.delete(made["table"]["id"], made["host"], []))
        await asyncio.sleep(0)
        gate.set()
        return [*await asyncio.gather(deleting, sitting, again, return_exceptions=True)]

    with alone.person(made, 0) as anna:
        done, *refused = alone.call(all_at_once())
        assert done is None
        assert [str(error) for error in refused] == ["table-deleted"] * 2
        assert anna.end().reason == "table-deleted"
    assert "Traceback" not in heard.text


def test_bots_stop_when_their_table_is_deleted(alone: Server) -> None:
    made = alone.make([PERSON, {"driver": "rules"}, {"driver": "rules"}], pace="slow")
    with alone.person(made, 0) as anna:
        anna.choose()
        table = alone.table(made)
        assert delete(alone, made, made["seats"]["0"]) == (204, "")
        assert anna.end().reason == "table-deleted"
    assert not table._driver.is_at_work


def test_forgetting_is_asked_for_in_days(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given: list[Any] = []
    monkeypatch.setattr(run, "serve", lambda *facts: given.append(facts[2]))
    where = ("serve", "--no-open", "--data-dir", tmp_path)
    command(monkeypatch, *where)
    command(monkeypatch, *where, "--forget-after", "365")
    assert [settings.forget_after for settings in given] == [None, timedelta(days=365)]
    with pytest.raises(SystemExit):
        command(monkeypatch, *where, "--forget-after", "0")
