"""Reading a log back: each line is played again, and the first that can't be is named."""

from dataclasses import replace
from typing import NoReturn

from boxbox.core.errors import (
    BoxboxError,
    LogError,
    LuckError,
    LuckExhausted,
    Message,
    OptionError,
    PositionError,
)
from boxbox.core.game import Game, StateT
from boxbox.core.log import Header, Line, Log, Unplayed, in_lines
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


class _Impossible(LogError):
    """A line that can't have happened, and how many could."""

    def __init__(self, played: int, line: int, problem: Message) -> None:
        super().__init__(line, *problem)
        self.played = played


def _play_lines(game: Game[StateT], read: Unplayed, source: Source) -> Match[StateT]:
    match = Match(game, read.log.header, source)
    if not read.log.lines:
        raise LogError(read.first_row or 0, "no-start-line")
    for at, line in enumerate(read.log.lines):
        try:
            _play_line(match, line)
        except BoxboxError as error:
            if read.first_row is None:
                raise _Impossible(at, 0, in_lines(at, _problem(error))) from None
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
    notice = Message("rules-corrected", {"rules": header.rules, "now": game.rules})
    if error.line:
        notice = Message("at-line", {"line": error.line, "problem": notice})
    else:
        notice = in_lines(error.played, notice)
    match.notices.append(notice)
    return match


def _play_line(match: Match[StateT], line: Line) -> None:
    luck = match.recorded(line)
    if not match.log.lines:
        first = (match.log.header.position or {}).get("line", 0)
        if line.act != "start" or line.n != first:
            raise LogError(0, "wrong-first-line", {"first": first})
        match.begin(luck)
    elif line.n != match.log.last + 1:
        raise LogError(0, "wrong-number", {"number": line.n, "wanted": match.log.last + 1})
    else:
        _play_act(match, line, luck)
    if luck.left:
        raise LuckError("luck-left-over")


def _play_act(match: Match[StateT], line: Line, luck: Luck) -> None:
    seat = -1 if line.seat is None else line.seat
    if line.act == "choose":
        match.play(seat, match.legal_code(seat, line.words), luck)
    elif line.act == "undo":
        match.go_back(int(line.words))
    elif line.act == "driver":
        match.set_driver(seat, line.words)
    elif line.act == "end":
        _check_end(match, line.words)
    else:
        raise LogError(0, "started-twice")


def _check_end(match: Match[StateT], digest: str) -> None:
    result = match.result
    if result is None:
        raise LogError(0, "not-over")
    if digest != match.log.digest(result):
        raise LogError(0, "wrong-digest")
    match.write_end(digest)


def check_header(game: Game[StateT], header: Header) -> Header:
    """Return the header with its options as they are kept; one that can't be is refused.

    Options that are newer than the log are not added to it: its digest would not fit.
    """
    if header.rules > game.rules:
        _refuse(Message("newer-rules", {"rules": header.rules, "known": game.rules}))
    if header.data != game.data:
        _refuse(Message("other-data", {"data": game.data.name}))
    try:
        check_seats(game, header.seats)
        options = settle(game.options, header.options)
        game.check(header.seats, options)
        if header.position is not None:
            position = position_header(game, header.position, header.rules)
            if header.position.get("game") != header.game:
                _refuse(Message("position-of-other-game"))
            if (position.seats, position.options) != (header.seats, options):
                _refuse(Message("position-of-other-log"))
    except OptionError as error:
        _refuse(error.message)
    except PositionError as error:
        _refuse(Message("wrong-position", {"faults": str(error)}))
    return replace(header, options={name: options[name] for name in header.options})


def _refuse(problem: Message) -> NoReturn:
    raise LogError(0, "header", {"problem": problem})


def _problem(error: BoxboxError) -> Message:
    if isinstance(error, LogError):
        return error.problem
    if isinstance(error, LuckExhausted):
        return Message("luck-missing", {"kind": error.kind})
    return Message("impossible", {"problem": error.message})
