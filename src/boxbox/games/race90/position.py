"""A race as plain data and back: positions, whole or partial, and the truth behind a view."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from boxbox.core.errors import Fault, PositionError
from boxbox.core.event import Json
from boxbox.core.options import is_whole
from boxbox.core.position import FACTS
from boxbox.games.race90.cards import (
    CARD_NUMBERS,
    FAST,
    RACE_CARDS,
    SLOW,
    UNKNOWN,
    Chart,
    card_text,
)
from boxbox.games.race90.race import (
    BROWN_DISCS,
    CARS,
    NO_POINT,
    NO_SECTION,
    NO_STRATEGY,
    NOBODY,
    ROBOT_TYPES,
    STRATEGIES,
    TYPE_OF,
    Race,
    Setup,
    Step,
)
from boxbox.games.race90.state import ACTS, QUESTIONS, State
from boxbox.games.race90.steps import ACTIVATE, AT_PIT, AT_PLAY, AT_QUALIFY, TURN

OVER: Final = "over"
BY_DRIVER: Final = (AT_PIT, AT_PLAY)
"""The moments that a position may name by itself, with the driver whose turn it is."""
MOMENTS: Final = (TURN, ACTIVATE, *BY_DRIVER, OVER)
FIELDS: Final = (
    *FACTS, "at", "driver", "turn", "leader", "cars", "retired", "robot_stops", "players", "deck",
    "discards", "cup", "robot_fuel", "chits", "contest", "move", "steps",
)  # fmt: skip
CAR_FIELDS: Final = (
    "car", "section", "count", "place", "laps_down", "point", "status", "moved", "pitted",
    "asked_in",
)  # fmt: skip
PLAYER_FIELDS: Final = (
    "seat", "chart", "tyres", "hand", "known", "laid", "frozen", "target", "red", "brown",
    "strategy", "new_strategy", "fuel", "chased", "moved_with",
)  # fmt: skip
MOVE_FIELDS: Final = ("offer", "played", "spent", "points", "progress", "late", "free")
CONTEST_FIELDS: Final = ("group", "joined", "declined")
RUNNING, OFF_TRACK = "running", "off-track"


def describe(state: State) -> dict[str, Json]:
    """Return the state as plain data: the whole truth, or a view with `?` for unknown cards."""
    red, brown = state.cup()
    return {
        "at": state.agenda[-1][0] if state.agenda else OVER,
        "turn": state.turn,
        "leader": None if state.leader == NOBODY else CARS[state.leader],
        "cars": [_describe_car(state, car) for car in (state.order() if state.running else [])],
        "retired": [{"car": CARS[car], "why": why} for car, why in state.retired],
        "robot_stops": _cars(state.robot_stops),
        "players": [_describe_player(state, seat) for seat in range(state.setup.players)],
        "deck": len(state.deck),
        "discards": _texts(state.discards),
        "cup": {"red": red, "brown": brown},
        "robot_fuel": [list(chit) for chit in state.robot_fuel],
        "chits": [at + 1 for at in state.chits],
        "contest": {
            "group": [CARS[car] for car in state.group],
            "joined": _cars(state.joined),
            "declined": _cars(state.declined),
        },
        "move": {
            "offer": _texts(state.offer),
            "played": _texts(state.played),
            "spent": _texts(state.spent),
            "points": state.points,
            "progress": state.progress,
            "late": state.late,
            "free": state.free,
        },
        "steps": [list(step) for step in state.agenda],
    }


def _describe_car(state: Race, car: int) -> dict[str, Json]:
    section = state.section(car)
    off = car in state.off
    point = state.point[car]
    asked = state.asked[car]
    return {
        "car": CARS[car],
        "section": section,
        "count": state.count[car],
        "place": (state.off if off else state.cells[section]).index(car) + 1,
        "laps_down": state.laps_down(car),
        "point": None if point == NO_POINT else point + 1,
        "status": OFF_TRACK if off else RUNNING,
        "moved": state.has_moved(car),
        "pitted": bool(state.pitted >> car & 1),
        "asked_in": None if asked == NO_SECTION else asked,
    }


def _describe_player(state: Race, seat: int) -> dict[str, Json]:
    chart = state.chart[seat]
    chased = state.chased[seat]
    target = state.target[seat]
    return {
        "seat": seat,
        "chart": chart.name if chart else None,
        "tyres": state.tyres[seat],
        "hand": _texts(state.hands[seat]),
        "known": [card_text(card) for card in range(CARD_NUMBERS) if state.known[seat] >> card & 1],
        "laid": _texts(state.laid[seat]),
        "frozen": _texts(state.frozen[seat]),
        "target": None if target == UNKNOWN else card_text(target),
        "red": state.red[seat],
        "brown": state.brown[seat],
        "strategy": _strategy_name(state.strategy[seat]),
        "new_strategy": _strategy_name(state.new_strategy[seat]),
        "fuel": state.fuel[seat] or None,
        "chased": None if chased == NOBODY else CARS[chased],
        "moved_with": _texts(state.moved_with[seat]),
    }


def _strategy_name(strategy: int) -> str | None:
    return None if strategy == NO_STRATEGY else STRATEGIES[strategy]


def _texts(cards: Sequence[int]) -> list[str]:
    return [card_text(card) for card in cards]


def _cars(bits: int) -> list[str]:
    return [name for car, name in enumerate(CARS) if bits >> car & 1]


def restore(setup: Setup, data: Mapping[str, Json]) -> State:
    """Return the state of a position; what it leaves open is unknown in it."""
    return _Reader(setup, data).read()


class _Reader:
    """Reads a position and gathers every fault on the way."""

    def __init__(self, setup: Setup, data: Mapping[str, Json]) -> None:
        self.setup = setup
        self.data = data
        self.faults: list[Fault] = []
        self.state = State(setup)
        cars = (*range(setup.players), *ROBOT_TYPES[FAST], *ROBOT_TYPES[SLOW])
        self.known_cars = [CARS[car] for car in cars]
        self.texts = {card_text(card.number): card.number for card in setup.cards[1:]}

    def read(self) -> State:
        self.check_fields("", self.data, FIELDS)
        state = self.state
        state.turn = self.number("turn", self.data.get("turn", 1), 0, self.setup.last_turn)
        self.read_cars()
        self.read_retired()
        self.read_players()
        self.read_piles()
        self.read_contest()
        self.read_move()
        self.read_steps()
        if not self.faults:
            self.check_leader()
            self.check_laps()
            self.check_top()
        if self.faults:
            raise PositionError(self.faults)
        return state

    # Small parts

    def fault(self, field: str, problem: str) -> None:
        self.faults.append(Fault(field, problem))

    def check_fields(self, where: str, data: Mapping[str, Json], fields: Sequence[str]) -> None:
        for name in data:
            if name not in fields:
                self.fault(
                    f"{where}{name}", f"there is no such field; the fields are {', '.join(fields)}"
                )

    def number(self, field: str, value: Json, low: int, high: int) -> int:
        if not is_whole(value) or not low <= value <= high:
            self.fault(field, f"{value!r} is not a whole number from {low} to {high}")
            return low
        return int(value)

    def rows(self, field: str, given: Json) -> list[Mapping[str, Json]]:
        if isinstance(given, Sequence) and all(isinstance(row, Mapping) for row in given):
            return list(given)
        self.fault(field, "this is not a list of objects")
        return []

    def section_of(self, name: str) -> Mapping[str, Json]:
        given = self.data.get(name, {})
        if isinstance(given, Mapping):
            return given
        self.fault(name, "this is not an object")
        return {}

    def flag(self, field: str, value: Json) -> bool:
        if not isinstance(value, bool):
            self.fault(field, f"{value!r} is not true or false")
        return bool(value)

    def car(self, field: str, value: Json) -> int | None:
        if value not in self.known_cars:
            self.fault(
                field, f"there is no car {value!r}; the cars are {', '.join(self.known_cars)}"
            )
            return None
        return CARS.index(value)

    def bits(self, field: str, given: Json) -> int:
        if not isinstance(given, Sequence) or isinstance(given, str):
            self.fault(field, "this is not a list of cars")
            return 0
        cars = [self.car(field, name) for name in given]
        return sum({1 << car for car in cars if car is not None})

    def cards(self, field: str, given: Json) -> list[int]:
        """Read a list of cards, or a number of unknown ones."""
        if is_whole(given) and 0 <= given <= RACE_CARDS:
            return [UNKNOWN] * int(given)
        if not isinstance(given, Sequence) or isinstance(given, str):
            self.fault(field, "this is neither a list of cards nor their number")
            return []
        return [self.card(field, text) for text in given]

    def card(self, field: str, given: Json) -> int:
        text = str(given) if is_whole(given) else given
        if text == card_text(UNKNOWN):
            return UNKNOWN
        if not isinstance(text, str) or text not in self.texts:
            self.fault(field, f"there is no card {given!r}")
            return UNKNOWN
        return self.texts[text]

    # Cars

    def read_cars(self) -> None:
        state = self.state
        rows = self.rows("cars", self.data.get("cars", []))
        placed: list[tuple[int, int, int, bool]] = []
        for at, row in enumerate(rows):
            field = f"cars[{at}]"
            self.check_fields(f"{field}.", row, CAR_FIELDS)
            car = self.car(f"{field}.car", row.get("car"))
            if car is None or car in state.running:
                if car is not None:
                    self.fault(f"{field}.car", f"{CARS[car]} stands here twice")
                continue
            state.running += (car,)
            self.read_car(field, car, row)
            off = row.get("status", RUNNING) == OFF_TRACK
            placed.append(
                (self.number(f"{field}.place", row.get("place", at + 1), 1, 99), at, car, off)
            )
        for _, _, car, off in sorted(placed):
            if off:
                state.off += (car,)
            else:
                point, state.point[car] = state.point[car], NO_POINT
                state.put_last(car, state.count[car])
                state.point[car] = point
        state.running = tuple(sorted(state.running))
        state.robot_stops = self.bits("robot_stops", self.data.get("robot_stops", []))
        self.check_points()

    def read_car(self, field: str, car: int, row: Mapping[str, Json]) -> None:
        state, length = self.state, self.setup.length
        if "count" in row:
            count = self.number(f"{field}.count", row["count"], -100 * length, 100 * length)
            if row.get("section", count % length) != count % length:
                self.fault(f"{field}.section", f"count {count} is in section {count % length}")
        else:
            count = self.number(f"{field}.section", row.get("section"), 0, length - 1)
        state.count[car] = count
        section = self.setup.track.sections[count % length]
        if row.get("point") is not None:
            points = len(section.trajectories)
            if points:
                state.point[car] = self.number(f"{field}.point", row["point"], 1, points) - 1
            else:
                self.fault(f"{field}.point", f"section {count % length} has no trajectory")
        if row.get("status", RUNNING) not in (RUNNING, OFF_TRACK):
            self.fault(f"{field}.status", f"{row['status']!r} is not {RUNNING} or {OFF_TRACK}")
        elif row.get("status") == OFF_TRACK and not section.path:
            self.fault(f"{field}.status", f"section {count % length} has no off-track path")
        if not self.flag(f"{field}.moved", row.get("moved", False)):
            state.waiting |= 1 << car
        if self.flag(f"{field}.pitted", row.get("pitted", False)):
            state.pitted |= 1 << car
        if row.get("asked_in") is not None:
            state.asked[car] = self.number(f"{field}.asked_in", row["asked_in"], 0, length - 1)

    def check_points(self) -> None:
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
        for at, row in enumerate(self.rows("retired", self.data.get("retired", []))):
            car = self.car(f"retired[{at}].car", row.get("car"))
            if car is None:
                continue
            if car in self.state.running or any(car == out for out, _ in self.state.retired):
                self.fault(f"retired[{at}].car", f"{CARS[car]} stands here twice")
            self.state.retired += ((car, str(row.get("why", "damage"))),)

    # Players

    def read_players(self) -> None:
        rows = self.rows("players", self.data.get("players", []))
        seats: set[int] = set()
        for at, row in enumerate(rows):
            field = f"players[{at}]"
            self.check_fields(f"{field}.", row, PLAYER_FIELDS)
            seat = self.number(f"{field}.seat", row.get("seat", at), 0, self.setup.players - 1)
            if seat in seats:
                self.fault(f"{field}.seat", f"seat {seat} stands here twice")
            seats.add(seat)
            self.read_player(field, seat, row)
        for seat in range(self.setup.players):
            if seat not in seats:
                self.read_player(f"players[{seat}]", seat, {})
        countries = Counter(chart.country for chart in self.state.chart if chart)
        for country, count in countries.items():
            if count > 1:
                self.fault("players", f"{count} players with the chart of {country}")

    def read_player(self, field: str, seat: int, row: Mapping[str, Json]) -> None:
        state = self.state
        runs = seat in state.running
        chart = self.read_chart(field, seat, row)
        state.chart[seat] = chart
        default = chart.cards if chart and runs else 0
        state.hands[seat] = sorted(self.cards(f"{field}.hand", row.get("hand", default)))
        for name, pile in (("laid", state.laid), ("frozen", state.frozen)):
            pile[seat] = tuple(self.cards(f"{field}.{name}", row.get(name, [])))
        state.moved_with[seat] = tuple(self.cards(f"{field}.moved_with", row.get("moved_with", [])))
        for card in self.cards(f"{field}.known", row.get("known", [])):
            if card not in state.hands[seat]:
                self.fault(f"{field}.known", f"card {card_text(card)} is not in the hand")
            state.known[seat] |= 1 << card
        if row.get("target") is not None:
            state.target[seat] = self.card(f"{field}.target", row["target"])
        self.read_chips(field, seat, row, chart, runs)
        for name, taken in (("strategy", state.strategy), ("new_strategy", state.new_strategy)):
            value = row.get(name)
            if value is not None and value not in STRATEGIES:
                self.fault(f"{field}.{name}", f"{value!r} is not one of {', '.join(STRATEGIES)}")
            elif value is not None:
                taken[seat] = STRATEGIES.index(value)
        if row.get("fuel") is not None:
            state.fuel[seat] = self.number(
                f"{field}.fuel", row["fuel"], 1, len(self.setup.track.turns)
            )
        if row.get("chased") is not None:
            chased = self.car(f"{field}.chased", row["chased"])
            state.chased[seat] = NOBODY if chased is None else chased

    def read_chart(self, field: str, seat: int, row: Mapping[str, Json]) -> Chart | None:
        charts = self.setup.data.charts
        if "chart" in row and row["chart"] is None:
            return None
        countries = list(dict.fromkeys(chart.country for chart in charts))
        wanted = row.get("chart")
        if wanted is None:
            return next(chart for chart in charts if chart.country == countries[seat])
        found = next((chart for chart in charts if chart.name == wanted), None)
        if found is None:
            names = ", ".join(chart.name for chart in charts)
            self.fault(f"{field}.chart", f"{wanted!r} is not one of {names}")
        return found

    def read_chips(
        self, field: str, seat: int, row: Mapping[str, Json], chart: Chart | None, runs: bool
    ) -> None:
        state = self.state
        most, slots = (chart.tyres, chart.damage) if chart else (0, 0)
        default = most if runs or not self.state.running else 0
        state.tyres[seat] = self.number(f"{field}.tyres", row.get("tyres", default), 0, most)
        state.red[seat] = self.number(f"{field}.red", row.get("red", 0), 0, slots)
        brown = self.number(f"{field}.brown", row.get("brown", 0), 0, min(slots, BROWN_DISCS))
        state.brown[seat] = brown
        if state.red[seat] + brown > slots:
            self.fault(f"{field}.red", f"{state.red[seat] + brown} damages, but {slots} slots")

    # Piles

    def read_piles(self) -> None:
        state = self.state
        state.discards = self.cards("discards", self.data.get("discards", []))
        chits = self.setup.data.chits
        given = self.data.get("chits", [at + 1 for at in range(len(chits))])
        if isinstance(given, Sequence) and not isinstance(given, str):
            numbers = [self.number("chits", at, 1, len(chits)) for at in given]
            state.chits = tuple(sorted({number - 1 for number in numbers}))
        else:
            self.fault("chits", "this is not a list of chits")
        state.robot_fuel = tuple(self.read_robot_fuel())
        if sum(state.brown) > BROWN_DISCS:
            self.fault("players", f"{sum(state.brown)} brown discs, but there are {BROWN_DISCS}")
        self.check_cup()

    def read_robot_fuel(self) -> list[tuple[int, str]]:
        given = self.data.get("robot_fuel", [])
        kinds = sorted(set(TYPE_OF.values()))
        found = []
        for at, chit in enumerate(given if isinstance(given, Sequence) else [given]):
            if (
                not isinstance(chit, Sequence)
                or len(chit) != 2
                or not is_whole(chit[0])
                or chit[1] not in kinds
            ):
                self.fault(f"robot_fuel[{at}]", f"this is not a turn and one of {', '.join(kinds)}")
            else:
                found.append((int(chit[0]), str(chit[1])))
        return sorted(found)

    def check_cup(self) -> None:
        red, brown = self.state.cup()
        cup = self.data.get("cup", {"red": red, "brown": brown})
        if cup != {"red": red, "brown": brown}:
            self.fault("cup", f"{red} red and {brown} brown discs must lie in it")

    # What is going on

    def read_contest(self) -> None:
        given = self.section_of("contest")
        self.check_fields("contest.", given, CONTEST_FIELDS)
        group = given.get("group", [])
        self.bits("contest.group", group)
        known = [name for name in group if name in self.known_cars] if group else []
        self.state.group = tuple(CARS.index(name) for name in known)
        self.state.joined = self.bits("contest.joined", given.get("joined", []))
        self.state.declined = self.bits("contest.declined", given.get("declined", []))

    def read_move(self) -> None:
        state = self.state
        given = self.section_of("move")
        self.check_fields("move.", given, MOVE_FIELDS)
        state.offer = tuple(self.cards("move.offer", given.get("offer", [])))
        state.played = tuple(self.cards("move.played", given.get("played", [])))
        state.spent = tuple(self.cards("move.spent", given.get("spent", [])))
        state.points = self.number("move.points", given.get("points", 0), 0, 99)
        state.progress = self.number("move.progress", given.get("progress", 0), 0, 2)
        state.late = self.flag("move.late", given.get("late", False))
        state.free = self.flag("move.free", given.get("free", False))

    def read_steps(self) -> None:
        state = self.state
        if "steps" not in self.data:
            state.agenda = self.default_steps()
        else:
            given = self.data["steps"]
            rows = given if isinstance(given, Sequence) and not isinstance(given, str) else [given]
            state.agenda = [step for row in rows for step in self.read_step(row)]
            at = state.agenda[-1][0] if state.agenda else OVER
            if self.data.get("at", at) != at and not self.faults:
                self.fault("at", f"the last of the steps is {at!r}")
        self.count_cards()

    def read_step(self, row: Json) -> list[Step]:
        kinds = (*QUESTIONS, *ACTS, AT_QUALIFY)
        if (
            isinstance(row, Sequence)
            and len(row) == 4
            and row[0] in kinds
            and all(is_whole(fact) and -1 <= fact < 1 << len(CARS) for fact in row[1:])
        ):
            kind, who, one, two = row
            if kind not in QUESTIONS or 0 <= who < self.setup.players:
                return [(kind, who, one, two)]
        self.fault("steps", f"{row!r} is not a step of a race")
        return []

    def default_steps(self) -> list[Step]:
        at = self.data.get("at", TURN)
        if at not in MOMENTS:
            self.fault(
                "at", f"{at!r} needs its steps; without them it is one of {', '.join(MOMENTS)}"
            )
            return []
        if at == OVER:
            return []
        if not self.state.running:
            self.fault("cars", "the cars of the race are missing")
            return []
        if at == TURN:
            if self.state.turn < 1:
                self.fault("turn", "the turn that begins is from 1")
            self.state.turn -= 1
            return [(TURN, -1, 0, 0)]
        activate: Step = (ACTIVATE, -1, 0, 0)
        if at == ACTIVATE:
            return [activate]
        driver = self.number("driver", self.data.get("driver"), 0, self.setup.players - 1)
        if driver not in self.state.running:
            self.fault("driver", f"seat {driver} has no car in the race")
        if at == AT_PLAY:
            self.state.waiting &= ~(1 << driver)
        return [activate, (str(at), driver, 0, 0)]

    def count_cards(self) -> None:
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

    # What follows

    def check_leader(self) -> None:
        state = self.state
        if not state.running:
            return
        state.renew_leader()
        given = self.data.get("leader", CARS[state.leader])
        if given != CARS[state.leader]:
            self.fault("leader", f"the first car is {CARS[state.leader]}, not {given!r}")

    def check_laps(self) -> None:
        for at, row in enumerate(self.rows("cars", self.data.get("cars", []))):
            laps = self.state.laps_down(CARS.index(row["car"]))
            if row.get("laps_down", laps) != laps:
                self.fault(f"cars[{at}].laps_down", f"by the counts it is {laps}")

    def check_top(self) -> None:
        """Refuse steps whose question can't be put; with unknown cards that can't be said."""
        state = self.state
        if not state.agenda or state.agenda[-1][0] not in QUESTIONS:
            return
        seat = state.agenda[-1][1]
        if UNKNOWN in (*state.hands[seat], *state.laid[seat], *state.offer):
            return
        try:
            codes = state.legal(seat)
        except (LookupError, ValueError, TypeError, AssertionError, AttributeError):
            codes = []
        if not codes:
            self.fault("steps", "the question that is open can't be put here")
