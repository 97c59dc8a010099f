"""`random`: any legal choice, all equally likely. For every game."""

from random import Random
from typing import Any


class RandomBot:
    """Chooses blindly."""

    def choose(self, view: Any, seat: int, codes: list[int], rng: Random) -> int:  # noqa: ARG002
        """Return any of the codes."""
        return codes[int(rng.random() * len(codes))]
