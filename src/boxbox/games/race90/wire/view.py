"""The view of a race: what lies on the table, what is asked, how things stand."""

from typing import Annotated, Literal, NotRequired

from annotated_types import Ge, Le, Len
from typing_extensions import TypeAliasType, TypedDict

from boxbox.core.shapes import Loose, Needed, Of
from boxbox.core.wire import Count, DecisionBase, OptionBase, ViewBase
from boxbox.games.race90.wire.names import (
    CardName,
    CarName,
    Hazard,
    Kind,
    Level,
    Module,
    OutWhy,
    Refuelling,
    RobotType,
    Skill,
    Strategy,
    Tyres,
    WeatherKind,
)
from boxbox.games.race90.wire.previews import AnyPreview
from boxbox.games.race90.wire.steps import Seat, Step

Turn = Annotated[int, Ge(1)]
Damage = Annotated[int, Ge(0), Le(6)]

# The table


class CarState(TypedDict):
    """A car in the race."""

    car: Annotated[CarName, Needed()]
    section: Count
    count: int
    """Sections driven since the front of the grid."""
    place: Annotated[int, Ge(1), Le(99)]
    """In its section; 1 is the front."""
    laps_down: Count
    point: Annotated[int, Ge(1)] | None
    """The trajectory it stands on, from 1, the outermost."""
    status: Literal["running", "off-track"]
    moved: bool
    """True if it has moved in this turn."""
    pitted: bool
    """True if it has stopped in this turn."""
    asked_in: Count | None
    """The section in which it was last asked to contest this turn."""
    entry: NotRequired[Annotated[Count | None, Of("off-track")]]
    """The section where it comes back, if it is off the track and that is known."""
    penalty: NotRequired[Annotated[int, Ge(0), Le(99), Of("off-track")]]
    """Movement it loses in its next turn."""
    pit_due: NotRequired[Annotated[Turn | None, Of("off-track")]]
    """The turn by which it must stop."""
    re_entered: NotRequired[Annotated[bool, Of("off-track")]]
    """True if it has come back onto the track in this turn."""


class OutState(TypedDict):
    """A car that has retired."""

    car: Annotated[CarName, Needed()]
    why: OutWhy


CarSetup = TypeAliasType("CarSetup", Annotated[list[int], Len(3, 3)])
"""Tyre chips, cards and damage slots of a car."""


class PlayerState(TypedDict):
    """What a player has."""

    seat: Seat
    chart: str | None
    """The side of a car chart, as in `italy-1`."""
    tyres: Count
    """Tyre chips."""
    hand: list[CardName]
    known: list[CardName]
    """Cards in the hand that the reader knows for certain."""
    laid: list[CardName]
    """Cards face down: for qualifying or a contest."""
    frozen: list[CardName]
    """Cards shown in a contest that come back next turn."""
    target: CardName | None
    """The card that lies as the Target Check."""
    red: Damage
    """Red damage discs: a pit stop repairs them."""
    brown: Damage
    """Brown damage discs: they stay."""
    strategy: Strategy | None
    new_strategy: Strategy | None
    """Comes into force next turn."""
    fuel: Turn | None
    """The turn of the refuelling chit."""
    chased: CarName | None
    """The car this player would chase with CHASE."""
    moved_with: list[CardName]
    """The cards moved with this turn that nobody has taken."""
    skill: NotRequired[Annotated[Skill | None, Of("skills")]]
    versatile: NotRequired[Annotated[bool, Of("skills")]]
    """True if VERSATILITY can still be used."""
    setup: NotRequired[Annotated[CarSetup | None, Of("car-setup")]]
    """What the car was built with."""
    bid: NotRequired[Annotated[Literal[8, 10, 12, 14, 16, "?"] | None, Of("fuel")]]
    """Turns of fuel bid face down; `?` to others."""
    tyre_type: NotRequired[Annotated[Tyres | None, Of("weather")]]
    soft: NotRequired[Annotated[Count, Of("weather")]]
    """Bonuses of soft tyres left."""
    soft_sets: NotRequired[Annotated[Count, Of("weather")]]
    """Sets of soft tyres used."""
    credit: NotRequired[Annotated[int, Ge(0), Le(99), Of("track-cards")]]
    """What HAZARD may score for in this move."""


class Cup(TypedDict):
    """The damage discs that can be drawn."""

    red: Count
    brown: Count


class Weather(TypedDict):
    """Where the pawn stands on the weather table."""

    slot: Annotated[int, Ge(1), Needed()]
    kind: WeatherKind


class YellowFlag(TypedDict):
    """A yellow flag in a corner."""

    section: Annotated[Count, Needed()]
    ahead: Count
    """How many cars in the section are ahead of it."""


class Contest(TypedDict):
    """The current contest."""

    group: list[CarName]
    """The cars in it, front to back."""
    joined: list[CarName]
    declined: list[CarName]


class MoveState(TypedDict):
    """The current move."""

    offer: list[CardName]
    """The drawn cards, one of which is kept."""
    played: list[CardName]
    spent: list[CardName]
    """Cards to be discarded, from the bottom to the top."""
    points: Annotated[int, Ge(0), Le(99)]
    """Movement points left."""
    progress: Annotated[int, Ge(0), Le(2)]
    """0: the car has not moved; 1: it has passed a car or a flag; 2: it has entered a section."""
    late: bool
    """True if late braking is possible in this turn."""
    free: bool
    """True if an overtake is free."""
    eased: NotRequired[Annotated[list[Annotated[int, Ge(1)]], Of("track-cards")]]
    """Corners in which a track card makes passes easier."""
    origin: NotRequired[Annotated[int, Of("track-cards")]]
    """The count at which it began."""


RobotFuel = TypeAliasType("RobotFuel", Annotated[tuple[int, RobotType], Loose()])
"""A refuelling chit: its turn and the type of robot."""


class Table(TypedDict):
    """What lies on the table."""

    at: str
    """The moment: a kind of question, an automatic step, or `over`."""
    turn: Count
    leader: CarName | None
    """Null before the grid is known."""
    cars: list[CarState]
    """The running cars, first to last."""
    retired: list[OutState]
    """The retired cars, the first to retire first."""
    robot_stops: list[CarName]
    """Robots that refuel at the start of their turn."""
    players: list[PlayerState]
    deck: Annotated[int, Ge(0), Le(184)]
    discards: list[CardName]
    """The last one is on top."""
    cup: Cup
    robot_fuel: list[RobotFuel]
    chits: list[Annotated[int, Ge(1)]]
    """Robots' chits that are left, from 1."""
    track_deck: NotRequired[Annotated[Count, Of("track-cards")]]
    track_discards: NotRequired[Annotated[list[CardName], Of("track-cards")]]
    fresh: NotRequired[Annotated[list[CardName], Of("track-cards")]]
    """Cards that a SPECIAL brought: they come into play next turn."""
    weather: NotRequired[Annotated[Weather | None, Of("weather")]]
    """Null before it is known."""
    robot_tyres: NotRequired[Annotated[Literal["hard", "rain"] | None, Of("weather")]]
    """Null before the weather is known."""
    yellow: NotRequired[Annotated[list[YellowFlag], Of("flags")]]
    blue: NotRequired[Annotated[list[Seat], Of("flags")]]
    """The seats with a blue flag."""
    orange: NotRequired[Annotated[Seat | None, Of("flags")]]
    """The seat with the orange flag."""
    safety_car: NotRequired[Annotated[bool, Of("off-track")]]
    """True if it is on the track."""
    front: NotRequired[Annotated[int | None, Of("off-track")]]
    """The count at the front of its queue."""
    restart: NotRequired[Annotated[bool, Of("off-track")]]
    """True if the race restarts in this turn."""
    contest: Contest
    move: MoveState
    steps: list[Step]
    """What is under way, as a stack."""


# Around it


class Options(TypedDict):
    """The options that a race is run with."""

    level: Level
    modules: Literal["all"] | list[Module]
    track: str
    short: bool
    rescue: bool
    charts: str | list[str]
    strategies: Literal["choose"] | list[Strategy]
    skills: Literal["choose", "random"] | list[Skill]
    weather: Literal["draw"] | WeatherKind
    refuelling: Refuelling
    hazard: Hazard


class Choice(OptionBase):
    """One thing a seat may choose."""

    preview: AnyPreview


class Question(DecisionBase):
    """A question to a seat."""

    kind: Kind
    options: list[Choice]


class Gap(TypedDict):
    """A car and its gap to the Leader."""

    car: CarName
    gap: int
    """In sections."""
    laps_down: int


class ContestCar(TypedDict):
    """A car in a contest."""

    car: CarName
    laid: Count
    """How many cards it has laid."""
    declined: bool


class ContestOn(TypedDict):
    """The current contest."""

    section: Count
    cars: list[ContestCar]
    """Front to back."""


class StopOn(TypedDict):
    """The pit stop of the driver being asked."""

    car: CarName
    to: Count
    """The section where it comes out."""
    serviced: bool
    tyres: Tyres | None
    """The new tyres, once fitted."""
    strategy: Strategy | None
    """The new strategy, once chosen."""


class UnderWay(TypedDict):
    """Who is asked, and what the question belongs to."""

    acting: CarName | None
    """The car whose driver is asked."""
    contest: ContestOn | None
    stop: StopOn | None


class Summary(UnderWay):
    """What follows from the view: laps, stages, the running order, what is under way."""

    turns: int
    laps: int
    """Laps done."""
    race_laps: int
    stage: int
    stage_ends: int
    """The last turn of the stage."""
    order: list[Gap]
    """The running cars, first to last."""
    activation: list[CarName]
    """The cars that have yet to move in this turn, in order."""


class Classified(TypedDict):
    """A car in the classification."""

    place: int
    car: CarName
    seat: int | None
    """Null for a robot."""
    laps_down: int | None
    out: OutWhy | None


class Result(TypedDict):
    """How a race ended."""

    classification: list[Classified]


class RaceView(ViewBase, Table):
    """A race as a seat may see it."""

    game: Literal["race90"]
    options: Options
    decision: Question | None
    result: Result | None
    summary: Summary
