"""Strangers who never stop sending, to measure how much others notice of them."""

import asyncio
import base64
import json
import multiprocessing
import os
from multiprocessing.process import BaseProcess
from typing import Final
from urllib.parse import urlsplit

MESSAGES_A_SECOND: Final = 20
"""The rate of each stranger: no more than one socket is allowed."""
ADDRESS: Final = "192.0.2.1"
"""The address of all strangers, as a proxy names it; it is reserved for documentation."""
PAUSE: Final = 0.5
"""Seconds until a stranger comes back after the server hung up."""


def start_flood(server: str, table: str, strangers: int, seconds: float) -> BaseProcess:
    """Send strangers to a table of a server on this machine, from a process that ends by itself."""
    arguments = (server, table, strangers, seconds)
    process = multiprocessing.get_context("spawn").Process(target=_run, args=arguments)
    process.start()
    return process


def _run(server: str, table: str, strangers: int, seconds: float) -> None:
    asyncio.run(_flood(server, table, strangers, seconds))


async def _flood(server: str, table: str, strangers: int, seconds: float) -> None:
    where = urlsplit(server)
    assert where.hostname == "127.0.0.1"
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    crowd = [Stranger(where.hostname, where.port or 80, table) for _ in range(strangers)]
    while loop.time() < until:
        for stranger in crowd:
            stranger.go_on()
        await asyncio.sleep(1 / MESSAGES_A_SECOND)
    for stranger in crowd:
        stranger.leave()


class Stranger(asyncio.Protocol):
    """Somebody who sends and never listens, and comes back when the server hangs up."""

    def __init__(self, host: str, port: int, table: str) -> None:
        self._where = (host, port)
        self._table = table
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._coming: asyncio.Task[object] | None = None
        self._is_in = False
        self._back_at = 0.0

    def go_on(self) -> None:
        """Send another message, or connect again."""
        if self._is_in and self._transport is not None:
            self._transport.write(MESSAGE)
        elif self._coming is None and self._loop.time() > self._back_at:
            self._coming = self._loop.create_task(self._come())

    async def _come(self) -> None:
        try:
            await self._loop.create_connection(lambda: self, *self._where)
        except OSError:
            self.connection_lost(None)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(_opening(f"{self._where[0]}:{self._where[1]}", self._table))

    def data_received(self, data: bytes) -> None:
        """Say hello, or leave when the server asks for it."""
        assert self._transport is not None
        if data.startswith(b"HTTP/1.1 101"):
            self._is_in = True
            self._transport.write(HELLO)
        elif data.startswith((b"HTTP/1.1", b"\x88")):
            self.leave()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Note when to come back."""
        self._transport = self._coming = None
        self._is_in = False
        self._back_at = self._loop.time() + PAUSE

    def leave(self) -> None:
        """Break the connection."""
        if self._transport is not None:
            self._transport.abort()


def _opening(host: str, table: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        f"X-Forwarded-For: {ADDRESS}",
    )
    return "\r\n".join([*lines, "", ""]).encode()


def _frame(message: dict[str, str]) -> bytes:
    """Return a short message as one frame, with an all-zero mask."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


HELLO: Final = _frame({"type": "hello"})
MESSAGE: Final = _frame({"type": "undo", "key": "from-a-stranger"})
