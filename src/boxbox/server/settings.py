"""What the one who runs a server may set."""

from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Final

PACES: Final = {"instant": 0.0, "fast": 0.5, "normal": 1.4, "slow": 3.0}
"""How many seconds a bot waits before it chooses, by the table's pace."""
LOCAL_PROXIES: Final = ("127.0.0.1", "::1")


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. An address of IPv6 shares its limits with its /64."""

    message: int = 16_384
    """Bytes of a message or a body."""
    messages_a_second: float = 20
    """On one socket, and on all sockets of a seat; all who only watch a table count as one."""
    messages_at_once: float = 60
    address_messages_a_second: float = 60
    """On all sockets of an address."""
    address_messages_at_once: float = 150
    updates_a_second: float = 100
    """To all sockets of an address; more are told later, several changes in one."""
    updates_at_once: float = 100
    tables_a_minute: float = 30
    requests_a_second: float = 30
    requests_at_once: float = 200
    requests_an_address: int = 64
    """Requests of an address that are being answered."""
    sockets_an_address: int = 200
    sockets_a_minute: float = 240
    """Sockets that an address may open."""
    sockets_at_once: float = 60
    connections: int = 2000
    """In all; then those without a seat give way."""
    connections_an_address: int = 256
    openings_a_second: float = 20
    """Connections that an address may open."""
    openings_at_once: float = 300
    head_seconds: float = 10
    """How long a request may take to come, from the connection or the previous answer on."""
    body_seconds: float = 20
    answer_seconds: float = 120
    """How long an answer may take to be given and read."""
    hello_seconds: float = 10
    unread_seconds: float = 20
    """How long a reader may leave what it was sent unread."""
    idle_seconds: float = 900
    """How long a table that nobody looks at is kept in memory."""


@dataclass(frozen=True)
class Settings:
    """Where the tables are kept and who may come."""

    data_dir: Path
    origins: tuple[str, ...] = ()
    """Addresses of pages that may use this server beside its own, as `https://example.org`."""
    addresses: tuple[str, ...] = ()
    """Where other devices reach this server."""
    names: tuple[str, ...] = ()
    """Names of this server beside its addresses and those of the machine."""
    proxies: tuple[str, ...] = LOCAL_PROXIES
    """Who is believed when it says for whom it asks, and has no limit of its own."""
    thinkers: int = 4
    """How many bots may think at the same time."""
    bot_seconds: float = 10
    """How long a bot may think about one decision before another answers for it."""
    pack_after: timedelta = timedelta(days=30)
    """How long nobody has opened a finished race before its log is packed."""
    forget_after: timedelta | None = None
    """How long nobody has opened a finished race before its log is removed; None: never."""
    limits: Limits = field(default_factory=Limits)

    @property
    def database(self) -> Path:
        """The file with all tables."""
        return self.data_dir / "tables.db"
