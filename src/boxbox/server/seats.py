"""Who may do what: seats have tokens, and a token is compared in constant time."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from boxbox.core.errors import IllegalChoice
from boxbox.server.store import Record, Seat

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that can't be taken for one another."""


class Who(NamedTuple):
    """Somebody at a table: in a seat or watching (None), and whether it is the host."""

    seat: int | None
    host: bool


SPECTATOR = Who(None, False)


def new_token() -> str:
    """Return a key that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Return the public name of a table; too long to be found by trying."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def find_seat(seats: Sequence[Seat], token: str) -> int | None:
    """Return the seat of a token. Every taken seat is compared, so that time tells nothing."""
    found = None
    for number, seat in enumerate(seats):
        if seat.token and secrets.compare_digest(seat.token.encode(), token.encode()):
            found = number
    return found


def identify(record: Record, token: str | None, host: str | None) -> Who:
    """Return who comes with these tokens; one that fits nothing is refused."""
    seat = None if token is None else find_seat(record.seats, token)
    is_host = host is not None and secrets.compare_digest(record.host.encode(), host.encode())
    if (token is not None and seat is None) or (host is not None and not is_host):
        raise IllegalChoice("bad-token", {})
    return Who(seat, is_host)
