"""What only the Advanced Game has on the table: weather, flags, safety car, track cards."""

from collections.abc import Mapping
from typing import Final

from boxbox.core.event import Json
from boxbox.games.race90.cards import card_text
from boxbox.games.race90.flags import BLUE_PAWNS, YELLOW_CHITS, least_ahead
from boxbox.games.race90.position_cars import LAPS
from boxbox.games.race90.position_fields import TRACK_DECK, Fields, Names
from boxbox.games.race90.race import HARD, RAIN, TYRES
from boxbox.games.race90.steps import TURN
from boxbox.games.race90.track import CORNER, DRY, UNCERTAIN
from boxbox.games.race90.weather import kind_of, robots_must_stop

MODULE_FIELDS: Final[Names] = {
    "track-cards": ("track_deck", "track_discards", "fresh"),
    "weather": ("weather", "robot_tyres"),
    "flags": ("yellow", "blue", "orange"),
    "off-track": ("safety_car", "front", "restart"),
}
WEATHER_FIELDS: Final[Names] = {"": ("slot", "kind")}
FLAG_FIELDS: Final[Names] = {"": ("section", "ahead")}
ROBOT_TYRES: Final = (TYRES[HARD], TYRES[RAIN])


class ModuleReader(Fields):
    """Reads what lies on the table because of the modules that are played."""

    def read_modules(self) -> None:
        """Read the modules; cars and players have been read."""
        setup, data = self.setup, self.data
        if setup.track_cards:
            self._read_fresh()
        if setup.has_weather:
            self._read_weather()
        if setup.flags:
            self._read_flags()
        if setup.paths:
            self.state.safety_car = self.flag("safety_car", data.get("safety_car", False))
            self.state.restart = self.flag("restart", data.get("restart", False))
            self._read_front()

    def _read_front(self) -> None:
        """Read where the queue behind the safety car begins: with the Leader, if it is not said.

        In a turn that is on it has gone a section ahead, and the Leader may still have to.
        """
        state, data = self.state, self.data
        if data.get("front") is not None:
            if not state.safety_car:
                self.fault("front", "the safety car is not on the track")
            most = LAPS * self.setup.length
            state.front = self.number("front", data["front"], -most, most)
        elif state.safety_car and state.running:
            first = max(state.running, key=lambda car: state.count[car])
            is_on = data.get("at", TURN) != TURN
            state.front = state.count[first] + (is_on and bool(state.waiting >> first & 1))

    # Track cards

    def _read_fresh(self) -> None:
        """Read which track cards can't be used before the next turn."""
        state = self.state
        state.track_discards = self.cards(
            "track_discards", self.data.get("track_discards", []), TRACK_DECK
        )
        fresh = self.cards("fresh", self.data.get("fresh", []), TRACK_DECK)
        for card in fresh:
            if not any(card in hand for hand in state.hands):
                self.fault("fresh", f"card {card_text(card)} is in no hand")
        state.fresh = self.card_bits("fresh", fresh)

    # Weather

    def _read_weather(self) -> None:
        """Read the pawn and the robots' tyres; in a race of which it is not said it is dry."""
        state = self.state
        table = self.setup.track.weather
        first_dry = next(at for at, slot in enumerate(table) if slot.kind == DRY)
        given = self.data.get("weather", {"slot": first_dry + 1} if state.running else None)
        if given is None:
            if state.running:
                self.fault("weather", "in a race there is some")
            if self.data.get("robot_tyres") is not None:
                self.fault("robot_tyres", "they are fitted by the weather")
            return
        if not isinstance(given, Mapping):
            self.fault("weather", "this is not an object")
            return
        self.check_names("weather.", given, WEATHER_FIELDS)
        state.weather = self.number("weather.slot", given.get("slot"), 1, len(table)) - 1
        kind = kind_of(state)
        if given.get("kind", kind) != kind:
            self.fault("weather.kind", f"it is {kind} in slot {state.weather + 1}")
        certain = [at for at, slot in enumerate(table) if slot.kind != UNCERTAIN]
        nearest = table[min(certain, key=lambda at: abs(at - state.weather))]
        fitting = TYRES[HARD if nearest.kind == DRY else RAIN]
        robots = self.word("robot_tyres", self.data.get("robot_tyres", fitting), ROBOT_TYRES)
        state.robot_tyres = TYRES.index(robots)
        if robots_must_stop(state):
            self.fault("robot_tyres", f"the robots change to {fitting} ones when it is {kind}")

    # Flags

    def _read_flags(self) -> None:
        state = self.state
        for at, row in enumerate(self.rows("yellow", self.data.get("yellow", []))):
            self._read_yellow(f"yellow[{at}]", row)
        if len(state.yellow) > YELLOW_CHITS:
            self.fault("yellow", f"{len(state.yellow)} flags, but there are {YELLOW_CHITS}")
        blue = [
            self._driver("blue", seat)
            for seat in self.entries("blue", self.data.get("blue", []), "seats")
        ]
        if len(set(blue)) < len(blue):
            self.fault("blue", "a seat stands here twice")
        if len(blue) > BLUE_PAWNS:
            self.fault("blue", f"{len(blue)} flags, but there are {BLUE_PAWNS}")
        state.blue = sum({1 << seat for seat in blue})
        if self.data.get("orange") is not None:
            state.orange = self._driver("orange", self.data["orange"])

    def _driver(self, field: str, given: Json) -> int:
        """Read the seat of a driver in the race."""
        seat = self.number(field, given, 0, self.setup.players - 1)
        if seat not in self.state.running:
            self.fault(field, f"seat {seat} has no car in the race")
        return seat

    def _read_yellow(self, field: str, row: Mapping[str, Json]) -> None:
        """Read a flag in a corner section; cars on a trajectory are ahead of it (R47)."""
        state = self.state
        self.check_names(f"{field}.", row, FLAG_FIELDS)
        section = self.number(f"{field}.section", row.get("section"), 0, self.setup.length - 1)
        cell = state.cells[section]
        least = least_ahead(state, cell)
        ahead = self.number(f"{field}.ahead", row.get("ahead", least), least, len(cell))
        if self.setup.kinds[section] != CORNER:
            self.fault(f"{field}.section", f"section {section} is no corner")
        if section in state.yellow:
            self.fault(f"{field}.section", f"there is a flag in section {section} already")
        state.yellow = {**state.yellow, section: ahead}
