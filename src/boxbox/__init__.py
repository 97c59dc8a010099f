"""boxbox: racing board games, with a complete rules engine that explains itself."""

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
    Problem,
    say_with,
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
    "Problem",
    "determinise",
    "from_position",
    "load",
    "start",
]


def _english(problem: Problem) -> str:
    from boxbox.words import words  # here: sentences are only needed when something goes wrong

    return words("en").tell(problem)


say_with(_english)
