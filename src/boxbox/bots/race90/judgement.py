"""What the plays of a driver are worth: where each ends and what it costs."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from boxbox.bots.race90.places import Places
from boxbox.bots.race90.road import Road
from boxbox.bots.race90.weights import COLOUR, HALF, IMPOSSIBLE, RED, ROAD
from boxbox.games.race90.cards import UNKNOWN
from boxbox.games.race90.race import BALANCE, HAZARD, NO_POINT, SAVE_TYRES
from boxbox.games.race90.strategies import HAZARD_SECTIONS


class Held(NamedTuple):
    """A card of the hand as it would be played."""

    card: int
    move: int
    colour: int
    tyres: int
    damage: int
    check: int | None
    worth: float
    corner: int
    pairs: bool
    """Tell whether a track card makes a pair with any card."""
    eased: int
    """Bits of the corner in which it lets the car pass for one point."""
    brakes: bool
    """Tell whether it could be kept for a sure late braking."""


class Hand(NamedTuple):
    """The cards of which plays are made."""

    held: list[Held]
    colours: int
    """Bits of all their colours, and of those that two cards have."""
    twice: int

    def left(self, play: tuple[Held, ...]) -> int:
        """Return bits of the colours that remain after a play."""
        played = play[0].colour
        if len(play) == 2:
            if played == play[1].colour:
                bits = 0
                for other in self.held:
                    if other is not play[0] and other is not play[1]:
                        bits |= other.colour
                return bits
            played |= play[1].colour
        return self.colours & ~(played & ~self.twice)


class Judge(Places):
    """What a seat's choices are worth at this moment."""

    # Checks

    @cached_property
    def checkers(self) -> list[tuple[int, float, float, int]]:
        """Each card of the hand as a check card: factor, worth if it is played anyway, if not."""
        factors = self.view.setup.factors
        rows = []
        for card in self.view.usable(self.seat):
            worth = self.target_worth(factors[card])
            rows.append((factors[card], worth, worth - self.kept(card), card))
        return rows

    @cached_property
    def _blind_bonus(self) -> float:
        """What a Blind Check brings beside the Target: a point with the later HAZARD (R78)."""
        return 0.7 if self.later and self.strategy == HAZARD and self.spare > 1 else 0.0

    def check(self, target: int, played: Sequence[int], gone: int, spare: int) -> tuple[float, int]:
        """Return what the best way to make a movement check is worth, and its card (0: blind).

        `played` cards cost nothing more; the card `gone` is no longer there.
        """
        price = self.damage[spare]
        best = self.target_worth(HALF) - (1 - self.odds(target)) * price + self._blind_bonus
        with_card = UNKNOWN
        for factor, free, worth, card in self.checkers:
            if free <= best or card == gone:
                continue
            value = free if card in played else worth
            if factor > target:
                value -= price
            if value > best:
                best, with_card = value, card
        return best, with_card

    def checks(self, cards: Sequence[int], asking: list[int], spare: int) -> float:
        """Return what the checks of a play are worth, mostly less than nothing."""
        factors = self.view.setup.factors
        target = factors[self.view.target[self.seat]]
        worth = -self.target_worth(target)
        shift = self.shift
        if len(asking) == 1:
            return worth + self.check(target + asking[0] + shift, cards, UNKNOWN, spare)[0]
        asking.sort()
        value, card = self.check(target + asking[0] + shift, cards, UNKNOWN, spare)
        target = factors[card] if card else HALF
        again, _ = self.check(target + asking[1] + shift, cards, card, spare)
        return worth + value - self.target_worth(target) + again

    # Plays

    def best(
        self, start: int = 0, hand: Sequence[int] | None = None, way: Road | None = None
    ) -> tuple[float, tuple[int, ...]]:
        """Return the best play (none: skip) and what it is worth; `start` is already chosen.

        `way` is a way ahead to be taken instead of the one there is.
        """
        held = self._held(self.view.usable(self.seat) if hand is None else hand)
        colours = twice = 0
        for one in held:
            twice |= colours & one.colour
            colours |= one.colour
        home = way or self.way()
        top = -IMPOSSIBLE if start else self.standing(home.stops[0], colours, True)
        cards: tuple[int, ...] = ()
        all_held = Hand(held, colours, twice)
        for at, one in enumerate(held):
            if start not in (0, one.card):
                continue
            road = way or (self.way(one.eased) if one.eased else home)
            worth = self._play((one,), road, all_held, top)
            if worth > top:
                top, cards = worth, (one.card,)
            for two in held[at + 1 :]:
                if one.move == 1 or two.move == 1 or one.move == two.move == 2 or (
                    one.pairs or two.pairs
                ):  # fmt: skip
                    eased = one.eased | two.eased
                    road = way or (self.way(eased) if eased else home)
                    worth = self._play((one, two), road, all_held, top)
                    if worth > top:
                        top, cards = worth, (one.card, two.card)
        return top, cards

    def _held(self, hand: Iterable[int]) -> list[Held]:
        printed = self.view.setup.cards
        draw = self.card * self.deck.mean
        price, worths = self.card, self.deck.worth
        held = []
        for card in hand:
            fact = printed[card]
            worth = draw * fact.draw - (self.kept(card) if fact.corner else price * worths[card])
            if fact.event and self.modules:
                worth += self.symbol(fact.event)
            pairs = brakes = False
            eased = 0
            if fact.symbols:
                pairs, brakes = "pair" in fact.symbols, "braking" in fact.symbols
                if "overtake" in fact.symbols:
                    eased = 1 << fact.corner & self._occupied
            held.append(Held(card, fact.move, COLOUR[fact.type], fact.tyres, fact.damage,
                             fact.check, worth, fact.corner, pairs, eased, brakes))  # fmt: skip
        return held

    @cached_property
    def _occupied(self) -> int:
        """Bits of the corners in which there are cars: only there a pass can be eased."""
        view = self.view
        sections = view.setup.track.sections
        bits = 0
        for car in view.running:
            bits |= 1 << sections[view.count[car] % view.setup.length].corner
        return bits

    @cached_property
    def _bonus(self) -> tuple[int, int]:
        """The colour and the bonus of the trajectory on which the car stands."""
        view = self.view
        point = view.point[self.seat]
        if point == NO_POINT or view.no_trajectories():
            return 0, 0
        colour, bonus = view.setup.track.sections[view.section(self.seat)].trajectories[point]
        return COLOUR[colour], bonus

    def _play(self, play: tuple[Held, ...], way: Road, hand: Hand, top: float) -> float:
        """Return what a play is worth: where it ends and what it costs; little if it can't be.

        One that can't come up to `top` is not looked at more closely.
        """
        points = -self.lost
        tyres = damage = colours = corners = brakes = 0
        worth = 0.0
        asking = []
        for _, move, its, due, discs, check, value, corner, _, _, sure in play:
            brakes |= sure
            points += move
            tyres += due
            damage += discs
            colours |= its
            corners |= corner
            worth += value
            if check is not None:
                asking.append(check)
        colour, bonus = self._bonus
        if colour & colours:
            points += bonus
            if self.strategy == BALANCE and not colours & RED:
                worth += self.special
        elif self.strategy == BALANCE and not colours & RED:
            points += bonus
        if self.strategy == HAZARD:
            points += damage + (0 if self.later else len(asking))
        if corners and not self._touches(play, way, points, len(asking)):
            return -IMPOSSIBLE
        points = max(0, points)
        credit = damage + len(asking) if self._hazards else 0
        kept_off = play if brakes else ()
        most = self._end(way, points, hand.colours, credit, kept_off)
        if worth + most + self._gains[len(asking)] < top:
            return -IMPOSSIBLE
        left = hand.left(play)
        if left != hand.colours:
            most = self._end(way, points, left, credit, kept_off)
        worth += most
        if tyres:
            others = 0 if self.view.setup.only_chips else len(hand.held) - len(play)
            worth -= self._tyres(tyres, others)
        if damage:
            worth -= self._damages(damage)
        if asking and damage <= self.spare:
            worth += self.checks([card.card for card in play], asking, self.spare - damage)
        return worth

    @cached_property
    def _gains(self) -> tuple[float, float, float]:
        """The most that is added to a play that asks for no, one or two checks."""
        low = self.view.setup.factors[self.view.target[self.seat]]
        full = self.target_worth(100)
        one = full - self.target_worth(low) + self._blind_bonus
        saved = self.special + 0.001
        return saved, saved + one, saved + one + full + self._blind_bonus

    @cached_property
    def _hazards(self) -> bool:
        """Tell whether SPECIALs of HAZARD are to be had."""
        return self.special > 0 and self.strategy == HAZARD

    def _end(self, way: Road, points: int, left: int, credit: int, play: tuple[Held, ...]) -> float:
        """Return what it is worth to go so far, with a bonus of soft tyres if that pays.

        `play` has the cards that are gone if one of them could have been kept for late braking.
        """
        key = credit << 10 | points << 4 | left
        worth = way.known.get(key)
        if worth is None or play:
            worth = self._reached(way, points, left, credit, play)
            if self.bonuses:
                more = self._reached(way, points + 1, left, credit, play)
                worth = max(worth, more - self.soft)
            if not play:
                way.known[key] = worth
        return worth

    def _reached(
        self, way: Road, points: int, left: int, credit: int, play: tuple[Held, ...]
    ) -> float:
        """Return the same for so many points (R37, R78)."""
        home, stop = way.stops[0], way.stops[points]
        worth = self.ending(stop, left, stop == home and not self.off)
        if self._brakes:
            sure = self._brake_with(play, stop.at)
            if sure:
                worth = max(worth, self.braking_with(stop, left, sure))
        if self._hazards:
            if self.later:
                worth += self.special * (points >= HAZARD_SECTIONS)
            elif stop.at - home.at >= HAZARD_SECTIONS:
                worth += self.special * (credit + self.view.credit[self.seat])
        return worth

    def _touches(self, play: Iterable[Held], way: Road, points: int, checks: int) -> bool:
        """Tell whether a play touches the corners of its track cards (R45, B22)."""
        points += self.bonuses > 0
        if self.strategy == HAZARD and self.later:
            points += checks
        corners = way.corners
        for card in play:  # no `all`: this is asked for every play
            if card.corner and corners.get(card.corner, ROAD) > points:
                return False
        return True

    def _brake_with(self, play: Iterable[Held], at: int) -> int:
        """Return the cheapest track card for late braking that is not played."""
        found = self.braking_cards(at)
        if not found:
            return UNKNOWN
        played = [one.card for one in play]
        return min((card for card in found if card not in played), key=self.kept, default=UNKNOWN)

    def _tyres(self, due: int, others: int) -> float:
        """Return what tyres cost, with so many cards that could pay for them."""
        special = 0.0
        if self.strategy == SAVE_TYRES:
            due -= 1
            special = self.special if due else 0.0
        chips = self.view.tyres[self.seat]
        payable = chips >= due or (chips and chips + others >= due)
        return due * self.tyre - special if payable else IMPOSSIBLE

    def _damages(self, discs: int) -> float:
        """Return what printed damage costs."""
        if discs > self.spare:
            return IMPOSSIBLE
        return sum(self.damage[spare] for spare in range(self.spare - discs + 1, self.spare + 1))
