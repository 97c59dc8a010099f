"""Race! Formula 90 in the terminal: the story, the screen, the options, the end."""

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boxbox.core.message import join
from boxbox.core.seats import Seat
from boxbox.games.race90.table.dataset import Data
from boxbox.games.race90.table.setup import JUNIOR
from boxbox.games.race90.terminal.charts import Charts, justify
from boxbox.games.race90.terminal.look import LEADER, OWN, Flow, Look, Side, View
from boxbox.games.race90.terminal.track import TrackTables
from boxbox.games.race90.words.effects import PIECES
from boxbox.words import Words

LAST: Final = ("skip", "decline", "no-flag", "keep-flags")
"""Options at the end of the list."""
NAMED: Final = ("chart", "point", "skill", "setup", "fuel", "tyres", "flag", "unflag")
"""Options that name something other than a card."""
GLOSSED: Final = re.compile(r"([A-Z ]+) \((.+)\)")
"""A name that stays English, with its gloss; lists move the gloss to what it does."""
INTRODUCED: Final = ("track-cards", "weather", "fuel", "flags", "off-track")
"""The modules that a newcomer must know about; the others explain themselves."""

BROUGHT: Final = (("weather", "flag-weather"), ("flags", "module-flags"))
"""What event cards bring, if the race uses the module."""


class Board:
    """Draws views for one reader.

    The track is only drawn again after something has moved, or if the same question is shown twice.
    """

    def __init__(self, words: Words, data: Data | None = None) -> None:
        self.say = words.say
        self.text = words.tell
        self.look = Look(words, data)
        self.game = self.look.game
        self.tables = TrackTables(self.look)
        self.charts = Charts(self.look)
        self._tell = self.look.tell
        self._drawn: tuple[object, object] = (None, None)

    # Who reads

    def intro(self, view: View) -> str:
        """Return what a newcomer must know before the first choice."""
        self.game.read(view)
        chips = view["options"]["short"] or self.game.level == JUNIOR
        brought = [self._tell(key) for module, key in BROUGHT if module in self.game.modules]
        values = {"mark": OWN, "leader": LEADER, "sections": self.game.track.pit_time,
                  "level": self.game.level, "pay": "chips" if chips else "cards",
                  "events": "some" if brought else "none",
                  "brought": self.game.listed(brought) if brought else ""}  # fmt: skip
        more = [f"intro-{module}" for module in INTRODUCED if module in self.game.modules]
        told = [self._tell("intro", values), " ".join(map(self._tell, more))]
        return "\n".join(part for part in told if part)

    def player(self, view: View, seat: Seat) -> str:
        """Return what a seat is called: after the country of its chart."""
        self.game.read(view)
        return self.text(self.game.player(seat))

    # What happened

    def story(self, view: View, events: Sequence[View]) -> list[str]:
        """Return what happened: a line for each driver's turn and each contest."""
        self.game.read(view)
        return [self.text(join(line.told, " ")) for line in self.game.story(events)]

    def starts_race(self, event: View) -> bool:
        """True if an event begins a race."""
        return bool(event["kind"] == "set-up")

    def race_result(self, view: View, event: View) -> RenderableType | None:
        """Return nothing: there is only one race, and it ends the game."""
        del view, event
        return None

    # The race as it stands

    def board(self, view: View) -> RenderableType:
        """Return the race as it stands."""
        self.game.read(view)
        parts: list[RenderableType] = [Rule(self._title(view), style="dim")]
        conditions = self.charts.conditions(view)
        if conditions:
            parts.append(Flow(conditions, gap=3))
        if view["cars"] and not self._is_drawn(view):
            tables = [self.tables.track(view)]
            if self.game.here is not None and not view["result"]:
                tables.append(self.tables.ahead(view))
            parts += [Side(*tables), Text(self.tables.legend(view), style="dim")]
            parts.append(self.charts.drivers(view))
        if self._has_chart(view):
            parts.append(self.charts.own(view))
        return Group(*parts)

    def _has_chart(self, view: View) -> bool:
        """True if the reader has a chart with something on it, so not after retiring."""
        if view["seat"] is None or not view["players"][view["seat"]]["chart"]:
            return False
        return not view["turn"] or self.game.here is not None or bool(view["decision"])

    def _is_drawn(self, view: View) -> bool:
        """True if this track is already on the reader's screen; note that it will be."""
        facts = ("car", "section", "place", "point", "status", "laps_down", "entry", "penalty")
        cars = [[car.get(fact) for fact in facts] for car in view["cars"]]
        flags = (view.get("yellow"), view.get("safety_car"))
        track = (view["seat"], view["turn"], cars, flags)
        asked, drawn = self._drawn
        self._drawn = ((view["seat"], view["asked"]), track)
        return drawn == track and asked != self._drawn[0] and not view["result"]

    def _title(self, view: View) -> str:
        track = self.game.circuit(view["options"]["track"])
        if not view["turn"]:
            return self._tell("title-before", {"track": track})
        summary = view["summary"]
        values = {"track": track, "turn": view["turn"], "turns": summary["turns"],
                  "lap": summary["laps"], "laps": summary["race_laps"]}  # fmt: skip
        return self._tell("title", values)

    # Options

    def listed(self, view: View) -> list[View]:
        """Return the options of the view's decision in their numbered order."""
        self.game.read(view)
        return sorted(view["decision"]["options"], key=self._rank)

    def _rank(self, option: View) -> tuple[bool, int]:
        """Return an option's rank: the best set-ups and the nearest sections come first."""
        text = option["text"]
        act, _, thing = text.partition(" ")
        rank = 0
        if act == "setup":
            rank = -option["preview"]["points"]
        elif act in ("flag", "unflag"):
            rank = (int(thing.partition(".")[0]) - (self.game.here or 0)) % len(
                self.game.track.sections
            )
        return text in LAST, rank

    def options(self, view: View) -> RenderableType:
        """Return the question, what to weigh, and the numbered options with what each would do."""
        self.game.read(view)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column(no_wrap=False)
        grid.add_column()
        listed = list(enumerate(self.listed(view), 1))
        wasteful = [(number, option) for number, option in listed if _wastes(option, listed[0][1])]
        for number, option in listed[: len(listed) - len(wasteful)]:
            label, effect = self._option(option, view)
            grid.add_row(f"{number})", label, effect)
        for card, why in self._unplayable(view):
            grid.add_row("", card, Text(why, style="dim"))
        question = Text(self.text(self.game.question(view)), style="bold")
        hint = Text(self.text(self.game.hint(view)), style="dim italic")
        parts: list[RenderableType] = [question, hint, grid, *self._in_brief(wasteful)]
        return Padding(Group(*parts), (1, 0, 0, 0))

    def _in_brief(self, options: Sequence[tuple[int, View]]) -> list[RenderableType]:
        """Return the set-ups that leave points over: there are many, and few players want one."""
        if not options:
            return []
        items = [Text.assemble((f"{number:2})", "bold cyan"), f" {option['text'].split()[1]:6}")
                 for number, option in options]  # fmt: skip
        return [Text(self._tell("setup-fewer"), style="dim italic"), Flow(items, gap=3)]

    def _option(self, option: View, view: View) -> tuple[Text, Text]:
        act, _, thing = option["text"].partition(" ")
        effects = self.game.effects(option["text"], option["preview"], view)
        effect = self.text(join(effects, PIECES))
        if thing and act not in NAMED:
            return self.look.card(thing, with_symbols=False), Text(effect)
        label = self.text(self.game.label(option["text"], view))
        if glossed := GLOSSED.fullmatch(label):
            label, effect = glossed[1], f"{glossed[2]}: {effect}"
        return Text(f"{label} "), Text(effect)

    def _unplayable(self, view: View) -> list[tuple[Text, str]]:
        """Return the cards in hand that can't be played, and why."""
        if view["decision"]["kind"] != "play":
            return []
        hand = view["players"][view["seat"]]["hand"]
        return [
            (self.look.card(card, with_symbols=False),
             self.text(self.game.unplayable(refused["reason"], refused["values"])))
            for refused in view["decision"]["refused"]
            for act, _, card in [refused["text"].partition(" ")]
            if act == "play" and card in hand
        ]  # fmt: skip

    def preview(self, preview: View) -> str:
        """Return what an option would do."""
        return self.text(self.game.preview(preview))

    def reason(self, reason: str, values: View) -> str:
        """Return why something is refused."""
        return self.text(self.game.reason(reason, values))

    # Who is where

    def standings(self, view: View) -> RenderableType:
        """Return the running order with gaps, or the classification."""
        self.game.read(view)
        key = "title-classification" if view["result"] else "title-standings"
        table = Table(title=self._tell(key), title_justify="left")
        for name in ("place", "driver", "gap"):
            table.add_column(self._tell(f"column-{name}"), justify=justify(name))
        for place, row in enumerate(view["summary"]["order"], 1):
            table.add_row(str(place), self.look.chip(row["car"], view),
                          self.charts.gap(row, view))  # fmt: skip
        for place, row in enumerate(reversed(view["retired"]), len(view["summary"]["order"]) + 1):
            table.add_row(str(place), self.look.chip(row["car"], view), self._tell("gap-out"))
        return table

    def verdict(self, view: View) -> str:
        """Return who has won, and how the reader did."""
        self.game.read(view)
        classification = view["result"]["classification"]
        winner = classification[0]
        if winner["seat"] is not None and winner["seat"] == view["seat"]:
            return self._tell("verdict-won-you")
        sentences = [self._tell("verdict-won", {"player": self.game.car(winner["car"])})]
        for row in classification:
            if row["seat"] is not None and row["seat"] == view["seat"]:
                values = {"place": row["place"], "cars": len(classification)}
                sentences.append(self._tell("verdict-out" if row["out"] else "verdict-place",
                                            values))  # fmt: skip
        return " ".join(sentences)


def _wastes(option: View, best: View) -> bool:
    """True if an option is a set-up with fewer points than the best."""
    points = option["preview"].get("points", 0)
    return option["text"].startswith("setup ") and bool(points < best["preview"]["points"])
