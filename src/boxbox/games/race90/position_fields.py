"""The values of a position: each is read by itself, and what is wrong with it is noted."""

from collections.abc import Mapping, Sequence

from boxbox.core.errors import Fault, quote
from boxbox.core.event import Json
from boxbox.core.options import is_whole
from boxbox.games.race90.cards import FAST, RACE_CARDS, SLOW, UNKNOWN, card_text
from boxbox.games.race90.race import CARS, NOBODY, ROBOT_TYPES, Setup


class Fields:
    """Reads single values and notes what is wrong with them."""

    def __init__(self, setup: Setup) -> None:
        self.faults: list[Fault] = []
        cars = (*range(setup.players), *ROBOT_TYPES[FAST], *ROBOT_TYPES[SLOW])
        self._cars = [CARS[car] for car in cars]
        self._cards = {card_text(card.number): card.number for card in setup.data.cards[1:]}

    def fault(self, field: str, problem: str) -> None:
        """Note what is wrong."""
        self.faults.append(Fault(field, problem))

    def check_names(self, where: str, data: Mapping[str, Json], names: Sequence[str]) -> None:
        """Refuse fields that nobody knows."""
        for name in data:
            if name not in names:
                problem = f"there is no such field; the fields are {', '.join(names)}"
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

    def cards(self, field: str, given: Json) -> list[int]:
        """Read a list of cards, or a number of unknown ones."""
        if is_whole(given) and 0 <= given <= RACE_CARDS:
            return [UNKNOWN] * int(given)
        if not isinstance(given, Sequence) or isinstance(given, str):
            self.fault(field, "this is neither a list of cards nor their number")
            return []
        return [self.card(field, text) for text in given]

    def card(self, field: str, given: Json) -> int:
        """Read a card."""
        text = str(given) if is_whole(given) else given
        if text == card_text(UNKNOWN):
            return UNKNOWN
        if not isinstance(text, str) or text not in self._cards:
            self.fault(field, f"there is no race card {quoted(given)}")
            return UNKNOWN
        return self._cards[text]


def quoted(value: Json) -> str:
    """Return a value as it was given, short enough to stand in a sentence."""
    return quote(repr(value))
