"""Figures with their 95% intervals, from sums of whole numbers: any split adds up the same."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

from boxbox.core.seats import Seat

Z95: Final = 1.959963984540054


class Score(NamedTuple):
    """What one match says about a seat; None stands for everything that no player drives.

    Each game decides which answers and whole numbers there are besides the win.
    """

    seat: Seat | None
    won: bool
    answers: Mapping[str, bool]
    figures: Mapping[str, int]


@dataclass(frozen=True)
class Figure:
    """A value and the interval it lies in with 95% confidence."""

    value: float
    low: float
    high: float

    def data(self) -> dict[str, float]:
        """Return it as plain data."""
        return {"value": self.value, "low": self.low, "high": self.high}


@dataclass
class Tally:
    """A count of games with the sum and the sum of squares of a whole number in each."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Count one more game."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> Figure:
        """Return the mean of figures from 0, with the interval of the normal approximation."""
        mean = self.total / self.count
        spread = 0.0
        if self.count > 1:
            variance = (self.squares - self.total * mean) / (self.count - 1)
            spread = Z95 * sqrt(max(0.0, variance) / self.count)
        return Figure(mean, max(0.0, mean - spread), mean + spread)

    def share(self) -> Figure:
        """Return the share of games where the answer was yes, with Wilson's interval."""
        n, p = self.count, self.total / self.count
        middle = p + Z95 * Z95 / (2 * n)
        spread = Z95 * sqrt(p * (1 - p) / n + Z95 * Z95 / (4 * n * n))
        scale = 1 + Z95 * Z95 / n
        low, high = (middle - spread) / scale, (middle + spread) / scale
        return Figure(p, min(p, max(0.0, low)), max(p, min(1.0, high)))
