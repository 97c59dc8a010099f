"""The shapes of what every game sends; `core/shapes.py` reads declared shapes.

Each game declares its own in `games/NAME/wire`. From all of them `python -m scripts.wire` makes the
TypeScript types, the JSON Schemas and the reference tables of the docs.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired

from annotated_types import Ge
from typing_extensions import TypeAliasType, TypedDict

from boxbox.core.message import LineChange, Message
from boxbox.core.shapes import Loose, fields_of

JSON = TypeAliasType(
    "JSON", "bool | int | float | str | Sequence[JSON] | Mapping[str, JSON] | None"
)
"""Plain data of any shape: the values of options, and input that has yet to be read."""

Facts = Mapping[str, Any]
"""Data whose shape a game declares: the core passes it on without reading it."""
Data = dict[str, Any]
"""The same, made for the caller, who may change it."""

Count = Annotated[int, Ge(0)]


# How to ask for the options of a game


class WholeForm(TypedDict):
    """A whole number, or one of some words."""

    type: Literal["whole"]
    low: int
    high: int
    words: list[str]


class SwitchForm(TypedDict):
    """On or off."""

    type: Literal["switch"]


class ChoiceForm(TypedDict):
    """One of some words."""

    type: Literal["choice"]
    choices: list[str]


class NamesForm(TypedDict):
    """Some of these names (or all of them, in order), or one of some words."""

    type: Literal["names"]
    names: list[str]
    words: list[str]
    all: bool
    most: NotRequired[int | None]
    """The number of seats that may have the same name, if it is limited."""


Form = TypeAliasType("Form", WholeForm | SwitchForm | ChoiceForm | NamesForm)
"""How to ask for an option."""


# What a seat is asked


class OptionBase(TypedDict):
    """One thing a seat may choose."""

    text: str
    """The exact notation."""
    code: int
    """The same for the same act in every state."""
    label: NotRequired[Message]
    """What it is called; like all messages, for people."""
    effects: NotRequired[list[Message]]
    """What it would do, in parts."""


class Option(OptionBase):
    """One thing a seat may choose, and what it would do."""

    preview: JSON
    """What it would do, as far as the seat can know; each game declares its shape."""


class Refusal(TypedDict):
    """Why something is refused: a code and the facts behind it."""

    reason: str
    values: Mapping[str, JSON]


class Refused(Refusal):
    """Something a player might look for but can't do now."""

    text: str
    """The exact notation."""
    label: NotRequired[Message]
    """What it is called, if the reason doesn't name it."""
    told: NotRequired[Message]
    """Why it is refused."""
    short: NotRequired[Message]
    """The same, shorter, for use beside what is refused."""


class DecisionBase(TypedDict):
    """A question to a seat, whatever the game."""

    id: int
    """The number of the question, counting all questions to the seat, including undone ones."""
    seat: int
    refused: list[Refused]
    question: NotRequired[Message]
    """What is asked."""
    hint: NotRequired[Message]
    """What to weigh."""


class Decision(DecisionBase):
    """A question to a seat."""

    kind: str
    options: list[Option]


# What a seat sees


class ViewBase(TypedDict):
    """What the views of all games have."""

    rules: int
    """The rules number that the race began under."""
    seats: int
    """How many players there are."""
    asked: int | None
    """How many questions the seat has been asked; null for a spectator."""
    seat: int | None
    """Whose view it is; null for a spectator."""
    to_act: list[int]
    """The seats whose answer is awaited, as far as the reader may know."""
    sealed: list[int]
    """The seats whose answers lie face down."""


class View(ViewBase):
    """Everything a seat may know; each game declares more."""

    game: str
    options: JSON
    decision: Decision | None
    """What the seat is asked."""
    result: JSON
    """The final standings; null while the race goes on."""
    summary: JSON
    """What follows from the rest and helps a reader."""


Cursor = TypeAliasType("Cursor", Annotated[tuple[int, int], Loose()])
"""Where a reader stands: a line, as that reader counts lines, and the number of its events seen."""


class EventBase(TypedDict):
    """Something that happened."""

    n: Cursor
    """Its line, and its place among the events of that line."""
    told: NotRequired[Message]
    """What is said about it, unless a line of the story says exactly that."""
    story: NotRequired[list[LineChange]]
    """What it does to the lines of the story."""


class Event(EventBase):
    """Something that happened; each game declares its kinds."""

    kind: str


class UndoneEvent(EventBase):
    """The race went back to an earlier line."""

    kind: Literal["undone"]


class DriverEvent(EventBase):
    """A seat has a new driver."""

    kind: Literal["driver"]
    seat: int
    name: str
    """`person`, or the spec of a bot."""


# What an event changed in a view

Path = TypeAliasType("Path", list[str | int])
"""Keys and indexes that lead to a place in a view."""
Change = TypeAliasType(
    "Change", Annotated[tuple[Path, JSON], Loose()] | Annotated[tuple[Path], Loose()]
)
"""A value for the place that a path leads to, or the removal of the key there. A path that ends in
`length` shortens a list."""
Patch = TypeAliasType("Patch", list[Change])
"""Changes in order."""


# Positions


class PositionBase(TypedDict):
    """What the positions of all games have besides the table."""

    rules: NotRequired[Count]
    asked: NotRequired[Count | list[Count] | None]
    """How many questions each seat has been asked, or one number for all."""
    line: NotRequired[Count]
    """The number of the last line of the log."""


# Why the core refuses


class Nothing(TypedDict):
    """No facts."""


class UnknownAct(TypedDict):
    """The game has no act with this notation."""

    act: str


class ChainPastLuck(TypedDict):
    """A chain of choices would go on after something was learned (ruling C3)."""

    act: str


class Stale(TypedDict):
    """The question has been settled in the meantime."""

    at: int
    """The question that was answered."""
    id: int
    """The last question to the seat."""


class NotYourTurn(TypedDict):
    """The seat is not asked."""

    to_act: list[int]
    """The seats whose answer is awaited."""


class MatchOver(Nothing):
    """The race is over, and final."""


class InThePast(Nothing):
    """The match shows a moment in the past."""


class NoSuchSeat(TypedDict):
    """There is no such seat."""

    seat: int | str
    """What was given."""
    seats: int
    """The number of seats there are."""


class NoSuchLine(TypedDict):
    """The log has no such line."""

    first: int
    last: int


class BadDriverName(TypedDict):
    """The log can't name a driver like that."""

    name: str


CoreRefusals = TypedDict(
    "CoreRefusals",
    {
        "unknown-act": UnknownAct,
        "chain-past-luck": ChainPastLuck,
        "stale": Stale,
        "not-your-turn": NotYourTurn,
        "match-over": MatchOver,
        "in-the-past": InThePast,
        "no-such-seat": NoSuchSeat,
        "no-such-line": NoSuchLine,
        "bad-driver-name": BadDriverName,
    },
)
"""The core's reasons and the facts that come with each."""


# Reading


@dataclass(frozen=True)
class Shapes:
    """Everything a game declares."""

    view: Any
    event: Any
    """A union of all kinds of events."""
    preview: Callable[[str, str], Any]
    """Returns the shape of a preview, given the kind of decision and the text of the option."""
    refusals: Any
    """A typed dictionary: the facts by reason."""
    position: Any
    result: Any
    summary: Any
    printed: Any
    played: Callable[[Facts], Collection[str]] = lambda _: ()
    """Returns the modules that are played with the given options."""

    def refusal(self, reason: str) -> Any:
        """Return the shape of a refusal's values."""
        declared = fields_of(self.refusals) | fields_of(CoreRefusals)
        return declared[reason]
