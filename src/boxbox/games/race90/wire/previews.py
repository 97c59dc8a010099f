"""What choices would do, worked out from a view, never from hidden facts. `acts` maps them."""

from typing_extensions import TypeAliasType, TypedDict

from boxbox.core.wire import Nothing
from boxbox.games.race90.wire.car_previews import (
    BidPreview,
    BoxPreview,
    CardPreview,
    ChartPreview,
    ContestPreview,
    DiscardPreview,
    DriveOnPreview,
    EnoughPreview,
    FlagPreview,
    LeaveWeatherPreview,
    NewHandPreview,
    RefuelPreview,
    RescuePreview,
    SetupPreview,
    StrategyPreview,
    TyresPreview,
    UnflagPreview,
    WeatherPreview,
)
from boxbox.games.race90.wire.move_events import PassPart
from boxbox.games.race90.wire.names import (
    BonusWhy,
    CardName,
    CardType,
    CarName,
    PathKind,
    Strategy,
    WhyEnd,
)

# Parts of previews


class Bonus(TypedDict):
    """Points added to a move or taken off it."""

    why: BonusWhy
    value: int


class CheckFacts(TypedDict):
    """A check that a play asks for."""

    modifier: int
    """As printed: -20, 0 or 20."""
    target: int | None
    """Null for a second check, as it depends on the first."""
    odds: float
    """For a Blind Check; for a second check, after a first blind one."""
    own: int | None
    """How many of the player's own cards would pass it."""
    out: bool
    """True if failing could make the car retire."""


class Special(TypedDict):
    """A SPECIAL that a strategy scores."""

    strategy: Strategy
    cards: int
    """How many track cards it brings."""
    sure: bool
    """True if no check can get in the way."""


class PathFacts(TypedDict):
    """A step on an off-track path."""

    kind: PathKind
    value: int | None
    """For tyres, damage and penalty."""
    to: int | None
    """Where a car comes back if it passes the check or gets this far."""


class Way(TypedDict):
    """Where late braking leads if it succeeds."""

    to: int
    passes: list[CarName]
    lap_checks: int
    """How many Leader's checks come before it."""


class Attempt(Way):
    """An attempt at late braking."""

    target: int
    odds: float


class Braking(Attempt):
    """Late braking by a player."""

    cards: list[CardName]
    """Track cards that make it certain."""
    specials: list[Special]
    """If it succeeds, instead of those of the move."""
    off_to: int
    """The nearest section where the car would come back from off the track."""
    path: list[PathFacts]
    """What threatens off the track; empty without the module."""


class End(TypedDict):
    """Where a move ends and what happens on the way.

    Assumes the current weather and flags, soft bonuses saved, and the Leader's checks passed.
    """

    to: int
    why: WhyEnd
    behind: CarName | None
    """The car that blocks the way."""
    needs: int | None
    """The points needed to pass it; null if points can't do it."""
    passes: list[PassPart]
    flags: list[int]
    """Sections whose yellow flag is passed for a point."""
    lap_checks: int
    """How many Leader's checks are assumed passed."""
    specials: list[Special]
    braking: Braking | None


# Cards to move with


class PlayFacts(End):
    """What a card or a pair would do."""

    cards: list[CardName]
    points: int
    """Everything that is certain; HAZARD's points come whether a check passes or fails (R37)."""
    most: int
    """What they can grow to by later choices: a soft bonus, better weather, blind checks."""
    bonuses: list[Bonus]
    bound: list[str]
    """The player's choices that a track card needs to touch its corner; in points and end."""
    tyres: int
    damage: int
    draws: int
    checks: list[CheckFacts]


class Pairs(TypedDict):
    """What a card would do with others, and whether it may be played alone."""

    pairs: dict[CardName, PlayFacts]
    """What each card it may be paired with would do together with it."""
    alone: bool
    """True if it may be played alone; if not, the rest is what it would do."""


class PlayPreview(PlayFacts, Pairs):
    """What a card would do, alone and with others."""


class PayPreview(TypedDict):
    """What is left to pay."""

    owed: int
    chips: int


class ChipsPreview(TypedDict):
    """The chips paid, and those left."""

    tyres: int
    left: int


class LayPreview(TypedDict):
    """The place of a discarded card, from 1 at the top."""

    place: int


class AsPlayedPreview(TypedDict):
    """The discarded cards, from the bottom to the top."""

    cards: list[CardName]


class SoftPreview(End):
    """A move with a soft bonus, or without."""

    points: int


# Checks


class CardCheck(TypedDict):
    """A check with a card."""

    factor: int
    target: int
    passed: bool


class BlindCheck(TypedDict):
    """A check with the next card of the deck."""

    target: int
    odds: float


class MoveCheckPreview(CardCheck):
    """A check of a move with a card."""

    new_target: int
    out: bool


class BlindMoveCheckPreview(BlindCheck):
    """A Blind Check of a move."""

    out: bool
    """True if failing makes the car retire."""


class Ends(TypedDict):
    """Where the car ends, and why."""

    to: int
    why: WhyEnd


class LapCheckPreview(CardCheck, Ends):
    """The Leader's check with a card."""

    new_target: int


class BlindLapCheckPreview(BlindCheck, Ends):
    """The Leader's Blind Check; the end given is the one after passing."""


class Slide(TypedDict):
    """What happens off the track."""

    to: int | None
    """Where the car comes back (for a Blind Check: if passed); null: not yet, or never."""
    path: list[PathFacts]
    """After a failure, up to the step that stops the car."""
    out: bool
    """True if the path makes the car retire."""


class OffCheckPreview(CardCheck, Slide):
    """A check off the track with a card."""


class BlindOffCheckPreview(BlindCheck, Slide):
    """A Blind Check off the track."""


# Passing and braking


class PassPreview(End):
    """A pass and how the move goes on."""

    cost: int


class StayPreview(Ends):
    """The end of a move without late braking."""

    specials: list[Special]


class SureBrakingPreview(Way):
    """Late braking with a track card."""

    specials: list[Special]


class ForcedBrakingPreview(Attempt):
    """Late braking of a robot forced by the orange flag."""

    car: CarName
    off: list[PathFacts]
    """What threatens off the track."""


class SparedPreview(TypedDict):
    """A robot that is left alone."""

    car: CarName
    to: int


class PointPreview(TypedDict):
    """A trajectory point."""

    colour: CardType
    bonus: int


AnyPreview = TypeAliasType(
    "AnyPreview",
    Nothing | ChartPreview | SetupPreview | NewHandPreview | CardPreview | DiscardPreview
    | EnoughPreview | StrategyPreview | ContestPreview | BoxPreview | DriveOnPreview | RefuelPreview
    | BidPreview | TyresPreview | RescuePreview | PlayPreview | PlayFacts | PayPreview
    | ChipsPreview | LayPreview | AsPlayedPreview | SoftPreview | CheckFacts | MoveCheckPreview
    | BlindMoveCheckPreview | LapCheckPreview | BlindLapCheckPreview | OffCheckPreview
    | BlindOffCheckPreview | PassPreview | End | StayPreview | Braking | SureBrakingPreview
    | ForcedBrakingPreview | SparedPreview | PointPreview | WeatherPreview | LeaveWeatherPreview
    | FlagPreview | UnflagPreview,
)  # fmt: skip
"""What a choice would do; which of these applies depends on the question and the act."""
