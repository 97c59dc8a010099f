"""A race as plain data: the truth, or what a view knows of it."""

from collections.abc import Sequence

from boxbox.core.seats import NOBODY, Seat
from boxbox.core.wire import Data
from boxbox.games.race90.position.agenda import describe_step
from boxbox.games.race90.position.cars import OFF_TRACK
from boxbox.games.race90.position.players import UNSEEN
from boxbox.games.race90.position.reader import OVER
from boxbox.games.race90.rules.advanced.weather import kind_of
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cards import ALL_CARDS, UNKNOWN, Card, card_text
from boxbox.games.race90.table.cars import CARS, Car
from boxbox.games.race90.table.race import (
    HIDDEN_BID,
    NO_POINT,
    NO_SKILL,
    NO_STRATEGY,
    NO_TYRES,
    NO_WEATHER,
    SKILLS,
    STRATEGIES,
    TYRES,
    Race,
)
from boxbox.games.race90.table.track import NO_SECTION


def describe(state: State) -> Data:
    """Return the state as plain data: the whole truth, or a view with `?` for unknown cards.

    The fields of a module of the Advanced Game are there only if the race uses it.
    """
    red, brown = state.cup()
    return {
        "at": state.agenda[-1].name if state.agenda else OVER,
        "turn": state.turn,
        "leader": None if state.leader == NOBODY else CARS[state.leader],
        "cars": [_describe_car(state, car) for car in (state.order() if state.running else [])],
        "retired": [{"car": CARS[car], "why": why} for car, why in state.retired],
        "robot_stops": _cars(state.robot_stops),
        "players": [_describe_player(state, seat) for seat in state.setup.seats],
        "deck": len(state.deck),
        "discards": _texts(state.discards),
        "cup": {"red": red, "brown": brown},
        "robot_fuel": [list(chit) for chit in state.robot_fuel],
        "chits": [at + 1 for at in state.chits],
        **_describe_modules(state),
        "contest": {
            "group": [CARS[car] for car in state.group],
            "joined": _cars(state.joined),
            "declined": _cars(state.declined),
        },
        "move": _describe_move(state),
        "steps": [describe_step(step) for step in state.agenda],
    }


def _describe_car(state: Race, car: Car) -> Data:
    section = state.section(car)
    off = car in state.off
    point = state.point[car]
    asked = state.asked[car]
    found: Data = {
        "car": CARS[car],
        "section": section,
        "count": state.count[car],
        "place": (state.off if off else state.cells[section]).index(car) + 1,
        "laps_down": state.laps_down(car),
        "point": None if point == NO_POINT else point + 1,
        "status": OFF_TRACK if off else "running",
        "moved": state.has_moved(car),
        "pitted": bool(state.pitted >> car & 1),
        "asked_in": None if asked == NO_SECTION else asked,
    }
    if state.setup.paths:
        back = (section + state.entry[car]) % state.setup.length
        found["entry"] = back if off and state.entry[car] else None
        found["penalty"] = state.penalty[car]
        found["pit_due"] = state.pit_due[car] or None
        found["re_entered"] = bool(state.re_entered >> car & 1)
    return found


def _describe_player(state: Race, seat: Seat) -> Data:
    chart = state.chart[seat]
    chased = state.chased[seat]
    target = state.target[seat]
    return {
        "seat": seat,
        "chart": chart.name if chart else None,
        "tyres": state.tyres[seat],
        "hand": _texts(state.hands[seat]),
        "known": _marked(state.known[seat]),
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
        **_describe_car_and_skill(state, seat),
    }


def _describe_car_and_skill(state: Race, seat: Seat) -> Data:
    """Return what the modules add to a player."""
    setup, chart = state.setup, state.chart[seat]
    found: Data = {}
    if setup.has_skills:
        skill = state.skill[seat]
        found["skill"] = None if skill == NO_SKILL else SKILLS[skill]
        found["versatile"] = bool(state.versatile >> seat & 1)
    if setup.car_setup:
        found["setup"] = [chart.tyres, chart.cards, chart.damage] if chart else None
    if setup.fuel:
        bid = state.bid[seat]
        found["bid"] = UNSEEN if bid == HIDDEN_BID else bid or None
    if setup.has_weather:
        found["tyre_type"] = _tyres_name(state.tyre_type[seat])
        found["soft"] = state.soft[seat]
        found["soft_sets"] = state.soft_sets[seat]
    if setup.track_cards:
        found["credit"] = state.credit[seat]
    return found


def _describe_modules(state: Race) -> Data:
    """Return what the modules add to the table."""
    setup = state.setup
    found: Data = {}
    if setup.track_cards:
        in_hands = sum({1 << card for hand in state.hands for card in hand})
        found["track_deck"] = len(state.track_deck)
        found["track_discards"] = _texts(state.track_discards)
        found["fresh"] = _marked(state.fresh & in_hands)
    if setup.has_weather:
        known = state.weather != NO_WEATHER
        found["weather"] = {"slot": state.weather + 1, "kind": kind_of(state)} if known else None
        found["robot_tyres"] = _tyres_name(state.robot_tyres)
    if setup.flags:
        flags = sorted(state.yellow.items())
        found["yellow"] = [{"section": section, "ahead": ahead} for section, ahead in flags]
        found["blue"] = [seat for seat in range(setup.players) if state.blue >> seat & 1]
        found["orange"] = None if state.orange == NOBODY else state.orange
    if setup.paths:
        found["safety_car"] = state.safety_car
        found["front"] = state.front if state.safety_car else None
        found["restart"] = state.restart
    return found


def _describe_move(state: Race) -> Data:
    found: Data = {
        "offer": _texts(state.offer),
        "played": _texts(state.played),
        "spent": _texts(state.spent),
        "points": state.points,
        "progress": state.progress,
        "late": state.late,
        "free": state.free,
    }
    if state.setup.track_cards:
        corners = range(1, len(state.setup.track.corners) + 1)
        found["eased"] = [corner for corner in corners if state.eased >> corner & 1]
        found["origin"] = state.origin
    return found


def _strategy_name(strategy: int) -> str | None:
    return None if strategy == NO_STRATEGY else STRATEGIES[strategy]


def _tyres_name(tyres: int) -> str | None:
    return None if tyres == NO_TYRES else TYRES[tyres]


def _texts(cards: Sequence[Card]) -> list[str]:
    return [card_text(card) for card in cards]


def _marked(bits: int) -> list[str]:
    """Return the cards whose bits are set."""
    return [card_text(card) for card in ALL_CARDS if bits >> card & 1]


def _cars(bits: int) -> list[str]:
    return [name for car, name in enumerate(CARS) if bits >> car & 1]
