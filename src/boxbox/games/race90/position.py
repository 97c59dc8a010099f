"""A race as plain data and back: positions, whole or partial, and the truth behind a view."""

from collections.abc import Mapping, Sequence

from boxbox.core.event import Json
from boxbox.games.race90.cards import CARD_NUMBERS, UNKNOWN, card_text
from boxbox.games.race90.position_reader import OFF_TRACK, OVER, RUNNING, Reader
from boxbox.games.race90.race import (
    CARS,
    NO_POINT,
    NO_SECTION,
    NO_STRATEGY,
    NOBODY,
    STRATEGIES,
    Race,
    Setup,
)
from boxbox.games.race90.state import State


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
    return Reader(setup, data).read()
