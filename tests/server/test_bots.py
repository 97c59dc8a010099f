"""A bot that is slow, dies, raises or cheats harms nobody but its own seat."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from boxbox.bots import BOTS
from boxbox.server.thinking import Thinkers
from tests.server.kit import GAME, PERSON, Heard, Server, play_on, play_out, wait_until
from tests.server.strange_bots import FOLDER, STRANGE, prepare
from tests.server.test_secrets import cards_in


def make_pool(thinkers: Thinkers) -> ProcessPoolExecutor:
    """Stand for `Thinkers._make`."""
    return ProcessPoolExecutor(thinkers._workers, get_context("spawn"), prepare)


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
    monkeypatch.setattr(Thinkers, "_make", make_pool)
    for name, bot in STRANGE.items():
        monkeypatch.setitem(BOTS[GAME], name, bot)
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


@pytest.mark.parametrize("bot", ["raising", "wrong"])
def test_a_bot_that_fails_takes_nothing_down_and_its_person_takes_the_seat_back(
    strange: Server, heard: Heard, bot: str
) -> None:
    made = strange.make([PERSON, PERSON, {"driver": "rules"}])
    other = strange.make([PERSON, {"driver": "rules"}, {"driver": "rules"}])
    with strange.person(made, 0) as anna, strange.person(made, 1) as bruno:
        play_on([anna, bruno], lambda: anna.decision is not None, "a turn")
        lines = len(strange.truth(made).log.lines)
        anna.do("driver", seat=0, driver=bot)
        wait_until(lambda: "could not go on" in heard.text, "the bot fails")
        assert len(strange.truth(made).log.lines) == lines + 1
        with strange.person(other, 0) as carla:
            play_out([carla])
        bruno.do("name", name="still here")
        anna.do("driver", seat=0, driver="person")
        anna.wait_for(lambda r: r.table["seats"][0]["driver"] == "person", "the seat is back")
        play_out([anna, bruno])
    assert made["table"]["id"] in heard.text
    assert "secret" not in heard.text
    assert not cards_in(f'"{heard.text}"'.replace(" ", '"'))


def test_a_seat_whose_bot_fails_for_ever_leaves_the_table_open(
    strange: Server, heard: Heard
) -> None:
    made = strange.make([PERSON, {"driver": "raising"}, {"driver": "raising"}])
    with strange.person(made, 0) as anna, strange.watcher(made) as watcher:
        play_on([anna, watcher], lambda: "could not go on" in heard.text, "the bot fails")
        anna.do("name", name="still here")
        watcher.wait_for(lambda r: r.table["seats"][0]["name"] == "still here", "the name")
