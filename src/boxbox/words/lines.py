"""Lines of a story: what happened, in lines that may grow with what happens next."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from boxbox.core.message import LineChange, Message

Known = dict[tuple[Any, ...], Message]
"""Sentences of a story that don't have to be composed again, by the numbers of their events."""


def place(event: Mapping[str, Any]) -> tuple[int, int] | None:
    """Return the place of an event: its cursor, or its number where a story counts events."""
    n = event.get("n")
    if n is None:
        return None
    return (n, 0) if isinstance(n, int) else (n[0], n[1])


def line_of(event: Mapping[str, Any]) -> int:
    """Return the number that identifies a line beginning with an event."""
    at = place(event)
    return at[0] if at else 0


class Line(NamedTuple):
    """A line of the story, in sentences."""

    line: int
    """The number of its first event."""
    about: str | int | None
    """The car or seat it is about; None: everybody."""
    told: list[Message]


def changes(before: Sequence[Line], after: Sequence[Line]) -> Iterator[LineChange]:
    """Yield the changes that turn the lines of a story into others."""
    known = {line.line: line for line in before}
    kept = {line.line for line in after}
    for line in before:
        if line.line not in kept:
            yield {"line": line.line, "about": line.about, "at": 0, "told": []}
    for place, line in enumerate(after):
        old = known.get(line.line)
        at = _common(old.told, line.told) if old else 0
        change: LineChange = {
            "line": line.line,
            "about": line.about,
            "at": at,
            "told": line.told[at:],
        }
        if old is None:
            following = next((one.line for one in after[place + 1 :] if one.line in known), None)
            yield change if following is None else {**change, "before": following}
        elif at < max(len(old.told), len(line.told)):
            yield change


def _common(one: Sequence[Message], other: Sequence[Message]) -> int:
    """Return the number of sentences that two lines have in common at the start."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
