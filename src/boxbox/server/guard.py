"""What keeps a server well: limits, origins, and headers that let nothing in from elsewhere."""

import json
from collections import OrderedDict
from time import monotonic
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boxbox.core.event import Json
from boxbox.server.settings import Settings

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


class Bucket:
    """Lets through so many a second in the long run, and some more at once."""

    __slots__ = ("_filled", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._filled = monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; the addresses that came longest ago are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one from the bucket of an address."""
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._most))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket.take()


def is_from_here(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Tell whether a request comes from our own page or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


class Guard:
    """Checks every request before the pages and the API see it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = settings.origins
        self._limit = settings.limits.message
        limits = settings.limits
        self._requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self._tables = Buckets(limits.tables_a_minute / 60, limits.tables_a_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what is refused, and pass on the rest."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal:
            await _refuse(_with_headers(send, scope["path"]), *refusal)
            return
        await self._app(scope, self._counted(receive), _with_headers(send, scope["path"]))

    def _refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        headers = Headers(scope=scope)
        address = scope["client"][0] if scope.get("client") else ""
        makes_table = scope["method"] == "POST" and scope["path"] == "/api/tables"
        if not is_from_here(headers, self._origins):
            return 403, "wrong-origin", "this page may not use this server"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._limit:
            return 413, "too-large", f"a body has at most {self._limit} bytes"
        if not self._requests.take(address) or (makes_table and not self._tables.take(address)):
            return 429, "too-fast", "too many requests: wait a moment"
        return None

    def _counted(self, receive: Receive) -> Receive:
        """Cut off a body that is longer than it said."""
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


async def _refuse(send: Send, status: int, reason: str, problem: str) -> None:
    body = json.dumps(problem_body(reason, {}, problem)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def problem_body(reason: str, values: dict[str, Json], problem: str) -> dict[str, Json]:
    """Return the body of everything that is refused over HTTP."""
    return {"reason": reason, "values": values, "problem": problem}
