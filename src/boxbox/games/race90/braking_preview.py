"""What late braking would do, of players and of robots that are made to, and what may come of it.

A step of an off-track path is {kind, value, to}: value is what it takes of tyres, damage slots or
movement, to the section in which who passes a check, or comes to the end, re-enters; else null.
"""

from boxbox.core.event import Json
from boxbox.games.race90 import late_braking, off_track
from boxbox.games.race90.cards import UNKNOWN, card_text
from boxbox.games.race90.codes import BRAKE_WITH
from boxbox.games.race90.damage import free_slots
from boxbox.games.race90.lapping import needs_check
from boxbox.games.race90.late_braking import cars_ahead, landing
from boxbox.games.race90.movement import brake_cards
from boxbox.games.race90.odds import Pool, pool
from boxbox.games.race90.race import (
    BANGING_WHEELS,
    CARS,
    CHASE,
    HAZARD,
    PLAYERS,
    STRATEGIES,
    Race,
)
from boxbox.games.race90.state import State
from boxbox.games.race90.strategies import HAZARD_SECTIONS
from boxbox.games.race90.track import (
    CHECK,
    CRASH,
    CRASH_SC,
    DAMAGE,
    ENTER,
    PENALTY,
    TYRES,
    PathStep,
)

Facts = dict[str, Json]


def braking(race: Race, car: int, drawn: Pool) -> Facts:
    """Return what late braking would do from the section where a player is."""
    here = race.section(car)
    cards = [card_text(code - BRAKE_WITH) for code in brake_cards(race, car)]
    return {
        **_attempt(race, car, drawn),
        "cards": cards,
        "specials": _specials(race, car, UNKNOWN),
        "off_to": _ahead(race, here, race.setup.track.sections[here].first_entry),
        "path": path_ahead(race, car, 0),
    }


def sure_braking(view: State, seat: int, card: int) -> Facts:
    """Return what late braking with a track card does."""
    return {**_way(view, seat), "specials": _specials(view, seat, card)}


def forced_braking(view: State, robot: int) -> Facts:
    """Return what late braking would do to a robot that the orange flag makes to."""
    drawn = pool(view, len(_lapped(view, robot)))
    return {"car": CARS[robot], **_attempt(view, robot, drawn), "off": path_ahead(view, robot, 0)}


def _attempt(race: Race, car: int, drawn: Pool) -> Facts:
    target = late_braking.goal(race, car)
    return {"target": target, "odds": drawn.odds(target), **_way(race, car)}


def _way(race: Race, car: int) -> Facts:
    """Return where late braking leads if it succeeds, and whom it passes."""
    return {
        "to": _ahead(race, race.section(car), landing(race, car)),
        "passes": [CARS[other] for other in cars_ahead(race, car)],
        "lap_checks": len(_lapped(race, car)),
    }


def _lapped(race: Race, car: int) -> list[int]:
    """Return the cars for which the Leader checks first."""
    return [other for other in cars_ahead(race, car) if needs_check(race, car, other)]


def _ahead(race: Race, section: int, sections: int) -> int:
    return (section + sections) % race.setup.length


def _specials(race: Race, car: int, card: int) -> list[Facts]:
    """Return the SPECIALs of late braking that succeeds, by a check or sure by a card (R52)."""
    if not race.setup.track_cards:
        return []
    cards = 0
    if race.drives_with(car, BANGING_WHEELS):
        cards = int(bool(cars_ahead(race, car)))
    elif race.drives_with(car, HAZARD) and not race.setup.later_hazard:
        driven = race.count[car] + landing(race, car) - race.origin
        if driven >= HAZARD_SECTIONS:
            cards = race.credit[car] + (card == UNKNOWN)
    elif race.drives_with(car, CHASE):
        chased = race.chased[car]
        to = _ahead(race, race.section(car), landing(race, car))
        cards = int(0 <= chased < PLAYERS and chased in race.cells[to])
    if not cards:
        return []
    sure = card != UNKNOWN and not _lapped(race, car)
    return [{"strategy": STRATEGIES[race.strategy[car]], "cards": cards, "sure": sure}]


# Off the track


def path_ahead(race: Race, car: int, first: int, last: int | None = None) -> list[Facts]:
    """Return steps of the off-track path of a car's section; robots leave some out (R54)."""
    if not race.setup.paths:
        return []
    here = race.section(car)
    steps = race.setup.track.sections[here].path[first:last]
    return [_step(race, here, step) for step in steps if car < PLAYERS or not _is_spared(step)]


def _is_spared(step: PathStep) -> bool:
    """Tell whether a step does nothing to a robot."""
    return step.kind in (TYRES, DAMAGE)


def _step(race: Race, section: int, step: PathStep) -> Facts:
    kind, value = step
    leads = kind in (CHECK, ENTER)
    return {
        "kind": kind,
        "value": value if kind in (TYRES, DAMAGE, PENALTY) else None,
        "to": _ahead(race, section, value) if leads else None,
    }


def off_check(view: State, seat: int, card: int) -> Facts:
    """Return what a check off the track with a card leads to."""
    target, factor = off_track.goal(view, seat), view.setup.factors[card]
    facts: Facts = {"factor": factor, "target": target, "passed": factor <= target}
    if factor <= target:
        return facts | {"to": _nearest(view, seat), "path": [], "out": False}
    path, out = _slide(view, seat)
    return facts | {"to": path[-1]["to"] if _ends(path) else None, "path": path, "out": out}


def off_blind(view: State, seat: int) -> Facts:
    """Return what a Blind Check off the track leads to: back if passed, else along the path."""
    target = off_track.goal(view, seat)
    path, out = _slide(view, seat)
    return {
        "target": target,
        "odds": pool(view).odds(target),
        "to": _nearest(view, seat),
        "path": path,
        "out": out,
    }


def _nearest(view: State, seat: int) -> int:
    """Return the section in which a car re-enters that passes the check it is at."""
    value = off_track.path_step(view, seat, view.agenda[-1][2]).value
    return _ahead(view, view.section(seat), value)


def _slide(view: State, seat: int) -> tuple[list[Facts], bool]:
    """Return the steps after a failed check, up to one that stops the car, and if it is out then.

    A check stops it, the end of the path does, and what the car can't bear.
    """
    first = view.agenda[-1][2] + 1
    path = view.setup.track.sections[view.section(seat)].path
    chips, slots = view.tyres[seat], free_slots(view, seat)
    for at in range(first, len(path)):
        kind, value = path[at]
        chips -= value if kind == TYRES else 0
        slots -= value if kind == DAMAGE else 0
        out = kind in (CRASH, CRASH_SC) or chips < 0 or slots < 0
        if out or kind in (CHECK, ENTER):
            return path_ahead(view, seat, first, at + 1), out
    raise AssertionError("a path without an end")


def _ends(path: list[Facts]) -> bool:
    """Tell whether a car comes back at the end of these steps."""
    return bool(path[-1]["kind"] == ENTER)
