"""What it costs to pass a car (chapters "Overtaking", "Lapping", R40, R41, R43, R55, R79)."""

from typing import Final

from boxbox.games.race90.race import BANGING_WHEELS, LAPPING, PLAYERS, Race
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
    """Tell whether a car has BANGING WHEELS, back on the track at least."""
    return car < PLAYERS and race.strategy[car] == BANGING_WHEELS


def laps_easily(race: Race, car: int) -> bool:
    """Tell whether a car has LAPPING or a blue flag, of which one is as good as both."""
    if car >= PLAYERS:
        return False
    return race.skill[car] == LAPPING or bool(race.blue >> car & 1)


def price(race: Race, car: int, other: int) -> int:
    """Return the movement points a player pays to pass another car, or BLOCKED."""
    return price_from(race, car, other, race.count[car], race.eased)


def price_from(race: Race, car: int, other: int, count: int, eased: int) -> int:
    """Return the price for a car that has come to a count, with passes eased in some corners."""
    section = race.setup.track.sections[count % race.setup.length]
    kind = STRAIGHT if race.all_straight() else section.kind
    if count > race.count[other] and laps_easily(race, car):
        return 1 if kind == CORNER else 0
    if kind == STRAIGHT or (kind == CORNER and eased >> section.corner & 1):
        return 1
    if count == race.count[other] and not race.setup.junior and not bangs_wheels(race, car):
        return BLOCKED
    return 2 if kind == CORNER else 1


def is_optional(race: Race, car: int, other: int) -> bool:
    """Tell whether an affordable pass may be declined (R40, R43).

    So may un-lapping, BANGING WHEELS, a track card's symbol, and a free pass without points.
    """
    if race.setup.junior:
        return False
    if race.count[car] < race.count[other] or not race.points:
        return True
    overtakes = race.count[car] == race.count[other]
    return overtakes and section_kind(race, car) != STRAIGHT


def may_brake_instead(race: Race, car: int) -> bool:
    """Tell whether late braking may be chosen instead of paying (R50)."""
    if not race.late or race.kind(car) != BRAKING:
        return False
    return race.all_straight() or bangs_wheels(race, car)
