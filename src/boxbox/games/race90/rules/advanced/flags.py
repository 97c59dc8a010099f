"""Flags, which last to the end of the stage, and the order of a play's events (chapter "Flags")."""

from collections.abc import Sequence
from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import NOBODY, Seat
from boxbox.games.race90.table.cards import EVENTS, Card
from boxbox.games.race90.table.cars import Car
from boxbox.games.race90.table.codes import KEEP_FLAGS, NO_FLAG, UNFLAG, flag_code, split_flag
from boxbox.games.race90.table.race import NO_POINT, Race
from boxbox.games.race90.table.steps import (
    AT_GREEN,
    AT_WEATHER,
    AT_YELLOW,
    OF_DRIVER,
    Events,
    Step,
)
from boxbox.games.race90.table.track import CORNER, SECTIONS, Section

WEATHER, YELLOW, GREEN, BLUE, ORANGE = EVENTS
ORDER: Final = (WEATHER, GREEN, YELLOW, BLUE, ORANGE)
"""The order in which the events of one play follow each other (B21)."""
YELLOW_CHITS: Final = 6
BLUE_PAWNS: Final = 4


def events_of(race: Race, cards: Sequence[Card]) -> list[str]:
    """Return the events of a play that are used in this race, in their order."""
    setup = race.setup
    if not setup.flags and not setup.has_weather:
        return []
    found = [setup.cards[card].event for card in cards]
    played = [event for event in found if event and is_played(race, event)]
    return sorted(played, key=ORDER.index)


def is_played(race: Race, event: str) -> bool:
    """True if the race uses the module of an event."""
    return race.setup.has_weather if event == WEATHER else race.setup.flags


def resolve(race: Race, step: Events) -> None:
    """Carry out one event of the play; the next one follows."""
    seat, at = step.seat, step.place
    events = events_of(race, race.played)
    if at + 1 < len(events):
        race.agenda.append(Events(seat, at + 1))
    event = events[at]
    if event == WEATHER:
        race.agenda.append(OF_DRIVER[AT_WEATHER][seat])
    elif event == GREEN:
        ask_green(race, seat)
    elif event == YELLOW:
        ask_yellow(race, seat)
    elif event == BLUE:
        take_blue(race, seat)
    else:
        take_orange(race, seat)


def tell_flag(
    race: Race, flag: str, seat: Seat, taken: bool, place: tuple[Section, int | None] | None = None
) -> None:
    """Report what a flag has done, in which section and behind how many cars."""
    if race.telling:
        section, ahead = place or (None, None)
        data = {"flag": flag, "seat": seat, "section": section, "ahead": ahead, "taken": taken}
        race.tell("flag", data)


# Yellow and green


def ask_yellow(race: Race, seat: Seat) -> None:
    """Ask where to place a yellow flag, if a chit is left."""
    if len(race.yellow) < YELLOW_CHITS:
        race.agenda.append(OF_DRIVER[AT_YELLOW][seat])
    else:
        tell_flag(race, YELLOW, seat, False)


def flag_places(race: Race) -> list[tuple[Section, int]]:
    """Return where a yellow flag may go: the section, and how many cars are ahead of it.

    Trajectories lie beyond the flag, so no car on a point may be behind it (R47).
    """
    found: list[tuple[Section, int]] = []
    for section, kind in zip(SECTIONS, race.setup.kinds, strict=False):
        if kind == CORNER and section not in race.yellow:
            cell = race.cells[section]
            found += [(section, ahead) for ahead in range(least_ahead(race, cell), len(cell) + 1)]
    return found


def least_ahead(race: Race, cell: tuple[Car, ...]) -> int:
    """Return how many cars must be ahead of a flag: all down to the last one on a point."""
    on_points = [at for at, car in enumerate(cell) if race.point[car] != NO_POINT]
    return on_points[-1] + 1 if on_points else 0


def legal_yellow(race: Race, _: Step) -> list[Code]:
    """Offer every place, and not placing it."""
    return [NO_FLAG, *[flag_code(*place) for place in flag_places(race)]]


def choose_yellow(race: Race, step: Step, code: Code) -> None:
    """Place a yellow flag, or none."""
    if code == NO_FLAG:
        tell_flag(race, YELLOW, step.seat, False)
        return
    section, ahead = split_flag(code)
    race.yellow = {**race.yellow, section: ahead}
    tell_flag(race, YELLOW, step.seat, True, (section, ahead))


def ask_green(race: Race, seat: Seat) -> None:
    """Ask which yellow flag to take away, if there is one."""
    if race.yellow:
        race.agenda.append(OF_DRIVER[AT_GREEN][seat])
    else:
        tell_flag(race, GREEN, seat, False)


def legal_green(race: Race, _: Step) -> list[Code]:
    """Offer the yellow flags, and leaving them all."""
    return [KEEP_FLAGS, *[Code(UNFLAG + section) for section in sorted(race.yellow)]]


def choose_green(race: Race, step: Step, code: Code) -> None:
    """Take a yellow flag away, or none."""
    if code == KEEP_FLAGS:
        tell_flag(race, GREEN, step.seat, False)
        return
    section = SECTIONS[code - UNFLAG]
    race.yellow = {at: ahead for at, ahead in race.yellow.items() if at != section}
    tell_flag(race, GREEN, step.seat, True, (section, None))


# Blue and orange


def take_blue(race: Race, seat: Seat) -> None:
    """Put a blue pawn on the chart; there are four, and nobody needs a second (R47)."""
    bit = 1 << seat
    taken = not race.blue & bit and race.blue.bit_count() < BLUE_PAWNS
    if taken:
        race.blue |= bit
    tell_flag(race, BLUE, seat, taken)


def take_orange(race: Race, seat: Seat) -> None:
    """Put the orange pawn on the chart, unless somebody has it."""
    taken = race.orange == NOBODY
    if taken:
        race.orange = seat
    tell_flag(race, ORANGE, seat, taken)


def give_back(race: Race, seat: Seat) -> None:
    """Give back the flags of a driver who has retired (B29)."""
    race.blue &= ~(1 << seat)
    if race.orange == seat:
        race.orange = NOBODY


def bring_in(race: Race) -> None:
    """Remove all flags: a new stage begins."""
    yellow, blue, orange = race.yellow, race.blue, race.orange
    race.yellow, race.blue, race.orange = {}, 0, NOBODY
    if race.telling and (yellow or blue or orange != NOBODY):
        race.tell("flags-in", {
            "yellow": sorted(yellow),
            "blue": [seat for seat in race.setup.seats if blue >> seat & 1],
            "orange": None if orange == NOBODY else orange,
        })  # fmt: skip
