"""The codes of all choices: acts with a card, then single words."""

from itertools import product
from typing import Final

from boxbox.games.race90.cards import CARD_NUMBERS
from boxbox.games.race90.race import CARS, SKILLS, STRATEGIES, TYRES
from boxbox.games.race90.track import POINTS_AT_MOST, SECTIONS_AT_MOST, TURNS_AT_MOST

# Acts with a card: `play 17`. A code is the act's base and the card's number.
CARD_ACTS: Final = (
    "qualify", "contest", "join", "play", "add", "pay", "first", "check", "lay", "discard", "keep",
    "take", "brake-with",
)  # fmt: skip
(
    QUALIFY, CONTEST, JOIN, PLAY, ADD, PAY, FIRST, CHECK, LAY, DISCARD, KEEP, TAKE, BRAKE_WITH,
) = range(0, len(CARD_ACTS) * CARD_NUMBERS, CARD_NUMBERS)  # fmt: skip

WORDS: Final = (
    "keep-hand", "new-hand", "decline", "alone", "box", "drive-on", "enough", "deck", "skip",
    "chips", "blind", "as-played", "pass", "pass-paying", "stay", "brake-late", "rescue", "retire",
    "no-point", "keep-strategy", "drier", "wetter", "leave-weather", "no-flag", "keep-flags",
    "use-soft", "save-soft",
)  # fmt: skip
_FIRST_WORD: Final = len(CARD_ACTS) * CARD_NUMBERS
(
    KEEP_HAND, NEW_HAND, DECLINE, ALONE, BOX, DRIVE_ON, ENOUGH, DECK, SKIP,
    CHIPS, BLIND, AS_PLAYED, PASS, PASS_PAYING, STAY, BRAKE_LATE, RESCUE, RETIRE, NO_POINT_TAKEN,
    KEEP_STRATEGY, DRIER, WETTER, LEAVE_WEATHER, NO_FLAG, KEEP_FLAGS, USE_SOFT, SAVE_SOFT,
) = range(_FIRST_WORD, _FIRST_WORD + len(WORDS))  # fmt: skip

POINT: Final = _FIRST_WORD + len(WORDS)
"""The first of the codes of trajectory points."""
STRATEGY: Final = POINT + POINTS_AT_MOST
"""The first of the codes of strategies."""
CHART: Final = STRATEGY + len(STRATEGIES)
"""The first of the codes of car charts, in the order of the data set."""
CHARTS_AT_MOST: Final = 12
SKILL: Final = CHART + CHARTS_AT_MOST
"""The first of the codes of skills."""
FIT: Final = SKILL + len(SKILLS)
"""The first of the codes of tyres."""
SETUP: Final = FIT + len(TYRES)
"""The first of the codes of car set-ups, in the order of SETUPS."""
SETUPS: Final = tuple(product((8, 10, 12), (5, 6, 7), (4, 5, 6)))
"""Tyre chips, cards and damage slots that set-up chits can give, one to three points each."""
FUEL: Final = SETUP + len(SETUPS)
"""The code of no fuel; those of turns of fuel follow."""
UNFLAG: Final = FUEL + TURNS_AT_MOST + 1
"""The first of the codes that take a yellow flag from a section."""
FLAG: Final = UNFLAG + SECTIONS_AT_MOST
"""The first of the codes that put a yellow flag into a section, with so many cars ahead of it."""
FLAG_PLACES: Final = len(CARS) + 1
CODES: Final = range(FLAG + SECTIONS_AT_MOST * FLAG_PLACES)


def flag_code(section: int, ahead: int) -> int:
    """Return the code of a yellow flag in a section behind so many cars."""
    return FLAG + section * FLAG_PLACES + ahead


def split_flag(code: int) -> tuple[int, int]:
    """Return the section of a yellow flag and how many cars are ahead of it."""
    return divmod(code - FLAG, FLAG_PLACES)


def split(code: int) -> tuple[int, int]:
    """Return the act and the card of a code below the first word."""
    act, card = divmod(code, CARD_NUMBERS)
    return act * CARD_NUMBERS, card


def is_card_act(code: int) -> bool:
    """Tell whether a code is an act with a card."""
    return code < _FIRST_WORD


def word_text(code: int) -> str:
    """Return the single word of a code."""
    return WORDS[code - _FIRST_WORD]
