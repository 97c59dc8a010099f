"""What the cards do to the line of cars (chapter "Effetto delle carte Azioni", rulings M2 to M7).

`order` is the line from first to last, `retired` the cars that are out, first out first. Each
function changes them in place; a car ends no further than the ends of the line.
"""

from typing import Final

from boxbox.games.motor_racing.cards import (
    CHARGE_ENGINE,
    CHARGES,
    OVERTAKE,
    PIT,
    SPIN_OUT,
    TURBO,
    Card,
)

PIT_FACES: Final = 6
"""A pit stop costs as many places as the die shows up to here, and none beyond."""
CHARGE_FACES: Final = 9
"""A charge succeeds up to here."""
# Why a card does nothing: the car leads or is last already, it drives through the pits, nobody runs
# in the place rolled, or both cars of the team are out.
LEADS, LAST, NO_STOP, EMPTY_PLACE, TEAM_OUT = "leads", "last", "no-stop", "empty-place", "team-out"
TAIL: Final = 3
"""Tailender Turbo is for one of the last three running cars."""


def play_on(order: list[int], retired: list[int], card: Card, car: int, face: int) -> None:
    """Carry out a card on a car; `face` is what was rolled, if the card has a roll."""
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


def lifted(order: list[int], card: Card, car: int) -> list[int]:
    """Return the cars that a card moves when it is played on a car."""
    at = order.index(car)
    return order[at : at + 2] if card.kind == OVERTAKE else [car]


def why_nothing(kind: str, face: int) -> str:
    """Return why a card that was carried out on a car moved nothing."""
    if kind == PIT and face > PIT_FACES:
        return NO_STOP
    forwards = kind in (OVERTAKE, TURBO) or (kind in CHARGES and face <= CHARGE_FACES)
    return LEADS if forwards else LAST


def overtake(order: list[int], car: int, places: int) -> None:
    """Lift a car and the one right behind it forward together (M2)."""
    at = order.index(car)
    pair = order[at : at + 2]
    del order[at : at + 2]
    to = max(0, at - places)
    order[to:to] = pair


def forward(order: list[int], car: int, places: int) -> None:
    """Move a car forward alone (M3, M5)."""
    at = order.index(car)
    order.insert(max(0, at - places), order.pop(at))


def backward(order: list[int], car: int, places: int) -> None:
    """Move a car back (M3, M4)."""
    at = order.index(car)
    order.insert(at + places, order.pop(at))


def to_last(order: list[int], car: int) -> None:
    """Send a car to the last place (M5, M6)."""
    order.remove(car)
    order.append(car)


def retire(order: list[int], retired: list[int], car: int) -> None:
    """Take a car out of the race (M7)."""
    order.remove(car)
    retired.append(car)


def pit(order: list[int], car: int, face: int) -> None:
    """Carry out a pit stop after the roll (M4)."""
    if face <= PIT_FACES:
        backward(order, car, face)


def charge(order: list[int], retired: list[int], kind: str, car: int, face: int) -> None:
    """Carry out a charge after the roll (M5)."""
    if face <= CHARGE_FACES:
        forward(order, car, 1)
    elif kind == CHARGE_ENGINE:
        retire(order, retired, car)
    else:
        to_last(order, car)


def spin(order: list[int], retired: list[int], kind: str, face: int) -> int | None:
    """Carry out Spin or Spin Out on the place rolled; return its car, if there is one (M6)."""
    if face > len(order):
        return None
    car = order[face - 1]
    if kind == SPIN_OUT:
        retire(order, retired, car)
    else:
        to_last(order, car)
    return car


def crash_partners(order: list[int], face: int) -> list[int]:
    """Return the neighbours of the car on the place rolled, the one ahead first (M6)."""
    at = face - 1
    return order[at - 1 : at] + order[at + 1 : at + 2]  # for the leading car the first is empty


def crash(order: list[int], retired: list[int], face: int, partner: int | None) -> None:
    """Take out the car on the place rolled and its neighbour; they keep their order (M6, M7)."""
    involved = {order[face - 1], partner}
    for car in [car for car in reversed(order) if car in involved]:
        retire(order, retired, car)


def classification(order: list[int], retired: list[int]) -> list[int]:
    """Return all cars from first to last, those that are out behind the others (M7)."""
    return order + retired[::-1]
