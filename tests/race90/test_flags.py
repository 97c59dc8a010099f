"""Flags: yellow, green, blue and orange, and in which order the events of a play come."""

from typing import Any

import pytest

from tests.race90.scenes import (
    LAP,
    Data,
    Match,
    advanced,
    after_skip,
    asked,
    car,
    cell,
    count,
    go,
    options,
    passes,
    path,
    play,
    play_cards,
    told,
)

pytestmark = pytest.mark.usefixtures("frozen")

TURN = 7
"""A turn in the middle of a stage; the next stage begins with turn 10."""
FIRST, LAST = 1, 26
STRAIGHT, CORNER, BRAKING = 12, 15, 14
FAR = "s3 -4"
"""A car that keeps the turn from ending."""
YELLOW = {1: 177, 2: 165, 3: 160}
GREEN = {1: 174, 2: 169, 3: 159}
BLUE = {1: 181, 2: 163, 3: 161}
ORANGE = {1: 178, 2: 173, 3: 158}
"""Event cards of the flags, by their movement."""


def flagged(*cars: str, driver: int | None = 0, modules: str = "flags", **fields: Any) -> Match:
    return advanced(*cars, modules=modules, turn=fields.pop("turn", TURN), driver=driver, **fields)


def yellow(match: Match) -> dict[int, int]:
    """Return how many cars are ahead of the flag in each section with one."""
    return {row["section"]: row["ahead"] for row in match.position()["yellow"]}


def at(*places: tuple[int, int]) -> list[Data]:
    """Return yellow flags in some sections, behind so many cars."""
    return [{"section": section, "ahead": ahead} for section, ahead in places]


def shown(match: Match) -> list[tuple[str, int, bool]]:
    """Return the flags that were played: which, by whom, whether they did anything."""
    return [(row["flag"], row["seat"], row["taken"]) for row in told(match, "flag")]


# Where a yellow flag is placed


@pytest.mark.ruling("R47")
def test_a_yellow_flag_has_a_place_in_a_corner_that_has_none() -> None:
    match = flagged(
        "s0 0", "s1 10", "s2 9", FAR, p0={"hand": [YELLOW[3]]}, yellow=at((7, 0))
    )  # fmt: skip
    play_cards(match, YELLOW[3])
    assert asked(match) == "s0 yellow-flag"
    assert options(match) == [
        "no-flag", "flag 3.0", "flag 4.0", "flag 5.0", "flag 9.0", "flag 9.1", "flag 10.0",
        "flag 10.1", "flag 15.0", "flag 19.0", "flag 20.0", "flag 20.1",
    ]  # fmt: skip


@pytest.mark.ruling("R47")
@pytest.mark.parametrize(
    ("cars", "places"),
    [
        (("s1 4", "s2 4"), ["4.0", "4.1", "4.2"]),
        (("s1 4 p1", "s2 4"), ["4.1", "4.2"]),
        (("s1 4", "s2 4 p1"), ["4.2"]),
        (("s1 4", "fast1 4 p1", "s2 4"), ["4.2", "4.3"]),
    ],
)
def test_no_car_on_a_trajectory_has_the_flag_ahead(cars: tuple[str], places: list[str]) -> None:
    match = flagged("s0 0", *cars, FAR, p0={"hand": [YELLOW[3]]})
    play_cards(match, YELLOW[3])
    assert [text[5:] for text in options(match) if text.startswith("flag 4.")] == places


@pytest.mark.ruling("R47")
@pytest.mark.parametrize(
    ("cars", "places"),
    [(("s1 28 p2", "s2 28 p1"), ["28.2"]), (("s1 28 p2", "s2 28"), ["28.1", "28.2"])],
)
def test_where_two_cars_are_on_trajectories_the_flag_is_behind_both(
    cars: tuple[str], places: list[str]
) -> None:
    match = flagged(
        *cars, "s0 0", FAR, given={"track": "hungaroring"}, p0={"hand": [YELLOW[3]]}
    )  # fmt: skip
    play_cards(match, YELLOW[3])
    assert [text[5:] for text in options(match) if text.startswith("flag 28.")] == places


def test_a_yellow_flag_lies_there_before_its_own_driver_moves() -> None:
    match = play_cards(flagged("s0 2", FAR, p0={"hand": [YELLOW[3]]}), YELLOW[3])
    play(match, "flag 3.0")
    assert path(match) == [{"enter": 3}, {"flag": 3, "cost": 1}, {"enter": 4}]
    assert told(match, "flag")[0]["section"] == 3
    assert told(match, "flag")[0]["ahead"] == 0


def test_nobody_has_to_place_a_yellow_flag() -> None:
    match = play_cards(flagged("s0 0", FAR, p0={"hand": [YELLOW[3]]}), YELLOW[3])
    play(match, "no-flag")
    assert yellow(match) == {}
    assert shown(match) == [("yellow", 0, False)]


@pytest.mark.ruling("R47")
@pytest.mark.parametrize(("out", "left"), [((3, 4, 5, 7, 9), True), ((3, 4, 5, 7, 9, 10), False)])
def test_there_are_six_yellow_flags(out: tuple[int, ...], left: bool) -> None:
    flags = at(*((section, 0) for section in out))
    match = flagged("s0 0", "s1 12", FAR, p0={"hand": [YELLOW[3]]}, yellow=flags)
    play_cards(match, YELLOW[3])
    if left:
        assert "flag 15.0" in options(match)
    else:
        assert shown(match) == [("yellow", 0, False)]
        assert len(yellow(match)) == 6


# What a yellow flag does


@pytest.mark.ruling("R47")
def test_going_past_a_yellow_flag_costs_a_point() -> None:
    match = go(3, "s0 2", FAR, modules="flags", turn=TURN, yellow=at((3, 0)))
    assert path(match) == [{"enter": 3}, {"flag": 3, "cost": 1}, {"enter": 4}]
    assert yellow(match) == {3: 0}  # the car has left the section again


@pytest.mark.ruling("R47")
def test_it_costs_robots_a_point_too() -> None:
    match = flagged("fast1 2", "s0 0", driver=None, yellow=at((3, 0)))
    assert path(match, "fast1") == [{"enter": 3}, {"flag": 3, "cost": 1}, {"enter": 4}]


@pytest.mark.ruling("R47")
@pytest.mark.parametrize(
    ("points", "ahead", "why"),
    [(1, 0, "done"), (2, 1, "done")],
)
def test_without_a_point_left_the_flag_stays_ahead(points: int, ahead: int, why: str) -> None:
    match = go(points, "s0 2", FAR, modules="flags", turn=TURN, yellow=at((3, 0)))
    assert (count(match, "s0"), yellow(match)) == (3, {3: ahead})
    assert told(match, "drove")[-1]["why"] == why


@pytest.mark.ruling("R47")
def test_a_flag_ahead_where_the_move_begins_is_paid_first() -> None:
    match = go(3, "s0 3", FAR, modules="flags", turn=TURN, yellow=at((3, 0)))
    assert path(match) == [{"flag": 3, "cost": 1}, {"enter": 4}, {"enter": 5}]
    match = go(3, "s0 3", FAR, modules="flags", turn=TURN, yellow=at((3, 1)))
    assert path(match) == [{"enter": 4}, {"enter": 5}, {"enter": 6}]


@pytest.mark.ruling("R47")
def test_past_the_flag_cars_still_bar_the_way() -> None:
    match = go(4, "s1 15 moved", "s0 14", FAR, modules="flags", turn=TURN, yellow=at((15, 1)))
    assert path(match) == [{"enter": 15}, {"flag": 15, "cost": 1}]
    assert (told(match, "drove")[-1]["why"], told(match, "drove")[-1]["left"]) == ("blocked", 2)
    assert (cell(match, 15), yellow(match)) == ("s1 s0", {15: 2})


@pytest.mark.ruling("R47")
def test_behind_a_car_that_has_the_flag_ahead_there_is_no_way_to_it() -> None:
    match = go(4, "s1 15 moved", "s0 14", FAR, modules="flags", turn=TURN, yellow=at((15, 0)))
    assert path(match) == [{"enter": 15}]
    assert (told(match, "drove")[-1]["why"], told(match, "drove")[-1]["left"]) == ("blocked", 3)
    assert (cell(match, 15), yellow(match)) == ("s1 s0", {15: 0})


@pytest.mark.ruling("R47")
def test_a_car_ahead_of_the_flag_takes_its_place_along() -> None:
    cars = ("s0 15", "s1 15 moved", "s2 15 moved", FAR)
    match = go(2, *cars, modules="flags", turn=TURN, yellow=at((15, 2)))
    assert (cell(match, 15), yellow(match)) == ("s1 s2", {15: 1})


@pytest.mark.ruling("R47")
def test_a_car_behind_the_flag_leaves_it_where_it_is() -> None:
    match = flagged(
        "s1 15 moved", "s0 15", FAR, driver=None, p0={"hand": []}, yellow=at((15, 1)), seed=1
    )  # fmt: skip
    play(match, "box")
    assert (cell(match, 15), yellow(match)) == ("s1", {15: 1})


MEANS: dict[str, tuple[str, Data]] = {
    # how s0 or a robot could pass a car in the corner: that car, and what is special
    "banging wheels": ("s1 15", {"p0": {"strategy": "banging-wheels"}}),
    "lapping": (f"s1 {15 - LAP}", {}),
    "lapping a robot": (f"slow1 {15 - LAP}", {}),
    "un-lapping": (f"s1 {15 + LAP}", {}),
    "blue flag": (f"s1 {15 - LAP}", {"blue": [0]}),
    "skill": (f"s1 {15 - LAP}", {"modules": "flags skills", "p0": {"skill": "lapping"}}),
    "free at the start": ("s1 15", {"turn": FIRST, "p0": {"strategy": "banging-wheels"}}),
    "first turn": ("s1 15", {"turn": FIRST}),
    "last turn": ("s1 15", {"turn": LAST}),
}


@pytest.mark.ruling("R47")
@pytest.mark.parametrize("means", MEANS)
@pytest.mark.parametrize("flags", [[], [0], [1]])
def test_nobody_passes_a_car_under_a_yellow_flag_by_any_means(means: str, flags: list[int]) -> None:
    other, special = MEANS[means]
    fields = {"modules": "flags", "turn": TURN, **special}
    fields["yellow"] = at(*((15, ahead) for ahead in flags))
    match = go(4, f"s3 {20 + LAP} moved", f"{other} moved", "s0 14", "s2 -4", **fields)
    while asked(match) == "s0 pass":
        play(match, "pass")
    if flags:
        assert passes(match) == []
        assert cell(match, 15).endswith(" s0")
    else:
        assert passes(match)
        assert "s0" not in cell(match, 15)


@pytest.mark.ruling("R47")
@pytest.mark.parametrize("flags", [[], [0], [1]])
def test_a_track_card_passes_nobody_under_a_yellow_flag(flags: list[int]) -> None:
    match = flagged(
        "s3 20 moved", "s1 15 moved", "s0 14", "s2 -4",
        modules="flags track-cards", p0={"hand": ["t29"]},
        yellow=at(*((15, ahead) for ahead in flags)),
    )  # fmt: skip
    play_cards(match, "t29")
    if flags:
        assert (passes(match), cell(match, 15)) == ([], "s1 s0")
    else:
        assert passes(play(match, "pass")) == [("s1", "overtake", 1)]


@pytest.mark.ruling("R47")
@pytest.mark.parametrize("other", ["slow1 15", f"slow1 {15 - LAP}", f"s1 {15 - LAP}"])
@pytest.mark.parametrize("flags", [[], [0], [1]])
def test_robots_pass_nobody_under_a_yellow_flag(other: str, flags: list[int]) -> None:
    match = flagged(
        f"s3 {20 + LAP} moved", f"{other} moved", "fast1 14", "s0 0", driver=None,
        yellow=at(*((15, ahead) for ahead in flags)),
    )  # fmt: skip
    assert bool(passes(match, "fast1")) == (not flags)


@pytest.mark.ruling("R47")
@pytest.mark.parametrize(("flags", "question"), [([], "s1 contest"), ([0], "s0 pit")])
def test_there_is_no_contest_under_a_yellow_flag(flags: list[int], question: str) -> None:
    match = flagged(
        "s0 15", "s1 15", driver=None, p0={"hand": [1]}, p1={"hand": [2]},
        yellow=at(*((15, ahead) for ahead in flags)),
    )  # fmt: skip
    assert asked(match) == question


@pytest.mark.ruling("R42")
@pytest.mark.parametrize(("points", "may_take"), [(2, False), (3, True)])
def test_trajectories_lie_beyond_the_flag(points: int, may_take: bool) -> None:
    match = go(points, "s0 2", FAR, modules="flags", turn=TURN, yellow=at((4, 0)))
    assert count(match, "s0") == 4
    assert (asked(match) == "s0 point") == may_take


@pytest.mark.ruling("R42")
@pytest.mark.parametrize(("robot", "point"), [("slow1", None), ("fast1", 1)])
def test_a_robot_behind_the_flag_takes_no_trajectory(robot: str, point: int | None) -> None:
    match = flagged(f"{robot} 2", "s0 0", driver=None, yellow=at((4, 0)))
    assert (car(match, robot)["count"], car(match, robot)["point"]) == (4, point)


@pytest.mark.ruling("R42")
def test_past_the_flag_in_the_section_of_the_start_a_point_may_be_taken() -> None:
    match = go(1, "s0 4", FAR, modules="flags", turn=TURN, yellow=at((4, 0)))
    assert (asked(match), options(match)) == ("s0 point", ["point 1", "no-point"])


@pytest.mark.ruling("R47")
@pytest.mark.parametrize("flags", [[], [1]])
def test_who_comes_from_the_pits_is_behind_the_flag(flags: list[int]) -> None:
    match = flagged(
        "s0 10", "s1 4", driver=None, p0={"hand": [1]},
        yellow=at(*((4, ahead) for ahead in flags)), seed=1,
    )  # fmt: skip
    play(match, "box", "enough", "hazard")
    assert (asked(match) == "s0 point") == (not flags)
    assert cell(match, 4) == "s1 s0"
    assert yellow(match) == ({4: 1} if flags else {})


@pytest.mark.ruling("R47")
def test_late_braking_lands_behind_the_flag() -> None:
    match = go(1, "s0 13", FAR, modules="flags", turn=TURN, yellow=at((15, 0)), luck=["blind 1"])
    play(match, "brake-late")
    assert (count(match, "s0"), yellow(match)) == (15, {15: 0})


# Green


def test_a_green_flag_takes_one_yellow_away_before_the_car_moves() -> None:
    match = flagged("s0 2", FAR, p0={"hand": [GREEN[3]]}, yellow=at((3, 0), (5, 0)))
    play_cards(match, GREEN[3])
    assert options(match) == ["keep-flags", "unflag 3", "unflag 5"]
    play(match, "unflag 3")
    assert (yellow(match), count(match, "s0")) == ({5: 0}, 5)
    assert shown(match) == [("green", 0, True)]


def test_yellow_flags_are_named_by_section_not_by_when_they_came() -> None:
    flags = at((5, 0), (15, 0), (3, 0))
    match = flagged("s0 2", FAR, p0={"hand": [GREEN[3]]}, yellow=flags)
    play_cards(match, GREEN[3])
    assert options(match) == ["keep-flags", "unflag 3", "unflag 5", "unflag 15"]
    match = flagged("s0 2", FAR, driver=None, turn=10, at="turn", yellow=flags)
    assert told(match, "flags-in")[0]["yellow"] == [3, 5, 15]


@pytest.mark.ruling("R47")
def test_a_green_flag_takes_only_one_away_and_two_cards_two() -> None:
    flags = at((3, 0), (5, 0), (7, 0))
    match = flagged("s0 21", FAR, p0={"hand": [GREEN[3], GREEN[1]]}, yellow=flags)
    play_cards(match, GREEN[3], GREEN[1])
    play(match, "unflag 5")
    assert (asked(match), options(match)) == (
        "s0 green-flag",
        ["keep-flags", "unflag 3", "unflag 7"],
    )
    play(match, "keep-flags")
    assert yellow(match) == {3: 0, 7: 0}
    assert shown(match) == [("green", 0, True), ("green", 0, False)]


def test_a_green_flag_without_a_yellow_one_does_nothing() -> None:
    match = play_cards(flagged("s0 2", FAR, p0={"hand": [GREEN[3]]}), GREEN[3])
    assert shown(match) == [("green", 0, False)]
    assert count(match, "s0") == 5


# Blue


@pytest.mark.parametrize(
    ("section", "manner", "cost"),
    [
        (STRAIGHT, "lap", 0),
        (BRAKING, "lap", 0),
        (CORNER, "lap", 1),
        (STRAIGHT, "un-lap", 1),
        (BRAKING, "un-lap", 1),
        (CORNER, "un-lap", 2),
        (STRAIGHT, "overtake", 1),
    ],
)
@pytest.mark.parametrize("other", ["s1", "slow1"])
def test_prices_with_a_blue_flag(other: str, section: int, manner: str, cost: int) -> None:
    laps = {"lap": -LAP, "un-lap": LAP, "overtake": 0}[manner]
    match = go(
        4, f"s3 {20 + LAP} moved", f"{other} {section + laps} moved", f"s0 {section - 1}", "s2 -4",
        modules="flags", turn=TURN, blue=[0],
    )  # fmt: skip
    while asked(match) == "s0 pass":
        play(match, "pass")
    assert passes(match) == [(other, manner, cost)]
    assert count(match, "s0") == section + 3 - cost


@pytest.mark.ruling("R4")
def test_with_a_blue_flag_lapping_is_free_wherever_all_counts_as_a_straight() -> None:
    cars = (f"s3 {20 + LAP} moved", f"s1 {15 - LAP} moved", "s0 14", "s2 -4")
    match = go(4, *cars, modules="flags", turn=LAST, blue=[0])
    assert passes(match) == [("s1", "lap", 0)]


def test_a_blue_flag_is_of_use_to_its_driver_alone() -> None:
    cars = (f"s3 {20 + LAP} moved", f"s1 {15 - LAP} moved", "s0 14", "s2 -4")
    match = go(4, *cars, modules="flags", turn=TURN, blue=[1, 2, 3])
    assert passes(match) == [("s1", "lap", 2)]


@pytest.mark.parametrize("section", [BRAKING, CORNER])
def test_a_blue_flag_does_not_help_to_overtake(section: int) -> None:
    cars = ("s3 20 moved", f"s1 {section} moved", f"s0 {section - 1}", "s2 -4")
    match = go(4, *cars, modules="flags", turn=TURN, blue=[0])
    assert passes(match) == []


@pytest.mark.ruling("R43")
@pytest.mark.parametrize(("choice", "order"), [("pass", "s0 s1"), ("stay", "s1 s0")])
@pytest.mark.parametrize("section", [STRAIGHT, BRAKING])
def test_a_free_lapping_without_points_is_a_choice(section: int, choice: str, order: str) -> None:
    cars = (f"s3 {20 + LAP} moved", f"s1 {section - LAP} moved", f"s0 {section - 1}", "s2 -4")
    match = go(1, *cars, modules="flags", turn=TURN, blue=[0])
    assert (asked(match), options(match)) == ("s0 pass", ["pass", "stay"])
    assert cell(play(match, choice), section) == order


@pytest.mark.ruling("R43")
def test_with_points_a_free_lapping_is_compulsory() -> None:
    cars = (f"s3 {20 + LAP} moved", f"s1 {12 - LAP} moved", "s0 11", "s2 -4")
    match = go(2, *cars, modules="flags", turn=TURN, blue=[0])
    assert (passes(match), count(match, "s0")) == ([("s1", "lap", 0)], 13)


def test_a_leader_with_a_blue_flag_still_checks() -> None:
    cars = (f"s1 {12 - LAP} moved", "s0 11", "s2 -4")
    match = go(2, *cars, modules="flags", turn=TURN, blue=[0], luck=["blind 1"], hand=[2])
    assert asked(match) == "s0 lap-check"
    play(match, "blind")
    assert (passes(match), count(match, "s0")) == ([("s1", "lap", 0)], 13)


@pytest.mark.ruling("R47")
@pytest.mark.parametrize(
    ("out", "taken"),
    [([], True), ([1, 2, 3], True), ([1, 2, 3, 4], False), ([0], False), ([0, 1, 2, 3], False)],
)
def test_there_are_four_blue_pawns_and_one_a_player_is_enough(out: list[int], taken: bool) -> None:
    cars = [f"s{seat} {10 - seat} moved" for seat in range(1, 5)]
    match = flagged("s0 12", *cars, "s5 0", seats=6, p0={"hand": [BLUE[3]]}, blue=out)
    play_cards(match, BLUE[3])
    assert shown(match) == [("blue", 0, taken)]
    assert match.position()["blue"] == sorted({*out, 0} if taken else out)


@pytest.mark.ruling("R47")
def test_a_blue_flag_holds_for_the_same_move() -> None:
    match = flagged(
        f"s3 {20 + LAP} moved", f"s1 {12 - LAP} moved", "s0 11", "s2 -4", p0={"hand": [BLUE[2]]}
    )  # fmt: skip
    assert passes(play_cards(match, BLUE[2])) == [("s1", "lap", 0)]


# Orange


def test_only_the_first_orange_flag_of_a_stage_counts() -> None:
    match = flagged("s0 12", "s1 10", p0={"hand": [ORANGE[3]]}, p1={"hand": [ORANGE[2]]}, seed=1)
    play_cards(match, ORANGE[3])
    play(match, "drive-on", f"play {ORANGE[2]}")
    if asked(match) == "s1 second":
        play(match, "alone")
    assert shown(match) == [("orange", 0, True), ("orange", 1, False)]
    assert match.position()["orange"] == 0


def test_the_orange_flag_is_asked_for_every_robot_that_ends_in_a_braking_section() -> None:
    match = flagged(
        f"s3 {19 + LAP} moved", "s2 16 moved", f"slow3 {14 + LAP} moved", "slow1 14", "fast1 12",
        "slow2 12", "fast2 9", "s0 0", driver=None, orange=0, seats=4,
    )  # fmt: skip
    told_by = []
    while asked(match) == "s0 orange-flag":
        assert options(match) == ["stay", "brake-late"]
        told_by.append(told(match, "drove")[-1]["car"])
        play(match, "stay")
    # slow1 could not get past a car with more laps; fast2 ends on a straight.
    assert told_by == ["slow1", "fast1", "slow2"]
    assert car(match, "fast2")["section"] == 12


@pytest.mark.parametrize("orange", [None, 0])
def test_without_an_orange_flag_robots_never_brake_late(orange: int | None) -> None:
    match = flagged("s1 20 moved", "fast1 11", "s0 0", driver=None, orange=orange)
    assert asked(match) == ("s0 pit" if orange is None else "s0 orange-flag")


def test_a_robot_that_is_left_alone_takes_its_trajectory() -> None:
    match = flagged("s1 20 moved", "fast1 11", "s0 0", driver=None, orange=0)
    assert car(match, "fast1")["point"] is None
    play(match, "stay")
    assert car(match, "fast1")["point"] == 1


def test_a_forced_robot_brakes_late_past_all_and_takes_the_best_point_there() -> None:
    match = flagged(
        "s1 20 moved", "s2 6 moved", "slow1 6 moved", "fast1 3", "s0 0", driver=None, orange=0,
        luck=["blind 1"],
    )  # fmt: skip
    play(match, "brake-late")
    assert told(match, "forced") == [{"n": [1, 0], "kind": "forced", "seat": 0, "car": "fast1"}]
    assert told(match, "braked-late")[0]["passes"] == ["slow1", "s2"]
    assert (count(match, "fast1"), car(match, "fast1")["point"]) == (7, 1)
    assert told(match, "checked")[0]["target"] == 50


def test_a_forced_robot_that_fails_goes_off() -> None:
    match = flagged(
        "s1 20 moved", "fast1 3", "s0 0", driver=None, orange=0, luck=["blind 56"]
    )  # fmt: skip
    play(match, "brake-late")
    assert (car(match, "fast1")["status"], car(match, "fast1")["point"]) == ("off-track", None)


@pytest.mark.ruling("R51")
@pytest.mark.parametrize(
    ("luck", "checks", "section"),
    [
        (["blind 98", "blind 103", "blind 1"], 1, 14),  # 63, then 80: no
        (["blind 98", "blind 94", "blind 56"], 2, 14),  # both good, then late braking fails
        (["blind 98", "blind 94", "blind 1"], 2, 15),
    ],
)
def test_a_leading_robot_checks_for_each_first_lap_before_it_brakes_late(
    luck: list[str], checks: int, section: int
) -> None:
    match = flagged(
        f"s1 {14 - LAP} moved", f"s2 {14 - 2 * LAP} moved", f"slow1 {14 - LAP} moved", "fast1 11",
        "s0 0", driver=None, orange=0, luck=luck,
    )  # fmt: skip
    play(match, "brake-late")
    lapping = [row for row in told(match, "checked") if row["why"] == "lapping"]
    assert [row["target"] for row in lapping] == [70, 70]
    assert sum(row["passed"] for row in lapping) == checks
    assert len(told(match, "checked")) == 2 + (checks == 2)
    assert car(match, "fast1")["section"] == section
    assert car(match, "fast1")["status"] == (
        "off-track" if (checks, section) == (2, 14) else "running"
    )


def test_a_robot_un_laps_itself_by_late_braking() -> None:
    match = flagged(
        f"s1 {14 + LAP} moved", "fast1 11", "s0 0", driver=None, orange=0, luck=["blind 1"]
    )  # fmt: skip
    assert (asked(match), passes(match, "fast1")) == ("s0 orange-flag", [])
    assert car(match, "fast1")["laps_down"] == 1
    play(match, "brake-late")
    assert (count(match, "fast1"), car(match, "fast1")["laps_down"]) == (15, 0)


@pytest.mark.ruling("R50")
def test_a_robot_that_failed_the_leaders_check_is_not_forced() -> None:
    match = after_skip(
        f"s1 {14 - LAP} moved", "fast1 12", "s0 0", "s3 -4", modules="flags", turn=TURN, orange=0,
        luck=["blind 103"],
    )  # fmt: skip
    assert [row["why"] for row in told(match, "drove")] == ["question", "lap-check"]
    assert asked(match) == "s0 pit"


# To the end of the stage


@pytest.mark.parametrize(("turn", "stays"), [(9, True), (10, False)])
def test_all_flags_hold_to_the_end_of_the_stage(turn: int, stays: bool) -> None:
    match = flagged(
        "s0 12", "s1 10", driver=None, at="turn", turn=turn, yellow=at((3, 0), (15, 0)),
        blue=[0, 1], orange=1,
    )  # fmt: skip
    position = match.position()
    if stays:
        assert (yellow(match), position["blue"], position["orange"]) == ({3: 0, 15: 0}, [0, 1], 1)
        assert told(match, "flags-in") == []
    else:
        assert (yellow(match), position["blue"], position["orange"]) == ({}, [], None)
        (event,) = told(match, "flags-in")
        assert (event["yellow"], event["blue"], event["orange"]) == ([3, 15], [0, 1], 1)


@pytest.mark.parametrize(
    ("fields", "told_of"),
    [
        ({"yellow": at((3, 0))}, ([3], [], None)),
        ({"blue": [1]}, ([], [1], None)),
        ({"orange": 0}, ([], [], 0)),
    ],
)
def test_each_flag_by_itself_is_told_of(
    fields: Data, told_of: tuple[list[int], list[int], int | None]
) -> None:
    match = flagged("s0 12", "s1 10", driver=None, at="turn", turn=10, **fields)
    (event,) = told(match, "flags-in")
    assert (event["yellow"], event["blue"], event["orange"]) == told_of


def test_a_new_stage_without_flags_says_nothing_of_them() -> None:
    match = flagged("s0 12", "s1 10", driver=None, at="turn", turn=10)
    assert told(match, "flags-in") == []


def test_in_a_new_stage_the_orange_flag_is_free_again() -> None:
    match = flagged(
        "s0 12", "s1 10", driver=None, at="turn", turn=10, orange=1, p0={"hand": [ORANGE[3]]},
        seed=1,
    )  # fmt: skip
    play(match, "drive-on", f"play {ORANGE[3]}")
    if asked(match) == "s0 second":
        play(match, "alone")
    assert shown(match) == [("orange", 0, True)]


# The order of events


@pytest.mark.ruling("B21")
@pytest.mark.parametrize(
    ("cards", "questions"),
    [
        ((YELLOW[3], GREEN[1]), ["green-flag", "yellow-flag"]),
        ((GREEN[3], YELLOW[1]), ["green-flag", "yellow-flag"]),
        ((YELLOW[3], 175), ["weather", "yellow-flag"]),
        ((157, GREEN[1]), ["weather", "green-flag"]),
        ((GREEN[3], 175), ["weather", "green-flag"]),
    ],
)
def test_the_events_of_a_play_come_in_their_order(
    cards: tuple[int, int], questions: list[str]
) -> None:
    first, second = sorted(cards)
    match = flagged(
        "s0 21", FAR, modules="flags weather", p0={"hand": [first, second]}, yellow=at((3, 0))
    )  # fmt: skip
    play_cards(match, first, second)
    found = []
    for answer in ("keep-flags", "leave-weather", "no-flag") * 2:
        if asked(match) != "s0 play" and answer in options(match):
            found.append(asked(match).removeprefix("s0 "))
            play(match, answer)
    assert found == questions


@pytest.mark.ruling("B21")
def test_blue_comes_before_orange_and_after_yellow() -> None:
    match = flagged("s0 21", FAR, p0={"hand": [ORANGE[3], BLUE[1]]}, p3={"target": 100})
    assert [flag for flag, *_ in shown(play_cards(match, ORANGE[3], BLUE[1]))] == ["blue", "orange"]
    match = flagged("s0 21", FAR, p0={"hand": [BLUE[3], YELLOW[1]]})
    play_cards(match, *sorted((BLUE[3], YELLOW[1])))
    assert (asked(match), shown(match)) == ("s0 yellow-flag", [])


def test_flags_are_of_the_driver_who_plays_them() -> None:
    match = flagged(
        "s2 12", FAR, driver=2, p2={"hand": [BLUE[2], ORANGE[2], YELLOW[3]]}
    )  # fmt: skip
    play_cards(match, BLUE[2], ORANGE[2])
    assert shown(match) == [("blue", 2, True), ("orange", 2, True)]
    assert (match.position()["blue"], match.position()["orange"]) == ([2], 2)
    match = flagged("s2 12", FAR, driver=2, p2={"hand": [YELLOW[3]]})
    play(play_cards(match, YELLOW[3]), "flag 3.0")
    assert shown(match) == [("yellow", 2, True)]


@pytest.mark.parametrize(
    ("card", "choice", "told_of"),
    [
        (YELLOW[3], "no-flag", ("yellow", 2, False)),
        (GREEN[3], "unflag 5", ("green", 2, True)),
        (GREEN[3], "keep-flags", ("green", 2, False)),
    ],
)
def test_a_flag_that_is_not_placed_or_taken_away_is_told_of_its_driver(
    card: int, choice: str, told_of: tuple[str, int, bool]
) -> None:
    match = flagged("s2 12", FAR, driver=2, p2={"hand": [card]}, yellow=at((5, 0)))
    assert shown(play(play_cards(match, card), choice)) == [told_of]


def test_without_the_module_flags_do_nothing() -> None:
    cars = ("s0 21", FAR)
    match = flagged(*cars, modules="track-cards", p0={"hand": [YELLOW[3], ORANGE[1]]})
    play_cards(match, *sorted((YELLOW[3], ORANGE[1])))
    assert shown(match) == []
    assert count(match, "s0") == 25
