"""How cars that were off the track come back (chapter "Re-entering the track", R53)."""

from boxbox.games.race90.rules.advanced.fuel import is_due, is_forced, is_out_of_fuel
from boxbox.games.race90.rules.basic.damage import eliminate
from boxbox.games.race90.table.cars import CARS, PLAYERS, SEATS, Car
from boxbox.games.race90.table.race import Race
from boxbox.games.race90.table.steps import OF_DRIVER, START_DRAW


def begin_re_entry(race: Race, car: Car) -> bool:
    """Begin the turn in which a car comes back; return whether a robot still has to drive.

    The car can't make a pit stop in this turn, so if one is due it retires. In the Basic Game
    coming back takes the whole turn; with the off-track paths, a player draws and plays first.
    """
    if is_due(race, SEATS[car]) if car < PLAYERS else is_forced(race, car):
        eliminate(race, car, "fuel" if is_out_of_fuel(race, car) else "stop")
    elif not race.setup.paths:
        race.waiting &= ~(1 << car)
        put_back(race, car)
    elif car < PLAYERS:
        race.agenda.append(OF_DRIVER[START_DRAW][car])
    else:
        return True
    return False


def put_back(race: Race, car: Car) -> None:
    """Put a car back on the track, last in its re-entry section."""
    ahead = race.entry[car]
    race.entry[car] = 0
    race.take_off(car)
    race.put_last(car, race.count[car] + ahead)
    race.origin = race.count[car] - 1
    race.re_entered |= 1 << car
    if race.telling:
        race.tell("re-entered", {"car": CARS[car], "section": race.section(car)})
    race.renew_leader()
