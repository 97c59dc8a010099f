"""Nobody is sent a message for what they may not know: its number and time would tell of it."""

from collections.abc import Callable
from typing import Any

import pytest

import boxbox
from boxbox.server import driving
from boxbox.server.thinking import Question, Thinkers
from tests.server.kit import PERSON, Data, Reader, Server

RACE: Data = {"charts": ["italy-1", "japan-1"]}
PIT: Data = {
    "game": "race90", "seats": 2, "turn": 4, "at": "pit", "driver": 0,
    "cars": [{"car": "s0", "count": 30}, {"car": "s1", "count": 20}],
}  # fmt: skip


def messages_until_a_name(reader: Reader, other: Reader, act: Callable[[], object]) -> list[Data]:
    """Return what a reader is sent while another acts, before that one takes a new name."""
    before = len(reader.updates)
    act()
    other.do("name", name="Zoe")
    seat = other.you["seat"]
    reader.wait_for(lambda r: r.table["seats"][seat]["name"] == "Zoe", "the new name")
    return reader.updates[before:-1]


def test_replacing_a_face_down_card_sends_nobody_else_a_message(server: Server) -> None:
    made = server.make([PERSON, PERSON], game="race90", options=RACE)
    with server.person(made, 0) as anna, server.person(made, 1) as bruno, (
        server.watcher(made)
    ) as watcher:  # fmt: skip
        for reader in (anna, bruno):
            reader.wait_turn()
            reader.do("choose", decision=reader.wait_turn()["id"], option="keep-hand")
        first, *others = [option["text"] for option in anna.wait_turn()["options"]]
        anna.do("choose", decision=anna.wait_turn()["id"], option=first)
        for reader in (bruno, watcher):
            reader.wait_for(lambda r: r.view["sealed"] == [0], "a card face down")

        def replace() -> None:
            for option in (*others[:2], first):
                decision = anna.view["decision"]["id"]
                anna.do("choose", decision=decision, option=option)

        for reader in (bruno, watcher):
            assert messages_until_a_name(reader, anna, replace) == []
            anna.do("name", name="Anna")
            reader.wait_for(lambda r: r.table["seats"][0]["name"] == "Anna", "the old name")


def test_discards_reach_others_in_one_message_when_all_are_chosen(server: Server) -> None:
    hand = ["17", "20", "40"]
    match = boxbox.from_position({**PIT, "players": [{"seat": 0, "hand": hand}, {"seat": 1}]})
    made = server.keep(match, range(2))
    with server.person(made, 0) as anna, server.person(made, 1) as bruno:

        def choose(option: str) -> None:
            anna.do("choose", decision=anna.wait_turn()["id"], option=option)

        choose("box")
        bruno.wait_for(lambda r: r.view["at"] == "discard", "the stop")

        def discard_and_undo() -> None:
            choose("discard 17")
            choose("discard 20")
            anna.do("undo")
            anna.wait_for(lambda r: r.view["players"][0]["hand"] == ["20", "40"], "the undo")

        assert messages_until_a_name(bruno, anna, discard_and_undo) == []
        before = len(bruno.updates)
        anna.answered = 0
        choose("discard 40")
        bruno.wait_for(lambda r: r.view["at"] != "discard", "the service")
        told = [event for update in bruno.updates[before:] for event in update["events"]]
        discarded = [event["cards"] for event in told if event["kind"] == "discarded"]
        assert discarded == [["17"], ["40"]]
        assert "undone" not in [event["kind"] for event in told]


def test_a_bot_takes_one_pause_for_what_belongs_together(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many questions its hand left open, others hear of it once and after the same time."""
    waits: list[int] = []
    lines: list[int] = []
    match = boxbox.from_position(
        {**PIT, "players": [{"seat": 0, "hand": ["17", "20", "40"]}, {"seat": 1}]}
    )
    answers = {"pit": "box", "discard": "discard"}

    async def answer(_: Thinkers, asked: Question, __: str) -> int:
        texts = {code: match.game.text(code) for code in asked.codes}
        wanted = answers.get(asked.view["at"], "")
        return next((code for code in texts if texts[code].startswith(wanted)), asked.codes[0])

    honest_wait = driving.Driver._wait

    async def wait(self: Any, started: float) -> None:
        waits.append(len(self._table.match.log.lines))
        await honest_wait(self, started)
        lines.append(len(self._table.match.log.lines))

    monkeypatch.setattr(Thinkers, "answer", answer)
    monkeypatch.setattr(driving.Driver, "_wait", wait)
    made = server.keep(match, [1])
    with server.person(made, 1) as bruno:
        bruno.wait_for(lambda r: r.view["at"] not in ("pit", "discard"), "the stop of the bot")
        discards = [event for event in bruno.events if event["kind"] == "discarded"]
        assert len(discards) == 3
        bruno.wait_turn()
    assert waits == lines
    log = server.truth(made).log.lines
    first = next(at for at, line in enumerate(log) if line.words == "discard 17")
    assert first in waits
    assert first + 1 not in waits
    assert first + 2 not in waits


def test_what_is_begun_changes_nobody_elses_undo(server: Server) -> None:
    match = boxbox.from_position({
        **PIT, "turn": 8, "at": "play",
        "players": [{"seat": 0, "hand": ["17"]}, {"seat": 1, "hand": ["18", "20"], "fuel": 8}],
    })  # fmt: skip
    match.choose(0, ["skip", "balance"])
    made = server.keep(match, range(2))
    with server.person(made, 0) as anna, server.person(made, 1) as bruno:
        anna.wait_for(lambda r: r.table["seats"][1]["present"], "the other")
        assert anna.you["undo"] == "alone"

        def discard() -> None:
            bruno.do("choose", decision=bruno.wait_turn()["id"], option="discard 18")

        assert messages_until_a_name(anna, bruno, discard) == []
        assert anna.you["undo"] == "alone"


def test_a_proposal_outlives_a_card_that_is_replaced_face_down(server: Server) -> None:
    made = server.make([PERSON, PERSON, PERSON], game="race90", options={"charts": "random"})
    people = [server.person(made, seat) for seat in range(3)]
    anna, bruno, carla = people
    for person in people:
        person.do("choose", decision=person.wait_turn()["id"], option="keep-hand")
    for person in (anna, bruno):
        first = person.wait_turn()
        person.do("choose", decision=first["id"], option=first["options"][0]["text"])
    anna.do("undo")
    for person in people:
        person.wait_for(lambda r: r.table["undo"] is not None, "the proposal")

    def replace() -> None:
        decision = bruno.view["decision"]
        bruno.do("choose", decision=decision["id"], option=decision["options"][1]["text"])

    assert messages_until_a_name(carla, bruno, replace) == []
    assert carla.table["undo"]["seat"] == 0
    for person in (bruno, carla):
        person.do("agree", key=f"agreed-{person.you['seat']}", yes=True)
    carla.wait_for(lambda r: r.table["undo"] is None, "the undo")
    for person in people:
        person.close()
