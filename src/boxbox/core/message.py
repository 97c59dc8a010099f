"""Messages: sentences as plain data, which each client puts into its reader's language.

A message names a key of the Fluent files and the arguments of its sentence, which may be messages
themselves. It holds seats, not names: whoever formats it knows the people's names.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NotRequired, final

from typing_extensions import TypeAliasType, TypedDict

from boxbox.core.seats import Seat


@final
class Sentence(TypedDict):
    """The sentence of a key and its arguments."""

    key: str
    args: NotRequired[dict[str, "Message"]]


@final
class Joined(TypedDict):
    """Messages in a row, with a separator between them."""

    join: list["Message"]
    by: str


@final
class SeatName(TypedDict):
    """The name of the person at a seat; without a name, what the game calls the seat."""

    seat: int
    unnamed: "Message"


Message = TypeAliasType("Message", str | int | Sentence | Joined | SeatName)
"""What can be said. A text stands for itself; a number may decide a plural."""


class LineChange(TypedDict):
    """What an event does to a line: its sentences from `at` on are these. No sentence, no line.

    A new line goes at the end of the story, or before another line.
    """

    line: int
    before: NotRequired[int]
    about: str | int | None
    at: int
    told: list[Message]


def say(key: str, args: Mapping[str, Any] | None = None) -> Message:
    """Return the message of a key."""
    return {"key": key, "args": dict(args)} if args else {"key": key}


def join(messages: Iterable[Message], by: str) -> Message:
    """Return messages in a row; a single one stays as it is, and none become an empty text."""
    parts = list(messages)
    if len(parts) > 1:
        return {"join": parts, "by": by}
    return parts[0] if parts else ""


def seat_name(seat: Seat, unnamed: Message) -> Message:
    """Return the name of a seat."""
    return {"seat": seat, "unnamed": unnamed}
