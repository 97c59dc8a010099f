"""How strategies affect the draw, and the SPECIALs of a move (chapters "Choosing a strategy",
"Select strategy", R37, R48, R49)."""

from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import NOBODY, Seat
from boxbox.games.race90.rules.advanced.track_cards import is_track_card, score_special
from boxbox.games.race90.table.cards import Card, card_text
from boxbox.games.race90.table.cars import CARS, PLAYERS
from boxbox.games.race90.table.codes import CARD_OF, DECK, KEEP, TAKE
from boxbox.games.race90.table.race import CHASE, HAZARD, LUCKY, Race
from boxbox.games.race90.table.steps import AT_DRAW, AT_KEEP, AT_PLAY, OF_DRIVER, Step

HAZARD_SECTIONS: Final = 6
"""How far a car with HAZARD must move to score its SPECIALs."""


def start_draw(race: Race, step: Step) -> None:
    """Begin the movement phase: the player draws as the strategy allows."""
    seat = step.seat
    race.waiting &= ~(1 << seat)
    race.agenda.append(OF_DRIVER[AT_PLAY][seat])
    if race.drives_with(seat, LUCKY):
        draw_two(race, seat)
    elif race.drives_with(seat, CHASE) and on_offer(race, seat):
        race.agenda.append(OF_DRIVER[AT_DRAW][seat])
    else:
        draw_one(race, seat)


def draw_one(race: Race, seat: Seat) -> None:
    """Draw a card from the deck."""
    tell_drawn(race, seat, "deck", race.draw_to_hand(seat, 1))


def tell_drawn(race: Race, seat: Seat, source: str, drawn: list[Card]) -> None:
    """Report how many cards a player drew, and to the player which."""
    if race.telling and drawn:
        private = {seat: {"cards": [card_text(card) for card in drawn]}}
        race.tell("drew", {"seat": seat, "from": source, "count": len(drawn)}, private)


def draw_two(race: Race, seat: Seat) -> None:
    """Draw two cards for LUCKY, one of which is kept."""
    drawn = race.draw_to_hand(seat, 2)
    tell_drawn(race, seat, "lucky", drawn)
    if len(drawn) == 2:
        race.offer = tuple(sorted(drawn))
        race.agenda.append(OF_DRIVER[AT_KEEP][seat])
        one, two = race.offer
        if race.setup.moves[one] == race.setup.moves[two]:
            score_special(race, seat, fresh=False, shown=race.offer)


def legal_keep(race: Race, _: Step) -> list[Code]:
    """Offer the two drawn cards."""
    return [KEEP.of[card] for card in race.offer]


def choose_keep(race: Race, step: Step, code: Code) -> None:
    """Keep one card; the other is discarded at once."""
    seat = step.seat
    (other,) = (card for card in race.offer if card != CARD_OF[code])
    race.offer = ()
    race.take_from_hand(seat, other)
    race.discards.append(other)
    if race.telling:
        data = {"seat": seat, "cards": [card_text(other)], "why": "lucky"}
        race.tell("discarded", data, reveals=seat)


def on_offer(race: Race, seat: Seat) -> list[Card]:
    """Return the discards that CHASE may take: the chased driver's cards, or else the top one."""
    chased = race.chased[seat]
    if chased < PLAYERS and chased in race.running:
        piles = (*race.discards, *race.track_discards)
        cards = [card for card in race.moved_with[chased] if card in piles]
        if cards:
            return sorted(cards)
    return race.discards[-1:]


def legal_draw(race: Race, step: Step) -> list[Code]:
    """Offer the deck, and what CHASE may take instead."""
    return [DECK, *[TAKE.of[card] for card in on_offer(race, step.seat)]]


def choose_draw(race: Race, step: Step, code: Code) -> None:
    """Draw from the deck or take a discard."""
    seat = step.seat
    if code == DECK:
        draw_one(race, seat)
        return
    card = CARD_OF[code]
    (race.track_discards if is_track_card(card) else race.discards).remove(card)
    race.show_in_hand(seat, card)
    race.moved_with = [tuple(c for c in cards if c != card) for cards in race.moved_with]
    if race.telling:
        data = {"seat": seat, "from": "discards", "count": 1, "card": card_text(card)}
        race.tell("drew", data)


def tell_chased(race: Race) -> None:
    """Report whom the drivers with CHASE follow in this turn."""
    for seat in race.setup.seats:
        if race.strategy[seat] == CHASE and seat in race.running:
            chased = race.chased[seat]
            car = None if chased == NOBODY else CARS[chased]
            race.tell("chasing", {"seat": seat, "car": car})


# SPECIALs of a move


def credit(race: Race, seat: Seat) -> None:
    """Note a passed check or a damage taken, for which HAZARD may score (R37)."""
    if seat not in race.off:
        race.credit[seat] += 1


def score_points(race: Race, seat: Seat) -> None:
    """Score for the designer's later HAZARD: one SPECIAL for enough movement points (R78)."""
    later = race.setup.later_hazard and race.points >= HAZARD_SECTIONS
    if later and race.drives_with(seat, HAZARD):
        score_special(race, seat)


def score_move(race: Race, car: Seat) -> None:
    """Score what a finished move has earned: HAZARD and CHASE (R37, R49)."""
    if not race.setup.track_cards:
        return
    strategy = race.strategy[car]
    if strategy == HAZARD and not race.setup.later_hazard:
        if race.count[car] - race.origin >= HAZARD_SECTIONS:
            score_special(race, car, race.credit[car])
    elif strategy == CHASE and ends_with_chased(race, car):
        score_special(race, car)


def ends_with_chased(race: Race, car: Seat) -> bool:
    """True if a car shares a section with the car it chases and doesn't lead (B34)."""
    chased = race.chased[car]
    together = 0 <= chased < PLAYERS and chased in race.cells[race.section(car)]
    return together and car != race.leader
