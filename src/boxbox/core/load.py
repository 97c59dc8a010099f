"""Reading a log back: each line is played again, and the first that can't be is named."""

from dataclasses import replace

from boxbox.core.errors import BoxboxError, LogError, LuckExhausted, OptionError, PositionError
from boxbox.core.game import Game, StateT
from boxbox.core.log import Header, Log
from boxbox.core.luck import Source
from boxbox.core.match import Match, opening
from boxbox.core.options import settle
from boxbox.core.position import check_seats


def replay_log(game: Game[StateT], log: Log, at: int, source: Source) -> Match[StateT]:
    """Return the match of a log whose first line stands at line `at` of its file."""
    header = check_header(game, log.header)
    match = Match(game, header, source)
    if not log.lines:
        raise LogError(at, "the log has no start line")
    for row, line in enumerate(log.lines, at):
        try:
            match.replay(line)
        except BoxboxError as error:
            problem = f"{line.text()!r}: {_problem(error)}"
            if header.rules == game.rules or row == at:
                raise LogError(row, problem) from None
            kept = Log(log.header, log.lines[: row - at])
            match = replay_log(game, kept, at, source)
            match.notices.append(
                f"line {row}: the rules were corrected since this race (rules {header.rules}, "
                f"now {game.rules}) and it stops before this line: {problem}"
            )
            return match
    return match


def check_header(game: Game[StateT], header: Header) -> Header:
    """Return the header with every option, or say which field can't be."""
    if header.rules > game.rules:
        raise LogError(
            0, f"header: rules {header.rules} are newer than this boxbox knows ({game.rules})"
        )
    if header.data != game.data:
        raise LogError(
            0,
            f"header: the data set is not the one installed ({game.data.name} "
            f"{game.data.sha256[:12]}...), so the race can't be played again",
        )
    try:
        check_seats(game, header.seats)
        options = settle(game.options, header.options)
        game.check(header.seats, options)
    except OptionError as error:
        raise LogError(0, f"header: {error}") from None
    checked = replace(header, options=options)
    try:
        opening(game, checked)
    except PositionError as error:
        raise LogError(0, f"header: position: {error}") from None
    return checked


def _problem(error: BoxboxError) -> str:
    if isinstance(error, LogError):
        return error.problem
    if isinstance(error, LuckExhausted):
        return f"luck is missing: {error.kind!r} is needed here"
    return f"this can't have happened: {error}"
