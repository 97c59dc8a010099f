"""`boxbox backup` and `boxbox restore`: a copy of all tables, and the way back."""

from pathlib import Path
from typing import Annotated

import typer

from boxbox.cli import arguments
from boxbox.cli.saving import data_home
from boxbox.cli.serve import DataDir
from boxbox.core.errors import BoxboxError

Target = Annotated[Path, typer.Argument(help="cli-backup-file", metavar="file")]
Source = Annotated[Path, typer.Argument(help="cli-restore-file", metavar="file")]
Force = Annotated[bool, typer.Option("--force", help="cli-backup-force")]


def backup(
    file: Target,
    data_dir: DataDir = None,
    force: Force = False,
    language: arguments.Language = "",
) -> None:
    """Copy all tables to a file that only you may read, even while the server runs."""
    from boxbox.server import database  # here, so that other commands don't wait for it
    from boxbox.server.settings import Settings

    say = arguments.read_words(language).say
    database.backup(Settings(data_dir or data_home()).database, file, force=force)
    typer.echo(say("backup-done", {"file": str(file)}))


def restore(file: Source, data_dir: DataDir = None, language: arguments.Language = "") -> None:
    """Go back to the tables of a copy; keep the current ones beside it. No server may run."""
    from boxbox.server import database, run
    from boxbox.server.settings import Settings

    say = arguments.read_words(language).say
    settings = Settings(data_dir or data_home())
    try:
        with run.alone(settings.data_dir):
            kept = database.restore(settings.database, file)
    except run.AlreadyRunning as running:
        raise BoxboxError("restore-while-running", {"running": running.problem}) from None
    typer.echo(say("restore-done", {"file": str(file)}))
    if kept is not None:
        typer.echo(say("restore-kept", {"file": str(kept)}))
