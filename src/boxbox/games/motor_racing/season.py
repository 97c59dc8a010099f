"""The season: grid, points, standings, ties (chapter "Fine della gara", rulings M9 to M12)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from boxbox.core.event import Json
from boxbox.games.motor_racing.cards import CARS, DRIVERS, POINTS, TEAMS, team_of

FREE: Final = -1
"""The owner of a team that nobody drives."""

Races = Sequence[Sequence[int]]
"""The classification of each race that is over, cars from first to last."""


@dataclass(frozen=True)
class Corrections:
    """What the rules answer otherwise since 0.1.0, a field a ruling: nothing yet."""


class Setup(NamedTuple):
    """What is settled before the season and never changes."""

    corrections: Corrections
    players: int
    seats: int
    """The players, and the bots of the free teams if they are driven."""
    owners: tuple[int, ...]
    """The seat of each team, or FREE."""
    circuits: tuple[str, ...]
    set_aside: tuple[int, ...]
    """How many cards each race sets aside face down."""
    drivers: bool
    wins_first: bool


def grid(teams: Sequence[int]) -> list[int]:
    """Line up the teams as they were drawn: 1st and 12th, 2nd and 11th ... 6th and 7th (M12)."""
    return [2 * team for team in teams] + [2 * team + 1 for team in reversed(teams)]


def first_to_play(setup: Setup, order: Sequence[int]) -> int:
    """Return the owner of the best placed car that has one (M9)."""
    owners = (setup.owners[team_of(car)] for car in order)
    return next(owner for owner in owners if owner != FREE)


class Entrant(NamedTuple):
    """Somebody who scores: a player, a free team or a driver, with all their cars."""

    name: dict[str, Json]
    cars: frozenset[int]


def constructors(setup: Setup, races: Races) -> list[dict[str, Json]]:
    """Return the constructors' standings: players and free teams (M9, M10)."""
    entrants = [
        _entrant(setup, seat, [team for team, owner in enumerate(setup.owners) if owner == seat])
        for seat in range(setup.seats)
    ]
    free = [team for team, owner in enumerate(setup.owners) if owner == FREE]
    entrants += [_entrant(setup, None, [team]) for team in free]
    return _standings(setup, entrants, races)


def _entrant(setup: Setup, seat: int | None, teams: list[int]) -> Entrant:
    name: dict[str, Json] = {
        "seat": seat,
        "teams": [TEAMS[team] for team in teams],
        "free": seat is None or seat >= setup.players,
    }
    return Entrant(name, frozenset(car for team in teams for car in (2 * team, 2 * team + 1)))


def drivers(setup: Setup, races: Races) -> list[dict[str, Json]]:
    """Return the drivers' standings (M11)."""
    entrants = [
        Entrant({"car": CARS[car], "driver": driver}, frozenset({car}))
        for car, driver in enumerate(DRIVERS)
    ]
    return _standings(setup, entrants, races)


def _standings(setup: Setup, entrants: Sequence[Entrant], races: Races) -> list[dict[str, Json]]:
    """Rank by points; ties by the best place in the last race, or by wins before that."""
    rows = []
    for at, (name, cars) in enumerate(entrants):
        points = sum(score(race, cars) for race in races)
        wins = sum(race[0] in cars for race in races)
        best = best_place(races[-1], cars) if races else at
        key = (-points, -wins if setup.wins_first else 0, best)
        rows.append((key, {**name, "points": points, "wins": wins}))
    rows.sort(key=lambda row: row[0])
    return [{"place": place, **row} for place, (_, row) in enumerate(rows, 1)]


def score(race: Sequence[int], cars: frozenset[int]) -> int:
    """Return the points that these cars took in a race."""
    return sum(points for points, car in zip(POINTS, race, strict=False) if car in cars)


def best_place(race: Sequence[int], cars: frozenset[int]) -> int:
    """Return the best place of these cars in a race, from 1."""
    return next(place for place, car in enumerate(race, 1) if car in cars)
