"""How the weather affects cars: tyres that don't suit it, and harder checks in rain."""

from typing import Final

from boxbox.core.seats import Seat
from boxbox.games.race90.table.race import HARD, INTERMEDIATE, NO_TYRES, NO_WEATHER, SOFT, Race
from boxbox.games.race90.table.race import RAIN as RAIN_TYRES
from boxbox.games.race90.table.track import RAIN, WEATHER

RAIN_CHECK: Final = -20
LOST: Final = {SOFT: (0, 1, 2), HARD: (0, 1, 2), INTERMEDIATE: (1, 0, 1), RAIN_TYRES: (2, 1, 0)}
"""The movement that each type of tyres loses in dry, uncertain and rainy weather."""


def check_modifier(race: Race) -> int:
    """Return what rain adds to the target of checks for moves, late braking and off the track."""
    if race.weather == NO_WEATHER:
        return 0
    return RAIN_CHECK if race.setup.track.weather[race.weather].kind == RAIN else 0


def tyre_penalty(race: Race, seat: Seat) -> int:
    """Return the movement that the wrong tyres cost; robots never lose any."""
    return 0 if race.weather == NO_WEATHER else lost_with(race, race.tyre_type[seat], race.weather)


def lost_with(race: Race, tyres: int, slot: int) -> int:
    """Return the movement that tyres cost in the weather of a slot."""
    if tyres == NO_TYRES:
        return 0
    return LOST[tyres][WEATHER.index(race.setup.track.weather[slot].kind)]
