"""Where the server listens, and how to write that for a browser."""

import socket
from typing import Final

from boxbox.core.errors import BoxboxError, system_problem
from boxbox.server.hosts import is_loopback

HOME: Final = "127.0.0.1"
"""The address that only this machine can reach."""
PORT: Final = 8190
TRIES: Final = 20
"""The number of ports to try when none was asked for."""


def listen(host: str, port: int | None) -> socket.socket:
    """Return a listening socket; without a given port, on the first free one from ours up."""
    tried = range(PORT, PORT + TRIES) if port is None else [port]
    problem: OSError | None = None
    for number in tried:
        try:
            family, *_, address = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0]
            # Named as TCP, or asyncio would let small answers wait for larger ones.
            listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
        except OSError as error:
            problem = error
            continue
        return listener
    values = {"host": host, "problem": system_problem(problem)}
    if port is None:
        raise BoxboxError("cant-listen-from", {**values, "first": PORT, "last": tried[-1]})
    raise BoxboxError("cant-listen", {**values, "port": port})


def own_address(host: str, port: int) -> str:
    """Return the address to open on this machine."""
    return address_of(HOME if _is_everywhere(host) else host, port)


def lan_addresses(host: str, port: int) -> tuple[str, ...]:
    """Return the addresses where other devices of the local network can reach us, if any."""
    if not _is_everywhere(host):
        return () if is_loopback(host) else (address_of(host, port),)
    return tuple(address_of(found, port) for found in outward())


def outward() -> list[str]:
    """Return the address other devices know this machine by. Finding it sends nothing."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        found = str(probe.getsockname()[0])
    except OSError:
        return []
    finally:
        probe.close()
    return [] if is_loopback(found) else [found]


def address_of(host: str, port: int) -> str:
    """Return an address as a browser accepts it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")
