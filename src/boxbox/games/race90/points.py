"""What is added to the movement of a play (chapters "Movement", "Trajectories", R4, R46)."""

from collections.abc import Sequence

from boxbox.games.race90.cards import SPEEDING
from boxbox.games.race90.race import BALANCE, NO_POINT, Race


def trajectory_bonus(race: Race, seat: int, cards: Sequence[int]) -> int:
    """Return what the trajectory adds on which the car stands (R4)."""
    point = race.point[seat]
    if point == NO_POINT or race.no_trajectories():
        return 0
    trajectory = race.setup.track.sections[race.section(seat)].trajectories[point]
    types = {race.setup.cards[card].type for card in cards}
    if trajectory.colour in types:
        return trajectory.bonus
    return trajectory.bonus if race.drives_with(seat, BALANCE) and SPEEDING not in types else 0


def scores_balance(race: Race, seat: int, cards: Sequence[int]) -> bool:
    """Tell whether a play of the trajectory's own type is BALANCE's SPECIAL: no red card (R46)."""
    red = any(race.setup.cards[card].type == SPEEDING for card in cards)
    return race.drives_with(seat, BALANCE) and not red


def why_bonus(race: Race, seat: int, cards: Sequence[int]) -> str:
    """Return whether a trajectory's bonus came with its colour or with BALANCE."""
    trajectory = race.setup.track.sections[race.section(seat)].trajectories[race.point[seat]]
    types = {race.setup.cards[card].type for card in cards}
    return "trajectory" if trajectory.colour in types else "balance"


def add_bonus(race: Race, seat: int, why: str, value: int) -> None:
    """Add to the movement of this turn."""
    race.points += value
    if race.events is not None:
        race.tell("bonus", {"seat": seat, "why": why, "value": value})
