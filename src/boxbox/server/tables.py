"""A table: a race, the people and bots around it, and everything they may ask of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from math import ceil
from time import monotonic
from types import MappingProxyType
from typing import Any, ClassVar, Protocol, TypeVar

import boxbox
from boxbox.bots import default_bot
from boxbox.core.errors import IllegalChoice
from boxbox.core.history import START
from boxbox.core.match import PERSON, Match
from boxbox.core.seats import Seat, by_seat
from boxbox.core.wire import Cursor
from boxbox.registry import find_game
from boxbox.server import messages, metrics, seating, undoing
from boxbox.server.driving import Driver
from boxbox.server.loading import Closed, changes
from boxbox.server.seats import Keys, Who, admit, find_seat, hashed, identify
from boxbox.server.shapes import Phase, TableInfo, You
from boxbox.server.store import (
    Beside,
    Hash,
    KeptSeat,
    Record,
    Request,
    SeatFacts,
    Store,
    StoreError,
)
from boxbox.server.thinking import Thinkers
from boxbox.server.views import Views

T = TypeVar("T")
log = logging.getLogger(__name__)
NOTHING: SeatFacts = MappingProxyType({})
REMEMBERED = 1000
"""The number of requests without a line in the log that a table recognises again."""


class Reader(Protocol):
    """Somebody who is told what happens. Their identity is looked up from the keys each time."""

    keys: Keys
    lost: str
    """Why its seat token is no longer valid."""

    def wake(self) -> None:
        """Note that something has changed."""


class Table:
    """A table in memory. Every change is in the database before anyone is told of it."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        record: Record,
        match: Match[Any] | None,
        requests: dict[str, str],
    ) -> None:
        self.record = record
        self.match = match
        self.readers: set[Reader] = set()
        self.changes = 0
        """The number of changes since the table was loaded."""
        self.closed: Closed | None = None
        """Why the race can't go on, if it can't."""
        self.is_deleted = False
        self.race_changes = 0
        """The number of changes of the race."""
        self.views = Views(self)
        self.idle_since = monotonic()
        self.clock = monotonic
        """The clock that measures how long people are away."""
        self._gone: dict[Seat, float] = {}
        """When each seat lost its last reader, by the clock; other seats count from the start."""
        self._since = monotonic()
        self.store = store
        self._requests = requests
        self._lineless: dict[str, str] = {}
        self.lock = asyncio.Lock()
        """Held by anyone who changes the table or comes to it."""
        self._driver = Driver(self, thinkers)
        self._doing: set[asyncio.Task[Any]] = set()

    # What readers are told

    @property
    def phase(self) -> Phase:
        """Before the race, during it, or after it; closed if it can't go on."""
        if self.closed is not None:
            return "closed"
        if self.match is None:
            return "gathering"
        return "racing" if self.match.result is None else "over"

    def info(self) -> TableInfo:
        """Return the table as anyone may see it."""
        record = self.record
        drivers = self._drivers()
        present = [self.who(reader).seat for reader in self.readers]
        return {
            "id": record.id,
            "game": record.game,
            "phase": self.phase,
            "options": record.options,
            "pace": record.pace,
            "grace": record.grace,
            "seats": [
                {
                    "seat": number,
                    "driver": drivers[number],
                    "name": seat.name,
                    "taken": seat.token is not None,
                    "present": number in present,
                }
                for number, seat in by_seat(record.seats)
            ],
            "to_act": self._to_act(),
            "watchers": present.count(None),
            "undo": undoing.undo_info(self),
            "created": record.created.isoformat().replace("+00:00", "Z"),
            "closed": self.closed.info() if self.closed else None,
            "result": record.result,
        }

    def _to_act(self) -> list[Seat]:
        if self.match is None or self.closed is not None:
            return []
        return list(self.match.seen_by(None).to_act())

    def you(self, who: Who) -> You:
        """Return what only concerns one reader."""
        seat = None if who.seat is None else self.record.seats[who.seat]
        return {
            "seat": who.seat,
            "host": who.host,
            "standing": seat.standing if seat else {},
            "seen": seat.seen if seat else START,
            "undo": undoing.undo_kind(self, who.seat),
            "handed_by": seat.handed_by if seat else None,
        }

    def grace_left(self) -> dict[Seat, int]:
        """Return how many more seconds no bot may be given the seats of absent people.

        It ticks, so a different number is no reason to send an update.
        """
        if self.phase != "racing":
            return {}
        ends = {
            seat: self._gone.get(seat, self._since) + self.record.grace
            for seat in self.people()
            if not self.is_present(seat)
        }
        now = self.clock()
        return {seat: max(0, ceil(end - now)) for seat, end in ends.items()}

    def _drivers(self) -> list[str]:
        if self.match is None:
            return [seat.driver for seat in self.record.seats]
        return self.match.drivers

    def people(self) -> list[Seat]:
        """Return the seats that people drive now."""
        drivers = self._drivers()
        return [
            number
            for number, seat in by_seat(self.record.seats)
            if seat.token and drivers[number] == PERSON
        ]

    # Requests

    async def ask(self, reader: Reader, message: messages.ClientMessage) -> None:
        """Carry out a message, or refuse it with a reason; the same key twice counts once.

        Once begun it is carried out in full, even if the client disconnected.
        """
        if isinstance(message, messages.Seen):
            await self._whole(self._see(reader, message.version))
        else:
            await self._whole(self._ask(reader, message))

    async def _whole(self, doing: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(doing)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return await asyncio.shield(task)

    async def _ask(self, reader: Reader, message: messages.Request) -> None:
        async with self.lock:
            who = admit(self.record, reader.keys)
            request = Request(
                message.key, f"{who.seat} {message.model_dump_json(exclude_defaults=True)}"
            )
            known = self._requests.get(request.key) or self._lineless.get(request.key)
            if known is not None:
                if known != request.text:
                    raise IllegalChoice("key-reused", {})
                return
            self.check_open()
            try:
                await self._acts[type(message)](self, reader, message, request)
            except StoreError as error:
                log.error("table %s: %s", self.record.id, error)
                raise IllegalChoice("not-saved", {}) from None
            self._remember(request)

    def _remember(self, request: Request) -> None:
        if request.key not in self._requests:
            self._lineless[request.key] = request.text
            if len(self._lineless) > REMEMBERED:
                del self._lineless[next(iter(self._lineless))]

    async def _choose(self, reader: Reader, message: messages.Choose, request: Request) -> None:
        match, seat = self.racing(), self.seated(reader)
        if self._drivers()[seat] != PERSON:
            raise IllegalChoice("not-your-turn", {"to_act": []})
        started = monotonic()
        trial = match.copy()
        trial.choose(seat, message.answers, message.decision)
        await self.go_on(trial, request)
        metrics.CHOICES.labels("person").inc(len(message.answers))
        metrics.CHOICE_SECONDS.observe(monotonic() - started)

    async def _set_standing(
        self, reader: Reader, message: messages.SetStanding, _: Request
    ) -> None:
        seat = self.seated(reader)
        known = find_game(self.record.game).standing
        if message.option is not None and message.option not in known.get(message.kind, ()):
            raise IllegalChoice("no-standing-answer", {})
        standing = dict(self.record.seats[seat].standing)
        standing.pop(message.kind, None)
        if message.option is not None:
            standing[message.kind] = message.option
        await self.set_seat(seat, standing=standing)

    async def _set_pace(self, reader: Reader, message: messages.SetPace, _: Request) -> None:
        self._check_seated_or_host(reader)
        await self.store.set_table(self.record.id, pace=message.pace)
        self.record.pace = message.pace
        self._driver.look_again()
        self.changed()

    async def _hurry(self, reader: Reader, _: messages.Hurry, __: Request) -> None:
        self._check_seated_or_host(reader)
        self._driver.hurry()
        self.changed()

    async def _set_name(self, reader: Reader, message: messages.SetName, _: Request) -> None:
        await self.set_seat(self.seated(reader), name=message.name)

    async def _begin(self, reader: Reader, _: messages.Begin, request: Request) -> None:
        self.check_host(reader)
        self.check_gathering()
        record, match = begun(self.record)
        await self.store.begin(record, [line.text() for line in match.log.lines], request)
        self._requests[request.key] = request.text
        self.record = record
        self.match = match
        self.race_changes += 1
        self.changed()

    _acts: ClassVar[dict[type[Any], Callable[..., Awaitable[None]]]] = {
        messages.Choose: _choose,
        messages.Undo: undoing.undo,
        messages.Agree: undoing.agree,
        messages.SetDriver: seating.set_driver,
        messages.SetStanding: _set_standing,
        messages.SetPace: _set_pace,
        messages.Hurry: _hurry,
        messages.SetName: _set_name,
        messages.Begin: _begin,
        messages.Leave: seating.leave,
        messages.Free: seating.free,
        messages.Renew: seating.renew,
        messages.Noticed: seating.noticed,
    }

    async def sit(self, name: str, seat: Seat | None) -> tuple[Seat, str]:
        """Seat somebody before the race and return the seat with its token."""
        return await self._whole(seating.sit(self, name, seat))

    async def _see(self, reader: Reader, version: Cursor) -> None:
        number = self.who(reader).seat
        if number is None or self.match is None:
            return
        seat = self.record.seats[number]
        version = min(version, self.match.version(number))
        if version > seat.seen:
            seat.seen = version
            try:
                await self.store.set_seat(self.record.id, number, seen=version)
            except StoreError as error:
                log.warning("table %s: %s", self.record.id, error)

    async def delete(self, host: str, tokens: Sequence[str]) -> None:
        """Delete the table for its host; during the race only if all taken seats are the host's."""
        async with self.lock:
            self._check_there()
            admit(self.record, Keys(host=hashed(host)))
            mine = {find_seat(self.record.seats, hashed(token)) for token in tokens}
            seated = {number for number, seat in by_seat(self.record.seats) if seat.token}
            if self.phase == "racing" and seated - mine:
                raise IllegalChoice("others-seated", {})
            await self.store.remove(self.record.id)
            self.is_deleted = True
        self.changed()

    # Checks and changes, for callers that hold the lock

    def _check_there(self) -> None:
        if self.is_deleted:
            raise IllegalChoice("table-deleted", {})

    def check_open(self) -> None:
        """Refuse to change a table that is deleted or whose race is closed."""
        self._check_there()
        if self.closed is not None:
            raise IllegalChoice("race-closed", {})

    def racing(self) -> Match[Any]:
        """Return the race while it goes on; refuse before it begins and after it ends."""
        if self.match is None:
            raise IllegalChoice("not-now", {})
        if self.match.result is not None:
            raise IllegalChoice("match-over", {})
        return self.match

    def check_gathering(self) -> None:
        """Refuse what can only be done before the race."""
        if self.match is not None:
            raise IllegalChoice("not-now", {})

    def seated(self, reader: Reader) -> Seat:
        """Return the seat that somebody has now."""
        seat = self.who(reader).seat
        if seat is None:
            raise IllegalChoice("not-seated", {})
        return seat

    def check_host(self, reader: Reader) -> None:
        """Refuse what only the host may do."""
        if not self.who(reader).host:
            raise IllegalChoice("not-host", {})

    def _check_seated_or_host(self, reader: Reader) -> None:
        if not self.who(reader).host:
            self.seated(reader)

    async def set_seat(self, number: Seat, **facts: Any) -> None:
        """Store a change of a seat, then make it."""
        await self.store.set_seat(self.record.id, number, **facts)
        self._change_seat(number, facts)
        self.changed()

    async def set_token(
        self, number: Seat, token: Hash | None, why: str, asker: Reader, **facts: Any
    ) -> None:
        """Give a seat another token or none. The person who asked goes on with it; all others who
        came with the old one lose the seat."""
        old = self.record.seats[number].token
        await self.set_seat(number, token=token, **facts)
        for reader in self.readers:
            if old is None or reader.keys.seat != old:
                continue
            if reader is asker:
                reader.keys = Keys(token, reader.keys.host)
            else:
                reader.lost = why

    def _change_seat(self, number: Seat, facts: Mapping[str, Any]) -> None:
        for fact, value in facts.items():
            setattr(self.record.seats[number], fact, value)

    # How the race goes on

    async def go_on(
        self, trial: Match[Any], request: Request | None, seats: SeatFacts = NOTHING
    ) -> None:
        """Store what a copy of the match (and of seats) has changed, then make it the match."""
        assert self.match is not None
        new = trial.log.lines[len(self.match.log.lines) :]
        lines, facts = [line.text() for line in new], changes(self.record, trial)
        # What only one seat knows ends no proposal, or others would learn of it.
        is_news = new[0].act == "undo" or trial.version(None) != self.match.version(None)
        if self.record.undo is not None and is_news:
            facts["undo"] = None
        await self.store.append(self.record.id, new[0].n, lines, request, Beside(facts, seats))
        if request:
            self._requests[request.key] = request.text
        self.record = replace(self.record, **facts)
        for number, changed in seats.items():
            self._change_seat(number, changed)
        self.match = trial
        self.race_changes += 1
        self.changed()

    def changed(self) -> None:
        """Tell every reader, and let bots go on."""
        self.changes += 1
        for reader in self.readers:
            reader.wake()
        self._driver.go_on()

    # Who is there

    def who(self, reader: Reader) -> Who:
        """Return who somebody is at this moment."""
        return identify(self.record, reader.keys)

    def is_present(self, seat: Seat) -> bool:
        """True if the seat's person has a socket open."""
        return any(self.who(reader).seat == seat for reader in self.readers)

    async def join(self, reader: Reader) -> None:
        """Add a reader whose keys fit and tell the others; give back a seat they gave to a bot."""
        async with self.lock:
            admit(self.record, reader.keys)
            self.readers.add(reader)
            self.changed()
        await self._whole(seating.take_back(self, reader))

    def part(self, reader: Reader) -> None:
        """Remove a reader and tell the others. It waits for nobody: leaving while something is
        being done counts as leaving right after it."""
        if reader not in self.readers:
            return
        self.readers.remove(reader)
        self.idle_since = monotonic()
        seat = self.who(reader).seat
        if seat is not None and not self.is_present(seat):
            self.note_absence(seat)
        self.changed()

    def note_absence(self, seat: Seat) -> None:
        """Note that nobody is at a seat from now on."""
        self._gone[seat] = self.clock()

    @property
    def rests(self) -> bool:
        """True if bots must rest: they only drive for people who have a seat or watch."""
        if self.closed is not None or self.is_deleted:
            return True
        return not self.readers and not self.people()

    @property
    def is_idle(self) -> bool:
        """True if nobody looks at it and no bot is at work."""
        return not self.readers and not self._driver.is_at_work and not self._doing

    async def close(self) -> None:
        """Stop the bots of this table, and finish what was asked."""
        await self._driver.close()
        await asyncio.gather(*self._doing, return_exceptions=True)


def begun(record: Record) -> tuple[Record, Match[Any]]:
    """Return a table and its race as it begins; seats that nobody has taken get the usual bot."""
    match = boxbox.start(record.game, len(record.seats), options=record.options).filmed()
    usual = default_bot(record.game)
    taken = [
        seat if seat.token or seat.driver != PERSON else KeptSeat(usual) for seat in record.seats
    ]
    seats = taken + [KeptSeat(usual) for _ in range(match.seats - len(taken))]
    for number, seat in enumerate(seats):
        if seat.driver != PERSON:
            match.set_driver(number, seat.driver)
    return replace(record, seats=seats, header=header_text(match)), match


def header_text(match: Match[Any]) -> str:
    """Return the header of a log as it is stored."""
    return match.log.text().split("\n\n", 1)[0]
