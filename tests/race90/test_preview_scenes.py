"""Previews and refusals of the Advanced Game by examples, each figure worked out by hand.

On the frozen Monza: 2, 6, 8, 14 and 18 brake; corners 1 (3, 4), 2 (5), 3 (7), 4 (9), 5 (10), 6 (15)
and 7 (19, 20); all else is straight.
"""

from typing import Any

import pytest

import boxbox
from boxbox.core.wire import Facts
from tests.race90.scenes import (
    LAP,
    Data,
    Match,
    advanced,
    asked,
    count,
    go,
    options,
    play,
    qualifying,
)

pytestmark = pytest.mark.usefixtures("frozen")

LEAD = f"s2 {20 + LAP} moved"
"""A Leader far ahead, so that nobody else has to check."""
FAR = "s3 -1"
"""A car that keeps the turn from ending."""
TWO, GEAR = 95, 117
"""Driving and gear cards of two points and nothing else; their factors are 58 and 14."""
THREE, FOUR = 44, 2
"""Speeding cards: +3 for a tyre, +4 for two."""
CHECKED = 56
"""A driving card of four points that asks for a check."""
DRY, DRYISH, UNCERTAIN, RAIN = ({"slot": slot} for slot in (2, 3, 5, 8))
PATH_8 = [
    {"kind": "check", "value": None, "to": 9},
    {"kind": "tyres", "value": 2, "to": None},
    {"kind": "penalty", "value": 2, "to": None},
    {"kind": "enter", "value": None, "to": 10},
]
"""The off-track path of section 8."""


def look(match: Match, text: str) -> Facts:
    """Return what a choice of the seat that is asked would do."""
    return next(option.preview for option in match.decisions[0].options if option.text == text)


def why_not(match: Match, text: str) -> tuple[str, Data]:
    """Return why something is refused, with its facts."""
    told: Data = match.explain(match.decisions[0].seat, text)
    assert not told["legal"]
    return told["reason"], told["values"]


def sought(match: Match) -> list[str]:
    """Return what was looked for and refused."""
    return [refused.text for refused in match.decisions[0].refused]


def at_play(*cars: str, hand: list[int | str], modules: str = "all", **fields: Any) -> Match:
    """Ask s0, who has these cards, what to play."""
    fields = {"turn": 7, "driver": 0, **fields}
    p0 = {"hand": hand, **fields.pop("p0", {})}
    return advanced(*cars, LEAD, FAR, p0=p0, modules=modules, **fields)


# Points


def test_wrong_tyres_are_a_negative_bonus() -> None:
    match = at_play("s0 21", hand=[THREE], weather=RAIN, p0={"tyre_type": "hard"})
    told = look(match, f"play {THREE}")
    assert told["bonuses"] == [{"why": "tyres", "value": -2}]
    assert (told["points"], told["most"], told["to"]) == (1, 1, 22)
    match = at_play("s0 21", hand=[115], weather=RAIN, p0={"tyre_type": "soft", "soft": 0})
    told = look(match, "play 115")  # one point, of which two are lost
    assert (told["points"], told["to"], told["why"]) == (0, 21, "done")


def test_a_soft_bonus_is_what_points_can_grow_to() -> None:
    soft = {"tyre_type": "soft", "soft": 1, "soft_sets": 1}
    match = at_play("s0 21", hand=[TWO], weather=DRY, p0=soft)
    told = look(match, f"play {TWO}")
    assert (told["points"], told["most"], told["to"]) == (2, 3, 23)
    match = at_play("s0 21", hand=[TWO], weather=UNCERTAIN, p0=soft)
    told = look(match, f"play {TWO}")
    assert (told["points"], told["most"]) == (1, 2)


def test_the_weather_symbol_of_the_play_may_bring_more() -> None:
    rain = {"tyre_type": "rain"}
    match = at_play("s0 21", hand=[TWO, 164, 167], weather=DRYISH, p0=rain)
    assert [look(match, f"play {card}")["points"] for card in (TWO, 164)] == [0, 0]
    assert [look(match, f"play {card}")["most"] for card in (TWO, 164)] == [0, 1]
    play(match, "play 164")
    assert look(match, "add 167")["most"] == 3  # both steps: still uncertain, one point less
    assert look(match, "add 167")["points"] == 2
    match = at_play("s0 21", hand=[164, 167], weather=DRY, p0=rain)
    assert look(match, "play 164")["most"] == 0  # a step is not enough, two are
    play(match, "play 164")
    assert (look(match, "add 167")["points"], look(match, "add 167")["most"]) == (2, 3)


def test_a_car_off_the_track_comes_back_with_its_first_point() -> None:
    match = at_play("s0 8 off back10", hand=[TWO, CHECKED], modules="off-track track-cards")
    told = look(match, f"play {TWO}")
    assert (told["points"], told["to"], told["behind"]) == (2, 11, None)
    assert look(match, "skip")["to"] == 10
    assert sought(match) == ["box"]
    assert why_not(match, "box") == ("no-box-off-track", {})
    match = at_play("s0 8 off back9", hand=[TWO], modules="off-track")
    play(match, f"play {TWO}")
    assert asked(match) == "s0 point"
    assert why_not(match, "box") == ("no-box-off-track", {})


def test_time_lost_off_the_track_is_a_negative_bonus() -> None:
    match = at_play("s0 8 off back10 late2", hand=[TWO, THREE], modules="off-track")
    told = look(match, f"play {THREE}")
    assert told["bonuses"] == [{"why": "off-track", "value": -2}]
    assert (told["points"], told["to"]) == (1, 10)
    told = look(match, f"play {TWO}")
    assert (told["points"], told["to"], told["why"]) == (0, 10, "done")


def test_strategies_are_no_help_off_the_track() -> None:
    hazard = {"strategy": "hazard"}
    match = at_play("s0 8 off back9", hand=[CHECKED], modules="off-track", p0=hazard)
    assert look(match, f"play {CHECKED}")["points"] == 4
    match = at_play("s0 9", hand=[CHECKED], modules="off-track", p0=hazard)
    assert look(match, f"play {CHECKED}")["points"] == 5
    save = {"strategy": "save-tyres"}
    match = at_play("s0 8 off back9", hand=[FOUR], modules="off-track track-cards", p0=save)
    told = look(match, f"play {FOUR}")
    assert (told["tyres"], told["specials"]) == (2, [])


@pytest.mark.ruling("R78")
def test_the_later_hazard_may_add_a_point_for_a_blind_check() -> None:
    later = {"given": {"hazard": "later"}, "p0": {"strategy": "hazard", "target": 30}}
    match = at_play("s0 9", hand=[CHECKED, 1], modules="track-cards", **later)
    told = look(match, f"play {CHECKED}")
    assert (told["points"], told["most"], told["bonuses"]) == (4, 5, [])
    told = look(match, "play 1")
    assert (told["points"], told["most"]) == (5, 5)
    assert told["bonuses"] == [{"why": "hazard", "value": 1}]


# Checks


def test_reflexes_and_rain_count_in_the_checks_of_a_play() -> None:
    p0 = {"target": 95, "skill": "reflexes", "tyre_type": "rain"}
    match = at_play("s0 9", hand=[CHECKED, 86], weather=DRY, p0=p0)
    assert look(match, f"play {CHECKED}")["checks"][0]["target"] == 58 + 20
    assert look(match, "play 86")["checks"][0]["target"] == 58 + 20 + 20
    match = at_play("s0 9", hand=[CHECKED], weather=RAIN, p0=p0)
    assert look(match, f"play {CHECKED}")["checks"][0]["target"] == 58
    match = at_play("s0 9", hand=[CHECKED], weather=RAIN, p0=p0 | {"skill": "lapping"})
    assert look(match, f"play {CHECKED}")["checks"][0]["target"] == 38


def test_fresh_cards_make_no_checks() -> None:
    hand: list[int | str] = [CHECKED, "t7", "t6"]
    p0 = {"target": 95}
    match = at_play("s0 9", hand=hand, p0=p0, modules="track-cards", fresh=["t7"])
    assert look(match, f"play {CHECKED}")["checks"][0]["own"] == 2


def test_a_second_check_is_as_likely_as_skill_and_weather_make_it() -> None:
    odds = []
    for skill, weather in (("reflexes", DRY), ("reflexes", RAIN), ("lapping", RAIN)):
        p0 = {"target": 95, "skill": skill, "tyre_type": "rain"}
        match = at_play("s0 9", hand=[85, 87], weather=weather, p0=p0)
        play(match, "play 85")
        odds.append(look(match, "add 87")["checks"][1]["odds"])
    assert 1 > odds[0] > odds[1] > odds[2] > 0


def test_leaders_checks_count_reflexes_and_no_rain() -> None:
    for skill, target in (("reflexes", 58 + 20), ("pitting", 58)):
        match = advanced(
            f"s0 {15 + LAP}", "slow1 16", FAR, "s2 0", driver=0, turn=7, weather=RAIN, seed=1,
            p0={"hand": [GEAR, 100, 78], "target": 95, "skill": skill, "tyre_type": "rain"},
        )  # fmt: skip
        told = look(match, f"play {GEAR}")
        assert (told["lap_checks"], told["to"]) == (1, 16)
        play(match, f"play {GEAR}")
        assert asked(match) == "s0 lap-check"
        passed = skill == "reflexes"
        assert look(match, "blind")["target"] == target
        told = look(match, "check 100")
        assert (told["factor"], told["passed"], told["to"]) == (74, passed, 16)
        assert told["why"] == ("done" if passed else "lap-check")


# Track cards


def test_a_track_card_eases_passes_in_its_corner() -> None:
    match = at_play("s1 15", "s0 14", hand=["t29", THREE], modules="track-cards")
    told = look(match, "play t29")
    assert told["passes"] == [{"pass": "s1", "how": "overtake", "cost": 1}]
    assert (told["to"], told["why"]) == (16, "done")
    told = look(match, f"play {THREE}")
    assert (told["to"], told["why"], told["behind"]) == (15, "blocked", "s1")


def test_a_card_of_somebody_else_eases_nothing() -> None:
    cars = ("s1 15", "s0 14")
    match = at_play(*cars, hand=[THREE], modules="track-cards", move={"eased": [6]})
    assert look(match, f"play {THREE}")["behind"] == "s1"


def test_a_card_that_must_use_its_corner_is_not_shown_to_brake_before_it() -> None:
    soft = {"tyre_type": "soft", "soft": 1, "soft_sets": 1}
    match = at_play("s0 12", hand=["t28", "t27"], weather=DRY, p0=soft)
    told = look(match, "play t28")  # two points, and the bonus that it takes to corner 6
    assert (told["to"], told["points"], told["bound"]) == (15, 3, ["use-soft"])
    match = at_play("s0 12", hand=[TWO, "t28", "t27"], weather=DRY, p0=soft)
    assert look(match, f"play {TWO}")["braking"]["cards"] == ["t27", "t28"]


def test_a_track_card_that_falls_short_may_go_with_another() -> None:
    match = at_play("s0 11", hand=[THREE, "t25", "t32", 112], modules="track-cards")
    told = look(match, "play t25")  # four points to corner 6, in section 15
    assert (told["alone"], list(told["pairs"])) == (True, [str(THREE), "112"])
    assert "play t32" not in options(match)  # corner 7 is in section 19
    assert why_not(match, "play t32") == ("off-corner", {"card": "t32", "corner": 7})
    assert "play t32" in sought(match)
    match = at_play("s0 11", hand=["t26", "t32", 112], modules="track-cards")
    assert why_not(match, "play t26") == ("off-corner", {"card": "t26", "corner": 6})
    play(match, "play 112")
    assert options(match) == ["alone", "add t26"]
    assert why_not(match, "add t32") == ("off-corner", {"card": "t32", "corner": 7})
    assert look(match, "add t26")["to"] == 15


def test_a_card_that_may_only_be_one_of_a_pair_says_so() -> None:
    match = at_play("s0 11", hand=["t26", "t28", "t25"], modules="track-cards")
    told = look(match, "play t25")
    assert (told["alone"], list(told["pairs"])) == (True, ["t26", "t28"])
    match = at_play("s0 9", hand=["t25", "t26", "t28"], modules="track-cards")
    told = look(match, "play t25")  # four sections to 13; corner 6 is section 15
    assert (told["alone"], list(told["pairs"])) == (False, ["t26", "t28"])
    play(match, "play t25")
    assert options(match) == ["add t26", "add t28"]
    assert why_not(match, "alone") == ("off-corner", {"card": "t25", "corner": 6})
    assert "alone" in sought(match)
    assert look(match, "add t26")["to"] == 16


def test_fresh_cards_are_shown_and_refused() -> None:
    match = at_play("s0 14", hand=["t25", "t26"], modules="track-cards", fresh=["t26"])
    assert options(match) == ["skip", "play t25"]
    assert "play t26" in sought(match)
    assert why_not(match, "play t26") == ("card-fresh", {"card": "t26"})
    assert look(match, "play t25")["pairs"] == {}
    hand: list[int | str] = [TWO, 112, "t26"]
    match = at_play("s0 14", hand=hand, modules="track-cards", fresh=["t26"])
    play(match, f"play {TWO}")
    assert why_not(match, "add t26") == ("card-fresh", {"card": "t26"})


def test_fresh_cards_pay_no_tyres() -> None:
    hand: list[int | str] = [13, TWO, "t26"]
    match = at_play("s0 14", hand=hand, modules="track-cards", fresh=["t26"], p0={"tyres": 1})
    facts = {"cards": ["13"], "owed": 3, "chips": 1, "others": 1}
    assert why_not(match, "play 13") == ("not-enough-tyres", facts)


def test_a_card_is_doubled_in_a_contest_in_its_corner() -> None:
    for corner, value in ((6, 3 + 3 * 2), (7, 3 + 3)):
        section = {6: 15, 7: 19}[corner]
        match = advanced(
            f"s1 {section}", f"s0 {section}", FAR, LEAD, turn=7, modules="track-cards", seed=1,
            p0={"hand": ["t26", THREE]}, p1={"hand": [TWO]},
        )  # fmt: skip
        assert asked(match) == "s0 contest"
        assert look(match, "contest t26")["value"] == value - 3 + 2
        play(match, f"contest {THREE}")
        assert look(match, "join t26")["value"] == value + 2


# SPECIALs


def special(strategy: str, sure: bool = True, cards: int = 1) -> list[Data]:
    return [{"strategy": strategy, "cards": cards, "sure": sure}]


def test_specials_of_payment_and_trajectory() -> None:
    save: Data = {"p0": {"strategy": "save-tyres"}, "modules": "track-cards"}
    match = at_play("s0 21", hand=[FOUR, THREE], **save)
    assert look(match, f"play {FOUR}")["specials"] == special("save-tyres")
    assert look(match, f"play {THREE}")["specials"] == []
    balance: Data = {"p0": {"strategy": "balance"}, "modules": "track-cards"}
    match = at_play("s0 8 p1", hand=[TWO, GEAR], **balance)
    assert look(match, f"play {TWO}")["specials"] == special("balance")
    told = look(match, f"play {GEAR}")
    assert (told["specials"], told["bonuses"]) == ([], [{"why": "balance", "value": 1}])
    match = at_play("s0 8 p1", hand=[TWO], p0={"strategy": "balance"}, modules="weather")
    assert look(match, f"play {TWO}")["specials"] == []


def test_specials_of_hazard_need_six_sections() -> None:
    hazard = {"strategy": "hazard", "target": TWO}
    match = at_play("s0 9", hand=[12, 24, 115], p0=hazard, modules="track-cards")
    play(match, "play 12")  # +4 with a damage
    assert look(match, "alone")["specials"] == []  # five sections
    assert look(match, "add 115")["specials"] == special("hazard")
    match = at_play("s0 9", hand=[CHECKED, 115], p0=hazard, modules="track-cards")
    play(match, f"play {CHECKED}")
    assert look(match, "add 115")["specials"] == special("hazard")
    match = at_play("s0 9", hand=[CHECKED, 115], modules="track-cards",
                    p0=hazard | {"red": 5, "chart": "italy-1"})  # fmt: skip
    play(match, f"play {CHECKED}")
    told = look(match, "add 115")  # a check that fails would put it out
    assert (told["checks"][0]["out"], told["specials"]) == (True, special("hazard", sure=False))


@pytest.mark.ruling("R78")
def test_the_later_hazard_scores_for_points() -> None:
    later: Data = {"given": {"hazard": "later"}, "modules": "track-cards"}
    hazard = {"strategy": "hazard", "target": TWO}
    match = at_play("s0 9", hand=[CHECKED, 115, 12], p0=hazard, **later)
    play(match, f"play {CHECKED}")
    told = look(match, "add 115")  # six only if the check is made blind
    assert (told["points"], told["most"]) == (5, 6)
    assert told["specials"] == special("hazard", sure=False)
    assert look(match, "alone")["specials"] == []
    match = at_play("s0 9", hand=[115, 12], p0=hazard, **later)
    play(match, "play 12")
    assert look(match, "add 115")["specials"] == special("hazard")


def test_the_special_of_chase_is_to_end_with_the_player_ahead() -> None:
    chase = {"strategy": "chase", "chased": "s1"}
    match = at_play("s1 11", "s0 9", hand=[TWO, FOUR], p0=chase, modules="track-cards")
    assert look(match, f"play {TWO}")["specials"] == special("chase")
    assert look(match, f"play {FOUR}")["specials"] == []


def test_specials_of_late_braking() -> None:
    cars = ("s1 14", "s0 12")
    wheels = {"strategy": "banging-wheels", "hand": [TWO, "t27"]}
    match = at_play(*cars, hand=[TWO, "t27"], p0=wheels, modules="track-cards")
    play(match, f"play {TWO}")
    assert asked(match) == "s0 brake"
    told = look(match, "brake-late")
    assert (told["to"], told["passes"], told["cards"]) == (15, ["s1"], ["t27"])
    assert told["specials"] == special("banging-wheels", sure=False)
    facts = {"to": 15, "passes": ["s1"], "lap_checks": 0}
    assert look(match, "brake-with t27") == facts | {"specials": special("banging-wheels")}
    assert look(match, "stay") == {"to": 14, "why": "stay", "specials": []}


def test_late_braking_scores_nothing_without_track_cards_or_with_the_later_hazard() -> None:
    wheels = {"strategy": "banging-wheels"}
    match = at_play("s1 14", "s0 12", hand=[TWO], p0=wheels, modules="flags")
    assert look(match, f"play {TWO}")["braking"]["specials"] == []
    hazard = {"strategy": "hazard", "credit": 1}
    match = at_play("s0 10", hand=[FOUR], p0=hazard, modules="track-cards",
                    given={"hazard": "later"})  # fmt: skip
    assert look(match, f"play {FOUR}")["braking"]["specials"] == []


def test_late_braking_with_hazard_counts_its_check_and_its_sections() -> None:
    hazard = {"strategy": "hazard", "credit": 1}
    match = at_play("s0 10", hand=[FOUR, "t27"], p0=hazard, modules="track-cards")
    play(match, f"play {FOUR}", "chips")
    assert asked(match) == "s0 brake"
    told = look(match, "brake-late")
    assert (told["to"], told["specials"]) == (16, special("hazard", sure=False, cards=2))
    assert look(match, "brake-with t27")["specials"] == special("hazard")
    assert look(match, "stay")["specials"] == []


def test_a_leaders_check_makes_specials_unsure() -> None:
    fields: Data = {"turn": 7, "modules": "track-cards", "driver": 0}
    hazard = {"strategy": "hazard", "credit": 1, "hand": [FOUR, "t30", "t33"]}
    match = advanced(f"s0 {15 + LAP}", "slow1 16", FAR, p0=hazard, **fields)
    play(match, f"play {FOUR}")
    told = look(match, "add t30")  # eight points, one of them for the pass
    assert (told["lap_checks"], told["to"]) == (1, 22)
    assert told["specials"] == special("hazard", sure=False)
    wheels = {"strategy": "banging-wheels", "hand": [TWO, "t27"]}
    match = advanced("slow1 14", f"s0 {12 + LAP}", FAR, p0=wheels, **fields)
    play(match, f"play {TWO}")
    told = look(match, "brake-with t27")
    assert (told["lap_checks"], told["passes"]) == (1, ["slow1"])
    assert told["specials"] == special("banging-wheels", sure=False)


# Late braking and what lies off the track


def test_late_braking_shows_its_target_the_path_and_sure_cards() -> None:
    p0 = {"skill": "reflexes", "tyre_type": "rain"}
    match = at_play("s0 6", hand=[TWO, "t16", "t12"], weather=RAIN, p0=p0)
    told = look(match, f"play {TWO}")["braking"]
    assert (told["target"], told["to"], told["off_to"]) == (75, 9, 9)
    assert (told["cards"], told["path"]) == (["t16"], PATH_8)
    match = at_play("s0 6", hand=[TWO], weather=RAIN, p0={"tyre_type": "rain"})
    assert look(match, f"play {TWO}")["braking"]["target"] == 55
    match = at_play("s0 6", hand=[TWO], modules="flags")
    assert look(match, f"play {TWO}")["braking"]["path"] == []


def test_cards_for_other_places_are_refused_in_late_braking() -> None:
    hand: list[int | str] = [TWO, "t16", "t12", "t3", THREE]
    match = at_play("s0 6", hand=hand, modules="track-cards", fresh=["t3"])
    play(match, f"play {TWO}", "alone")
    assert options(match) == ["stay", "brake-late", "brake-with t16"]
    assert sought(match) == ["brake-with t3", "brake-with t12"]
    assert why_not(match, "brake-with t12") == ("no-braking-card", {"card": "t12", "why": "corner"})
    symbol = {"card": str(THREE), "why": "symbol"}
    assert why_not(match, f"brake-with {THREE}") == ("no-braking-card", symbol)
    assert why_not(match, "brake-with t3") == ("card-fresh", {"card": "t3"})
    assert why_not(match, "brake-with t20") == ("card-not-in-hand", {"card": "t20"})


def test_a_card_for_late_braking_is_refused_where_a_pass_comes_first() -> None:
    wheels = {"strategy": "banging-wheels"}
    match = at_play("s1 15", "s0 14", hand=[THREE, "t27"], p0=wheels, modules="track-cards")
    play(match, f"play {THREE}")
    assert asked(match) == "s0 pass"
    assert why_not(match, "brake-with t27") == ("no-late-braking", {"why": "section"})


def test_a_failed_check_off_the_track_shows_what_follows() -> None:
    match = go(1, LEAD, "s0 7", FAR, hand=[78, GEAR], turn=7, modules="off-track", seed=1,
               luck=["blind 77"], p0={"tyres": 5})  # fmt: skip
    play(match, "brake-late")
    assert asked(match) == "s0 off-track-check"
    told = look(match, "check 78")
    path = PATH_8[1:]
    facts: Data = {"factor": 94, "target": 75, "passed": False}
    assert told == facts | {"to": 10, "path": path, "out": False}
    told = look(match, f"check {GEAR}")
    facts = {"factor": 14, "target": 75, "passed": True}
    assert told == facts | {"to": 9, "path": [], "out": False}
    told = look(match, "blind")
    assert (told["target"], told["to"], told["path"], told["out"]) == (75, 9, path, False)


def test_what_a_car_can_not_bear_off_the_track_puts_it_out() -> None:
    match = go(1, LEAD, "s0 7", FAR, hand=[78], turn=7, modules="off-track", seed=1,
               luck=["blind 77"], p0={"tyres": 1})  # fmt: skip
    play(match, "brake-late")
    for text in ("check 78", "blind"):
        told = look(match, text)
        assert (told["path"], told["out"]) == (PATH_8[1:2], True)
    assert look(match, "check 78")["to"] is None


def test_a_robot_that_may_be_forced_shows_its_odds_and_its_path() -> None:
    match = go(1, LEAD, "s0 16", "s3 14 moved", "fast1 11", FAR.replace("s3", "s1"), turn=7,
               modules="flags off-track weather", orange=0, weather=RAIN, seed=1,
               p0={"tyre_type": "rain"})  # fmt: skip
    if asked(match) == "s0 weather":
        play(match, "leave-weather")
    while asked(match) != "s0 orange-flag":
        play(match, options(match)[0])
    told = look(match, "brake-late")
    assert (told["car"], told["target"], told["to"]) == ("fast1", 30, 15)
    assert (told["passes"], told["lap_checks"]) == (["s3"], 0)
    assert [step["kind"] for step in told["off"]] == ["check", "crash-sc"]
    assert look(match, "stay") == {"car": "fast1", "to": 14}


# Flags


def test_yellow_flags_cost_points_on_the_way() -> None:
    flag = [{"section": 4, "ahead": 0}]
    match = at_play("s0 3", hand=[THREE], modules="flags", yellow=flag)
    told = look(match, f"play {THREE}")
    assert (told["to"], told["flags"], told["why"]) == (5, [4], "done")
    match = at_play("s1 4", "s0 3", hand=[THREE], modules="flags", yellow=flag)
    told = look(match, f"play {THREE}")
    assert (told["to"], told["flags"], told["behind"]) == (4, [], "s1")


def test_a_blue_flag_of_the_play_counts_at_once() -> None:
    match = at_play("slow1 9", f"s0 {8 + LAP}", hand=[161, THREE], modules="flags")
    told = look(match, "play 161")  # into the corner, past for one, and on
    assert told["passes"] == [{"pass": "slow1", "how": "lap", "cost": 1}]
    assert told["to"] == 10
    told = look(match, f"play {THREE}")
    assert (told["passes"][0]["cost"], told["to"]) == (2, 9)


def test_places_for_yellow_flags_are_shown_or_refused() -> None:
    match = at_play("s1 4 p1", "fast1 4", "s0 21", hand=[160], modules="flags",
                    yellow=[{"section": 9, "ahead": 0}])  # fmt: skip
    play(match, "play 160")
    assert asked(match) == "s0 yellow-flag"
    assert look(match, "flag 4.1") == {"section": 4, "ahead": 1, "behind": ["fast1"]}
    assert look(match, "flag 4.2")["behind"] == []
    assert sought(match) == ["flag 4.0", "flag 9.0"]
    assert why_not(match, "flag 4.0") == ("flag-before-point", {"section": 4, "car": "s1"})
    assert why_not(match, "flag 9.0") == ("flag-there", {"section": 9})
    for text, why in (("flag 4.3", "cars"), ("flag 2.0", "corner"), ("flag 40.0", "section")):
        section, ahead = map(int, text.removeprefix("flag ").split("."))
        facts = {"section": section, "ahead": ahead, "why": why}
        assert why_not(match, text) == ("no-flag-place", facts)


def test_a_green_flag_names_whom_a_yellow_one_holds_up() -> None:
    match = at_play("s1 4 p1", "fast1 4", "s0 21", hand=[159], modules="flags",
                    yellow=[{"section": 4, "ahead": 1}])  # fmt: skip
    play(match, "play 159")
    assert look(match, "unflag 4") == {"section": 4, "behind": ["fast1"]}
    assert why_not(match, "unflag 9") == ("no-flag-there", {"section": 9})


# Weather, tyres, fuel, stops


def test_the_weather_shows_what_it_does_to_robots_and_tyres() -> None:
    match = at_play("s0 21", "fast1 12", hand=[164], modules="weather", weather={"slot": 6},
                    robot_tyres="hard", p0={"tyre_type": "intermediate"})  # fmt: skip
    play(match, "play 164")
    wet = {"kind": "rain", "slot": 7, "robots_stop": True, "penalty": 1}
    assert look(match, "wetter") == wet
    still = {"kind": "uncertain", "slot": 5, "robots_stop": False, "penalty": 0}
    assert look(match, "drier") == still
    assert look(match, "leave-weather") == {"penalty": 0}


@pytest.mark.parametrize(("slot", "kind", "text"), [(1, "dry", "drier"), (8, "rain", "wetter")])
def test_the_weather_table_has_ends(slot: int, kind: str, text: str) -> None:
    match = at_play("s0 21", hand=[164], modules="weather", weather={"slot": slot})
    play(match, "play 164")
    assert why_not(match, text) == ("weather-end", {"kind": kind})
    assert sought(match) == [text]


def stop(*cars: str, modules: str = "all", **fields: Any) -> Match:
    """Ask s0 whether to stop, in game turn 10 of 26."""
    fields = {"turn": 10, "seed": 1, **fields}
    rows = [*cars, "s2 20 moved", "s3 -1"]
    return advanced(*rows, modules=modules, at="pit", driver=0, **fields)


def test_a_stop_shows_pitting_and_what_fuel_could_cost() -> None:
    match = stop("s0 19", "s1 15 moved", p0={"fuel": 10, "skill": "pitting"})
    told = look(match, "box")
    assert (told["to"], told["cars"], told["track_cards"]) == (15, ["s1"], 2)
    assert told["extra"] == 3  # 20, 23, 26 are within the race, 29 is not
    match = stop("s0 19", p0={"fuel": 12, "skill": "pitting"}, modules="skills weather")
    told = look(match, "box")
    assert (told["to"], told["track_cards"], told["extra"]) == (15, 0, 0)
    match = stop("s0 19", p0={"fuel": 12, "skill": "lapping"})
    told = look(match, "box")
    assert (told["to"], told["track_cards"]) == (13, 0)


def test_fuel_shows_its_chit_and_its_price() -> None:
    match = play(stop("s0 19", p0={"fuel": 10, "skill": "lapping"}), "box")
    assert asked(match) == "s0 refuel"
    assert look(match, "fuel 10") == {
        "chit": 20,
        "extra": 0,
        "to": 13,
        "cars": [],
        "place": 2,
        "laps": 0,
    }
    assert look(match, "fuel 13") == {
        "chit": 23,
        "extra": 1,
        "to": 12,
        "cars": [],
        "place": 2,
        "laps": 0,
    }
    assert look(match, "fuel 19") == {
        "chit": None,
        "extra": 3,
        "to": 10,
        "cars": [],
        "place": 2,
        "laps": 0,
    }
    offered = {"turns": 11, "offered": [10, 13, 16, 19]}
    assert why_not(match, "fuel 11") == ("fuel-not-offered", offered)


def test_a_stop_behind_the_safety_car_is_at_the_end_of_the_queue() -> None:
    match = advanced(
        "s1 20 moved", "s0 19", "s2 18", "s3 17", turn=10, safety_car=True, seed=1, at="pit",
        driver=0,
        p0={"fuel": 12, "skill": "pitting", "hand": [TWO]},
    )  # fmt: skip
    told = look(match, "box")
    assert (told["to"], told["cars"], told["track_cards"]) == (16, [], 0)
    assert look(match, "drive-on") == {"fuel": 12, "to": 20}
    play(match, "drive-on")
    assert asked(match) == "s0 safety-car"
    assert look(match, f"discard {TWO}") == {"move": 2, "factor": 58}


@pytest.mark.ruling("B25")
def test_more_fuel_in_a_stop_that_was_due_keeps_the_order_of_the_queue() -> None:
    match = advanced(
        "s1 20 moved", "s2 19 moved", "s0 18 moved pitted", "s3 17 moved pitted", turn=10,
        safety_car=True, seed=1, at="refuel", p0={"fuel": 10}, p3={"fuel": 10},
        steps=[["activate", -1, 0, 0], ["come-in", 3, 0, 0], ["refuel", 0, 0, 1]],
    )  # fmt: skip
    assert look(match, "fuel 10") == {
        "chit": 20,
        "extra": 0,
        "to": 18,
        "cars": [],
        "place": 3,
        "laps": 0,
    }
    assert look(match, "fuel 13") == {
        "chit": 23,
        "extra": 1,
        "to": 17,
        "cars": [],
        "place": 3,
        "laps": 0,
    }
    play(match, "fuel 13")
    assert [count(match, name) for name in ("s0", "s3")] == [17, 16]


def test_soft_tyres_are_refused_when_two_sets_are_gone() -> None:
    fields: Data = {"weather": RAIN, "p0": {"fuel": 12, "soft_sets": 2, "skill": "lapping"}}
    match = play(stop("s0 19", **fields), "box", "fuel 10")
    assert asked(match) == "s0 tyres"
    assert options(match) == ["tyres hard", "tyres intermediate", "tyres rain"]
    assert sought(match) == ["tyres soft"]
    assert why_not(match, "tyres soft") == ("no-soft-left", {"sets": 2})
    chips = look(match, "tyres rain")["chips"]
    facts = {"chips": chips, "soft_sets_left": 0, "penalty": 2, "track_card": True}
    assert look(match, "tyres hard") == facts
    match = play(stop("s0 19", modules="weather", weather=RAIN), "box")
    assert asked(match) == "s0 tyres"
    assert look(match, "tyres hard")["track_card"] is False


def test_versatility_is_for_another_strategy() -> None:
    p0 = {"strategy": "chase", "skill": "versatility", "versatile": True}
    match = play(stop("s0 19", p0=p0), "drive-on")
    assert asked(match) == "s0 versatility"
    assert look(match, "keep-strategy") == {"current": True, "turn": 10}
    assert look(match, "lucky") == {"current": False, "turn": 10}
    assert why_not(match, "chase") == ("same-strategy", {"strategy": "chase"})


def test_a_soft_bonus_shows_both_ways() -> None:
    soft = {"tyre_type": "soft", "soft": 2, "soft_sets": 1}
    match = go(2, LEAD, "s0 12", FAR, turn=7, weather=DRY, p0=soft, seed=1)
    play(match, "leave-weather")
    assert asked(match) == "s0 soft-bonus"
    use, save = look(match, "use-soft"), look(match, "save-soft")
    assert (use["points"], use["to"], use["braking"]) == (3, 15, None)
    assert (save["points"], save["to"], save["braking"]["target"]) == (2, 14, 50)
    match = go(2, LEAD, "s0 12", FAR, turn=7, weather=UNCERTAIN, p0=soft, seed=1)
    play(match, "leave-weather")
    assert [look(match, text)["points"] for text in ("use-soft", "save-soft")] == [2, 1]


# Before the race


def start(modules: list[str]) -> Match:
    """Start a race of four in which the skills are chosen first."""
    given = {"level": "advanced", "modules": modules, "charts": "random"}
    return boxbox.start("race90", 4, 1, given)


def test_three_drivers_may_have_a_skill() -> None:
    match = play(start(["skills", "car-setup"]), *["skill reflexes"] * 3)
    assert look(match, "skill tuning") == {}
    assert sought(match) == ["skill reflexes"]
    assert why_not(match, "skill reflexes") == ("skill-taken", {"skill": "reflexes"})


@pytest.mark.ruling("B18")
def test_tuning_needs_the_module_of_set_ups() -> None:
    match = start(["skills"])
    assert sought(match) == ["skill tuning"]
    assert why_not(match, "skill tuning") == ("module-not-played", {"module": "car-setup"})


def test_a_set_up_must_not_take_too_many_points() -> None:
    match = play(start(["skills", "car-setup"]), "skill tuning", *["skill reflexes"] * 3)
    facts = {"tyres": 12, "cards": 7, "damage": 5, "points": 8}
    assert look(match, "setup 12-7-5") == facts
    assert why_not(match, "setup 12-7-6") == ("too-many-points", {"points": 9, "most": 8})
    play(match, "setup 8-5-4")
    assert why_not(match, "setup 12-6-5") == ("too-many-points", {"points": 7, "most": 6})
    assert "setup 12-6-5" in sought(match)


def test_bids_are_refused_with_what_there_is() -> None:
    match = qualifying(seed=1, p0={"hand": [TWO, GEAR]}, p1={"hand": [THREE, FOUR]})
    card = options(match)[0]
    assert why_not(match, "fuel 8") == ("not-now", {"asked": "qualify"})
    match.choose(0, card)
    assert look(match, "fuel 8") == {"bonus": 2}
    assert why_not(match, card) == ("not-now", {"asked": "fuel-bid"})
    offered = {"turns": 9, "offered": [8, 10, 12, 14, 16]}
    assert why_not(match, "fuel 9") == ("fuel-not-offered", offered)
