"""What things are called in Race! Formula 90: cars, sections, cards, strategies."""

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from boxbox.games.race90.cards import Card, Chart
from boxbox.games.race90.dataset import load_shipped
from boxbox.games.race90.track import BRAKING, CORNER, STRAIGHT, Section, Track
from boxbox.words import Words

View = Mapping[str, Any]
SEAT: Final = re.compile(r"s(\d)")
ROBOT: Final = re.compile(r"([a-z]+)(\d)")


class Place(NamedTuple):
    """What a section is called after: its corner, and which part of a row of like ones it is."""

    kind: str
    corner: int
    part: int
    parts: int


def places(track: Track) -> list[Place]:
    """Return what each section of a track is called after; corner 0 is the main straight."""
    sections = track.sections
    length = len(sections)
    first = next(n for n in range(length) if _run(sections, n) != _run(sections, n - 1))
    around = [*range(first, length), *range(first)]
    found: dict[int, Place] = {}
    for (kind, corner), group in groupby(around, key=lambda n: _run(sections, n)):
        row = list(group)
        named = 0 if kind == STRAIGHT and 0 in row else corner
        for part, n in enumerate(row, 1):
            found[n] = Place(kind, named, part, len(row))
    return [found[n] for n in range(length)]


def _run(sections: Sequence[Section], n: int) -> tuple[str, int]:
    """Return the kind of a section and its corner: its own, the next one or the one before."""
    kind = sections[n].kind
    step = 1 if kind == BRAKING else -1
    while not sections[n].corner:
        n = (n + step) % len(sections)
    return kind, sections[n].corner


class Race90Names:
    """Names in one language. `read` tells whose eyes they are for."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.data = load_shipped()
        self.track = next(iter(self.data.tracks.values()))
        self.places = places(self.track)
        self.players: dict[int, str] = {}
        self.own: int | None = None
        """The seat that reads."""
        self.mark = ""
        """What stands behind the name of the reader's car in lists."""
        self.here: int | None = None
        """The section of the reader's car."""
        self.level = "basic"
        self.charts = {chart.name: chart for chart in self.data.charts}

    def read(self, view: View) -> None:
        """Learn from a view which track it is, what players are called and where the reader is."""
        name = view["options"]["track"]
        if name != self.track.name:
            self.track = self.data.tracks[name]
            self.places = places(self.track)
        self.level = view["options"].get("level", self.level)
        self.own = view["seat"]
        self.players = {
            row["seat"]: self.country(row["chart"]) for row in view["players"] if row["chart"]
        }
        own = f"s{self.own}"
        self.here = next((row["section"] for row in view["cars"] if row["car"] == own), None)

    def say(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        """Return a sentence of this game."""
        return self.words.say(f"r90-{key}", values)

    # Cars

    def car(self, car: str) -> str:
        """Return what a car is called."""
        if found := SEAT.fullmatch(car):
            seat = int(found[1])
            return self.player(seat) + (self.mark if seat == self.own else "")
        robot = ROBOT.fullmatch(car)
        assert robot
        return self.say(robot[1], {"number": robot[2]})

    def player(self, seat: int) -> str:
        """Return what a player is called: after the country of the chart."""
        return self.players.get(seat) or self.say("player", {"number": str(seat + 1)})

    def country(self, chart: str) -> str:
        """Return the country of a chart."""
        country = chart.rpartition("-")[0]
        key = f"r90-country-{country}"
        return self.words.say(key) if self.words.has(key) else country.title()

    def cars(self, cars: Sequence[str]) -> str:
        """Return a list of cars."""
        return ", ".join(self.car(car) for car in cars)

    def chart(self, chart: Chart) -> str:
        """Return what a chart is called: country and side."""
        side = chart.name.rpartition("-")[2]
        return self.say("chart-name", {"country": self.country(chart.name), "side": side})

    def chart_facts(self, chart: Chart) -> str:
        """Return what a chart gives."""
        return self.say("chart-facts", {"tyres": chart.tyres, "cards": chart.cards,
                                        "damage": chart.damage})  # fmt: skip

    # The track

    def circuit(self, name: str) -> str:
        """Return the name of a track."""
        key = f"circuit-{name}"
        return self.words.say(key) if self.words.has(key) else name.title()

    def corner(self, corner: int, form: str = "name") -> str:
        """Return the name of a corner, bare or as the form of a sentence needs it."""
        name = self.track.corners[corner - 1]
        if not name:
            return self.say("corner-turn", {"name": str(corner), "form": form})
        key = f"corner-{'-'.join(re.findall(r'[a-z0-9]+', name.lower()))}"
        if self.words.has(f"r90-{key}"):
            return self.say(key, {"form": form})
        return self.say("corner-the", {"name": name, "form": form})

    def section(self, section: int, form: str = "name") -> str:
        """Return what a section is called: bare, or `at` it, or `to` it."""
        kind, corner, part, parts = self.places[section]
        if kind == CORNER:
            name = self.corner(corner, form)
        elif corner:
            values = {"corner": self.corner(corner, "of"), "short": self.corner(corner)}
            name = self.say(f"section-{kind}", values | {"form": form})
        else:
            name = self.say("section-main", {"form": form})
        return f"{name} ({part}/{parts})" if parts > 1 else name

    def where(self, section: int) -> str:
        """Return a section with how far it is from the reader's car."""
        distance = self.distance(section)
        name = self.section(section)
        return f"{signed(distance)} {name}" if distance else name

    def distance(self, section: int) -> int | None:
        """Return how many sections a section is ahead of the reader's car; behind is below 0."""
        if self.here is None:
            return None
        length = len(self.track.sections)
        ahead = (section - self.here) % length
        return ahead if ahead <= length // 2 else ahead - length

    # Cards

    def printed(self, text: str) -> Card | None:
        """Return the card of a text such as `17`, or `t5` of this track; None if it is unknown."""
        cards = self.track.cards if text.startswith("t") else self.data.cards[1:]
        number = text.removeprefix("t")
        known = number.isdecimal() and 1 <= int(number) <= len(cards)
        return cards[int(number) - 1] if known else None

    def factor(self, text: str | None) -> int:
        """Return the check factor of a card."""
        card = self.printed(text) if text else None
        return card.factor if card else 0

    def card(self, text: str) -> str:
        """Return a card in full: `+3 driving (43) Check+20`."""
        card = self.printed(text)
        return " ".join([self.brief(text), *self.costs(card)]) if card else self.brief(text)

    def brief(self, text: str) -> str:
        """Return a card in brief: `+3 driving (43)`."""
        card = self.printed(text)
        if card is None:
            return self.say("unknown-card", {"card": text})
        return f"+{card.move} {self.say(f'type-{card.type}')} ({card.factor})"

    def costs(self, card: Card) -> list[str]:
        """Return what a card asks for and brings, each in a word or two."""
        found = []
        if card.tyres:
            found.append(self.say("tyres", {"tyres": card.tyres}))
        if card.damage:
            found.append(self.say("damage", {"damage": card.damage}))
        if card.check is not None:
            modifier = signed(card.check) if card.check else ""
            found.append(self.say("check", {"modifier": modifier}))
        if card.draw:
            found.append(self.say("draw", {"cards": card.draw}))
        if card.event:
            found.append(self.say(f"flag-{card.event}"))
        return found

    def strategy(self, strategy: str) -> str:
        """Return the name of a strategy with its gloss."""
        return self.say(f"strategy-{strategy}")


def number(value: int) -> str:
    """Write a number; below 0 with a real minus sign."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """Write a number with its sign."""
    return f"+{value}" if value >= 0 else number(value)


def short_strategy(strategy: str) -> str:
    """Return the name of a strategy as it is printed, without a gloss."""
    return strategy.replace("-", " ").upper()
