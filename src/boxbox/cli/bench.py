"""`boxbox bench`: how fast the engine and the server are on this machine."""

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from boxbox.arena.bench import all_fields
from boxbox.arena.bench import bench as measure
from boxbox.cli import arguments
from boxbox.core.errors import OptionError
from boxbox.words import Words

What = Annotated[str, typer.Argument(help="cli-bench-what", metavar="what")]
Tables = Annotated[str, typer.Option(help="cli-bench-tables", metavar="numbers")]
Seconds = Annotated[float, typer.Option(help="cli-bench-seconds", metavar="seconds")]
Strangers = Annotated[
    int, typer.Option(help="cli-bench-strangers", metavar="number", min=0, max=1000)
]
WAYS: Final = ("state", "match")


def bench(
    what: What = "engine",
    seconds: Seconds = 2.0,
    tables: Tables = "1,50,200",
    strangers: Strangers = 0,
    as_json: arguments.AsJson = False,
    language: arguments.Language = "",
) -> None:
    """Measure the engine on one core, or how quickly a server answers people at many tables."""
    if not 0 < seconds <= 3600:
        raise OptionError("bench-seconds", {"given": str(seconds)})
    spoken = arguments.read_words(language)
    note = None
    if what == "engine":
        figures = measure(seconds)
        title = spoken.say("bench-title")
        heads = [_head(name, spoken) for name in figures]
        note = _note(figures, spoken)
    elif what == "server":
        from boxbox.server.bench import bench as measure_server  # here: only this needs it

        counts = _read_counts(tables)
        figures = {str(count): measure_server(count, seconds, strangers) for count in counts}
        title = spoken.say("bench-server-title")
        heads = [spoken.say("bench-tables", {"tables": count}) for count in counts]
    else:
        raise OptionError("no-such-bench", {"given": what})
    if as_json:
        typer.echo(json.dumps(figures, indent=1))
    else:
        heads = [spoken.say("column-what"), *heads]
        rows = list(figures.values())
        Console(highlight=False).print(_table(title, heads, rows, note, spoken))


def _read_counts(given: str) -> list[int]:
    counts = [part.strip() for part in given.split(",")]
    if not all(count.isdecimal() and 0 < int(count) <= 1000 for count in counts):
        raise OptionError("bench-tables", {"given": given})
    return [int(count) for count in counts]


def _head(name: str, spoken: Words) -> str:
    """Return the heading of a field's figures: the game, and what sets the field apart."""
    field = all_fields()[name]
    title = spoken.game(field.name)
    return f"{title}\n{spoken.say(field.label)}" if field.label else title


def _note(figures: dict[str, dict[str, float]], spoken: Words) -> str:
    notes = []
    for name, field in all_fields().items():
        if field.beside:
            rates = {way: f"{figures[name][f'{way}_decision_ratio']:.2f}" for way in WAYS}
            notes.append(spoken.say(field.note, rates))
    return "\n".join(notes)


def _table(
    title: str,
    heads: list[str],
    figures: list[dict[str, float]],
    note: str | None,
    spoken: Words,
) -> Table:
    table = Table(title=title, caption=note)
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if at else "left")
    for row in figures[0]:
        cells = [f"{figure[row]:,.1f}" for figure in figures]
        table.add_row(spoken.say(f"bench-row-{row.replace('_', '-')}"), *cells)
    return table
