"""The notation of choices and luck: `red+3 red.2`, `spin`, `roll`; `die 7`, `draw crash`."""

from typing import Final

from boxbox.core.game import Code
from boxbox.games.motor_racing.rules.state import ANSWERS, CODES, TARGETS, split_code
from boxbox.games.motor_racing.table.cards import CARDS, CARS, TEAMS


def _text(code: Code) -> str:
    if code in ANSWERS:
        return ANSWERS[code]
    card, car = split_code(code)
    return CARDS[card].name if car is None else f"{CARDS[card].name} {CARS[car]}"


TEXTS: Final = tuple(_text(Code(code)) for code in CODES)
_CODES: Final = {text: Code(code) for code, text in enumerate(TEXTS)}
# The card `spin` and an answer `spin` would clash here: no answer is named like a card.
assert len(_CODES) == len(CODES) == len(CARDS) * TARGETS + len(ANSWERS)


def text(code: Code) -> str:
    """Return the notation of a code."""
    return TEXTS[code]


def code(text: str) -> Code | None:
    """Return the code of a notation, or None if it is malformed."""
    return _CODES.get(text)


def word(kind: str, value: int) -> str:
    """Return how the log writes a result of luck."""
    if kind == "die":
        return str(value)
    return TEAMS[value] if kind == "team" else CARDS[value].name
