"""Damage discs, and cars that retire (chapters "Take damage", "Cars out of race")."""

from typing import Final

from boxbox.core.seats import Seat
from boxbox.core.shapes import words_of
from boxbox.games.race90.rules.advanced import flags
from boxbox.games.race90.rules.basic.strategies import credit
from boxbox.games.race90.table.cards import UNKNOWN, card_text
from boxbox.games.race90.table.cars import CARS, PLAYERS, SEATS, TYPE_OF, Car
from boxbox.games.race90.table.race import BROWN, DISCS, NO_POINT, NO_STRATEGY, NO_TYRES, RED, Race
from boxbox.games.race90.table.steps import ACTIVATE, AT_RESCUE, OF_DRIVER
from boxbox.games.race90.wire.names import OutWhy

OUT: Final[tuple[OutWhy, ...]] = words_of(OutWhy)
"""Why a car can retire."""


def free_slots(race: Race, seat: Seat) -> int:
    """Return how many more damage discs a car can take."""
    chart = race.chart[seat]
    assert chart is not None
    return chart.damage - race.red[seat] - race.brown[seat]


def take_damage(race: Race, seat: Seat, discs: int, why: str) -> bool:
    """Draw damage discs; return whether the car could take them all."""
    if free_slots(race, seat) < discs:
        return False
    for _ in range(discs):
        disc = draw_disc(race)
        if disc == RED:
            race.red[seat] += 1
        else:
            race.brown[seat] += 1
        credit(race, seat)
        if race.telling:
            race.tell("damage", {"seat": seat, "why": why, "disc": DISCS[disc]})
    return True


def draw_disc(race: Race) -> int:
    """Draw from the cup, without replacement; an empty cup gives a red disc (R39)."""
    red, brown = race.cup()
    if not red + brown:
        return RED
    among = [RED] * red + [BROWN] * brown
    return among[race.luck.pick("disc", among)]


def eliminate(race: Race, car: Car, why: str) -> None:
    """Take a car off the track at once (R31); a player may be rescued if that was agreed."""
    section = race.section(car)
    race.take_off(car)
    race.running = tuple(other for other in race.running if other != car)
    race.waiting &= ~(1 << car)
    race.point[car] = NO_POINT
    race.entry[car] = race.penalty[car] = race.pit_due[car] = 0
    race.retired += ((car, why),)
    is_led_anew = race.find_leader()
    race.agenda = [step for step in race.agenda if step.name in (ACTIVATE, AT_RESCUE)]
    if car >= PLAYERS:
        lose_chit(race, car)
    else:
        race.fuel[car] = 0
        flags.give_back(race, SEATS[car])
        race.lay_off(race.spent)
        race.spent = race.played = ()
    if race.telling:
        race.tell("out", {"car": CARS[car], "why": why, "section": section})
    if car < PLAYERS and race.setup.rescue:
        race.agenda.insert(1, OF_DRIVER[AT_RESCUE][car])
    elif car < PLAYERS:
        give_back(race, SEATS[car])
    if is_led_anew and race.telling:
        race.tell_leader()


def lose_chit(race: Race, robot: Car) -> None:
    """Remove the latest refuelling chit of a robot's type, which it no longer needs."""
    kind = TYPE_OF[robot]
    chits = list(race.robot_fuel)
    if race.robot_stops >> robot & 1:  # it was called in but has not stopped yet: the chit remains
        chits.append((race.turn, kind))
        race.robot_stops &= ~(1 << robot)
    own = [chit for chit in chits if chit[1] == kind]
    if own:
        chits.remove(max(own))
    race.robot_fuel = tuple(sorted(chits))


def give_back(race: Race, seat: Seat) -> None:
    """Discard a driver's cards, lowest number first, and give back chips and discs."""
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
    if race.telling and cards:
        texts = [card_text(card) for card in cards]
        race.tell("discarded", {"seat": seat, "cards": texts, "why": "out"})
