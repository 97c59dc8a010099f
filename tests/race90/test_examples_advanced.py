"""The worked examples of the rulebook that belong to the Advanced Game.

Alan is seat 0, Bob 1, Carl 2, Dirk 3. Sections count from the front of the grid.
"""

import pytest

import boxbox
from tests.race90.scenes import Match, advanced, asked, count, driver, options, play, told

pytestmark = pytest.mark.usefixtures("frozen")

BOARD_LUCK = [
    "draw 101 117 122 9 142 136 137",
    "draw 11 71 179 120 3 28 29",
    "draw 38 12 112 84 92 27 150",
    "draw 56 159 113 114 116 118 119",
    "chit fast+3(20)#2 fast+2(45)#7 slow+2(35)#15 slow+1(55)#19",
    "chit superfast+0(30)#26 superfast+0(10)#22",
    "grid s3",
    "track t7 t9",
]


# Qualifying with fuel


def qualify() -> Match:
    """Play the example up to the bids; Bob has the skill QUALIFYING."""
    match = boxbox.start(
        "race90",
        seats=4,
        luck=BOARD_LUCK,
        options={
            "level": "advanced",
            "charts": ["italy-1", "germany-1", "france-2", "england-1"],
            "skills": ["pitting", "qualifying", "lapping", "reflexes"],
            "weather": "dry",
        },
    )
    play(match, *["setup 10-6-5"] * 4, *["keep-hand"] * 4)
    for seat, (card, fuel) in enumerate(((101, 10), (11, 10), (38, 12), (56, 16))):
        assert not told(match, "qualified")
        match.choose(seat, f"qualify {card}")
        match.choose(seat, f"fuel {fuel}")
    return match


def test_qualifying_with_fuel() -> None:
    match = qualify()
    assert [
        (row["car"], row["move"], row["fuel_bonus"], row["skill"], row["value"], row["factor"])
        for row in told(match, "qualified")
    ] == [
        ("s0", 2, 1, 0, 3, 76), ("s1", 4, 1, 2, 7, 11), ("s2", 3, 0, 0, 3, 43),
        ("s3", 4, -2, 0, 2, 55), ("fast1", 4, 0, 0, 4, 20), ("fast2", 3, 0, 0, 3, 45),
        ("slow1", 3, 0, 0, 3, 35), ("slow2", 2, 0, 0, 2, 55),
        ("superfast1", 5, 0, 0, 5, 30), ("superfast2", 4, 0, 0, 4, 10),
    ]  # fmt: skip
    (grid,) = told(match, "grid")
    assert list(grid["fuel"].items()) == [
        ("s1", 10), ("superfast1", 10), ("superfast2", 10), ("fast1", 10), ("slow1", 10),
        ("s2", 12), ("fast2", 16), ("s0", 10), ("s3", 16), ("slow2", 16),
    ]  # fmt: skip
    assert grid["order"] == list(grid["fuel"])
    assert [count(match, name) for name in grid["order"]] == [0] * 4 + [-1] * 4 + [-2] * 2


def test_the_pole_sitter_draws_two_track_cards_for_his_skill() -> None:
    match = qualify()
    assert driver(match, 1)["hand"] == ["3", "28", "29", "71", "120", "179", "t7", "t9"]
    assert [len(driver(match, seat)["hand"]) for seat in (0, 2, 3)] == [6, 6, 6]


# Turn 10


def test_turn_10_fuel_for_13_turns() -> None:
    match = advanced(
        "s1 60", "superfast1 58", "superfast2 56", "fast1 55", "s2 53", "s0 52", "fast2 50",
        "s3 49", "slow1 36", "slow2 34",
        turn=10, at="turn", seed=1,
        robot_fuel=[
            [10, "fast"], [10, "slow"], [10, "superfast"], [10, "superfast"], [16, "fast"],
            [16, "slow"],
        ],
        p0={"fuel": 12}, p1={"fuel": 10}, p2={"fuel": 12}, p3={"fuel": 16},
    )  # fmt: skip
    assert asked(match) == "s1 refuel"
    assert options(match) == ["fuel 10", "fuel 13", "fuel 16", "fuel 19"]
    play(match, "fuel 13")
    (stop,) = told(match, "pit")
    assert (stop["why"], stop["from"] - stop["to"], count(match, "s1")) == ("fuel", 12 - 5, 53)
    assert driver(match, 1)["fuel"] == 23
    while match.position()["turn"] == 10:
        chosen = options(match)
        wanted = [text for text in ("drive-on", "skip") if text in chosen]
        play(match, *(wanted or chosen[:1]))
    robots = [row["car"] for row in told(match, "pit") if row["why"] == "fuel"][1:]
    assert sorted(robots) == ["fast1", "slow1", "superfast1", "superfast2"]
    assert match.position()["robot_fuel"] == [[16, "fast"], [16, "slow"]]


# The track card of corner 3


@pytest.mark.parametrize(("section", "legal"), [(6, True), (4, True), (8, False)])
def test_the_track_card_of_corner_3_is_for_moves_that_touch_it(section: int, legal: bool) -> None:
    match = advanced(f"s0 {section + 24}", "s1 40", seats=2, turn=9, driver=0, p0={"hand": ["t12"]})
    assert ("play t12" in options(match)) is legal


def test_the_track_card_of_corner_3_makes_a_pair_with_any_card() -> None:
    hand = [38, "t12"]  # two +3
    match = advanced("s0 28", "s1 60", seats=2, turn=9, driver=0, p0={"hand": hand})
    play(match, "play 38")
    assert "add t12" in options(match)


def test_the_track_card_of_corner_3_passes_late_braking_before_it() -> None:
    match = advanced(
        "s1 60", "fast1 30", "s0 28", seats=2, turn=9, driver=0, seed=1,
        p0={"hand": [84, "t12"]},
    )  # fmt: skip
    play(match, "play 84")
    assert asked(match) == "s0 brake"
    assert options(match) == ["stay", "brake-late", "brake-with t12"]
    play(match, "brake-with t12")
    assert count(match, "s0") == 31
    (braked,) = told(match, "braked-late")
    assert (braked["passes"], braked["card"]) == (["fast1"], "t12")
    assert not told(match, "checked")
    assert match.position()["track_discards"] == ["t12"]


# Turn 18


def turn_18() -> Match:
    """Return the figure: Bob, the first SUPERFAST robot and Alan have moved."""
    return advanced(
        "s1 67 moved", "superfast1 64 moved", "s0 63 moved", "superfast2 58", "s2 55", "s3 53",
        "fast1 50", "fast2 47", "slow1 45", "slow2 44",
        turn=18, orange=3, luck=["blind 57", "blind 73"], seed=1,
        robot_fuel=[],
    )  # fmt: skip


def test_turn_18_a_forced_robot_crashes_and_brings_the_safety_car() -> None:
    match = turn_18()
    (moved,) = told(match, "drove")
    assert (moved["car"], moved["to"], len(moved["path"])) == ("superfast2", 14, 4)
    assert asked(match) == "s3 orange-flag"
    play(match, "brake-late")
    assert [(row["why"], row["target"], row["factor"]) for row in told(match, "checked")] == [
        ("late-braking", 50, 75), ("off-track", 50, 62),
    ]  # fmt: skip
    (out,) = told(match, "out")
    assert (out["car"], out["why"]) == ("superfast2", "crash")


def test_turn_18_all_line_up_behind_bob() -> None:
    match = play(turn_18(), "brake-late")
    (regrouped,) = told(match, "safety-car")
    order = ["s1", "superfast1", "s0", "s2", "s3", "fast1", "fast2", "slow1", "slow2"]
    assert (regrouped["leader"], regrouped["order"]) == ("s1", order)
    assert regrouped["sections"] == [19, 18, 17, 16, 15, 14, 13, 12, 11]
    assert match.position()["turn"] == 19, "all others have lost their turn"
