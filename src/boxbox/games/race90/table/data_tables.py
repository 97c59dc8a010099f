"""What each file of a data set holds, column by column."""

from collections.abc import Mapping
from typing import Final

from boxbox.games.race90.table.cards import EVENTS, RACE_CARDS, ROBOTS, SYMBOLS, TYPES
from boxbox.games.race90.table.data_files import (
    Field,
    Marks,
    Number,
    Several,
    Table,
    Text,
    Together,
    Whole,
    Word,
)
from boxbox.games.race90.table.track import KINDS, POINTS_AT_MOST, WEATHER

TRACKS: Final[Mapping[str, int]] = {"monza": 34, "hungaroring": 42}
"""The published boards, and how many track cards each has. A set may have others beside them."""
COUNTRIES: Final = ("england", "germany", "japan", "france", "brazil", "italy")
CHITS: Final = 10
"""Robot chits a type."""
FACTORS: Final = 99
CHECKS: Final = {"": None, "check": 0, "check+20": 20, "check-20": -20}
FORMAT: Final = 1
FULL_TURN: Final = 360
TURN_OFF: Final = 60
"""So many degrees the bends of a circuit may miss a full turn; a drawing spreads the rest."""

_NOTE: Final = Field("note", Text(200), "a remark for readers")
_TYPE: Final = Field("type", Word(TYPES), "the colour: red, green, orange, yellow")
_CARD: Final = (
    Field("factor", Whole(1, FACTORS), "the check factor"),
    Field("tyres", Whole(0, 3, blank=0), "tyre points to pay"),
    Field("damage", Whole(0, 2, blank=0), "damage discs to take"),
    Field("check", Word(tuple(CHECKS)[1:], optional=True), "the check that it asks for"),
    Field("draw", Whole(0, 3, blank=0), "race cards to draw"),
    Field("event", Word(EVENTS, optional=True), "what an event card triggers"),
)
SET: Final = Table(
    "set",
    "The name of a set and where its values come from.",
    (
        Field("name", Text(40, optional=False), "the name of the set"),
        Field("format", Whole(FORMAT, FORMAT), "the form of these files"),
        Field("about", Text(500, optional=False), "where the values come from"),
    ),
    rows=False,
)
RACE_CARDS_TABLE: Final = Table(
    "race-cards",
    "The 184 race cards.",
    (
        Field("number", Whole(1, RACE_CARDS), "the card number"),
        _TYPE,
        Field("movement", Whole(1, 4), "the movement value"),
        *_CARD,
        _NOTE,
    ),
)
TRACK_CARDS_TABLE: Final = Table(
    "track-cards",
    "The track cards of a board.",
    (
        Field("number", Whole(1, max(TRACKS.values())), "the card number"),
        Field("corner", Whole(1, 30), "the corner where it can be used"),
        _TYPE,
        Field("movement", Whole(1, 6), "the movement value"),
        *_CARD,
        Field(
            "symbols",
            Marks("|".join(f"({symbol})" for symbol in SYMBOLS), "braking pair", len(SYMBOLS)),
            "its special symbols, any of " + ", ".join(SYMBOLS),
        ),
        _NOTE,
    ),
)
CHARTS_TABLE: Final = Table(
    "charts",
    "Both sides of the car charts.",
    (
        Field("country", Word(COUNTRIES), "the country"),
        Field("side", Whole(1, 2), "front or back"),
        Field("tyres", Whole(1, 20), "tyre chips"),
        Field("cards", Whole(1, 12), "cards in hand"),
        Field("damage", Whole(1, 12), "damage slots"),
        _NOTE,
    ),
)
CHITS_TABLE: Final = Table(
    "robot-chits",
    "The qualifying and refuelling chits of the robots.",
    (
        Field("type", Word(ROBOTS), "the robots that draw it"),
        Field("factor", Whole(1, FACTORS), "the check factor"),
        Field("basic", Whole(1, 9, blank=0), "qualifying in the Basic Game; none for SUPERFAST"),
        Field("advanced", Whole(1, 9), "qualifying in the Advanced Game"),
        Field("pit_turn", Whole(1, 40), "the turn of its stop in the Advanced Game"),
        _NOTE,
    ),
)
_STEPS: Final = r"(check|enter)\+([1-9])|(tyres|damage|penalty)([1-9])|(pit)|(crash)|(crash-sc)"
_SLOT: Final = rf"({'|'.join(WEATHER)}):([1-9][0-9]?)"
SECTIONS_TABLE: Final = Table(
    "sections",
    "The sections of a board, from the front one of the grid onwards.",
    (
        Field("section", Whole(0, 99), "0, 1, 2 and so on"),
        Field("kind", Word(KINDS), "the colour of the edge: purple, yellow, grey"),
        Field("corner", Whole(1, 30, blank=0), "the number of its corner"),
        Field(
            "trajectories",
            Marks(rf"({'|'.join(TYPES)})\+([1-9])", "driving+1 speeding+2", POINTS_AT_MOST),
            "starting points of trajectories, the outermost first",
        ),
        Field("late_braking", Whole(1, FACTORS, blank=0), "the target of a late braking"),
        Field("modifier", Whole(-9, 9, blank=0), "what a challenger gets in a contest"),
        Field(
            "path",
            Marks(_STEPS, "check+1 tyres2 penalty2 enter+2", 12),
            "the off-track path, symbol by symbol; +n: that many sections ahead",
        ),
        Field("begins", Number(-9999, 9999), "where it begins, in metres from the line"),
        _NOTE,
    ),
)
BOARD: Final = Table(
    "board",
    "What a board says beside its sections.",
    (
        Field("pit_time", Whole(0, 20), "sections that a stop costs"),
        Field(
            "turn_track",
            Several(Several(Whole(1, 9), 1, 20), 1, 20),
            "one list a stage, the laps of each turn in it",
        ),
        Field("short_turn", Whole(1, 60), "the last turn of a short race"),
        Field(
            "weather",
            Several(Marks(_SLOT, "dry:24", 1, optional=False), 3, 20),
            "the slots in order, each with the highest check factor that chooses it",
        ),
        Field(
            "corners",
            Several(Text(60), 1, 30),
            "the names of the corners; empty if it has a number only",
        ),
        Field("length", Number(500, 30000), "metres round the circuit"),
        Field(
            "bends",
            Several(Together((Number(-9999, 30000), Number(-270, 270), Number(1, 9999))), 1, 60),
            "where it bends: metres from the line, degrees (right is positive), radius in metres",
        ),
    ),
    rows=False,
)
TABLES: Final = (
    SET, RACE_CARDS_TABLE, CHARTS_TABLE, CHITS_TABLE, BOARD, SECTIONS_TABLE, TRACK_CARDS_TABLE,
)  # fmt: skip
"""Every kind of file in a set; data/schema/ holds the schema of each."""
