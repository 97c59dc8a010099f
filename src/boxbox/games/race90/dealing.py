"""Dealing what a position leaves open: cards that are not said to be anywhere, hidden bids."""

from collections.abc import Callable, Sequence
from typing import Final

from boxbox.core.luck import EVERYONE
from boxbox.core.luck import NOBODY as NO_SEAT
from boxbox.games.race90.cards import FACE_DOWN, RACE_CARDS, UNKNOWN, UNKNOWN_TRACK
from boxbox.games.race90.fuel import BIDS
from boxbox.games.race90.race import HIDDEN_BID, NOBODY, Race

TRIES: Final = 500
"""How often a hand is dealt anew before a question with one answer is taken as it is."""
NO_ANSWERS: Final = -1

Left = dict[int, list[int]]
"""The cards that lie nowhere yet, by how those of each deck look face down."""


def deal_unknown(race: Race, choices: Callable[[int], int]) -> None:
    """Put a card for each unknown one; what is left are the decks.

    A question that is open has more than one answer (`choices` counts them for a seat), so the hand
    of the seat that is asked is dealt first, and anew until that is so.
    """
    left = cards_left(race)
    asked = race.agenda[-1][1] if race.agenda else NOBODY
    if 0 <= asked < race.setup.players:
        left = deal_asked(race, asked, left, choices)
    for seat in range(race.setup.players):
        deal_hand(race, seat, left)
        if race.target[seat] == UNKNOWN and seat in race.running:
            race.target[seat] = pick(race, left[UNKNOWN], EVERYONE)
        race.frozen[seat] = turned_up(race, race.frozen[seat], left, EVERYONE)
    race.discards = [*turned_up(race, race.discards, left, EVERYONE)]
    race.track_discards = [*turned_up(race, race.track_discards, left, EVERYONE)]
    race.deck = left[UNKNOWN]
    race.track_deck = left[UNKNOWN_TRACK]
    deal_bids(race)


def deal_asked(race: Race, seat: int, left: Left, choices: Callable[[int], int]) -> Left:
    """Deal the hand of the seat that is asked, with as many answers as can be; return the rest."""
    before = race.hands[seat], race.laid[seat], race.offer
    is_open = hides(before[0]) or hides(before[1])
    most = NO_ANSWERS
    for _ in range(TRIES):
        race.hands[seat], race.laid[seat], race.offer = before
        rest = {back: cards[:] for back, cards in left.items()}
        deal_hand(race, seat, rest)
        found = choices(seat)
        if found > most:
            most = found
            best = race.hands[seat], race.laid[seat], race.offer, rest
        if found > 1 or not is_open:
            break
    race.hands[seat], race.laid[seat], race.offer, rest = best
    return rest


def deal_bids(race: Race) -> None:
    """Put a bid for each hidden one; where all have laid cards somebody still thinks about it."""
    hidden = [seat for seat, bid in enumerate(race.bid) if bid == HIDDEN_BID]
    if not hidden:
        return
    assert race.luck is not None
    if all(race.laid) and all(race.bid):
        race.bid[hidden.pop(race.luck.pick("thinks", hidden, NO_SEAT))] = 0
    bids = list(BIDS)
    for seat in hidden:
        race.bid[seat] = bids[race.luck.pick("bid", bids, seat)]


def cards_left(race: Race) -> Left:
    """Return the cards that are not known to lie anywhere but in the decks."""
    setup = race.setup
    seen = set(seen_cards(race))
    tracks = range(RACE_CARDS + 1, len(setup.cards)) if setup.track_cards else ()
    return {
        UNKNOWN: [card for card in range(1, RACE_CARDS + 1) if card not in seen],
        UNKNOWN_TRACK: [card for card in tracks if card not in seen],
    }


def pick(race: Race, cards: list[int], seat: int) -> int:
    """Take any of some cards."""
    assert race.luck is not None
    return cards.pop(race.luck.pick("deal", cards, seat))


def turned_up(race: Race, cards: Sequence[int], left: Left, seat: int) -> tuple[int, ...]:
    """Return cards, with those that lay face down dealt from their decks."""
    return tuple(pick(race, left[card], seat) if card in FACE_DOWN else card for card in cards)


def deal_hand(race: Race, seat: int, left: Left) -> None:
    """Deal the unknown cards of a seat; LUCKY's offer is two of its race cards."""
    hand = race.hands[seat]
    dealt = turned_up(race, hand, left, seat)
    hidden = sorted(dealt[: hand.count(UNKNOWN)])  # a hand is sorted: its unknown cards come first
    race.hands[seat] = sorted(dealt)
    race.laid[seat] = turned_up(race, race.laid[seat], left, seat)
    if UNKNOWN in race.offer and race.agenda[-1][1] == seat:
        race.offer = tuple(sorted(pick(race, hidden, seat) for _ in race.offer))


def hides(cards: Sequence[int]) -> bool:
    """Tell whether some of these cards are unknown."""
    return UNKNOWN in cards or UNKNOWN_TRACK in cards


def seen_cards(race: Race) -> list[int]:
    """Return every card whose place is known."""
    piles = [
        *race.hands, *race.laid, *race.frozen, race.target, race.discards, race.track_discards,
        race.spent,
    ]  # fmt: skip
    return [card for pile in piles for card in pile if card not in FACE_DOWN]
