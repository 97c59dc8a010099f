"""Reading a log back: each line is played again, and the first impossible one is named."""

from dataclasses import replace
from typing import Generic, NamedTuple, NoReturn

from boxbox.core.errors import (
    BoxboxError,
    LogError,
    LuckError,
    LuckExhausted,
    OptionError,
    PositionError,
    Problem,
)
from boxbox.core.game import Game, StateT
from boxbox.core.log import Header, Line, Unplayed, in_lines
from boxbox.core.luck import Luck, Source
from boxbox.core.match import Match
from boxbox.core.options import settle
from boxbox.core.position import check_seats, position_header
from boxbox.core.seats import NOBODY


def play_log(game: Game[StateT], read: Unplayed, source: Source) -> Match[StateT]:
    """Return the match of a log.

    A race ends under the rules it began with. A log from before that promise is read as far as
    today's rules can play it; unless its race is over, it is closed.
    """
    match, problem = play_as_far(game, read, source)
    rules = read.log.header.rules
    if match is None or (problem and rules >= game.kept_from):
        assert problem is not None
        raise problem
    match.notices[:0] = read.notices
    if rules >= game.kept_from:
        return match.go_on()
    facts = {"rules": rules, "now": game.rules}
    if isinstance(problem, _Impossible):
        match.notices.append(problem.place(Problem("rules-corrected", facts)))
    if match.result is None:
        match.notices.append(Problem("race-closed", facts))
        match.close("race-closed")
    return match


class Played(NamedTuple, Generic[StateT]):
    """The part of a log that could be played, and why not all of it."""

    match: Match[StateT] | None
    problem: LogError | None


def play_as_far(game: Game[StateT], read: Unplayed, source: Source) -> Played[StateT]:
    """Play the lines of a log up to the first impossible one, whatever its rules."""
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
    """A line that can't have happened, and how many lines could."""

    def __init__(self, played: int, line: int, problem: Problem) -> None:
        super().__init__(line, *problem)
        self.played = played

    def place(self, notice: Problem) -> Problem:
        """Return a notice with the line it is about."""
        if self.line:
            return Problem("at-line", {"line": self.line, "problem": notice})
        return in_lines(self.played, notice)


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
    seat = NOBODY if line.seat is None else line.seat
    if line.act == "choose":
        match.legal_code(seat, line.words)
    elif line.act == "driver":
        match.check_driver(seat, line.words)
    elif line.act == "end":
        _check_end(match, line.words)
    elif line.act == "start":
        raise LogError(0, "started-twice")
    match.repeat(line, luck)


def _check_end(match: Match[StateT], digest: str) -> None:
    result = match.result
    if result is None:
        raise LogError(0, "not-over")
    if digest != match.log.digest(result):
        raise LogError(0, "wrong-digest")


def check_header(game: Game[StateT], header: Header) -> Header:
    """Return the header with its options as they are kept; refuse an impossible one.

    Options that are newer than the log aren't added to it: its digest would no longer fit.
    """
    if header.rules > game.rules:
        _refuse(Problem("newer-rules", {"rules": header.rules, "known": game.rules}))
    if header.data != game.data:
        _refuse(Problem("other-data", {"data": game.data.name}))
    try:
        check_seats(game, header.seats)
        options = settle(game.options, header.options)
        game.check(header.seats, options)
        if header.position is not None:
            if header.position.get("game") != header.game:
                _refuse(Problem("position-of-other-game"))
            position = position_header(game, header.position, header.rules)
            if (position.seats, position.options) != (header.seats, options):
                _refuse(Problem("position-of-other-log"))
    except OptionError as error:
        _refuse(error.problem)
    except PositionError as error:
        _refuse(Problem("wrong-position", {"faults": str(error)}))
    return replace(header, options={name: options[name] for name in header.options})


def _refuse(problem: Problem) -> NoReturn:
    raise LogError(0, "header", {"problem": problem})


def _problem(error: BoxboxError) -> Problem:
    if isinstance(error, LogError):
        return error.cause
    if isinstance(error, LuckExhausted):
        return Problem("luck-missing", {"kind": error.kind})
    return Problem("impossible", {"problem": error.problem})
