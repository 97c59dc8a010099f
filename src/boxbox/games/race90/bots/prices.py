"""What cards, chips and damage slots are worth to a driver, in sections of the track.

They are worth what they can still give before they are renewed or the race is over: a lot when few
are left for many turns, nothing at the flag.
"""

from bisect import bisect_right
from functools import cached_property
from typing import Final

from boxbox.core.seats import Seat
from boxbox.games.race90.bots.road import Road
from boxbox.games.race90.bots.symbols import symbol_worth
from boxbox.games.race90.bots.weights import PACE, Weights, by_factor, corner_end, deck_of
from boxbox.games.race90.rules.advanced.conditions import check_modifier, tyre_penalty
from boxbox.games.race90.rules.basic.checks import reflexes
from boxbox.games.race90.rules.basic.damage import free_slots
from boxbox.games.race90.table.cards import RACE_CARDS, UNKNOWN, Card
from boxbox.games.race90.table.race import HAZARD, NO_STRATEGY, Race
from boxbox.games.race90.table.steps import AT_BRAKE, AT_LAP_CHECK, AT_PASS

MOVING: Final = (AT_PASS, AT_LAP_CHECK, AT_BRAKE)
"""The questions of a move that has begun."""


class Prices:
    """What things are worth to a seat at this moment."""

    def __init__(self, view: Race, seat: Seat, stop: int, weights: Weights) -> None:
        self.view = view
        self.seat = seat
        self.weights = weights
        setup = view.setup
        self.off = seat in view.off
        self.strategy = NO_STRATEGY if self.off else view.strategy[seat]
        self.deck = deck_of(setup, view.strategy[seat], weights)
        self.last = view.turn >= setup.last_turn
        self.left = max(0, min(stop - 1, setup.last_turn) - view.turn)
        """How many turns follow this one before the next stop or the flag."""
        self.ends = stop > setup.last_turn
        self.spare = free_slots(view, seat)
        hand = len(view.hands[seat]) + len(view.frozen[seat])
        self.card = self._card_price(hand)
        self.tyre = self._tyre_price(view.tyres[seat])
        self.out = weights.out * self._hope()
        self.damage = [self._damage_price(spare) for spare in range(self.spare + 1)]
        self.modules = bool(setup.modules)
        self.later = setup.later_hazard
        self._ways: dict[int, Road] = {}
        self.origin = view.origin if view.agenda[-1].name in MOVING else view.count[seat]
        """The count from which the move begins or has begun."""
        self._ready = False
        self.blind_bonus = 0.0
        """What a Blind Check brings besides the Target: a point with the later HAZARD (R78)."""
        self.lost = self.bonuses = self.reflexes = self.rain = 0
        self.track_card = self.special = self.soft = 0.0
        if self.modules:
            self._look_at_modules()

    def _look_at_modules(self) -> None:
        """Work out what only the Advanced Game has."""
        view, seat = self.view, self.seat
        self.lost = tyre_penalty(view, seat) + view.penalty[seat]
        """The movement points that wrong tyres and time off the track cost."""
        self.bonuses = view.soft[seat]
        self.soft = self._soft_price(self.bonuses)
        self.track_card = self._track_price()
        self.special = self._special_price()
        self.reflexes = reflexes(view, seat)
        self.rain = check_modifier(view)
        self._symbols: dict[str, float] = {}
        if self.later and self.strategy == HAZARD and self.spare > 1:
            self.blind_bonus = 0.7

    # Prices

    def _card_price(self, hand: int) -> float:
        if self.left == 0:
            return 0.0 if self.ends else 0.05
        w = self.weights
        each = (hand + self.left) / (self.left + 1)
        low = w.plenty if self.view.setup.track_cards else w.card_low
        return max(low, min(w.card_high, w.card_high - w.card_slope * (each - 1.3)))

    def _tyre_price(self, chips: int) -> float:
        if self.left == 0:
            return 0.0
        w = self.weights
        return w.tyre * max(0.1, 1 - chips / (self.left + 1) / w.tyre_rate)

    def _damage_price(self, spare: int) -> float:
        """Return what one more damage costs a car with this many free slots."""
        if spare <= 0:
            return self.out
        if self.last:
            return 0.0
        scarce = (2.0, 1.2, 0.8, 0.6)[min(spare, 4) - 1]
        soon = min(1.0, (self.left + 1) / 6)
        return self.weights.damage * scarce * (soon if self.ends else max(0.25, soon))

    def _hope(self) -> float:
        """Return how much there is to lose: little for a driver who can hardly win any more."""
        view = self.view
        gap = view.count[view.leader] - view.count[self.seat]
        return max(0.2, 1 - gap / (2 * (view.setup.last_turn - view.turn) + 6))

    def _soft_price(self, bonuses: int) -> float:
        """Return what a bonus of soft tyres is worth later: nothing if it would go unused."""
        spare = self.left + 1 - bonuses
        return self.weights.soft * min(1.0, max(0, spare) / 4)

    def _track_price(self) -> float:
        """Return the price of a track card's worth."""
        if self.left == 0:
            return 0.0 if self.ends else self.weights.over_stop
        return self.card

    def _special_price(self) -> float:
        """Return what a SPECIAL is worth: a track card, usable from the next turn."""
        setup = self.view.setup
        if not setup.track_cards:
            return 0.0
        soon = min(1.0, (setup.last_turn - self.view.turn) / 4)
        return self.weights.special * self.track_card * self.deck.track * soon

    def kept(self, card: Card) -> float:
        """Return what a card in hand is worth."""
        worth = self.deck.worth[card]
        if card <= RACE_CARDS:
            return self.card * worth
        w = self.weights
        return self.track_card * worth * (w.bound if self.comes_again(card) else w.useless)

    def comes_again(self, card: Card) -> bool:
        """True if the corner of a track card will be reached before the flag."""
        view = self.view
        setup = view.setup
        reach = PACE * (setup.last_turn - view.turn)
        if reach >= setup.length:
            return True
        corner = corner_end(setup, setup.cards[card].corner)
        return (corner - view.count[self.seat]) % setup.length <= reach

    def keeping(self, card: Card) -> float:
        """Return what a card is worth if one must be discarded, whatever the price of cards."""
        worth = self.deck.worth[card]
        if card > RACE_CARDS and not self.comes_again(card):
            worth *= self.weights.useless
        return worth

    def symbol(self, event: str) -> float:
        """Return what a card's flag or weather symbol would bring now."""
        if event not in self._symbols:
            self._symbols[event] = symbol_worth(self.view, self.seat, event, self.left)
        return self._symbols[event]

    def target_worth(self, factor: int) -> float:
        """Return what a Target Check is worth."""
        return 0.0 if self.last else self.weights.target * factor / 100

    # Chance

    @property
    def shift(self) -> int:
        """What skill and rain add to the target of checks."""
        return self.reflexes + self.rain

    @cached_property
    def unseen(self) -> list[int]:
        """The check factors of the cards that may be next in the deck, sorted."""
        view = self.view
        if not view.deck:
            return sorted(view.setup.factors[card] for card in view.discards)
        seen = {UNKNOWN, *view.discards, *view.target, *view.spent, *view.played, *view.offer}
        for piles in (view.hands, view.frozen, view.laid):
            for pile in piles:
                seen.update(pile)
        return [factor for factor, card in by_factor(view.setup) if card not in seen]

    def odds(self, target: int) -> float:
        """Return the odds of a Blind Check."""
        unseen = self.unseen
        return bisect_right(unseen, target) / len(unseen) if unseen else 0.0

    def laps_easily(self) -> bool:
        """True if a Leader's check is likely to be passed."""
        return self.view.setup.factors[self.view.target[self.seat]] + self.reflexes >= 40
