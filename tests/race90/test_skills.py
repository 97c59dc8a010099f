"""Driver skills: how they are taken, and every clause of the six."""

from collections.abc import Sequence
from typing import Any

import pytest

import boxbox
from boxbox.games.race90.game import Race90
from tests.installed import install
from tests.race90.conftest import frozen_game
from tests.race90.scenes import (
    DULL_CHITS,
    Data,
    Match,
    advanced,
    advanced_options,
    asked,
    car,
    cell,
    count,
    driver,
    options,
    play,
    qualifying,
    refuse,
    told,
)

pytestmark = pytest.mark.usefixtures("frozen")

SKILLS = ["versatility", "reflexes", "qualifying", "pitting", "tuning", "lapping"]
CHARTS = ["germany-1", "brazil-2", "france-1", "italy-1", "england-1", "japan-1"]
DECK = [f"draw {card}" for card in (84, 92, 95, 98, 122, 124, 128, 129, 112, 115)]
"""Cards that cost nothing and ask for nothing."""


def start(seats: int, modules: str, luck: Sequence[str] = (), **given: Any) -> Match:
    settled = advanced_options(modules, {"charts": CHARTS[:seats], **given})
    return boxbox.start("race90", seats=seats, seed=1, options=settled, luck=list(luck))


# How skills are taken


def test_skills_are_chosen_in_the_order_of_the_seats() -> None:
    match = start(2, "skills car-setup")
    assert asked(match) == "s0 skill"
    assert options(match) == [f"skill {name}" for name in SKILLS]
    play(match, "skill lapping")
    assert asked(match) == "s1 skill"
    play(match, "skill lapping")
    assert [driver(match, seat)["skill"] for seat in (0, 1)] == ["lapping", "lapping"]
    assert [(row["seat"], row["skill"]) for row in told(match, "skill")] == [
        (0, "lapping"), (1, "lapping"),
    ]  # fmt: skip


@pytest.mark.ruling("R75")
def test_three_drivers_may_have_a_skill_and_no_fourth() -> None:
    match = play(start(5, "skills car-setup"), *["skill lapping"] * 3)
    assert asked(match) == "s3 skill"
    assert options(match) == [f"skill {name}" for name in SKILLS[:-1]]
    refuse(match, "skill lapping")
    play(match, "skill pitting")
    assert "skill lapping" not in options(match)


@pytest.mark.ruling("R75")
def test_skills_are_dealt_at_random_three_of_each_at_most() -> None:
    luck = ["skill lapping", "skill lapping", "skill lapping", "skill tuning"]
    match = start(4, "skills car-setup", luck, skills="random")
    assert [driver(match, seat)["skill"] for seat in range(4)] == [*["lapping"] * 3, "tuning"]
    assert asked(match) == "s0 setup"
    with pytest.raises(boxbox.LuckError):
        start(4, "skills car-setup", ["skill lapping"] * 4, skills="random")


def test_skills_may_be_agreed() -> None:
    match = start(3, "skills", skills=["pitting", "reflexes", "pitting"])
    assert [driver(match, seat)["skill"] for seat in range(3)] == ["pitting", "reflexes", "pitting"]
    assert len(told(match, "skill")) == 3
    assert asked(match) == "s0 substitute"


@pytest.mark.ruling("B18")
def test_tuning_is_on_offer_with_the_car_set_up_only() -> None:
    assert "skill tuning" in options(start(2, "skills car-setup"))
    match = start(2, "skills")
    assert options(match) == [f"skill {name}" for name in SKILLS if name != "tuning"]
    refuse(match, "skill tuning")
    with pytest.raises(boxbox.LuckError):
        start(2, "skills", ["skill tuning"], skills="random")
    with pytest.raises(boxbox.OptionError, match="tuning"):
        start(2, "skills", skills=["tuning", "lapping"])


def test_a_skill_is_not_changed_in_the_race() -> None:
    """Neither a stop nor a skip asks for one."""
    match = advanced("s0 22", "s1 5 moved", modules="skills", p0={"skill": "lapping"}, luck=DECK)
    play(match, "box")
    assert asked(match) == "s0 strategy"
    play(match, "hazard", "skip", "lucky")
    assert driver(match, 0)["skill"] == "lapping"


# VERSATILITY


def versatile(*cars: str, modules: str = "skills", p0: Data | None = None, **fields: Any) -> Match:
    """Let s0 with VERSATILITY and HAZARD begin a turn."""
    facts = {"skill": "versatility", "strategy": "hazard", **(p0 or {})}
    return advanced(
        *(cars or ("s0 21", "s1 5 moved")), modules=modules, p0=facts,
        **{"luck": DECK, **fields},
    )  # fmt: skip


def test_versatility_is_asked_for_at_the_beginning_of_the_turn_before_the_draw() -> None:
    match = versatile()
    assert asked(match) == "s0 pit"
    play(match, "drive-on")
    assert asked(match) == "s0 versatility"
    assert options(match) == [
        "keep-strategy", "save-tyres", "balance", "lucky", "chase", "banging-wheels",
    ]  # fmt: skip
    assert driver(match, 0)["hand"] == []
    play(match, "balance")
    assert (asked(match), driver(match, 0)["hand"]) == ("s0 play", ["84"])
    assert driver(match, 0)["strategy"] == "balance"
    (change,) = told(match, "strategy")
    assert (change["strategy"], change["when"]) == ("balance", "versatility")


@pytest.mark.parametrize(
    "given", [{}, {"skills": ["lapping", "versatility"]}, {"skills": "random"}]
)
def test_versatility_is_active_from_the_start(given: Data) -> None:
    luck = ["skill lapping", "skill versatility"] if given.get("skills") == "random" else []
    match = start(2, "skills", luck, **given)
    if not given:
        play(match, "skill lapping", "skill versatility")
    assert [driver(match, seat)["versatile"] for seat in (0, 1)] == [False, True]


def test_versatility_is_used_up_by_who_uses_it_alone() -> None:
    facts = {"skill": "versatility", "versatile": True}
    match = advanced(
        "s0 30 moved", "s2 21", "s1 20", modules="skills", luck=DECK,
        p0={"strategy": "chase", **facts}, p1={"strategy": "lucky", **facts},
        p2={"strategy": "hazard", **facts},
    )  # fmt: skip
    play(match, "drive-on")
    assert asked(match) == "s2 versatility"
    assert "hazard" not in options(match)
    assert {"chase", "lucky"} < set(options(match))
    play(match, "balance")
    assert asked(match) == "s2 play"
    assert [driver(match, seat)["versatile"] for seat in range(3)] == [True, True, False]
    strategies = [driver(match, seat)["strategy"] for seat in range(3)]
    assert strategies == ["chase", "lucky", "balance"]
    assert [row["seat"] for row in told(match, "strategy")] == [2]


def test_the_new_strategy_counts_at_once_for_the_draw() -> None:
    match = play(versatile(), "drive-on", "lucky")
    assert asked(match) == "s0 keep"
    assert driver(match, 0)["hand"] == ["84", "92"]
    match = play(versatile(p0={"strategy": "lucky"}), "drive-on", "hazard")
    assert asked(match) == "s0 play"
    assert driver(match, 0)["hand"] == ["84"]


def test_the_new_strategy_counts_at_once_for_the_move() -> None:
    """BANGING WHEELS passes in a corner for two points."""
    match = versatile("s1 28 moved", "s0 27", "s2 5 moved", p0={"hand": [157]})
    play(match, "drive-on", "banging-wheels", "play 157")
    assert asked(match) == "s0 pass"


def test_versatility_is_inactive_once_it_was_used() -> None:
    match = play(versatile(p0={"hand": [122]}), "drive-on", "balance")
    assert not driver(match, 0)["versatile"]
    play(match, "play 122")
    assert (asked(match), match.position()["turn"]) == ("s0 pit", 6)
    play(match, "drive-on")
    assert asked(match) == "s0 play"
    assert driver(match, 0)["strategy"] == "balance"


def test_versatility_stays_active_while_the_strategy_is_kept() -> None:
    match = play(versatile(p0={"hand": [122]}), "drive-on", "keep-strategy")
    assert driver(match, 0)["versatile"]
    assert not told(match, "strategy")
    play(match, "play 122", "drive-on")
    assert asked(match) == "s0 versatility"


def test_the_strategy_of_a_skip_does_not_use_versatility_up() -> None:
    match = play(versatile(), "drive-on", "keep-strategy", "skip", "chase")
    assert driver(match, 0)["versatile"]


@pytest.mark.ruling("B24")
@pytest.mark.parametrize("active", [True, False])
def test_versatility_is_active_again_after_a_stop_from_the_next_turn_on(active: bool) -> None:
    match = play(versatile(p0={"versatile": active}), "box")
    assert asked(match) == "s0 strategy"
    play(match, "chase")
    assert driver(match, 0)["versatile"]
    assert (asked(match), match.position()["turn"]) == ("s0 play", 5)
    play(match, "skip", "chase")
    assert (asked(match), match.position()["turn"]) == ("s0 pit", 6)
    play(match, "drive-on")
    assert asked(match) == "s0 versatility"


@pytest.mark.ruling("B24")
def test_versatility_comes_no_earlier_with_a_forced_stop() -> None:
    match = versatile("s1 23 moved", "s0 22", "s2 5 moved", p0={"fuel": 5})
    assert [row["why"] for row in told(match, "pit")] == ["fuel"]
    play(match, "hazard")
    assert asked(match) == "s0 play"


def test_versatility_is_of_no_use_behind_the_safety_car() -> None:
    match = versatile("s0 21", "s1 20 moved", modules="skills off-track", safety_car=True)
    play(match, "drive-on")
    assert asked(match) != "s0 versatility"
    assert not told(match, "strategy")
    assert driver(match, 0)["versatile"]


def test_versatility_is_of_no_use_off_the_track() -> None:
    match = versatile("s1 22", "s0 14 off", modules="skills off-track", driver=1)
    play(match, "lucky")
    assert asked(match) == "s0 play"
    assert driver(match, 0)["versatile"]
    play(match, "play 84")
    assert (asked(match), match.position()["turn"]) == ("s1 pit", 6)
    play(match, "drive-on", "keep 92", "skip", "hazard", "drive-on")
    assert asked(match) == "s0 versatility"


def test_others_have_no_versatility() -> None:
    for skill in (None, *SKILLS[1:]):
        match = versatile(p0={"skill": skill})
        play(match, "drive-on")
        assert asked(match) == "s0 play"


# REFLEXES


def targets(match: Match) -> list[tuple[str, int, bool]]:
    return [(row["why"], row["target"], row["passed"]) for row in told(match, "checked")]


def reflexes(*cars: str, skill: str | None = "reflexes", **fields: Any) -> Match:
    """Let s0 play, with a Target of 50."""
    facts = {"skill": skill, "target": 122, **fields.pop("p0", {})}
    return advanced(*cars, modules=fields.pop("modules", "skills"), driver=0, p0=facts, **fields)


@pytest.mark.parametrize(("card", "goal"), [(74, 70), (60, 90), (57, 50)])
def test_reflexes_add_20_to_movement_checks(card: int, goal: int) -> None:
    """The cards ask for Check, Check+20 and Check-20; 117 has 14."""
    match = reflexes("s0 21", "s1 5", p0={"hand": [card, 117]})
    play(match, f"play {card}", "check 117")
    assert targets(match) == [("movement", goal, True)]
    match = reflexes("s0 21", "s1 5", skill=None, p0={"hand": [card, 117]})
    play(match, f"play {card}", "check 117")
    assert targets(match) == [("movement", goal - 20, True)]


def test_reflexes_help_a_check_to_pass_blind_too() -> None:
    match = reflexes("s0 21", "s1 5", p0={"hand": [74]}, luck=["blind 124"])
    play(match, "play 74", "blind")
    assert targets(match) == [("movement", 70, True)]
    assert (driver(match, 0)["red"], driver(match, 0)["target"]) == (0, "124")


@pytest.mark.ruling("R35")
def test_the_target_of_a_check_may_go_beyond_99() -> None:
    match = reflexes("s0 21", "s1 5", p0={"hand": [60, 122], "target": 184})
    play(match, "play 60", "check 122")
    assert targets(match) == [("movement", 138, True)]


@pytest.mark.parametrize(("skill", "goal"), [("reflexes", 70), (None, 50)])
def test_reflexes_add_20_to_late_braking(skill: str | None, goal: int) -> None:
    match = reflexes("s0 11", "s1 5", skill=skill, p0={"hand": [157]}, luck=["blind 124"])
    play(match, "play 157", "brake-late")
    assert targets(match) == [("late-braking", goal, goal == 70)]
    assert car(match, "s0")["status"] == ("running" if goal == 70 else "off-track")


@pytest.mark.parametrize("way", ["check 124", "blind"])
def test_reflexes_add_20_to_the_leaders_check(way: str) -> None:
    match = reflexes("s1 12 moved", "s0 35", "s2 5", p0={"hand": [157, 124]}, luck=["blind 74"])
    play(match, "play 157", way)
    assert targets(match) == [("lapping", 70, True)]
    assert count(match, "s0") == 37


def test_reflexes_are_off_beside_the_track() -> None:
    match = reflexes(
        "s0 5", "s1 1", modules="skills off-track", p0={"hand": [157, 112]},
        luck=["blind 156", "blind 151"],
    )  # fmt: skip
    play(match, "play 157", "brake-late", "blind")
    assert targets(match) == [("late-braking", 95, False), ("off-track", 75, False)]


@pytest.mark.ruling("R35")
def test_reflexes_are_off_until_the_car_is_back_on_the_track() -> None:
    """The checks of the cards that bring it back are made beside the track."""
    match = reflexes(
        "s1 22 moved", "s0 14 off", "s2 1", modules="skills off-track", p0={"hand": [74, 117]}
    )
    play(match, "play 74", "check 117")
    assert targets(match) == [("movement", 50, True)]


@pytest.mark.ruling("R35")
def test_reflexes_help_again_as_soon_as_the_car_is_back() -> None:
    match = reflexes(
        "s1 22 moved", "s0 6 off", "s2 1", modules="skills off-track", p0={"hand": [84]},
        luck=["blind 129"],
    )  # fmt: skip
    play(match, "play 84", "brake-late")
    assert targets(match) == [("late-braking", 95, True)]


# QUALIFYING


def grid(match: Match) -> list[str]:
    return list(told(match, "grid")[0]["order"])


def qualify(match: Match, *cards: int) -> Match:
    for seat, card in enumerate(cards):
        match.choose(seat, f"qualify {card}")
    return match


def test_qualifying_adds_2_to_the_value() -> None:
    """A +2(50) is worth a +4 then; the factor stays."""
    match = qualifying(modules="skills", p0={"hand": [122, 5], "skill": "qualifying"},
                       p1={"hand": [38, 6]})  # fmt: skip
    qualify(match, 122, 38)
    one, two = told(match, "qualified")[:2]
    assert (one["move"], one["skill"], one["value"], one["factor"]) == (2, 2, 4, 50)
    assert (two["move"], two["skill"], two["value"], two["factor"]) == (3, 0, 3, 43)
    assert grid(match)[:2] == ["s0", "s1"]
    assert driver(match, 0)["target"] == "122"


def test_of_level_values_with_qualifying_the_lower_factor_is_first() -> None:
    for other, order in ((11, ["s1", "s0"]), (56, ["s0", "s1"])):
        match = qualifying(modules="skills", p0={"hand": [122, 5], "skill": "qualifying"},
                           p1={"hand": [other, 6]})  # fmt: skip
        qualify(match, 122, other)
        assert grid(match)[:2] == order


def test_qualifying_brings_two_track_cards_when_the_grid_stands() -> None:
    luck = [*DULL_CHITS, "track t5", "track t9", "blind 20"]
    match = qualifying(
        modules="skills track-cards weather", luck=luck,
        p0={"hand": [5, 122], "skill": "qualifying"}, p1={"hand": [6, 11]},
    )  # fmt: skip
    qualify(match, 122, 11)
    kinds = [row["kind"] for row in match.events(None)]
    assert kinds.index("grid") < kinds.index("drew") < kinds.index("weather")
    assert driver(match, 0)["hand"] == ["5", "t5", "t9"]
    assert driver(match, 1)["hand"] == ["6"]
    (drawn,) = told(match, "drew")
    assert (drawn["seat"], drawn["from"], drawn["count"], drawn["why"]) == (
        0, "track", 2, "qualifying",
    )  # fmt: skip
    own = next(row for row in match.events(0) if row["kind"] == "drew")
    assert own["cards"] == ["t5", "t9"]
    assert "cards" not in drawn
    assert match.view(None)["players"][0]["hand"] == ["?", "t?", "t?"]


@pytest.mark.ruling("B17")
def test_without_track_cards_qualifying_brings_its_2_points_alone() -> None:
    match = qualifying(modules="skills", p0={"hand": [122, 5], "skill": "qualifying"},
                       p1={"hand": [38, 6]})  # fmt: skip
    qualify(match, 122, 38)
    assert driver(match, 0)["hand"] == ["5"]
    assert not told(match, "drew")
    assert told(match, "qualified")[0]["value"] == 4


@pytest.mark.parametrize("skill", ["qualifying", "tuning"])
def test_qualifying_and_tuning_have_no_use_in_the_race(skill: str) -> None:
    modules = "skills track-cards car-setup"
    match = advanced("s0 20", "s1 5", modules=modules, p0={"skill": skill, "hand": [157]},
                     luck=DECK)  # fmt: skip
    boxed = play(match.copy(), "box", "enough", "hazard")
    assert count(boxed, "s0") == 14
    assert driver(boxed, 0)["hand"] == ["84", "92", "95", "98", "122", "157"]
    moved = play(match, "drive-on", "play 157")
    assert count(moved, "s0") == 23
    checked = advanced("s0 20", "s1 5", modules=modules, driver=0, luck=["disc red"],
                       p0={"skill": skill, "hand": [74], "target": 122})  # fmt: skip
    play(checked, "play 74", "check 74")
    assert targets(checked) == [("movement", 50, False)]


# PITTING


def pit(*cars: str, skill: str | None = "pitting", **fields: Any) -> Match:
    """Let s0 announce a stop, with a hand of two."""
    facts = {"skill": skill, "hand": [157, 162], **fields.pop("p0", {})}
    match = advanced(
        *(cars or ("s0 22", "s1 5")), modules=fields.pop("modules", "skills"), p0=facts,
        **{"luck": DECK, **fields},
    )  # fmt: skip
    return play(match, "box")


@pytest.mark.parametrize(("skill", "to"), [("pitting", 18), (None, 16)])
def test_a_stop_with_pitting_costs_two_sections_less(skill: str | None, to: int) -> None:
    match = pit(skill=skill)
    assert count(match, "s0") == to
    assert told(match, "pit")[0]["to"] == to


def test_pitting_shortens_forced_stops_too() -> None:
    match = advanced("s1 23 moved", "s0 22", modules="skills", luck=DECK,
                     p0={"skill": "pitting", "fuel": 5})  # fmt: skip
    assert (count(match, "s0"), told(match, "pit")[0]["why"]) == (18, "fuel")


def test_pitting_does_nothing_for_others() -> None:
    match = advanced("s0 22", "s1 5", "fast1 2", modules="skills", luck=DECK,
                     p0={}, p1={"skill": "pitting"})  # fmt: skip
    play(match, "box")
    assert count(match, "s0") == 16


@pytest.mark.ruling("R61")
@pytest.mark.parametrize(("turns", "to"), [(10, 18), (13, 17), (16, 16)])
def test_pitting_shortens_the_basic_time_only(turns: int, to: int) -> None:
    """Every three turns of fuel more cost a whole section."""
    match = pit(modules="skills fuel", p0={"fuel": 8})
    play(match, f"fuel {turns}")
    assert count(match, "s0") == to


@pytest.mark.ruling("R61")
@pytest.mark.parametrize(
    ("time", "turns", "back"), [(1, 10, 0), (1, 13, 1), (2, 10, 0), (3, 16, 3)]
)
def test_with_pitting_the_basic_time_is_never_below_0(
    time: int, turns: int, back: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = frozen_game().values
    track = data.tracks["monza"]._replace(pit_time=time)
    game = Race90(data._replace(tracks={**data.tracks, "monza": track}))
    install(monkeypatch, game)
    match = pit(modules="skills fuel", p0={"fuel": 8})
    play(match, f"fuel {turns}")
    assert count(match, "s0") == 22 - back


@pytest.mark.ruling("R62")
def test_pitting_brings_two_track_cards_on_top_of_the_limit_after_the_stop() -> None:
    match = pit(
        "s0 23", "s1 21", modules="skills track-cards weather",
        luck=[*DECK[:4], "track t1", "track t2"],
    )  # fmt: skip
    play(match, "enough", "tyres rain")
    assert asked(match) == "s0 strategy"
    assert driver(match, 0)["hand"] == ["84", "92", "95", "98", "157", "162"]
    play(match, "hazard")
    assert driver(match, 0)["hand"] == ["84", "92", "95", "98", "157", "162", "t1", "t2"]
    assert [(row["why"], row["count"]) for row in told(match, "drew")] == [("pitting", 2)]


@pytest.mark.ruling("R62")
def test_cards_above_the_limit_must_go_before_pitting_brings_its_two() -> None:
    seven = [84, 92, 95, 98, 122, 124, 128]
    match = pit(
        "s0 23", "s1 22", modules="skills track-cards", p0={"hand": seven},
        luck=["track t1", "track t2"],
    )  # fmt: skip
    assert "enough" not in options(match)
    play(match, "discard 84", "enough", "hazard")
    assert driver(match, 0)["hand"] == ["92", "95", "98", "122", "124", "128", "t1", "t2"]
    assert asked(match) == "s1 pit"


@pytest.mark.ruling("B17")
def test_without_track_cards_pitting_saves_sections_alone() -> None:
    match = play(pit("s0 23", "s1 21"), "enough", "hazard")
    assert count(match, "s0") == 19
    assert len(driver(match, 0)["hand"]) == 6
    assert not told(match, "drew")


@pytest.mark.ruling("B25")
def test_pitting_is_of_no_use_behind_the_safety_car() -> None:
    match = pit("s0 22", "s1 21", "s2 20", modules="skills track-cards off-track", safety_car=True)
    assert count(match, "s0") == 19
    play(match, "enough", "hazard")
    assert len(driver(match, 0)["hand"]) == 6
    assert not [row for row in told(match, "drew") if row["from"] == "track"]


# LAPPING


def lap(section: int, points: int, skill: str | None = "lapping", **fields: Any) -> Match:
    """Let s0, who is not the Leader, come up from two sections back to s1, a lap down."""
    cards = {2: [122], 3: [157], 4: [112, 157]}[points]
    given = {
        "modules": "skills", "driver": 0, "turn": 5,
        "p0": {"skill": skill, "hand": cards, **fields.pop("p0", {})}, **fields,
    }  # fmt: skip
    match = advanced(
        f"s2 {section + 34} moved", f"s1 {section} moved", f"s0 {section + 22}", "s3 1 moved",
        **given,
    )  # fmt: skip
    play(match, f"play {cards[0]}", *(f"add {card}" for card in cards[1:]))
    return match


def price_of(match: Match) -> list[tuple[str, int]]:
    """Return what s0 paid for passes so far."""
    steps = [
        step for row in told(match, "drove") if row["car"] == "s0" for step in row["path"]
        if "pass" in step
    ]  # fmt: skip
    return [(step["how"], step["cost"]) for step in steps]


@pytest.mark.parametrize(("section", "cost"), [(12, 0), (14, 0), (15, 1)])
def test_lapping_is_free_in_straights_and_braking_sections_and_costs_1_in_corners(
    section: int, cost: int
) -> None:
    match = lap(section, 4)
    assert price_of(match) == [("lap", cost)]
    assert count(match, "s0") == section + 26 - cost


@pytest.mark.parametrize(("section", "cost"), [(12, 1), (14, 1), (15, 2)])
def test_without_lapping_it_costs_a_point_more(section: int, cost: int) -> None:
    match = lap(section, 4, skill=None)
    assert price_of(match) == [("lap", cost)]
    assert count(match, "s0") == section + 26 - cost


@pytest.mark.ruling("R43")
@pytest.mark.parametrize("section", [12, 14])
def test_with_no_point_left_a_free_lapping_is_the_drivers_choice(section: int) -> None:
    match = lap(section, 2)
    assert asked(match) == "s0 pass"
    assert options(match) == ["pass", "stay"]
    passed = play(match.copy(), "pass")
    assert cell(passed, section) == "s0 s1"
    assert price_of(passed) == [("lap", 0)]
    stayed = play(match, "stay")
    assert cell(stayed, section) == "s1 s0"


@pytest.mark.ruling("R43")
def test_with_points_left_a_free_lapping_is_compulsory() -> None:
    match = lap(12, 3)
    assert price_of(match) == [("lap", 0)]
    assert count(match, "s0") == 37


@pytest.mark.ruling("R43")
def test_with_no_point_left_nobody_is_lapped_in_a_corner() -> None:
    match = lap(15, 2)
    assert cell(match, 15) == "s1 s0"
    assert not price_of(match)


def test_lapping_changes_nothing_for_overtaking_and_un_lapping() -> None:
    for other, how in ((12, "overtake"), (36, "un-lap")):
        match = advanced(
            f"s1 {other} moved", "s0 10", "s2 1 moved", modules="skills", driver=0,
            p0={"skill": "lapping", "hand": [112, 157]},
        )  # fmt: skip
        play(match, "play 112", "add 157")
        if asked(match) == "s0 pass":
            play(match, "pass")
        assert price_of(match) == [(how, 1)]
    match = advanced("s1 39 moved", "s0 13", "s2 1 moved", modules="skills", driver=0,
                     p0={"skill": "lapping", "hand": [112, 157]})  # fmt: skip
    play(match, "play 112", "add 157", "pass")
    assert price_of(match) == [("un-lap", 2)]
    match = advanced("s1 15 moved", "s0 13", "s2 1 moved", modules="skills", driver=0,
                     p0={"skill": "lapping", "hand": [112, 157]})  # fmt: skip
    play(match, "play 112", "add 157")
    assert cell(match, 15) == "s1 s0"


@pytest.mark.parametrize(("card", "passed"), [(117, True), (129, False)])
def test_a_leader_with_lapping_still_checks(card: int, passed: bool) -> None:
    match = advanced(
        "s1 12 moved", "s0 35", "s2 5", modules="skills", driver=0,
        p0={"skill": "lapping", "hand": [157, card], "target": 122},
    )  # fmt: skip
    play(match, "play 157")
    assert asked(match) == "s0 lap-check"
    play(match, f"check {card}")
    assert count(match, "s0") == (38 if passed else 36)


def test_a_leader_without_points_checks_only_if_he_wants_to_lap() -> None:
    match = advanced(
        "s1 12 moved", "s0 34", "s2 5", modules="skills", driver=0,
        p0={"skill": "lapping", "hand": [122, 117], "target": 124},
    )  # fmt: skip
    play(match, "play 122")
    assert asked(match) == "s0 pass"
    stayed = play(match.copy(), "stay")
    assert not told(stayed, "checked")
    play(match, "pass", "check 117")
    assert cell(match, 12) == "s0 s1"


@pytest.mark.parametrize(("section", "cost"), [(12, 0), (14, 0), (15, 1)])
def test_lapping_gains_nothing_with_a_blue_flag(section: int, cost: int) -> None:
    match = lap(section, 4, modules="skills flags", blue=[0])
    assert price_of(match) == [("lap", cost)]


@pytest.mark.ruling("R4")
@pytest.mark.parametrize("section", [12, 14, 15])
def test_lapping_is_free_everywhere_when_all_sections_are_straights(section: int) -> None:
    match = lap(section, 4, turn=26)
    if asked(match) == "s0 pass":  # or late braking instead
        play(match, "pass")
    assert price_of(match) == [("lap", 0)]
