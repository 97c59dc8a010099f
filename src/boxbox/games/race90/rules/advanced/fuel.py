"""Fuel: bids with the qualifying card, and how far a stop's fuel goes (chapter "Fuel management").

Without the module the chits of the Basic Game are placed, and a stop removes the player's chit.
"""

from collections.abc import Sequence
from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.table.cars import CARS, PLAYERS, TYPE_OF, Car
from boxbox.games.race90.table.codes import FUEL
from boxbox.games.race90.table.race import Race
from boxbox.games.race90.table.steps import Step

BIDS: Final = {8: 2, 10: 1, 12: 0, 14: -1, 16: -2}
"""Turns of fuel at the start, and what each bid adds to the qualifying value."""
STOP_TURNS: Final = 10
"""The turns of fuel that every stop gives."""
EXTRA_TURNS: Final = 3
"""How many extra turns cost one section."""

FUEL_FIRST, FUEL_SECOND, FUEL_OTHERS, FUEL_LAST = 8, 10, 12, 14
"""The turns by which cars must have refuelled, by their place on the Basic Game's grid."""


def is_due(race: Race, seat: Seat) -> bool:
    """True if a player must stop now: the turn of the chit or of a forced PIT has come."""
    return is_out_of_fuel(race, seat) or is_forced(race, seat)


def is_out_of_fuel(race: Race, car: Car) -> bool:
    """True if the turn of a player's chit has come; robots are called in by their type."""
    return car < PLAYERS and 0 < race.fuel[car] <= race.turn


def is_forced(race: Race, car: Car) -> bool:
    """True if a car must stop because it was off the track (R54)."""
    return 0 < race.pit_due[car] <= race.turn


def why_due(race: Race, seat: Seat) -> str:
    """Return why a stop is due."""
    return "fuel" if is_out_of_fuel(race, seat) else "forced"


def legal_bid() -> list[Code]:
    """Offer every fuel bid."""
    return [Code(FUEL + turns) for turns in BIDS]


def offers(race: Race, seat: Seat) -> list[int]:
    """Return the turns of fuel that a stop may bring; 0 if no more is needed (B30).

    More than usual is offered only if it takes the car further than the old fuel (B37).
    """
    chit = race.fuel[seat]
    if not chit or not race.setup.fuel:
        return [0]
    start = _start(race, seat)
    turns = [STOP_TURNS]
    while start + turns[-1] <= race.setup.last_turn:
        turns.append(turns[-1] + EXTRA_TURNS)
    return [turns[0], *[more for more in turns[1:] if start + more > chit]]


def _start(race: Race, seat: Seat) -> int:
    """Return the turn from which new fuel counts (R61)."""
    return race.turn if race.setup.fuel_from_turn else race.fuel[seat]


def new_chit(race: Race, seat: Seat, turns: int) -> int:
    """Return the turn until which the fuel then lasts (B37), or 0 if that is beyond the race."""
    chit = max(race.fuel[seat], _start(race, seat) + turns)
    return chit if turns and chit <= race.setup.last_turn else 0


def sections_for(turns: int) -> int:
    """Return how many extra sections a stop with this many turns of fuel costs."""
    return max(0, turns - STOP_TURNS) // EXTRA_TURNS


def legal_refuel(race: Race, step: Step) -> list[Code]:
    """Offer the fuel of a stop."""
    return [Code(FUEL + turns) for turns in offers(race, step.seat)]


def refuel(race: Race, seat: Seat, turns: int, moved: Sequence[Car] = ()) -> None:
    """Refuel the car and move its chit on, or remove it.

    `moved` holds the cars that a stop in the queue behind the safety car has pushed further back.
    """
    race.fuel[seat] = new_chit(race, seat, turns)
    if race.telling and turns:
        chit = race.fuel[seat] or None
        places = {CARS[car]: race.section(car) for car in moved}
        race.tell("refuelled", {"seat": seat, "turns": turns, "chit": chit, "moved": places})


def place_chits(race: Race, order: list[Car], robots: dict[Car, int]) -> None:
    """Place the refuelling chits once the grid is formed; Junior has none.

    `robots` holds the pit turns on the robots' chits, which only count with the module.
    """
    if race.setup.junior:
        placed: dict[Car, int] = {}
    elif race.setup.fuel:
        placed = {car: race.bid[car] if car < PLAYERS else robots[car] for car in order}
    else:
        turns = [FUEL_FIRST, FUEL_SECOND, *[FUEL_OTHERS] * (len(order) - 3), FUEL_LAST]
        placed = dict(zip(order, turns, strict=True))
    for car, turn in placed.items():
        if car < PLAYERS:
            race.fuel[car] = turn
            race.bid[car] = 0
    chits = [(turn, TYPE_OF[car]) for car, turn in placed.items() if car >= PLAYERS]
    race.robot_fuel = tuple(sorted(chits))
    if race.telling:
        told = {CARS[car]: turn for car, turn in placed.items()}
        race.tell("grid", {"order": [CARS[car] for car in order], "fuel": told})
