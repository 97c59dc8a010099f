"""The door: how many connections there may be, and which are dropped when there are too many."""

import ipaddress
import resource
from asyncio import Transport
from collections import Counter
from enum import IntEnum
from functools import lru_cache
from typing import Final

from boxbox.server.buckets import Bucket, Buckets
from boxbox.server.seats import Who
from boxbox.server.settings import Limits, Settings

BACKLOG: Final = 512
"""The number of connections that may wait to be accepted."""
AT_ONCE: Final = 16
"""The number of connections accepted at once: a new crowd must not delay those already in."""
OTHER_FILES: Final = 256
"""Files reserved for the database, bots, and connections on their way in or out."""


class Rank(IntEnum):
    """The order in which connections are dropped, lowest first."""

    WAITING = 0
    """It has sent no complete request yet, or no further one."""
    ASKING = 1
    """It awaits an answer, or watches a table."""
    SEATED = 2
    """Somebody with a seat, or the host of a table."""


class Visit:
    """A connection, from start to end."""

    __slots__ = ("allowances", "rank", "share", "socket_of", "telling", "transport")

    def __init__(self, transport: Transport, share: str | None, limits: Limits) -> None:
        self.transport = transport
        self.share = share
        """The address it counts for; None for a proxy, which brings many people."""
        self.rank = Rank.WAITING
        self.allowances = [Bucket(limits.messages_a_second, limits.messages_at_once)]
        """Each message on a socket takes one from each of these."""
        self.socket_of: str | None = None
        """The address it counts for as a socket, known even behind a proxy."""
        self.telling: Bucket | None = None
        """Each update on a socket takes one from this."""

    def may_send(self) -> bool:
        """Return whether another message may come."""
        return all(allowance.take() for allowance in self.allowances)


class Visits:
    """Connections by rank, in the order they reached it."""

    def __init__(self) -> None:
        self._ranks: tuple[dict[Visit, None], ...] = tuple({} for _ in Rank)

    def __len__(self) -> int:
        return sum(map(len, self._ranks))

    def add(self, visit: Visit) -> None:
        """Add a connection."""
        self._ranks[visit.rank][visit] = None

    def discard(self, visit: Visit) -> None:
        """Remove a connection."""
        self._ranks[visit.rank].pop(visit, None)

    def first(self, most: Rank) -> Visit | None:
        """Return the next connection to drop, None if all are above this rank."""
        for rank in self._ranks[: most + 1]:
            if rank:
                return next(iter(rank))
        return None


class Door:
    """Counts what each address holds and asks for. An IPv6 address counts as its whole /64."""

    def __init__(self, settings: Settings) -> None:
        limits = self.limits = settings.limits
        self.proxies = frozenset(settings.proxies)
        self.most = min(limits.connections, max(1, _files() - OTHER_FILES))
        self.shut: set[str] = set()
        """Addresses of ours that were open for a while and are closed now."""
        self._visits: dict[Transport, Visit] = {}
        self._all = Visits()
        self._shares: dict[str, Visits] = {}
        self._openings = Buckets(limits.openings_a_second, limits.openings_at_once)
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.tables = Buckets(limits.tables_a_minute / 60, limits.tables_a_minute)
        self.answering: Counter[str] = Counter()
        """Requests that are being answered, by address."""
        self.sockets: Counter[str] = Counter()
        """Open sockets, by address."""
        self._socket_openings = Buckets(limits.sockets_a_minute / 60, limits.sockets_at_once)
        self._messages = Buckets(limits.address_messages_a_second, limits.address_messages_at_once)
        self._seats = Buckets(limits.messages_a_second, limits.messages_at_once)
        self._updates = Buckets(limits.updates_a_second, limits.updates_at_once)

    # Connections

    def enter(self, transport: Transport, address: str, at: str) -> bool:
        """Let in a connection from one address at another; False if it is refused."""
        if at in self.shut:
            return False
        share = None if address in self.proxies else share_of(address)
        if share is not None and not self._has_share(share):
            return False
        if len(self._all) >= self.most and not self._make_room():
            return False
        visit = self._visits[transport] = Visit(transport, share, self.limits)
        self._all.add(visit)
        if share is not None:
            self._shares.setdefault(share, Visits()).add(visit)
        return True

    def _has_share(self, share: str) -> bool:
        if not self._openings.take(share):
            return False
        own = self._shares.get(share)
        if own is None or len(own) < self.limits.connections_an_address:
            return True
        return self._send_away(own.first(Rank.ASKING))

    def _make_room(self) -> bool:
        """Drop a connection without a seat; if all have one, drop one from the largest crowd."""
        if self._send_away(self._all.first(Rank.ASKING)):
            return True
        crowd = max(self._shares.values(), key=len, default=None)
        return crowd is not None and self._send_away(crowd.first(Rank.SEATED))

    def _send_away(self, visit: Visit | None) -> bool:
        if visit is None:
            return False
        self.leave(visit.transport)
        visit.transport.abort()
        return True

    def visit(self, transport: Transport) -> Visit | None:
        """Return what is known of a connection; None if it was dropped."""
        return self._visits.get(transport)

    def leave(self, transport: Transport) -> None:
        """Forget a connection."""
        visit = self._visits.pop(transport, None)
        if visit is None:
            return
        if visit.socket_of is not None:
            self.sockets[visit.socket_of] -= 1
            if not self.sockets[visit.socket_of]:
                del self.sockets[visit.socket_of]
        self._all.discard(visit)
        own = self._shares.get(visit.share or "")
        if own is not None:
            own.discard(visit)
            if not own:
                del self._shares[visit.share or ""]

    def rank(self, transport: Transport, rank: Rank) -> None:
        """Note the rank that a connection has now."""
        visit = self._visits.get(transport)
        if visit is None or visit.rank is rank:
            return
        queues = [self._all]
        if visit.share is not None:
            queues.append(self._shares[visit.share])
        for queue in queues:
            queue.discard(visit)
        visit.rank = rank
        for queue in queues:
            queue.add(visit)

    # Sockets

    def open_socket(self, transport: Transport, share: str) -> bool:
        """Let a connection become a socket that counts for an address; False if it has too many."""
        visit = self._visits.get(transport)
        is_full = self.sockets[share] >= self.limits.sockets_an_address
        if visit is None or is_full or not self._socket_openings.take(share):
            return False
        self.sockets[share] += 1
        visit.socket_of = share
        visit.allowances.append(self._messages.of(share))
        visit.telling = self._updates.of(share)
        return True

    def seat(self, visit: Visit, table: str, who: Who) -> None:
        """Count the messages of a socket for its seat, or for all who only watch the table."""
        visit.allowances.append(self._seats.of(f"{table} {who.seat} {who.host}"))
        if who.seat is not None or who.host:
            self.rank(visit.transport, Rank.SEATED)


@lru_cache(maxsize=4096)
def share_of(address: str) -> str:
    """Return what an address counts as: itself, or its /64 network if it is IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:100]
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


def want_files(connections: int) -> None:
    """Ask the system for as many open files as the connections need; it may grant fewer."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _files() -> int:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft
