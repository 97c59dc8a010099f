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

    def name(self, view: View, seat: int) -> dict[str, str]:
        """Return what a seat is called: you, or by its teams."""
        return {"who": "you" if seat == view["seat"] else "other", "player": self.teams(view, seat)}

    def teams(self, view: View, seat: int) -> str:
        """Return the names of a seat's teams."""
        owners = view["summary"]["owners"]
        return " + ".join(self.game.team(team) for team, owner in owners.items() if owner == seat)

    def story(self, view: View, events: Sequence[View]) -> list[str]:
        """Return what happened, a sentence or more an event."""
        races = view["summary"]["races"]
        told = (
            self.game.event(event, lambda seat: self.name(view, seat), races) for event in events
        )
        return [sentence for sentence in told if sentence]

    def board(self, view: View) -> RenderableType:
        """Return the race as it stands."""
        summary = view["summary"]
        title = " · ".join(
            [
                self.say("title-race", {"race": summary["race"], "races": summary["races"]}),
                self.game.say(f"circuit-{summary['circuit']}"),
                self.say("title-deck", {"cards": _count(view["deck"])}),
            ]
        )
        parts: list[RenderableType] = [Rule(title, style="dim"), self._line(view)]
        if view["retired"]:
            cars = Text(" ").join(self.car(view, car) for car in reversed(view["retired"]))
            out = Text.assemble(f"{self.say('title-out')}: ", cars)
            parts.append(Padding(out, (0, 0, 1, 0)))
        return Group(*parts)

    def _line(self, view: View) -> RenderableType:
        chips = [
            Text.assemble((f"{self.game.place(place):>3} ", "dim"), self.car(view, car))
            for place, car in enumerate(view["order"], 1)
        ]
        return Padding(Columns(chips, padding=(0, 2), equal=True), (1, 0))

    def car(self, view: View, car: str) -> Text:
        """Return a car as a coloured chip; own cars are marked."""
        team = car.split(".")[0]
        own = view["seat"] is not None and view["summary"]["owners"][team] == view["seat"]
        name = f"{self.game.car(car)} {OWN if own else ''}"
        return Text(f" {name:<{self._width}} ", style=COLOURS[team])

    def card(self, name: str) -> Text:
        """Return a card in its team's colour."""
        team = next((team for team in COLOURS if name.startswith((f"{team}+", f"{team}-"))), None)
        return Text(f" {self.game.card(name)} ", style=COLOURS[team] if team else "bold reverse")

    def options(self, view: View) -> RenderableType:
        """Return the numbered options of the view's decision, by card, with what each would do."""
        decision = view["decision"]
        numbered = list(enumerate(decision["options"], 1))
        parts: list[RenderableType] = [Text(self.game.question(view), style="bold")]
        if decision["kind"] != "play":
            parts += [
                self._choice(number, self.game.say(f"answer-{option['text']}"), option["preview"])
                for number, option in numbered
            ]
            return Group(*parts)
        for card, group in groupby(numbered, key=lambda item: item[1]["text"].split()[0]):
            copies = view["hands"][view["seat"]].count(card)
            times = f" ×{copies}" if copies > 1 else ""
            parts.append(
                Text.assemble(self.card(card), times, (f"  {self.game.help(card)}", "dim italic"))
            )
            parts.append(self._targets(list(group)))
        return Group(*parts)

    def _targets(self, group: Sequence[tuple[int, View]]) -> RenderableType:
        cells: list[RenderableType] = []
        for number, option in group:
            effect = self.game.preview(option["preview"])
            if " " not in option["text"] and len(option["preview"]["outcomes"]) == 1:
                effect = self.say("no-car")
            car = option["text"].partition(" ")[2]
            if car and not any(outcome["moves"] for outcome in option["preview"]["outcomes"]):
                effect = f"{self.game.car(car)}: {effect}"
            cells.append(self._choice(number, "", None, effect))
        return Padding(Columns(cells, padding=(0, 3), column_first=True), (0, 0, 0, 2))

    def _choice(self, number: int, label: str, preview: View | None, effect: str = "") -> Text:
        if preview is not None:
            effect = self.game.preview(preview)
        text = Text.assemble((f"{number:>3}", "bold cyan"), ") ")
        text.append(" — ".join(part for part in (label, effect) if part))
        return text

    def standings(self, view: View) -> RenderableType:
        """Return the tables of the season."""
        summary = view["summary"]
        table = Table(title=self.say("title-standings"), title_justify="left")
        self._columns(table, "place", "player", "points", "wins")
        for row in summary["standings"]:
            teams = " + ".join(self.game.team(team) for team in row["teams"])
            free = f" ({self.say('free-team')})" if row["free"] else ""
            own = f" {OWN}" if row["seat"] is not None and row["seat"] == view["seat"] else ""
            table.add_row(str(row["place"]), teams + free + own, str(row["points"]),
                          str(row["wins"]))  # fmt: skip
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
        """Return who has won the season."""
        winner = view["result"]["standings"][0]
        if winner["seat"] is not None and winner["seat"] == view["seat"]:
            return self.say("season-yours", {"points": winner["points"]})
        teams = " + ".join(self.game.team(team) for team in winner["teams"])
        return self.say("season-won", {"player": teams, "points": winner["points"]})


def _count(pile: int | Sequence[str]) -> int:
    return pile if isinstance(pile, int) else len(pile)
