"""Pit stops (chapter "Pit stop", R15, R60 to R62)."""

from typing import Final

from boxbox.games.race90 import safety_car, skills
from boxbox.games.race90.cards import card_text
from boxbox.games.race90.codes import BOX, DISCARD, DRIVE_ON, ENOUGH, FUEL
from boxbox.games.race90.fuel import is_due, is_forced, offers, refuel, sections_for, why_due
from boxbox.games.race90.movement import ask_for_point
from boxbox.games.race90.race import CARS, PITTING, Race, Step
from boxbox.games.race90.steps import (
    AT_DISCARD,
    AT_PIT,
    AT_REFUEL,
    AT_STRATEGY,
    AT_TYRES,
    IN_PIT,
    SERVED,
    SERVICE,
    START_DRAW,
)
from boxbox.games.race90.track_cards import PITTING_CARDS, draw_track_cards

WHY: Final = ("choice", "fuel", "forced")
"""Why a player stops."""
PITTING_SECTIONS: Final = 2
"""So much shorter is a stop with the skill PITTING."""


def begin_individual_turn(race: Race, seat: int) -> None:
    """Begin a player's turn: with the pit stop that is due, or with the question whether to."""
    if race.pitted >> seat & 1:
        drive_on(race, seat)
    elif is_due(race, seat):
        stop(race, seat, why_due(race, seat))
    else:
        race.agenda.append((AT_PIT, seat, 0, 0))


def drive_on(race: Race, seat: int) -> None:
    """Go on with the draw, or behind the safety car."""
    if race.safety_car:
        safety_car.follow(race, seat)
    else:
        race.agenda.append((START_DRAW, seat, 0, 0))


def legal_pit(_: Race, __: Step) -> list[int]:
    """Offer a pit stop."""
    return [DRIVE_ON, BOX]


def choose_pit(race: Race, step: Step, code: int) -> None:
    """Stop or drive on."""
    seat = step[1]
    if code == BOX:
        stop(race, seat, "choice")
    else:
        drive_on(race, seat)
        skills.ask_versatile(race, seat)


# The way in


def stop(race: Race, seat: int, why: str) -> None:
    """Bring a player in; if there is a choice, the fuel is asked for first: it costs time."""
    turns = offers(race, seat)
    if len(turns) > 1:
        race.agenda.append((AT_REFUEL, seat, WHY.index(why), 0))
    else:
        make_stop(race, seat, why, turns[0])


def choose_refuel(race: Race, step: Step, code: int) -> None:
    """Stop for so many turns of fuel; a car that has been queued behind the SC stands already."""
    _, seat, why, queued = step
    turns = code - FUEL
    if not queued:
        make_stop(race, seat, WHY[why], turns)
        return
    moved = safety_car.make_room(race, seat, sections_for(turns)) if sections_for(turns) else []
    refuel(race, seat, turns, moved)
    serve(race, seat, IN_PIT)


def come_in(race: Race, step: Step) -> None:
    """Serve a car that has been queued behind the safety car because its stop was due."""
    seat = step[1]
    turns = offers(race, seat)
    if len(turns) > 1:
        race.agenda.append((AT_REFUEL, seat, 0, 1))
    else:
        refuel(race, seat, turns[0])
        serve(race, seat, IN_PIT)


def make_stop(race: Race, seat: int, why: str, turns: int) -> None:
    """Bring a player back on the track, then the service."""
    fall_back(race, seat, why, sections_for(turns))
    refuel(race, seat, turns)
    if not race.safety_car:
        ask_for_point(race, seat)
    serve(race, seat, IN_PIT)


def pit_time(race: Race, car: int) -> int:
    """Return the sections that a stop costs; PITTING shortens it (R61)."""
    time = race.setup.track.pit_time
    return max(0, time - PITTING_SECTIONS) if race.is_skilled(car, PITTING) else time


def fall_back(race: Race, car: int, why: str, extra: int = 0) -> None:
    """Move a car back by the pit time, behind all in the section where it lands."""
    start = race.section(car)
    if is_forced(race, car):
        race.pit_due[car] = 0
    set_back(race, car, extra)
    race.pitted |= 1 << car
    if race.events is not None:
        race.tell("pit", {
            "car": CARS[car],
            "from": start,
            "to": race.section(car),
            "why": why,
            "extra": extra,
        })  # fmt: skip
    race.renew_leader()


def set_back(race: Race, car: int, extra: int) -> None:
    """Put a car where its stop ends."""
    if race.safety_car:
        safety_car.fall_in(race, car, extra)
        return
    back = pit_time(race, car) + extra
    race.take_off(car)
    race.put_last(car, race.count[car] - back)


# The service


def serve(race: Race, seat: int, when: int) -> None:
    """Lay off cards, fill up, choose tyres and a strategy."""
    if when == IN_PIT and race.is_skilled(seat, PITTING):
        race.agenda.append((SERVED, seat, 0, 0))
    if not race.setup.junior:
        race.agenda.append((AT_STRATEGY, seat, when, 0))
    if race.setup.has_weather:
        race.agenda.append((AT_TYRES, seat, when, 0))
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
    race.lay_off([card])
    if race.events is not None:
        race.tell("discarded", {"seat": seat, "cards": [card_text(card)], "why": "pit"})
    if race.hands[seat]:
        race.agenda.append((AT_DISCARD, seat, card, 0))


def service(race: Race, step: Step) -> None:
    """Repair, fit new tyres, draw up to the limit."""
    seat = step[1]
    chart = race.chart[seat]
    assert chart is not None
    repaired, race.red[seat] = race.red[seat], 0
    race.tyres[seat] = chart.tyres
    skills.activate(race, seat)
    drawn = race.draw_to_hand(seat, -excess(race, seat))
    if race.events is not None:
        private = {seat: {"cards": [card_text(card) for card in drawn]}}
        data = {"seat": seat, "tyres": chart.tyres, "repaired": repaired, "drawn": len(drawn)}
        race.tell("serviced", data, private)


def served(race: Race, step: Step) -> None:
    """End a stop with the track cards of PITTING, on top of the hand's limit (R62)."""
    draw_track_cards(race, step[1], PITTING_CARDS, "pitting")
