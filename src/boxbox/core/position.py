"""Positions: a race may start from any moment that could be, written as plain data."""

import json
from collections.abc import Mapping

from boxbox.core.errors import Fault, OptionError, PositionError
from boxbox.core.event import Json
from boxbox.core.game import Game, StateT
from boxbox.core.log import Header, canonical
from boxbox.core.options import Options, is_whole, settle

FACTS = ("game", "rules", "seats", "options", "asked", "line")
"""The fields every game's positions have; all but `game` may be left out."""


def position_header(game: Game[StateT], data: Mapping[str, Json]) -> Header:
    """Return the header of a race that starts from a position; refuse it with every fault."""
    faults: list[Fault] = []
    for name in ("rules", "asked", "line"):
        if not is_whole(data.get(name, 0)) or data.get(name, 0) < 0:
            faults.append(Fault(name, f"{data[name]!r} is not a whole number"))
    rules = data.get("rules", game.rules)
    if is_whole(rules) and rules != game.rules:
        faults.append(Fault("rules", f"{rules} are not the rules of this boxbox ({game.rules})"))
    seats, options = _seats_and_options(game, data, faults)
    if options is not None:
        try:
            game.restore(seats, options, data)
        except PositionError as error:
            faults += error.faults
    if faults:
        raise PositionError(faults)
    position = json.loads(canonical(data))
    return Header(game.name, game.rules, game.data, seats, options or {}, position)


def _seats_and_options(
    game: Game[StateT], data: Mapping[str, Json], faults: list[Fault]
) -> tuple[int, Options | None]:
    seats = data.get("seats", 4)
    given = data.get("options", {})
    try:
        check_seats(game, seats)
    except OptionError as error:
        faults.append(Fault("seats", str(error)))
        return 0, None
    if not isinstance(given, Mapping):
        faults.append(Fault("options", "this is not an object of options"))
        return 0, None
    try:
        options = settle(game.options, given)
        game.check(seats, options)
    except OptionError as error:
        faults.append(Fault("options", str(error)))
        return 0, None
    return seats, options


def check_seats(game: Game[StateT], seats: Json) -> None:
    """Refuse a number of seats that the game is not made for."""
    if not is_whole(seats) or seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise OptionError(f"{game.name} is for {low} to {high} players, not {seats!r}")
