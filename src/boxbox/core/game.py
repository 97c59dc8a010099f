"""The contract between a game and everything that plays it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, Self, TypeVar

from boxbox.core.event import Event, Json
from boxbox.core.luck import Luck
from boxbox.core.options import GameOption, OptionValues

SPECTATOR: Final = -1
"""A viewer without a seat."""


class State(Protocol):
    """The rules and nothing else: no log, no text, no clock, no luck of its own.

    A state seen by a seat is a state too: what the seat can't know is marked as unknown in it.
    """

    @property
    def seats(self) -> int:
        """How many seats make choices."""

    def to_act(self) -> Sequence[int]:
        """Return the seats whose answer is awaited; none when the match is over."""

    def sealed(self) -> Sequence[int]:
        """Return the seats whose answers lie face down; they are shown when a seat leaves this."""

    def may_change(self) -> Sequence[int]:
        """Return the seats that have answered and may still answer anew."""

    def legal(self, seat: int) -> list[int]:
        """Return the codes of all that a seat in `to_act` or `may_change` may choose now."""

    def begin(self, luck: Luck, events: list[Event] | None = None) -> None:
        """Deal what is not dealt yet and go on to the first question."""

    def apply(self, seat: int, code: int, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out a legal choice and go on to the next question."""

    def copy(self) -> Self:
        """Return an independent copy."""

    def seen_by(self, seat: int) -> Self:
        """Return a copy in which all that `seat` can't know is unknown."""


class Refusal(NamedTuple):
    """Why an act is not allowed: a code and the facts behind it."""

    reason: str
    values: Mapping[str, Json]


@dataclass(frozen=True)
class DataSet:
    """The cards and figures a game is played with; the digest tells whether they were changed."""

    name: str
    sha256: str


StateT = TypeVar("StateT", bound=State)


class Game(Protocol[StateT]):
    """What a game tells the core about itself. Everything a seat gets is made from its view."""

    name: str
    rules: int
    kept_from: int
    """The first rules number whose races are played to their end by later versions."""
    data: DataSet
    seats: range
    codes: range
    options: Sequence[GameOption]
    standing: Mapping[str, Sequence[str]]
    """Kinds of decisions that may be answered once and for all, and the texts of those answers."""

    def check(self, seats: int, options: OptionValues) -> None:
        """Refuse options that do not fit together."""

    def new(self, seats: int, options: OptionValues) -> StateT:
        """Return a state before anything is dealt; `begin` does the rest."""

    def text(self, code: int) -> str:
        """Return the exact notation of any of `codes`."""

    def code(self, text: str) -> int | None:
        """Return the code of a notation, or None if it is not well formed."""

    def word(self, kind: str, value: int) -> str:
        """Return how the log writes the result of luck."""

    def kind(self, view: StateT, seat: int) -> str:
        """Return the kind of decision that a seat faces."""

    def preview(self, view: StateT, seat: int, code: int) -> dict[str, Json]:
        """Return what a legal choice would do, as far as the view tells."""

    def refusal(self, view: StateT, seat: int, code: int) -> Refusal:
        """Return why a code that is not legal is refused."""

    def sought(self, view: StateT, seat: int) -> Iterator[int]:
        """Return codes a player would look for now; those that are not legal are refused."""

    def describe(self, state: StateT) -> dict[str, Json]:
        """Return the state as plain data; unknown things as `?` or as a count."""

    def restore(self, seats: int, options: OptionValues, data: Mapping[str, Json]) -> StateT:
        """Return the state that `describe` described; refuse an impossible one with every fault."""

    def summary(self, view: StateT) -> dict[str, Json]:
        """Return what follows from the view and a reader wants beside it, such as standings."""

    def result(self, state: StateT) -> dict[str, Json] | None:
        """Return the final standings, or None while the match goes on."""

    def printed(self) -> dict[str, Json]:
        """Return what is printed on the cards and boards, for whoever draws them."""
