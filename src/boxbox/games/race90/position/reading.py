"""A position being read: the race as far as it is known, and everything impossible in it.

The data already has its declared shape. This checks what a shape can't say: that a car or a card
belongs to this race, and that a number fits the track or the car.
"""

from collections.abc import Sequence
from typing import Final

from boxbox.core.errors import Fault, quote
from boxbox.core.given import quoted
from boxbox.core.seats import NOBODY, Seat
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cards import (
    FACE_DOWN,
    SUPERFAST,
    UNKNOWN,
    UNKNOWN_TRACK,
    Card,
    card_text,
    face_down,
)
from boxbox.games.race90.table.cars import CARS, ROBOT_TYPES, SEATS, Car
from boxbox.games.race90.table.setup import Setup
from boxbox.games.race90.table.track import SECTIONS, Section

Pile = Sequence[str | int] | int
"""Cards, or how many unknown ones there are."""

DECKS: Final = {UNKNOWN: "race", UNKNOWN_TRACK: "track"}
"""The decks, by the backs of their cards."""
RACE_DECK: Final = (UNKNOWN,)
TRACK_DECK: Final = (UNKNOWN_TRACK,)
LAPS: Final = 100
"""How many laps a car may have driven, or be behind."""


class Reading:
    """The state of a position, built as it is read, and its faults."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state = State(setup)
        self.faults: list[Fault] = []
        robots = [kind for kind in ROBOT_TYPES if kind != SUPERFAST or SUPERFAST in setup.modules]
        cars: tuple[Car, ...] = (
            *SEATS[: setup.players],
            *(car for kind in robots for car in ROBOT_TYPES[kind]),
        )
        self._cars: dict[str, Car] = {CARS[car]: car for car in cars}
        in_play = setup.cards if setup.track_cards else setup.data.cards
        self._cards = {card_text(card.number): card.number for card in in_play}
        self._decks = FACE_DOWN if setup.track_cards else RACE_DECK
        if setup.track_cards:
            self._cards[card_text(UNKNOWN_TRACK)] = UNKNOWN_TRACK

    def fault(self, field: str, problem: str) -> None:
        """Note what is wrong."""
        self.faults.append(Fault(field, problem))

    def number(self, field: str, value: int, low: int, high: int) -> int:
        """Read a number whose limits the race sets."""
        if low <= value <= high:
            return value
        self.fault(field, f"{quote(value)} is not a whole number from {low} to {high}")
        return low

    def count(self, field: str, value: int) -> int:
        """Read how many sections have been driven."""
        far = LAPS * self.setup.length
        return self.number(field, value, -far, far)

    def section(self, field: str, value: int) -> Section:
        """Read a section of the track."""
        return SECTIONS[self.number(field, value, 0, self.setup.length - 1)]

    def seat(self, field: str, value: int) -> Seat:
        """Read the seat of a player."""
        return SEATS[self.number(field, value, 0, self.setup.players - 1)]

    def driver(self, field: str, value: int) -> Seat:
        """Read the seat of a driver in the race."""
        seat = self.seat(field, value)
        if seat not in self.state.running:
            self.fault(field, f"seat {seat} has no car in the race")
        return seat

    def car(self, field: str, name: str) -> Car:
        """Read the name of a car."""
        if name not in self._cars:
            cars = ", ".join(self._cars)
            self.fault(field, f"there is no car {quoted(name)}; the cars are {cars}")
        return self._cars.get(name, NOBODY)

    def cars(self, field: str, names: Sequence[str]) -> tuple[Car, ...]:
        """Read a list of cars, none of them twice."""
        found = [self.car(field, name) for name in names]
        cars = tuple(car for car in found if car != NOBODY)
        if len(set(cars)) < len(cars):
            self.fault(field, "a car stands here twice")
        return cars

    def bits(self, field: str, names: Sequence[str]) -> int:
        """Read a set of cars."""
        return sum({1 << car for car in self.cars(field, names)})

    def cards(self, field: str, given: Pile, decks: Sequence[Card] = FACE_DOWN) -> list[Card]:
        """Read a list of cards, or a number of unknown ones from the first of the decks."""
        if isinstance(given, int):
            return [decks[0]] * given
        return [self.card(field, card, decks) for card in given]

    def card_bits(self, field: str, cards: Sequence[Card]) -> int:
        """Return known cards as bits, none of them twice."""
        bits = sum({1 << card for card in cards})
        if bits.bit_count() < len(cards):
            self.fault(field, "a card stands here twice")
        return bits

    def card(self, field: str, given: str | int, decks: Sequence[Card] = FACE_DOWN) -> Card:
        """Read a card from some decks."""
        card = self._cards.get(str(given))
        if card is None or face_down(card) not in decks:
            kinds = " or ".join(DECKS[deck] for deck in decks if deck in self._decks)
            self.fault(field, f"there is no {kinds} card {quoted(given)}")
            return decks[0]
        return card

    def seen(self, field: str, given: Pile) -> tuple[Card, ...]:
        """Read cards that everybody has seen; only race cards may be left unknown."""
        cards = self.cards(field, given)
        if UNKNOWN_TRACK in cards:
            self.fault(field, "all have seen which track card it is")
        return tuple(cards)
