"""What each step of a position needs of the race: whose it is, and facts that fit."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from boxbox.games.race90.rules.advanced.flags import GREEN, WEATHER, YELLOW, YELLOW_CHITS, events_of
from boxbox.games.race90.rules.advanced.fuel import offers
from boxbox.games.race90.rules.advanced.skills import free_skills, may_change_strategy
from boxbox.games.race90.rules.basic.damage import free_slots
from boxbox.games.race90.rules.basic.lapping import needs_check
from boxbox.games.race90.rules.basic.late_braking import cars_ahead
from boxbox.games.race90.rules.basic.movement import ASKED, face, free_points
from boxbox.games.race90.rules.basic.overtaking import price
from boxbox.games.race90.rules.basic.playing import can_pay
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.cards import CARD_NUMBERS, FACE_DOWN, UNKNOWN
from boxbox.games.race90.table.cars import PLAYERS, Car
from boxbox.games.race90.table.race import NO_SKILL, PITTING, Race
from boxbox.games.race90.table.steps import Step
from boxbox.games.race90.table.track import BRAKING, CHECK, CORNER

Fits = TypeVar("Fits", bound=Callable[..., bool])


class Need(NamedTuple):
    """What a step asks of the race, as a test and in words."""

    fits: Callable[[State, Any], bool]
    words: str


NO_FACTS: Final = Need(lambda _, __: True, "no other facts than its driver")
NEEDS: Final[dict[str, Need]] = {}
"""What steps need, except those that only have a driver."""


def _needs(words: str, *names: str) -> Callable[[Fits], Fits]:
    """Register a function as the test of what the named steps need."""

    def keep(fits: Fits) -> Fits:
        NEEDS.update(dict.fromkeys(names, Need(fits, words)))
        return fits

    return keep


def bits(cars: tuple[int, ...]) -> int:
    """Return cars as bits."""
    return sum(1 << car for car in cars)


@_needs("a driver without a chart", at.AT_CHART)
def _chart(race: Race, step: Step) -> bool:
    return race.chart[step.seat] is None


@_needs("a race with strategies, and when it is chosen", at.AT_STRATEGY)
def _strategy(race: Race, step: at.Choice) -> bool:
    return not race.setup.junior and 0 <= step.when < at.BY_SKILL


@_needs("strategies that were agreed", at.AGREED)
def _agreed(race: Race, _: Step) -> bool:
    return bool(race.setup.strategies)


@_needs("to say as `restart` does whether the race restarts in it", at.TURN)
def _turn(race: Race, step: at.Turn) -> bool:
    return step.restart == race.restart


@_needs("a corner section and two cars or more there, as `contest` has it", at.DECLARE)
def _declare(race: Race, step: at.Declare) -> bool:
    section = step.section
    if not 0 <= section < race.setup.length or race.setup.kinds[section] != CORNER:
        return False
    there = tuple(car for car in race.cells[section] if car in race.group)
    inside = -1 <= step.place < len(race.group) - 1 and not step.may_start & ~bits(race.group)
    return len(there) > 1 and there == race.group and inside and section not in race.yellow


@_needs("the place in the contest of the driver who is asked", at.AT_CONTEST, at.AT_CONTEST_SECOND)
def _contest(race: Race, step: at.InContest) -> bool:
    declare = race.agenda[1]
    assert isinstance(declare, at.Declare)
    asked = declare.place + 1  # how far the contest has got
    return step.place == asked and race.group[asked] == step.seat


@_needs("the card that was laid off last, or 0", at.AT_DISCARD)
def _discard(_: Race, step: at.Discard) -> bool:
    return 0 <= step.last < CARD_NUMBERS


@_needs("two cards of the hand in `move.offer`, the lower number first", at.AT_KEEP)
def _keep(race: Race, step: Step) -> bool:
    hand, offer = race.hands[step.seat], race.offer
    if len(offer) != 2:
        return False
    if offer == (UNKNOWN, UNKNOWN):
        return hand.count(UNKNOWN) > 1
    return offer[0] < offer[1] and set(offer) <= {*hand}.difference(FACE_DOWN)


@_needs("a first card of the hand that can be paid", at.AT_SECOND)
def _second(race: Race, step: at.Second) -> bool:
    seat, first = step.seat, step.first
    in_hand = first not in FACE_DOWN and first in race.usable(seat)
    return in_hand and can_pay(race, seat, (first,))


@_needs("a number of cards", at.DRAWS)
def _draws(_: Race, step: at.Amount) -> bool:
    return step.count > 0


@_needs("a number of discs for which there are slots", at.TAKE_DAMAGE)
def _take_damage(race: Race, step: at.Amount) -> bool:
    return 0 < step.count <= free_slots(race, step.seat)


@_needs("tyre points that can be paid, and the card paid last, or 0", at.AT_PAY)
def _pay(race: Race, step: at.Pay) -> bool:
    seat, due = step.seat, step.due
    chips, cards = race.tyres[seat], len(race.usable(seat))
    return due > 0 and chips > 0 and chips + cards >= due and 0 <= step.last < CARD_NUMBERS


def _asks(race: Race, card: int) -> bool:
    return card in race.played and race.setup.cards[card].check is not None


@_needs("two cards of `move.played` that ask for a check", at.AT_CHECK_ORDER)
def _check_order(race: Race, step: at.CheckOrder) -> bool:
    return step.one != step.other and _asks(race, step.one) and _asks(race, step.other)


@_needs("a card of `move.played` that asks for a check", at.AT_CHECK)
def _check(race: Race, step: at.Check) -> bool:
    return _asks(race, step.card)


@_needs("two cards or more of `move.spent` still to be laid", at.AT_LAY)
def _lay(race: Race, step: at.Lay) -> bool:
    return 0 <= step.chosen < len(race.spent) - 1


def _is_right_ahead(race: Race, car: Car, other: Car) -> bool:
    return cars_ahead(race, car)[:1] == (other,)


@_needs("a car right ahead, and what the rules would ask about it", at.AT_PASS)
def _pass(race: State, step: at.Pass) -> bool:
    car, other = step.seat, step.car
    twin = race.copy()
    twin.agenda = []
    asked = _is_right_ahead(race, car, other) and face(twin, car, other) == ASKED
    return asked and twin.agenda == [step] and race.section(car) not in race.yellow


@_needs("a car ahead that the Leader would put its first lap on", at.AT_LAP_CHECK)
def _lap_check(race: Race, step: at.LapCheck) -> bool:
    car, braking, other = step.seat, step.braking, step.car
    if not braking:
        needed = _is_right_ahead(race, car, other) and needs_check(race, car, other)
        flag = race.section(car) in race.yellow
        return needed and not flag and price(race, car, other) <= race.points
    to_lap = [ahead for ahead in cars_ahead(race, car) if needs_check(race, car, ahead)]
    return race.kind(car) == BRAKING and to_lap[braking - 1 : braking] == [other]


@_needs("a car in a braking section", at.AT_BRAKE)
def _brake(race: Race, step: Step) -> bool:
    return race.kind(step.seat) == BRAKING


@_needs("a free trajectory point", at.AT_POINT)
def _point(race: Race, step: Step) -> bool:
    return bool(free_points(race, step.seat))


@_needs("a driver who is out, and a race with rescue", at.AT_RESCUE)
def _rescue(race: Race, step: Step) -> bool:
    seat = step.seat
    out = any(car == seat for car, _ in race.retired)
    return race.setup.rescue and out and race.chart[seat] is not None


# What belongs to modules


@_needs("a driver without a skill, and a race with skills", at.AT_SKILL)
def _skill(race: Race, step: Step) -> bool:
    free = race.setup.has_skills and race.skill[step.seat] == NO_SKILL and free_skills(race)
    return bool(free)


@_needs("a race with the car set-up", at.AT_SETUP)
def _setup(race: Race, _: Step) -> bool:
    return race.setup.car_setup


@_needs("a race with weather, and when they are chosen", at.AT_TYRES)
def _tyres(race: Race, step: at.Choice) -> bool:
    moments = (at.AT_START, at.IN_PIT, at.IN_RESCUE)
    return race.setup.has_weather and step.when in moments


@_needs("no other facts than its driver, and the tyres if they are chosen", at.SERVICE)
def _service(race: Race, step: Step) -> bool:
    tyres_follow = any(
        other.name == at.AT_TYRES and other.seat == step.seat for other in race.agenda
    )
    return tyres_follow == race.setup.has_weather


@_needs("a driver with a choice of fuel, and why the car stops", at.AT_REFUEL)
def _refuel(race: Race, step: at.Refuel) -> bool:
    return (race.safety_car or not step.queued) and len(offers(race, step.seat)) > 1


@_needs("the safety car", at.COME_IN)
def _come_in(race: Race, _: Step) -> bool:
    return race.safety_car


@_needs("a driver with the skill pitting", at.SERVED)
def _served(race: Race, step: Step) -> bool:
    return race.skill[step.seat] == PITTING


@_needs("a driver with the skill versatility who can use it", at.AT_VERSATILITY)
def _versatility(race: Race, step: Step) -> bool:
    return may_change_strategy(race, step.seat)


@_needs("the place of an event among those of `move.played`", at.EVENTS)
def _events(race: Race, step: at.Events) -> bool:
    return 0 <= step.place < len(events_of(race, race.played))


def _has_event(race: Race, event: str) -> bool:
    return event in events_of(race, race.played)


@_needs("a card with this event in `move.played`", at.AT_WEATHER)
def _weather(race: Race, _: Step) -> bool:
    return _has_event(race, WEATHER)


@_needs("a card with this event in `move.played`, and a flag to place", at.AT_YELLOW)
def _yellow(race: Race, _: Step) -> bool:
    return _has_event(race, YELLOW) and len(race.yellow) < YELLOW_CHITS


@_needs("a card with this event in `move.played`, and a flag to take away", at.AT_GREEN)
def _green(race: Race, _: Step) -> bool:
    return _has_event(race, GREEN) and bool(race.yellow)


@_needs("a driver with a bonus of soft tyres", at.AT_SOFT)
def _soft(race: Race, step: Step) -> bool:
    return race.soft[step.seat] > 0


@_needs("a robot in a braking section", at.ROBOT_ARRIVES)
def _robot_arrives(race: Race, step: at.RobotArrives) -> bool:
    robot = step.car
    here = robot >= PLAYERS and robot in race.running and robot not in race.off
    return here and race.kind(robot) == BRAKING


@_needs("the driver with the orange flag and the robot that arrives", at.AT_ORANGE)
def _orange(race: Race, step: at.Orange) -> bool:
    arrived = race.agenda[1]
    assert isinstance(arrived, at.RobotArrives)
    return race.orange == step.seat and arrived.car == step.car


@_needs("a car off the track, and a check of its path", at.AT_OFF_CHECK)
def _off_check(race: Race, step: at.OffCheck) -> bool:
    seat, place = step.seat, step.place
    if seat not in race.off or race.entry[seat] or not race.setup.paths:
        return False
    path = race.setup.track.sections[race.section(seat)].path
    return 0 <= place < len(path) and path[place].kind == CHECK


@_needs("the safety car and a hand", at.AT_SAFETY_CAR)
def _safety_car(race: Race, step: Step) -> bool:
    return race.safety_car and bool(race.hands[step.seat])
