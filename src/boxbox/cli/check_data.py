"""`boxbox check-data`: whether a set of data for Race! Formula 90 is whole, and what is in it."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from boxbox.cli import arguments
from boxbox.games.race90.cards import TYPES
from boxbox.games.race90.dataset import (
    CURRENT,
    FACTORS,
    Data,
    load_directory,
    load_shipped,
    shipped,
)
from boxbox.games.race90.track import Track
from boxbox.words import Words

Directory = Annotated[
    Path | None, typer.Argument(help="cli-check-data-directory", metavar="folder")
]


def check_data(directory: Directory = None, language: arguments.Language = "") -> None:
    """Check a set of data; tell every fault with its file, line and field."""
    spoken = arguments.read_words(language)
    data = load_directory(directory) if directory else load_shipped()
    folder = str(directory or shipped().joinpath(CURRENT))
    typer.echo(spoken.say("check-whole", {"name": data.name, "folder": folder}))
    typer.echo(spoken.say("check-digest", {"digest": data.sha256}))
    Console(highlight=False).print(_cards(data, spoken))
    for name, track in data.tracks.items():
        typer.echo(spoken.say("check-track", _facts(name, track)))
    factors = Counter(card.factor for card in data.cards[1:])
    never, most = FACTORS - len(factors), max(factors.values())
    typer.echo(spoken.say("check-factors", {"never": never, "all": FACTORS, "most": most}))


def _facts(name: str, track: Track) -> dict[str, str | int]:
    return {
        "track": name,
        "sections": len(track.sections),
        "corners": len(track.corners),
        "laps": sum(track.turns),
        "turns": len(track.turns),
        "short": track.short_turn,
        "pit": track.pit_time,
        "cards": len(track.cards),
    }


def _cards(data: Data, spoken: Words) -> Table:
    """Return how many race cards there are of each type and movement."""
    cards = data.cards[1:]
    counts = Counter((card.type, card.move) for card in cards)
    moves = sorted({card.move for card in cards})
    table = Table(title=spoken.say("check-cards", {"cards": len(cards)}))
    table.add_column(spoken.say("check-type"))
    for move in moves:
        table.add_column(f"+{move}", justify="right")
    table.add_column(spoken.say("check-all"), justify="right")
    for kind in TYPES:
        row = [counts[kind, move] for move in moves]
        table.add_row(kind, *map(str, row), str(sum(row)))
    return table
