"""Damage discs, and cars that are out (chapters "Take damage", "Cars out of race")."""

from typing import Final

from boxbox.games.race90 import flags
from boxbox.games.race90.cards import UNKNOWN, card_text
from boxbox.games.race90.race import (
    BROWN,
    CARS,
    DISCS,
    NO_POINT,
    NO_STRATEGY,
    NO_TYRES,
    PLAYERS,
    RED,
    TYPE_OF,
    Race,
)
from boxbox.games.race90.steps import ACTIVATE, AT_RESCUE
from boxbox.games.race90.strategies import credit

OUT: Final = ("damage", "fuel", "tyres", "crash", "stop")
"""Why a car can be out; `stop`: it could not make one that it was forced to."""


def free_slots(race: Race, seat: int) -> int:
    """Return how many more damages a car can take."""
    chart = race.chart[seat]
    assert chart is not None
    return chart.damage - race.red[seat] - race.brown[seat]


def take_damage(race: Race, seat: int, discs: int, why: str) -> bool:
    """Draw damage discs; tell whether the car could take them all."""
    if free_slots(race, seat) < discs:
        return False
    for _ in range(discs):
        disc = draw_disc(race)
        if disc == RED:
            race.red[seat] += 1
        else:
            race.brown[seat] += 1
        credit(race, seat)
        if race.events is not None:
            race.tell("damage", {"seat": seat, "why": why, "disc": DISCS[disc]})
    return True


def draw_disc(race: Race) -> int:
    """Draw from the cup, without replacement; from an empty one a red disc (R39)."""
    red, brown = race.cup()
    if not red + brown:
        return RED
    assert race.luck is not None
    among = [RED] * red + [BROWN] * brown
    return among[race.luck.pick("disc", among)]


def eliminate(race: Race, car: int, why: str) -> None:
    """Take a car off the track at once (R31); a player may be rescued if that was agreed."""
    section = race.section(car)
    race.take_off(car)
    race.running = tuple(other for other in race.running if other != car)
    race.waiting &= ~(1 << car)
    race.point[car] = NO_POINT
    race.entry[car] = race.penalty[car] = race.pit_due[car] = 0
    if race.events is not None:
        race.tell("out", {"car": CARS[car], "why": why, "section": section})
    race.retired += ((car, why),)
    race.agenda = [step for step in race.agenda if step[0] in (ACTIVATE, AT_RESCUE)]
    if car >= PLAYERS:
        lose_chit(race, car)
    else:
        race.fuel[car] = 0
        flags.give_back(race, car)
        race.lay_off(race.spent)
        race.spent = race.played = ()
        if race.setup.rescue:
            race.agenda.insert(1, (AT_RESCUE, car, 0, 0))
        else:
            give_back(race, car)
    race.renew_leader()


def lose_chit(race: Race, robot: int) -> None:
    """Take away the latest refuelling chit of a robot's type; it will need it no more."""
    kind = TYPE_OF[robot]
    chits = list(race.robot_fuel)
    if race.robot_stops >> robot & 1:  # it was called in and has not stopped: the chit still lies
        chits.append((race.turn, kind))
        race.robot_stops &= ~(1 << robot)
    own = [chit for chit in chits if chit[1] == kind]
    if own:
        chits.remove(max(own))
    race.robot_fuel = tuple(sorted(chits))


def give_back(race: Race, seat: int) -> None:
    """Lay a driver's cards off, lowest number first, and give back chips and discs."""
    cards = [*race.hands[seat], *race.frozen[seat], *race.laid[seat], race.target[seat]]
    cards = sorted(card for card in cards if card != UNKNOWN)
    race.lay_off(cards)
    race.hands[seat] = []
    race.known[seat] = 0
    race.frozen[seat] = race.laid[seat] = ()
    race.target[seat] = UNKNOWN
    race.tyres[seat] = race.red[seat] = race.brown[seat] = race.soft[seat] = 0
    race.tyre_type[seat] = NO_TYRES
    race.versatile &= ~(1 << seat)
    race.strategy[seat] = race.new_strategy[seat] = NO_STRATEGY
    if race.events is not None and cards:
        texts = [card_text(card) for card in cards]
        race.tell("discarded", {"seat": seat, "cards": texts, "why": "out"})
