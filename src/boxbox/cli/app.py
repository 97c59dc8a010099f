"""The program: all commands, in the words of one language."""

from collections.abc import Callable
from typing import Annotated

import typer
from typer.core import TyperGroup

import boxbox
from boxbox.cli import arguments, backup, bench, check_data, play, replay, serve, simulate
from boxbox.cli.speaking import SpokenCommand, SpokenGroup, speak
from boxbox.core.errors import OptionError
from boxbox.words import Words

COMMANDS: dict[str, Callable[..., None]] = {
    "serve": serve.serve,
    "backup": backup.backup,
    "restore": backup.restore,
    "play": play.play,
    "simulate": simulate.simulate,
    "replay": replay.replay,
    "bench": bench.bench,
    "check-data": check_data.check_data,
}
"""Each command's help is the message `cli-` and its name."""


def make_program(words: Words) -> TyperGroup:
    """Return the program as it is for readers of a language."""
    app = typer.Typer(
        cls=SpokenGroup,
        help="cli-boxbox",
        invoke_without_command=True,
        context_settings={"help_option_names": ["-h", "--help"], "obj": words},
    )
    app.callback()(_root)
    for name, command in COMMANDS.items():
        app.command(name, cls=SpokenCommand, help=f"cli-{name}")(command)
    program = typer.main.get_command(app)
    assert isinstance(program, TyperGroup)
    speak(program, words)
    return program


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"boxbox {boxbox.__version__}")
        raise typer.Exit


def _root(
    context: typer.Context,
    lan: serve.Lan = False,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", callback=_version, is_eager=True, help="cli-version")
    ] = False,
    language: arguments.Language = "",
) -> None:
    if context.invoked_subcommand is None:
        serve.serve(lan=lan, language=language)
    elif lan:
        raise OptionError("lan-of-serve")
    else:  # the command speaks it too, unless another is named behind it
        context.default_map = {name: {"language": language} for name in COMMANDS}
