"""The safety car: regrouping, turns behind it, restart (chapter "Safety car", R70 to R72)."""

from boxbox.games.race90.cards import card_text
from boxbox.games.race90.codes import DISCARD
from boxbox.games.race90.fuel import is_due, is_forced, why_due
from boxbox.games.race90.race import CARS, PLAYERS, Race, Step
from boxbox.games.race90.steps import AT_SAFETY_CAR, COME_IN
from boxbox.games.race90.strategies import draw_one


def enter(race: Race) -> None:
    """Regroup all cars behind the Leader; who has not moved loses the turn (R70).

    Stops that are due in this turn are made at once, at the end of the queue.
    """
    race.safety_car, race.restart = True, False
    race.waiting = 0
    if not race.running:
        return
    stopping = {car for car in race.running if must_stop(race, car)}
    before = race.leader
    queue, laps = line_up(race, stopping)
    stops = {car: (race.section(car), why_stopping(race, car)) for car in stopping}
    place(race, queue, laps)
    race.robot_stops = 0
    if race.events is not None:
        race.tell("safety-car", {
            "leader": CARS[race.leader],
            "order": [CARS[car] for car in queue],
            "sections": [race.section(car) for car in queue],
        })  # fmt: skip
        if race.leader != before:
            race.tell("leader", {"car": CARS[race.leader]})
    bring_in(race, {car: stops[car] for car in queue if car in stopping})


def must_stop(race: Race, car: int) -> bool:
    """Tell whether a car has a stop to make in this turn that it has not made."""
    if race.pitted >> car & 1:
        return False
    if car < PLAYERS:
        return is_due(race, car)
    return bool(race.robot_stops >> car & 1) or is_forced(race, car)


def line_up(race: Race, stopping: set[int]) -> tuple[list[int], dict[int, int]]:
    """Return the queue and the laps that each car is down.

    Those who stop come last, in the order in which they were: a Leader who stops is their first.
    He leads on if nobody who stays has as many laps (R3, B36).
    """
    last = [car for car in physical_order(race) if car in stopping]
    staying = [car for car in race.order() if car not in stopping]
    if staying and race.laps_down(staying[0]) == 0:
        race.leader = staying[0]
    laps = {car: max(0, race.laps_down(car)) for car in race.running}
    return [car for car in physical_order(race) if car not in stopping] + last, laps


def physical_order(race: Race) -> list[int]:
    """Return all cars from the Leader backwards round the lap, whatever their laps (R70)."""
    leader, length = race.leader, race.setup.length
    own = race.place(leader)

    def back(car: int) -> tuple[int, int]:
        sections = (race.count[leader] - race.count[car]) % length
        place = race.place(car)
        return (length if sections == 0 and place < own else sections), place

    return sorted(race.running, key=back)


def place(race: Race, queue: list[int], laps: dict[int, int]) -> None:
    """Put the cars a section apart; each keeps the laps it is down."""
    setup = race.setup
    first = race.front = race.count[race.leader]
    back_on = race.off
    race.off = ()
    race.cells = [()] * setup.length
    race.yellow = dict.fromkeys(race.yellow, 0)
    for at, car in enumerate(queue):
        race.put_last(car, first - at - setup.length * laps[car])
        race.entry[car] = race.penalty[car] = 0
    for car in back_on:
        if race.pit_due[car]:
            race.pit_due[car] = race.turn + 1


def why_stopping(race: Race, car: int) -> str:
    """Return why a car has to stop."""
    if car < PLAYERS:
        return why_due(race, car)
    return "fuel" if race.robot_stops >> car & 1 else "forced"


def bring_in(race: Race, stops: dict[int, tuple[int, str]]) -> None:
    """Make the stops that were due, front first: where each car came from, and why it stops."""
    for car, (start, why) in stops.items():
        race.pitted |= 1 << car
        race.pit_due[car] = 0
        if race.events is not None:
            race.tell("pit", {
                "car": CARS[car], "from": start, "to": race.section(car), "why": why, "extra": 0,
            })  # fmt: skip
    race.agenda += [(COME_IN, car, 0, 0) for car in reversed(stops) if car < PLAYERS]


def fall_in(race: Race, car: int, extra: int) -> None:
    """Put a car that stops behind the last one, never further ahead than it was (R71, B25)."""
    others = [other for other in race.running if other != car]
    last = max((place_in_queue(race, other) for other in others), default=0)
    own = place_in_queue(race, car)
    back = min(max(0, last + 1 - own) + extra, longest(race) - own)
    race.take_off(car)
    race.put_last(car, race.count[car] - max(0, back))


def place_in_queue(race: Race, car: int) -> int:
    """Return how many sections behind the front of the queue a car stands, whatever its laps.

    The front is where the first Leader behind the safety car stands or would stand: who leads now
    may have lapped cars ahead of him (B32).
    """
    return (race.front - race.count[car]) % race.setup.length


def longest(race: Race) -> int:
    """Return how far behind its front the queue may end, so that it never reaches it (B33).

    A car that has yet to move in this turn stands a section further back.
    """
    return race.setup.length - 2


def make_room(race: Race, car: int, sections: int) -> list[int]:
    """Move a car that stops when the queue is formed, and all behind it, further back (B25).

    Return the cars that were moved.
    """
    own = place_in_queue(race, car)
    behind = [other for other in race.running if place_in_queue(race, other) >= own]
    last = max(place_in_queue(race, other) for other in behind)
    sections = max(0, min(sections, longest(race) - last))
    for other in behind:
        race.take_off(other)
    for other in behind:
        race.put_last(other, race.count[other] - sections)
    return behind


def follow(race: Race, car: int) -> None:
    """Drive a section behind the safety car; a player draws first and lays a card off after."""
    race.waiting &= ~(1 << car)
    if car < PLAYERS:
        draw_one(race, car)
    start = race.section(car)
    race.take_off(car)
    race.put_last(car, race.count[car] + 1)
    if race.events is not None:
        section = race.section(car)
        race.tell("drove", {
            "car": CARS[car],
            "from": start,
            "to": section,
            "path": [{"enter": section}],
            "left": 0,
            "why": "safety-car",
        })  # fmt: skip
    if car < PLAYERS and race.hands[car]:
        race.agenda.append((AT_SAFETY_CAR, car, 0, 0))


def legal_safety_car(race: Race, step: Step) -> list[int]:
    """Offer all cards of the hand."""
    return [DISCARD + card for card in race.hands[step[1]]]


def choose_safety_car(race: Race, step: Step, code: int) -> None:
    """Lay a card off."""
    seat, card = step[1], code - DISCARD
    race.take_from_hand(seat, card)
    race.lay_off([card])
    if race.events is not None:
        data = {"seat": seat, "cards": [card_text(card)], "why": "safety-car"}
        race.tell("discarded", data, reveals=seat)
