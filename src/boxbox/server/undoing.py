"""Undo: who must agree, and what is done when all have."""

from typing import TYPE_CHECKING, Any

from boxbox.core.errors import IllegalChoice
from boxbox.core.event import Json
from boxbox.core.match import PERSON, Match
from boxbox.server import messages
from boxbox.server.store import Request

if TYPE_CHECKING:
    from boxbox.server.tables import Reader, Table


def undo_kind(table: "Table", seat: int | None) -> str | None:
    """Return how a seat may go back now: `alone`, by asking (`ask`), or not at all."""
    match = table.match
    if seat is None or match is None or match.result is not None:
        return None
    if match.undo_target(seat) is None:
        return None
    others = who_must_agree(table, match, seat)
    if not all(table.is_present(other) for other in others):
        return None
    return "ask" if others else "alone"


def undo_info(table: "Table") -> dict[str, Json] | None:
    """Return the open proposal as anyone may see it."""
    undo, match = table.record.undo, table.match
    if undo is None or match is None or match.result is not None:
        return None
    others = who_must_agree(table, match, undo["seat"])
    return {**undo, "awaited": [seat for seat in others if seat not in undo["agreed"]]}


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
    """Answer a proposal; the last yes goes back, any no ends it."""
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


def who_must_agree(table: "Table", match: Match[Any], seat: int) -> list[int]:
    """Return the others whose consent an undo needs.

    Nobody's, if nobody has learned anything. Else all people who drive now, and all who drove when
    something came that would be taken back, whoever drives for them now. While a choice of somebody
    else lies face down it makes no difference whether it was laid before or since, or again.
    """
    target = match.undo_target(seat)
    assert target is not None
    if any(other != seat for other in match.seen_by(None).sealed()):
        news = {line.n for line in match.log.lines if line.n > target}
    else:
        lines = (line for line in match.log.back(match.log.last) if line.n > target)
        news = {line.n for line in lines if line.seat != seat or match.has_told(line)}
    if not news:
        return []
    needed = set(table.people())
    drivers = [PERSON] * match.seats
    for line in match.log.lines:
        if line.act == "driver" and line.seat is not None:
            drivers[line.seat] = line.words
        elif line.n in news:
            needed |= {number for number, driver in enumerate(drivers) if driver == PERSON}
    return [other for other in sorted(needed - {seat}) if table.record.seats[other].token]


async def _propose(table: "Table", undo: dict[str, Json] | None) -> None:
    await table.store.set_table(table.record.id, undo=undo)
    table.record.undo = undo
    table.changed()


async def _go_back(table: "Table", match: Match[Any], seat: int, request: Request) -> None:
    target = match.undo_target(seat)
    assert target is not None
    trial = match.copy()
    trial.undo_to(target)
    await table.go_on(trial, request)
