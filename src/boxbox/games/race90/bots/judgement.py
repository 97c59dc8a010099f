"""What a driver's plays are worth: where each ends and what it costs."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from boxbox.games.race90.bots.hand import NONE, Hand, Held, Play, hand_of, partners
from boxbox.games.race90.bots.places import Places
from boxbox.games.race90.bots.road import Road
from boxbox.games.race90.bots.weights import COLOUR, HALF, IMPOSSIBLE, RED, ROAD
from boxbox.games.race90.rules.basic.strategies import HAZARD_SECTIONS
from boxbox.games.race90.table.cards import UNKNOWN, Card
from boxbox.games.race90.table.race import BALANCE, HAZARD, NO_POINT, SAVE_TYRES


class Judge(Places):
    """What a seat's choices are worth at this moment."""

    # Checks

    @cached_property
    def checkers(self) -> list[tuple[int, float, float, Card]]:
        """Each card in hand as a check card: factor, worth if it is played anyway, and if not."""
        factors = self.view.setup.factors
        rows = []
        for card in self.view.usable(self.seat):
            worth = self.target_worth(factors[card])
            rows.append((factors[card], worth, worth - self.kept(card), card))
        return rows

    def check(
        self, target: int, played: Sequence[Card], gone: Card, spare: int
    ) -> tuple[float, Card]:
        """Return what the best way to make a movement check is worth, and its card (0: blind).

        `played` cards cost nothing more; the card `gone` is no longer there.
        """
        price = self.damage[spare]
        best = self.target_worth(HALF) - (1 - self.odds(target)) * price + self.blind_bonus
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

    def checks(self, cards: Sequence[Card], asking: list[int], spare: int) -> float:
        """Return what the checks of a play are worth, usually a negative amount."""
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
        self, start: Card = UNKNOWN, hand: Sequence[Card] | None = None, way: Road | None = None
    ) -> tuple[float, tuple[Card, ...]]:
        """Return the best play (none: skip) and what it is worth; `start` is already chosen.

        `way` is a way ahead to use instead of the actual one.
        """
        cards = hand_of(self._held(self.view.usable(self.seat) if hand is None else hand))
        home = (way or self.way()).stops[0]
        top = -IMPOSSIBLE if start else self.standing(home, cards.colours, True)
        found: tuple[Card, ...] = ()
        first = 1
        for most, order, one, two in self._plays(cards, start, way):
            if most < top:
                break
            worth = self._play(one, two, way or self.way(one.eased | two.eased), cards)
            if worth > top or (worth == top and order > first):
                top, first = worth, order
                found = (one.card, two.card) if two.card else (one.card,)
        return top, found

    def _plays(self, cards: Hand, start: Card, way: Road | None) -> list[Play]:
        """Return all plays, the most promising first."""
        found = []
        highs: dict[int, float] = {}
        order = 0
        for at, one in enumerate(cards.held):
            if start not in (0, one.card):
                continue
            for two in (NONE, *partners(one, cards.held[at + 1 :])):
                eased = one.eased | two.eased
                key = eased << 8 | one.points + two.points
                high = highs.get(key)
                if high is None:
                    road = way or self.way(eased)
                    high = highs[key] = self._high(road, key & 0xFF, cards.colours)
                order -= 1
                found.append((high + one.bound + two.bound, order, one, two))
        found.sort(reverse=True)
        return found

    def _held(self, hand: Iterable[Card]) -> list[Held]:
        if not self._ready:
            self._prepare()
        printed = self.view.setup.cards
        draw = self.card * self.deck.mean
        price, worths = self.card, self.deck.worth
        held = []
        for card in hand:
            fact = printed[card]
            worth = draw * fact.draw - (self.kept(card) if fact.corner else price * worths[card])
            if fact.event and self.modules:
                worth += self.symbol(fact.event)
            asks = fact.check is not None
            credit = fact.damage + asks
            points, bound = fact.move, worth - self._chip * fact.tyres
            if credit:
                points += fact.damage * self._per_damage + asks * self._per_check
                bound += credit * self._special + asks * self._checked
                bound -= self.damage[-1] * fact.damage
            symbols = fact.symbols
            held.append(Held(
                card, fact.move, COLOUR[fact.type], fact.tyres, fact.damage, fact.check, credit,
                worth, fact.corner, "pair" in symbols,
                1 << fact.corner & self._occupied if "overtake" in symbols else 0,
                "braking" in symbols, points, bound,
            ))  # fmt: skip
        return held

    def _prepare(self) -> None:
        """Work out what all plays share."""
        self._ready = True
        view = self.view
        hazard = self.strategy == HAZARD
        self._special = self.special if hazard else 0.0
        """What each check and damage is worth to HAZARD on a long move, and the points for them."""
        self._per_damage = int(hazard)
        self._per_check = int(hazard and not self.later)
        self._chip = 0.0 if self.strategy == SAVE_TYRES else self.tyre
        self._checked = self.target_worth(100) + self.blind_bonus
        """The most that a check is worth."""
        self._gains = (0.0 if hazard else self.special) + 0.001
        """The most that a play can bring apart from its place, cards and checks."""
        self._colour = self._bonus = 0
        """The colour and the bonus of the car's trajectory."""
        point = view.point[self.seat]
        if point != NO_POINT and not view.no_trajectories():
            section = view.setup.track.sections[view.section(self.seat)]
            colour, self._bonus = section.trajectories[point]
            self._colour = COLOUR[colour]
        self._occupied = 0
        """Bits of the corners with cars in them: only there can a pass be eased."""
        if self.modules:
            sections, length = view.setup.track.sections, view.setup.length
            for car in view.running:
                self._occupied |= 1 << sections[view.count[car] % length].corner

    def _high(self, way: Road, points: int, colours: int) -> float:
        """Return the most that going this far can be worth, with or without the trajectory."""
        if self._special and self.later:
            return IMPOSSIBLE
        points -= self.lost
        worth = self._end(way, max(0, points), colours, 0)
        if self._bonus:
            worth = max(worth, self._end(way, max(0, points + self._bonus), colours, 0))
        return worth + self._gains

    def _play(self, one: Held, two: Held, way: Road, hand: Hand) -> float:
        """Return what a play is worth: where it ends, less what it costs; little if impossible."""
        worth = one.worth + two.worth
        points = one.points + two.points - self.lost
        colours = one.colour | two.colour
        if self._colour & colours:
            points += self._bonus
            if self.strategy == BALANCE and not colours & RED:
                worth += self.special
        elif self.strategy == BALANCE and not colours & RED:
            points += self._bonus
        if (one.corner or two.corner) and not self._touches(one, two, way, points):
            return -IMPOSSIBLE
        credit = one.credit + two.credit
        gone = (one.card, two.card) if one.brakes or two.brakes else ()
        worth += self._end(way, max(0, points), hand.left(one, two), credit, gone)
        tyres = one.tyres + two.tyres
        if tyres:
            worth -= self._tyres(tyres, len(hand.held) - (2 if two.card else 1))
        return worth + self._risks(one, two) if credit else worth

    def _end(
        self, way: Road, points: int, left: int, credit: int, gone: tuple[Card, ...] = ()
    ) -> float:
        """Return what going this far is worth, with a bonus of soft tyres if that pays.

        `gone` are the cards of the play if one of them could have been kept for late braking.
        """
        if not self._special:
            credit = 0
        key = credit << 10 | points << 4 | left
        worth = way.known.get(key)
        if worth is None or gone:
            worth = self._reached(way, points, left, credit, gone)
            if self.bonuses:
                more = self._reached(way, points + 1, left, credit, gone)
                worth = max(worth, more - self.soft)
            if not gone:
                way.known[key] = worth
        return worth

    def _reached(
        self, way: Road, points: int, left: int, credit: int, gone: tuple[Card, ...]
    ) -> float:
        """Return the same for this many points (R37, R78)."""
        home, stop = way.stops[0], way.stops[min(points, ROAD)]
        worth = self.ending(stop, left, stop == home and not self.off)
        for card in self.braking_cards(stop.at) if self.modules else ():
            if card not in gone:
                worth = max(worth, self.braking_with(stop, left, card))
        if self._special:
            if self.later:
                worth += self._special * (points >= HAZARD_SECTIONS)
            elif stop.at - home.at >= HAZARD_SECTIONS:
                worth += self._special * (credit + self.view.credit[self.seat])
        return worth

    def reached(self, points: int, eased: int, left: int) -> float:
        """Return what going this far is worth when all costs are paid."""
        self._prepare()
        return self._reached(self.way(eased), points, left, 0, ())

    def _touches(self, one: Held, two: Held, way: Road, points: int) -> bool:
        """True if a play touches the corners of its track cards (R45, B22)."""
        points += self.bonuses > 0
        if self.later and self.strategy == HAZARD:
            points += (one.check is not None) + (two.check is not None)
        for card in (one, two):
            if card.corner and way.corners.get(card.corner, ROAD) > points:
                return False
        return True

    def _tyres(self, due: int, others: int) -> float:
        """Return what tyres cost, with this many cards that could pay for them."""
        if self.view.setup.only_chips:
            others = 0
        special = 0.0
        if self.strategy == SAVE_TYRES:
            due -= 1
            special = self.special if due else 0.0
        chips = self.view.tyres[self.seat]
        payable = chips >= due or (chips and chips + others >= due)
        return due * self.tyre - special if payable else IMPOSSIBLE

    def _risks(self, one: Held, two: Held) -> float:
        """Return what the damage and checks of a play are worth, usually a negative amount."""
        discs = one.damage + two.damage
        spare = self.spare - discs
        if spare < 0:
            return -IMPOSSIBLE
        worth = 0.0
        if discs:
            worth -= sum(self.damage[at] for at in range(spare + 1, self.spare + 1))
        asking = [card.check for card in (one, two) if card.check is not None]
        if asking:
            worth += self.checks((one.card, two.card), asking, spare)
        return worth
