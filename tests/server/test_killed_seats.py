"""A server that is killed while somebody sits down, hands a seat over or renews a link: what was
acknowledged is there, what was not is done whole or not at all, and nobody is locked out."""

import signal
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.kit import DEADLINE, PERSON, Closed, Data, Line, Process, Reader, Server
from tests.server.sitting import come, new_token, sit

FREE: Data = {"driver": "person"}
UNDONE = ("before=_update_seat", "after=_update_seat")
"""In the middle of a transaction: before and after what it writes at a seat."""


def kill_during(data: Path, pages: Path, moment: str, act: Callable[[Process], object]) -> None:
    """Let a server be killed at a moment of what is asked of it; nobody hears an answer."""
    with Process(data, pages, "hasty", moment) as process:
        with pytest.raises((httpx.TransportError, Closed)):
            act(process)
        assert process.process.wait(DEADLINE) == -signal.SIGKILL


@pytest.fixture
def table(pages: Path, tmp_path: Path) -> Data:
    """A table before the race: Anna sits there, two seats are free."""
    assert pages
    with Server(tmp_path / "data") as server:
        return server.make([PERSON, FREE, FREE], begin=False)


@pytest.mark.parametrize("moment", [*UNDONE, "after=set_seat"])
def test_killed_while_somebody_sits_down(
    pages: Path, tmp_path: Path, table: Data, moment: str
) -> None:
    data = tmp_path / "data"
    kill_during(data, pages, moment, lambda process: sit(process, table, name="Bruno", seat=1))
    with Server(data) as server, server.person(table, 0, host=True) as anna:
        seats = anna.table["seats"]
        assert seats[0]["taken"]
        assert seats[1]["taken"] == (moment not in UNDONE)
        assert seats[1]["name"] == (None if moment in UNDONE else "Bruno")
        if seats[1]["taken"]:  # by nobody who could know it
            anna.do("free", seat=1)
        status, seated = sit(server, table, name="Bruno", seat=1)
        assert status == 201
        with come(server, table, seated["token"]) as bruno:
            assert bruno.you["seat"] == 1


@pytest.fixture
def race(pages: Path, tmp_path: Path) -> Data:
    """A race of three people; Anna is away."""
    assert pages
    with Server(tmp_path / "data") as server:
        return server.make([PERSON] * 3)


@pytest.mark.parametrize("moment", [*UNDONE, "after=append"])
def test_killed_while_a_seat_is_handed_over(
    pages: Path, tmp_path: Path, race: Data, moment: str
) -> None:
    data, key = tmp_path / "data", "hand-over-once"

    def hand_over(process: Process) -> None:
        with process.person(race, 1) as bruno:
            bruno.ask("driver", key, seat=0, driver="rules")

    kill_during(data, pages, moment, hand_over)
    with Server(data) as server:
        done = moment not in UNDONE
        assert server.truth(race).drivers[0] == ("rules" if done else "person")
        record = server.table(race).record
        assert record.seats[0].handed_by == (1 if done else None)
        with server.person(race, 1) as bruno:
            server.let_pass(race, 60)
            assert bruno.ask("driver", key, seat=0, driver="rules")["type"] == "done"
        lines = [line for line in server.truth(race).log.lines if line.act == "driver"]
        assert [line.words for line in lines] == ["rules"], "it is done once"
        with server.person(race, 0) as anna:
            assert anna.table["seats"][0]["driver"] == "person"
            assert anna.you["handed_by"] == 1


def test_killed_while_its_person_gets_a_seat_back(pages: Path, tmp_path: Path, race: Data) -> None:
    data = tmp_path / "data"
    with Server(data) as server, server.person(race, 1) as bruno:
        server.let_pass(race, 60)
        bruno.do("driver", seat=0, driver="rules")
    kill_during(data, pages, "after=append", lambda process: process.person(race, 0))
    with Server(data) as server, server.person(race, 0) as anna:
        assert anna.table["seats"][0]["driver"] == "person"
        assert anna.you["handed_by"] == 1, "she has not been told yet"


@pytest.mark.parametrize("moment", [*UNDONE, "after=set_seat"])
def test_killed_while_a_link_is_renewed(
    pages: Path, tmp_path: Path, race: Data, moment: str
) -> None:
    """The seat has the old token or the new one, which its person made: nobody else has it."""
    data, fresh = tmp_path / "data", new_token()

    def renew(process: Process) -> None:
        with process.person(race, 0) as anna:
            anna.ask("renew", "renew-my-link", token=fresh)

    kill_during(data, pages, moment, renew)
    tokens = [race["seats"]["0"], fresh]
    with Server(data) as server:
        works = tokens[0] if moment in UNDONE else tokens[1]
        with Reader(server, race["table"]["id"], works) as anna:
            assert anna.you["seat"] == 0
            assert anna.ask("renew", "renew-my-link", token=fresh)["type"] == "done"
        with Line(server, race["table"]["id"]) as line:
            line.send({"type": "hello", "token": race["seats"]["0"]})
            assert line.end().reason == "bad-token"
