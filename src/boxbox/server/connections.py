"""Connections as uvicorn serves them; slow, deaf or loud ones are closed."""

import asyncio
from asyncio.transports import BaseTransport
from collections.abc import Callable
from enum import Enum, auto
from random import uniform
from typing import Any, Final, cast

import h11
import uvicorn
from fastapi import FastAPI
from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from boxbox.server import metrics
from boxbox.server.door import AT_ONCE, Door, Rank, share_of
from boxbox.server.guard import TOO_FAST
from boxbox.server.live import NOT_ALLOWED

GOODBYE_SECONDS = 5.0
"""Seconds that a socket gets to hear that we hung up."""
TOO_LOUD_SECONDS = 1.0
"""The same for a socket that sends too much; nothing more is read from it."""
REFUSAL_SECONDS = (0.5, 1.5)
"""Seconds before one socket too many is refused: a crowd that retries at once comes less often, and
not all at the same moment."""
PIECE: Final = 4096
"""Bytes of a socket that are read at once: even the smallest messages in it are soon counted."""
NO_MORE_SOCKETS: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Type: application/json\r\n"
    b"Content-Length: %d\r\n\r\n%s" % (len(TOO_FAST.body), TOO_FAST.body)
)
"""The refusal of a socket, sent without any further work."""


class Config(uvicorn.Config):
    """How the application is served, and the door that everyone comes through."""

    def __init__(self, door: Door, app: FastAPI, **more: Any) -> None:
        trusted = list(door.proxies)
        super().__init__(
            app, http=Http, ws=Socket, backlog=AT_ONCE, forwarded_allow_ips=trusted, **more
        )
        self.door = door
        self.proxies = ProxyHeadersMiddleware(cast(Any, app), trusted).trusted_hosts


class Stage(Enum):
    """What we wait for on a connection."""

    HEAD = auto()
    BODY = auto()
    ANSWER = auto()
    """The answer, until it has been read."""


class Http(H11Protocol):
    """Hangs up when a request, its body or the reading of its answer takes too long.

    The time limit of a stage runs from its start, however slowly data drips in.
    """

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in if there is room."""
        super().connection_made(transport)
        self._door = self.config.door
        self._timer: asyncio.TimerHandle | None = None
        self._awaited: tuple[Stage, object] | None = None
        """The current stage, and the request before or in it."""
        client, server = self.client or ("", 0), self.server or ("", 0)
        self._is_served = self._door.enter(transport, client[0], server[0])
        if self._is_served:
            self._look()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        self._end()
        self._door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take the data and see how far the request has got."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Await the next request."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket with its own limits, unless there are too many already."""
        if not self._door.open_socket(self.transport, self._share()):
            self.loop.call_later(uniform(*REFUSAL_SECONDS), self._refuse_socket)
            return
        self._end()
        super().handle_websocket_upgrade(event)

    def _refuse_socket(self) -> None:
        metrics.REFUSALS.labels(TOO_FAST.reason).inc()
        if not self.transport.is_closing():
            self.transport.write(NO_MORE_SOCKETS)
            self.transport.close()

    def _share(self) -> str:
        """Return whom a request counts for: the address named by a trusted proxy, or its own."""
        address = self.client[0] if self.client else ""
        names = [value for name, value in self.headers if name == b"x-forwarded-for"]
        proxies = self.config.proxies
        if names and address in proxies:
            told, _ = proxies.get_trusted_client_address(b", ".join(names).decode("latin1"))
            address = told or address
        return share_of(address)

    def _look(self) -> None:
        """Start the time limit of a stage when it begins."""
        awaited = (self._stage(), self.cycle)
        if not self._is_served or awaited == self._awaited:
            return
        self._awaited = awaited
        is_asking = awaited[0] is Stage.ANSWER
        self._door.rank(self.transport, Rank.ASKING if is_asking else Rank.WAITING)
        limits = self._door.limits
        seconds = {
            Stage.HEAD: limits.head_seconds,
            Stage.BODY: limits.body_seconds,
            Stage.ANSWER: limits.answer_seconds,
        }
        self._await(seconds[awaited[0]], self._hang_up)

    def _stage(self) -> Stage:
        if self.conn.their_state is h11.IDLE:
            return Stage.HEAD
        return Stage.BODY if self.conn.their_state is h11.SEND_BODY else Stage.ANSWER

    def _hang_up(self) -> None:
        if self._stage() is Stage.HEAD and self.transport.get_write_buffer_size():
            self._await(self._door.limits.answer_seconds, self.transport.abort)
        else:
            self.transport.abort()

    def _await(self, seconds: float, then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, then)

    def _end(self) -> None:
        self._is_served = False
        if self._timer is not None:
            self._timer.cancel()


class Socket(WebSocketsSansIOProtocol):
    """Counts messages before anything is done with them, and closes deaf or loud connections."""

    config: Config

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over a connection that asks to become a socket."""
        super().connection_made(transport)
        self.config.door.rank(self.transport, Rank.ASKING)
        self._visit = self.config.door.visit(self.transport)
        self._is_loud = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Serve one socket until it ends."""
        self.scope["state"]["visit"] = self._visit
        await super().run_asgi()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; a refusal is an answer too, not a fault of the application."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        """Take the data piece by piece, and stop reading when a client sends too much."""
        for at in range(0, len(data), PIECE):
            if self._is_loud or self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])

    def handle_events(self) -> None:
        """Process what was sent, unless it is too much."""
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        if all(self._may_send(frame) for frame in frames):
            super().handle_events()
        else:
            self._hang_up()

    def _may_send(self, frame: Frame) -> bool:
        return frame.opcode is Opcode.CLOSE or self._visit is None or self._visit.may_send()

    def _hang_up(self) -> None:
        """Say why, read nothing more, and end the connection soon."""
        self._is_loud = True
        self.conn.events_received()  # drops them
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            code, reason = NOT_ALLOWED, TOO_FAST.reason
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.stop_keepalive()
        self.close_sent = True
        self.read_paused = False
        self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(TOO_LOUD_SECONDS, self.transport.abort)
