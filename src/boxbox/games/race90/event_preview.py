"""What the events of cards would do: weather and flags."""

from boxbox.core.event import Json
from boxbox.games.race90.braking_preview import forced_braking
from boxbox.games.race90.codes import FLAG, WETTER, split_flag
from boxbox.games.race90.conditions import lost_with, tyre_penalty
from boxbox.games.race90.race import CARS
from boxbox.games.race90.state import State
from boxbox.games.race90.weather import robots_must_stop

Facts = dict[str, Json]


def weather_facts(view: State, seat: int, code: int) -> Facts:
    """Return where the pawn goes, whether all robots stop, and what the own tyres lose then."""
    slot = view.weather + (1 if code == WETTER else -1)
    return {
        "kind": view.setup.track.weather[slot].kind,
        "slot": slot + 1,
        "robots_stop": robots_must_stop(view, slot),
        "penalty": lost_with(view, view.tyre_type[seat], slot),
    }


def leave_facts(view: State, seat: int) -> Facts:
    """Return what the own tyres lose in the weather as it is."""
    return {"penalty": tyre_penalty(view, seat)}


def flag_facts(view: State, _: int, place: int) -> Facts:
    """Return whom a yellow flag holds up that is put somewhere."""
    section, ahead = split_flag(FLAG + place)
    return {"section": section, "ahead": ahead, "behind": _names(view.cells[section][ahead:])}


def unflag_facts(view: State, _: int, section: int) -> Facts:
    """Return whom a yellow flag holds up that is taken away."""
    return {"section": section, "behind": _names(view.cells[section][view.yellow[section] :])}


def _names(cars: tuple[int, ...]) -> list[str]:
    return [CARS[car] for car in cars]


def forced_facts(view: State) -> Facts:
    """Return what late braking would do to the robot that may be made to."""
    return forced_braking(view, view.agenda[-1][2])


def spared_facts(view: State) -> Facts:
    """Return where a robot stays that is left alone."""
    robot = view.agenda[-1][2]
    return {"car": CARS[robot], "to": view.section(robot)}
