"""One socket, one reader: what it is told, and what it asks."""

import asyncio
import json
import logging
import re
from collections import deque
from collections.abc import Mapping
from typing import cast

from starlette.websockets import WebSocket, WebSocketDisconnect

from boxbox.core.errors import IllegalChoice
from boxbox.core.history import START
from boxbox.core.message import Message
from boxbox.core.seats import Seat
from boxbox.core.wire import JSON, Cursor, Data
from boxbox.server import metrics
from boxbox.server.door import Visit
from boxbox.server.messages import KEY, BadMessage, Hello, Seen, read_hello, read_message
from boxbox.server.seats import Keys, Who
from boxbox.server.settings import Limits
from boxbox.server.shapes import (
    RaceNews,
    RefusedReply,
    Reply,
    ServerMessage,
    TableInfo,
    Update,
    You,
)
from boxbox.server.tables import Table

log = logging.getLogger(__name__)
NOT_ALLOWED, TOO_LARGE, TRY_AGAIN = 1008, 1009, 1013


class HangUp(Exception):
    """The socket must be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class LiveReader:
    """Somebody at a table. It is sent what it doesn't know yet, never a queue of changes: a slow
    reader costs no memory and catches up in one update."""

    def __init__(self, socket: WebSocket, table: Table, hello: Hello, limits: Limits) -> None:
        self.keys = Keys(hello.token, hello.host)
        self.lost = "bad-token"
        self._socket = socket
        self._table = table
        self._limits = limits
        self._version: Cursor = hello.since
        self._told = -1
        """The last change of the table that was sent."""
        self._said: tuple[TableInfo, You] | None = None
        """What was last sent about the table and about the reader."""
        self._view: Data | None = None
        """The race as it was last sent."""
        self._replies: deque[Reply] = deque()
        self._wake = asyncio.Event()
        self._visit: Visit | None = getattr(socket.state, "visit", None)

    @property
    def who(self) -> Who:
        """Who this is at the moment; it may change with any await."""
        return self._table.who(self)

    def wake(self) -> None:
        """Note that something has changed."""
        self._wake.set()

    async def serve(self) -> None:
        """Send and listen until either ends."""
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
                self._check_seat()  # somebody else may have it by now
                self._told = self._table.changes
                if update := self._update():
                    await self._send(update)
            while self._replies:
                await self._send(self._replies.popleft())
            await self._wake.wait()

    def _check_seat(self) -> None:
        """Hang up on somebody whose seat token is no longer valid."""
        if self.keys.seat is not None and self.who.seat is None:
            raise HangUp(NOT_ALLOWED, self.lost)

    async def _await_turn(self) -> None:
        """Slow down an address with very many readers: it gets several changes at a time."""
        seconds = 0.0
        if self._visit is not None and self._visit.telling is not None:
            seconds = self._visit.telling.order()
        if seconds:
            await asyncio.sleep(seconds)

    async def _send(self, message: ServerMessage) -> None:
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        try:
            # Not wait_for: it may swallow the cancellation of a reader that leaves.
            async with asyncio.timeout(self._limits.unread_seconds):
                await self._socket.send_text(text)
        except TimeoutError:
            raise HangUp(TRY_AGAIN, "unread") from None

    def _update(self) -> Update | None:
        """Return what this reader doesn't know yet; None if there is nothing.

        This way no message gives away that something happened which its reader may not see.
        """
        table, who = self._table, self.who
        said, race = (table.info(), table.you(who)), self._race(who.seat)
        if said == self._said and not race:
            return None
        self._said = said
        update: Update = {
            "type": "update",
            "table": said[0],
            "you": said[1],
            "grace_left": table.grace_left(),
            "version": self._version,
            "events": [],
        }
        if table.match is None:
            update["view"] = None
        return {**update, **race}

    def _race(self, seat: Seat | None) -> RaceNews:
        """Return what is new of the race, if anything is."""
        table = self._table
        if table.match is None:
            self._version = START
            return {}
        view, version = table.views.view(seat), table.match.version(seat)
        if view is self._view and version == self._version:
            return {}
        news = table.views.news(seat, self._version, self._view)
        self._view, self._version = view, version
        told = {"events": news.events, "view": news.view, "patch": news.patch}
        return cast(RaceNews, {key: value for key, value in told.items() if value is not None})

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
                told = self._table.views.refusal(self.who.seat, illegal.reason, illegal.values)
                self._reply(refused(message.key, illegal.reason, illegal.values, told))
            return
        if not isinstance(message, Seen):
            match = self._table.match
            version = START if match is None else match.version(self.who.seat)
            self._reply({"type": "done", "key": message.key, "version": version})

    def _reply(self, reply: Reply) -> None:
        if len(self._replies) > self._limits.messages_at_once:
            raise HangUp(TRY_AGAIN, "unread")
        self._replies.append(reply)
        self.wake()


def refused(
    key: str | None, reason: str, values: Mapping[str, JSON], told: Message | None = None
) -> Reply:
    """Return the answer to a refused request; `told` is a message that says why."""
    metrics.REFUSALS.labels(reason).inc()
    answer: RefusedReply = {"type": "refused", "key": key, "reason": reason, "values": values}
    if told is not None:
        answer["told"] = told
    return answer


def _key_of(text: str) -> str | None:
    """Return the key of a message that is unreadable otherwise, if it has one."""
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
