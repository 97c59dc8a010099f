"""The program: all commands, in the words of one language."""

import os
from collections.abc import Callable
from typing import Annotated, Final

import typer
from typer.core import TyperCommand, TyperGroup

import boxbox
from boxbox.cli import arguments, backup, bench, check_data, play, replay, serve, simulate
from boxbox.cli.speaking import SpokenCommand, SpokenGroup, explain, speak
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
"""The commands; the help of each is the message `cli-` and its name."""
COMPLETION: Final = "_BOXBOX_COMPLETE"
"""The variable that a shell sets when it asks for completions."""


def make_program(words: Words) -> TyperGroup:
    """Return the program in the words of a language."""
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
    if COMPLETION in os.environ:  # the shell shows what options are for
        for command in (program, *program.commands.values()):
            assert isinstance(command, TyperGroup | TyperCommand)
            explain(command, words)
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
    else:  # the command uses the language too, unless another follows it
        context.default_map = {name: {"language": language} for name in COMMANDS}
