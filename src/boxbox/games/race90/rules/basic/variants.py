"""The optional rule of rescuing players (chapter "Optional rules", R74)."""

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.advanced.fuel import STOP_TURNS
from boxbox.games.race90.rules.basic.damage import give_back, lose_chit
from boxbox.games.race90.rules.basic.pit_stop import serve
from boxbox.games.race90.table.cars import CARS, PLAYERS, Car
from boxbox.games.race90.table.codes import RESCUE, RETIRE
from boxbox.games.race90.table.race import NO_POINT, NO_STRATEGY, Race
from boxbox.games.race90.table.steps import IN_RESCUE, Step
from boxbox.games.race90.table.track import NO_SECTION


def last_robot(race: Race) -> Car | None:
    """Return the last robot in the race, if any is left."""
    return next((car for car in reversed(race.order()) if car >= PLAYERS), None)


def legal_rescue(race: Race, _: Step) -> list[Code]:
    """Offer the place of the last robot."""
    return [RETIRE] if last_robot(race) is None else [RESCUE, RETIRE]


def choose_rescue(race: Race, step: Step, code: Code) -> None:
    """Come back in the place of the last robot, or leave the race."""
    seat = step.seat
    if code == RETIRE:
        give_back(race, seat)
        return
    robot = last_robot(race)
    assert robot is not None
    lose_chit(race, robot)
    replace(race, robot, seat)
    if race.setup.fuel:
        chit = race.turn + STOP_TURNS
        race.fuel[seat] = chit if chit <= race.setup.last_turn else 0
    race.new_strategy[seat] = NO_STRATEGY
    race.retired = tuple(out for out in race.retired if out[0] != seat)
    race.red[seat] = race.brown[seat] = 0
    if race.telling:
        data = {"seat": seat, "car": CARS[robot], "section": race.section(seat)}
        race.tell("rescued", data)
    race.renew_leader()
    serve(race, seat, IN_RESCUE)


def replace(race: Race, robot: Car, seat: Seat) -> None:
    """Put a player's car exactly where a robot was; its turn is over."""
    section = race.section(robot)
    race.count[seat] = race.count[robot]
    race.point[seat], race.point[robot] = race.point[robot], NO_POINT
    race.cells[section] = tuple(seat if car == robot else car for car in race.cells[section])
    race.off = tuple(seat if car == robot else car for car in race.off)
    race.running = tuple(sorted({*race.running, seat} - {robot}))
    race.waiting &= ~(1 << robot)
    race.asked[seat] = NO_SECTION
    for facts in (race.entry, race.penalty, race.pit_due):
        facts[seat], facts[robot] = facts[robot], 0
