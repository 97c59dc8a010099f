"""Reading a whole position: all that is wrong with it is told at once."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from boxbox.core.errors import PositionError
from boxbox.core.event import Json
from boxbox.core.options import is_whole
from boxbox.core.position import FACTS
from boxbox.games.race90.cards import RACE_CARDS, UNKNOWN, Chart, card_text
from boxbox.games.race90.damage import OUT
from boxbox.games.race90.position_fields import Fields, quoted
from boxbox.games.race90.position_steps import step_faults
from boxbox.games.race90.race import (
    BROWN_DISCS,
    CARS,
    ENTERED,
    NO_POINT,
    NOBODY,
    STRATEGIES,
    TYPE_OF,
    Setup,
    Step,
)
from boxbox.games.race90.state import QUESTIONS, State
from boxbox.games.race90.steps import ACTIVATE, AT_PIT, AT_PLAY, TURN

OVER: Final = "over"
RUNNING, OFF_TRACK = "running", "off-track"
MOMENTS: Final = (TURN, ACTIVATE, AT_PIT, AT_PLAY, OVER)
"""The moments that a position may name by itself; `pit` and `play` with a driver."""
FIELDS: Final = (
    *FACTS, "at", "driver", "turn", "leader", "cars", "retired", "robot_stops", "players", "deck",
    "discards", "cup", "robot_fuel", "chits", "contest", "move", "steps",
)  # fmt: skip
CAR_FIELDS: Final = (
    "car", "section", "count", "place", "laps_down", "point", "status", "moved", "pitted",
    "asked_in",
)  # fmt: skip
OUT_FIELDS: Final = ("car", "why")
PLAYER_FIELDS: Final = (
    "seat", "chart", "tyres", "hand", "known", "laid", "frozen", "target", "red", "brown",
    "strategy", "new_strategy", "fuel", "chased", "moved_with",
)  # fmt: skip
MOVE_FIELDS: Final = ("offer", "played", "spent", "points", "progress", "late", "free")
CONTEST_FIELDS: Final = ("group", "joined", "declined")
PLACES: Final = 99
LAPS: Final = 100
POINTS: Final = 99


class Reader(Fields):
    """Reads a whole position."""

    def __init__(self, setup: Setup, data: Mapping[str, Json]) -> None:
        super().__init__(setup)
        self.setup = setup
        self.data = data
        self.state = State(setup)

    def read(self) -> State:
        """Return the state of the position, or refuse it with every fault."""
        self.check_names("", self.data, FIELDS)
        turn = self.data.get("turn", 1)
        self.state.turn = self.number("turn", turn, 0, self.setup.last_turn)
        self._read_cars()
        self._read_retired()
        self._read_players()
        self._read_piles()
        self._read_contest()
        self._read_move()
        self._read_steps()
        self._count_cards()
        if not self.faults:
            self._check_leader()
            self._check_laps()
            self.faults += step_faults(self.state)
        if not self.faults:
            self._check_question()
        if self.faults:
            raise PositionError(self.faults)
        return self.state

    # Cars

    def _read_cars(self) -> None:
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
        if status == OFF_TRACK and not section.path:
            self.fault(f"{field}.status", f"section {here} has no off-track path")
        if row.get("point") is not None:
            points = len(section.trajectories) if status == RUNNING else 0
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
        return status == OFF_TRACK

    def _read_count(self, field: str, row: Mapping[str, Json]) -> int:
        length = self.setup.length
        if "count" not in row:
            return self.number(f"{field}.section", row.get("section"), 0, length - 1)
        count = self.number(f"{field}.count", row["count"], -LAPS * length, LAPS * length)
        if row.get("section", count % length) != count % length:
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

    def _read_retired(self) -> None:
        for at, row in enumerate(self.rows("retired", self.data.get("retired", []))):
            field = f"retired[{at}]"
            self.check_names(f"{field}.", row, OUT_FIELDS)
            car = self.car(f"{field}.car", row.get("car"))
            why = self.word(f"{field}.why", row.get("why", OUT[0]), OUT)
            if car in self.state.running or car in dict(self.state.retired):
                self.fault(f"{field}.car", f"{CARS[car]} stands here twice")
            self.state.retired += ((car, why),)

    # Players

    def _read_players(self) -> None:
        seats: set[int] = set()
        for at, row in enumerate(self.rows("players", self.data.get("players", []))):
            field = f"players[{at}]"
            self.check_names(f"{field}.", row, PLAYER_FIELDS)
            seat = self.number(f"{field}.seat", row.get("seat", at), 0, self.setup.players - 1)
            if seat in seats:
                self.fault(f"{field}.seat", f"seat {seat} stands here twice")
            seats.add(seat)
            self._read_player(field, seat, row)
        for seat in range(self.setup.players):
            if seat not in seats:
                self._read_player(f"players[{seat}]", seat, {})
        countries = Counter(chart.country for chart in self.state.chart if chart)
        for country, count in countries.items():
            if count > 1:
                self.fault("players", f"{count} players with the chart of {country}")

    def _read_player(self, field: str, seat: int, row: Mapping[str, Json]) -> None:
        state = self.state
        self._read_chart(field, seat, row)
        self._read_hand(field, seat, row)
        self._read_chips(field, seat, row)
        for name, taken in (("strategy", state.strategy), ("new_strategy", state.new_strategy)):
            if row.get(name) is not None:
                taken[seat] = STRATEGIES.index(self.word(f"{field}.{name}", row[name], STRATEGIES))
        if row.get("fuel") is not None:
            last = len(self.setup.track.turns)
            state.fuel[seat] = self.number(f"{field}.fuel", row["fuel"], 1, last)
        if row.get("chased") is not None:
            state.chased[seat] = self.car(f"{field}.chased", row["chased"])

    def _read_chart(self, field: str, seat: int, row: Mapping[str, Json]) -> None:
        """Read a chart by its name; a driver of whom nothing is said has one of the others."""
        charts = {chart.name: chart for chart in self.setup.data.charts}
        if "chart" not in row:
            countries = list(dict.fromkeys(chart.country for chart in charts.values()))
            self.state.chart[seat] = next(
                chart for chart in charts.values() if chart.country == countries[seat]
            )
        elif row["chart"] is not None:
            name = self.word(f"{field}.chart", row["chart"], list(charts))
            self.state.chart[seat] = charts[name]
        elif seat in self.state.running:
            self.fault(f"{field}.chart", "a car in the race has one")

    def _chart(self, seat: int) -> Chart:
        """Return a driver's chart, or one with nothing on it."""
        return self.state.chart[seat] or Chart("", 0, 0, 0)

    def _read_hand(self, field: str, seat: int, row: Mapping[str, Json]) -> None:
        state = self.state
        cards = self._chart(seat).cards if seat in state.running else 0
        state.hands[seat] = sorted(self.cards(f"{field}.hand", row.get("hand", cards)))
        for name, piles in (
            ("laid", state.laid), ("frozen", state.frozen), ("moved_with", state.moved_with),
        ):  # fmt: skip
            piles[seat] = tuple(self.cards(f"{field}.{name}", row.get(name, [])))
        for card in self.cards(f"{field}.known", row.get("known", [])):
            if card == UNKNOWN or card not in state.hands[seat]:
                self.fault(f"{field}.known", f"card {card_text(card)} is not in the hand")
            state.known[seat] |= 1 << card
        if row.get("target") is not None:
            state.target[seat] = self.card(f"{field}.target", row["target"])

    def _read_chips(self, field: str, seat: int, row: Mapping[str, Json]) -> None:
        state = self.state
        chart = self._chart(seat)
        has_chips = seat in state.running or not state.running
        tyres = row.get("tyres", chart.tyres if has_chips else 0)
        state.tyres[seat] = self.number(f"{field}.tyres", tyres, 0, chart.tyres)
        slots = chart.damage
        red = self.number(f"{field}.red", row.get("red", 0), 0, slots)
        brown = self.number(f"{field}.brown", row.get("brown", 0), 0, min(slots, BROWN_DISCS))
        state.red[seat], state.brown[seat] = red, brown
        if red + brown > slots:
            self.fault(f"{field}.red", f"{red + brown} damages, but {slots} slots")

    # Piles

    def _read_piles(self) -> None:
        state = self.state
        state.discards = self.cards("discards", self.data.get("discards", []))
        all_chits = range(1, len(self.setup.data.chits) + 1)
        given = self.entries("chits", self.data.get("chits", all_chits), "chits")
        numbers = {self.number("chits", chit, 1, all_chits[-1]) for chit in given}
        state.chits = tuple(number - 1 for number in sorted(numbers))
        self._read_robot_fuel()
        if sum(state.brown) > BROWN_DISCS:
            self.fault("players", f"{sum(state.brown)} brown discs, but there are {BROWN_DISCS}")
        red, brown = state.cup()
        if self.data.get("cup", {"red": red, "brown": brown}) != {"red": red, "brown": brown}:
            self.fault("cup", f"{red} red and {brown} brown discs must lie in it")

    def _read_robot_fuel(self) -> None:
        kinds = sorted(set(TYPE_OF.values()))
        found = []
        given = self.entries("robot_fuel", self.data.get("robot_fuel", []), "chits")
        for at, chit in enumerate(given):
            field = f"robot_fuel[{at}]"
            if isinstance(chit, Sequence) and len(chit) == 2:
                turn = self.number(field, chit[0], 1, len(self.setup.track.turns))
                found.append((turn, self.word(field, chit[1], kinds)))
            else:
                self.fault(field, f"this is not a turn and one of {', '.join(kinds)}")
        self.state.robot_fuel = tuple(sorted(found))

    def _count_cards(self) -> None:
        """Find the size of the deck: all cards that lie nowhere else."""
        state = self.state
        targets = [
            card
            for seat, card in enumerate(state.target)
            if card != UNKNOWN or seat in state.running
        ]
        piles = [*state.hands, *state.laid, *state.frozen, targets, state.discards, state.spent]
        counts = Counter(card for pile in piles for card in pile if card != UNKNOWN)
        for card, count in counts.items():
            if count > 1:
                self.fault("players", f"card {card_text(card)} is in {count} places")
        rest = RACE_CARDS - sum(map(len, piles))
        if rest < 0:
            self.fault("deck", f"{RACE_CARDS - rest} cards in all, but there are {RACE_CARDS}")
        elif self.number("deck", self.data.get("deck", rest), 0, RACE_CARDS) != rest:
            self.fault("deck", f"{self.data['deck']} cards, but {rest} are left")
        state.deck = [UNKNOWN] * max(0, rest)

    # What is going on

    def _part(self, name: str, names: Sequence[str]) -> Mapping[str, Json]:
        given = self.data.get(name, {})
        if not isinstance(given, Mapping):
            self.fault(name, "this is not an object")
            return {}
        self.check_names(f"{name}.", given, names)
        return given

    def _read_contest(self) -> None:
        given = self._part("contest", CONTEST_FIELDS)
        self.state.group = self.cars("contest.group", given.get("group", []))
        self.state.joined = self.bits("contest.joined", given.get("joined", []))
        self.state.declined = self.bits("contest.declined", given.get("declined", []))

    def _read_move(self) -> None:
        state = self.state
        given = self._part("move", MOVE_FIELDS)
        state.offer = tuple(self.cards("move.offer", given.get("offer", [])))
        state.played = tuple(self.cards("move.played", given.get("played", [])))
        state.spent = tuple(self.cards("move.spent", given.get("spent", [])))
        state.points = self.number("move.points", given.get("points", 0), 0, POINTS)
        state.progress = self.number("move.progress", given.get("progress", 0), 0, ENTERED)
        state.late = self.flag("move.late", given.get("late", False))
        state.free = self.flag("move.free", given.get("free", False))

    def _read_steps(self) -> None:
        state = self.state
        if "steps" not in self.data:
            state.agenda = self._steps_of_moment()
            return
        given = self.entries("steps", self.data["steps"], "steps")
        state.agenda = [step for at, row in enumerate(given) for step in self._read_step(at, row)]
        at = state.agenda[-1][0] if state.agenda else OVER
        if self.data.get("at", at) != at and len(state.agenda) == len(given):
            self.fault("at", f"the last of the steps is {at!r}")

    def _read_step(self, at: int, row: Json) -> list[Step]:
        if isinstance(row, Sequence) and len(row) == 4:
            kind, who, one, two = row
            if isinstance(kind, str) and all(map(is_whole, (who, one, two))):
                return [(kind, who, one, two)]
        self.fault(f"steps[{at}]", f"{quoted(row)} is not the name of a step and three numbers")
        return []

    def _steps_of_moment(self) -> list[Step]:
        at = self.data.get("at", TURN)
        if at not in MOMENTS:
            problem = f"{quoted(at)} needs its steps; without them it is one of "
            self.fault("at", problem + ", ".join(MOMENTS))
            return []
        if at == OVER:
            return []
        if at == TURN:
            if self.state.turn < 1:
                self.fault("turn", "the turn that begins is from 1")
            self.state.turn -= 1
            return [(TURN, NOBODY, 0, 0)]
        activate: Step = (ACTIVATE, NOBODY, 0, 0)
        if at == ACTIVATE:
            return [activate]
        driver = self.number("driver", self.data.get("driver"), 0, self.setup.players - 1)
        if driver not in self.state.running:
            self.fault("driver", f"seat {driver} has no car in the race")
        if at == AT_PLAY:
            self.state.waiting &= ~(1 << driver)
        return [activate, (str(at), driver, 0, 0)]

    # What follows

    def _check_leader(self) -> None:
        state = self.state
        if not state.running:
            return
        state.renew_leader()
        given = self.data.get("leader", CARS[state.leader])
        if given != CARS[state.leader]:
            self.fault("leader", f"the first car is {CARS[state.leader]}, not {quoted(given)}")

    def _check_laps(self) -> None:
        for at, row in enumerate(self.data.get("cars", [])):
            laps = self.state.laps_down(CARS.index(row["car"]))
            if row.get("laps_down", laps) != laps:
                self.fault(f"cars[{at}].laps_down", f"by the counts it is {laps}")

    def _check_question(self) -> None:
        """Refuse a question without an answer; with unknown cards that can't be said."""
        state = self.state
        if not state.agenda or state.agenda[-1][0] not in QUESTIONS:
            return
        seat = state.agenda[-1][1]
        known = UNKNOWN not in (*state.hands[seat], *state.laid[seat], *state.offer)
        if known and not state.legal(seat):
            self.fault("steps", "there is no answer to the question that is open")
