"""A table: a race, the people and bots around it, and all that they may ask of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from math import ceil
from time import monotonic
from types import MappingProxyType
from typing import Any, ClassVar, Protocol, TypeVar

import boxbox
from boxbox.bots import DEFAULT_BOT
from boxbox.core.errors import IllegalChoice
from boxbox.core.event import Json
from boxbox.core.match import PERSON, Match
from boxbox.games import find_game
from boxbox.server import messages, metrics, seating, undoing
from boxbox.server.driving import Driver
from boxbox.server.loading import Closed, changes
from boxbox.server.seats import Keys, Who, admit, find_seat, hashed, identify
from boxbox.server.store import Beside, Hash, Record, Request, Seat, SeatFacts, Store, StoreError
from boxbox.server.thinking import Thinkers

T = TypeVar("T")
log = logging.getLogger(__name__)
NOTHING: SeatFacts = MappingProxyType({})
REMEMBERED = 1000
"""How many requests that left no line in the log a table knows again."""


class Reader(Protocol):
    """Somebody who is told what happens. Who that is follows from the keys, each time anew."""

    keys: Keys
    lost: str
    """Why its seat token opens nothing any more."""

    def wake(self) -> None:
        """Tell it that something has changed."""


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
        """How often anything has changed since the table came into memory."""
        self.closed: Closed | None = None
        """Why the race can't go on, if it can't."""
        self.is_deleted = False
        self.race_changes = 0
        """How often the race has."""
        self._views: dict[int | None, tuple[int, dict[str, Json] | None]] = {}
        """The race as each seat saw it last, and after how many changes."""
        self.idle_since = monotonic()
        self.clock = monotonic
        """What the absence of people is measured by."""
        self._gone: dict[int, float] = {}
        """Since when seats have had no reader, by the clock; the others: since the beginning."""
        self._since = monotonic()
        self.store = store
        self._requests = requests
        self._lineless: dict[str, str] = {}
        self.lock = asyncio.Lock()
        """Held by whoever changes the table or comes to it."""
        self._driver = Driver(self, thinkers)
        self._doing: set[asyncio.Task[Any]] = set()

    # What is told

    @property
    def phase(self) -> str:
        """Before the race, in it, or after it; closed: it can't go on."""
        if self.closed is not None:
            return "closed"
        if self.match is None:
            return "gathering"
        return "racing" if self.match.result is None else "over"

    def info(self) -> dict[str, Json]:
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
                for number, seat in enumerate(record.seats)
            ],
            "to_act": self._to_act(),
            "watchers": present.count(None),
            "undo": undoing.undo_info(self),
            "created": record.created.isoformat().replace("+00:00", "Z"),
            "closed": None if self.closed is None else self.closed._asdict(),
            "result": record.result,
        }

    def _to_act(self) -> list[int]:
        if self.match is None or self.closed is not None:
            return []
        return list(self.match.seen_by(None).to_act())

    def view(self, seat: int | None) -> dict[str, Json] | None:
        """Return the race as a seat (None: a spectator) sees it; a closed one asks nothing.

        It is made once for all who share the seat, and is the same as long as it says the same.
        """
        if self.match is None:
            return None
        changes, known = self._views.get(seat, (-1, None))
        if changes != self.race_changes:
            view = self.match.view(seat)
            if self.closed is not None:
                view |= {"to_act": [], "decision": None}
            known = known if known == view else view
            self._views[seat] = self.race_changes, known
        return known

    def you(self, who: Who) -> dict[str, Json]:
        """Return what concerns one reader alone."""
        seat = None if who.seat is None else self.record.seats[who.seat]
        return {
            "seat": who.seat,
            "host": who.host,
            "standing": seat.standing if seat else {},
            "seen": seat.seen if seat else 0,
            "undo": undoing.undo_kind(self, who.seat),
            "handed_by": seat.handed_by if seat else None,
        }

    def grace_left(self) -> dict[int, int]:
        """Return for how many more seconds no bot may be given the seats of people who are away.

        It ticks: that it is another number than before is no reason to tell anybody.
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

    def people(self) -> list[int]:
        """Return the seats that people drive now."""
        drivers = self._drivers()
        return [
            number
            for number, seat in enumerate(self.record.seats)
            if seat.token and drivers[number] == PERSON
        ]

    # What is asked

    async def ask(self, reader: Reader, message: messages.Message) -> None:
        """Carry out a message, or refuse it with a reason; the same key twice counts once.

        Once begun it is carried out whole, even if whoever asked has gone.
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
            request = Request(message.key, f"{who.seat} {message.model_dump_json()}")
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
        trial.choose(seat, message.option, message.decision)
        await self.go_on(trial, request)
        metrics.CHOICES.labels("person").inc()
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

    async def sit(self, name: str, seat: int | None) -> tuple[int, str]:
        """Seat somebody before the race and return the seat with its token."""
        return await self._whole(seating.sit(self, name, seat))

    async def _see(self, reader: Reader, version: int) -> None:
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
        """Delete the table for its host; in the race only if all taken seats are the host's."""
        async with self.lock:
            self._check_there()
            admit(self.record, Keys(host=hashed(host)))
            mine = {find_seat(self.record.seats, hashed(token)) for token in tokens}
            seated = {number for number, seat in enumerate(self.record.seats) if seat.token}
            if self.phase == "racing" and seated - mine:
                raise IllegalChoice("others-seated", {})
            await self.store.remove(self.record.id)
            self.is_deleted = True
        self.changed()

    # What is checked and changed, by whoever holds the lock

    def _check_there(self) -> None:
        if self.is_deleted:
            raise IllegalChoice("table-deleted", {})

    def check_open(self) -> None:
        """Refuse to change a table that is deleted or whose race is closed."""
        self._check_there()
        if self.closed is not None:
            raise IllegalChoice("race-closed", {})

    def racing(self) -> Match[Any]:
        """Return the race while it goes on: before nothing can be done in it, after it is final."""
        if self.match is None:
            raise IllegalChoice("not-now", {})
        if self.match.result is not None:
            raise IllegalChoice("match-over", {})
        return self.match

    def check_gathering(self) -> None:
        """Refuse what can be done before the race only."""
        if self.match is not None:
            raise IllegalChoice("not-now", {})

    def seated(self, reader: Reader) -> int:
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

    async def set_seat(self, number: int, **facts: Any) -> None:
        """Keep what changes at a seat, then change it."""
        await self.store.set_seat(self.record.id, number, **facts)
        self._change_seat(number, facts)
        self.changed()

    async def set_token(
        self, number: int, token: Hash | None, why: str, asker: Reader, **facts: Any
    ) -> None:
        """Give a seat another token or none. Whoever asked goes on with it, all others who came
        with the old one have lost the seat."""
        old = self.record.seats[number].token
        await self.set_seat(number, token=token, **facts)
        for reader in self.readers:
            if old is None or reader.keys.seat != old:
                continue
            if reader is asker:
                reader.keys = Keys(token, reader.keys.host)
            else:
                reader.lost = why

    def _change_seat(self, number: int, facts: Mapping[str, Any]) -> None:
        for fact, value in facts.items():
            setattr(self.record.seats[number], fact, value)

    # How the race goes on

    async def go_on(
        self, trial: Match[Any], request: Request | None, seats: SeatFacts = NOTHING
    ) -> None:
        """Keep what a copy of the match has done (and changed at seats), then make it the match."""
        assert self.match is not None
        new = trial.log.lines[len(self.match.log.lines) :]
        lines, facts = [line.text() for line in new], changes(self.record, trial)
        if self.record.undo is not None:
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

    def is_present(self, seat: int) -> bool:
        """True if the seat's person has a socket open."""
        return any(self.who(reader).seat == seat for reader in self.readers)

    async def join(self, reader: Reader) -> None:
        """Take in a reader whose keys fit, tell the others, and give back a seat that they handed
        to a bot."""
        async with self.lock:
            admit(self.record, reader.keys)
            self.readers.add(reader)
            self.changed()
        await self._whole(seating.take_back(self, reader))

    def part(self, reader: Reader) -> None:
        """Let a reader go and tell the others. It waits for nobody: to go while something is done
        is to go right after it."""
        if reader not in self.readers:
            return
        self.readers.remove(reader)
        self.idle_since = monotonic()
        seat = self.who(reader).seat
        if seat is not None and not self.is_present(seat):
            self.note_absence(seat)
        self.changed()

    def note_absence(self, seat: int) -> None:
        """Note that nobody is at a seat from now on."""
        self._gone[seat] = self.clock()

    @property
    def rests(self) -> bool:
        """Bots drive only for people: for one in a seat, or for whoever looks."""
        if self.closed is not None or self.is_deleted:
            return True
        return not self.readers and not self.people()

    @property
    def is_idle(self) -> bool:
        """Nobody looks at it and no bot is at work."""
        return not self.readers and not self._driver.is_at_work and not self._doing

    async def close(self) -> None:
        """Stop the bots of this table, and let what was asked be done."""
        await self._driver.close()
        await asyncio.gather(*self._doing, return_exceptions=True)


def begun(record: Record) -> tuple[Record, Match[Any]]:
    """Return a table and its race as it begins; seats that nobody has taken go to the usual bot."""
    match = boxbox.start(record.game, len(record.seats), options=record.options)
    taken = [
        seat if seat.token or seat.driver != PERSON else Seat(DEFAULT_BOT) for seat in record.seats
    ]
    seats = taken + [Seat(DEFAULT_BOT) for _ in range(match.seats - len(taken))]
    for number, seat in enumerate(seats):
        if seat.driver != PERSON:
            match.set_driver(number, seat.driver)
    return replace(record, seats=seats, header=header_text(match)), match


def header_text(match: Match[Any]) -> str:
    """Return the header of a log as it is kept."""
    return match.log.text().split("\n\n", 1)[0]
