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
    Message,
    OptionError,
    PositionError,
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
    "Message",
    "Option",
    "OptionError",
    "PositionError",
    "determinise",
    "from_position",
    "load",
    "start",
]


def _english(message: Message) -> str:
    from boxbox.words import words  # here: sentences are needed only when something goes wrong

    return words("en").tell(message)


say_with(_english)
