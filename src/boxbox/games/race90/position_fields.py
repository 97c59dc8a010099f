"""The values of a position: each is read by itself, and what is wrong with it is noted."""

from collections.abc import Mapping, Sequence
from typing import Final

from boxbox.core.errors import Fault, quote
from boxbox.core.event import Json
from boxbox.core.options import is_whole
from boxbox.games.race90.cards import (
    FACE_DOWN,
    RACE_CARDS,
    SUPERFAST,
    UNKNOWN,
    UNKNOWN_TRACK,
    card_text,
    face_down,
)
from boxbox.games.race90.race import CARS, NOBODY, ROBOT_TYPES
from boxbox.games.race90.setup import Setup
from boxbox.games.race90.state import State

DECKS: Final = {UNKNOWN: "race", UNKNOWN_TRACK: "track"}
"""The decks, by how their cards look face down."""
RACE_DECK: Final = (UNKNOWN,)
TRACK_DECK: Final = (UNKNOWN_TRACK,)

Names = Mapping[str, tuple[str, ...]]
"""Names of fields by the module that they belong to; those of every race by an empty one."""


class Fields:
    """Reads single values and notes what is wrong with them."""

    def __init__(self, setup: Setup, data: Mapping[str, Json]) -> None:
        self.setup = setup
        self.data = data
        self.state = State(setup)
        self.faults: list[Fault] = []
        robots = [kind for kind in ROBOT_TYPES if kind != SUPERFAST or SUPERFAST in setup.modules]
        cars = (*range(setup.players), *(car for kind in robots for car in ROBOT_TYPES[kind]))
        self._cars = [CARS[car] for car in cars]
        in_play = setup.cards if setup.track_cards else setup.data.cards
        self._cards = {card_text(card.number): card.number for card in in_play}
        self._decks = FACE_DOWN if setup.track_cards else RACE_DECK
        if setup.track_cards:
            self._cards[card_text(UNKNOWN_TRACK)] = UNKNOWN_TRACK

    def fault(self, field: str, problem: str) -> None:
        """Note what is wrong."""
        self.faults.append(Fault(field, problem))

    def check_names(self, where: str, data: Mapping[str, Json], names: Names) -> None:
        """Refuse fields that nobody knows, and those of modules that are not played."""
        played = self.setup.modules
        known = [name for of, those in names.items() if not of or of in played for name in those]
        for name in data:
            if name in known:
                continue
            of = next((module for module, those in names.items() if name in those), None)
            problem = f"there is no such field; the fields are {', '.join(known)}"
            if of is not None:
                problem = f"it belongs to the module {of}, which is not played"
            self.fault(f"{where}{quote(name)}", problem)

    def number(self, field: str, value: Json, low: int, high: int) -> int:
        """Read a whole number."""
        if not is_whole(value) or not low <= value <= high:
            self.fault(field, f"{quoted(value)} is not a whole number from {low} to {high}")
            return low
        return int(value)

    def flag(self, field: str, value: Json) -> bool:
        """Read true or false."""
        if not isinstance(value, bool):
            self.fault(field, f"{quoted(value)} is not true or false")
        return value is True

    def word(self, field: str, value: Json, words: Sequence[str]) -> str:
        """Read one of some words."""
        if not isinstance(value, str) or value not in words:
            self.fault(field, f"{quoted(value)} is not one of {', '.join(words)}")
            return words[0]
        return value

    def entries(self, field: str, given: Json, of: str) -> Sequence[Json]:
        """Read a list."""
        if isinstance(given, Sequence) and not isinstance(given, str):
            return given
        self.fault(field, f"this is not a list of {of}")
        return ()

    def rows(self, field: str, given: Json) -> list[Mapping[str, Json]]:
        """Read a list of objects."""
        rows = self.entries(field, given, "objects")
        if all(isinstance(row, Mapping) for row in rows):
            return list(rows)
        self.fault(field, "this is not a list of objects")
        return []

    def part(self, name: str, names: Names) -> Mapping[str, Json]:
        """Read an object of the position."""
        given = self.data.get(name, {})
        if not isinstance(given, Mapping):
            self.fault(name, "this is not an object")
            return {}
        self.check_names(f"{name}.", given, names)
        return given

    def car(self, field: str, value: Json) -> int:
        """Read the name of a car."""
        if value not in self._cars:
            cars = ", ".join(self._cars)
            self.fault(field, f"there is no car {quoted(value)}; the cars are {cars}")
            return NOBODY
        return CARS.index(value)

    def cars(self, field: str, given: Json) -> tuple[int, ...]:
        """Read a list of cars, each of which stands there once."""
        found = [self.car(field, name) for name in self.entries(field, given, "cars")]
        cars = tuple(car for car in found if car != NOBODY)
        if len(set(cars)) < len(cars):
            self.fault(field, "a car stands here twice")
        return cars

    def bits(self, field: str, given: Json) -> int:
        """Read a set of cars."""
        return sum({1 << car for car in self.cars(field, given)})

    def cards(self, field: str, given: Json, decks: Sequence[int] = FACE_DOWN) -> list[int]:
        """Read a list of cards, or a number of unknown ones of the first of the decks."""
        if is_whole(given) and 0 <= given <= RACE_CARDS:
            return [decks[0]] * int(given)
        if not isinstance(given, Sequence) or isinstance(given, str):
            self.fault(field, "this is neither a list of cards nor their number")
            return []
        return [self.card(field, text, decks) for text in given]

    def card_bits(self, field: str, cards: Sequence[int]) -> int:
        """Return known cards as bits; each stands there once."""
        bits = sum({1 << card for card in cards})
        if bits.bit_count() < len(cards):
            self.fault(field, "a card stands here twice")
        return bits

    def card(self, field: str, given: Json, decks: Sequence[int] = FACE_DOWN) -> int:
        """Read a card of some decks."""
        text = str(given) if is_whole(given) else given
        card = self._cards.get(text) if isinstance(text, str) else None
        if card is None or face_down(card) not in decks:
            kinds = " or ".join(DECKS[deck] for deck in decks if deck in self._decks)
            self.fault(field, f"there is no {kinds} card {quoted(given)}")
            return decks[0]
        return card

    def check_seen(self, field: str, cards: Sequence[int]) -> None:
        """Refuse an unknown track card where all would have seen it."""
        if UNKNOWN_TRACK in cards:
            self.fault(field, "all have seen which track card it is")


def is_same(given: Json, value: int) -> bool:
    """True if a number that follows from other fields is given as it is."""
    return is_whole(given) and bool(given == value)


def quoted(value: Json) -> str:
    """Return a value as it was given, short enough to stand in a sentence."""
    return quote(repr(value))
