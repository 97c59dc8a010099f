"""Seats as numbers."""

from collections.abc import Iterable, Iterator
from typing import Final, NewType, TypeVar, cast

Seat = NewType("Seat", int)
"""The number of a seat, from 0."""

NOBODY: Final = Seat(-1)
"""No seat and no car: nobody is asked, nobody leads, nobody is chased."""

T = TypeVar("T")


def all_seats(count: int) -> Iterator[Seat]:
    """Return the seats from 0 up, this many of them."""
    return map(Seat, range(count))


def by_seat(things: Iterable[T]) -> Iterator[tuple[Seat, T]]:
    """Return what each seat has, along with its number: `enumerate` for things kept by seat."""
    return cast(Iterator[tuple[Seat, T]], enumerate(things))
