"""The seats that no person drives at the moment: bots, and answers that were given once for all."""

import asyncio
import logging
from collections.abc import Sequence
from time import monotonic
from typing import Any, NamedTuple, Protocol

from boxbox.core.match import PERSON, Match
from boxbox.server import metrics
from boxbox.server.settings import PACES
from boxbox.server.store import Record, Request, StoreError
from boxbox.server.thinking import Thinkers, question

log = logging.getLogger(__name__)
RETRY_SECONDS = 1.0


class Driven(Protocol):
    """A table, as far as its driver needs it."""

    record: Record
    match: Match[Any] | None
    lock: asyncio.Lock

    @property
    def rests(self) -> bool:
        """Nobody is there for whom bots would drive."""

    async def go_on(self, trial: Match[Any], request: Request | None) -> None:
        """Keep what a copy of the match has done, then make it the match."""


class Turn(NamedTuple):
    """A question that is answered without a person: by a bot, or by a seat's standing answer."""

    seat: int
    decision: int
    bot: str | None
    answer: str | None


class Driver:
    """Answers at a table whatever needs no person, at the table's pace."""

    def __init__(self, table: Driven, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._hurrying = False
        self._nudge = asyncio.Event()
        self._driving: asyncio.Task[None] | None = None

    @property
    def is_at_work(self) -> bool:
        """Somebody is to answer, or is thinking."""
        return self._driving is not None

    def go_on(self) -> None:
        """Begin to drive, if it is a bot's turn and nobody drives yet."""
        if self._driving is None and self._turn() is not None:
            self._driving = asyncio.create_task(self._drive())

    def hurry(self) -> None:
        """Wait no more until a person must decide."""
        self._hurrying = True
        self._nudge.set()

    def look_again(self) -> None:
        """Take notice of a new pace."""
        self._nudge.set()

    async def close(self) -> None:
        """Stop driving."""
        if self._driving:
            self._driving.cancel()
            await asyncio.gather(self._driving, return_exceptions=True)

    def _turn(self) -> Turn | None:
        """Return who may answer without a person now; nobody at rest or while an undo is open."""
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
        except Exception as error:  # its words may quote a hidden card
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

    async def _let_think(self, turn: Turn, bot: str) -> list[int]:
        """Return what a bot chooses, to the end of what belongs together.

        Its parts are chosen at once: how long it takes tells nobody how many questions it had.
        """
        if self._turn() != turn or self._table.match is None:
            return []
        trial, choices = self._table.match.copy(), list[int]()
        while not choices or trial.gesture == turn.seat:
            started = monotonic()
            asked = question(trial, turn.seat, bot)
            code = await self._thinkers.answer(asked, self._table.record.id)
            metrics.THINKING_SECONDS.observe(monotonic() - started)
            trial.choose(turn.seat, code)
            choices.append(code)
        return choices

    async def _answer(self, turn: Turn, choices: Sequence[str | int], by: str) -> bool:
        """Answer if that is still asked; return whether the database has taken it."""
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
