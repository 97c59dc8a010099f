"""Cars off the track and how they come back (chapter "Off-track trajectory", R53)."""

from boxbox.games.race90.damage import eliminate
from boxbox.games.race90.pit_stop import is_due
from boxbox.games.race90.race import CARS, PLAYERS, Race


def re_enter(race: Race, car: int) -> None:
    """Put a car back behind all in its re-entry section; that is its whole turn.

    It may not stop in this turn, so one that must refuel is out.
    """
    if car < PLAYERS and is_due(race, car):
        eliminate(race, car, "fuel")
        return
    ahead = race.setup.track.sections[race.section(car)].first_entry
    race.take_off(car)
    race.put_last(car, race.count[car] + ahead)
    race.waiting &= ~(1 << car)
    if race.events is not None:
        race.tell("re-entered", {"car": CARS[car], "section": race.section(car)})
    race.renew_leader()
