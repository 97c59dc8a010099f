"""The steps of what is under way: each has a name and the facts it needs."""

from typing import Annotated, Literal

from annotated_types import Ge, Le
from typing_extensions import TypeAliasType, TypedDict

from boxbox.core.shapes import ByKind, Loose
from boxbox.core.wire import Count
from boxbox.games.race90.wire.names import (
    CardName,
    CarName,
    DriverStepName,
    StopWhy,
    TableStepName,
    When,
)

Seat = Annotated[int, Ge(0), Le(5)]
Amount = Annotated[int, Ge(0), Le(99)]


class TableStep(TypedDict):
    """A step that belongs to no seat."""

    step: TableStepName


class TurnStep(TypedDict):
    """A turn begins."""

    step: Literal["turn"]
    restart: bool
    """True if the race restarts in it."""


class DriverStep(TypedDict):
    """A step that concerns a driver and needs no other facts."""

    step: DriverStepName
    seat: Seat


class ChoiceStep(TypedDict):
    """A strategy or a set of tyres is chosen."""

    step: Literal["strategy", "tyres"]
    seat: Seat
    when: When


class DeclareStep(TypedDict):
    """The cars of a contest declare."""

    step: Literal["declare"]
    section: Count
    place: Count
    """Whose turn it is in the group; 0 when all have declared."""
    may_start: list[CarName]


class ContestStep(TypedDict):
    """A driver is asked in a contest."""

    step: Literal["contest", "contest-second"]
    seat: Seat
    place: Count


class RefuelStep(TypedDict):
    """A driver chooses how much fuel."""

    step: Literal["refuel"]
    seat: Seat
    why: StopWhy
    queued: bool
    """True if the car already stands where it will drive on."""


class DiscardStep(TypedDict):
    """A driver in the pits discards cards."""

    step: Literal["discard"]
    seat: Seat
    last: CardName | None


class SecondStep(TypedDict):
    """A driver has played a first card."""

    step: Literal["second"]
    seat: Seat
    first: CardName


class AmountStep(TypedDict):
    """This many discs are taken, or cards drawn."""

    step: Literal["draws", "take-damage"]
    seat: Seat
    count: Amount


class PayStep(TypedDict):
    """Tyre points are due."""

    step: Literal["pay"]
    seat: Seat
    due: Amount
    last: CardName | None


class CheckOrderStep(TypedDict):
    """Two cards ask for different checks."""

    step: Literal["check-order"]
    seat: Seat
    one: CardName
    other: CardName


class CheckStep(TypedDict):
    """A card asks for a check."""

    step: Literal["check"]
    seat: Seat
    card: CardName


class PlaceStep(TypedDict):
    """How far the events of a play, or a path off the track, have got."""

    step: Literal["events", "off-track-check"]
    seat: Seat
    place: Count


class LayStep(TypedDict):
    """A driver puts the cards of a turn in order; this many are in place."""

    step: Literal["lay"]
    seat: Seat
    chosen: Amount


class PassStep(TypedDict):
    """A car is right ahead."""

    step: Literal["pass"]
    seat: Seat
    optional: bool
    car: CarName


class LapCheckStep(TypedDict):
    """The Leader laps a car."""

    step: Literal["lap-check", "blind-lap-check"]
    seat: Seat
    braking: Amount
    """For late braking: which of the cars ahead it is."""
    car: CarName


class LateBrakingStep(TypedDict):
    """A driver brakes late."""

    step: Literal["late-braking"]
    seat: Seat
    checks: Amount


class PathStepOfCar(TypedDict):
    """A car goes along a path off the track."""

    step: Literal["path"]
    car: CarName
    place: Count


class RobotStep(TypedDict):
    """A robot has arrived in a braking section."""

    step: Literal["robot-arrives"]
    car: CarName


class OrangeStep(TypedDict):
    """A driver with the orange flag may force a robot."""

    step: Literal["orange-flag"]
    seat: Seat
    car: CarName


Step = TypeAliasType(
    "Step",
    Annotated[
        TableStep | TurnStep | DriverStep | ChoiceStep | DeclareStep | ContestStep | RefuelStep
        | DiscardStep | SecondStep | AmountStep | PayStep | CheckOrderStep | CheckStep | PlaceStep
        | LayStep | PassStep | LapCheckStep | LateBrakingStep | PathStepOfCar | RobotStep
        | OrangeStep,
        ByKind("step"),
    ],
)  # fmt: skip
"""A step of what is under way."""
_Fact = Annotated[int, Ge(-1), Le((1 << 14) - 1)]
OlderStep = TypeAliasType("OlderStep", Annotated[tuple[str, _Fact, _Fact, _Fact], Loose()])
"""A step in the first format of positions: its name and three numbers, 0 for one not needed and -1
for nobody."""
