"""Bots think in worker processes, so that a slow one delays nobody else."""

import asyncio
import logging
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import Any, Final, NamedTuple

from boxbox.arena.workers import live_with_parent
from boxbox.bots import default_bot, make_bot
from boxbox.core.game import Code
from boxbox.core.match import Match
from boxbox.core.options import OptionValues
from boxbox.core.seats import Seat
from boxbox.core.wire import Facts
from boxbox.registry import find_game
from boxbox.server import metrics

log = logging.getLogger(__name__)
TRIES: Final = 2
"""How often to ask a bot whose process died."""
START_SECONDS: Final = 60.0
"""How long a worker process may take to start."""


class Question(NamedTuple):
    """What a bot is asked: plain data, made only from the view of its seat."""

    game: str
    rules: int
    seats: int
    options: OptionValues
    view: Facts
    seat: Seat
    codes: list[Code]
    bot: str
    coins: int
    """The seed of the bot's own coin tosses; it never sees the luck of the race."""


def question(match: Match[Any], seat: Seat, bot: str) -> Question:
    """Put the open decision of a seat to a bot."""
    view = match.seen_by(seat)
    header = match.log.header
    described = match.game.describe(view)
    return Question(
        header.game,
        header.rules,
        header.seats,
        dict(header.options),
        described,
        seat,
        view.legal(seat),
        bot,
        secrets.randbits(64),
    )


def think(asked: Question) -> Code:
    """Return the code that a bot chooses. Runs in a worker process."""
    game = find_game(asked.game)
    view = game.restore(asked.seats, asked.options, asked.view, asked.rules)
    bot = make_bot(asked.game, asked.bot)
    return bot.choose(view, asked.seat, asked.codes, Random(asked.coins))


def wake() -> None:
    """Do nothing: once this returns, a worker process has started."""


class NoAnswer(Exception):
    """A bot gave no usable answer; `why` says in a word what it did instead."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Thinkers:
    """Worker processes, started when needed; one that hangs or dies is replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._all: set[ProcessPoolExecutor] = set()
        self._free: list[ProcessPoolExecutor] = []
        self.turns = asyncio.Semaphore(workers)
        """Held from a bot's first thought until its choice is stored: however many tables there
        are, a person's choice only queues behind these few."""

    async def answer(self, asked: Question, table: str) -> Code:
        """Return a code that may be chosen: the bot's own, or a replacement.

        If it doesn't answer in time, the usual bot does; if even that one fails, any code is
        chosen, so that no table stands still.
        """
        for bot in dict.fromkeys((asked.bot, default_bot(asked.game))):
            try:
                return await self._think(asked._replace(bot=bot))
            except NoAnswer as failure:
                metrics.BOT_FAILURES.labels(failure.why).inc()
                log.error("table %s: the bot %s has failed: %s", table, bot, failure.why)
        return secrets.choice(asked.codes)

    async def _think(self, asked: Question) -> Code:
        for _ in range(TRIES):
            try:
                code = await self._ask_worker(asked)
            except TimeoutError:
                raise NoAnswer("too slow") from None
            except (BrokenProcessPool, OSError):
                continue
            except Exception as error:  # its message may quote a hidden card
                raise NoAnswer(type(error).__name__) from None
            if code not in asked.codes:
                raise NoAnswer("not allowed")
            return code
        raise NoAnswer("its process died")

    async def _ask_worker(self, asked: Question) -> Code:
        """Put a question to a free worker; kill one that doesn't answer."""
        loop = asyncio.get_running_loop()
        worker = self._free.pop() if self._free else await self._start()
        try:
            async with asyncio.timeout(self._seconds):
                code = await loop.run_in_executor(worker, think, asked)
        except (TimeoutError, asyncio.CancelledError, BrokenProcessPool):
            self._kill(worker)
            raise
        except Exception:
            self._free.append(worker)
            raise
        self._free.append(worker)
        return code

    async def _start(self) -> ProcessPoolExecutor:
        worker = self._make()
        self._all.add(worker)
        try:
            async with asyncio.timeout(START_SECONDS):
                await asyncio.get_running_loop().run_in_executor(worker, wake)
        except BaseException:
            self._kill(worker)
            raise
        return worker

    def _make(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, get_context("spawn"), live_with_parent)

    def _kill(self, worker: ProcessPoolExecutor) -> None:
        self._all.discard(worker)
        processes = list((worker._processes or {}).values())
        worker.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def close(self) -> None:
        """Stop all thinking immediately."""
        processes = [
            process for worker in self._all for process in (worker._processes or {}).values()
        ]
        for worker in list(self._all):
            self._kill(worker)
        for process in processes:
            process.join(5)
        self._free.clear()
