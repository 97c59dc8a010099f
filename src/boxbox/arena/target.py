"""A figure of a report and the limits it should stay within."""

from typing import Any, NamedTuple

from boxbox.arena.statistics import Figure


class Target(NamedTuple):
    """A figure and the limits it should stay within."""

    name: str
    figure: Figure
    low: float
    high: float

    @property
    def holds(self) -> bool:
        """True if the figure is within its limits."""
        return self.low < self.figure.value <= self.high

    @property
    def sure(self) -> bool:
        """True if the whole interval says the same."""
        inside = self.low < self.figure.low and self.figure.high <= self.high
        outside = self.figure.high < self.low or self.high < self.figure.low
        return inside or outside

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        limits = {"from": self.low, "to": self.high}
        return {"name": self.name, **self.figure.data(), **limits, "holds": self.holds,
                "sure": self.sure}  # fmt: skip


def part(figure: Figure, whole: float) -> Figure:
    """Return a figure as a part of a whole."""
    return Figure(figure.value / whole, figure.low / whole, figure.high / whole)
