"""What is settled before a race: the board, the cards, who drives, what is played."""

from dataclasses import dataclass
from typing import NamedTuple

from boxbox.games.race90.cards import Card
from boxbox.games.race90.dataset import Data
from boxbox.games.race90.track import Track


@dataclass(frozen=True)
class Corrections:
    """What the rules answer otherwise since 0.1.0, a field a ruling: nothing yet."""


class Setup(NamedTuple):
    """What is settled before the race and never changes."""

    corrections: Corrections
    data: Data
    track: Track
    players: int
    robots: tuple[int, ...]
    level: str
    junior: bool
    short: bool
    rescue: bool
    last_turn: int
    charts: tuple[str, ...]
    """The chart of each seat; none if they are chosen."""
    random_charts: bool
    strategies: tuple[int, ...]
    """The starting strategy of each seat; none if they are chosen."""
    modules: frozenset[str]
    """The modules of the Advanced Game that are played; those asked for often follow."""
    track_cards: bool
    has_skills: bool
    car_setup: bool
    fuel: bool
    has_weather: bool
    flags: bool
    paths: bool
    """Tell whether cars go along the off-track paths, with the safety car (module off-track)."""
    skills: tuple[int, ...]
    """The skill of each seat; none if they are chosen."""
    random_skills: bool
    start_weather: int
    """The slot of the weather table at the start; NO_WEATHER if it is drawn."""
    later_hazard: bool
    """Tell whether HAZARD is the designer's later one (R78)."""
    fuel_from_turn: bool
    """Tell whether new fuel counts from the current turn instead of the chit (R61)."""
    length: int
    kinds: tuple[str, ...]
    """The kind of each section."""
    cards: tuple[Card, ...]
    """Race and track cards by their numbers; the next two are what is asked for most."""
    moves: tuple[int, ...]
    factors: tuple[int, ...]

    @property
    def cars(self) -> tuple[int, ...]:
        """All cars of the race."""
        return (*range(self.players), *self.robots)

    @property
    def only_chips(self) -> bool:
        """Tell whether tyres are paid in chips alone (short race and Junior, R33)."""
        return self.short or self.junior
