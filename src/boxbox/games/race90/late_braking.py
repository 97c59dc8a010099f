"""Late braking (chapter "Braking sections", R50, R51)."""

from boxbox.games.race90.cards import UNKNOWN
from boxbox.games.race90.checks import Made, tell_checked
from boxbox.games.race90.codes import BRAKE_LATE, STAY
from boxbox.games.race90.lapping import needs_check
from boxbox.games.race90.movement import advance
from boxbox.games.race90.race import CARS, ENTERED, HAZARD, NO_POINT, Race, Step
from boxbox.games.race90.steps import AT_LAP_CHECK, LATE_BRAKING


def legal_brake(_: Race, __: Step) -> list[int]:
    """Offer late braking."""
    return [STAY, BRAKE_LATE]


def choose_brake(race: Race, step: Step, code: int) -> None:
    """Stay in the braking section or brake late."""
    if code == BRAKE_LATE:
        race.agenda.append((LATE_BRAKING, step[1], 0, 0))


def cars_ahead(race: Race, car: int) -> tuple[int, ...]:
    """Return the cars that late braking would pass, nearest first."""
    cell = race.cells[race.section(car)]
    return cell[: cell.index(car)][::-1]


def brake(race: Race, step: Step) -> None:
    """Make the Leader's checks first, one for each car that gets its first lap down (R51)."""
    _, car, made, _ = step
    to_lap = [other for other in cars_ahead(race, car) if needs_check(race, car, other)]
    if made < len(to_lap):
        race.agenda.append((AT_LAP_CHECK, car, made + 1, to_lap[made]))
    else:
        attempt(race, car)


def attempt(race: Race, car: int) -> None:
    """Draw against the target of the braking section: ahead of all, or off the track."""
    section = race.section(car)
    target = race.setup.track.sections[section].late_braking
    card = race.draw("blind")
    tell_checked(race, car, Made("late-braking", card, target, True))
    if card != UNKNOWN:
        race.discards.append(card)
    race.late = False
    if card != UNKNOWN and race.setup.factors[card] <= target:
        land(race, car, landing(race, car))
    else:
        go_off(race, car)


def landing(race: Race, car: int) -> int:
    """Return how many sections late braking gains: two for HAZARD if the first is empty."""
    following = (race.section(car) + 1) % race.setup.length
    return 2 if race.strategy[car] == HAZARD and not race.cells[following] else 1


def land(race: Race, car: int, sections: int) -> None:
    """Put a car beyond all that stood in the braking section."""
    start = race.section(car)
    passed = cars_ahead(race, car)
    advance(race, car, sections)
    race.progress = ENTERED
    if race.events is not None:
        race.tell("braked-late", {
            "car": CARS[car],
            "from": start,
            "to": race.section(car),
            "passes": [CARS[other] for other in passed],
        })  # fmt: skip
    race.renew_leader()


def go_off(race: Race, car: int) -> None:
    """Put a car beside the track; its turn is over (R53)."""
    race.take_off(car)
    race.point[car] = NO_POINT
    race.off += (car,)
    if race.events is not None:
        race.tell("off-track", {"car": CARS[car], "section": race.section(car)})
    race.renew_leader()
