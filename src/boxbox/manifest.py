"""The manifest: everything the rest of boxbox may ask of a game, each part loaded when needed.

Only the rules are required. `boxbox.registry` finds the manifests.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from boxbox.core.event import Event
from boxbox.core.game import Code, Game
from boxbox.core.message import Message
from boxbox.core.options import OptionValues
from boxbox.core.seats import Seat
from boxbox.core.wire import Facts

if TYPE_CHECKING:  # types of upper rooms that some parts take or return
    from concurrent.futures import Executor

    from rich.console import RenderableType

    from boxbox.arena.simulation import Plan
    from boxbox.arena.statistics import Score
    from boxbox.words import Words
    from boxbox.words.lines import Known, Line

View = Mapping[str, Any]


class Bot(Protocol):
    """A player that chooses by itself."""

    def choose(self, view: Any, seat: Seat, codes: list[Code], rng: Random) -> Code:
        """Return one of the codes that are legal for a seat; `view` is the state it may see."""


class Composer(Protocol):
    """Composes the messages of a game."""

    def read(self, view: Facts) -> None:
        """Learn from a view which seat the messages are for."""

    def question(self, view: Facts) -> Message:
        """Return what the seat is asked."""

    def hint(self, view: Facts) -> Message:
        """Return what to weigh; empty if there is nothing to say."""

    def label(self, text: str, view: Facts) -> Message:
        """Return what an option is called."""

    def refused_label(self, text: str, view: Facts) -> Message:
        """Return what a refused act is called; empty if the reason names it."""

    def effects(self, text: str, preview: Facts, view: Facts) -> list[Message]:
        """Return what an option would do, in parts."""

    def has_reason(self, reason: str, values: Facts) -> bool:
        """True if the game has a sentence for a refusal."""

    def reason(self, reason: str, values: Facts) -> Message:
        """Return why something is refused."""

    def unplayable(self, reason: str, values: Facts) -> Message:
        """Return the same for use beside what is refused: shorter where that is enough."""

    def event(self, event: Facts) -> Message:
        """Return the sentence of an event; empty if there is nothing to say."""

    def begins_chapter(self, event: Facts) -> bool:
        """True if an event begins a chapter: from here on nothing told before it changes."""

    def story(self, events: Sequence[Facts], known: "Known") -> "list[Line]":
        """Return the events of a chapter in lines."""


class Board(Protocol):
    """Draws views for one reader."""

    say: Callable[..., str]
    text: Callable[..., str]
    """Puts a message into words."""

    def intro(self, view: View) -> str:
        """Return what a newcomer must know before the first choice."""

    def player(self, view: View, seat: Seat) -> str:
        """Return what a seat is called at the table."""

    def story(self, view: View, events: Sequence[View]) -> list[str]:
        """Return what happened, at least one sentence per event."""

    def board(self, view: View) -> "RenderableType":
        """Return the current state of the race."""

    def listed(self, view: View) -> list[View]:
        """Return the options of the view's decision in the order they are numbered."""

    def options(self, view: View) -> "RenderableType":
        """Return the numbered options of the view's decision, with what each would do."""

    def preview(self, preview: View) -> str:
        """Return what an option would do."""

    def reason(self, reason: str, values: View) -> str:
        """Return why something is refused."""

    def standings(self, view: View) -> "RenderableType":
        """Return the current standings."""

    def starts_race(self, event: View) -> bool:
        """True if a race begins with this event; its story starts here."""

    def race_result(self, view: View, event: View) -> "RenderableType | None":
        """Return the result of a race if it ended with this event and another race follows."""

    def verdict(self, view: View) -> str:
        """Return who has won."""


class Reading(NamedTuple):
    """How the arena reads the matches of a game, and the messages of its table."""

    scores: Callable[[Facts, Sequence[Event]], "list[Score]"]
    others: str = "others"
    """The name, instead of a bot's, for everything that no player drives."""
    title: str = "simulate-plain-title"
    note: str = "simulate-plain-note"
    others_label: str = "simulate-others"


class BenchField(NamedTuple):
    """What the bench runs: a game with options; `label` is the message that sets it apart."""

    options: OptionValues
    label: str = ""
    beside: str = ""
    """Another field of the game that its decisions are compared with."""
    note: str = ""
    """The message of that comparison."""


class Findings(Protocol):
    """The findings of a report."""

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""


class Report(NamedTuple):
    """A report of `boxbox simulate --report`."""

    check: "Callable[[Plan], None]"
    """Refuses a plan that the report can't use."""
    rounds: int
    """How many times the games of the plan are played."""
    run: "Callable[[Plan, Executor | None, Callable[[int], None] | None], Findings]"
    table: "Callable[[Plan, Any, Words], RenderableType]"


@dataclass(frozen=True, kw_only=True)
class OwnData:
    """How to play a game with an owner's own data, from a directory."""

    load: Callable[[Path], Game[Any]]
    check: "Callable[[Path | None, Words], Iterable[RenderableType]]"
    """Returns what `boxbox check-data` prints; without a path, checks the shipped data."""


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """What a game brings."""

    game: Game[Any]
    """The rules, with the data set for new races."""
    editions: Callable[[], Sequence[Game[Any]]] = tuple
    """The same with the data sets of earlier releases, so that their races can still be loaded."""
    own_data: OwnData | None = None
    words: str = ""
    """The package whose folder `locales` has the words; Python reads each language's `game.ftl`."""
    composer: Callable[[Any], Composer] | None = None
    """Makes the composer for the game with a race's data; without one, there are no messages."""
    bots: str = ""
    """The package to search for bots: each module's `BOT` is one, named after the module."""
    board: "Callable[[Any, Words], Board] | None" = None
    """Makes the terminal's board for the game with a race's data; without one, lists are shown."""
    reading: Callable[[], Reading] | None = None
    """How the arena reads its matches; without one, it goes by the places in the result."""
    bench: Mapping[str, BenchField] = field(default_factory=dict)
    reports: Callable[[], Mapping[str, Report]] = dict
    quick: OptionValues = field(default_factory=dict)
    """The options of a race that begins at once."""
    screens: bool = False
    """True if the built pages have screens for it; otherwise they show the plain ones."""

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.game.name
