"""Positions: a race may start from any moment that could be, written as plain data."""

import json
from collections.abc import Mapping
from typing import Final

from boxbox.core.errors import Fault, OptionError, PositionError
from boxbox.core.event import Json
from boxbox.core.game import Game, StateT
from boxbox.core.log import Header
from boxbox.core.options import OptionValues, is_whole, settle

FACTS: Final = ("game", "rules", "seats", "options", "asked", "line")
"""The fields every game's positions have; all but `game` may be left out."""
SEATS: Final = 4
"""How many seats a position has that does not say."""


def position_header(
    game: Game[StateT], data: Mapping[str, Json], rules: int | None = None
) -> Header:
    """Return the header of a race that starts from a position; refuse it with every fault.

    `rules` are those of the log that the position stands in, if it does.
    """
    faults: list[Fault] = []
    seats = _seats(game, data, faults)
    options = _options(game, seats, data, faults)
    known = range(game.kept_from, game.rules + 1) if rules is None else range(rules, rules + 1)
    rules = _rules(known, data, faults)
    state_seats = 0
    try:
        state_seats = game.restore(seats, options, data, rules).seats
    except PositionError as error:
        faults += error.faults
    _check_numbers(state_seats, data, faults)
    if faults:
        raise PositionError(faults)
    position = json.loads(json.dumps(data))
    return Header(game.name, rules, game.data, seats, options, position)


def _rules(known: range, data: Mapping[str, Json], faults: list[Fault]) -> int:
    """Return the rules that a position is played by: the latest unless it says otherwise."""
    rules = data.get("rules", known[-1])
    if not is_whole(rules) or rules not in known:
        now = known[-1]
        faults.append(Fault("rules", f"{rules!r} are not the rules of this boxbox ({now})"))
        return now
    return int(rules)


def _seats(game: Game[StateT], data: Mapping[str, Json], faults: list[Fault]) -> int:
    seats = data.get("seats", SEATS)
    try:
        check_seats(game, seats)
    except OptionError as error:
        faults.append(Fault("seats", str(error)))
        low, high = game.seats[0], game.seats[-1]
        return min(max(low, seats), high) if is_whole(seats) else low
    return int(seats)


def _options(
    game: Game[StateT], seats: int, data: Mapping[str, Json], faults: list[Fault]
) -> OptionValues:
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


def _check_numbers(seats: int, data: Mapping[str, Json], faults: list[Fault]) -> None:
    line, asked = data.get("line", 0), data.get("asked")
    if not _is_count(line):
        faults.append(Fault("line", f"{line!r} is not the number of a line"))
    if isinstance(asked, list):
        if not all(map(_is_count, asked)) or (seats and len(asked) != seats):
            faults.append(Fault("asked", "this is not a number of questions for each seat"))
    elif asked is not None and not _is_count(asked):
        faults.append(Fault("asked", f"{asked!r} is not a number of questions"))


def _is_count(value: Json) -> bool:
    return is_whole(value) and value >= 0


def check_seats(game: Game[StateT], seats: Json) -> None:
    """Refuse a number of seats that the game is not made for."""
    if not is_whole(seats) or seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise OptionError(
            "wrong-seats", {"game": game.name, "low": low, "high": high, "given": repr(seats)}
        )
