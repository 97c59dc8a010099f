"""The steps of the agenda: the questions players are asked, and the automatic steps."""

from collections.abc import Mapping
from typing import Final

from boxbox.core.seats import NOBODY, Seat, all_seats
from boxbox.core.shapes import words_of
from boxbox.games.motor_racing.table.cards import Car, Card
from boxbox.games.motor_racing.wire import Kind

SEATS: Final = tuple(all_seats(6))
KINDS: Final[tuple[str, ...]] = words_of(Kind)
AT_PLAY, AT_CHARGE, AT_SPIN, AT_CRASH = KINDS
"""A seat plays a card; goes on charging with its own car or stops; has rolled for Spin or Spin Out
and keeps the roll or not; says which neighbour crashes too."""
DRAW: Final = "draw"
"""Not a question: a seat draws and the turn passes on."""
START: Final = "start"
"""Not a question: the cars line up and the cards are dealt."""


class Step:
    """A step with no facts except the seat it concerns, or NOBODY. It never changes."""

    __slots__ = ("name", "seat")

    def __init__(self, name: str, seat: Seat) -> None:
        self.name = name
        self.seat = seat


class Charge(Step):
    """A car that charges, and with which card."""

    __slots__ = ("car", "card")

    def __init__(self, seat: Seat, card: Card, car: Car) -> None:
        self.name = AT_CHARGE
        self.seat = seat
        self.card = card
        self.car = car


class Rolled(Step):
    """A card that hits a place, and the face that was rolled."""

    __slots__ = ("card", "face")

    def __init__(self, name: str, seat: Seat, card: Card, face: int) -> None:
        self.name = name
        self.seat = seat
        self.card = card
        self.face = face


NEW_RACE: Final = Step(START, NOBODY)
OF_SEAT: Final[Mapping[str, tuple[Step, ...]]] = {
    name: tuple(Step(name, seat) for seat in SEATS) for name in (AT_PLAY, DRAW)
}
"""The steps that have a seat and no other facts, made once."""
