"""`boxbox serve` as a process of its own, the tables on it, and the truth in its database."""

import asyncio
import os
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TypeVar, cast

import httpx

import boxbox
from boxbox.core.seats import all_seats, by_seat
from boxbox.server.seats import Tokens, hashed, new_token
from boxbox.server.settings import Grace, Pace
from boxbox.server.store import KeptSeat, Record, Store, Stored
from boxbox.server.tables import header_text

T = TypeVar("T")
Data = dict[str, Any]
Match = boxbox.Match[Any]

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-m", "tests.browser.process"]
GAME = "motor-racing"
BOT: Data = {"driver": "rules"}
FREE: Data = {"driver": "person"}
SHORT: Data = {"races": 1, "set_aside": 30}
"""Options of a race of few turns."""
CHANCE = "what the browser tests draw"
"""The seed of prepared races: chance must not decide what a test sees."""


def person(name: str | None = None) -> Data:
    """Return a seat that is taken by whoever makes the table."""
    return {"driver": "person", "name": name, "here": True}


@dataclass(frozen=True)
class Table:
    """A table and all the keys to it."""

    url: str
    id: str
    host: str
    tokens: Mapping[int, str]

    def link(self, seat: int | None = None, *, host: bool = False) -> str:
        """Return the public link, or the secret one of a seat or of the host."""
        keys = [] if seat is None else [f"seat={self.tokens[seat]}"]
        keys += [f"host={self.host}"] if host else []
        return f"{self.url}/t/{self.id}" + ("#" + "&".join(keys) if keys else "")


def bots_drive(match: Match, people: int) -> Match:
    """Let bots drive all seats but the first ones, unless they do already."""
    for seat in range(people, match.seats):
        if match.drivers[seat] == "person":
            match.set_driver(seat, "rules")
    return match


FOR_OTHERS = ("serve", "--host", "127.0.0.1")
IN_NETWORK = "127.0.0.2"
"""Stands for the address of a computer in its local network."""
AT_HOME = (f"outward={IN_NETWORK}", "serve")


class Server:
    """A server on data of its own. It can be killed, and started again where it was."""

    def __init__(self, data_dir: Path, command: Sequence[str] = FOR_OTHERS) -> None:
        self.data_dir = data_dir
        self._seed = data_dir / "seed"
        self._command = command
        self.url = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        """Start it: at first on any free port, then on the same."""
        where = ["--port", str(self._port), "--data-dir", self.data_dir]
        with (self.data_dir / "server.err").open("a") as errors:
            process = subprocess.Popen(
                [*PROGRAM, str(self._seed), *self._command, "--no-open", *map(str, where)],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,
                env={**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
            )
        self._process = process
        assert process.stdout
        said = process.stdout.readline()
        found = re.search(r"http://[0-9.]+:([0-9]+)", said)
        if found is None:
            self.stop()
            raise AssertionError(f"no server: {said}{(self.data_dir / 'server.err').read_text()}")
        self.url, self._port = found[0], int(found[1])
        return self

    def kill(self) -> None:
        """End it as a power cut does, in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it and whatever it started."""
        if self._process:
            self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        assert process
        assert process.stdout
        process.send_signal(how)
        try:
            process.wait(20)
        finally:
            with suppress(ProcessLookupError):  # it was alone in its session
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            process.stdout.close()

    # Tables

    def make(
        self,
        *seats: Data,
        options: Data | None = None,
        pace: str = "instant",
        begin: bool = True,
        game: str = GAME,
    ) -> Table:
        """Make a table over HTTP."""
        wanted = {"game": game, "seats": seats, "pace": pace, "begin": begin}
        wanted["options"] = SHORT if options is None else options
        answer = httpx.post(f"{self.url}/api/tables", json=wanted, trust_env=False, timeout=60)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        tokens = {int(seat): token for seat, token in made["seats"].items()}
        return Table(self.url, made["table"]["id"], made["host"], tokens)

    def keep(
        self,
        match: Match,
        names: Iterable[str],
        *,
        pace: Pace = "instant",
        seed: str = CHANCE,
        grace: int = 60,
    ) -> Table:
        """Put a race that was played elsewhere into the database.

        The first seats belong to people of these names, bots drive the others. What is drawn from
        now on follows from the seed, at all tables that are loaded.
        """
        self._seed.write_text(seed)
        named = list(names)
        tokens = Tokens(new_token(), {seat: new_token() for seat in all_seats(len(named))})
        people = [KeptSeat("person", name, hashed(tokens.seats[at])) for at, name in by_seat(named)]
        bots = [KeptSeat("rules") for _ in range(match.seats - len(people))]
        bots_drive(match, len(people))
        options = match.view(None)["options"]
        record = Record(
            id=secrets.token_hex(6),
            game=match.game.name,
            options=options,
            pace=pace,
            host=hashed(tokens.host),
            seats=[*people, *bots],
            header=header_text(match),
            grace=cast(Grace, grace),
        )
        self._stored(lambda store: store.add(record, [line.text() for line in match.log.lines]))
        return Table(self.url, record.id, tokens.host, dict(tokens.seats.items()))

    def stored(self, table: Table) -> Stored:
        """Return all that the database has of a table."""
        found = self._stored(lambda store: store.load(table.id))
        assert found is not None
        return found

    def truth(self, table: Table, lines: int | None = None) -> Match:
        """Return the race as it is in the database, or as it was after so many lines."""
        stored = self.stored(table)
        match = boxbox.load("\n".join([stored.record.header or "", "", *stored.lines, ""]))
        return match if lines is None else match.at(match.log.first + lines - 1)

    def _stored(self, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
        """Do something with the database; in a thread, since the browser has a loop in ours."""

        async def do() -> T:
            store = Store(self.data_dir / "tables.db")
            try:
                return await work(store)
            finally:
                await store.close()

        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, do()).result(60)
