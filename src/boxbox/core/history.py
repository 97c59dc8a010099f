"""The events of a match, and where each reader stands among them.

A reader is a seat, or None for spectators. Its cursor is a line and an index among the events of
that line, as the reader counts them: lines that only others may count are left out, and what they
show the reader belongs to the line before.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final

from boxbox.core.event import Event, copied
from boxbox.core.log import Line
from boxbox.core.seats import Seat
from boxbox.core.wire import Cursor, Data

START: Final[Cursor] = (0, 0)
PATCHED: Final = 32
"""The number of events a reader may have missed and still get what each of them changed."""
FILMED: Final = 2 * PATCHED
"""The number of latest events that keep the state they led to: enough for what a reader may have
missed and what it can't see yet, so that a missing state never gives away what others did."""


class History:
    """All events so far, and the lines they came with."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._lines: list[int] = []
        """The line of each event."""
        self._secret: dict[int, Seat] = {}
        """The lines that only one seat counts, and that seat."""
        self._filmed: deque[int] = deque()
        """The places of the events that keep the state they led to."""

    def __len__(self) -> int:
        return len(self._events)

    def copy(self) -> "History":
        """Return an independent copy."""
        twin = History()
        twin._events = self._events.copy()
        twin._lines = self._lines.copy()
        twin._secret = self._secret.copy()
        twin._filmed = self._filmed.copy()
        return twin

    def add(self, line: Line, events: Sequence[Event]) -> None:
        """Note the events of a line."""
        owner = line.seat if line.face_down else line.kept_to
        if owner is not None:
            self._secret[line.n] = owner
        first = len(self._events)
        self._events += events
        self._lines += [line.n] * len(events)
        self._filmed += [at for at, event in enumerate(events, first) if event.after is not None]
        while len(self._filmed) > FILMED:  # a copy of this history may still keep the state
            at = self._filmed.popleft()
            self._events[at] = self._events[at].without_state()

    def keep_to(self, seat: Seat, n: int) -> None:
        """Hide a line from all seats but one for good: the others have seen nothing of it."""
        self._secret[n] = seat
        for at in range(len(self._events) - 1, -1, -1):
            if self._lines[at] < n:
                break
            if self._lines[at] == n:
                self._events[at] = self._events[at].kept_to(seat)
                if at in self._filmed:
                    self._filmed.remove(at)

    def since(self, at: int) -> list[Event]:
        """Return the events after the first `at`. For trusted code only."""
        return self._events[at:]

    def seen_by(
        self, seat: Seat | None, known: int, since: Cursor
    ) -> Iterator[tuple[Cursor, Event]]:
        """Yield what a reader sees of the first `known` events, starting at a cursor."""
        first = known
        while first and self._number(seat, self._lines[first - 1]) >= since[0]:
            first -= 1
        line = number = index = -1
        for at in range(first, known):
            if not self._events[at].is_for(seat):
                continue
            before = number
            if self._lines[at] != line:
                line = self._lines[at]
                number = self._number(seat, line)
            index = index + 1 if number == before else 0
            if (number, index) >= since:
                yield (number, index), self._events[at]

    def version(self, seat: Seat | None, known: int) -> Cursor:
        """Return the cursor of a reader that has seen all it may of the first `known` events."""
        last = next((at for at in range(known - 1, -1, -1) if self._events[at].is_for(seat)), None)
        if last is None:
            return START
        number = self._number(seat, self._lines[last])
        seen = sum(1 for _ in self.seen_by(seat, last + 1, (number, 0)))
        return number, seen

    def _number(self, seat: Seat | None, n: int) -> int:
        """Return the number that a line has for a reader."""
        return n - sum(line <= n and owner != seat for line, owner in self._secret.items())


def written(cursor: Cursor, event: Event, seat: Seat | None) -> Data:
    """Return an event as a reader gets it."""
    return {"n": list(cursor), **copied(event.seen_by(seat))}
