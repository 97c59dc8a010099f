"""What late braking by players, and by robots forced to it, would do and could lead to.

A step of an off-track path is {kind, value, to}. `value` is what it takes in tyres, damage slots or
movement. `to` is the section where a car that passes the check, or reaches the end, re-enters;
otherwise null.
"""

from boxbox.core.seats import Seat
from boxbox.games.race90.advice.odds import Pool, pool
from boxbox.games.race90.rules.advanced import off_track
from boxbox.games.race90.rules.basic import late_braking
from boxbox.games.race90.rules.basic.damage import free_slots
from boxbox.games.race90.rules.basic.lapping import needs_check
from boxbox.games.race90.rules.basic.late_braking import cars_ahead, landing
from boxbox.games.race90.rules.basic.movement import brake_cards
from boxbox.games.race90.rules.basic.strategies import HAZARD_SECTIONS
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cards import UNKNOWN, Card, card_text
from boxbox.games.race90.table.cars import CARS, PLAYERS, Car
from boxbox.games.race90.table.codes import CARD_OF
from boxbox.games.race90.table.race import BANGING_WHEELS, CHASE, HAZARD, STRATEGIES, Race
from boxbox.games.race90.table.steps import OffCheck
from boxbox.games.race90.table.track import (
    CHECK,
    CRASH,
    CRASH_SC,
    DAMAGE,
    ENTER,
    PENALTY,
    SECTIONS,
    TYRES,
    PathStep,
    Section,
)
from boxbox.games.race90.wire.previews import (
    Attempt,
    BlindOffCheckPreview,
    Braking,
    CardCheck,
    ForcedBrakingPreview,
    OffCheckPreview,
    PathFacts,
    Special,
    SureBrakingPreview,
    Way,
)


def braking(race: Race, car: Seat, drawn: Pool) -> Braking:
    """Return what late braking would do from the section a player is in."""
    here = race.section(car)
    cards = [card_text(CARD_OF[code]) for code in brake_cards(race, car)]
    return {
        **_attempt(race, car, drawn),
        "cards": cards,
        "specials": _specials(race, car, UNKNOWN),
        "off_to": _ahead(race, here, race.setup.track.sections[here].first_entry),
        "path": path_ahead(race, car, 0),
    }


def sure_braking(view: State, seat: Seat, card: Card) -> SureBrakingPreview:
    """Return what late braking with a track card does."""
    return {**_way(view, seat), "specials": _specials(view, seat, card)}


def forced_braking(view: State, robot: Car) -> ForcedBrakingPreview:
    """Return what late braking would do to a robot forced by the orange flag."""
    drawn = pool(view, len(_lapped(view, robot)))
    return {"car": CARS[robot], **_attempt(view, robot, drawn), "off": path_ahead(view, robot, 0)}


def _attempt(race: Race, car: Car, drawn: Pool) -> Attempt:
    target = late_braking.goal(race, car)
    return {"target": target, "odds": drawn.odds(target), **_way(race, car)}


def _way(race: Race, car: Car) -> Way:
    """Return where late braking leads if it succeeds, and whom it passes."""
    return {
        "to": _ahead(race, race.section(car), landing(race, car)),
        "passes": [CARS[other] for other in cars_ahead(race, car)],
        "lap_checks": len(_lapped(race, car)),
    }


def _lapped(race: Race, car: Car) -> list[Car]:
    """Return the cars the Leader must check for first."""
    return [other for other in cars_ahead(race, car) if needs_check(race, car, other)]


def _ahead(race: Race, section: Section, sections: int) -> Section:
    return SECTIONS[(section + sections) % race.setup.length]


def _specials(race: Race, car: Car, card: Card) -> list[Special]:
    """Return the SPECIALs of successful late braking, by a check or with a track card (R52)."""
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


def path_ahead(race: Race, car: Car, first: int, last: int | None = None) -> list[PathFacts]:
    """Return steps on the off-track path of a car's section; robots ignore some of them (R54)."""
    if not race.setup.paths:
        return []
    here = race.section(car)
    steps = race.setup.track.sections[here].path[first:last]
    return [_step(race, here, step) for step in steps if car < PLAYERS or not _is_spared(step)]


def _is_spared(step: PathStep) -> bool:
    """True if a step does nothing to a robot."""
    return step.kind in (TYRES, DAMAGE)


def _step(race: Race, section: Section, step: PathStep) -> PathFacts:
    kind, value = step
    leads = kind in (CHECK, ENTER)
    return {
        "kind": kind,
        "value": value if kind in (TYRES, DAMAGE, PENALTY) else None,
        "to": _ahead(race, section, value) if leads else None,
    }


def off_check(view: State, seat: Seat, card: Card) -> OffCheckPreview:
    """Return what a check off the track with a card leads to."""
    target, factor = off_track.goal(view, seat), view.setup.factors[card]
    made: CardCheck = {"factor": factor, "target": target, "passed": factor <= target}
    if factor <= target:
        return {**made, "to": _nearest(view, seat), "path": [], "out": False}
    path, out = _slide(view, seat)
    return {**made, "to": path[-1]["to"] if _ends(path) else None, "path": path, "out": out}


def off_blind(view: State, seat: Seat) -> BlindOffCheckPreview:
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


def _nearest(view: State, seat: Seat) -> Section:
    """Return the section where a car re-enters if it passes its current check."""
    value = off_track.path_step(view, seat, view.question(OffCheck).place).value
    return _ahead(view, view.section(seat), value)


def _slide(view: State, seat: Seat) -> tuple[list[PathFacts], bool]:
    """Return the steps after a failed check, up to the one that stops the car; and if it retires.

    The car stops at a check, at the end of the path, or at anything it can't survive.
    """
    first = view.question(OffCheck).place + 1
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


def _ends(path: list[PathFacts]) -> bool:
    """True if a car comes back at the end of these steps."""
    return path[-1]["kind"] == ENTER
