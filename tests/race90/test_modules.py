"""The modules of the Advanced Game: each alone, all together, and options that do not fit."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

import pytest

import boxbox
from boxbox.bots import make_bot
from boxbox.core.event import Event
from boxbox.core.luck import GuessedLuck
from boxbox.core.options import settle
from boxbox.games.race90.table.codes import BRAKE_LATE
from boxbox.games.race90.table.race import MODULES
from tests.race90.conftest import frozen_game
from tests.race90.scenes import (
    Data,
    Match,
    advanced,
    advanced_options,
    asked,
    car,
    cell,
    count,
    driver,
    play,
    race,
    told,
)

pytestmark = pytest.mark.usefixtures("frozen")


class Own(NamedTuple):
    """What only one module brings: questions, events, and facts of a position."""

    questions: str = ""
    events: str = ""
    facts: str = ""


OWN = {
    "track-cards": Own(
        "", "special", "track_deck track_discards fresh players.credit move.eased move.origin"
    ),
    "skills": Own("skill versatility", "skill", "players.skill players.versatile"),
    "car-setup": Own("setup", "car-setup", "players.setup"),
    "fuel": Own("fuel-bid refuel", "refuelled", "players.bid"),
    "weather": Own(
        "tyres weather soft-bonus", "weather robot-tyres tyres",
        "weather robot_tyres players.tyre_type players.soft players.soft_sets",
    ),
    "superfast": Own(),
    "flags": Own("yellow-flag green-flag orange-flag", "flag flags-in forced",
                 "yellow blue orange"),
    "off-track": Own(
        "off-track-check safety-car", "penalty pit-due regained safety-car safety-car-in",
        "safety_car restart front cars.entry cars.penalty cars.pit_due cars.re_entered",
    ),
}  # fmt: skip


RACES = 40
"""In so many races all that belongs to a module happens, in most cases much sooner."""
RISK = 0.8
"""How often the drivers of these races brake late."""


def start(seats: int = 4, **given: Any) -> Match:
    return boxbox.start("race90", seats=seats, seed=1, options=given)


def played(module: str | None, seed: int) -> Iterator[tuple[str, list[Event]]]:
    """Play a short race at random; return each question and what follows its answer."""
    game = frozen_game()
    given: Data = {"short": True, "charts": "random"}
    if module:
        given |= {"level": "advanced", "modules": [module]}
    state = game.new(3, settle(game.options, given))
    rng = Random(seed)
    luck = GuessedLuck(rng)
    events: list[Event] = []
    state.begin(luck, events)
    kind = ""
    while True:
        yield kind, events
        if not state.to_act():
            return
        seat = state.to_act()[0]
        kind = game.kind(state, seat)
        codes = state.legal(seat)
        code = rng.choice(codes)
        if game.text(code) in ("skip", "box"):  # rather drive
            code = rng.choice(codes)
        if BRAKE_LATE in codes and rng.random() < RISK:
            code = BRAKE_LATE
        events = []
        state.apply(seat, code, luck, events)


# Alone


def words(what: int) -> set[str]:
    """Return all questions (0) or events (1) that belong to some module."""
    return {word for own in OWN.values() for word in own[what].split()}


@pytest.mark.parametrize("module", [None, *MODULES])
def test_a_module_alone_brings_what_is_its_own_and_nothing_else(module: str | None) -> None:
    own = OWN[module] if module else Own()
    questions: set[str] = set()
    events: set[str] = set()
    whys: set[str] = set()
    for seed in range(RACES):
        if seed > 1 and questions >= {*own.questions.split()} and events >= {*own.events.split()}:
            break
        for question, told_then in played(module, seed):
            questions.add(question)
            events |= {event.kind for event in told_then}
            whys |= {str(event.data.get("why")) for event in told_then}
            tracks = [event for event in told_then if event.data.get("from") == "track"]
            assert module == "track-cards" or not tracks
    assert questions & words(0) == set(own.questions.split())
    assert events & words(1) == set(own.events.split())
    assert module == "off-track" or not whys & {"crash", "forced"}
    assert module == "weather" or not whys & {"soft", "tyres"}


def facts(match: Match) -> set[str]:
    """Return the names of all facts of a position."""
    position = match.position()
    names = set(position)
    names |= {f"move.{name}" for name in position["move"]}
    names |= {f"cars.{name}" for row in position["cars"] for name in row}
    names |= {f"players.{name}" for row in position["players"] for name in row}
    return names


@pytest.mark.parametrize("module", MODULES)
def test_a_position_has_the_facts_of_the_modules_that_are_played(module: str) -> None:
    basic = facts(race("s0 12", "s1 5"))
    assert facts(advanced("s0 12", "s1 5", modules=module)) - basic == set(
        OWN[module].facts.split()
    )
    everything = {fact for own in OWN.values() for fact in own.facts.split()}
    assert facts(advanced("s0 12", "s1 5")) - basic == everything


@pytest.mark.parametrize("module", MODULES)
def test_facts_of_a_module_that_is_not_played_are_refused(module: str) -> None:
    others = [name for name in MODULES if name != module]
    for fact in OWN[module].facts.split():
        where, _, name = fact.rpartition(".")
        data: Data = {
            "game": "race90", "seats": 2, "turn": 5,
            "options": {"level": "advanced", "modules": others},
            "cars": [{"car": "s0", "section": 12}, {"car": "s1", "section": 5}],
            "players": [{"seat": 0}, {"seat": 1}], "move": {},
        }  # fmt: skip
        part = data[where][0] if where in ("cars", "players") else data.get(where, data)
        part[name] = None
        with pytest.raises(boxbox.PositionError, match=module):
            boxbox.from_position(data)


@pytest.mark.parametrize(("modules", "card", "question"), [
    ("weather", 157, "s0 weather"), ("weather", 160, None), ("weather", 159, None),
    ("flags", 160, "s0 yellow-flag"), ("flags", 159, "s0 green-flag"), ("flags", 157, None),
    ("skills fuel", 157, None), ("skills fuel", 160, None),
])  # fmt: skip
def test_symbols_of_other_modules_do_nothing(modules: str, card: int, question: str | None) -> None:
    yellow: Data = {"yellow": [{"section": 4, "ahead": 0}]} if modules == "flags" else {}
    match = advanced("s1 40 moved", "s0 21", "s2 1", modules=modules, driver=0,
                     p0={"hand": [card]}, **yellow)  # fmt: skip
    play(match, f"play {card}")
    assert asked(match) == (question or "s2 pit")


@pytest.mark.parametrize("card", [158, 161])
def test_without_flags_nobody_gets_one(card: int) -> None:
    match = advanced("s1 40 moved", "s0 21", "s2 1", modules="weather", driver=0,
                     p0={"hand": [card]})  # fmt: skip
    play(match, f"play {card}")
    assert count(match, "s0") == 24
    assert not told(match, "flag")


@pytest.mark.ruling("B17")
@pytest.mark.parametrize(("modules", "special"), [("track-cards", True), ("skills", False)])
def test_without_track_cards_there_are_no_specials(modules: str, special: bool) -> None:
    """SAVE TYRES pays a chip of two."""
    match = advanced("s1 40 moved", "s0 21", "s2 1", modules=modules, driver=0, luck=["track t1"],
                     p0={"hand": [3], "strategy": "save-tyres"})  # fmt: skip
    play(match, "play 3")
    assert driver(match, 0)["tyres"] == 11
    assert bool(told(match, "special")) is special
    assert driver(match, 0)["hand"] == (["t1"] if special else [])


@pytest.mark.parametrize(("modules", "path"), [("off-track", True), ("flags weather", False)])
def test_without_off_track_a_failed_late_braking_is_that_of_the_basic_game(
    modules: str, path: bool
) -> None:
    match = advanced("s1 40 moved", "s0 11", "s2 1", modules=modules, driver=0,
                     p0={"hand": [158, 1]}, luck=["blind 156"])  # fmt: skip
    play(match, "play 158", "brake-late")
    assert asked(match) == ("s0 off-track-check" if path else "s2 pit")
    assert car(match, "s0")["status"] == "off-track"


def test_without_off_track_a_car_comes_back_without_a_draw() -> None:
    match = advanced("s1 40", "s0 14 off", "s2 1", modules="flags", driver=1)
    play(match, "hazard")
    assert asked(match) == "s2 pit"
    assert cell(match, 15) == "s0"
    assert driver(match, 0)["hand"] == []


# SUPERFAST robots


@pytest.mark.parametrize("modules", ["superfast", "all", "flags fuel"])
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 3), (4, 2), (5, 2), (6, 2)])
def test_two_superfast_robots_come_on_top_of_the_others(
    modules: str, players: int, each: int
) -> None:
    match = start(players, **advanced_options(modules))
    robots = [f"{kind}{n}" for kind in ("fast", "slow") for n in range(1, each + 1)]
    more = [] if modules == "flags fuel" else ["superfast1", "superfast2"]
    assert told(match, "set-up")[0]["robots"] == [*robots, *more]


def test_superfast_robots_have_four_points() -> None:
    match = advanced("s0 40", "superfast1 20", "s1 18", modules="superfast", driver=0)
    play(match, "hazard")
    assert count(match, "superfast1") == 24


# Set-up


@pytest.mark.ruling("R75")
def test_the_order_of_the_set_up() -> None:
    """Chart, skill, car, cards, substitute car, qualifying with fuel, grid, weather, tyres."""
    match = boxbox.start("race90", seats=2, seed=4, options={"level": "advanced"})
    kinds = []
    while match.position()["turn"] == 0:
        decision = match.decisions[0]
        wanted = [option.text for option in decision.options]
        choice = "skill qualifying" if "skill qualifying" in wanted else wanted[0]
        kinds.append(decision.kind)
        match.choose(decision.seat, choice)
    assert kinds == [
        "chart", "chart", "skill", "skill", "setup", "setup", "substitute", "substitute",
        "qualify", "fuel-bid", "qualify", "fuel-bid", "tyres", "tyres", "strategy", "strategy",
    ]  # fmt: skip
    events = dict.fromkeys(event["kind"] for event in match.events(None))
    steps = [
        "set-up", "chart", "skill", "car-setup", "dealt", "substitute", "sealed", "qualified",
        "grid", "drew", "weather", "robot-tyres", "tyres", "strategy", "turn",
    ]  # fmt: skip
    assert [kind for kind in events if kind in steps] == steps


@pytest.mark.ruling("R75")
def test_agreed_strategies_come_last_too() -> None:
    given = advanced_options("weather", {"strategies": ["hazard", "lucky"], "charts": "random"})
    match = play(start(2, **given), "keep-hand", "keep-hand")
    for seat in (0, 1):
        match.choose(seat, f"qualify {driver(match, seat)['hand'][0]}")
    play(match, "tyres hard", "tyres rain")
    assert asked(match).endswith(" pit")
    kinds = list(dict.fromkeys(event["kind"] for event in match.events(None)))
    assert kinds.index("weather") < kinds.index("tyres") < kinds.index("strategy")
    assert [driver(match, seat)["strategy"] for seat in (0, 1)] == ["hazard", "lucky"]


@pytest.mark.ruling("R75")
@pytest.mark.parametrize(("modules", "kinds"), [
    ("fuel", "substitute qualify fuel-bid strategy pit"),
    ("weather", "substitute qualify tyres strategy pit"),
    ("skills", "skill substitute qualify strategy pit"),
    ("car-setup", "setup substitute qualify strategy pit"),
    ("flags", "substitute qualify strategy pit"),
])  # fmt: skip
def test_what_is_asked_at_the_start_with_one_module(modules: str, kinds: str) -> None:
    match = start(2, charts=["italy-1", "england-1"], **advanced_options(modules))
    found: list[str] = []
    while not found or found[-1] != "pit":
        decision = match.decisions[0]
        if decision.kind not in found:
            found.append(decision.kind)
        match.choose(decision.seat, decision.options[0].text)
    assert " ".join(found) == kinds


# Options


def test_all_modules_are_played_if_nothing_else_is_said() -> None:
    match = start(level="advanced")
    assert told(match, "set-up")[0]["modules"] == list(MODULES)
    match = start(level="advanced", modules=list(MODULES))
    assert told(match, "set-up")[0]["modules"] == list(MODULES)
    assert told(start(), "set-up")[0]["modules"] == []
    assert told(start(level="junior"), "set-up")[0]["modules"] == []


def test_the_order_of_the_modules_does_not_matter() -> None:
    stories = []
    for modules in permutations(("weather", "track-cards", "fuel")):
        match = boxbox.start("race90", seats=2, seed=7, options={
            "level": "advanced", "modules": list(modules), "charts": "random",
        })  # fmt: skip
        assert told(match, "set-up")[0]["modules"] == ["track-cards", "fuel", "weather"]
        rng = Random(3)
        for _ in range(60):
            decision = match.decisions[0]
            match.choose(decision.seat, rng.choice([one.text for one in decision.options]))
        stories.append(match.events(None))
    assert all(story == stories[0] for story in stories)


def test_one_module_may_be_a_word() -> None:
    match = start(level="advanced", modules="fuel")
    assert told(match, "set-up")[0]["modules"] == ["fuel"]
    assert match.position()["options"]["modules"] == ["fuel"]


@pytest.mark.parametrize(("given", "sentence"), [
    ({"modules": ["fuel"]}, "option modules: they are for level advanced"),
    ({"level": "junior", "modules": ["flags"]}, "option modules: they are for level advanced"),
    ({"level": "advanced", "modules": ["gas"]}, "option modules: 'gas' is not all, or some of "
     "track-cards, skills, car-setup, fuel, weather, superfast, flags, off-track"),
    ({"level": "advanced", "modules": ["fuel", "tyres"]}, "option modules: 'fuel,tyres' is not"),
    ({"level": "advanced", "modules": []}, "option modules: '' is not all, or some of"),
    ({"level": "advanced", "modules": ["all", "fuel"]}, "option modules: 'all,fuel' is not all"),
    ({"level": "advanced", "modules": 3}, "option modules: '3' is not all"),
    ({"level": "expert"}, "option level: 'expert' is not one of basic, junior, advanced"),
    ({"skills": "random"}, "option skills: the module skills is not played"),
    ({"level": "advanced", "modules": ["fuel"], "skills": ["lapping"] * 4},
     "option skills: the module skills is not played"),
    ({"level": "advanced", "skills": ["lapping"] * 3},
     "option skills: one for each of 4 seats, not 3"),
    ({"level": "advanced", "skills": ["lapping"] * 4}, "option skills: lapping for 3 seats"),
    ({"level": "advanced", "skills": ["speed"] * 4}, "option skills: 'speed,speed,speed,speed' is"),
    ({"level": "advanced", "modules": ["skills"], "skills": ["tuning"] + ["lapping"] * 3},
     "option skills: tuning is of use with the module car-setup only"),
    ({"weather": "rain"}, "option weather: the module weather is not played"),
    ({"level": "advanced", "modules": ["flags"], "weather": "dry"},
     "option weather: the module weather is not played"),
    ({"level": "advanced", "weather": "snow"}, "option weather: 'snow' is not one of draw, dry"),
    ({"refuelling": "turn"}, "option refuelling: the module fuel is not played"),
    ({"level": "advanced", "modules": ["skills"], "refuelling": "turn"},
     "option refuelling: the module fuel is not played"),
    ({"level": "advanced", "refuelling": "never"}, "option refuelling: 'never' is not one of chit"),
    ({"level": "advanced", "hazard": "both"}, "option hazard: 'both' is not one of printed, later"),
    ({"level": "junior", "hazard": "later"}, "option hazard: the Junior variant has no strategies"),
])  # fmt: skip
def test_options_that_do_not_fit_are_refused_with_a_sentence(given: Data, sentence: str) -> None:
    with pytest.raises(boxbox.OptionError) as refused:
        start(**given)
    assert sentence in str(refused.value)


# Bots for people


@pytest.mark.ruling("R77")
def test_a_bot_may_take_over_at_any_point_of_the_advanced_game() -> None:
    bot, rng = make_bot("race90", "random"), Random(5)
    kinds = set()
    for seed in (5, 6):
        match = boxbox.start("race90", seats=3, seed=seed, options={"level": "advanced"})
        for _ in range(220):
            if not match.decisions:
                break
            decision = match.decisions[0]
            kinds.add(decision.kind)
            seat = decision.seat
            match.set_driver(seat, "random")
            chosen = bot.choose(match.seen_by(seat), seat, decision.options.codes, rng)
            match.choose(seat, chosen)
            match.set_driver(seat, "person")
    new = {question for own in OWN.values() for question in own.questions.split()}
    assert len(kinds & new) >= 10
