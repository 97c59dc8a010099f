"""Newer versions and old races: none is cut, those of before 0.1.0 close, and luck is always new.

`upgrade/0001.sql` is a database of the first shape, with the middle of a race of every rules number
from before races were kept to their end, a finished one, one that nobody can read and a table
before its race.
"""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import boxbox
from boxbox.registry import find_game, games
from boxbox.server.database import backup, check_version, migrate, prepare, restore
from boxbox.server.store import StoreError
from tests.server.kit import GAME, PERSON, Data, Heard, Server, play_out
from tests.server.old_databases import NOW, OLD, data, made_of, rows_of
from tests.server.secrets import cards_in

__all__ = ["data"]


@pytest.fixture
def upgraded(pages: Path, data: Path) -> Iterator[Server]:
    assert pages
    with Server(data) as server:
        yield server


# The database


def everything(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def test_a_second_migration_changes_nothing(data: Path) -> None:
    migrate(data / "tables.db")
    once = everything(data / "tables.db")
    migrate(data / "tables.db")
    assert everything(data / "tables.db") == once


def test_the_migration_keeps_every_line_and_no_seed(data: Path) -> None:
    path = data / "tables.db"
    before = {table: rows_of(path, table) for table in [*OLD, *NOW, "finished0000"]}
    migrate(path)
    assert {table: rows_of(path, table) for table in before} == before
    assert b"seed of race90rules2" not in path.read_bytes(), "nor in a page that is free now"
    with closing(sqlite3.connect(path)) as connection:
        over = connection.execute("SELECT id FROM tables WHERE over IS NOT NULL").fetchall()
    assert over == [("finished0000",)]


def test_what_a_seat_has_seen_becomes_a_cursor(data: Path, pages: Path) -> None:
    """A count of events says nothing any more: who had seen something has seen it all."""
    assert pages
    path = data / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE seats SET seen = 9 WHERE table_id = 'motorracing0' AND seat = 1")
        connection.commit()
    made = made_of("motorracing0", 3)
    with Server(data) as server, server.person(made, 0) as anna, server.person(made, 1) as bruno:
        assert anna.you["seen"] == [0, 0]
        assert bruno.you["seen"] > list(bruno.version)
        play_out([anna, bruno, server.person(made, 2)])
        bruno.send({"type": "seen", "version": list(bruno.version)})
        bruno.do("name", name="after that")
    with Server(data) as again, again.person(made, 1) as bruno:
        assert bruno.you["seen"] == list(bruno.version)


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = everything(data / "tables.db")
    with monkeypatch.context() as broken:
        broken.setattr("alembic.op.create_table", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            migrate(data / "tables.db")
    assert everything(data / "tables.db") == before
    migrate(data / "tables.db")
    assert check_version(data / "tables.db") != "0001"


def test_a_newer_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    prepare(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    refusals: list[Callable[[], object]] = [
        lambda: prepare(path),
        lambda: backup(path, tmp_path / "copy.db"),
        lambda: restore(tmp_path / "data" / "tables.db", path),
    ]
    for refused in refusals:
        with pytest.raises(StoreError, match="newer boxbox") as error:
            refused()
        assert "\n" not in str(error.value)
    assert not (tmp_path / "copy.db").exists()


# Old races


@pytest.mark.parametrize("table", OLD)
def test_a_race_from_before_closes_and_loads_again(data: Path, pages: Path, table: str) -> None:
    assert pages
    made, seen = made_of(table, OLD[table]), []
    prepare(data / "tables.db")
    before = rows_of(data / "tables.db", table)
    for _ in range(3):
        with Server(data) as server, server.person(made, 0) as anna:
            assert anna.table["phase"] == "closed"
            assert anna.table["closed"]["why"] == "old"
            assert anna.table["to_act"] == []
            assert anna.view["decision"] is None
            assert anna.you["undo"] is None
            assert not server.table(made)._driver.is_at_work
            seen.append((anna.events, anna.view, anna.table["closed"], server.log(made)))
        assert rows_of(data / "tables.db", table) == before
    assert seen[0] == seen[1] == seen[2]
    last = int(seen[0][3].splitlines()[-1].split()[0])
    assert seen[0][2]["line"] == last, "the last line as spectators count"
    assert last > 10


@pytest.mark.parametrize("table", OLD)
def test_a_closed_race_takes_nothing(upgraded: Server, table: str) -> None:
    made = made_of(table, OLD[table])
    before = rows_of(upgraded.settings.database, table)
    with upgraded.person(made, 0, host=True) as anna:
        for kind, facts in (
            ("choose", {"decision": 1, "option": "keep-hand"}),
            ("undo", {}),
            ("agree", {"yes": True}),
            ("driver", {"seat": 0, "driver": "rules"}),
            ("begin", {}),
            ("leave", {}),
        ):
            assert anna.refused(kind, **facts)["reason"] == "race-closed"
        with upgraded.http() as http:
            answer = http.post(f"/api/tables/{table}/sit", json={"name": "Zoe"})
        assert (answer.status_code, answer.json()["reason"]) == (409, "race-closed")
    assert rows_of(upgraded.settings.database, table) == before


def test_a_finished_race_from_before_is_just_over(upgraded: Server) -> None:
    with upgraded.person(made_of("finished0000", 1), 0) as anna:
        assert (anna.table["phase"], anna.table["closed"]) == ("over", None)
        assert anna.view["result"]


def test_a_log_that_nobody_can_read_is_still_listed(upgraded: Server, heard: Heard) -> None:
    made = made_of("unreadable00", 4)
    with upgraded.http() as http:
        table = http.get("/api/tables/unreadable00").json()
        assert table["closed"] == {"why": "old", "line": None}
        assert table["seats"][0]["name"] == "Anna"
        assert http.get("/api/tables/unreadable00/printed").status_code == 200
        assert http.get("/api/tables/unreadable00/log").status_code == 409
    with upgraded.person(made, 0) as anna, upgraded.watcher(made) as watcher:
        assert (anna.view, watcher.version) == ({}, (0, 0))
        assert anna.refused("choose", decision=0, option="x")["reason"] == "race-closed"
        anna.send({"type": "seen", "version": [3, 0]})
    assert not cards_in(f'"{heard.text}"'.replace(" ", '"'))


def test_a_table_before_its_race_begins_after_the_upgrade(upgraded: Server) -> None:
    made = made_of("gathering000", 1)
    with upgraded.person(made, 0, host=True) as anna:
        anna.do("begin")
        play_out([anna])


# Races that are kept


@pytest.mark.parametrize("table", NOW)
def test_a_race_of_today_is_played_to_its_end(data: Path, pages: Path, table: str) -> None:
    assert pages
    made = made_of(table, 3)
    with Server(data) as server:
        known = rows_of(server.settings.database, table)["lines"]
        people = [server.person(made, seat) for seat in range(3)]
        assert people[0].table["phase"] == "racing"
        people[0].choose() if people[0].decision else None
        for person in people:
            person.close()
    with Server(data) as again:
        people = [again.person(made, seat) for seat in range(3)]
        play_out(people)
        for person in people:
            person.close()
        lines = rows_of(again.settings.database, table)["lines"]
        assert lines[: len(known)] == known
        assert [row[0] for row in lines] == list(range(len(lines)))
    with Server(data) as last, last.watcher(made) as watcher:
        assert watcher.is_over


@pytest.mark.parametrize("game", games())
def test_the_rules_of_today_are_kept_from_some_number_on(game: str) -> None:
    assert 0 < find_game(game).kept_from <= find_game(game).rules


def test_a_race_of_newer_rules_is_closed_and_not_touched(server: Server) -> None:
    made = server.keep(boxbox.start(GAME, 3, "s", {"races": 1}), range(3))
    table = made["table"]["id"]
    _rewrite_header(server, table, "rules 2", "rules 99")
    before = rows_of(server.settings.database, table)
    with server.person(made, 0) as anna:
        assert anna.table["closed"] == {"why": "newer", "line": None}
    assert rows_of(server.settings.database, table) == before


def _rewrite_header(server: Server, table: str, old: str, new: str) -> None:
    with closing(sqlite3.connect(server.settings.database)) as connection:
        changed = "UPDATE tables SET header = replace(header, ?, ?) WHERE id = ?"
        assert connection.execute(changed, (old, new, table)).rowcount == 1
        connection.commit()


def test_a_race_whose_log_breaks_off_in_a_lie_is_seen_up_to_there(server: Server) -> None:
    match = boxbox.start(GAME, 3, "s", {"races": 1})
    for _ in range(6):
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    made = server.keep(match, range(3))
    with closing(sqlite3.connect(server.settings.database)) as connection:
        lie = "UPDATE lines SET text = '4 s9 nothing' WHERE table_id = ? AND n = 4"
        connection.execute(lie, (made["table"]["id"],))
        connection.commit()
    with server.person(made, 0) as anna:
        assert anna.table["closed"] == {"why": "broken", "line": 3}
        assert anna.view["decision"] is None


def unasked_race() -> tuple[boxbox.Match[Any], int]:
    """Return a race and a line after which choices that nobody is asked for follow."""
    for seed in range(200):
        match = boxbox.start("race90", 3, seed, {"level": "junior", "short": True})
        for _ in range(40):
            if not match.decisions:
                break
            lines = match.log.last
            match.choose(match.decisions[0].seat, match.decisions[0].options[-1])
            if match.log.last > lines + 1:
                return match, lines + 1
    raise AssertionError("no choice was ever played unasked")


def endless_race() -> tuple[boxbox.Match[Any], int]:
    """Return a race that is over, and the line before its log ends."""
    match = boxbox.start(GAME, 3, 1, {"races": 1, "set_aside": 30})
    while match.decisions:
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    return match, match.log.last - 1


@pytest.mark.parametrize("race", [unasked_race, endless_race])
def test_what_comes_due_while_loading_is_kept_before_anyone_is_told(
    pages: Path, tmp_path: Path, race: Callable[[], tuple[boxbox.Match[Any], int]]
) -> None:
    """A killed process, or a version that asked more, left a log from which a race goes on."""
    assert pages
    match, last = race()
    del match.log.lines[last + 1 :]
    with Server(tmp_path) as server:
        made = server.keep(match, range(3))
        table = made["table"]["id"]
        with server.watcher(made) as watcher:
            told = watcher.events
        lines = rows_of(server.settings.database, table)["lines"]
        assert len(lines) > last + 1
        assert [row[0] for row in lines] == list(range(len(lines)))
        assert server.truth(made).events(None) == told
    with Server(tmp_path) as again:
        with again.watcher(made) as watcher:
            assert watcher.events == told
        assert rows_of(again.settings.database, table)["lines"] == lines
        people = [again.person(made, seat) for seat in range(3)]
        play_out(people)
        for person in people:
            person.close()
        numbers = [row[0] for row in rows_of(again.settings.database, table)["lines"]]
        assert numbers == list(range(len(numbers)))


# Luck


def draws_of(data: Path, made: Data, choices: int = 12) -> list[str]:
    """Return what is drawn when a race goes on from what is kept of it."""
    with Server(data) as server:
        people = [server.person(made, seat) for seat in range(3)]
        lines = len(server.truth(made).log.lines)
        for _ in range(choices):
            acting = _acting(people)
            acting.choose()
        drawn = [str(line.luck) for line in server.truth(made).log.lines[lines:]]
        for person in people:
            person.close()
    return drawn


def _acting(people: list[Any]) -> Any:
    while True:
        for person in people:
            if person.decision:
                return person
        for person in people:
            person.listen(0.02)


def test_the_same_database_never_draws_the_same_twice(pages: Path, tmp_path: Path) -> None:
    """Whatever takes a race back (a restart, a copy that is put back), luck is new."""
    assert pages
    data = tmp_path / "data"
    with Server(data) as server:
        made = server.make([PERSON] * 3, options={"races": 1})
    saved = tmp_path / "saved.db"
    backup(data / "tables.db", saved)
    shutil.copytree(data, tmp_path / "copy")
    draws = [draws_of(data, made), draws_of(tmp_path / "copy", made)]
    restore(data / "tables.db", saved)
    draws.append(draws_of(data, made))
    assert all(any("draw" in line for line in drawn) for drawn in draws)
    assert len({str(drawn) for drawn in draws}) == 3
