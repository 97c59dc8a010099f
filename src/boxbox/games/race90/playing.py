"""One card or a pair, what it costs, and what becomes of the cards (chapters "Movement", "Using
resources", "Drawing cards")."""

from collections.abc import Sequence

from boxbox.games.race90.cards import RACE_CARDS, card_text
from boxbox.games.race90.codes import (
    ADD,
    ALONE,
    AS_PLAYED,
    CHIPS,
    LAY,
    PAY,
    PLAY,
    SKIP,
)
from boxbox.games.race90.damage import free_slots, take_damage
from boxbox.games.race90.flags import events_of
from boxbox.games.race90.points import add_bonus, scores_balance, trajectory_bonus, why_bonus
from boxbox.games.race90.race import (
    CHASE,
    HAZARD,
    PLAYERS,
    SAVE_TYRES,
    Race,
    Step,
)
from boxbox.games.race90.re_entry import put_back
from boxbox.games.race90.reach import corners_of, eased_by, outlook_of_play, reaches
from boxbox.games.race90.steps import (
    AFTER_SKIP,
    AT_LAY,
    AT_PAY,
    AT_SECOND,
    AT_SOFT,
    AT_STRATEGY,
    CHECKS,
    DISCARDS,
    DRAWS,
    EVENTS,
    MOVE,
    TAKE_DAMAGE,
)
from boxbox.games.race90.strategies import tell_drawn
from boxbox.games.race90.track_cards import is_track_card, score_special


def owed(race: Race, seat: int, cards: Sequence[int]) -> int:
    """Return the tyre points of a play; SAVE TYRES takes one off the total (R32)."""
    printed = race.setup.cards
    tyres = sum(printed[card].tyres for card in cards)
    return tyres - 1 if tyres and race.drives_with(seat, SAVE_TYRES) else tyres


def can_pay(race: Race, seat: int, cards: Sequence[int]) -> bool:
    """Tell whether a player has the tyres and damage slots for a play (R31, R33)."""
    printed = race.setup.cards
    damage = sum(printed[card].damage for card in cards)
    if damage and damage > free_slots(race, seat):
        return False
    due = owed(race, seat, cards)
    if not due:
        return True
    chips = race.tyres[seat]
    others = 0 if race.setup.only_chips else len(race.usable(seat)) - len(cards)
    return chips >= due or (chips >= 1 and chips + others >= due)


def is_pair(race: Race, first: int, second: int) -> bool:
    """Tell whether two cards make a pair: any card with a +1, two +2, or by a track card."""
    moves = race.setup.moves
    if 1 in (moves[first], moves[second]) or moves[first] == moves[second] == 2:
        return True
    if second <= RACE_CARDS and first <= RACE_CARDS:
        return False
    cards = race.setup.cards
    return "pair" in cards[first].symbols or "pair" in cards[second].symbols


def reaches_corners(race: Race, seat: int, cards: Sequence[int]) -> bool:
    """True if the move can touch the corners of its track cards (R45)."""
    corners = corners_of(race, cards)
    return not corners or reaches(race, seat, outlook_of_play(race, seat, cards), corners)


def is_playable(race: Race, seat: int, cards: Sequence[int]) -> bool:
    """Tell whether cards may be played together: paid, and near the corners of track cards."""
    return can_pay(race, seat, cards) and reaches_corners(race, seat, cards)


def legal_play(race: Race, step: Step) -> list[int]:
    """Offer to skip, or any card that can be played alone or first of a pair."""
    seat = step[1]
    codes = [SKIP]
    for card in race.usable(seat):
        if is_playable(race, seat, (card,)) or (is_track_card(card) and seconds(race, seat, card)):
            codes.append(PLAY + card)
    return codes


def choose_play(race: Race, step: Step, code: int) -> None:
    """Skip, or play a first card."""
    seat = step[1]
    if code == SKIP:
        skip(race, seat)
        return
    card = code - PLAY
    if len(race.usable(seat)) > 1:  # asked whatever they are, or all would learn of a pair (C2)
        race.known[seat] |= 1 << card  # it is announced
        race.agenda.append((AT_SECOND, seat, card, 0))
    else:
        play(race, seat, (card,))


def skip(race: Race, seat: int) -> None:
    """Stand still, or only come back (B23); the strategy may be changed (R36)."""
    if race.events is not None:
        race.tell("skipped", {"seat": seat})
    if seat in race.off:
        race.penalty[seat] = 0
        put_back(race, seat)
    if not race.setup.junior:
        race.agenda.append((AT_STRATEGY, seat, AFTER_SKIP, 0))


def seconds(race: Race, seat: int, first: int) -> list[int]:
    """Return the cards that make a pair with a first one that has a lower number."""
    return [
        card
        for card in race.usable(seat)
        if card > first and is_pair(race, first, card) and is_playable(race, seat, (first, card))
    ]


def legal_second(race: Race, step: Step) -> list[int]:
    """Offer the pairs, and the first card alone if it may be."""
    _, seat, first, _ = step
    codes = [ADD + card for card in seconds(race, seat, first)]
    return [ALONE, *codes] if reaches_corners(race, seat, (first,)) else codes


def choose_second(race: Race, step: Step, code: int) -> None:
    """Play a second card or none."""
    _, seat, first, _ = step
    play(race, seat, (first,) if code == ALONE else (first, code - ADD))


def play(race: Race, seat: int, cards: tuple[int, ...]) -> None:
    """Lay the cards on the table, add the trajectory, and begin all that follows."""
    setup = race.setup
    for card in cards:
        race.take_from_hand(seat, card)
    race.played = race.spent = race.moved_with[seat] = cards
    race.points = sum(setup.moves[card] for card in cards)
    race.eased = eased_by(race, cards)
    if race.events is not None:
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


def put_on_agenda(race: Race, seat: int, cards: Sequence[int]) -> None:
    """Put on the agenda what follows a play, the last thing first (R30)."""
    printed = [race.setup.cards[card] for card in cards]
    agenda = race.agenda
    agenda.append((MOVE, seat, 0, 0))
    if race.soft[seat]:
        agenda.append((AT_SOFT, seat, 0, 0))
    agenda.append((DISCARDS, seat, 0, 0))
    if events_of(race, cards):
        agenda.append((EVENTS, seat, 0, 0))
    draws = sum(card.draw for card in printed)
    if draws:
        agenda.append((DRAWS, seat, draws, 0))
    if any(card.check is not None for card in printed):
        agenda.append((CHECKS, seat, 0, 0))
    damage = sum(card.damage for card in printed)
    if damage:
        agenda.append((TAKE_DAMAGE, seat, damage, 0))
    due = owed(race, seat, cards)
    if due:
        ask_to_pay(race, seat, due, 0)


# Tyres


def ask_to_pay(race: Race, seat: int, due: int, last: int) -> None:
    """Ask, or pay at once where all can see that there is no choice: one point, or no card (C2)."""
    if due == 1 or race.setup.only_chips or not race.usable(seat):
        pay_chips(race, seat, due)
    else:
        race.agenda.append((AT_PAY, seat, due, last))


def legal_pay(race: Race, step: Step) -> list[int]:
    """Offer chips, and cards by rising number; one chip at least must be paid."""
    _, seat, due, last = step
    chips = race.tyres[seat]
    codes = [CHIPS] if chips >= due else []
    if due > 1 and chips and not race.setup.only_chips:
        left = [card for card in race.usable(seat) if card > last]
        for at, card in enumerate(left):
            if chips + len(left) - at - 1 >= due - 1:
                codes.append(PAY + card)
    return codes


def choose_pay(race: Race, step: Step, code: int) -> None:
    """Pay the rest in chips, or one point with a card."""
    _, seat, due, _ = step
    if code == CHIPS:
        pay_chips(race, seat, due)
        return
    card = code - PAY
    race.take_from_hand(seat, card)
    race.spent += (card,)
    if race.events is not None:
        data = {"seat": seat, "chips": 0, "cards": [card_text(card)], "why": "play"}
        race.tell("paid", data)
    ask_to_pay(race, seat, due - 1, card)


def pay_chips(race: Race, seat: int, due: int) -> None:
    """Pay tyre chips, the last of a payment; with SAVE TYRES that is a SPECIAL."""
    race.tyres[seat] -= due
    if race.events is not None:
        race.tell("paid", {"seat": seat, "chips": due, "cards": [], "why": "play"})
    if race.drives_with(seat, SAVE_TYRES):
        score_special(race, seat)


# Damage and draws


def printed_damage(race: Race, step: Step) -> None:
    """Take the damage of the cards; HAZARD gains a point for each (R37)."""
    _, seat, discs, _ = step
    taken = take_damage(race, seat, discs, "card")
    assert taken, "a card that can't be paid was played"
    if race.drives_with(seat, HAZARD):
        add_bonus(race, seat, "hazard", discs)


def draws(race: Race, step: Step) -> None:
    """Draw the cards that the play allows; they can neither pay nor check (R30)."""
    _, seat, wanted, _ = step
    tell_drawn(race, seat, "action", race.draw_to_hand(seat, wanted))


# Discards


def discards(race: Race, step: Step) -> None:
    """Lay the cards of the turn off, in the order the player likes if it can matter (R38)."""
    seat = step[1]
    race.track_discards += [card for card in race.spent if is_track_card(card)]
    race.spent = tuple(card for card in race.spent if not is_track_card(card))
    if len(race.spent) > 1 and order_matters(race):
        race.agenda.append((AT_LAY, seat, 0, 0))
    else:
        lay_off(race, seat)


def order_matters(race: Race) -> bool:
    """True if somebody with CHASE can still take one of the cards that are laid off (B4)."""
    if race.setup.junior or are_alike(race, race.spent):
        return False
    if race.turn < race.setup.last_turn:
        return True
    return any(race.waiting >> seat & 1 and may_chase(race, seat) for seat in race.running)


def are_alike(race: Race, cards: Sequence[int]) -> bool:
    """True if cards differ in their numbers only."""
    return len({race.setup.cards[card]._replace(number=0) for card in cards}) == 1


def may_chase(race: Race, car: int) -> bool:
    """True if a driver who has still to draw has CHASE, or can stop first and take it."""
    if car >= PLAYERS or car in race.off:
        return False
    return race.strategy[car] == CHASE or not race.pitted >> car & 1


def legal_lay(race: Race, step: Step) -> list[int]:
    """Offer which card comes next from the top; at first also the order of play."""
    chosen = step[2]
    left = race.spent[: len(race.spent) - chosen]
    return ([] if chosen else [AS_PLAYED]) + [LAY + card for card in sorted(left)]


def choose_lay(race: Race, step: Step, code: int) -> None:
    """Put a card next from the top."""
    _, seat, chosen, _ = step
    if code != AS_PLAYED:
        card = code - LAY
        at = len(race.spent) - chosen
        under = tuple(other for other in race.spent[:at] if other != card)
        race.spent = (*under, card, *race.spent[at:])
        if len(under) > 1:
            race.agenda.append((AT_LAY, seat, chosen + 1, 0))
            return
    lay_off(race, seat)


def lay_off(race: Race, seat: int) -> None:
    """Put the cards of the turn on the discards."""
    race.discards += race.spent
    if race.events is not None and race.spent:
        race.tell("laid", {"seat": seat, "cards": [card_text(card) for card in race.spent]})
    race.spent = race.played = ()
