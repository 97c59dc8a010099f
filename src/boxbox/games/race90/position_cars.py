"""The cars of a position: where they stand, what they have done this turn, who is out."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from boxbox.core.event import Json
from boxbox.games.race90.damage import OUT
from boxbox.games.race90.position_fields import Fields, Names, is_same
from boxbox.games.race90.race import CARS, NO_POINT, NOBODY
from boxbox.games.race90.track import CHECK, ENTER, PathStep

RUNNING, OFF_TRACK = "running", "off-track"
CAR_FIELDS: Final[Names] = {
    "": (
        "car", "section", "count", "place", "laps_down", "point", "status", "moved", "pitted",
        "asked_in",
    ),
    "off-track": ("entry", "penalty", "pit_due", "re_entered"),
}  # fmt: skip
OUT_FIELDS: Final[Names] = {"": ("car", "why")}
PLACES: Final = 99
LAPS: Final = 100
PENALTIES: Final = 99
TURNS_TO_COME_BACK: Final = 2
"""In the second turn after it left the track a car may have to stop."""


class CarReader(Fields):
    """Reads the cars of a position."""

    def read_cars(self) -> None:
        """Put the cars on the track and beside it."""
        state = self.state
        placed: list[tuple[int, int, int, bool]] = []
        for at, row in enumerate(self.rows("cars", self.data.get("cars", []))):
            field = f"cars[{at}]"
            self.check_names(f"{field}.", row, CAR_FIELDS)
            car = self.car(f"{field}.car", row.get("car"))
            if car in state.running:
                self.fault(f"{field}.car", f"{CARS[car]} stands here twice")
            elif car != NOBODY:
                state.running += (car,)
                off = self._read_car(field, car, row)
                place = self.number(f"{field}.place", row.get("place", at + 1), 1, PLACES)
                placed.append((place, at, car, off))
        for _, _, car, off in sorted(placed):
            if off:
                state.off += (car,)
            else:
                state.cells[state.section(car)] += (car,)
        state.running = tuple(sorted(state.running))
        state.robot_stops = self.bits("robot_stops", self.data.get("robot_stops", []))
        self._check_points()

    def _read_car(self, field: str, car: int, row: Mapping[str, Json]) -> bool:
        """Read the facts of a car and tell whether it is off the track."""
        state, length = self.state, self.setup.length
        state.count[car] = self._read_count(field, row)
        here = state.section(car)
        section = self.setup.track.sections[here]
        status = self.word(f"{field}.status", row.get("status", RUNNING), (RUNNING, OFF_TRACK))
        off = status == OFF_TRACK
        if off and not section.path:
            self.fault(f"{field}.status", f"section {here} has no off-track path")
        if row.get("point") is not None:
            points = 0 if off else len(section.trajectories)
            if points:
                state.point[car] = self.number(f"{field}.point", row["point"], 1, points) - 1
            else:
                self.fault(f"{field}.point", f"the car is on no trajectory of section {here}")
        if not self.flag(f"{field}.moved", row.get("moved", False)):
            state.waiting |= 1 << car
        if self.flag(f"{field}.pitted", row.get("pitted", False)):
            state.pitted |= 1 << car
        if row.get("asked_in") is not None:
            state.asked[car] = self.number(f"{field}.asked_in", row["asked_in"], 0, length - 1)
        if off and section.path:
            state.entry[car] = section.first_entry
        if self.setup.paths:
            self._read_way_back(field, car, row, section.path if off else ())
        return off

    def _read_way_back(
        self, field: str, car: int, row: Mapping[str, Json], path: Sequence[PathStep]
    ) -> None:
        """Read where a car off the track comes back (or null: that is not known yet), its price."""
        state, length = self.state, self.setup.length
        if "entry" in row:
            state.entry[car] = 0
        if row.get("entry") is not None:
            back = self.number(f"{field}.entry", row["entry"], 0, length - 1)
            state.entry[car] = (back - state.count[car]) % length
            if state.entry[car] not in [step.value for step in path if step.kind in (CHECK, ENTER)]:
                self.fault(f"{field}.entry", f"the car can't come back in section {back}")
        penalty = self.number(f"{field}.penalty", row.get("penalty", 0), 0, PENALTIES)
        state.penalty[car] = penalty
        if row.get("pit_due") is not None:
            last = len(self.setup.track.turns) + TURNS_TO_COME_BACK
            state.pit_due[car] = self.number(f"{field}.pit_due", row["pit_due"], 1, last)
        if self.flag(f"{field}.re_entered", row.get("re_entered", False)):
            state.re_entered |= 1 << car

    def _read_count(self, field: str, row: Mapping[str, Json]) -> int:
        length = self.setup.length
        if "count" not in row:
            return self.number(f"{field}.section", row.get("section"), 0, length - 1)
        count = self.number(f"{field}.count", row["count"], -LAPS * length, LAPS * length)
        if not is_same(row.get("section", count % length), count % length):
            self.fault(f"{field}.section", f"count {count} is in section {count % length}")
        return count

    def _check_points(self) -> None:
        state = self.state
        taken = Counter(
            (state.section(car), state.point[car])
            for car in state.running
            if state.point[car] != NO_POINT
        )
        for (section, point), cars in taken.items():
            if cars > 1:
                self.fault("cars", f"{cars} cars on point {point + 1} of section {section}")

    def read_retired(self) -> None:
        """Take the cars out of the race that are."""
        for at, row in enumerate(self.rows("retired", self.data.get("retired", []))):
            field = f"retired[{at}]"
            self.check_names(f"{field}.", row, OUT_FIELDS)
            car = self.car(f"{field}.car", row.get("car"))
            why = self.word(f"{field}.why", row.get("why", OUT[0]), OUT)
            if car in self.state.running or car in dict(self.state.retired):
                self.fault(f"{field}.car", f"{CARS[car]} stands here twice")
            self.state.retired += ((car, why),)
