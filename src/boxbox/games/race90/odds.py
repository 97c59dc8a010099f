"""Odds of a card drawn blind: exact counts over the cards that a view does not show."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache

from boxbox.games.race90.cards import RACE_CARDS
from boxbox.games.race90.race import Race

DIGITS = 3


class Pool:
    """The check factors one of which a draw will bring, each card as likely as any other."""

    __slots__ = ("factors",)

    def __init__(self, race: Race, cards: Sequence[int]) -> None:
        factors = race.setup.factors
        self.factors = sorted([factors[card] for card in cards])

    def share(self, target: int) -> float:
        """Return the share of cards that pass a check; with no card to draw it fails."""
        return bisect_right(self.factors, target) / len(self.factors) if self.factors else 0.0

    def odds(self, target: int) -> float:
        """Return the share as it is shown."""
        return round(self.share(target), DIGITS)


def unseen(view: Race) -> list[int]:
    """Return the race cards that the view shows nowhere: the deck and what others hold."""
    seen = (*view.hands, *view.laid, *view.frozen, view.target, view.discards, view.spent)
    return sorted(_race_cards(len(view.setup.data.cards)).difference(*seen))


@cache
def _race_cards(end: int) -> frozenset[int]:
    """Return all race cards, whose numbers are below `end`."""
    return frozenset(range(1, end))


def pool(view: Race, before: int = 0, laid_off: Sequence[int] = ()) -> Pool:
    """Return what a draw can bring after so many others, and after `laid_off` joined the discards.

    The deck is a random part of what is unseen, so its cards are as likely as all of these. Only
    when it runs out are the discards shuffled, and those all have seen (R39). Track cards that are
    laid off go to a pile of their own.
    """
    over = before - len(view.deck)
    if over < 0:
        return Pool(view, unseen(view))
    laid_off = [card for card in laid_off if card <= RACE_CARDS]
    if over == 0:
        return Pool(view, [*view.discards, *laid_off])
    return Pool(view, view.discards if over < len(view.discards) else laid_off)


def second_odds(view: Race, modifier: int) -> float:
    """Return the odds of a blind check against the Target that a blind one before it has left."""
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
