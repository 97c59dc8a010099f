"""Formula Motor Racing in the terminal: the line of cars, the hand, the options, the standings."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boxbox.core.seats import Seat
from boxbox.games.motor_racing.table.cards import CARS
from boxbox.games.motor_racing.words.sentences import MotorRacingWords
from boxbox.words import Words

View = Mapping[str, Any]
COLOURS: Final = {
    "red": "bold white on #b3202a",
    "blue": "bold white on #1f4fb5",
    "yellow": "bold black on #f2c200",
    "green": "bold white on #1d7f3c",
    "black": "bold white on #3a3a3a",
    "white": "bold black on #e4e4e4",
}
OWN: Final = "▲"
"""Marks the reader's own cars, for readers who can't tell the colours apart."""


class Board:
    """Draws views for one reader."""

    def __init__(self, words: Words) -> None:
        self.say = words.say
        self.text = words.tell
        self.game = MotorRacingWords()
        self.game.mark = OWN
        self._width = 2 + max(len(self.text(self.game.car(car))) for car in CARS)

    def intro(self, view: View) -> str:
        """Return what a newcomer must know before the first card."""
        races = view["summary"]["races"]
        teams = self.player(view, view["seat"])
        return self.say("intro", {"teams": teams, "mark": OWN, "races": races})

    def player(self, view: View, seat: Seat) -> str:
        """Return what a seat is called: the names of its teams."""
        self.game.read(view)
        return self.text(self.game.player(seat))

    def story(self, view: View, events: Sequence[View]) -> list[str]:
        """Return what happened, in one or more sentences for each event."""
        self.game.read(view)
        told = (self.text(self.game.event(event)) for event in events)
        return [sentence for sentence in told if sentence]

    def board(self, view: View) -> RenderableType:
        """Return the race as it stands."""
        self.game.read(view)
        summary = view["summary"]
        titles = [
            self.say("title-race", {"race": summary["race"], "races": summary["races"]}),
            self.say(f"circuit-{summary['circuit']}"),
        ]
        if not view["result"]:
            titles.append(self.say("title-deck", {"cards": view["deck"]}))
        if view["seat"] is not None and view["to_act"] == [view["seat"]]:
            titles.append(self.say("title-turns", {"turns": turns_left(view)}))
        title = " · ".join(titles)
        parts: list[RenderableType] = [Rule(title, style="dim"), self._line(view["order"])]
        if view["retired"]:
            cars = Text(" ").join(self.car(car) for car in reversed(view["retired"]))
            out = Text.assemble(f"{self.say('title-out')}: ", cars)
            parts.append(Padding(out, (0, 0, 1, 0)))
        return Group(*parts)

    def _line(self, cars: Sequence[str], points: Sequence[int] = ()) -> RenderableType:
        chips = []
        for place, car in enumerate(cars, 1):
            scored = f" {points[place - 1]:>2}" if place <= len(points) else ""
            written = self.text(self.game.place(place))
            chips.append(Text.assemble((f"{written:>3} ", "dim"), self.car(car), (scored, "bold")))
        return Padding(Columns(chips, padding=(0, 2), equal=True), (1, 0))

    def car(self, car: str) -> Text:
        """Return a car as a coloured chip; own cars are marked."""
        name = self.text(self.game.car(car))
        return Text(f" {name:<{self._width}} ", style=COLOURS[car.split(".")[0]])

    def starts_race(self, event: View) -> bool:
        """True if an event begins a race."""
        return bool(event["kind"] == "race-started")

    def race_result(self, view: View, event: View) -> RenderableType | None:
        """Return how a race of the season ended, with its points and the standings after it.

        The last race shows the end of the season instead.
        """
        if event["kind"] != "race-finished" or event["race"] == view["summary"]["races"]:
            return None
        self.game.read(view)
        line = self._line(event["classification"], event["points"])
        return Group(Rule(self.say("title-result"), style="dim"), line, self.standings(view))

    def card(self, name: str) -> Text:
        """Return a card in its team's colour."""
        team = next((team for team in COLOURS if name.startswith((f"{team}+", f"{team}-"))), None)
        style = COLOURS[team] if team else "bold reverse"
        return Text(f" {self.text(self.game.card(name))} ", style=style)

    def listed(self, view: View) -> list[View]:
        """Return the options of the view's decision in their numbered order: by card and place."""
        places = {car: place for place, car in enumerate(view["order"])}
        cards = list(dict.fromkeys(_card(option) for option in view["decision"]["options"]))
        return sorted(
            view["decision"]["options"],
            key=lambda option: (cards.index(_card(option)), places.get(_car(option), -1)),
        )

    def options(self, view: View) -> RenderableType:
        """Return the numbered options of the view's decision, by card, with what each would do."""
        self.game.read(view)
        decision = view["decision"]
        numbered = list(enumerate(self.listed(view), 1))
        parts: list[RenderableType] = [Text(self.text(self.game.question(view)), style="bold")]
        if decision["kind"] != "play":
            parts += [self._answer(view, number, option) for number, option in numbered]
            return Group(*parts)
        for card, group in groupby(numbered, key=lambda item: _card(item[1])):
            copies = view["hands"][view["seat"]].count(card)
            parts.append(self._card_row(card, copies))
            parts.append(self._targets(list(group)))
        return Group(*parts)

    def _card_row(self, card: str, copies: int) -> RenderableType:
        row = Table.grid(padding=(0, 1))
        times = f" ×{copies}" if copies > 1 else ""
        help_text = self.text(self.game.help(card))
        facts = Text.assemble((card, "cyan"), (f"  {help_text}", "dim italic"))
        row.add_row(Text.assemble(self.card(card), times), facts)
        return row

    def _targets(self, group: Sequence[tuple[int, View]]) -> RenderableType:
        cells: list[RenderableType] = []
        for number, option in group:
            effect = self.text(self.game.effect(option))
            car = _car(option)
            if car and not any(outcome["moves"] for outcome in option["preview"]["outcomes"]):
                effect = f"{self.text(self.game.car(car))}: {effect}"
            cells.append(_numbered(number, effect))
        return Padding(Columns(cells, padding=(0, 3), column_first=True), (0, 0, 0, 2))

    def _answer(self, view: View, number: int, option: View) -> Text:
        label = self.text(self.game.answer(view, option["text"]))
        if option["text"] == "stop":
            return _numbered(number, label)
        return _numbered(number, f"{label} — {self.preview(option['preview'])}")

    def preview(self, preview: View) -> str:
        """Return what an option would do."""
        return self.text(self.game.preview(preview))

    def reason(self, reason: str, values: View) -> str:
        """Return why something is refused."""
        return self.text(self.game.reason(reason, values))

    def standings(self, view: View) -> RenderableType:
        """Return the season's tables."""
        summary = view["summary"]
        table = Table(title=self.say("title-standings"), title_justify="left")
        self._columns(table, "place", "player", "points", "wins")
        raced = bool(view["finished"])
        for row in summary["standings"]:
            teams = self._teams(row["teams"])
            free = f" ({self.say('free-team')})" if row["free"] else ""
            own = f" {OWN}" if row["seat"] is not None and row["seat"] == view["seat"] else ""
            place = str(row["place"]) if raced else "–"
            table.add_row(place, teams + free + own, str(row["points"]), str(row["wins"]))
        if "drivers" not in summary:
            return table
        drivers = Table(title=self.say("title-drivers"), title_justify="left")
        self._columns(drivers, "place", "driver", "team", "points", "wins")
        for row in summary["drivers"]:
            drivers.add_row(str(row["place"]), row["driver"], self.text(self.game.car(row["car"])),
                            str(row["points"]), str(row["wins"]))  # fmt: skip
        return Group(table, drivers)

    def _teams(self, teams: Sequence[str]) -> str:
        return " + ".join(self.text(self.game.team(team)) for team in teams)

    def _columns(self, table: Table, *columns: str) -> None:
        for column in columns:
            number = column in ("place", "points", "wins")
            table.add_column(self.say(f"column-{column}"), justify="right" if number else "left")

    def verdict(self, view: View) -> str:
        """Return who has won the season, and the drivers' championship if there is one."""
        sentences = [self._winner(view)]
        for champion in view["result"].get("drivers", [])[:1]:
            values = {"driver": champion["driver"], "car": self.game.car(champion["car"])}
            sentences.append(self.say("season-driver", values))
        return "\n".join(sentences)

    def _winner(self, view: View) -> str:
        winner = view["result"]["standings"][0]
        if winner["seat"] is not None and winner["seat"] == view["seat"]:
            return self.say("season-yours", {"points": winner["points"]})
        teams = self._teams(winner["teams"])
        return self.say("season-won", {"player": teams, "points": winner["points"]})


def turns_left(view: View) -> int:
    """Return how many cards the seat being asked will play, including this one."""
    seats = len(view["hands"])
    return 1 + -(-int(view["deck"]) // seats)


def _card(option: View) -> str:
    return str(option["text"].partition(" ")[0])


def _car(option: View) -> str:
    return str(option["text"].partition(" ")[2])


def _numbered(number: int, text: str) -> Text:
    return Text.assemble((f"{number:>3}", "bold cyan"), ") ", text)
