"""The command line in the reader's language.

Commands, arguments and options name messages of `cli.ftl` where Typer expects sentences: as `help`,
and as `metavar` (`number` for `cli-value-number`). `speak` puts the words in.
"""

from collections.abc import Sequence
from itertools import pairwise
from shlex import join
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from boxbox.bots import BOTS
from boxbox.cli.help_page import Command, print_help
from boxbox.core.errors import OptionError, quote
from boxbox.games import GAMES
from boxbox.words import LANGUAGES, Words, find_language

SWITCH: Final = "--language"
OF_TYPER: Final = {
    "install_completion": "cli-install-completion",
    "show_completion": "cli-show-completion",
}
"""The options that Typer adds, with their messages."""
FACTS: Final = {
    "games": ", ".join(GAMES),
    "options": " ".join(
        f"{name}: {', '.join(option.name for option in game.options)}."
        for name, game in GAMES.items()
    ),
    "bots": ", ".join(dict.fromkeys(bot for bots in BOTS.values() for bot in bots)),
    "languages": ", ".join(LANGUAGES),
}
"""What the messages of help may mention."""


def chosen_language(arguments: Sequence[str]) -> str:
    """Return the language that a command line asks for if we have it, else the system's."""
    language = find_language()
    for before, text in pairwise(["", *arguments]):
        asked = text if before == SWITCH else text.removeprefix(f"{SWITCH}=")
        if asked in LANGUAGES and (before == SWITCH or asked != text):
            language = asked
    return language


def speak(command: Command, words: Words) -> None:
    """Put the words of a language in the place of all messages that a command names."""
    command.help = words.say(command.help or "", FACTS)
    parameters: list[Any] = command.params
    for parameter in parameters:
        parameter.help = words.say(OF_TYPER.get(parameter.name, parameter.help), FACTS)
        if parameter.metavar:
            parameter.metavar = words.say(f"cli-value-{parameter.metavar}")
    if isinstance(command, TyperGroup):
        for part in command.commands.values():
            assert isinstance(part, TyperCommand)
            speak(part, words)


class SpokenCommand(TyperCommand):
    """A command whose help and complaints are ours."""

    allow_extra_args = True

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        """Print the help."""
        print_help(self, ctx)

    def invoke(self, ctx: Any) -> Any:
        """Run the command if nothing is left over."""
        if ctx.args:
            raise OptionError("extra-arguments", {"given": quote(join(ctx.args))})
        return super().invoke(ctx)


class SpokenGroup(TyperGroup):
    """The program with its commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        """Print the help."""
        print_help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that is meant."""
        if args[0] not in self.commands and not ctx.resilient_parsing:
            known = list(self.commands)
            raise OptionError("no-such-command", {"given": quote(args[0]), "commands": known})
        return super().resolve_command(ctx, args)
