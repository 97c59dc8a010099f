"""What `rules` chooses before the race: chart, skill, set-up, hand, qualifying, fuel, strategy."""

from typing import TYPE_CHECKING, Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.bots.stops import best_stops, extra_sections, full_hand
from boxbox.games.race90.bots.weights import deck_of
from boxbox.games.race90.rules.advanced.fuel import BIDS
from boxbox.games.race90.rules.basic.qualifying import QUALIFYING_BONUS, owes_bid, value_of
from boxbox.games.race90.table import codes as c
from boxbox.games.race90.table.cards import SPEEDING, Card
from boxbox.games.race90.table.cars import PLAYERS, TYPE_OF, Car
from boxbox.games.race90.table.race import (
    BALANCE,
    BANGING_WHEELS,
    CHASE,
    HAZARD,
    LAPPING,
    LUCKY,
    NO_STRATEGY,
    PITTING,
    QUALIFYING,
    REFLEXES,
    SAVE_TYRES,
    TUNING,
    VERSATILITY,
    Race,
)

if TYPE_CHECKING:
    from boxbox.games.race90.bots.rules import RulesBot


# Skill, chart, set-up

SKILL_WORTH: Final = {
    VERSATILITY: 0.5,
    REFLEXES: 0.95,
    QUALIFYING: 0.9,
    PITTING: 1.0,
    TUNING: 0.6,
    LAPPING: 0.8,
}
"""What each skill is worth, in races between drivers of this kind."""


def skill(_: "RulesBot", view: Race, __: Seat, codes: list[Code]) -> Code:
    """Take the best skill, preferring one that few others have."""

    def worth(code: Code) -> float:
        return SKILL_WORTH[code - c.SKILL] - 0.25 * view.skill.count(code - c.SKILL)

    return max(codes, key=worth)


def chart(_: "RulesBot", view: Race, __: Seat, codes: list[Code]) -> Code:
    """Take the best chart that is left."""
    charts = view.setup.data.charts

    def worth(code: Code) -> float:
        chart = charts[code - c.CHART]
        return 1.5 * chart.cards + 0.5 * chart.tyres + 0.9 * chart.damage

    return max(codes, key=worth)


def set_up(_: "RulesBot", view: Race, seat: Seat, codes: list[Code]) -> Code:
    """Take the most cards; then damage slots, or tyres if checks seldom fail."""
    careful = view.skill[seat] == REFLEXES
    tyre, slot = (0.5, 0.8) if careful else (0.45, 0.95)

    def worth(code: Code) -> float:
        tyres, cards, damage = c.SETUPS[code - c.SETUP]
        return 1.5 * cards + tyre * tyres + slot * damage

    return max(codes, key=worth)


# The hand, qualifying


def substitute(bot: "RulesBot", view: Race, seat: Seat, _: list[Code]) -> Code:
    """Give back a bad hand."""
    deck = deck_of(view.setup, NO_STRATEGY, bot.weights)
    hand = view.hands[seat]
    mean = sum(deck.worth[card] for card in hand) / len(hand)
    return c.NEW_HAND if mean < deck.mean + bot.weights.new_hand else c.KEEP_HAND


def qualify(bot: "RulesBot", view: Race, seat: Seat, codes: list[Code]) -> Code:
    """Lay a card that is fast and a good Target but no loss to the hand; then bid fuel."""
    if owes_bid(view, seat):
        (card,) = view.laid[seat]
        return Code(c.FUEL + Bids(bot, view, seat).best(card)[1])
    deck = deck_of(view.setup, NO_STRATEGY, bot.weights)
    moves, factors = view.setup.moves, view.setup.factors
    w = bot.weights
    bids = Bids(bot, view, seat) if view.setup.fuel else None

    def worth(code: Code) -> float:
        card = c.CARD_OF[code]
        speed = bids.best(card)[0] if bids else w.qualify * moves[card]
        return speed + w.qualify_target * factors[card] / 100 - 0.5 * deck.worth[card]

    return max(codes, key=worth)


class Bids:
    """What fuel bids are worth with a qualifying card: places on the grid, less later stops."""

    def __init__(self, bot: "RulesBot", view: Race, seat: Seat) -> None:
        self._view = view
        self._seat = seat
        self._grid = bot.weights.grid
        self._later = {turns: later_worth(bot, view, seat, turns) for turns in BIDS}
        self._ahead: dict[int, float] = {}

    def best(self, card: Card) -> tuple[float, int]:
        """Return what the best bid with a card is worth, and its turns."""
        skill = QUALIFYING_BONUS * (self._view.skill[self._seat] == QUALIFYING)
        value = self._view.setup.moves[card] + skill
        return max(
            (later - self._grid * self._cars_ahead(value + BIDS[turns]), turns)
            for turns, later in self._later.items()
        )

    def _cars_ahead(self, value: int) -> float:
        if value not in self._ahead:
            self._ahead[value] = cars_likely_ahead(self._view, self._seat, value)
        return self._ahead[value]


def later_worth(bot: "RulesBot", view: Race, seat: Seat, turns: int) -> float:
    """Return what the stops after a bid are worth."""
    if bot.stops:
        return -float(extra_sections(view, turns, bot.stops))
    return best_stops(view, seat, full_hand(view, seat), turns, bot.weights)[1]


def cars_likely_ahead(view: Race, seat: Seat, value: float) -> float:
    """Return how many cars are likely to start ahead of a car with this qualifying value."""
    setup = view.setup
    ahead = 0.0
    for kind in dict.fromkeys(TYPE_OF[car] for car in setup.robots):
        values = [value_of(view, chit) for chit in setup.data.chits if chit.type == kind]
        robots = sum(TYPE_OF[car] == kind for car in setup.robots)
        share = sum((other > value) + 0.5 * (other == value) for other in values) / len(values)
        ahead += robots * share
    for other in setup.seats:
        if other != seat:
            usual = 3.8 + 1.5 * (view.skill[other] == QUALIFYING)
            ahead += min(1.0, max(0.0, 0.5 + 0.25 * (usual - value)))
    return ahead


# The strategy


def strategy(bot: "RulesBot", view: Race, seat: Seat, _: list[Code]) -> Code:
    """Take the strategy that fits the hand, the skill and the place."""
    scores = strategy_scores(bot, view, seat)
    return Code(c.STRATEGY + max(scores, key=lambda strategy: scores[strategy]))


def versatility(bot: "RulesBot", view: Race, seat: Seat, _: list[Code]) -> Code:
    """Change to a strategy that is clearly better now."""
    scores = strategy_scores(bot, view, seat)
    best = max(scores, key=lambda strategy: scores[strategy])
    if scores[best] > scores[view.strategy[seat]] + 0.25:
        return Code(c.STRATEGY + best)
    return c.KEEP_STRATEGY


def strategy_scores(bot: "RulesBot", view: Race, seat: Seat) -> dict[int, float]:
    """Return how well each strategy fits."""
    cards = [view.setup.cards[card] for card in view.hands[seat]]
    size = len(cards) or 1
    tyres = sum(card.tyres > 0 for card in cards) / size
    risky = sum(card.check is not None or card.damage > 0 for card in cards) / size
    calm = sum(card.type != SPEEDING for card in cards) / size
    deck = deck_of(view.setup, NO_STRATEGY, bot.weights)
    mean = sum(deck.worth[card] for card in view.hands[seat]) / size
    ahead = cars_ahead(view, seat)
    follows = bool(ahead) and ahead[-1] < PLAYERS
    scores = {
        SAVE_TYRES: 0.97 + 1.2 * (tyres - 0.25),
        HAZARD: 1.08 + 1.2 * (risky - 0.42),
        BALANCE: 0.95 + 1.2 * (calm - 0.72),
        LUCKY: 1.0 + 0.6 * (deck.mean - mean),
        CHASE: 0.95 + 0.15 * follows,
        BANGING_WHEELS: 0.93 + 0.04 * len(ahead),
    }
    if view.setup.track_cards:
        for strategy, more in SPECIAL_SHARE.items():
            scores[strategy] += more
    if view.skill[seat] == REFLEXES:
        scores[HAZARD] += 0.15
    return scores


SPECIAL_SHARE: Final = {HAZARD: 0.4, LUCKY: 0.17, BALANCE: 0.08, BANGING_WHEELS: 0.08}
"""How much SPECIALs add to the worth of strategies."""


def cars_ahead(view: Race, seat: Seat) -> list[Car]:
    """Return the cars ahead on the same lap, front to back."""
    order = view.order()
    if seat not in order:
        return []
    reach = view.setup.length / 2
    return [car for car in order[: order.index(seat)] if view.count[car] - view.count[seat] < reach]
