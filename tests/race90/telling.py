"""What is told in tests of the words of Race! Formula 90, and screens as text."""

from typing import Any

from rich.console import Console, RenderableType

import boxbox
from boxbox.games.race90.table.dataset import load_shipped
from boxbox.games.race90.terminal.board import Board

Data = dict[str, Any]

NAMES = {seat: f"P{seat}" for seat in range(6)}


def a_card(**facts: Any) -> str:
    """Return a card with some facts, and no others but type, movement and factor."""
    plain: Data = {"tyres": 0, "damage": 0, "check": None, "draw": 0, "event": ""}
    cards = load_shipped().cards[1:]
    wanted = {**plain, **facts}
    return next(
        str(card.number)
        for card in cards
        if all(getattr(card, fact) == value for fact, value in wanted.items())
    )


FAST_CARD = a_card(type="speeding", move=4, tyres=2)
SLOW_CARD = a_card(type="gear", move=1, draw=1)


def played(seat: int) -> Data:
    return {"kind": "played", "seat": seat, "cards": [FAST_CARD], "move": 4, "tyres": 2,
            "damage": 0}  # fmt: skip


def drove(car: str, *path: Data) -> Data:
    entered = [step["enter"] for step in path if "enter" in step]
    return {"kind": "drove", "car": car, "from": 0, "to": entered[-1] if entered else 0,
            "path": list(path), "left": 0, "why": "done"}  # fmt: skip


def asked(kind: str, options: Data) -> Data:
    """Return the view of seat 0 when it is first asked a question."""
    match = boxbox.start("race90", 2, 1, options=options)
    while match.decisions[0].seat != 0 or match.decisions[0].kind != kind:
        match.choose(match.decisions[0].seat, match.decisions[0].options.codes[0])
    return match.view(0)


def draw(board: Board, view: Data) -> str:
    return fitting(board.board(view), board.options(view))


def fitting(*parts: RenderableType) -> str:
    """Print on a narrow screen, on which nothing may be cut off."""
    text = printed(80, *parts)
    assert "…" not in text
    assert all(len(line) <= 80 for line in text.splitlines())
    return text


def printed(width: int, *parts: RenderableType) -> str:
    console = Console(width=width, highlight=False, color_system=None)
    with console.capture() as capture:
        for part in parts:
            console.print(part)
    return capture.get()
