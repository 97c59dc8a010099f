"""The boards: sections, trajectories, turn track, weather table (chapter "Content")."""

from typing import Final, NamedTuple

from boxbox.games.race90.cards import Card

STRAIGHT: Final = "straight"
CORNER: Final = "corner"
BRAKING: Final = "braking"
KINDS: Final = (STRAIGHT, CORNER, BRAKING)

# Symbols of an off-track path.
CHECK: Final = "check"
TYRES: Final = "tyres"
DAMAGE: Final = "damage"
PENALTY: Final = "penalty"
PIT: Final = "pit"
ENTER: Final = "enter"
CRASH: Final = "crash"
CRASH_SC: Final = "crash-sc"
PATH_ENDS: Final = (ENTER, CRASH, CRASH_SC)

DRY: Final = "dry"
UNCERTAIN: Final = "uncertain"
RAIN: Final = "rain"
WEATHER: Final = (DRY, UNCERTAIN, RAIN)

SECTIONS_AT_MOST: Final = 64
TURNS_AT_MOST: Final = 64
POINTS_AT_MOST: Final = 3
"""Trajectory points of one section."""
GRID_ROW: Final = 4
"""Cars in one section of the starting grid."""


class Trajectory(NamedTuple):
    """The starting point of a trajectory; its colour is a type of card."""

    colour: str
    bonus: int


class PathStep(NamedTuple):
    """A symbol of an off-track path.

    A check's value is how many sections ahead one who passes it re-enters; so is that of `enter`.
    """

    kind: str
    value: int = 0


class Section(NamedTuple):
    """A section of the track. Trajectories run from the outermost to the innermost."""

    kind: str
    corner: int = 0
    trajectories: tuple[Trajectory, ...] = ()
    late_braking: int = 0
    modifier: int = 0
    path: tuple[PathStep, ...] = ()

    @property
    def first_entry(self) -> int:
        """How many sections ahead the off-track path first comes back to the track."""
        return next(step.value for step in self.path if step.kind in (CHECK, ENTER))


class Slot(NamedTuple):
    """A slot of the weather table and the check factors that choose it."""

    kind: str
    low: int
    high: int


class Bend(NamedTuple):
    """A bend of the circuit, to draw it: metres from the line, degrees (right is positive)."""

    at: float
    angle: float
    radius: float


class Geometry(NamedTuple):
    """The measured circuit and where the board's sections begin on it, in metres."""

    length: float
    bends: tuple[Bend, ...]
    sections: tuple[float, ...]


class Track(NamedTuple):
    """A board. Section 0 is the front one of the grid, and the two before it are the others."""

    name: str
    sections: tuple[Section, ...]
    pit_time: int
    turns: tuple[int, ...]
    """The laps of each turn."""
    stages: tuple[int, ...]
    """The turns of each row of the turn track."""
    short_turn: int
    weather: tuple[Slot, ...]
    corners: tuple[str, ...]
    cards: tuple[Card, ...]
    geometry: Geometry
