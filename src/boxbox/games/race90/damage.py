"""Damage discs, and cars that are out (chapters "Take damage", "Cars out of race")."""

from typing import Final

from boxbox.games.race90.cards import UNKNOWN, card_text
from boxbox.games.race90.race import (
    BROWN,
    CARS,
    DISCS,
    NO_POINT,
    NO_STRATEGY,
    PLAYERS,
    RED,
    Race,
)
from boxbox.games.race90.steps import ACTIVATE, AT_RESCUE

OUT: Final = ("damage", "fuel")
"""Why a car can be out."""


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
    if race.events is not None:
        race.tell("out", {"car": CARS[car], "why": why, "section": section})
    race.retired += ((car, why),)
    if car < PLAYERS:
        race.fuel[car] = 0
        race.discards += race.spent
        race.spent = race.played = ()
        race.agenda = [step for step in race.agenda if step[0] in (ACTIVATE, AT_RESCUE)]
        if race.setup.rescue:
            race.agenda.insert(1, (AT_RESCUE, car, 0, 0))
        else:
            give_back(race, car)
    race.renew_leader()


def give_back(race: Race, seat: int) -> None:
    """Lay a driver's cards off, lowest number first, and give back chips and discs."""
    cards = [*race.hands[seat], *race.frozen[seat], *race.laid[seat], race.target[seat]]
    cards = sorted(card for card in cards if card != UNKNOWN)
    race.discards += cards
    race.hands[seat] = []
    race.known[seat] = 0
    race.frozen[seat] = race.laid[seat] = ()
    race.target[seat] = UNKNOWN
    race.tyres[seat] = race.red[seat] = race.brown[seat] = 0
    race.strategy[seat] = race.new_strategy[seat] = NO_STRATEGY
    if race.events is not None and cards:
        texts = [card_text(card) for card in cards]
        race.tell("discarded", {"seat": seat, "cards": texts, "why": "out"})
