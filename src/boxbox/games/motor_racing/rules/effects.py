"""What the cards do to the line of cars (chapter "Effetto delle carte Azioni", rulings M2 to M7).

`order` is the line from first to last, `retired` the retired cars, the first to retire first. Each
function changes them in place; no car moves beyond either end of the line.
"""

from typing import Final

from boxbox.games.motor_racing.table.cards import (
    CHARGE_ENGINE,
    CHARGES,
    OVERTAKE,
    PIT,
    SPIN_OUT,
    TURBO,
    Car,
    PrintedCard,
)

PIT_FACES: Final = 6
"""Up to this face, a pit stop costs as many places as the die shows; beyond it, none."""
CHARGE_FACES: Final = 9
"""A charge succeeds up to this face."""
# Why a card does nothing: the car already leads or is last, it drives through the pits, no car is
# in the place rolled, or both cars of the team have retired.
LEADS, LAST, NO_STOP, EMPTY_PLACE, TEAM_OUT = "leads", "last", "no-stop", "empty-place", "team-out"
TAIL: Final = 3
"""Tailender Turbo is for one of this many last running cars."""


def play_on(order: list[Car], retired: list[Car], card: PrintedCard, car: Car, face: int) -> None:
    """Carry out a card on a car; `face` is the roll, if the card has one."""
    if card.kind == OVERTAKE:
        overtake(order, car, card.places)
    elif card.kind == TURBO:
        forward(order, car, card.places)
    elif card.kind == PIT:
        pit(order, car, face)
    elif card.kind in CHARGES:
        charge(order, retired, card.kind, car, face)
    else:
        backward(order, car, card.places)


def lifted(order: list[Car], card: PrintedCard, car: Car) -> list[Car]:
    """Return the cars that a card moves when it is played on a car."""
    at = order.index(car)
    return order[at : at + 2] if card.kind == OVERTAKE else [car]


def why_nothing(kind: str, face: int) -> str:
    """Return why a card carried out on a car moved nothing."""
    if kind == PIT and face > PIT_FACES:
        return NO_STOP
    forwards = kind in (OVERTAKE, TURBO) or (kind in CHARGES and face <= CHARGE_FACES)
    return LEADS if forwards else LAST


def overtake(order: list[Car], car: Car, places: int) -> None:
    """Move a car and the one right behind it forward together (M2)."""
    at = order.index(car)
    pair = order[at : at + 2]
    del order[at : at + 2]
    to = max(0, at - places)
    order[to:to] = pair


def forward(order: list[Car], car: Car, places: int) -> None:
    """Move a car forward on its own (M3, M5)."""
    at = order.index(car)
    order.insert(max(0, at - places), order.pop(at))


def backward(order: list[Car], car: Car, places: int) -> None:
    """Move a car back (M3, M4)."""
    at = order.index(car)
    order.insert(at + places, order.pop(at))


def to_last(order: list[Car], car: Car) -> None:
    """Send a car to last place (M5, M6)."""
    order.remove(car)
    order.append(car)


def retire(order: list[Car], retired: list[Car], car: Car) -> None:
    """Take a car out of the race (M7)."""
    order.remove(car)
    retired.append(car)


def pit(order: list[Car], car: Car, face: int) -> None:
    """Carry out a pit stop after the roll (M4)."""
    if face <= PIT_FACES:
        backward(order, car, face)


def charge(order: list[Car], retired: list[Car], kind: str, car: Car, face: int) -> None:
    """Carry out a charge after the roll (M5)."""
    if face <= CHARGE_FACES:
        forward(order, car, 1)
    elif kind == CHARGE_ENGINE:
        retire(order, retired, car)
    else:
        to_last(order, car)


def spin(order: list[Car], retired: list[Car], kind: str, face: int) -> Car | None:
    """Carry out Spin or Spin Out on the place rolled; return its car, if there is one (M6)."""
    if face > len(order):
        return None
    car = order[face - 1]
    if kind == SPIN_OUT:
        retire(order, retired, car)
    else:
        to_last(order, car)
    return car


def crash_partners(order: list[Car], face: int) -> list[Car]:
    """Return the neighbours of the car in the place rolled, the one ahead first (M6)."""
    at = face - 1
    return order[at - 1 : at] + order[at + 1 : at + 2]  # the leading car has none ahead


def crash(order: list[Car], retired: list[Car], face: int, partner: Car | None) -> None:
    """Retire the car in the place rolled and its neighbour; they keep their order (M6, M7)."""
    involved = {order[face - 1], partner}
    for car in [car for car in reversed(order) if car in involved]:
        retire(order, retired, car)


def classification(order: list[Car], retired: list[Car]) -> list[Car]:
    """Return all cars from first to last, retired ones after the others (M7)."""
    return order + retired[::-1]
