"""Races that stand at the moment a test is about."""

import boxbox
from tests.browser.server import BOT, Data, Match, bots_drive
from tests.rules.positions import race

QUESTIONS: dict[str, tuple[str, str]] = {
    "charge": ("charge-gears red.1", "die 4"),
    "spin": ("spin", "die 3"),
    "crash": ("crash", "die 5"),
}
"""A play that leads to each kind of question, and the roll that brings it about."""
HAND = ("charge-gears", "spin", "crash", "turbo", "wrong-line")
THREE_BOTS: tuple[Data, ...] = (BOT, BOT, BOT)


def asked(kind: str) -> Match:
    """Return a race in which seat 0 is asked a question of this kind."""
    play, roll = QUESTIONS[kind]
    match = bots_drive(race(*HAND, order="2 3 1 4 5 6 7 8 9 10 11 12", luck=[roll]), 1)
    match.choose(0, play)
    assert match.decisions[0].kind == kind
    return match


def under_way(turns: int, people: int = 1) -> Match:
    """Return a race in which seat 0 has played this often and is to play a card."""
    match = bots_drive(boxbox.start("motor-racing", 4, 1, {"races": 1}), people)
    played = 0
    while True:
        decision = match.decisions[0]
        first = decision.kind == "play" and decision.seat == 0
        if first and played >= turns:
            return match
        played += first
        match.choose(decision.seat, decision.options[0])


def over() -> Match:
    """Return a race that has come to its end."""
    match = bots_drive(boxbox.start("motor-racing", 4, 1, {"races": 1}), 1)
    while match.decisions:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[0])
    return match
