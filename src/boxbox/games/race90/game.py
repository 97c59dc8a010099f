"""Race! Formula 90, a game by Alessandro Lala: a whole Grand Prix."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from boxbox.core.corrections import corrections
from boxbox.core.errors import OptionError, Problem
from boxbox.core.game import Code, DataSet
from boxbox.core.options import GameOption, OptionValues, one_of, switch
from boxbox.core.seats import Seat
from boxbox.core.shapes import words_of
from boxbox.core.wire import JSON, Facts, NamesForm
from boxbox.games.race90.advice.figures import figures
from boxbox.games.race90.advice.preview import preview
from boxbox.games.race90.advice.refusals import refusal
from boxbox.games.race90.advice.sought import sought
from boxbox.games.race90.position.describe import describe
from boxbox.games.race90.position.reader import restore
from boxbox.games.race90.position.under_way import under_way
from boxbox.games.race90.rules.advanced.skills import DRIVERS_A_SKILL
from boxbox.games.race90.rules.advanced.weather import chosen_slot
from boxbox.games.race90.rules.basic import activation
from boxbox.games.race90.rules.basic.qualifying import owes_bid, robots_for
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cars import CARS, PLAYERS, SEATS
from boxbox.games.race90.table.codes import CODES
from boxbox.games.race90.table.dataset import Data, load_directory, load_shipped
from boxbox.games.race90.table.notation import Notation
from boxbox.games.race90.table.printed import printed
from boxbox.games.race90.table.race import MODULES, NO_WEATHER, SKILLS, STRATEGIES, TUNING
from boxbox.games.race90.table.setup import ADVANCED, BASIC, JUNIOR, LEVELS, Corrections, Setup
from boxbox.games.race90.table.steps import (
    AT_BID,
    AT_BRAKE,
    AT_CONTEST,
    AT_DISCARD,
    AT_LAY,
    AT_PAY,
    AT_PIT,
    AT_PLAY,
    AT_QUALIFY,
    AT_SECOND,
)
from boxbox.games.race90.table.track import WEATHER
from boxbox.games.race90.wire import SHAPES
from boxbox.games.race90.wire.names import Hazard, OutWhy, Refuelling
from boxbox.games.race90.wire.position import Given
from boxbox.games.race90.wire.view import Classified, Gap, Result, Summary
from boxbox.manifest import BenchField, Board, Composer, Manifest, OwnData, Reading, Report

if TYPE_CHECKING:
    from rich.console import RenderableType

    from boxbox.words import Words

ALL: Final = "all"
DRAW: Final = "draw"
HAZARDS: Final[tuple[Hazard, ...]] = words_of(Hazard)
PRINTED, LATER = HAZARDS
REFUELLING: Final[tuple[Refuelling, ...]] = words_of(Refuelling)
CHIT, TURN = REFUELLING
CHOOSE: Final = "choose"
RANDOM: Final = "random"


def _names(known: Sequence[str], words: Sequence[str], value: JSON) -> JSON:
    """Accept one of some words, or a list of known names."""
    if value in words:
        return value
    names = value if isinstance(value, list | tuple) else [value]
    return list(names) if names and all(name in known for name in names) else None


def _per_seat(name: str, known: Sequence[str], *words: str, most: int | None = None) -> GameOption:
    """Return an option that is a word or one name per seat; at most `most` seats may share one."""
    form: NamesForm = {
        "type": "names",
        "names": list(known),
        "words": list(words),
        "all": False,
        "most": most,
    }
    return GameOption(
        name,
        words[0],
        Problem("expected-per-seat", {"words": words, "names": known}),
        lambda value: _names(known, words, value),
        form,
    )


def _listed(value: JSON) -> tuple[str, ...]:
    """Return the names in an option that may be a word instead."""
    return tuple(value) if isinstance(value, list) else ()


def _modules(options: Facts) -> frozenset[str]:
    """Return the modules of the Advanced Game in use."""
    if options["level"] != ADVANCED:
        return frozenset()
    return frozenset(MODULES if options["modules"] == ALL else _listed(options["modules"]))


def _check_modules(options: OptionValues) -> None:
    """Refuse options that need a module not in use."""
    modules = _modules(options)
    if options["level"] != ADVANCED and options["modules"] != ALL:
        raise OptionError("modules-of-level", {"option": "modules", "level": ADVANCED})
    for name, module, default in (
        ("skills", "skills", CHOOSE), ("weather", "weather", DRAW), ("refuelling", "fuel", CHIT),
    ):  # fmt: skip
        if options[name] != default and module not in modules:
            raise OptionError("module-not-played", {"option": name, "module": module})
    if options["level"] == JUNIOR and options["hazard"] != PRINTED:
        raise OptionError("junior-strategies", {"option": "hazard"})
    skills = _listed(options["skills"])
    many = next((name for name in skills if skills.count(name) > DRIVERS_A_SKILL), None)
    if many:
        raise OptionError(
            "skill-too-often", {"option": "skills", "skill": many, "most": DRIVERS_A_SKILL}
        )
    if SKILLS[TUNING] in skills and "car-setup" not in modules:
        raise OptionError(
            "tuning-alone", {"option": "skills", "skill": SKILLS[TUNING], "module": "car-setup"}
        )


class Race90:
    """The game as the core knows it, played with one data set."""

    name = "race90"
    rules = 3
    """Corrected since 1: B4, B12, B25, B34, B36, B37, C2, stops when the safety car comes out;
    since 2: B4, B22, R45, the reason for retiring when a forced stop is missed."""
    kept_from = 3
    seats = range(2, PLAYERS + 1)
    codes = CODES
    shapes = replace(SHAPES, played=_modules)
    standing: Mapping[str, Sequence[str]] = {
        AT_CONTEST: ("decline",),
        AT_BRAKE: ("stay",),
        AT_PIT: ("drive-on",),
        AT_LAY: ("as-played",),
    }
    continuing: Mapping[str, str] = {
        AT_SECOND: AT_PLAY,
        AT_PAY: AT_PAY,
        AT_DISCARD: AT_DISCARD,
    }
    asks = frozenset({"at", "steps"})
    refusal = staticmethod(refusal)
    sought = staticmethod(sought)
    describe = staticmethod(describe)

    def __init__(self, data: Data) -> None:
        self.values = data
        self.data = DataSet(data.name, data.sha256)
        self._notation = Notation(data)
        self.options: Sequence[GameOption] = (
            one_of("level", *LEVELS),
            GameOption(
                "modules",
                ALL,
                Problem("expected-modules", {"names": MODULES}),
                lambda value: _names(MODULES, (ALL,), value),
                {"type": "names", "names": list(MODULES), "words": [ALL], "all": False},
            ),
            one_of("track", *data.tracks),
            switch("short"),
            switch("rescue"),
            _per_seat("charts", [chart.name for chart in data.charts], CHOOSE, RANDOM),
            _per_seat("strategies", STRATEGIES, CHOOSE),
            _per_seat("skills", SKILLS, CHOOSE, RANDOM, most=DRIVERS_A_SKILL),
            one_of("weather", DRAW, *WEATHER),
            one_of("refuelling", *REFUELLING),
            one_of("hazard", *HAZARDS),
        )

    def check(self, seats: int, options: OptionValues) -> None:
        """Refuse options that don't fit together."""
        for name in ("charts", "strategies", "skills"):
            given = options[name]
            if isinstance(given, list) and len(given) != seats:
                raise OptionError(
                    "one-a-seat", {"option": name, "seats": seats, "given": len(given)}
                )
        charts = options["charts"]
        if isinstance(charts, list):
            countries = [name.rpartition("-")[0] for name in charts]
            twice = next((name for name in countries if countries.count(name) > 1), None)
            if twice:
                raise OptionError("chart-twice", {"option": "charts", "country": twice})
        if options["level"] == JUNIOR and options["strategies"] != CHOOSE:
            raise OptionError("junior-strategies", {"option": "strategies"})
        _check_modules(options)

    def make_setup(self, seats: int, options: OptionValues, rules: int | None = None) -> Setup:
        """Settle what never changes in a race; `rules` is the version it began under."""
        track = self.values.tracks[cast(str, options["track"])]
        cards = (*self.values.cards, *track.cards)
        level = cast(str, options["level"])
        junior = level == JUNIOR
        short = bool(options["short"])
        modules = _modules(options)
        weather = cast(str, options["weather"])
        return Setup(
            corrections=corrections(Corrections, rules or self.rules),
            data=self.values,
            track=track,
            seats=SEATS[:seats],
            robots=robots_for(seats, "superfast" in modules),
            level=level,
            junior=junior,
            short=short,
            rescue=bool(options["rescue"]),
            last_turn=track.short_turn if junior or short else len(track.turns),
            charts=_listed(options["charts"]),
            random_charts=options["charts"] == RANDOM,
            strategies=tuple(map(STRATEGIES.index, _listed(options["strategies"]))),
            modules=modules,
            track_cards="track-cards" in modules,
            has_skills="skills" in modules,
            car_setup="car-setup" in modules,
            fuel="fuel" in modules,
            has_weather="weather" in modules,
            flags="flags" in modules,
            paths="off-track" in modules,
            skills=tuple(map(SKILLS.index, _listed(options["skills"]))),
            random_skills=options["skills"] == RANDOM,
            start_weather=NO_WEATHER if weather == DRAW else chosen_slot(track.weather, weather),
            later_hazard=options["hazard"] == LATER,
            fuel_from_turn=options["refuelling"] == TURN,
            length=len(track.sections),
            kinds=tuple(section.kind for section in track.sections),
            cards=cards,
            moves=tuple(card.move for card in cards),
            factors=tuple(card.factor for card in cards),
        )

    def new(self, seats: int, options: OptionValues, rules: int | None = None) -> State:
        """Return a race before anything is dealt."""
        return State(self.make_setup(seats, options, rules))

    def text(self, code: Code) -> str:
        """Return the notation of a code."""
        return self._notation.texts[code]

    def code(self, text: str) -> Code | None:
        """Return the code of a notation."""
        return self._notation.codes.get(text)

    def word(self, kind: str, value: int) -> str:
        """Return how the log writes a result of luck."""
        return self._notation.word(kind, value)

    def kind(self, view: State, seat: Seat) -> str:
        """Return the kind of question that a seat faces; qualifying has two for each."""
        kind = view.agenda[-1].name
        return AT_BID if kind == AT_QUALIFY and owes_bid(view, seat) else kind

    def depends_on_hand(self, state: State, seat: Seat) -> bool:
        """True at a play: only the driver knows whether a card in the hand can be played."""
        return state.agenda[-1].name == AT_PLAY and bool(state.usable(seat))

    def preview(self, view: State, seat: Seat, code: Code) -> Facts:
        """Return what a legal choice would do."""
        return preview(view, seat, code)

    def restore(
        self,
        seats: int,
        options: OptionValues,
        data: Facts,
        rules: int | None = None,
    ) -> State:
        """Return the state of a position."""
        return restore(self.make_setup(seats, options, rules), cast("Given", data))

    def summary(self, view: State) -> Summary:
        """Return the laps, the order with gaps, the cars still to move, and what is under way."""
        setup = view.setup
        turn = max(1, view.turn)
        return {
            "turns": setup.last_turn,
            "laps": sum(setup.track.turns[: view.turn]),
            "race_laps": sum(setup.track.turns[: setup.last_turn]),
            "stage": activation.stage_of(view, turn),
            "stage_ends": activation.stage_end(view, turn),
            "order": _standings(view),
            "activation": [CARS[car] for car in activation.activation_order(view)],
            **under_way(view),
        }

    def result(self, state: State) -> Result | None:
        """Return the classification, or None while the race goes on."""
        return None if state.agenda else {"classification": _classification(state)}

    def printed(self) -> Facts:
        """Return the cards, charts, chits and boards of the data set, and how to read them."""
        return {**printed(self.values), "figures": figures()}


def _standings(view: State) -> list[Gap]:
    """Return the running cars with their gaps to the Leader."""
    first = view.count[view.leader]
    return [
        {"car": CARS[car], "gap": first - view.count[car], "laps_down": view.laps_down(car)}
        for car in (view.order() if view.running else [])
    ]


def _classification(state: State) -> list[Classified]:
    out = dict(state.retired)
    return [
        {
            "place": place,
            "car": CARS[car],
            "seat": car if car < PLAYERS else None,
            "laps_down": None if car in out else state.laps_down(car),
            "out": cast(OutWhy | None, out.get(car)),
        }
        for place, car in enumerate(activation.classify(state), 1)
    ]


RACE90: Final = Race90(load_shipped())


@cache
def _editions() -> list[Race90]:
    return [Race90(load_shipped("boxbox-1"))]


def _check_data(directory: Path | None, words: "Words") -> "Iterable[RenderableType]":
    from boxbox.games.race90.terminal.check_data import check_data

    return check_data(directory, words)


def _composer(game: Race90) -> Composer:
    from boxbox.games.race90.words.sentences import Race90Words

    return Race90Words(game.values)


def _board(game: Race90, words: "Words") -> Board:
    from boxbox.games.race90.terminal.board import Board as Race90Board

    return Race90Board(words, game.values)


def _reading() -> Reading:
    from boxbox.games.race90.arena.scores import scores

    return Reading(
        scores, "robots", "simulate-races-title", "simulate-races-note", "simulate-robots"
    )


def _reports() -> Mapping[str, Report]:
    from boxbox.games.race90.arena.balance import balance, check_report
    from boxbox.games.race90.terminal.balance import balance_table

    return {"balance": Report(check_report, 2, balance, balance_table)}


MANIFEST: Final = Manifest(
    game=RACE90,
    editions=_editions,
    own_data=OwnData(load=lambda path: Race90(load_directory(path)), check=_check_data),
    words="boxbox.games.race90.words",
    bots="boxbox.games.race90.bots",
    composer=_composer,
    board=_board,
    reading=_reading,
    bench={
        "race90": BenchField({"level": BASIC, "track": "monza"}, "r90-level-basic"),
        "race90-advanced": BenchField(
            {"level": ADVANCED, "track": "monza"}, "r90-level-advanced", "race90", "bench-ratio"
        ),
    },
    reports=_reports,
    # Newcomers are racing within a minute: no charts to compare, and the end in sight.
    quick={"level": BASIC, "track": "monza", "short": True, "charts": RANDOM},
    screens=True,
)
