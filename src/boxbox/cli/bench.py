"""`boxbox bench`: how fast the engine is on this machine."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from boxbox.arena.bench import bench as measure
from boxbox.cli import arguments
from boxbox.core.errors import OptionError
from boxbox.games import GAMES

Seconds = Annotated[float, typer.Option(help="How long each measurement takes.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]


def bench(
    seconds: Seconds = 2.0, as_json: AsJson = False, language: arguments.Language = ""
) -> None:
    """Measure races and decisions a second on one core, and the single steps."""
    if not 0 < seconds <= 3600:
        raise OptionError(f"a measurement takes more than 0 seconds and no hour, not {seconds}")
    figures = {game: measure(game, seconds) for game in GAMES}
    if as_json:
        typer.echo(json.dumps(figures, indent=1))
        return
    spoken = arguments.read_words(language)
    table = Table(title=spoken.say("bench-title"))
    table.add_column(spoken.say("column-what"))
    for game in figures:
        table.add_column(spoken.say(f"game-{game}"), justify="right")
    for what in next(iter(figures.values())):
        row = [f"{figure[what]:,.1f}" for figure in figures.values()]
        table.add_row(what.replace("_", " "), *row)
    Console(highlight=False).print(table)
