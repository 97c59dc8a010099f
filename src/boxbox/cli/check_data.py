"""`boxbox check-data`: whether an owner's own data set is valid, and what is in it."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from boxbox.cli import arguments
from boxbox.registry import own_data, with_own_data

Directory = Annotated[
    Path | None, typer.Argument(help="cli-check-data-directory", metavar="folder")
]
Game = Annotated[str, typer.Option(help="cli-check-data-game", metavar="game")]


def check_data(
    directory: Directory = None, game: Game = "", language: arguments.Language = ""
) -> None:
    """Check a data set; list every fault with its file, line and field."""
    console = Console(highlight=False, soft_wrap=True)
    name = game or with_own_data()[0]
    for part in own_data(name).check(directory, arguments.read_words(language)):
        console.print(part)
