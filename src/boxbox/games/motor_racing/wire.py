"""The declared shapes of Formula Motor Racing: what a season shows, reports, offers and refuses."""

from typing import Annotated, Any, Final, Literal, NotRequired

from annotated_types import Ge, Le, Len
from typing_extensions import TypeAliasType, TypedDict

from boxbox.core.shapes import ByKind, Pattern, as_given, words_of
from boxbox.core.wire import (
    DecisionBase,
    DriverEvent,
    EventBase,
    OptionBase,
    PositionBase,
    Shapes,
    UndoneEvent,
    ViewBase,
)

Team = TypeAliasType("Team", Literal["red", "blue", "yellow", "green", "black", "white"])
_TEAMS: Final = "|".join(words_of(Team))
CarName = TypeAliasType("CarName", Annotated[str, Pattern(rf"^({_TEAMS})\.[12]$", "car")])
"""As in `red.1`."""
CardKind = TypeAliasType(
    "CardKind",
    Literal[
        "overtake", "pit", "wrong-line", "off-circuit", "lose-control", "turbo", "charge-gears",
        "charge-engine", "spin", "spin-out", "crash",
    ],
)  # fmt: skip
CardName = TypeAliasType(
    "CardName",
    Annotated[
        str,
        Pattern(rf"^(\?|({_TEAMS})(\+[234]|-pit)|{'|'.join(words_of(CardKind)[1:])})$", "card"),
    ],
)
"""As in `red+3`, `red-pit`, `turbo`; `?` for a hidden one."""
Kind = TypeAliasType("Kind", Literal["play", "charge", "spin", "crash"])
"""The kinds of questions."""
At = Kind | Literal["season-over"]
Seat = Annotated[int, Ge(0), Le(5)]
Face = Annotated[int, Ge(1), Le(12)]
Ties = Literal["last-race", "wins"]
"""What decides between equal points."""
FreeTeams = Literal["idle", "bots"]
"""What teams without a driver do."""
WhyNothing = TypeAliasType(
    "WhyNothing", Literal["leads", "last", "no-stop", "empty-place", "team-out"]
)
"""Why a card did nothing."""

# Previews

Move = TypedDict("Move", {"car": CarName, "from": int, "to": int | None})
"""A car goes from one place to another; null: out of the race."""


class Outcome(TypedDict):
    """What a choice can lead to."""

    faces: list[int]
    """Faces of the die that lead to it; none: no die is rolled."""
    moves: list[Move]
    order: list[CarName]
    partners: NotRequired[Annotated[list[CarName], Len(2, 2)]]
    """The cars ahead and behind, one of which would retire too."""


class Preview(TypedDict):
    """Every outcome of a choice."""

    outcomes: list[Outcome]


# The view


class Standing(TypedDict):
    """A line of the constructors' standings."""

    place: int
    seat: int | None
    """Null for a team that nobody drives."""
    teams: list[Team]
    free: bool
    """True if it belongs to no player."""
    points: int
    wins: int


class DriverStanding(TypedDict):
    """A line of the drivers' standings."""

    place: int
    car: CarName
    driver: str
    points: int
    wins: int


class Standings(TypedDict):
    """The standings, with the drivers' if that championship is run."""

    standings: list[Standing]
    drivers: NotRequired[list[DriverStanding]]


class Summary(Standings):
    """What follows from the view: the race, the owners of the teams, the standings."""

    race: int
    races: int
    circuit: str
    owners: dict[Team, int | None]


class Options(TypedDict):
    """The options that a season is run with."""

    races: Annotated[int, Ge(1), Le(17)]
    set_aside: (
        Annotated[int, Ge(0), Le(39)] | list[Annotated[int, Ge(0), Le(39)]] | Literal["circuit"]
    )
    circuits: Literal["calendar"] | list[str]
    teams: Annotated[list[Team], Len(6, 6)]
    drivers: bool
    ties: Ties
    free_teams: FreeTeams


class Choice(OptionBase):
    """One thing a seat may choose."""

    preview: Preview


class Question(DecisionBase):
    """A question to a seat."""

    kind: Kind
    options: list[Choice]


class RaceView(ViewBase):
    """A season as a seat may see it."""

    game: Literal["motor-racing"]
    options: Options
    at: At
    """The moment."""
    turn: NotRequired[int]
    """The seat being asked."""
    card: NotRequired[CardName]
    """The card in play at `charge`, `spin` and `crash`."""
    car: NotRequired[CarName]
    """The car that charges."""
    face: NotRequired[int]
    """The face rolled at `spin` and `crash`."""
    order: list[CarName]
    """The running cars, first to last."""
    retired: list[CarName]
    """The retired cars, the first to retire first."""
    hands: list[list[CardName]]
    """The cards in each hand."""
    deck: int | list[CardName]
    """How many cards are in it; the cards themselves if nothing is hidden from the reader."""
    set_aside: int | list[CardName]
    """The cards set aside face down, like `deck`."""
    discards: list[CardName]
    """The last one is on top."""
    finished: list[list[CarName]]
    """The classification of each finished race."""
    decision: Question | None
    result: Standings | None
    summary: Summary


# Events


class RaceStartedEvent(EventBase):
    """A race begins."""

    kind: Literal["race-started"]
    race: int
    circuit: str
    order: list[CarName]
    first: int
    """The seat that starts."""
    hand: NotRequired[list[CardName]]
    """Only for a seat: its own."""


class PlayedEvent(EventBase):
    """A card is played."""

    kind: Literal["played"]
    seat: int
    card: CardName
    car: CarName | None
    """Null if the card takes none."""


class RolledEvent(EventBase):
    """The die is rolled."""

    kind: Literal["rolled"]
    seat: int
    face: int


class MovedEvent(EventBase):
    """Cars change places."""

    kind: Literal["moved"]
    by: CardKind
    moves: list[Move]
    order: list[CarName]
    """The order afterwards."""


class NoEffectEvent(EventBase):
    """A card did nothing."""

    kind: Literal["no-effect"]
    by: CardKind
    cars: list[CarName]
    why: WhyNothing


class StoppedEvent(EventBase):
    """A charge was ended."""

    kind: Literal["stopped"]
    seat: int
    car: CarName


class DrawnEvent(EventBase):
    """A card was drawn."""

    kind: Literal["drawn"]
    seat: int
    deck: int
    """How many cards are left."""
    card: NotRequired[CardName]
    """Only for the seat that drew."""


class LastRoundEvent(EventBase):
    """The deck is empty: everybody plays one more card."""

    kind: Literal["last-round"]


class RaceFinishedEvent(EventBase):
    """A race is over."""

    kind: Literal["race-finished"]
    race: int
    classification: list[CarName]
    points: list[int]
    """Points for the first places, in order."""


class SeasonFinishedEvent(EventBase):
    """The season is over."""

    kind: Literal["season-finished"]


RaceEvent = TypeAliasType(
    "RaceEvent",
    Annotated[
        RaceStartedEvent | PlayedEvent | RolledEvent | MovedEvent | NoEffectEvent | StoppedEvent
        | DrawnEvent | LastRoundEvent | RaceFinishedEvent | SeasonFinishedEvent | UndoneEvent
        | DriverEvent,
        ByKind(),
    ],
)  # fmt: skip
"""Everything that can happen."""

# Refusals


class NotNow(TypedDict):
    """Another question is being asked."""

    asked: Kind


class CardNotInHand(TypedDict):
    """The card is not in the hand."""

    card: CardName


class NeedsACar(TypedDict):
    """The card must be played on a car."""

    card: CardName


class TakesNoCar(TypedDict):
    """The card isn't played on a car."""

    card: CardName
    car: CarName


class CarOut(TypedDict):
    """The car has retired."""

    card: CardName
    car: CarName


class WrongTeam(TypedDict):
    """The card belongs to another team."""

    card: CardName
    car: CarName
    team: Team


class NotInTheTail(TypedDict):
    """The card is only for one of the last cars."""

    card: CardName
    car: CarName
    place: int
    running: int
    """How many cars are running."""


Refusals = TypedDict(
    "Refusals",
    {
        "not-now": NotNow,
        "card-not-in-hand": CardNotInHand,
        "needs-a-car": NeedsACar,
        "takes-no-car": TakesNoCar,
        "car-out": CarOut,
        "wrong-team": WrongTeam,
        "not-in-the-tail": NotInTheTail,
    },
)
"""The reasons of the rules and the facts that come with each."""

# Positions


class CardPrint(TypedDict):
    """A card by what is printed on it."""

    name: NotRequired[str]
    kind: CardKind
    team: NotRequired[Team]
    places: NotRequired[Annotated[int, Ge(1), Le(4)]]


Card = TypeAliasType("Card", CardName | CardPrint)
Pile = TypeAliasType("Pile", Annotated[list[Card], Len(0, 54)] | Annotated[int, Ge(0), Le(54)])
"""Cards, or how many unknown ones there are."""
Hands = TypedDict(
    "Hands", {"0": Pile, "1": Pile, "2": Pile, "3": Pile, "4": Pile, "5": Pile}, total=False
)
"""Hands by seat."""
Cars = Annotated[list[CarName], Len(0, 12)]


class _Facts(PositionBase):
    game: Literal["motor-racing"]
    seats: NotRequired[Annotated[int, Ge(3), Le(6)]]


class Given(TypedDict, total=False):
    """A position as it is read."""

    options: Options
    at: At
    turn: Seat
    card: Card
    car: CarName
    face: Face
    order: Cars
    retired: Cars
    hands: Annotated[list[Pile], Len(0, 6)] | Hands
    deck: Pile
    set_aside: Pile
    discards: Pile
    finished: list[Annotated[list[CarName], Len(12, 12)]]


Position = as_given("Position", _Facts, Given, instead={Card: Card})
"""What `from_position` takes: everything except the game may be left out."""


class Printed(TypedDict):
    """What the names of cards and cars don't say."""

    points: list[int]
    """What the first places score."""


def _preview(_: str, __: str) -> Any:
    return Preview


SHAPES = Shapes(
    view=RaceView,
    event=RaceEvent,
    preview=_preview,
    refusals=Refusals,
    position=Position,
    result=Standings,
    summary=Summary,
    printed=Printed,
)
