"""What `--help` prints: how a command is written and what it takes, in the reader's language."""

from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from boxbox.words import Words

Command = TyperCommand | TyperGroup
Parameter = TyperArgument | TyperOption
Rows = list[tuple[Text, Text]]


def print_help(command: Command, context: Any) -> None:
    """Print what a command does; the words are the `obj` of its context."""
    words: Words = context.obj
    console = Console(highlight=False)
    console.print()
    for line in (Text(usage(command, context), "bold"), Text(command.help or "")):
        console.print(line)
        console.print()
    shown: list[Any] = command.get_params(context)
    parts: dict[str, Rows] = {
        "cli-arguments": [_row(one, words) for one in shown if isinstance(one, TyperArgument)],
        "cli-options": [_row(one, words) for one in shown if isinstance(one, TyperOption)],
        "cli-commands": _commands(command),
    }
    for title, rows in parts.items():
        if rows:
            console.print(_panel(words.say(title), rows))


def usage(command: Command, context: Any) -> str:
    """Return how a command is written."""
    words: Words = context.obj
    pieces = [words.say("cli-usage"), context.command_path, words.say("cli-options-here")]
    for parameter in command.params:
        if isinstance(parameter, TyperArgument):
            name = str(parameter.metavar)
            pieces.append(name if parameter.required else f"[{name}]")
    if isinstance(command, TyperGroup):
        pieces.append(words.say("cli-command-here"))
    return " ".join(pieces)


def _commands(command: Command) -> Rows:
    parts = command.commands if isinstance(command, TyperGroup) else {}
    return [(Text(name, "bold cyan"), Text(part.help or "")) for name, part in parts.items()]


def _row(parameter: Parameter, words: Words) -> tuple[Text, Text]:
    name = Text(str(parameter.metavar), "bold yellow")
    if isinstance(parameter, TyperOption):
        name = Text(", ".join(sorted(parameter.opts)), "bold cyan")
        if parameter.metavar:
            name.append(f" {parameter.metavar}", "bold yellow")
    about = Text(words.say("cli-help") if parameter.name == "help" else parameter.help or "")
    default = parameter.default
    if parameter.required:
        about.append(f" {words.say('cli-required')}", "dim red")
    elif default not in (None, "") and not isinstance(default, bool):
        about.append(f" {words.say('cli-default', {'default': str(default)})}", "dim")
    return name, about


def _panel(title: str, rows: Rows) -> Panel:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for row in rows:
        table.add_row(*row)
    return Panel(table, title=title, title_align="left", border_style="dim")
