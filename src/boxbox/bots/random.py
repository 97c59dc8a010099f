"""`random`: any legal choice, all equally likely. For every game."""

from random import Random
from typing import Any

from boxbox.core.game import Code
from boxbox.core.seats import Seat


class RandomBot:
    """Chooses blindly."""

    def choose(self, view: Any, seat: Seat, codes: list[Code], rng: Random) -> Code:  # noqa: ARG002
        """Return any of the codes."""
        return codes[int(rng.random() * len(codes))]
