"""Reading a whole position: all that is wrong with it is told at once."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from boxbox.core.errors import PositionError
from boxbox.core.event import Json
from boxbox.core.options import is_whole
from boxbox.core.position import FACTS
from boxbox.games.race90.cards import (
    FACE_DOWN,
    RACE_CARDS,
    UNKNOWN,
    UNKNOWN_TRACK,
    card_text,
    face_down,
)
from boxbox.games.race90.dealing import hides
from boxbox.games.race90.position_cars import LAPS, CarReader
from boxbox.games.race90.position_fields import RACE_DECK, Names, is_same, quoted
from boxbox.games.race90.position_modules import MODULE_FIELDS, ModuleReader
from boxbox.games.race90.position_players import PlayerReader
from boxbox.games.race90.position_steps import step_faults
from boxbox.games.race90.position_turn import new_turn_faults
from boxbox.games.race90.race import BROWN_DISCS, CARS, ENTERED, NOBODY, TYPE_OF, Step
from boxbox.games.race90.state import QUESTIONS, State
from boxbox.games.race90.steps import ACTIVATE, AT_PIT, AT_PLAY, TURN

OVER: Final = "over"
MOMENTS: Final = (TURN, ACTIVATE, AT_PIT, AT_PLAY, OVER)
"""The moments that a position may name by itself; `pit` and `play` with a driver."""
WITH_DRIVER: Final = (AT_PIT, AT_PLAY)
FIELDS: Final[Names] = {
    "": (
        *FACTS, "at", "driver", "turn", "leader", "cars", "retired", "robot_stops", "players",
        "deck", "discards", "cup", "robot_fuel", "chits", "contest", "move", "steps",
    ),
    **MODULE_FIELDS,
}  # fmt: skip
MOVE_FIELDS: Final[Names] = {
    "": ("offer", "played", "spent", "points", "progress", "late", "free"),
    "track-cards": ("eased", "origin"),
}
CUP_FIELDS: Final[Names] = {"": ("red", "brown")}
CONTEST_FIELDS: Final[Names] = {"": ("group", "joined", "declined")}
POINTS: Final = 99


class Reader(CarReader, PlayerReader, ModuleReader):
    """Reads a whole position."""

    def read(self) -> State:
        """Return the state of the position, or refuse it with every fault."""
        self.check_names("", self.data, FIELDS)
        turn = self.data.get("turn", 1)
        self.state.turn = self.number("turn", turn, 0, self.setup.last_turn)
        self.read_cars()
        self.read_retired()
        self.read_players()
        self.read_modules()
        self._read_piles()
        self._read_contest()
        self._read_move()
        self._read_steps()
        self._count_cards()
        if not self.faults:
            self._check_leader()
            self._check_laps()
            self.faults += step_faults(self.state)
            self.faults += new_turn_faults(self.state)
        if not self.faults:
            self._check_question()
        if self.faults:
            raise PositionError(self.faults)
        return self.state

    # Piles

    def _read_piles(self) -> None:
        state = self.state
        state.discards = self.cards("discards", self.data.get("discards", []), RACE_DECK)
        all_chits = range(1, len(self.setup.data.chits) + 1)
        given = self.entries("chits", self.data.get("chits", all_chits), "chits")
        numbers = {self.number("chits", chit, 1, all_chits[-1]) for chit in given}
        if len(numbers) < len(given):
            self.fault("chits", "a chit stands here twice")
        state.chits = tuple(number - 1 for number in sorted(numbers))
        self._read_robot_fuel()
        if sum(state.brown) > BROWN_DISCS:
            self.fault("players", f"{sum(state.brown)} brown discs, but there are {BROWN_DISCS}")
        red, brown = state.cup()
        cup = self.part("cup", CUP_FIELDS)
        discs = ((cup.get("red", red), red), (cup.get("brown", brown), brown))
        if not all(is_same(given, left) for given, left in discs):
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
        """Find the sizes of the decks: all cards that lie nowhere else."""
        state = self.state
        targets = [
            card
            for seat, card in enumerate(state.target)
            if card != UNKNOWN or seat in state.running
        ]
        piles = [*state.hands, *state.laid, *state.frozen, targets, state.discards]
        piles += [state.track_discards, state.spent]
        cards = [card for pile in piles for card in pile]
        for card, count in Counter(card for card in cards if card not in FACE_DOWN).items():
            if count > 1:
                self.fault("players", f"card {card_text(card)} is in {count} places")
        backs = Counter(map(face_down, cards))
        state.deck = [UNKNOWN] * self._rest("deck", RACE_CARDS, backs[UNKNOWN])
        if self.setup.track_cards:
            rest = self._rest("track_deck", len(self.setup.track.cards), backs[UNKNOWN_TRACK])
            state.track_deck = [UNKNOWN_TRACK] * rest

    def _rest(self, field: str, cards: int, elsewhere: int) -> int:
        """Return how many cards of a deck are left in it."""
        rest = cards - elsewhere
        if rest < 0:
            self.fault(field, f"{elsewhere} cards in all, but there are {cards}")
        elif self.number(field, self.data.get(field, rest), 0, cards) != rest:
            self.fault(field, f"{self.data[field]} cards, but {rest} are left")
        return max(0, rest)

    # What is going on

    def _read_contest(self) -> None:
        given = self.part("contest", CONTEST_FIELDS)
        self.state.group = self.cars("contest.group", given.get("group", []))
        self.state.joined = self.bits("contest.joined", given.get("joined", []))
        self.state.declined = self.bits("contest.declined", given.get("declined", []))

    def _read_move(self) -> None:
        state = self.state
        given = self.part("move", MOVE_FIELDS)
        state.offer = tuple(self.cards("move.offer", given.get("offer", []), RACE_DECK))
        state.played = tuple(self.cards("move.played", given.get("played", [])))
        state.spent = tuple(self.cards("move.spent", given.get("spent", [])))
        self.check_seen("move.played", state.played)
        self.check_seen("move.spent", state.spent)
        state.points = self.number("move.points", given.get("points", 0), 0, POINTS)
        state.progress = self.number("move.progress", given.get("progress", 0), 0, ENTERED)
        state.late = self.flag("move.late", given.get("late", False))
        state.free = self.flag("move.free", given.get("free", False))
        if self.setup.track_cards:
            corners = self.entries("move.eased", given.get("eased", []), "corners")
            most = len(self.setup.track.corners)
            state.eased = sum({1 << self.number("move.eased", at, 1, most) for at in corners})
            far = LAPS * self.setup.length
            state.origin = self.number("move.origin", given.get("origin", 0), -far, far)

    def _read_steps(self) -> None:
        state = self.state
        if "driver" in self.data and (
            "steps" in self.data or self.data.get("at") not in WITH_DRIVER
        ):
            self.fault(
                "driver", f"this is for the moments {' and '.join(WITH_DRIVER)}, without steps"
            )
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
            return [(TURN, NOBODY, int(self.state.restart), 0)]
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
            if self.data.get("leader") is not None:
                self.fault("leader", "there is no car in the race")
            return
        state.renew_leader()
        given = self.data.get("leader", CARS[state.leader])
        if given != CARS[state.leader]:
            self.fault("leader", f"the first car is {CARS[state.leader]}, not {quoted(given)}")

    def _check_laps(self) -> None:
        for at, row in enumerate(self.data.get("cars", [])):
            laps = self.state.laps_down(CARS.index(row["car"]))
            if not is_same(row.get("laps_down", laps), laps):
                self.fault(f"cars[{at}].laps_down", f"by the counts it is {laps}")

    def _check_question(self) -> None:
        """Refuse a question without an answer; with unknown cards that can't be said."""
        state = self.state
        if not state.agenda or state.agenda[-1][0] not in QUESTIONS:
            return
        seat = state.agenda[-1][1]
        hidden = any(map(hides, (state.hands[seat], state.laid[seat], state.offer)))
        if not hidden and not state.legal(seat):
            self.fault("steps", "there is no answer to the question that is open")
