"""How choices and luck are written: `red+3 red.2`, `spin`, `roll`; `die 7`, `draw crash`."""

from typing import Final

from boxbox.games.motor_racing.cards import CARDS, CARS, TEAMS
from boxbox.games.motor_racing.state import ANSWERS, CODES, TARGETS, split_code


def _text(code: int) -> str:
    if code in ANSWERS:
        return ANSWERS[code]
    card, car = split_code(code)
    return CARDS[card].name if car is None else f"{CARDS[card].name} {CARS[car]}"


TEXTS: Final = tuple(_text(code) for code in CODES)
_CODES: Final = {text: code for code, text in enumerate(TEXTS)}
# `spin` the card and `spin` the answer would clash here: no answer is named like a card.
assert len(_CODES) == len(CODES) == len(CARDS) * TARGETS + len(ANSWERS)


def text(code: int) -> str:
    """Return the notation of a code."""
    return TEXTS[code]


def code(text: str) -> int | None:
    """Return the code of a notation, or None if it is not well formed."""
    return _CODES.get(text)


def word(kind: str, value: int) -> str:
    """Return how the log writes the result of luck."""
    if kind == "die":
        return str(value)
    return TEAMS[value] if kind == "team" else CARDS[value].name
