"""`boxbox backup` and `boxbox restore`: a copy of all tables, and the way back."""

from pathlib import Path
from typing import Annotated

import typer

from boxbox.cli.saving import data_home
from boxbox.core.errors import BoxboxError

DataDir = Annotated[Path | None, typer.Option(help="Where the tables are kept.")]
Target = Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")]
Source = Annotated[Path, typer.Argument(help="A file that `boxbox backup` wrote.", metavar="FILE")]
Force = Annotated[bool, typer.Option("--force", help="Write over a file that exists.")]


def backup(file: Target, data_dir: DataDir = None, force: Force = False) -> None:
    """Copy all tables to a file that only you may read, also while the server runs."""
    from boxbox.server import database  # here, so that other commands need not wait for it
    from boxbox.server.settings import Settings

    database.backup(Settings(data_dir or data_home()).database, file, force=force)
    typer.echo(f"All tables are in {file}. Keep it to yourself: it holds hidden cards.")


def restore(file: Source, data_dir: DataDir = None) -> None:
    """Go back to the tables of a copy; those of now are kept beside it. No server may run."""
    from boxbox.server import database, run
    from boxbox.server.settings import Settings

    settings = Settings(data_dir or data_home())
    try:
        with run.alone(settings.data_dir):
            kept = database.restore(settings.database, file)
    except run.AlreadyRunning as running:
        raise BoxboxError(f"{running}; stop it before you restore") from None
    typer.echo(f"The tables are those of {file} again.")
    if kept is not None:
        typer.echo(f"Those of before are in {kept}.")
