"""What ending a turn somewhere is worth to a driver, with trajectories and late braking."""

from collections.abc import Iterable
from functools import cached_property

from boxbox.games.race90.bots.off_track import PathWorth
from boxbox.games.race90.bots.prices import Prices
from boxbox.games.race90.bots.road import Road, Stop, survey
from boxbox.games.race90.bots.weights import COLOUR, RED, ROAD
from boxbox.games.race90.rules.basic.strategies import HAZARD_SECTIONS
from boxbox.games.race90.table.cards import RACE_CARDS, Card
from boxbox.games.race90.table.cars import PLAYERS
from boxbox.games.race90.table.race import BALANCE, BANGING_WHEELS, CHASE, HAZARD, NO_POINT
from boxbox.games.race90.table.track import BRAKING, NO_SECTION, SECTIONS, Section
from boxbox.games.race90.wire.names import CardType


class Places(Prices):
    """What the places that a seat can reach are worth."""

    def way(self, eased: int = 0) -> Road:
        """Return the way ahead, with passes eased in some corners."""
        way = self._ways.get(eased)
        if way is None:
            laps = self.laps_easily()
            way = self._ways[eased] = survey(self.view, self.seat, ROAD, laps, eased)
        return way

    def colours(self, hand: Iterable[Card]) -> int:
        """Return the bits of the colours of these cards."""
        cards = self.view.setup.cards
        bits = 0
        for card in hand:
            bits |= COLOUR[cards[card].type]
        return bits

    def trajectory(self, at: int, colours: int, own: int = NO_POINT) -> float:
        """Return what the best free point of a section promises, with this hand."""
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

    def point_worth(self, colour: CardType, bonus: int, colours: int) -> float:
        """Return what one trajectory promises."""
        bit = COLOUR[colour]
        own = bool(colours & bit) and (bit != RED or self.view.tyres[self.seat] > 0)
        usable = own
        if self.strategy == BALANCE:
            usable = own or bool(colours & ~RED)
        worth = bonus * (self.weights.follow if usable else self.weights.hope)
        if own and bit != RED and self.strategy == BALANCE:
            worth += 0.7 * self.special
        return worth

    def standing(self, stop: Stop, colours: int, stays: bool = False) -> float:
        """Return what ending a turn in a place is worth; a car that stays keeps its point."""
        count = self.view.count
        worth: float = stop.at
        for car in stop.ahead:
            if count[car] >= stop.at:
                worth -= self.weights.ahead
        own = self.view.point[self.seat] if stays else NO_POINT
        if stop.flagged:
            return worth - 1.0
        if stays and own == NO_POINT:
            return worth
        return worth + self.trajectory(stop.at, colours, own)

    def ending(self, stop: Stop, colours: int, stays: bool = False) -> float:
        """Return the same with the option of braking late, where there is one."""
        worth = self.standing(stop, colours, stays)
        setup = self.view.setup
        if setup.kinds[stop.at % setup.length] == BRAKING and not setup.junior:
            worth = max(worth, self.braking(stop, colours))
        if self.strategy == CHASE and self.special and self.catches(stop):
            worth += self.special
        return worth

    def catches(self, stop: Stop) -> bool:
        """True if a move ends with the player whom CHASE follows, not as Leader (B34)."""
        view = self.view
        chased = view.chased[self.seat]
        together = stop.at % view.setup.length == self.chased
        return together and (chased != view.leader or chased in stop.ahead)

    @cached_property
    def chased(self) -> Section:
        """The section of the player whom CHASE follows, if there is one (R49)."""
        view = self.view
        chased = view.chased[self.seat]
        if not 0 <= chased < PLAYERS or chased not in view.running or chased in view.off:
            return NO_SECTION
        return view.section(chased)

    # Late braking

    def braking(self, stop: Stop, colours: int) -> float:
        """Return what late braking from a place is worth, odds included."""
        section = self.view.setup.track.sections[stop.at % self.view.setup.length]
        odds = self.odds(section.late_braking + self.shift)
        good = self.landing(stop, colours, credit=True)
        return odds * good + (1 - odds) * self.gone_off(stop)

    def braking_with(self, stop: Stop, colours: int, card: Card) -> float:
        """Return what late braking with a track card is worth."""
        return self.landing(stop, colours) - self.kept(card)

    def landing(self, stop: Stop, colours: int, credit: bool = False) -> float:
        """Return what late braking is worth if it succeeds."""
        view = self.view
        setup = view.setup
        gain = 1
        first = (stop.at + 1) % setup.length
        if self.strategy == HAZARD and not view.cells[first] and first not in view.yellow:
            gain = 2
        there = stop.at + gain
        section = there % setup.length
        worth = self.standing(Stop(there, view.cells[section], section in view.yellow), colours)
        if self.special:
            if self.strategy == BANGING_WHEELS and stop.ahead:
                worth += self.special
            far = there - self.origin >= HAZARD_SECTIONS
            if far and self.strategy == HAZARD and not self.later:
                more = view.credit[self.seat] if stop.at - self.origin < HAZARD_SECTIONS else 0
                worth += self.special * (more + credit)
        return worth

    def gone_off(self, stop: Stop) -> float:
        """Return what late braking is worth if it fails."""
        view = self.view
        setup = view.setup
        section = SECTIONS[stop.at % setup.length]
        if setup.paths:
            return stop.at + self.path.worth(section) - self.weights.ahead * len(stop.ahead)
        if self.last:
            return stop.at - self.weights.ahead * len(view.cells[section])
        if 0 < view.fuel[self.seat] <= view.turn + 1:
            return stop.at - self.out
        return stop.at + setup.track.sections[section].first_entry - self.weights.off_track

    @cached_property
    def path(self) -> PathWorth:
        """What the off-track paths are worth."""
        return PathWorth(self)

    def braking_cards(self, at: int) -> list[Card]:
        """Return the track cards in hand that make late braking from a section succeed."""
        setup = self.view.setup
        if setup.kinds[at % setup.length] != BRAKING:
            return []
        corner = setup.track.sections[(at + 1) % setup.length].corner
        return [card for card, its in self._brakes if its == corner]

    @cached_property
    def _brakes(self) -> list[tuple[Card, int]]:
        """The track cards in hand for late braking, and their corners."""
        cards = self.view.setup.cards
        return [
            (card, cards[card].corner)
            for card in self.view.usable(self.seat)
            if card > RACE_CARDS and "braking" in cards[card].symbols
        ]
