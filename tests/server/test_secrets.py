"""Fair play, as it really goes down the sockets: nobody is sent what they may not know."""

import json
import re
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boxbox
from boxbox.core.history import START
from boxbox.core.wire import Cursor
from boxbox.games.motor_racing.table.cards import CARDS
from boxbox.games.motor_racing.words.sentences import MotorRacingWords
from boxbox.server.live import LiveReader
from boxbox.server.store import Record
from tests.server.kit import (
    GAME,
    PERSON,
    Data,
    Heard,
    Line,
    Process,
    Reader,
    Running,
    Server,
    play_on,
    play_out,
)
from tests.server.secrets import cards_in


def test_cards_are_found_where_a_message_names_them() -> None:
    game = MotorRacingWords()
    for card in CARDS:
        text = json.dumps(game.card(card.name), separators=(",", ":"))
        found = cards_in(text)
        assert found == {card.name} or (not found and not cards_in(f'"{card.name}"'))


def known_after(match: boxbox.Match[Any], seat: int | None) -> Iterator[tuple[Cursor, set[str]]]:
    """After each line of the whole log: up to where a reader has seen the race, and which cards."""
    known: set[str] = set()
    for line in match.log.lines:
        known |= {word for _, word, seen in line.luck if seen in (-1, seat)}
        if line.act == "choose":
            known.add(line.words.split()[0])
        if line.act == "end":
            break
        yield match.at(line.n).version(seat), set(known)


def leaks(reader: Reader, match: boxbox.Match[Any], seat: int | None) -> list[str]:
    """Return the messages that name a card which their reader had not been shown yet.

    A refusal may say again what its request said.
    """
    after = list(known_after(match, seat))
    version, found = START, []
    for text in reader.traffic:
        message = json.loads(text)
        version = tuple(message.get("version", version))
        known = set().union(*(cards for told, cards in after if told <= version))
        if message["type"] == "refused":
            asked = [sent for sent in reader.sent if message["key"] and message["key"] in sent]
            known |= cards_in(" ".join(asked))
        if cards_in(text) - known:
            found.append(f"{sorted(cards_in(text) - known)} in {text[:200]}")
    return found


class Recorded:
    """A race, everyone's traffic, and what HTTP answered on the way."""

    def __init__(self, server: Server, seats: list[Data], options: Data) -> None:
        self.server = server
        self.made = server.make(seats, options=options, begin=False)
        people = [number for number, seat in enumerate(seats) if seat is PERSON]
        self.people = {seat: server.person(self.made, seat) for seat in people}
        self.watcher = server.watcher(self.made)
        self.host = server.watcher(self.made, host=True)
        self.host.do("begin")

    @property
    def readers(self) -> list[Reader]:
        return [*self.people.values(), self.watcher, self.host]

    def stored(self) -> Record:
        return self.server.table(self.made).record

    def close(self) -> None:
        for reader in self.readers:
            reader.close()


def pester(reader: Reader) -> None:
    """Ask for everything that will be refused."""
    decision = (reader.view.get("decision") or {"id": 1})["id"]
    for option in ("?", "red+3 red.1", "crash", "turbo white.2", "stop", "x" * 200):
        if option not in [
            known["text"] for known in (reader.view.get("decision") or {"options": []})["options"]
        ]:
            reader.ask("choose", decision=decision, option=option)
    reader.ask("choose", decision=decision + 7, option="stop")
    reader.ask("agree", yes=True)
    reader.ask("driver", seat=0 if reader.you["seat"] != 0 else 1, driver="person")
    reader.ask("standing", kind="play", option="crash")
    reader.send('{"type": "choose", "key": "a-key-of-mine", "option": "red+3"}')


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ([PERSON] * 4, {"races": 1}),
        ([PERSON, PERSON, {"driver": "rules"}], {"races": 2, "set_aside": 24}),
        (
            [PERSON, {"driver": "person"}, {"driver": "greedy"}, {"driver": "random"}],
            {"races": 1, "free_teams": "bots", "set_aside": 12},
        ),
    ],
)
def test_nobody_is_ever_sent_a_card_they_may_not_know(
    server: Server, heard: Heard, seats: list[Data], options: Data
) -> None:
    race = Recorded(server, seats, options)
    for reader in race.readers:
        pester(reader)
    play_on(race.readers, lambda: len(race.watcher.events) > 15)
    for reader in race.readers:
        pester(reader)
    asker = next(iter(race.people.values()))
    play_on(race.readers, lambda: asker.you["undo"] is not None, "something to undo")
    asker.do("undo")
    for reader in race.people.values():
        reader.ask("agree", yes=True)
    for reader in race.readers:
        reader.wait_for(lambda r: any(e["kind"] == "undone" for e in r.events), "the undo")
        reader.answered = 0
    play_out(race.readers)
    truth = server.truth(race.made)
    for reader in race.readers:
        assert len(cards_in(" ".join(reader.traffic))) > 10, "the search finds cards"
        assert leaks(reader, truth, reader.you["seat"]) == []
    _check_keys(race, heard)
    race.close()


def _check_keys(race: Recorded, heard: Heard) -> None:
    """No socket, answer or log line has the host token or the token of a seat."""
    record = race.stored()
    assert set(race.made["seats"]) == {str(seat) for seat in race.people}
    keys = [race.made["host"], *race.made["seats"].values()]
    keys += [record.host, *(seat.token for seat in record.seats if seat.token)]
    texts = [text for reader in race.readers for text in reader.traffic]
    texts += [heard.text, *_answers(race.server, race.made)]
    for key in keys:
        assert len(key) > 20
        assert not [text[:200] for text in texts if key in text]


def _answers(server: Running, made: Data) -> Iterator[str]:
    """Everything that HTTP tells anybody about a table."""
    path = f"/api/tables/{made['table']['id']}"
    with server.http() as http:
        for known in (path, "/metrics", "/api/openapi.json", "/api/docs", "/healthz"):
            answer = http.get(known)
            assert answer.status_code == 200, known
            yield answer.text + str(answer.headers)
        yield http.get(f"{path}/log").text
        for token in made["seats"].values():
            yield http.get(f"{path}/log", headers={"Authorization": f"Bearer {token}"}).text
        wrong = [
            http.get(f"{path}/log", headers={"Authorization": "Bearer nobody"}),
            http.get(f"{path}/hand"),
            http.post(f"{path}/sit", json={"name": "late"}),
            http.post(f"{path}/sit", content=b"\xff"),
            http.put(path),
        ]
        for answer in wrong:
            assert answer.status_code >= 400
            yield answer.text + str(answer.headers)


def test_a_log_over_http_hides_what_its_reader_did_not_see(server: Server) -> None:
    race = Recorded(server, [PERSON] * 3, {"races": 1, "set_aside": 20})
    play_on(race.readers, lambda: len(race.watcher.events) > 12)
    truth = server.truth(race.made)
    assert server.log(race.made) == truth.log.text(None)
    for seat in range(3):
        assert server.log(race.made, race.made["seats"][str(seat)]) == truth.log.text(seat)
        assert truth.log.text(seat) != truth.log.text(None)
    assert server.log(race.made).count(" ?") > 30
    race.close()


def test_the_search_finds_a_card_that_is_planted(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a server that shows a spectator what a seat sees, the search above must fail."""
    honest = LiveReader._update

    def careless(self: LiveReader) -> Any:
        update: Any = honest(self)
        if update and self.who.seat is None and self._table.match is not None and "view" in update:
            update["view"] = self._table.match.view(0)
        return update

    monkeypatch.setattr(LiveReader, "_update", careless)
    made = server.make([PERSON] * 3)
    with server.watcher(made) as watcher, server.person(made, 0) as anna:
        truth = server.truth(made)
        assert leaks(anna, truth, 0) == []
        assert leaks(watcher, truth, None)
        assert leaks(anna, truth, 1)


# Twins: the same to all that a reader may know, different behind

CAST: Data = {"game": GAME, "turn": 0, "options": {"races": 1}}
PLAYED = [
    (0, "red+3 red.2"),
    (1, "blue+2 blue.2"),
    (2, "yellow+4 yellow.2"),
    (3, "green+3 green.2"),
    (0, "white+2 white.2"),
]
OPEN = [["red+3", "white+2"], ["blue+2", "crash"], ["yellow+4"], ["green+3"]]
HIDDEN_ONE = [["pit", "turbo", "red+4"], [], ["spin", "white+3", "black+2", "red-pit"], ["blue+3"]]
HIDDEN_TWO = [
    ["blue+4", "black+4", "spin-out"],
    [],
    ["lose-control", "green+2", "turbo", "yellow+3"],
    ["black-pit"],
]
TWIN_HAND = ["off-circuit", "wrong-line", "green-pit"]
"""What seat 1 has beside the open cards in both worlds: it is compared, too."""


def _world(server: Server, hidden: list[list[str]], seed: str) -> Data:
    hands = [open_ + more for open_, more in zip(OPEN, hidden, strict=True)]
    hands[1] += TWIN_HAND
    match = boxbox.from_position({**CAST, "hands": hands}, seed=seed)
    return server.keep(match, range(4), seed=seed)


def _play_world(server: Server, made: Data) -> tuple[Data, list[Reader]]:
    """Play the same public race and return everybody's traffic."""
    readers = [server.watcher(made), *(server.person(made, seat) for seat in range(4))]

    def all_know(readers: list[Reader]) -> None:
        match = server.table(made).match
        assert match is not None
        for reader in readers:
            version = match.version(reader.you["seat"])
            reader.wait_for(lambda r, v=version: r.version == v, "what the others know")  # type: ignore[misc]

    watcher, _, bruno, *_ = readers
    for seat, option in PLAYED[:3]:
        decision = readers[seat + 1].wait_turn()["id"]
        readers[seat + 1].do("choose", decision=decision, option=option)
        all_know(readers)
    for reader in (watcher, bruno):
        for at, option in enumerate(("crash", "turbo red.1", "pit red.1", "spin", "blue+4 blue.1")):
            reader.ask("choose", decision=1, key=f"key-number-{at}", option=option)
    readers[3].do("undo")
    bruno.wait_for(lambda r: r.table["undo"] is not None, "the proposal")
    watcher.wait_for(lambda r: r.table["undo"] is not None, "the proposal")
    for seat in (0, 1, 3):
        readers[seat + 1].do("agree", key=f"agreed-{seat}", yes=True)
        watcher.wait_for(
            lambda r, s=seat: r.table["undo"] is None or s in r.table["undo"]["agreed"],  # type: ignore[misc]
            "it agrees",
        )
    all_know(readers)
    for seat, option in PLAYED[2:]:
        readers[seat + 1].answered = 0
        decision = readers[seat + 1].wait_for(
            lambda r: r.decision is not None and r.view["to_act"] == [r.you["seat"]], "a turn"
        )
        assert decision.decision is not None
        decision.do("choose", decision=decision.decision["id"], option=option)
        all_know(readers)
    names = {"watcher": watcher, "bruno": bruno}
    return {name: _told(reader, made) for name, reader in names.items()}, readers


def _told(reader: Reader, made: Data) -> list[str]:
    """What a reader was told, one row for each version of the race and each answer.

    How many updates it takes depends on who was quicker, so the events and the view of each version
    are compared, and every byte of an answer.
    """
    answers = [text for text in reader.traffic if '"type":"update"' not in text[:20]]
    rows = [json.dumps(event) for event in reader.events]
    rows += [json.dumps(reader.views[version]) for version in sorted(reader.views)] + answers
    rows += [json.dumps(reader.you), json.dumps(reader.table)]
    return [row.replace(made["table"]["id"], "ID") for row in rows]


def _normal(rows: list[str]) -> list[str]:
    """Take out what differs between any two tables: times, and the keys of requests."""
    cleaned = [re.sub(r'"created": "[^"]*"', '"created": ""', row) for row in rows]
    return [re.sub(r'"key-[0-9a-f]{16}"', '""', row) for row in cleaned]


def test_twins_with_other_hidden_hands_are_told_the_same(server: Server) -> None:
    one = _world(server, HIDDEN_ONE, "one seed")
    two = _world(server, HIDDEN_TWO, "quite another seed")
    first, readers = _play_world(server, one)
    second, others = _play_world(server, two)
    assert _normal(first["watcher"]) == _normal(second["watcher"])
    assert server.log(one) == server.log(two)
    truths = [server.truth(made).position()["hands"] for made in (one, two)]
    assert truths[0][0] != truths[1][0]
    assert truths[0][2] != truths[1][2]
    assert _unlucky(first["bruno"]) == _unlucky(second["bruno"])
    anna = [_normal(_told(each[1], made)) for each, made in ((readers, one), (others, two))]
    assert anna[0] != anna[1], "the comparison sees what differs"
    for reader in (*readers, *others):
        reader.close()


def _unlucky(rows: list[str]) -> list[str]:
    """What seat 1 was told but for its own draws, which are luck."""
    kept = []
    for row in _normal(rows):
        data = json.loads(row)
        if isinstance(data, dict) and data.get("kind") == "drawn":
            for fact in ("card", "told", "story"):
                data.pop(fact, None)
        if isinstance(data, dict) and "hands" in data:
            drawn = data["hands"][1]
            assert len(drawn) == 5
            data = {**data, "hands": data["hands"][:1] + data["hands"][2:]}
            data["decision"] = None if data["decision"] is None else data["decision"]["id"]
        kept.append(json.dumps(data))
    return kept


# Logs and errors


def test_a_broken_log_closes_the_race_without_a_word_of_it(server: Server, heard: Heard) -> None:
    match = boxbox.start(GAME, 4, "seed", {"races": 1})
    for _ in range(6):
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    made = server.keep(match, range(4))
    path = server.settings.database
    secret = [word for word in match.log.lines[0].luck if word[0] == "deal"][3][1]
    other = "white+2" if secret != "white+2" else "red+2"
    lines = match.log.lines[0].text().replace(f" {secret}", f" {other}")
    _rewrite(path, made["table"]["id"], 0, lines)
    with server.http() as http:
        answers = [
            http.get(f"/api/tables/{made['table']['id']}{more}", headers=headers)
            for more in ("", "/log")
            for headers in ({}, {"Authorization": f"Bearer {made['seats']['1']}"})
        ]
    assert [answer.status_code for answer in answers] == [200, 200, 409, 409]
    assert answers[0].json()["closed"] == {"why": "broken", "line": None}
    with server.person(made, 0) as anna:
        assert (anna.table["phase"], anna.view) == ("closed", {})
        assert not cards_in(" ".join([*anna.traffic, *(answer.text for answer in answers)]))
    assert made["table"]["id"] in heard.text, "whoever runs the server is told which table"
    assert not cards_in(f'"{heard.text}"'.replace(" ", '"'))


def _rewrite(database: Path, table: str, n: int, text: str) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE lines SET text = ? WHERE table_id = ? AND n = ?", (text, table, n)
        )


def test_no_token_or_card_is_in_any_log_of_a_talkative_server(pages: Path, tmp_path: Path) -> None:
    """Even with every log line that the web server has, and with clients that make mistakes."""
    with Process(tmp_path / "data", pages, "log") as process:
        made = process.make([PERSON, {"driver": "rules"}, {"driver": "rules"}])
        token = made["seats"]["0"]
        with process.person(made, 0, host=True) as anna, process.watcher(made) as watcher:
            pester(anna)
            anna.choose()
            play_out([anna, watcher])
        for hello in ({"token": token + "x"}, {"token": made["host"]}, {"token": token, "a": 1}):
            with Line(process, made["table"]["id"]) as line:
                line.send({"type": "hello", **hello})
                line.end()
        process.log(made, token)
        for _ in _answers(process, made):
            pass
        assert process.end(signal.SIGTERM) == 0
        said = process.said + process.errors.read_text()
    assert "/api/tables" in said, "the log is on"
    assert made["table"]["id"] in said
    assert token not in said
    assert made["host"] not in said
    assert not cards_in(f'"{said}"'.replace(" ", '"'))
