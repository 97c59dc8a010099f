"""Everything that goes over the wire to and from a page, and everything it complains about."""

import json
import re
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    WebSocket,
)

from boxbox.core.patch import patched

Data = dict[str, Any]


class Follower:
    """The view that one socket has led to."""

    def __init__(self) -> None:
        self._view: Data | None = None

    def follow(self, update: Data) -> Data:
        """Return an update with the views that it leads to, in the place of patches."""
        if not {"view", "patch"} & set(update):
            return update
        view, between = update.get("view", self._view), []
        for event in update["events"]:
            if "patch" in event:
                view = patched(view, event.pop("patch"))
                between.append(view)
        self._view = patched(view, update.pop("patch", []))
        return {**update, "view": self._view, "between": between}


class Traffic:
    """All that the pages of one browser context send, hear and complain about."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self._host = urlsplit(url).netloc
        self._expected: list[re.Pattern[str]] = []
        self.complaints: list[str] = []
        self.requests: list[Request] = []
        self.heard: list[str] = []
        """What the API answered and the sockets brought, as text."""
        self.updates: list[Data] = []
        """The updates of all sockets, in their order: the view of each is the one that it leads to,
        and `between` are those after its events."""
        self.said: list[str] = []
        """What went out through sockets."""
        self.sockets: list[WebSocket] = []
        context.on("request", self._note_request)
        context.on("response", self._note_response)
        context.on("console", self._note_console)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("page", self._note_page)

    def expect(self, pattern: str) -> None:
        """Let the page complain about something that the test brings about."""
        self._expected.append(re.compile(pattern))

    @property
    def unexpected(self) -> list[str]:
        """What no test expects."""
        return [
            text
            for text in self.complaints
            if not any(pattern.search(text) for pattern in self._expected)
        ]

    @property
    def view(self) -> Data:
        """The race as the page last heard of it."""
        found: Data = next(
            update["view"] for update in reversed(self.updates) if update.get("view")
        )
        return found

    @property
    def socket(self) -> WebSocket:
        """The socket that was opened last."""
        return self.sockets[-1]

    def _note_page(self, page: Page) -> None:
        page.on("websocket", self._note_socket)

    def _note_socket(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        follower = Follower()

        def hear(frame: bytes | str) -> None:
            self.heard.append(_text(frame))
            message = json.loads(_text(frame))
            if message["type"] == "update":
                self.updates.append(follower.follow(message))

        socket.on("framereceived", hear)
        socket.on("framesent", lambda frame: self.said.append(_text(frame)))

    def _note_request(self, request: Request) -> None:
        self.requests.append(request)
        where = urlsplit(request.url)
        if where.netloc != self._host and where.scheme not in ("data", "blob"):
            self.complaints.append(f"asked elsewhere: {request.url}")

    def _note_response(self, response: Response) -> None:
        if urlsplit(response.url).path.startswith("/api/"):
            with suppress(Error):  # the page has gone on before the answer was read
                self.heard.append(response.text())

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")


def _text(frame: bytes | str) -> str:
    return frame if isinstance(frame, str) else frame.decode()
