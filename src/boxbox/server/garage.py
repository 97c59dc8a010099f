"""All tables: those in memory, and the rest in the database until somebody comes."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from time import monotonic
from typing import Final

from boxbox.bots import bots_of
from boxbox.core.errors import IllegalChoice, OptionError
from boxbox.core.match import PERSON
from boxbox.core.options import settle
from boxbox.core.position import check_seats
from boxbox.core.seats import by_seat
from boxbox.registry import find_game
from boxbox.server import metrics
from boxbox.server.loading import Loaded, changes, load_race
from boxbox.server.messages import NewTable
from boxbox.server.seats import Tokens, hashed, new_table_id, new_token
from boxbox.server.settings import Settings
from boxbox.server.store import Beside, KeptSeat, Record, Store, Stored, StoreError, now
from boxbox.server.tables import Table, begun
from boxbox.server.thinking import Thinkers

log = logging.getLogger(__name__)
TIDY_SECONDS: Final = 3600.0
OPENED_AGAIN: Final = timedelta(hours=1)
"""How old the note of the last visit may get."""


class Garage:
    """Makes tables, finds them, and unloads those that nobody looks at."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._thinkers = Thinkers(settings.thinkers, settings.bot_seconds)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.new_seed = new_seed
        """The source of a table's luck, used each time the table is loaded."""

    async def make(self, wanted: NewTable) -> tuple[Table, Tokens]:
        """Make a table with its tokens, and begin its race if requested."""
        here = [number for number, seat in by_seat(wanted.seats) if seat.here]
        tokens = Tokens(new_token(), {number: new_token() for number in here})
        record, match = new_record(wanted, tokens), None
        if wanted.begin:
            record, match = begun(record)
        await self.store.add(record, [line.text() for line in match.log.lines] if match else [])
        table = Table(self.store, self._thinkers, record, match, {})
        self._keep(table)
        table.changed()
        return table, tokens

    async def find(self, table_id: str) -> Table:
        """Return a table, from memory or from its log in the database."""
        table = self._tables.get(table_id)
        if table is None:
            loading = self._loading.get(table_id) or self._begin_to_load(table_id)
            table = await asyncio.shield(loading)
        table.idle_since = monotonic()
        return table

    def _begin_to_load(self, table_id: str) -> asyncio.Task[Table]:
        """Load a table once for everyone who asks for it."""
        loading = asyncio.create_task(self._load(table_id))
        self._loading[table_id] = loading

        def done(_: object) -> None:
            del self._loading[table_id]
            _ = loading.cancelled() or loading.exception()  # who asked has been told, or left

        loading.add_done_callback(done)
        return loading

    async def open(self, table_id: str) -> Table:
        """Return a table that somebody opens, and note the time."""
        table = await self.find(table_id)
        if now() - table.record.opened > OPENED_AGAIN:
            table.record.opened = now()
            try:
                await self.store.set_table(table_id, opened=table.record.opened)
            except StoreError as error:
                log.warning("table %s: %s", table_id, error)
        return table

    async def delete(self, table_id: str, host: str, seats: Sequence[str]) -> None:
        """Delete a table for its host, who must show the tokens of their own seats."""
        table = await self.find(table_id)
        await table.delete(host, seats)
        self._tables.pop(table_id, None)
        metrics.TABLES.set(len(self._tables))
        await table.close()

    async def game_of(self, table_id: str) -> str | None:
        """Return the game played at a table without loading it; None if there is no such table."""
        table = self._tables.get(table_id)
        return table.record.game if table else await self.store.game_of(table_id)

    async def _load(self, table_id: str) -> Table:
        stored = await self.store.load(table_id)
        if stored is None:
            raise IllegalChoice("no-such-table", {})
        loaded = Loaded(None)
        if stored.record.header is not None:
            loaded = await asyncio.to_thread(load_race, stored, self.new_seed())
        await self._keep_due(stored, loaded)
        table = Table(self.store, self._thinkers, stored.record, loaded.match, stored.requests)
        table.closed = loaded.closed
        self._keep(table)
        table.changed()
        return table

    async def _keep_due(self, stored: Stored, loaded: Loaded) -> None:
        """Store the lines that came due while a race was read, before anyone is told of them."""
        if loaded.match is None or not loaded.due:
            return
        record, first = stored.record, loaded.match.log.last + 1 - len(loaded.due)
        facts = changes(record, loaded.match)
        await self.store.append(record.id, first, loaded.due, beside=Beside(facts, {}))
        record.over = facts.get("over", record.over)

    def _keep(self, table: Table) -> None:
        self._tables[table.record.id] = table
        metrics.TABLES.set(len(self._tables))

    async def sweep(self) -> None:
        """Keep unloading tables that nobody has looked at for a while."""
        limit = self.settings.limits.idle_seconds
        while True:
            await asyncio.sleep(limit / 10)
            for table_id, table in list(self._tables.items()):
                if table.is_idle and monotonic() - table.idle_since > limit:
                    del self._tables[table_id]
            metrics.TABLES.set(len(self._tables))

    async def tidy(self) -> None:
        """Keep looking after the logs of races that are over."""
        while True:
            try:
                await self.tidy_once()
            except StoreError as error:
                log.warning("the logs of finished races could not be packed: %s", error)
            await asyncio.sleep(TIDY_SECONDS)

    async def tidy_once(self) -> None:
        """Pack logs that nobody has opened for a while, and remove those to be forgotten."""
        if self.settings.forget_after is not None:
            before = now() - self.settings.forget_after
            for table_id in await self.store.finished(before):
                await self._forget(table_id, before)
        before = now() - self.settings.pack_after
        for table_id in await self.store.finished(before, unpacked=True):
            await self.store.pack(table_id)

    async def _forget(self, table_id: str, before: datetime) -> None:
        """Keep only the result of a race; if it can't be read, keep its log."""
        stored = await self.store.load(table_id)
        if stored is None:
            return
        race = await asyncio.to_thread(load_race, stored, self.new_seed())
        if race.match is None or race.match.result is None:
            return
        if await self.store.keep_result(table_id, race.match.result, before):
            self._tables.pop(table_id, None)

    async def close(self) -> None:
        """Stop all bots and close the database."""
        for table in self._tables.values():
            await table.close()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        self._thinkers.close()
        await self.store.close()


def new_record(wanted: NewTable, tokens: Tokens) -> Record:
    """Return the record of a new table, or say what is wrong with it."""
    game = find_game(wanted.game)
    check_seats(game, len(wanted.seats))
    options = settle(game.options, wanted.options)
    game.check(len(wanted.seats), options)
    for seat in wanted.seats:
        if seat.driver != PERSON and seat.driver not in bots_of(game.name):
            known = [PERSON, *bots_of(game.name)]
            raise OptionError("no-such-driver", {"driver": seat.driver, "drivers": known})
        if seat.here and seat.driver != PERSON:
            raise OptionError("bot-sits-here")
    seats = [KeptSeat(seat.driver, seat.name) for seat in wanted.seats]
    for number, token in tokens.seats.items():
        seats[number].token = hashed(token)
    return Record(
        id=new_table_id(),
        game=game.name,
        options=options,
        pace=wanted.pace,
        host=hashed(tokens.host),
        seats=seats,
        grace=wanted.grace,
    )


def new_seed() -> str:
    """Return a seed that nobody knows; it is stored nowhere."""
    return secrets.token_hex(32)
