"""The boards: sections, trajectories, turn track, weather table (chapter "Content")."""

from typing import Final, NamedTuple, NewType

from boxbox.core.shapes import words_of
from boxbox.games.race90.table.cards import PrintedCard
from boxbox.games.race90.wire.names import CardType, PathKind, SectionKind, WeatherKind

KINDS: Final[tuple[SectionKind, ...]] = words_of(SectionKind)
STRAIGHT, CORNER, BRAKING = KINDS

PATH: Final[tuple[PathKind, ...]] = words_of(PathKind)
"""Symbols of an off-track path."""
CHECK, TYRES, DAMAGE, PENALTY, PIT, ENTER, CRASH, CRASH_SC = PATH
PATH_ENDS: Final = (ENTER, CRASH, CRASH_SC)

WEATHER: Final[tuple[WeatherKind, ...]] = words_of(WeatherKind)
DRY, UNCERTAIN, RAIN = WEATHER

Section = NewType("Section", int)
"""The number of a section; 0 is the front one of the grid."""

SECTIONS_AT_MOST: Final = 64
SECTIONS: Final = tuple(map(Section, range(SECTIONS_AT_MOST)))
NO_SECTION: Final = Section(-1)
TURNS_AT_MOST: Final = 64
POINTS_AT_MOST: Final = 3
"""Trajectory points of one section."""
GRID_ROW: Final = 4
"""Cars in one section of the starting grid."""


class Trajectory(NamedTuple):
    """The starting point of a trajectory; its colour is a card type."""

    colour: CardType
    bonus: int


class PathStep(NamedTuple):
    """A symbol on an off-track path.

    The value of a check is how many sections ahead a car that passes it re-enters; the same goes
    for `enter`.
    """

    kind: PathKind
    value: int = 0


class PrintedSection(NamedTuple):
    """A section of the track. Trajectories run from the outermost to the innermost."""

    kind: SectionKind
    corner: int = 0
    trajectories: tuple[Trajectory, ...] = ()
    late_braking: int = 0
    modifier: int = 0
    path: tuple[PathStep, ...] = ()

    @property
    def first_entry(self) -> int:
        """How many sections ahead the off-track path first returns to the track."""
        return next(step.value for step in self.path if step.kind in (CHECK, ENTER))


class Slot(NamedTuple):
    """A slot of the weather table and the check factors that choose it."""

    kind: WeatherKind
    low: int
    high: int


class Bend(NamedTuple):
    """A bend of the circuit, for drawing it: metres from the line, degrees (right is positive)."""

    at: float
    angle: float
    radius: float


class Geometry(NamedTuple):
    """The measured circuit, and where the board's sections begin on it, in metres."""

    length: float
    bends: tuple[Bend, ...]
    sections: tuple[float, ...]


class Track(NamedTuple):
    """A board. Section 0 is the front of the grid; the two before it hold the rest of the grid."""

    name: str
    sections: tuple[PrintedSection, ...]
    pit_time: int
    turns: tuple[int, ...]
    """The laps of each turn."""
    stages: tuple[int, ...]
    """The turns of each row of the turn track."""
    short_turn: int
    weather: tuple[Slot, ...]
    corners: tuple[str, ...]
    cards: tuple[PrintedCard, ...]
    geometry: Geometry
