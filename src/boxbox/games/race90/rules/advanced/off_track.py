"""Cars off the track and the path they take there (chapter "Off track", R53, R54)."""

from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.advanced import safety_car
from boxbox.games.race90.rules.advanced.conditions import check_modifier
from boxbox.games.race90.rules.basic.checks import Made, can_go_blind, take_check_card, tell_checked
from boxbox.games.race90.rules.basic.damage import eliminate, take_damage
from boxbox.games.race90.table.cards import UNKNOWN
from boxbox.games.race90.table.cars import CARS, PLAYERS, SEATS, Car
from boxbox.games.race90.table.codes import BLIND, CHECK
from boxbox.games.race90.table.race import Race
from boxbox.games.race90.table.steps import OffCheck, Path, Step
from boxbox.games.race90.table.track import CHECK as CHECK_STEP
from boxbox.games.race90.table.track import (
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
"""How many turns after going off a car must make a forced stop: one after it comes back."""


def path_step(race: Race, car: Car, at: int) -> PathStep:
    """Return a symbol on the path of a car."""
    return race.setup.track.sections[race.section(car)].path[at]


def go_along(race: Race, step: Path) -> None:
    """Carry out the next symbol; robots ignore tyres and damage (R54)."""
    car, at = step.car, step.place
    kind, value = path_step(race, car, at)
    if kind == CHECK_STEP and car < PLAYERS:
        race.agenda.append(OffCheck(SEATS[car], at))
    elif kind == CHECK_STEP:
        check(race, car, at, BLIND)
    elif kind == ENTER:
        regain(race, car, value)
    elif kind in (CRASH, CRASH_SC):
        eliminate(race, car, "crash")
        if kind == CRASH_SC:
            safety_car.enter(race)
    elif suffer(race, car, kind, value):
        race.agenda.append(Path(car, at + 1))


def suffer(race: Race, car: Car, kind: str, value: int) -> bool:
    """Take what a symbol brings; return whether the car is still in the race."""
    if kind == PENALTY:
        race.penalty[car] += value
        if race.telling:
            race.tell("penalty", {"car": CARS[car], "value": value})
    elif kind == PIT:
        race.pit_due[car] = race.pit_due[car] or race.turn + TURNS_TO_PIT
        if race.telling:
            race.tell("pit-due", {"car": CARS[car], "turn": race.pit_due[car]})
    elif car < PLAYERS and kind == TYRES:
        return pay_tyres(race, SEATS[car], value)
    elif car < PLAYERS and kind == DAMAGE and not take_damage(race, SEATS[car], value, "off-track"):
        eliminate(race, car, "damage")
        return False
    return True


def pay_tyres(race: Race, seat: Seat, chips: int) -> bool:
    """Pay with chips only; a driver with too few retires."""
    if race.tyres[seat] < chips:
        eliminate(race, seat, "tyres")
        return False
    race.tyres[seat] -= chips
    if race.telling:
        race.tell("paid", {"seat": seat, "chips": chips, "cards": [], "why": "off-track"})
    return True


def legal_off_check(race: Race, step: Step) -> list[Code]:
    """Offer the cards in hand and a Blind Check."""
    codes = [CHECK.of[card] for card in race.usable(step.seat)]
    return [*codes, BLIND] if can_go_blind(race) or not codes else codes


def choose_off_check(race: Race, step: OffCheck, code: Code) -> None:
    """Check with a card or blind."""
    check(race, step.seat, step.place, code)


def goal(race: Race, car: Car) -> int:
    """Return the value that a check off the track must not exceed; REFLEXES don't count (R35)."""
    section = race.setup.track.sections[race.section(car)]
    return section.late_braking + check_modifier(race)


def check(race: Race, car: Car, at: int, code: Code) -> None:
    """Check against the braking section's target: come back nearby, or go on along the path."""
    target = goal(race, car)
    card = take_check_card(race, car, code)
    tell_checked(race, car, Made("off-track", card, target, code == BLIND))
    if card != UNKNOWN:
        race.lay_off([card])
    if card != UNKNOWN and race.setup.factors[card] <= target:
        regain(race, car, path_step(race, car, at).value)
    else:
        race.agenda.append(Path(car, at + 1))


def regain(race: Race, car: Car, sections: int) -> None:
    """Stop beside the track, this many sections ahead of the braking section."""
    race.entry[car] = sections
    if race.telling:
        to = (race.section(car) + sections) % race.setup.length
        race.tell("regained", {"car": CARS[car], "to": to})
