"""What is settled before a race: the board, the cards, the drivers and the options."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from boxbox.core.seats import Seat
from boxbox.core.shapes import words_of
from boxbox.games.race90.table.cards import PrintedCard
from boxbox.games.race90.table.cars import Car, Robot
from boxbox.games.race90.table.dataset import Data
from boxbox.games.race90.table.track import Track
from boxbox.games.race90.wire.names import Level

LEVELS: Final[tuple[Level, ...]] = words_of(Level)
BASIC, JUNIOR, ADVANCED = LEVELS


@dataclass(frozen=True)
class Corrections:
    """Rulings that have changed since 0.1.0, one field for each: none yet."""


class Setup(NamedTuple):
    """What is settled before the race and never changes."""

    corrections: Corrections
    data: Data
    track: Track
    seats: tuple[Seat, ...]
    robots: tuple[Robot, ...]
    level: str
    junior: bool
    short: bool
    rescue: bool
    last_turn: int
    charts: tuple[str, ...]
    """The chart of each seat; empty if players choose."""
    random_charts: bool
    strategies: tuple[int, ...]
    """The starting strategy of each seat; empty if players choose."""
    modules: frozenset[str]
    """The modules of the Advanced Game in use; those checked often follow as fields."""
    track_cards: bool
    has_skills: bool
    car_setup: bool
    fuel: bool
    has_weather: bool
    flags: bool
    paths: bool
    """True if cars take the off-track paths, with the safety car (module off-track)."""
    skills: tuple[int, ...]
    """The skill of each seat; empty if players choose."""
    random_skills: bool
    start_weather: int
    """The slot of the weather table at the start; NO_WEATHER if it is drawn."""
    later_hazard: bool
    """True if HAZARD follows the designer's later rule (R78)."""
    fuel_from_turn: bool
    """True if new fuel counts from the current turn instead of from the chit (R61)."""
    length: int
    kinds: tuple[str, ...]
    """The kind of each section."""
    cards: tuple[PrintedCard, ...]
    """Race and track cards by number; the next two fields are the values used most."""
    moves: tuple[int, ...]
    factors: tuple[int, ...]

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.seats)

    @property
    def cars(self) -> tuple[Car, ...]:
        """All cars of the race."""
        return (*self.seats, *self.robots)

    @property
    def only_chips(self) -> bool:
        """True if tyres are paid with chips only (short race and Junior, R33)."""
        return self.short or self.junior
