"""What is printed on cards, charts, chits and boards."""

from typing import Literal

from typing_extensions import TypedDict

from boxbox.games.race90.wire.names import (
    CardEvent,
    CardName,
    CardSymbol,
    CardType,
    PathKind,
    RobotType,
    SectionKind,
    Tyres,
    WeatherKind,
)


class Card(TypedDict):
    """A race card, or a track card if it belongs to a corner."""

    type: CardType
    move: int
    factor: int
    tyres: int
    damage: int
    check: int | None
    """What it adds to the target of the check it asks for; null: it asks for none."""
    draw: int
    event: Literal[""] | CardEvent
    corner: int
    """The number of its corner; 0: none."""
    symbols: list[CardSymbol]


class Chart(TypedDict):
    """A side of a car chart."""

    tyres: int
    cards: int
    damage: int


class Chit(TypedDict):
    """A robot's chit."""

    type: RobotType
    factor: int
    basic: int
    advanced: int
    pit_turn: int


class Trajectory(TypedDict):
    """A trajectory point of a section."""

    colour: CardType
    bonus: int


class PathStep(TypedDict):
    """A symbol of an off-track path."""

    kind: PathKind
    value: int
    """For a check or the end: how many sections ahead a car comes back."""


class Section(TypedDict):
    """A section of a track."""

    kind: SectionKind
    corner: int
    """The number of its corner; 0: none."""
    trajectories: list[Trajectory]
    """From the outermost to the innermost."""
    late_braking: int
    """The target of late braking; 0: none."""
    modifier: int
    """What a contest here adds for all but the first car."""
    path: list[PathStep]
    begins: float
    """Where it begins, in metres from the line."""


class Slot(TypedDict):
    """A slot of the weather table, for the check factors from `low` to `high`."""

    kind: WeatherKind
    low: int
    high: int


class Bend(TypedDict):
    """A bend of the circuit: metres from the line, degrees (right is positive), radius."""

    at: float
    angle: float
    radius: float


class Track(TypedDict):
    """A board."""

    name: str
    sections: list[Section]
    grid_row: int
    """How many cars stand in a row of the grid."""
    pit_time: int
    turns: list[int]
    """The laps of each turn."""
    stages: list[int]
    """How many turns each stage has."""
    short_turn: int
    weather: list[Slot]
    corners: list[str]
    """The names of the corners, from 1; empty if a corner only has a number."""
    cards: dict[CardName, Card]
    """The track cards by name, as in `t5`."""
    length: float
    """Metres per lap."""
    bends: list[Bend]


class Figures(TypedDict):
    """Figures from the rules for reading boards and charts."""

    grid_rows: int
    """How many rows of the grid the fullest race fills."""
    rain_check: int
    """What rain adds to the target of checks."""
    reflexes: int
    """What the skill REFLEXES adds to it."""
    soft_bonuses: int
    """How many bonus points a set of soft tyres gives."""
    tyres_lose: dict[Tyres, dict[WeatherKind, int]]
    """The movement that tyres lose in each weather."""


class Printed(TypedDict):
    """A data set: everything that lies open on the table before a race begins."""

    set: str
    cards: dict[CardName, Card]
    """The race cards by name, as in `17`."""
    charts: dict[str, Chart]
    chits: list[Chit]
    tracks: dict[str, Track]
    figures: Figures
