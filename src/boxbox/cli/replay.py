"""`boxbox replay`: a saved race retold, as a whole or up to a line."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import boxbox
from boxbox.boards import board_of
from boxbox.cli import arguments
from boxbox.core.errors import OptionError
from boxbox.core.match import Match
from boxbox.registry import use_own_data

LogFile = Annotated[Path, typer.Argument(help="cli-replay-file", metavar="file")]
To = Annotated[int | None, typer.Option(help="cli-replay-to", metavar="number")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-replay-json")]


def replay(
    file: LogFile,
    to: To = None,
    as_json: AsJson = False,
    data: arguments.OwnData = None,
    language: arguments.Language = "",
) -> None:
    """Retell a race from its log."""
    if data:
        use_own_data(data)
    match = load(file, to)
    if as_json:
        typer.echo(json.dumps(_data(match), indent=1, ensure_ascii=False))
        return
    console = Console(highlight=False)
    words = arguments.read_words(language)
    board = board_of(match.game, words)
    view = match.view(None)
    for notice in match.notices:
        console.print(Text(words.say("notice", {"notice": words.tell(notice)}), style="yellow"))
    for sentence in board.story(view, match.events(None)):
        console.print(Text(sentence))
    console.print(board.board(view))
    console.print(board.standings(view))
    if match.result:
        console.print(Text(board.verdict(view), style="bold green"))


def load(file: Path, to: int | None) -> Match[Any]:
    """Load a race, up to a line if one is named."""
    match = boxbox.load(arguments.read_file(file))
    if to is None or to == match.log.last:
        return match
    first, last = match.log.first, match.log.last
    if not first <= to <= last:
        raise OptionError("no-such-log-line", {"first": first, "last": last, "given": to})
    return match.at(to)


def _data(match: Match[Any]) -> dict[str, Any]:
    return {
        "line": match.log.last,
        "log": json.loads(match.log.json()),
        "position": match.position(),
        "events": match.events(None),
        "result": match.result,
        "notices": [str(notice) for notice in match.notices],
    }
