"""Events: what happened, written once at its source as a public part and private parts."""

from collections.abc import Mapping
from typing import Any, Final, Protocol, Self, TypeVar

from boxbox.core.seats import Seat
from boxbox.core.wire import Data, Facts

T = TypeVar("T")


SILENCE: Final[list["Event"]] = []
"""The list that events go to while nobody listens: nothing is ever written to it."""


def copied(data: T) -> T:
    """Return a copy of plain data that shares nothing with it; quicker than `copy.deepcopy`."""
    twin: Any = data
    if isinstance(data, dict):
        twin = {key: copied(value) for key, value in data.items()}
    elif isinstance(data, list | tuple):
        twin = [copied(value) for value in data]
    return twin  # type: ignore[no-any-return]


class Event:
    """Something that happened.

    `private` adds facts for single seats; `only` restricts the whole event to some seats; `reveals`
    is the seat whose secret it brought to light, if any; `after` is the state it led to, kept for a
    while if somebody may watch.
    """

    __slots__ = ("after", "data", "kind", "only", "private", "reveals")

    def __init__(
        self,
        kind: str,
        data: Facts,
        private: Mapping[Seat, Facts] | None = None,
        only: frozenset[Seat] | None = None,
        reveals: Seat | None = None,
    ) -> None:
        self.kind = kind
        self.data = data
        self.private = private or {}
        self.only = only
        self.reveals = reveals
        self.after: Any = None

    def is_for(self, seat: Seat | None) -> bool:
        """True if a seat (None: a spectator) sees anything of it."""
        return self.only is None or seat in self.only

    def kept_to(self, seat: Seat) -> "Event":
        """Return the same event for one seat only, without the state it led to."""
        return Event(self.kind, self.data, self.private, frozenset({seat}), self.reveals)

    def without_state(self) -> "Event":
        """Return the same event without the state it led to."""
        return Event(self.kind, self.data, self.private, self.only, self.reveals)

    def seen_by(self, seat: Seat | None) -> Data:
        """Return what a seat (None: a spectator) sees of it."""
        private = {} if seat is None else self.private.get(seat, {})
        return {"kind": self.kind, **self.data, **private}


class Copied(Protocol):
    """Something that can be copied: a state."""

    def copy(self) -> Self:
        """Return an independent copy."""


class Film(list[Event]):
    """Events written while a state goes on: each keeps the state as it was at that moment."""

    def __init__(self, state: Copied) -> None:
        super().__init__()
        self._state = state

    def append(self, event: Event) -> None:
        """Write an event."""
        event.after = self._state.copy()
        super().append(event)
