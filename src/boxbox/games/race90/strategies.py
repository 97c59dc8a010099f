"""What strategies do to the draw, and the SPECIALs of a move (chapters "Choosing a strategy",
"Select strategy", R37, R48, R49)."""

from typing import Final

from boxbox.games.race90.cards import card_text
from boxbox.games.race90.codes import DECK, KEEP, TAKE
from boxbox.games.race90.race import CARS, CHASE, HAZARD, LUCKY, NOBODY, PLAYERS, Race, Step
from boxbox.games.race90.steps import AT_DRAW, AT_KEEP, AT_PLAY
from boxbox.games.race90.track_cards import is_track_card, score_special

HAZARD_SECTIONS: Final = 6
"""So far a car with HAZARD must come for its SPECIALs."""


def start_draw(race: Race, step: Step) -> None:
    """Begin the movement phase: the player draws as the strategy allows."""
    seat = step[1]
    race.waiting &= ~(1 << seat)
    race.agenda.append((AT_PLAY, seat, 0, 0))
    if race.drives_with(seat, LUCKY):
        draw_two(race, seat)
    elif race.drives_with(seat, CHASE) and on_offer(race, seat):
        race.agenda.append((AT_DRAW, seat, 0, 0))
    else:
        draw_one(race, seat)


def draw_one(race: Race, seat: int) -> None:
    """Draw a card from the deck."""
    tell_drawn(race, seat, "deck", race.draw_to_hand(seat, 1))


def tell_drawn(race: Race, seat: int, source: str, drawn: list[int]) -> None:
    """Tell how many cards a player drew, and the player which."""
    if race.events is not None and drawn:
        private = {seat: {"cards": [card_text(card) for card in drawn]}}
        race.tell("drew", {"seat": seat, "from": source, "count": len(drawn)}, private)


def draw_two(race: Race, seat: int) -> None:
    """Let LUCKY draw two cards; one of them is kept."""
    drawn = race.draw_to_hand(seat, 2)
    tell_drawn(race, seat, "lucky", drawn)
    if len(drawn) == 2:
        race.offer = tuple(sorted(drawn))
        race.agenda.append((AT_KEEP, seat, 0, 0))
        one, two = race.offer
        if race.setup.moves[one] == race.setup.moves[two]:
            score_special(race, seat, fresh=False, shown=race.offer)


def legal_keep(race: Race, _: Step) -> list[int]:
    """Offer the two cards that were drawn."""
    return [KEEP + card for card in race.offer]


def choose_keep(race: Race, step: Step, code: int) -> None:
    """Keep a card; the other one is laid off at once."""
    seat = step[1]
    (other,) = (card for card in race.offer if card != code - KEEP)
    race.offer = ()
    race.take_from_hand(seat, other)
    race.discards.append(other)
    if race.events is not None:
        race.tell("discarded", {"seat": seat, "cards": [card_text(other)], "why": "lucky"})


def on_offer(race: Race, seat: int) -> list[int]:
    """Return the discards that CHASE may take: the chased driver's cards, else the top one."""
    chased = race.chased[seat]
    if chased < PLAYERS and chased in race.running:
        piles = (*race.discards, *race.track_discards)
        cards = [card for card in race.moved_with[chased] if card in piles]
        if cards:
            return sorted(cards)
    return race.discards[-1:]


def legal_draw(race: Race, step: Step) -> list[int]:
    """Offer the deck and what CHASE may take instead."""
    return [DECK, *[TAKE + card for card in on_offer(race, step[1])]]


def choose_draw(race: Race, step: Step, code: int) -> None:
    """Draw from the deck or take a discard."""
    seat = step[1]
    if code == DECK:
        draw_one(race, seat)
        return
    card = code - TAKE
    (race.track_discards if is_track_card(card) else race.discards).remove(card)
    race.show_in_hand(seat, card)
    race.moved_with = [tuple(c for c in cards if c != card) for cards in race.moved_with]
    if race.events is not None:
        data = {"seat": seat, "from": "discards", "count": 1, "card": card_text(card)}
        race.tell("drew", data)


def tell_chased(race: Race) -> None:
    """Tell whom the drivers with CHASE follow in this turn."""
    for seat in range(race.setup.players):
        if race.strategy[seat] == CHASE and seat in race.running:
            chased = race.chased[seat]
            car = None if chased == NOBODY else CARS[chased]
            race.tell("chasing", {"seat": seat, "car": car})


# SPECIALs of a move


def credit(race: Race, seat: int) -> None:
    """Note a check passed or a damage taken, for which HAZARD may score (R37)."""
    if seat not in race.off:
        race.credit[seat] += 1


def score_points(race: Race, seat: int) -> None:
    """Score for the designer's later HAZARD: one SPECIAL for enough movement points (R78)."""
    later = race.setup.later_hazard and race.points >= HAZARD_SECTIONS
    if later and race.drives_with(seat, HAZARD):
        score_special(race, seat)


def score_move(race: Race, car: int) -> None:
    """Score what a move that is over has earned: HAZARD and CHASE (R37, R49)."""
    if not race.setup.track_cards:
        return
    strategy = race.strategy[car]
    if strategy == HAZARD and not race.setup.later_hazard:
        if race.count[car] - race.origin >= HAZARD_SECTIONS:
            score_special(race, car, race.credit[car])
    elif strategy == CHASE and ends_with_chased(race, car):
        score_special(race, car)


def ends_with_chased(race: Race, car: int) -> bool:
    """Tell whether a car stands in one section with whom it chases and does not lead (B34)."""
    chased = race.chased[car]
    together = 0 <= chased < PLAYERS and chased in race.cells[race.section(car)]
    return together and car != race.leader
