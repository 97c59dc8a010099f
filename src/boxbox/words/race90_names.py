"""What things are called in Race! Formula 90: cars, sections, cards, strategies, skills, tyres."""

import re
from collections.abc import Mapping, Sequence
from itertools import accumulate, groupby
from typing import Any, Final, NamedTuple

from boxbox.games.race90.cards import Card, Chart
from boxbox.games.race90.dataset import load_shipped
from boxbox.games.race90.race import MODULES
from boxbox.games.race90.track import BRAKING, CORNER, STRAIGHT, Section, Track
from boxbox.words import Words

View = Mapping[str, Any]
SEAT: Final = re.compile(r"s(\d)")
ROBOT: Final = re.compile(r"([a-z]+)(\d)")
JUNIOR: Final = "junior"
"""The level without late braking, contests, strategies and refuelling."""
ADVANCED: Final = "advanced"
"""The level with modules."""


class Limits(NamedTuple):
    """What a car is built with."""

    tyres: int
    cards: int
    damage: int


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
        self.modules: frozenset[str] = frozenset()
        """The modules of the Advanced Game that are played."""
        self.last_turn = False
        self.soft = 0
        """The bonuses that the reader's soft tyres have left."""
        self.charts = {chart.name: chart for chart in self.data.charts}

    def read(self, view: View) -> None:
        """Learn from a view which track it is, what players are called and where the reader is."""
        name = view["options"]["track"]
        if name != self.track.name:
            self.track = self.data.tracks[name]
            self.places = places(self.track)
        self.level = view["options"].get("level", self.level)
        self.modules = played_modules(view["options"])
        self.last_turn = view["turn"] == view["summary"]["turns"]
        self.own = view["seat"]
        self.players = {
            row["seat"]: self.country(row["chart"]) for row in view["players"] if row["chart"]
        }
        self.soft = 0 if self.own is None else view["players"][self.own].get("soft", 0)
        own = f"s{self.own}"
        self.here = next((row["section"] for row in view["cars"] if row["car"] == own), None)

    def say(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        """Return a sentence of this game."""
        return self.words.say(f"r90-{key}", values)

    def listed(self, things: Sequence[str]) -> str:
        """Return things as a list inside a sentence."""
        *most, last = things
        return self.say("and", {"list": ", ".join(most), "last": last}) if most else last

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

    def country(self, chart: str, form: str = "name") -> str:
        """Return the country of a chart, bare or as what somebody drives `for`."""
        country = chart.rpartition("-")[0]
        if self.words.has(f"r90-country-{country}"):
            return self.say(f"country-{country}", {"form": form})
        return self.say("country-other", {"name": country.title(), "form": form})

    def cars(self, cars: Sequence[str]) -> str:
        """Return a list of cars."""
        return ", ".join(self.car(car) for car in cars)

    def chart(self, chart: Chart) -> str:
        """Return what a chart is called: country and side."""
        side = chart.name.rpartition("-")[2]
        return self.say("chart-name", {"country": self.country(chart.name), "side": side})

    def chart_facts(self, tyres: int, cards: int, damage: int) -> str:
        """Return what a car is built with."""
        return self.say("chart-facts", {"tyres": tyres, "cards": cards, "damage": damage})

    def limits(self, player: View) -> Limits:
        """Return what the car of a player was built with: as printed, or as it was set up."""
        if player.get("setup"):
            return Limits(*player["setup"])
        chart = self.charts.get(player["chart"])
        return Limits(chart.tyres, chart.cards, chart.damage) if chart else Limits(0, 0, 0)

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
        """Return what a section is called: bare, `at` it, `to` it, or `short` in tight places."""
        kind, corner, part, parts = self.places[section]
        if kind == CORNER:
            name = self.corner(corner, form)
        elif corner:
            short = self.corner(corner, form if form == "short" else "name")
            values = {"corner": self.corner(corner, "of"), "short": short}
            name = self.say(f"section-{kind}", values | {"form": form})
        else:
            name = self.say("section-main", {"form": form})
        return f"{name} ({part}/{parts})" if parts > 1 else name

    def where(self, section: int) -> str:
        """Return a section with how far it is from the reader's car."""
        distance = self.distance(section)
        name = self.section(section)
        if distance is None:
            return name
        return f"{signed(distance)} {name}" if distance else f"{self.say('here')}, {name}"

    def distance(self, section: int, ahead: bool | None = None) -> int | None:
        """Return how many sections a section is ahead of the reader's car; behind is below 0.

        It is the shorter way, unless it is said whether the section counts as ahead.
        """
        if self.here is None:
            return None
        length = len(self.track.sections)
        forward = (section - self.here) % length
        if ahead is None:
            ahead = forward <= length // 2
        return forward if ahead or not forward else forward - length

    def stage_end(self, turn: int) -> int:
        """Return the last turn of the race stage that a turn belongs to."""
        ends = accumulate(self.track.stages)
        return next((end for end in ends if turn <= end), len(self.track.turns))

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
        """Return a card in full: `+3 driving (43) Check+20`, `+4 speeding (26) [Ascari: …]`."""
        card = self.printed(text)
        if card is None:
            return self.brief(text)
        told = [f"+{card.move} {self.say(f'type-{card.type}')} ({card.factor})"]
        return " ".join([*told, *self.costs(card), *self.use(card)])

    def brief(self, text: str) -> str:
        """Return a card in brief: `+3 driving (43)`, `+3 driving (77) [Roggia]`."""
        card = self.printed(text)
        if card is None:
            return self.say("unknown-card", {"card": text})
        told = f"+{card.move} {self.say(f'type-{card.type}')} ({card.factor})"
        return f"{told} [{self.corner(card.corner)}]" if card.corner else told

    def use(self, card: Card) -> list[str]:
        """Return the corner of a track card with what it can do there: `[Roggia: …]`."""
        if not card.corner:
            return []
        corner, symbols = self.corner(card.corner), ", ".join(self.symbols(card))
        return [f"[{corner}: {symbols}]" if symbols else f"[{corner}]"]

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

    def symbols(self, card: Card) -> list[str]:
        """Return what a track card can do at its corner, each in a word or two."""
        return [self.say(f"symbol-{symbol}") for symbol in card.symbols]

    def bonus(self, bonus: View) -> str:
        """Return a bonus, or what is lost, and where it comes from."""
        values = {"bonus": signed(bonus["value"]), "why": bonus["why"]}
        return self.say("preview-bonus", values)

    def robot_type(self, robot: str) -> str:
        """Return the type of a robot: `FAST`."""
        return self.say(robot.rstrip("0123456789"), {"number": ""}).strip()

    # Strategies, skills, tyres, weather

    def strategy(self, strategy: str) -> str:
        """Return the name of a strategy with its gloss."""
        return self.say(f"strategy-{strategy}")

    def special(self, strategy: str) -> str:
        """Return what earns a strategy's SPECIAL."""
        return self.say("special", {"what": self.say(f"special-{strategy}")})

    def skill(self, skill: str) -> str:
        """Return the name of a skill with its gloss."""
        return self.say(f"skill-{skill}")

    def tyre_type(self, tyres: str, form: str = "full") -> str:
        """Return a type of tyres: `soft tyres`, short `soft`, or its letter."""
        return self.say(f"tyre-type-{tyres}", {"form": form})

    def weather(self, kind: str) -> str:
        """Return a kind of weather."""
        return self.say(f"weather-{kind}")

    def slot(self, slot: int, kind: str) -> str:
        """Return a slot of the weather table: its kind, and where it stands."""
        return f"{self.weather(kind)} ({slot}/{len(self.track.weather)})"

    # What is played

    @property
    def fuel(self) -> str:
        """How fuel is managed: not at all (`none`), by a chit, or by what each driver takes."""
        if self.level == JUNIOR:
            return "none"
        return "bid" if "fuel" in self.modules else "chit"

    def plays(self, module: str) -> str:
        """Return whether a module is played, as sentences ask for it: `yes` or `no`."""
        return "yes" if module in self.modules else "no"


def played_modules(options: View) -> frozenset[str]:
    """Return the modules of the Advanced Game that are played; none in another level."""
    if options.get("level") != ADVANCED:
        return frozenset()
    asked = options.get("modules", "all")
    return frozenset(MODULES if asked == "all" else asked)


def number(value: int) -> str:
    """Write a number; below 0 with a real minus sign."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """Write a number with its sign."""
    return f"+{value}" if value >= 0 else number(value)


def short_strategy(strategy: str) -> str:
    """Return the name of a strategy or skill as it is printed, without a gloss."""
    return strategy.replace("-", " ").upper()
