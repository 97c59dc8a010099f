"""Race! Formula 90, a game by Alessandro Lala: a whole Grand Prix."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from boxbox.core.corrections import corrections
from boxbox.core.errors import Message, OptionError
from boxbox.core.event import Json
from boxbox.core.game import DataSet, Refusal
from boxbox.core.options import GameOption, OptionValues, one_of, switch
from boxbox.games.race90 import activation, position, preview
from boxbox.games.race90.codes import CODES
from boxbox.games.race90.dataset import Data, load_shipped
from boxbox.games.race90.notation import Notation
from boxbox.games.race90.printed import printed
from boxbox.games.race90.qualifying import owes_bid, robots_for
from boxbox.games.race90.race import (
    CARS,
    MODULES,
    NO_WEATHER,
    PLAYERS,
    SKILLS,
    STRATEGIES,
    TUNING,
)
from boxbox.games.race90.setup import Corrections, Setup
from boxbox.games.race90.skills import DRIVERS_A_SKILL
from boxbox.games.race90.state import State
from boxbox.games.race90.steps import (
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
from boxbox.games.race90.track import WEATHER
from boxbox.games.race90.weather import chosen_slot

BASIC, JUNIOR, ADVANCED = "basic", "junior", "advanced"
ALL: Final = "all"
DRAW: Final = "draw"
PRINTED, LATER = "printed", "later"
CHIT, TURN = "chit", "turn"
CHOOSE: Final = "choose"
RANDOM: Final = "random"


def _names(known: Sequence[str], words: Sequence[str], value: Json) -> Json | None:
    """Keep one of some words, or a list of known names."""
    if value in words:
        return value
    names = value if isinstance(value, list | tuple) else [value]
    return list(names) if names and all(name in known for name in names) else None


def _per_seat(name: str, known: Sequence[str], *words: str) -> GameOption:
    """Return an option that is a word or one name for each seat."""
    return GameOption(
        name,
        words[0],
        Message("expected-per-seat", {"words": words, "names": known}),
        lambda value: _names(known, words, value),
        {"type": "names", "names": list(known), "words": list(words), "all": False},
    )


def _listed(value: Json) -> tuple[str, ...]:
    """Return the names of an option that may be a word instead."""
    return tuple(value) if isinstance(value, list) else ()


def _modules(options: OptionValues) -> frozenset[str]:
    """Return the modules of the Advanced Game that are played."""
    if options["level"] != ADVANCED:
        return frozenset()
    return frozenset(MODULES if options["modules"] == ALL else _listed(options["modules"]))


def _check_modules(options: OptionValues) -> None:
    """Refuse options that need a module which is not played."""
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
    since 2: B4, B22, R45, the cause of being out that a forced stop is."""
    kept_from = 3
    seats = range(2, PLAYERS + 1)
    codes = CODES
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

    def __init__(self, data: Data) -> None:
        self.values = data
        self.data = DataSet(data.name, data.sha256)
        self._notation = Notation(data)
        self.options: Sequence[GameOption] = (
            one_of("level", BASIC, JUNIOR, ADVANCED),
            GameOption(
                "modules",
                ALL,
                Message("expected-modules", {"names": MODULES}),
                lambda value: _names(MODULES, (ALL,), value),
                {"type": "names", "names": list(MODULES), "words": [ALL], "all": False},
            ),
            one_of("track", *data.tracks),
            switch("short"),
            switch("rescue"),
            _per_seat("charts", [chart.name for chart in data.charts], CHOOSE, RANDOM),
            _per_seat("strategies", STRATEGIES, CHOOSE),
            _per_seat("skills", SKILLS, CHOOSE, RANDOM),
            one_of("weather", DRAW, *WEATHER),
            one_of("refuelling", CHIT, TURN),
            one_of("hazard", PRINTED, LATER),
        )

    def check(self, seats: int, options: OptionValues) -> None:
        """Refuse options that do not fit together."""
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
        """Settle what never changes in a race; `rules` are those it began under."""
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
            players=seats,
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

    def text(self, code: int) -> str:
        """Return the notation of a code."""
        return self._notation.texts[code]

    def code(self, text: str) -> int | None:
        """Return the code of a notation."""
        return self._notation.codes.get(text)

    def word(self, kind: str, value: int) -> str:
        """Return how the log writes the result of luck."""
        return self._notation.word(kind, value)

    def kind(self, view: State, seat: int) -> str:
        """Return the kind of question that a seat faces; qualifying has two for each."""
        kind = view.agenda[-1][0]
        return AT_BID if kind == AT_QUALIFY and owes_bid(view, seat) else kind

    def depends_on_hand(self, state: State, seat: int) -> bool:
        """Only the driver knows whether a card of the hand can be played."""
        return state.agenda[-1][0] == AT_PLAY and bool(state.usable(seat))

    def preview(self, view: State, seat: int, code: int) -> dict[str, Json]:
        """Return what a legal choice would do."""
        return preview.preview(view, seat, code)

    def refusal(self, view: State, seat: int, code: int) -> Refusal:
        """Return why a code that is not legal is refused."""
        return preview.refusal(view, seat, code)

    def sought(self, view: State, seat: int) -> Iterator[int]:
        """Return what a player would try."""
        return preview.sought(view, seat)

    def describe(self, state: State) -> dict[str, Json]:
        """Return the state as plain data."""
        return position.describe(state)

    def restore(
        self,
        seats: int,
        options: OptionValues,
        data: Mapping[str, Json],
        rules: int | None = None,
    ) -> State:
        """Return the state of a position."""
        return position.restore(self.make_setup(seats, options, rules), data)

    def summary(self, view: State) -> dict[str, Json]:
        """Return the laps, the order of the race with gaps, and who is to move."""
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
        }

    def result(self, state: State) -> dict[str, Json] | None:
        """Return the classification, or None while the race goes on."""
        return None if state.agenda else {"classification": _classification(state)}

    def printed(self) -> dict[str, Json]:
        """Return the cards, charts, chits and boards of the data set."""
        return printed(self.values)


def _standings(view: State) -> list[dict[str, Json]]:
    """Return the running cars with how far each is behind the Leader."""
    first = view.count[view.leader]
    return [
        {"car": CARS[car], "gap": first - view.count[car], "laps_down": view.laps_down(car)}
        for car in (view.order() if view.running else [])
    ]


def _classification(state: State) -> list[dict[str, Json]]:
    out = dict(state.retired)
    return [
        {
            "place": place,
            "car": CARS[car],
            "seat": car if car < PLAYERS else None,
            "laps_down": None if car in out else state.laps_down(car),
            "out": out.get(car),
        }
        for place, car in enumerate(activation.classify(state), 1)
    ]


RACE90: Final = Race90(load_shipped())
