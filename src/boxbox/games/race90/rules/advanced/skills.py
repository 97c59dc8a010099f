"""Driver skills: how they are chosen, and VERSATILITY (chapter "Driver skill", R75).

The other skills live where they act: REFLEXES in `checks`, `lapping` and `late_braking`, QUALIFYING
in `qualifying`, PITTING in `pit_stop`, TUNING in `car_setup`, LAPPING in `overtaking`.
"""

from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.table.codes import KEEP_STRATEGY, SKILL, STRATEGY
from boxbox.games.race90.table.race import SKILLS, STRATEGIES, TUNING, VERSATILITY, Race
from boxbox.games.race90.table.steps import (
    AT_SKILL,
    AT_VERSATILITY,
    BY_SKILL,
    OF_DRIVER,
    WHEN,
    Step,
)

DRIVERS_A_SKILL: Final = 3
"""There are three chits of each skill."""


def give_out(race: Race) -> None:
    """Hand out the skills that were agreed or are drawn, or let all players choose."""
    setup = race.setup
    seats = setup.seats
    if not setup.has_skills:
        return
    if setup.skills:
        for seat in seats:
            take(race, seat, setup.skills[seat])
    elif setup.random_skills:
        for seat in seats:
            left = free_skills(race)
            take(race, seat, left[race.luck.pick("skill", left)])
    else:
        race.agenda += [OF_DRIVER[AT_SKILL][seat] for seat in reversed(seats)]


def free_skills(race: Race) -> list[int]:
    """Return the skills with a chit left; TUNING is only of use with the car set-up (B18)."""
    return [
        skill
        for skill in range(len(SKILLS))
        if race.skill.count(skill) < DRIVERS_A_SKILL and (skill != TUNING or race.setup.car_setup)
    ]


def legal_skill(race: Race, _: Step) -> list[Code]:
    """Offer the skills that are left."""
    return [Code(SKILL + skill) for skill in free_skills(race)]


def choose_skill(race: Race, step: Step, code: Code) -> None:
    """Take a skill for the whole race."""
    take(race, step.seat, code - SKILL)


def take(race: Race, seat: Seat, skill: int) -> None:
    """Lay a skill chit on the chart."""
    race.skill[seat] = skill
    activate(race, seat)
    if race.telling:
        race.tell("skill", {"seat": seat, "skill": SKILLS[skill]})


def activate(race: Race, seat: Seat) -> None:
    """Make VERSATILITY active: at the start and in every pit stop."""
    if race.skill[seat] == VERSATILITY:
        race.versatile |= 1 << seat


def may_change_strategy(race: Race, seat: Seat) -> bool:
    """True if VERSATILITY can be used now."""
    return race.is_skilled(seat, VERSATILITY) and bool(race.versatile >> seat & 1)


def ask_versatile(race: Race, seat: Seat) -> None:
    """Ask at the start of a turn whether to change the strategy."""
    if may_change_strategy(race, seat):
        race.agenda.append(OF_DRIVER[AT_VERSATILITY][seat])


def legal_versatility(race: Race, step: Step) -> list[Code]:
    """Offer the other strategies."""
    current = race.strategy[step.seat]
    others = [Code(STRATEGY + at) for at in range(len(STRATEGIES)) if at != current]
    return [KEEP_STRATEGY, *others]


def choose_versatility(race: Race, step: Step, code: Code) -> None:
    """Change the strategy at once; the skill is then inactive until a pit stop."""
    if code == KEEP_STRATEGY:
        return
    seat, strategy = step.seat, code - STRATEGY
    race.versatile &= ~(1 << seat)
    race.strategy[seat] = strategy
    if race.telling:
        data = {"seat": seat, "strategy": STRATEGIES[strategy], "when": WHEN[BY_SKILL]}
        race.tell("strategy", data)
