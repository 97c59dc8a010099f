"""The command line in the reader's language.

Commands, arguments and options name messages of `cli.ftl` where Typer expects sentences: as `help`,
and as `metavar` (`number` for `cli-value-number`). `speak` puts the words in.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from shlex import join
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from boxbox.bots import all_bots
from boxbox.cli.help_page import Command, print_help
from boxbox.core.errors import OptionError, quote
from boxbox.registry import games
from boxbox.words import LANGUAGES, Words, find_language

SWITCH: Final = "--language"
OF_TYPER: Final = {
    "install_completion": "cli-install-completion",
    "show_completion": "cli-show-completion",
}
"""The options that Typer adds, with their messages."""


@cache
def facts() -> dict[str, str]:
    """Return what help messages may mention."""
    return {
        "games": ", ".join(games()),
        "options": " ".join(
            f"{name}: {', '.join(option.name for option in manifest.game.options)}."
            for name, manifest in games().items()
        ),
        "bots": ", ".join(all_bots()),
        "languages": ", ".join(LANGUAGES),
    }


def chosen_language(arguments: Sequence[str]) -> str:
    """Return the language that a command line asks for if we have it, otherwise the system's."""
    language = find_language()
    for before, text in pairwise(["", *arguments]):
        asked = text if before == SWITCH else text.removeprefix(f"{SWITCH}=")
        if asked in LANGUAGES and (before == SWITCH or asked != text):
            language = asked
    return language


def speak(command: Command, words: Words) -> None:
    """Replace the messages that a command names with the words of a language.

    `explain` says what its parameters are for, because that needs all games.
    """
    command.help = words.say(command.help or "")
    parameters: list[Any] = command.params
    for parameter in parameters:
        if parameter.metavar:
            parameter.metavar = words.say(f"cli-value-{parameter.metavar}")
    if isinstance(command, TyperGroup):
        for part in command.commands.values():
            assert isinstance(part, TyperCommand)
            speak(part, words)


def explain(command: Command, words: Words) -> None:
    """Say what the parameters of a command are for."""
    parameters: list[Any] = command.params
    for parameter in parameters:
        parameter.help = words.say(OF_TYPER.get(parameter.name, parameter.help), facts())


class SpokenCommand(TyperCommand):
    """A command whose help and complaints are ours."""

    allow_extra_args = True

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        """Print the help."""
        explain(self, ctx.obj)
        print_help(self, ctx)

    def invoke(self, ctx: Any) -> Any:
        """Run the command if no arguments are left over."""
        if ctx.args:
            raise OptionError("extra-arguments", {"given": quote(join(ctx.args))})
        return super().invoke(ctx)


class SpokenGroup(TyperGroup):
    """The program with its commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        """Print the help."""
        explain(self, ctx.obj)
        print_help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that was meant."""
        if args[0] not in self.commands and not ctx.resilient_parsing:
            known = list(self.commands)
            raise OptionError("no-such-command", {"given": quote(args[0]), "commands": known})
        return super().resolve_command(ctx, args)
