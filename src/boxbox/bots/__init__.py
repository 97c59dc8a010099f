"""Bots: each sees the view of its seat and nothing else. A spec such as `rules` names one.

Some take an argument behind a colon, as in `rules:stops=2`.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from boxbox.bots.motor_racing.greedy import GreedyBot
from boxbox.bots.motor_racing.rules import RulesBot
from boxbox.bots.race90.greedy import GreedyBot as Race90GreedyBot
from boxbox.bots.race90.rules import RulesBot as Race90RulesBot
from boxbox.bots.random import RandomBot
from boxbox.core.errors import OptionError


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, view: Any, seat: int, codes: list[int], rng: Random) -> int:
        """Return one of the codes that are legal for a seat; `view` is the state it may see."""


BOTS: dict[str, dict[str, type[Bot]]] = {
    "motor-racing": {"random": RandomBot, "greedy": GreedyBot, "rules": RulesBot},
    "race90": {"random": RandomBot, "greedy": Race90GreedyBot, "rules": Race90RulesBot},
}
MADE_TO: dict[str, dict[str, Callable[[str], Bot]]] = {"race90": {"rules": Race90RulesBot}}
"""The bots that can be made to drive in a way of their own, which the argument tells."""
DEFAULT_BOT = "rules"


def make_bot(game: str, spec: str) -> Bot:
    """Return the bot of a game by its spec."""
    bots = BOTS[game]
    name, colon, argument = spec.partition(":")
    if name not in bots:
        raise OptionError("no-such-bot", {"bot": spec, "game": game, "bots": list(bots)})
    if not colon:
        return bots[name]()
    if name not in MADE_TO.get(game, {}):
        raise OptionError("bot-takes-nothing", {"bot": name, "game": game, "given": spec})
    return MADE_TO[game][name](argument)
