"""Draw the terminal pictures that the README shows, into docs/pictures."""

import io
import re
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import boxbox
from boxbox.boards import board_of
from boxbox.bots import make_bot
from boxbox.core.history import START
from boxbox.core.wire import Cursor
from boxbox.registry import find_game
from boxbox.words import words

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
THEME = TerminalTheme(
    (22, 24, 29),
    (222, 226, 232),
    [(22, 24, 29), (214, 69, 65), (80, 180, 110), (220, 180, 60), (90, 140, 230), (190, 120, 220),
     (70, 190, 200), (222, 226, 232)],
)  # fmt: skip
OPTIONS: dict[str, dict[str, Any]] = {"motor-racing": {}, "race90": {"level": "advanced"}}
"""The race in the picture of each game."""


def race(game: str, seed: int, turns: int) -> tuple[boxbox.Match, Cursor]:  # type: ignore[type-arg]
    """Play some turns of a race and stop where seat 0 is asked for a card."""
    match = boxbox.start(game, seats=4, seed=seed, options=OPTIONS[game])
    rng = Random(seed)
    bot = make_bot(game, "rules")
    since = START
    while turns or match.decisions[0].seat != 0 or match.decisions[0].kind != "play":
        decision = match.decisions[0]
        if decision.seat == 0 and decision.kind == "play":
            turns -= 1
            since = match.version(0)
        view = match.seen_by(decision.seat)
        match.choose(decision.seat, bot.choose(view, decision.seat, decision.options.codes, rng))
    return match, since


def picture(name: str, game: str, seed: int, turns: int) -> str:
    """Return one screen of `boxbox play` as SVG."""
    match, since = race(game, seed, turns)
    board = board_of(find_game(game), words("en"))
    console = Console(record=True, width=104, file=io.StringIO(), force_terminal=True,
                      color_system="truecolor", highlight=False)  # fmt: skip
    view = match.view(0)
    for sentence in board.story(view, match.events(0, since=since)):
        console.print(Text(f"  {sentence}", style="dim"))
    console.print(board.board(view))
    console.print(board.options(view))
    console.print(Text(f"{board.say('prompt-choose')} > ", style="bold"))
    svg = console.export_svg(title=f"boxbox play {game}", theme=THEME, unique_id=name)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.S)  # loads nothing from elsewhere
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.S)
    return re.sub(r"[ \t]+\n", "\n", svg.replace("Fira Code", "ui-monospace, DejaVu Sans Mono"))


def pictures() -> dict[Path, str]:
    """Return all pictures by their files."""
    return {
        PICTURES / "terminal.svg": picture("terminal", "motor-racing", seed=3, turns=5),
        PICTURES / "terminal-race90.svg": picture("race90", "race90", seed=11, turns=6),
    }


if __name__ == "__main__":
    for path, svg in pictures().items():
        path.write_text(svg, encoding="utf-8")
