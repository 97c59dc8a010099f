"""The race as each seat sees it, made once for all readers who share the seat."""

from typing import TYPE_CHECKING, NamedTuple

from boxbox.core.message import Message
from boxbox.core.seats import Seat
from boxbox.core.telling import News, news
from boxbox.core.wire import Cursor, Data, Facts
from boxbox.registry import find_game
from boxbox.telling import Teller

if TYPE_CHECKING:
    from boxbox.server.tables import Table


class Told(NamedTuple):
    """News and who it is for: readers who know a view, up to a cursor, after a given change."""

    change: int
    since: Cursor
    known: Data | None
    news: News


class Views:
    """What the readers of a table are shown. A reader without a seat is None."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._views: dict[Seat | None, tuple[int, Data]] = {}
        """The race as each seat last saw it, and the number of changes at that time."""
        self._told: dict[Seat | None, Told] = {}
        self._tellers: dict[Seat | None, Teller] = {}
        """What each seat has been told."""

    def view(self, seat: Seat | None) -> Data | None:
        """Return the race as a seat sees it; a closed one asks nothing.

        The object stays the same as long as its content does.
        """
        match, change = self._table.match, self._table.race_changes
        if match is None:
            return None
        made, known = self._views.get(seat, (-1, {}))
        if made != change:
            view = match.view(seat)
            if self._table.closed is not None:
                view |= {"to_act": [], "decision": None}
            view = self._teller(seat).view(view)
            known = known if known == view else view
            self._views[seat] = change, known
        return known

    def news(self, seat: Seat | None, since: Cursor, known: Data | None) -> News:
        """Return what leads a reader from the view it has to the current one."""
        match, change, view = self._table.match, self._table.race_changes, self.view(seat)
        assert match is not None
        assert view is not None
        told = self._told.get(seat)
        if told is None or told.known is not known or (told.change, told.since) != (change, since):
            made = news(match, seat, since, known, view)
            made = made._replace(events=self._teller(seat).events(match, view, made.events))
            told = self._told[seat] = Told(change, since, known, made)
        return told.news

    def refusal(self, seat: Seat | None, reason: str, values: Facts) -> Message | None:
        """Return why a seat's request is refused, if the game has words for it."""
        return self._teller(seat).refusal(self.view(seat), reason, values)

    def _teller(self, seat: Seat | None) -> Teller:
        if seat not in self._tellers:
            match, record = self._table.match, self._table.record
            self._tellers[seat] = Teller(match.game if match else find_game(record.game), seat)
        return self._tellers[seat]
