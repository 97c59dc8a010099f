"""Who comes in: how many connections there may be, and who gives way when there are too many."""

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
"""How many connections may wait to be taken."""
AT_ONCE: Final = 16
"""How many are taken at once: a crowd that comes must not keep those waiting who are in."""
OTHER_FILES: Final = 256
"""Files kept free for the database, bots, and connections on their way in or out."""


class Rank(IntEnum):
    """Who gives way first."""

    WAITING = 0
    """It has sent no whole request yet, or no further one."""
    ASKING = 1
    """It awaits an answer, or watches a table."""
    SEATED = 2
    """Somebody with a seat, or the host of a table."""


class Visit:
    """A connection from its beginning to its end."""

    __slots__ = ("allowances", "rank", "share", "socket_of", "telling", "transport")

    def __init__(self, transport: Transport, share: str | None, limits: Limits) -> None:
        self.transport = transport
        self.share = share
        """Whom it counts for; None: a proxy, which brings many people."""
        self.rank = Rank.WAITING
        self.allowances = [Bucket(limits.messages_a_second, limits.messages_at_once)]
        """Each message on a socket takes one from each of these."""
        self.socket_of: str | None = None
        """Whom it counts for as a socket: behind a proxy that is known."""
        self.telling: Bucket | None = None
        """Each update on a socket takes one from this."""

    def may_send(self) -> bool:
        """True if another message may come."""
        return all(allowance.take() for allowance in self.allowances)


class Visits:
    """Connections by rank, in the order in which they reached it."""

    def __init__(self) -> None:
        self._ranks: tuple[dict[Visit, None], ...] = tuple({} for _ in Rank)

    def __len__(self) -> int:
        return sum(map(len, self._ranks))

    def add(self, visit: Visit) -> None:
        """Take in a connection."""
        self._ranks[visit.rank][visit] = None

    def discard(self, visit: Visit) -> None:
        """Let a connection go."""
        self._ranks[visit.rank].pop(visit, None)

    def first(self, most: Rank) -> Visit | None:
        """Return the one that gives way first, None if all are above this rank."""
        for rank in self._ranks[: most + 1]:
            if rank:
                return next(iter(rank))
        return None


class Door:
    """Counts what each address holds and asks for. An IPv6 address counts with its whole /64."""

    def __init__(self, settings: Settings) -> None:
        limits = self.limits = settings.limits
        self.proxies = frozenset(settings.proxies)
        self.most = min(limits.connections, max(1, _files() - OTHER_FILES))
        self.shut: set[str] = set()
        """Addresses of ours that were open for a while."""
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
        """Take in a connection from one address at another; False if it is not let in."""
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
        """Send somebody without a seat away; if all have one, somebody of the largest crowd."""
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
        """Return what is known of a connection; None if it was sent away."""
        return self._visits.get(transport)

    def leave(self, transport: Transport) -> None:
        """Let a connection go."""
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
        """Note what a connection does now."""
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
        """Let the messages of a socket count for a seat, or for all who only watch a table."""
        visit.allowances.append(self._seats.of(f"{table} {who.seat} {who.host}"))
        if who.seat is not None or who.host:
            self.rank(visit.transport, Rank.SEATED)


@lru_cache(maxsize=4096)
def share_of(address: str) -> str:
    """Return what an address counts as: itself, or its network of 64 bits if it is IPv6."""
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
