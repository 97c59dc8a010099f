"""Pit stops (chapter "Pit stop", R15, R60)."""

from boxbox.games.race90.cards import card_text
from boxbox.games.race90.codes import BOX, DISCARD, DRIVE_ON, ENOUGH
from boxbox.games.race90.movement import ask_for_point
from boxbox.games.race90.race import CARS, Race, Step
from boxbox.games.race90.steps import (
    AT_DISCARD,
    AT_PIT,
    AT_STRATEGY,
    IN_PIT,
    SERVICE,
    START_DRAW,
)


def begin_individual_turn(race: Race, seat: int) -> None:
    """Begin a player's turn: with the pit stop that is due, or with the question whether to."""
    if race.pitted >> seat & 1:
        race.agenda.append((START_DRAW, seat, 0, 0))
    elif is_due(race, seat):
        stop(race, seat, "fuel")
    else:
        race.agenda.append((AT_PIT, seat, 0, 0))


def is_due(race: Race, seat: int) -> bool:
    """Tell whether a player must refuel now: the turn of the chit has come (R60)."""
    return 0 < race.fuel[seat] <= race.turn


def legal_pit(_: Race, __: Step) -> list[int]:
    """Offer a pit stop."""
    return [DRIVE_ON, BOX]


def choose_pit(race: Race, step: Step, code: int) -> None:
    """Stop or drive on."""
    seat = step[1]
    if code == BOX:
        stop(race, seat, "choice")
    else:
        race.agenda.append((START_DRAW, seat, 0, 0))


def stop(race: Race, seat: int, why: str) -> None:
    """Bring a player in: back on the track, then the service."""
    fall_back(race, seat, why)
    race.fuel[seat] = 0
    ask_for_point(race, seat)
    serve(race, seat, IN_PIT)


def fall_back(race: Race, car: int, why: str) -> None:
    """Move a car back by the pit time, behind all in the section where it lands."""
    start = race.section(car)
    race.take_off(car)
    race.put_last(car, race.count[car] - race.setup.track.pit_time)
    race.pitted |= 1 << car
    if race.events is not None:
        race.tell("pit", {"car": CARS[car], "from": start, "to": race.section(car), "why": why})
    race.renew_leader()


def serve(race: Race, seat: int, when: int) -> None:
    """Lay off cards, fill up, choose a strategy."""
    if not race.setup.junior:
        race.agenda.append((AT_STRATEGY, seat, when, 0))
    race.agenda.append((SERVICE, seat, 0, 0))
    if race.hands[seat]:
        race.agenda.append((AT_DISCARD, seat, 0, 0))


def legal_discard(race: Race, step: Step) -> list[int]:
    """Offer cards to lay off, by rising number; not more than the limit may stay (R15)."""
    _, seat, last, _ = step
    left = [card for card in race.hands[seat] if card > last]
    surplus = min(excess(race, seat), len(left))
    codes = [] if surplus > 0 else [ENOUGH]
    return codes + [DISCARD + card for card in left[: len(left) - max(0, surplus - 1)]]


def excess(race: Race, seat: int) -> int:
    """Return how many cards a hand has above its limit, frozen ones included."""
    chart = race.chart[seat]
    assert chart is not None
    return len(race.hands[seat]) + len(race.frozen[seat]) - chart.cards


def choose_discard(race: Race, step: Step, code: int) -> None:
    """Lay a card off, or no more."""
    if code == ENOUGH:
        return
    seat, card = step[1], code - DISCARD
    race.take_from_hand(seat, card)
    race.discards.append(card)
    if race.events is not None:
        race.tell("discarded", {"seat": seat, "cards": [card_text(card)], "why": "pit"})
    if any(other > card for other in race.hands[seat]):
        race.agenda.append((AT_DISCARD, seat, card, 0))


def service(race: Race, step: Step) -> None:
    """Repair, fit new tyres, draw up to the limit."""
    seat = step[1]
    chart = race.chart[seat]
    assert chart is not None
    repaired, race.red[seat] = race.red[seat], 0
    race.tyres[seat] = chart.tyres
    drawn = race.draw_to_hand(seat, -excess(race, seat))
    if race.events is not None:
        private = {seat: {"cards": [card_text(card) for card in drawn]}}
        data = {"seat": seat, "tyres": chart.tyres, "repaired": repaired, "drawn": len(drawn)}
        race.tell("serviced", data, private)
