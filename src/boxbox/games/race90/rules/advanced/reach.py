"""Which corners a move can touch: where a track card may be played (chapter "Track cards", R45).

One function, `reaches`, decides this for a play and for every later answer of the same turn. Cars
and flags are taken as they stand, the player's own choices as made in the card's favour, luck as
good; late braking doesn't count. Events come right before the move, so they count too (B22).
"""

from collections.abc import Iterator, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.advanced import flags, weather
from boxbox.games.race90.rules.advanced.conditions import tyre_penalty
from boxbox.games.race90.rules.advanced.points import trajectory_bonus
from boxbox.games.race90.rules.basic.overtaking import BLOCKED, bangs_wheels, price_from
from boxbox.games.race90.table.cards import RACE_CARDS, Card
from boxbox.games.race90.table.cars import Car
from boxbox.games.race90.table.codes import LEAVE_WEATHER, UNFLAG, USE_SOFT
from boxbox.games.race90.table.race import HAZARD, Race
from boxbox.games.race90.table.steps import (
    AT_CHECK,
    AT_CHECK_ORDER,
    AT_GREEN,
    AT_SOFT,
    AT_WEATHER,
    CHECKS,
    MOVE,
    OF_DRIVER,
    TAKE_DAMAGE,
    Amount,
    Events,
)
from boxbox.games.race90.table.track import SECTIONS

AnyRace = TypeVar("AnyRace", bound=Race)


class Outlook(NamedTuple):
    """What a move has: its points, and what can still happen before it."""

    points: int
    """The movement with everything added on the way, except the bonus of soft tyres."""
    eased: int
    """Bits of the corners in which the car passes others for one point."""
    events: tuple[str, ...]
    """The events still to be carried out."""
    soft: bool
    """True if a bonus of soft tyres can be used."""
    begun: bool
    """True if the car has set off: the cost of wrong tyres has been deducted."""
    free: bool
    """True if an overtake is free."""


class Way(NamedTuple, Generic[AnyRace]):
    """How a move touches its corners: the race after its events, and the choices it takes."""

    race: AnyRace
    soft: bool
    choices: tuple[Code, ...]


def most_points(race: Race, seat: Seat, cards: Sequence[Card]) -> int:
    """Return the movement of a play with everything that can be added, in the current weather."""
    ahead = outlook_of_play(race, seat, cards)
    return ahead.points + ahead.soft - tyre_penalty(race, seat) - race.penalty[seat]


def eased_by(race: Race, cards: Sequence[Card]) -> int:
    """Return bits of the corners in which cards let a car pass others for one point."""
    printed = [race.setup.cards[card] for card in cards]
    return sum({1 << card.corner for card in printed if "overtake" in card.symbols})


def corners_of(race: Race, cards: Sequence[Card]) -> set[int]:
    """Return the corners that cards belong to."""
    return {race.setup.cards[card].corner for card in cards if card > RACE_CARDS}


# What a move has before it


def outlook_of_play(race: Race, seat: Seat, cards: Sequence[Card]) -> Outlook:
    """Return what a move has if these cards are played."""
    setup = race.setup
    points = sum(setup.moves[card] for card in cards) + trajectory_bonus(race, seat, cards)
    if race.drives_with(seat, HAZARD):
        printed = [setup.cards[card] for card in cards]
        points += sum(card.damage + (card.check is not None) for card in printed)
    return Outlook(
        points=points,
        eased=eased_by(race, cards),
        events=tuple(flags.events_of(race, cards)),
        soft=race.soft[seat] > 0,
        begun=False,
        free=race.no_trajectories() and bangs_wheels(race, seat),
    )


def outlook_of_turn(race: Race, seat: Seat) -> Outlook:
    """Return what the current turn's move has, judging by the steps still to come."""
    kinds = [step.name for step in race.agenda]
    begun = MOVE not in kinds
    return Outlook(
        points=race.points + _to_come(race, seat),
        eased=race.eased,
        events=tuple(_events_to_come(race)),
        soft=AT_SOFT in kinds,
        begun=begun,
        free=race.free if begun else race.no_trajectories() and bangs_wheels(race, seat),
    )


def _to_come(race: Race, seat: Seat) -> int:
    """Return the points that HAZARD still adds for damage and checks."""
    if not race.drives_with(seat, HAZARD):
        return 0
    points = 0
    for step in race.agenda:
        if isinstance(step, Amount):
            points += step.count if step.name == TAKE_DAMAGE else 0
        elif step.name == AT_CHECK:
            points += 1
        elif step.name in (CHECKS, AT_CHECK_ORDER):
            points += sum(race.setup.cards[card].check is not None for card in race.played)
    return points


def _events_to_come(race: Race) -> list[str]:
    """Return the events of the play still to come, including one with an open question."""
    events = flags.events_of(race, race.played)
    last = [step.place for step in race.agenda if isinstance(step, Events)]
    left = events[last[0] :] if last else []
    asked = _ASKED.get(race.agenda[-1].name)
    return [asked, *left] if asked else left


_ASKED: Final = {AT_WEATHER: flags.WEATHER, AT_GREEN: flags.GREEN}


# How it can end


def reaches(race: Race, seat: Seat, ahead: Outlook, corners: set[int]) -> bool:
    """True if a move can touch all these corners."""
    return not corners or way_to(race, seat, ahead, corners) is not None


def way_to(race: AnyRace, seat: Seat, ahead: Outlook, corners: set[int]) -> Way[AnyRace] | None:
    """Return how a move touches corners with the fewest choices, or None if it can't."""
    if _goes(race, seat, ahead, False, corners):
        return Way(race, False, ())
    if ahead.soft and _goes(race, seat, ahead, True, corners):
        return Way(race, True, (USE_SOFT,))
    for after, choices in _after(race, seat, ahead.events):
        for soft in (False, True)[: 1 + ahead.soft]:
            if _goes(after, seat, ahead, soft, corners):
                return Way(after, soft, (*choices, USE_SOFT) if soft else choices)
    return None


def _goes(race: Race, seat: Seat, ahead: Outlook, soft: bool, corners: set[int]) -> bool:
    points = ahead.points + soft
    if not ahead.begun:
        points -= tyre_penalty(race, seat) + race.penalty[seat]
    return touches(race, seat, points, ahead, corners)


def _after(
    race: AnyRace, seat: Seat, events: Sequence[str]
) -> Iterator[tuple[AnyRace, tuple[Code, ...]]]:
    """Yield the race after the events, for every combination of choices, and those choices."""
    if not events:
        yield race, ()
        return
    for after, choices in _after_one(race, seat, events[0]):
        for later, more in _after(after, seat, events[1:]):
            yield later, (*choices, *more)


def _after_one(race: AnyRace, seat: Seat, event: str) -> Iterator[tuple[AnyRace, tuple[Code, ...]]]:
    if event == flags.BLUE:
        twin = twin_of(race)
        flags.take_blue(twin, seat)
        yield twin, ()
        return
    yield race, ()
    if event == flags.WEATHER:
        step = OF_DRIVER[AT_WEATHER][seat]
        for code in weather.legal_weather(race, step):
            if code != LEAVE_WEATHER:
                twin = twin_of(race)
                weather.choose_weather(twin, step, code)
                yield twin, (code,)
    elif event == flags.GREEN:
        for section in sorted(race.yellow):
            twin = twin_of(race)
            code = Code(UNFLAG + section)
            flags.choose_green(twin, OF_DRIVER[AT_GREEN][seat], code)
            yield twin, (code,)


def twin_of(race: AnyRace) -> AnyRace:
    """Return a copy for trying out things that need no luck."""
    twin = type(race).__new__(type(race))
    race.copy_to(twin)
    return twin


def touches(race: Race, car: Car, points: int, ahead: Outlook, corners: set[int]) -> bool:
    """True if a car with this many points would touch all these corners from where it stands."""
    setup = race.setup
    sections = setup.track.sections
    length = setup.length
    count = race.count[car]
    left = set(corners)
    free = ahead.free
    if car in race.off:
        points -= 1
        count += race.entry[car]
        others = race.cells[count % length]
    else:
        cell = race.cells[count % length]
        others = cell[: cell.index(car)]
    while True:
        section = SECTIONS[count % length]
        left.discard(sections[section].corner)
        if not left:
            return True
        flag = race.yellow.get(section)
        if flag is not None:
            points -= flag == len(others)
            if others:
                return False
        for other in reversed(others):
            cost = price_from(race, car, other, count, ahead.eased)
            if cost == BLOCKED:
                return False
            if free and race.count[other] == count:
                free, cost = False, 0
            points -= cost
        if points <= 0:
            return False
        points -= 1
        count += 1
        others = race.cells[count % length]
