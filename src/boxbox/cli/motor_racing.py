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

from boxbox.games.motor_racing.cards import CARS
from boxbox.words import Words
from boxbox.words.motor_racing import MotorRacingWords

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
"""Marks the reader's own cars, for eyes that don't tell colours apart."""


class Board:
    """Draws views for one reader."""

    def __init__(self, words: Words) -> None:
        self.say = words.say
        self.game = MotorRacingWords(words)
        self._width = 2 + max(len(self.game.car(car)) for car in CARS)

    def read_for(self, view: View) -> None:
        """Mark the cars of the seat that reads."""
        owners = view["summary"]["owners"]
        own = [team for team in owners if owners[team] is not None and owners[team] == view["seat"]]
        self.game.marks = dict.fromkeys(own, f" {OWN}")

    def intro(self, view: View) -> str:
        """Return what a newcomer must know before the first card."""
        races = view["summary"]["races"]
        teams = self.player(view, view["seat"])
        return self.say("intro", {"teams": teams, "mark": OWN, "races": races})

    def name(self, view: View, seat: int) -> dict[str, str]:
        """Return what a seat is called: you, or by its teams."""
        who = "you" if seat == view["seat"] else "other"
        return {"who": who, "player": self.player(view, seat)}

    def player(self, view: View, seat: int) -> str:
        """Return what a seat is called: the names of its teams."""
        owners = view["summary"]["owners"]
        return " + ".join(self.game.team(team) for team, owner in owners.items() if owner == seat)

    def story(self, view: View, events: Sequence[View]) -> list[str]:
        """Return what happened, a sentence or more an event."""
        self.read_for(view)
        told = (
            self.game.event(event, lambda seat: self.name(view, seat), view["summary"])
            for event in events
        )
        return [sentence for sentence in told if sentence]

    def board(self, view: View) -> RenderableType:
        """Return the race as it stands."""
        self.read_for(view)
        summary = view["summary"]
        titles = [
            self.say("title-race", {"race": summary["race"], "races": summary["races"]}),
            self.game.say(f"circuit-{summary['circuit']}"),
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
            written = self.game.place(place)
            chips.append(Text.assemble((f"{written:>3} ", "dim"), self.car(car), (scored, "bold")))
        return Padding(Columns(chips, padding=(0, 2), equal=True), (1, 0))

    def car(self, car: str) -> Text:
        """Return a car as a coloured chip; own cars are marked."""
        return Text(f" {self.game.car(car):<{self._width}} ", style=COLOURS[car.split(".")[0]])

    def starts_race(self, event: View) -> bool:
        """Tell whether a race begins with an event."""
        return bool(event["kind"] == "race-started")

    def race_result(self, view: View, event: View) -> RenderableType | None:
        """Return how a race of the season ended, with the points, and the standings after it.

        The last race has the end of the season instead.
        """
        if event["kind"] != "race-finished" or event["race"] == view["summary"]["races"]:
            return None
        self.read_for(view)
        line = self._line(event["classification"], event["points"])
        return Group(Rule(self.say("title-result"), style="dim"), line, self.standings(view))

    def card(self, name: str) -> Text:
        """Return a card in its team's colour."""
        team = next((team for team in COLOURS if name.startswith((f"{team}+", f"{team}-"))), None)
        return Text(f" {self.game.card(name)} ", style=COLOURS[team] if team else "bold reverse")

    def listed(self, view: View) -> list[View]:
        """Return the options of the view's decision as they are numbered: by card and place."""
        places = {car: place for place, car in enumerate(view["order"])}
        cards = list(dict.fromkeys(_card(option) for option in view["decision"]["options"]))
        return sorted(
            view["decision"]["options"],
            key=lambda option: (cards.index(_card(option)), places.get(_car(option), -1)),
        )

    def options(self, view: View) -> RenderableType:
        """Return the numbered options of the view's decision, by card, with what each would do."""
        self.read_for(view)
        decision = view["decision"]
        numbered = list(enumerate(self.listed(view), 1))
        parts: list[RenderableType] = [Text(self.game.question(view), style="bold")]
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
        facts = Text.assemble((card, "cyan"), (f"  {self.game.help(card)}", "dim italic"))
        row.add_row(Text.assemble(self.card(card), times), facts)
        return row

    def _targets(self, group: Sequence[tuple[int, View]]) -> RenderableType:
        cells: list[RenderableType] = []
        for number, option in group:
            effect = self.game.effect(option)
            car = _car(option)
            if car and not any(outcome["moves"] for outcome in option["preview"]["outcomes"]):
                effect = f"{self.game.car(car)}: {effect}"
            cells.append(_numbered(number, effect))
        return Padding(Columns(cells, padding=(0, 3), column_first=True), (0, 0, 0, 2))

    def _answer(self, view: View, number: int, option: View) -> Text:
        label = self.game.answer(view, option["text"])
        if option["text"] == "stop":
            return _numbered(number, label)
        return _numbered(number, f"{label} — {self.game.preview(option['preview'])}")

    def standings(self, view: View) -> RenderableType:
        """Return the tables of the season."""
        summary = view["summary"]
        table = Table(title=self.say("title-standings"), title_justify="left")
        self._columns(table, "place", "player", "points", "wins")
        raced = bool(view["finished"])
        for row in summary["standings"]:
            teams = " + ".join(self.game.team(team) for team in row["teams"])
            free = f" ({self.say('free-team')})" if row["free"] else ""
            own = f" {OWN}" if row["seat"] is not None and row["seat"] == view["seat"] else ""
            place = str(row["place"]) if raced else "–"
            table.add_row(place, teams + free + own, str(row["points"]), str(row["wins"]))
        if "drivers" not in summary:
            return table
        drivers = Table(title=self.say("title-drivers"), title_justify="left")
        self._columns(drivers, "place", "driver", "team", "points", "wins")
        for row in summary["drivers"]:
            drivers.add_row(str(row["place"]), row["driver"], self.game.car(row["car"]),
                            str(row["points"]), str(row["wins"]))  # fmt: skip
        return Group(table, drivers)

    def _columns(self, table: Table, *columns: str) -> None:
        for column in columns:
            number = column in ("place", "points", "wins")
            table.add_column(self.say(f"column-{column}"), justify="right" if number else "left")

    def verdict(self, view: View) -> str:
        """Return who has won the season, and the championship of the drivers if there is one."""
        sentences = [self._winner(view)]
        for champion in view["result"].get("drivers", [])[:1]:
            values = {"driver": champion["driver"], "car": self.game.car(champion["car"])}
            sentences.append(self.say("season-driver", values))
        return "\n".join(sentences)

    def _winner(self, view: View) -> str:
        winner = view["result"]["standings"][0]
        if winner["seat"] is not None and winner["seat"] == view["seat"]:
            return self.say("season-yours", {"points": winner["points"]})
        teams = " + ".join(self.game.team(team) for team in winner["teams"])
        return self.say("season-won", {"player": teams, "points": winner["points"]})


def turns_left(view: View) -> int:
    """Return how many cards the seat that is asked will play, this one included."""
    seats = len(view["hands"])
    return 1 + -(-int(view["deck"]) // seats)


def _card(option: View) -> str:
    return str(option["text"].partition(" ")[0])


def _car(option: View) -> str:
    return str(option["text"].partition(" ")[2])


def _numbered(number: int, text: str) -> Text:
    return Text.assemble((f"{number:>3}", "bold cyan"), ") ", text)
