"""Protection for the server: limits, origins, and headers that let nothing in from elsewhere."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boxbox.core.wire import JSON
from boxbox.server import metrics
from boxbox.server.door import Door, share_of
from boxbox.server.hosts import Hosts, name_of
from boxbox.server.settings import Settings
from boxbox.server.shapes import ProblemInfo

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def is_from_here(headers: Headers, origins: tuple[str, ...]) -> bool:
    """True if a request comes from our own page or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def problem_body(reason: str, values: Mapping[str, JSON], problem: str) -> ProblemInfo:
    """Return the body of any refusal over HTTP."""
    return {"reason": reason, "values": values, "problem": problem}


class Refusal(NamedTuple):
    """Why a request is refused without being read."""

    status: int
    reason: str
    problem: str
    values: Mapping[str, JSON] | None = None

    @property
    def body(self) -> bytes:
        """The body of the answer."""
        return json.dumps(problem_body(self.reason, self.values or {}, self.problem)).encode()


TOO_FAST = Refusal(429, "too-fast", "too many requests: wait a moment")


class Guard:
    """Checks every request before the pages and the API see it."""

    def __init__(self, app: ASGIApp, settings: Settings, door: Door) -> None:
        self._app = app
        self._origins = settings.origins
        self._hosts = Hosts(settings.names)
        self._limit = settings.limits.message
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what is refused and pass on the rest."""
        if scope["type"] == "http":
            await self._request(scope, receive, _with_headers(send, scope["path"]))
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        share = _share(scope)
        refusal = self._refusal(scope) or self._refuse_body(scope) or self._refuse_hurry(scope)
        if refusal:
            await _refuse(send, "http", refusal)
            return
        with _counted_in(self._door.answering, share):
            await self._app(scope, self._counted(receive), send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal:
            await _refuse(send, "websocket.http", refusal)
        else:
            await self._app(scope, receive, send)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        host = headers.get("host")
        if host is not None and host not in self._hosts:
            return _wrong_host(name_of(host))
        if not is_from_here(headers, self._origins):
            return Refusal(403, "wrong-origin", "this page may not use this server")
        return None

    def _refuse_body(self, scope: Scope) -> Refusal | None:
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or len(length) > 10 or int(length) > self._limit:
            return Refusal(413, "too-large", f"a body has at most {self._limit} bytes")
        return None

    def _refuse_hurry(self, scope: Scope) -> Refusal | None:
        share, door = _share(scope), self._door
        makes_table = scope["method"] == "POST" and scope["path"] == "/api/tables"
        if door.answering[share] >= door.limits.requests_an_address:
            return TOO_FAST
        if not door.requests.take(share) or (makes_table and not door.tables.take(share)):
            return TOO_FAST
        return None

    def _counted(self, receive: Receive) -> Receive:
        """Cut off a body that is longer than announced."""
        left = self._limit

        async def limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413, f"a body has at most {self._limit} bytes")
            return message

        return limited


def _with_headers(send: Send, path: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending


@contextmanager
def _counted_in(counter: Counter[str], share: str) -> Iterator[None]:
    counter[share] += 1
    try:
        yield
    finally:
        counter[share] -= 1
        if not counter[share]:
            del counter[share]


def _share(scope: Scope) -> str:
    """Return whom a request counts for: the address named by a trusted proxy, or its own."""
    return share_of(scope["client"][0]) if scope.get("client") else ""


def _wrong_host(name: str) -> Refusal:
    problem = f"this server is not known by the name {name}: "
    advice = f"if it is yours, start it with --name {name}"
    return Refusal(421, "wrong-host", problem + advice, {"name": name})


async def _refuse(send: Send, kind: str, refusal: Refusal) -> None:
    metrics.REFUSALS.labels(refusal.reason).inc()
    body = refusal.body
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start = {"type": f"{kind}.response.start", "status": refusal.status, "headers": headers}
    await send(start)
    await send({"type": f"{kind}.response.body", "body": body})
