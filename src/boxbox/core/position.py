"""Positions: a race may start from any possible moment, written as plain data."""

import json
from collections.abc import Iterator, Mapping
from typing import Final

from boxbox.core.errors import Fault, OptionError, PositionError
from boxbox.core.game import Game, StateT
from boxbox.core.given import shape_faults
from boxbox.core.log import Header
from boxbox.core.options import OptionValues, is_whole, settle
from boxbox.core.wire import Data, Facts

SEATS: Final = 4
"""The number of seats of a position that doesn't give one."""


def position_header(game: Game[StateT], data: Facts, rules: int | None = None) -> Header:
    """Return the header of a race that starts from a position, or refuse it with every fault.

    `rules` are those of the log that holds the position, if one does.
    """
    faults: list[Fault] = []
    position = _plain(data)
    seats = _seats(game, position, faults)
    options = _options(game, seats, position, faults)
    known = range(game.kept_from, game.rules + 1) if rules is None else range(rules, rules + 1)
    rules = _rules(known, position, faults)
    settled = {**position, "seats": seats, "options": options, "rules": rules}
    faults += shape_faults(game.shapes.position, settled, game.shapes.played(options))
    if not faults:
        state = game.restore(seats, options, position, rules)
        faults += _asked_faults(state.seats, position.get("asked"))
    if faults:
        raise PositionError(faults)
    return Header(game.name, rules, game.data, seats, options, position)


def _plain(data: Facts) -> Data:
    """Return a position as a log keeps it."""
    try:
        plain: Data = json.loads(json.dumps(data))
    except (TypeError, ValueError, RecursionError) as error:
        raise PositionError([Fault("position", f"this is not plain data: {error}")]) from None
    return plain


def _rules(known: range, data: Facts, faults: list[Fault]) -> int:
    """Return the rules a position is played by: the latest unless it says otherwise."""
    rules = data.get("rules", known[-1])
    if not is_whole(rules) or rules not in known:
        now = known[-1]
        faults.append(Fault("rules", f"{rules!r} are not the rules of this boxbox ({now})"))
        return now
    return int(rules)


def _seats(game: Game[StateT], data: Facts, faults: list[Fault]) -> int:
    seats = data.get("seats", SEATS)
    try:
        check_seats(game, seats)
    except OptionError as error:
        faults.append(Fault("seats", str(error)))
        low, high = game.seats[0], game.seats[-1]
        return min(max(low, seats), high) if is_whole(seats) else low
    return int(seats)


def _options(game: Game[StateT], seats: int, data: Facts, faults: list[Fault]) -> OptionValues:
    given = data.get("options", {})
    if not isinstance(given, Mapping):
        faults.append(Fault("options", "this is not an object of options"))
        return settle(game.options, {})
    try:
        options = settle(game.options, given)
        game.check(seats, options)
    except OptionError as error:
        faults.append(Fault("options", str(error)))
        return settle(game.options, {})
    return options


def _asked_faults(seats: int, asked: object) -> Iterator[Fault]:
    if isinstance(asked, list) and len(asked) != seats:
        yield Fault("asked", "this is not a number of questions for each seat")


def check_seats(game: Game[StateT], seats: object) -> None:
    """Refuse a number of seats that the game isn't made for."""
    if not is_whole(seats) or seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise OptionError(
            "wrong-seats", {"game": game.name, "low": low, "high": high, "given": repr(seats)}
        )
