"""What the person who runs a server may set."""

from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Final, Literal

from typing_extensions import TypeAliasType

Pace = TypeAliasType("Pace", Literal["instant", "fast", "normal", "slow"])
Grace = TypeAliasType("Grace", Literal[15, 60, 300, 3600])
"""The number of seconds somebody must be away before others may hand their seat to a bot."""
PACES: Final[dict[Pace, float]] = {"instant": 0.0, "fast": 0.5, "normal": 1.4, "slow": 3.0}
"""The number of seconds a bot waits before it chooses, by the table's pace."""
LOCAL_PROXIES: Final = ("127.0.0.1", "::1")


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. An IPv6 address shares its limits with its /64."""

    message: int = 16_384
    """The size of a message or a body, in bytes."""
    messages_a_second: float = 20
    """For one socket, and for all sockets of a seat; all who only watch a table count as one."""
    messages_at_once: float = 60
    address_messages_a_second: float = 60
    """For all sockets of an address."""
    address_messages_at_once: float = 150
    updates_a_second: float = 100
    """To all sockets of an address; beyond that, several changes are sent together later."""
    updates_at_once: float = 100
    tables_a_minute: float = 30
    requests_a_second: float = 30
    requests_at_once: float = 200
    requests_an_address: int = 64
    """Requests of an address being answered at once."""
    sockets_an_address: int = 200
    sockets_a_minute: float = 240
    """Sockets that an address may open."""
    sockets_at_once: float = 60
    connections: int = 2000
    """In total; beyond that, connections without a seat are dropped."""
    connections_an_address: int = 256
    openings_a_second: float = 20
    """Connections that an address may open."""
    openings_at_once: float = 300
    head_seconds: float = 10
    """How long a request may take to arrive, counted from the connection or the previous answer."""
    body_seconds: float = 20
    answer_seconds: float = 120
    """How long an answer may take to be sent and read."""
    hello_seconds: float = 10
    unread_seconds: float = 20
    """How long a reader may leave a message unread."""
    idle_seconds: float = 900
    """How long a table that nobody looks at stays in memory."""


@dataclass(frozen=True)
class Settings:
    """Where the tables are stored and who may connect."""

    data_dir: Path
    origins: tuple[str, ...] = ()
    """Addresses of pages that may use this server besides its own, such as
    `https://example.org`."""
    addresses: tuple[str, ...] = ()
    """The addresses where other devices can reach this server."""
    names: tuple[str, ...] = ()
    """Names of this server besides its addresses and the machine's own names."""
    proxies: tuple[str, ...] = LOCAL_PROXIES
    """Proxies that we trust to say who they ask for; they have no limits of their own."""
    thinkers: int = 4
    """The number of bots that may think at the same time."""
    bot_seconds: float = 10
    """How long a bot may think about one decision before another bot answers for it."""
    pack_after: timedelta = timedelta(days=30)
    """How long a finished race must stay unopened before its log is packed."""
    forget_after: timedelta | None = None
    """How long a finished race must stay unopened before its log is removed; None: never."""
    limits: Limits = field(default_factory=Limits)

    @property
    def database(self) -> Path:
        """The file with all tables."""
        return self.data_dir / "tables.db"
