"""Gestures: several answers of a seat that belong together (C2)."""

from typing import Generic, NamedTuple

from boxbox.core.game import StateT
from boxbox.core.seats import Seat


class Gesture(NamedTuple, Generic[StateT]):
    """What a seat has begun and not completed: a card and its second, a payment, discards.

    Others see it when it is complete, so nobody can tell which of its answers was the only one
    (C2). Until then its seat may undo it, and nobody learns of that either.
    """

    seat: Seat
    shown: StateT
    """The race as the others still see it."""
    first: int
    """The number of its first line."""
    known: int
    """How many events there were before it."""
