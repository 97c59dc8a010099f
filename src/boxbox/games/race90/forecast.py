"""Where a move would end on a view: the true movement on a copy, with nothing left to chance.

Passes that are optional are made and the Leader's checks come out good; others stay where they are.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from boxbox.core.event import Event, Json
from boxbox.core.luck import EVERYONE
from boxbox.games.race90 import movement
from boxbox.games.race90.codes import BLIND, PASS
from boxbox.games.race90.lapping import needs_check
from boxbox.games.race90.late_braking import cars_ahead, landing
from boxbox.games.race90.odds import Pool, pool
from boxbox.games.race90.race import CARS, Race, Step
from boxbox.games.race90.state import State
from boxbox.games.race90.steps import AT_BRAKE, AT_LAP_CHECK, AT_PASS, BLIND_LAP_CHECK, MOVE

PENDING: Final = (AT_PASS, AT_LAP_CHECK, BLIND_LAP_CHECK)


class _NoLuck:
    """Takes the first of all things: in a forecast they are all the same."""

    def pick(self, kind: str, among: Sequence[int], seen_by: int = EVERYONE) -> int:  # noqa: ARG002
        return 0


class Ending(NamedTuple):
    """The end of a move: the copy on which it was made, and what was told of it."""

    race: State
    car: int
    why: str
    passes: list[dict[str, Json]]
    lap_checks: int

    @property
    def behind(self) -> int | None:
        """The car behind which the move stopped short."""
        if self.why == movement.DONE:
            return None
        return next(iter(cars_ahead(self.race, self.car)), None)

    @property
    def may_brake(self) -> bool:
        """Tell whether late braking can follow."""
        return bool(self.race.agenda) and self.race.agenda[-1][0] == AT_BRAKE

    def facts(self, view: State, draws: int = 0, cards: Sequence[int] = ()) -> dict[str, Json]:
        """Return it as plain data; late braking comes after so many draws and cards laid off."""
        behind = self.behind
        brakes = self.may_brake
        return {
            "to": self.race.section(self.car),
            "why": self.why,
            "behind": None if behind is None else CARS[behind],
            "passes": self.passes,
            "lap_checks": self.lap_checks,
            "braking": braking(self.race, self.car, pool(view, draws, cards)) if brakes else None,
        }


def forecast(view: State, car: int, points: int) -> Ending:
    """Return the end of a move with so many points."""
    twin, events = _scratch(view, car)
    twin.points = points
    movement.move(twin, (MOVE, car, 0, 0))
    return _finish(twin, car, events)


def after_pass(view: State, step: Step, code: int) -> Ending:
    """Return the end of a move that goes on with an answer to the question of a pass."""
    twin, events = _scratch(view, step[1])
    movement.choose_pass(twin, step, code)
    return _finish(twin, step[1], events)


def after_lap_check(view: State, step: Step) -> Ending:
    """Return the end of a move that goes on after a Leader's check that was passed."""
    twin, events = _scratch(view, step[1])
    movement.choose_lap_check(twin, step, BLIND)
    return _finish(twin, step[1], events)


def _scratch(view: State, car: int) -> tuple[State, list[Event]]:
    """Return a copy to drive on. Its deck holds the driver's own Target, which passes any check."""
    twin = view.copy()
    events: list[Event] = []
    twin.agenda = []
    twin.luck, twin.events = _NoLuck(), events
    twin.deck = [view.target[car]] * len(CARS)
    return twin, events


def _finish(twin: State, car: int, events: list[Event]) -> Ending:
    while twin.agenda and twin.agenda[-1][0] in PENDING:
        step = twin.agenda.pop()
        if step[0] == AT_PASS:
            movement.choose_pass(twin, step, PASS)
        else:
            movement.choose_lap_check(twin, step, BLIND)
    drives = [event.data for event in events if event.kind == "drove"]
    return Ending(
        race=twin,
        car=car,
        why=drives[-1]["why"] if drives else movement.BRAKES,
        passes=[part for drive in drives for part in drive["path"] if "pass" in part],
        lap_checks=sum(event.kind == "checked" for event in events),
    )


def braking(race: Race, car: int, drawn: Pool) -> dict[str, Json]:
    """Return what late braking would do from the section where a car is."""
    setup = race.setup
    here = race.section(car)
    section = setup.track.sections[here]
    passed = cars_ahead(race, car)
    return {
        "target": section.late_braking,
        "odds": drawn.odds(section.late_braking),
        "to": (here + landing(race, car)) % setup.length,
        "passes": [CARS[other] for other in passed],
        "lap_checks": sum(needs_check(race, car, other) for other in passed),
        "off_to": (here + section.first_entry) % setup.length,
    }
