"""What is added to the movement of a play (chapters "Movement", "Trajectories", R4, R46)."""

from collections.abc import Sequence

from boxbox.core.seats import Seat
from boxbox.games.race90.table.cards import SPEEDING, Card
from boxbox.games.race90.table.race import BALANCE, NO_POINT, Race
from boxbox.games.race90.wire.names import BonusWhy


def trajectory_bonus(race: Race, seat: Seat, cards: Sequence[Card]) -> int:
    """Return what the car's trajectory adds (R4)."""
    point = race.point[seat]
    if point == NO_POINT or race.no_trajectories():
        return 0
    trajectory = race.setup.track.sections[race.section(seat)].trajectories[point]
    types = {race.setup.cards[card].type for card in cards}
    if trajectory.colour in types:
        return trajectory.bonus
    return trajectory.bonus if race.drives_with(seat, BALANCE) and SPEEDING not in types else 0


def scores_balance(race: Race, seat: Seat, cards: Sequence[Card]) -> bool:
    """True if a play of the trajectory's own type scores BALANCE's SPECIAL: no red card (R46)."""
    red = any(race.setup.cards[card].type == SPEEDING for card in cards)
    return race.drives_with(seat, BALANCE) and not red


def why_bonus(race: Race, seat: Seat, cards: Sequence[Card]) -> BonusWhy:
    """Return whether a trajectory's bonus came from its colour or from BALANCE."""
    trajectory = race.setup.track.sections[race.section(seat)].trajectories[race.point[seat]]
    types = {race.setup.cards[card].type for card in cards}
    return "trajectory" if trajectory.colour in types else "balance"


def add_bonus(race: Race, seat: Seat, why: str, value: int) -> None:
    """Add to this turn's movement."""
    race.points += value
    if race.telling:
        race.tell("bonus", {"seat": seat, "why": why, "value": value})
