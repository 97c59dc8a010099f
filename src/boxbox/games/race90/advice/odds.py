"""Odds of a card drawn blind: exact counts over the cards that a view doesn't show."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache

from boxbox.games.race90.table.cards import ALL_CARDS, RACE_CARDS, Card
from boxbox.games.race90.table.race import Race

DIGITS = 3


class Pool:
    """The check factors a draw can bring, each card as likely as any other."""

    __slots__ = ("factors",)

    def __init__(self, race: Race, cards: Sequence[Card]) -> None:
        factors = race.setup.factors
        self.factors = sorted([factors[card] for card in cards])

    def share(self, target: int) -> float:
        """Return the share of cards that pass a check; without a card to draw it fails."""
        return bisect_right(self.factors, target) / len(self.factors) if self.factors else 0.0

    def odds(self, target: int) -> float:
        """Return the share, rounded for display."""
        return round(self.share(target), DIGITS)


def unseen(view: Race) -> list[Card]:
    """Return the race cards not visible in the view: the deck and what others hold."""
    seen = (*view.hands, *view.laid, *view.frozen, view.target, view.discards, view.spent)
    return sorted(_race_cards(len(view.setup.data.cards)).difference(*seen))


@cache
def _race_cards(end: int) -> frozenset[Card]:
    """Return all race cards, whose numbers are below `end`."""
    return frozenset(ALL_CARDS[1:end])


def pool(view: Race, before: int = 0, laid_off: Sequence[Card] = ()) -> Pool:
    """Return what a draw can bring after this many others, with `laid_off` added to the discards.

    The deck is a random part of the unseen cards, so each of these is equally likely. Only when it
    runs out are the discards shuffled, and everybody has seen those (R39). Discarded track cards go
    to their own pile.
    """
    over = before - len(view.deck)
    if over < 0:
        return Pool(view, unseen(view))
    laid_off = [card for card in laid_off if card <= RACE_CARDS]
    if over == 0:
        return Pool(view, [*view.discards, *laid_off])
    return Pool(view, view.discards if over < len(view.discards) else laid_off)


def second_odds(view: Race, modifier: int) -> float:
    """Return the odds of a blind check against the Target left by a blind one before it."""
    first, second = pool(view), pool(view, 1)
    cards, others = len(first.factors), len(second.factors)
    same = len(view.deck) != 1
    if same:
        second, others = first, cards - 1
    if not cards or others < 1:
        return 0.0
    passing = sum(bisect_right(second.factors, target + modifier) for target in first.factors)
    if same and modifier >= 0:
        passing -= cards
    return round(passing / (cards * others), DIGITS)
