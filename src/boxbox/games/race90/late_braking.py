"""Late braking (chapter "Braking sections", R50 to R52)."""

from boxbox.games.race90.cards import UNKNOWN, card_text
from boxbox.games.race90.checks import Made, reflexes, tell_checked
from boxbox.games.race90.codes import BRAKE_LATE, STAY
from boxbox.games.race90.conditions import check_modifier
from boxbox.games.race90.lapping import needs_check
from boxbox.games.race90.movement import advance, begin_braking, brake_cards
from boxbox.games.race90.race import (
    BANGING_WHEELS,
    CARS,
    ENTERED,
    HAZARD,
    NO_POINT,
    PLAYERS,
    Race,
    Step,
)
from boxbox.games.race90.steps import AT_LAP_CHECK, PATH
from boxbox.games.race90.strategies import credit
from boxbox.games.race90.track_cards import score_special


def legal_brake(race: Race, step: Step) -> list[int]:
    """Offer late braking, by a check or by a track card for this place."""
    return [STAY, BRAKE_LATE, *brake_cards(race, step[1])]


def choose_brake(race: Race, step: Step, code: int) -> None:
    """Stay in the braking section or brake late."""
    if code != STAY:
        begin_braking(race, step[1], code)


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
        race.late = False
        attempt(race, car)


def goal(race: Race, car: int) -> int:
    """Return the value that late braking must not exceed from where a car is (R35)."""
    printed = race.setup.track.sections[race.section(car)].late_braking
    return printed + reflexes(race, car) + check_modifier(race)


def attempt(race: Race, car: int) -> None:
    """Brake late: ahead of all if the check is good or a track card makes it so, else off."""
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
        credit(race, car)
    land(race, car)


def landing(race: Race, car: int) -> int:
    """Return how many sections late braking gains: two for HAZARD if the first is empty."""
    following = (race.section(car) + 1) % race.setup.length
    empty = not race.cells[following] and following not in race.yellow
    return 2 if empty and race.drives_with(car, HAZARD) else 1


def land(race: Race, car: int, card: int = UNKNOWN) -> None:
    """Put a car beyond all that stood in the braking section; perhaps by a track card."""
    start = race.section(car)
    passed = cars_ahead(race, car)
    advance(race, car, landing(race, car))
    race.progress = ENTERED
    if race.events is not None:
        race.tell("braked-late", {
            "car": CARS[car],
            "from": start,
            "to": race.section(car),
            "passes": [CARS[other] for other in passed],
            "card": None if card == UNKNOWN else card_text(card),
        })  # fmt: skip
    race.renew_leader()
    if passed and race.drives_with(car, BANGING_WHEELS):
        score_special(race, car)


def go_off(race: Race, car: int) -> None:
    """Put a car beside the track, ahead of those who are there already (B12).

    Its turn ends there, or at the end of its path (R53).
    """
    section = race.section(car)
    race.take_off(car)
    race.point[car] = NO_POINT
    race.off = (car, *race.off)
    if race.events is not None:
        race.tell("off-track", {"car": CARS[car], "section": section})
    race.renew_leader()
    if race.setup.paths:
        race.agenda.append((PATH, car, 0, 0))
    else:
        race.entry[car] = race.setup.track.sections[section].first_entry
