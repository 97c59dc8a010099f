"""What the one who runs a server may set."""

from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Final

PACES: Final = {"instant": 0.0, "fast": 0.5, "normal": 1.4, "slow": 3.0}
"""How many seconds a bot waits before it chooses, by the table's pace."""


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for."""

    message: int = 16_384
    """Bytes of a message or a body."""
    messages_a_second: float = 20
    messages_at_once: float = 60
    tables_a_minute: float = 30
    requests_a_second: float = 30
    requests_at_once: float = 200
    sockets_an_address: int = 200
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
