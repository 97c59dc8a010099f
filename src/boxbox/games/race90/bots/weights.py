"""The numbers behind `rules`, and what they make the printed cards worth."""

from typing import Final, NamedTuple

from boxbox.games.race90.table.cards import (
    ALL_CARDS,
    RACE_CARDS,
    SPEEDING,
    TYPES,
    Card,
    PrintedCard,
)
from boxbox.games.race90.table.race import BALANCE, HAZARD, SAVE_TYRES
from boxbox.games.race90.table.setup import Setup


class Weights(NamedTuple):
    """The driver's rules of thumb as numbers, mostly in sections."""

    # A card that is kept: its price falls with the number of cards per turn until the stop.
    card_low: float = 0.15
    card_high: float = 0.42
    card_slope: float = 0.5
    one: float = 0.9
    """What a +1 is worth beyond its movement, as it pairs with any card; the next is for a +2."""
    two: float = 0.3
    draw: float = 1.6
    # The price of a chip, and how many chips per turn are plenty.
    tyre: float = 0.55
    tyre_rate: float = 1.1
    damage: float = 0.5
    target: float = 0.7
    """How much more a Target of 100 is worth than one of 0."""
    ahead: float = 0.3
    """What a rival ahead in the same section costs."""
    # How likely a trajectory is used with, and without, a card of its colour.
    follow: float = 0.95
    hope: float = 0.35
    off_track: float = 2.6
    out: float = 7.0
    """What retiring costs: more than almost anything can make up for."""
    contest: float = 0.4
    qualify: float = 0.8
    qualify_target: float = 1.0
    new_hand: float = -0.25
    """A hand this much worse than the mean is given back."""
    # Stops: turns before a planned one in which to take a good chance, and what service is worth.
    window: int = 3
    box: float = 1.0
    need_card: float = 1.2
    need_tyre: float = 0.3
    need_damage: float = 0.5

    # The Advanced Game. Track cards: their symbols, and what is left of their price, as they can
    # only be played at one corner; a card whose corner doesn't come again can only pay or check.
    plenty: float = 0.06
    """The lowest price of cards when there are track cards as well."""
    pair: float = 0.6
    overtake: float = 0.2
    braking: float = 0.4
    doubled: float = 0.2
    bound: float = 0.8
    useless: float = 0.2
    over_stop: float = 0.25
    """The price of a track card right before a stop, which it may outlast."""
    special: float = 1.3
    """What a SPECIAL is worth, as a multiple of the price of track cards."""
    soft: float = 0.9
    """What a bonus of soft tyres is worth later."""
    re_entry: float = 1.0
    """What a turn off the track costs, apart from what the path brings."""
    symbol: float = 0.15
    """What a flag or weather symbol is worth in the hand."""
    # Stops in the Advanced Game: cards used per turn beyond the one drawn, and what each is worth.
    use: float = 0.78
    refill: float = 1.35
    fresh_set: float = 2.0
    """What new tyres are worth besides the cards: bonuses or a track card, chips, repairs."""
    hard: float = 2.3
    """What the track card of hard tyres is worth; the next is for a chip that soft ones lack."""
    soft_chip: float = 0.8
    grid: float = 0.3
    """What a place on the grid is worth."""


USUAL: Final = Weights()
ROAD: Final = 16
"""Hardly any play has more movement points."""
IMPOSSIBLE: Final = 1e9
HALF: Final = 50
"""The factor assumed for a blind card."""
PACE: Final = 4.0
"""Roughly how many sections a car drives in a turn."""
COLOUR: Final = {kind: 1 << at for at, kind in enumerate(TYPES)}
"""Colours of cards as bits."""
RED: Final = COLOUR[SPEEDING]
ANY: Final = sum(COLOUR.values())


class Deck(NamedTuple):
    """What cards are worth with a strategy when they are kept."""

    worth: tuple[float, ...]
    mean: float
    """For a race card; the next is for a track card."""
    track: float


_decks: dict[tuple[str, str, int, bool, Weights], Deck] = {}
_sorted: dict[str, list[tuple[int, Card]]] = {}


def deck_of(setup: Setup, strategy: int, weights: Weights) -> Deck:
    """Return what each card is worth; worked out once for each strategy."""
    key = (setup.data.sha256, setup.track.name, strategy, setup.flags, weights)
    if key not in _decks:
        worth = [0.0, *[_worth(card, strategy, weights, setup) for card in setup.cards[1:]]]
        races, tracks = worth[1 : RACE_CARDS + 1], worth[RACE_CARDS + 1 :]
        _decks[key] = Deck(
            tuple(worth), sum(races) / len(races), sum(tracks) / len(tracks) if tracks else 0.0
        )
    return _decks[key]


def _worth(card: PrintedCard, strategy: int, weights: Weights, setup: Setup) -> float:
    """Return what a card is worth in the hand."""
    tyres = card.tyres - (1 if card.tyres and strategy == SAVE_TYRES else 0)
    value = card.move + weights.draw * card.draw - 0.35 * tyres - 0.5 * card.damage
    value += weights.one if card.move == 1 else weights.two if card.move == 2 else 0.0
    checks = card.check is not None
    if checks:
        value -= 0.3 - 0.005 * (card.check or 0)
    if strategy == HAZARD:
        value += checks + card.damage
    elif strategy == BALANCE and card.type != SPEEDING:
        value += 0.3
    if card.event and setup.flags:
        value += weights.symbol
    symbols = {"pair": weights.pair, "overtake": weights.overtake, "braking": weights.braking,
               "contest": weights.doubled}  # fmt: skip
    return value + sum(symbols.get(symbol, 0.0) for symbol in card.symbols)


def by_factor(setup: Setup) -> list[tuple[int, Card]]:
    """Return the check factor and number of every race card, by rising factor."""
    key = setup.data.sha256
    if key not in _sorted:
        cards = ALL_CARDS[: RACE_CARDS + 1]
        _sorted[key] = sorted((setup.factors[card], card) for card in cards)
    return _sorted[key]


def corner_end(setup: Setup, corner: int) -> int:
    """Return the last section of a corner."""
    return max(at for at, section in enumerate(setup.track.sections) if section.corner == corner)
