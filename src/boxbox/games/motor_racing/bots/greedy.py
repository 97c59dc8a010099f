"""`greedy`: the best place now for its best car, and nothing beyond that."""

from collections.abc import Sequence
from random import Random
from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.motor_racing.advice.outcomes import outcomes
from boxbox.games.motor_racing.rules.state import State
from boxbox.games.motor_racing.table.cards import CARS, Car, team_of

OUT = len(CARS) + 1
"""The place of a team with no running car."""


class GreedyBot:
    """Looks only at its best car."""

    def choose(self, view: State, seat: Seat, codes: list[Code], rng: Random) -> Code:
        """Return the code with the best expected place, at random among equals."""
        places = [expected_place(view, seat, code) for code in codes]
        best = min(places)
        return rng.choice([code for code, at in zip(codes, places, strict=True) if at == best])


def expected_place(view: State, seat: Seat, code: Code) -> float:
    """Return the mean place of the seat's best car over the outcomes of a choice."""
    total = weight = 0
    for outcome in outcomes(view, code):
        faces = len(outcome.faces) or 1
        total += faces * best_place(view, seat, outcome.order)
        weight += faces
    return total / weight


def best_place(view: State, seat: Seat, order: Sequence[Car]) -> int:
    """Return the place of the seat's best car."""
    owners = view.setup.owners
    for place, car in enumerate(order, 1):
        if owners[team_of(car)] == seat:
            return place
    return OUT


BOT: Final = GreedyBot
