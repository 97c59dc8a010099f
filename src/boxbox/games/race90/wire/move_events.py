"""What happens in a move: cards, points, checks, flags, the path of a car."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from boxbox.core.wire import EventBase
from boxbox.games.race90.wire.names import (
    BonusWhy,
    CardName,
    CardType,
    CarName,
    Disc,
    FlagColour,
    PassHow,
    WhyEnd,
)

# `from` is a Python keyword, so a class can't declare it.
FromSection = TypedDict("FromSection", {"from": int})


class PlayedEvent(EventBase):
    """Cards are played to move."""

    kind: Literal["played"]
    seat: int
    cards: list[CardName]
    move: int
    tyres: int
    damage: int


class SkippedEvent(EventBase):
    """A driver plays no card."""

    kind: Literal["skipped"]
    seat: int


class BonusEvent(EventBase):
    """Points are added to a move, or taken off it."""

    kind: Literal["bonus"]
    seat: int
    why: BonusWhy
    value: int


class PaidEvent(EventBase):
    """Tyres are paid for a play."""

    kind: Literal["paid"]
    seat: int
    chips: int
    cards: list[CardName]
    why: Literal["play", "off-track"]


class DamageEvent(EventBase):
    """A car takes a damage disc."""

    kind: Literal["damage"]
    seat: int
    why: Literal["card", "check", "contest", "off-track"]
    disc: Disc


class CheckedEvent(EventBase):
    """A check is made."""

    kind: Literal["checked"]
    car: CarName
    why: Literal["movement", "lapping", "late-braking", "off-track"]
    card: CardName
    factor: int
    target: int
    passed: bool
    blind: bool


class FlagEvent(EventBase):
    """A flag is shown."""

    kind: Literal["flag"]
    flag: FlagColour
    seat: int
    section: int | None
    ahead: int | None
    """How many cars in the section are ahead of it."""
    taken: bool
    """True if it had an effect."""


class FlagsInEvent(EventBase):
    """A new stage removes flags."""

    kind: Literal["flags-in"]
    yellow: list[int]
    """Sections."""
    blue: list[int]
    """Seats."""
    orange: int | None


class ForcedEvent(EventBase):
    """A robot must brake late."""

    kind: Literal["forced"]
    seat: int
    car: CarName


class LaidEvent(EventBase):
    """The order of the discarded cards is settled, from the bottom to the top."""

    kind: Literal["laid"]
    seat: int
    cards: list[CardName]


class EnterPart(TypedDict):
    """A car enters a section."""

    enter: int


PassPart = TypedDict("PassPart", {"pass": CarName, "how": PassHow, "cost": int})
"""A car passes another."""


class FlagPart(TypedDict):
    """A car passes a yellow flag."""

    flag: int
    cost: int


PathItem = TypeAliasType("PathItem", EnterPart | PassPart | FlagPart)


class DroveEvent(EventBase, FromSection):
    """A car moves."""

    kind: Literal["drove"]
    car: CarName
    to: int
    path: list[PathItem]
    left: int
    """Points left over."""
    why: WhyEnd


class PointEvent(EventBase):
    """A car takes a trajectory point."""

    kind: Literal["point"]
    car: CarName
    section: int
    point: int
    colour: CardType
    bonus: int


class BrakedLateEvent(EventBase, FromSection):
    """A car brakes late."""

    kind: Literal["braked-late"]
    car: CarName
    to: int
    passes: list[CarName]
    card: CardName | None
    """The track card that made it certain."""


class OffTrackEvent(EventBase):
    """A car leaves the track."""

    kind: Literal["off-track"]
    car: CarName
    section: int


class PenaltyEvent(EventBase):
    """A car loses movement in its next turn."""

    kind: Literal["penalty"]
    car: CarName
    value: int


class PitDueEvent(EventBase):
    """A car must stop by a turn."""

    kind: Literal["pit-due"]
    car: CarName
    turn: int


class RegainedEvent(EventBase):
    """A car off the track will come back in this section."""

    kind: Literal["regained"]
    car: CarName
    to: int


class ReEnteredEvent(EventBase):
    """A car is back on the track."""

    kind: Literal["re-entered"]
    car: CarName
    section: int


class SafetyCarEvent(EventBase):
    """The safety car comes out; the cars queue behind it."""

    kind: Literal["safety-car"]
    leader: CarName
    order: list[CarName]
    sections: list[int]


class SafetyCarInEvent(EventBase):
    """The safety car goes in."""

    kind: Literal["safety-car-in"]
    turn: int
