"""How each game looks in the terminal: what `play` and `replay` ask of a game's board."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import RenderableType

from boxbox.cli import motor_racing, race90
from boxbox.words import Words

View = Mapping[str, Any]


class GameWords(Protocol):
    """The sentences of a game that the terminal needs by themselves."""

    words: Words

    def reason(self, reason: str, values: View) -> str:
        """Return why something is refused."""

    def preview(self, preview: View) -> str:
        """Return what an option would do."""


class Board(Protocol):
    """Draws views for one reader."""

    say: Callable[..., str]

    @property
    def game(self) -> GameWords:
        """The words of the game."""

    def intro(self, view: View) -> str:
        """Return what a newcomer must know before the first choice."""

    def player(self, view: View, seat: int) -> str:
        """Return what a seat is called at the table."""

    def story(self, view: View, events: Sequence[View]) -> list[str]:
        """Return what happened, a sentence or more an event."""

    def board(self, view: View) -> RenderableType:
        """Return the race as it stands."""

    def listed(self, view: View) -> list[View]:
        """Return the options of the view's decision as they are numbered."""

    def options(self, view: View) -> RenderableType:
        """Return the numbered options of the view's decision, with what each would do."""

    def standings(self, view: View) -> RenderableType:
        """Return who stands where."""

    def starts_race(self, event: View) -> bool:
        """Tell whether a race begins with an event; the story of this race begins there."""

    def race_result(self, view: View, event: View) -> RenderableType | None:
        """Return how a race ended if it ended with this event and another one follows."""

    def verdict(self, view: View) -> str:
        """Return who has won."""


BOARDS: Final[dict[str, Callable[[Words], Board]]] = {
    "motor-racing": motor_racing.Board,
    "race90": race90.Board,
}
