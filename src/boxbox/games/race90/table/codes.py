"""The codes of all choices: acts with a card, then single words."""

from itertools import product
from typing import Final

from boxbox.core.game import Code
from boxbox.games.race90.table.cards import ALL_CARDS, CARD_NUMBERS, Card
from boxbox.games.race90.table.cars import CARS
from boxbox.games.race90.table.race import SKILLS, STRATEGIES, TYRES
from boxbox.games.race90.table.track import (
    POINTS_AT_MOST,
    SECTIONS,
    SECTIONS_AT_MOST,
    TURNS_AT_MOST,
    Section,
)

CARD_ACTS: Final = (
    "qualify", "contest", "join", "play", "add", "pay", "first", "check", "lay", "discard", "keep",
    "take", "brake-with",
)  # fmt: skip


class CardAct:
    """An act with a card, such as `play 17`, whose code is `PLAY.of[17]`."""

    __slots__ = ("name", "of")

    def __init__(self, name: str) -> None:
        self.name = name
        first = CARD_ACTS.index(name) * CARD_NUMBERS
        self.of = tuple(Code(first + card) for card in ALL_CARDS)
        """The codes of the act, by card."""

    def __contains__(self, code: Code) -> bool:
        return self.of[0] <= code <= self.of[-1]

    def __repr__(self) -> str:
        return f"<CardAct {self.name}>"


_ACTS: Final = tuple(map(CardAct, CARD_ACTS))
(
    QUALIFY, CONTEST, JOIN, PLAY, ADD, PAY, FIRST, CHECK, LAY, DISCARD, KEEP, TAKE, BRAKE_WITH,
) = _ACTS  # fmt: skip
CARD_OF: Final = ALL_CARDS * len(CARD_ACTS)
"""The card of each code that is an act with one."""

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
) = map(Code, range(_FIRST_WORD, _FIRST_WORD + len(WORDS)))  # fmt: skip

POINT: Final = Code(_FIRST_WORD + len(WORDS))
"""The first code of trajectory points."""
STRATEGY: Final = Code(POINT + POINTS_AT_MOST)
"""The first code of strategies."""
CHART: Final = Code(STRATEGY + len(STRATEGIES))
"""The first code of car charts, in the order of the data set."""
CHARTS_AT_MOST: Final = 12
SKILL: Final = Code(CHART + CHARTS_AT_MOST)
"""The first code of skills."""
FIT: Final = Code(SKILL + len(SKILLS))
"""The first code of tyres."""
SETUP: Final = Code(FIT + len(TYRES))
"""The first code of car set-ups, in the order of SETUPS."""
SETUPS: Final = tuple(product((8, 10, 12), (5, 6, 7), (4, 5, 6)))
"""Tyre chips, cards and damage slots that set-up chits can give, one to three points each."""
FUEL: Final = Code(SETUP + len(SETUPS))
"""The code of no fuel; the codes of turns of fuel follow."""
UNFLAG: Final = Code(FUEL + TURNS_AT_MOST + 1)
"""The first code for taking a yellow flag from a section."""
FLAG: Final = Code(UNFLAG + SECTIONS_AT_MOST)
"""The first code for placing a yellow flag in a section behind a number of cars."""
FLAG_PLACES: Final = len(CARS) + 1
CODES: Final = range(FLAG + SECTIONS_AT_MOST * FLAG_PLACES)


def flag_code(section: Section, ahead: int) -> Code:
    """Return the code of a yellow flag in a section behind this many cars."""
    return Code(FLAG + section * FLAG_PLACES + ahead)


def split_flag(code: Code) -> tuple[Section, int]:
    """Return the section of a yellow flag and how many cars are ahead of it."""
    section, ahead = divmod(code - FLAG, FLAG_PLACES)
    return SECTIONS[section], ahead


def split(code: Code) -> tuple[CardAct, Card]:
    """Return the act and the card of a code below the first word."""
    return _ACTS[code // CARD_NUMBERS], CARD_OF[code]


def is_card_act(code: Code) -> bool:
    """True if a code is an act with a card."""
    return code < _FIRST_WORD


def word_text(code: Code) -> str:
    """Return the single word of a code."""
    return WORDS[code - _FIRST_WORD]
