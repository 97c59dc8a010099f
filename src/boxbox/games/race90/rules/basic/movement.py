"""How a player's car moves along the track (chapters "Movement", "Trajectories", R40 to R44)."""

from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.core.shapes import words_of
from boxbox.core.wire import Data
from boxbox.games.race90.rules.advanced.conditions import tyre_penalty
from boxbox.games.race90.rules.advanced.points import add_bonus
from boxbox.games.race90.rules.advanced.re_entry import put_back
from boxbox.games.race90.rules.advanced.track_cards import is_track_card
from boxbox.games.race90.rules.basic import lapping
from boxbox.games.race90.rules.basic.overtaking import (
    BLOCKED,
    OFF_TRACK,
    OVERTAKE,
    bangs_wheels,
    how,
    is_optional,
    may_brake_instead,
    price,
)
from boxbox.games.race90.rules.basic.strategies import score_move, score_points
from boxbox.games.race90.table.cars import CARS, Car
from boxbox.games.race90.table.codes import (
    BLIND,
    BRAKE_LATE,
    BRAKE_WITH,
    CARD_OF,
    NO_POINT_TAKEN,
    PASS,
    PASS_PAYING,
    POINT,
    STAY,
)
from boxbox.games.race90.table.race import ENTERED, PASSED, STAYED, Race
from boxbox.games.race90.table.steps import (
    ARRIVE,
    AT_BRAKE,
    AT_LAP_CHECK,
    AT_POINT,
    BLIND_LAP_CHECK,
    OF_DRIVER,
    LapCheck,
    LateBraking,
    Pass,
    Step,
)
from boxbox.games.race90.table.track import BRAKING
from boxbox.games.race90.wire.names import WhyEnd

ENDS: Final[tuple[WhyEnd, ...]] = words_of(WhyEnd)
"""Why a move ends."""
DONE, IN_THE_WAY, FAILED_CHECK, NO_UN_LAP, CHOSE, BRAKES, ASKED, _BEHIND_SAFETY_CAR = ENDS

Path = list[Data]


def move(race: Race, step: Step) -> None:
    """Begin a player's move; a car off the track comes back with its first point."""
    car = step.seat
    race.progress = STAYED
    race.late = not race.setup.junior
    race.free = race.no_trajectories() and bangs_wheels(race, car)
    race.origin = race.count[car]
    lose_points(race, car)
    score_points(race, car)
    if car in race.off and not come_back(race, car):
        return
    drive(race, car, [])


def lose_points(race: Race, car: Seat) -> None:
    """Deduct what wrong tyres and time lost off the track cost (R44)."""
    lost = tyre_penalty(race, car)
    if lost:
        add_bonus(race, car, "tyres", -lost)
    if race.penalty[car]:
        add_bonus(race, car, "off-track", -race.penalty[car])
        race.penalty[car] = 0
    race.points = max(0, race.points)


def come_back(race: Race, car: Car) -> bool:
    """Put a car back on the track for one point; return whether it drives on from there (R53)."""
    put_back(race, car)
    if not race.points:
        return False
    race.points -= 1
    race.progress = ENTERED
    return True


def drive(race: Race, car: Seat, path: Path) -> None:
    """Spend movement points until they run out, the way is barred, or the driver is asked."""
    start = race.count[car]
    while True:
        cell = race.cells[race.count[car] % race.setup.length]
        at = cell.index(car)
        if race.yellow and is_at_flag(race, car, at):
            if not pass_flag(race, car, path):
                arrive(race, car, start, path, IN_THE_WAY if race.points else DONE)
                return
            continue
        if at == 0:
            if not race.points:
                break
            enter_next(race, car, path)
            continue
        other = cell[at - 1]
        why = face(race, car, other)
        if why == ASKED:
            tell_drove(race, car, start, path, why)
            return
        if why:
            arrive(race, car, start, path, why)
            return
        pass_car(race, car, other, path)
    arrive(race, car, start, path, DONE)


def is_at_flag(race: Race, car: Car, at: int) -> bool:
    """True if a car with so many ahead in its section has a yellow flag there to get past (R47)."""
    section = race.section(car)
    return section in race.yellow and (at > 0 or race.yellow[section] == 0)


def pass_flag(race: Race, car: Car, path: Path) -> bool:
    """Pass a yellow flag right ahead, if there is one, for a point; nobody passes cars there."""
    section = race.section(car)
    flag = race.yellow[section]
    if race.cells[section].index(car) != flag or not race.points:
        return False
    race.points -= 1
    race.yellow = {**race.yellow, section: flag + 1}
    race.progress = max(race.progress, PASSED)
    if race.telling:
        path.append({"flag": section, "cost": 1})
    return True


def face(race: Race, car: Seat, other: Car) -> str:
    """Deal with a car ahead: return why the move ends or waits here, or "" to pass it."""
    cost = price(race, car, other)
    affordable = cost != BLOCKED and cost <= race.points
    free = is_free(race, car, other)
    if not affordable and not free:
        return IN_THE_WAY if race.points else DONE
    optional = not affordable or is_optional(race, car, other)
    if optional or free or may_brake_instead(race, car):
        race.agenda.append(Pass(car, optional, other))
        return ASKED
    return before_pass(race, car, other)


def is_free(race: Race, car: Car, other: Car) -> bool:
    """True if the free overtake of BANGING WHEELS at the start covers a pass (B8)."""
    return race.free and how(race, car, other) == OVERTAKE


def before_pass(race: Race, car: Seat, other: Car) -> str:
    """Ask for the Leader's check if the pass needs one; Junior makes it blind (R79)."""
    if not lapping.needs_check(race, car, other):
        return ""
    kind = BLIND_LAP_CHECK if race.setup.junior else AT_LAP_CHECK
    race.agenda.append(LapCheck(kind, car, 0, other))
    return ASKED


def enter_next(race: Race, car: Car, path: Path) -> None:
    """Enter the next section, behind all cars there, for one point."""
    race.points -= 1
    advance(race, car, 1)
    race.progress = ENTERED
    if race.telling:
        section = race.section(car)
        path.append({"enter": section})
        path += [  # they rank behind all cars on the track there (R53)
            {"pass": CARS[other], "how": OFF_TRACK, "cost": 0}
            for other in race.off
            if race.section(other) == section
        ]


def advance(race: Race, car: Car, sections: int) -> None:
    """Move a car some sections ahead, to the back of its new section."""
    race.take_off(car)
    race.put_last(car, race.count[car] + sections)
    if race.leader in race.off:  # a Leader on the track is passed in his section, by `swap`
        race.renew_leader()


def pass_car(race: Race, car: Car, other: Car, path: Path, free: bool = False) -> None:
    """Pass the car right ahead and pay for it, unless the free overtake is used."""
    manner = how(race, car, other)
    cost = price(race, car, other)
    if free:
        race.free = False
        cost = 0
    race.points -= cost
    swap(race, car, other)
    race.progress = max(race.progress, PASSED)
    if race.telling:
        path.append({"pass": CARS[other], "how": manner, "cost": cost})


def swap(race: Race, car: Car, other: Car) -> None:
    """Put a car ahead of the one right in front of it in the same section."""
    section = race.section(car)
    cell = list(race.cells[section])
    at = cell.index(other)
    cell[at], cell[at + 1] = car, other
    race.cells[section] = tuple(cell)
    if other == race.leader:
        race.renew_leader()


def legal_pass(race: Race, step: Pass) -> list[Code]:
    """Offer to pass, to pay where the pass is free, to stay behind, or to brake late instead."""
    car, other = step.seat, step.car
    if step.optional:
        return [PASS, STAY]
    codes = [PASS, PASS_PAYING] if is_free(race, car, other) else [PASS]
    return [*codes, BRAKE_LATE, *brake_cards(race, car)] if may_brake_instead(race, car) else codes


def brake_cards(race: Race, car: Seat) -> list[Code]:
    """Return the codes of the track cards that make late braking here certain."""
    section = (race.section(car) + 1) % race.setup.length
    corner = race.setup.track.sections[section].corner
    printed = race.setup.cards
    return [
        BRAKE_WITH.of[card]
        for card in race.usable(car)
        if is_track_card(card)
        and printed[card].corner == corner
        and "braking" in printed[card].symbols
    ]


def begin_braking(race: Race, car: Seat, code: Code) -> None:
    """Put late braking on the agenda; its track card, if any, stays on the table meanwhile."""
    if code != BRAKE_LATE:
        card = CARD_OF[code]
        race.take_from_hand(car, card)
        race.spent = (card,)
    race.agenda.append(LateBraking(car, 0))


def choose_pass(race: Race, step: Pass, code: Code) -> None:
    """Pass a car, or give up the rest of the movement."""
    car, other = step.seat, step.car
    if code in (PASS, PASS_PAYING):
        if before_pass(race, car, other) == ASKED:
            return
        path: Path = []
        pass_car(race, car, other, path, code == PASS and is_free(race, car, other))
        drive(race, car, path)
    elif code == STAY:
        arrive(race, car, race.count[car], [], CHOSE)
    else:
        race.points = 0
        race.agenda.append(OF_DRIVER[ARRIVE][car])
        begin_braking(race, car, code)


def choose_lap_check(race: Race, step: LapCheck, code: Code) -> None:
    """Check as the Leader: pass the car and drive on, or stop here without late braking (R50).

    Before late braking (R51) there is a check for each car it would lap; a failure ends the move.
    """
    car, braking = step.seat, step.braking
    passed = lapping.check(race, car, code)
    if braking:
        if passed:
            race.agenda.append(LateBraking(car, braking))
        else:
            take_back(race, car)
    elif passed:
        path: Path = []
        pass_car(race, car, step.car, path)
        drive(race, car, path)
    else:
        arrive(race, car, race.count[car], [], FAILED_CHECK)


def take_back(race: Race, seat: Seat) -> None:
    """Take a track card for late braking back to the hand, as the braking doesn't happen (R51)."""
    for card in race.spent:
        race.show_in_hand(seat, card)
    race.spent = ()


def blind_lap_check(race: Race, step: LapCheck) -> None:
    """Check blind as the Leader in Junior."""
    choose_lap_check(race, step, BLIND)


def arrive(race: Race, car: Seat, start: int, path: Path, why: str) -> None:
    """End a move: remaining points are lost; then come late braking and the trajectory."""
    tell_drove(race, car, start, path, why)
    race.points = 0
    if why == FAILED_CHECK:
        race.late = False
    if race.late and race.kind(car) == BRAKING:
        race.agenda += [OF_DRIVER[ARRIVE][car], OF_DRIVER[AT_BRAKE][car]]
    else:
        settle(race, car)


def tell_drove(race: Race, car: Car, start: int, path: Path, why: str) -> None:
    """Report how far a car has driven and what ended its move."""
    if not race.telling or (why == ASKED and not path):
        return
    race.tell("drove", {
        "car": CARS[car],
        "from": start % race.setup.length,
        "to": race.section(car),
        "path": path,
        "left": race.points,
        "why": why,
    })  # fmt: skip


def arrived(race: Race, step: Step) -> None:
    """Take a trajectory point where the car stands, unless it has gone off the track."""
    if race.is_on_track(step.seat):
        settle(race, step.seat)


def settle(race: Race, car: Seat) -> None:
    """End a move: score SPECIALs, and ask which trajectory point to take (R42)."""
    score_move(race, car)
    if race.progress != STAYED:
        ask_for_point(race, car)


def ask_for_point(race: Race, car: Car) -> None:
    """Ask which free trajectory point to take, if there is one."""
    if free_points(race, car):
        race.agenda.append(OF_DRIVER[AT_POINT][car])


def free_points(race: Race, car: Car) -> list[int]:
    """Return the trajectory points of a car's section that nobody stands on.

    A car behind a yellow flag has none (R47).
    """
    section = race.section(car)
    trajectories = race.setup.track.sections[section].trajectories
    if not trajectories:
        return []
    if section in race.yellow and race.cells[section].index(car) >= race.yellow[section]:
        return []
    taken = [race.point[other] for other in race.cells[section]]
    return [at for at in range(len(trajectories)) if at not in taken]


def legal_point(race: Race, step: Step) -> list[Code]:
    """Offer the free points, and taking none."""
    return [*[Code(POINT + at) for at in free_points(race, step.seat)], NO_POINT_TAKEN]


def choose_point(race: Race, step: Step, code: Code) -> None:
    """Take a point, or stay where the car is."""
    if code != NO_POINT_TAKEN:
        take_point(race, step.seat, code - POINT)


def take_point(race: Race, car: Car, point: int) -> None:
    """Put a car on a trajectory point of its section."""
    race.point[car] = point
    if race.telling:
        section = race.section(car)
        colour, bonus = race.setup.track.sections[section].trajectories[point]
        race.tell("point", {
            "car": CARS[car],
            "section": section,
            "point": point + 1,
            "colour": colour,
            "bonus": bonus,
        })  # fmt: skip
