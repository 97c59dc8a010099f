"""The components: 54 cards, 12 cars, a twelve-sided die (chapter "Componenti", ruling M1).

Cards and cars are indexes into the tables below. Cards with the same print share a number.
"""

import hashlib
import json
import tomllib
from importlib.resources import files
from typing import Any, Final, NamedTuple, NewType

from boxbox.core.game import DataSet

OVERTAKE: Final = "overtake"
PIT: Final = "pit"
TURBO: Final = "turbo"
CHARGE_GEARS: Final = "charge-gears"
CHARGE_ENGINE: Final = "charge-engine"
SPIN: Final = "spin"
SPIN_OUT: Final = "spin-out"
CRASH: Final = "crash"
CHARGES: Final = (CHARGE_GEARS, CHARGE_ENGINE)

Card = NewType("Card", int)
"""The number of a card: its place in CARDS."""
Car = NewType("Car", int)
"""The number of a car: its place in CARS."""
NO_CAR: Final = Car(-1)

NEUTRAL: Final = -1
"""The team of a card that belongs to none."""
UNKNOWN: Final = Card(-1)
"""A card that a view does not show."""


class PrintedCard(NamedTuple):
    """What is printed on a card."""

    name: str
    kind: str
    team: int
    places: int
    copies: int


class Circuit(NamedTuple):
    """A race of the calendar, and how many cards it sets aside when circuits differ in length."""

    name: str
    set_aside: int


def _read_data() -> tuple[dict[str, Any], DataSet]:
    text = (
        files("boxbox.games.motor_racing")
        .joinpath("data", "classic.toml")
        .read_text(encoding="utf-8")
    )
    data = tomllib.loads(text)
    meaning = json.dumps(data, sort_keys=True).encode()
    return data, DataSet(data["name"], hashlib.sha256(meaning).hexdigest())


def _make_cards(data: dict[str, Any]) -> tuple[PrintedCard, ...]:
    cards = []
    for team, colour in enumerate(data["teams"]):
        for card in data["team_cards"]:
            places = card.get("places", 0)
            name = f"{colour}+{places}" if places else f"{colour}-{card['kind']}"
            cards.append(PrintedCard(name, card["kind"], team, places, card["copies"]))
    for card in data["neutral_cards"]:
        cards.append(
            PrintedCard(card["kind"], card["kind"], NEUTRAL, card.get("places", 0), card["copies"])
        )
    return tuple(cards)


_DATA, DATA_SET = _read_data()
CARDS: Final = _make_cards(_DATA)
TEAMS: Final[tuple[str, ...]] = tuple(_DATA["teams"])
CARS: Final = tuple(f"{team}.{number}" for team in TEAMS for number in (1, 2))
DRIVERS: Final[tuple[str, ...]] = tuple(_DATA["drivers"])
POINTS: Final[tuple[int, ...]] = tuple(_DATA["points"])
HAND: Final[int] = _DATA["hand"]
CALENDAR: Final = tuple(Circuit(race["name"], race["set_aside"]) for race in _DATA["circuits"])
DIE: Final = tuple(range(1, 13))

ALL_CARDS: Final = tuple(map(Card, range(len(CARDS))))
ALL_CARS: Final = tuple(map(Car, range(len(CARS))))
DECK: Final = tuple(card for card in ALL_CARDS for _ in range(CARDS[card].copies))
"""All 54 cards, sorted; so is every pile that nobody has looked into."""
CARD_NUMBERS: Final = {CARDS[card].name: card for card in ALL_CARDS}
CAR_NUMBERS: Final = {CARS[car]: car for car in ALL_CARS}


def team_of(car: Car) -> int:
    """Return the team of a car."""
    return car >> 1


def cars_of(team: int) -> tuple[Car, ...]:
    """Return the cars of a team."""
    return ALL_CARS[2 * team : 2 * team + 2]
