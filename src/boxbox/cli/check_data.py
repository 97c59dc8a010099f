"""`boxbox check-data`: whether a set of data for Race! Formula 90 is whole, and what is in it."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from boxbox.games.race90.cards import TYPES
from boxbox.games.race90.dataset import (
    CURRENT,
    FACTORS,
    Data,
    load_directory,
    load_shipped,
    shipped,
)

Directory = Annotated[
    Path | None, typer.Argument(help="A folder with a set of data. Without it: the shipped one.")
]


def check_data(directory: Directory = None) -> None:
    """Check a set of data; tell every fault with its file, line and field."""
    data = load_directory(directory) if directory else load_shipped()
    typer.echo(f"{data.name}: no faults found in {directory or shipped().joinpath(CURRENT)}")
    typer.echo(f"sha256 {data.sha256}")
    Console(highlight=False).print(_cards(data))
    for name, track in data.tracks.items():
        typer.echo(
            f"{name}: {len(track.sections)} sections, {len(track.corners)} corners, "
            f"{sum(track.turns)} laps in {len(track.turns)} turns (short race {track.short_turn}), "
            f"pit time {track.pit_time}, {len(track.cards)} track cards"
        )
    factors = Counter(card.factor for card in data.cards[1:])
    never = FACTORS - len(factors)
    typer.echo(
        f"check factors: {never} of {FACTORS} on no card, none on more than {max(factors.values())}"
    )


def _cards(data: Data) -> Table:
    """Return how many race cards there are of each type and movement."""
    cards = data.cards[1:]
    counts = Counter((card.type, card.move) for card in cards)
    moves = sorted({card.move for card in cards})
    table = Table(title=f"{len(cards)} race cards")
    table.add_column("type")
    for move in moves:
        table.add_column(f"+{move}", justify="right")
    table.add_column("all", justify="right")
    for kind in TYPES:
        row = [counts[kind, move] for move in moves]
        table.add_row(kind, *map(str, row), str(sum(row)))
    return table
