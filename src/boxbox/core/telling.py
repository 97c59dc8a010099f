"""What a reader is told as a match goes on: events, and what each changed in its view."""

from typing import Any, NamedTuple

from boxbox.core.course import DRIVER
from boxbox.core.event import Event
from boxbox.core.game import SPECTATOR
from boxbox.core.history import PATCHED, written
from boxbox.core.match import Match
from boxbox.core.patch import Patch, diff
from boxbox.core.seats import Seat
from boxbox.core.wire import Cursor, Data


class News(NamedTuple):
    """What brings a reader to its current view.

    Each event has a `patch` if its changes are known. The reader starts from `view` if there is
    one, otherwise from the view it has; `patch` comes after all events.
    """

    events: list[Data]
    view: Data | None
    patch: Patch | None


def news(
    match: Match[Any], seat: Seat | None, since: Cursor, known: Data | None, view: Data
) -> News:
    """Return what a reader with the view `known` (None: no view) needs to get to `view`."""
    seen = list(match.seen_events(seat, since))
    events = [written(cursor, event, seat) for cursor, event in seen]
    shots = [event for _, event in seen if event.kind != DRIVER]
    unknown = len(shots) > PATCHED or any(event.after is None for event in shots)
    if unknown or (known is None and not shots):
        return News(events, view, None)
    base = {**view, **_table(match, seat, shots[0])} if known is None else known
    now = base
    for event, (_, told) in zip(events, seen, strict=True):
        table = {} if told.kind == DRIVER else _table(match, seat, told)
        event["patch"] = diff({key: now[key] for key in table if key in now}, table)
        now = {**now, **table}
    return News(events, base if known is None else None, _close(now, view))


def _close(now: Data, view: Data) -> Patch:
    """Return what leads from the table after the last event to the view; send decisions whole."""
    asked = view["decision"]
    patch = diff({**now, "decision": asked}, view)
    return patch if now["decision"] == asked else [*patch, [["decision"], asked]]


def _table(match: Match[Any], seat: Seat | None, event: Event) -> Data:
    """Return what lay on the table after an event: a view without the open question."""
    view = event.after.seen_by(SPECTATOR if seat is None else seat)
    table = {**match.game.describe(view), "summary": match.game.summary(view)}
    return {key: value for key, value in table.items() if key not in match.game.asks}
