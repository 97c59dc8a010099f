"""Movement: passing, lapping, the Leader's check, trajectories, late braking, off-track, robots."""

from collections.abc import Sequence
from typing import Any

import pytest

import boxbox
from tests.race90.scenes import (
    LAP,
    Data,
    Match,
    asked,
    car,
    cell,
    count,
    discards,
    driver,
    options,
    passes,
    play,
    race,
    refuse,
    told,
)

pytestmark = pytest.mark.usefixtures("frozen")

# Cards without a check or damage that give so many points; the 5 costs two chips.
PLAYS = {1: (174,), 2: (163,), 3: (157,), 4: (157, 174), 5: (2, 174)}
BLOCKED = None
FIRST, MIDDLE, LAST, JUNIOR_LAST = 1, 5, 26, 18
STRAIGHT, CORNER, BRAKING = 12, 15, 14
"""Sections of Monza, each after one where nobody stops for anything."""


def drive(points: int, *cars: str, hand: Sequence[int] = (), **fields: Any) -> Match:
    """Let s0 move with so many points, some cards still in hand."""
    cards = PLAYS[points]
    p0 = {"hand": [*cards, *hand], **fields.pop("p0", {})}
    match = race(*cars, driver=0, p0=p0, **fields)
    play(match, f"play {cards[0]}")
    if asked(match) == "s0 second":
        play(match, f"add {cards[1]}" if len(cards) > 1 else "alone")
    if asked(match) == "s0 pay":
        play(match, "chips")
    return match


def drove(match: Match, name: str = "s0") -> Data:
    """Return the last thing that a car drove."""
    return [row for row in told(match, "drove") if row["car"] == name][-1]


# The table of overtaking and lapping


LAPS = {"overtake": 0, "lap": -LAP, "un-lap": LAP}
TABLE = [
    # section, manner, basic, BANGING WHEELS, Junior
    (STRAIGHT, "overtake", 1, 1, 1),
    (STRAIGHT, "lap", 1, 1, 1),
    (STRAIGHT, "un-lap", 1, 1, 1),
    (CORNER, "overtake", BLOCKED, 2, 2),
    (CORNER, "lap", 2, 2, 2),
    (CORNER, "un-lap", 2, 2, 2),
    (BRAKING, "overtake", BLOCKED, 1, 1),
    (BRAKING, "lap", 1, 1, 1),
    (BRAKING, "un-lap", 1, 1, 1),
]
COLUMNS = ["basic", "banging-wheels", "junior"]
CELLS = [
    pytest.param(section, manner, column, cost, id=f"{section}-{manner}-{column}")
    for section, manner, *costs in TABLE
    for column, cost in zip(COLUMNS, costs, strict=True)
]


def reach(
    other: str, section: int, manner: str, points: int, *, column: str = "basic", turn: int = MIDDLE
) -> Match:
    """Let s0, who does not lead, come upon a car from the section behind it."""
    leader = f"s3 {section + LAP + 5} moved"
    match = drive(
        points,
        leader,
        f"{other} {section + LAPS[manner]} moved",
        f"s0 {section - 1}",
        turn=turn,
        p0={"strategy": column} if column == "banging-wheels" else {},
        options={"level": "junior" if column == "junior" else "basic"},
    )
    while asked(match).startswith("s0"):
        wanted = ("pass", "stay", "no-point")
        if asked(match) == "s0 pit":
            break
        play(match, next(choice for choice in wanted if choice in options(match)))
    return match


@pytest.mark.parametrize("other", ["s1", "fast1"])
@pytest.mark.parametrize(("section", "manner", "column", "cost"), CELLS)
def test_table_of_passing(
    other: str, section: int, manner: str, column: str, cost: int | None
) -> None:
    match = reach(other, section, manner, 4, column=column)
    if cost is BLOCKED:
        assert passes(match) == []
        assert count(match, "s0") == section
        assert (drove(match)["why"], drove(match)["left"]) == ("blocked", 3)
    else:
        assert passes(match) == [(other, manner, cost)]
        assert count(match, "s0") == section + 3 - cost


@pytest.mark.parametrize(("section", "manner", "column", "cost"), CELLS)
def test_table_of_passing_with_a_point_too_few(
    section: int, manner: str, column: str, cost: int | None
) -> None:
    points = 1 if cost is BLOCKED else cost
    match = reach("s1", section, manner, points, column=column)
    assert passes(match) == []
    assert count(match, "s0") == section
    assert cell(match, section) == "s1 s0"


@pytest.mark.ruling("R4")
@pytest.mark.parametrize("column", ["basic", "junior"])
@pytest.mark.parametrize("end", ["first", "last"])
@pytest.mark.parametrize("manner", LAPS)
@pytest.mark.parametrize("section", [STRAIGHT, CORNER, BRAKING])
def test_table_of_passing_in_first_and_last_turn(
    section: int, manner: str, end: str, column: str
) -> None:
    last = JUNIOR_LAST if column == "junior" else LAST
    match = reach("s1", section, manner, 4, column=column, turn=FIRST if end == "first" else last)
    assert passes(match) == [("s1", manner, 1)]
    assert count(match, "s0") == section + 2


ROBOT_TABLE = [
    # section, manner, against a player: basic, Junior
    (STRAIGHT, "overtake", 1, 1),
    (STRAIGHT, "lap", 1, 1),
    (STRAIGHT, "un-lap", BLOCKED, BLOCKED),
    (CORNER, "overtake", BLOCKED, 2),
    (CORNER, "lap", 2, 2),
    (CORNER, "un-lap", BLOCKED, BLOCKED),
    (BRAKING, "overtake", BLOCKED, 1),
    (BRAKING, "lap", 1, 1),
    (BRAKING, "un-lap", BLOCKED, BLOCKED),
]
ROBOT_CELLS = [
    pytest.param(section, manner, level, cost, id=f"{section}-{manner}-{level}")
    for section, manner, *costs in ROBOT_TABLE
    for level, cost in zip(("basic", "junior"), costs, strict=True)
]


def robot_reaches(
    other: str, section: int, manner: str, *, turn: int = MIDDLE, level: str = "basic"
) -> Match:
    """Let fast1, which does not lead, come upon a car from the section behind it."""
    match = race(
        f"s3 {section + LAP + 5} moved",
        f"{other} {section + LAPS[manner]} moved",
        f"fast1 {section - 1}",
        f"s2 {section - 6}",
        turn=turn,
        options={"level": level},
    )
    assert asked(match) == "s2 pit"
    return match


@pytest.mark.parametrize(("section", "manner", "level", "cost"), ROBOT_CELLS)
def test_table_of_passing_for_robots(
    section: int, manner: str, level: str, cost: int | None
) -> None:
    match = robot_reaches("s1", section, manner, level=level)
    if cost is BLOCKED:
        assert passes(match, "fast1") == []
        assert count(match, "fast1") == section
        assert drove(match, "fast1")["why"] == ("no-un-lap" if manner == "un-lap" else "blocked")
        assert drove(match, "fast1")["left"] == 2
    else:
        assert passes(match, "fast1") == [("s1", manner, cost)]
        assert count(match, "fast1") == section + 2 - cost


@pytest.mark.parametrize("manner", LAPS)
@pytest.mark.parametrize("turn", [FIRST, LAST])
@pytest.mark.parametrize("section", [STRAIGHT, CORNER, BRAKING])
def test_robots_pass_players_for_a_point_in_first_and_last_turn(
    section: int, turn: int, manner: str
) -> None:
    match = robot_reaches("s1", section, manner, turn=turn)
    if manner == "un-lap":
        assert passes(match, "fast1") == []
    else:
        assert passes(match, "fast1") == [("s1", manner, 1)]
        assert count(match, "fast1") == section + 1


@pytest.mark.parametrize("level", ["basic", "junior"])
@pytest.mark.parametrize("manner", LAPS)
@pytest.mark.parametrize("section", [STRAIGHT, CORNER, BRAKING])
def test_robots_pass_robots_free(section: int, manner: str, level: str) -> None:
    match = robot_reaches("slow1", section, manner, level=level)
    if manner == "un-lap":
        assert passes(match, "fast1") == []
        assert count(match, "fast1") == section
    else:
        assert passes(match, "fast1") == [("slow1", manner, 0)]
        assert count(match, "fast1") == section + 2


def test_robots_speed() -> None:
    match = race("s0 40 moved", "fast1 12", "slow1 8", "s1 0")
    assert (count(match, "fast1"), count(match, "slow1")) == (15, 10)


def test_a_robot_without_points_for_a_lapped_player_in_a_corner_stops_behind() -> None:
    match = race("s3 50 moved", "s1 -9 moved", "slow1 14", "s2 5")
    assert drove(match, "slow1")["why"] == "blocked"
    assert cell(match, 15) == "s1 slow1"


def test_robots_never_brake_late() -> None:
    match = race("s3 50 moved", "s1 14 moved", "fast1 12", "s2 5")
    assert count(match, "fast1") == 14
    assert not told(match, "checked")


def robot_leads(*ahead: str, luck: Sequence[str]) -> Match:
    """Let fast1, which leads, move from section 11 when s0 has done with his turn."""
    match = race(*ahead, "fast1 11", "s0 5", "s2 4", driver=0, luck=luck)
    play(match, "lucky")
    assert asked(match) == "s2 pit"
    return match


@pytest.mark.parametrize(("card", "passed"), [(172, True), (178, True), (140, False)])
def test_a_leading_robot_checks_blind_against_70(card: int, passed: bool) -> None:
    """Card 172 is a 69, 178 a 70, 140 a 71."""
    match = robot_leads("s1 -12 moved", luck=[f"blind {card}"])
    (made,) = told(match, "checked")
    assert (made["car"], made["why"], made["target"], made["blind"]) == (
        "fast1", "lapping", 70, True,
    )  # fmt: skip
    assert made["passed"] == passed
    assert discards(match) == str(card)
    if passed:
        assert passes(match, "fast1") == [("s1", "lap", 1)]
        assert count(match, "fast1") == 13
    else:
        assert (drove(match, "fast1")["why"], drove(match, "fast1")["left"]) == ("lap-check", 2)
        assert cell(match, 12) == "s1 fast1"


def test_a_leading_robot_checks_before_it_laps_a_robot_too() -> None:
    match = robot_leads("slow1 -12 moved", luck=["blind 140"])
    assert cell(match, 12) == "slow1 fast1"


def test_a_leading_robot_checks_for_each_first_lap_and_for_no_second() -> None:
    match = robot_leads(
        "s1 -12 moved", "slow1 -36 moved", "slow2 -12 moved", luck=["blind 1", "blind 2"]
    )
    assert len(told(match, "checked")) == 2
    assert passes(match, "fast1") == [
        ("slow2", "lap", 0), ("slow1", "lap", 0), ("s1", "lap", 1),
    ]  # fmt: skip


# Full movement, compulsory and optional passes


@pytest.mark.ruling("R40")
def test_full_movement_is_compulsory() -> None:
    match = drive(4, "s0 20", "s1 5")
    assert count(match, "s0") == 24
    assert asked(match) == "s1 pit"


@pytest.mark.ruling("R40")
@pytest.mark.parametrize(("section", "laps"), [(12, 0), (12, -LAP), (15, -LAP), (14, -LAP)])
def test_an_affordable_pass_on_a_straight_and_a_lapping_are_compulsory(
    section: int, laps: int
) -> None:
    match = drive(5, "s3 41 moved", f"s1 {section + laps} moved", f"s0 {section - 1}", "s2 3")
    assert "pass" not in asked(match)
    assert len(passes(match)) == 1


@pytest.mark.ruling("R40")
@pytest.mark.parametrize("section", [12, 15, 14])
def test_un_lapping_is_optional(section: int) -> None:
    cars = (f"s1 {section + LAP} moved", f"s0 {section - 1}", "s2 3")
    match = drive(4, *cars)
    assert asked(match) == "s0 pass"
    assert options(match) == ["pass", "stay"]
    play(match, "stay")
    assert (drove(match)["why"], drove(match)["left"]) == ("stay", 3)
    assert cell(match, section) == "s1 s0"
    match = drive(4, *cars)
    play(match, "pass")
    assert count(match, "s0") > section


@pytest.mark.ruling("R40")
def test_a_question_is_told_with_the_way_to_it_if_there_was_one() -> None:
    match = drive(4, "s1 60 moved", "s0 35", "s2 5")
    (way,) = told(match, "drove")
    assert (way["from"], way["to"], way["path"]) == (11, 12, [{"enter": 12}])
    assert (way["why"], way["left"]) == ("question", 3)
    match = drive(4, "s1 60 moved", "s0 36", "s2 5")
    assert (asked(match), told(match, "drove")) == ("s0 pass", [])


@pytest.mark.ruling("R40")
@pytest.mark.parametrize("section", [15, 14])
def test_banging_wheels_may_decline_and_loses_the_rest(section: int) -> None:
    match = drive(
        4, "s3 41 moved", f"s1 {section} moved", f"s0 {section - 1}", "s2 3",
        p0={"strategy": "banging-wheels"},
    )  # fmt: skip
    assert options(match) == ["pass", "stay"]
    play(match, "stay")
    assert count(match, "s0") == section
    assert drove(match)["left"] == 3
    if section == 14:
        assert asked(match) == "s0 brake"
    else:
        assert asked(match) == "s2 pit"


def test_banging_wheels_pays_for_each_car() -> None:
    match = drive(
        5, "s3 41 moved", "s1 15 moved", "fast1 15 moved", "s0 14", "s2 3",
        p0={"strategy": "banging-wheels"},
    )  # fmt: skip
    play(match, "pass", "pass")
    assert passes(match) == [("fast1", "overtake", 2), ("s1", "overtake", 2)]
    assert (cell(match, 15), asked(match)) == ("s0 s1 fast1", "s2 pit")


def test_a_straight_is_paid_for_each_car_until_points_are_gone() -> None:
    match = drive(3, "s3 41 moved", "s1 12 moved", "fast1 12 moved", "s2 12 moved", "s0 11")
    assert passes(match) == [("s2", "overtake", 1), ("fast1", "overtake", 1)]
    assert cell(match, 12) == "s1 s0 fast1 s2"


@pytest.mark.ruling("R41")
@pytest.mark.parametrize(
    ("section", "laps", "strategy", "passed"),
    [
        (12, 0, None, True), (15, 0, None, False), (14, 0, None, False),
        (15, 0, "banging-wheels", True), (14, 0, "banging-wheels", True),
        (15, -LAP, None, True), (14, -LAP, None, True),
    ],
)  # fmt: skip
def test_cars_ahead_where_the_move_starts_are_passed_by_its_rule(
    section: int, laps: int, strategy: str | None, passed: bool
) -> None:
    match = drive(
        3, "s3 41 moved", f"s1 {section + laps} moved", f"s0 {section}", "s2 3",
        p0={"strategy": strategy},
    )  # fmt: skip
    if strategy:
        play(match, "pass")
    assert bool(passes(match)) == passed
    if passed:
        assert count(match, "s0") == section + (1 if section == 15 else 2)
    else:
        assert cell(match, section) == "s1 s0"
        assert drove(match)["left"] == 3
        assert (asked(match) == "s0 brake") == (section == 14)


# The Leader's check


def lead(points: int, *ahead: str, **fields: Any) -> Match:
    """Let s0, who leads, move from section 11 of his second lap."""
    return drive(points, *ahead, "s0 35", "s2 5", **fields)


def test_the_leader_checks_before_a_first_lap() -> None:
    match = lead(3, "s1 12 moved", hand=[92], p0={"target": 95})
    assert asked(match) == "s0 lap-check"
    assert options(match) == ["check 92", "blind"]
    play(match, "check 92")
    assert passes(match) == [("s1", "lap", 1)]
    assert count(match, "s0") == 37
    assert driver(match, 0)["target"] == "92"
    assert discards(match) == "157 95"
    assert driver(match, 0)["hand"] == []
    assert car(match, "s1")["laps_down"] == 1


@pytest.mark.parametrize(("card", "passed"), [(92, True), (95, True), (97, False)])
def test_the_leaders_check_is_passed_with_the_same_factor(card: int, passed: bool) -> None:
    """Target 96 is a 58, as is 95; 97 is a 59."""
    match = lead(3, "s1 12 moved", hand=[card], p0={"target": 96})
    play(match, f"check {card}")
    assert told(match, "checked")[0]["passed"] == passed
    assert bool(passes(match)) == passed


def test_a_failed_leaders_check_ends_the_move_without_damage() -> None:
    match = lead(5, "s1 12 moved", p0={"target": 95}, luck=["blind 98"])
    assert asked(match) == "s0 point"  # the one question with one answer was the blind check
    play(match, "no-point")
    assert cell(match, 12) == "s1 s0"
    assert (drove(match)["why"], drove(match)["left"]) == ("lap-check", 4)
    facts = driver(match, 0)
    assert (facts["red"], facts["brown"], facts["target"]) == (0, 0, "98")
    assert discards(match).endswith("95")
    assert asked(match) == "s2 pit"


def test_the_leader_needs_points_before_a_check_is_due() -> None:
    match = drive(2, "s1 15 moved", "s0 38", "s2 5", hand=[92])
    assert not told(match, "checked")
    assert cell(match, 15) == "s1 s0"
    match = drive(3, "s1 15 moved", "s0 38", "s2 5", hand=[92])
    assert asked(match) == "s0 lap-check"


def test_movement_cards_are_discarded_before_the_leaders_check() -> None:
    match = lead(4, "s1 12 moved", hand=[92])
    assert options(match) == ["check 92", "blind"]
    assert discards(match) == "157 174"


def test_the_leader_checks_for_every_car_against_the_new_target() -> None:
    match = lead(4, "s1 12 moved", "slow1 12 moved", hand=[92, 94], p0={"target": 95})
    play(match, "check 94", "check 92")
    made = told(match, "checked")
    assert [row["target"] for row in made] == [58, 56]
    assert passes(match) == [("slow1", "lap", 1), ("s1", "lap", 1)]
    assert count(match, "s0") == 37


def test_a_second_lap_needs_no_check_and_others_need_none() -> None:
    match = drive(3, "s1 12 moved", "s0 59", "s2 40")
    assert passes(match) == [("s1", "lap", 1)]
    match = drive(3, "s3 41 moved", "s1 12 moved", "s0 35", "s2 5")
    assert passes(match) == [("s1", "lap", 1)]


def test_who_takes_the_lead_in_a_move_checks_from_then_on() -> None:
    match = drive(4, "s1 12 moved", "s3 36 moved", "s0 35", "s2 5", hand=[92])
    assert passes(match) == [("s3", "overtake", 1)]
    assert asked(match) == "s0 lap-check"
    assert match.position()["leader"] == "s0"


# Trajectories


@pytest.mark.ruling("R42")
def test_a_player_takes_any_free_point_or_none() -> None:
    match = drive(3, "s0 11", "s2 5")
    play(match, "stay")
    assert options(match) == ["point 1", "point 2", "no-point"]
    play(match, "point 2")
    assert car(match, "s0")["point"] == 2
    (taken,) = told(match, "point")
    assert (taken["car"], taken["section"], taken["point"]) == ("s0", 14, 2)
    assert (taken["colour"], taken["bonus"]) == ("driving", 1)
    match = drive(3, "s1 14 p1 moved", "s0 11", "s2 5")
    play(match, "stay")
    assert options(match) == ["point 2", "no-point"]
    play(match, "no-point")
    assert car(match, "s0")["point"] is None


@pytest.mark.ruling("R42")
def test_no_point_is_asked_for_where_all_are_taken_or_there_is_none() -> None:
    match = drive(1, "s1 12 p1 moved", "s0 11", "s2 5")
    assert asked(match) == "s2 pit"
    assert car(match, "s0")["point"] is None
    assert asked(drive(1, "s0 12", "s2 5")) == "s2 pit"


@pytest.mark.ruling("R42")
def test_a_point_is_left_with_the_section() -> None:
    match = drive(3, "s0 12 p1", "s2 5")
    assert (count(match, "s0"), car(match, "s0")["point"]) == (16, None)
    match = drive(1, "s0 13", "s2 12 p1 moved")
    assert car(match, "s2")["point"] == 1


@pytest.mark.ruling("R42")
@pytest.mark.parametrize(("choice", "point"), [("point 1", 1), ("no-point", 2)])
def test_passing_inside_a_section_may_take_a_free_point_or_keeps_its_own(
    choice: str, point: int
) -> None:
    match = drive(
        1, "s3 41 moved", "s1 14 moved", "s0 14 p2", "s2 5", p0={"strategy": "banging-wheels"}
    )
    play(match, "pass", "stay")
    assert options(match) == ["point 1", "no-point"]
    play(match, choice)
    assert car(match, "s0")["point"] == point


@pytest.mark.ruling("R42")
@pytest.mark.parametrize("point", ["", "p2"])
def test_staying_never_gains_or_loses_a_point(point: str) -> None:
    match = drive(1, "s3 41 moved", "s1 14 moved", f"s0 14 {point}", "s2 5")
    play(match, "stay")
    assert asked(match) == "s2 pit"
    assert car(match, "s0")["point"] == (2 if point else None)
    match = race(f"s0 14 {point}", "s2 5", driver=0)
    play(match, "lucky")
    assert asked(match) == "s2 pit"
    assert car(match, "s0")["point"] == (2 if point else None)


@pytest.mark.ruling("R42")
def test_staying_gains_no_point_after_another_car_has_come_further() -> None:
    match = drive(1, "s0 16", "s1 14 moved", "s2 14", "s3 5", p2={"hand": [163]}, luck=["draw 92"])
    play(match, "no-point", "drive-on", "play 163", "stay")
    assert drove(match, "s2")["why"] == "blocked"
    assert asked(match) == "s3 pit"


@pytest.mark.ruling("R42")
@pytest.mark.parametrize(
    ("track", "others", "start", "point"),
    [
        ("monza", [], 11, 1),  # +2 before +1
        ("monza", ["s1 14 p1 moved"], 11, 2),
        ("monza", ["s1 14 p1 moved", "s3 14 p2 moved"], 11, None),
        ("hungaroring", [], 7, 1),  # two of +1: the outer one
        ("hungaroring", ["s1 10 p1 moved"], 7, 2),
    ],
)
def test_a_robot_takes_the_best_free_point_of_several_the_outermost(
    track: str, others: list[str], start: int, point: int | None
) -> None:
    match = race(*others, f"fast1 {start}", "s2 5", options={"track": track})
    assert count(match, "fast1") == start + 3
    assert car(match, "fast1")["point"] == point


@pytest.mark.ruling("R42")
def test_a_robot_that_only_passes_takes_a_better_free_point() -> None:
    cars = ("s3 41 moved", "s1 38 moved", "slow2 14 moved", "fast1 14 p2", "s2 5")
    match = race(*cars)
    assert passes(match, "fast1") == [("slow2", "overtake", 0)]
    assert car(match, "fast1")["point"] == 1
    best = race("s3 41 moved", "s1 38 moved", "slow2 14 moved", "fast1 14 p1", "s2 5")
    assert (cell(best, 14), car(best, "fast1")["point"]) == ("s1 fast1 slow2", 1)
    stuck = race("s3 41 moved", "s1 38 moved", "fast1 14 p2", "s2 5")
    assert car(stuck, "fast1")["point"] == 2


def test_a_robot_uses_its_trajectory_without_a_card() -> None:
    match = race("s3 41 moved", "fast1 10 p1", "s2 5")
    assert count(match, "fast1") == 15
    match = race("s3 41 moved", "fast1 10 p1", "s2 5", turn=1)
    assert count(match, "fast1") == 13


# Free passes


def start_behind_two(points: int, *choices: str) -> Match:
    match = drive(
        points, "s1 12 moved", "fast1 12 moved", "s0 11", "s2 5", turn=FIRST,
        p0={"strategy": "banging-wheels"},
    )  # fmt: skip
    return play(match, *choices)


@pytest.mark.ruling("R43")
def test_banging_wheels_passes_one_free_at_the_start() -> None:
    match = start_behind_two(5, "pass")
    assert passes(match) == [("fast1", "overtake", 0), ("s1", "overtake", 1)]
    assert count(match, "s0") == 15


@pytest.mark.ruling("R43")
@pytest.mark.parametrize(("choice", "order"), [("pass", "s0 s1"), ("stay", "s1 s0")])
def test_a_free_pass_without_points_is_a_choice(choice: str, order: str) -> None:
    match = drive(1, "s1 13 moved", "s0 12", "s2 5", turn=1, p0={"strategy": "banging-wheels"})
    assert options(match) == ["pass", "stay"]
    play(match, choice)
    assert cell(match, 13) == order
    assert asked(match) == "s2 pit"


@pytest.mark.ruling("R43")
def test_the_free_pass_is_only_for_the_first_turn() -> None:
    for turn in (2, LAST):
        match = drive(
            1, "s1 13 moved", "s0 12", "s2 5", turn=turn, p0={"strategy": "banging-wheels"}
        )
        assert cell(match, 13) == "s1 s0"


@pytest.mark.ruling("R43")
def test_the_free_pass_is_an_overtake() -> None:
    match = drive(
        2, "s3 41 moved", "s1 -11 moved", "s0 12", "s2 5", turn=FIRST,
        p0={"strategy": "banging-wheels"},
    )  # fmt: skip
    assert passes(match) == [("s1", "lap", 1)]


@pytest.mark.ruling("R43")
def test_robots_pass_robots_only_while_they_have_points() -> None:
    match = race("s3 41 moved", "slow1 15 moved", "fast1 12", "s2 5")
    assert cell(match, 15) == "slow1 fast1"
    match = race("s3 41 moved", "slow1 14 moved", "slow2 14 moved", "fast1 12", "s2 5")
    assert count(match, "fast1") == 15


@pytest.mark.ruling("B8")
def test_the_free_pass_may_be_kept_for_a_later_car() -> None:
    assert options(start_behind_two(5)) == ["pass", "pass-paying"]
    match = start_behind_two(2, "pass-paying", "pass")
    assert passes(match) == [("fast1", "overtake", 1), ("s1", "overtake", 0)]
    assert cell(match, 12) == "s0 s1 fast1"
    match = start_behind_two(2, "pass")
    assert passes(match) == [("fast1", "overtake", 0), ("s1", "overtake", 1)]


# Late braking


def brake(points: int, *cars: str, card: int, **fields: Any) -> Match:
    """Let s0 move and then brake late with a card from the deck."""
    match = drive(points, *cars, luck=[f"blind {card}"], **fields)
    return play(match, "brake-late")


@pytest.mark.parametrize(("card", "passed"), [(40, True), (48, True), (41, False)])
def test_late_braking_is_checked_against_the_section(card: int, passed: bool) -> None:
    """The target is 50: 40 is a 49, 48 a 50, 41 a 51. The Target of the chart plays no part."""
    match = brake(3, "s1 14 moved", "s3 14 moved", "s0 11", "s2 5", card=card, p0={"target": 1})
    (made,) = told(match, "checked")
    assert (made["why"], made["target"], made["passed"]) == ("late-braking", 50, passed)
    facts = driver(match, 0)
    assert (facts["target"], facts["red"] + facts["brown"]) == ("1", 0)
    assert discards(match) == f"157 {card}"
    if passed:
        assert (count(match, "s0"), cell(match, 14)) == (15, "s1 s3")
        assert told(match, "braked-late")[0]["passes"] == ["s3", "s1"]
    else:
        assert (car(match, "s0")["status"], count(match, "s0")) == ("off-track", 14)
    assert asked(match) == "s2 pit"


@pytest.mark.ruling("R50")
@pytest.mark.parametrize("cars", [[], ["s1 14 moved"], ["s1 38 moved"], ["s3 41 moved", "s1 -10"]])
def test_late_braking_is_offered_where_a_move_ends(cars: list[str]) -> None:
    """Without points left, with nobody ahead, before cars of any laps."""
    match = drive(3, *cars, "s0 11", "s2 5")
    if asked(match) == "s0 pass":
        play(match, "stay")
    if cars[-1:] == ["s1 -10"]:
        assert asked(match) == "s0 brake"
    assert options(match) == ["stay", "brake-late"]


@pytest.mark.ruling("R50")
def test_late_braking_from_the_section_where_a_move_is_blocked_at_once() -> None:
    match = brake(3, "s1 14 moved", "s0 14", "s2 5", card=40)
    assert count(match, "s0") == 15


@pytest.mark.ruling("R50")
def test_points_that_are_left_are_lost_before_late_braking() -> None:
    match = drive(3, "s1 14 moved", "s0 14", "s2 5")
    assert (asked(match), drove(match)["left"]) == ("s0 brake", 3)
    assert match.position()["move"]["points"] == 0


@pytest.mark.ruling("R50")
@pytest.mark.parametrize("section", [13, 15])
def test_no_late_braking_elsewhere(section: int) -> None:
    match = (
        drive(1, "s0 " + str(section - 1), "s2 5") if section == 13 else drive(2, "s0 13", "s2 5")
    )
    assert count(match, "s0") == section
    assert asked(match) == "s2 pit"


@pytest.mark.ruling("R50")
def test_one_late_braking_a_turn() -> None:
    """HAZARD lands two further on: section 8, another braking section."""
    match = brake(1, "s0 5", "s2 1", card=40, p0={"strategy": "hazard"})
    assert count(match, "s0") == 8
    assert asked(match) == "s0 point"


@pytest.mark.ruling("R50")
def test_no_late_braking_after_a_skip_or_a_failed_leaders_check() -> None:
    match = race("s0 14", "s2 5", driver=0)
    play(match, "hazard")
    assert asked(match) == "s2 pit"
    match = drive(5, "s1 14 p1 moved", "s0 36", "s2 5", hand=[98], p0={"target": 95})
    play(match, "check 98")
    assert asked(match) == "s0 point"
    play(match, "no-point")
    assert asked(match) == "s2 pit"


@pytest.mark.ruling("R50")
@pytest.mark.parametrize("turn", [FIRST, LAST])
def test_late_braking_instead_of_paying_in_first_and_last_turn(turn: int) -> None:
    match = drive(4, "s1 6 moved", "s0 5", "s2 1", turn=turn, luck=["blind 40"])
    assert options(match) == ["pass", "brake-late"]
    play(match, "brake-late")
    assert (count(match, "s0"), asked(match)) == (7, "s0 point")
    match = drive(4, "s1 6 moved", "s0 5", "s2 1", turn=turn)
    play(match, "pass")
    assert count(match, "s0") == 8


@pytest.mark.ruling("R50")
def test_banging_wheels_may_brake_late_instead_of_paying() -> None:
    match = drive(
        4, "s1 6 moved", "s0 5", "s2 1", luck=["blind 40"], p0={"strategy": "banging-wheels"}
    )
    play(match, "stay", "brake-late", "no-point")
    assert count(match, "s0") == 7
    lapping = drive(
        4, "s3 41 moved", "s1 -18 moved", "s0 5", "s2 1", p0={"strategy": "banging-wheels"}
    )
    assert options(lapping) == ["pass", "brake-late"]


@pytest.mark.ruling("R50")
def test_others_must_pay_for_a_lapping_in_a_braking_section() -> None:
    match = drive(3, "s3 41 moved", "s1 -18 moved", "s0 5", "s2 1")
    assert passes(match) == [("s1", "lap", 1)]


@pytest.mark.ruling("R51")
def test_the_leader_checks_before_late_braking_for_each_first_lap() -> None:
    cars = ("s1 14 moved", "slow1 -10 moved", "slow2 14 moved", "s0 37", "s2 5")
    match = drive(1, *cars, hand=[92, 94], p0={"target": 95}, luck=["blind 40"])
    play(match, "brake-late")
    assert asked(match) == "s0 lap-check"
    play(match, "check 94", "check 92")
    assert [row["why"] for row in told(match, "checked")] == ["lapping", "lapping", "late-braking"]
    assert count(match, "s0") == 39
    assert driver(match, 0)["target"] == "92"
    assert [car(match, name)["laps_down"] for name in ("s1", "slow2", "slow1")] == [1, 1, 2]


@pytest.mark.ruling("R51")
def test_the_leader_who_brakes_late_instead_of_paying_checks_for_each_first_lap_too() -> None:
    cars = ("s1 14 moved", "slow2 14 moved", "s0 37", "s2 5")
    match = drive(4, *cars, hand=[92, 94], p0={"target": 95}, luck=["blind 40"], turn=LAST)
    assert options(match) == ["pass", "brake-late"]
    play(match, "brake-late")
    assert asked(boxbox.from_position(match.position(), seed=1)) == "s0 lap-check"
    play(match, "check 94", "check 92")
    assert [row["why"] for row in told(match, "checked")] == ["lapping", "lapping", "late-braking"]
    assert count(match, "s0") == 39


@pytest.mark.ruling("R51")
def test_a_failed_check_before_late_braking_ends_the_move() -> None:
    match = drive(1, "s1 14 moved", "slow2 14 moved", "s0 37", "s2 5", hand=[94, 98],
                  p0={"target": 95})  # fmt: skip
    play(match, "brake-late", "check 98")
    assert asked(match) == "s0 point"
    play(match, "no-point")
    assert asked(match) == "s2 pit"
    assert cell(match, 14) == "s1 slow2 s0"
    assert car(match, "s0")["status"] == "running"
    assert [row["why"] for row in told(match, "checked")] == ["lapping"]


@pytest.mark.ruling("R51")
@pytest.mark.parametrize(
    ("strategy", "others", "to"),
    [
        (None, [], 15), ("hazard", [], 16), ("hazard", ["s1 15 moved"], 15),
        ("hazard", ["slow1 39 moved"], 15), ("hazard", ["s1 16 moved"], 16),
        ("banging-wheels", [], 15),
    ],
)  # fmt: skip
def test_landing_is_last_and_hazard_goes_two_over_an_empty_section(
    strategy: str | None, others: list[str], to: int
) -> None:
    match = brake(3, *others, "s0 11", "s2 5", card=40, p0={"strategy": strategy})
    assert count(match, "s0") == to
    assert cell(match, to).split()[-1] == "s0"


@pytest.mark.ruling("B9")
def test_late_braking_past_the_leader_needs_no_check() -> None:
    match = brake(3, "s1 14 moved", "s3 38 moved", "s0 35", "s2 5", card=40)
    assert [row["why"] for row in told(match, "checked")] == ["late-braking"]
    assert match.position()["leader"] == "s0"
    assert car(match, "s1")["laps_down"] == 1


def test_late_braking_un_laps() -> None:
    match = brake(3, "s1 38 moved", "s0 11", "s2 5", card=40)
    assert count(match, "s0") == 15
    assert car(match, "s0")["laps_down"] == 0


# Off the track


def test_who_goes_off_ends_the_turn_behind_all_without_damage() -> None:
    match = brake(3, "s1 14 moved", "s0 11", "s2 5", card=41)
    row = car(match, "s0")
    assert (row["status"], row["section"], row["point"], row["moved"]) == (
        "off-track", 14, None, True,
    )  # fmt: skip
    names = [row["car"] for row in match.position()["cars"]]
    assert names == ["s1", "s0", "s2"]


def test_who_goes_off_leaves_the_trajectory_point() -> None:
    match = brake(3, "s1 14 moved", "s0 14 p2", "s2 5", card=41)
    assert (car(match, "s0")["status"], car(match, "s0")["point"]) == ("off-track", None)


def test_re_entry_is_the_whole_turn() -> None:
    """No contest, no stop, no draw, no play, no trajectory point; behind all who are there."""
    match = race("s3 40 moved", "s1 7 moved", "s0 6 off", "s2 1", p0={"hand": [92]})
    assert told(match, "re-entered")[0]["section"] == 7
    assert cell(match, 7) == "s1 s0"
    assert asked(match) == "s2 pit"
    assert driver(match, 0)["hand"] == ["92"]
    row = car(match, "s0")
    assert (row["count"], row["point"], row["status"], row["moved"]) == (7, None, "running", True)


def test_re_entry_comes_after_all_cars_of_the_braking_section() -> None:
    match = race("s3 40 moved", "s0 6 off", "s1 6", "slow1 6", "s2 1")
    assert asked(match) == "s1 pit"
    assert car(match, "s0")["status"] == "off-track"
    match = race("s3 40 moved", "s0 6 off", "slow1 6", "s2 1")
    kinds = [event["kind"] for event in match.events(None)]
    assert kinds.index("drove") < kinds.index("re-entered")


def test_who_is_back_on_the_track_plays_as_usual_in_the_next_turn() -> None:
    match = race("s3 40 moved", "s0 6 off", turn=5)
    assert asked(match) == "s3 pit"
    assert match.position()["turn"] == 6
    assert not car(match, "s0")["moved"]


@pytest.mark.ruling("R53")
@pytest.mark.parametrize("laps", [0, LAP, -LAP])
def test_cars_off_the_track_block_nobody_and_are_passed_free(laps: int) -> None:
    match = drive(3, "s3 41 moved", f"s1 {14 + laps} off moved", "s0 12", "s2 5")
    assert count(match, "s0") == 15
    assert not told(match, "checked")
    assert passes(match) == [("s1", "off-track", 0)]


@pytest.mark.ruling("R53")
def test_the_leader_laps_a_car_off_the_track_without_a_check() -> None:
    match = drive(3, "s1 14 off moved", "s0 36", "s2 5", hand=[92])
    assert count(match, "s0") == 39
    assert not told(match, "checked")
    assert car(match, "s1")["laps_down"] == 1


@pytest.mark.ruling("R53")
def test_robots_pass_cars_off_the_track_too_and_so_un_lap() -> None:
    match = race("s1 38 off moved", "fast1 12", "s2 5")
    assert count(match, "fast1") == 15


@pytest.mark.ruling("R53")
def test_a_strategy_rests_while_off_the_track() -> None:
    for strategy in ("lucky", "chase"):
        match = race("s3 40 moved", "s0 6 off", "s2 1", p0={"strategy": strategy}, discards=[92])
        assert asked(match) == "s2 pit"
        assert driver(match, 0)["hand"] == []


@pytest.mark.ruling("R53")
def test_the_first_position_of_the_path_is_where_the_car_comes_back() -> None:
    for section in (2, 6, 8, 14, 18):
        match = race(f"s3 {section + 4} moved", f"s0 {section} off", f"s2 {section - 5}")
        assert count(match, "s0") == section + 1


@pytest.mark.ruling("B12")
@pytest.mark.parametrize(("first", "second"), [("s0", "s1"), ("s1", "s0")])
def test_several_cars_off_come_back_in_their_order(first: str, second: str) -> None:
    match = race("s3 40 moved", f"{first} 6 off", f"{second} 6 off", "s2 1")
    assert [row["car"] for row in told(match, "re-entered")] == [first, second]
    assert cell(match, 7) == f"{first} {second}"


@pytest.mark.ruling("B12")
def test_who_goes_off_stays_ahead_of_those_whom_he_passed_there() -> None:
    match = drive(1, "s3 40 moved", "s1 6 off moved", "s0 5", "s2 1", luck=["blind 41"])
    play(match, "brake-late")
    names = [row["car"] for row in match.position()["cars"]]
    assert names == ["s3", "s0", "s1", "s2"]


@pytest.mark.ruling("B12")
@pytest.mark.ruling("R3")
def test_a_leader_who_goes_off_keeps_the_chit_although_others_are_off_there() -> None:
    match = drive(1, "s1 6 off moved", "s0 5", "s2 1", luck=["blind 41"])
    assert match.position()["leader"] == "s0"
    play(match, "brake-late")
    assert match.position()["leader"] == "s0"
    assert [row["car"] for row in told(match, "leader")] == ["s0"]


# Robots' refuelling


@pytest.mark.ruling("R63")
def test_the_best_placed_robot_of_the_type_stops() -> None:
    match = race(
        "s0 50", "slow1 40", "fast2 30", "fast1 20", "s1 3", at="turn", turn=12,
        robot_fuel=[[12, "fast"]],
    )  # fmt: skip
    assert match.position()["robot_stops"] == ["fast2"]
    assert match.position()["robot_fuel"] == []


@pytest.mark.ruling("R63")
def test_a_robot_falls_back_and_moves_later() -> None:
    match = race("s3 41 moved", "fast1 14", "slow1 10", "s2 3", robot_stops=["fast1"], turn=12)
    (stop,) = told(match, "pit")
    assert (stop["car"], stop["from"], stop["to"]) == ("fast1", 14, 8)
    assert [row["car"] for row in told(match, "drove")] == ["slow1", "fast1"]
    assert told(match, "point")[0]["section"] == 8
    assert count(match, "fast1") == 8 + 3 + 1
    assert asked(match) == "s2 pit"


@pytest.mark.ruling("R63")
def test_two_chits_of_a_type_stop_two_robots_and_later_chits_none() -> None:
    match = race(
        "s0 50", "fast2 40", "slow1 35", "fast1 20", "s1 3", at="turn", turn=12,
        robot_fuel=[[12, "fast"], [12, "fast"], [13, "slow"]],
    )  # fmt: skip
    assert match.position()["robot_stops"] == ["fast1", "fast2"]
    assert match.position()["robot_fuel"] == [[13, "slow"]]


@pytest.mark.ruling("R63")
def test_a_robot_off_the_track_is_passed_over_and_a_chit_may_wait() -> None:
    cars = ["s0 50", "fast2 38 off", "fast1 20", "s1 3"]
    match = race(*cars, at="turn", turn=12, robot_fuel=[[12, "fast"]])
    assert match.position()["robot_stops"] == ["fast1"]
    match = race(cars[0], cars[1], cars[3], at="turn", turn=12, robot_fuel=[[12, "fast"]])
    assert match.position()["robot_stops"] == []
    assert match.position()["robot_fuel"] == [[12, "fast"]]
    match = race("s0 50", "fast2 38", "s1 3", at="turn", turn=13, robot_fuel=[[12, "fast"]])
    assert match.position()["robot_stops"] == ["fast2"]


@pytest.mark.ruling("R63")
def test_who_stops_is_fixed_when_the_turn_begins() -> None:
    match = race(
        "s0 50", "fast2 14", "fast1 12", "s1 3", at="turn", turn=12, robot_fuel=[[12, "fast"]],
        p0={"hand": [92]}, luck=["draw 163"],
    )  # fmt: skip
    play(match, "drive-on", "play 92", "alone")
    assert [row["car"] for row in told(match, "pit")] == ["fast2"]


def test_a_refused_choice_changes_nothing() -> None:
    match = drive(3, "s0 11", "s2 5")
    assert refuse(match, "pass")
