"""A seat is its person's alone: a token that is no longer the seat's opens nothing, whoever asks
and whenever it was last looked at. New links, freed seats, and everything that waits for the disk
between a check and what it guards."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boxbox.server.database import migrate
from boxbox.server.seats import hashed
from tests.server.kit import (
    PERSON,
    Data,
    Gate,
    Line,
    Reader,
    Server,
    play_on,
    wait_until,
)
from tests.server.sitting import come, new_token, sit

BOT: Data = {"driver": "rules"}
FREE: Data = {"driver": "person"}
Act = Callable[[Reader, Reader], tuple[Reader, str]]


def gathered(server: Server) -> tuple[Data, str]:
    """Return a table before the race and the token of Bruno, who has seat 1."""
    made = server.make([PERSON, FREE, BOT], begin=False)
    _, seated = sit(server, made, name="Bruno")
    return made, seated["token"]


def say_hello(server: Server, made: Data, token: str) -> Line:
    """Come with a token; the answer is not awaited."""
    line = Line(server, made["table"]["id"])
    line.send({"type": "hello", "token": token})
    return line


def is_let_in(line: Line, server: Server, made: Data) -> bool:
    """Wait until a hello was answered, or waits for whoever changes the table."""
    heard: list[Data | None] = []

    def answered() -> bool:
        heard.append(line.hear(0))
        return heard[-1] is not None or server.is_awaited(made)

    wait_until(answered, "the hello")
    return heard[-1] is not None


# A token that has just stopped working


def test_a_hello_while_the_seat_is_emptied_gets_no_seat(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host empties Bruno's seat while he is away: whoever says hello with his token in that
    moment must not see or play the hand of Carla, who sits down there next."""
    made, token = gathered(server)
    with server.watcher(made, host=True) as host:
        with monkeypatch.context() as patch:
            gate = Gate(server, patch, "set_seat")
            key = host.start("driver", seat=1, driver="person")
            gate.wait_reached()
            with say_hello(server, made, token) as thief:
                assert not is_let_in(thief, server, made), "somebody came in between"
                gate.open()
                assert host.answer_to(key)["type"] == "done"
                assert thief.end().reason == "bad-token"
                assert thief.traffic == []
        _, carlas = sit(server, made, name="Carla", seat=1)
        host.do("begin")
        with come(server, made, carlas["token"]) as carla:
            assert carla.view["seat"] == 1


def leaves(_: Reader, bruno: Reader) -> tuple[Reader, str]:
    return bruno, bruno.start("leave")


def is_freed(host: Reader, _: Reader) -> tuple[Reader, str]:
    return host, host.start("free", seat=1)


def renews(_: Reader, bruno: Reader) -> tuple[Reader, str]:
    return bruno, bruno.start("renew", token=new_token())


@pytest.mark.parametrize(
    ("act", "reason"), [(leaves, "seat-left"), (is_freed, "seat-freed"), (renews, "seat-renewed")]
)
def test_an_old_token_opens_nothing_from_the_moment_it_is_replaced(
    server: Server, monkeypatch: pytest.MonkeyPatch, act: Act, reason: str
) -> None:
    made, token = gathered(server)
    with (
        server.watcher(made, host=True) as host,
        come(server, made, token) as bruno,
        come(server, made, token) as other,
        monkeypatch.context() as patch,
    ):
        gate = Gate(server, patch, "set_seat")
        asker, key = act(host, bruno)
        gate.wait_reached()
        late_key = other.start("name", name="Thief")
        with say_hello(server, made, token) as late:
            assert not is_let_in(late, server, made)
            gate.open()
            assert asker.answer_to(key)["type"] == "done"
            assert late.end().reason == "bad-token"
            assert late.traffic == []
        end = other.end()
        assert (end.code, end.reason) == (1008, reason)
        answers = other.replies.get(late_key, [])
        assert [answer["reason"] for answer in answers] in ([], ["bad-token"])
        assert server.table(made).record.seats[1].name in (None, "Bruno")
        with server.http(Authorization=f"Bearer {token}") as http:
            answer = http.get(f"/api/tables/{made['table']['id']}/log")
        assert (answer.status_code, answer.json()["reason"]) == (403, "bad-token")


def test_what_waits_while_the_race_begins_finds_it_begun(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leaving, freeing, emptying and sitting down come too late, and change nothing."""
    made, token = gathered(server)
    with (
        server.watcher(made, host=True) as host,
        server.watcher(made, host=True) as other,
        come(server, made, token) as bruno,
        monkeypatch.context() as patch,
    ):
        gate = Gate(server, patch, "begin")
        begun = host.start("begin")
        gate.wait_reached()
        keys = [
            (bruno, bruno.start("leave"), "not-now"),
            (other, other.start("free", seat=1), "not-now"),
            (host, host.start("driver", seat=0, driver="rules"), "not-seated"),
        ]
        gate.open()
        assert host.answer_to(begun)["type"] == "done"
        for reader, key, reason in keys:
            assert reader.answer_to(key)["reason"] == reason
        assert sit(server, made, name="Late")[1]["reason"] == "not-now"
        bruno.wait_for(lambda r: r.view.get("seat") == 1, "the race")
        assert server.truth(made).drivers == ["person", "person", "rules"]


def test_two_who_sit_down_at_once_get_two_seats(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.make([FREE, FREE, BOT], begin=False)
    table = server.table(made)
    with monkeypatch.context() as patch:
        gate = Gate(server, patch, "set_seat")

        async def both() -> list[tuple[int, str]]:
            tasks = [asyncio.create_task(table.sit(name, None)) for name in ("Anna", "Bruno")]
            gate.open()
            return await asyncio.gather(*tasks)

        (first, one), (second, two) = server.call(both())
    assert (first, second) == (0, 1)
    for seat, token in ((0, one), (1, two)):
        with come(server, made, token) as reader:
            assert reader.you["seat"] == seat


# A new link


def test_a_new_link_ends_the_old_one_at_once(server: Server) -> None:
    """A thief who has the link sees and plays no more; whoever asked goes on as before."""
    made = server.make([PERSON] * 3)
    people = [server.person(made, seat) for seat in range(3)]
    anna = people[0]
    with server.person(made, 0) as thief:
        decision = thief.view["decision"]
        fresh = new_token()
        anna.do("renew", key="renew-my-link", token=fresh)
        end = thief.end()
        assert (end.code, end.reason) == (1008, "seat-renewed")
        seen = thief.version
        play_on(people, lambda: anna.version > (seen[0] + 3, 0), "the race goes on")
        assert anna.you["seat"] == 0
        assert decision is None or decision["id"] <= anna.view["asked"]
    assert anna.ask("renew", "renew-my-link", token=fresh)["type"] == "done"
    with come(server, made, fresh) as again:
        assert again.view["seat"] == 0
        assert server.log(made, fresh) == server.truth(made).log.text(0)
    with say_hello(server, made, made["seats"]["0"]) as late:
        assert late.end().reason == "bad-token"
        assert late.traffic == []
    for person in people:
        person.close()


def test_a_choice_by_the_old_link_that_waits_for_the_new_one_is_not_made(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.make([PERSON] * 3)
    people = [server.person(made, seat) for seat in range(3)]
    (acting,) = [person for person in people if person.decision]
    seat = acting.you["seat"]
    with server.person(made, seat) as thief, monkeypatch.context() as patch:
        lines = len(server.truth(made).log.lines)
        decision = thief.wait_turn()
        gate = Gate(server, patch, "set_seat")
        key = acting.start("renew", token=new_token())
        gate.wait_reached()
        thief.start("choose", decision=decision["id"], option=decision["options"][0]["text"])
        wait_until(lambda: server.is_awaited(made), "the thief's choice")
        gate.open()
        assert acting.answer_to(key)["type"] == "done"
        assert thief.end().reason == "seat-renewed"
        assert len(server.truth(made).log.lines) == lines
        assert acting.view["decision"]["id"] == decision["id"]
    for person in people:
        person.close()


@pytest.mark.parametrize("token", ["", "short", "x" * 31, "x" * 129, "ü" * 40, "a b" * 20, 7, None])
def test_a_new_token_that_could_be_guessed_is_refused(server: Server, token: Any) -> None:
    made = server.make()
    with server.person(made, 0) as anna, server.watcher(made) as watcher:
        refused = anna.refused("renew", token=token)
        assert refused["reason"] == "bad-message"
        assert "token" in refused["values"]["problem"]
        assert "xxx" not in refused["values"]["problem"]
        assert watcher.refused("renew", token=new_token())["reason"] == "not-seated"
    with server.person(made, 0) as anna:
        assert anna.you["seat"] == 0


def test_no_seat_takes_the_token_of_another(server: Server) -> None:
    made = server.make([PERSON, PERSON, BOT])
    with server.person(made, 0) as anna, server.person(made, 1) as bruno:
        refused = anna.refused("renew", token=made["seats"]["1"])
        assert refused["reason"] == "bad-token"
        anna.do("renew", token=made["seats"]["0"])
        assert (anna.you["seat"], bruno.you["seat"]) == (0, 1)


def test_a_new_link_outlives_a_restart(pages: Path, tmp_path: Path) -> None:
    assert pages
    fresh = new_token()
    with Server(tmp_path) as first:
        made = first.make([PERSON, BOT, BOT])
        with first.person(made, 0) as anna:
            anna.do("renew", key="renew-my-link", token=fresh)
    with Server(tmp_path) as second:
        with say_hello(second, made, made["seats"]["0"]) as old:
            assert old.end().reason == "bad-token"
        with come(second, made, fresh) as anna:
            assert anna.you["seat"] == 0
            assert anna.ask("renew", "renew-my-link", token=fresh)["type"] == "done"


# A seat that the host frees


def test_the_host_frees_a_seat_before_the_race_only(server: Server) -> None:
    made, token = gathered(server)
    with server.person(made, 0) as anna, server.watcher(made, host=True) as host:
        assert anna.refused("free", seat=1)["reason"] == "not-host"
        assert host.refused("free", seat=3)["reason"] == "no-such-seat"
        with come(server, made, token) as bruno:
            bruno.do("standing", kind="charge", option="stop")
            host.do("free", seat=1)
            end = bruno.end()
            assert (end.code, end.reason) == (1008, "seat-freed")
        anna.wait_for(lambda r: not r.table["seats"][1]["taken"], "the free seat")
        assert anna.table["seats"][1]["name"] is None
        _, carlas = sit(server, made, name="Carla", seat=1)
        with come(server, made, carlas["token"]) as carla:
            assert carla.you["standing"] == {}, "the answers of somebody else are not hers"
        host.do("begin")
        assert host.refused("free", seat=1)["reason"] == "not-now"


def test_a_host_who_frees_the_own_seat_watches_on(server: Server) -> None:
    made = server.make([PERSON, FREE, BOT], begin=False)
    with server.person(made, 0, host=True) as anna:
        anna.do("free", seat=0)
        anna.wait_for(lambda r: r.you["seat"] is None, "standing up")
        assert anna.you["host"] is True
        anna.do("begin")


# What is kept of a token


def files_of(server: Server) -> bytes:
    files = server.settings.data_dir.glob("tables.db*")
    return b"".join(file.read_bytes() for file in files)


def test_no_token_is_kept_in_the_database_or_in_memory(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path) as server:
        made = server.make([PERSON, FREE, FREE], begin=False)
        _, seated = sit(server, made, name="Bruno")
        fresh = new_token()
        with server.person(made, 0, host=True) as anna:
            anna.do("renew", token=fresh)
            anna.do("begin")
            table = server.table(made)
            memory = repr([vars(table), *(vars(reader) for reader in table.readers)])
        kept = files_of(server)
        tokens = [made["host"], *made["seats"].values(), seated["token"], fresh]
        for token in tokens:
            assert token.encode() not in kept
            assert token not in memory
        assert hashed(fresh).encode() in kept
        assert hashed(fresh) in memory, "the search looks where it should"


def test_tokens_from_before_they_were_hashed_go_on_working(pages: Path, tmp_path: Path) -> None:
    assert pages
    seat_token, host_token = new_token(), new_token()
    path = tmp_path / "tables.db"
    migrate(path, "0001")
    with sqlite3.connect(path) as old:
        old.execute(
            "INSERT INTO tables (id, game, options, pace, host, seed, created) VALUES "
            "('oldtable', 'motor-racing', '{}', 'normal', ?, 'seed', '2026-01-01 00:00:00')",
            [host_token],
        )
        rows = [
            (0, "person", "Anna", seat_token),
            (1, "person", None, None),
            (2, "rules", None, None),
        ]
        old.executemany(
            "INSERT INTO seats (table_id, seat, driver, name, token, standing, seen) VALUES "
            "('oldtable', ?, ?, ?, ?, '{}', 0)",
            rows,
        )
    old.close()
    assert seat_token.encode() in path.read_bytes()
    with Server(tmp_path) as server:
        with Reader(server, "oldtable", seat_token, host_token) as anna:
            assert (anna.you["seat"], anna.you["host"]) == (0, True)
            assert anna.table["grace"] == 60
        kept = files_of(server)
        assert seat_token.encode() not in kept
        assert host_token.encode() not in kept
