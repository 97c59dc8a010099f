"""Which corners a move can touch: where a track card may be played (chapter "Track cards", R45).

One function, `reaches`, says so for a play and for every later answer of the same turn. Cars and
flags are taken as they stand, own choices as made in the card's favour, chance as good; late
braking does not count. Events come before the move and at once, so they count too (B22).
"""

from collections.abc import Iterator, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from boxbox.games.race90 import flags, weather
from boxbox.games.race90.cards import RACE_CARDS
from boxbox.games.race90.codes import LEAVE_WEATHER, UNFLAG, USE_SOFT
from boxbox.games.race90.conditions import tyre_penalty
from boxbox.games.race90.overtaking import BLOCKED, bangs_wheels, price_from
from boxbox.games.race90.points import trajectory_bonus
from boxbox.games.race90.race import HAZARD, Race
from boxbox.games.race90.steps import (
    AT_CHECK,
    AT_CHECK_ORDER,
    AT_GREEN,
    AT_SOFT,
    AT_WEATHER,
    CHECKS,
    EVENTS,
    MOVE,
    TAKE_DAMAGE,
)

AnyRace = TypeVar("AnyRace", bound=Race)


class Outlook(NamedTuple):
    """What a move has: its points, and what can still come before it."""

    points: int
    """The movement with all that is added on the way, without the bonus of soft tyres."""
    eased: int
    """Bits of the corners in which cars are passed for one point."""
    events: tuple[str, ...]
    """The events that are still to be carried out."""
    soft: bool
    """True if a bonus of soft tyres can be used."""
    begun: bool
    """True if the car is on its way: what wrong tyres cost has been taken off."""
    free: bool
    """True if an overtake is free."""


class Way(NamedTuple, Generic[AnyRace]):
    """How a move touches its corners: the race after its events, and the choices that it takes."""

    race: AnyRace
    soft: bool
    choices: tuple[int, ...]


def most_points(race: Race, seat: int, cards: Sequence[int]) -> int:
    """Return the movement of a play with all that can be added to it, in the weather as it is."""
    ahead = outlook_of_play(race, seat, cards)
    return ahead.points + ahead.soft - tyre_penalty(race, seat) - race.penalty[seat]


def eased_by(race: Race, cards: Sequence[int]) -> int:
    """Return bits of the corners in which cards let a car pass for one point."""
    printed = [race.setup.cards[card] for card in cards]
    return sum({1 << card.corner for card in printed if "overtake" in card.symbols})


def corners_of(race: Race, cards: Sequence[int]) -> set[int]:
    """Return the corners to which cards are bound."""
    return {race.setup.cards[card].corner for card in cards if card > RACE_CARDS}


# What a move has before it


def outlook_of_play(race: Race, seat: int, cards: Sequence[int]) -> Outlook:
    """Return what a move has if cards are played for it."""
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


def outlook_of_turn(race: Race, seat: int) -> Outlook:
    """Return what the move of a turn has that is on, by the steps that are still to come."""
    kinds = [step[0] for step in race.agenda]
    begun = MOVE not in kinds
    return Outlook(
        points=race.points + _to_come(race, seat),
        eased=race.eased,
        events=tuple(_events_to_come(race)),
        soft=AT_SOFT in kinds,
        begun=begun,
        free=race.free if begun else race.no_trajectories() and bangs_wheels(race, seat),
    )


def _to_come(race: Race, seat: int) -> int:
    """Return the points that HAZARD still adds for damage and checks."""
    if not race.drives_with(seat, HAZARD):
        return 0
    points = 0
    for kind, _, value, _ in race.agenda:
        if kind == TAKE_DAMAGE:
            points += value
        elif kind == AT_CHECK:
            points += 1
        elif kind in (CHECKS, AT_CHECK_ORDER):
            points += sum(race.setup.cards[card].check is not None for card in race.played)
    return points


def _events_to_come(race: Race) -> list[str]:
    """Return the events of the play that are still to come, with one that is being asked."""
    events = flags.events_of(race, race.played)
    last = [step[2] for step in race.agenda if step[0] == EVENTS]
    left = events[last[0] :] if last else []
    asked = _ASKED.get(race.agenda[-1][0])
    return [asked, *left] if asked else left


_ASKED: Final = {AT_WEATHER: flags.WEATHER, AT_GREEN: flags.GREEN}


# How it can end


def reaches(race: Race, seat: int, ahead: Outlook, corners: set[int]) -> bool:
    """True if a move can touch all these corners."""
    return not corners or way_to(race, seat, ahead, corners) is not None


def way_to(race: AnyRace, seat: int, ahead: Outlook, corners: set[int]) -> Way[AnyRace] | None:
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


def _goes(race: Race, seat: int, ahead: Outlook, soft: bool, corners: set[int]) -> bool:
    points = ahead.points + soft
    if not ahead.begun:
        points -= tyre_penalty(race, seat) + race.penalty[seat]
    return touches(race, seat, points, ahead, corners)


def _after(
    race: AnyRace, seat: int, events: Sequence[str]
) -> Iterator[tuple[AnyRace, tuple[int, ...]]]:
    """Give the race after events, for all that can be chosen in them, and what that is."""
    if not events:
        yield race, ()
        return
    for after, choices in _after_one(race, seat, events[0]):
        for later, more in _after(after, seat, events[1:]):
            yield later, (*choices, *more)


def _after_one(race: AnyRace, seat: int, event: str) -> Iterator[tuple[AnyRace, tuple[int, ...]]]:
    if event == flags.BLUE:
        twin = twin_of(race)
        flags.take_blue(twin, seat)
        yield twin, ()
        return
    yield race, ()
    if event == flags.WEATHER:
        step = (AT_WEATHER, seat, 0, 0)
        for code in weather.legal_weather(race, step):
            if code != LEAVE_WEATHER:
                twin = twin_of(race)
                weather.choose_weather(twin, step, code)
                yield twin, (code,)
    elif event == flags.GREEN:
        for section in sorted(race.yellow):
            twin = twin_of(race)
            flags.choose_green(twin, (AT_GREEN, seat, 0, 0), UNFLAG + section)
            yield twin, (UNFLAG + section,)


def twin_of(race: AnyRace) -> AnyRace:
    """Return a copy on which things can be tried that need no luck."""
    twin = type(race).__new__(type(race))
    race.copy_to(twin)
    return twin


def touches(race: Race, car: int, points: int, ahead: Outlook, corners: set[int]) -> bool:
    """True if a car with so many points would touch all these corners from where it stands."""
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
        section = count % length
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
