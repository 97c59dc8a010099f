"""The games, by name; one that ships several data sets is several games of the same name."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from boxbox.core.errors import Message, OptionError, quote
from boxbox.core.game import DataSet, Game
from boxbox.games.motor_racing import MOTOR_RACING
from boxbox.games.race90 import RACE90, Race90
from boxbox.games.race90.dataset import load_directory, load_shipped

GAMES: dict[str, Game[Any]] = {MOTOR_RACING.name: MOTOR_RACING, RACE90.name: RACE90}
"""Each game with the data set that new races are run with."""
EDITIONS: dict[str, list[Game[Any]]] = {RACE90.name: [Race90(load_shipped("boxbox-1"))]}
"""The same games with the data sets of earlier releases: races of theirs can still be loaded."""
OWN_DATA: dict[str, Callable[[Path], Game[Any]]] = {
    RACE90.name: lambda path: Race90(load_directory(path)),
}
"""The games that can be played with an owner's own data, from a directory."""


def find_game(name: str, data: DataSet | None = None) -> Game[Any]:
    """Return a game by its name, with the newest data set unless a shipped one is named."""
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError("no-such-game", {"game": quote(repr(name)), "games": list(GAMES)})
    shipped: list[Game[Any]] = [GAMES[name], *EDITIONS.get(name, ())]
    if data is None:
        return shipped[0]
    for game in shipped:
        if game.data == data:
            return game
    raise OptionError(*_missing_data(name, data, [game.data for game in shipped]))


def _missing_data(name: str, data: DataSet, shipped: list[DataSet]) -> Message:
    given = f"{quote(data.name)} {data.sha256[:12]}..."
    known = [f"{one.name} {one.sha256[:12]}..." for one in shipped]
    own = name in OWN_DATA and data.name not in [one.name for one in shipped]
    return Message(
        "missing-data", {"given": given, "known": known, "own": "maybe" if own else "no"}
    )


@cache
def own_game(name: str, directory: str) -> Game[Any]:
    """Return a game that is played with an owner's own data; read once a process."""
    find_game(name)
    if name not in OWN_DATA:
        raise OptionError("no-own-data", {"game": name, "able": list(OWN_DATA)})
    return OWN_DATA[name](Path(directory))
