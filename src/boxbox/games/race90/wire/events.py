"""What happens in a race, one shape for each kind of event. Some facts only go to one seat."""

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from boxbox.core.shapes import ByKind
from boxbox.core.wire import DriverEvent, EventBase, UndoneEvent
from boxbox.games.race90.wire.move_events import (
    BonusEvent,
    BrakedLateEvent,
    CheckedEvent,
    DamageEvent,
    DroveEvent,
    FlagEvent,
    FlagsInEvent,
    ForcedEvent,
    FromSection,
    LaidEvent,
    OffTrackEvent,
    PaidEvent,
    PenaltyEvent,
    PitDueEvent,
    PlayedEvent,
    PointEvent,
    ReEnteredEvent,
    RegainedEvent,
    SafetyCarEvent,
    SafetyCarInEvent,
    SkippedEvent,
)
from boxbox.games.race90.wire.names import (
    CardName,
    CarName,
    Level,
    Module,
    OutWhy,
    Skill,
    StopWhy,
    Strategy,
    Tyres,
    WeatherKind,
    When,
)

# `from` is a Python keyword, so a class can't declare it.
FromSlot = TypedDict("FromSlot", {"from": int | None})
FromPile = TypedDict("FromPile", {"from": Literal["deck", "discards", "lucky", "action", "track"]})

# Before the race


class SetUpEvent(EventBase):
    """The table is set up."""

    kind: Literal["set-up"]
    track: str
    level: Level
    modules: list[Module]
    short: bool
    players: int
    robots: list[CarName]


class ChartEvent(EventBase):
    """A player takes a side of a car chart."""

    kind: Literal["chart"]
    seat: int
    chart: str


class SkillEvent(EventBase):
    """A driver has a skill."""

    kind: Literal["skill"]
    seat: int
    skill: Skill


class CarSetupEvent(EventBase):
    """A car is built."""

    kind: Literal["car-setup"]
    seat: int
    tyres: int
    cards: int
    damage: int


class DealtEvent(EventBase):
    """A hand is dealt."""

    kind: Literal["dealt"]
    seat: int
    count: int
    cards: NotRequired[list[CardName]]


class SubstituteEvent(EventBase):
    """A player takes the substitute car, or keeps the hand."""

    kind: Literal["substitute"]
    seat: int
    new: bool


class SealedEvent(EventBase):
    """A player has laid an answer face down."""

    kind: Literal["sealed"]
    seat: int


class QualifiedEvent(EventBase):
    """What a car qualified with."""

    kind: Literal["qualified"]
    car: CarName
    card: CardName | None
    """Null for a robot."""
    move: int
    factor: int
    fuel: int | None
    """The fuel bid."""
    fuel_bonus: int
    skill: int
    """The bonus of the skill."""
    value: int
    """The value that counts."""


class GridEvent(EventBase):
    """The grid is formed."""

    kind: Literal["grid"]
    order: list[CarName]
    fuel: dict[CarName, int]
    """The turn of each refuelling chit."""


class StrategyEvent(EventBase):
    """A driver chooses a strategy."""

    kind: Literal["strategy"]
    seat: int
    strategy: Strategy
    when: When


class TyresEvent(EventBase):
    """A car gets new tyres."""

    kind: Literal["tyres"]
    seat: int
    tyres: Tyres
    chips: int
    when: Literal["start", "pit", "rescue"]


class RobotTyresEvent(EventBase):
    """The robots change tyres."""

    kind: Literal["robot-tyres"]
    tyres: Literal["hard", "rain"]
    why: Literal["start", "weather"]


class WeatherEvent(EventBase, FromSlot):
    """The weather pawn stands on a slot, and where it came from."""

    kind: Literal["weather"]
    slot: int
    """From 1."""
    weather: WeatherKind
    before: WeatherKind | None
    """The weather it came from."""
    why: Literal["start", "card"]
    card: CardName | None
    seat: int | None


# Turns and contests


class TurnEvent(EventBase):
    """A turn begins."""

    kind: Literal["turn"]
    turn: int
    turns: int
    laps: int
    stage: int
    special: Literal["first", "last", "restart", "safety-car"] | None


class ChasingEvent(EventBase):
    """A driver with CHASE follows a car in this turn."""

    kind: Literal["chasing"]
    seat: int
    car: CarName | None


class LeaderEvent(EventBase):
    """Another car leads."""

    kind: Literal["leader"]
    car: CarName


class ContestEvent(EventBase):
    """Cars contest a section; they are listed front to back."""

    kind: Literal["contest"]
    section: int
    cars: list[CarName]


class ContestLaidEvent(EventBase):
    """A car lays cards face down."""

    kind: Literal["contest-laid"]
    car: CarName
    count: int
    cards: NotRequired[list[CardName]]


class ContestDeclinedEvent(EventBase):
    """A car declines to contest."""

    kind: Literal["contest-declined"]
    car: CarName


class ContestShownEvent(EventBase):
    """A car's cards are shown."""

    kind: Literal["contest-shown"]
    car: CarName
    cards: list[CardName]
    modifier: int
    strategy: int
    """The bonus of the strategy."""
    total: int


class ContestResultEvent(EventBase):
    """The new order of a contested section."""

    kind: Literal["contest-result"]
    section: int
    order: list[CarName]
    ties: list[list[CarName]]


# Pit stops and cards


class PitEvent(EventBase, FromSection):
    """A car stops."""

    kind: Literal["pit"]
    car: CarName
    to: int
    why: Literal[StopWhy, "tyres"]
    extra: int
    """Extra sections for more fuel."""


class ServicedEvent(EventBase):
    """A car leaves the pits."""

    kind: Literal["serviced"]
    seat: int
    tyres: int
    repaired: int
    drawn: int
    cards: NotRequired[list[CardName]]


class RefuelledEvent(EventBase):
    """A car has refuelled."""

    kind: Literal["refuelled"]
    seat: int
    turns: int
    chit: int | None
    """The turn until which it lasts; null: to the end."""
    moved: dict[CarName, int]
    """Cars that this pushed further back behind the safety car, and where to."""


class DrewEvent(EventBase, FromPile):
    """A player draws cards."""

    kind: Literal["drew"]
    seat: int
    count: int
    why: NotRequired[Literal["special", "hard", "qualifying", "pitting"]]
    """What brings track cards."""
    cards: NotRequired[list[CardName]]
    card: NotRequired[CardName]
    """The discard that was taken, seen by everybody."""


class DiscardedEvent(EventBase):
    """Cards are discarded."""

    kind: Literal["discarded"]
    seat: int
    cards: list[CardName]
    why: Literal["hand", "pit", "lucky", "safety-car", "out"]


class ReshuffledEvent(EventBase):
    """Discards become a deck."""

    kind: Literal["reshuffled"]
    cards: int
    deck: Literal["race", "track"]


class SpecialEvent(EventBase):
    """A strategy scores its SPECIAL."""

    kind: Literal["special"]
    seat: int
    strategy: Strategy
    cards: int
    """How many track cards it brings."""
    shown: list[CardName]
    """What LUCKY drew."""


# The end


class OutEvent(EventBase):
    """A car retires."""

    kind: Literal["out"]
    car: CarName
    why: OutWhy
    section: int


class RescuedEvent(EventBase):
    """A driver comes back in a robot's place."""

    kind: Literal["rescued"]
    seat: int
    car: CarName
    section: int


class FinishedEvent(EventBase):
    """The race is over."""

    kind: Literal["finished"]
    classification: list[CarName]
    why: Literal["flag", "no-players"]


RaceEvent = TypeAliasType(
    "RaceEvent",
    Annotated[
        SetUpEvent | ChartEvent | SkillEvent | CarSetupEvent | DealtEvent | SubstituteEvent
        | SealedEvent | QualifiedEvent | GridEvent | StrategyEvent | TyresEvent | RobotTyresEvent
        | WeatherEvent | TurnEvent | ChasingEvent | LeaderEvent | ContestEvent | ContestLaidEvent
        | ContestDeclinedEvent | ContestShownEvent | ContestResultEvent | PitEvent | ServicedEvent
        | RefuelledEvent | DrewEvent | DiscardedEvent | ReshuffledEvent | SpecialEvent | PlayedEvent
        | SkippedEvent | BonusEvent | PaidEvent | DamageEvent | CheckedEvent | FlagEvent
        | FlagsInEvent | ForcedEvent | LaidEvent | DroveEvent | PointEvent | BrakedLateEvent
        | OffTrackEvent | PenaltyEvent | PitDueEvent | RegainedEvent | ReEnteredEvent
        | SafetyCarEvent | SafetyCarInEvent | OutEvent | RescuedEvent | FinishedEvent | UndoneEvent
        | DriverEvent,
        ByKind(),
    ],
)  # fmt: skip
"""Everything that can happen."""
