"""Cars as numbers: players' cars have the numbers of their seats, and robots follow."""

from typing import Final, NewType

from boxbox.core.seats import Seat, all_seats
from boxbox.games.race90.table.cards import FAST, SLOW, SUPERFAST
from boxbox.games.race90.wire.names import RobotType

PLAYERS: Final = 6
"""Cars below this number belong to players."""
SEATS: Final = tuple(all_seats(PLAYERS))
"""All seats; this also maps a player's car to its seat."""

Robot = NewType("Robot", int)
"""The number of a robot."""
Car = Seat | Robot
"""A car's number, or NOBODY. A seat is its player's car; `SEATS[car]` is the way back."""

ROBOT_TYPES: Final = {
    FAST: (Robot(6), Robot(7), Robot(8)),
    SLOW: (Robot(9), Robot(10), Robot(11)),
    SUPERFAST: (Robot(12), Robot(13)),
}
TYPE_OF: Final[dict[Car, RobotType]] = {
    car: kind for kind, cars in ROBOT_TYPES.items() for car in cars
}
ALL_CARS: Final[tuple[Car, ...]] = (*SEATS, *TYPE_OF)
CARS: Final = (
    *(f"s{seat}" for seat in SEATS),
    *(f"{kind}{n}" for kind, cars in ROBOT_TYPES.items() for n in range(1, len(cars) + 1)),
)
"""The notation of cars, by number."""
