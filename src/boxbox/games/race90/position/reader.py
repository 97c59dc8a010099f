"""Reading a whole position, reporting everything wrong with it at once."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from boxbox.core.errors import PositionError
from boxbox.core.given import quoted
from boxbox.core.seats import Seat
from boxbox.games.race90.position.agenda import read_step
from boxbox.games.race90.position.cars import read_cars, read_retired
from boxbox.games.race90.position.modules import read_modules
from boxbox.games.race90.position.players import read_players
from boxbox.games.race90.position.reading import RACE_DECK, Reading
from boxbox.games.race90.position.steps import step_faults
from boxbox.games.race90.rules.dealing import hides
from boxbox.games.race90.rules.state import QUESTIONS, State
from boxbox.games.race90.table.cards import (
    FACE_DOWN,
    RACE_CARDS,
    UNKNOWN,
    UNKNOWN_TRACK,
    card_text,
    face_down,
)
from boxbox.games.race90.table.cars import ALL_CARS, CARS, SEATS
from boxbox.games.race90.table.setup import Setup
from boxbox.games.race90.table.steps import (
    ACTIVATE,
    AT_PIT,
    AT_PLAY,
    OF_DRIVER,
    OF_TABLE,
    TURN,
    Step,
    Turn,
)
from boxbox.games.race90.wire.position import Given
from boxbox.games.race90.wire.view import CarState, Contest, Cup, MoveState, RobotFuel

OVER: Final = "over"
MOMENTS: Final = (TURN, ACTIVATE, AT_PIT, AT_PLAY, OVER)
"""The moments that a position may give by name only; `pit` and `play` with a driver."""
WITH_DRIVER: Final = (AT_PIT, AT_PLAY)


def restore(setup: Setup, data: Given) -> State:
    """Return the state of a position, leaving unknown what the position doesn't say."""
    reading = Reading(setup)
    _read(reading, data)
    if not reading.faults:
        _check(reading, data)
    if reading.faults:
        raise PositionError(reading.faults)
    return reading.state


def _read(reading: Reading, data: Given) -> None:
    state = reading.state
    state.turn = reading.number("turn", data.get("turn", 1), 0, reading.setup.last_turn)
    read_cars(reading, data.get("cars", ()))
    read_retired(reading, data.get("retired", ()))
    state.robot_stops = reading.bits("robot_stops", data.get("robot_stops", ()))
    read_players(reading, data.get("players", ()))
    read_modules(reading, data)
    state.discards = reading.cards("discards", data.get("discards", 0), RACE_DECK)
    _read_chits(reading, data.get("chits"))
    _read_robot_fuel(reading, data.get("robot_fuel", ()))
    if "contest" in data:
        _read_contest(reading, data["contest"])
    if "move" in data:
        _read_move(reading, data["move"])
    state.agenda = _read_steps(reading, data)
    _count_cards(reading, data)


def _check(reading: Reading, data: Given) -> None:
    """Check what follows from the rest, and that the race is possible as it stands."""
    if "cup" in data:
        _check_cup(reading, data["cup"])
    _check_leader(reading, data)
    _check_laps(reading, data.get("cars", ()))
    reading.faults += step_faults(reading.state)
    if not reading.faults:
        _check_question(reading)


# Piles


def _read_chits(reading: Reading, given: Sequence[int] | None) -> None:
    if given is None:
        return
    most = len(reading.setup.data.chits)
    numbers = {reading.number("chits", chit, 1, most) for chit in given}
    if len(numbers) < len(given):
        reading.fault("chits", "a chit stands here twice")
    reading.state.chits = tuple(number - 1 for number in sorted(numbers))


def _read_robot_fuel(reading: Reading, chits: Sequence[RobotFuel]) -> None:
    last = len(reading.setup.track.turns)
    found = [
        (reading.number(f"robot_fuel[{at}]", turn, 1, last), kind)
        for at, (turn, kind) in enumerate(chits)
    ]
    reading.state.robot_fuel = tuple(sorted(found))


def _count_cards(reading: Reading, data: Given) -> None:
    """Find the sizes of the decks: all cards that are nowhere else."""
    state = reading.state
    targets = [
        card for seat, card in enumerate(state.target) if card != UNKNOWN or seat in state.running
    ]
    piles = [*state.hands, *state.laid, *state.frozen, targets, state.discards]
    piles += [state.track_discards, state.spent]
    cards = [card for pile in piles for card in pile]
    for card, count in Counter(card for card in cards if card not in FACE_DOWN).items():
        if count > 1:
            reading.fault("players", f"card {card_text(card)} is in {count} places")
    backs = Counter(map(face_down, cards))
    rest = RACE_CARDS - backs[UNKNOWN]
    _check_rest(reading, "deck", rest, RACE_CARDS, data.get("deck", rest))
    state.deck = [UNKNOWN] * rest
    if reading.setup.track_cards:
        track_cards = len(reading.setup.track.cards)
        rest = track_cards - backs[UNKNOWN_TRACK]
        _check_rest(reading, "track_deck", rest, track_cards, data.get("track_deck", rest))
        state.track_deck = [UNKNOWN_TRACK] * rest


def _check_rest(reading: Reading, field: str, rest: int, cards: int, given: int) -> None:
    """Check how many cards are left in a deck."""
    if rest < 0:
        reading.fault(field, f"{cards - rest} cards in all, but there are {cards}")
    elif given != rest:
        reading.fault(field, f"{given} cards, but {rest} are left")


# What is under way


def _read_contest(reading: Reading, given: Contest) -> None:
    reading.state.group = reading.cars("contest.group", given.get("group", ()))
    reading.state.joined = reading.bits("contest.joined", given.get("joined", ()))
    reading.state.declined = reading.bits("contest.declined", given.get("declined", ()))


def _read_move(reading: Reading, given: MoveState) -> None:
    state = reading.state
    state.offer = tuple(reading.cards("move.offer", given.get("offer", 0), RACE_DECK))
    state.played = reading.seen("move.played", given.get("played", 0))
    state.spent = reading.seen("move.spent", given.get("spent", 0))
    state.points = given.get("points", 0)
    state.progress = given.get("progress", 0)
    state.late = given.get("late", False)
    state.free = given.get("free", False)
    corners = len(reading.setup.track.corners)
    eased = {reading.number("move.eased", at, 1, corners) for at in given.get("eased", ())}
    state.eased = sum(1 << corner for corner in eased)
    state.origin = reading.count("move.origin", given.get("origin", 0))


def _read_steps(reading: Reading, data: Given) -> list[Step]:
    if "driver" in data and ("steps" in data or data.get("at") not in WITH_DRIVER):
        moments = " and ".join(WITH_DRIVER)
        reading.fault("driver", f"this is for the moments {moments}, without steps")
    if "steps" not in data:
        return _steps_of_moment(reading, data)
    found = [read_step(reading, number, given) for number, given in enumerate(data["steps"])]
    steps = [step for step in found if step is not None]
    at = steps[-1].name if steps else OVER
    if data.get("at", at) != at and len(steps) == len(found):
        reading.fault("at", f"the last of the steps is {at!r}")
    return steps


def _steps_of_moment(reading: Reading, data: Given) -> list[Step]:
    at, state = data.get("at", TURN), reading.state
    if at not in MOMENTS:
        problem = f"{quoted(at)} needs its steps; without them it is one of "
        reading.fault("at", problem + ", ".join(MOMENTS))
    if at == TURN:
        if state.turn < 1:
            reading.fault("turn", "the turn that begins is from 1")
        state.turn -= 1
        return [Turn(state.restart)]
    if at == ACTIVATE:
        return [OF_TABLE[ACTIVATE]]
    if at in WITH_DRIVER:
        return [OF_TABLE[ACTIVATE], OF_DRIVER[at][_read_driver(reading, data)]]
    return []


def _read_driver(reading: Reading, data: Given) -> Seat:
    """Read whose turn it is; at `play` the driver has already taken it."""
    if "driver" not in data:
        reading.fault("driver", "the seat whose turn it is is needed")
        return SEATS[0]
    driver = reading.driver("driver", data["driver"])
    if data["at"] == AT_PLAY:
        reading.state.waiting &= ~(1 << driver)
    return driver


# What follows


def _check_cup(reading: Reading, cup: Cup) -> None:
    red, brown = reading.state.cup()
    if (cup.get("red", red), cup.get("brown", brown)) != (red, brown):
        reading.fault("cup", f"{red} red and {brown} brown discs must lie in it")


def _check_leader(reading: Reading, data: Given) -> None:
    state = reading.state
    if not state.running:
        if data.get("leader") is not None:
            reading.fault("leader", "there is no car in the race")
        return
    state.renew_leader()
    given = data.get("leader", CARS[state.leader])
    if given != CARS[state.leader]:
        reading.fault("leader", f"the first car is {CARS[state.leader]}, not {quoted(given)}")


def _check_laps(reading: Reading, rows: Sequence[CarState]) -> None:
    for at, row in enumerate(rows):
        laps = reading.state.laps_down(ALL_CARS[CARS.index(row["car"])])
        if row.get("laps_down", laps) != laps:
            reading.fault(f"cars[{at}].laps_down", f"by the counts it is {laps}")


def _check_question(reading: Reading) -> None:
    """Refuse a question without an answer; with unknown cards that can't be decided."""
    state = reading.state
    if not state.agenda or state.agenda[-1].name not in QUESTIONS:
        return
    seat = state.agenda[-1].seat
    hidden = any(map(hides, (state.hands[seat], state.laid[seat], state.offer)))
    if not hidden and not state.legal(seat):
        reading.fault("steps", "there is no answer to the question that is open")
