"""How things of Race! Formula 90 look in the terminal: cars, cards, trajectories, flags."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from boxbox.games.race90.table.cards import DRIVING, EVENT, GEAR, SPEEDING
from boxbox.games.race90.table.dataset import Data
from boxbox.games.race90.table.track import BRAKING, CORNER, Section, Trajectory
from boxbox.games.race90.words.names import signed
from boxbox.games.race90.words.sentences import Race90Words
from boxbox.words import Words

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
YELLOW_FLAG: Final = "bold black on #f2c200"
SAFETY_CAR: Final = "bold black on white"
OWN: Final = "▲"
LEADER: Final = "★"
MOVED: Final = "✓"
FLAG: Final = "⚑"
FREE: Final = "●"
TAKEN: Final = "○"
"""The starting point of a trajectory."""
GAP: Final = 2
"""The space between tables side by side."""


class Side:
    """Parts side by side where there is room, otherwise one below the other."""

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
    """Short texts one after the other, none of them broken across lines."""

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


class Look:
    """What the parts of the screen share: the game's words, and how single things look."""

    def __init__(self, words: Words, data: Data | None = None) -> None:
        self.game = Race90Words(data)
        self.game.mark = OWN
        self.game.rules_off_turns = True
        self.text = words.tell
        self.words = words

    def tell(self, key: str, values: View | None = None) -> str:
        """Return a sentence of this game."""
        return self.words.say(f"r90-{key}", values)

    def card(self, text: str, with_symbols: bool = True) -> Text:
        """Return a card in its colour, with the letter of its type."""
        card = self.game.printed(text)
        if card is None:
            return Text(f" {text} ", style="reverse")
        facts = [self.tell(f"letter-{card.type}"), f"+{card.move} ({card.factor})"]
        facts += map(self.text, self.game.costs(card))
        if with_symbols:
            facts += map(self.text, self.game.use(card))
        elif card.corner:
            facts.append(f"[{self.text(self.game.corner(card.corner))}]")
        return Text(f" {' '.join(facts)} ", style=TYPES[card.type])

    def chip(self, car: str, view: View, leader: bool = False) -> Text:
        """Return a car in its colours."""
        mark = LEADER if leader else ""
        return Text(f" {mark}{self.text(self.game.car(car))} ", style=_colour(car, view))

    def flag(self) -> Text:
        """Return a yellow flag."""
        return Text(f" {FLAG} ", style=YELLOW_FLAG)

    def trajectory(self, trajectory: Trajectory, mark: str) -> Text:
        """Return the starting point of a trajectory."""
        colour = self.tell(f"colour-{trajectory.colour}")
        return Text(f"{mark}{colour}+{trajectory.bonus}", style=_ink(TYPES[trajectory.colour]))

    def section(self, section: Section) -> Text:
        """Return the name of a section; braking and corner sections stand out."""
        kind = self.game.track.sections[section].kind
        style = {BRAKING: "italic", CORNER: "bold"}.get(kind, "")
        return Text(self.text(self.game.section(section)), style=style)

    def distance(self, section: Section) -> Text:
        """Return how far a section is from the reader's car."""
        return self.sections(self.game.distance(section))

    def sections(self, distance: int | None) -> Text:
        """Return a number of sections ahead of the reader's car, or behind it."""
        if distance is None:
            return Text()
        return Text(self.tell("here") if not distance else signed(distance), style="cyan")

    def labelled(self, label: str, fact: str | Text) -> Text:
        """Return a fact after its name."""
        return Text.assemble((f"{self.tell(label)} ", "dim"), fact)


def discs(player: View, slots: int) -> Text:
    """Return damage as discs: red, brown and free."""
    free = slots - player["red"] - player["brown"]
    return Text.assemble(("■" * player["red"], "red"), ("▣" * player["brown"], "#8a5a2b"),
                         ("□" * free, "dim"))  # fmt: skip


def _colour(car: str, view: View) -> str:
    if not car.startswith("s") or not car[1:].isdecimal():
        return CARS[car[:-1]]
    chart = view["players"][int(car[1:])]["chart"] or ""
    return CARS.get(chart.rpartition("-")[0], "bold reverse")


def _ink(style: str) -> str:
    """Return the background colour of a style as a text colour."""
    return f"bold {style.rpartition(' on ')[2]}"
