"""The safety car: regrouping, turns behind it, restart (chapter "Safety car", R70 to R72)."""

from boxbox.core.game import Code
from boxbox.games.race90.rules.advanced.fuel import is_due, is_forced, why_due
from boxbox.games.race90.rules.basic.strategies import draw_one
from boxbox.games.race90.table.cards import card_text
from boxbox.games.race90.table.cars import CARS, PLAYERS, SEATS, Car
from boxbox.games.race90.table.codes import CARD_OF, DISCARD
from boxbox.games.race90.table.race import Race
from boxbox.games.race90.table.steps import AT_SAFETY_CAR, COME_IN, OF_DRIVER, Step
from boxbox.games.race90.table.track import Section


def enter(race: Race) -> None:
    """Regroup all cars behind the Leader; cars that have not moved yet lose their turn (R70).

    Stops due in this turn are made at once, at the end of the queue.
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
    if race.telling:
        race.tell("safety-car", {
            "leader": CARS[race.leader],
            "order": [CARS[car] for car in queue],
            "sections": [race.section(car) for car in queue],
        })  # fmt: skip
        if race.leader != before:
            race.tell("leader", {"car": CARS[race.leader]})
    bring_in(race, {car: stops[car] for car in queue if car in stopping})


def must_stop(race: Race, car: Car) -> bool:
    """True if a car still has a stop to make in this turn."""
    if race.pitted >> car & 1:
        return False
    if car < PLAYERS:
        return is_due(race, SEATS[car])
    return bool(race.robot_stops >> car & 1) or is_forced(race, car)


def line_up(race: Race, stopping: set[Car]) -> tuple[list[Car], dict[Car, int]]:
    """Return the queue and how many laps each car is down.

    Cars that stop come last, in their existing order, so a Leader who stops is the first of them. A
    stopping Leader stays the Leader if no car that stays out has done as many laps (R3, B36).
    """
    last = [car for car in physical_order(race) if car in stopping]
    staying = [car for car in race.order() if car not in stopping]
    if staying and race.laps_down(staying[0]) == 0:
        race.leader = staying[0]
    laps = {car: max(0, race.laps_down(car)) for car in race.running}
    return [car for car in physical_order(race) if car not in stopping] + last, laps


def physical_order(race: Race) -> list[Car]:
    """Return all cars from the Leader backwards round the lap, whatever their laps (R70)."""
    leader, length = race.leader, race.setup.length
    own = race.place(leader)

    def back(car: Car) -> tuple[int, int]:
        sections = (race.count[leader] - race.count[car]) % length
        place = race.place(car)
        return (length if sections == 0 and place < own else sections), place

    return sorted(race.running, key=back)


def place(race: Race, queue: list[Car], laps: dict[Car, int]) -> None:
    """Place the cars one section apart; each stays as many laps down as it was."""
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


def why_stopping(race: Race, car: Car) -> str:
    """Return why a car must stop."""
    if car < PLAYERS:
        return why_due(race, SEATS[car])
    return "fuel" if race.robot_stops >> car & 1 else "forced"


def bring_in(race: Race, stops: dict[Car, tuple[Section, str]]) -> None:
    """Make the stops that were due, front first: where each car came from, and why it stops."""
    for car, (start, why) in stops.items():
        race.pitted |= 1 << car
        race.pit_due[car] = 0
        if race.telling:
            race.tell("pit", {
                "car": CARS[car], "from": start, "to": race.section(car), "why": why, "extra": 0,
            })  # fmt: skip
    race.agenda += [OF_DRIVER[COME_IN][car] for car in reversed(stops) if car < PLAYERS]


def fall_in(race: Race, car: Car, extra: int) -> None:
    """Put a car that stops behind the last one, but never further ahead than it was (R71, B25)."""
    others = [other for other in race.running if other != car]
    last = max((place_in_queue(race, other) for other in others), default=0)
    own = place_in_queue(race, car)
    back = min(max(0, last + 1 - own) + extra, longest(race) - own)
    race.take_off(car)
    race.put_last(car, race.count[car] - max(0, back))


def place_in_queue(race: Race, car: Car) -> int:
    """Return how many sections behind the front of the queue a car stands, whatever its laps.

    The front is where the first Leader behind the safety car stands or would stand: the present
    Leader may have lapped cars ahead (B32).
    """
    return (race.front - race.count[car]) % race.setup.length


def longest(race: Race) -> int:
    """Return how far back the queue may reach without meeting its own front (B33).

    A car that has yet to move in this turn stands one section further back.
    """
    return race.setup.length - 2


def make_room(race: Race, car: Car, sections: int) -> list[Car]:
    """Move a car that stops while the queue forms, and all cars behind it, further back (B25).

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


def follow(race: Race, car: Car) -> None:
    """Drive one section behind the safety car; a player draws first and discards a card after."""
    race.waiting &= ~(1 << car)
    if car < PLAYERS:
        draw_one(race, SEATS[car])
    start = race.section(car)
    race.take_off(car)
    race.put_last(car, race.count[car] + 1)
    if race.telling:
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
        race.agenda.append(OF_DRIVER[AT_SAFETY_CAR][car])


def legal_safety_car(race: Race, step: Step) -> list[Code]:
    """Offer all cards in hand."""
    return [DISCARD.of[card] for card in race.hands[step.seat]]


def choose_safety_car(race: Race, step: Step, code: Code) -> None:
    """Discard a card."""
    seat, card = step.seat, CARD_OF[code]
    race.take_from_hand(seat, card)
    race.lay_off([card])
    if race.telling:
        data = {"seat": seat, "cards": [card_text(card)], "why": "safety-car"}
        race.tell("discarded", data, reveals=seat)
