"""Fuel: bids with the qualifying card, and how far a stop's fuel goes (chapter "Fuel management").

Without the module the chits of the Basic Game are placed, and a stop takes a player's away.
"""

from collections.abc import Sequence
from typing import Final

from boxbox.games.race90.codes import FUEL
from boxbox.games.race90.race import CARS, PLAYERS, TYPE_OF, Race, Step

BIDS: Final = {8: 2, 10: 1, 12: 0, 14: -1, 16: -2}
"""Turns of fuel at the start, and what each adds to the qualifying value."""
STOP_TURNS: Final = 10
"""The turns of fuel of every stop."""
EXTRA_TURNS: Final = 3
"""So many turns more cost a section."""

FUEL_FIRST, FUEL_SECOND, FUEL_OTHERS, FUEL_LAST = 8, 10, 12, 14
"""The turns in which the cars of the Basic Game's grid must have refuelled."""


def is_due(race: Race, seat: int) -> bool:
    """Tell whether a player must stop now: the chit's turn has come, or that of a forced PIT."""
    return is_out_of_fuel(race, seat) or is_forced(race, seat)


def is_out_of_fuel(race: Race, car: int) -> bool:
    """True if the turn of a player's chit has come; robots are called in by their type."""
    return car < PLAYERS and 0 < race.fuel[car] <= race.turn


def is_forced(race: Race, car: int) -> bool:
    """Tell whether a car must stop because it was off the track (R54)."""
    return 0 < race.pit_due[car] <= race.turn


def why_due(race: Race, seat: int) -> str:
    """Return why a stop is due."""
    return "fuel" if is_out_of_fuel(race, seat) else "forced"


def legal_bid() -> list[int]:
    """Offer what can be bid."""
    return [FUEL + turns for turns in BIDS]


def offers(race: Race, seat: int) -> list[int]:
    """Return the turns of fuel that a stop may bring; 0 where none is needed any more (B30).

    More than the usual is offered only if it takes the car further than the old fuel (B37).
    """
    chit = race.fuel[seat]
    if not chit or not race.setup.fuel:
        return [0]
    start = _start(race, seat)
    turns = [STOP_TURNS]
    while start + turns[-1] <= race.setup.last_turn:
        turns.append(turns[-1] + EXTRA_TURNS)
    return [turns[0], *[more for more in turns[1:] if start + more > chit]]


def _start(race: Race, seat: int) -> int:
    """Return the turn from which new fuel counts (R61)."""
    return race.turn if race.setup.fuel_from_turn else race.fuel[seat]


def new_chit(race: Race, seat: int, turns: int) -> int:
    """Return the turn to which the fuel lasts then (B37); 0 if that is beyond the race."""
    chit = max(race.fuel[seat], _start(race, seat) + turns)
    return chit if turns and chit <= race.setup.last_turn else 0


def sections_for(turns: int) -> int:
    """Return how many sections more a stop with so many turns of fuel costs."""
    return max(0, turns - STOP_TURNS) // EXTRA_TURNS


def legal_refuel(race: Race, step: Step) -> list[int]:
    """Offer the fuel of a stop."""
    return [FUEL + turns for turns in offers(race, step[1])]


def refuel(race: Race, seat: int, turns: int, moved: Sequence[int] = ()) -> None:
    """Put fuel in the car and move its chit on, or take it off.

    `moved` are the cars that a stop in the queue behind the safety car has taken further back.
    """
    race.fuel[seat] = new_chit(race, seat, turns)
    if race.events is not None and turns:
        chit = race.fuel[seat] or None
        places = {CARS[car]: race.section(car) for car in moved}
        race.tell("refuelled", {"seat": seat, "turns": turns, "chit": chit, "moved": places})


def place_chits(race: Race, order: list[int], robots: dict[int, int]) -> None:
    """Place the refuelling chits when the grid stands; Junior has none.

    `robots` has the pit turns on the robots' chits, which count with the module alone.
    """
    if race.setup.junior:
        placed: dict[int, int] = {}
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
    if race.events is not None:
        told = {CARS[car]: turn for car, turn in placed.items()}
        race.tell("grid", {"order": [CARS[car] for car in order], "fuel": told})
