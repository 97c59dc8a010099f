"""Playing one card or a pair, paying for it, and discarding it (chapters "Movement", "Using
resources", "Drawing cards")."""

from collections.abc import Sequence

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.advanced.flags import events_of
from boxbox.games.race90.rules.advanced.points import (
    add_bonus,
    scores_balance,
    trajectory_bonus,
    why_bonus,
)
from boxbox.games.race90.rules.advanced.re_entry import put_back
from boxbox.games.race90.rules.advanced.reach import corners_of, eased_by, outlook_of_play, reaches
from boxbox.games.race90.rules.advanced.track_cards import is_track_card, score_special
from boxbox.games.race90.rules.basic.damage import free_slots, take_damage
from boxbox.games.race90.rules.basic.strategies import tell_drawn
from boxbox.games.race90.table.cards import RACE_CARDS, UNKNOWN, Card, card_text
from boxbox.games.race90.table.cars import PLAYERS, Car
from boxbox.games.race90.table.codes import (
    ADD,
    ALONE,
    AS_PLAYED,
    CARD_OF,
    CHIPS,
    LAY,
    PAY,
    PLAY,
    SKIP,
)
from boxbox.games.race90.table.race import CHASE, HAZARD, SAVE_TYRES, Race
from boxbox.games.race90.table.steps import (
    AFTER_SKIP,
    ASK_CHOICE,
    ASK_SECOND,
    AT_SOFT,
    AT_STRATEGY,
    CHECKS,
    DISCARDS,
    DRAWS,
    MOVE,
    OF_DRIVER,
    TAKE_DAMAGE,
    Amount,
    Events,
    Lay,
    Pay,
    Second,
    Step,
)


def owed(race: Race, seat: Seat, cards: Sequence[Card]) -> int:
    """Return the tyre points of a play; SAVE TYRES takes one off the total (R32)."""
    printed = race.setup.cards
    tyres = 0
    for card in cards:
        tyres += printed[card].tyres
    return tyres - 1 if tyres and race.drives_with(seat, SAVE_TYRES) else tyres


def can_pay(race: Race, seat: Seat, cards: Sequence[Card]) -> bool:
    """True if a player has the tyres and damage slots for a play (R31, R33)."""
    printed = race.setup.cards
    damage = 0
    for card in cards:
        damage += printed[card].damage
    if damage and damage > free_slots(race, seat):
        return False
    due = owed(race, seat, cards)
    if not due:
        return True
    chips = race.tyres[seat]
    others = 0 if race.setup.only_chips else len(race.usable(seat)) - len(cards)
    return chips >= due or (chips >= 1 and chips + others >= due)


def is_pair(race: Race, first: Card, second: Card) -> bool:
    """True if two cards make a pair: any card with a +1, two +2s, or by a track card."""
    moves = race.setup.moves
    if 1 in (moves[first], moves[second]) or moves[first] == moves[second] == 2:
        return True
    if second <= RACE_CARDS and first <= RACE_CARDS:
        return False
    cards = race.setup.cards
    return "pair" in cards[first].symbols or "pair" in cards[second].symbols


def reaches_corners(race: Race, seat: Seat, cards: Sequence[Card]) -> bool:
    """True if the move can touch the corners of its track cards (R45)."""
    if not race.setup.track_cards:
        return True
    corners = corners_of(race, cards)
    return not corners or reaches(race, seat, outlook_of_play(race, seat, cards), corners)


def is_playable(race: Race, seat: Seat, cards: Sequence[Card]) -> bool:
    """True if cards may be played together: affordable, and able to touch their corners."""
    return can_pay(race, seat, cards) and reaches_corners(race, seat, cards)


def legal_play(race: Race, step: Step) -> list[Code]:
    """Offer to skip, or to play any card alone or as the first of a pair."""
    seat = step.seat
    codes = [SKIP]
    for card in race.usable(seat):
        if is_playable(race, seat, (card,)) or (is_track_card(card) and seconds(race, seat, card)):
            codes.append(PLAY.of[card])
    return codes


def choose_play(race: Race, step: Step, code: Code) -> None:
    """Skip, or play a first card."""
    seat = step.seat
    if code == SKIP:
        skip(race, seat)
        return
    card = CARD_OF[code]
    if len(race.usable(seat)) > 1:  # asked whatever they are, or all would learn of a pair (C2)
        race.known[seat] |= 1 << card  # it is announced
        race.agenda.append(ASK_SECOND[seat][card])
    else:
        play(race, seat, (card,))


def skip(race: Race, seat: Seat) -> None:
    """Stand still, or just come back (B23); the strategy may be changed (R36)."""
    if race.telling:
        race.tell("skipped", {"seat": seat})
    if seat in race.off:
        race.penalty[seat] = 0
        put_back(race, seat)
    if not race.setup.junior:
        race.agenda.append(ASK_CHOICE[AT_STRATEGY][seat][AFTER_SKIP])


def seconds(race: Race, seat: Seat, first: Card) -> list[Card]:
    """Return the cards that make a pair with a first card of a lower number."""
    return [
        card
        for card in race.usable(seat)
        if card > first and is_pair(race, first, card) and is_playable(race, seat, (first, card))
    ]


def legal_second(race: Race, step: Second) -> list[Code]:
    """Offer the pairs, and the first card alone if allowed."""
    seat, first = step.seat, step.first
    codes = [ADD.of[card] for card in seconds(race, seat, first)]
    return [ALONE, *codes] if reaches_corners(race, seat, (first,)) else codes


def choose_second(race: Race, step: Second, code: Code) -> None:
    """Play a second card, or none."""
    seat, first = step.seat, step.first
    play(race, seat, (first,) if code == ALONE else (first, CARD_OF[code]))


def play(race: Race, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Lay the cards on the table, add the trajectory, and start everything that follows."""
    setup = race.setup
    for card in cards:
        race.take_from_hand(seat, card)
    race.played = race.spent = race.moved_with[seat] = cards
    race.points = sum(setup.moves[card] for card in cards)
    race.eased = eased_by(race, cards)
    if race.telling:
        race.tell("played", {
            "seat": seat,
            "cards": [card_text(card) for card in cards],
            "move": race.points,
            "tyres": sum(setup.cards[card].tyres for card in cards),
            "damage": sum(setup.cards[card].damage for card in cards),
        }, reveals=seat)  # fmt: skip
    bonus = trajectory_bonus(race, seat, cards)
    if bonus:
        why = why_bonus(race, seat, cards)
        add_bonus(race, seat, why, bonus)
        if why == "trajectory" and scores_balance(race, seat, cards):
            score_special(race, seat)
    put_on_agenda(race, seat, cards)


def put_on_agenda(race: Race, seat: Seat, cards: Sequence[Card]) -> None:
    """Put everything that follows a play on the agenda, the last step first (R30)."""
    printed = [race.setup.cards[card] for card in cards]
    agenda = race.agenda
    agenda.append(OF_DRIVER[MOVE][seat])
    if race.soft[seat]:
        agenda.append(OF_DRIVER[AT_SOFT][seat])
    agenda.append(OF_DRIVER[DISCARDS][seat])
    if events_of(race, cards):
        agenda.append(Events(seat, 0))
    draws = sum(card.draw for card in printed)
    if draws:
        agenda.append(Amount(DRAWS, seat, draws))
    if any(card.check is not None for card in printed):
        agenda.append(OF_DRIVER[CHECKS][seat])
    damage = sum(card.damage for card in printed)
    if damage:
        agenda.append(Amount(TAKE_DAMAGE, seat, damage))
    due = owed(race, seat, cards)
    if due:
        ask_to_pay(race, seat, due, UNKNOWN)


# Tyres


def ask_to_pay(race: Race, seat: Seat, due: int, last: Card) -> None:
    """Ask, or pay at once if everybody can see there is no choice: one point, or no card (C2)."""
    if due == 1 or race.setup.only_chips or not race.usable(seat):
        pay_chips(race, seat, due)
    else:
        race.agenda.append(Pay(seat, due, last))


def legal_pay(race: Race, step: Pay) -> list[Code]:
    """Offer chips, and cards by rising number; at least one chip must be paid."""
    seat, due = step.seat, step.due
    chips = race.tyres[seat]
    codes = [CHIPS] if chips >= due else []
    if due > 1 and chips and not race.setup.only_chips:
        left = [card for card in race.usable(seat) if card > step.last]
        for at, card in enumerate(left):
            if chips + len(left) - at - 1 >= due - 1:
                codes.append(PAY.of[card])
    return codes


def choose_pay(race: Race, step: Pay, code: Code) -> None:
    """Pay the rest in chips, or one point with a card."""
    seat, due = step.seat, step.due
    if code == CHIPS:
        pay_chips(race, seat, due)
        return
    card = CARD_OF[code]
    race.take_from_hand(seat, card)
    race.spent += (card,)
    if race.telling:
        data = {"seat": seat, "chips": 0, "cards": [card_text(card)], "why": "play"}
        race.tell("paid", data, reveals=seat)
    ask_to_pay(race, seat, due - 1, card)


def pay_chips(race: Race, seat: Seat, due: int) -> None:
    """Pay with tyre chips, which ends a payment; with SAVE TYRES that is a SPECIAL."""
    race.tyres[seat] -= due
    if race.telling:
        race.tell("paid", {"seat": seat, "chips": due, "cards": [], "why": "play"})
    if race.drives_with(seat, SAVE_TYRES):
        score_special(race, seat)


# Damage and draws


def printed_damage(race: Race, step: Amount) -> None:
    """Take the damage of the cards; HAZARD gains a point for each (R37)."""
    seat, discs = step.seat, step.count
    taken = take_damage(race, seat, discs, "card")
    assert taken, "a card that can't be paid was played"
    if race.drives_with(seat, HAZARD):
        add_bonus(race, seat, "hazard", discs)


def draws(race: Race, step: Amount) -> None:
    """Draw the cards that the play allows; they can't pay or be used for checks (R30)."""
    tell_drawn(race, step.seat, "action", race.draw_to_hand(step.seat, step.count))


# Discards


def discards(race: Race, step: Step) -> None:
    """Discard the cards of the turn, in an order the player chooses if it can matter (R38)."""
    seat = step.seat
    race.track_discards += [card for card in race.spent if is_track_card(card)]
    race.spent = tuple(card for card in race.spent if not is_track_card(card))
    if len(race.spent) > 1 and order_matters(race):
        race.agenda.append(Lay(seat, 0))
    else:
        lay_off(race, seat)


def order_matters(race: Race) -> bool:
    """True if somebody with CHASE can still take one of the discarded cards (B4)."""
    if race.setup.junior or are_alike(race, race.spent):
        return False
    if race.turn < race.setup.last_turn:
        return True
    return any(race.waiting >> seat & 1 and may_chase(race, seat) for seat in race.running)


def are_alike(race: Race, cards: Sequence[Card]) -> bool:
    """True if cards differ only in their numbers."""
    return len({race.setup.cards[card]._replace(number=UNKNOWN) for card in cards}) == 1


def may_chase(race: Race, car: Car) -> bool:
    """True if a driver who has yet to draw has CHASE, or can stop first and take it."""
    if car >= PLAYERS or car in race.off:
        return False
    return race.strategy[car] == CHASE or not race.pitted >> car & 1


def legal_lay(race: Race, step: Lay) -> list[Code]:
    """Offer which card comes next from the top, and at first the order of play too."""
    chosen = step.chosen
    left = race.spent[: len(race.spent) - chosen]
    return ([] if chosen else [AS_PLAYED]) + [LAY.of[card] for card in sorted(left)]


def choose_lay(race: Race, step: Lay, code: Code) -> None:
    """Make a card the next from the top."""
    seat, chosen = step.seat, step.chosen
    if code != AS_PLAYED:
        card = CARD_OF[code]
        at = len(race.spent) - chosen
        under = tuple(other for other in race.spent[:at] if other != card)
        race.spent = (*under, card, *race.spent[at:])
        if len(under) > 1:
            race.agenda.append(Lay(seat, chosen + 1))
            return
    lay_off(race, seat)


def lay_off(race: Race, seat: Seat) -> None:
    """Put the cards of the turn on the discard pile."""
    race.discards += race.spent
    if race.telling and race.spent:
        race.tell("laid", {"seat": seat, "cards": [card_text(card) for card in race.spent]})
    race.spent = race.played = ()
