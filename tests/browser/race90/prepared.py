"""Races of Race! Formula 90 that stand at the moment a test is about."""

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any, Final

import boxbox
from boxbox.games.race90.game import RACE90
from boxbox.games.race90.rules.state import QUESTIONS
from boxbox.games.race90.table.steps import AT_BID, AT_QUALIFY
from tests.browser.server import Match, bots_drive

KINDS: Final = tuple(sorted({*QUESTIONS, AT_QUALIFY, AT_BID}))
"""Every kind of question that the game asks."""
BASIC: Final = {"level": "basic"}
ADVANCED: Final = {"level": "advanced"}
SHORT: Final = {"level": "basic", "short": True, "charts": "random"}
SEEDS: Final[Mapping[str, tuple[int, dict[str, Any]]]] = {
    "brake": (35, BASIC),
    "chart": (0, BASIC),
    "check": (28, BASIC),
    "check-order": (41, BASIC),
    "contest": (26, BASIC),
    "contest-second": (26, BASIC),
    "discard": (0, BASIC),
    "draw": (12, BASIC),
    "fuel-bid": (0, ADVANCED),
    "green-flag": (7, ADVANCED),
    "keep": (26, BASIC),
    "lay": (10, BASIC),
    "off-track-check": (21, ADVANCED),
    "orange-flag": (10, ADVANCED),
    "pass": (11, BASIC),
    "pay": (10, BASIC),
    "pit": (0, BASIC),
    "play": (10, BASIC),
    "point": (8, BASIC),
    "qualify": (0, BASIC),
    "refuel": (4, ADVANCED),
    "safety-car": (16, ADVANCED),
    "second": (10, BASIC),
    "setup": (0, ADVANCED),
    "skill": (0, ADVANCED),
    "soft-bonus": (30, ADVANCED),
    "strategy": (0, BASIC),
    "substitute": (0, BASIC),
    "tyres": (4, ADVANCED),
    "versatility": (34, ADVANCED),
    "weather": (11, ADVANCED),
    "yellow-flag": (26, ADVANCED),
}
"""Where random play soon comes to a question; if rules change it is sought from there on."""
TRIES: Final = 100
LAP_CHECK: Final = {
    "game": "race90", "seats": 2, "turn": 12, "at": "play", "driver": 0,
    "cars": [{"car": "s0", "count": 60}, {"car": "s1", "count": 38}, {"car": "fast1", "count": 50}],
    "players": [{"seat": 0, "hand": [100, 120, 140]}, {"seat": 1}],
}  # fmt: skip
"""A Leader just behind a car that is about to get its first lap down."""
RESCUE: Final = {
    "game": "race90", "seats": 2, "turn": 5, "at": "play", "driver": 0,
    "options": {"rescue": True},
    "cars": [{"car": "s1", "section": 12}, {"car": "s0", "section": 11},
             {"car": "slow1", "section": 9}],
    "players": [{"seat": 0, "chart": "italy-1", "red": 5, "hand": [58, 62], "target": 1},
                {"seat": 1}],
}  # fmt: skip
"""A car whose damage slots are full, with cards that ask for a check it can hardly pass."""


def asked(kind: str, people: int = 1) -> Match:
    """Return a race in which seat 0 has a real choice in a question of this kind."""
    if kind == "lap-check":
        return _from(LAP_CHECK, kind)
    if kind == "rescue":
        return _from(RESCUE, kind)
    seed, options = SEEDS[kind]
    for other in range(seed, seed + TRIES):
        match = bots_drive(boxbox.start("race90", 4, other, options), people)
        if _reach(match, kind, Random(other)):
            return match
    raise AssertionError(f"random play never came to {kind}")


def _from(position: dict[str, Any], kind: str) -> Match:
    for seed in range(TRIES):
        match = bots_drive(boxbox.from_position(position, seed=seed), 1)
        if _reach(match, kind, Random(seed), 12):
            return match
    raise AssertionError(f"the position never came to {kind}")


def _reach(match: Match, kind: str, rng: Random, choices: int = 1000) -> bool:
    """Choose at random until seat 0 is asked; tell whether it ever is."""
    for _ in range(choices):
        if not match.decisions:
            return False
        own = [decision for decision in match.decisions if decision.seat == 0]
        decision = (own or list(match.decisions))[0]
        if own and decision.kind == kind and len(decision.options) > 1:
            return True
        match.choose(decision.seat, rng.choice(list(decision.options)))
    return False


def over(options: Mapping[str, Any] = SHORT) -> Match:
    """Return a race that has come to its end."""
    match = bots_drive(boxbox.start("race90", 4, 1, dict(options)), 1)
    rng = Random(1)
    while match.decisions:
        decision = match.decisions[0]
        match.choose(decision.seat, rng.choice(list(decision.options)))
    return match


EVENTFUL: Final[dict[str, Any]] = {
    "game": "race90", "seats": 4, "turn": 4, "at": "turn",
    "options": {"level": "advanced"},
    "cars": [
        {"car": "s1", "section": 4}, {"car": "s0", "section": 4}, {"car": "fast1", "section": 9},
        {"car": "s2", "section": 1}, {"car": "s3", "section": 22}, {"car": "slow1", "section": 20},
    ],
    "players": [
        {"seat": 0, "chart": "italy-1", "skill": "reflexes", "fuel": 20},
        {"seat": 1, "chart": "japan-1"}, {"seat": 2, "chart": "brazil-1"},
        {"seat": 3, "chart": "france-1"},
    ],
}  # fmt: skip
"""Two cars side by side in a corner, with a flag and a turn of the weather in the hand."""


def event_cards(event: str) -> list[int]:
    """Return the race cards with an event, the fastest first."""
    cards = [card for card in RACE90.values.cards[1:] if card.event == event]
    return [card.number for card in sorted(cards, key=lambda card: (-card.move, card.number))]


def eventful() -> Match:
    """Return an advanced race about to have a contest, with a flag and weather in the hand."""
    position = deepcopy(EVENTFUL)
    braking = [card.number for card in RACE90.values.cards[1:] if card.move == 2 and not card.tyres]
    hand = [event_cards("yellow")[0], event_cards("weather")[0], *braking[:4]]
    position["players"][0]["hand"] = hand
    return bots_drive(boxbox.from_position(position, seed=1), 1)


def last_turn() -> Match:
    """Return a race in whose last turn seat 0 moves first."""
    return bots_drive(boxbox.from_position(LAST_TURN, seed=1), 1)


LAST_TURN: Final[dict[str, Any]] = {
    "game": "race90", "seats": 4, "turn": 18, "at": "turn", "options": {"short": True},
    "cars": [
        {"car": "s0", "count": 90}, {"car": "s1", "count": 80}, {"car": "fast1", "count": 76},
        {"car": "s2", "count": 72}, {"car": "s3", "count": 68}, {"car": "slow1", "count": 64},
    ],
    "players": [{"seat": 0, "chart": "italy-1", "hand": [100, 120, 140]}],
}  # fmt: skip
