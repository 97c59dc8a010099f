"""Game turns and whose individual turn it is (chapters "Game turn", "Activate section")."""

from typing import Final

from boxbox.core.seats import NOBODY, Seat
from boxbox.games.race90.rules.advanced import flags, re_entry
from boxbox.games.race90.rules.basic import contest, pit_stop, robots
from boxbox.games.race90.rules.basic.strategies import tell_chased
from boxbox.games.race90.table.cars import CARS, PLAYERS, SEATS, Car
from boxbox.games.race90.table.race import NO_STRATEGY, Race
from boxbox.games.race90.table.steps import ACTIVATE, NEW_TURN, OF_TABLE, Step, Turn
from boxbox.games.race90.table.track import NO_SECTION

CARS_AT_MOST: Final = len(CARS)


def begin_turn(race: Race, step: Turn) -> None:
    """Advance the turn indicator, or end the race (chapter "End of the race").

    A position may say that the race restarts in the turn that begins.
    """
    setup = race.setup
    if race.turn == setup.last_turn:
        finish(race, "flag")
        return
    race.turn += 1
    if race.turn > 1:
        begin_stage(race, step.restart)
    race.front += race.safety_car
    race.fresh = 0
    race.credit = [0] * setup.players
    race.waiting = sum(1 << car for car in race.running)
    race.pitted = race.re_entered = 0
    race.asked = [NO_SECTION] * len(CARS)
    for seat in setup.seats:
        thaw(race, seat)
        race.moved_with[seat] = ()
        if race.new_strategy[seat] != NO_STRATEGY:
            race.strategy[seat] = race.new_strategy[seat]
            race.new_strategy[seat] = NO_STRATEGY
    if race.telling:
        tell_turn(race)
    robots.call_in(race)
    find_chased(race)
    if race.telling:
        tell_chased(race)
    race.agenda.append(OF_TABLE[ACTIVATE])


def tell_turn(race: Race) -> None:
    """Report that a turn begins."""
    track = race.setup.track
    last = race.setup.last_turn
    race.tell("turn", {
        "turn": race.turn,
        "turns": last,
        "laps": track.turns[race.turn - 1],
        "stage": stage_of(race, race.turn),
        "special": special_turn(race),
    })  # fmt: skip


def special_turn(race: Race) -> str | None:
    """Return what is special about the current turn."""
    if race.safety_car:
        return "safety-car"
    if race.turn == 1:
        return "first"
    if race.turn == race.setup.last_turn:
        return "last"
    return "restart" if race.restart else None


def begin_stage(race: Race, restart: bool) -> None:
    """Remove flags and safety car when a new row of the turn track begins (R72)."""
    race.restart = restart
    if stage_of(race, race.turn) == stage_of(race, race.turn - 1):
        return
    flags.bring_in(race)
    if race.safety_car:
        race.safety_car, race.restart = False, True
        if race.telling:
            race.tell("safety-car-in", {"turn": race.turn})


def stage_of(race: Race, turn: int) -> int:
    """Return the stage of a turn, from 1."""
    passed = 0
    for stage, turns in enumerate(race.setup.track.stages, 1):
        passed += turns
        if turn <= passed:
            return stage
    return len(race.setup.track.stages)


def stage_end(race: Race, turn: int) -> int:
    """Return the last turn of the stage that a turn belongs to, or of the race."""
    stage = stage_of(race, turn)
    return min(sum(race.setup.track.stages[:stage]), race.setup.last_turn)


def thaw(race: Race, seat: Seat) -> None:
    """Put the cards of last turn's contests back in the hand; everybody has seen them."""
    for card in race.frozen[seat]:
        race.show_in_hand(seat, card)
    race.frozen[seat] = ()


def find_chased(race: Race) -> None:
    """Fix which car each player would chase: the next one ahead on the same lap (R48)."""
    order = race.order()
    laps = [race.laps_down(car) for car in order]
    for seat in race.setup.seats:
        race.chased[seat] = NOBODY
        if seat in order:
            at = order.index(seat)
            ahead = [car for car, down in zip(order[:at], laps, strict=False) if down == laps[at]]
            if ahead:
                race.chased[seat] = ahead[-1]


def activate(race: Race, step: Step) -> None:
    """Find the next car to take its turn; contests in its section come first."""
    if not any(car < PLAYERS for car in race.running):
        finish(race, "no-players")
        return
    car = next_car(race)
    if car == NOBODY:
        race.agenda.append(NEW_TURN)
        return
    race.agenda.append(step)
    if contest.begin(race, race.section(car)):
        return
    if car in race.off:
        if re_entry.begin_re_entry(race, car):
            robots.come_back(race, car)
    elif car >= PLAYERS:
        robots.take_turn(race, car)
    else:
        pit_stop.begin_individual_turn(race, SEATS[car])


def next_car(race: Race) -> Car:
    """Return the next car by R2: from the Leader backwards round the lap."""
    if not race.waiting:
        return NOBODY
    waiting = race.waiting
    best = 1 << 30
    found: Car = NOBODY
    for car in race.running:
        if waiting >> car & 1:
            distance = _distance(race, car)
            if distance < best:
                best, found = distance, car
    return found


def _distance(race: Race, car: Car) -> int:
    """Return how late a car comes, counting from the Leader backwards (R2)."""
    leader, off = race.leader, race.off
    length = race.setup.length
    back = (race.count[leader] - race.count[car]) % length
    cell = race.cells[race.count[car] % length]
    is_off = off and car in off
    place = CARS_AT_MOST + off.index(car) if is_off else cell.index(car)
    if back == 0 and leader not in off:
        ahead = cell[: cell.index(leader)]
        if car in ahead or (is_off and any(race.waiting >> other & 1 for other in ahead)):
            back = length
    return back * 2 * CARS_AT_MOST + place


def activation_order(race: Race) -> list[Car]:
    """Return the cars that still have to move, in the order in which they would now."""
    waiting = [car for car in race.running if race.waiting >> car & 1]
    return sorted(waiting, key=lambda car: _distance(race, car))


def finish(race: Race, why: str) -> None:
    """End the race."""
    race.agenda.clear()
    race.waiting = 0
    if race.telling:
        classification = [CARS[car] for car in classify(race)]
        race.tell("finished", {"classification": classification, "why": why})


def classify(race: Race) -> list[Car]:
    """Return all cars from first to last; retired ones at the end, the latest first (R73)."""
    return race.order() + [car for car, _ in reversed(race.retired)]
