"""The command line: `boxbox play`, `simulate`, `replay`, `bench`."""

import os
import sys

from boxbox.cli.app import app
from boxbox.core.errors import BoxboxError


def main() -> None:
    """Run a command; what can't be taken is told in a sentence, with exit code 2."""
    try:
        app()
        sys.stdout.flush()
    except BoxboxError as error:
        _stop(str(error))
    except BrokenPipeError:  # whoever read the output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        _stop(f"{error.filename or 'the output'} can't be written: {error.strerror}")


def _stop(problem: str) -> None:
    sys.stderr.write(f"boxbox: {problem}\n")
    sys.exit(2)
