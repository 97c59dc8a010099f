"""The Advanced Game in words and on the screen: what a module brings, and only where it is."""

from typing import Any

import pytest

import boxbox
from boxbox.games.race90.table.cards import SYMBOLS
from boxbox.games.race90.table.race import MODULES, SKILLS, TYRES
from boxbox.games.race90.table.track import WEATHER
from boxbox.games.race90.terminal.board import Board
from boxbox.games.race90.words.sentences import Race90Words
from boxbox.words import LANGUAGES, Client, words
from tests.race90.scenes import advanced
from tests.race90.telling import FAST_CARD, NAMES, asked, draw, drove, played, printed
from tests.spoken import Spoken

Data = dict[str, Any]

SHOWN = {
    "track-cards": ("SPECIAL", "Track Card"),
    "skills": ("Skill",),
    "fuel": ("fuel for 10 turns",),
    "weather": ("Weather", "The wrong tyres"),
    "superfast": ("SUPERFAST",),
    "flags": ("Flags stay", "weather and flags"),
    "off-track": ("Off the track",),
}
"""Words on the first screens of a race that only this module brings."""


def first_screens(options: Data) -> str:
    """Return the introduction and the screen of seat 0 before its first move."""
    view = asked("play", options)
    board = Board(words("en"))
    return f"{board.intro(view)}\n{draw(board, view)}"


@pytest.mark.parametrize("level", ["basic", "junior"])
def test_nothing_of_the_modules_is_shown_in_other_levels(level: str) -> None:
    screen = first_screens({"level": level})
    assert "Stage" not in screen
    for facts in SHOWN.values():
        assert not [fact for fact in facts if fact in screen]


@pytest.mark.parametrize("module", SHOWN)
def test_a_module_is_shown_only_where_it_is_played(module: str) -> None:
    others = [other for other in MODULES if other != module]
    with_it = first_screens({"level": "advanced"})
    without = first_screens({"level": "advanced", "modules": others})
    for fact in SHOWN[module]:
        assert fact in with_it
        assert fact not in without


def test_the_stage_is_shown_for_flags_and_the_safety_car() -> None:
    for modules, shown in ((["flags"], True), (["off-track"], True), (["fuel", "skills"], False)):
        screen = first_screens({"level": "advanced", "modules": modules})
        assert ("Stage 1 of 6, to turn 5" in screen) is shown


def scene(**fields: Any) -> Data:
    """Return the view of seat 0 in turn 7, with cars in troubles of all sorts."""
    cars = ("s1 33 p1", "fast1 33", "s0 33", "superfast1 30 off back7 late2 due9", "slow1 28 due8")
    own = {"hand": [17, "t12"], "strategy": "hazard", "fuel": 9, "skill": "versatility",
           "versatile": False, "tyre_type": "soft", "soft": 2, "soft_sets": 1}  # fmt: skip
    other = {"skill": "versatility", "versatile": True, "tyre_type": "rain", "fuel": None}
    data: Data = {"turn": 7, "driver": 0, "seed": 1, "seats": 2, "weather": {"slot": 4},
                  "robot_tyres": "hard", "p0": own, "p1": other, **fields}  # fmt: skip
    return advanced(*cars, **data).view(0)


def shown(view: Data) -> str:
    """Return a wide screen; on a narrow one it fits in every language."""
    for language in LANGUAGES:
        assert draw(Board(words(language)), view)
    return printed(120, Board(words("en")).board(view))


def test_weather_tyres_and_skills_are_on_the_table() -> None:
    screen = shown(scene())
    assert "Weather dry ○○○ uncertain ●○○ rain ○○   Robots hard tyres" in screen
    assert "soft +1 +1 −1 a turn in this weather" in screen
    assert "Stage 2 of 6, to turn 9" in screen
    assert "Skill VERSATILITY (used)" in screen
    assert "Skills: " in screen
    assert " VERSATILITY." in screen
    assert "SPECIAL: for each check passed and each damage" in screen
    assert "Refuel by turn 9" in screen
    assert "Blue flag" not in screen


def line(screen: str, text: str) -> str:
    """Return the words of the first line of a screen that has a text, without the gaps."""
    return " ".join(next(row for row in screen.splitlines() if text in row).split())


def test_flags_stand_between_the_cars() -> None:
    yellow = [{"section": 9, "ahead": 2}, {"section": 5, "ahead": 0}]
    screen = shown(scene(yellow=yellow, blue=[0, 1], orange=1))
    leader = line(screen, "★")
    assert leader.index("FAST 1") < leader.index("⚑") < leader.index("▲")
    assert line(screen, "Curva Grande").endswith("⚑")
    assert "⚑ yellow flag" in screen
    assert "Blue flag" in screen
    assert "Orange flag" in screen


def test_cars_off_the_track_and_the_safety_car_are_marked() -> None:
    screen = shown(scene())
    off = line(screen, "SUPERFAST 1")
    assert off.endswith("off-track, back at Roggia, −2 points, pit in turn 9")
    assert line(screen, "SLOW 1").endswith("pit in turn 8")
    behind = shown(scene() | {"safety_car": True, "front": 33})
    assert line(behind, "★").split("★")[0].endswith("SC ")
    assert "Safety Car to the end of turn 9" in behind
    assert "Restart" in shown(scene() | {"restart": True})


def test_the_safety_car_is_in_front_of_the_queue_and_not_of_a_leader_who_has_stopped() -> None:
    behind = advanced(
        "s0 74", "slow1 52", "s1 51", modules="off-track", turn=7, safety_car=True, front=75,
        at="turn", seed=1, seats=2,
    )  # fmt: skip
    screen = shown(behind.view(0))
    assert line(screen, "SC").endswith("SC SLOW 1")
    assert "SC" not in line(screen, "★")


def test_cards_that_just_came_wait_apart_from_the_hand() -> None:
    screen = shown(scene(fresh=["t12"]))
    assert line(screen, "Next turn").startswith("Next turn D +3 (77) [Roggia")


def test_track_cards_tell_their_corner_and_symbols() -> None:
    game = Spoken(Race90Words(), words("en"), Client(NAMES))
    assert game.card("t12") == "+3 driving (77) [Roggia: sure Late Braking, pairs with any card]"
    assert game.brief("t12") == "+3 driving (77) [Roggia]"
    assert game.card("t5").endswith(" blue flag [Rettifilo: passes cost 1]")
    board = Board(words("it"))
    assert board.look.card("t12").plain.strip().startswith("G +3 (77) [Roggia: Frenata")
    assert board.look.card("t12", with_symbols=False).plain == " G +3 (77) [Roggia] "


def test_the_best_set_ups_and_the_nearest_sections_come_first() -> None:
    view = asked("setup", {"level": "advanced", "skills": ["tuning", "lapping"]})
    listed = Board(words("en")).listed(view)
    points = [option["preview"]["points"] for option in listed]
    assert points == sorted(points, reverse=True)
    assert points[0] == 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("skill", ["tuning", "lapping"])
def test_all_set_ups_fit_a_small_screen(language: str, skill: str) -> None:
    view = asked("setup", {"level": "advanced", "skills": [skill, "pitting"]})
    screen = draw(Board(words(language)), view)
    assert len(screen.splitlines()) < 24
    for number, option in enumerate(Board(words(language)).listed(view), 1):
        shown = option["text"].removeprefix("setup ")
        assert f"{number})" in screen
        assert shown in screen or option["preview"]["points"] == (8 if skill == "tuning" else 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_strategies_fit_a_small_screen(language: str) -> None:
    view = asked("strategy", {"level": "advanced"})
    question = printed(80, Board(words(language)).options(view))
    assert len(question.splitlines()) < 24


def test_sections_are_counted_one_way_from_the_leader_backwards() -> None:
    """A Leader far ahead is not shown behind; flags that all have ahead come first."""
    cars = ("s1 57", "fast1 54", "slow1 52", "s0 40")
    flags = [{"section": 15, "ahead": 0}, {"section": 5, "ahead": 0}]
    match = advanced(*cars, turn=7, driver=0, seed=1, seats=2, modules="flags", yellow=flags)
    view = match.view(0)
    board = Board(words("en"))
    board.game.read(view)
    rows = printed(120, board.tables.track(view)).splitlines()[1:]
    assert [row.split()[0] for row in rows] == ["+23", "+17", "+14", "+13", "+12", "here"]
    assert "⚑" in rows[0]
    assert "★" in rows[1]


# What happened


def story(*events: Data, language: str = "en") -> list[str]:
    game = Spoken(Race90Words(), words(language), Client(NAMES))
    game.own, game.modules = 0, frozenset(MODULES)
    lines: list[str] = game.story(events)
    return lines


def test_going_off_the_track_is_one_line() -> None:
    checked = {"kind": "checked", "car": "s1", "card": "3", "blind": True, "target": 50}
    lines = story(
        played(1),
        checked | {"why": "late-braking", "factor": 70, "passed": False},
        {"kind": "off-track", "car": "s1", "section": 6},
        checked | {"why": "off-track", "factor": 80, "passed": False},
        {"kind": "damage", "seat": 1, "why": "off-track", "disc": "red"},
        checked | {"why": "off-track", "factor": 30, "passed": True},
        {"kind": "paid", "seat": 1, "chips": 2, "cards": [], "why": "off-track"},
        {"kind": "penalty", "car": "s1", "value": 2},
        {"kind": "regained", "car": "s1", "to": 8},
    )
    assert len(lines) == 1
    assert lines[0].endswith(
        "They brake too late (70 against 50). They go off the track at the Roggia chicane! "
        "They slide on (80 against 50). They take 1 red damage. "
        "They regain control (30 against 50). That costs 2 tyres. They lose 2 points next turn. "
        "They stop beside the track in the braking section before Lesmo 1."
    )


def test_robots_that_change_tyres_are_one_list() -> None:
    stop = {"kind": "pit", "why": "tyres", "from": 9, "extra": 0}
    lines = story(
        played(1),
        {"kind": "weather", "slot": 7, "weather": "rain", "before": "uncertain", "why": "card",
         "card": None, "seat": 1, "from": 6},
        {"kind": "robot-tyres", "tyres": "rain", "why": "weather"},
        stop | {"car": "fast1", "to": 3}, stop | {"car": "slow1", "to": 1},
        drove("s1", {"enter": 1}, {"flag": 1, "cost": 1}, {"enter": 2}),
    )  # fmt: skip
    assert lines[0].endswith("They move the weather a step wetter: rain (7/8).")
    assert lines[1:] == [
        "The robots change to rain tyres.",
        "The robots pit for tyres: FAST 1 at the Rettifilo chicane (1/2), "
        "SLOW 1 on the main straight (5/5).",
        "P1 drives 2 sections to the braking section before the Rettifilo chicane, "
        "past a yellow flag.",
    ]


def test_others_special_is_told_but_not_what_it_brings() -> None:
    special = {"kind": "special", "strategy": "chase", "cards": 1, "shown": []}
    drew = {"kind": "drew", "from": "track", "why": "special", "count": 1}
    assert story(special | {"seat": 1}, drew | {"seat": 1}) == [
        "P1 scores a SPECIAL with CHASE: 1 Track Card."
    ]
    assert story(special | {"seat": 0}, drew | {"seat": 0, "cards": ["t12"]}) == [
        "You score a SPECIAL with CHASE: 1 Track Card. "
        "You draw +3 driving (77) [Roggia: sure Late Braking, pairs with any card]."
    ]


def test_moves_behind_the_safety_car_are_not_told_one_by_one() -> None:
    lines = story(
        {"kind": "safety-car", "leader": "fast1", "order": ["fast1", "s1"], "sections": [9, 8]},
        drove("fast1", {"enter": 10}) | {"why": "safety-car"},
        drove("s1", {"enter": 9}) | {"why": "safety-car"},
        {"kind": "safety-car-in", "turn": 10},
    )
    assert lines == [
        "The Safety Car comes out! All queue up behind it: FAST 1, P1.",
        "The Safety Car comes in.",
    ]


def test_a_pit_stop_names_the_tyres_once() -> None:
    serviced = {"kind": "serviced", "seat": 1, "tyres": 8, "repaired": 0, "drawn": 0}
    fitted = {"kind": "tyres", "seat": 1, "tyres": "soft", "chips": 5, "when": "pit"}
    assert story(serviced, fitted) == ["P1 fits soft tyres (5 chips)."]
    assert story(serviced | {"drawn": 2}, fitted) == [
        "P1 gets 2 cards. They fit soft tyres (5 chips)."
    ]


def test_qualifying_tells_what_fuel_and_skill_add() -> None:
    row = {"kind": "qualified", "card": FAST_CARD, "move": 4, "factor": 11, "skill": 0}
    lines = story(
        row | {"car": "s1", "fuel": 10, "fuel_bonus": 1, "skill": 2, "value": 7},
        row | {"car": "fast1", "fuel": None, "fuel_bonus": 0, "value": 4},
    )
    assert lines == [
        "Qualifying: P1 +7 (+4 (11); fuel for 10 turns +1; QUALIFYING +2), FAST 1 +4 (11)."
    ]


def test_a_doubled_track_card_is_told_in_a_contest() -> None:
    shown = {"kind": "contest-shown", "car": "s1", "cards": ["t1", FAST_CARD], "modifier": 3,
             "strategy": 0, "total": 15}  # fmt: skip
    assert story(shown) == ["P1: 15 (+4×2 +4, corner +3)."]


# In every language


@pytest.mark.parametrize("language", LANGUAGES)
def test_modules_skills_tyres_and_weather_have_names_of_their_own(language: str) -> None:
    game = Spoken(Race90Words(), words(language), Client(NAMES))
    for named in (
        [game.say(f"module-{module}") for module in MODULES],
        [game.skill(skill) for skill in SKILLS],
        *([game.tyre_type(tyres, form) for tyres in TYRES] for form in ("full", "short", "letter")),
        [game.weather(kind) for kind in WEATHER],
        [game.say(f"symbol-{symbol}") for symbol in SYMBOLS],
    ):
        assert len(set(named)) == len(named)
    assert all(game.skill(skill).startswith(skill.upper()) for skill in SKILLS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_advanced_intro_fits_a_small_screen(language: str) -> None:
    view = boxbox.start("race90", 2, 1, {"level": "advanced"}).view(0)
    assert len(printed(80, Board(words(language)).intro(view)).splitlines()) <= 20
