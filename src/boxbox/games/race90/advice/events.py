"""What the events of cards would do: weather and flags."""

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.advice.braking import forced_braking
from boxbox.games.race90.rules.advanced.conditions import lost_with, tyre_penalty
from boxbox.games.race90.rules.advanced.weather import robots_must_stop
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cars import CARS, Car
from boxbox.games.race90.table.codes import FLAG, WETTER, split_flag
from boxbox.games.race90.table.steps import Orange
from boxbox.games.race90.table.track import SECTIONS
from boxbox.games.race90.wire.car_previews import (
    FlagPreview,
    LeaveWeatherPreview,
    UnflagPreview,
    WeatherPreview,
)
from boxbox.games.race90.wire.previews import ForcedBrakingPreview, SparedPreview


def weather_facts(view: State, seat: Seat, code: Code) -> WeatherPreview:
    """Return where the pawn goes, whether all robots stop, and what the driver's tyres lose."""
    slot = view.weather + (1 if code == WETTER else -1)
    return {
        "kind": view.setup.track.weather[slot].kind,
        "slot": slot + 1,
        "robots_stop": robots_must_stop(view, slot),
        "penalty": lost_with(view, view.tyre_type[seat], slot),
    }


def leave_facts(view: State, seat: Seat) -> LeaveWeatherPreview:
    """Return what the player's own tyres lose in the current weather."""
    return {"penalty": tyre_penalty(view, seat)}


def flag_facts(view: State, _: Seat, place: int) -> FlagPreview:
    """Return whom a yellow flag would hold up in this place."""
    section, ahead = split_flag(Code(FLAG + place))
    return {"section": section, "ahead": ahead, "behind": _names(view.cells[section][ahead:])}


def unflag_facts(view: State, _: Seat, at: int) -> UnflagPreview:
    """Return whom a yellow flag holds up before it is taken away."""
    section = SECTIONS[at]
    return {"section": section, "behind": _names(view.cells[section][view.yellow[section] :])}


def _names(cars: tuple[Car, ...]) -> list[str]:
    return [CARS[car] for car in cars]


def forced_facts(view: State) -> ForcedBrakingPreview:
    """Return what late braking would do to the robot that may be forced."""
    return forced_braking(view, view.question(Orange).car)


def spared_facts(view: State) -> SparedPreview:
    """Return where a robot stays if it is left alone."""
    robot = view.question(Orange).car
    return {"car": CARS[robot], "to": view.section(robot)}
