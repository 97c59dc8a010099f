"""Why a command line wasn't understood: Typer says it in English, we in the reader's language."""

from typing import Any

from typer.core import TyperArgument, TyperGroup, TyperOption
from typer.exceptions import TyperException

from boxbox.cli.help_page import usage
from boxbox.core.errors import Problem, quote
from boxbox.words import Words


def complain(error: TyperException, program: TyperGroup, words: Words) -> str:
    """Return what wasn't understood, and where to find help."""
    problem = f"boxbox: {words.tell(_problem(error, program))}\n"
    context: Any = getattr(error, "ctx", None)
    if context is None:
        return problem
    more = words.say("cli-more-help", {"command": f"{context.command_path} --help"})
    return f"{problem}{usage(context.command, context)}\n{more}\n"


def _problem(error: Any, program: TyperGroup) -> Problem:
    match type(error).__name__:
        case "NoSuchOption":
            return _no_such_option(quote(error.option_name), error.possibilities)
        case "BadOptionUsage":
            reason = "takes-no-value" if error.option_name in _flags(program) else "needs-value"
            return Problem(reason, {"option": error.option_name})
        case "MissingParameter":
            return Problem("missing-argument", {"argument": _name(error.param)})
        case "BadParameter":
            values = {"option": _name(error.param), "expected": _expected(error.param)}
            return Problem("wrong-value", values)
    return Problem("not-understood")


def _no_such_option(option: str, possible: list[str] | None) -> Problem:
    if possible:
        return Problem("no-such-switch-but", {"option": option, "possible": sorted(possible)})
    return Problem("no-such-switch", {"option": option})


def _flags(program: TyperGroup) -> set[str]:
    parameters: list[Any] = [
        parameter
        for command in (program, *program.commands.values())
        for parameter in command.params
        if isinstance(parameter, TyperOption) and parameter.is_flag
    ]
    return {"--help", "-h", *(name for parameter in parameters for name in parameter.opts)}


def _name(parameter: TyperArgument | TyperOption) -> str:
    return str(parameter.metavar) if isinstance(parameter, TyperArgument) else parameter.opts[0]


def _expected(parameter: TyperArgument | TyperOption) -> Problem:
    """Return what an option takes: only numbers can be mistyped."""
    if parameter.min is not None and parameter.max is not None:
        return Problem("expected-whole", {"low": parameter.min, "high": parameter.max})
    return Problem("value-number" if isinstance(parameter.default, float) else "value-whole")
