"""One race of every kind, by the shipped data; and what is compared when it is replayed."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

import boxbox
from boxbox.games.race90.table.race import MODULES
from boxbox.registry import find_game

AnyMatch = boxbox.Match[Any]
SELDOM: Final = frozenset({"box", "skip", "retire"})
"""Choices that end a race before much has happened, if they are made at random."""

SEASONS: Final[dict[str, dict[str, Any]]] = {
    "drivers": {"drivers": True, "ties": "wins"},
    "set-aside": {"set_aside": "circuit"},
    "driven-free-teams": {"free_teams": "bots"},
    "own-teams": {"teams": ["white", "black", "red", "green", "blue", "yellow"]},
}
DUELS: Final[dict[str, dict[str, Any]]] = {
    "two-drivers": {"strategies": ["chase", "lucky"]},
    "random-charts": {"charts": "random"},
    "rain": {"level": "advanced", "weather": "rain", "skills": "random"},
    "fuel-from-the-turn": {"level": "advanced", "refuelling": "turn", "hazard": "later"},
}


class Kind(NamedTuple):
    """A way to play: a game, its seats and options."""

    game: str
    seats: int
    options: dict[str, Any]


def kinds() -> Iterator[tuple[str, Kind]]:
    """Return every kind of race with its name."""
    for seats in find_game("motor-racing").seats:
        yield f"season-of-{seats}", Kind("motor-racing", seats, {"races": 2})
    for name, options in SEASONS.items():
        yield name, Kind("motor-racing", 4, {"races": 2} | options)
    for track in ("monza", "hungaroring"):
        for level in ("junior", "basic", "advanced"):
            yield f"{level}-{track}", Kind("race90", 4, {"level": level, "track": track})
    for module in MODULES:
        yield f"only-{module}", Kind("race90", 3, {"level": "advanced", "modules": [module]})
    for name, options in DUELS.items():
        yield name, Kind("race90", 2, {"short": True} | options)
    yield "six-drivers", Kind("race90", 6, {"level": "advanced", "short": True, "rescue": True})


def play(kind: Kind, seed: int, match: AnyMatch | None = None, lines: int = 10**9) -> AnyMatch:
    """Play a race at random, to its end or for so many lines."""
    rng = Random(seed)
    match = match or boxbox.start(kind.game, kind.seats, seed, kind.options)
    while match.decisions and match.log.last < lines:
        decision = rng.choice(match.decisions)
        texts = [option.text for option in decision.options]
        often = [text for text in texts if text not in SELDOM]
        match.choose(decision.seat, rng.choice(often if often and rng.random() < 0.7 else texts))
    return match


def with_undo(kind: Kind, seed: int) -> AnyMatch:
    """Play a race in which people undid choices and seats changed hands."""
    match = play(kind, seed, lines=40)
    match.undo_to(25)
    match.set_driver(1, "rules")
    play(kind, seed + 1, match, lines=70)
    match.undo_to(30)
    match.set_driver(1, "person")
    return play(kind, seed + 2, match)


def from_the_middle(kind: Kind, seed: int) -> AnyMatch:
    """Play a race that begins with a position."""
    position = play(kind, seed, lines=60).position()
    return play(kind, seed + 1, boxbox.from_position(position, seed=seed))


def races(seed: int) -> Iterator[tuple[str, AnyMatch]]:
    """Return one race of every kind."""
    every = dict(kinds())
    for name, kind in every.items():
        yield f"{kind.game}/{name}", play(kind, seed)
    for name in ("season-of-4", "advanced-monza"):
        game = every[name].game
        yield f"{game}/undone", with_undo(every[name], seed)
        yield f"{game}/from-a-position", from_the_middle(every[name], seed)


def offers(match: AnyMatch) -> str:
    """Return a digest of all that was offered, choice by choice: the rules, and nothing else."""
    offered = sha256()
    past = match.at(match.log.first)
    for n in count(match.log.first):
        for decision in past.decisions:
            texts = sorted(option.text for option in decision.options)
            offered.update(f"{n} {decision.seat} {decision.kind} {texts}\n".encode())
        if n == match.log.last:
            return offered.hexdigest()
        line = match.log.line(n + 1)
        past.repeat(line, past.recorded(line))
    raise AssertionError
