"""Bots that are slow, hang, die, raise or cheat. Workers learn of them by `prepare`.

A worker imports this file when it starts, so it needs no more than it must.
"""

import os
from pathlib import Path
from random import Random
from threading import Event
from time import monotonic
from typing import Any

from boxbox.arena.workers import live_with_parent
from boxbox.bots import Bot, bots_of
from boxbox.core.game import Code
from boxbox.core.seats import Seat

FOLDER = "BOXBOX_TEST_BOTS"
"""The variable that names a folder: slow bots note there that they think, and wait for a gate."""


class SlowBot:
    """Thinks until there is a file `gate`."""

    def choose(self, view: Any, seat: Seat, codes: list[Code], rng: Random) -> Code:  # noqa: ARG002
        folder = Path(os.environ[FOLDER])
        (folder / f"thinking-{os.getpid()}").touch()
        end, pause = monotonic() + 120, Event()
        while not (folder / "gate").exists() and monotonic() < end:
            pause.wait(0.02)
        return codes[0]


class HangingBot:
    """Thinks for ever."""

    def choose(self, view: Any, seat: Seat, codes: list[Code], rng: Random) -> Code:  # noqa: ARG002
        (Path(os.environ[FOLDER]) / f"thinking-{os.getpid()}").touch()
        Event().wait()
        raise AssertionError


class DyingBot:
    """Takes its process with it."""

    def choose(self, view: Any, seat: Seat, codes: list[Code], rng: Random) -> Code:  # noqa: ARG002
        os._exit(1)


class RaisingBot:
    """Fails, and tells its hand while it does."""

    def choose(self, view: Any, seat: Seat, codes: list[Code], rng: Random) -> Code:  # noqa: ARG002
        raise ValueError(f"the hand of {seat} is secret: {codes}, red+3 and charge-engine")


class WrongBot:
    """Gives an answer that nobody asked for."""

    def choose(self, view: Any, seat: Seat, codes: list[Code], rng: Random) -> Code:  # noqa: ARG002
        return Code(max(codes) + 100_000)


STRANGE: dict[str, type[Bot]] = {
    "slow": SlowBot,
    "hanging": HangingBot,
    "dying": DyingBot,
    "raising": RaisingBot,
    "wrong": WrongBot,
}


def prepare() -> None:
    """Prepare a worker process that knows these bots."""
    live_with_parent()
    bots_of("motor-racing").update(STRANGE)
