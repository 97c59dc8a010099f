"""Dealing what a position leaves open: cards that are not said to be anywhere."""

from collections.abc import Callable
from typing import Final

from boxbox.core.luck import EVERYONE
from boxbox.games.race90.cards import RACE_CARDS, UNKNOWN
from boxbox.games.race90.race import NOBODY, Race

TRIES: Final = 500
"""How often a hand is dealt anew before a question with one answer is taken as it is."""


def deal_unknown(race: Race, choices: Callable[[int], int]) -> None:
    """Put a card for each unknown one; what is left is the deck.

    A question that is open has more than one answer (`choices` counts them for a seat), so the hand
    of the seat that is asked is dealt first, and anew until that is so.
    """
    left = sorted(set(range(1, RACE_CARDS + 1)) - set(seen_cards(race)))
    asked = race.agenda[-1][1] if race.agenda else NOBODY
    if 0 <= asked < race.setup.players:
        before = race.hands[asked], race.laid[asked], race.offer, left[:]
        for _ in range(TRIES):
            race.hands[asked], race.laid[asked], race.offer, rest = before
            left[:] = rest
            deal_hand(race, asked, left)
            if choices(asked) > 1 or UNKNOWN not in (*before[0], *before[1]):
                break
    for seat in range(race.setup.players):
        deal_hand(race, seat, left)
        if race.target[seat] == UNKNOWN and seat in race.running:
            race.target[seat] = pick(race, left, EVERYONE)
        race.frozen[seat] = tuple(card or pick(race, left, EVERYONE) for card in race.frozen[seat])
    race.discards = [card or pick(race, left, EVERYONE) for card in race.discards]
    race.deck = left


def pick(race: Race, cards: list[int], seat: int) -> int:
    """Take any of some cards."""
    assert race.luck is not None
    return cards.pop(race.luck.pick("deal", cards, seat))


def deal_hand(race: Race, seat: int, left: list[int]) -> None:
    """Deal the unknown cards of a seat; LUCKY's offer is two of them."""
    hidden = [pick(race, left, seat) for card in race.hands[seat] if card == UNKNOWN]
    race.hands[seat] = sorted([*filter(None, race.hands[seat]), *hidden])
    race.laid[seat] = tuple(card or pick(race, left, seat) for card in race.laid[seat])
    if UNKNOWN in race.offer and race.agenda[-1][1] == seat:
        hidden.sort()
        race.offer = tuple(sorted(pick(race, hidden, seat) for _ in race.offer))


def seen_cards(race: Race) -> list[int]:
    """Return every card whose place is known."""
    piles = [*race.hands, *race.laid, *race.frozen, race.target, race.discards, race.spent]
    return [card for pile in piles for card in pile if card != UNKNOWN]
