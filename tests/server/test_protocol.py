"""What docs/protocol.md promises, spoken with a real server."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import boxbox
from boxbox.core.history import START
from boxbox.server.settings import PACES
from tests.locales import messages
from tests.server.kit import (
    GAME,
    PERSON,
    PLENTY,
    SHORT,
    Data,
    Line,
    Reader,
    Server,
    play_on,
    play_out,
    wait_until,
)

BOT: Data = {"driver": "rules"}
FREE: Data = {"driver": "person"}
LAST_ROUND: Data = {
    "game": GAME,
    "at": "charge",
    "turn": 0,
    "card": "charge-gears",
    "car": "red.1",
    "deck": 0,
    "options": {"races": 1},
    "hands": [["red+3", "blue+3"], ["red+2", "red+4"], ["turbo", "wrong-line"], ["pit", "crash"]],
}
"""Seat 0 may stop, and nobody learns anything by it."""


def post(server: Server, path: str, body: Any) -> tuple[int, Data]:
    with server.http() as http:
        answer = http.post(path, json=body)
    data: Data = answer.json()
    return answer.status_code, data


def new_table(**changes: Any) -> Data:
    return {"game": GAME, "seats": [PERSON, FREE, BOT], **changes}


def gather(server: Server, seats: list[Data], **facts: Any) -> Data:
    return server.make(seats, begin=False, **facts)


def sit(server: Server, made: Data, **wanted: Any) -> tuple[int, Data]:
    return post(server, f"/api/tables/{made['table']['id']}/sit", wanted)


# Making tables and sitting down


def test_a_table_is_made_as_wanted(server: Server) -> None:
    seats = [{**PERSON, "name": "Anna"}, FREE, BOT, {"driver": "greedy", "name": "Robo"}]
    made = server.make(seats, begin=False, pace="slow", options={"races": 2}, grace=300)
    table = made["table"]
    assert table["phase"] == "gathering"
    assert table["pace"] == "slow"
    assert table["grace"] == 300
    assert table["options"]["races"] == 2
    assert [seat["driver"] for seat in table["seats"]] == ["person", "person", "rules", "greedy"]
    assert [seat["name"] for seat in table["seats"]] == ["Anna", None, None, "Robo"]
    assert [seat["taken"] for seat in table["seats"]] == [True, False, False, False]
    assert list(made["seats"]) == ["0"]
    with server.http() as http:
        assert http.get(f"/api/tables/{table['id']}").json() == table


@pytest.mark.parametrize(
    ("changes", "status", "said"),
    [
        ({"game": "chess"}, 400, "chess"),
        ({"seats": []}, 422, "seats"),
        ({"seats": [PERSON, BOT]}, 400, "players"),
        ({"seats": [BOT] * 7}, 400, "players"),
        ({"seats": [BOT] * 13}, 422, "seats"),
        ({"seats": "four"}, 422, "seats"),
        ({"options": {"wings": True}}, 400, "wings"),
        ({"options": {"races": 0}}, 400, "races"),
        ({"options": {"races": "3"}}, 400, "races"),
        ({"options": {"set_aside": [1, 2]}}, 400, "set_aside"),
        ({"options": {f"o{at}": 1 for at in range(51)}}, 422, "options"),
        ({"seats": [{"driver": "hal"}, BOT, BOT]}, 400, "hal"),
        ({"seats": [{"driver": ""}, BOT, BOT]}, 422, "seats.0.driver"),
        ({"seats": [{"driver": "rules", "here": True}, BOT, BOT]}, 400, "here"),
        ({"seats": [{"driver": "person", "here": 1}, BOT, BOT]}, 422, "seats.0.here"),
        ({"seats": [PERSON, BOT, {"name": "x" * 25}]}, 422, "seats.2.name"),
        ({"seats": [{"name": ""}, BOT, BOT]}, 422, "seats.0.name"),
        ({"seats": [{"name": 7}, BOT, BOT]}, 422, "seats.0.name"),
        ({"pace": "warp"}, 422, "pace"),
        ({"grace": 0}, 422, "grace"),
        ({"grace": 61}, 422, "grace"),
        ({"grace": "60"}, 422, "grace"),
        ({"grace": None}, 422, "grace"),
        ({"begin": "yes"}, 422, "begin"),
        ({"seed": 7}, 422, "seed"),
        ({"host": "me"}, 422, "host"),
    ],
)
def test_a_wrong_table_is_refused_with_what_and_where(
    server: Server, changes: Data, status: int, said: str
) -> None:
    code, problem = post(server, "/api/tables", new_table(**changes))
    assert code == status
    assert problem["reason"] == ("bad-option" if status == 400 else "bad-message")
    assert said in problem["problem"]
    assert set(problem) == {"reason", "values", "problem"}
    if status == 400:  # a reason and values, which the pages say in the reader's language
        said_by_pages = problem["values"]["problem"]
        assert said_by_pages.keys() == {"reason", "values"}
        assert f"error-{said_by_pages['reason']}" in messages("en", "options")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 9000,
        b'{"game": ' * 1500,
        b'{"game": "motor-racing", "seats": [{}, {}, {}], "options": {"races": NaN}}',
        b'{"game": "motor-racing", "seats": [{}, {}, {}], "options": {"races": 1e999}}',
        b'{"game": "motor-racing", "seats": [{}, {}, {}], "options": {"races": '
        + b"9" * 5000
        + b"}}",
        b'{"game": "motor-racing", "seats": [{}, {}, {}], "\\ud800": 1}',
        b'{"game": "motor-racing", "seats": [{}, {}, {}], "options": {"\\ud800": 1}}',
        b'{"game": "motor-racing", "seats": [{}, {}, {}], "options": {"races": "\\udfff"}}',
        b'{"game": "\\ud800", "seats": [{}, {}, {}]}',
        b'{"game": "motor-racing", "seats": [{"name": "\\ud83d"}, {}, {}]}',
    ],
)
def test_a_body_of_nonsense_is_refused(server: Server, body: bytes) -> None:
    with server.http() as http:
        headers = {"Content-Type": "application/json"}
        answer = http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["reason"] in ("bad-message", "bad-option")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Anna\u202e", "Anna"),
        ("\u2067A\u0000b\u0007c\u2069", "A b c"),
        ("  two \t\n  words ", "two words"),
        ("Zoë 李 🏎", "Zoë 李 🏎"),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_a_name_loses_what_cannot_be_seen(server: Server, name: str, kept: str) -> None:
    made = gather(server, [FREE, BOT, BOT])
    code, seated = sit(server, made, name=name)
    assert code == 201
    with server.watcher(made) as watcher:
        assert watcher.table["seats"][seated["seat"]]["name"] == kept


def test_people_sit_down_until_the_table_is_full(server: Server) -> None:
    made = gather(server, [PERSON, FREE, BOT, FREE])
    assert sit(server, made, name="Bruno", seat=3)[1]["seat"] == 3
    assert sit(server, made, name="Carla", seat=3)[1]["reason"] == "seat-taken"
    assert sit(server, made, name="Carla", seat=2)[1]["reason"] == "seat-taken"
    assert sit(server, made, name="Carla", seat=9)[0] in (400, 409)
    assert sit(server, made, name="Carla")[1]["seat"] == 1
    code, problem = sit(server, made, name="Dora")
    assert (code, problem["reason"]) == (409, "table-full")
    for wrong in ({}, {"name": ""}, {"name": "x" * 25}, {"name": "D", "seat": -1}):
        assert sit(server, made, **wrong)[0] == 422
    assert post(server, "/api/tables/nowhere/sit", {"name": "E"})[0] == 404


def test_nobody_sits_down_in_a_race(server: Server) -> None:
    made = server.make([PERSON, FREE, BOT])
    code, problem = sit(server, made, name="Late")
    assert (code, problem["reason"]) == (409, "not-now")


def test_only_the_host_begins_and_free_seats_go_to_bots(server: Server) -> None:
    made = gather(server, [PERSON, FREE, FREE, BOT])
    _, seated = sit(server, made, name="Bruno", seat=1)
    with (
        server.person(made, 0) as anna,
        Reader(server, made["table"]["id"], seated["token"]) as bruno,
        server.watcher(made, host=True) as host,
    ):
        assert bruno.view == {}
        assert anna.refused("begin")["reason"] == "not-host"
        assert bruno.refused("begin")["reason"] == "not-host"
        assert anna.refused("choose", decision=0, option="stop")["reason"] == "not-now"
        assert anna.refused("undo")["reason"] == "not-now"
        key = "begin-the-race"
        assert host.ask("begin", key)["type"] == "done"
        assert host.ask("begin", key)["type"] == "done", "the same request is carried out once"
        assert host.refused("begin")["reason"] == "not-now"
        for reader in (anna, bruno, host):
            reader.wait_for(lambda r: r.table["phase"] == "racing", "the race")
            drivers = [seat["driver"] for seat in reader.table["seats"]]
            assert drivers == ["person", "person", "rules", "rules"]
        assert host.view["hands"][0] == ["?"] * 5
        assert anna.refused("leave")["reason"] == "not-now"


def test_a_free_seat_with_a_name_is_the_same_after_a_restart(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path) as first:
        made = first.make([PERSON, {"driver": "person", "name": "Later"}, BOT])
        with first.watcher(made) as watcher:
            before = watcher.table["seats"]
    with Server(tmp_path) as second, second.watcher(made) as watcher:
        assert watcher.table["seats"] == before


def test_a_race_that_was_begun_is_not_begun_again_after_a_restart(
    pages: Path, tmp_path: Path
) -> None:
    assert pages
    with Server(tmp_path) as first:
        made = gather(first, [PERSON, FREE, BOT])
        with first.watcher(made, host=True) as host:
            assert host.ask("begin", "begin-the-race")["type"] == "done"
    with Server(tmp_path) as second, second.watcher(made, host=True) as host:
        assert host.ask("begin", "begin-the-race")["type"] == "done"
        assert host.refused("begin")["reason"] == "not-now"


def test_leaving_frees_the_seat_and_ends_the_token(server: Server) -> None:
    made = gather(server, [PERSON, FREE, BOT])
    _, seated = sit(server, made, name="Bruno")
    table = made["table"]["id"]
    with (
        Reader(server, table, seated["token"]) as bruno,
        Reader(server, table, seated["token"]) as phone,
    ):
        bruno.do("leave")
        bruno.wait_for(lambda r: r.you["seat"] is None, "standing up")
        assert bruno.table["seats"][1]["taken"] is False
        assert bruno.table["seats"][1]["name"] is None
        assert bruno.refused("name", name="Ghost")["reason"] == "not-seated"
        end = phone.end()
        assert (end.code, end.reason) == (1008, "seat-left")
        _, again = sit(server, made, name="Carla", seat=1)
        assert again["token"] != seated["token"]
        assert bruno.refused("leave")["reason"] == "not-seated"
    with Line(server, table) as late:
        late.send({"type": "hello", "token": seated["token"]})
        assert late.end().reason == "bad-token"


def test_a_name_is_changed_by_its_seat_alone(server: Server) -> None:
    made = gather(server, [PERSON, FREE, BOT])
    with server.person(made, 0) as anna, server.watcher(made) as watcher:
        anna.do("name", name="  Anna \u202e B. ")
        watcher.wait_for(lambda r: r.table["seats"][0]["name"] == "Anna B.", "the name")
        assert watcher.refused("name", name="Anon")["reason"] == "not-seated"
        for wrong in ("", "x" * 25):
            refused = anna.refused("name", name=wrong)
            assert refused["reason"] == "bad-message"
            assert "name" in refused["values"]["problem"]


def test_the_host_sets_empty_seats_before_the_race(server: Server) -> None:
    made = gather(server, [PERSON, FREE, BOT])
    with server.person(made, 0) as anna, server.watcher(made, host=True) as host:
        assert anna.refused("driver", seat=1, driver="rules")["reason"] == "not-host"
        assert host.refused("driver", seat=0, driver="rules")["reason"] == "person-present"
        assert host.refused("driver", seat=1, driver="hal")["reason"] == "no-such-bot"
        assert host.refused("driver", seat=3, driver="rules")["reason"] == "no-such-seat"
        host.do("driver", seat=1, driver="greedy")
        host.do("driver", seat=2, driver="person")
        anna.wait_for(
            lambda r: [seat["driver"] for seat in r.table["seats"]][1:] == ["greedy", "person"],
            "other drivers",
        )
        assert sit(server, made, name="Bruno")[1]["seat"] == 2


# The first message


@pytest.mark.parametrize(
    ("hello", "code", "reason"),
    [
        ({"type": "hello", "token": "no such token"}, 1008, "bad-token"),
        ({"type": "hello", "token": ""}, 1008, "bad-message"),
        ({"type": "hello", "token": "-"}, 1008, "bad-token"),
        ({"type": "hello", "token": "None"}, 1008, "bad-token"),
        ({"type": "hello", "token": "x" * 129}, 1008, "bad-message"),
        ({"type": "hello", "host": "-"}, 1008, "bad-token"),
        ({"type": "hello", "host": "no such host"}, 1008, "bad-token"),
        ({"type": "hello", "since": [0, -1]}, 1008, "bad-message"),
        ({"type": "hello", "since": ["0", 0]}, 1008, "bad-message"),
        ({"type": "hello", "since": [True, 0]}, 1008, "bad-message"),
        ({"type": "hello", "seat": 0}, 1008, "bad-message"),
        ({"type": "choose", "key": "k" * 8, "decision": 1, "option": "stop"}, 1008, "bad-message"),
        ("", 1008, "bad-message"),
        ("null", 1008, "bad-message"),
        ("hello", 1008, "bad-message"),
        ("{", 1008, "bad-message"),
        ("[" * 10_000, 1008, "bad-message"),
        ('{"type":' * 1_500, 1008, "bad-message"),
        ('{"type": "hello", "token": "\\ud800"}', 1008, "bad-message"),
        (b'{"type": "hello"}', 1008, "bad-message"),
        (json.dumps({"type": "hello", "token": "x" * 20_000}), 1009, ""),
    ],
)
def test_a_wrong_hello_is_hung_up_on(
    server: Server, hello: Data | str | bytes, code: int, reason: str
) -> None:
    made = server.make()
    with Line(server, made["table"]["id"]) as line:
        line.send(hello)
        end = line.end()
        assert end.code == code
        assert not reason or end.reason == reason
        assert line.traffic == []


def test_a_token_of_another_table_fits_nothing(server: Server) -> None:
    made, other = server.make(), server.make()
    for hello in (
        {"token": other["seats"]["0"]},
        {"host": other["host"]},
        {"token": made["seats"]["0"], "host": other["host"]},
        {"token": made["host"]},
        {"host": made["seats"]["0"]},
    ):
        with Line(server, made["table"]["id"]) as line:
            line.send({"type": "hello", **hello})
            assert line.end().reason == "bad-token"
            assert line.traffic == []


def test_a_seat_without_a_person_has_no_token_that_fits(server: Server) -> None:
    """A bot's hand is as secret as a person's."""
    made = server.make()
    for token in ("-", "None", "null", "Bearer"):
        with server.http(Authorization=f"Bearer {token}") as http:
            answer = http.get(f"/api/tables/{made['table']['id']}/log")
        assert answer.status_code == 403, answer.text
        assert answer.json()["reason"] == "bad-token"


def test_an_unknown_table_is_told(server: Server) -> None:
    for name in ("nowhere", "%2e%2e", "a" * 500):
        with Line(server, name) as line:
            line.send({"type": "hello"})
            assert line.end().reason == "no-such-table"
    with server.http() as http:
        for path in ("/api/tables/nowhere", "/api/tables/nowhere/log"):
            answer = http.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")


# Messages that can't be read


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ""),
        ("nonsense", ""),
        ("[]", ""),
        ("7", ""),
        ("{}", "type"),
        ('{"type": "fly", "key": "12345678"}', "type"),
        ('{"type": "hello"}', "type"),
        ('{"type": "undo"}', "key"),
        ('{"type": "undo", "key": "short"}', "key"),
        ('{"type": "undo", "key": "with a blank"}', "key"),
        ('{"type": "undo", "key": 12345678}', "key"),
        ('{"type": "undo", "key": "12345678", "seat": 1}', "seat"),
        ('{"type": "choose", "key": "12345678", "option": "stop"}', "decision"),
        ('{"type": "choose", "key": "12345678", "decision": "1", "option": "stop"}', "decision"),
        ('{"type": "choose", "key": "12345678", "decision": 1.5, "option": "stop"}', "decision"),
        ('{"type": "choose", "key": "12345678", "decision": 1, "option": ["stop"]}', "option"),
        ('{"type": "agree", "key": "12345678", "yes": 1}', "yes"),
        ('{"type": "driver", "key": "12345678", "seat": -1, "driver": "rules"}', "seat"),
        ('{"type": "pace", "key": "12345678", "pace": "warp"}', "pace"),
        ('{"type": "seen", "version": [0, -1]}', "version"),
        ('{"type": "undo", "key": "\\ud800\\ud800\\ud800"}', ""),
        ('{"type": "undo", "key": "12345678", "\\udc00": 1}', ""),
        ("[" * 16_000, ""),
        ('{"key":' * 2_000, ""),
        ('{"type": "choose", "decision": ' + "9" * 5_000 + "}", ""),
    ],
)
def test_a_message_that_cannot_be_read_is_refused_and_harms_nothing(
    server: Server, text: str, said: str
) -> None:
    made = server.make([PERSON] * 3)
    with server.person(made, 0) as anna:
        anna.send(text)
        anna.wait_for(lambda r: bool(r.replies), "a refusal")
        ((answer,),) = anna.replies.values()
        assert answer["reason"] == "bad-message"
        assert said in answer["values"]["problem"]
        assert anna.do("name", name="Still here")


def test_bytes_and_huge_messages_end_the_socket(server: Server) -> None:
    made = server.make([PERSON] * 3)
    for message, code in ((b"\x00\x01", 1008), ("x" * 16_385, 1009), ("x" * 10_000_000, 1009)):
        with server.person(made, 0) as anna:
            anna.send(message)
            assert anna.end().code == code
    with server.person(made, 0) as anna:
        assert anna.do("name", name="x")


# Choosing


def test_a_choice_is_kept_and_told(server: Server) -> None:
    made = server.make([PERSON] * 3)
    people = [server.person(made, seat) for seat in range(3)]
    acting = next(person for person in people if person.decision)
    version = acting.version
    done = acting.choose()
    assert tuple(done["version"]) > version
    acting.wait_for(lambda r: r.version == tuple(done["version"]), "the update")
    truth = server.truth(made)
    for seat, person in enumerate(people):
        person.wait_for(lambda r, s=seat: r.version == truth.version(s), "the update")  # type: ignore[misc]
        assert person.events == truth.events(seat)
        assert person.view == truth.view(seat)
        person.close()


def acting_of(people: list[Reader]) -> tuple[Reader, Reader]:
    """Return who is asked, and somebody who is not."""
    (acting,) = [person for person in people if person.decision]
    return acting, next(person for person in people if person is not acting)


def test_what_the_rules_refuse_is_refused_with_reasons(server: Server) -> None:
    made = server.keep(boxbox.start(GAME, 3, "a seed", SHORT), range(3))
    people = [server.person(made, seat) for seat in range(3)]
    acting, waiting = acting_of(people)
    decision = acting.wait_turn()
    before = server.truth(made).log.text()
    at = decision["id"]
    for option in ("", "?", "nonsense", "x" * 200, "\n", "\u202e", "💥" * 50):
        refused = acting.refused("choose", decision=at, option=option)
        assert refused["reason"] == "unknown-act"
    refused = acting.refused("choose", decision=at, option="x" * 201)
    assert refused["reason"] == "bad-message"
    assert "option" in refused["values"]["problem"]
    known = decision["refused"][0]
    refused = acting.refused("choose", decision=at, option=known["text"])
    assert (refused["reason"], refused["values"]) == (known["reason"], known["values"])
    option = decision["options"][0]["text"]
    for stale in (at - 1, at + 1, 1_000_000_000):
        assert acting.refused("choose", decision=stale, option=option)["reason"] == "stale"
    mine = waiting.view["asked"]
    refused = waiting.refused("choose", decision=mine, option=option)
    assert refused["reason"] == "not-your-turn"
    with server.watcher(made) as watcher, server.watcher(made, host=True) as host:
        for outsider in (watcher, host):
            refused = outsider.refused("choose", decision=at, option=option)
            assert refused["reason"] == "not-seated"
    assert server.truth(made).log.text() == before
    acting.do("choose", decision=at, option=option)
    assert acting.refused("choose", decision=at, option=option)["reason"] in (
        "stale",
        "not-your-turn",
    )
    for person in people:
        person.close()


def test_the_same_request_twice_is_carried_out_once_even_after_a_restart(
    pages: Path, tmp_path: Path
) -> None:
    assert pages
    with Server(tmp_path) as first:
        made = first.make([PERSON] * 3)
        people = [first.person(made, seat) for seat in range(3)]
        acting, other = acting_of(people)
        decision = acting.wait_turn()
        facts: Data = {"decision": decision["id"], "option": decision["options"][0]["text"]}
        key = "the-one-key"
        for _ in range(3):
            assert acting.ask("choose", key, **facts)["type"] == "done"
        facts_changed = {**facts, "option": decision["options"][1]["text"]}
        assert acting.ask("choose", key, **facts_changed)["reason"] == "key-reused"
        assert acting.ask("name", key, name="Other")["reason"] == "key-reused"
        assert other.ask("choose", key, **facts)["reason"] == "key-reused"
        kept = first.truth(made).log.text()
        seat = acting.you["seat"]
        for person in people:
            person.close()
    with Server(tmp_path) as second, second.person(made, seat) as again:
        assert again.ask("choose", key, **facts)["type"] == "done"
        assert again.ask("choose", key, **facts_changed)["reason"] == "key-reused"
        assert second.truth(made).log.text() == kept


@pytest.mark.parametrize(
    ("kind", "facts", "other"),
    [
        ("name", {"name": "Anna"}, {"name": "Bruno"}),
        ("pace", {"pace": "slow"}, {"pace": "fast"}),
        (
            "standing",
            {"kind": "charge", "option": "stop"},
            {"kind": "charge", "option": None},
        ),
    ],
)
def test_a_late_repetition_undoes_nothing_that_came_between(
    server: Server, kind: str, facts: Data, other: Data
) -> None:
    made = server.make([PERSON] * 3)
    with server.person(made, 0) as anna:
        anna.ask(kind, "the-first-one", **facts)
        anna.ask(kind, "the-second-one", **other)
        anna.listen()
        before = anna.table, anna.you
        assert anna.ask(kind, "the-first-one", **facts)["type"] == "done"
        with server.person(made, 0) as again:
            assert (again.table["seats"][0]["name"], again.table["pace"], again.you) == (
                before[0]["seats"][0]["name"],
                before[0]["pace"],
                before[1],
            )


def test_of_two_devices_that_choose_at_once_one_wins(server: Server) -> None:
    made = server.make([PERSON] * 3)
    for _ in range(6):
        devices = [server.person(made, seat) for seat in range(3) for _ in range(2)]
        one, two = [device for device in devices if device.decision]
        decision = one.wait_turn()
        lines = len(server.truth(made).log.lines)
        facts = {"decision": decision["id"], "option": decision["options"][0]["text"]}
        other = {"decision": decision["id"], "option": decision["options"][-1]["text"]}
        keys = one.start("choose", **facts), two.start("choose", **other)
        answers = one.answer_to(keys[0]), two.answer_to(keys[1])
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        (refused,) = [answer for answer in answers if answer["type"] == "refused"]
        assert refused["reason"] in ("stale", "not-your-turn")
        truth = server.truth(made)
        assert len([line for line in truth.log.lines[lines:] if line.act == "choose"]) >= 1
        assert sum(line.seat == one.you["seat"] for line in truth.log.lines[lines:]) == 1
        for device in devices:
            device.close()


# Chains

PAIR: Data = {
    "game": "race90", "seats": 2, "turn": 4, "at": "pit", "driver": 0,
    "cars": [{"car": "s0", "count": 30}, {"car": "s1", "count": 20}],
    "players": [{"seat": 0, "hand": ["17", "20", "40"]}, {"seat": 1}],
}  # fmt: skip


def test_a_gesture_of_several_answers_is_one_message(server: Server) -> None:
    made = server.keep(boxbox.from_position(PAIR), range(2))
    with server.person(made, 0) as anna, server.person(made, 1) as bruno:
        decision = anna.wait_turn()["id"]
        anna.do("choose", decision=decision, options=["box"])
        bruno.wait_for(lambda r: r.view["at"] == "discard", "the stop")
        decision, heard = anna.wait_turn()["id"], len(bruno.updates)
        anna.do("choose", decision=decision, options=["discard 17", "discard 20", "enough"])
        bruno.wait_for(lambda r: r.view["at"] != "discard", "the service")
        told = bruno.updates[heard]["events"]
        discarded = [event["cards"] for event in told if event["kind"] == "discarded"]
        assert discarded == [["17"], ["20"]]
        assert bruno.view == server.truth(made).view(1)


def test_a_chain_is_taken_whole_or_not_at_all(server: Server) -> None:
    made = server.keep(boxbox.from_position(PAIR), range(2))
    with server.person(made, 0) as anna:
        anna.do("choose", decision=anna.wait_turn()["id"], options=["box"])
        decision, lines = anna.wait_turn()["id"], server.truth(made).log.text()
        refused = anna.refused("choose", decision=decision, options=["discard 17", "discard 33"])
        assert refused["reason"] not in ("bad-message", "stale")
        assert server.truth(made).log.text() == lines
        wrong: list[Data] = [{}, {"options": []}, {"option": "enough", "options": ["enough"]}]
        for facts in wrong:
            assert anna.refused("choose", decision=decision, **facts)["reason"] == "bad-message"


# Coming back


def test_nothing_is_lost_or_told_twice_however_often_the_socket_breaks(server: Server) -> None:
    made = server.make([PERSON, *[BOT] * 3], options={"races": 1})
    collected: list[Data] = []
    watched: list[Data] = []
    known = START, START
    over = False
    breaks = 0
    while not over:
        with (
            server.person(made, 0, since=known[0]) as anna,
            server.watcher(made, since=known[1]) as watcher,
        ):
            stay = len(anna.events) + breaks % 4
            play_on([anna, watcher], lambda a=anna, n=stay: a.is_over or len(a.events) > n)  # type: ignore[misc]
            over = anna.is_over
            if over:
                watcher.wait_for(lambda r: r.is_over, "the end")
            if breaks % 2:
                anna.kill()
            collected += anna.events
            watched += watcher.events
            known = anna.version, watcher.version
            breaks += 1
    truth = server.truth(made)
    assert breaks > 5
    assert collected == truth.events(0)
    assert watched == truth.events(None)


def test_a_version_from_the_future_harms_nothing(server: Server) -> None:
    made = server.make([PERSON] * 3)
    with Line(server, made["table"]["id"]) as line:
        line.send({"type": "hello", "since": [1_000_000_000, 0]})
        update = line.hear(10)
        assert update is not None
        assert update["events"] == []
        assert tuple(update["version"]) == server.truth(made).version(None)


def test_the_view_is_left_out_when_the_race_has_not_changed(server: Server) -> None:
    made = server.make([PERSON] * 3)
    with server.person(made, 0) as anna, server.watcher(made) as watcher:
        anna.do("name", name="Anna")
        update = watcher.wait_update(lambda u: u["table"]["seats"][0]["name"] == "Anna", "a name")
        assert "view" not in update
        assert update["events"] == []
        assert "view" in watcher.updates[0]


def test_each_update_with_events_leads_to_the_view(server: Server) -> None:
    made = server.make([PERSON] * 3)
    people = [server.person(made, seat) for seat in range(3)]
    play_out(people)
    for person in people:
        assert person.view == server.truth(made).view(person.you["seat"])
        whole = [update for update in person.updates if "view" in update]
        assert whole == person.updates[:1], "the rest comes in patches"
        person.close()


def test_what_was_seen_is_known_on_every_device_and_only_grows(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path) as first:
        made = first.make([PERSON, BOT, BOT])
        with first.person(made, 0) as anna:
            assert anna.you["seen"] == [0, 0]
            anna.choose()
            anna.wait_turn()
            line, index = anna.version
            seen = [line, index - 1]
            anna.send({"type": "seen", "version": seen})
            anna.send({"type": "seen", "version": [0, 1]})
            anna.do("name", name="after that")
        with first.person(made, 0) as phone:
            assert phone.you["seen"] == seen
            phone.send({"type": "seen", "version": [1_000_000_000, 0]})
            phone.do("name", name="and that")
            known = phone.version
        with first.watcher(made) as watcher:
            watcher.send({"type": "seen", "version": [0, 1]})
            assert watcher.you["seen"] == [0, 0]
    with Server(tmp_path) as second, second.person(made, 0) as later:
        assert later.you["seen"] == list(known)


# Bots, pace, standing answers


def test_bots_wait_as_the_pace_says_unless_somebody_is_in_a_hurry(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "slow", 1e6)
    made = server.make([PERSON, *[BOT] * 3], pace="slow", options={"races": 1})
    with server.person(made, 0) as anna, server.watcher(made) as watcher:
        assert watcher.refused("hurry")["reason"] == "not-seated"
        assert watcher.refused("pace", pace="instant")["reason"] == "not-seated"
        for _ in range(2):
            if not anna.decision:
                anna.do("hurry")
            anna.choose()
        anna.listen()
        lines = len(server.truth(made).log.lines)
        with server.watcher(made, host=True) as host:
            assert len(server.truth(made).log.lines) == lines, "nobody is in a hurry any more"
            host.do("pace", pace="instant")
        anna.wait_turn()
        assert len(server.truth(made).log.lines) > lines
        assert anna.table["pace"] == "instant"


@pytest.mark.parametrize(
    ("at", "card", "option"),
    [("charge", "charge-gears", "stop"), ("spin", "spin", "keep"), ("crash", "crash", "ahead")],
)
def test_a_standing_answer_answers(server: Server, at: str, card: str, option: str) -> None:
    more = {"car": "red.1"} if at == "charge" else {"face": 3}
    position = {"game": GAME, "at": at, "turn": 0, "card": card, "options": {"races": 1}, **more}
    made = server.keep(boxbox.from_position(position, seed="s"), range(4))
    with server.person(made, 0) as anna, server.person(made, 1) as bruno:
        assert anna.wait_turn()["kind"] == at
        bruno.do("standing", kind=at, option=option)
        assert anna.decision, "somebody else's standing answer is none of mine"
        anna.do("standing", kind=at, option=option)
        bruno.wait_for(lambda r: len(r.events) > 0, "the answer")
        (line,) = [line for line in server.truth(made).log.lines if line.act == "choose"]
        assert (line.seat, line.words) == (0, option)
        assert anna.you["standing"] == {at: option}
        anna.do("standing", kind=at, option=None)
        anna.wait_for(lambda r: r.you["standing"] == {}, "no standing answer")


def test_standing_answers_that_nobody_may_give_are_refused(server: Server) -> None:
    made = server.make([PERSON] * 3)
    with server.person(made, 0) as anna, server.watcher(made) as watcher:
        for kind, option in (
            ("charge", "roll"),
            ("play", "crash"),
            ("spin", "stop"),
            ("", ""),
            ("nonsense", "stop"),
        ):
            refused = anna.refused("standing", kind=kind, option=option)
            assert refused["reason"] == "no-standing-answer"
        assert anna.you["standing"] == {}
        refused = watcher.refused("standing", kind="charge", option="stop")
        assert refused["reason"] == "not-seated"


def test_a_standing_answer_is_given_only_where_it_is_legal(server: Server) -> None:
    """In a whole race with every standing answer set, no race stops and nothing is refused."""
    made = server.make([PERSON, PERSON, BOT], options={"races": 1})
    people = [server.person(made, seat) for seat in range(2)]
    for person in people:
        for kind, option in (("charge", "stop"), ("spin", "reroll"), ("crash", "behind")):
            person.do("standing", kind=kind, option=option)
            person.leaves.add(kind)
    play_out(people)
    for person in people:
        person.close()
    assert server.truth(made).result is not None


# Drivers


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    made = server.make([PERSON] * 3, options={"races": 1})
    people = [server.person(made, seat) for seat in range(3)]
    acting, waiting = acting_of(people)
    seat = acting.you["seat"]
    decision = acting.wait_turn()
    assert acting.refused("driver", seat=seat, driver="hal")["reason"] == "no-such-bot"
    assert waiting.refused("driver", seat=seat, driver="rules")["reason"] == "person-present"
    assert waiting.refused("driver", seat=11, driver="rules")["reason"] == "no-such-seat"
    acting.do("driver", seat=seat, driver="rules")
    acting.wait_for(
        lambda r: any(event["kind"] == "played" for event in r.events), "the bot's choice"
    )
    assert acting.table["seats"][seat]["driver"] == "rules"
    assert acting.table["seats"][seat]["taken"] is True
    assert "?" not in acting.view["hands"][seat], "the hand is still shown"
    refused = acting.refused(
        "choose", decision=decision["id"], option=decision["options"][0]["text"]
    )
    assert refused["reason"] == "not-your-turn"
    assert waiting.refused("driver", seat=seat, driver="person")["reason"] == "not-seated"
    assert waiting.refused("driver", seat=seat, driver="greedy")["reason"] == "not-seated"
    acting.do("driver", seat=seat, driver="person")
    play_on(people, lambda: acting.decision is not None, "its next turn")
    acting.choose()
    for person in people:
        person.close()


def test_the_seat_of_somebody_who_is_away_is_handed_over_by_the_others(server: Server) -> None:
    made = server.make([PERSON] * 3, options={"races": 1})
    anna, bruno = server.person(made, 0), server.person(made, 1)
    with server.watcher(made, host=True) as host:
        refused = host.refused("driver", seat=2, driver="rules")
        assert refused["reason"] == "not-seated", "a host who watches may not"
    with server.person(made, 2):
        bruno.wait_for(lambda r: r.table["seats"][2]["present"], "the third")
        refused = bruno.refused("driver", seat=2, driver="rules")
        assert refused["reason"] == "person-present"
    bruno.wait_for(lambda r: not r.table["seats"][2]["present"], "the third goes")
    server.let_pass(made, 60)
    bruno.do("driver", seat=2, driver="greedy")
    play_on(
        [anna, bruno],
        lambda: any(e["kind"] == "played" and e["seat"] == 2 for e in anna.events),
        "the bot's turn",
    )
    with server.person(made, 2) as carla:
        assert carla.table["seats"][2]["driver"] == "person"
        play_on([anna, bruno, carla], lambda: carla.decision is not None, "a turn")
    anna.close()
    bruno.close()


# Undo


def undone(reader: Reader) -> bool:
    return any(event["kind"] == "undone" for event in reader.events)


def test_undo_alone_needs_nobody(server: Server) -> None:
    made = server.keep(boxbox.from_position(LAST_ROUND, seed="s"), range(4))
    with server.person(made, 0) as anna, server.person(made, 1) as bruno:
        assert anna.you["undo"] is None
        assert anna.refused("undo")["reason"] == "no-undo"
        before = anna.wait_turn()
        anna.do("choose", decision=before["id"], option="stop")
        anna.wait_for(lambda r: r.you["undo"] == "alone", "undo alone")
        assert bruno.you["undo"] is None
        assert bruno.refused("undo")["reason"] == "no-undo"
        key = "undo-just-once"
        assert anna.ask("undo", key)["type"] == "done"
        assert anna.ask("undo", key)["type"] == "done"
        bruno.wait_for(undone, "the undo")
        assert server.truth(made).log.text().count(" undo ") == 1
        anna.wait_for(lambda r: r.view["decision"] is not None, "the same question")
        assert anna.wait_turn()["kind"] == "charge"
        option = before["options"][0]["text"]
        stale = anna.refused("choose", decision=before["id"], option=option)
        assert stale["reason"] == "stale"


def test_with_bots_only_undo_goes_back_at_once(server: Server) -> None:
    made = server.make([PERSON, BOT, BOT], options={"races": 1})
    with server.person(made, 0) as anna:
        before = anna.wait_turn()
        anna.choose()
        anna.wait_turn()
        assert anna.you["undo"] == "alone"
        anna.do("undo")
        anna.wait_for(undone, "the undo")
        assert anna.table["undo"] is None
        texts = [option["text"] for option in anna.wait_turn()["options"]]
        assert texts == [option["text"] for option in before["options"]]


class Trio:
    """Three people and a bot; the first of them has chosen and may ask to go back."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.made = server.make([PERSON, PERSON, PERSON, BOT], options={"races": 1})
        self.people = [server.person(self.made, seat) for seat in range(3)]
        play_on(self.people, lambda: any(person.decision for person in self.people), "a turn")
        (self.asker,) = [person for person in self.people if person.decision]
        self.asker.choose()
        self.others = [person for person in self.people if person is not self.asker]
        self.asker.wait_for(lambda r: r.you["undo"] == "ask", "undo by asking")

    def ask(self) -> None:
        self.asker.do("undo")
        for person in self.people:
            person.wait_for(lambda r: r.table["undo"] is not None, "the proposal")
        asked = self.asker.table["undo"]
        assert asked["seat"] == self.asker.you["seat"]
        assert asked["agreed"] == []
        assert asked["awaited"] == sorted(person.you["seat"] for person in self.others)

    @property
    def undos(self) -> int:
        return self.server.truth(self.made).log.text().count(" undo ")

    def close(self) -> None:
        for person in self.people:
            person.close()


@pytest.fixture
def trio(server: Server) -> Any:
    three = Trio(server)
    yield three
    three.close()


def test_undo_needs_everyone_to_agree(trio: Trio) -> None:
    trio.ask()
    one, two = trio.others
    assert two.refused("undo")["reason"] == "no-undo"
    with trio.server.watcher(trio.made, host=True) as host:
        assert host.refused("agree", yes=True)["reason"] == "not-seated"
    trio.asker.do("agree", yes=True)
    one.do("agree", key="agree-one-time", yes=True)
    assert one.ask("agree", "agree-one-time", yes=True)["type"] == "done"
    one.do("agree", yes=True)
    trio.asker.do("undo")
    two.wait_for(lambda r: r.table["undo"]["agreed"] == [one.you["seat"]], "one agrees")
    assert trio.undos == 0
    two.do("agree", yes=True)
    for person in trio.people:
        person.wait_for(undone, "the undo")
        person.wait_for(lambda r: r.table["undo"] is None, "no proposal")
    assert trio.undos == 1
    assert two.refused("agree", yes=True)["reason"] == "no-proposal"


def test_one_no_ends_the_proposal(trio: Trio) -> None:
    trio.ask()
    one, two = trio.others
    one.do("agree", yes=True)
    two.do("agree", yes=False)
    trio.asker.wait_for(lambda r: r.table["undo"] is None, "no proposal")
    assert one.refused("agree", yes=True)["reason"] == "no-proposal"
    assert trio.undos == 0


def test_who_asked_may_withdraw(trio: Trio) -> None:
    trio.ask()
    trio.asker.do("agree", yes=False)
    trio.others[0].wait_for(lambda r: r.table["undo"] is None, "no proposal")
    assert trio.undos == 0


def test_a_choice_ends_the_proposal_and_the_undo_means_the_last_choice(trio: Trio) -> None:
    play_on(trio.people, lambda: any(p.decision for p in trio.others), "another's turn")
    trio.ask()
    (acting,) = [person for person in trio.others if person.decision]
    acting.choose()
    trio.asker.wait_for(lambda r: r.table["undo"] is None, "no proposal")
    assert acting.refused("agree", yes=True)["reason"] == "no-proposal"
    assert trio.undos == 0


def test_bots_wait_while_a_proposal_is_open(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "slow", 1e6)
    made = server.make([PERSON, PERSON, BOT], options={"races": 1}, pace="slow")
    with server.person(made, 0) as anna, server.person(made, 1) as bruno:
        people = [anna, bruno]
        anna.do("hurry")
        play_on(
            people, lambda: anna.view["turn"] == 2 and anna.you["undo"] == "ask", "a bot's turn"
        )
        anna.do("undo")
        bruno.wait_for(lambda r: r.table["undo"] is not None, "the proposal")
        lines = len(server.truth(made).log.lines)
        bruno.do("pace", pace="instant")
        bruno.do("hurry")
        for _ in range(20):
            bruno.do("name", name="nothing happens")
        assert len(server.truth(made).log.lines) == lines
        assert server.table(made).is_idle is False
        bruno.do("agree", yes=False)
        play_on(people, lambda: len(server.truth(made).log.lines) > lines, "the bot goes on")


def test_a_proposal_outlives_a_restart(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path) as first:
        three = Trio(first)
        three.ask()
        seats = [person.you["seat"] for person in three.others]
        three.close()
    with Server(tmp_path) as second:
        one, two = (second.person(three.made, seat) for seat in seats)
        assert one.table["undo"]["awaited"] == sorted(seats)
        one.do("agree", yes=True)
        two.do("agree", yes=True)
        one.wait_for(undone, "the undo")
        one.close()
        two.close()


# Whole races


def test_free_teams_are_driven_by_bots_in_seats_of_their_own(pages: Path, tmp_path: Path) -> None:
    assert pages
    options = {**SHORT, "set_aside": 20, "free_teams": "bots"}
    with Server(tmp_path) as first:
        made = first.make([PERSON, PERSON, BOT, BOT], options=options)
        people = [first.person(made, seat) for seat in range(2)]
        assert len(people[0].table["seats"]) == 6
        assert [seat["driver"] for seat in people[0].table["seats"][2:]] == ["rules"] * 4
        before = people[0].table["seats"]
        for person in people:
            person.close()
    with Server(tmp_path) as second:
        people = [second.person(made, seat) for seat in range(2)]
        assert [seat["driver"] for seat in people[0].table["seats"]] == [
            seat["driver"] for seat in before
        ]
        play_out(people)
        for person in people:
            person.close()
        assert {line.seat for line in second.truth(made).log.lines if line.act == "choose"} == set(
            range(6)
        )


def test_a_race_that_is_over_stays_over(server: Server) -> None:
    made = server.make([PERSON] * 3)
    people = [server.person(made, seat) for seat in range(3)]
    play_out(people)
    truth = server.truth(made)
    anna = people[0]
    assert anna.view["result"] == truth.result
    assert anna.view["decision"] is None
    asked = anna.view["asked"]
    refused = anna.refused("choose", decision=asked, option="stop")
    assert refused["reason"] in ("match-over", "not-your-turn")
    assert anna.refused("begin")["reason"] in ("not-host", "not-now")
    assert truth.log.lines[-1].act == "end"
    assert server.log(made).splitlines()[-1].endswith("end ?")
    for person in people:
        person.close()


def test_a_season_of_two_races(server: Server) -> None:
    made = server.make([PERSON, PERSON, BOT], options={"races": 2, "set_aside": 30})
    people = [server.person(made, seat) for seat in range(2)]
    watcher = server.watcher(made)
    play_out([*people, watcher])
    truth = server.truth(made)
    kinds = [event["kind"] for event in watcher.events]
    assert kinds.count("race-finished") == 2
    assert kinds.count("season-finished") == 1
    assert watcher.events == truth.events(None)
    assert watcher.view == truth.view(None)
    for reader in (*people, watcher):
        reader.close()


def test_a_table_goes_on_after_a_restart_of_the_server(pages: Path, tmp_path: Path) -> None:
    """Also the bots go on by themselves, once somebody looks."""
    assert pages
    with Server(tmp_path) as first:
        made = first.make([PERSON, BOT, BOT, BOT], options={"races": 1})
        with first.person(made, 0) as anna:
            anna.choose()
            known, version = list(anna.events), anna.version
    with Server(tmp_path) as second, second.person(made, 0, since=version) as anna:
        play_out([anna])
        assert known + anna.events == second.truth(made).events(0)


def test_an_idle_table_is_let_go_and_comes_back(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path, replace(PLENTY, idle_seconds=0.2)) as server:
        made = server.make([PERSON] * 3)
        with server.person(made, 0) as anna:
            before = anna.view
        tables_ = server.garage._tables
        wait_until(lambda: made["table"]["id"] not in tables_, "the table is let go")
        with server.person(made, 0) as anna:
            assert anna.view == before
            wait_until(lambda: made["table"]["id"] in tables_, "the table is kept")


def test_who_watches_is_counted_and_who_comes_is_present(server: Server) -> None:
    made = server.make([PERSON] * 3)
    with server.watcher(made) as watcher:
        assert watcher.table["watchers"] == 1
        with server.person(made, 1):
            watcher.wait_for(lambda r: r.table["seats"][1]["present"], "somebody comes")
            with server.watcher(made):
                watcher.wait_for(lambda r: r.table["watchers"] == 2, "another")
        watcher.wait_for(
            lambda r: r.table["watchers"] == 1 and not r.table["seats"][1]["present"], "both go"
        )


def test_files_of_the_pages_travel_compressed_for_whoever_can_read_it(server: Server) -> None:
    with server.http() as http:
        answers = [
            http.get("/assets/app-1234.js", headers={"Accept-Encoding": accepted})
            for accepted in ("gzip", "gzip", "identity")
        ]
        head = http.head("/assets/app-1234.js")
    assert [answer.headers.get("Content-Encoding") for answer in answers] == ["gzip", "gzip", None]
    assert {answer.text for answer in answers} == {"export {}"}
    assert {answer.headers["Content-Type"] for answer in answers} == {head.headers["Content-Type"]}
    assert all("Accept-Encoding" in answer.headers["Vary"] for answer in [*answers, head])


def test_the_page_of_a_table_names_its_game(server: Server) -> None:
    table = server.make()["table"]["id"]
    told = f'<meta name="boxbox-table" content="{table} {GAME}" />'
    with server.http() as http:
        assert told in http.get(f"/t/{table}").text
        server.garage._tables.clear()
        assert told in http.get(f"/t/{table}").text
        assert not server.garage._tables  # to be told, a race need not be replayed
        for other in (table.upper() + "x", '"><b>'):
            assert "boxbox-table" not in http.get(f"/t/{other}").text


def test_the_pages_and_the_description_are_served(server: Server) -> None:
    with server.http() as http:
        for path in ("/", f"/new/{GAME}", "/t/k3v9q2mz7c4t"):
            assert "<title>boxbox</title>" in http.get(path).text
        assert "immutable" in http.get("/assets/app-1234.js").headers["Cache-Control"]
        assert http.get("/../pyproject.toml").status_code == 404
        assert http.get("/assets/%2e%2e/%2e%2e/app.py").status_code == 404
        assert http.get("/api/games").json()[0]["name"] == GAME
        assert http.get("/api/server").json()["version"] == boxbox.__version__
        assert http.get("/healthz").json() == {"well": True}
        assert "boxbox_choices" in http.get("/metrics").text
        assert http.get("/api/openapi.json").json()["info"]["title"] == "boxbox"
