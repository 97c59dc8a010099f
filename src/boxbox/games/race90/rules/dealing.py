"""Deal what a position leaves open: cards it places nowhere, and hidden bids."""

from collections.abc import Callable, Sequence
from typing import Final

from boxbox.core.luck import EVERYONE, UNSEEN
from boxbox.core.seats import NOBODY, Seat
from boxbox.games.race90.rules.advanced.fuel import BIDS
from boxbox.games.race90.table.cards import (
    ALL_CARDS,
    FACE_DOWN,
    RACE_CARDS,
    UNKNOWN,
    UNKNOWN_TRACK,
    Card,
)
from boxbox.games.race90.table.race import HIDDEN_BID, Race

TRIES: Final = 500
"""How often a hand is dealt again before a question with only one answer is accepted."""
NO_ANSWERS: Final = -1

Left = dict[Card, list[Card]]
"""The cards not placed anywhere yet, grouped by the back of their deck."""


def deal_unknown(race: Race, choices: Callable[[Seat], int]) -> None:
    """Replace each unknown card with a real one; the remaining cards form the decks.

    An open question has more than one answer (`choices` counts them for a seat), so the hand of the
    seat being asked is dealt first, and dealt again until that is true.
    """
    left = cards_left(race)
    asked = race.agenda[-1].seat if race.agenda else NOBODY
    if 0 <= asked < race.setup.players:
        left = deal_asked(race, asked, left, choices)
    for seat in race.setup.seats:
        deal_hand(race, seat, left)
        if race.target[seat] == UNKNOWN and seat in race.running:
            race.target[seat] = pick(race, left[UNKNOWN], EVERYONE)
        race.frozen[seat] = turned_up(race, race.frozen[seat], left, EVERYONE)
    race.discards = [*turned_up(race, race.discards, left, EVERYONE)]
    race.track_discards = [*turned_up(race, race.track_discards, left, EVERYONE)]
    race.deck = left[UNKNOWN]
    race.track_deck = left[UNKNOWN_TRACK]
    deal_bids(race)


def deal_asked(race: Race, seat: Seat, left: Left, choices: Callable[[Seat], int]) -> Left:
    """Deal the hand of the seat being asked, with as many answers as possible; return the rest."""
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
    """Replace each hidden bid; if all have laid cards, somebody has yet to bid."""
    hidden = [seat for seat in race.setup.seats if race.bid[seat] == HIDDEN_BID]
    if not hidden:
        return
    if all(race.laid) and all(race.bid):
        race.bid[hidden.pop(race.luck.pick("thinks", hidden, UNSEEN))] = 0
    bids = list(BIDS)
    for seat in hidden:
        race.bid[seat] = bids[race.luck.pick("bid", bids, seat)]


def cards_left(race: Race) -> Left:
    """Return the cards not known to be anywhere but in the decks."""
    setup = race.setup
    seen = set(seen_cards(race))
    tracks = ALL_CARDS[RACE_CARDS + 1 : len(setup.cards)] if setup.track_cards else ()
    return {
        UNKNOWN: [card for card in ALL_CARDS[1 : RACE_CARDS + 1] if card not in seen],
        UNKNOWN_TRACK: [card for card in tracks if card not in seen],
    }


def pick(race: Race, cards: list[Card], seat: Seat) -> Card:
    """Take any of these cards."""
    return cards.pop(race.luck.pick("deal", cards, seat))


def turned_up(race: Race, cards: Sequence[Card], left: Left, seat: Seat) -> tuple[Card, ...]:
    """Return cards, replacing the hidden ones with cards dealt from their decks."""
    return tuple(pick(race, left[card], seat) if card in FACE_DOWN else card for card in cards)


def deal_hand(race: Race, seat: Seat, left: Left) -> None:
    """Deal the unknown cards of a seat; LUCKY's offer is two of its race cards."""
    hand = race.hands[seat]
    dealt = turned_up(race, hand, left, seat)
    hidden = sorted(dealt[: hand.count(UNKNOWN)])  # a hand is sorted: its unknown cards come first
    race.hands[seat] = sorted(dealt)
    race.laid[seat] = turned_up(race, race.laid[seat], left, seat)
    if UNKNOWN in race.offer and race.agenda[-1].seat == seat:
        race.offer = tuple(sorted(pick(race, hidden, seat) for _ in race.offer))


def hides(cards: Sequence[Card]) -> bool:
    """True if some of these cards are unknown."""
    return UNKNOWN in cards or UNKNOWN_TRACK in cards


def seen_cards(race: Race) -> list[Card]:
    """Return every card whose place is known."""
    piles = [
        *race.hands, *race.laid, *race.frozen, race.target, race.discards, race.track_discards,
        race.spent,
    ]  # fmt: skip
    return [card for pile in piles for card in pile if card not in FACE_DOWN]
