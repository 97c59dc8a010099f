"""The database: a table is its log, and a line is written before anyone is told of it."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
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
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from boxbox.core.errors import BoxboxError, Message, system_problem

MIGRATIONS: Final = Path(__file__).parent / "migrations"
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000")


T = TypeVar("T")


class StoreError(BoxboxError):
    """The database would not take or give something; nothing has changed."""


class Base(DeclarativeBase):
    """What the database holds."""

    metadata = MetaData(naming_convention={"uq": "uq_%(table_name)s_%(column_0_N_name)s"})


class TableRow(Base):
    """A table; `header` is that of its log, once the race has begun."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    pace: Mapped[str]
    host: Mapped[str]
    seed: Mapped[str]
    header: Mapped[str | None]
    undo: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created: Mapped[datetime]


class SeatRow(Base):
    """A seat; `driver` is who drives it when the race begins, `token` the key of its person."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    driver: Mapped[str]
    name: Mapped[str | None]
    token: Mapped[str | None]
    standing: Mapped[dict[str, str]] = mapped_column(JSON)
    seen: Mapped[int]


class LineRow(Base):
    """A line of a log; `key` and `request` are those of the request that caused it."""

    __tablename__ = "lines"
    __table_args__ = (UniqueConstraint("table_id", "key"),)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str]
    key: Mapped[str | None]
    request: Mapped[str | None]
    at: Mapped[datetime]


_TABLE_COLUMNS: Final = [column.name for column in TableRow.__table__.columns]


@dataclass
class Seat:
    """A seat as it is kept."""

    driver: str
    name: str | None = None
    token: str | None = None
    standing: dict[str, str] = field(default_factory=dict)
    seen: int = 0


@dataclass
class Record:
    """A table as it is kept, without its lines."""

    id: str
    game: str
    options: dict[str, Any]
    pace: str
    host: str
    seed: str
    seats: list[Seat]
    header: str | None = None
    undo: dict[str, Any] | None = None
    created: datetime = field(default_factory=lambda: datetime.now(UTC).replace(microsecond=0))


class Request(NamedTuple):
    """What a client asked for: its key, and what it was, to tell a repetition from another."""

    key: str
    text: str


@dataclass(frozen=True)
class Stored:
    """All that is kept of a table."""

    record: Record
    lines: list[str]
    requests: dict[str, str]


class Store:
    """Reads and writes tables. Every method is one transaction, in one thread of its own.

    One thread that does a whole transaction takes a third of the time of a driver that crosses
    threads for every statement, and SQLite has one writer anyhow.
    """

    def __init__(self, path: Path) -> None:
        # What is written holds hidden cards: no error may quote it.
        self._engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
        event.listen(self._engine, "connect", _set_pragmas)
        self._thread = ThreadPoolExecutor(1, "store")

    async def close(self) -> None:
        """Let go of the database, when all that was begun is done."""
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction; all of it or nothing."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._transact, work)
        except IntegrityError as error:
            raise StoreError("written-by-another", {"problem": str(error.orig)}) from None
        except (DBAPIError, OSError) as error:
            raise StoreError("unusable-database", {"problem": _problem(error)}) from None

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def add(self, record: Record, lines: Sequence[str] = ()) -> None:
        """Keep a new table, with the first lines of its log if the race has begun."""

        def work(connection: Connection) -> None:
            facts = {column: getattr(record, column) for column in _TABLE_COLUMNS}
            connection.execute(insert(TableRow).values(facts))
            for number, seat in enumerate(record.seats):
                connection.execute(_insert_seat(record.id, number, seat))
            _insert_lines(connection, record.id, 0, lines, None)

        await self._do(work)

    async def begin(
        self, record: Record, lines: Sequence[str], request: Request | None = None
    ) -> None:
        """Keep the first lines of a race and the seats as they stand when it begins."""

        def work(connection: Connection) -> None:
            connection.execute(
                update(TableRow).where(TableRow.id == record.id).values(header=record.header)
            )
            known = select(SeatRow.seat).where(SeatRow.table_id == record.id)
            seats = set(connection.execute(known).scalars())
            for number, seat in enumerate(record.seats):
                if number not in seats:
                    connection.execute(_insert_seat(record.id, number, seat))
                else:
                    facts = {"driver": seat.driver, "name": seat.name}
                    _update_seat(connection, record.id, number, facts)
            _insert_lines(connection, record.id, 0, lines, request)

        await self._do(work)

    async def append(
        self, table: str, first: int, lines: Sequence[str], request: Request | None, undo: bool
    ) -> None:
        """Add lines to the log; they are there when this returns. `undo`: they end an open one."""

        def work(connection: Connection) -> None:
            _insert_lines(connection, table, first, lines, request)
            if undo:
                connection.execute(update(TableRow).where(TableRow.id == table).values(undo=None))

        await self._do(work)

    async def cut(self, table: str, header: str, last: int) -> None:
        """Drop the lines after one, which newer rules can't play, and renew the header."""

        def work(connection: Connection) -> None:
            after = (LineRow.table_id == table) & (LineRow.n > last)
            connection.execute(delete(LineRow).where(after))
            connection.execute(update(TableRow).where(TableRow.id == table).values(header=header))

        await self._do(work)

    async def set_table(self, table: str, **facts: Any) -> None:
        """Change what is kept of a table beside its log."""

        def work(connection: Connection) -> None:
            connection.execute(update(TableRow).where(TableRow.id == table).values(**facts))

        await self._do(work)

    async def set_seat(self, table: str, seat: int, **facts: Any) -> None:
        """Change what is kept of a seat."""

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
            written = select(LineRow.__table__).where(LineRow.table_id == table)
            lines = connection.execute(written.order_by(LineRow.n)).mappings().all()
            return Stored(
                _record({**found}, [{**seat} for seat in seats]),
                [line["text"] for line in lines],
                {line["key"]: line["request"] for line in lines if line["key"]},
            )

        return await self._do(work)

    async def game_of(self, table: str) -> str | None:
        """Return which game is played at a table, or None if there is none."""
        asked = select(TableRow.game).where(TableRow.id == table)
        return await self._do(lambda connection: connection.execute(asked).scalar_one_or_none())

    async def is_well(self) -> bool:
        """Tell whether the database answers."""
        try:
            await self._do(lambda connection: connection.execute(select(TableRow.id).limit(1)))
        except StoreError:
            return False
        return True


def _record(row: Mapping[str, Any], seats: Iterable[Mapping[str, Any]]) -> Record:
    facts = dict(row) | {"created": row["created"].replace(tzinfo=UTC)}
    kept = [
        Seat(seat["driver"], seat["name"], seat["token"], seat["standing"], seat["seen"])
        for seat in seats
    ]
    return Record(seats=kept, **facts)


def _insert_seat(table: str, number: int, seat: Seat) -> Any:
    return insert(SeatRow).values(
        table_id=table,
        seat=number,
        driver=seat.driver,
        name=seat.name,
        token=seat.token,
        standing=seat.standing,
        seen=seat.seen,
    )


def _update_seat(connection: Connection, table: str, seat: int, facts: Mapping[str, Any]) -> None:
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
    """Write ahead, so that readers and a killed process lose nothing."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(path: Path) -> None:
    """Bring the database to the shape this boxbox knows, making it if there is none."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


def prepare(path: Path) -> None:
    """Make a file ready for the tables, or say why it can't be used."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600, exist_ok=True)
        migrate(path)
    except (DBAPIError, OSError) as error:
        values = {"file": str(path), "problem": _problem(error)}
        raise StoreError("unusable-for-tables", values) from None


def _problem(error: DBAPIError | OSError) -> Message | str:
    return system_problem(error) if isinstance(error, OSError) else str(error.orig or error)
