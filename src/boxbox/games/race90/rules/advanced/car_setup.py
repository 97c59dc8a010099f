"""Set-up chits in place of the values printed on a car chart (chapter "Car setup", R75)."""

from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.table.codes import SETUP, SETUPS
from boxbox.games.race90.table.race import TUNING, Race
from boxbox.games.race90.table.steps import AT_SETUP, OF_DRIVER, Step

POINTS: Final = 6
TUNING_POINTS: Final = 8
LOWEST: Final = SETUPS[0]
STEPS: Final = (2, 1, 1)
"""What each extra point gives: chips, cards, slots."""


def points_of(values: tuple[int, int, int]) -> int:
    """Return the points that a set-up takes, from one to three for each value."""
    return sum(
        (value - low) // step + 1 for value, low, step in zip(values, LOWEST, STEPS, strict=True)
    )


def points_for(race: Race, seat: Seat) -> int:
    """Return how many points a driver has; TUNING gives two more."""
    return TUNING_POINTS if race.skill[seat] == TUNING else POINTS


def ask_all(race: Race) -> None:
    """Ask all players to build their cars, in seat order."""
    if race.setup.car_setup:
        race.agenda += [OF_DRIVER[AT_SETUP][seat] for seat in reversed(race.setup.seats)]


def legal_setup(race: Race, step: Step) -> list[Code]:
    """Offer every set-up that the points allow."""
    most = points_for(race, step.seat)
    return [Code(SETUP + at) for at, values in enumerate(SETUPS) if points_of(values) <= most]


def choose_setup(race: Race, step: Step, code: Code) -> None:
    """Lay the set-up chits on the chart."""
    seat = step.seat
    tyres, cards, damage = SETUPS[code - SETUP]
    chart = race.chart[seat]
    assert chart is not None
    race.chart[seat] = chart._replace(tyres=tyres, cards=cards, damage=damage)
    race.tyres[seat] = tyres
    if race.telling:
        race.tell("car-setup", {"seat": seat, "tyres": tyres, "cards": cards, "damage": damage})
