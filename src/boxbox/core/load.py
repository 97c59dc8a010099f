"""Reading a log back: each line is played again, and the first that can't be is named."""

from dataclasses import replace
from typing import Generic, NamedTuple, NoReturn

from boxbox.core.errors import (
    BoxboxError,
    LogError,
    LuckError,
    LuckExhausted,
    OptionError,
    PositionError,
)
from boxbox.core.game import Game, StateT
from boxbox.core.log import Header, Line, Log, Unplayed
from boxbox.core.luck import Luck, Source
from boxbox.core.match import Match
from boxbox.core.options import settle
from boxbox.core.position import check_seats, position_header


def play_log(game: Game[StateT], read: Unplayed, source: Source) -> Match[StateT]:
    """Return the match of a log; one of older rules stops at the first line they changed."""
    read = read._replace(log=replace(read.log, header=check_header(game, read.log.header)))
    try:
        match = _play_lines(game, read, source)
    except _Impossible as error:
        match = _play_older(game, read, source, error)
    match.notices[:0] = read.notices
    return match.go_on()


class Played(NamedTuple, Generic[StateT]):
    """What could be played of a log, and why not all of it."""

    match: Match[StateT] | None
    problem: LogError | None


def play_as_far(game: Game[StateT], read: Unplayed, source: Source) -> Played[StateT]:
    """Play the lines of a log that can be played, by whatever rules, and not one more."""
    try:
        header = check_header(game, read.log.header)
        read = read._replace(log=replace(read.log, header=header))
        return Played(_play_lines(game, read, source), None)
    except _Impossible as error:
        if not error.played:
            return Played(None, error)
        kept = replace(read.log, lines=read.log.lines[: error.played])
        return Played(_play_lines(game, read._replace(log=kept), source), error)
    except LogError as error:
        return Played(None, error)


class _Impossible(LogError):
    """A line that can't have happened, and how many could."""

    def __init__(self, played: int, line: int, problem: str) -> None:
        super().__init__(line, problem)
        self.played = played


def _play_lines(game: Game[StateT], read: Unplayed, source: Source) -> Match[StateT]:
    match = Match(game, read.log.header, source)
    if not read.log.lines:
        raise LogError(read.first_row or 0, "the log has no start line")
    for at, line in enumerate(read.log.lines):
        try:
            _play_line(match, line)
        except BoxboxError as error:
            if read.first_row is None:
                raise _Impossible(at, 0, f"lines[{at}]: {_problem(error)}") from None
            raise _Impossible(at, read.first_row + at, _problem(error)) from None
    return match


def _play_older(
    game: Game[StateT], read: Unplayed, source: Source, error: _Impossible
) -> Match[StateT]:
    header = read.log.header
    if header.rules == game.rules or error.played < 1:
        raise error
    position = header.position and {**header.position, "rules": game.rules}
    renewed = replace(header, rules=game.rules, position=position)
    kept = Log(renewed, read.log.lines[: error.played])
    match = _play_lines(game, read._replace(log=kept), source)
    where = f"line {error.line}" if error.line else f"lines[{error.played}]"
    match.notices.append(
        f"{where}: the rules were corrected since this race was run (rules "
        f"{header.rules}, now {game.rules}), and it stops before this line"
    )
    return match


def _play_line(match: Match[StateT], line: Line) -> None:
    luck = match.recorded(line)
    if not match.log.lines:
        first = (match.log.header.position or {}).get("line", 0)
        if line.act != "start" or line.n != first:
            raise LogError(0, f"the first line of a race is '{first} start'")
        match.begin(luck)
    elif line.n != match.log.last + 1:
        raise LogError(0, f"number {line.n} where {match.log.last + 1} should be")
    else:
        _play_act(match, line, luck)
    if luck.left:
        raise LuckError("there is luck that nothing asked for")


def _play_act(match: Match[StateT], line: Line, luck: Luck) -> None:
    seat = -1 if line.seat is None else line.seat
    if line.act == "choose":
        match.legal_code(seat, line.words)
    elif line.act == "driver":
        match.check_driver(seat, line.words)
    elif line.act == "end":
        _check_end(match, line.words)
    elif line.act == "start":
        raise LogError(0, "a race starts only once")
    match.repeat(line, luck)


def _check_end(match: Match[StateT], digest: str) -> None:
    result = match.result
    if result is None:
        raise LogError(0, "the race is not over here")
    if digest != match.log.digest(result):
        raise LogError(0, "the digest does not fit: a line before it was altered")


def check_header(game: Game[StateT], header: Header) -> Header:
    """Return the header with its options as they are kept; one that can't be is refused.

    Options that are newer than the log are not added to it: its digest would not fit.
    """
    if header.rules > game.rules:
        _refuse(f"rules {header.rules} are newer than this boxbox knows ({game.rules})")
    if header.data != game.data:
        _refuse(f"the data set is not the one that is played with ({game.data.name})")
    try:
        check_seats(game, header.seats)
        options = settle(game.options, header.options)
        game.check(header.seats, options)
        if header.position is not None:
            position = position_header(game, header.position, header.rules)
            if header.position.get("game") != header.game:
                _refuse("position: the name of the game is missing or another")
            if (position.seats, position.options) != (header.seats, options):
                _refuse("position: the seats or options are not those of the log")
    except OptionError as error:
        _refuse(str(error))
    except PositionError as error:
        _refuse(f"position: {error}")
    return replace(header, options={name: options[name] for name in header.options})


def _refuse(problem: str) -> NoReturn:
    raise LogError(0, f"header: {problem}")


def _problem(error: BoxboxError) -> str:
    if isinstance(error, LogError):
        return error.problem
    if isinstance(error, LuckExhausted):
        return f"luck is missing: {error.kind!r} is needed here"
    return f"this can't have happened: {error}"
