"""What each step of a position needs of the race: whom it is of, and facts that fit."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from boxbox.games.race90 import steps as at
from boxbox.games.race90.cards import CARD_NUMBERS, FACE_DOWN, UNKNOWN
from boxbox.games.race90.damage import free_slots
from boxbox.games.race90.flags import GREEN, WEATHER, YELLOW, YELLOW_CHITS, events_of
from boxbox.games.race90.fuel import offers
from boxbox.games.race90.lapping import needs_check
from boxbox.games.race90.late_braking import cars_ahead
from boxbox.games.race90.movement import ASKED, face, free_points
from boxbox.games.race90.overtaking import price
from boxbox.games.race90.pit_stop import WHY
from boxbox.games.race90.playing import can_pay
from boxbox.games.race90.race import NO_SKILL, PITTING, PLAYERS, Race, Step
from boxbox.games.race90.skills import free_skills, may_change_strategy
from boxbox.games.race90.state import State
from boxbox.games.race90.track import BRAKING, CHECK, CORNER


def bits(cars: tuple[int, ...]) -> int:
    """Return cars as bits."""
    return sum(1 << car for car in cars)


def _no_facts(_: Race, step: Step) -> bool:
    return step[2:] == (0, 0)


def _chart(race: Race, step: Step) -> bool:
    return race.chart[step[1]] is None and _no_facts(race, step)


def _strategy(race: Race, step: Step) -> bool:
    return not race.setup.junior and 0 <= step[2] < at.BY_SKILL and not step[3]


def _agreed(race: Race, _: Step) -> bool:
    return bool(race.setup.strategies)


def _turn(race: Race, step: Step) -> bool:
    return step[2:] == (int(race.restart), 0)


def _declare(race: Race, step: Step) -> bool:
    _, section, last, fresh = step
    if not 0 <= section < race.setup.length or race.setup.kinds[section] != CORNER:
        return False
    there = tuple(car for car in race.cells[section] if car in race.group)
    inside = -1 <= last < len(race.group) - 1 and not fresh & ~bits(race.group)
    return len(there) > 1 and there == race.group and inside and section not in race.yellow


def _contest(race: Race, step: Step) -> bool:
    _, seat, place, none = step
    asked = race.agenda[1][2] + 1  # where the contest has come to
    return place == asked and race.group[place] == seat and not none


def _discard(_: Race, step: Step) -> bool:
    return 0 <= step[2] < CARD_NUMBERS and not step[3]


def _keep(race: Race, step: Step) -> bool:
    hand, offer = race.hands[step[1]], race.offer
    if len(offer) != 2 or step[2:] != (0, 0):
        return False
    if offer == (UNKNOWN, UNKNOWN):
        return hand.count(UNKNOWN) > 1
    return offer[0] < offer[1] and set(offer) <= {*hand}.difference(FACE_DOWN)


def _second(race: Race, step: Step) -> bool:
    _, seat, first, none = step
    in_hand = first not in FACE_DOWN and first in race.usable(seat)
    return in_hand and can_pay(race, seat, (first,)) and not none


def _draws(_: Race, step: Step) -> bool:
    return step[2] > 0 and not step[3]


def _take_damage(race: Race, step: Step) -> bool:
    return 0 < step[2] <= free_slots(race, step[1]) and not step[3]


def _pay(race: Race, step: Step) -> bool:
    _, seat, due, last = step
    chips, cards = race.tyres[seat], len(race.usable(seat))
    return due > 0 and chips > 0 and chips + cards >= due and 0 <= last < CARD_NUMBERS


def _asks(race: Race, card: int) -> bool:
    return card in race.played and race.setup.cards[card].check is not None


def _check_order(race: Race, step: Step) -> bool:
    return step[2] != step[3] and _asks(race, step[2]) and _asks(race, step[3])


def _check(race: Race, step: Step) -> bool:
    return _asks(race, step[2]) and not step[3]


def _lay(race: Race, step: Step) -> bool:
    return 0 <= step[2] < len(race.spent) - 1 and not step[3]


def _is_right_ahead(race: Race, car: int, other: int) -> bool:
    return cars_ahead(race, car)[:1] == (other,)


def _pass(race: State, step: Step) -> bool:
    _, car, _, other = step
    twin = race.copy()
    twin.agenda = []
    asked = _is_right_ahead(race, car, other) and face(twin, car, other) == ASKED
    return asked and twin.agenda == [step] and race.section(car) not in race.yellow


def _lap_check(race: Race, step: Step) -> bool:
    _, car, braking, other = step
    if not braking:
        needed = _is_right_ahead(race, car, other) and needs_check(race, car, other)
        flag = race.section(car) in race.yellow
        return needed and not flag and price(race, car, other) <= race.points
    to_lap = [ahead for ahead in cars_ahead(race, car) if needs_check(race, car, ahead)]
    return race.kind(car) == BRAKING and to_lap[braking - 1 : braking] == [other]


def _brake(race: Race, step: Step) -> bool:
    return race.kind(step[1]) == BRAKING and _no_facts(race, step)


def _point(race: Race, step: Step) -> bool:
    return bool(free_points(race, step[1])) and _no_facts(race, step)


def _rescue(race: Race, step: Step) -> bool:
    seat = step[1]
    out = any(car == seat for car, _ in race.retired)
    return race.setup.rescue and out and race.chart[seat] is not None and _no_facts(race, step)


# What belongs to modules


def _skill(race: Race, step: Step) -> bool:
    free = race.setup.has_skills and race.skill[step[1]] == NO_SKILL and free_skills(race)
    return bool(free) and _no_facts(race, step)


def _setup(race: Race, step: Step) -> bool:
    return race.setup.car_setup and _no_facts(race, step)


def _tyres(race: Race, step: Step) -> bool:
    moments = (at.AT_START, at.IN_PIT, at.IN_RESCUE)
    return race.setup.has_weather and step[2] in moments and not step[3]


def _service(race: Race, step: Step) -> bool:
    tyres_follow = any(other[:2] == (at.AT_TYRES, step[1]) for other in race.agenda)
    return tyres_follow == race.setup.has_weather and _no_facts(race, step)


def _refuel(race: Race, step: Step) -> bool:
    _, seat, why, queued = step
    known = 0 <= why < len(WHY) and queued in (0, int(race.safety_car))
    return known and len(offers(race, seat)) > 1


def _come_in(race: Race, step: Step) -> bool:
    return race.safety_car and _no_facts(race, step)


def _served(race: Race, step: Step) -> bool:
    return race.skill[step[1]] == PITTING and _no_facts(race, step)


def _versatility(race: Race, step: Step) -> bool:
    return may_change_strategy(race, step[1]) and _no_facts(race, step)


def _events(race: Race, step: Step) -> bool:
    return 0 <= step[2] < len(events_of(race, race.played)) and not step[3]


def _has_event(race: Race, step: Step, event: str) -> bool:
    return event in events_of(race, race.played) and _no_facts(race, step)


def _weather(race: Race, step: Step) -> bool:
    return _has_event(race, step, WEATHER)


def _yellow(race: Race, step: Step) -> bool:
    return _has_event(race, step, YELLOW) and len(race.yellow) < YELLOW_CHITS


def _green(race: Race, step: Step) -> bool:
    return _has_event(race, step, GREEN) and bool(race.yellow)


def _soft(race: Race, step: Step) -> bool:
    return race.soft[step[1]] > 0 and _no_facts(race, step)


def _robot_arrives(race: Race, step: Step) -> bool:
    robot = step[1]
    here = robot >= PLAYERS and robot in race.running and robot not in race.off
    return here and race.kind(robot) == BRAKING and _no_facts(race, step)


def _orange(race: Race, step: Step) -> bool:
    _, seat, robot, none = step
    return race.orange == seat and race.agenda[1][1] == robot and not none


def _off_check(race: Race, step: Step) -> bool:
    _, seat, place, none = step
    if seat not in race.off or race.entry[seat] or none or not race.setup.paths:
        return False
    path = race.setup.track.sections[race.section(seat)].path
    return 0 <= place < len(path) and path[place].kind == CHECK


def _safety_car(race: Race, step: Step) -> bool:
    return race.safety_car and bool(race.hands[step[1]]) and _no_facts(race, step)


class Need(NamedTuple):
    """What a step asks of the race, as a test and in words."""

    fits: Callable[[State, Step], bool]
    words: str


NO_FACTS: Final = Need(_no_facts, "no other facts than its driver")
NEEDS: Final[Mapping[str, Need]] = {
    at.AT_CHART: Need(_chart, "a driver without a chart"),
    at.AT_STRATEGY: Need(_strategy, "a race with strategies, and when it is chosen (0 to 3)"),
    at.TURN: Need(_turn, "1 if the race restarts in it, and 0 if not"),
    at.AGREED: Need(_agreed, "strategies that were agreed"),
    at.DECLARE: Need(_declare, "a corner section and two cars or more there, as `contest` has it"),
    at.AT_CONTEST: Need(_contest, "the place in the contest of the driver who is asked"),
    at.AT_CONTEST_SECOND: Need(_contest, "the place in the contest of the driver who is asked"),
    at.AT_DISCARD: Need(_discard, "the card that was laid off last, or 0"),
    at.AT_KEEP: Need(_keep, "two cards of the hand in `move.offer`, the lower number first"),
    at.AT_SECOND: Need(_second, "a first card of the hand that can be paid"),
    at.DRAWS: Need(_draws, "a number of cards"),
    at.TAKE_DAMAGE: Need(_take_damage, "a number of discs for which there are slots"),
    at.AT_PAY: Need(_pay, "tyre points that can be paid, and the card paid last, or 0"),
    at.AT_CHECK_ORDER: Need(_check_order, "two cards of `move.played` that ask for a check"),
    at.AT_CHECK: Need(_check, "a card of `move.played` that asks for a check"),
    at.AT_LAY: Need(_lay, "two cards or more of `move.spent` still to be laid"),
    at.AT_PASS: Need(_pass, "a car right ahead, and what the rules would ask about it"),
    at.AT_LAP_CHECK: Need(_lap_check, "a car ahead that the Leader would put its first lap on"),
    at.AT_BRAKE: Need(_brake, "a car in a braking section"),
    at.AT_POINT: Need(_point, "a free trajectory point"),
    at.AT_RESCUE: Need(_rescue, "a driver who is out, and a race with rescue"),
    at.AT_SKILL: Need(_skill, "a driver without a skill, and a race with skills"),
    at.AT_SETUP: Need(_setup, "a race with the car set-up"),
    at.AT_TYRES: Need(_tyres, "a race with weather, and when they are chosen (0, 1 or 3)"),
    at.SERVICE: Need(_service, "no other facts than its driver, and the tyres if they are chosen"),
    at.AT_REFUEL: Need(_refuel, "a driver with a choice of fuel, and why the car stops (0 to 2)"),
    at.COME_IN: Need(_come_in, "the safety car"),
    at.SERVED: Need(_served, "a driver with the skill pitting"),
    at.AT_VERSATILITY: Need(_versatility, "a driver with the skill versatility who can use it"),
    at.EVENTS: Need(_events, "the place of an event among those of `move.played`"),
    at.AT_WEATHER: Need(_weather, "a card with this event in `move.played`"),
    at.AT_YELLOW: Need(_yellow, "a card with this event in `move.played`, and a flag to place"),
    at.AT_GREEN: Need(_green, "a card with this event in `move.played`, and a flag to take away"),
    at.AT_SOFT: Need(_soft, "a driver with a bonus of soft tyres"),
    at.ROBOT_ARRIVES: Need(_robot_arrives, "a robot in a braking section"),
    at.AT_ORANGE: Need(_orange, "the driver with the orange flag and the robot that arrives"),
    at.AT_OFF_CHECK: Need(_off_check, "a car off the track, and a check of its path"),
    at.AT_SAFETY_CAR: Need(_safety_car, "the safety car and a hand"),
}
"""What the steps need that are not a driver's alone."""
