"""Set-up chits in place of the values printed on a car chart (chapter "Car setup", R75)."""

from typing import Final

from boxbox.games.race90.codes import SETUP, SETUPS
from boxbox.games.race90.race import TUNING, Race, Step
from boxbox.games.race90.steps import AT_SETUP

POINTS: Final = 6
TUNING_POINTS: Final = 8
LOWEST: Final = SETUPS[0]
STEPS: Final = (2, 1, 1)
"""What one point more gives: chips, cards, slots."""


def points_of(values: tuple[int, int, int]) -> int:
    """Return the points that a set-up takes, one to three for each value."""
    return sum(
        (value - low) // step + 1 for value, low, step in zip(values, LOWEST, STEPS, strict=True)
    )


def points_for(race: Race, seat: int) -> int:
    """Return how many points a driver has; TUNING has two more."""
    return TUNING_POINTS if race.skill[seat] == TUNING else POINTS


def ask_all(race: Race) -> None:
    """Let all build their cars, in the order of the seats."""
    if race.setup.car_setup:
        race.agenda += [(AT_SETUP, seat, 0, 0) for seat in reversed(range(race.setup.players))]


def legal_setup(race: Race, step: Step) -> list[int]:
    """Offer what the points allow."""
    most = points_for(race, step[1])
    return [SETUP + at for at, values in enumerate(SETUPS) if points_of(values) <= most]


def choose_setup(race: Race, step: Step, code: int) -> None:
    """Lay the set-up chits on the chart."""
    seat = step[1]
    tyres, cards, damage = SETUPS[code - SETUP]
    chart = race.chart[seat]
    assert chart is not None
    race.chart[seat] = chart._replace(tyres=tyres, cards=cards, damage=damage)
    race.tyres[seat] = tyres
    if race.events is not None:
        race.tell("setup", {"seat": seat, "tyres": tyres, "cards": cards, "damage": damage})
