"""What the tests of the server share: a server that listens, and people who speak its protocol."""

import asyncio
import json
import logging
import os
import re
import secrets
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterable
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import Any, Self, TypeVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import boxbox
from boxbox.core.history import START
from boxbox.core.patch import patched
from boxbox.core.seats import Seat, by_seat
from boxbox.core.wire import Cursor
from boxbox.server import app as application
from boxbox.server import run
from boxbox.server.addresses import listen
from boxbox.server.garage import Garage
from boxbox.server.seats import Tokens, hashed, new_token
from boxbox.server.settings import Limits, Settings
from boxbox.server.store import KeptSeat, Record
from boxbox.server.tables import Table, header_text

Data = dict[str, Any]
T = TypeVar("T")
ROOT = Path(__file__).parents[2]
GAME = "motor-racing"
SHORT: Data = {"races": 1, "set_aside": 30}
"""Options of a race with few turns."""
PERSON: Data = {"driver": "person", "here": True}
DEADLINE = 120.0
"""How long anything is waited for; nothing takes so long unless it never comes."""
PLENTY = Limits(
    messages_a_second=10_000,
    messages_at_once=10_000,
    tables_a_minute=60_000,
    requests_a_second=10_000,
    requests_at_once=10_000,
    requests_an_address=10_000,
    sockets_an_address=10_000,
    sockets_a_minute=600_000,
    sockets_at_once=10_000,
    address_messages_a_second=10_000,
    address_messages_at_once=10_000,
    updates_a_second=10_000,
    updates_at_once=10_000,
)


MESSAGES = frozenset({"told", "story", "label", "effects", "question", "hint"})
"""What is sent beside the facts, to be read by people; beside `told` also what is `short`."""


def bare(data: Any) -> Any:
    """Return an event or a view without its messages."""
    if isinstance(data, dict):
        unread = MESSAGES | {"short"} if "told" in data else MESSAGES
        return {key: bare(value) for key, value in data.items() if key not in unread}
    return [bare(value) for value in data] if isinstance(data, list) else data


class Waiting:
    """Counts down to a deadline."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._end = monotonic() + DEADLINE

    @property
    def left(self) -> float:
        left = self._end - monotonic()
        if left <= 0:
            raise AssertionError(f"this never came: {self._what}")
        return left


def wait_until(condition: Callable[[], bool], what: str) -> None:
    """Look again and again until something is so."""
    waiting = Waiting(what)
    pause = Event()
    while not condition():
        pause.wait(min(0.02, waiting.left))


# Servers


class Running:
    """A server that listens, whoever runs it."""

    url: str

    def http(self, **headers: str) -> httpx.Client:
        """Return a client for its HTTP part."""
        return httpx.Client(base_url=self.url, headers=headers, trust_env=False, timeout=DEADLINE)

    def make(
        self,
        seats: Iterable[Data] = (PERSON, {"driver": "rules"}, {"driver": "rules"}),
        *,
        begin: bool = True,
        pace: str = "instant",
        options: Data | None = None,
        game: str = GAME,
        **more: Any,
    ) -> Data:
        """Make a table and return what its maker gets."""
        wanted = {
            "game": game,
            "seats": list(seats),
            "options": SHORT if options is None else options,
            "pace": pace,
            "begin": begin,
            **more,
        }
        with self.http() as http:
            answer = http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        made: Data = answer.json()
        return made

    def person(
        self, made: Data, seat: int, *, host: bool = False, since: Cursor = START
    ) -> "Reader":
        """Come to a table in a seat that was taken when it was made."""
        token = made["seats"][str(seat)]
        return Reader(self, made["table"]["id"], token, made["host"] if host else None, since)

    def watcher(self, made: Data, *, host: bool = False, since: Cursor = START) -> "Reader":
        """Come to a table to watch."""
        return Reader(self, made["table"]["id"], None, made["host"] if host else None, since)

    def log(self, made: Data, token: str | None = None) -> str:
        """Return the log as a seat or a spectator may read it."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        with self.http(**headers) as http:
            answer = http.get(f"/api/tables/{made['table']['id']}/log")
        assert answer.status_code == 200, answer.text
        return answer.text


class Server(Running):
    """A server in a thread of this process."""

    def __init__(
        self,
        data_dir: Path,
        limits: Limits = PLENTY,
        thinkers: int = 2,
        send_buffer: int = 0,
        **settings: Any,
    ) -> None:
        self.settings = Settings(data_dir, limits=limits, thinkers=thinkers, **settings)
        self.app = application.make_app(self.settings)
        self._listener = listen("127.0.0.1", 0)
        if send_buffer:  # every connection gets what the listener has
            self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        number = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{number}"
        self._ready = Event()
        config = run.make_config(self.app, self.settings)
        self._server = run.Server(config, self._ready.set)
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(DEADLINE), "the server did not start"

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self._server.serve([self._listener])

    @property
    def garage(self) -> Garage:
        garage: Garage = self.app.state.garage
        return garage

    @property
    def connections(self) -> int:
        """How many connections the server holds."""
        return len(self._server.server_state.connections)

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(DEADLINE)

    def table(self, made: Data) -> Table:
        """Return the table itself, the whole truth."""
        return self.call(self.garage.find(made["table"]["id"]))

    def truth(self, made: Data) -> boxbox.Match[Any]:
        """Return the race as it is in the database."""
        stored = self.call(self.garage.store.load(made["table"]["id"]))
        assert stored is not None
        text = "\n".join([stored.record.header or "", "", *stored.lines, ""])
        return boxbox.load(text)

    def keep(self, match: boxbox.Match[Any], people: Iterable[int], seed: str = "a seed") -> Data:
        """Put a race straight into the database; some seats are people's, bots drive the rest.

        What is drawn from now on follows from the seed, at all tables that are loaded.
        """
        self.garage.new_seed = lambda: seed
        tokens = Tokens(new_token(), {Seat(seat): new_token() for seat in people})
        seats = [KeptSeat("person") for _ in range(match.seats)]
        for number, seat in by_seat(seats):
            if number in tokens.seats:
                seat.token = hashed(tokens.seats[number])
            else:
                match.set_driver(number, "rules")
        record = Record(
            id=secrets.token_hex(6),
            game=match.game.name,
            options=match.view(None)["options"],
            pace="instant",
            host=hashed(tokens.host),
            seats=seats,
            header=header_text(match),
        )
        self.call(self.garage.store.add(record, [line.text() for line in match.log.lines]))
        kept = {str(number): token for number, token in tokens.seats.items()}
        return {"table": {"id": record.id}, "host": tokens.host, "seats": kept}

    def let_pass(self, made: Data, seconds: float) -> None:
        """Let time pass at a table, for those who are away."""
        table = self.table(made)
        before = table.clock
        table.clock = lambda: before() + seconds

    def is_awaited(self, made: Data) -> bool:
        """True if somebody waits until whoever changes the table is done."""
        return bool(self.table(made).lock._waiters)

    def stop(self) -> None:
        """End the server and wait for it."""
        self._server.should_exit = True
        self._thread.join(DEADLINE)
        assert not self._thread.is_alive(), "the server did not stop"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Gate:
    """Holds what a method of the store was called for until it is opened."""

    def __init__(self, server: Server, patch: pytest.MonkeyPatch, method: str) -> None:
        self._loop = server.loop
        self._open = asyncio.Event()
        self.reached = Event()
        honest = getattr(server.garage.store, method)

        async def held(*facts: Any, **more: Any) -> Any:
            self.reached.set()
            await self._open.wait()
            return await honest(*facts, **more)

        patch.setattr(server.garage.store, method, held)

    def wait_reached(self) -> None:
        """Wait until somebody stands before it."""
        assert self.reached.wait(DEADLINE), "nobody came to the gate"

    def open(self) -> None:
        """Let everybody through from now on."""
        self._loop.call_soon_threadsafe(self._open.set)


Serve = Callable[..., Server]
"""Starts a server with limits of its own."""


class Process(Running):
    """A server in a process of its own, started as people start it."""

    def __init__(self, data_dir: Path, pages: Path, *extra: str) -> None:
        self.data_dir = data_dir
        self.errors = data_dir.parent / f"{data_dir.name}-{secrets.token_hex(4)}.err"
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.process", str(pages), str(data_dir), *extra],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        self.said = ""

    def wait_ready(self) -> Self:
        """Wait until it says where it is."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line.decode()
            found = re.search(r"http://127\.0\.0\.1:[0-9]+", self.said)
            if found:
                self.url = found[0]
                return self
        raise AssertionError(f"it ended: {self.said} {self.errors.read_text()}")

    def workers(self) -> list[int]:
        """Return its child processes."""
        children = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(pid) for file in children for pid in file.read_text().split()]

    def end(self, how: signal.Signals) -> int:
        """Send it a signal, wait for its end and return its exit code."""
        self.process.send_signal(how)
        code = self.process.wait(DEADLINE)
        assert self.process.stdout is not None
        self.said += self.process.stdout.read().decode()
        self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self.wait_ready()

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.end(signal.SIGKILL)


def is_alive(pid: int) -> bool:
    """True if a process runs; one that only awaits its burial does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in "ZX"


def is_open(url: str) -> bool:
    """True if something listens."""
    host, _, port = url.removeprefix("http://").partition(":")
    try:
        socket.create_connection((host, int(port)), 5).close()
    except ConnectionRefusedError:
        return False
    return True


# People


class Closed(Exception):
    """The server has hung up."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Line:
    """A socket that has said nothing yet."""

    def __init__(self, server: Running, table: str, **more: Any) -> None:
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(url, max_size=None, proxy=None, open_timeout=DEADLINE, close_timeout=2, **more)
        )
        self.traffic: list[str] = []
        """Everything that came down this socket."""
        self.sent: list[str] = []
        """All text that went up."""

    def send(self, message: Data | str | bytes) -> None:
        """Send something, well formed or not."""
        text = json.dumps(message) if isinstance(message, dict) else message
        self.sent.append(str(text))
        try:
            self.socket.send(text)
        except ConnectionClosed:
            self.hear(0)

    def hear(self, seconds: float) -> Data | None:
        """Return the next message, None if there is none in this time."""
        try:
            text = self.socket.recv(timeout=seconds)
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            end = closed.rcvd
            raise Closed(end.code if end else 1006, end.reason if end else "") from None
        assert isinstance(text, str)
        self.traffic.append(text)
        message: Data = json.loads(text)
        return message

    def end(self) -> Closed:
        """Wait until the server hangs up and return how."""
        waiting = Waiting("the server hangs up")
        while True:
            try:
                self.hear(waiting.left)
            except Closed as closed:
                return closed

    def kill(self) -> None:
        """Break the connection as a lost network does, without a word."""
        raw = self.socket.socket
        with suppress(OSError):  # it may be broken already
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            raw.shutdown(socket.SHUT_RDWR)
        self._open.close()

    def close(self) -> None:
        """Leave politely."""
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()


class Reader(Line):
    """Somebody at a table. Every update is checked: no event is missing or told twice."""

    def __init__(
        self,
        server: Running,
        table: str,
        token: str | None = None,
        host: str | None = None,
        since: Cursor = START,
    ) -> None:
        super().__init__(server, table)
        self.version = since
        self.events: list[Data] = []
        """What happened, without its messages; `updates` have them."""
        self.view: Data = {}
        self.views: dict[Cursor, Data] = {}
        """The last view of each version."""
        self.table: Data = {}
        self.you: Data = {}
        self.replies: dict[str | None, list[Data]] = {}
        self.updates: list[Data] = []
        self.answered = 0
        self.leaves: set[str] = set()
        """Kinds of decisions that are left to standing answers."""
        self.send({"type": "hello", "token": token, "host": host, "since": since})
        self.wait_for(lambda _: bool(self.table), "the first update")

    def take(self, message: Data) -> None:
        """Note what came."""
        if message["type"] != "update":
            self.replies.setdefault(message["key"], []).append(message)
            return
        events = message["events"]
        self._follow([tuple(event["n"]) for event in events])
        line, index = message["version"]
        self.version = line, index
        view = message.get("view", self.view) or {}
        for event in events:
            view = patched(view, event.pop("patch", []))
        self.view = bare(patched(view, message.get("patch", [])))
        self.views[self.version] = self.view
        self.events += map(bare, events)
        self.table, self.you = message["table"], message["you"]
        self.updates.append(message)

    def _follow(self, cursors: list[Any]) -> None:
        """See that no event is missing or told twice."""
        for line, index in cursors:
            known, count = self.version
            assert (line, index) == (known, count) or (line > known and index == 0)
            self.version = line, index + 1

    def listen(self, seconds: float = 0.0) -> bool:
        """Take in one message if there is one in this time."""
        message = self.hear(seconds)
        if message is not None:
            self.take(message)
        return message is not None

    def wait_for(self, condition: Callable[["Reader"], bool], what: str) -> Self:
        """Listen until something is so."""
        waiting = Waiting(what)
        while not condition(self):
            self.listen(waiting.left)
        return self

    def wait_update(self, condition: Callable[[Data], bool], what: str) -> Data:
        """Listen until an update comes that fits, beginning with the last one."""
        self.wait_for(lambda _: condition(self.updates[-1]), what)
        return self.updates[-1]

    def start(self, kind: str, /, key: str | None = None, **facts: Any) -> str:
        """Ask for something and return the key; the answer is not awaited."""
        key = key or f"key-{secrets.token_hex(8)}"
        self.send({"type": kind, "key": key, **facts})
        return key

    def answer_to(self, key: str) -> Data:
        """Wait for the next answer to a request."""
        self.wait_for(lambda _: bool(self.replies.get(key)), f"the answer to {key}")
        return self.replies[key].pop(0)

    def ask(self, kind: str, /, key: str | None = None, **facts: Any) -> Data:
        """Ask for something and return the answer."""
        return self.answer_to(self.start(kind, key, **facts))

    def do(self, kind: str, /, **facts: Any) -> Data:
        """Ask for something that must be done."""
        answer = self.ask(kind, **facts)
        assert answer["type"] == "done", answer
        return answer

    def refused(self, kind: str, /, **facts: Any) -> Data:
        """Ask for something that must be refused, and return why."""
        answer = self.ask(kind, **facts)
        assert answer["type"] == "refused", answer
        return answer

    @property
    def decision(self) -> Data | None:
        """The open decision, unless it has been answered or will be."""
        decision: Data | None = self.view.get("decision")
        if decision is None or decision["id"] <= self.answered or decision["kind"] in self.leaves:
            return None
        return decision

    def wait_turn(self) -> Data:
        """Wait until asked and return the decision."""
        self.wait_for(lambda _: self.decision is not None, "a decision")
        assert self.decision is not None
        return self.decision

    def choose(self, at: int = 0) -> Data:
        """Answer the open decision with one of its options."""
        decision = self.wait_turn()
        option = decision["options"][at % len(decision["options"])]
        self.answered = decision["id"]
        return self.do("choose", decision=decision["id"], option=option["text"])

    @property
    def is_over(self) -> bool:
        return bool(self.table["phase"] == "over")


def play_on(readers: list[Reader], until: Callable[[], bool], what: str = "the end") -> None:
    """Let people answer whatever they are asked until something is so."""
    waiting = Waiting(what)
    while not until():
        acting = [reader for reader in readers if reader.decision]
        if acting:
            acting[0].choose(len(acting[0].events))
            continue
        heard = [reader.listen() for reader in readers]
        if not any(heard):
            readers[0].listen(min(0.02, waiting.left))


def play_out(readers: list[Reader]) -> None:
    """Let people answer until the race is over for all."""
    play_on(readers, lambda: all(reader.is_over for reader in readers))


class Heard(logging.Handler):
    """Keeps every log line as it would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    @property
    def text(self) -> str:
        return "\n".join(self.lines)
