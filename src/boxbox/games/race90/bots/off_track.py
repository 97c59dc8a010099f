"""What the off-track paths are worth to a driver who may take them."""

from typing import TYPE_CHECKING

from boxbox.games.race90.rules.advanced.fuel import STOP_TURNS
from boxbox.games.race90.rules.advanced.off_track import TURNS_TO_PIT
from boxbox.games.race90.table.cards import UNKNOWN, Card
from boxbox.games.race90.table.track import (
    CHECK,
    CRASH,
    CRASH_SC,
    DAMAGE,
    ENTER,
    PENALTY,
    PIT,
    TYRES,
    Section,
)

if TYPE_CHECKING:
    from boxbox.games.race90.bots.prices import Prices


class PathWorth:
    """What the paths of braking sections are worth, in sections beyond the car's place."""

    def __init__(self, prices: "Prices") -> None:
        self._prices = prices
        self._known: dict[Section, float] = {}

    def worth(self, section: Section) -> float:
        """Return what going off there is worth: how far ahead the car comes back, less the costs.

        A car can't make a pit stop in the turn it comes back, so if one is due then it retires.
        """
        if section not in self._known:
            view, seat = self._prices.view, self._prices.seat
            if 0 < view.fuel[seat] <= view.turn + 1 and not self._prices.last:
                self._known[section] = -self._prices.out
            else:
                chips, spare = view.tyres[seat], self._prices.spare
                self._known[section] = self._from(section, 0, chips, spare)
        return self._known[section]

    def _from(self, section: Section, step: int, chips: int, spare: int) -> float:
        """Return what the rest of a path is worth, from this symbol on."""
        prices = self._prices
        kind, value = prices.view.setup.track.sections[section].path[step]
        if kind == ENTER:
            return self._back(value)
        if kind in (CRASH, CRASH_SC):
            return -prices.out
        if kind == CHECK:
            return self.check(section, step, chips, spare)[0]
        cost = 0.0
        if kind == TYRES:
            if chips < value:
                return -prices.out
            chips -= value
            cost = value * prices.tyre
        elif kind == DAMAGE:
            if spare < value:
                return -prices.out
            cost = sum(prices.damage[spare - disc] for disc in range(value))
            spare -= value
        elif kind == PENALTY and not prices.last:
            cost = 0.9 * value
        elif kind == PIT:
            cost = self._stop_cost()
        return self._from(section, step + 1, chips, spare) - cost

    def check(self, section: Section, step: int, chips: int, spare: int) -> tuple[float, Card]:
        """Return what the best way to make a check on a path is worth, and its card (0: blind)."""
        prices = self._prices
        view = prices.view
        place = view.setup.track.sections[section]
        target = place.late_braking + prices.rain
        back = self._back(place.path[step].value)
        further = self._from(section, step + 1, chips, spare)
        odds = prices.odds(target)
        best, with_card = odds * back + (1 - odds) * further, UNKNOWN
        for card in view.usable(prices.seat):
            if view.setup.factors[card] <= target and back - prices.kept(card) > best:
                best, with_card = back - prices.kept(card), card
        return best, with_card

    def _back(self, sections: int) -> float:
        """Return what coming back this far ahead is worth; it takes a point of the next turn."""
        if self._prices.last:
            return 0.0
        return sections - 1 - self._prices.weights.re_entry

    def _stop_cost(self) -> float:
        """Return what a forced stop costs: little if one is due anyway."""
        prices = self._prices
        view = prices.view
        turns = view.setup.last_turn - view.turn
        if turns < TURNS_TO_PIT:
            return 0.0
        time = view.setup.track.pit_time
        if prices.left <= TURNS_TO_PIT + 2 and not prices.ends:
            return 0.2 * time
        return time * max(0.4, 1 - turns / (2 * STOP_TURNS))
