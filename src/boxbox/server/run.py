"""Running the server: where it listens, one server at a time for its data, and a clean end."""

import asyncio
import fcntl
import signal
import socket
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from boxbox.core.errors import BoxboxError, system_problem
from boxbox.server.addresses import HOME, lan_addresses, listen, own_address
from boxbox.server.app import make_app
from boxbox.server.connections import Config
from boxbox.server.database import prepare
from boxbox.server.door import BACKLOG, want_files
from boxbox.server.lan import Lan
from boxbox.server.settings import Settings


class AlreadyRunning(BoxboxError):
    """Another server uses the same data; `address` is where it listens."""

    def __init__(self, data_dir: Path, address: str) -> None:
        super().__init__("already-running", {"folder": str(data_dir), "address": address})
        self.address = address


@contextmanager
def alone(data_dir: Path) -> Iterator[Callable[[str], None]]:
    """Keep the data to ourselves; the yielded function notes the address where we can be found."""
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
        lock = (data_dir / "server.lock").open("a+")
    except OSError as error:
        values = {"file": str(data_dir), "problem": system_problem(error)}
        raise BoxboxError("unusable-for-tables", values) from None
    with lock:
        lock.seek(0)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise AlreadyRunning(data_dir, lock.read().strip()) from None

        def note(address: str) -> None:
            lock.seek(0)
            lock.truncate()
            lock.write(address)
            lock.flush()

        yield note


@contextmanager
def heard_already() -> Iterator[None]:
    """Ignore the signals that ended a server, which it raises again afterwards."""
    ends = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(end, lambda *_: None) for end in ends]
    try:
        yield
    finally:
        for end, handler in zip(ends, before, strict=True):
            signal.signal(end, handler)


class Server(uvicorn.Server):
    """Calls a function when it listens."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        first: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._first = first

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, do what comes first, then report that we listen."""
        await super().startup(sockets)
        if self.started:
            for listener in sockets or ():
                listener.listen(BACKLOG)
            if self._first is not None:
                await self._first()
            self._ready()


def make_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Return how the application is served: no log shows what a client sends."""
    return Config(
        app.state.door,
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=5,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def serve(
    host: str | None,
    port: int | None,
    settings: Settings,
    ready: Callable[[str, tuple[str, ...]], None],
    lan: bool = False,
) -> None:
    """Serve until Ctrl-C or SIGTERM; `ready` gets our own address and those for others.

    Without a host the server is at home: it serves this machine only, until the person there opens
    it to the local network. With `lan` it is open from the start.
    """
    with alone(settings.data_dir) as note, listen(host or HOME, port) as listener:
        number = listener.getsockname()[1]
        own = own_address(host or HOME, number)
        note(own)
        prepare(settings.database)
        want_files(settings.limits.connections)
        app = make_app(replace(settings, addresses=lan_addresses(host or HOME, number)))
        way_in: Lan = app.state.lan
        server = Server(
            make_config(app, settings),
            lambda: ready(own, way_in.addresses),
            way_in.try_open if lan else None,
        )
        if host is None:
            way_in.be_home(server, (HOME, number))
        with heard_already():
            asyncio.run(server.serve([listener]))
        if not server.started:
            raise BoxboxError("server-not-started")


def open_browser(address: str) -> None:
    """Show the pages if there is a browser."""
    webbrowser.open(address)
