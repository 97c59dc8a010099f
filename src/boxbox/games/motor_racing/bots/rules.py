"""`rules`: what a sensible player does with this hand, by a few rules of thumb.

- Weigh every outcome of a choice by what both of its cars stand to score, odds included. That
  decides when to go on charging, which roll to keep, and whom a crash should hit.
- Early in the race every place counts the same, as everything can still change; towards the flag
  only the points count.
- Keeping strong cards for the end, or holding back the leader of the season, was tried and won no
  more races (docs/bots.md).
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.motor_racing.advice.outcomes import Outcome, outcomes
from boxbox.games.motor_racing.rules.state import State, split_code
from boxbox.games.motor_racing.table.cards import (
    ALL_CARS,
    CARDS,
    CARS,
    POINTS,
    SPIN,
    SPIN_OUT,
    Car,
    team_of,
)
from boxbox.games.motor_racing.table.steps import AT_PLAY

PLACES: Final = len(CARS)
EARLY: Final = tuple(0.8 * (PLACES - place) for place in range(PLACES))
"""What each place is worth while everything can still change."""
LATE: Final = (*POINTS, *(0.3 - 0.05 * place for place in range(PLACES - len(POINTS))))
"""What each place is worth at the flag; just outside the points a little, for being near them."""


class RulesBot:
    """Plays by rules of thumb."""

    def choose(self, view: State, seat: Seat, codes: list[Code], rng: Random) -> Code:
        """Return the code that promises most, at random among equals."""
        judge = Judge(view, seat)
        values = [judge.choice(code) for code in codes]
        best = max(values) - 1e-9
        return rng.choice([code for code, value in zip(codes, values, strict=True) if value > best])


class Judge:
    """What lines of cars are worth to a seat at this point in the race."""

    def __init__(self, view: State, seat: Seat) -> None:
        self._view = view
        owners = view.setup.owners
        self._own = {car for car in ALL_CARS if owners[team_of(car)] == seat}
        left = len(view.deck)
        early = left / (left + len(view.discards) + view.setup.seats)
        self._worth = [
            early * first + (1 - early) * last for first, last in zip(EARLY, LATE, strict=True)
        ]

    def choice(self, code: Code) -> float:
        """Return what a choice promises."""
        found = outcomes(self._view, code)
        mean = self._mean(found)
        if self._view.agenda[-1].name == AT_PLAY and CARDS[split_code(code)[0]].kind in SPINS:
            # A bad roll will be rolled again.
            return sum(max(mean, self._line(outcome.order)) for outcome in found) / len(found)
        return mean

    def _mean(self, found: Sequence[Outcome]) -> float:
        total = weight = 0.0
        for outcome in found:
            faces = len(outcome.faces) or 1
            total += faces * self._outcome(outcome)
            weight += faces
        return total / weight

    def _outcome(self, outcome: Outcome) -> float:
        if not outcome.partners:
            return self._line(outcome.order)
        return max(
            self._line([car for car in outcome.order if car != partner])
            for partner in outcome.partners
        )

    def _line(self, order: Sequence[Car]) -> float:
        return sum(
            worth for worth, car in zip(self._worth, order, strict=False) if car in self._own
        )


SPINS: Final = (SPIN, SPIN_OUT)


BOT: Final = RulesBot
