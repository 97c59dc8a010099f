"""The state of a race and its course: what each step of the agenda does, and who is asked what."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from boxbox.core.event import Event
from boxbox.core.luck import Luck
from boxbox.games.race90 import (
    activation,
    car_setup,
    checks,
    contest,
    flags,
    fuel,
    lapping,
    late_braking,
    movement,
    off_track,
    pit_stop,
    playing,
    qualifying,
    robots,
    safety_car,
    skills,
    strategies,
    variants,
    weather,
)
from boxbox.games.race90 import steps as at
from boxbox.games.race90.bound import within_corners
from boxbox.games.race90.dealing import deal_unknown
from boxbox.games.race90.race import Race, Step
from boxbox.games.race90.setup import Setup

Legal = Callable[[Race, Step], list[int]]
Answer = Callable[[Race, Step, int], None]
Act = Callable[[Race, Step], None]

QUESTIONS: Final[Mapping[str, tuple[Legal, Answer]]] = {
    at.AT_CHART: (qualifying.legal_chart, qualifying.choose_chart),
    at.AT_SUBSTITUTE: (qualifying.legal_substitute, qualifying.choose_substitute),
    at.AT_STRATEGY: (qualifying.legal_strategy, qualifying.choose_strategy),
    at.AT_CONTEST: (contest.legal_contest, contest.choose_contest),
    at.AT_CONTEST_SECOND: (contest.legal_contest_second, contest.choose_contest_second),
    at.AT_PIT: (pit_stop.legal_pit, pit_stop.choose_pit),
    at.AT_DISCARD: (pit_stop.legal_discard, pit_stop.choose_discard),
    at.AT_DRAW: (strategies.legal_draw, strategies.choose_draw),
    at.AT_KEEP: (strategies.legal_keep, strategies.choose_keep),
    at.AT_PLAY: (playing.legal_play, playing.choose_play),
    at.AT_SECOND: (playing.legal_second, playing.choose_second),
    at.AT_PAY: (playing.legal_pay, playing.choose_pay),
    at.AT_CHECK_ORDER: (checks.legal_check_order, checks.choose_check_order),
    at.AT_CHECK: (checks.legal_check, checks.choose_check),
    at.AT_LAY: (playing.legal_lay, playing.choose_lay),
    at.AT_PASS: (movement.legal_pass, movement.choose_pass),
    at.AT_LAP_CHECK: (lapping.legal_lap_check, movement.choose_lap_check),
    at.AT_BRAKE: (late_braking.legal_brake, late_braking.choose_brake),
    at.AT_POINT: (movement.legal_point, movement.choose_point),
    at.AT_RESCUE: (variants.legal_rescue, variants.choose_rescue),
    at.AT_SKILL: (skills.legal_skill, skills.choose_skill),
    at.AT_SETUP: (car_setup.legal_setup, car_setup.choose_setup),
    at.AT_TYRES: (weather.legal_tyres, weather.choose_tyres),
    at.AT_REFUEL: (fuel.legal_refuel, pit_stop.choose_refuel),
    at.AT_VERSATILITY: (skills.legal_versatility, skills.choose_versatility),
    at.AT_WEATHER: (weather.legal_weather, weather.choose_weather),
    at.AT_YELLOW: (flags.legal_yellow, flags.choose_yellow),
    at.AT_GREEN: (flags.legal_green, flags.choose_green),
    at.AT_SOFT: (weather.legal_soft, weather.choose_soft),
    at.AT_ORANGE: (robots.legal_orange, robots.choose_orange),
    at.AT_OFF_CHECK: (off_track.legal_off_check, off_track.choose_off_check),
    at.AT_SAFETY_CAR: (safety_car.legal_safety_car, safety_car.choose_safety_car),
}
"""What a seat is asked: the choices it has, and what becomes of them. Qualifying asks all."""

ACTS: Final[Mapping[str, Act]] = {
    at.SET_UP: qualifying.set_up,
    at.DEAL: qualifying.deal,
    at.GRID: qualifying.line_up,
    at.AGREED: qualifying.take_agreed,
    at.TURN: activation.begin_turn,
    at.ACTIVATE: activation.activate,
    at.DECLARE: contest.declare,
    at.SERVICE: pit_stop.service,
    at.START_DRAW: strategies.start_draw,
    at.TAKE_DAMAGE: playing.printed_damage,
    at.CHECKS: checks.checks,
    at.DRAWS: playing.draws,
    at.DISCARDS: playing.discards,
    at.MOVE: movement.move,
    at.BLIND_LAP_CHECK: movement.blind_lap_check,
    at.LATE_BRAKING: late_braking.brake,
    at.ARRIVE: movement.arrived,
    at.COME_IN: pit_stop.come_in,
    at.SERVED: pit_stop.served,
    at.EVENTS: flags.resolve,
    at.ROBOT_ARRIVES: robots.arrived,
    at.PATH: off_track.go_along,
}
"""What goes by itself."""


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

    def seen_by(self, seat: int) -> "State":
        """Return a copy that shows what the seat may know."""
        view = self.copy()
        view.hide_from(seat)
        return view

    @property
    def seats(self) -> int:
        """How many seats make choices."""
        return self.setup.players

    def to_act(self) -> Sequence[int]:
        """Return the seats whose answer is awaited; none when the race is over."""
        if not self.agenda:
            return ()
        kind, seat, _, _ = self.agenda[-1]
        if kind == at.AT_QUALIFY:
            return qualifying.yet_to_qualify(self)
        return (seat,)

    def sealed(self) -> Sequence[int]:
        """Return the seats with cards face down."""
        return [seat for seat, laid in enumerate(self.laid) if laid]

    def may_change(self) -> Sequence[int]:
        """Return the seats that may lay down another card for qualifying."""
        if not self.agenda or self.agenda[-1][0] != at.AT_QUALIFY:
            return ()
        return [seat for seat in self.sealed() if qualifying.has_qualified(self, seat)]

    def legal(self, seat: int) -> list[int]:
        """Return the codes of all that the seat may choose now."""
        step = self.agenda[-1]
        if step[0] == at.AT_QUALIFY:
            return qualifying.legal_qualify(self, seat)
        return within_corners(self, step, QUESTIONS[step[0]][0](self, step))

    def begin(self, luck: Luck, events: list[Event] | None = None) -> None:
        """Deal what a position leaves open, or set up the race, and go on to the first question."""
        self.luck, self.events = luck, events
        if self.agenda != [qualifying.OPENING]:
            deal_unknown(self, self._choices)
        self._advance()

    def apply(self, seat: int, code: int, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out a legal choice and go on to the next question."""
        self.luck, self.events = luck, events
        step = self.agenda[-1]
        if step[0] == at.AT_QUALIFY:
            qualifying.choose_qualify(self, seat, code)
        else:
            self.agenda.pop()
            QUESTIONS[step[0]][1](self, step, code)
        self._advance()

    def _choices(self, seat: int) -> int:
        """Count the answers to the open question; what goes by itself needs none."""
        return 2 if self.agenda[-1][0] in ACTS else len(self.legal(seat))

    def _advance(self) -> None:
        """Do what goes by itself until somebody is asked or the race is over."""
        agenda = self.agenda
        while agenda:
            act = ACTS.get(agenda[-1][0])
            if act is None:
                break
            act(self, agenda.pop())
            agenda = self.agenda
        self.luck = self.events = None
