"""The command line: `boxbox play`, `simulate`, `replay`, `bench`."""

import sys

from rich.console import Console

from boxbox.cli.app import app
from boxbox.core.errors import BoxboxError


def main() -> None:
    """Run a command; what can't be taken is told in a sentence, with exit code 2."""
    try:
        app()
    except BoxboxError as error:
        Console(stderr=True).print(f"boxbox: {error}", style="bold red", markup=False)
        sys.exit(2)
