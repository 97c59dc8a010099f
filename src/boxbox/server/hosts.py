"""The names of this server: a page loaded under any other name isn't ours (DNS rebinding)."""

import ipaddress
import re
import socket
from collections.abc import Iterable

from boxbox.core.errors import OptionError

LOCAL_DOMAINS = ("local", "lan", "home.arpa")
"""Domains that nobody can register: local networks name their machines in them."""
NAME = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)(\.(?!-)[a-z0-9_-]{1,63}(?<!-))*")


def read_name(given: str) -> str:
    """Return a name of the server as browsers write it, or say what is wrong with it."""
    try:
        name = given.strip().rstrip(".").encode("idna").decode().lower()
    except UnicodeError:
        name = ""
    if len(name) > 253 or not NAME.fullmatch(name):
        raise OptionError("no-server-name", {"given": given})
    return name


def own_names() -> set[str]:
    """Return the names that this machine has in its own network."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return {"localhost", name, short, *(f"{short}.{domain}" for domain in LOCAL_DOMAINS)} - {""}


class Hosts:
    """The server's own names."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = own_names() | set(names)

    def __contains__(self, host: str) -> bool:
        """True if `Host` names this server; an address always does: it can't be redirected."""
        name = name_of(host)
        return name in self._names or _is_address(name)


def name_of(host: str) -> str:
    """Return the name in a `Host` header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def is_loopback(name: str) -> bool:
    """Return whether a machine uses this name or address to talk to itself."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
