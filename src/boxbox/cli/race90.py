"""Race! Formula 90 in the terminal: the track, what lies ahead, charts, cards, options."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boxbox.games.race90.cards import DRIVING, EVENT, FAST, GEAR, SLOW, SPEEDING
from boxbox.games.race90.track import BRAKING, CORNER, Trajectory
from boxbox.words import Words
from boxbox.words.race90 import Race90Words
from boxbox.words.race90_names import short_strategy, signed

View = Mapping[str, Any]

TYPES: Final = {
    SPEEDING: "bold white on #b3202a",
    DRIVING: "bold white on #1d7f3c",
    GEAR: "bold black on #e8892b",
    EVENT: "bold black on #f2c200",
}
CARS: Final = {
    "england": "bold white on #14532d",
    "germany": "bold black on #b8bcc4",
    "japan": "bold #b3202a on #f4f0f0",
    "france": "bold white on #1f4fb5",
    "brazil": "bold #14532d on #ffe14d",
    "italy": "bold white on #b3202a",
    "fast": "bold black on #d9b310",
    "slow": "bold white on #6b3fa0",
    "superfast": "bold white on #3a3a3a",
}
OWN: Final = "▲"
LEADER: Final = "★"
MOVED: Final = "✓"
FREE: Final = "●"
TAKEN: Final = "○"
"""The starting point of a trajectory."""
AHEAD: Final = 8
"""How many sections ahead of the own car are shown."""
GAP: Final = 2
"""Between tables that stand beside each other."""
LAST: Final = ("skip", "decline")
"""Options that stand at the end of the list."""
JUNIOR: Final = "junior"
"""The level without late braking, contests, strategies and refuelling."""
ALL_CARDS_LISTED: Final = ("play", "qualify")
"""Questions whose options show the whole hand."""


class Side:
    """Parts beside each other where there is room, else one below the other."""

    def __init__(self, *parts: RenderableType) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wanted = sum(Measurement.get(console, options, part).maximum + GAP for part in self.parts)
        if wanted > options.max_width:
            yield Group(*self.parts)
            return
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(*self.parts)
        yield grid


class Flow:
    """Short texts one after the other, none of them broken over two lines."""

    def __init__(self, items: Sequence[Text], gap: int = 1) -> None:
        self.items = items
        self.gap = gap

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            if line and line.cell_len + self.gap + item.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(" " * self.gap if line else "").append_text(item)
        yield line

    def __rich_measure__(self, _: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        wanted = sum(widths) + self.gap * (len(widths) - 1)
        return Measurement(max(widths), wanted).with_maximum(options.max_width)


class Board:
    """Draws views for one reader.

    The track is not drawn again while nothing has moved, unless the same question is shown twice.
    """

    def __init__(self, words: Words) -> None:
        self.say = words.say
        self.game = Race90Words(words)
        self.game.mark = f" {OWN}"
        self._tell = self.game.say
        self._drawn: tuple[object, object] = (None, None)

    # Who reads

    def intro(self, view: View) -> str:
        """Return what a newcomer must know before the first choice."""
        self.game.read(view)
        chips = view["options"]["short"] or self.game.level == JUNIOR
        values = {"mark": OWN, "leader": LEADER, "sections": self.game.track.pit_time,
                  "level": self.game.level, "pay": "chips" if chips else "cards"}  # fmt: skip
        return self._tell("intro", values)

    def player(self, view: View, seat: int) -> str:
        """Return what a seat is called: after the country of its chart."""
        self.game.read(view)
        return self.game.player(seat)

    def _name(self, view: View, seat: int) -> dict[str, str]:
        who = "you" if seat == view["seat"] else "other"
        return {"who": who, "player": self.game.player(seat)}

    # What happened

    def story(self, view: View, events: Sequence[View]) -> list[str]:
        """Return what happened: a line for each driver's turn and each contest."""
        self.game.read(view)
        return self.game.story(events, lambda seat: self._name(view, seat))

    def starts_race(self, event: View) -> bool:
        """Tell whether a race begins with an event."""
        return bool(event["kind"] == "set-up")

    def race_result(self, view: View, event: View) -> RenderableType | None:
        """Return nothing: there is one race, and its end is the end."""
        del view, event
        return None

    # The race as it stands

    def board(self, view: View) -> RenderableType:
        """Return the race as it stands."""
        self.game.read(view)
        parts: list[RenderableType] = [Rule(self._title(view), style="dim")]
        if view["cars"] and not self._is_drawn(view):
            tables = [self._track(view)]
            if self.game.here is not None and not view["result"]:
                tables.append(self._ahead(view))
            parts += [Side(*tables), Text(self._legend(view), style="dim")]
            parts.append(self._drivers(view))
        if self._has_chart(view):
            parts.append(self._chart(view))
        return Group(*parts)

    def _has_chart(self, view: View) -> bool:
        """Tell whether the reader has a chart with something on it: not when the car is out."""
        if view["seat"] is None or not view["players"][view["seat"]]["chart"]:
            return False
        return not view["turn"] or self.game.here is not None or bool(view["decision"])

    def _is_drawn(self, view: View) -> bool:
        """Tell whether the reader has this track on the screen; note that it will be."""
        facts = ("car", "section", "place", "point", "status", "laps_down")
        cars = [[car[fact] for fact in facts] for car in view["cars"]]
        track = (view["seat"], view["turn"], cars)
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

    def _legend(self, view: View) -> str:
        """Return what the marks mean: the rare ones only while a car has them."""
        said = [self._tell("legend", {"leader": LEADER, "own": OWN})]
        cars = view["cars"]
        rare = {
            "down": any(car["laps_down"] for car in cars),
            "pit": any(car["pitted"] and not car["moved"] for car in cars),
            "off": any(car["status"] == "off-track" for car in cars),
        }
        for name, shown in rare.items():
            if shown:
                mark = "−1" if name == "down" else self._tell(f"mark-{name}")
                said.append(self._tell(f"legend-{name}", {"mark": mark}))
        return " · ".join(said)

    def _track(self, view: View) -> RenderableType:
        """Return the sections with cars, from the Leader backwards, cars front to back."""
        table = _table(self._tell("title-track"))
        length = len(self.game.track.sections)
        leader = next(car for car in view["cars"] if car["car"] == view["leader"])
        for back in range(length):
            section = (leader["section"] - back) % length
            cars = _cars_in(view, section)
            if cars:
                chips = Flow([self._car(car, view) for car in cars], gap=2)
                name = Text(self.game.section(section), style=_kind_style(self, section))
                table.add_row(self._distance(section), name, chips)
        return table

    def _ahead(self, view: View) -> RenderableType:
        """Return the sections from the own car on: what they ask and offer, who is there."""
        table = _table(self._tell("title-ahead"))
        sections = self.game.track.sections
        here = self.game.here or 0
        for ahead in range(AHEAD + 1):
            at = (here + ahead) % len(sections)
            section, cars = sections[at], _cars_in(view, at)
            facts = []
            if self.game.level == JUNIOR:
                pass
            elif section.kind == BRAKING:
                facts.append(Text(self._tell("target", {"target": section.late_braking})))
            elif section.kind == CORNER and section.modifier:
                facts.append(Text(self._tell("modifier", {"modifier": signed(section.modifier)})))
            for point, trajectory in enumerate(section.trajectories, 1):
                mark = TAKEN if any(car["point"] == point for car in cars) else FREE
                facts.append(self._trajectory(trajectory, mark))
            facts += [self._chip(car["car"], view) for car in cars]
            name = Text(self.game.section(at), style=_kind_style(self, at))
            table.add_row(self._distance(at), name, Flow(facts))
        return table

    def _distance(self, section: int) -> Text:
        distance = self.game.distance(section)
        if distance is None:
            return Text()
        return Text(self._tell("here") if not distance else signed(distance), style="cyan")

    def _car(self, car: View, view: View) -> Text:
        """Return a car as a coloured chip with its marks."""
        name = car["car"]
        leader = LEADER if name == view["leader"] else ""
        chip = Text(f" {leader}{self.game.car(name)} ", style=self._colour(name, view))
        marks = [MOVED] if self._has_moved(car, view) else []
        if car["laps_down"]:
            marks.append(f"−{car['laps_down']}")
        if car["pitted"] and not car["moved"]:
            marks.append(self._tell("mark-pit"))
        if car["status"] == "off-track":
            marks.append(self._tell("mark-off"))
        parts: list[Text | str] = [chip, f" {' '.join(marks)}" if marks else ""]
        if car["point"]:
            trajectory = self.game.track.sections[car["section"]].trajectories[car["point"] - 1]
            parts += [" ", self._trajectory(trajectory, TAKEN)]
        return Text.assemble(*parts)

    def _has_moved(self, car: View, view: View) -> bool:
        """Tell whether a car has taken its turn; the one that is deciding has not."""
        if view["result"] or not view["turn"]:
            return False
        return bool(car["moved"]) and car["car"] not in [f"s{seat}" for seat in view["to_act"]]

    def _trajectory(self, trajectory: Trajectory, mark: str) -> Text:
        colour = self._tell(f"colour-{trajectory.colour}")
        return Text(f"{mark}{colour}+{trajectory.bonus}", style=_ink(TYPES[trajectory.colour]))

    def _colour(self, car: str, view: View) -> str:
        if not car.startswith("s") or not car[1:].isdecimal():
            return CARS[car[:-1]]
        chart = view["players"][int(car[1:])]["chart"] or ""
        return CARS.get(chart.rpartition("-")[0], "bold reverse")

    # Charts

    def _drivers(self, view: View) -> RenderableType:
        """Return what is known of the other players, a line each, and when robots refuel."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        names = ["place", "driver", "gap", "tyres", "damage", "cards", "target"]
        if self.game.level != JUNIOR:
            names += ["strategy", "fuel"]
        for name in names:
            table.add_column(self._tell(f"column-{name}"), justify=_justify(name), no_wrap=True)
        players = {f"s{player['seat']}": player for player in view["players"]}
        for place, row in enumerate(view["summary"]["order"], 1):
            car = row["car"]
            if car in players and car != f"s{view['seat']}":
                table.add_row(str(place), self._chip(car, view), self._gap(row, view),
                              *self._state(players[car], view))  # fmt: skip
        if not view["robot_fuel"]:
            return table
        chits = "; ".join(
            f"{self._tell(kind, {'number': ''}).strip()} {', '.join(turns)}"
            for kind in (FAST, SLOW)
            if (turns := [str(turn) for turn, of in view["robot_fuel"] if of == kind])
        )
        return Group(table, Text(self._tell("robot-fuel", {"chits": chits}), style="dim"))

    def _chip(self, car: str, view: View) -> Text:
        return Text(f" {self.game.car(car)} ", style=self._colour(car, view))

    def _gap(self, row: View, view: View) -> str:
        if row["laps_down"]:
            return self._tell("gap-laps", {"laps": row["laps_down"]})
        return "–" if row["car"] == view["leader"] else f"+{row['gap']}"

    def _state(self, player: View, view: View) -> list[RenderableType]:
        chart = self.game.charts[player["chart"]]
        cards = len(player["hand"]) + len(player["frozen"]) + len(player["laid"])
        target = str(self.game.factor(player["target"])) if player["target"] else ""
        state: list[RenderableType] = [
            f"{player['tyres']}/{chart.tyres}",
            _discs(player, chart.damage),
            str(cards),
            target,
        ]
        if self.game.level != JUNIOR:
            state.append(short_strategy(player["strategy"]) if player["strategy"] else "–")
            state.append(str(player["fuel"]) if player["fuel"] else self._fuel(player, view))
        return state

    def _fuel(self, player: View, view: View) -> str:
        if player["fuel"] is None:
            return self._tell("chart-fuel-done")
        if player["fuel"] <= view["turn"]:
            return self._tell("chart-fuel-now")
        return self._tell("chart-fuel-by", {"turn": player["fuel"]})

    def _chart(self, view: View) -> RenderableType:
        """Return the own chart and hand."""
        own = view["players"][view["seat"]]
        chart = self.game.charts[own["chart"]]
        discs = self._tell("chart-discs", {"red": own["red"], "brown": own["brown"],
                                           "slots": chart.damage})  # fmt: skip
        facts: list[tuple[str, str | Text]] = [
            ("tyres", f"{'●' * own['tyres']}{'○' * (chart.tyres - own['tyres'])} "
                      f"{own['tyres']}/{chart.tyres}"),
            ("damage", Text.assemble(_discs(own, chart.damage), f" {discs}")),
        ]  # fmt: skip
        if own["target"]:
            facts.append(("target", str(self.game.factor(own["target"]))))
        if self.game.level != JUNIOR and (view["turn"] or own["fuel"]):
            facts.append(("fuel", self._fuel(own, view)))
        items = [self._chip(f"s{own['seat']}", view)]
        for name, fact in facts:
            items.append(Text.assemble((f"{self._tell(f'chart-{name}')} ", "dim"), fact))
        lines: list[RenderableType] = [Flow(items, gap=3)]
        if own["strategy"]:
            does = self._tell(f"does-{own['strategy']}")
            lines.append(Text.assemble((f"{self._tell('chart-strategy')} ", "dim"),
                                       self.game.strategy(own["strategy"]),
                                       (f": {does}", "dim")))  # fmt: skip
        kind = view["decision"]["kind"] if view["decision"] else ""
        piles = [("frozen", own["frozen"]), ("laid", own["laid"])]
        if kind not in ALL_CARDS_LISTED:
            piles.insert(0, ("hand", own["hand"]))
        for name, cards in piles:
            if cards:
                label = Text(self._tell(f"chart-{name}"), style="dim")
                lines.append(Flow([label, *map(self.card, cards)]))
        return Padding(Group(*lines), (1, 0, 0, 0))

    def card(self, text: str) -> Text:
        """Return a card in its colour, with the letter of its type."""
        card = self.game.printed(text)
        if card is None:
            return Text(f" {text} ", style="reverse")
        letter = self._tell(f"letter-{card.type}")
        costs = "".join(f" {cost}" for cost in self.game.costs(card))
        return Text(f" {letter} +{card.move} ({card.factor}){costs} ", style=TYPES[card.type])

    # Options

    def listed(self, view: View) -> list[View]:
        """Return the options of the view's decision as they are numbered."""
        return sorted(view["decision"]["options"], key=lambda option: option["text"] in LAST)

    def options(self, view: View) -> RenderableType:
        """Return the question, what to weigh, and the numbered options with what each would do."""
        self.game.read(view)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column(no_wrap=False)
        grid.add_column()
        for number, option in enumerate(self.listed(view), 1):
            label, effect = self._option(option, view)
            grid.add_row(f"{number})", label, effect)
        for card, why in self._unplayable(view):
            grid.add_row("", card, Text(why, style="dim"))
        question = Text(self.game.question(view), style="bold")
        hint = Text(self.game.hint(view), style="dim italic")
        return Padding(Group(question, hint, grid), (1, 0, 0, 0))

    def _option(self, option: View, view: View) -> tuple[Text, Text]:
        act, _, thing = option["text"].partition(" ")
        effect = Text(self.game.effect_of(option["text"], option["preview"], view))
        if thing and act not in ("chart", "point"):
            return self.card(thing), effect
        return Text(f"{self.game.label(option['text'], view)} "), effect

    def _unplayable(self, view: View) -> list[tuple[Text, str]]:
        """Return the cards of the hand that can't be played, and why."""
        if view["decision"]["kind"] != "play":
            return []
        hand = view["players"][view["seat"]]["hand"]
        return [
            (self.card(card), self.game.reason(refused["reason"], refused["values"]))
            for refused in view["decision"]["refused"]
            for act, _, card in [refused["text"].partition(" ")]
            if act == "play" and card in hand
        ]

    # Who is where

    def standings(self, view: View) -> RenderableType:
        """Return the order of the race with gaps, or its classification."""
        self.game.read(view)
        key = "title-classification" if view["result"] else "title-standings"
        table = Table(title=self._tell(key), title_justify="left")
        for name in ("place", "driver", "gap"):
            table.add_column(self._tell(f"column-{name}"), justify=_justify(name))
        for place, row in enumerate(view["summary"]["order"], 1):
            table.add_row(str(place), self._chip(row["car"], view), self._gap(row, view))
        for place, row in enumerate(reversed(view["retired"]), len(view["summary"]["order"]) + 1):
            table.add_row(str(place), self._chip(row["car"], view), self._tell("gap-out"))
        return table

    def verdict(self, view: View) -> str:
        """Return who has won, and what the reader has come to."""
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


def _cars_in(view: View, section: int) -> list[View]:
    """Return the cars of a section, front to back; those off the track come last."""
    cars = [car for car in view["cars"] if car["section"] == section]
    return sorted(cars, key=lambda car: (car["status"] == "off-track", car["place"]))


def _table(title: str) -> Table:
    table = Table(
        title=title, title_justify="left", title_style="bold", box=None, show_header=False,
        padding=(0, 2, 0, 0),
    )  # fmt: skip
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    return table


def _kind_style(board: Board, section: int) -> str:
    """Return how the name of a section looks: braking and corner sections stand out."""
    kind = board.game.track.sections[section].kind
    return {BRAKING: "italic", CORNER: "bold"}.get(kind, "")


def _discs(player: View, slots: int) -> Text:
    """Return damage as discs: red, brown and free."""
    free = slots - player["red"] - player["brown"]
    return Text.assemble(("■" * player["red"], "red"), ("▣" * player["brown"], "#8a5a2b"),
                         ("□" * free, "dim"))  # fmt: skip


def _ink(style: str) -> str:
    """Return the background colour of a style as a colour to write in."""
    return f"bold {style.rpartition(' on ')[2]}"


def _justify(column: str) -> Any:
    return "right" if column in ("place", "gap", "tyres", "cards", "target") else "left"
