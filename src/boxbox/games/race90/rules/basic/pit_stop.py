"""Pit stops (chapter "Pit stop", R15, R60 to R62)."""

from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.advanced import safety_car, skills
from boxbox.games.race90.rules.advanced.fuel import (
    is_due,
    is_forced,
    offers,
    refuel,
    sections_for,
    why_due,
)
from boxbox.games.race90.rules.advanced.track_cards import PITTING_CARDS, draw_track_cards
from boxbox.games.race90.rules.basic.movement import ask_for_point
from boxbox.games.race90.table.cards import UNKNOWN, card_text
from boxbox.games.race90.table.cars import CARS, Car
from boxbox.games.race90.table.codes import BOX, CARD_OF, DISCARD, DRIVE_ON, ENOUGH, FUEL
from boxbox.games.race90.table.race import PITTING, Race
from boxbox.games.race90.table.steps import (
    ASK_CHOICE,
    ASK_DISCARD,
    AT_PIT,
    AT_STRATEGY,
    AT_TYRES,
    IN_PIT,
    OF_DRIVER,
    SERVED,
    SERVICE,
    START_DRAW,
    Discard,
    Refuel,
    Step,
)

PITTING_SECTIONS: Final = 2
"""How many sections the skill PITTING takes off a stop."""


def begin_individual_turn(race: Race, seat: Seat) -> None:
    """Begin a player's turn: with the pit stop that is due, or by asking whether to make one."""
    if race.pitted >> seat & 1:
        drive_on(race, seat)
    elif is_due(race, seat):
        stop(race, seat, why_due(race, seat))
    else:
        race.agenda.append(OF_DRIVER[AT_PIT][seat])


def drive_on(race: Race, seat: Seat) -> None:
    """Continue with the draw, or behind the safety car."""
    if race.safety_car:
        safety_car.follow(race, seat)
    else:
        race.agenda.append(OF_DRIVER[START_DRAW][seat])


def legal_pit(_: Race, __: Step) -> list[Code]:
    """Offer a pit stop."""
    return [DRIVE_ON, BOX]


def choose_pit(race: Race, step: Step, code: Code) -> None:
    """Stop or drive on."""
    seat = step.seat
    if code == BOX:
        stop(race, seat, "choice")
    else:
        drive_on(race, seat)
        skills.ask_versatile(race, seat)


# The way in


def stop(race: Race, seat: Seat, why: str) -> None:
    """Bring a player in; where there is a choice, ask for the fuel first, as it costs time."""
    turns = offers(race, seat)
    if len(turns) > 1:
        race.agenda.append(Refuel(seat, why, False))
    else:
        make_stop(race, seat, why, turns[0])


def choose_refuel(race: Race, step: Refuel, code: Code) -> None:
    """Take this many turns of fuel; a car already queued behind the safety car stays there."""
    seat, turns = step.seat, code - FUEL
    if not step.queued:
        make_stop(race, seat, step.why, turns)
        return
    moved = safety_car.make_room(race, seat, sections_for(turns)) if sections_for(turns) else []
    refuel(race, seat, turns, moved)
    serve(race, seat, IN_PIT)


def come_in(race: Race, step: Step) -> None:
    """Service a car that has joined the queue behind the safety car because its stop was due."""
    seat = step.seat
    turns = offers(race, seat)
    if len(turns) > 1:
        race.agenda.append(Refuel(seat, "choice", True))
    else:
        refuel(race, seat, turns[0])
        serve(race, seat, IN_PIT)


def make_stop(race: Race, seat: Seat, why: str, turns: int) -> None:
    """Put a player back on the track, then begin the service."""
    fall_back(race, seat, why, sections_for(turns))
    refuel(race, seat, turns)
    if not race.safety_car:
        ask_for_point(race, seat)
    serve(race, seat, IN_PIT)


def pit_time(race: Race, car: Car) -> int:
    """Return how many sections a stop costs; PITTING shortens it (R61)."""
    time = race.setup.track.pit_time
    return max(0, time - PITTING_SECTIONS) if race.is_skilled(car, PITTING) else time


def fall_back(race: Race, car: Car, why: str, extra: int = 0) -> None:
    """Move a car back by the pit time, behind all cars in the section where it ends up."""
    start = race.section(car)
    if is_forced(race, car):
        race.pit_due[car] = 0
    set_back(race, car, extra)
    race.pitted |= 1 << car
    if race.telling:
        race.tell("pit", {
            "car": CARS[car],
            "from": start,
            "to": race.section(car),
            "why": why,
            "extra": extra,
        })  # fmt: skip
    race.renew_leader()


def set_back(race: Race, car: Car, extra: int) -> None:
    """Place a car where its stop ends."""
    if race.safety_car:
        safety_car.fall_in(race, car, extra)
        return
    back = pit_time(race, car) + extra
    race.take_off(car)
    race.put_last(car, race.count[car] - back)


# The service


def serve(race: Race, seat: Seat, when: int) -> None:
    """Discard cards, refuel, choose tyres and a strategy."""
    if when == IN_PIT and race.is_skilled(seat, PITTING):
        race.agenda.append(OF_DRIVER[SERVED][seat])
    if not race.setup.junior:
        race.agenda.append(ASK_CHOICE[AT_STRATEGY][seat][when])
    if race.setup.has_weather:
        race.agenda.append(ASK_CHOICE[AT_TYRES][seat][when])
    race.agenda.append(OF_DRIVER[SERVICE][seat])
    if race.hands[seat]:
        race.agenda.append(ASK_DISCARD[seat][UNKNOWN])


def legal_discard(race: Race, step: Discard) -> list[Code]:
    """Offer cards to discard, by rising number; no more than the limit may stay (R15)."""
    seat = step.seat
    left = [card for card in race.hands[seat] if card > step.last]
    surplus = min(excess(race, seat), len(left))
    codes = [] if surplus > 0 else [ENOUGH]
    return codes + [DISCARD.of[card] for card in left[: len(left) - max(0, surplus - 1)]]


def excess(race: Race, seat: Seat) -> int:
    """Return how many cards a hand has above its limit, including frozen ones."""
    chart = race.chart[seat]
    assert chart is not None
    return len(race.hands[seat]) + len(race.frozen[seat]) - chart.cards


def choose_discard(race: Race, step: Step, code: Code) -> None:
    """Discard a card, or stop discarding."""
    if code == ENOUGH:
        return
    seat, card = step.seat, CARD_OF[code]
    race.take_from_hand(seat, card)
    race.lay_off([card])
    if race.telling:
        data = {"seat": seat, "cards": [card_text(card)], "why": "pit"}
        race.tell("discarded", data, reveals=seat)
    if race.hands[seat]:
        race.agenda.append(ASK_DISCARD[seat][card])


def service(race: Race, step: Step) -> None:
    """Repair, fit new tyres, and draw up to the limit."""
    seat = step.seat
    chart = race.chart[seat]
    assert chart is not None
    repaired, race.red[seat] = race.red[seat], 0
    race.tyres[seat] = chart.tyres
    skills.activate(race, seat)
    drawn = race.draw_to_hand(seat, -excess(race, seat))
    if race.telling:
        private = {seat: {"cards": [card_text(card) for card in drawn]}}
        data = {"seat": seat, "tyres": chart.tyres, "repaired": repaired, "drawn": len(drawn)}
        race.tell("serviced", data, private)


def served(race: Race, step: Step) -> None:
    """End a stop with PITTING's track cards, which come on top of the hand limit (R62)."""
    draw_track_cards(race, step.seat, PITTING_CARDS, "pitting")
