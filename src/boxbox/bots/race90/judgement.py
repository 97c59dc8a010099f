"""What things are worth to a driver, in sections of the track.

Cards, tyre chips and damage slots are worth as much as they can still give before they are
renewed or the race is over: a lot when few are left for many turns, nothing at the flag.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from boxbox.bots.race90.road import Stop, road
from boxbox.games.race90.cards import RACE_CARDS, SPEEDING, TYPES, UNKNOWN
from boxbox.games.race90.damage import free_slots
from boxbox.games.race90.race import (
    BALANCE,
    HAZARD,
    NO_POINT,
    SAVE_TYRES,
    Race,
    Setup,
)
from boxbox.games.race90.track import BRAKING


class Weights(NamedTuple):
    """The driver's thumb rules as numbers, mostly in sections."""

    # A card that is kept: the price falls with the cards a turn there are till the stop.
    card_low: float = 0.15
    card_high: float = 0.42
    card_slope: float = 0.5
    one: float = 0.9
    """What a +1 is worth beyond its movement, for it makes pairs with all; the next is for a +2."""
    two: float = 0.3
    draw: float = 1.6
    # The price of a chip, and the chips a turn that are plenty.
    tyre: float = 0.55
    tyre_rate: float = 1.1
    damage: float = 0.5
    target: float = 0.7
    """What a Target of 100 is worth more than one of 0."""
    ahead: float = 0.3
    """What a rival ahead in the same section costs."""
    # How surely a trajectory will be used with, and without, a card of its colour.
    follow: float = 0.95
    hope: float = 0.35
    off_track: float = 2.6
    out: float = 7.0
    """What is lost with the race: as much as hardly anybody makes good."""
    contest: float = 0.4
    qualify: float = 0.8
    qualify_target: float = 1.0
    new_hand: float = -0.25
    """A hand so much worse than the mean is given back."""
    # Stops: turns before a planned one in which a good chance is taken, and what service is worth.
    window: int = 3
    box: float = 1.0
    need_card: float = 1.2
    need_tyre: float = 0.3
    need_damage: float = 0.5


USUAL: Final = Weights()
ROAD: Final = 16
"""No play has more movement points."""
IMPOSSIBLE: Final = 1e9
HALF: Final = 50
"""The factor that a blind card is taken to have."""
COLOUR: Final = {kind: 1 << at for at, kind in enumerate(TYPES)}
"""Colours of cards as bits."""
RED: Final = COLOUR[SPEEDING]
ANY: Final = sum(COLOUR.values())


class Deck(NamedTuple):
    """What the cards are worth with a strategy when they are kept."""

    worth: tuple[float, ...]
    mean: float


_decks: dict[tuple[str, str, int, Weights], Deck] = {}
_sorted: dict[str, list[tuple[int, int]]] = {}


def deck_of(setup: Setup, strategy: int, weights: Weights) -> Deck:
    """Return what each card is worth; worked out once for a strategy."""
    key = (setup.data.sha256, setup.track.name, strategy, weights)
    if key not in _decks:
        worth = [0.0]
        for card in setup.cards[1:]:
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
            worth.append(value)
        races = worth[1 : RACE_CARDS + 1]
        _decks[key] = Deck(tuple(worth), sum(races) / len(races))
    return _decks[key]


def by_factor(setup: Setup) -> list[tuple[int, int]]:
    """Return check factor and number of every race card, by rising factor."""
    key = setup.data.sha256
    if key not in _sorted:
        factors = setup.factors[: RACE_CARDS + 1]
        _sorted[key] = sorted((factor, card) for card, factor in enumerate(factors))
    return _sorted[key]


class Held(NamedTuple):
    """A card of the hand as it would be played."""

    card: int
    move: int
    colour: int
    tyres: int
    damage: int
    check: int | None
    worth: float
    """What it draws less what it is worth when kept."""


class Judge:
    """What a seat's choices are worth at this moment."""

    def __init__(self, view: Race, seat: int, stop: int, weights: Weights) -> None:
        self.view = view
        self.seat = seat
        self.weights = weights
        setup = view.setup
        self.strategy = view.strategy[seat]
        self.deck = deck_of(setup, self.strategy, weights)
        self.last = view.turn >= setup.last_turn
        self.left = max(0, min(stop - 1, setup.last_turn) - view.turn)
        """Turns after this one before the next stop or the flag."""
        self.ends = stop > setup.last_turn
        self.spare = free_slots(view, seat)
        hand = len(view.hands[seat]) + len(view.frozen[seat])
        self.card = self._card_price(hand)
        self.tyre = self._tyre_price(view.tyres[seat])
        self.out = weights.out * self._hope()
        self.damage = [self._damage_price(spare) for spare in range(self.spare + 1)]
        self._endings: dict[tuple[Stop, int, bool], float] = {}

    # Prices

    def _card_price(self, hand: int) -> float:
        if self.left == 0:
            return 0.0 if self.ends else 0.05
        w = self.weights
        each = (hand + self.left) / (self.left + 1)
        return max(w.card_low, min(w.card_high, w.card_high - w.card_slope * (each - 1.3)))

    def _tyre_price(self, chips: int) -> float:
        if self.left == 0:
            return 0.0
        w = self.weights
        return w.tyre * max(0.1, 1 - chips / (self.left + 1) / w.tyre_rate)

    def _damage_price(self, spare: int) -> float:
        """Return what one more damage costs a car with so many free slots."""
        if spare <= 0:
            return self.out
        if self.last:
            return 0.0
        scarce = (2.0, 1.2, 0.8, 0.6)[min(spare, 4) - 1]
        soon = min(1.0, (self.left + 1) / 6)
        return self.weights.damage * scarce * (soon if self.ends else max(0.25, soon))

    def _hope(self) -> float:
        """Return how much there is to lose: little for one who can hardly win any more."""
        view = self.view
        gap = view.count[view.leader] - view.count[self.seat]
        return max(0.2, 1 - gap / (2 * (view.setup.last_turn - view.turn) + 6))

    def kept(self, card: int) -> float:
        """Return what a card of the hand is worth."""
        return self.card * self.deck.worth[card]

    def target_worth(self, factor: int) -> float:
        """Return what a Target Check is worth."""
        return 0.0 if self.last else self.weights.target * factor / 100

    # Chance

    @cached_property
    def unseen(self) -> list[int]:
        """The check factors of the cards that may be the next of the deck, sorted."""
        view = self.view
        if not view.deck:
            return sorted(view.setup.factors[card] for card in view.discards)
        seen = {UNKNOWN, *view.discards, *view.target, *view.spent, *view.played, *view.offer}
        for piles in (view.hands, view.frozen, view.laid):
            for pile in piles:
                seen.update(pile)
        return [factor for factor, card in by_factor(view.setup) if card not in seen]

    def odds(self, target: int) -> float:
        """Return the chance of a Blind Check."""
        unseen = self.unseen
        return bisect_right(unseen, target) / len(unseen) if unseen else 0.0

    # Where a car ends

    def colours(self, hand: Iterable[int]) -> int:
        """Return the bits of the colours among some cards."""
        cards = self.view.setup.cards
        bits = 0
        for card in hand:
            bits |= COLOUR[cards[card].type]
        return bits

    def trajectory(self, at: int, colours: int, own: int = NO_POINT) -> float:
        """Return what the best free point of a section promises, with such cards in the hand."""
        view = self.view
        if self.last or (self.left == 0 and not self.ends):
            return 0.0
        section = at % view.setup.length
        trajectories = view.setup.track.sections[section].trajectories
        if not trajectories:
            return 0.0
        taken = [view.point[car] for car in view.cells[section] if car != self.seat]
        best = 0.0
        for point, (colour, bonus) in enumerate(trajectories):
            if point not in taken and own in (NO_POINT, point):
                best = max(best, self.point_worth(colour, bonus, colours))
        return best

    def point_worth(self, colour: str, bonus: int, colours: int) -> float:
        """Return what one trajectory promises."""
        bit = COLOUR[colour]
        usable = bool(colours & bit) and (bit != RED or self.view.tyres[self.seat] > 0)
        if not usable and self.strategy == BALANCE:
            usable = bool(colours & ~RED)
        return bonus * (self.weights.follow if usable else self.weights.hope)

    def standing(self, stop: Stop, colours: int, stays: bool = False) -> float:
        """Return what it is worth to end a turn in a place; one who stays keeps its point."""
        count = self.view.count
        worth: float = stop.at
        for car in stop.ahead:
            if count[car] >= stop.at:
                worth -= self.weights.ahead
        own = self.view.point[self.seat] if stays else NO_POINT
        if stays and own == NO_POINT:
            return worth
        return worth + self.trajectory(stop.at, colours, own)

    def ending(self, stop: Stop, colours: int, stays: bool = False) -> float:
        """Return the same with the chance to brake late, where it is one."""
        key = (stop, colours, stays)
        if key not in self._endings:
            worth = self.standing(stop, colours, stays)
            setup = self.view.setup
            if setup.kinds[stop.at % setup.length] == BRAKING and not setup.junior:
                worth = max(worth, self.braking(stop, colours))
            self._endings[key] = worth
        return self._endings[key]

    def braking(self, stop: Stop, colours: int) -> float:
        """Return what late braking from a place is worth, odds included."""
        view = self.view
        setup = view.setup
        section = setup.track.sections[stop.at % setup.length]
        odds = self.odds(section.late_braking)
        gain = 1
        if self.strategy == HAZARD and not view.cells[(stop.at + 1) % setup.length]:
            gain = 2
        there = stop.at + gain
        good = self.standing(Stop(there, view.cells[there % setup.length]), colours)
        if self.last:
            bad = stop.at - self.weights.ahead * len(view.cells[stop.at % setup.length])
        elif 0 < view.fuel[self.seat] <= view.turn + 1:
            bad = stop.at - self.out
        else:
            bad = stop.at + section.first_entry - self.weights.off_track
        return odds * good + (1 - odds) * bad

    # Checks

    @cached_property
    def checkers(self) -> list[tuple[int, float, float, int]]:
        """Each card of the hand as a check card: factor, worth if it is played anyway, if not."""
        factors = self.view.setup.factors
        rows = []
        for card in self.view.hands[self.seat]:
            worth = self.target_worth(factors[card])
            rows.append((factors[card], worth, worth - self.kept(card), card))
        return rows

    def check(self, target: int, played: Sequence[int], gone: int, spare: int) -> tuple[float, int]:
        """Return what the best way to make a movement check is worth, and its card (0: blind).

        `played` cards cost nothing more; the card `gone` is no longer there.
        """
        price = self.damage[spare]
        best = self.target_worth(HALF) - (1 - self.odds(target)) * price
        with_card = UNKNOWN
        for factor, free, worth, card in self.checkers:
            value = free if card in played else worth
            if factor > target:
                value -= price
            if value > best and card != gone:
                best, with_card = value, card
        return best, with_card

    def checks(self, cards: Sequence[int], asking: list[int], spare: int) -> float:
        """Return what the checks of a play are worth, mostly less than nothing."""
        factors = self.view.setup.factors
        target = factors[self.view.target[self.seat]]
        worth = -self.target_worth(target)
        if len(asking) == 1:
            return worth + self.check(target + asking[0], cards, UNKNOWN, spare)[0]
        asking.sort()
        value, card = self.check(target + asking[0], cards, UNKNOWN, spare)
        target = factors[card] if card else HALF
        again, _ = self.check(target + asking[1], cards, card, spare)
        return worth + value - self.target_worth(target) + again

    # Plays

    def best(
        self, start: int = 0, hand: Sequence[int] | None = None, ways: list[Stop] | None = None
    ) -> tuple[float, tuple[int, ...]]:
        """Return the best play (none: skip) and what it is worth; `start` is already chosen."""
        view, seat = self.view, self.seat
        held = self._held(view.hands[seat] if hand is None else hand)
        if ways is None:
            ways = road(view, seat, ROAD, self.laps_easily())
        colours = 0
        twice = 0
        for one in held:
            twice |= colours & one.colour
            colours |= one.colour
        top = -IMPOSSIBLE if start else self.standing(ways[0], colours, True)
        cards: tuple[int, ...] = ()
        others = 0 if view.setup.only_chips else len(held)
        for at, one in enumerate(held):
            if start not in (0, one.card):
                continue
            left = colours & ~(one.colour & ~twice)
            worth = self._play((one,), ways, left, others - 1)
            if worth > top:
                top, cards = worth, (one.card,)
            for two in held[at + 1 :]:
                if one.move == 1 or two.move == 1 or one.move == two.move == 2:
                    left = self._left(held, one, two) if one.colour == two.colour else (
                        colours & ~((one.colour | two.colour) & ~twice)
                    )  # fmt: skip
                    worth = self._play((one, two), ways, left, others - 2)
                    if worth > top:
                        top, cards = worth, (one.card, two.card)
        return top, cards

    def _held(self, hand: Iterable[int]) -> list[Held]:
        printed = self.view.setup.cards
        draw = self.card * self.deck.mean
        return [
            Held(card, fact.move, COLOUR[fact.type], fact.tyres, fact.damage, fact.check,
                 draw * fact.draw - self.kept(card))
            for card, fact in ((card, printed[card]) for card in hand)
        ]  # fmt: skip

    @staticmethod
    def _left(held: Sequence[Held], one: Held, two: Held) -> int:
        bits = 0
        for other in held:
            if other is not one and other is not two:
                bits |= other.colour
        return bits

    def laps_easily(self) -> bool:
        """Tell whether a Leader's check is likely to be passed."""
        return self.view.setup.factors[self.view.target[self.seat]] >= 40

    @cached_property
    def _bonus(self) -> tuple[int, int]:
        """The colour and the bonus of the trajectory on which the car stands."""
        view = self.view
        point = view.point[self.seat]
        if point == NO_POINT or view.turn == 1:
            return 0, 0
        colour, bonus = view.setup.track.sections[view.section(self.seat)].trajectories[point]
        return COLOUR[colour], bonus

    def _play(self, play: tuple[Held, ...], ways: list[Stop], left: int, others: int) -> float:
        """Return what a play is worth: where it ends and what it costs; little if it can't be."""
        points = tyres = damage = colours = 0
        worth = 0.0
        asking = []
        for card in play:
            points += card.move
            tyres += card.tyres
            damage += card.damage
            colours |= card.colour
            worth += card.worth
            if card.check is not None:
                asking.append(card.check)
        colour, bonus = self._bonus
        if colour & colours or (self.strategy == BALANCE and not colours & RED):
            points += bonus
        if self.strategy == HAZARD:
            points += damage + len(asking)
        stop = ways[points]
        worth += self.ending(stop, left, stop == ways[0])
        if tyres:
            worth -= self._tyres(tyres, others)
        if damage:
            worth -= self._damages(damage)
        if asking and damage <= self.spare:
            worth += self.checks([card.card for card in play], asking, self.spare - damage)
        return worth

    def _tyres(self, due: int, others: int) -> float:
        """Return what tyres cost, with so many cards that could pay for them."""
        if self.strategy == SAVE_TYRES:
            due -= 1
        chips = self.view.tyres[self.seat]
        payable = chips >= due or (chips and chips + others >= due)
        return due * self.tyre if payable else IMPOSSIBLE

    def _damages(self, discs: int) -> float:
        """Return what printed damage costs."""
        if discs > self.spare:
            return IMPOSSIBLE
        return sum(self.damage[spare] for spare in range(self.spare - discs + 1, self.spare + 1))
