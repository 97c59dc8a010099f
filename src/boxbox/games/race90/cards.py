"""What is printed: race and track cards, car charts, robot chits (chapter "Content")."""

from typing import Final, NamedTuple

SPEEDING: Final = "speeding"
DRIVING: Final = "driving"
GEAR: Final = "gear"
EVENT: Final = "event"
TYPES: Final = (SPEEDING, DRIVING, GEAR, EVENT)

EVENTS: Final = ("weather", "yellow", "green", "blue", "orange")
SYMBOLS: Final = ("contest", "overtake", "braking", "pair")

RACE_CARDS: Final = 184
TRACK_CARD: Final = RACE_CARDS
"""Track card n has the number TRACK_CARD + n."""
CARD_NUMBERS: Final = 256
"""Cards are numbers below this one."""
UNKNOWN: Final = 0
"""A race card that a view does not show."""
UNKNOWN_TRACK: Final = CARD_NUMBERS - 1
"""A track card that a view does not show: the backs of the two decks differ."""
FACE_DOWN: Final = (UNKNOWN, UNKNOWN_TRACK)

FAST: Final = "fast"
SLOW: Final = "slow"
SUPERFAST: Final = "superfast"


class Card(NamedTuple):
    """A race card, or a track card if it belongs to a corner."""

    number: int
    type: str
    move: int
    factor: int
    tyres: int = 0
    damage: int = 0
    check: int | None = None
    """What is added to the target of the check that it asks for: -20, 0 or 20."""
    draw: int = 0
    event: str = ""
    corner: int = 0
    symbols: tuple[str, ...] = ()


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

    type: str
    factor: int
    basic: int
    advanced: int
    pit_turn: int


def card_text(number: int) -> str:
    """Return how a card is written: `17`, `t5` for a track card, `?` and `t?` for unknown ones."""
    if number in FACE_DOWN:
        return "?" if number == UNKNOWN else "t?"
    return str(number) if number <= RACE_CARDS else f"t{number - TRACK_CARD}"


def face_down(card: int) -> int:
    """Return what can be seen of a card that lies face down: which deck it is of."""
    return UNKNOWN if card <= RACE_CARDS else UNKNOWN_TRACK
