"""The steps of the agenda: the questions players are asked, and the automatic steps.

Each has a name, which appears in positions, logs and decisions, and the facts it needs.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import ClassVar, Final, TypeVar

from boxbox.core.seats import NOBODY, Seat
from boxbox.core.shapes import words_of
from boxbox.games.race90.table.cards import ALL_CARDS, Card
from boxbox.games.race90.table.cars import SEATS, Car
from boxbox.games.race90.table.track import Section
from boxbox.games.race90.wire.names import DriverStepName, Kind, StopWhy, TableStepName, When

KINDS: Final[tuple[str, ...]] = words_of(Kind)
"""Questions."""
(
    AT_CHART, AT_SUBSTITUTE, AT_QUALIFY, AT_STRATEGY, AT_CONTEST, AT_CONTEST_SECOND, AT_PIT,
    AT_DISCARD, AT_DRAW, AT_KEEP, AT_PLAY, AT_SECOND, AT_PAY, AT_CHECK_ORDER, AT_CHECK, AT_LAY,
    AT_PASS, AT_LAP_CHECK, AT_BRAKE, AT_POINT, AT_RESCUE, AT_SKILL, AT_SETUP, AT_BID, AT_TYRES,
    AT_REFUEL, AT_VERSATILITY, AT_WEATHER, AT_YELLOW, AT_GREEN, AT_SOFT, AT_ORANGE, AT_OFF_CHECK,
    AT_SAFETY_CAR,
) = KINDS  # fmt: skip

# Automatic steps
SET_UP: Final = "set-up"
DEAL: Final = "deal"
GRID: Final = "grid"
AGREED: Final = "agreed"
TURN: Final = "turn"
ACTIVATE: Final = "activate"
DECLARE: Final = "declare"
SERVICE: Final = "service"
START_DRAW: Final = "start-draw"
TAKE_DAMAGE: Final = "take-damage"
CHECKS: Final = "checks"
DRAWS: Final = "draws"
DISCARDS: Final = "discards"
MOVE: Final = "move"
BLIND_LAP_CHECK: Final = "blind-lap-check"
LATE_BRAKING: Final = "late-braking"
ARRIVE: Final = "arrive"
COME_IN: Final = "come-in"
SERVED: Final = "served"
EVENTS: Final = "events"
ROBOT_ARRIVES: Final = "robot-arrives"
PATH: Final = "path"

# When a strategy or a set of tyres is chosen
WHEN: Final[tuple[When, ...]] = words_of(When)
AT_START, IN_PIT, AFTER_SKIP, IN_RESCUE, BY_SKILL = range(len(WHEN))
WHY: Final[tuple[StopWhy, ...]] = words_of(StopWhy)
"""Why a player stops."""


class Step:
    """A step with no facts except the seat it concerns, or NOBODY. It never changes."""

    __slots__ = ("name", "seat")
    FACTS: ClassVar[tuple[str, ...]] = ("seat",)
    """The facts that distinguish it from a step of the same name, in the order they are given."""

    def __init__(self, name: str, seat: Seat) -> None:
        self.name = name
        self.seat = seat

    def facts(self) -> tuple[object, ...]:
        """Return its facts."""
        return tuple(getattr(self, name) for name in self.FACTS)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Step)
            and self.name == other.name
            and type(self) is type(other)
            and self.facts() == other.facts()
        )

    def __hash__(self) -> int:
        return hash((self.name, self.facts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{(self.name, *self.facts())}"


class Turn(Step):
    """A turn begins; in a position it may be the turn in which the race restarts."""

    __slots__ = ("restart",)
    FACTS = ("restart",)

    def __init__(self, restart: bool) -> None:
        self.name = TURN
        self.seat = NOBODY
        self.restart = restart


class Choice(Step):
    """A strategy or a set of tyres is chosen, and on which occasion."""

    __slots__ = ("when",)
    FACTS = ("seat", "when")

    def __init__(self, name: str, seat: Seat, when: int) -> None:
        self.name = name
        self.seat = seat
        self.when = when


class Declare(Step):
    """The cars of a contest declare, from last to first: whose turn it is, and who may start."""

    __slots__ = ("may_start", "place", "section")
    FACTS = ("section", "place", "may_start")

    def __init__(self, section: Section, place: int, may_start: int) -> None:
        self.name = DECLARE
        self.seat = NOBODY
        self.section = section
        self.place = place
        """The place in the group of the next car; below 0 when all have declared."""
        self.may_start = may_start
        """Bits of cars."""


class InContest(Step):
    """A driver is asked in a contest, at this place in the group."""

    __slots__ = ("place",)
    FACTS = ("seat", "place")

    def __init__(self, name: str, seat: Seat, place: int) -> None:
        self.name = name
        self.seat = seat
        self.place = place


class Refuel(Step):
    """A driver in the pits chooses fuel: why the car stops, and whether it is queued already."""

    __slots__ = ("queued", "why")
    FACTS = ("seat", "why", "queued")

    def __init__(self, seat: Seat, why: str, queued: bool) -> None:
        self.name = AT_REFUEL
        self.seat = seat
        self.why = why
        self.queued = queued


class Discard(Step):
    """A driver in the pits discards cards by rising number: the last one, or UNKNOWN."""

    __slots__ = ("last",)
    FACTS = ("seat", "last")

    def __init__(self, seat: Seat, last: Card) -> None:
        self.name = AT_DISCARD
        self.seat = seat
        self.last = last


class Second(Step):
    """A driver has played a first card and is asked for a second."""

    __slots__ = ("first",)
    FACTS = ("seat", "first")

    def __init__(self, seat: Seat, first: Card) -> None:
        self.name = AT_SECOND
        self.seat = seat
        self.first = first


class Amount(Step):
    """This many damage discs are taken, or cards drawn."""

    __slots__ = ("count",)
    FACTS = ("seat", "count")

    def __init__(self, name: str, seat: Seat, count: int) -> None:
        self.name = name
        self.seat = seat
        self.count = count


class Pay(Step):
    """Tyre points are due; the last card used to pay, or UNKNOWN."""

    __slots__ = ("due", "last")
    FACTS = ("seat", "due", "last")

    def __init__(self, seat: Seat, due: int, last: Card) -> None:
        self.name = AT_PAY
        self.seat = seat
        self.due = due
        self.last = last


class CheckOrder(Step):
    """Two cards ask for different checks."""

    __slots__ = ("one", "other")
    FACTS = ("seat", "one", "other")

    def __init__(self, seat: Seat, one: Card, other: Card) -> None:
        self.name = AT_CHECK_ORDER
        self.seat = seat
        self.one = one
        self.other = other


class Check(Step):
    """A card asks for a check."""

    __slots__ = ("card",)
    FACTS = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.name = AT_CHECK
        self.seat = seat
        self.card = card


class Events(Step):
    """The events of a play are carried out: the place of the next one among them."""

    __slots__ = ("place",)
    FACTS = ("seat", "place")

    def __init__(self, seat: Seat, place: int) -> None:
        self.name = EVENTS
        self.seat = seat
        self.place = place


class Lay(Step):
    """A driver orders the discarded cards: how many, from the top, are already placed."""

    __slots__ = ("chosen",)
    FACTS = ("seat", "chosen")

    def __init__(self, seat: Seat, chosen: int) -> None:
        self.name = AT_LAY
        self.seat = seat
        self.chosen = chosen


class Pass(Step):
    """A car may be passed."""

    __slots__ = ("car", "optional")
    FACTS = ("seat", "optional", "car")

    def __init__(self, seat: Seat, optional: bool, car: Car) -> None:
        self.name = AT_PASS
        self.seat = seat
        self.optional = optional
        self.car = car


class LapCheck(Step):
    """The Leader checks before putting a first lap on a car."""

    __slots__ = ("braking", "car")
    FACTS = ("seat", "braking", "car")

    def __init__(self, name: str, seat: Seat, braking: int, car: Car) -> None:
        self.name = name
        self.seat = seat
        self.braking = braking
        """Which of the checks before late braking this is, from 1; 0 for a pass."""
        self.car = car


class LateBraking(Step):
    """A driver brakes late: how many of the Leader's checks have been made."""

    __slots__ = ("checks",)
    FACTS = ("seat", "checks")

    def __init__(self, seat: Seat, checks: int) -> None:
        self.name = LATE_BRAKING
        self.seat = seat
        self.checks = checks


class OffCheck(Step):
    """A driver off the track checks at a place on the path."""

    __slots__ = ("place",)
    FACTS = ("seat", "place")

    def __init__(self, seat: Seat, place: int) -> None:
        self.name = AT_OFF_CHECK
        self.seat = seat
        self.place = place


class Path(Step):
    """A car off the track goes along its path, to this place."""

    __slots__ = ("car", "place")
    FACTS = ("car", "place")

    def __init__(self, car: Car, place: int) -> None:
        self.name = PATH
        self.seat = NOBODY
        self.car = car
        self.place = place


class RobotArrives(Step):
    """A robot has reached a braking section, where it may be forced to brake late."""

    __slots__ = ("car",)
    FACTS = ("car",)

    def __init__(self, car: Car) -> None:
        self.name = ROBOT_ARRIVES
        self.seat = NOBODY
        self.car = car


class Orange(Step):
    """The driver with the orange flag may force a robot."""

    __slots__ = ("car",)
    FACTS = ("seat", "car")

    def __init__(self, seat: Seat, car: Car) -> None:
        self.name = AT_ORANGE
        self.seat = seat
        self.car = car


StepT = TypeVar("StepT", bound=Step)
FactT = TypeVar("FactT", bound=int)

# Steps that often occur with the same facts are made once.

OF_TABLE: Final[Mapping[str, Step]] = {name: Step(name, NOBODY) for name in words_of(TableStepName)}
"""The steps that belong to no seat."""
NEW_TURN: Final = Turn(restart=False)
OF_DRIVER: Final[Mapping[str, tuple[Step, ...]]] = {
    name: tuple(Step(name, seat) for seat in SEATS) for name in words_of(DriverStepName)
}
"""The steps that have a driver and no other facts, by name, then by seat."""


def _for_each(
    make: Callable[[Seat, FactT], StepT], facts: Sequence[FactT]
) -> tuple[tuple[StepT, ...], ...]:
    """Return the steps of each seat, one for each value of their fact."""
    return tuple(tuple(make(seat, fact) for fact in facts) for seat in SEATS)


ASK_DISCARD: Final = _for_each(Discard, ALL_CARDS)
ASK_SECOND: Final = _for_each(Second, ALL_CARDS)
ASK_CHECK: Final = _for_each(Check, ALL_CARDS)
ASK_CHOICE: Final[Mapping[str, tuple[tuple[Choice, ...], ...]]] = {
    name: _for_each(partial(Choice, name), range(len(WHEN))) for name in (AT_STRATEGY, AT_TYRES)
}
"""The choices of strategy and tyres, by seat and occasion."""
