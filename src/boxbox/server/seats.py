"""Who may do what: seats have tokens. Only their hashes are kept, compared in constant time.

A seat is never stored beside a socket: it is looked up whenever it is needed, from the hashes that
the socket came with. So a token stops working the moment it is no longer the seat's.
"""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from boxbox.core.errors import IllegalChoice
from boxbox.core.seats import Seat, by_seat
from boxbox.server.store import Hash, KeptSeat, Record

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that can't be mistaken for one another."""


class Who(NamedTuple):
    """Somebody at a table: in a seat or watching (None), and whether they are the host."""

    seat: Seat | None
    host: bool


class Keys(NamedTuple):
    """What somebody came with: the hashes of a seat token and of a host token."""

    seat: Hash | None = None
    host: Hash | None = None


class Tokens(NamedTuple):
    """The tokens of a new table, for the person who makes it: they can't be shown again."""

    host: str
    seats: dict[Seat, str]


def new_token() -> str:
    """Return a key that nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> Hash:
    """Return what is stored of a token. It is long and random, so it needs no salt."""
    return Hash(sha256(token.encode()).hexdigest())


def new_table_id() -> str:
    """Return the public name of a table; too long to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def find_seat(seats: Sequence[KeptSeat], key: Hash) -> Seat | None:
    """Return the seat of a token. Every taken seat is compared, so that timing reveals nothing."""
    found = None
    for number, seat in by_seat(seats):
        if seat.token and secrets.compare_digest(seat.token, key):
            found = number
    return found


def identify(record: Record, keys: Keys) -> Who:
    """Return who has these keys now; ignore a key that doesn't fit."""
    seat = None if keys.seat is None else find_seat(record.seats, keys.seat)
    is_host = keys.host is not None and secrets.compare_digest(record.host, keys.host)
    return Who(seat, is_host)


def admit(record: Record, keys: Keys) -> Who:
    """Return who has these keys now; refuse a key that doesn't fit."""
    who = identify(record, keys)
    if (keys.seat is not None and who.seat is None) or (keys.host is not None and not who.host):
        raise IllegalChoice("bad-token", {})
    return who
