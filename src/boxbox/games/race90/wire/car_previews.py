"""What choices beside the track would do: contests, the hand, the car, stops, weather and flags."""

from typing import NotRequired

from typing_extensions import TypedDict

from boxbox.games.race90.wire.names import CarName, WeatherKind


class Rejoin(TypedDict):
    """Where a car comes back onto the track."""

    to: int
    cars: list[CarName]
    """The cars ahead of it there."""
    place: int
    """In the race."""
    laps: int
    """Laps behind the Leader."""


# Contests and the hand


class ContestPreview(TypedDict):
    """What the cards count in a contest."""

    value: int
    modifier: int
    strategy: int
    """The bonus of the strategy."""


class CardPreview(TypedDict):
    """What is printed on a card."""

    move: int
    factor: int


class DiscardPreview(CardPreview):
    """A card discarded in the pits."""

    draws: int
    """How many cards the service would then bring."""


class EnoughPreview(TypedDict):
    """The cards that the service brings."""

    draws: int


# The car


class ChartPreview(TypedDict):
    """What is printed on a chart."""

    tyres: int
    cards: int
    damage: int


class SetupPreview(ChartPreview):
    """What a set-up gives and costs."""

    points: int


class NewHandPreview(TypedDict):
    """How many cards the substitute car brings."""

    cards: int


class StrategyPreview(TypedDict):
    """A strategy."""

    current: bool
    """True if the driver has it now."""
    turn: int
    """The turn from which it counts."""


class BoxPreview(Rejoin):
    """A stop with the least fuel."""

    tyres: int
    cards: int
    track_cards: int
    repairs: int
    extra: int
    """Extra sections for fuel to the end."""


class DriveOnPreview(TypedDict):
    """Driving on."""

    fuel: int | None
    """The turn by which a stop is due."""
    to: NotRequired[int]
    """Behind the safety car: where the car will be."""


class BidPreview(TypedDict):
    """What a fuel bid adds to qualifying."""

    bonus: int


class RefuelPreview(Rejoin):
    """The fuel of a stop."""

    chit: int | None
    """The turn until which it lasts; null: to the end."""
    extra: int
    """The sections it costs."""


class TyresPreview(TypedDict):
    """A set of tyres."""

    chips: int
    soft_sets_left: int
    """Before this one."""
    penalty: int
    """Movement lost in the current weather."""
    track_card: bool
    """True if it brings a track card."""


class RescuePreview(TypedDict):
    """The robot whose place is taken, and what the player gets."""

    car: CarName
    to: int
    tyres: int
    cards: int
    fuel: int | None
    """The turn by which to stop."""


# Weather and flags


class LeaveWeatherPreview(TypedDict):
    """Movement that the player's own tyres would lose."""

    penalty: int


class WeatherPreview(LeaveWeatherPreview):
    """Where the pawn goes."""

    kind: WeatherKind
    slot: int
    """From 1."""
    robots_stop: bool


class UnflagPreview(TypedDict):
    """A yellow flag to take away."""

    section: int
    behind: list[CarName]
    """The cars it holds up."""


class FlagPreview(UnflagPreview):
    """A yellow flag to place."""

    ahead: int
