"""Cars off the track and the path they take there (chapter "Off track", R53, R54)."""

from typing import Final

from boxbox.games.race90 import safety_car
from boxbox.games.race90.cards import UNKNOWN
from boxbox.games.race90.checks import Made, can_go_blind, tell_checked
from boxbox.games.race90.codes import BLIND, CHECK
from boxbox.games.race90.conditions import check_modifier
from boxbox.games.race90.damage import eliminate, take_damage
from boxbox.games.race90.race import CARS, PLAYERS, Race, Step
from boxbox.games.race90.steps import AT_OFF_CHECK, PATH
from boxbox.games.race90.track import CHECK as CHECK_STEP
from boxbox.games.race90.track import (
    CRASH,
    CRASH_SC,
    DAMAGE,
    ENTER,
    PENALTY,
    PIT,
    TYRES,
    PathStep,
)

TURNS_TO_PIT: Final = 2
"""A forced stop is made in the turn after the one in which the car comes back."""


def path_step(race: Race, car: int, at: int) -> PathStep:
    """Return a symbol of the path along which a car goes."""
    return race.setup.track.sections[race.section(car)].path[at]


def go_along(race: Race, step: Step) -> None:
    """Do what the next symbol says; robots leave out tyres and damage (R54)."""
    _, car, at, _ = step
    kind, value = path_step(race, car, at)
    if kind == CHECK_STEP and car < PLAYERS:
        race.agenda.append((AT_OFF_CHECK, car, at, 0))
    elif kind == CHECK_STEP:
        check(race, car, at, BLIND)
    elif kind == ENTER:
        regain(race, car, value)
    elif kind in (CRASH, CRASH_SC):
        eliminate(race, car, "crash")
        if kind == CRASH_SC:
            safety_car.enter(race)
    elif suffer(race, car, kind, value):
        race.agenda.append((PATH, car, at + 1, 0))


def suffer(race: Race, car: int, kind: str, value: int) -> bool:
    """Take what a symbol brings; tell whether the car is still in the race."""
    if kind == PENALTY:
        race.penalty[car] += value
        if race.events is not None:
            race.tell("penalty", {"car": CARS[car], "value": value})
    elif kind == PIT:
        race.pit_due[car] = race.pit_due[car] or race.turn + TURNS_TO_PIT
        if race.events is not None:
            race.tell("pit-due", {"car": CARS[car], "turn": race.pit_due[car]})
    elif car < PLAYERS and kind == TYRES:
        return pay_tyres(race, car, value)
    elif car < PLAYERS and kind == DAMAGE and not take_damage(race, car, value, "off-track"):
        eliminate(race, car, "damage")
        return False
    return True


def pay_tyres(race: Race, seat: int, chips: int) -> bool:
    """Pay chips, no cards; who has too few is out."""
    if race.tyres[seat] < chips:
        eliminate(race, seat, "tyres")
        return False
    race.tyres[seat] -= chips
    if race.events is not None:
        race.tell("paid", {"seat": seat, "chips": chips, "cards": [], "why": "off-track"})
    return True


def legal_off_check(race: Race, step: Step) -> list[int]:
    """Offer the cards of the hand and a Blind Check."""
    codes = [CHECK + card for card in race.usable(step[1])]
    return [*codes, BLIND] if can_go_blind(race) or not codes else codes


def choose_off_check(race: Race, step: Step, code: int) -> None:
    """Check with a card or blind."""
    check(race, step[1], step[2], code)


def goal(race: Race, car: int) -> int:
    """Return the value that a check beside the track must not exceed: REFLEXES are off (R35)."""
    section = race.setup.track.sections[race.section(car)]
    return section.late_braking + check_modifier(race)


def check(race: Race, car: int, at: int, code: int) -> None:
    """Check against the braking section's target: back at the nearest place, or further along."""
    target = goal(race, car)
    if code == BLIND:
        card = race.draw("blind")
    else:
        card = code - CHECK
        race.take_from_hand(car, card)
    tell_checked(race, car, Made("off-track", card, target, code == BLIND))
    if card != UNKNOWN:
        race.lay_off([card])
    if card != UNKNOWN and race.setup.factors[card] <= target:
        regain(race, car, path_step(race, car, at).value)
    else:
        race.agenda.append((PATH, car, at + 1, 0))


def regain(race: Race, car: int, sections: int) -> None:
    """Stop beside the track, so many sections ahead of the braking section."""
    race.entry[car] = sections
    if race.events is not None:
        to = (race.section(car) + sections) % race.setup.length
        race.tell("regained", {"car": CARS[car], "to": to})
