"""All tables: those in memory, and the rest in the database until somebody comes."""

import asyncio
import logging
from pathlib import Path
from time import monotonic
from typing import Any

import boxbox
from boxbox.bots import BOTS
from boxbox.core.errors import IllegalChoice, LogError, OptionError
from boxbox.core.match import PERSON, Match
from boxbox.core.options import settle
from boxbox.core.position import check_seats
from boxbox.games import find_game
from boxbox.server import metrics
from boxbox.server.messages import NewTable
from boxbox.server.seats import new_table_id, new_token
from boxbox.server.settings import Settings
from boxbox.server.store import Record, Seat, Store, Stored, StoreError
from boxbox.server.tables import Table, begun, header_text
from boxbox.server.thinking import Thinkers

log = logging.getLogger(__name__)


class Garage:
    """Makes tables, finds them, and lets go of those that nobody looks at."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._thinkers = Thinkers(settings.thinkers)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def make(self, wanted: NewTable) -> Table:
        """Make a table, and begin its race if that is wanted."""
        record, match = new_record(wanted), None
        if wanted.begin:
            record, match = begun(record)
        await self.store.add(record, [line.text() for line in match.log.lines] if match else [])
        table = Table(self.store, self._thinkers, record, match, {})
        self._keep(table)
        table.changed()
        return table

    async def find(self, table_id: str) -> Table:
        """Return a table, from memory or from its log in the database."""
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                table = self._tables.get(table_id) or await self._load(table_id)
        finally:
            if not lock.locked():
                self._loading.pop(table_id, None)
        table.idle_since = monotonic()
        return table

    async def game_of(self, table_id: str) -> str | None:
        """Return which game is played at a table without loading it; None if there is none."""
        table = self._tables.get(table_id)
        return table.record.game if table else await self.store.game_of(table_id)

    async def _load(self, table_id: str) -> Table:
        stored = await self.store.load(table_id)
        if stored is None:
            raise IllegalChoice("no-such-table", {})
        match = None
        if stored.record.header is not None:
            match = await asyncio.to_thread(_replay, stored)
            await self._renew(stored, match)
        table = Table(self.store, self._thinkers, stored.record, match, stored.requests)
        self._keep(table)
        table.changed()
        return table

    async def _renew(self, stored: Stored, match: Match[Any]) -> None:
        """Go on with a race of older rules from the line that they changed; keep the old log."""
        for notice in match.notices:
            log.warning("table %s: %s", stored.record.id, notice)
        kept = len(match.log.lines)
        if kept < len(stored.lines):
            old = self.settings.data_dir / f"{stored.record.id}.old.log"
            await asyncio.to_thread(_write_once, old, _log_text(stored))
            stored.record.header = header_text(match)
            await self.store.cut(stored.record.id, stored.record.header, match.log.last)

    def _keep(self, table: Table) -> None:
        self._tables[table.record.id] = table
        metrics.TABLES.set(len(self._tables))

    async def sweep(self) -> None:
        """For ever: let go of tables that nobody has looked at for a while."""
        limit = self.settings.limits.idle_seconds
        while True:
            await asyncio.sleep(limit / 10)
            now = monotonic()
            for table_id, table in list(self._tables.items()):
                if table.is_idle and now - table.idle_since > limit:
                    del self._tables[table_id]
            metrics.TABLES.set(len(self._tables))

    async def close(self) -> None:
        """Stop all bots and let go of the database."""
        for table in self._tables.values():
            await table.close()
        self._thinkers.close()
        await self.store.close()


def new_record(wanted: NewTable) -> Record:
    """Return what is kept of a new table, or say what is wrong with it."""
    game = find_game(wanted.game)
    check_seats(game, len(wanted.seats))
    options = settle(game.options, wanted.options)
    game.check(len(wanted.seats), options)
    for seat in wanted.seats:
        if seat.driver != PERSON and seat.driver not in BOTS[game.name]:
            known = [PERSON, *BOTS[game.name]]
            raise OptionError("no-such-driver", {"driver": seat.driver, "drivers": known})
        if seat.here and seat.driver != PERSON:
            raise OptionError("bot-sits-here")
    seats = [
        Seat(seat.driver, seat.name, new_token() if seat.here else None) for seat in wanted.seats
    ]
    return Record(new_table_id(), game.name, options, wanted.pace, new_token(), new_token(), seats)


def _log_text(stored: Stored) -> str:
    return "\n".join([stored.record.header or "", "", *stored.lines, ""])


def _replay(stored: Stored) -> Match[Any]:
    try:
        return boxbox.load(_log_text(stored), stored.record.seed)
    except LogError as error:  # its words may quote a hidden card
        where = {"table": stored.record.id, "line": error.line}
        raise StoreError("unplayable-table", where) from None


def _write_once(path: Path, text: str) -> None:
    """Write a file that nobody else on this machine may read, unless it is there."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_text(text, encoding="utf-8")
