"""Why choices of the Advanced Game are refused; `wire.refusals` lists the reasons."""

from collections.abc import Mapping
from typing import Final

from boxbox.core.game import Code, Refusal
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.advanced.car_setup import points_for, points_of
from boxbox.games.race90.rules.advanced.flags import least_ahead
from boxbox.games.race90.rules.advanced.fuel import BIDS, offers
from boxbox.games.race90.rules.advanced.weather import SOFT_SETS, kind_of
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table import codes
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.cards import RACE_CARDS, Card, card_text
from boxbox.games.race90.table.cars import CARS
from boxbox.games.race90.table.race import NO_POINT, SKILLS, STRATEGIES, TUNING
from boxbox.games.race90.table.track import BRAKING, CORNER, Section

TRACK_CARDS: Final = "track-cards"
_MODULES: Final[Mapping[codes.CardAct | Code, str]] = {
    codes.BRAKE_WITH: TRACK_CARDS,
    codes.SKILL: "skills",
    codes.KEEP_STRATEGY: "skills",
    codes.SETUP: "car-setup",
    codes.FUEL: "fuel",
    codes.FIT: "weather",
    codes.DRIER: "weather",
    codes.WETTER: "weather",
    codes.LEAVE_WEATHER: "weather",
    codes.USE_SOFT: "weather",
    codes.SAVE_SOFT: "weather",
    codes.FLAG: "flags",
    codes.UNFLAG: "flags",
    codes.NO_FLAG: "flags",
    codes.KEEP_FLAGS: "flags",
}
"""The modules that acts belong to."""


def not_played(view: State, act: codes.CardAct | Code, value: int) -> Refusal | None:
    """Refuse what belongs to a module that this race doesn't use."""
    module = _MODULES.get(act)
    if module is None and isinstance(act, codes.CardAct) and value > RACE_CARDS:
        module = TRACK_CARDS
    if module is None or module in view.setup.modules:
        return None
    return Refusal("module-not-played", {"module": module})


# Before the race


def no_skill(view: State, _: Seat, skill: int) -> Refusal:
    """Say why a skill isn't available."""
    if skill == TUNING and not view.setup.car_setup:
        return Refusal("module-not-played", {"module": "car-setup"})
    return Refusal("skill-taken", {"skill": SKILLS[skill]})


def no_setup(view: State, seat: Seat, setup: int) -> Refusal:
    """Say how many points a set-up takes and how many there are."""
    points = points_of(codes.SETUPS[setup])
    return Refusal("too-many-points", {"points": points, "most": points_for(view, seat)})


# Fuel, tyres, strategy, weather


def no_bid(_: State, __: Seat, turns: int) -> Refusal:
    """Say what may be bid."""
    return Refusal("fuel-not-offered", {"turns": turns, "offered": list(BIDS)})


def no_fuel(view: State, seat: Seat, turns: int) -> Refusal:
    """Say how much fuel a stop may bring."""
    return Refusal("fuel-not-offered", {"turns": turns, "offered": list(offers(view, seat))})


def no_tyres(_: State, __: Seat, ___: int) -> Refusal:
    """Say that no set of soft tyres is left."""
    return Refusal("no-soft-left", {"sets": SOFT_SETS})


def same_strategy(_: State, __: Seat, strategy: int) -> Refusal:
    """Say that VERSATILITY would change nothing."""
    return Refusal("same-strategy", {"strategy": STRATEGIES[strategy]})


def weather_end(view: State, _: Seat, __: int) -> Refusal:
    """Say at which end of the table the pawn is."""
    return Refusal("weather-end", {"kind": kind_of(view)})


# Flags


def no_flag(view: State, _: Seat, place: int) -> Refusal:
    """Say why a yellow flag can't be placed there."""
    section, ahead = codes.split_flag(Code(codes.FLAG + place))
    if section >= view.setup.length:
        return _no_place(section, ahead, "section")
    if view.setup.kinds[section] != CORNER:
        return _no_place(section, ahead, "corner")
    if section in view.yellow:
        return Refusal("flag-there", {"section": section})
    cell = view.cells[section]
    if ahead > len(cell):
        return _no_place(section, ahead, "cars")
    assert ahead < least_ahead(view, cell)
    car = next(car for car in cell[ahead:] if view.point[car] != NO_POINT)
    return Refusal("flag-before-point", {"section": section, "car": CARS[car]})


def _no_place(section: Section, ahead: int, why: str) -> Refusal:
    return Refusal("no-flag-place", {"section": section, "ahead": ahead, "why": why})


def no_flag_there(_: State, __: Seat, section: int) -> Refusal:
    """Say that there is no yellow flag."""
    return Refusal("no-flag-there", {"section": section})


# Late braking


def no_late_braking(view: State, seat: Seat, _: int) -> Refusal:
    """Say why late braking is impossible when a pass is asked for."""
    why = "stay-first" if view.kind(seat) == BRAKING else "section"
    return Refusal("no-late-braking", {"why": why})


def no_braking_card(view: State, seat: Seat, card: Card) -> Refusal:
    """Say why a usable card doesn't help late braking here."""
    if view.agenda[-1].name == at.AT_PASS and codes.BRAKE_LATE not in view.legal(seat):
        return no_late_braking(view, seat, card)
    why = "corner" if "braking" in view.setup.cards[card].symbols else "symbol"
    return Refusal("no-braking-card", {"card": card_text(card), "why": why})
