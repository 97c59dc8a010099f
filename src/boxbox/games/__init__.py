"""The games, by name."""

from typing import Any

from boxbox.core.errors import OptionError
from boxbox.core.game import Game
from boxbox.games.motor_racing import MOTOR_RACING

GAMES: dict[str, Game[Any]] = {MOTOR_RACING.name: MOTOR_RACING}


def find_game(name: str) -> Game[Any]:
    """Return a game by its name."""
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]
