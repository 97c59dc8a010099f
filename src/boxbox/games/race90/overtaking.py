"""What it costs to pass a car (chapters "Overtaking", "Lapping", R40, R41, R43, R79)."""

from typing import Final

from boxbox.games.race90.race import BANGING_WHEELS, PLAYERS, Race
from boxbox.games.race90.track import BRAKING, CORNER, STRAIGHT

BLOCKED: Final = -1
"""A car that can't be passed by spending points."""

OVERTAKE, LAP, UN_LAP, OFF_TRACK = "overtake", "lap", "un-lap", "off-track"


def how(race: Race, car: int, other: int) -> str:
    """Return what passing another car of the section means (R1)."""
    ahead = race.count[car] - race.count[other]
    return OVERTAKE if ahead == 0 else LAP if ahead > 0 else UN_LAP


def section_kind(race: Race, car: int) -> str:
    """Return the kind of section as it counts for passing (R4)."""
    return STRAIGHT if race.all_straight() else race.kind(car)


def bangs_wheels(race: Race, car: int) -> bool:
    """Tell whether a car has BANGING WHEELS."""
    return car < PLAYERS and race.strategy[car] == BANGING_WHEELS


def price(race: Race, car: int, other: int) -> int:
    """Return the movement points a player pays to pass another car, or BLOCKED."""
    kind = section_kind(race, car)
    if kind == STRAIGHT:
        return 1
    same_laps = race.count[car] == race.count[other]
    if same_laps and not race.setup.junior and not bangs_wheels(race, car):
        return BLOCKED
    return 2 if kind == CORNER else 1


def is_optional(race: Race, car: int, other: int) -> bool:
    """Tell whether an affordable pass may be declined (R40): un-lapping, BANGING WHEELS."""
    if race.setup.junior:
        return False
    if race.count[car] < race.count[other]:
        return True
    overtakes = race.count[car] == race.count[other]
    return overtakes and section_kind(race, car) != STRAIGHT


def may_brake_instead(race: Race, car: int) -> bool:
    """Tell whether late braking may be chosen instead of paying (R50)."""
    if not race.late or race.kind(car) != BRAKING:
        return False
    return race.all_straight() or bangs_wheels(race, car)
