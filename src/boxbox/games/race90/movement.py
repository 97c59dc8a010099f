"""How a player's car moves along the track (chapters "Movement", "Trajectories", R40 to R44)."""

from boxbox.core.event import Json
from boxbox.games.race90 import lapping
from boxbox.games.race90.codes import (
    BLIND,
    BRAKE_LATE,
    BRAKE_WITH,
    NO_POINT_TAKEN,
    PASS,
    PASS_PAYING,
    POINT,
    STAY,
)
from boxbox.games.race90.conditions import tyre_penalty
from boxbox.games.race90.overtaking import (
    BLOCKED,
    OFF_TRACK,
    OVERTAKE,
    bangs_wheels,
    how,
    is_optional,
    may_brake_instead,
    price,
)
from boxbox.games.race90.points import add_bonus
from boxbox.games.race90.race import (
    CARS,
    ENTERED,
    PASSED,
    STAYED,
    Race,
    Step,
)
from boxbox.games.race90.re_entry import put_back
from boxbox.games.race90.steps import (
    ARRIVE,
    AT_BRAKE,
    AT_LAP_CHECK,
    AT_PASS,
    AT_POINT,
    BLIND_LAP_CHECK,
    LATE_BRAKING,
)
from boxbox.games.race90.strategies import score_move, score_points
from boxbox.games.race90.track import BRAKING
from boxbox.games.race90.track_cards import is_track_card

# Why a move ends.
DONE, IN_THE_WAY, FAILED_CHECK, CHOSE, BRAKES, ASKED = (
    "done", "blocked", "lap-check", "stay", "brake", "question",
)  # fmt: skip

Path = list[dict[str, Json]]


def move(race: Race, step: Step) -> None:
    """Begin a player's move; a car off the track comes back with the first point."""
    car = step[1]
    race.progress = STAYED
    race.late = not race.setup.junior
    race.free = race.no_trajectories() and bangs_wheels(race, car)
    race.origin = race.count[car]
    lose_points(race, car)
    score_points(race, car)
    if car in race.off and not come_back(race, car):
        return
    drive(race, car, [])


def lose_points(race: Race, car: int) -> None:
    """Take off what the wrong tyres and time lost beside the track cost (R44)."""
    lost = tyre_penalty(race, car)
    if lost:
        add_bonus(race, car, "tyres", -lost)
    if race.penalty[car]:
        add_bonus(race, car, "off-track", -race.penalty[car])
        race.penalty[car] = 0
    race.points = max(0, race.points)


def come_back(race: Race, car: int) -> bool:
    """Put a car back on the track for one point; tell whether it drives on from there (R53)."""
    put_back(race, car)
    if not race.points:
        return False
    race.points -= 1
    race.progress = ENTERED
    return True


def drive(race: Race, car: int, path: Path) -> None:
    """Spend movement points until they are gone, the way is barred, or the driver is asked."""
    start = race.count[car]
    while True:
        section = race.count[car] % race.setup.length
        cell = race.cells[section]
        at = cell.index(car)
        if section in race.yellow and (at or race.yellow[section] == 0):
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


def pass_flag(race: Race, car: int, path: Path) -> bool:
    """Go past a yellow flag right ahead for a point, if there is one; nobody passes cars there."""
    section = race.section(car)
    flag = race.yellow[section]
    if race.cells[section].index(car) != flag or not race.points:
        return False
    race.points -= 1
    race.yellow = {**race.yellow, section: flag + 1}
    race.progress = max(race.progress, PASSED)
    if race.events is not None:
        path.append({"flag": section, "cost": 1})
    return True


def face(race: Race, car: int, other: int) -> str:
    """Deal with a car ahead: return why the move ends or waits here, or nothing to pass it."""
    cost = price(race, car, other)
    affordable = cost != BLOCKED and cost <= race.points
    free = is_free(race, car, other)
    if not affordable and not free:
        return IN_THE_WAY if race.points else DONE
    optional = not affordable or is_optional(race, car, other)
    if optional or free or may_brake_instead(race, car):
        race.agenda.append((AT_PASS, car, int(optional), other))
        return ASKED
    return before_pass(race, car, other)


def is_free(race: Race, car: int, other: int) -> bool:
    """Tell whether the free overtake of BANGING WHEELS at the start serves for a pass (B8)."""
    return race.free and how(race, car, other) == OVERTAKE


def before_pass(race: Race, car: int, other: int) -> str:
    """Ask for the Leader's check if the pass needs one; Junior makes it blind (R79)."""
    if not lapping.needs_check(race, car, other):
        return ""
    kind = BLIND_LAP_CHECK if race.setup.junior else AT_LAP_CHECK
    race.agenda.append((kind, car, 0, other))
    return ASKED


def enter_next(race: Race, car: int, path: Path) -> None:
    """Enter the next section, behind all who are there, for one point."""
    race.points -= 1
    advance(race, car, 1)
    race.progress = ENTERED
    if race.events is not None:
        section = race.section(car)
        path.append({"enter": section})
        path += [  # they rank behind all on the track there (R53)
            {"pass": CARS[other], "how": OFF_TRACK, "cost": 0}
            for other in race.off
            if race.section(other) == section
        ]


def advance(race: Race, car: int, sections: int) -> None:
    """Put a car some sections ahead, last in its section."""
    race.take_off(car)
    race.put_last(car, race.count[car] + sections)
    if race.leader in race.off:  # a Leader on the track is passed in his section, by `swap`
        race.renew_leader()


def pass_car(race: Race, car: int, other: int, path: Path, free: bool = False) -> None:
    """Pass the car right ahead and pay for it, unless the free overtake is used."""
    manner = how(race, car, other)
    cost = price(race, car, other)
    if free:
        race.free = False
        cost = 0
    race.points -= cost
    swap(race, car, other)
    race.progress = max(race.progress, PASSED)
    if race.events is not None:
        path.append({"pass": CARS[other], "how": manner, "cost": cost})


def swap(race: Race, car: int, other: int) -> None:
    """Put a car ahead of the one right before it in the same section."""
    section = race.section(car)
    cell = list(race.cells[section])
    at = cell.index(other)
    cell[at], cell[at + 1] = car, other
    race.cells[section] = tuple(cell)
    if other == race.leader:
        race.renew_leader()


def legal_pass(race: Race, step: Step) -> list[int]:
    """Offer the pass, and to pay where it is free, to stay behind, or to brake late instead."""
    _, car, optional, other = step
    if optional:
        return [PASS, STAY]
    codes = [PASS, PASS_PAYING] if is_free(race, car, other) else [PASS]
    return [*codes, BRAKE_LATE, *brake_cards(race, car)] if may_brake_instead(race, car) else codes


def brake_cards(race: Race, car: int) -> list[int]:
    """Return the codes of the track cards with which late braking is sure to succeed here."""
    section = (race.section(car) + 1) % race.setup.length
    corner = race.setup.track.sections[section].corner
    printed = race.setup.cards
    return [
        BRAKE_WITH + card
        for card in race.usable(car)
        if is_track_card(card)
        and printed[card].corner == corner
        and "braking" in printed[card].symbols
    ]


def begin_braking(race: Race, car: int, code: int) -> None:
    """Put late braking on the agenda; a track card for it lies on the table meanwhile."""
    if code != BRAKE_LATE:
        card = code - BRAKE_WITH
        race.take_from_hand(car, card)
        race.spent = (card,)
    race.agenda.append((LATE_BRAKING, car, 0, 0))


def choose_pass(race: Race, step: Step, code: int) -> None:
    """Pass a car, or give up the rest of the movement."""
    _, car, _, other = step
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
        race.agenda.append((ARRIVE, car, 0, 0))
        begin_braking(race, car, code)


def choose_lap_check(race: Race, step: Step, code: int) -> None:
    """Check as the Leader: pass the car and go on, or stop here without late braking (R50).

    Before late braking (R51) each car it would lap is checked for, and a failure ends the move.
    """
    _, car, braking, other = step
    passed = lapping.check(race, car, code)
    if braking:
        if passed:
            race.agenda.append((LATE_BRAKING, car, braking, 0))
        else:
            take_back(race, car)
    elif passed:
        path: Path = []
        pass_car(race, car, other, path)
        drive(race, car, path)
    else:
        arrive(race, car, race.count[car], [], FAILED_CHECK)


def take_back(race: Race, seat: int) -> None:
    """Take a track card for late braking back: it does not come to that (R51)."""
    for card in race.spent:
        race.show_in_hand(seat, card)
    race.spent = ()


def blind_lap_check(race: Race, step: Step) -> None:
    """Check as the Leader in Junior."""
    choose_lap_check(race, step, BLIND)


def arrive(race: Race, car: int, start: int, path: Path, why: str) -> None:
    """End a move: points that are left are lost; then late braking and the trajectory."""
    tell_drove(race, car, start, path, why)
    race.points = 0
    if why == FAILED_CHECK:
        race.late = False
    if race.late and race.kind(car) == BRAKING:
        race.agenda += [(ARRIVE, car, 0, 0), (AT_BRAKE, car, 0, 0)]
    else:
        settle(race, car)


def tell_drove(race: Race, car: int, start: int, path: Path, why: str) -> None:
    """Tell how far a car has come and what ended its move."""
    if race.events is None or (why == ASKED and not path):
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
    """Take a trajectory point where the car stands, unless it has gone off."""
    if race.is_on_track(step[1]):
        settle(race, step[1])


def settle(race: Race, car: int) -> None:
    """End a move: SPECIALs are scored, and it is asked which trajectory point is taken (R42)."""
    score_move(race, car)
    if race.progress != STAYED:
        ask_for_point(race, car)


def ask_for_point(race: Race, car: int) -> None:
    """Ask which free trajectory point is taken, if there is one."""
    if free_points(race, car):
        race.agenda.append((AT_POINT, car, 0, 0))


def free_points(race: Race, car: int) -> list[int]:
    """Return the trajectory points of a car's section on which nobody stands.

    There is none for a car behind a yellow flag (R47).
    """
    section = race.section(car)
    trajectories = race.setup.track.sections[section].trajectories
    if not trajectories:
        return []
    if section in race.yellow and race.cells[section].index(car) >= race.yellow[section]:
        return []
    taken = [race.point[other] for other in race.cells[section]]
    return [at for at in range(len(trajectories)) if at not in taken]


def legal_point(race: Race, step: Step) -> list[int]:
    """Offer the free points, and to take none."""
    return [*[POINT + at for at in free_points(race, step[1])], NO_POINT_TAKEN]


def choose_point(race: Race, step: Step, code: int) -> None:
    """Take a point, or stay where the car is."""
    if code != NO_POINT_TAKEN:
        take_point(race, step[1], code - POINT)


def take_point(race: Race, car: int, point: int) -> None:
    """Put a car on a trajectory point of its section."""
    race.point[car] = point
    if race.events is not None:
        section = race.section(car)
        colour, bonus = race.setup.track.sections[section].trajectories[point]
        race.tell("point", {
            "car": CARS[car],
            "section": section,
            "point": point + 1,
            "colour": colour,
            "bonus": bonus,
        })  # fmt: skip
