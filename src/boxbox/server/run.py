"""Running the server: where it listens, one at a time for its data, and a clean end."""

import asyncio
import fcntl
import ipaddress
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn
from fastapi import FastAPI

from boxbox.core.errors import BoxboxError
from boxbox.server.app import make_app
from boxbox.server.connections import Config
from boxbox.server.door import want_files
from boxbox.server.settings import Settings
from boxbox.server.store import prepare

PORT: Final = 8190
TRIES: Final = 20
"""How many ports are tried when none was asked for."""


class AlreadyRunning(BoxboxError):
    """Another server uses the same data; `address` is where it is."""

    def __init__(self, data_dir: Path, address: str) -> None:
        super().__init__(f"boxbox is running already with the data in {data_dir}: {address}")
        self.address = address


@contextmanager
def alone(data_dir: Path) -> Iterator[Callable[[str], None]]:
    """Hold the data to ourselves; the yielded function notes where we are to be found."""
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
        lock = (data_dir / "server.lock").open("a+")
    except OSError as error:
        raise BoxboxError(f"{data_dir} can't be used for the tables: {error.strerror}") from None
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


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens; without a port, on the first free one from ours on."""
    tried = range(PORT, PORT + TRIES) if port is None else [port]
    problem: OSError | None = None
    for number in tried:
        try:
            family, *_, address = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0]
            # Named as TCP, or asyncio would leave small answers waiting for larger ones.
            listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
        except OSError as error:
            problem = error
            continue
        return listener
    where = f"{host}:{port}" if port is not None else f"{host}, ports {PORT} to {tried[-1]}"
    raise BoxboxError(f"{where} can't be listened on: {problem.strerror if problem else ''}")


def own_address(host: str, port: int) -> str:
    """Return the address to open on this machine."""
    return _address("127.0.0.1" if _is_everywhere(host) else host, port)


def lan_addresses(host: str, port: int) -> tuple[str, ...]:
    """Return where other devices of the local network reach us, if they do."""
    if not _is_everywhere(host):
        return () if _is_loopback(host) else (_address(host, port),)
    return tuple(_address(found, port) for found in _outward())


def _outward() -> list[str]:
    """Return the address this machine is known by. Nothing is sent to find it out."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        found = str(probe.getsockname()[0])
    except OSError:
        return []
    finally:
        probe.close()
    return [] if _is_loopback(found) else [found]


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@contextmanager
def heard_already() -> Iterator[None]:
    """Take no further notice of the signals that end a server, which it raises again afterwards."""
    ends = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(end, lambda *_: None) for end in ends]
    try:
        yield
    finally:
        for end, handler in zip(ends, before, strict=True):
            signal.signal(end, handler)


class Server(uvicorn.Server):
    """Tells when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def make_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Return how the application is served: what a client sends is in no log."""
    return Config(
        app.state.door,
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=5,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def serve(
    host: str, port: int | None, settings: Settings, ready: Callable[[str, tuple[str, ...]], None]
) -> None:
    """Serve until Ctrl-C or SIGTERM; `ready` is told our own address and those for others."""
    with alone(settings.data_dir) as note:
        listener = listen(host, port)
        with listener:
            number = listener.getsockname()[1]
            own, others = own_address(host, number), lan_addresses(host, number)
            note(own)
            prepare(settings.database)
            want_files(settings.limits.connections)
            app = make_app(replace(settings, addresses=others))
            config = make_config(app, settings)
            server = Server(config, lambda: ready(own, others))
            with heard_already():
                asyncio.run(server.serve([listener]))
            if not server.started:
                raise BoxboxError("the server could not start: see above")


def open_browser(address: str) -> None:
    """Show the pages, if there is a browser to show them."""
    webbrowser.open(address)
