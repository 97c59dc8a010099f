"""What is kept survives: a killed server, a full disk."""

import asyncio
import json
import signal
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from boxbox.core.errors import BoxboxError
from boxbox.core.history import START
from boxbox.server import run
from boxbox.server.database import migrate, prepare
from boxbox.server.garage import Garage
from boxbox.server.store import Base, Store, StoreError
from tests.server.disk import fill, set_room
from tests.server.kit import (
    PERSON,
    Closed,
    Data,
    Heard,
    Process,
    Reader,
    Running,
    Server,
    play_on,
    play_out,
)
from tests.server.secrets import cards_in


def differences(path: Path) -> list[Any]:
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        found: list[Any] = compare_metadata(context, Base.metadata)
    engine.dispose()
    return found


def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    migrate(path)
    assert differences(path) == []
    migrate(path)
    assert differences(path) == []


@pytest.mark.parametrize(
    "harm",
    [
        "ALTER TABLE seats DROP COLUMN seen",
        "ALTER TABLE tables ADD COLUMN winner VARCHAR",
        "CREATE TABLE more (id INTEGER)",
    ],
)
def test_the_comparison_finds_a_difference(tmp_path: Path, harm: str) -> None:
    path = tmp_path / "tables.db"
    migrate(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(text(harm))
    engine.dispose()
    assert differences(path)


def test_only_the_owner_may_read_the_database(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path / "data") as server:
        server.make([PERSON] * 3)
        files = list((tmp_path / "data").glob("tables.db*"))
        assert {file.name for file in files} >= {"tables.db", "tables.db-wal"}
        for file in files:
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


@pytest.mark.parametrize("kind", ["a folder", "no database", "nowhere"])
def test_a_data_folder_that_cannot_be_used_is_told(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "tables.db"
    if kind == "a folder":
        path.mkdir()
    elif kind == "no database":
        path.write_bytes(b"this is a letter to my aunt\n" * 500)
    else:
        (tmp_path / "file").touch()
        path = tmp_path / "file" / "tables.db"
    with pytest.raises(StoreError, match="can't be used for the tables"):
        prepare(path)


def test_a_second_server_is_told_where_the_first_is(tmp_path: Path) -> None:
    with run.alone(tmp_path) as note:
        note("http://127.0.0.1:8190")
        with pytest.raises(run.AlreadyRunning) as running, run.alone(tmp_path):
            pass
        assert running.value.address == "http://127.0.0.1:8190"
        assert isinstance(running.value, BoxboxError)
    with run.alone(tmp_path) as note:
        note("http://127.0.0.1:8191")
    assert (tmp_path / "server.lock").read_text() == "http://127.0.0.1:8191"


# A killed server


class Ledger:
    """What people were told while servers came and went."""

    def __init__(self, made: Data) -> None:
        self.made = made
        self.acknowledged: list[str] = []
        self.told: list[Data] = []
        self.version = START
        self.open: tuple[int, str, Data] | None = None
        """The request that was on its way: seat, key and what it said."""

    def play(self, server: Running, choices: int) -> None:
        """Play some choices, send one more, and do not wait for its answer."""
        people = [server.person(self.made, seat) for seat in range(3)]
        watcher = server.watcher(self.made, since=self.version)
        if self.open:
            seat, key, facts = self.open
            answer = people[seat].ask("choose", key, **facts)
            assert answer["type"] == "done", answer
            self.acknowledged.append(key)
            people[seat].answered = facts["decision"]
        for at in range(choices + 1):
            play_on(people, lambda: any(p.decision for p in people), "a turn")  # nobody chooses yet
            (acting,) = [person for person in people if person.decision]
            decision = acting.wait_turn()
            facts = {"decision": decision["id"], "option": decision["options"][0]["text"]}
            key = acting.start("choose", **facts)
            acting.answered = decision["id"]
            self.open = (acting.you["seat"], key, facts)
            if at < choices:
                assert acting.answer_to(key)["type"] == "done"
                self.acknowledged.append(key)
        while watcher.listen():
            pass
        self.told += watcher.events
        self.version = watcher.version
        self.readers = [*people, watcher]

    def hang_up(self) -> None:
        for reader in self.readers:
            reader.kill()


def test_a_killed_server_loses_and_doubles_nothing(pages: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    ledger: Ledger | None = None
    for choices in (3, 2):
        with Process(data, pages) as process:
            ledger = ledger or Ledger(process.make([PERSON] * 3, options={"races": 1}))
            ledger.play(process, choices)
            assert process.end(signal.SIGKILL) == -signal.SIGKILL
            ledger.hang_up()
    assert ledger is not None
    with Server(data) as server:
        with server.watcher(ledger.made) as watcher:
            assert watcher.events[: len(ledger.told)] == ledger.told
        assert ledger.open is not None
        seat, key, facts = ledger.open
        with server.person(ledger.made, seat) as last:
            assert last.ask("choose", key, **facts)["type"] == "done"
        with sqlite3.connect(server.settings.database) as connection:
            rows = connection.execute("SELECT key FROM lines WHERE key IS NOT NULL ORDER BY n")
            kept = [str(row[0]) for row in rows]
        assert kept == [*ledger.acknowledged, key]
        chosen = [line for line in server.truth(ledger.made).log.lines if line.act == "choose"]
        assert len(chosen) >= len(kept)


def test_a_socket_that_breaks_while_the_disk_works_harms_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is written and nobody can be told: memory and disk must agree all the same."""
    made = server.make([PERSON] * 3)
    people = [server.person(made, seat) for seat in range(3)]
    watcher, other = server.watcher(made), server.watcher(made)
    (acting,) = [person for person in people if person.decision]
    written, gate = Event(), asyncio.Event()
    honest = server.garage.store.append

    async def slow(*facts: Any) -> None:
        await honest(*facts)
        written.set()
        await gate.wait()

    monkeypatch.setattr(server.garage.store, "append", slow)
    decision = acting.wait_turn()
    facts = {"decision": decision["id"], "option": decision["options"][0]["text"]}
    key, seat = acting.start("choose", **facts), acting.you["seat"]
    assert written.wait(30)
    acting.kill()
    other.close()  # all others are told, and the server finds out that one can't be
    with watcher:
        watcher.wait_for(lambda r: not r.table["seats"][seat]["present"], "the reader is gone")
    server.loop.call_soon_threadsafe(gate.set)
    monkeypatch.undo()
    with server.person(made, seat) as again:
        assert again.ask("choose", key, **facts)["type"] == "done"
        others = [again, *(person for person in people if person is not acting)]
        again.answered = decision["id"]
        play_out(others)
        assert again.events == server.truth(made).events(seat)
    for person in people:
        person.close()


# A full disk


@pytest.fixture
def small(pages: Path, tmp_path: Path) -> Iterator[Server]:
    """A server of its own whose disk may be filled."""
    assert pages
    with Server(tmp_path / "data") as server:
        yield server


def test_a_full_disk_refuses_and_changes_nothing(small: Server, heard: Heard) -> None:
    made = small.make([PERSON] * 3, options={"races": 1})
    people = [small.person(made, seat) for seat in range(3)]
    assert fill(small)["reason"] == "not-saved"
    refused: list[Data] = []

    def choose_until_refused() -> bool:
        for person in people:
            person.listen()
            decision = person.decision
            if decision:
                option = decision["options"][0]["text"]
                facts = {"decision": decision["id"], "option": option}
                key = person.start("choose", **facts)
                answer = person.answer_to(key)
                if answer["type"] == "refused":
                    refused.append({**answer, "seat": person.you["seat"], "facts": facts})
                    return True
                person.answered = decision["id"]
        return False

    while not choose_until_refused():
        pass
    assert refused[0]["reason"] == "not-saved"
    person = people[refused[0]["seat"]]
    before = person.view, person.version, small.truth(made).log.text()
    facts, key = refused[0]["facts"], refused[0]["key"]
    assert person.ask("choose", key, **facts)["reason"] == "not-saved"
    with small.person(made, refused[0]["seat"]) as again:
        assert (again.view, again.version, small.truth(made).log.text()) == before
    set_room(small, 1_000_000)
    assert person.ask("choose", key, **facts)["type"] == "done"
    person.answered = facts["decision"]
    play_out(people)
    for person in people:
        person.close()
    assert "full" in heard.text, "whoever runs the server is told"
    assert not cards_in(f'"{heard.text}"'.replace(" ", '"'))
    assert not [seat for seat in made["seats"].values() if seat in heard.text]


def test_bots_go_on_when_there_is_room_again(small: Server, heard: Heard) -> None:
    made = small.make([PERSON, {"driver": "rules"}, {"driver": "rules"}], pace="slow")
    fill(small)
    with small.person(made, 0) as anna:
        anna.do("hurry")

        def is_stuck() -> bool:
            if anna.decision:
                decision = anna.decision
                option = decision["options"][0]["text"]
                answer = anna.ask("choose", decision=decision["id"], option=option)
                if answer["type"] == "done":
                    anna.answered = decision["id"]
                    anna.do("hurry")
            return "full" in heard.text

        while not is_stuck():
            anna.listen(0.02)
        set_room(small, 1_000_000)
        anna.ask("pace", pace="instant")
        play_out([anna])


def test_a_database_that_cannot_be_read_is_told_and_comes_back(
    small: Server, monkeypatch: pytest.MonkeyPatch, heard: Heard
) -> None:
    made = small.make([PERSON] * 3)
    small.garage._tables.clear()

    def fail(*_: object) -> None:
        raise sqlite3_error()

    with monkeypatch.context() as broken:
        broken.setattr(Store, "_transact", fail)
        with small.http() as http:
            answer = http.get(f"/api/tables/{made['table']['id']}")
            assert (answer.status_code, answer.json()["reason"]) == (503, "not-saved")
            assert http.get("/healthz").status_code == 503
            assert "<title>boxbox</title>" in http.get(f"/t/{made['table']['id']}").text
        with pytest.raises(Closed) as closed:
            Reader(small, made["table"]["id"])
        assert closed.value.code == 1013
    with small.person(made, 0) as anna:
        assert anna.view["seat"] == 0
    assert made["seats"]["0"] not in heard.text


def sqlite3_error() -> Exception:
    return OSError(5, "Input/output error")


# Loading


def test_the_garage_loads_a_table_once_for_all_who_come(
    pages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert pages
    loads: list[str] = []
    honest = Garage._load

    async def counted(self: Garage, table: str) -> Any:
        loads.append(table)
        return await honest(self, table)

    with Server(tmp_path) as server:
        made = server.make([PERSON] * 3)
        server.garage._tables.clear()
        monkeypatch.setattr(Garage, "_load", counted)

        async def all_at_once() -> list[Any]:
            name = made["table"]["id"]
            return await asyncio.gather(*(server.garage.find(name) for _ in range(20)))

        found = server.call(all_at_once())
        assert len({id(table) for table in found}) == 1
        assert loads == [made["table"]["id"]]
        assert json.dumps(found[0].info())


def test_a_load_that_fails_is_tried_again_by_one_at_a_time(
    small: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waited for it and whoever comes just then never load the same table side by side."""
    made = small.make([PERSON] * 3)
    small.garage._tables.clear()
    honest, loading = small.garage.store.load, []

    async def fails_once(table: str) -> Any:
        loading.append(table)
        assert len(loading) == 1, "side by side"
        await asyncio.sleep(0)
        monkeypatch.setattr(small.garage.store, "load", slowly)
        loading.pop()
        raise StoreError("not now")

    async def slowly(table: str) -> Any:
        loading.append(table)
        assert len(loading) == 1, "side by side"
        stored = await honest(table)
        loading.pop()
        return stored

    monkeypatch.setattr(small.garage.store, "load", fails_once)

    async def come(late: bool) -> Any:
        for _ in range(3 if late else 1):
            with suppress(StoreError):
                return await small.garage.find(made["table"]["id"])
        return None

    async def all_at_once() -> list[Any]:
        return [*await asyncio.gather(*(come(late) for late in [True, False] * 10))]

    found = {id(table) for table in small.call(all_at_once()) if table is not None}
    assert len(found) == 1
