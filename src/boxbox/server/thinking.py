"""Bots think in worker processes, so that a slow one delays nobody else."""

import asyncio
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

from boxbox.arena.workers import live_with_parent
from boxbox.bots import make_bot
from boxbox.core.event import Json
from boxbox.core.match import Match
from boxbox.core.options import OptionValues
from boxbox.games import find_game


class Question(NamedTuple):
    """What a bot is asked: plain data, made from the view of its seat and nothing else."""

    game: str
    rules: int
    seats: int
    options: OptionValues
    view: dict[str, Json]
    seat: int
    codes: list[int]
    bot: str
    coins: int
    """What the bot tosses its coins with; luck is none of its business."""


def question(match: Match[Any], seat: int, bot: str) -> Question:
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


def think(asked: Question) -> int:
    """Return the code that a bot chooses. Runs in a worker process."""
    game = find_game(asked.game)
    view = game.restore(asked.seats, asked.options, asked.view, asked.rules)
    bot = make_bot(asked.game, asked.bot)
    return bot.choose(view, asked.seat, asked.codes, Random(asked.coins))


class Thinkers:
    """The worker processes; they are made when they are needed, and anew if one was killed."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self.turns = asyncio.Semaphore(workers)
        """Held from a bot's first thought until its choice is kept: however many tables there are,
        a person's choice stands in line behind these few only."""

    async def think(self, asked: Question) -> int:
        """Return the code that a bot chooses, thought out in another process."""
        while True:
            pool = self._pool = self._pool or self._make()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, asked)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)

    def _make(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), live_with_parent)

    def close(self) -> None:
        """Stop all thinking at once."""
        if self._pool is None:
            return
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(5)
        self._pool = None
