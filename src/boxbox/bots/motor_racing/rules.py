"""`rules`: what a sensible player does with this hand, by a few thumb rules.

- Weigh every outcome of a choice by what both own cars stand to score, odds included: that says
  when to go on charging, which roll to keep, whom a crash should take.
- Early in the race every place counts the same, for all can still change; towards the flag only
  the points count.
- Keeping strong cards for the end, or holding back the leader of the season, was tried and won
  no more races (docs/bots.md).
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from boxbox.games.motor_racing.cards import CARDS, CARS, POINTS, SPIN, SPIN_OUT, team_of
from boxbox.games.motor_racing.outcomes import Outcome, outcomes
from boxbox.games.motor_racing.state import AT_PLAY, State, split_code

PLACES: Final = len(CARS)
EARLY: Final = tuple(0.8 * (PLACES - place) for place in range(PLACES))
"""What each place is worth while everything can still change."""
LATE: Final = (*POINTS, *(0.3 - 0.05 * place for place in range(PLACES - len(POINTS))))
"""What each place is worth at the flag; behind the points a little, to be near them."""


class RulesBot:
    """Plays by thumb rules."""

    def choose(self, view: State, seat: int, codes: list[int], rng: Random) -> int:
        """Return the code that promises most; any of them when several do."""
        judge = Judge(view, seat)
        values = [judge.choice(code) for code in codes]
        best = max(values) - 1e-9
        return rng.choice([code for code, value in zip(codes, values, strict=True) if value > best])


class Judge:
    """What lines of cars are worth to a seat at this moment of the race."""

    def __init__(self, view: State, seat: int) -> None:
        self._view = view
        owners = view.setup.owners
        self._own = {car for car in range(len(CARS)) if owners[team_of(car)] == seat}
        left = len(view.deck)
        early = left / (left + len(view.discards) + view.setup.seats)
        self._worth = [
            early * first + (1 - early) * last for first, last in zip(EARLY, LATE, strict=True)
        ]

    def choice(self, code: int) -> float:
        """Return what a choice promises."""
        found = outcomes(self._view, code)
        mean = self._mean(found)
        if self._view.agenda[-1][0] == AT_PLAY and CARDS[split_code(code)[0]].kind in SPINS:
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

    def _line(self, order: Sequence[int]) -> float:
        return sum(
            worth for worth, car in zip(self._worth, order, strict=False) if car in self._own
        )


SPINS: Final = (SPIN, SPIN_OUT)
