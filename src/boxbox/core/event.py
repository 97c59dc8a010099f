"""Events: what happened, written once at its source as a public part and private parts."""

from collections.abc import Mapping
from typing import Any

Json = Any
"""Plain JSON data."""


def copied(data: Json) -> Json:
    """Return a copy of plain data that shares nothing with it; quicker than `copy.deepcopy`."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    return [copied(value) for value in data] if isinstance(data, list | tuple) else data


class Event:
    """Something that happened.

    `private` adds facts for single seats; `only` keeps the whole event to some seats; `reveals`
    is the seat whose secret came to light with it, if one did.
    """

    __slots__ = ("data", "kind", "only", "private", "reveals")

    def __init__(
        self,
        kind: str,
        data: Mapping[str, Json],
        private: Mapping[int, Mapping[str, Json]] | None = None,
        only: frozenset[int] | None = None,
        reveals: int | None = None,
    ) -> None:
        self.kind = kind
        self.data = data
        self.private = private or {}
        self.only = only
        self.reveals = reveals

    def is_for(self, seat: int | None) -> bool:
        """Tell whether a seat (None: a spectator) sees anything of it."""
        return self.only is None or seat in self.only

    def kept_to(self, seat: int) -> "Event":
        """Return the same for one seat only."""
        return Event(self.kind, self.data, self.private, frozenset({seat}), self.reveals)

    def seen_by(self, seat: int | None) -> dict[str, Json]:
        """Return what a seat (None: a spectator) sees of it."""
        private = {} if seat is None else self.private.get(seat, {})
        return {"kind": self.kind, **self.data, **private}
