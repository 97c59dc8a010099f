"""Why a choice is refused, and the facts that come with each reason."""

from typing import Literal

from typing_extensions import TypedDict

from boxbox.core.wire import Nothing
from boxbox.games.race90.wire.names import (
    CardName,
    CarName,
    Kind,
    Module,
    Skill,
    Strategy,
    WeatherKind,
)


class NotNow(TypedDict):
    """Another question is being asked."""

    asked: Kind


class ModuleNotPlayed(TypedDict):
    """The race is played without the module this belongs to."""

    module: Module


class CardNotInHand(TypedDict):
    """The card is not in the hand."""

    card: CardName


class CardFrozen(TypedDict):
    """Shown in a contest; it comes back next turn."""

    card: CardName


class CardFresh(TypedDict):
    """A SPECIAL brought it; it comes into play next turn."""

    card: CardName


class CardIsTarget(TypedDict):
    """It lies on the chart as the Target Check."""

    card: CardName


class CardSpent(TypedDict):
    """Used in this turn: played, paid, or laid in a contest."""

    card: CardName


class NotEnoughTyres(TypedDict):
    """Chips and the other cards in hand are too few together."""

    cards: list[CardName]
    owed: int
    chips: int
    others: int
    """Other cards in the hand."""


class NoChipLeft(TypedDict):
    """At least one point must be paid with a chip."""

    cards: list[CardName]
    owed: int


class OnlyChips(TypedDict):
    """Short race and Junior: cards can't pay for tyres, and the chips are too few."""

    cards: list[CardName]
    owed: int
    chips: int


class NotEnoughChips(TypedDict):
    """`chips` when cards are needed as well."""

    owed: int
    chips: int


class NoDamageSlots(TypedDict):
    """The cards bring more damage than there are free slots."""

    cards: list[CardName]
    damage: int
    free: int


class OffCorner(TypedDict):
    """The move would not touch the corner of a track card."""

    card: CardName
    corner: int


class MissesCorner(TypedDict):
    """After this answer a track card that was played would miss its corner."""

    card: CardName
    corner: int


class NotAPair(TypedDict):
    """The cards make no pair."""

    first: CardName
    """The card chosen before."""
    second: CardName
    """The one asked for."""


class LowerNumberFirst(TypedDict):
    """Pairs are entered with the lower number first."""

    first: CardName
    second: CardName


class RisingOrder(TypedDict):
    """Cards to pay or discard are named by rising number."""

    card: CardName
    last: CardName


class TooFewAfter(TypedDict):
    """This card would leave fewer cards than are still needed."""

    card: CardName
    needed: int
    left: int


class MustDiscard(TypedDict):
    """`enough` with too many cards."""

    excess: int


class ChartTaken(TypedDict):
    """Another player has that car."""

    chart: str
    seat: int


class NoSuchChart(TypedDict):
    """The data set has no such chart."""

    chart: str


class SkillTaken(TypedDict):
    """As many drivers have it as may."""

    skill: Skill


class TooManyPoints(TypedDict):
    """A set-up that takes more points than the driver has."""

    points: int
    most: int


class FuelNotOffered(TypedDict):
    """This amount of fuel isn't on offer."""

    turns: int
    offered: list[int]
    """The turns of fuel on offer."""


class NoSoftLeft(TypedDict):
    """All sets of soft tyres have been used."""

    sets: int


class SameStrategy(TypedDict):
    """VERSATILITY changes it; `keep-strategy` does not."""

    strategy: Strategy


class WeatherEnd(TypedDict):
    """The pawn is at the dry or the rainy end of the table."""

    kind: WeatherKind


class FlagThere(TypedDict):
    """The section already has a yellow flag."""

    section: int


class FlagBeforePoint(TypedDict):
    """A car stands on a trajectory, which lies beyond the flag."""

    section: int
    car: CarName


class NoFlagPlace(TypedDict):
    """No flag can be put there: no such section, no corner, or too few cars."""

    section: int
    ahead: int
    why: Literal["section", "corner", "cars"]


class NoFlagThere(TypedDict):
    """`unflag` where there is no flag."""

    section: int


class PointTaken(TypedDict):
    """A car stands there."""

    point: int
    car: CarName


class NoSuchPoint(TypedDict):
    """The section has fewer points."""

    point: int
    points: int


class NotOnOffer(TypedDict):
    """`keep`, `take`, `first`, `lay` with something that isn't on offer."""

    card: CardName
    offer: list[CardName]


class OrderBegun(Nothing):
    """`as-played` after the first `lay`."""


class PassCompulsory(TypedDict):
    """`stay` behind a car that must be passed."""

    car: CarName


class NoPayingPass(TypedDict):
    """`pass-paying` when `pass` pays already (`not-free`) or the points are too few."""

    car: CarName
    why: Literal["not-free", "points"]


class NoLateBraking(TypedDict):
    """Not in this section, or the pass must be declined first."""

    why: Literal["section", "stay-first"]


class NoBrakingCard(TypedDict):
    """The card has no such symbol, or is for another corner."""

    card: CardName
    why: Literal["symbol", "corner"]


class AlreadyPitted(TypedDict):
    """`box` for the second time in a turn."""

    turn: int


class BoxBeforeTheDraw(Nothing):
    """`box` after the car has driven on."""


class NoBoxOffTrack(Nothing):
    """`box` in the turn in which the car comes back."""


class DeckEmpty(Nothing):
    """`blind` without a card to draw."""


class NoRobotLeft(Nothing):
    """`rescue` without a robot to replace."""


Refusals = TypedDict(
    "Refusals",
    {
        "not-now": NotNow,
        "module-not-played": ModuleNotPlayed,
        "card-not-in-hand": CardNotInHand,
        "card-frozen": CardFrozen,
        "card-fresh": CardFresh,
        "card-is-target": CardIsTarget,
        "card-spent": CardSpent,
        "not-enough-tyres": NotEnoughTyres,
        "no-chip-left": NoChipLeft,
        "only-chips": OnlyChips,
        "not-enough-chips": NotEnoughChips,
        "no-damage-slots": NoDamageSlots,
        "off-corner": OffCorner,
        "misses-corner": MissesCorner,
        "not-a-pair": NotAPair,
        "lower-number-first": LowerNumberFirst,
        "rising-order": RisingOrder,
        "too-few-after": TooFewAfter,
        "must-discard": MustDiscard,
        "chart-taken": ChartTaken,
        "no-such-chart": NoSuchChart,
        "skill-taken": SkillTaken,
        "too-many-points": TooManyPoints,
        "fuel-not-offered": FuelNotOffered,
        "no-soft-left": NoSoftLeft,
        "same-strategy": SameStrategy,
        "weather-end": WeatherEnd,
        "flag-there": FlagThere,
        "flag-before-point": FlagBeforePoint,
        "no-flag-place": NoFlagPlace,
        "no-flag-there": NoFlagThere,
        "point-taken": PointTaken,
        "no-such-point": NoSuchPoint,
        "not-on-offer": NotOnOffer,
        "order-begun": OrderBegun,
        "pass-compulsory": PassCompulsory,
        "no-paying-pass": NoPayingPass,
        "no-late-braking": NoLateBraking,
        "no-braking-card": NoBrakingCard,
        "already-pitted": AlreadyPitted,
        "box-before-the-draw": BoxBeforeTheDraw,
        "no-box-off-track": NoBoxOffTrack,
        "deck-empty": DeckEmpty,
        "no-robot-left": NoRobotLeft,
    },
)
"""The reasons of the rules and the facts that come with each."""
