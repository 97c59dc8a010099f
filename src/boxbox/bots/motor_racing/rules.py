"""`rules`: what a sensible player does with this hand, by a few thumb rules.

It weighs every outcome of every choice by what its own cars stand to score, less what the most
dangerous rivals do; early in the race places count little and strong cards are kept, on the last
turn only points count.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from boxbox.games.motor_racing import season
from boxbox.games.motor_racing.cards import CARDS, CARS, HAND, OVERTAKE, POINTS, team_of
from boxbox.games.motor_racing.outcomes import Outcome, outcomes
from boxbox.games.motor_racing.state import AT_PLAY, AT_SPIN, State, split_code

LINEAR: Final = tuple(0.8 * (len(CARS) - place) for place in range(len(CARS)))
"""What a place is worth while everything can still change."""
SCORED: Final = tuple([*POINTS, *[0.3 - 0.05 * n for n in range(len(CARS) - len(POINTS))]])
"""What a place is worth at the flag; behind the points a little, to be near them."""
RIVALS: Final = 0.5
"""How much the points of the most dangerous rival count against the own ones."""
KEEP_OWN: Final = (0.0, 0.0, 1.0, 2.0, 3.0)
"""What an own Overtake of +2, +3, +4 is worth in the hand at the start of the race."""


class RulesBot:
    """Plays by thumb rules."""

    def choose(self, view: State, seat: int, codes: list[int], rng: Random) -> int:
        """Return the code that promises most; any of them when several do."""
        judge = Judge(view, seat)
        values = [judge.choice(code) for code in codes]
        best = max(values) - 1e-9
        return rng.choice([code for code, value in zip(codes, values, strict=True) if value > best])


class Judge:
    """The value of lines of cars for one seat at one moment."""

    def __init__(self, view: State, seat: int) -> None:
        self.view = view
        self.seat = seat
        seats = view.setup.seats
        turns_left = 1 + len(view.deck) / seats
        turns = 1 + (len(view.deck) + len(view.discards)) / seats
        self.early = (turns_left - 1) / turns
        self.worth = self._worth()

    def _worth(self) -> list[list[float]]:
        """Return what each place is worth for each car, against the seat if a rival's."""
        places = [
            self.early * linear + (1 - self.early) * scored
            for linear, scored in zip(LINEAR, SCORED, strict=True)
        ]
        weights = self._weights()
        return [[weights[team_of(car)] * value for value in places] for car in range(len(CARS))]

    def _weights(self) -> list[float]:
        """Return 1 for own teams; for rivals less than 0, most for the one that leads the rest."""
        setup = self.view.setup
        table = season.constructors(setup, self.view.finished)
        weights = []
        best = max(1, *(row["points"] for row in table if row["seat"] != self.seat))
        scores = {row["seat"]: row["points"] for row in table}
        for owner in setup.owners:
            if owner == self.seat:
                weights.append(1.0)
            else:
                weights.append(-RIVALS * (0.5 + 0.5 * scores.get(owner, 0) / best) / 2)
        return weights

    def choice(self, code: int) -> float:
        """Return what a choice promises."""
        found = outcomes(self.view, code)
        value = self._mean(found)
        at = self.view.agenda[-1][0]
        if at == AT_PLAY:
            card, _ = split_code(code)
            if CARDS[card].kind in ("spin", "spin-out"):
                value = sum(max(self.line(one.order), value) for one in found) / len(found)
            value -= self.early * self._kept(card)
        return value

    def _mean(self, found: Sequence[Outcome]) -> float:
        total = weight = 0.0
        for outcome in found:
            faces = len(outcome.faces) or 1
            total += faces * self._outcome(outcome)
            weight += faces
        return total / weight

    def _outcome(self, outcome: Outcome) -> float:
        if not outcome.partners:
            return self.line(outcome.order)
        return max(
            self.line([car for car in outcome.order if car != partner])
            for partner in outcome.partners
        )

    def line(self, order: Sequence[int]) -> float:
        """Return what a line of cars is worth."""
        worth = self.worth
        return sum(worth[car][place] for place, car in enumerate(order))

    def _kept(self, card: int) -> float:
        """Return what a card is worth in the hand."""
        _, kind, team, places, _ = CARDS[card]
        own = team >= 0 and self.view.setup.owners[team] == self.seat
        return KEEP_OWN[places] if own and kind == OVERTAKE else 0.0


assert HAND
assert AT_SPIN
