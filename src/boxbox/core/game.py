"""The contract between a game and everything that plays it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, NewType, Protocol, Self, TypeVar

from boxbox.core.event import Event
from boxbox.core.luck import Luck
from boxbox.core.options import GameOption, OptionValues
from boxbox.core.seats import NOBODY, Seat
from boxbox.core.wire import Facts, Shapes

Code = NewType("Code", int)
"""The number of an option: the same act has the same number in every state of a game."""

SPECTATOR: Final = NOBODY
"""A viewer without a seat."""


class State(Protocol):
    """The rules and nothing else: no log, no text, no clock, no luck of its own.

    A state as a seat sees it is a state too: what the seat can't know is marked unknown.
    """

    @property
    def seats(self) -> int:
        """How many seats make choices."""

    def to_act(self) -> Sequence[Seat]:
        """Return the seats whose answer is awaited; none when the match is over."""

    def sealed(self) -> Sequence[Seat]:
        """Return the seats whose answers lie face down; a seat that leaves this list shows them."""

    def may_change(self) -> Sequence[Seat]:
        """Return the seats that have answered and may still change their answer."""

    def legal(self, seat: Seat) -> list[Code]:
        """Return the codes of everything that a seat in `to_act` or `may_change` may choose now."""

    def begin(self, luck: Luck, events: list[Event] | None = None) -> None:
        """Deal what has not been dealt yet and go on to the first question."""

    def apply(self, seat: Seat, code: Code, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out a legal choice and go on to the next question.

        Each event is appended when the table looks as the event leaves it.
        """

    def copy(self) -> Self:
        """Return an independent copy."""

    def seen_by(self, seat: Seat) -> Self:
        """Return a copy with everything unknown that `seat` can't know."""


class Refusal(NamedTuple):
    """Why an act isn't allowed: a code and the facts behind it."""

    reason: str
    values: Facts


@dataclass(frozen=True)
class DataSet:
    """The cards and figures a game is played with; the digest shows whether they were changed."""

    name: str
    sha256: str


StateT = TypeVar("StateT", bound=State)


class Game(Protocol[StateT]):
    """What a game tells the core about itself. Everything a seat gets is made from its view."""

    name: str
    rules: int
    kept_from: int
    """The first rules number whose races later versions still play to their end."""
    data: DataSet
    seats: range
    codes: range
    options: Sequence[GameOption]
    standing: Mapping[str, Sequence[str]]
    """Kinds of decisions that may be answered once and for all, and the texts of those answers."""
    shapes: Shapes
    """The declared shapes of everything it shows, says, offers and refuses."""
    continuing: Mapping[str, str]
    """Kinds of decisions that continue what a seat began by answering another kind, or the same
    one; others see all of it when it is complete."""
    asks: frozenset[str]
    """The fields of `describe` about the open question; they only make sense between choices."""

    def check(self, seats: int, options: OptionValues) -> None:
        """Refuse options that don't fit together."""

    def new(self, seats: int, options: OptionValues, rules: int | None = None) -> StateT:
        """Return a state before anything is dealt; `begin` does the rest.

        `rules` are the ones the race began under, or today's if not given.
        """

    def text(self, code: Code) -> str:
        """Return the exact notation of any of `codes`."""

    def code(self, text: str) -> Code | None:
        """Return the code of a notation, or None if it isn't well formed."""

    def word(self, kind: str, value: int) -> str:
        """Return how the log writes the result of luck."""

    def kind(self, view: StateT, seat: Seat) -> str:
        """Return the kind of decision that a seat faces."""

    def depends_on_hand(self, state: StateT, seat: Seat) -> bool:
        """True if a seat that begins something gets options whose number others can't know."""

    def preview(self, view: StateT, seat: Seat, code: Code) -> Facts:
        """Return what a legal choice would do, as far as the view shows."""

    def refusal(self, view: StateT, seat: Seat, code: Code) -> Refusal:
        """Return why a code that is not legal is refused."""

    def sought(self, view: StateT, seat: Seat) -> Iterator[Code]:
        """Yield the codes a player might look for now; those that aren't legal are refused."""

    def describe(self, state: StateT) -> Facts:
        """Return the state as plain data, with unknown things as `?` or as a count."""

    def restore(
        self,
        seats: int,
        options: OptionValues,
        data: Facts,
        rules: int | None = None,
    ) -> StateT:
        """Return the state of a position that has its declared shape; refuse an impossible one with
        every fault."""

    def summary(self, view: StateT) -> Facts:
        """Return what follows from the view and helps a reader, such as standings."""

    def result(self, state: StateT) -> Facts | None:
        """Return the final standings, or None while the match goes on."""

    def printed(self) -> Facts:
        """Return what is printed on the cards and boards, for drawing them."""
