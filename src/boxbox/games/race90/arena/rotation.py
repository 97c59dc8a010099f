"""Who starts a race of a report with what, so that everything occurs equally often."""

from collections.abc import Collection, Iterable, Sequence
from math import lcm
from random import Random

from boxbox.arena.simulation import Plan
from boxbox.core.options import OptionValues
from boxbox.games.race90.table.cards import Chart
from boxbox.games.race90.table.race import SKILLS, STRATEGIES


def skills_with(modules: Collection[str]) -> list[str]:
    """Return the skills that drivers can have; TUNING needs cars set up by their drivers (B18)."""
    if "skills" not in modules:
        return []
    return [skill for skill in SKILLS if skill != "tuning" or "car-setup" in modules]


class Rotation:
    """Who starts with what. In a round each seat has each strategy with each chart equally often.

    If there are skills, each seat also has each of them with each strategy, and with each chart,
    equally often. No two seats have the same strategy or chart, nor the same skill while there are
    enough. Who meets whom changes from round to round.
    """

    def __init__(
        self, seed: int, players: int, charts: Iterable[Chart], skills: Sequence[str] = ()
    ) -> None:
        self._seed = seed
        self._seats = range(players)
        self._skills = skills
        sides: dict[str, list[str]] = {}
        for chart in charts:
            sides.setdefault(chart.country, []).append(chart.name)
        self._charts = list(sides.values())
        self._sides = lcm(*map(len, self._charts))
        # Skills rotate with strategies and charts: they need extra laps where they don't divide
        # evenly into both.
        laps = len(skills) or 1
        even = len(STRATEGIES) % laps == 0 == len(self._charts) % laps
        self.round = len(STRATEGIES) * len(self._charts) * self._sides * (1 if even else laps)

    @classmethod
    def of(cls, plan: Plan) -> "Rotation":
        """Return the rotation of a plan."""
        setup = plan.rules().new(plan.players, plan.options).setup
        return cls(plan.seed, plan.players, setup.data.charts, skills_with(setup.modules))

    def options(self, number: int) -> OptionValues:
        """Return the strategies, charts and skills of a race."""
        turn, at = divmod(number, self.round)
        mixed = Random(f"{self._seed}/round {turn}")
        strategies = mixed.sample(STRATEGIES, len(STRATEGIES))
        charts = mixed.sample(self._charts, len(self._charts))
        at, first = divmod(at, len(strategies))
        at, chart = divmod(at, len(charts))
        lap, side = divmod(at, self._sides)
        taken = [charts[(chart + seat) % len(charts)] for seat in self._seats]
        options: OptionValues = {
            "strategies": [strategies[(first + seat) % len(strategies)] for seat in self._seats],
            "charts": [sides[(side + seat) % len(sides)] for seat, sides in enumerate(taken)],
        }
        if self._skills:
            skills = mixed.sample(self._skills, len(self._skills))
            skill = first + chart + lap
            options["skills"] = [skills[(skill + seat) % len(skills)] for seat in self._seats]
        return options
