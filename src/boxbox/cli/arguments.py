"""What several commands take: options of a game, files, the language."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from boxbox.core.errors import LogError, OptionError
from boxbox.core.options import OptionValues, read_value
from boxbox.games import GAMES
from boxbox.words import Words, find_language, words

Game = Annotated[str, typer.Argument(help=f"The game: {' or '.join(GAMES)}.")]
Players = Annotated[int, typer.Option(help="How many players, people and bots together.")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="An option of the game, as in races=3; may be repeated. "
        + " ".join(
            f"For {name}: {', '.join(option.name for option in game.options)}."
            for name, game in GAMES.items()
        ),
    ),
]
Bots = Annotated[
    str,
    typer.Option(help="Bots, separated by commas: random, greedy, rules. A short list repeats."),
]
Language = Annotated[
    str, typer.Option(help="en, it, es or pt; without it the language of your system.")
]


def read_options(given: Sequence[str] | None) -> OptionValues:
    """Read `key=value` options."""
    options: OptionValues = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"an option is written as name=value, not {text!r}")
        if name in options:
            raise OptionError(f"option {name!r} is given twice")
        options[name] = read_value(value)
    return options


def refuse_given(context: typer.Context, wanted: str, *names: str) -> None:
    """Refuse arguments that would have no effect beside another one."""
    for name in names:
        source = context.get_parameter_source(name)
        if source and source.name == "COMMANDLINE":
            raise OptionError(f"--{wanted} goes on with a race as it is: leave out {name!r}")


def read_words(language: str) -> Words:
    """Return the words of a language, or of the system's if none is named."""
    return words(language or find_language())


def read_bots(given: str) -> list[str]:
    """Read a list of bots."""
    return [spec.strip() for spec in given.split(",")]


def read_file(path: Path) -> str:
    """Read a log from a file."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return file.read()
    except UnicodeDecodeError:
        raise LogError(0, f"{path} is not a text file") from None
    except OSError as error:
        raise LogError(0, f"{path} can't be read: {error.strerror}") from None
