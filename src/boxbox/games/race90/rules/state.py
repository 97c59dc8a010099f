"""The state of a race and its course: what each step on the agenda does, and who is asked what."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from boxbox.core.event import SILENCE, Event
from boxbox.core.game import Code
from boxbox.core.luck import NO_LUCK, Luck
from boxbox.core.seats import NOBODY, Seat
from boxbox.games.race90.rules.advanced import (
    car_setup,
    flags,
    fuel,
    off_track,
    safety_car,
    skills,
    weather,
)
from boxbox.games.race90.rules.advanced.bound import within_corners
from boxbox.games.race90.rules.basic import (
    activation,
    checks,
    contest,
    lapping,
    late_braking,
    movement,
    pit_stop,
    playing,
    qualifying,
    robots,
    strategies,
    variants,
)
from boxbox.games.race90.rules.dealing import deal_unknown
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.race import Race
from boxbox.games.race90.table.setup import Setup
from boxbox.games.race90.table.steps import Step

StepT = TypeVar("StepT", bound=Step)
Legal = Callable[[Race, StepT], list[Code]]
Answer = Callable[[Race, StepT, Code], None]
Act = Callable[[Race, StepT], None]
Question = tuple[Legal[Any], Answer[Any]]


def _asks(_: type[StepT], legal: Legal[StepT], answer: Answer[StepT]) -> Question:
    """Return a question whose functions take this type of step."""
    return legal, answer


def _does(_: type[StepT], act: Act[StepT]) -> Act[Any]:
    """Return an automatic act that takes this type of step."""
    return act


QUESTIONS: Final[Mapping[str, Question]] = {
    at.AT_CHART: _asks(Step, qualifying.legal_chart, qualifying.choose_chart),
    at.AT_SUBSTITUTE: _asks(Step, qualifying.legal_substitute, qualifying.choose_substitute),
    at.AT_STRATEGY: _asks(at.Choice, qualifying.legal_strategy, qualifying.choose_strategy),
    at.AT_CONTEST: _asks(at.InContest, contest.legal_contest, contest.choose_contest),
    at.AT_CONTEST_SECOND: _asks(
        at.InContest, contest.legal_contest_second, contest.choose_contest_second
    ),
    at.AT_PIT: _asks(Step, pit_stop.legal_pit, pit_stop.choose_pit),
    at.AT_DISCARD: _asks(at.Discard, pit_stop.legal_discard, pit_stop.choose_discard),
    at.AT_DRAW: _asks(Step, strategies.legal_draw, strategies.choose_draw),
    at.AT_KEEP: _asks(Step, strategies.legal_keep, strategies.choose_keep),
    at.AT_PLAY: _asks(Step, playing.legal_play, playing.choose_play),
    at.AT_SECOND: _asks(at.Second, playing.legal_second, playing.choose_second),
    at.AT_PAY: _asks(at.Pay, playing.legal_pay, playing.choose_pay),
    at.AT_CHECK_ORDER: _asks(at.CheckOrder, checks.legal_check_order, checks.choose_check_order),
    at.AT_CHECK: _asks(at.Check, checks.legal_check, checks.choose_check),
    at.AT_LAY: _asks(at.Lay, playing.legal_lay, playing.choose_lay),
    at.AT_PASS: _asks(at.Pass, movement.legal_pass, movement.choose_pass),
    at.AT_LAP_CHECK: _asks(at.LapCheck, lapping.legal_lap_check, movement.choose_lap_check),
    at.AT_BRAKE: _asks(Step, late_braking.legal_brake, late_braking.choose_brake),
    at.AT_POINT: _asks(Step, movement.legal_point, movement.choose_point),
    at.AT_RESCUE: _asks(Step, variants.legal_rescue, variants.choose_rescue),
    at.AT_SKILL: _asks(Step, skills.legal_skill, skills.choose_skill),
    at.AT_SETUP: _asks(Step, car_setup.legal_setup, car_setup.choose_setup),
    at.AT_TYRES: _asks(at.Choice, weather.legal_tyres, weather.choose_tyres),
    at.AT_REFUEL: _asks(at.Refuel, fuel.legal_refuel, pit_stop.choose_refuel),
    at.AT_VERSATILITY: _asks(Step, skills.legal_versatility, skills.choose_versatility),
    at.AT_WEATHER: _asks(Step, weather.legal_weather, weather.choose_weather),
    at.AT_YELLOW: _asks(Step, flags.legal_yellow, flags.choose_yellow),
    at.AT_GREEN: _asks(Step, flags.legal_green, flags.choose_green),
    at.AT_SOFT: _asks(Step, weather.legal_soft, weather.choose_soft),
    at.AT_ORANGE: _asks(at.Orange, robots.legal_orange, robots.choose_orange),
    at.AT_OFF_CHECK: _asks(at.OffCheck, off_track.legal_off_check, off_track.choose_off_check),
    at.AT_SAFETY_CAR: _asks(Step, safety_car.legal_safety_car, safety_car.choose_safety_car),
}
"""What a seat is asked: the choices it has, and how they are carried out. Qualifying asks all."""

ACTS: Final[Mapping[str, Act[Any]]] = {
    at.SET_UP: _does(Step, qualifying.set_up),
    at.DEAL: _does(Step, qualifying.deal),
    at.GRID: _does(Step, qualifying.line_up),
    at.AGREED: _does(Step, qualifying.take_agreed),
    at.TURN: _does(at.Turn, activation.begin_turn),
    at.ACTIVATE: _does(Step, activation.activate),
    at.DECLARE: _does(at.Declare, contest.declare),
    at.SERVICE: _does(Step, pit_stop.service),
    at.START_DRAW: _does(Step, strategies.start_draw),
    at.TAKE_DAMAGE: _does(at.Amount, playing.printed_damage),
    at.CHECKS: _does(Step, checks.checks),
    at.DRAWS: _does(at.Amount, playing.draws),
    at.DISCARDS: _does(Step, playing.discards),
    at.MOVE: _does(Step, movement.move),
    at.BLIND_LAP_CHECK: _does(at.LapCheck, movement.blind_lap_check),
    at.LATE_BRAKING: _does(at.LateBraking, late_braking.brake),
    at.ARRIVE: _does(Step, movement.arrived),
    at.COME_IN: _does(Step, pit_stop.come_in),
    at.SERVED: _does(Step, pit_stop.served),
    at.EVENTS: _does(at.Events, flags.resolve),
    at.ROBOT_ARRIVES: _does(at.RobotArrives, robots.arrived),
    at.PATH: _does(at.Path, off_track.go_along),
}
"""The automatic steps."""


class State(Race):
    """A race at any moment."""

    __slots__ = ()

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.agenda = [qualifying.OPENING]

    def copy(self) -> "State":
        """Return an independent copy."""
        twin = State.__new__(State)
        self.copy_to(twin)
        return twin

    def seen_by(self, seat: Seat) -> "State":
        """Return a copy that shows only what the seat may know."""
        view = self.copy()
        view.hide_from(seat)
        return view

    @property
    def seats(self) -> int:
        """How many seats make choices."""
        return self.setup.players

    def to_act(self) -> Sequence[Seat]:
        """Return the seats that must answer; none when the race is over."""
        if not self.agenda:
            return ()
        seat = self.agenda[-1].seat
        if seat == NOBODY and self.agenda[-1].name == at.AT_QUALIFY:
            return qualifying.yet_to_qualify(self)
        return (seat,)

    def sealed(self) -> Sequence[Seat]:
        """Return the seats with cards face down."""
        return [seat for seat in self.setup.seats if self.laid[seat]]

    def may_change(self) -> Sequence[Seat]:
        """Return the seats that may replace the card they laid for qualifying."""
        if not self.agenda or self.agenda[-1].name != at.AT_QUALIFY:
            return ()
        return [seat for seat in self.sealed() if qualifying.has_qualified(self, seat)]

    def legal(self, seat: Seat) -> list[Code]:
        """Return the codes of everything the seat may choose now."""
        step = self.agenda[-1]
        name = step.name
        if name == at.AT_QUALIFY:
            return qualifying.legal_qualify(self, seat)
        codes = QUESTIONS[name][0](self, step)
        return within_corners(self, step, codes) if self.setup.track_cards else codes

    def begin(self, luck: Luck, events: list[Event] | None = None) -> None:
        """Deal what a position leaves open, or set up the race, and go on to the first question."""
        self.luck = luck
        if events is not None:
            self.telling, self.events = True, events
        if self.agenda != [qualifying.OPENING]:
            deal_unknown(self, self._choices)
        self._advance()

    def apply(self, seat: Seat, code: Code, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out a legal choice and go on to the next question."""
        self.luck = luck
        if events is not None:
            self.telling, self.events = True, events
        step = self.agenda[-1]
        name = step.name
        if name == at.AT_QUALIFY:
            qualifying.choose_qualify(self, seat, code)
        else:
            self.agenda.pop()
            QUESTIONS[name][1](self, step, code)
        self._advance()

    def _choices(self, seat: Seat) -> int:
        """Count the answers to the open question; an automatic step counts as a choice."""
        return 2 if self.agenda[-1].name in ACTS else len(self.legal(seat))

    def _advance(self) -> None:
        """Run automatic steps until somebody is asked or the race is over."""
        agenda = self.agenda
        while agenda:
            act = ACTS.get(agenda[-1].name)
            if act is None:
                break
            act(self, agenda.pop())
            agenda = self.agenda
        self.luck, self.telling, self.events = NO_LUCK, False, SILENCE
