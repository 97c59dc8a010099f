"""Undo: who must agree, and what happens when everyone has."""

from typing import TYPE_CHECKING, Any

from boxbox.core.errors import IllegalChoice
from boxbox.core.match import PERSON, Match
from boxbox.core.seats import Seat, by_seat
from boxbox.core.wire import Data
from boxbox.server import messages
from boxbox.server.shapes import UndoInfo, UndoKind
from boxbox.server.store import Request

if TYPE_CHECKING:
    from boxbox.server.tables import Reader, Table


def undo_kind(table: "Table", seat: Seat | None) -> UndoKind | None:
    """Return how a seat may undo now: `alone`, by asking (`ask`), or not at all (None)."""
    match = table.match
    if seat is None or match is None or match.result is not None:
        return None
    if match.undo_target(seat) is None:
        return None
    others = who_must_agree(table, match, seat)
    if not all(table.is_present(other) for other in others):
        return None
    return "ask" if others else "alone"


def undo_info(table: "Table") -> UndoInfo | None:
    """Return the open proposal as anyone may see it."""
    undo, match = table.record.undo, table.match
    if undo is None or match is None or match.result is not None:
        return None
    others = who_must_agree(table, match, undo["seat"])
    agreed = undo["agreed"]
    awaited = [seat for seat in others if seat not in agreed]
    return {"seat": undo["seat"], "agreed": agreed, "awaited": awaited}


async def undo(table: "Table", reader: "Reader", _: messages.Undo, request: Request) -> None:
    """Go back to before the last choice of a seat, or ask the others for it."""
    match, seat = table.racing(), table.seated(reader)
    proposal = table.record.undo
    if proposal is not None and proposal["seat"] == seat:
        return
    if proposal is not None or match.undo_target(seat) is None:
        raise IllegalChoice("no-undo", {})
    others = who_must_agree(table, match, seat)
    away = [other for other in others if not table.is_present(other)]
    if away:
        names = [table.record.seats[other].name for other in away]
        raise IllegalChoice("people-away", {"seats": away, "names": names})
    if others:
        await _propose(table, {"seat": seat, "agreed": []})
    else:
        await _go_back(table, match, seat, request)


async def agree(table: "Table", reader: "Reader", message: messages.Agree, req: Request) -> None:
    """Answer a proposal; the last yes carries it out, any no ends it."""
    match, seat = table.racing(), table.seated(reader)
    proposal = undo_info(table)
    if proposal is not None and message.yes and seat in proposal["agreed"]:
        return
    if proposal is None or seat not in (*proposal["awaited"], proposal["seat"]):
        raise IllegalChoice("no-proposal", {})
    asker, agreed = proposal["seat"], proposal["agreed"]
    if not message.yes:
        await _propose(table, None)
    elif proposal["awaited"] == [seat]:
        await _go_back(table, match, asker, req)
    elif seat != asker:
        await _propose(table, {"seat": asker, "agreed": [*agreed, seat]})


def who_must_agree(table: "Table", match: Match[Any], seat: Seat) -> list[Seat]:
    """Return the others whose consent an undo needs.

    Nobody, if nobody has learned anything. Otherwise all people who drive now, and all who drove
    when something happened that would be taken back, whoever drives for them now. While somebody
    else's choice lies face down, it makes no difference when it was laid or if it was replaced.
    """
    target = match.undo_target(seat)
    assert target is not None
    if any(other != seat for other in match.seen_by(None).sealed()):
        news = {line.n for line in match.log.lines if line.n > target}
    else:
        lines = (line for line in match.choices(seat) if line.n > target)
        news = {line.n for line in lines if line.seat != seat or match.has_told(line)}
    if not news:
        return []
    needed = set(table.people())
    drivers = [PERSON] * match.seats
    for line in match.log.lines:
        if line.act == "driver" and line.seat is not None:
            drivers[line.seat] = line.words
        elif line.n in news:
            needed |= {number for number, driver in by_seat(drivers) if driver == PERSON}
    return [other for other in sorted(needed - {seat}) if table.record.seats[other].token]


async def _propose(table: "Table", undo: Data | None) -> None:
    await table.store.set_table(table.record.id, undo=undo)
    table.record.undo = undo
    table.changed()


async def _go_back(table: "Table", match: Match[Any], seat: Seat, request: Request) -> None:
    target = match.undo_target(seat)
    assert target is not None
    trial = match.copy()
    trial.undo_to(target)
    await table.go_on(trial, request)
