"""A table: a race, the people and bots around it, and all that they may ask of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any, ClassVar, Protocol

import boxbox
from boxbox.bots import BOTS, DEFAULT_BOT
from boxbox.core.errors import IllegalChoice
from boxbox.core.event import Json
from boxbox.core.match import PERSON, Match
from boxbox.games import find_game
from boxbox.server import messages, metrics
from boxbox.server.driving import Driver
from boxbox.server.loading import Closed, changes
from boxbox.server.seats import Who, find_seat, identify, new_token
from boxbox.server.store import Record, Request, Seat, Store, StoreError
from boxbox.server.thinking import Thinkers

log = logging.getLogger(__name__)
REMEMBERED = 1000
"""How many requests that left no line in the log a table knows again."""


class Reader(Protocol):
    """Somebody who is told what happens."""

    who: Who

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
        self.idle_since = monotonic()
        self._store = store
        self._requests = requests
        self._lineless: dict[str, str] = {}
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self._driver = Driver(self, thinkers)
        self._doing: set[asyncio.Task[None]] = set()

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
        present = {reader.who.seat for reader in self.readers}
        return {
            "id": record.id,
            "game": record.game,
            "phase": self.phase,
            "options": record.options,
            "pace": record.pace,
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
            "watchers": sum(reader.who.seat is None for reader in self.readers),
            "undo": self._undo_info(),
            "created": record.created.isoformat().replace("+00:00", "Z"),
            "closed": None if self.closed is None else self.closed._asdict(),
            "result": record.result,
        }

    def _to_act(self) -> list[int]:
        if self.match is None or self.closed is not None:
            return []
        return list(self.match.seen_by(None).to_act())

    def view(self, seat: int | None) -> dict[str, Json] | None:
        """Return the race as a seat (None: a spectator) sees it; a closed one asks nothing."""
        if self.match is None:
            return None
        view = self.match.view(seat)
        return view if self.closed is None else {**view, "to_act": [], "decision": None}

    def _undo_info(self) -> dict[str, Json] | None:
        undo = self.record.undo
        if undo is None:
            return None
        awaited = [seat for seat in self._people(but=undo["seat"]) if seat not in undo["agreed"]]
        return {**undo, "awaited": awaited}

    def you(self, who: Who) -> dict[str, Json]:
        """Return what concerns one reader alone."""
        seat = None if who.seat is None else self.record.seats[who.seat]
        return {
            "seat": who.seat,
            "host": who.host,
            "standing": seat.standing if seat else {},
            "seen": seat.seen if seat else 0,
            "undo": self._undo_kind(who.seat),
        }

    def _drivers(self) -> list[str]:
        if self.match is None:
            return [seat.driver for seat in self.record.seats]
        return self.match.drivers

    def _people(self, but: int | None = None) -> list[int]:
        """Return the seats that people drive now."""
        drivers = self._drivers()
        return [
            number
            for number, seat in enumerate(self.record.seats)
            if seat.token and drivers[number] == PERSON and number != but
        ]

    # What is asked

    async def ask(self, who: Who, message: messages.Message) -> None:
        """Carry out a message, or refuse it with a reason; the same key twice counts once.

        Once begun it is carried out whole, even if whoever asked has gone.
        """
        doing = asyncio.create_task(self._ask(who, message))
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        await asyncio.shield(doing)

    async def _ask(self, who: Who, message: messages.Message) -> None:
        if isinstance(message, messages.Seen):
            await self._see(who, message.version)
            return
        request = Request(message.key, f"{who.seat} {message.model_dump_json()}")
        await self._ask_once(who, message, request)

    async def _ask_once(self, who: Who, message: messages.Request, request: Request) -> None:
        async with self.lock:
            known = self._requests.get(request.key) or self._lineless.get(request.key)
            if known is not None:
                if known != request.text:
                    raise IllegalChoice("key-reused", {})
                return
            self._check_open()
            try:
                await self._acts[type(message)](self, who, message, request)
            except StoreError as error:
                log.error("table %s: %s", self.record.id, error)
                raise IllegalChoice("not-saved", {}) from None
            self._remember(request)

    def _remember(self, request: Request) -> None:
        if request.key not in self._requests:
            self._lineless[request.key] = request.text
            if len(self._lineless) > REMEMBERED:
                del self._lineless[next(iter(self._lineless))]

    async def _choose(self, who: Who, message: messages.Choose, request: Request) -> None:
        match, seat = self._racing(), self._seated(who)
        if self._drivers()[seat] != PERSON:
            raise IllegalChoice("not-your-turn", {"to_act": []})
        started = monotonic()
        trial = match.copy()
        trial.choose(seat, message.option, message.decision)
        await self.go_on(trial, request)
        metrics.CHOICES.labels("person").inc()
        metrics.CHOICE_SECONDS.observe(monotonic() - started)

    async def _undo(self, who: Who, _: messages.Undo, request: Request) -> None:
        match, seat = self._racing(), self._seated(who)
        kind = self._undo_kind(seat)
        if self.record.undo is not None and self.record.undo["seat"] == seat:
            return
        if kind is None or self.record.undo is not None:
            raise IllegalChoice("no-undo", {})
        if kind == "alone" or not self._people(but=seat):
            await self._go_back(match, seat, request)
            return
        await self._set_undo({"seat": seat, "agreed": []})

    async def _agree(self, who: Who, message: messages.Agree, request: Request) -> None:
        match, seat = self._racing(), self._seated(who)
        undo = self._undo_info()
        if undo is not None and message.yes and seat in undo["agreed"]:
            return
        if undo is None or seat not in (*undo["awaited"], undo["seat"]):
            raise IllegalChoice("no-proposal", {})
        if not message.yes:
            await self._set_undo(None)
        elif undo["awaited"] == [seat]:
            await self._go_back(match, undo["seat"], request)
        elif seat != undo["seat"]:
            await self._set_undo({"seat": undo["seat"], "agreed": [*undo["agreed"], seat]})

    async def _set_undo(self, undo: dict[str, Json] | None) -> None:
        await self._store.set_table(self.record.id, undo=undo)
        self.record.undo = undo
        self.changed()

    async def _go_back(self, match: Match[Any], seat: int, request: Request) -> None:
        points = match.undo_points(seat)
        target = points[1] if len(points) > 1 else _last_choice(match, seat)
        assert target is not None
        trial = match.copy()
        trial.undo_to(target)
        await self.go_on(trial, request)

    def _undo_kind(self, seat: int | None) -> str | None:
        if seat is None or self.match is None or self.closed is not None:
            return None
        if len(self.match.undo_points(seat)) > 1:
            return "alone"
        return "ask" if _last_choice(self.match, seat) is not None else None

    async def _set_driver(self, who: Who, message: messages.SetDriver, request: Request) -> None:
        if message.seat >= len(self.record.seats):
            values = {"seat": message.seat, "seats": len(self.record.seats)}
            raise IllegalChoice("no-such-seat", values)
        self._check_driver(message.driver)
        if self.match is None:
            await self._set_empty_seat(who, message)
            return
        self._check_hand_over(self._seated(who), message)
        trial = self._racing().copy()
        if trial.drivers[message.seat] != message.driver:
            trial.set_driver(message.seat, message.driver)
            await self.go_on(trial, request)

    def _check_driver(self, driver: str) -> None:
        if driver != PERSON and driver not in BOTS[self.record.game]:
            raise IllegalChoice("no-such-bot", {"bot": driver})

    def _check_hand_over(self, seat: int, message: messages.SetDriver) -> None:
        """A seat is handed over by its person, or to a bot by the others when that one is away."""
        if message.seat == seat:
            return
        if message.driver == PERSON or message.seat not in self._people():
            raise IllegalChoice("not-seated", {})
        if any(reader.who.seat == message.seat for reader in self.readers):
            raise IllegalChoice("person-present", {})

    async def _set_empty_seat(self, who: Who, message: messages.SetDriver) -> None:
        self._check_host(who)
        if any(reader.who.seat == message.seat for reader in self.readers):
            raise IllegalChoice("person-present", {})
        await self._set_seat(message.seat, driver=message.driver, name=None, token=None)

    async def _set_standing(self, who: Who, message: messages.SetStanding, _: Request) -> None:
        seat = self._seated(who)
        known = find_game(self.record.game).standing
        if message.option is not None and message.option not in known.get(message.kind, ()):
            raise IllegalChoice("no-standing-answer", {})
        standing = dict(self.record.seats[seat].standing)
        standing.pop(message.kind, None)
        if message.option is not None:
            standing[message.kind] = message.option
        await self._set_seat(seat, standing=standing)

    async def _set_pace(self, who: Who, message: messages.SetPace, _: Request) -> None:
        self._check_seated_or_host(who)
        await self._store.set_table(self.record.id, pace=message.pace)
        self.record.pace = message.pace
        self._driver.look_again()
        self.changed()

    async def _hurry(self, who: Who, _: messages.Hurry, __: Request) -> None:
        self._check_seated_or_host(who)
        self._driver.hurry()
        self.changed()

    async def _set_name(self, who: Who, message: messages.SetName, _: Request) -> None:
        await self._set_seat(self._seated(who), name=message.name)

    async def _begin(self, who: Who, _: messages.Begin, request: Request) -> None:
        self._check_host(who)
        self._check_gathering()
        record, match = begun(self.record)
        await self._store.begin(record, [line.text() for line in match.log.lines], request)
        self._requests[request.key] = request.text
        self.record = record
        self.match = match
        self.race_changes += 1
        self.changed()

    async def _leave(self, who: Who, _: messages.Leave, __: Request) -> None:
        seat = self._seated(who)
        self._check_gathering()
        await self._set_seat(seat, name=None, token=None)
        for reader in self.readers:
            if reader.who.seat == seat:
                reader.who = Who(None, reader.who.host)
        self.changed()

    _acts: ClassVar[dict[type[Any], Callable[..., Awaitable[None]]]] = {
        messages.Choose: _choose,
        messages.Undo: _undo,
        messages.Agree: _agree,
        messages.SetDriver: _set_driver,
        messages.SetStanding: _set_standing,
        messages.SetPace: _set_pace,
        messages.Hurry: _hurry,
        messages.SetName: _set_name,
        messages.Begin: _begin,
        messages.Leave: _leave,
    }

    async def sit(self, name: str, seat: int | None) -> tuple[int, str]:
        """Seat somebody before the race and return the seat with its token."""
        async with self.lock:
            self._check_open()
            self._check_gathering()
            free = [
                number
                for number, kept in enumerate(self.record.seats)
                if kept.driver == PERSON and kept.token is None
            ]
            if not free:
                raise IllegalChoice("table-full", {})
            if seat is not None and seat >= len(self.record.seats):
                values = {"seat": seat, "seats": len(self.record.seats)}
                raise IllegalChoice("no-such-seat", values)
            if seat is not None and seat not in free:
                raise IllegalChoice("seat-taken", {"seat": seat})
            number = free[0] if seat is None else seat
            token = new_token()
            await self._set_seat(number, name=name, token=token)
            return number, token

    async def _see(self, who: Who, version: int) -> None:
        if who.seat is None or self.match is None:
            return
        seat = self.record.seats[who.seat]
        version = min(version, self.match.version(who.seat))
        if version > seat.seen:
            seat.seen = version
            try:
                await self._store.set_seat(self.record.id, who.seat, seen=version)
            except StoreError as error:
                log.warning("table %s: %s", self.record.id, error)

    async def delete(self, host: str, tokens: Sequence[str]) -> None:
        """Delete the table for its host; in the race only if all taken seats are the host's."""
        async with self.lock:
            self._check_there()
            identify(self.record, None, host)
            mine = {find_seat(self.record.seats, token) for token in tokens}
            seated = {number for number, seat in enumerate(self.record.seats) if seat.token}
            if self.phase == "racing" and seated - mine:
                raise IllegalChoice("others-seated", {})
            await self._store.remove(self.record.id)
            self.is_deleted = True
        self.changed()

    def _check_there(self) -> None:
        if self.is_deleted:
            raise IllegalChoice("table-deleted", {})

    def _check_open(self) -> None:
        self._check_there()
        if self.closed is not None:
            raise IllegalChoice("race-closed", {})

    def _racing(self) -> Match[Any]:
        if self.match is None:
            raise IllegalChoice("not-now", {})
        return self.match

    def _check_gathering(self) -> None:
        if self.match is not None:
            raise IllegalChoice("not-now", {})

    def _seated(self, who: Who) -> int:
        if who.seat is None or self.record.seats[who.seat].token is None:
            raise IllegalChoice("not-seated", {})
        return who.seat

    def _check_host(self, who: Who) -> None:
        if not who.host:
            raise IllegalChoice("not-host", {})

    def _check_seated_or_host(self, who: Who) -> None:
        if not who.host:
            self._seated(who)

    async def _set_seat(self, number: int, **facts: Any) -> None:
        await self._store.set_seat(self.record.id, number, **facts)
        for fact, value in facts.items():
            setattr(self.record.seats[number], fact, value)
        self.changed()

    # How the race goes on

    async def go_on(self, trial: Match[Any], request: Request | None) -> None:
        """Keep what a copy of the match has done, then make it the match."""
        assert self.match is not None
        new = trial.log.lines[len(self.match.log.lines) :]
        lines, facts = [line.text() for line in new], changes(self.record, trial)
        if self.record.undo is not None:
            facts["undo"] = None
        await self._store.append(self.record.id, new[0].n, lines, request, **facts)
        if request:
            self._requests[request.key] = request.text
        self.record = replace(self.record, **facts)
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

    def join(self, reader: Reader) -> None:
        """Take in a reader and tell the others."""
        self.readers.add(reader)
        self.changed()

    def part(self, reader: Reader) -> None:
        """Let a reader go and tell the others."""
        self.readers.discard(reader)
        self.idle_since = monotonic()
        self.changed()

    @property
    def rests(self) -> bool:
        """Bots drive only for people: for one in a seat, or for whoever looks."""
        if self.closed is not None or self.is_deleted:
            return True
        return not self.readers and not self._people()

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


def _last_choice(match: Match[Any], seat: int) -> int | None:
    """Return the line just before a seat's last choice, None if it has made none."""
    for line in reversed(match.log.path(match.log.last)):
        if line.seat == seat:
            return line.n - 1
    return None
