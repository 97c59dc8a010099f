"""The command line: `boxbox play`, `simulate`, `replay`, `bench`."""

import os
import sys

import typer
from typer.exceptions import TyperException

from boxbox.cli.app import make_program
from boxbox.cli.complaints import complain
from boxbox.cli.speaking import chosen_language
from boxbox.core.errors import BoxboxError, Problem, system_problem
from boxbox.words import words


def main() -> None:
    """Run a command; say in a sentence what can't be accepted, with exit code 2."""
    spoken = words(chosen_language(sys.argv[1:]))
    program = make_program(spoken)
    try:
        code = program(standalone_mode=False)
        sys.stdout.flush()
    except BoxboxError as error:
        _stop(f"boxbox: {spoken.tell(error.problem)}\n")
    except TyperException as error:
        _stop(complain(error, program, spoken))
    except typer.Abort:
        _stop(f"boxbox: {spoken.say('cli-aborted')}\n", 1)
    except BrokenPipeError:  # the reader of the output has gone
        _drop_output()
        sys.exit(1)
    except OSError as error:
        _drop_output()
        file = error.filename or Problem("the-output")
        problem = Problem("cant-write", {"file": file, "problem": system_problem(error)})
        _stop(f"boxbox: {spoken.tell(problem)}\n")
    else:
        sys.exit(code)


def _drop_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _stop(complaint: str, code: int = 2) -> None:
    sys.stderr.write(complaint)
    sys.exit(code)
