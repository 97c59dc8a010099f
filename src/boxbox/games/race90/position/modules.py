"""What only the Advanced Game has on the table: weather, flags, safety car, track cards."""

from collections.abc import Sequence

from boxbox.games.race90.position.reading import TRACK_DECK, Reading
from boxbox.games.race90.rules.advanced.flags import BLUE_PAWNS, YELLOW_CHITS, least_ahead
from boxbox.games.race90.rules.advanced.weather import kind_of, robots_must_stop
from boxbox.games.race90.table.cards import card_text
from boxbox.games.race90.table.race import HARD, RAIN, TYRES
from boxbox.games.race90.table.steps import TURN
from boxbox.games.race90.table.track import CORNER, DRY, UNCERTAIN
from boxbox.games.race90.wire.view import Table, YellowFlag


def read_modules(reading: Reading, data: Table) -> None:
    """Read the parts of the table that belong to modules, after cars and players."""
    _read_track_cards(reading, data)
    if reading.setup.has_weather:
        _read_weather(reading, data)
    _read_yellow(reading, data.get("yellow", ()))
    _read_blue(reading, data.get("blue", ()))
    orange = data.get("orange")
    if orange is not None:
        reading.state.orange = reading.driver("orange", orange)
    reading.state.safety_car = data.get("safety_car", False)
    reading.state.restart = data.get("restart", False)
    _read_front(reading, data)


def _read_front(reading: Reading, data: Table) -> None:
    """Read where the queue behind the safety car begins: by default with the Leader.

    During a turn the front has moved a section ahead, and the Leader may not have followed yet.
    """
    state, front = reading.state, data.get("front")
    if front is not None:
        if not state.safety_car:
            reading.fault("front", "the safety car is not on the track")
        state.front = reading.count("front", front)
    elif state.safety_car and state.running:
        first = max(state.running, key=lambda car: state.count[car])
        is_on = data.get("at", TURN) != TURN
        state.front = state.count[first] + (is_on and bool(state.waiting >> first & 1))


def _read_track_cards(reading: Reading, data: Table) -> None:
    """Read the pile of track cards, and which ones can't be used before the next turn."""
    state = reading.state
    pile = data.get("track_discards", 0)
    state.track_discards = reading.cards("track_discards", pile, TRACK_DECK)
    fresh = reading.cards("fresh", data.get("fresh", 0), TRACK_DECK)
    for card in fresh:
        if not any(card in hand for hand in state.hands):
            reading.fault("fresh", f"card {card_text(card)} is in no hand")
    state.fresh = reading.card_bits("fresh", fresh)


def _read_weather(reading: Reading, data: Table) -> None:
    """Read where the pawn is; in a race that doesn't say, it is dry."""
    state, table = reading.state, reading.setup.track.weather
    first_dry = 1 + next(at for at, slot in enumerate(table) if slot.kind == DRY)
    given = data.get("weather", {"slot": first_dry} if state.running else None)
    if given is None:
        if state.running:
            reading.fault("weather", "in a race there is some")
        if data.get("robot_tyres") is not None:
            reading.fault("robot_tyres", "they are fitted by the weather")
        return
    state.weather = reading.number("weather.slot", given["slot"], 1, len(table)) - 1
    kind = kind_of(state)
    if given.get("kind", kind) != kind:
        reading.fault("weather.kind", f"it is {kind} in slot {state.weather + 1}")
    _read_robot_tyres(reading, data)


def _read_robot_tyres(reading: Reading, data: Table) -> None:
    """Read the robots' tyres; by default those for the nearest certain weather."""
    state, table = reading.state, reading.setup.track.weather
    certain = [at for at, slot in enumerate(table) if slot.kind != UNCERTAIN]
    nearest = table[min(certain, key=lambda at: abs(at - state.weather))]
    fitting = TYRES[HARD if nearest.kind == DRY else RAIN]
    tyres = data.get("robot_tyres", fitting)
    if tyres is None:
        reading.fault("robot_tyres", "in a race they have some")
        return
    state.robot_tyres = TYRES.index(tyres)
    if robots_must_stop(state):
        kind = kind_of(state)
        reading.fault("robot_tyres", f"the robots change to {fitting} ones when it is {kind}")


def _read_yellow(reading: Reading, rows: Sequence[YellowFlag]) -> None:
    """Read the flags in corner sections; cars on a trajectory are ahead of a flag (R47)."""
    state = reading.state
    for at, row in enumerate(rows):
        field = f"yellow[{at}]"
        section = reading.section(f"{field}.section", row["section"])
        cell = state.cells[section]
        least = least_ahead(state, cell)
        ahead = reading.number(f"{field}.ahead", row.get("ahead", least), least, len(cell))
        if reading.setup.kinds[section] != CORNER:
            reading.fault(f"{field}.section", f"section {section} is no corner")
        if section in state.yellow:
            reading.fault(f"{field}.section", f"there is a flag in section {section} already")
        state.yellow = {**state.yellow, section: ahead}
    if len(state.yellow) > YELLOW_CHITS:
        reading.fault("yellow", f"{len(state.yellow)} flags, but there are {YELLOW_CHITS}")


def _read_blue(reading: Reading, seats: Sequence[int]) -> None:
    blue = [reading.driver("blue", seat) for seat in seats]
    if len(set(blue)) < len(blue):
        reading.fault("blue", "a seat stands here twice")
    if len(blue) > BLUE_PAWNS:
        reading.fault("blue", f"{len(blue)} flags, but there are {BLUE_PAWNS}")
    reading.state.blue = sum({1 << seat for seat in blue})
