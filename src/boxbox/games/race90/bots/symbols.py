"""What weather symbols and flags are worth to a driver, in sections of the track."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from boxbox.core.game import Code
from boxbox.core.seats import NOBODY, Seat
from boxbox.games.race90.bots.weights import PACE
from boxbox.games.race90.rules.advanced.conditions import LOST
from boxbox.games.race90.rules.advanced.flags import (
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
from boxbox.games.race90.rules.advanced.weather import robots_must_stop
from boxbox.games.race90.rules.basic.activation import stage_end
from boxbox.games.race90.table import codes as c
from boxbox.games.race90.table.cards import SUPERFAST
from boxbox.games.race90.table.cars import PLAYERS, SEATS, TYPE_OF, Car
from boxbox.games.race90.table.race import LAPPING, NO_TYRES, Race
from boxbox.games.race90.table.track import WEATHER as KINDS
from boxbox.games.race90.table.track import Section


class Choice(NamedTuple):
    """An answer and what it gains."""

    gain: float
    code: Code


RIVAL: Final = 0.6
"""What it is worth when a nearby rival loses a section."""
FAR_RIVAL: Final = 0.25
OWN: Final = -1.2
"""What it is worth when the driver's own car loses a point."""
ROBOT: Final = {SUPERFAST: 0.2}
"""The same for a robot; the slower ones don't matter."""
HORIZON: Final = 4
"""How many turns ahead the weather matters."""
NEAR: Final = 10
"""A rival within this many sections is nearby."""


def symbol_worth(view: Race, seat: Seat, event: str, left: int) -> float:
    """Return what a card's symbol would bring now; `left` turns follow before a stop."""
    if not is_played(view, event):
        return 0.0
    if event == WEATHER:
        return best_weather(view, seat, left).gain
    if event == YELLOW:
        return yellow_worth(view, seat)
    if event == GREEN:
        return green_worth(view, seat) if view.yellow else 0.0
    if event == BLUE:
        return blue_worth(view, seat)
    return 0.2 if event == ORANGE and view.orange == NOBODY else 0.0


# Weather


def rivals(view: Race, seat: Seat) -> list[Seat]:
    """Return the other players still in the race."""
    return [SEATS[car] for car in view.running if car < PLAYERS and car != seat]


_around: dict[tuple[str, str], dict[int, tuple[float, ...]]] = {}


def around(view: Race) -> dict[int, tuple[float, ...]]:
    """Return what each type of tyres loses per turn in each slot, allowing for what may follow.

    Worked out once for each track.
    """
    setup = view.setup
    key = (setup.data.sha256, setup.track.name)
    if key not in _around:
        table = [KINDS.index(slot.kind) for slot in setup.track.weather]
        before, after = [table[0], *table[:-1]], [*table[1:], table[-1]]
        slots = list(zip(before, table, after, strict=True))
        _around[key] = {NO_TYRES: (0.0,) * len(table)} | {
            tyres: tuple(0.15 * lost[one] + 0.7 * lost[now] + 0.15 * lost[two]
                         for one, now, two in slots)
            for tyres, lost in LOST.items()
        }  # fmt: skip
    return _around[key]


def lost_around(view: Race, tyres: int, slot: int) -> float:
    """Return the movement that tyres cost per turn in a slot, allowing for what may follow."""
    return around(view)[tyres][slot]


def weather_worths(view: Race, seat: Seat, slots: Sequence[int], left: int) -> list[float]:
    """Return what the weather of some slots is worth: rivals should lose, not the driver.

    Tyres count until the next stop: a driver about to stop can wish for different weather.
    """
    lost = around(view)
    own = lost[view.tyre_type[seat]]
    turns = min(HORIZON, left + 1)
    worths = [-turns * own[slot] for slot in slots]
    others = rivals(view, seat)
    for car in others:
        theirs = lost[view.tyre_type[car]]
        turns = view.fuel[car] - view.turn if view.fuel[car] else HORIZON
        weight = RIVAL * max(1, min(HORIZON, turns)) / len(others)
        for at, slot in enumerate(slots):
            worths[at] += weight * theirs[slot]
    for at, slot in enumerate(slots):
        if robots_must_stop(view, slot):
            near = view.count[seat] - NEAR
            robots = [car for car in view.running if car >= PLAYERS]
            worths[at] += 0.15 * sum(view.count[car] > near for car in robots)
    return worths


def best_weather(view: Race, seat: Seat, left: int) -> Choice:
    """Return the weather step that helps most."""
    now, last = view.weather, len(view.setup.track.weather) - 1
    drier, wetter = max(0, now - 1), min(last, now + 1)
    stays, dry, wet = weather_worths(view, seat, (now, drier, wetter), left)
    return max(
        Choice(0.0, c.LEAVE_WEATHER), Choice(dry - stays, c.DRIER), Choice(wet - stays, c.WETTER),
        key=lambda choice: choice.gain,
    )  # fmt: skip


def best_set(view: Race) -> float:
    """Return the movement that the best tyres for the weather cost per turn."""
    return min(lost_around(view, tyres, view.weather) for tyres in LOST)


# Yellow and green flags


class Concern(NamedTuple):
    """A car that a yellow flag may slow down."""

    car: Car
    at: int
    reach: float
    """How many sections it is likely to drive before the stage ends."""
    weight: float
    """What it is worth when it loses a point."""


def concerns(view: Race, seat: Seat) -> list[Concern]:
    """Return the cars that matter for flags, with the driver's own as a loss."""
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


def flag_worth(view: Race, cars: list[Concern], section: Section, ahead: int) -> float:
    """Return what a yellow flag is worth: what it costs cars before the stage ends."""
    length = view.setup.length
    beyond = view.cells[section][:ahead]
    worth = 0.0
    for car, at, reach, weight in cars:
        distance = (section - at) % length
        if distance == 0 and car in beyond:
            distance = length
        if distance <= 0.6 * reach:
            worth += weight
        elif distance <= reach:
            worth += 0.6 * weight
    return worth


def yellow_worth(view: Race, seat: Seat) -> float:
    """Return what a yellow flag is worth by the rivals behind, without looking at places."""
    if len(view.yellow) >= YELLOW_CHITS or stage_end(view, view.turn) == view.turn:
        return 0.0
    own = view.count[seat]
    behind = sum(0 <= own - view.count[car] <= NEAR for car in rivals(view, seat))
    return min(1.0, 0.4 * behind)


def best_yellow(view: Race, seat: Seat) -> Choice:
    """Return the place where a yellow flag helps most."""
    if len(view.yellow) >= YELLOW_CHITS:
        return Choice(0.0, c.NO_FLAG)
    cars = concerns(view, seat)
    places = [
        Choice(flag_worth(view, cars, section, ahead), c.flag_code(section, ahead))
        for section, ahead in flag_places(view)
    ]
    return max([Choice(0.0, c.NO_FLAG), *places])


def green_worth(view: Race, seat: Seat) -> float:
    """Return what a green flag is worth by the flags right ahead, without a close look."""
    own = view.count[seat]
    return 0.7 * any((section - own) % view.setup.length <= NEAR / 2 for section in view.yellow)


def best_green(view: Race, seat: Seat) -> Choice:
    """Return the best yellow flag to take away."""
    cars = concerns(view, seat)
    flags = [
        Choice(-flag_worth(view, cars, section, ahead), Code(c.UNFLAG + section))
        for section, ahead in view.yellow.items()
    ]
    return max([Choice(0.0, c.KEEP_FLAGS), *flags])


# Blue and orange


def blue_worth(view: Race, seat: Seat) -> float:
    """Return what a blue flag is worth: lapped cars not far ahead, until the stage ends."""
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
