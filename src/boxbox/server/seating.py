"""Who has which seat and who drives it: sitting down, standing up, new links, bots for others.

All of it happens under the table's lock, as does coming to a table: nothing can come between a
check and what it guards.
"""

import logging
from typing import TYPE_CHECKING, Any, Final

from boxbox.bots import bots_of
from boxbox.core.errors import IllegalChoice
from boxbox.core.match import PERSON
from boxbox.core.seats import Seat, by_seat
from boxbox.server import messages
from boxbox.server.seats import find_seat, hashed, new_token
from boxbox.server.store import Request, StoreError

if TYPE_CHECKING:
    from boxbox.server.tables import Reader, Table

log = logging.getLogger(__name__)
NOBODY: Final[dict[str, Any]] = {"name": None, "standing": {}}
"""The facts of a seat after somebody has stood up."""


async def sit(table: "Table", name: str, seat: Seat | None) -> tuple[Seat, str]:
    """Seat somebody before the race and return the seat with its token."""
    async with table.lock:
        table.check_open()
        table.check_gathering()
        free = [
            number
            for number, kept in by_seat(table.record.seats)
            if kept.driver == PERSON and kept.token is None
        ]
        if not free:
            raise IllegalChoice("table-full", {})
        if seat is not None:
            _check_number(table, seat)
        if seat is not None and seat not in free:
            raise IllegalChoice("seat-taken", {"seat": seat})
        number = free[0] if seat is None else seat
        token = new_token()
        await table.set_seat(number, name=name, token=hashed(token))
        table.note_absence(number)
        return number, token


async def leave(table: "Table", reader: "Reader", _: messages.Leave, __: Request) -> None:
    """Stand up before the race."""
    seat = table.seated(reader)
    table.check_gathering()
    await table.set_token(seat, None, "seat-left", reader, **NOBODY)


async def free(table: "Table", reader: "Reader", message: messages.Free, _: Request) -> None:
    """Make somebody stand up before the race, as the host."""
    table.check_host(reader)
    table.check_gathering()
    _check_number(table, message.seat)
    await table.set_token(message.seat, None, "seat-freed", reader, **NOBODY)


async def renew(table: "Table", reader: "Reader", message: messages.Renew, _: Request) -> None:
    """Give a seat a new token: the old one is no longer valid."""
    seat = table.seated(reader)
    if find_seat(table.record.seats, message.token) not in (None, seat):
        raise IllegalChoice("bad-token", {})
    await table.set_token(seat, message.token, "seat-renewed", reader)


async def set_driver(
    table: "Table", reader: "Reader", message: messages.SetDriver, req: Request
) -> None:
    """Hand a seat to a bot or back; before the race the host sets who drives the empty ones."""
    _check_number(table, message.seat)
    if message.driver != PERSON and message.driver not in bots_of(table.record.game):
        raise IllegalChoice("no-such-bot", {"bot": message.driver})
    if table.match is None:
        await _set_empty_seat(table, reader, message)
        return
    trial, seat = table.racing().copy(), table.seated(reader)
    _check_hand_over(table, seat, message)
    if trial.drivers[message.seat] == message.driver:
        return
    trial.set_driver(message.seat, message.driver)
    handed_by = None if message.seat == seat else seat
    await table.go_on(trial, req, {message.seat: {"handed_by": handed_by}})


def _check_hand_over(table: "Table", seat: Seat, message: messages.SetDriver) -> None:
    """Refuse unless it is somebody's own seat, or its person has been away for long."""
    if message.seat == seat:
        return
    if message.driver == PERSON or message.seat not in table.people():
        raise IllegalChoice("not-seated", {})
    if table.is_present(message.seat):
        raise IllegalChoice("person-present", {})
    left = table.grace_left()[message.seat]
    if left:
        raise IllegalChoice("not-away-for-long", {"seconds": left})


async def _set_empty_seat(table: "Table", reader: "Reader", message: messages.SetDriver) -> None:
    table.check_host(reader)
    if table.is_present(message.seat):
        raise IllegalChoice("person-present", {})
    facts = {**NOBODY, "driver": message.driver}
    await table.set_token(message.seat, None, "seat-freed", reader, **facts)


async def take_back(table: "Table", reader: "Reader") -> None:
    """Give a seat that somebody else handed to a bot back to its person, who has returned."""
    async with table.lock:
        seat = table.who(reader).seat
        if seat is None or table.phase != "racing":
            return
        trial = table.racing().copy()
        if table.record.seats[seat].handed_by is None or trial.drivers[seat] == PERSON:
            return
        trial.set_driver(seat, PERSON)
        try:
            await table.go_on(trial, None)
        except StoreError as error:
            log.error("table %s: %s", table.record.id, error)


async def noticed(table: "Table", reader: "Reader", _: messages.Noticed, __: Request) -> None:
    """Stop telling a person that somebody else handed their seat to a bot."""
    await table.set_seat(table.seated(reader), handed_by=None)


def _check_number(table: "Table", seat: Seat) -> None:
    if seat >= len(table.record.seats):
        raise IllegalChoice("no-such-seat", {"seat": seat, "seats": len(table.record.seats)})
