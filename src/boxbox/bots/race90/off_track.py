"""What the paths beside the track are worth to a driver who may go along them."""

from typing import TYPE_CHECKING

from boxbox.games.race90.cards import UNKNOWN
from boxbox.games.race90.fuel import STOP_TURNS
from boxbox.games.race90.off_track import TURNS_TO_PIT
from boxbox.games.race90.track import (
    CHECK,
    CRASH,
    CRASH_SC,
    DAMAGE,
    ENTER,
    PENALTY,
    PIT,
    TYRES,
)

if TYPE_CHECKING:
    from boxbox.bots.race90.prices import Prices


class PathWorth:
    """The paths of the braking sections, in sections of the track beyond the place of the car."""

    def __init__(self, prices: "Prices") -> None:
        self._prices = prices
        self._known: dict[int, float] = {}

    def worth(self, section: int) -> float:
        """Return what going off there is worth: how far ahead one comes back, less what it costs.

        A car can't stop in the turn of its return, so one that would have to is out.
        """
        if section not in self._known:
            view, seat = self._prices.view, self._prices.seat
            if 0 < view.fuel[seat] <= view.turn + 1 and not self._prices.last:
                self._known[section] = -self._prices.out
            else:
                chips, spare = view.tyres[seat], self._prices.spare
                self._known[section] = self._from(section, 0, chips, spare)
        return self._known[section]

    def _from(self, section: int, step: int, chips: int, spare: int) -> float:
        """Return what the rest of a path is worth, from a symbol on."""
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

    def check(self, section: int, step: int, chips: int, spare: int) -> tuple[float, int]:
        """Return what the best way to make a check of a path is worth, and its card (0: blind)."""
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
        """Return what coming back so far ahead is worth; it takes a point of the next turn."""
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
