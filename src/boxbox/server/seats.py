"""Who may do what: seats have tokens. Only their hashes are kept, compared in constant time.

Nobody's seat is ever stored beside a socket: it is found anew, from the hashes that the socket came
with, whenever it is needed. So a token that is no longer the seat's opens nothing from then on.
"""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from boxbox.core.errors import IllegalChoice
from boxbox.server.store import Hash, Record, Seat

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that can't be taken for one another."""


class Who(NamedTuple):
    """Somebody at a table: in a seat or watching (None), and whether it is the host."""

    seat: int | None
    host: bool


class Keys(NamedTuple):
    """What somebody came with: the hashes of a seat token and of a host token."""

    seat: Hash | None = None
    host: Hash | None = None


class Tokens(NamedTuple):
    """The tokens of a new table, for whoever makes it: they can't be told a second time."""

    host: str
    seats: dict[int, str]


def new_token() -> str:
    """Return a key that nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> Hash:
    """Return what is kept of a token. It is long and random: no salt is needed."""
    return Hash(sha256(token.encode()).hexdigest())


def new_table_id() -> str:
    """Return the public name of a table; too long to be found by trying."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def find_seat(seats: Sequence[Seat], key: Hash) -> int | None:
    """Return the seat of a token. Every taken seat is compared, so that time tells nothing."""
    found = None
    for number, seat in enumerate(seats):
        if seat.token and secrets.compare_digest(seat.token, key):
            found = number
    return found


def identify(record: Record, keys: Keys) -> Who:
    """Return who has these keys now; one that fits nothing opens nothing."""
    seat = None if keys.seat is None else find_seat(record.seats, keys.seat)
    is_host = keys.host is not None and secrets.compare_digest(record.host, keys.host)
    return Who(seat, is_host)


def admit(record: Record, keys: Keys) -> Who:
    """Return who has these keys now; one that fits nothing is refused."""
    who = identify(record, keys)
    if (keys.seat is not None and who.seat is None) or (keys.host is not None and not who.host):
        raise IllegalChoice("bad-token", {})
    return who
