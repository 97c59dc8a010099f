"""How cars that were off the track come back (chapter "Re-entering the track", R53)."""

from boxbox.games.race90.damage import eliminate
from boxbox.games.race90.fuel import is_due, is_forced, is_out_of_fuel
from boxbox.games.race90.race import CARS, PLAYERS, Race
from boxbox.games.race90.steps import START_DRAW


def begin_re_entry(race: Race, car: int) -> bool:
    """Begin the turn in which a car comes back; tell whether there is more to do for a robot.

    It may not stop in this turn, so one that must is out. In the Basic Game coming back is the
    whole turn; with the paths a player draws and plays first.
    """
    if is_due(race, car) if car < PLAYERS else is_forced(race, car):
        eliminate(race, car, "fuel" if is_out_of_fuel(race, car) else "stop")
    elif not race.setup.paths:
        race.waiting &= ~(1 << car)
        put_back(race, car)
    elif car < PLAYERS:
        race.agenda.append((START_DRAW, car, 0, 0))
    else:
        return True
    return False


def put_back(race: Race, car: int) -> None:
    """Put a car back behind all in its re-entry section."""
    ahead = race.entry[car]
    race.entry[car] = 0
    race.take_off(car)
    race.put_last(car, race.count[car] + ahead)
    race.origin = race.count[car] - 1
    race.re_entered |= 1 << car
    if race.events is not None:
        race.tell("re-entered", {"car": CARS[car], "section": race.section(car)})
    race.renew_leader()
