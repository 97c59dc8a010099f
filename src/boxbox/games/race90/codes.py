"""The codes of all choices: acts with a card, then single words."""

from typing import Final

from boxbox.games.race90.cards import CARD_NUMBERS
from boxbox.games.race90.race import STRATEGIES
from boxbox.games.race90.track import POINTS_AT_MOST

# Acts with a card: `play 17`. A code is the act's base and the card's number.
CARD_ACTS: Final = (
    "qualify", "contest", "join", "play", "add", "pay", "first", "check", "lay", "discard", "keep",
    "take",
)  # fmt: skip
(
    QUALIFY, CONTEST, JOIN, PLAY, ADD, PAY, FIRST, CHECK, LAY, DISCARD, KEEP, TAKE,
) = range(0, len(CARD_ACTS) * CARD_NUMBERS, CARD_NUMBERS)  # fmt: skip

WORDS: Final = (
    "keep-hand", "new-hand", "decline", "alone", "box", "drive-on", "enough", "deck", "skip",
    "chips", "blind", "as-played", "pass", "pass-paying", "stay", "brake-late", "rescue", "retire",
    "no-point",
)  # fmt: skip
_FIRST_WORD: Final = len(CARD_ACTS) * CARD_NUMBERS
(
    KEEP_HAND, NEW_HAND, DECLINE, ALONE, BOX, DRIVE_ON, ENOUGH, DECK, SKIP,
    CHIPS, BLIND, AS_PLAYED, PASS, PASS_PAYING, STAY, BRAKE_LATE, RESCUE, RETIRE, NO_POINT_TAKEN,
) = range(_FIRST_WORD, _FIRST_WORD + len(WORDS))  # fmt: skip

POINT: Final = _FIRST_WORD + len(WORDS)
"""The first of the codes of trajectory points."""
STRATEGY: Final = POINT + POINTS_AT_MOST
"""The first of the codes of strategies."""
CHART: Final = STRATEGY + len(STRATEGIES)
"""The first of the codes of car charts, in the order of the data set."""
CHARTS_AT_MOST: Final = 12
CODES: Final = range(CHART + CHARTS_AT_MOST)


def split(code: int) -> tuple[int, int]:
    """Return the act and the card of a code below the first word."""
    act, card = divmod(code, CARD_NUMBERS)
    return act * CARD_NUMBERS, card


def is_card_act(code: int) -> bool:
    """Tell whether a code is an act with a card."""
    return code < _FIRST_WORD
