"""The database: a table is its log, and a line is written before anyone is told of it."""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple, NewType, TypeVar

from sqlalchemy import (
    JSON,
    Connection,
    ForeignKey,
    MetaData,
    UniqueConstraint,
    create_engine,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from boxbox.core.errors import BoxboxError, Problem, system_problem
from boxbox.core.history import START
from boxbox.core.seats import Seat, by_seat
from boxbox.core.wire import Cursor
from boxbox.server.columns import CursorColumn
from boxbox.server.packing import pack, unpack
from boxbox.server.settings import Grace, Pace

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "secure_delete=ON",
)
ROOM: Final = 16_384
"""The number of bytes that a healthy database must have room for."""


T = TypeVar("T")
Hash = NewType("Hash", str)
"""The SHA-256 hash of a token: all that is stored of it."""
SeatFacts = Mapping[Seat, Mapping[str, Any]]
"""What changes at some seats."""


class Beside(NamedTuple):
    """What new lines change besides the log: facts of the table, and of some seats."""

    table: Mapping[str, Any]
    seats: SeatFacts


NOTHING_BESIDE: Final = Beside({}, {})


class StoreError(BoxboxError):
    """The database refused to read or write something; nothing has changed."""


def problem_of(error: Exception) -> Problem | str:
    """Return what the database or the system complains about."""
    if isinstance(error, OSError):
        return system_problem(error)
    return str(getattr(error, "orig", None) or error)


class Base(DeclarativeBase):
    """What the database holds."""

    metadata = MetaData(naming_convention={"uq": "uq_%(table_name)s_%(column_0_N_name)s"})


class TableRow(Base):
    """A table; `header` is the header of its log, once the race has begun. `host` is a `Hash`.

    `result` is stored for a race whose lines were removed.
    """

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    pace: Mapped[str]
    host: Mapped[str]
    header: Mapped[str | None]
    undo: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created: Mapped[datetime]
    grace: Mapped[int] = mapped_column(server_default=text("60"))
    opened: Mapped[datetime]
    over: Mapped[datetime | None]
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))


class SeatRow(Base):
    """A seat; `driver` is who drives it when the race begins, `token` the `Hash` of its key."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    driver: Mapped[str]
    name: Mapped[str | None]
    token: Mapped[str | None]
    standing: Mapped[dict[str, str]] = mapped_column(JSON)
    seen: Mapped[Cursor] = mapped_column(CursorColumn)
    handed_by: Mapped[int | None]


class LineRow(Base):
    """A line of a log; `key` and `request` belong to the request that caused it."""

    __tablename__ = "lines"
    __table_args__ = (UniqueConstraint("table_id", "key"),)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str]
    key: Mapped[str | None]
    request: Mapped[str | None]
    at: Mapped[datetime]


class PackRow(Base):
    """The lines of a log that nobody has opened for a while; later ones follow in `lines`."""

    __tablename__ = "packs"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    lines: Mapped[bytes]


class HealthRow(Base):
    """What we write to check that the database accepts anything."""

    __tablename__ = "health"
    id: Mapped[int] = mapped_column(primary_key=True)
    room: Mapped[bytes]


_TABLE_COLUMNS: Final = [column.name for column in TableRow.__table__.columns]


@dataclass
class KeptSeat:
    """A seat as it is stored."""

    driver: str
    name: str | None = None
    token: Hash | None = None
    standing: dict[str, str] = field(default_factory=dict)
    seen: Cursor = START
    handed_by: Seat | None = None
    """Who handed it to a bot while its person was away, until that person has been told."""


_SEAT_FACTS: Final = [fact.name for fact in fields(KeptSeat)]


def now() -> datetime:
    """Return the time as it is stored."""
    return datetime.now(UTC).replace(microsecond=0)


@dataclass
class Record:
    """A table as it is stored, without its lines."""

    id: str
    game: str
    options: dict[str, Any]
    pace: Pace
    host: Hash
    seats: list[KeptSeat]
    header: str | None = None
    undo: dict[str, Any] | None = None
    created: datetime = field(default_factory=now)
    grace: Grace = 60
    """The number of seconds somebody must be away before others may hand their seat to a bot."""
    opened: datetime = field(default_factory=now)
    over: datetime | None = None
    result: dict[str, Any] | None = None


class Request(NamedTuple):
    """What a client asked for: a key, and a text that tells a repetition from another request."""

    key: str
    text: str


@dataclass(frozen=True)
class Stored:
    """Everything stored about a table."""

    record: Record
    lines: list[str]
    requests: dict[str, str]


class Store:
    """Reads and writes tables. Every method is one transaction, in a single thread.

    One thread that does whole transactions takes a third of the time of a driver that crosses
    threads for every statement, and SQLite only has one writer anyway.
    """

    def __init__(self, path: Path) -> None:
        # The statements contain hidden cards: no error may quote them.
        self._engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
        event.listen(self._engine, "connect", _set_pragmas)
        self._thread = ThreadPoolExecutor(1, "store")

    async def close(self) -> None:
        """Close the database when everything under way is done."""
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction: all or nothing."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._transact, work)
        except IntegrityError as error:
            raise StoreError("written-by-another", {"problem": str(error.orig)}) from None
        except (DBAPIError, OSError) as error:
            raise StoreError("unusable-database", {"problem": problem_of(error)}) from None

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def add(self, record: Record, lines: Sequence[str] = ()) -> None:
        """Store a new table, with the first lines of its log if the race has begun."""

        def work(connection: Connection) -> None:
            facts = {column: getattr(record, column) for column in _TABLE_COLUMNS}
            connection.execute(insert(TableRow).values(facts))
            for number, seat in by_seat(record.seats):
                connection.execute(_insert_seat(record.id, number, seat))
            _insert_lines(connection, record.id, 0, lines, None)

        await self._do(work)

    async def begin(
        self, record: Record, lines: Sequence[str], request: Request | None = None
    ) -> None:
        """Store the first lines of a race and the seats as they are when it begins."""

        def work(connection: Connection) -> None:
            connection.execute(
                update(TableRow).where(TableRow.id == record.id).values(header=record.header)
            )
            known = select(SeatRow.seat).where(SeatRow.table_id == record.id)
            seats = set(connection.execute(known).scalars())
            for number, seat in by_seat(record.seats):
                if number not in seats:
                    connection.execute(_insert_seat(record.id, number, seat))
                else:
                    facts = {"driver": seat.driver, "name": seat.name}
                    _update_seat(connection, record.id, number, facts)
            _insert_lines(connection, record.id, 0, lines, request)

        await self._do(work)

    async def append(
        self,
        table: str,
        first: int,
        lines: Sequence[str],
        request: Request | None = None,
        beside: Beside = NOTHING_BESIDE,
    ) -> None:
        """Add lines to the log, with what else they change; they are stored when this returns."""

        def work(connection: Connection) -> None:
            _insert_lines(connection, table, first, lines, request)
            for seat, facts in beside.seats.items():
                _update_seat(connection, table, seat, facts)
            if beside.table:
                connection.execute(
                    update(TableRow).where(TableRow.id == table).values(beside.table)
                )

        await self._do(work)

    async def set_table(self, table: str, **facts: Any) -> None:
        """Change what is stored about a table besides its log."""

        def work(connection: Connection) -> None:
            connection.execute(update(TableRow).where(TableRow.id == table).values(**facts))

        await self._do(work)

    async def set_seat(self, table: str, seat: Seat, **facts: Any) -> None:
        """Change what is stored about a seat."""

        def work(connection: Connection) -> None:
            _update_seat(connection, table, seat, facts)

        await self._do(work)

    async def load(self, table: str) -> Stored | None:
        """Return a table, or None if there is none."""

        def work(connection: Connection) -> Stored | None:
            row = connection.execute(select(TableRow.__table__).where(TableRow.id == table))
            found = row.mappings().one_or_none()
            if found is None:
                return None
            of_table = select(SeatRow.__table__).where(SeatRow.table_id == table)
            seats = connection.execute(of_table.order_by(SeatRow.seat)).mappings()
            lines = _lines(connection, table)
            return Stored(
                _record({**found}, [{**seat} for seat in seats]),
                [line["text"] for line in lines],
                {line["key"]: line["request"] for line in lines if line["key"]},
            )

        return await self._do(work)

    async def game_of(self, table: str) -> str | None:
        """Return the game played at a table, or None if there is no such table."""
        asked = select(TableRow.game).where(TableRow.id == table)
        return await self._do(lambda connection: connection.execute(asked).scalar_one_or_none())

    async def is_well(self) -> bool:
        """Return whether the database accepts what is written."""

        def fill(connection: Connection) -> None:
            connection.execute(delete(HealthRow))
            connection.execute(insert(HealthRow).values(id=1, room=secrets.token_bytes(ROOM)))

        try:
            await self._do(fill)
            await self._do(
                lambda connection: connection.execute(update(HealthRow).values(room=b""))
            )
        except StoreError:
            return False
        return True

    # Races that are over

    async def remove(self, table: str) -> None:
        """Remove a table and everything that belongs to it."""

        def work(connection: Connection) -> None:
            for row in (LineRow, PackRow, SeatRow):
                connection.execute(delete(row).where(row.table_id == table))
            connection.execute(delete(TableRow).where(TableRow.id == table))

        await self._do(work)

    async def finished(self, before: datetime, *, unpacked: bool = False) -> list[str]:
        """Return the tables whose race is over and that nobody has opened since the given time."""
        asked = select(TableRow.id).where(TableRow.over.is_not(None), TableRow.opened < before)
        lines = select(LineRow.table_id).distinct()
        logs = lines if unpacked else lines.union(select(PackRow.table_id))
        asked = asked.where(TableRow.id.in_(logs)).order_by(TableRow.opened)
        return await self._do(lambda connection: [*connection.execute(asked).scalars()])

    async def pack(self, table: str) -> None:
        """Put all lines of a log into one piece."""

        def work(connection: Connection) -> None:
            piece = pack(_lines(connection, table))
            connection.execute(delete(PackRow).where(PackRow.table_id == table))
            connection.execute(insert(PackRow).values(table_id=table, lines=piece))
            connection.execute(delete(LineRow).where(LineRow.table_id == table))

        await self._do(work)

    async def keep_result(self, table: str, result: Mapping[str, Any], before: datetime) -> bool:
        """Remove a log but keep its result, unless somebody has opened it in the meantime."""

        def work(connection: Connection) -> bool:
            unopened = (TableRow.id == table) & (TableRow.opened < before)
            kept = connection.execute(update(TableRow).where(unopened).values(result=result))
            if not kept.rowcount:
                return False
            for row in (LineRow, PackRow):
                connection.execute(delete(row).where(row.table_id == table))
            return True

        return await self._do(work)


def _record(row: Mapping[str, Any], seats: Iterable[Mapping[str, Any]]) -> Record:
    times = ("created", "opened", "over")
    facts = dict(row) | {name: row[name] and row[name].replace(tzinfo=UTC) for name in times}
    kept = [KeptSeat(**{fact: seat[fact] for fact in _SEAT_FACTS}) for seat in seats]
    return Record(seats=kept, **facts)


def _lines(connection: Connection, table: str) -> list[Mapping[Any, Any]]:
    """Return the lines of a log, packed ones first."""
    packed = select(PackRow.lines).where(PackRow.table_id == table)
    piece = connection.execute(packed).scalar_one_or_none()
    written = select(LineRow.__table__).where(LineRow.table_id == table).order_by(LineRow.n)
    return [*(unpack(piece) if piece else []), *connection.execute(written).mappings()]


def _insert_seat(table: str, number: Seat, seat: KeptSeat) -> Any:
    return insert(SeatRow).values(table_id=table, seat=number, **vars(seat))


def _update_seat(connection: Connection, table: str, seat: Seat, facts: Mapping[str, Any]) -> None:
    which = (SeatRow.table_id == table) & (SeatRow.seat == seat)
    connection.execute(update(SeatRow).where(which).values(**facts))


def _insert_lines(
    connection: Connection,
    table: str,
    first: int,
    lines: Sequence[str],
    request: Request | None,
) -> None:
    """Write lines; the first carries the request that caused them."""
    now = datetime.now(UTC)
    rows = [
        {
            "table_id": table,
            "n": first + at,
            "text": text,
            "key": request.key if request and at == 0 else None,
            "request": request.text if request and at == 0 else None,
            "at": now,
        }
        for at, text in enumerate(lines)
    ]
    if rows:
        connection.execute(insert(LineRow), rows)


def _set_pragmas(connection: Any, _: Any) -> None:
    """Use a write-ahead log, so that readers and a killed process lose nothing."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
