"""The season: grid, points, standings, ties (chapter "Fine della gara", rulings M9 to M12)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, cast

from boxbox.core.seats import NOBODY, Seat
from boxbox.core.wire import Data
from boxbox.games.motor_racing.table.cards import (
    ALL_CARS,
    CARS,
    DRIVERS,
    POINTS,
    TEAMS,
    Car,
    cars_of,
    team_of,
)
from boxbox.games.motor_racing.table.steps import SEATS
from boxbox.games.motor_racing.wire import DriverStanding, Standing

FREE: Final = NOBODY
"""The owner of a team that nobody drives."""

Races = Sequence[Sequence[Car]]
"""The classification of each finished race, cars from first to last."""


@dataclass(frozen=True)
class Corrections:
    """Rulings that have changed since 0.1.0, one field for each: none yet."""


class Setup(NamedTuple):
    """What is settled before the season and never changes."""

    corrections: Corrections
    players: int
    seats: int
    """The players, and the bots of the free teams if they are driven."""
    owners: tuple[Seat, ...]
    """The seat of each team, or FREE."""
    circuits: tuple[str, ...]
    set_aside: tuple[int, ...]
    """How many cards each race sets aside face down."""
    drivers: bool
    wins_first: bool


def grid(teams: Sequence[int]) -> list[Car]:
    """Line up the teams as drawn: 1st and 12th, 2nd and 11th ... 6th and 7th (M12)."""
    return [cars_of(team)[0] for team in teams] + [cars_of(team)[1] for team in reversed(teams)]


def first_to_play(setup: Setup, order: Sequence[Car]) -> Seat:
    """Return the owner of the best placed car that has an owner (M9)."""
    owners = (setup.owners[team_of(car)] for car in order)
    return next(owner for owner in owners if owner != FREE)


class Entrant(NamedTuple):
    """Anybody who scores: a player, a free team or a driver, with all their cars."""

    name: Data
    cars: frozenset[Car]


def constructors(setup: Setup, races: Races) -> list[Standing]:
    """Return the constructors' standings: players and free teams (M9, M10)."""
    entrants = [
        _entrant(setup, seat, [team for team, owner in enumerate(setup.owners) if owner == seat])
        for seat in SEATS[: setup.seats]
    ]
    free = [team for team, owner in enumerate(setup.owners) if owner == FREE]
    entrants += [_entrant(setup, None, [team]) for team in free]
    return cast(list[Standing], _standings(setup, entrants, races))


def _entrant(setup: Setup, seat: Seat | None, teams: list[int]) -> Entrant:
    name: Data = {
        "seat": seat,
        "teams": [TEAMS[team] for team in teams],
        "free": seat is None or seat >= setup.players,
    }
    return Entrant(name, frozenset(car for team in teams for car in cars_of(team)))


def drivers(setup: Setup, races: Races) -> list[DriverStanding]:
    """Return the drivers' standings (M11)."""
    entrants = [
        Entrant({"car": CARS[car], "driver": driver}, frozenset({car}))
        for car, driver in zip(ALL_CARS, DRIVERS, strict=True)
    ]
    return cast(list[DriverStanding], _standings(setup, entrants, races))


def _standings(setup: Setup, entrants: Sequence[Entrant], races: Races) -> list[Data]:
    """Rank by points; break ties by the best place in the last race, or by wins before that."""
    rows = []
    for at, (name, cars) in enumerate(entrants):
        points = sum(score(race, cars) for race in races)
        wins = sum(race[0] in cars for race in races)
        best = best_place(races[-1], cars) if races else at
        key = (-points, -wins if setup.wins_first else 0, best)
        rows.append((key, {**name, "points": points, "wins": wins}))
    rows.sort(key=lambda row: row[0])
    return [{"place": place, **row} for place, (_, row) in enumerate(rows, 1)]


def score(race: Sequence[Car], cars: frozenset[Car]) -> int:
    """Return the points that these cars took in a race."""
    return sum(points for points, car in zip(POINTS, race, strict=False) if car in cars)


def best_place(race: Sequence[Car], cars: frozenset[Car]) -> int:
    """Return the best place of these cars in a race, from 1."""
    return next(place for place, car in enumerate(race, 1) if car in cars)
