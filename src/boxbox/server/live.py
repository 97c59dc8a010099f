"""One socket, one reader: what it is told, and what it asks."""

import asyncio
import json
import logging
import re
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from boxbox.core.errors import IllegalChoice
from boxbox.core.event import Json
from boxbox.server import metrics
from boxbox.server.door import Visit
from boxbox.server.messages import KEY, BadMessage, Hello, Seen, read_hello, read_message
from boxbox.server.seats import Keys, Who
from boxbox.server.settings import Limits
from boxbox.server.tables import Table

log = logging.getLogger(__name__)
NOT_ALLOWED, TOO_LARGE, TRY_AGAIN = 1008, 1009, 1013


class HangUp(Exception):
    """The socket is to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class LiveReader:
    """Somebody at a table. It is told of changes by what it does not know yet, never by a queue:
    a reader that is slow costs no memory and catches up in one update."""

    def __init__(self, socket: WebSocket, table: Table, hello: Hello, limits: Limits) -> None:
        self.keys = Keys(hello.token, hello.host)
        self.lost = "bad-token"
        self._socket = socket
        self._table = table
        self._limits = limits
        self._version = hello.since
        self._told = -1
        """The change of the table that was told last."""
        self._said: tuple[Json, Json] | None = None
        """What was told last of the table and of whoever reads."""
        self._view: dict[str, Json] | None = None
        """The race as it was told last."""
        self._replies: deque[dict[str, Json]] = deque()
        self._wake = asyncio.Event()
        self._visit: Visit | None = getattr(socket.state, "visit", None)

    @property
    def who(self) -> Who:
        """Who this is at this moment; after an await it may be another."""
        return self._table.who(self)

    def wake(self) -> None:
        """Note that something has changed."""
        self._wake.set()

    async def serve(self) -> None:
        """Tell and listen until one of both ends."""
        metrics.SOCKETS.inc()
        tasks: list[asyncio.Task[None]] = []
        try:
            await self._table.join(self)
            tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._listen())]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            metrics.SOCKETS.dec()
            self._table.part(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell(self) -> None:
        while True:
            self._wake.clear()
            self._check_seat()
            if self._table.is_deleted:
                raise HangUp(NOT_ALLOWED, "table-deleted")
            if self._told != self._table.changes:
                await self._await_turn()
                self._check_seat()  # it may have been given away meanwhile
                self._told = self._table.changes
                if update := self._update():
                    await self._send(update)
            while self._replies:
                await self._send(self._replies.popleft())
            await self._wake.wait()

    def _check_seat(self) -> None:
        """Hang up on somebody whose seat token opens nothing any more."""
        if self.keys.seat is not None and self.who.seat is None:
            raise HangUp(NOT_ALLOWED, self.lost)

    async def _await_turn(self) -> None:
        """An address with very many readers is told of several changes at a time."""
        seconds = 0.0
        if self._visit is not None and self._visit.telling is not None:
            seconds = self._visit.telling.order()
        if seconds:
            await asyncio.sleep(seconds)

    async def _send(self, message: dict[str, Json]) -> None:
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        try:
            # Not wait_for: it may swallow the cancelling of a reader that leaves.
            async with asyncio.timeout(self._limits.unread_seconds):
                await self._socket.send_text(text)
        except TimeoutError:
            raise HangUp(TRY_AGAIN, "unread") from None

    def _update(self) -> dict[str, Json] | None:
        """Return what this reader does not know yet; None if there is nothing.

        So nobody learns by a message that something was done which they may not see.
        """
        table, who = self._table, self.who
        said, view, match = (table.info(), table.you(who)), table.view(who.seat), table.match
        events = [] if match is None else match.events(who.seat, self._version)
        is_new = view is not self._view or bool(events)
        if said == self._said and not is_new:
            return None
        self._said, self._view = said, view
        self._version = 0 if match is None else match.version(who.seat)
        update: dict[str, Json] = {
            "type": "update",
            "table": said[0],
            "you": said[1],
            "grace_left": table.grace_left(),
            "version": self._version,
            "events": events,
        }
        return {**update, "view": view} if is_new or view is None else update

    async def _listen(self) -> None:
        while True:
            await self._answer(await receive(self._socket, self._limits))

    async def _answer(self, text: str) -> None:
        try:
            message = read_message(text)
        except BadMessage as bad:
            self._reply(refused(_key_of(text), bad.reason, {"problem": str(bad)}))
            return
        try:
            await self._table.ask(self, message)
        except IllegalChoice as illegal:
            if not isinstance(message, Seen):
                self._reply(refused(message.key, illegal.reason, illegal.values))
            return
        if not isinstance(message, Seen):
            match = self._table.match
            version = 0 if match is None else match.version(self.who.seat)
            self._reply({"type": "done", "key": message.key, "version": version})

    def _reply(self, reply: dict[str, Json]) -> None:
        if len(self._replies) > self._limits.messages_at_once:
            raise HangUp(TRY_AGAIN, "unread")
        self._replies.append(reply)
        self.wake()


def refused(key: str | None, reason: str, values: dict[str, Json]) -> dict[str, Json]:
    """Return the answer to a request that is refused."""
    metrics.REFUSALS.labels(reason).inc()
    return {"type": "refused", "key": key, "reason": reason, "values": values}


def _key_of(text: str) -> str | None:
    """Return the key of a message that can't be read otherwise, if it has one."""
    try:
        key = json.loads(text)["key"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return key if isinstance(key, str) and re.fullmatch(KEY, key) else None


async def receive(socket: WebSocket, limits: Limits) -> str:
    """Return the next message, if it is text and not too large."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise HangUp(NOT_ALLOWED, "bad-message")
    if len(text.encode("utf-8", "surrogatepass")) > limits.message:
        raise HangUp(TOO_LARGE, "too-large")
    return str(text)


async def read_first(socket: WebSocket, limits: Limits) -> Hello:
    """Return the hello of a socket, which must come soon."""
    try:
        async with asyncio.timeout(limits.hello_seconds):
            text = await receive(socket, limits)
        return read_hello(text)
    except (TimeoutError, BadMessage):
        raise HangUp(NOT_ALLOWED, "bad-message") from None
