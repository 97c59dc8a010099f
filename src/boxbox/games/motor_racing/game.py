"""Formula Motor Racing, a game by Reiner Knizia: twelve cars in a line."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from boxbox.core.corrections import corrections
from boxbox.core.errors import OptionError, Problem
from boxbox.core.game import Code
from boxbox.core.options import GameOption, OptionValues, is_whole, one_of, switch, whole
from boxbox.core.seats import Seat
from boxbox.core.shapes import words_of
from boxbox.core.wire import JSON, Facts
from boxbox.games.motor_racing import position
from boxbox.games.motor_racing.advice import preview
from boxbox.games.motor_racing.rules import season
from boxbox.games.motor_racing.rules.season import FREE, Corrections, Setup
from boxbox.games.motor_racing.rules.state import CODES, State
from boxbox.games.motor_racing.table import notation
from boxbox.games.motor_racing.table.cards import CALENDAR, DATA_SET, DECK, HAND, POINTS, TEAMS
from boxbox.games.motor_racing.table.steps import AT_CHARGE, AT_CRASH, AT_SPIN
from boxbox.games.motor_racing.wire import (
    SHAPES,
    FreeTeams,
    Given,
    Preview,
    Printed,
    Standings,
    Summary,
    Team,
    Ties,
)
from boxbox.manifest import BenchField, Board, Composer, Manifest, Reading

if TYPE_CHECKING:
    from boxbox.words import Words

_CIRCUITS: Final = {circuit.name: circuit for circuit in CALENDAR}


def _set_aside(value: JSON) -> JSON:
    """Accept a number for all races, a list with one for each, or `circuit`."""
    if value == "circuit":
        return value
    counts = value if isinstance(value, list | tuple) else [value]
    if not counts or not all(
        is_whole(count) and 0 <= count <= len(DECK) - 3 * HAND for count in counts
    ):
        return None
    return list(counts) if len(counts) > 1 else counts[0]


def _names(known: Sequence[str], value: JSON, whole: bool) -> JSON:
    """Accept a list of different known names (all of them, if it must be whole)."""
    names = value if isinstance(value, list | tuple) else [value]
    if any(name not in known for name in names) or len(set(names)) != len(names):
        return None
    return None if whole and len(names) != len(known) else list(names)


OPTIONS: Final = (
    whole("races", 3, 1, len(CALENDAR)),
    GameOption(
        "set_aside",
        0,
        Problem("expected-set-aside", {"most": len(DECK) - 3 * HAND}),
        _set_aside,
        {"type": "whole", "low": 0, "high": len(DECK) - 3 * HAND, "words": ["circuit"]},
    ),
    GameOption(
        "circuits",
        "calendar",
        Problem("expected-circuits", {"names": list(_CIRCUITS)}),
        lambda value: value if value == "calendar" else _names(list(_CIRCUITS), value, False),
        {"type": "names", "names": list(_CIRCUITS), "words": ["calendar"], "all": False},
    ),
    GameOption(
        "teams",
        list(TEAMS),
        Problem("expected-teams", {"names": list(TEAMS)}),
        lambda value: _names(TEAMS, value, True),
        {"type": "names", "names": list(TEAMS), "words": [], "all": True},
    ),
    switch("drivers"),
    one_of("ties", *words_of(Ties)),
    one_of("free_teams", *words_of(FreeTeams)),
)


def make_setup(players: int, options: OptionValues, rules: int) -> Setup:
    """Settle who drives what and how long each race is (M10, M11)."""
    races = cast(int, options["races"])
    teams = cast(list[str], options["teams"])
    seats = len(TEAMS) if players > 3 and options["free_teams"] == "bots" else players
    per_seat = 2 if players == 3 else 1
    owners = [FREE] * len(TEAMS)
    for at, team in enumerate(teams[: seats * per_seat]):
        owners[TEAMS.index(team)] = Seat(at // per_seat)
    circuits = options["circuits"]
    names = (
        [circuit.name for circuit in CALENDAR[:races]]
        if circuits == "calendar"
        else cast(list[str], circuits)
    )
    set_aside = options["set_aside"]
    if set_aside == "circuit":
        aside = [_CIRCUITS[name].set_aside for name in names]
    else:
        aside = cast(list[int], set_aside if isinstance(set_aside, list) else [set_aside] * races)
    return Setup(
        corrections(Corrections, rules),
        players,
        seats,
        tuple(owners),
        tuple(names),
        tuple(aside),
        bool(options["drivers"]),
        options["ties"] == "wins",
    )


class MotorRacing:
    """The game as the core knows it."""

    name = "motor-racing"
    rules = 2
    kept_from = 2
    data = DATA_SET
    seats = range(3, 7)
    codes = CODES
    shapes = SHAPES
    options: Sequence[GameOption] = OPTIONS
    standing: Mapping[str, Sequence[str]] = {
        AT_CHARGE: ("stop",),
        AT_SPIN: ("keep", "reroll"),
        AT_CRASH: ("ahead", "behind"),
    }
    continuing: Mapping[str, str] = {}
    asks = frozenset({"at", "turn", "card", "car", "face"})
    text = staticmethod(notation.text)
    code = staticmethod(notation.code)
    word = staticmethod(notation.word)
    refusal = staticmethod(preview.refusal)
    sought = staticmethod(preview.sought)
    describe = staticmethod(position.describe)

    def check(self, seats: int, options: OptionValues) -> None:
        """Refuse options that don't fit together."""
        setup = make_setup(seats, options, self.rules)
        races = options["races"]
        for name, given in (("circuits", setup.circuits), ("set_aside", setup.set_aside)):
            if len(given) != races:
                raise OptionError(
                    "one-a-race", {"option": name, "races": races, "given": len(given)}
                )
        most = len(DECK) - HAND * setup.seats
        for aside in setup.set_aside:
            if aside > most:
                raise OptionError(
                    "too-many-aside",
                    {"option": "set_aside", "cards": aside, "hands": setup.seats, "most": most},
                )

    def new(self, seats: int, options: OptionValues, rules: int | None = None) -> State:
        """Return a season before anything is dealt."""
        return State(make_setup(seats, options, rules or self.rules))

    def kind(self, view: State, seat: Seat) -> str:  # noqa: ARG002
        """Return the kind of question the seat faces."""
        return view.agenda[-1].name

    def depends_on_hand(self, state: State, seat: Seat) -> bool:  # noqa: ARG002
        """False: every card in a hand can be played."""
        return False

    def preview(self, view: State, seat: Seat, code: Code) -> Preview:  # noqa: ARG002
        """Return what a legal choice would do."""
        return preview.preview(view, code)

    def restore(
        self,
        seats: int,
        options: OptionValues,
        data: Facts,
        rules: int | None = None,
    ) -> State:
        """Return the state of a position."""
        setup = make_setup(seats, options, rules or self.rules)
        return position.restore(setup, cast("Given", data))

    def summary(self, view: State) -> Summary:
        """Return the race, the owners of the teams and the standings so far."""
        setup = view.setup
        race = min(len(view.finished), len(setup.circuits) - 1)
        return {
            "race": race + 1,
            "races": len(setup.circuits),
            "circuit": setup.circuits[race],
            "owners": {
                cast(Team, team): None if owner == FREE else owner
                for team, owner in zip(TEAMS, setup.owners, strict=True)
            },
            **self._standings(view),
        }

    def result(self, state: State) -> Standings | None:
        """Return the final standings, or None while the season goes on."""
        return None if state.agenda else self._standings(state)

    def printed(self) -> Printed:
        """Return what the names of cards and cars don't say."""
        return {"points": list(POINTS)}

    def _standings(self, state: State) -> Standings:
        standings: Standings = {"standings": season.constructors(state.setup, state.finished)}
        if state.setup.drivers:
            standings["drivers"] = season.drivers(state.setup, state.finished)
        return standings


MOTOR_RACING: Final = MotorRacing()


def _composer(_: MotorRacing) -> Composer:
    from boxbox.games.motor_racing.words.sentences import MotorRacingWords

    return MotorRacingWords()


def _board(_: MotorRacing, words: "Words") -> Board:
    from boxbox.games.motor_racing.terminal.board import Board as MotorRacingBoard

    return MotorRacingBoard(words)


def _reading() -> Reading:
    from boxbox.games.motor_racing.arena.scores import scores

    return Reading(scores, "free", "simulate-title", "simulate-note", "simulate-free")


MANIFEST: Final = Manifest(
    game=MOTOR_RACING,
    words="boxbox.games.motor_racing.words",
    bots="boxbox.games.motor_racing.bots",
    composer=_composer,
    board=_board,
    reading=_reading,
    bench={"motor-racing": BenchField({"races": 1})},
    quick={"races": 1},
    screens=True,
)
