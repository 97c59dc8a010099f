"""Late braking (chapter "Braking sections", R50 to R52)."""

from boxbox.core.game import Code
from boxbox.games.race90.rules.advanced.conditions import check_modifier
from boxbox.games.race90.rules.advanced.track_cards import score_special
from boxbox.games.race90.rules.basic.checks import Made, reflexes, tell_checked
from boxbox.games.race90.rules.basic.lapping import needs_check
from boxbox.games.race90.rules.basic.movement import advance, begin_braking, brake_cards
from boxbox.games.race90.rules.basic.strategies import credit
from boxbox.games.race90.table.cards import UNKNOWN, Card, card_text
from boxbox.games.race90.table.cars import CARS, PLAYERS, SEATS, Car
from boxbox.games.race90.table.codes import BRAKE_LATE, STAY
from boxbox.games.race90.table.race import BANGING_WHEELS, ENTERED, HAZARD, NO_POINT, Race
from boxbox.games.race90.table.steps import AT_LAP_CHECK, LapCheck, LateBraking, Path, Step


def legal_brake(race: Race, step: Step) -> list[Code]:
    """Offer late braking, by a check or with a track card for this place."""
    return [STAY, BRAKE_LATE, *brake_cards(race, step.seat)]


def choose_brake(race: Race, step: Step, code: Code) -> None:
    """Stay in the braking section or brake late."""
    if code != STAY:
        begin_braking(race, step.seat, code)


def cars_ahead(race: Race, car: Car) -> tuple[Car, ...]:
    """Return the cars that late braking would pass, nearest first."""
    cell = race.cells[race.section(car)]
    return cell[: cell.index(car)][::-1]


def brake(race: Race, step: LateBraking) -> None:
    """Make the Leader's checks first, one for each car that would get its first lap down (R51)."""
    car, made = step.seat, step.checks
    to_lap = [other for other in cars_ahead(race, car) if needs_check(race, car, other)]
    if made < len(to_lap):
        race.agenda.append(LapCheck(AT_LAP_CHECK, car, made + 1, to_lap[made]))
    else:
        race.late = False
        attempt(race, car)


def goal(race: Race, car: Car) -> int:
    """Return the value that a car's check for late braking must not exceed (R35)."""
    printed = race.setup.track.sections[race.section(car)].late_braking
    return printed + reflexes(race, car) + check_modifier(race)


def attempt(race: Race, car: Car) -> None:
    """Brake late: go ahead of all if a check or a track card allows it, otherwise off the track."""
    if race.spent:
        (card,) = race.spent
        race.spent = ()
        race.lay_off([card])
        land(race, car, card)
        return
    target = goal(race, car)
    card = race.draw("blind")
    tell_checked(race, car, Made("late-braking", card, target, True))
    if card != UNKNOWN:
        race.lay_off([card])
    if card == UNKNOWN or race.setup.factors[card] > target:
        go_off(race, car)
        return
    if car < PLAYERS:
        credit(race, SEATS[car])
    land(race, car)


def landing(race: Race, car: Car) -> int:
    """Return how many sections late braking gains: two for HAZARD if the first is empty."""
    following = (race.section(car) + 1) % race.setup.length
    empty = not race.cells[following] and following not in race.yellow
    return 2 if empty and race.drives_with(car, HAZARD) else 1


def land(race: Race, car: Car, card: Card = UNKNOWN) -> None:
    """Put a car beyond all that stood in the braking section, perhaps by a track card."""
    start = race.section(car)
    passed = cars_ahead(race, car)
    advance(race, car, landing(race, car))
    race.progress = ENTERED
    if race.telling:
        race.tell("braked-late", {
            "car": CARS[car],
            "from": start,
            "to": race.section(car),
            "passes": [CARS[other] for other in passed],
            "card": None if card == UNKNOWN else card_text(card),
        }, reveals=None if card == UNKNOWN else SEATS[car])  # fmt: skip
    race.renew_leader()
    if passed and race.drives_with(car, BANGING_WHEELS):
        score_special(race, SEATS[car])


def go_off(race: Race, car: Car) -> None:
    """Put a car off the track, ahead of those already there (B12).

    Its turn ends there, or at the end of its path (R53).
    """
    section = race.section(car)
    race.take_off(car)
    race.point[car] = NO_POINT
    race.off = (car, *race.off)
    if race.telling:
        race.tell("off-track", {"car": CARS[car], "section": section})
    race.renew_leader()
    if race.setup.paths:
        race.agenda.append(Path(car, 0))
    else:
        race.entry[car] = race.setup.track.sections[section].first_entry
