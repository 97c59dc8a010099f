"""Arguments that several commands take: options of a game, files, the language."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from boxbox.bots import RULES, default_bot
from boxbox.core.errors import LogError, OptionError, system_problem
from boxbox.core.options import OptionValues, read_value
from boxbox.words import Words, find_language, words

Game = Annotated[str, typer.Argument(help="cli-game", metavar="game")]
Players = Annotated[int, typer.Option(help="cli-players", metavar="number")]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="cli-option", metavar="assignment")
]
Bots = Annotated[str, typer.Option(help="cli-bots", metavar="names")]
Language = Annotated[str, typer.Option(help="cli-language", metavar="language")]
OwnData = Annotated[Path | None, typer.Option("--data", help="cli-data", metavar="folder")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-json")]


def read_options(given: Sequence[str] | None) -> OptionValues:
    """Read `key=value` options."""
    options: OptionValues = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("option-without-value", {"given": text})
        if name in options:
            raise OptionError("option-twice", {"option": name})
        options[name] = read_value(value)
    return options


def refuse_given(context: typer.Context, wanted: str, *names: str) -> None:
    """Refuse arguments that would have no effect together with another one."""
    for name in names:
        source = context.get_parameter_source(name)
        if source and source.name == "COMMANDLINE":
            raise OptionError("goes-on-as-it-is", {"wanted": f"--{wanted}", "given": name})


def read_words(language: str) -> Words:
    """Return the words of a language; without a name, of the system's language."""
    return words(language or find_language())


def read_bots(given: str, game: str) -> list[str]:
    """Read a list of bots; a game without `rules` uses its usual bot instead."""
    return [default_bot(game)] if given == RULES else [spec.strip() for spec in given.split(",")]


def read_file(path: Path) -> str:
    """Read a log from a file."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return file.read()
    except UnicodeDecodeError:
        raise LogError(0, "no-text-file", {"file": str(path)}) from None
    except OSError as error:
        values = {"file": str(path), "problem": system_problem(error)}
        raise LogError(0, "cant-read", values) from None
