"""A bot that is slow, hangs, dies, raises or cheats harms nobody but its own seat.

And no bot takes the processor from people at a table where nobody is.
"""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import boxbox.server.thinking
from boxbox.bots import bots_of
from boxbox.server.thinking import Thinkers
from tests.server.kit import (
    GAME,
    PERSON,
    Data,
    Heard,
    Server,
    is_alive,
    play_on,
    play_out,
    wait_until,
)
from tests.server.secrets import cards_in
from tests.server.strange_bots import FOLDER, STRANGE, prepare


def make_worker(_: Thinkers) -> ProcessPoolExecutor:
    """Stand for `Thinkers._make`."""
    return ProcessPoolExecutor(1, get_context("spawn"), prepare)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "bots"
    made.mkdir()
    return made


@pytest.fixture
def strange(
    pages: Path, tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    """A server whose workers know the strange bots."""
    assert pages
    monkeypatch.setenv(FOLDER, str(folder))
    monkeypatch.setattr(Thinkers, "_make", make_worker)
    for name, bot in STRANGE.items():
        monkeypatch.setitem(bots_of(GAME), name, bot)
    with Server(tmp_path / "data", thinkers=2) as server:
        yield server
        (folder / "gate").touch()


def thinking(folder: Path) -> list[int]:
    return [int(note.name.removeprefix("thinking-")) for note in folder.glob("thinking-*")]


def test_a_slow_bot_delays_no_other_table(strange: Server, folder: Path) -> None:
    slow = strange.make([PERSON, {"driver": "slow"}, {"driver": "slow"}])
    quick = strange.make([PERSON, {"driver": "rules"}, {"driver": "rules"}])
    with strange.person(slow, 0) as anna, strange.person(quick, 0) as bruno:
        play_on([anna], lambda: bool(thinking(folder)), "the slow bot thinks")
        play_out([bruno])
        anna.do("name", name="still here")
        assert not anna.is_over
        lines = len(strange.truth(slow).log.lines)
        (folder / "gate").touch()
        play_on([anna], lambda: len(strange.truth(slow).log.lines) > lines, "it goes on")


def test_a_worker_that_is_killed_is_replaced_and_the_race_goes_on(
    strange: Server, folder: Path
) -> None:
    made = strange.make([PERSON, {"driver": "slow"}, {"driver": "rules"}])
    with strange.person(made, 0) as anna:
        play_on([anna], lambda: bool(thinking(folder)), "the slow bot thinks")
        (first,) = thinking(folder)
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: len(thinking(folder)) > 1, "another worker thinks")
        (folder / "gate").touch()
        play_out([anna])
        seats = [line.seat for line in strange.truth(made).log.lines if line.act == "choose"]
        assert {0, 1, 2} == set(seats)


@pytest.mark.parametrize("bot", ["raising", "wrong", "dying"])
def test_the_usual_bot_answers_for_one_that_fails(strange: Server, heard: Heard, bot: str) -> None:
    made = strange.make([PERSON, PERSON, {"driver": "rules"}])
    with strange.person(made, 0) as anna, strange.person(made, 1) as bruno:
        play_on([anna, bruno], lambda: anna.decision is not None, "a turn")
        anna.do("driver", seat=0, driver=bot)
        play_out([bruno])
        assert bruno.table["seats"][0]["driver"] == bot
    assert f"{made['table']['id']}: the bot {bot} has failed" in heard.text
    assert "secret" not in heard.text
    assert not cards_in(f'"{heard.text}"'.replace(" ", '"'))


def test_a_bot_that_hangs_is_ended_and_the_usual_bot_answers(
    strange: Server, folder: Path, heard: Heard
) -> None:
    strange.garage._thinkers._seconds = 0.5
    made = strange.make([PERSON, {"driver": "hanging"}, {"driver": "rules"}])
    with strange.person(made, 0) as anna:
        play_out([anna])
        wait_until(lambda: not any(map(is_alive, thinking(folder))), "its processes are ended")
    assert "the bot hanging has failed: too slow" in heard.text
    assert "the driver could not go on" not in heard.text
    with strange.http() as http:
        assert 'boxbox_bot_failures_total{why="too slow"}' in http.get("/metrics").text


def test_no_table_stands_still_though_every_bot_fails(
    strange: Server, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxbox.server.thinking, "default_bot", lambda _: "raising")
    made = strange.make([PERSON, {"driver": "wrong"}, {"driver": "raising"}])
    with strange.person(made, 0) as anna:
        play_out([anna])
        assert anna.events == strange.truth(made).events(0)
    assert "the bot wrong has failed" in heard.text
    assert "the bot raising has failed" in heard.text


# Bots drive for people only


def lines_of(server: Server, made: Data) -> int:
    stored = server.call(server.garage.store.load(made["table"]["id"]))
    assert stored is not None
    return len(stored.lines)


def test_a_table_of_bots_rests_until_somebody_looks(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path) as server:
        made = server.make([{"driver": "rules"}] * 3, options={"races": 3})
        begun = lines_of(server, made)
        other = server.make([PERSON, {"driver": "rules"}, {"driver": "rules"}])
        with server.person(other, 0) as anna:
            play_out([anna])
        assert not server.table(made)._driver.is_at_work
        assert lines_of(server, made) == begun
        with server.watcher(made) as watcher:
            watcher.wait_for(lambda r: len(r.events) > 20, "bots drive for the watcher")
            assert not watcher.is_over
        wait_until(lambda: not server.table(made)._driver.is_at_work, "they rest again")
        left = lines_of(server, made)
    with Server(tmp_path) as again:
        with again.http() as http:
            assert http.get(f"/api/tables/{made['table']['id']}").json()["phase"] == "racing"
        assert not again.table(made)._driver.is_at_work
        assert lines_of(again, made) == left
        with again.watcher(made) as watcher:
            watcher.wait_for(lambda r: r.is_over, "the end")


def test_bots_drive_on_for_a_person_who_is_away(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path) as server:
        made = server.make([{"driver": "rules"}, {"driver": "rules"}, PERSON])
        wait_until(lambda: server.table(made)._to_act() == [2], "the person's turn")


def test_a_seat_that_was_handed_over_is_no_reason_to_drive_on(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path) as server:
        made = server.make(pace="slow", options={"races": 17})
        with server.person(made, 0) as anna:
            anna.wait_turn()
            anna.do("driver", seat=0, driver="rules")
        wait_until(lambda: not server.table(made)._driver.is_at_work, "nobody is there")
        assert server.table(made).phase == "racing"
