"""Bots: each sees the view of its seat and nothing else. A spec such as `rules` names one."""

from random import Random
from typing import Any, Protocol

from boxbox.bots.motor_racing.greedy import GreedyBot
from boxbox.bots.motor_racing.rules import RulesBot
from boxbox.bots.random import RandomBot
from boxbox.core.errors import OptionError


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, view: Any, seat: int, codes: list[int], rng: Random) -> int:
        """Return one of the codes that are legal for a seat; `view` is the state it may see."""


BOTS: dict[str, dict[str, type[Bot]]] = {
    "motor-racing": {"random": RandomBot, "greedy": GreedyBot, "rules": RulesBot},
}
DEFAULT_BOT = "rules"


def make_bot(game: str, spec: str) -> Bot:
    """Return the bot of a game by its spec."""
    bots = BOTS[game]
    if spec not in bots:
        raise OptionError(f"there is no bot {spec!r} for {game}; the bots are {', '.join(bots)}")
    return bots[spec]()
