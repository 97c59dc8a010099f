"""Track cards: their deck, and SPECIALs that bring them (chapter "Track cards", R21, R62)."""

from bisect import insort
from collections.abc import Sequence
from typing import Final

from boxbox.core.seats import Seat
from boxbox.core.wire import Data
from boxbox.games.race90.table.cards import RACE_CARDS, UNKNOWN, Card, card_text
from boxbox.games.race90.table.race import STRATEGIES, Race

QUALIFYING_CARDS: Final = 2
PITTING_CARDS: Final = 2
HARD_TYRE_CARDS: Final = 1


def is_track_card(card: Card) -> bool:
    """True if a card belongs to the track's own deck."""
    return card > RACE_CARDS


def draw_track_cards(race: Race, seat: Seat, wanted: int, why: str, fresh: bool = False) -> None:
    """Let a seat draw track cards, if any are left (B17); fresh ones can't be used yet (R21)."""
    drawn = []
    for _ in range(wanted):
        card = _draw(race, seat)
        if not card:
            break
        insort(race.hands[seat], card)
        drawn.append(card)
        race.fresh = race.fresh | 1 << card if fresh else race.fresh & ~(1 << card)
    if race.telling and drawn:
        data: Data = {"seat": seat, "from": "track", "count": len(drawn), "why": why}
        race.tell("drew", data, {seat: {"cards": [card_text(card) for card in drawn]}})


def _draw(race: Race, seat: Seat) -> Card:
    """Take a card from the deck of track cards, or UNKNOWN if none is left anywhere."""
    if not race.track_deck:
        reshuffle(race)
        if not race.track_deck:
            return UNKNOWN
    card = race.track_deck.pop(race.luck.pick("track", race.track_deck, seat))
    if not race.track_deck:
        reshuffle(race)
    return card


def reshuffle(race: Race) -> None:
    """Make the discarded track cards the new deck (R39)."""
    race.track_deck = sorted(race.track_discards)
    race.track_discards = []
    if race.telling and race.track_deck:
        race.tell("reshuffled", {"cards": len(race.track_deck), "deck": "track"})


def score_special(
    race: Race, seat: Seat, cards: int = 1, fresh: bool = True, shown: Sequence[Card] = ()
) -> None:
    """Score SPECIALs: a track card for each. Cards that LUCKY drew are shown to everybody."""
    if not race.setup.track_cards or not cards:
        return
    for card in shown:
        race.known[seat] |= 1 << card
    if race.telling:
        race.tell("special", {
            "seat": seat,
            "strategy": STRATEGIES[race.strategy[seat]],
            "cards": cards,
            "shown": [card_text(card) for card in shown],
        }, reveals=seat if shown else None)  # fmt: skip
    draw_track_cards(race, seat, cards, "special", fresh)
