"""A race as plain text for one reader, as the plain screens of the browser show it."""

from io import StringIO
from typing import Any, NotRequired, Protocol, runtime_checkable

from rich.console import Console, RenderableType
from typing_extensions import TypedDict

from boxbox.boards import board_of
from boxbox.core.match import Match
from boxbox.core.seats import Seat, all_seats
from boxbox.manifest import Board, View
from boxbox.words import Words


class OptionText(TypedDict):
    """An option: its notation, what it is called and what it would do."""

    text: str
    label: str
    effect: str


class RaceText(TypedDict):
    """Everything a reader is told."""

    names: list[str]
    """What each seat is called."""
    board: str
    story: list[str]
    question: NotRequired[str]
    options: list[OptionText]
    """The options of the open question, if there is one."""
    verdict: NotRequired[str]
    """Who has won."""


@runtime_checkable
class Asking(Protocol):
    """What a board may offer beyond the terminal's needs: questions and options on their own."""

    def question(self, view: View) -> str:
        """Return what the reader is asked."""

    def label(self, view: View, option: View) -> str:
        """Return what an option is called."""


def race_text(match: Match[Any], seat: Seat | None, words: Words, width: int) -> RaceText:
    """Return the race as a seat (None: a spectator) sees it, in lines of this many characters."""
    board = board_of(match.game, words)
    view = match.view(seat)
    told = RaceText(
        names=[board.player(view, one) for one in all_seats(match.seats)],
        board=_plain(board.board(view), width),
        story=board.story(view, match.events(seat)),
        options=[],
    )
    if view["decision"]:
        told["options"] = [_option(board, view, option) for option in board.listed(view)]
        if isinstance(board, Asking):
            told["question"] = board.question(view)
    if view["result"]:
        told["board"] = _plain(board.standings(view), width)
        told["verdict"] = board.verdict(view)
    return told


def _option(board: Board, view: View, option: View) -> OptionText:
    label = board.label(view, option) if isinstance(board, Asking) else option["text"]
    effect = board.preview(option["preview"])
    return OptionText(text=option["text"], label=label, effect=effect)


def _plain(drawn: RenderableType, width: int) -> str:
    file = StringIO()
    Console(file=file, width=width, color_system=None, highlight=False).print(drawn)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())
