"""What things are called in Race! Formula 90: cars, sections, cards, strategies, skills, tyres."""

import re
from collections.abc import Mapping, Sequence
from itertools import accumulate, groupby
from typing import Any, Final, NamedTuple

from boxbox.core.message import Message, join, say, seat_name
from boxbox.core.seats import Seat
from boxbox.games.race90.table.cards import Chart, PrintedCard
from boxbox.games.race90.table.dataset import Data, load_shipped
from boxbox.games.race90.table.race import MODULES
from boxbox.games.race90.table.setup import ADVANCED, JUNIOR
from boxbox.games.race90.table.track import (
    BRAKING,
    CORNER,
    STRAIGHT,
    PrintedSection,
    Section,
    Track,
)
from boxbox.words import has, name_of

View = Mapping[str, Any]
SEAT: Final = re.compile(r"s(\d)")
ROBOT: Final = re.compile(r"([a-z]+)(\d)")


class Limits(NamedTuple):
    """What a car is built with."""

    tyres: int
    cards: int
    damage: int


class Place(NamedTuple):
    """What a section is named after: its corner, and its part in a row of similar sections."""

    kind: str
    corner: int
    part: int
    parts: int


def places(track: Track) -> list[Place]:
    """Return what each section of a track is named after; corner 0 is the main straight."""
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


def _run(sections: Sequence[PrintedSection], n: int) -> tuple[str, int]:
    """Return a section's kind and its corner: its own, the next one or the one before."""
    kind = sections[n].kind
    step = 1 if kind == BRAKING else -1
    while not sections[n].corner:
        n = (n + step) % len(sections)
    return kind, sections[n].corner


class Race90Names:
    """Names as messages. `read` says who they are for."""

    def __init__(self, data: Data | None = None) -> None:
        self.data = data or load_shipped()
        self.track = next(iter(self.data.tracks.values()))
        self.places = places(self.track)
        self.players: dict[Seat, Message] = {}
        self.own: Seat | None = None
        """The reader's seat."""
        self.mark = ""
        """What follows the name of the reader's car in lists."""
        self.rules_off_turns = False
        """True if each turn begins with its own line, for clients without headings."""
        self.here: Section | None = None
        """The section of the reader's car."""
        self.level = "basic"
        self.modules: frozenset[str] = frozenset()
        """The modules of the Advanced Game in use."""
        self.last_turn = False
        self.soft = 0
        """The bonuses left on the reader's soft tyres."""
        self.charts = {chart.name: chart for chart in self.data.charts}

    def read(self, view: View) -> None:
        """Learn from a view the track, the players' names and where the reader is."""
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

    def say(self, key: str, values: Mapping[str, Any] | None = None) -> Message:
        """Return a message of this game."""
        return say(f"r90-{key}", values)

    def listed(self, things: Sequence[Message]) -> Message:
        """Return things as a list inside a sentence."""
        *most, last = things
        return self.say("and", {"list": join(most, ", "), "last": last}) if most else last

    # Cars

    def car(self, car: str) -> Message:
        """Return what a car is called."""
        if found := SEAT.fullmatch(car):
            seat = Seat(int(found[1]))
            name = self.player(seat)
            return join([name, self.mark], " ") if self.mark and seat == self.own else name
        robot = ROBOT.fullmatch(car)
        assert robot
        return self.say(robot[1], {"number": robot[2]})

    def player(self, seat: Seat) -> Message:
        """Return what a player is called: by name, or after the country of the chart."""
        return seat_name(seat, self.players.get(seat) or self._number(seat))

    def player_by_number(self, seat: Seat) -> Message:
        """Return a player by name, or by number where a country would mean nothing."""
        return seat_name(seat, self._number(seat))

    def person(self, seat: Seat) -> Message:
        """Return a player in a sentence: by name, or by number where a country means nothing."""
        return seat_name(seat, self.say("the-player", {"number": str(seat + 1)}))

    def _number(self, seat: Seat) -> Message:
        return self.say("player", {"number": str(seat + 1)})

    def country(self, chart: str, form: str = "name") -> Message:
        """Return the country of a chart, alone or as what somebody drives `for`."""
        country = chart.rpartition("-")[0]
        if has(f"r90-country-{country}"):
            return self.say(f"country-{country}", {"form": form})
        return self.say("country-other", {"name": country.title(), "form": form})

    def cars(self, cars: Sequence[str]) -> Message:
        """Return a list of cars."""
        return join(map(self.car, cars), ", ")

    def chart(self, chart: Chart) -> Message:
        """Return what a chart is called: country and side."""
        side = chart.name.rpartition("-")[2]
        return self.say("chart-name", {"country": self.country(chart.name), "side": side})

    def chart_facts(self, tyres: int, cards: int, damage: int) -> Message:
        """Return what a car is built with."""
        return self.say("chart-facts", {"tyres": tyres, "cards": cards, "damage": damage})

    def limits(self, player: View) -> Limits:
        """Return what a player's car was built with: as printed, or as set up."""
        if player.get("setup"):
            return Limits(*player["setup"])
        chart = self.charts.get(player["chart"])
        return Limits(chart.tyres, chart.cards, chart.damage) if chart else Limits(0, 0, 0)

    # The track

    def circuit(self, name: str) -> Message:
        """Return the name of a track."""
        return name_of(f"circuit-{name}", name.replace("-", " ").title())

    def corner(self, corner: int, form: str = "name") -> Message:
        """Return the name of a corner, alone or in the form a sentence needs."""
        name = self.track.corners[corner - 1]
        if not name:
            return self.say("corner-turn", {"name": str(corner), "form": form})
        key = f"corner-{'-'.join(re.findall(r'[a-z0-9]+', name.lower()))}"
        if has(f"r90-{key}"):
            return self.say(key, {"form": form})
        return self.say("corner-the", {"name": name, "form": form})

    def section(self, section: Section, form: str = "name") -> Message:
        """Return what a section is called: alone, `at` it, `to` it, or `short` in tight places."""
        kind, corner, part, parts = self.places[section]
        if kind == CORNER:
            name = self.corner(corner, form)
        elif corner:
            short = self.corner(corner, form if form == "short" else "name")
            values = {"corner": self.corner(corner, "of"), "short": short}
            name = self.say(f"section-{kind}", values | {"form": form})
        else:
            name = self.say("section-main", {"form": form})
        return join([name, f"({part}/{parts})"], " ") if parts > 1 else name

    def where(self, section: Section) -> Message:
        """Return a section with its distance from the reader's car."""
        distance = self.distance(section)
        name = self.section(section)
        if distance is None:
            return name
        return (
            join([signed(distance), name], " ")
            if distance
            else join([self.say("here"), name], ", ")
        )

    def distance(self, section: Section, ahead: bool | None = None) -> int | None:
        """Return how many sections ahead of the reader's car a section is; below 0 if behind.

        This is the shorter way round, unless `ahead` says whether the section counts as ahead.
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

    def printed(self, text: str) -> PrintedCard | None:
        """Return the card of a text such as `17`, or `t5` of this track; None if it is unknown."""
        cards = self.track.cards if text.startswith("t") else self.data.cards[1:]
        number = text.removeprefix("t")
        known = number.isdecimal() and 1 <= int(number) <= len(cards)
        return cards[int(number) - 1] if known else None

    def factor(self, text: str | None) -> int:
        """Return the check factor of a card."""
        card = self.printed(text) if text else None
        return card.factor if card else 0

    def card(self, text: str) -> Message:
        """Return a card in full: `+3 driving (43) Check+20`, `+4 speeding (26) [Ascari: …]`."""
        card = self.printed(text)
        if card is None:
            return self.brief(text)
        return join([*self._face(card), *self.costs(card), *self.use(card)], " ")

    def brief(self, text: str) -> Message:
        """Return a card in brief: `+3 driving (43)`, `+3 driving (77) [Roggia]`."""
        card = self.printed(text)
        if card is None:
            return self.say("unknown-card", {"card": text})
        corner = [_bracketed([self.corner(card.corner)])] if card.corner else []
        return join([*self._face(card), *corner], " ")

    def _face(self, card: PrintedCard) -> list[Message]:
        return [f"+{card.move}", self.say(f"type-{card.type}"), f"({card.factor})"]

    def use(self, card: PrintedCard) -> list[Message]:
        """Return the corner of a track card and what it can do there: `[Roggia: …]`."""
        if not card.corner:
            return []
        corner, symbols = self.corner(card.corner), join(self.symbols(card), ", ")
        return [_bracketed([corner, ": ", symbols] if symbols else [corner])]

    def costs(self, card: PrintedCard) -> list[Message]:
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

    def symbols(self, card: PrintedCard) -> list[Message]:
        """Return what a track card can do at its corner, each in a word or two."""
        return [self.say(f"symbol-{symbol}") for symbol in card.symbols]

    def bonus(self, bonus: View) -> Message:
        """Return a bonus, or what is lost, and where it comes from."""
        values = {"bonus": signed(bonus["value"]), "why": bonus["why"]}
        return self.say("preview-bonus", values)

    def robot_type(self, robot: str) -> Message:
        """Return the type of a robot: `FAST`."""
        return self.say(f"robot-{robot.rstrip('0123456789')}")

    # Strategies, skills, tyres, weather

    def strategy(self, strategy: str) -> Message:
        """Return the name of a strategy with its gloss."""
        return self.say(f"strategy-{strategy}")

    def special(self, strategy: str) -> Message:
        """Return what earns a strategy's SPECIAL."""
        return self.say("special", {"what": self.say(f"special-{strategy}")})

    def skill(self, skill: str) -> Message:
        """Return the name of a skill with its gloss."""
        return self.say(f"skill-{skill}")

    def tyre_type(self, tyres: str, form: str = "full") -> Message:
        """Return a type of tyres: `soft tyres`, short `soft`, or its letter."""
        return self.say(f"tyre-type-{tyres}", {"form": form})

    def weather(self, kind: str) -> Message:
        """Return a kind of weather."""
        return self.say(f"weather-{kind}")

    def slot(self, slot: int, kind: str) -> Message:
        """Return a slot of the weather table: its kind, and where it stands."""
        return join([self.weather(kind), f"({slot}/{len(self.track.weather)})"], " ")

    # What the race uses

    @property
    def fuel(self) -> str:
        """How fuel is managed: not at all (`none`), by a chit, or by what each driver takes."""
        if self.level == JUNIOR:
            return "none"
        return "bid" if "fuel" in self.modules else "chit"

    def plays(self, module: str) -> str:
        """Return whether the race uses a module, as sentences need it: `yes` or `no`."""
        return "yes" if module in self.modules else "no"


def _bracketed(parts: Sequence[Message]) -> Message:
    """Return messages in brackets."""
    return join(["[", *parts, "]"], "")


def played_modules(options: View) -> frozenset[str]:
    """Return the modules of the Advanced Game in use; none at other levels."""
    if options.get("level") != ADVANCED:
        return frozenset()
    asked = options.get("modules", "all")
    return frozenset(MODULES if asked == "all" else asked)


def number(value: int) -> str:
    """Return a number, with a real minus sign below 0."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """Return a number with its sign."""
    return f"+{value}" if value >= 0 else number(value)


def short_strategy(strategy: str) -> str:
    """Return the name of a strategy or skill as printed, without a gloss."""
    return strategy.replace("-", " ").upper()
