"""Where a move would end in a view: the real movement on a copy, with nothing left to luck.

Optional passes are made and the Leader's checks succeed. Other cars stay where they are, and so do
weather and flags, except for a blue flag that comes with the cards.
"""

from collections.abc import Sequence
from typing import NamedTuple, cast

from boxbox.core.event import Event
from boxbox.core.game import Code
from boxbox.core.luck import EVERYONE
from boxbox.core.seats import Seat
from boxbox.games.race90.advice.braking import braking
from boxbox.games.race90.advice.odds import pool
from boxbox.games.race90.rules.advanced import flags
from boxbox.games.race90.rules.advanced.reach import eased_by
from boxbox.games.race90.rules.basic import movement
from boxbox.games.race90.rules.basic.late_braking import cars_ahead
from boxbox.games.race90.rules.basic.overtaking import BLOCKED, price
from boxbox.games.race90.rules.basic.strategies import score_move
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cards import RACE_CARDS, Card
from boxbox.games.race90.table.cars import CARS, Car
from boxbox.games.race90.table.codes import BLIND, PASS
from boxbox.games.race90.table.steps import (
    AT_BRAKE,
    LATE_BRAKING,
    MOVE,
    OF_DRIVER,
    LapCheck,
    Pass,
)
from boxbox.games.race90.wire.move_events import PassPart
from boxbox.games.race90.wire.names import WhyEnd
from boxbox.games.race90.wire.previews import End, Special


class _SameLuck:
    """Takes the first item every time: in a forecast they are all the same."""

    def pick(self, kind: str, among: Sequence[int], seen_by: Seat = EVERYONE) -> int:  # noqa: ARG002
        return 0


class Ending(NamedTuple):
    """The end of a move: the copy it was made on, and its events."""

    race: State
    car: Seat
    why: WhyEnd
    passes: list[PassPart]
    flags: list[int]
    lap_checks: int
    specials: list[Special]

    @property
    def behind(self) -> Car | None:
        """The car that the move stopped short behind."""
        if self.why == movement.DONE:
            return None
        return next(iter(cars_ahead(self.race, self.car)), None)

    def _price_of(self, other: Car) -> int | None:
        """Return what it would cost to pass a car, or None if points can't do it."""
        cost = price(self.race, self.car, other)
        return None if cost == BLOCKED else cost

    @property
    def may_brake(self) -> bool:
        """True if late braking can follow."""
        return bool(self.race.agenda) and self.race.agenda[-1].name == AT_BRAKE

    def facts(self, view: State, draws: int = 0, cards: Sequence[Card] = ()) -> End:
        """Return the end as plain data; late braking comes after this many draws and discards."""
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
    view: State, car: Seat, points: int, cards: Sequence[Card] = (), credit: int = 0
) -> Ending:
    """Return the end of a move with this many points, before deducting what the car loses.

    `cards` are the cards played; `credit` is what checks and damage add to HAZARD's.
    """
    twin, events = _scratch(view, car)
    twin.points = points
    if cards:
        _play(twin, car, cards)
        if car not in twin.off:  # strategies don't count before the car is back (R53)
            twin.credit[car] += credit
    movement.move(twin, OF_DRIVER[MOVE][car])
    return _finish(twin, car, events)


def _play(twin: State, car: Seat, cards: Sequence[Card]) -> None:
    """Do what cards bring before the move, as far as nobody is asked."""
    for card in cards:
        twin.hands[car].remove(card)
    twin.eased = eased_by(twin, cards) if cards[-1] > RACE_CARDS else 0
    if twin.setup.flags and flags.BLUE in flags.events_of(twin, cards):
        flags.take_blue(twin, car)


def after_pass(view: State, step: Pass, code: Code) -> Ending:
    """Return the end of a move that continues with an answer to the question of a pass."""
    twin, events = _scratch(view, step.seat)
    movement.choose_pass(twin, step, code)
    return _finish(twin, step.seat, events)


def after_lap_check(view: State, step: LapCheck) -> Ending:
    """Return the end of a move that continues after the Leader passes a check."""
    twin, events = _scratch(view, step.seat)
    movement.choose_lap_check(twin, step, BLIND)
    return _finish(twin, step.seat, events)


def after_stay(view: State, car: Seat) -> list[Special]:
    """Return the SPECIALs of a finished move without late braking."""
    if not view.setup.track_cards:
        return []
    twin, events = _scratch(view, car)
    score_move(twin, car)
    return _specials(events, True)


def _scratch(view: State, car: Seat) -> tuple[State, list[Event]]:
    """Return a copy to drive on. Its deck holds the driver's own Target, which passes any check."""
    twin = view.copy()
    events: list[Event] = []
    twin.agenda = []
    twin.luck, twin.telling, twin.events = _SameLuck(), True, events
    twin.deck = [view.target[car]] * len(CARS)
    return twin, events


def _finish(twin: State, car: Seat, events: list[Event]) -> Ending:
    """Answer what the movement asks; for a car that may brake late, report what staying brings."""
    agenda = twin.agenda
    while agenda and isinstance(step := agenda[-1], Pass | LapCheck):
        agenda.pop()
        if isinstance(step, Pass):
            movement.choose_pass(twin, step, PASS)
        else:
            movement.choose_lap_check(twin, step, BLIND)
    if agenda and agenda[-1].name == AT_BRAKE:
        score_move(twin, car)
    brakes = bool(agenda) and agenda[-1].name == LATE_BRAKING
    drives = [event.data for event in events if event.kind == "drove"]
    path = [part for drive in drives for part in drive["path"]]
    why = drives[-1]["why"] if drives else movement.BRAKES if brakes else movement.DONE
    lap_checks = sum(event.kind == "checked" for event in events)
    return Ending(
        race=twin,
        car=car,
        why=cast(WhyEnd, why),
        passes=[part for part in path if "pass" in part],
        flags=[part["flag"] for part in path if "flag" in part],
        lap_checks=lap_checks,
        specials=_specials(events, not lap_checks),
    )


def _specials(events: list[Event], sure: bool) -> list[Special]:
    """Return the SPECIALs among the events."""
    return [
        {"strategy": event.data["strategy"], "cards": event.data["cards"], "sure": sure}
        for event in events
        if event.kind == "special"
    ]
