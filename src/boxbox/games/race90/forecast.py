"""Where a move would end on a view: the true movement on a copy, with nothing left to chance.

Passes that are optional are made and the Leader's checks come out good; others stay where they are,
and so do weather and flags, but for a blue one that comes with the cards.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from boxbox.core.event import Event, Json
from boxbox.core.luck import EVERYONE
from boxbox.games.race90 import flags, movement
from boxbox.games.race90.braking_preview import braking
from boxbox.games.race90.cards import RACE_CARDS
from boxbox.games.race90.codes import BLIND, PASS
from boxbox.games.race90.late_braking import cars_ahead
from boxbox.games.race90.odds import pool
from boxbox.games.race90.overtaking import BLOCKED, price
from boxbox.games.race90.race import CARS, Step
from boxbox.games.race90.reach import eased_by
from boxbox.games.race90.state import State
from boxbox.games.race90.steps import (
    AT_BRAKE,
    AT_LAP_CHECK,
    AT_PASS,
    BLIND_LAP_CHECK,
    LATE_BRAKING,
    MOVE,
)
from boxbox.games.race90.strategies import score_move

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
    flags: list[int]
    lap_checks: int
    specials: list[dict[str, Json]]

    @property
    def behind(self) -> int | None:
        """The car behind which the move stopped short."""
        if self.why == movement.DONE:
            return None
        return next(iter(cars_ahead(self.race, self.car)), None)

    def _price_of(self, other: int) -> int | None:
        """Return what it would take to pass a car, or None if points don't do it."""
        cost = price(self.race, self.car, other)
        return None if cost == BLOCKED else cost

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
            "needs": None if behind is None else self._price_of(behind),
            "passes": self.passes,
            "flags": self.flags,
            "lap_checks": self.lap_checks,
            "specials": self.specials,
            "braking": braking(self.race, self.car, pool(view, draws, cards)) if brakes else None,
        }


def forecast(
    view: State, car: int, points: int, cards: Sequence[int] = (), credit: int = 0
) -> Ending:
    """Return the end of a move with so many points, before what the car loses of them.

    `cards` are what is played for it; `credit` is what its checks and damages add to HAZARD's.
    """
    twin, events = _scratch(view, car)
    twin.points = points
    if cards:
        _play(twin, car, cards)
        if car not in twin.off:  # strategies do not count before the car is back (R53)
            twin.credit[car] += credit
    movement.move(twin, (MOVE, car, 0, 0))
    return _finish(twin, car, events)


def _play(twin: State, car: int, cards: Sequence[int]) -> None:
    """Do what cards bring before the move, as far as nobody is asked."""
    for card in cards:
        twin.hands[car].remove(card)
    twin.eased = eased_by(twin, cards) if cards[-1] > RACE_CARDS else 0
    if twin.setup.flags and flags.BLUE in flags.events_of(twin, cards):
        flags.take_blue(twin, car)


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


def after_stay(view: State, car: int) -> list[dict[str, Json]]:
    """Return the SPECIALs of a move that is over, without late braking."""
    if not view.setup.track_cards:
        return []
    twin, events = _scratch(view, car)
    score_move(twin, car)
    return _specials(events, True)


def _scratch(view: State, car: int) -> tuple[State, list[Event]]:
    """Return a copy to drive on. Its deck holds the driver's own Target, which passes any check."""
    twin = view.copy()
    events: list[Event] = []
    twin.agenda = []
    twin.luck, twin.events = _NoLuck(), events
    twin.deck = [view.target[car]] * len(CARS)
    return twin, events


def _finish(twin: State, car: int, events: list[Event]) -> Ending:
    """Answer what the movement asks; of a car that may brake late tell what staying brings."""
    agenda = twin.agenda
    while agenda and agenda[-1][0] in PENDING:
        step = agenda.pop()
        if step[0] == AT_PASS:
            movement.choose_pass(twin, step, PASS)
        else:
            movement.choose_lap_check(twin, step, BLIND)
    if agenda and agenda[-1][0] == AT_BRAKE:
        score_move(twin, car)
    brakes = bool(agenda) and agenda[-1][0] == LATE_BRAKING
    drives = [event.data for event in events if event.kind == "drove"]
    path = [part for drive in drives for part in drive["path"]]
    lap_checks = sum(event.kind == "checked" for event in events)
    return Ending(
        race=twin,
        car=car,
        why=drives[-1]["why"] if drives else movement.BRAKES if brakes else movement.DONE,
        passes=[part for part in path if "pass" in part],
        flags=[part["flag"] for part in path if "flag" in part],
        lap_checks=lap_checks,
        specials=_specials(events, not lap_checks),
    )


def _specials(events: list[Event], sure: bool) -> list[dict[str, Json]]:
    """Return the SPECIALs that were told of."""
    return [
        {"strategy": event.data["strategy"], "cards": event.data["cards"], "sure": sure}
        for event in events
        if event.kind == "special"
    ]
