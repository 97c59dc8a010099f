"""The seats that no person drives at the moment: bots and standing answers."""

import asyncio
import logging
from collections.abc import Sequence
from time import monotonic
from typing import Any, NamedTuple, Protocol

from boxbox.core.game import Code
from boxbox.core.match import PERSON, Match
from boxbox.core.seats import Seat
from boxbox.server import metrics
from boxbox.server.settings import PACES
from boxbox.server.store import Record, Request, StoreError
from boxbox.server.thinking import Thinkers, question

log = logging.getLogger(__name__)
RETRY_SECONDS = 1.0


class Driven(Protocol):
    """The parts of a table that its driver needs."""

    record: Record
    match: Match[Any] | None
    lock: asyncio.Lock

    @property
    def rests(self) -> bool:
        """True if nobody is there for bots to drive for."""

    async def go_on(self, trial: Match[Any], request: Request | None) -> None:
        """Store what a copy of the match has done, then make the copy the match."""


class Turn(NamedTuple):
    """A question answered without a person: by a bot, or by a seat's standing answer."""

    seat: Seat
    decision: int
    bot: str | None
    answer: str | None


class Driver:
    """Answers everything at a table that needs no person, at the table's pace."""

    def __init__(self, table: Driven, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._hurrying = False
        self._nudge = asyncio.Event()
        self._driving: asyncio.Task[None] | None = None

    @property
    def is_at_work(self) -> bool:
        """True while questions are being answered without a person."""
        return self._driving is not None

    def go_on(self) -> None:
        """Start driving if it is a bot's turn and nobody drives yet."""
        if self._driving is None and self._turn() is not None:
            self._driving = asyncio.create_task(self._drive())

    def hurry(self) -> None:
        """Stop waiting until a person must decide."""
        self._hurrying = True
        self._nudge.set()

    def look_again(self) -> None:
        """Notice a new pace."""
        self._nudge.set()

    async def close(self) -> None:
        """Stop driving."""
        if self._driving:
            self._driving.cancel()
            await asyncio.gather(self._driving, return_exceptions=True)

    def _turn(self) -> Turn | None:
        """Return the next answer without a person; None at rest or while an undo is open."""
        match, record = self._table.match, self._table.record
        if match is None or record.undo is not None or self._table.rests:
            return None
        drivers = match.drivers
        for decision in match.decisions:
            driver = drivers[decision.seat]
            if driver != PERSON:
                return Turn(decision.seat, decision.id, driver, None)
            answer = record.seats[decision.seat].standing.get(decision.kind)
            if answer and answer in (option.text for option in decision.options):
                return Turn(decision.seat, decision.id, None, answer)
        return None

    async def _drive(self) -> None:
        """Let bots and standing answers go on until a person must decide."""
        try:
            while turn := self._turn():
                await self._drive_one(turn)
            self._hurrying = False
        except Exception as error:  # its message may quote a hidden card
            kind = type(error).__name__
            log.error("table %s: the driver could not go on: %s", self._table.record.id, kind)
        finally:
            self._driving = None

    async def _drive_one(self, turn: Turn) -> None:
        if turn.bot is None:
            kept = await self._answer(turn, [turn.answer or ""], "standing")
        else:
            asked_at = monotonic()
            async with self._thinkers.turns:
                choices = await self._let_think(turn, turn.bot)
            await self._wait(asked_at)
            async with self._thinkers.turns:
                kept = await self._answer(turn, choices, "bot")
        if not kept:
            await asyncio.sleep(RETRY_SECONDS)

    async def _let_think(self, turn: Turn, bot: str) -> list[Code]:
        """Return a bot's choices, up to the end of its gesture.

        They are made together, so the time taken doesn't give away the number of questions.
        """
        if self._turn() != turn or self._table.match is None:
            return []
        trial, choices = self._table.match.copy(), list[Code]()
        while not choices or trial.gesture == turn.seat:
            started = monotonic()
            asked = question(trial, turn.seat, bot)
            code = await self._thinkers.answer(asked, self._table.record.id)
            metrics.THINKING_SECONDS.observe(monotonic() - started)
            trial.choose(turn.seat, code)
            choices.append(code)
        return choices

    async def _answer(self, turn: Turn, choices: Sequence[str | int], by: str) -> bool:
        """Answer if the question is still open; return whether the database accepted it."""
        async with self._table.lock:
            if self._turn() != turn or self._table.match is None or not choices:
                return True
            trial = self._table.match.copy()
            for choice in choices:
                trial.choose(turn.seat, choice)
            try:
                await self._table.go_on(trial, None)
            except StoreError as error:
                log.error("table %s: %s", self._table.record.id, error)
                return False
            metrics.CHOICES.labels(by).inc(len(choices))
            return True

    async def _wait(self, started: float) -> None:
        """Wait as long as the pace says, or until somebody is in a hurry."""
        while not self._hurrying:
            self._nudge.clear()
            left = started + PACES[self._table.record.pace] - monotonic()
            if left <= 0:
                return
            try:
                async with asyncio.timeout(left):
                    await self._nudge.wait()
            except TimeoutError:
                return
