"""How quickly the server acknowledges a person's choice while bots drive at many tables."""

import asyncio
import json
import multiprocessing
import sqlite3
import statistics
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from boxbox.core.errors import BoxboxError
from boxbox.server.flood import start_flood
from boxbox.server.run import serve
from boxbox.server.settings import Settings

RUSH: Final = 3.0
"""Seconds at the start that don't count, while everybody sits down at once."""
THOUGHT: Final = 1.0
"""Seconds that a person thinks, on average."""
IDLE: Final = 1.0
GAME: Final = "motor-racing"
SEATS: Final = [{"driver": "person", "here": True}, *[{"driver": "rules"}] * 3]


@dataclass
class Tally:
    """What the people at all tables have seen."""

    counted_from: float
    """The time when all tables had begun and the first rush was over."""
    seconds: list[float] = field(default_factory=list)
    choices: int = 0
    gaps: int = 0
    """Events that didn't follow the one before."""


def bench(tables: int, seconds: float, strangers: int = 0) -> dict[str, float]:
    """Return the figures of this many tables, each with one person and three bots that don't wait.

    Meanwhile, strangers flood a table of their own, all from one address.
    """
    with TemporaryDirectory() as folder:
        process, address = _start(Path(folder))
        try:
            tally = asyncio.run(_play(address, tables, seconds, strangers))
        finally:
            process.terminate()
            process.join(10)
        kept, bots = _count_kept(Settings(Path(folder)).database)
    return figures(tables, seconds, tally, kept, bots)


def figures(tables: int, seconds: float, tally: Tally, kept: int, bots: int) -> dict[str, float]:
    """Return what was measured."""
    if len(tally.seconds) < 2:
        raise BoxboxError("bench-too-short")
    cuts = statistics.quantiles(tally.seconds, n=100, method="inclusive")
    return {
        "tables": tables,
        "choices": tally.choices,
        "lost_or_doubled": abs(kept - tally.choices) + tally.gaps,
        "lines_per_second": (kept + bots) / (RUSH + seconds),
        "milliseconds_median": cuts[49] * 1000,
        "milliseconds_99th": cuts[98] * 1000,
        "milliseconds_worst": max(tally.seconds) * 1000,
    }


def _start(folder: Path) -> tuple[multiprocessing.process.BaseProcess, str]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(folder, theirs))
    process.start()
    theirs.close()
    try:
        return process, str(ours.recv())
    except EOFError:
        process.join()
        raise BoxboxError("server-not-started") from None


def _serve(folder: Path, ready: Connection) -> None:
    serve("127.0.0.1", 0, Settings(folder), lambda own, _: ready.send(own))


async def _play(address: str, tables: int, seconds: float, strangers: int) -> Tally:
    end = asyncio.Event()
    made = [await asyncio.to_thread(_make_table, address, at) for at in range(tables + 1)]
    theirs = made.pop()["table"]["id"]
    flood = start_flood(address, theirs, strangers, RUSH + seconds) if strangers else None
    tally = Tally(perf_counter() + RUSH)
    people = [
        asyncio.create_task(_person(address, table, at, tally, end))
        for at, table in enumerate(made)
    ]
    await asyncio.sleep(RUSH + seconds)
    end.set()
    await asyncio.gather(*people)
    if flood is not None:
        await asyncio.to_thread(flood.join)
    return tally


def _forwarded(at: int) -> dict[str, str]:
    """Return a person's address, as a proxy names it: each person has limits of their own."""
    return {"X-Forwarded-For": f"10.0.{at >> 8}.{at & 255}"}


def _make_table(address: str, at: int) -> dict[str, Any]:
    wanted = {"game": GAME, "seats": SEATS, "options": {"races": 17}, "pace": "instant"}
    body = json.dumps(wanted | {"begin": True}).encode()
    headers = {"Content-Type": "application/json", **_forwarded(at)}
    request = Request(f"{address}/api/tables", body, headers)
    with urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


class Person:
    """Somebody who chooses at random, after a moment's thought."""

    def __init__(self, socket: ClientConnection, rng: Random, tally: Tally) -> None:
        self._socket = socket
        self._rng = rng
        self._tally = tally
        self._next_in: dict[int, int] = {}
        """The index of the next event in the line of the last one."""
        self._answered = 0
        self._asked_at: float | None = None
        self._decision: dict[str, Any] | None = None
        self._ready_at = 0.0

    async def play(self, end: asyncio.Event) -> None:
        """Choose until the end, then wait for answers to what was sent."""
        while not end.is_set() or self._asked_at is not None:
            wait = self._ready_at - perf_counter() if self._is_asked() else IDLE
            try:
                text = await asyncio.wait_for(self._socket.recv(), max(0.001, wait))
                self._read(json.loads(text))
            except TimeoutError:
                if self._is_asked() and not end.is_set():
                    await self._choose()

    def _is_asked(self) -> bool:
        decision = self._decision
        return bool(decision and decision["id"] > self._answered and self._asked_at is None)

    def _read(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            for event in message["events"]:
                line, index = event["n"]
                self._tally.gaps += index not in (0, self._next_in.get(line))
                self._next_in = {line: index + 1}
            decision = self._decision_in(message)
            if decision is not None:
                self._decision = decision
                self._ready_at = perf_counter() + self._rng.expovariate(1 / THOUGHT)
            return
        if message["type"] == "refused":
            raise BoxboxError("bench-refused", {"code": message["reason"]})
        assert self._asked_at is not None
        self._tally.choices += 1
        if self._asked_at > self._tally.counted_from:
            self._tally.seconds.append(perf_counter() - self._asked_at)
        self._asked_at = None

    @staticmethod
    def _decision_in(message: dict[str, Any]) -> dict[str, Any] | None:
        """Return the decision in an update, if there is one."""
        view = message.get("view") or {}
        changes = [change for change in message.get("patch", []) if change[0] == ["decision"]]
        return changes[-1][1] if changes else view.get("decision")

    async def _choose(self) -> None:
        decision = self._decision
        assert decision is not None
        self._answered = decision["id"]
        request = {
            "type": "choose",
            "key": f"choice-{decision['id']:06}",
            "decision": decision["id"],
            "option": self._rng.choice(decision["options"])["text"],
        }
        self._asked_at = perf_counter()
        await self._socket.send(json.dumps(request))


async def _person(
    address: str, made: dict[str, Any], at: int, tally: Tally, end: asyncio.Event
) -> None:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/live"
    headers = _forwarded(at)
    async with connect(url, max_size=None, compression=None, additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "token": made["seats"]["0"]}))
        await Person(socket, Random(at), tally).play(end)


def _count_kept(database: Path) -> tuple[int, int]:
    """Return how many choices of people and how many other lines the database holds."""
    with sqlite3.connect(database) as connection:
        people = connection.execute("SELECT count(*) FROM lines WHERE key IS NOT NULL").fetchone()
        others = connection.execute("SELECT count(*) FROM lines WHERE key IS NULL").fetchone()
    return int(people[0]), int(others[0])
