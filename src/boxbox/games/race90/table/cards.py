"""What is printed: race and track cards, car charts, robot chits (chapter "Content")."""

from typing import Final, Literal, NamedTuple, NewType

from boxbox.core.shapes import words_of
from boxbox.games.race90.wire.names import CardEvent, CardSymbol, CardType, FlagColour, RobotType

TYPES: Final[tuple[CardType, ...]] = words_of(CardType)
SPEEDING, DRIVING, GEAR, EVENT = TYPES
EVENTS: Final[tuple[CardEvent, ...]] = ("weather", *words_of(FlagColour))
SYMBOLS: Final[tuple[CardSymbol, ...]] = words_of(CardSymbol)

Card = NewType("Card", int)
"""A card's number."""

RACE_CARDS: Final = 184
TRACK_CARD: Final = RACE_CARDS
"""The number of track card n is TRACK_CARD + n."""
CARD_NUMBERS: Final = 256
"""Card numbers are below this one."""
ALL_CARDS: Final = tuple(map(Card, range(CARD_NUMBERS)))
UNKNOWN: Final = Card(0)
"""A race card that a view does not show."""
UNKNOWN_TRACK: Final = Card(CARD_NUMBERS - 1)
"""A track card that a view doesn't show; the two decks have different backs."""
FACE_DOWN: Final = (UNKNOWN, UNKNOWN_TRACK)

ROBOTS: Final[tuple[RobotType, ...]] = words_of(RobotType)
FAST, SLOW, SUPERFAST = ROBOTS


class PrintedCard(NamedTuple):
    """A race card, or a track card if it belongs to a corner."""

    number: Card
    type: CardType
    move: int
    factor: int
    tyres: int = 0
    damage: int = 0
    check: int | None = None
    """What it adds to the target of the check it asks for: -20, 0 or 20."""
    draw: int = 0
    event: CardEvent | Literal[""] = ""
    corner: int = 0
    symbols: tuple[CardSymbol, ...] = ()


class Chart(NamedTuple):
    """One side of a car chart."""

    name: str
    tyres: int
    cards: int
    damage: int

    @property
    def country(self) -> str:
        """The chart that this is a side of."""
        return self.name.rpartition("-")[0]


class Chit(NamedTuple):
    """A robot's qualifying and refuelling chit."""

    type: RobotType
    factor: int
    basic: int
    advanced: int
    pit_turn: int


def card_text(number: Card) -> str:
    """Return a card's notation: `17`, `t5` for a track card, `?` and `t?` for unknown ones."""
    if number in FACE_DOWN:
        return "?" if number == UNKNOWN else "t?"
    return str(number) if number <= RACE_CARDS else f"t{number - TRACK_CARD}"


def face_down(card: Card) -> Card:
    """Return what can be seen of a card that lies face down: its deck."""
    return UNKNOWN if card <= RACE_CARDS else UNKNOWN_TRACK
