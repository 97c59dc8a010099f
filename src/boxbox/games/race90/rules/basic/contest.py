"""Contests for the order in a corner section (chapter "Corner sections", R10 to R20).

A group is a set of cars in a section with no wall between them (R17). They declare from last to
first; cards lie face down until all have declared. `joined` and `declined` are bits of cars.
"""

from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.advanced.track_cards import score_special
from boxbox.games.race90.rules.basic.damage import eliminate, take_damage
from boxbox.games.race90.table.cards import UNKNOWN, Card, card_text
from boxbox.games.race90.table.cars import CARS, PLAYERS, SEATS, Car
from boxbox.games.race90.table.codes import ALONE, CARD_OF, CONTEST, DECLINE, JOIN
from boxbox.games.race90.table.race import BANGING_WHEELS, Race
from boxbox.games.race90.table.steps import AT_CONTEST, AT_CONTEST_SECOND, Declare, InContest, Step
from boxbox.games.race90.table.track import CORNER, Section

BANGING_WHEELS_BONUS: Final = 3
ROBOT_CARDS: Final = 2


def begin(race: Race, section: Section) -> bool:
    """Begin the next contest due in a section, front group first; return whether there is one."""
    cell = race.cells[section]
    if len(cell) < 2 or race.setup.kinds[section] != CORNER:
        return False
    if race.setup.junior or race.all_straight() or race.safety_car or section in race.yellow:
        return False
    for group in groups(race, cell):
        if is_due(race, group, section):
            fresh = sum(
                1 << car for at, car in enumerate(group) if may_start(race, group, at, section)
            )
            for car in group:
                race.asked[car] = section
            if any(fresh >> car & 1 and wants(race, group, at) for at, car in enumerate(group)):
                open_group(race, group, section, fresh)
                return True
    return False


def groups(race: Race, cell: tuple[Car, ...]) -> list[tuple[Car, ...]]:
    """Divide the cars of a section at its walls: moved cars that cars behind would un-lap from."""
    found: list[tuple[Car, ...]] = []
    group: tuple[Car, ...] = ()
    for at, car in enumerate(cell):
        if is_wall(race, cell, at):
            found.append(group)
            group = ()
        else:
            group += (car,)
    return [cars for cars in [*found, group] if len(cars) > 1]


def is_wall(race: Race, cell: tuple[Car, ...], at: int) -> bool:
    """True if a car has moved and has more laps than one behind it that has not (R17)."""
    car = cell[at]
    return race.has_moved(car) and any(
        not race.has_moved(behind) and race.count[behind] < race.count[car]
        for behind in cell[at + 1 :]
    )


def is_due(race: Race, group: tuple[Car, ...], section: Section) -> bool:
    """True if a car of the group may still start a contest (R16)."""
    return any(may_start(race, group, at, section) for at in range(1, len(group)))


def may_start(race: Race, group: tuple[Car, ...], at: int, section: Section) -> bool:
    """True if a car has another ahead, has not moved and was not asked here before."""
    car = group[at]
    return at > 0 and not race.has_moved(car) and race.asked[car] != section


def wants(race: Race, group: tuple[Car, ...], at: int) -> bool:
    """True if a car that may start is able to: a player with cards, a robot behind a player."""
    car = group[at]
    return bool(race.usable(SEATS[car])) if car < PLAYERS else attacks(race, group, at)


def attacks(race: Race, group: tuple[Car, ...], at: int) -> bool:
    """True if a robot has a player ahead, the nearest one with the same or fewer laps (R19)."""
    ahead = [car for car in group[:at] if car < PLAYERS]
    return bool(ahead) and race.count[ahead[-1]] <= race.count[group[at]]


def open_group(race: Race, group: tuple[Car, ...], section: Section, fresh: int) -> None:
    """Ask the cars of a group, from last to first; `fresh` are the cars that may start."""
    race.group = group
    race.joined = race.declined = 0
    race.agenda.append(Declare(section, len(group) - 1, fresh))
    if race.telling:
        race.tell("contest", {"section": section, "cars": [CARS[car] for car in group]})


def declare(race: Race, step: Declare) -> None:
    """Let the next car of the group declare; after the front one the cards are shown."""
    section, at, fresh = step.section, step.place, step.may_start
    if at < 0:
        settle(race, section)
        return
    race.agenda.append(Declare(section, at - 1, fresh))
    car = race.group[at]
    starts = bool(fresh >> car & 1)
    if is_shaken(race, car):
        if any(car < PLAYERS or other < PLAYERS for other in challengers(race, at)):
            decline(race, car)
    elif car >= PLAYERS:
        declare_robot(race, at, starts)
    elif (starts or defends(race, at)) and race.usable(SEATS[car]):
        race.agenda.append(InContest(AT_CONTEST, SEATS[car], at))
    elif challengers(race, at):
        decline(race, car)


def is_shaken(race: Race, car: Car) -> bool:
    """True if a car has come back in this turn and so takes no part (B31)."""
    return race.setup.paths and bool(race.re_entered >> car & 1)


def challengers(race: Race, at: int) -> list[Car]:
    """Return the cars behind that have played."""
    return [car for car in race.group[at + 1 :] if race.joined >> car & 1]


def defends(race: Race, at: int) -> bool:
    """True if a player may answer cars behind; after moving, only those on the same lap (R17)."""
    car = race.group[at]
    behind = challengers(race, at)
    if race.has_moved(car):
        return any(race.count[other] == race.count[car] for other in behind)
    return bool(behind)


def declare_robot(race: Race, at: int, starts: bool) -> None:
    """Let a robot attack a player ahead, or answer one behind who has played (R19)."""
    car = race.group[at]
    count = race.count
    behind = [other for other in challengers(race, at) if other < PLAYERS]
    if race.has_moved(car):
        answers = any(count[other] == count[car] for other in behind)
    else:
        answers = any(count[other] <= count[car] for other in behind)
    if answers or (starts and attacks(race, race.group, at)):
        race.joined |= 1 << car
        if race.telling:
            race.tell("contest-laid", {"car": CARS[car], "count": ROBOT_CARDS})
    elif behind:
        decline(race, car)


def legal_contest(race: Race, step: Step) -> list[Code]:
    """Offer to decline, or to lay any card that is not frozen (R10)."""
    return [DECLINE, *[CONTEST.of[card] for card in race.usable(step.seat)]]


def choose_contest(race: Race, step: InContest, code: Code) -> None:
    """Decline, or lay a first card."""
    seat = step.seat
    if code == DECLINE:
        decline(race, seat)
        return
    lay(race, seat, CARD_OF[code])
    race.agenda.append(InContest(AT_CONTEST_SECOND, seat, step.place))


def legal_contest_second(race: Race, step: Step) -> list[Code]:
    """Offer a second card; a pair is entered with the lower number first."""
    seat = step.seat
    (first,) = race.laid[seat]
    return [ALONE, *[JOIN.of[card] for card in race.usable(seat) if card > first]]


def choose_contest_second(race: Race, step: Step, code: Code) -> None:
    """Lay a second card, or none."""
    seat = step.seat
    if code != ALONE:
        lay(race, seat, CARD_OF[code])
    race.joined |= 1 << seat
    if race.telling:
        cards = race.laid[seat]
        private = {seat: {"cards": [card_text(card) for card in cards]}}
        race.tell("contest-laid", {"car": CARS[seat], "count": len(cards)}, private)


def lay(race: Race, seat: Seat, card: Card) -> None:
    """Lay a card face down."""
    race.take_from_hand(seat, card)
    race.laid[seat] += (card,)


def decline(race: Race, car: Car) -> None:
    """Stay out of the contest."""
    race.declined |= 1 << car
    if race.telling:
        race.tell("contest-declined", {"car": CARS[car]})


def settle(race: Race, section: Section) -> None:
    """Show the cards, resolve contact, and put the cars in their new order."""
    group = race.group
    race.group = ()
    if not race.joined:
        race.declined = 0
        return
    totals = {car: show(race, group, car, section) for car in group if race.joined >> car & 1}
    discard_robot_cards(race)
    ties = touch(race, group, totals)
    reorder(race, section, group, totals)
    winner = next((car for car in race.cells[section] if car in group), None)
    if race.telling:
        race.tell("contest-result", {
            "section": section,
            "order": [CARS[car] for car in race.cells[section] if car in group],
            "ties": [[CARS[car] for car in tie] for tie in ties],
        })  # fmt: skip
    if winner is not None and wins(race, group, winner, totals):
        score_special(race, SEATS[winner], fresh=False)
    race.joined = race.declined = 0
    race.renew_leader()


def wins(race: Race, group: tuple[Car, ...], car: Car, totals: dict[Car, int]) -> bool:
    """True if the car that comes out first scores for BANGING WHEELS (R20)."""
    if car not in totals or not race.drives_with(car, BANGING_WHEELS):
        return False
    others = [total for other, total in totals.items() if other != car]
    tied = totals[car] in others
    return not tied and (bool(others) or car != group[0])


def show(race: Race, group: tuple[Car, ...], car: Car, section: Section) -> int:
    """Turn up the cards of a car and return its total (R10, R13)."""
    if car < PLAYERS:
        cards = race.laid[car]
        race.laid[car] = ()
        race.frozen[car] += cards
    else:
        cards = tuple(race.draw("robot") for _ in range(ROBOT_CARDS))
        race.spent += cards
    modifier = 0 if car == group[0] else race.setup.track.sections[section].modifier
    bonus = 0
    if car < PLAYERS and race.strategy[car] == BANGING_WHEELS:
        bonus = BANGING_WHEELS_BONUS
    total = sum(value_of(race, card, section) for card in cards) + modifier + bonus
    if race.telling:
        shown = {
            "car": CARS[car],
            "cards": [card_text(card) for card in cards],
            "modifier": modifier,
            "strategy": bonus,
            "total": total,
        }
        race.tell("contest-shown", shown, reveals=SEATS[car] if car < PLAYERS else None)
    return total


def value_of(race: Race, card: Card, section: Section) -> int:
    """Return what a card counts in a contest; a track card's symbol doubles it in its corner."""
    printed = race.setup.cards[card]
    doubled = "contest" in printed.symbols
    if doubled and printed.corner == race.setup.track.sections[section].corner:
        return 2 * printed.move
    return printed.move


def discard_robot_cards(race: Race) -> None:
    """Discard the robots' cards by their check factors, lowest first (R38)."""
    cards = [card for card in race.spent if card != UNKNOWN]
    race.spent = ()
    race.discards += sorted(cards, key=lambda card: (race.setup.factors[card], card))


def touch(race: Race, group: tuple[Car, ...], totals: dict[Car, int]) -> list[list[Car]]:
    """Let cars with equal totals touch: one damage for each other car; robots take none (R14)."""
    ties = []
    for total in sorted(set(totals.values()), reverse=True):
        tie = [car for car in group if totals.get(car) == total]
        if len(tie) > 1:
            ties.append(tie)
    hurt = [
        car
        for tie in ties
        for car in tie
        if car < PLAYERS and not take_damage(race, SEATS[car], len(tie) - 1, "contest")
    ]
    for car in reversed([car for car in group if car in hurt]):  # the rear car retires first
        eliminate(race, car, "damage")
    return ties


def reorder(race: Race, section: Section, group: tuple[Car, ...], totals: dict[Car, int]) -> None:
    """Rank cars that played by their totals, then those that declined; others keep their places."""
    cell = race.cells[section]
    moving = race.joined | race.declined
    slots = [at for at, car in enumerate(cell) if car in group and moving >> car & 1]
    cars = [cell[at] for at in slots]
    played = sorted((car for car in cars if car in totals), key=lambda car: -totals[car])
    ranked = played + [car for car in cars if car not in totals]
    new = list(cell)
    for at, car in zip(slots, ranked, strict=True):
        new[at] = car
    race.cells[section] = tuple(hold_back(race, cell, new))


def hold_back(race: Race, before: tuple[Car, ...], after: list[Car]) -> list[Car]:
    """Put robots right behind cars with more laps that they would otherwise get past (B16)."""
    for robot in [car for car in reversed(after) if car >= PLAYERS]:
        ahead = before[: before.index(robot)]
        passed = [after.index(car) for car in ahead if race.count[car] > race.count[robot]]
        last = max(passed, default=-1)
        if after.index(robot) < last:
            after.remove(robot)
            after.insert(last, robot)
    return after
