"""Track cards: their deck, and SPECIALs that bring them (chapter "Track cards", R21, R62)."""

from bisect import insort
from collections.abc import Sequence
from typing import Final

from boxbox.core.event import Json
from boxbox.games.race90.cards import RACE_CARDS, card_text
from boxbox.games.race90.race import STRATEGIES, Race

QUALIFYING_CARDS: Final = 2
PITTING_CARDS: Final = 2
HARD_TYRE_CARDS: Final = 1


def is_track_card(card: int) -> bool:
    """Tell whether a card is of the track's own deck."""
    return card > RACE_CARDS


def draw_track_cards(race: Race, seat: int, wanted: int, why: str, fresh: bool = False) -> None:
    """Let a seat draw track cards, of which there may be none (B17); fresh ones wait (R21)."""
    drawn = []
    for _ in range(wanted):
        card = _draw(race, seat)
        if not card:
            break
        insort(race.hands[seat], card)
        drawn.append(card)
        race.fresh = race.fresh | 1 << card if fresh else race.fresh & ~(1 << card)
    if race.events is not None and drawn:
        data: dict[str, Json] = {"seat": seat, "from": "track", "count": len(drawn), "why": why}
        race.tell("drew", data, {seat: {"cards": [card_text(card) for card in drawn]}})


def _draw(race: Race, seat: int) -> int:
    """Take a card from the deck of track cards; 0 if there is none left anywhere."""
    if not race.track_deck:
        reshuffle(race)
        if not race.track_deck:
            return 0
    assert race.luck is not None
    card = race.track_deck.pop(race.luck.pick("track", race.track_deck, seat))
    if not race.track_deck:
        reshuffle(race)
    return card


def reshuffle(race: Race) -> None:
    """Make the discarded track cards the new deck (R39)."""
    race.track_deck = sorted(race.track_discards)
    race.track_discards = []
    if race.events is not None and race.track_deck:
        race.tell("reshuffled", {"cards": len(race.track_deck), "deck": "track"})


def score_special(
    race: Race, seat: int, cards: int = 1, fresh: bool = True, shown: Sequence[int] = ()
) -> None:
    """Score SPECIALs: a track card for each. Cards that LUCKY drew are shown to all."""
    if not race.setup.track_cards or not cards:
        return
    for card in shown:
        race.known[seat] |= 1 << card
    if race.events is not None:
        race.tell("special", {
            "seat": seat,
            "strategy": STRATEGIES[race.strategy[seat]],
            "cards": cards,
            "shown": [card_text(card) for card in shown],
        }, reveals=seat if shown else None)  # fmt: skip
    draw_track_cards(race, seat, cards, "special", fresh)
