"""Formula Motor Racing, a game by Reiner Knizia: twelve cars in a line."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from boxbox.core.errors import OptionError
from boxbox.core.event import Json
from boxbox.core.game import Refusal
from boxbox.core.options import GameOption, OptionValues, is_whole, one_of, switch, whole
from boxbox.games.motor_racing import notation, position, preview, season
from boxbox.games.motor_racing.cards import CALENDAR, DATA_SET, DECK, HAND, TEAMS
from boxbox.games.motor_racing.season import FREE, Setup
from boxbox.games.motor_racing.state import AT_CHARGE, AT_CRASH, AT_SPIN, CODES, State

_CIRCUITS: Final = {circuit.name: circuit for circuit in CALENDAR}


def _set_aside(value: Json) -> Json | None:
    """Keep a number for all races, a list with one for each, or `circuit`."""
    if value == "circuit":
        return value
    counts = value if isinstance(value, list | tuple) else [value]
    if not counts or not all(
        is_whole(count) and 0 <= count <= len(DECK) - 3 * HAND for count in counts
    ):
        return None
    return list(counts) if len(counts) > 1 else counts[0]


def _names(known: Sequence[str], value: Json, whole: bool) -> Json | None:
    """Keep a list of different known names (all of them, if it must be whole)."""
    names = value if isinstance(value, list | tuple) else [value]
    if any(name not in known for name in names) or len(set(names)) != len(names):
        return None
    return None if whole and len(names) != len(known) else list(names)


OPTIONS: Final = (
    whole("races", 3, 1, len(CALENDAR)),
    GameOption(
        "set_aside",
        0,
        f"a number of cards from 0 to {len(DECK) - 3 * HAND}, one a race, or circuit",
        _set_aside,
        {"type": "whole", "low": 0, "high": len(DECK) - 3 * HAND, "words": ["circuit"]},
    ),
    GameOption(
        "circuits",
        "calendar",
        "calendar, or a different one for each race of " + ", ".join(_CIRCUITS),
        lambda value: value if value == "calendar" else _names(list(_CIRCUITS), value, False),
        {"type": "names", "names": list(_CIRCUITS), "words": ["calendar"], "all": False},
    ),
    GameOption(
        "teams",
        list(TEAMS),
        "all six teams in the order of the seats: " + ", ".join(TEAMS),
        lambda value: _names(TEAMS, value, True),
        {"type": "names", "names": list(TEAMS), "words": [], "all": True},
    ),
    switch("drivers"),
    one_of("ties", "last-race", "wins"),
    one_of("free_teams", "idle", "bots"),
)


def make_setup(players: int, options: OptionValues) -> Setup:
    """Settle who drives what and how long each race is (M10, M11)."""
    races = cast(int, options["races"])
    teams = cast(list[str], options["teams"])
    seats = len(TEAMS) if players > 3 and options["free_teams"] == "bots" else players
    per_seat = 2 if players == 3 else 1
    owners = [FREE] * len(TEAMS)
    for at, team in enumerate(teams[: seats * per_seat]):
        owners[TEAMS.index(team)] = at // per_seat
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
    data = DATA_SET
    seats = range(3, 7)
    codes = CODES
    options: Sequence[GameOption] = OPTIONS
    standing: Mapping[str, Sequence[str]] = {
        AT_CHARGE: ("stop",),
        AT_SPIN: ("keep", "reroll"),
        AT_CRASH: ("ahead", "behind"),
    }

    def check(self, seats: int, options: OptionValues) -> None:
        """Refuse options that do not fit together."""
        setup = make_setup(seats, options)
        races = options["races"]
        for name, given in (("circuits", setup.circuits), ("set_aside", setup.set_aside)):
            if len(given) != races:
                raise OptionError(f"option {name}: one for each of {races} races, not {len(given)}")
        most = len(DECK) - HAND * setup.seats
        for aside in setup.set_aside:
            if aside > most:
                raise OptionError(
                    f"option set_aside: {aside} cards, but {setup.seats} hands leave only {most}"
                )

    def new(self, seats: int, options: OptionValues) -> State:
        """Return a season before anything is dealt."""
        return State(make_setup(seats, options))

    def text(self, code: int) -> str:
        """Return the notation of a code."""
        return notation.text(code)

    def code(self, text: str) -> int | None:
        """Return the code of a notation."""
        return notation.code(text)

    def word(self, kind: str, value: int) -> str:
        """Return how the log writes the result of luck."""
        return notation.word(kind, value)

    def kind(self, view: State, seat: int) -> str:  # noqa: ARG002
        """Return the moment at which the seat decides."""
        return view.agenda[-1][0]

    def preview(self, view: State, seat: int, code: int) -> dict[str, Json]:  # noqa: ARG002
        """Return what a legal choice would do."""
        return preview.preview(view, code)

    def refusal(self, view: State, seat: int, code: int) -> Refusal:
        """Return why a code that is not legal is refused."""
        return preview.refusal(view, seat, code)

    def sought(self, view: State, seat: int) -> Iterator[int]:
        """Return what a player would try."""
        return preview.sought(view, seat)

    def describe(self, state: State) -> dict[str, Json]:
        """Return the state as plain data."""
        return position.describe(state)

    def restore(self, seats: int, options: OptionValues, data: Mapping[str, Json]) -> State:
        """Return the state of a position."""
        return position.restore(make_setup(seats, options), data)

    def summary(self, view: State) -> dict[str, Json]:
        """Return the race, the owners of the teams and the standings so far."""
        setup = view.setup
        race = min(len(view.finished), len(setup.circuits) - 1)
        return {
            "race": race + 1,
            "races": len(setup.circuits),
            "circuit": setup.circuits[race],
            "owners": {
                team: None if owner == FREE else owner
                for team, owner in zip(TEAMS, setup.owners, strict=True)
            },
            **self._standings(view),
        }

    def result(self, state: State) -> dict[str, Json] | None:
        """Return the final standings, or None while the season goes on."""
        return None if state.agenda else self._standings(state)

    def printed(self) -> dict[str, Json]:
        """Return nothing: the names of cards and cars say all that is printed."""
        return {}

    def _standings(self, state: State) -> dict[str, Json]:
        standings: dict[str, Json] = {"standings": season.constructors(state.setup, state.finished)}
        if state.setup.drivers:
            standings["drivers"] = season.drivers(state.setup, state.finished)
        return standings


MOTOR_RACING: Final = MotorRacing()
