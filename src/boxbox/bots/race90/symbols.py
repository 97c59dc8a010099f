"""What weather symbols and flags bring to a driver, in sections of the track."""

from typing import Final, NamedTuple

from boxbox.bots.race90.weights import PACE
from boxbox.games.race90 import codes as c
from boxbox.games.race90.activation import stage_end
from boxbox.games.race90.cards import SUPERFAST
from boxbox.games.race90.conditions import LOST
from boxbox.games.race90.flags import (
    BLUE,
    BLUE_PAWNS,
    GREEN,
    ORANGE,
    WEATHER,
    YELLOW,
    YELLOW_CHITS,
    flag_places,
    is_played,
)
from boxbox.games.race90.race import LAPPING, NO_TYRES, NOBODY, PLAYERS, TYPE_OF, Race
from boxbox.games.race90.track import WEATHER as KINDS
from boxbox.games.race90.weather import robots_must_stop


class Choice(NamedTuple):
    """An answer and what it gains."""

    gain: float
    code: int


RIVAL: Final = 0.6
"""What it is worth that a rival near by loses a section."""
FAR_RIVAL: Final = 0.25
OWN: Final = -1.2
"""What a point lost is worth to the driver."""
ROBOT: Final = {SUPERFAST: 0.2}
"""The same of a robot; the slower ones do not matter."""
NEAR: Final = 10
"""A rival is near by within so many sections."""


def symbol_worth(view: Race, seat: int, event: str, left: int) -> float:
    """Return what the symbol of a card would bring now; `left` turns follow before a stop."""
    if not is_played(view, event):
        return 0.0
    if event == WEATHER:
        return best_weather(view, seat, left).gain
    if event == YELLOW:
        return yellow_worth(view, seat)
    if event == GREEN:
        return best_green(view, seat).gain
    if event == BLUE:
        return blue_worth(view, seat)
    return 0.2 if event == ORANGE and view.orange == NOBODY else 0.0


# Weather


def rivals(view: Race, seat: int) -> list[int]:
    """Return the other players who are in the race."""
    return [car for car in view.running if car < PLAYERS and car != seat]


_kinds: dict[tuple[str, str], tuple[int, ...]] = {}


def kinds(view: Race) -> tuple[int, ...]:
    """Return the weather of each slot, from dry to rain; worked out once for a track."""
    setup = view.setup
    key = (setup.data.sha256, setup.track.name)
    if key not in _kinds:
        _kinds[key] = tuple(KINDS.index(slot.kind) for slot in setup.track.weather)
    return _kinds[key]


def lost_around(view: Race, tyres: int, slot: int) -> float:
    """Return the movement that tyres cost a turn in a slot, with what may follow it in mind."""
    if tyres == NO_TYRES:
        return 0.0
    table = kinds(view)
    lost = LOST[tyres]
    before = lost[table[max(slot - 1, 0)]]
    after = lost[table[min(slot + 1, len(table) - 1)]]
    return 0.15 * before + 0.7 * lost[table[slot]] + 0.15 * after


def weather_worth(view: Race, seat: int, slot: int, left: int) -> float:
    """Return what the weather of a slot is worth: rivals shall lose, not the driver."""
    turns = min(4, left + 1)
    own = lost_around(view, view.tyre_type[seat], slot)
    worth = -own * turns
    others = rivals(view, seat)
    for car in others:
        worth += RIVAL * lost_around(view, view.tyre_type[car], slot) * turns / len(others)
    if robots_must_stop(view, slot):
        worth += 0.15 * sum(view.count[car] > view.count[seat] - NEAR for car in view.setup.robots
                            if car in view.running)  # fmt: skip
    return worth


def best_weather(view: Race, seat: int, left: int) -> Choice:
    """Return the step of the weather that helps most."""
    own = view.tyre_type[seat]
    alike = all(view.tyre_type[car] == own for car in rivals(view, seat))
    if alike and not lost_around(view, own, view.weather):
        return Choice(0.0, c.LEAVE_WEATHER)
    now = weather_worth(view, seat, view.weather, left)
    found = [Choice(0.0, c.LEAVE_WEATHER)]
    for step, code in ((-1, c.DRIER), (1, c.WETTER)):
        slot = view.weather + step
        if 0 <= slot < len(view.setup.track.weather):
            found.append(Choice(weather_worth(view, seat, slot, left) - now, code))
    return max(found)


def best_set(view: Race) -> float:
    """Return the movement that the best tyres for the weather cost a turn."""
    return min(lost_around(view, tyres, view.weather) for tyres in LOST)


# Yellow and green flags


class Concern(NamedTuple):
    """A car that a yellow flag may slow down."""

    car: int
    count: int
    reach: float
    """The sections it is likely to go before the stage ends."""
    weight: float
    """What it is worth that it loses a point."""


def concerns(view: Race, seat: int) -> list[Concern]:
    """Return the cars that matter for flags, the driver's own with what it loses."""
    turns = stage_end(view, view.turn) - view.turn
    own = view.count[seat]
    found = []
    for car in view.running:
        count = view.count[car]
        if car == seat:
            weight = OWN
        elif car >= PLAYERS:
            weight = ROBOT.get(TYPE_OF[car], 0.0)
        else:
            weight = RIVAL if abs(count - own) <= NEAR else FAR_RIVAL
        if weight:
            waits = view.waiting >> car & 1 or car == seat
            found.append(Concern(car, count, PACE * (turns + bool(waits)), weight))
    return found


def flag_worth(view: Race, cars: list[Concern], section: int, ahead: int) -> float:
    """Return what a yellow flag is worth: what cars lose by it before the stage ends."""
    length = view.setup.length
    beyond = view.cells[section][:ahead]
    worth = 0.0
    for car, count, reach, weight in cars:
        distance = (section - count) % length
        if distance == 0 and car in beyond:
            distance = length
        if distance <= 0.6 * reach:
            worth += weight
        elif distance <= reach:
            worth += 0.6 * weight
    return worth


def yellow_worth(view: Race, seat: int) -> float:
    """Return what a yellow flag is worth, without a look at the places: by the rivals behind."""
    if len(view.yellow) >= YELLOW_CHITS or stage_end(view, view.turn) == view.turn:
        return 0.0
    own = view.count[seat]
    behind = sum(0 <= own - view.count[car] <= NEAR for car in rivals(view, seat))
    return min(1.0, 0.4 * behind)


def best_yellow(view: Race, seat: int) -> Choice:
    """Return the place where a yellow flag helps most."""
    if len(view.yellow) >= YELLOW_CHITS:
        return Choice(0.0, c.NO_FLAG)
    cars = concerns(view, seat)
    places = [
        Choice(flag_worth(view, cars, section, ahead), c.flag_code(section, ahead))
        for section, ahead in flag_places(view)
    ]
    return max([Choice(0.0, c.NO_FLAG), *places])


def best_green(view: Race, seat: int) -> Choice:
    """Return the yellow flag that is best taken away."""
    cars = concerns(view, seat)
    flags = [
        Choice(-flag_worth(view, cars, section, ahead), c.UNFLAG + section)
        for section, ahead in view.yellow.items()
    ]
    return max([Choice(0.0, c.KEEP_FLAGS), *flags])


# Blue and orange


def blue_worth(view: Race, seat: int) -> float:
    """Return what a blue flag is worth: cars of fewer laps not far ahead, to the stage's end."""
    if view.blue >> seat & 1 or view.blue.bit_count() >= BLUE_PAWNS or view.skill[seat] == LAPPING:
        return 0.0
    length = view.setup.length
    reach = PACE * (stage_end(view, view.turn) - view.turn + 1)
    own = view.count[seat]
    slower = [
        car
        for car in view.running
        if view.count[car] < own and 0 < (view.count[car] - own) % length <= reach
    ]
    return min(1.5, 0.5 * len(slower))
