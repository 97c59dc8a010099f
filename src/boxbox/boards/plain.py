"""The board of a game that brings none: its view as lists, its options with their previews.

A game marks in its shapes which fields are `BySeat` and which are `OfSeats` (`core/wire.py`). It
may name things in its `game.ftl`, all behind its own name: `bids-intro-text`, `bids-ask-draw`,
`bids-option-bid`, `bids-preview-higher`, `bids-event-drawn`, `bids-field-hands`,
`bids-reason-too-low`. What has no message is shown by its code.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boxbox.core.game import Game
from boxbox.core.seats import Seat, all_seats, by_seat
from boxbox.core.shapes import BySeat, OfSeats, events_of, fields_of, marks_of, part_of
from boxbox.core.wire import View as AnyView
from boxbox.words import Words, driver_message

View = Mapping[str, Any]
UNSHOWN: Final = {*fields_of(AnyView), "data", "drivers"}
"""What is no part of the table itself."""
SHARED_REASONS: Final = ("stale", "not-your-turn", "match-over", "no-such-seat", "unknown-act",
                         "chain-past-luck", "in-the-past", "not-now")  # fmt: skip
"""What every game may tell, with messages that are not the game's."""
NOTHING: Final = "–"


class PlainWords:
    """The sentences of a game, as far as it has any."""

    def __init__(self, words: Words, game: Game[Any]) -> None:
        self.words = words
        self.name = game.name
        self.shapes = game.shapes

    def named(self, what: str, code: str, values: View | None = None) -> str | None:
        """Return the message that the game has for a code, if it has one."""
        key = f"{self.name}-{what}-{code.replace('_', '-')}"
        return self.words.say(key, values) if self.words.has(key) else None

    def reason(self, reason: str, values: View) -> str:
        """Return why something is refused."""
        kinds = fields_of(self.shapes.refusal(reason)) if values else {}
        spoken = {name: self.value(value, kinds[name]) for name, value in values.items()}
        told = self.named("reason", reason, spoken)
        if told is None and reason in SHARED_REASONS:
            told = self.words.say(f"reason-{reason}", spoken)
        return told or f"{_plain(reason)} {self.pairs('field', values, kinds)}".strip()

    def preview(self, preview: View) -> str:
        """Return what an option would do."""
        return self.pairs("preview", preview, {})

    def option(self, text: str) -> str:
        """Return what an option is called."""
        act, _, thing = text.partition(" ")
        return self.named("option", act, {"thing": thing}) or text

    def pairs(self, what: str, values: View, kinds: View) -> str:
        """Return values of declared types with their names, in one line."""
        spoken = {name: self.value(value, kinds.get(name)) for name, value in values.items()}
        return " · ".join(
            self.named(what, name, {"value": value}) or f"{_plain(name)}: {value}"
            for name, value in spoken.items()
        )

    def player(self, seat: int) -> str:
        """Return what a seat is called; nobody has a number below 0."""
        return self.words.say("plain-player", {"number": seat + 1}) if seat >= 0 else NOTHING

    def value(self, value: Any, kind: Any = None) -> str:
        """Return a value of a declared type in a line."""
        if OfSeats() in marks_of(kind) and value is not None:
            seats = value if isinstance(value, list | tuple) else [value]
            return ", ".join(map(self.player, seats)) or NOTHING
        if isinstance(value, bool):
            return self.words.say("plain-yes" if value else "plain-no")
        if isinstance(value, Mapping):
            return ", ".join(f"{_plain(name)} {self.value(part)}" for name, part in value.items())
        if isinstance(value, list | tuple):
            return ", ".join(map(self.value, value)) or NOTHING
        return NOTHING if value in (None, "") else str(value)


class PlainBoard:
    """Draws views of any game for one reader."""

    def __init__(self, words: Words, game: Game[Any]) -> None:
        self.say = words.say
        self.text = words.tell
        self.shapes = game.shapes
        self.game = PlainWords(words, game)
        self.preview = self.game.preview
        self.reason = self.game.reason

    def intro(self, view: View) -> str:
        """Return what a newcomer must know before the first choice."""
        told = self.game.named("intro", "text")
        player = self.player(view, view["seat"])
        return told or self.say("plain-intro", {"player": player})

    def player(self, view: View, seat: Seat) -> str:
        """Return what a seat is called at the table."""
        del view
        return self.game.player(seat)

    def story(self, view: View, events: Sequence[View]) -> list[str]:
        """Return what happened, a sentence an event."""
        return [sentence for event in events if (sentence := self._event(view, event))]

    def _event(self, view: View, event: View) -> str:
        known = {
            name: value
            for name, value in event.items()
            if name not in ("n", "kind", "told", "story")
        }
        who = {}
        if isinstance(seat := known.pop("seat", None), int):
            you = seat == view["seat"]
            who = {"who": "you" if you else "other", "player": self.player(view, Seat(seat))}
        kind = event["kind"]
        kinds = events_of(self.shapes.event)[kind]
        spoken = {name: self.game.value(value, kinds[name]) for name, value in known.items()}
        told = self.game.named("event", kind, {**spoken, **who})
        if told is not None:
            return told
        if kind == "driver":
            return self.text(driver_message(known["name"], who))
        if kind == "undone":
            return self.say("event-undone", who)
        rest = self.game.pairs("field", known, kinds)
        told = ": ".join(part for part in (who.get("player", ""), _plain(kind)) if part)
        return f"{told} ({rest})" if rest else told

    def board(self, view: View) -> RenderableType:
        """Return the table as it stands: what there is for each player, then all else."""
        return self._table(view, view["summary"], self.shapes.summary)

    def _table(self, view: View, added: View, shape: Any) -> RenderableType:
        """Return the table, and something of a declared shape with it."""
        shown = {name: view[name] for name in view if name not in UNSHOWN} | dict(added)
        kinds = fields_of(self.shapes.view) | fields_of(shape)
        each = {name: value for name, value in shown.items() if BySeat() in marks_of(kinds[name])}
        title = Rule(self.game.words.game(self.game.name), style="dim")
        parts: list[RenderableType] = [title, self._players(view, each, kinds)]
        for name, value in shown.items():
            if name not in each:
                parts.append(Text(f"{self._field(name)}: {self.game.value(value, kinds[name])}"))
        return Group(*parts)

    def _players(self, view: View, each: View, kinds: View) -> "Rows":
        heads = [self.say("column-player"), *map(self._field, each)]
        rows = []
        for seat in all_seats(view["seats"]):
            cells = [self.game.value(row[seat], part_of(kinds[name])) for name, row in each.items()]
            rows.append([self._marked(view, seat), *cells])
        return Rows(heads, rows)

    def _marked(self, view: View, seat: Seat) -> str:
        """Return what a seat is called, with a mark if it is the reader's."""
        own = f" ({self.say('plain-you')})" if seat == view["seat"] else ""
        return f"{self.player(view, seat)}{own}"

    def _field(self, name: str) -> str:
        return self.game.named("field", name) or _plain(name)

    def question(self, view: View) -> str:
        """Return what the reader is asked."""
        kind = view["decision"]["kind"]
        return self.game.named("ask", kind) or self.say("plain-ask", {"kind": _plain(kind)})

    def label(self, view: View, option: View) -> str:
        """Return what an option is called."""
        del view
        return self.game.option(option["text"])

    def listed(self, view: View) -> list[View]:
        """Return the options of the view's decision as they are numbered."""
        return list(view["decision"]["options"])

    def options(self, view: View) -> RenderableType:
        """Return the numbered options of the view's decision, with what each would do."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        for number, option in enumerate(self.listed(view), 1):
            effect = Text(self.game.preview(option["preview"]), style="dim")
            grid.add_row(f"{number})", Text(self.label(view, option)), effect)
        return Group(Text(self.question(view), style="bold"), grid)

    def standings(self, view: View) -> RenderableType:
        """Return the result, or the table if it is not over."""
        if not view["result"]:
            return self.board(view)
        return self._table(view, view["result"], self.shapes.result)

    def starts_race(self, event: View) -> bool:
        """True if a race begins with this event: nothing is known of that."""
        del event
        return False

    def race_result(self, view: View, event: View) -> RenderableType | None:
        """Return nothing: there is one race, and its end is the end."""
        del view, event
        return None

    def verdict(self, view: View) -> str:
        """Return who has won, if the result says how much each player has."""
        if BySeat() not in marks_of(fields_of(self.shapes.result).get("standings")):
            return self.say("plain-over")
        standings = view["result"]["standings"]
        winners = [seat for seat, n in by_seat(standings) if n == max(standings)]
        if winners == [view["seat"]]:
            return self.say("plain-won-you")
        return self.say(
            "plain-won", {"players": " + ".join(self._marked(view, seat) for seat in winners)}
        )


class Rows:
    """Rows as a table, or as lists below each other if the table is too wide."""

    def __init__(self, heads: list[str], rows: list[list[str]]) -> None:
        self.heads = heads
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = Table(*self.heads, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        for row in self.rows:
            table.add_row(*row)
        unbound = options.update(max_width=1000)
        if Measurement.get(console, unbound, table).maximum <= options.max_width:
            yield table
            return
        for first, *others in self.rows:
            yield Text(first, style="bold")
            for head, cell in zip(self.heads[1:], others, strict=True):
                yield Text(f"  {head}: {cell}")


def _plain(code: str) -> str:
    return code.replace("_", " ").replace("-", " ")
