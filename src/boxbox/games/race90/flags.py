"""Flags, which hold to the end of the stage, and the order of a play's events (chapter "Flags")."""

from collections.abc import Sequence
from typing import Final

from boxbox.core.event import Json
from boxbox.games.race90.codes import KEEP_FLAGS, NO_FLAG, UNFLAG, flag_code, split_flag
from boxbox.games.race90.race import NO_POINT, NOBODY, Race, Step
from boxbox.games.race90.steps import AT_GREEN, AT_WEATHER, AT_YELLOW, EVENTS
from boxbox.games.race90.track import CORNER

WEATHER, GREEN, YELLOW, BLUE, ORANGE = "weather", "green", "yellow", "blue", "orange"
ORDER: Final = (WEATHER, GREEN, YELLOW, BLUE, ORANGE)
"""How the events of one play follow each other (B21)."""
YELLOW_CHITS: Final = 6
BLUE_PAWNS: Final = 4


def events_of(race: Race, cards: Sequence[int]) -> list[str]:
    """Return the events of a play that are played in this race, in their order."""
    setup = race.setup
    if not setup.flags and not setup.has_weather:
        return []
    found = [setup.cards[card].event for card in cards]
    played = [event for event in found if event and is_played(race, event)]
    return sorted(played, key=ORDER.index)


def is_played(race: Race, event: str) -> bool:
    """Tell whether the module of an event is played."""
    return race.setup.has_weather if event == WEATHER else race.setup.flags


def resolve(race: Race, step: Step) -> None:
    """Carry out one event of the play; the next one follows."""
    _, seat, at, _ = step
    events = events_of(race, race.played)
    if at + 1 < len(events):
        race.agenda.append((EVENTS, seat, at + 1, 0))
    event = events[at]
    if event == WEATHER:
        race.agenda.append((AT_WEATHER, seat, 0, 0))
    elif event == GREEN:
        ask_green(race, seat)
    elif event == YELLOW:
        ask_yellow(race, seat)
    elif event == BLUE:
        take_blue(race, seat)
    else:
        take_orange(race, seat)


def tell_flag(
    race: Race, flag: str, seat: int, taken: bool, place: tuple[int, int | None] | None = None
) -> None:
    """Tell what a flag has done, and for which section, behind how many cars."""
    if race.events is not None:
        section, ahead = place or (None, None)
        data = {"flag": flag, "seat": seat, "section": section, "ahead": ahead, "taken": taken}
        race.tell("flag", data)


# Yellow and green


def ask_yellow(race: Race, seat: int) -> None:
    """Ask where a yellow flag is placed, if a chit is left."""
    if len(race.yellow) < YELLOW_CHITS:
        race.agenda.append((AT_YELLOW, seat, 0, 0))
    else:
        tell_flag(race, YELLOW, seat, False)


def flag_places(race: Race) -> list[tuple[int, int]]:
    """Return where a yellow flag may be: the section and how many cars are ahead of it.

    Trajectories lie beyond it, so no car on a point may have it ahead (R47).
    """
    found = []
    for section, kind in enumerate(race.setup.kinds):
        if kind == CORNER and section not in race.yellow:
            cell = race.cells[section]
            found += [(section, ahead) for ahead in range(least_ahead(race, cell), len(cell) + 1)]
    return found


def least_ahead(race: Race, cell: tuple[int, ...]) -> int:
    """Return how many cars of a section at least are ahead of a flag: to the last on a point."""
    on_points = [at for at, car in enumerate(cell) if race.point[car] != NO_POINT]
    return on_points[-1] + 1 if on_points else 0


def legal_yellow(race: Race, _: Step) -> list[int]:
    """Offer all places, and not to place it."""
    return [NO_FLAG, *[flag_code(*place) for place in flag_places(race)]]


def choose_yellow(race: Race, step: Step, code: int) -> None:
    """Place a yellow flag or none."""
    if code == NO_FLAG:
        tell_flag(race, YELLOW, step[1], False)
        return
    section, ahead = split_flag(code)
    race.yellow = {**race.yellow, section: ahead}
    tell_flag(race, YELLOW, step[1], True, (section, ahead))


def ask_green(race: Race, seat: int) -> None:
    """Ask which yellow flag is taken away, if there is one."""
    if race.yellow:
        race.agenda.append((AT_GREEN, seat, 0, 0))
    else:
        tell_flag(race, GREEN, seat, False)


def legal_green(race: Race, _: Step) -> list[int]:
    """Offer the yellow flags, and to leave them."""
    return [KEEP_FLAGS, *[UNFLAG + section for section in sorted(race.yellow)]]


def choose_green(race: Race, step: Step, code: int) -> None:
    """Take a yellow flag away or none."""
    if code == KEEP_FLAGS:
        tell_flag(race, GREEN, step[1], False)
        return
    section = code - UNFLAG
    race.yellow = {at: ahead for at, ahead in race.yellow.items() if at != section}
    tell_flag(race, GREEN, step[1], True, (section, None))


# Blue and orange


def take_blue(race: Race, seat: int) -> None:
    """Put a blue pawn on the chart; there are four, and one is enough for a player (R47)."""
    bit = 1 << seat
    taken = not race.blue & bit and race.blue.bit_count() < BLUE_PAWNS
    if taken:
        race.blue |= bit
    tell_flag(race, BLUE, seat, taken)


def take_orange(race: Race, seat: int) -> None:
    """Put the orange pawn on the chart, unless somebody has it."""
    taken = race.orange == NOBODY
    if taken:
        race.orange = seat
    tell_flag(race, ORANGE, seat, taken)


def give_back(race: Race, seat: int) -> None:
    """Return the flags of a driver who is out (B29)."""
    race.blue &= ~(1 << seat)
    if race.orange == seat:
        race.orange = NOBODY


def bring_in(race: Race) -> None:
    """Remove all flags: a new stage begins."""
    if race.events is not None and (race.yellow or race.blue or race.orange != NOBODY):
        yellow: Json = sorted(race.yellow)
        race.tell("flags-in", {
            "yellow": yellow,
            "blue": [seat for seat in range(race.setup.players) if race.blue >> seat & 1],
            "orange": None if race.orange == NOBODY else race.orange,
        })  # fmt: skip
    race.yellow, race.blue, race.orange = {}, 0, NOBODY
