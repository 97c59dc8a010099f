"""The cars of a position: where they are, what they have done this turn, which have retired."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from boxbox.core.seats import NOBODY
from boxbox.games.race90.position.reading import Reading
from boxbox.games.race90.rules.basic.damage import OUT
from boxbox.games.race90.table.cars import CARS, Car
from boxbox.games.race90.table.race import NO_POINT
from boxbox.games.race90.table.track import CHECK, ENTER, PathStep
from boxbox.games.race90.wire.view import CarState, OutState

OFF_TRACK: Final = "off-track"
TURNS_TO_COME_BACK: Final = 2
"""A car may have to stop in the second turn after it left the track."""


def read_cars(reading: Reading, rows: Sequence[CarState]) -> None:
    """Put the cars on the track and beside it."""
    state = reading.state
    placed: list[tuple[int, int, Car]] = []
    for at, row in enumerate(rows):
        field = f"cars[{at}]"
        car = reading.car(f"{field}.car", row["car"])
        if car in state.running:
            reading.fault(f"{field}.car", f"{CARS[car]} stands here twice")
        elif car != NOBODY:
            state.running += (car,)
            _read_car(reading, field, car, row)
            placed.append((row.get("place", at + 1), at, car))
    for _, at, car in sorted(placed):
        if rows[at].get("status") == OFF_TRACK:
            state.off += (car,)
        else:
            state.cells[state.section(car)] += (car,)
    state.running = tuple(sorted(state.running))
    _check_points(reading)


def _read_car(reading: Reading, field: str, car: Car, row: CarState) -> None:
    state, bit = reading.state, 1 << car
    state.count[car] = _read_count(reading, field, row)
    state.waiting |= 0 if row.get("moved") else bit
    state.pitted |= bit if row.get("pitted") else 0
    state.re_entered |= bit if row.get("re_entered") else 0
    asked = row.get("asked_in")
    if asked is not None:
        state.asked[car] = reading.section(f"{field}.asked_in", asked)
    here = state.section(car)
    section = reading.setup.track.sections[here]
    off = row.get("status") == OFF_TRACK
    if off and not section.path:
        reading.fault(f"{field}.status", f"section {here} has no off-track path")
    _read_point(reading, field, car, row, 0 if off else len(section.trajectories))
    if off and section.path:
        state.entry[car] = section.first_entry
    _read_way_back(reading, field, car, row, section.path if off else ())


def _read_count(reading: Reading, field: str, row: CarState) -> int:
    length = reading.setup.length
    if "count" not in row and "section" not in row:
        reading.fault(f"{field}.section", "the section or the count of the car is needed")
        return 0
    if "count" not in row:
        return reading.section(f"{field}.section", row["section"])
    count = reading.count(f"{field}.count", row["count"])
    if row.get("section", count % length) != count % length:
        reading.fault(f"{field}.section", f"count {count} is in section {count % length}")
    return count


def _read_point(reading: Reading, field: str, car: Car, row: CarState, points: int) -> None:
    point = row.get("point")
    if point is None:
        return
    if points:
        reading.state.point[car] = reading.number(f"{field}.point", point, 1, points) - 1
    else:
        here = reading.state.section(car)
        reading.fault(f"{field}.point", f"the car is on no trajectory of section {here}")


def _read_way_back(
    reading: Reading, field: str, car: Car, row: CarState, path: Sequence[PathStep]
) -> None:
    """Read where a car off the track comes back (null: not known yet), and what it costs."""
    state, length = reading.state, reading.setup.length
    if "entry" in row:
        state.entry[car] = 0
    entry = row.get("entry")
    if entry is not None:
        back = reading.section(f"{field}.entry", entry)
        state.entry[car] = (back - state.count[car]) % length
        if state.entry[car] not in [step.value for step in path if step.kind in (CHECK, ENTER)]:
            reading.fault(f"{field}.entry", f"the car can't come back in section {back}")
    state.penalty[car] = row.get("penalty", 0)
    due = row.get("pit_due")
    if due is not None:
        last = len(reading.setup.track.turns) + TURNS_TO_COME_BACK
        state.pit_due[car] = reading.number(f"{field}.pit_due", due, 1, last)


def _check_points(reading: Reading) -> None:
    state = reading.state
    taken = Counter(
        (state.section(car), state.point[car])
        for car in state.running
        if state.point[car] != NO_POINT
    )
    for (section, point), cars in taken.items():
        if cars > 1:
            reading.fault("cars", f"{cars} cars on point {point + 1} of section {section}")


def read_retired(reading: Reading, rows: Sequence[OutState]) -> None:
    """Retire the cars that are out of the race."""
    state = reading.state
    for at, row in enumerate(rows):
        car = reading.car(f"retired[{at}].car", row["car"])
        if car in state.running or car in dict(state.retired):
            reading.fault(f"retired[{at}].car", f"{CARS[car]} stands here twice")
        state.retired += ((car, row.get("why", OUT[0])),)
