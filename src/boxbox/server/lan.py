"""Access for other devices of the local network, opened and closed at this machine."""

import asyncio
import socket
from contextlib import suppress
from typing import Literal

import uvicorn
from starlette.requests import Request

from boxbox.core.errors import BoxboxError, IllegalChoice
from boxbox.server.addresses import address_of, listen, outward
from boxbox.server.connections import GOODBYE_SECONDS, Http, Socket
from boxbox.server.door import AT_ONCE, BACKLOG, Door
from boxbox.server.hosts import is_loopback, name_of

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""The headers that a proxy adds to the requests of others."""


class Lan:
    """Where other devices can reach this server. At home this can be opened and closed."""

    def __init__(self, door: Door, addresses: tuple[str, ...]) -> None:
        self.addresses = addresses
        self._door = door
        self._server: uvicorn.Server | None = None
        self._home: tuple[str, int] | None = None
        self._listening: list[tuple[str, asyncio.Server]] = []
        self._lock = asyncio.Lock()

    def be_home(self, server: uvicorn.Server, home: tuple[str, int]) -> None:
        """Allow the person at this machine to open and close it."""
        self._server, self._home = server, home

    def state_for(self, request: Request) -> Literal["open", "closed"] | None:
        """Return whether it is open, to someone who may change it; None to everybody else."""
        if not self._is_here(request):
            return None
        return "open" if self._listening else "closed"

    def _is_here(self, request: Request) -> bool:
        """Return whether a page on this very machine asks, and not through a proxy."""
        client, headers = request.client, request.headers
        return (
            self._home is not None
            and request.scope.get("server") == self._home
            and client is not None
            and is_loopback(client.host)
            and is_loopback(name_of(headers.get("host", "")))
            and not any(name in headers for name in FORWARDED)
        )

    async def switch(self, request: Request, is_open: bool) -> None:
        """Open or close it for someone who may."""
        if not self._is_here(request):
            raise IllegalChoice("not-here", {})
        await (self.open() if is_open else self.close())

    async def try_open(self) -> None:
        """Open it if this machine is in a network."""
        try:
            await self.open()
        except IllegalChoice:
            return

    async def open(self) -> None:
        """Listen on the addresses that other devices can reach."""
        async with self._lock:
            if self._listening:
                return
            assert self._server is not None
            assert self._home is not None
            for listener in _listen_outward(self._home[1]):
                host, port = listener.getsockname()[:2]
                self._door.shut.discard(host)
                listening = await asyncio.get_running_loop().create_server(
                    self._protocol, sock=listener, backlog=AT_ONCE
                )
                listener.listen(BACKLOG)
                self._server.servers.append(listening)
                self._listening.append((host, listening))
                self.addresses += (address_of(host, port),)

    async def close(self) -> None:
        """Listen to this machine only, and hang up on all others."""
        async with self._lock:
            for host, listening in self._listening:
                self._door.shut.add(host)
                listening.close()
                if self._server is not None:
                    self._server.servers.remove(listening)
            self._listening.clear()
            self.addresses = ()
            self._hang_up()

    def _hang_up(self) -> None:
        assert self._server is not None
        loop = asyncio.get_running_loop()
        for connection in list(self._server.server_state.connections):
            assert isinstance(connection, Http | Socket)
            if connection.server is not None and connection.server[0] in self._door.shut:
                connection.shutdown()
                loop.call_later(GOODBYE_SECONDS, connection.transport.abort)

    def _protocol(self) -> asyncio.Protocol:
        """Serve a connection the way the server at home does."""
        server = self._server
        assert server is not None
        return Http(server.config, server.server_state, server.lifespan.state)


def _listen_outward(port: int) -> list[socket.socket]:
    """Listen on the port we have at home, or on another if that one is taken."""
    found = []
    for host in outward():
        for number in (port, 0):
            with suppress(BoxboxError):
                found.append(listen(host, number))
                break
    if not found:
        raise IllegalChoice("no-network", {})
    return found
