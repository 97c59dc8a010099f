"""Bots: each sees the view of its seat and nothing else. A spec such as `rules` names one.

Some take an argument after a colon, as in `rules:stops=2`.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from inspect import signature
from pkgutil import iter_modules
from typing import Final

from boxbox.bots.random import RandomBot
from boxbox.core.errors import OptionError
from boxbox.manifest import Bot as Bot
from boxbox.registry import games, manifest

RULES: Final = "rules"


@cache
def bots_of(game: str) -> dict[str, Callable[..., Bot]]:
    """Return the bots of a game by name: `random`, and each `BOT` in its package of bots."""
    bots: dict[str, Callable[..., Bot]] = {"random": RandomBot}
    package = manifest(game).bots
    modules = iter_modules(import_module(package).__path__) if package else ()
    for name in sorted(module.name for module in modules):
        made = getattr(import_module(f"{package}.{name}"), "BOT", None)
        if made is not None:
            bots[name.replace("_", "-")] = made
    return bots


def default_bot(game: str) -> str:
    """Return the bot that drives unless another is named: `rules`, or the last one there is."""
    bots = bots_of(game)
    return RULES if RULES in bots else list(bots)[-1]


def all_bots() -> list[str]:
    """Return the names of the bots of all games."""
    return list(dict.fromkeys(bot for game in games() for bot in bots_of(game)))


def make_bot(game: str, spec: str) -> Bot:
    """Return the bot of a game by its spec."""
    bots = bots_of(game)
    name, colon, argument = spec.partition(":")
    if name not in bots:
        raise OptionError("no-such-bot", {"bot": spec, "game": game, "bots": list(bots)})
    if not colon:
        return bots[name]()
    if not signature(bots[name]).parameters:
        raise OptionError("bot-takes-nothing", {"bot": name, "game": game, "given": spec})
    return bots[name](argument)
