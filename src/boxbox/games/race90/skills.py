"""Driver skills: how they are chosen, and VERSATILITY (chapter "Driver skill", R75).

What the others do stands where they act: REFLEXES in `checks`, `lapping` and `late_braking`,
QUALIFYING in `qualifying`, PITTING in `pit_stop`, TUNING in `car_setup`, LAPPING in `overtaking`.
"""

from typing import Final

from boxbox.games.race90.codes import KEEP_STRATEGY, SKILL, STRATEGY
from boxbox.games.race90.race import SKILLS, STRATEGIES, TUNING, VERSATILITY, Race, Step
from boxbox.games.race90.steps import AT_SKILL, AT_VERSATILITY, BY_SKILL, WHEN

DRIVERS_A_SKILL: Final = 3
"""There are three chits of each skill."""


def give_out(race: Race) -> None:
    """Give the skills that were agreed or are drawn, or let all choose."""
    setup = race.setup
    seats = range(setup.players)
    if not setup.has_skills:
        return
    if setup.skills:
        for seat in seats:
            take(race, seat, setup.skills[seat])
    elif setup.random_skills:
        assert race.luck is not None
        for seat in seats:
            left = free_skills(race)
            take(race, seat, left[race.luck.pick("skill", left)])
    else:
        race.agenda += [(AT_SKILL, seat, 0, 0) for seat in reversed(seats)]


def free_skills(race: Race) -> list[int]:
    """Return the skills of which a chit is left; TUNING is of use with the car set-up (B18)."""
    return [
        skill
        for skill in range(len(SKILLS))
        if race.skill.count(skill) < DRIVERS_A_SKILL and (skill != TUNING or race.setup.car_setup)
    ]


def legal_skill(race: Race, _: Step) -> list[int]:
    """Offer the skills that are left."""
    return [SKILL + skill for skill in free_skills(race)]


def choose_skill(race: Race, step: Step, code: int) -> None:
    """Take a skill for the whole race."""
    take(race, step[1], code - SKILL)


def take(race: Race, seat: int, skill: int) -> None:
    """Lay a skill chit on the chart."""
    race.skill[seat] = skill
    activate(race, seat)
    if race.events is not None:
        race.tell("skill", {"seat": seat, "skill": SKILLS[skill]})


def activate(race: Race, seat: int) -> None:
    """Make VERSATILITY active: at the start and in every pit stop."""
    if race.skill[seat] == VERSATILITY:
        race.versatile |= 1 << seat


def may_change_strategy(race: Race, seat: int) -> bool:
    """Tell whether VERSATILITY can be used now."""
    return race.is_skilled(seat, VERSATILITY) and bool(race.versatile >> seat & 1)


def ask_versatile(race: Race, seat: int) -> None:
    """Ask at the beginning of a turn whether the strategy is changed."""
    if may_change_strategy(race, seat):
        race.agenda.append((AT_VERSATILITY, seat, 0, 0))


def legal_versatility(race: Race, step: Step) -> list[int]:
    """Offer the other strategies."""
    current = race.strategy[step[1]]
    others = [STRATEGY + at for at in range(len(STRATEGIES)) if at != current]
    return [KEEP_STRATEGY, *others]


def choose_versatility(race: Race, step: Step, code: int) -> None:
    """Change the strategy at once; the skill is then inactive until a pit stop."""
    if code == KEEP_STRATEGY:
        return
    seat, strategy = step[1], code - STRATEGY
    race.versatile &= ~(1 << seat)
    race.strategy[seat] = strategy
    if race.events is not None:
        data = {"seat": seat, "strategy": STRATEGIES[strategy], "when": WHEN[BY_SKILL]}
        race.tell("strategy", data)
