"""What it costs to pass a car (chapters "Overtaking", "Lapping", R40, R41, R43, R55, R79)."""

from typing import Final

from boxbox.core.shapes import words_of
from boxbox.games.race90.table.cars import PLAYERS, Car
from boxbox.games.race90.table.race import BANGING_WHEELS, LAPPING, Race
from boxbox.games.race90.table.track import BRAKING, CORNER, STRAIGHT
from boxbox.games.race90.wire.names import PassHow

BLOCKED: Final = -1
"""The price of a car that can't be passed by spending points."""

PASSES: Final[tuple[PassHow, ...]] = words_of(PassHow)
OVERTAKE, LAP, UN_LAP, OFF_TRACK = PASSES


def how(race: Race, car: Car, other: Car) -> str:
    """Return what passing another car in the section means (R1)."""
    ahead = race.count[car] - race.count[other]
    return OVERTAKE if ahead == 0 else LAP if ahead > 0 else UN_LAP


def section_kind(race: Race, car: Car) -> str:
    """Return the kind of section that counts for passing (R4)."""
    return STRAIGHT if race.all_straight() else race.kind(car)


def bangs_wheels(race: Race, car: Car) -> bool:
    """True if a car has BANGING WHEELS, which counts once it is back on the track."""
    return car < PLAYERS and race.strategy[car] == BANGING_WHEELS


def laps_easily(race: Race, car: Car) -> bool:
    """True if a car has LAPPING or a blue flag; having both adds nothing."""
    if car >= PLAYERS:
        return False
    return race.skill[car] == LAPPING or bool(race.blue >> car & 1)


def price(race: Race, car: Car, other: Car) -> int:
    """Return the movement points a player pays to pass another car, or BLOCKED."""
    return price_from(race, car, other, race.count[car], race.eased)


def price_from(race: Race, car: Car, other: Car, count: int, eased: int) -> int:
    """Return the price for a car that has reached a count, with passes eased in some corners."""
    section = race.setup.track.sections[count % race.setup.length]
    kind = STRAIGHT if race.all_straight() else section.kind
    if count > race.count[other] and laps_easily(race, car):
        return 1 if kind == CORNER else 0
    if kind == STRAIGHT or (kind == CORNER and eased >> section.corner & 1):
        return 1
    if count == race.count[other] and not race.setup.junior and not bangs_wheels(race, car):
        return BLOCKED
    return 2 if kind == CORNER else 1


def is_optional(race: Race, car: Car, other: Car) -> bool:
    """True if an affordable pass may be declined (R40, R43).

    That goes for un-lapping, BANGING WHEELS, a track card's symbol, and a free pass without points.
    """
    if race.setup.junior:
        return False
    if race.count[car] < race.count[other] or not race.points:
        return True
    overtakes = race.count[car] == race.count[other]
    return overtakes and section_kind(race, car) != STRAIGHT


def may_brake_instead(race: Race, car: Car) -> bool:
    """True if late braking may be chosen instead of paying (R50)."""
    if not race.late or race.kind(car) != BRAKING:
        return False
    return race.all_straight() or bangs_wheels(race, car)
