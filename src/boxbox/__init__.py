"""boxbox: racing board games, with a rules engine that is complete and says why."""

from boxbox.api import determinise, from_position, load, start
from boxbox.core.decision import Decision, Option
from boxbox.core.errors import (
    BoxboxError,
    DataError,
    IllegalChoice,
    LogError,
    LuckError,
    LuckExhausted,
    OptionError,
    PositionError,
)
from boxbox.core.match import Match

__version__ = "0.1.0"
__all__ = [
    "BoxboxError",
    "DataError",
    "Decision",
    "IllegalChoice",
    "LogError",
    "LuckError",
    "LuckExhausted",
    "Match",
    "Option",
    "OptionError",
    "PositionError",
    "determinise",
    "from_position",
    "load",
    "start",
]
