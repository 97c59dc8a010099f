"""`greedy`: the best place now for its best car, and nothing beyond that."""

from collections.abc import Sequence
from random import Random

from boxbox.games.motor_racing.cards import CARS, team_of
from boxbox.games.motor_racing.outcomes import outcomes
from boxbox.games.motor_racing.state import State

OUT = len(CARS) + 1
"""Counts as the place of a team with no car running."""


class GreedyBot:
    """Looks at its best car only."""

    def choose(self, view: State, seat: int, codes: list[int], rng: Random) -> int:
        """Return the code with the best expected place; any of them when several are as good."""
        places = [expected_place(view, seat, code) for code in codes]
        best = min(places)
        return rng.choice([code for code, at in zip(codes, places, strict=True) if at == best])


def expected_place(view: State, seat: int, code: int) -> float:
    """Return the mean place of the seat's best car over the outcomes of a choice."""
    total = weight = 0
    for outcome in outcomes(view, code):
        faces = len(outcome.faces) or 1
        total += faces * best_place(view, seat, outcome.order)
        weight += faces
    return total / weight


def best_place(view: State, seat: int, order: Sequence[int]) -> int:
    """Return the place of the seat's best car."""
    owners = view.setup.owners
    for place, car in enumerate(order, 1):
        if owners[team_of(car)] == seat:
            return place
    return OUT
