"""The safety car: how all line up, turns behind it, the restart, and races that end behind it."""

from collections.abc import Sequence
from typing import Any

import pytest

import boxbox
from tests.race90.scenes import (
    LAP,
    Match,
    advanced,
    asked,
    car,
    cell,
    count,
    driver,
    go,
    options,
    passes,
    path,
    play,
    told,
)
from tests.race90.table import laps_down, leader

pytestmark = pytest.mark.usefixtures("frozen")

TURN = 7
"""A turn in the middle of a stage; the next stage begins with turn 10."""
MISS, MISS_TOO = 77, 78
"""Cards with factors 93 and 94, too much for every braking section."""


def crash(*cars: str, luck: Sequence[str] = (), **fields: Any) -> Match:
    """Let s0, in section 13, crash in the braking section before corner 6."""
    fields = {"modules": "off-track", "turn": TURN, **fields}
    luck = [f"blind {MISS}", *luck]
    match = go(1, *cars, hand=[MISS_TOO], luck=luck, seed=1, **fields)
    play(match, "brake-late", f"check {MISS_TOO}")
    return match


def queue(match: Match) -> dict[str, int]:
    """Return the count of each car, front to back as they were lined up."""
    (event,) = told(match, "safety-car")
    return {name: count(match, name) for name in event["order"]}


def behind(*cars: str, **fields: Any) -> Match:
    """Start a turn behind the safety car; the players have been asked nothing yet."""
    fields = {"modules": "off-track", "turn": TURN, "at": "turn", **fields}
    return advanced(*cars, safety_car=True, **fields)


def follow(match: Match, *discards: str) -> Match:
    """Let the players who are asked drive on and discard."""
    for card in discards:
        play(match, "drive-on")
        if asked(match).endswith("safety-car"):
            play(match, f"discard {card}")
    return match


# Lining up


@pytest.mark.ruling("R70")
def test_all_line_up_behind_the_leader_a_section_apart() -> None:
    match = crash("s1 20 moved", "fast1 17 moved", "s2 16 moved", "s0 13", "s3 8", "slow2 -2")
    assert queue(match) == {"s1": 20, "fast1": 19, "s2": 18, "s3": 17, "slow2": 16}
    assert [row["why"] for row in match.position()["retired"]] == ["crash"]
    (event,) = told(match, "safety-car")
    assert (event["leader"], event["sections"]) == ("s1", [20, 19, 18, 17, 16])
    assert [row["place"] for row in match.position()["cars"]] == [1] * 5  # each alone
    assert told(match, "leader") == []


@pytest.mark.ruling("R70")
def test_lapped_cars_stay_in_between_with_their_laps() -> None:
    match = crash(
        f"s1 {20 + LAP} moved", f"fast1 {17 - LAP} moved", "s2 16 moved", "s0 13",
        f"slow1 {10 + LAP} moved", f"s3 {8 - 2 * LAP}",
    )  # fmt: skip
    assert queue(match) == {
        "s1": 20 + LAP, "fast1": 19 - LAP, "s2": 18, "slow1": 17 + LAP, "s3": 16 - 2 * LAP,
    }  # fmt: skip
    laps = {"s1": 0, "fast1": 2, "s2": 1, "slow1": 0, "s3": 3}
    assert {name: laps_down(match, name) for name in laps} == laps


@pytest.mark.ruling("R70")
def test_cars_of_one_section_keep_their_order_and_those_ahead_of_the_leader_come_last() -> None:
    match = crash(
        f"slow1 {20 - LAP} moved", "s1 20 moved", "s2 20 moved", "fast1 15 moved",
        "fast2 15 moved", "s0 13", "s3 8",
    )  # fmt: skip
    assert list(queue(match)) == ["s1", "s2", "fast1", "fast2", "s3", "slow1"]
    assert (count(match, "slow1"), laps_down(match, "slow1")) == (15, 0)


@pytest.mark.ruling("R70")
def test_cars_off_the_track_join_behind_their_braking_section() -> None:
    match = crash(
        "s1 20 moved", "s0 13", "s2 8 off back10 late2 moved", "fast1 8", "s3 7",
    )  # fmt: skip
    assert list(queue(match)) == ["s1", "fast1", "s2", "s3"]
    row = car(match, "s2")
    assert (row["status"], row["entry"], row["penalty"]) == ("running", None, 0)
    assert row["pit_due"] is None


@pytest.mark.ruling("R70")
def test_who_has_not_moved_loses_the_turn_without_a_change_of_strategy() -> None:
    match = crash("s1 20 moved", "s0 13", "s3 8", "fast1 5", p3={"strategy": "lucky"})
    assert [row["car"] for row in told(match, "drove")] == ["s0"]
    assert asked(match) == "s1 pit"
    assert match.position()["turn"] == TURN + 1
    assert told(match, "turn")[-1]["special"] == "safety-car"
    assert driver(match, 3)["strategy"] == "lucky"


@pytest.mark.ruling("B27")
def test_all_leave_their_trajectories() -> None:
    match = crash("s1 20 p1 moved", "s0 13", "fast1 10 p1", "s3 8 p1")
    assert [row["point"] for row in match.position()["cars"]] == [None] * 3


@pytest.mark.ruling("R70")
@pytest.mark.parametrize(
    ("late", "fields", "why"),
    [
        ("s2 16", {"p2": {"fuel": TURN, "hand": [], "tyres": 1}}, "fuel"),
        (f"s2 16 due{TURN}", {}, "forced"),
        (
            "s2 18 off back19",
            {"p2": {"fuel": TURN, "hand": [], "tyres": 1}},
            "fuel",
        ),  # beside the track too
    ],
)
def test_stops_that_are_due_are_made_at_once_at_the_end(
    late: str, fields: dict[str, Any], why: str
) -> None:
    match = crash("s1 20 moved", late, "s0 13", "s3 8", "slow2 -2", **fields)
    assert queue(match) == {"s1": 20, "s3": 19, "slow2": 18, "s2": 17}
    (stop,) = told(match, "pit")
    assert (stop["car"], stop["to"], stop["why"], stop["extra"]) == ("s2", 17, why, 0)
    assert (driver(match, 2)["tyres"], told(match, "serviced")[0]["seat"]) == (8, 2)
    assert asked(match) == "s2 strategy"
    play(match, "hazard")
    assert (driver(match, 2)["fuel"], car(match, "s2")["pit_due"]) == (None, None)
    assert asked(match) == "s1 pit"


@pytest.mark.ruling("B27")
def test_robots_that_were_called_in_stop_at_the_end_too() -> None:
    match = crash(
        "s1 20 moved", "fast1 16", "s0 13", "s3 8", f"slow1 5 due{TURN}", robot_stops=["fast1"]
    )  # fmt: skip
    assert list(queue(match)) == ["s1", "s3", "fast1", "slow1"]
    stops = {row["car"]: row["why"] for row in told(match, "pit")}
    assert stops == {"fast1": "fuel", "slow1": "forced"}
    assert match.position()["robot_stops"] == []


@pytest.mark.ruling("R70")
def test_a_stop_made_when_they_line_up_is_the_stop_of_this_turn() -> None:
    match = crash(
        "s1 20 moved", "s2 16", "fast1 15", "s0 13", "s3 8", robot_stops=["fast1"],
        p2={"fuel": TURN, "hand": []},
    )  # fmt: skip
    assert asked(match) == "s2 strategy"  # still in the turn of the crash
    rows = match.position()["cars"]
    assert {row["car"] for row in rows if row["pitted"]} == {"s2", "fast1"}
    assert match.position()["robot_stops"] == []


@pytest.mark.ruling("R70")
@pytest.mark.parametrize(
    ("cars", "queued"),
    [
        (("s1 20", "fast1 17", "s0 13"), {"s1": 20, "fast1": 19}),
        (("s1 20 moved", "fast1 17", "s2 16", "s0 13"), {"s1": 20, "fast1": 19, "s2": 18}),
        (("s1 20", "s0 13"), {"s1": 20}),
    ],
)
def test_if_all_have_to_stop_all_stop_where_they_line_up(
    cars: tuple[str, ...], queued: dict[str, int]
) -> None:
    robots = ["fast1"] if "fast1" in queued else []
    due: dict[str, Any] = {"p1": {"fuel": TURN, "hand": []}, "p2": {"fuel": TURN, "hand": []}}
    match = crash(*cars, modules="off-track fuel", robot_stops=robots, **due)
    assert queue(match) == queued
    assert [row["car"] for row in told(match, "pit")] == list(queued)
    assert match.position()["robot_stops"] == []
    assert asked(match) == "s1 refuel"
    play(match, "fuel 10")
    assert driver(match, 1)["fuel"] == TURN + 10


@pytest.mark.ruling("B36")
def test_a_leader_who_has_lapped_all_who_stay_leads_on_though_he_stops() -> None:
    due = {"fuel": TURN, "hand": []}
    match = crash(f"s1 {76 + LAP}", "s2 70", "s3 69", "s0 61", p1=due)
    assert laps_down(match, "s2") == 0  # he is behind them on the track now (R5)
    assert queue(match) == {"s2": 76, "s3": 75, "s1": 74 + LAP}
    assert (leader(match), told(match, "safety-car")[0]["leader"]) == ("s1", "s1")
    match = crash(f"s1 {76 + LAP}", f"s3 {75 + LAP}", "s2 70", "s0 61", p1=due, p3=due)
    assert queue(match) == {"s2": 76, "s1": 75 + LAP, "s3": 74 + LAP}
    assert leader(match) == "s1"
    match = crash(f"s1 {76 + LAP}", "s2 70", f"s3 {53 + LAP}", "s0 61", p1=due)
    assert queue(match) == {"s3": 77, "s2": 76, "s1": 75}  # s3 has as many laps
    assert leader(match) == "s3"


@pytest.mark.ruling("R70")
def test_who_has_stopped_in_this_turn_does_not_stop_again() -> None:
    match = crash(
        "s1 20 moved", f"s2 16 due{TURN} pitted moved", "s0 13", "s3 8", p2={"fuel": TURN}
    )  # fmt: skip
    assert (list(queue(match)), told(match, "pit")) == (["s1", "s2", "s3"], [])


@pytest.mark.ruling("R70")
def test_stops_of_the_next_turn_are_not_made() -> None:
    match = crash("s1 20 moved", "s2 16", "s0 13", "s3 8", p2={"fuel": TURN + 1})
    assert (list(queue(match)), told(match, "pit")) == (["s1", "s2", "s3"], [])


@pytest.mark.ruling("R70")
def test_a_leader_who_must_stop_hands_over() -> None:
    match = crash("s1 20", "s2 16", "s0 13", "s3 8", p1={"fuel": TURN, "hand": []})
    assert queue(match) == {"s2": 16, "s3": 15, "s1": 14}
    assert leader(match) == "s2"
    assert [row["car"] for row in told(match, "leader")] == ["s2"]


@pytest.mark.ruling("R70")
@pytest.mark.parametrize("behind", ["s3", "fast1"])
def test_a_leader_who_must_stop_is_first_of_those_who_do(behind: str) -> None:
    match = crash(
        "s1 20", "s2 16", "s0 13", "fast1 9", "s3 8", p1={"fuel": TURN, "hand": []},
        **({"robot_stops": ["fast1"]} if behind == "fast1" else {"p3": {"fuel": TURN, "hand": []}}),
    )  # fmt: skip
    staying = ({"fast1", "s3"} - {behind}).pop()
    assert list(queue(match)) == ["s2", staying, "s1", behind]


@pytest.mark.ruling("B25")
def test_more_fuel_takes_a_car_further_back_when_they_line_up_and_those_behind_with_it() -> None:
    match = crash(
        "s1 20 moved", "s2 16", "s0 13", "s3 8", modules="off-track fuel",
        p2={"fuel": TURN, "hand": []}, p3={"fuel": TURN, "hand": []},
    )  # fmt: skip
    assert queue(match) == {"s1": 20, "s2": 19, "s3": 18}
    assert asked(match) == "s2 refuel"
    play(match, "fuel 13")
    assert [count(match, name) for name in ("s1", "s2", "s3")] == [20, 18, 17]
    assert told(match, "refuelled")[0]["moved"] == {"s2": 18, "s3": 17}
    assert driver(match, 2)["fuel"] == TURN + 13
    play(match, "hazard")
    assert asked(match) == "s3 refuel"
    play(match, "fuel 10")
    assert (count(match, "s3"), car(match, "s3")["place"]) == (17, 1)
    play(match, "hazard", "drive-on", "drive-on")  # s1 from 20, s2 from 18
    assert (count(match, "s2"), car(match, "s2")["place"]) == (19, 1)


@pytest.mark.ruling("B33")
def test_fuel_takes_a_queue_that_forms_no_further_than_two_sections_from_its_front() -> None:
    drivers = [f"s{seat}" for seat in range(1, 6)]
    due: dict[str, Any] = {f"p{seat}": {"fuel": TURN, "hand": []} for seat in range(1, 6)}
    match = crash(
        "fast1 20 moved", *(f"{name} {18 - at}" for at, name in enumerate(drivers)), "s0 13",
        "slow1 12", seats=6, modules="off-track fuel", robot_stops=["slow1"], **due,
    )  # fmt: skip
    assert list(queue(match)) == ["fast1", *drivers, "slow1"]
    for _ in drivers:
        play(match, "fuel 22")  # four sections, as long as there are so many
        assert [row["place"] for row in match.position()["cars"]] == [1] * 7
        if asked(match) != "s5 strategy":
            play(match, "hazard")
    counts = {"fast1": 20, "s1": 15, "s2": 10, "s3": 5, "s4": 0, "s5": -1, "slow1": -2}
    assert queue(match) == counts


@pytest.mark.ruling("R71")
def test_a_forced_stop_of_a_car_that_was_off_is_made_in_the_next_turn() -> None:
    match = crash(
        "s1 20 moved", "s0 13", f"s2 8 off back10 due{TURN + 2} moved", "s3 7", p1={"hand": [1]}
    )  # fmt: skip
    assert car(match, "s2")["pit_due"] == TURN + 1
    follow(match, "1")
    assert [(row["car"], row["why"]) for row in told(match, "pit")] == [("s2", "forced")]


def test_yellow_flags_stay_where_they_are_until_the_stage_is_over() -> None:
    match = crash(
        "s1 20 moved", "s2 15 moved", "s0 13", "s3 8", modules="off-track flags",
        yellow=[{"section": 15, "ahead": 1}],
    )  # fmt: skip
    assert match.position()["yellow"] == [{"section": 15, "ahead": 0}]


def test_nobody_is_left_to_line_up() -> None:
    match = crash("s0 13")
    assert told(match, "finished")[0]["why"] == "no-players"


def test_a_crash_of_a_robot_brings_it_out_too() -> None:
    match = advanced(
        "s1 20 moved", "fast1 11", "s0 8", "s3 -1", modules="off-track flags", turn=TURN, orange=0,
        luck=[f"blind {MISS}", f"blind {MISS_TOO}"], seed=1,
    )  # fmt: skip
    play(match, "brake-late")
    assert queue(match) == {"s1": 20, "s0": 19, "s3": 18}
    assert (asked(match), match.position()["turn"]) == ("s1 pit", TURN + 1)


# Turns behind it


@pytest.mark.ruling("R71")
def test_players_draw_drive_a_section_and_lay_a_card_off() -> None:
    match = behind("s0 20", "s1 19", p0={"hand": [1]}, luck=["draw 2"])
    play(match, "drive-on")
    assert (asked(match), options(match)) == ("s0 safety-car", ["discard 1", "discard 2"])
    assert (count(match, "s0"), path(match)) == (21, [{"enter": 21}])
    play(match, "discard 2")
    assert (driver(match, 0)["hand"], match.position()["discards"]) == (["1"], ["2"])
    assert asked(match) == "s1 pit"


@pytest.mark.ruling("R39")
def test_who_has_no_card_where_none_is_left_to_draw_lays_none_off() -> None:
    match = behind("s0 20", "s1 19", p0={"hand": []}, p1={"hand": list(range(1, 183))})
    play(match, "drive-on")
    assert (count(match, "s0"), asked(match)) == (21, "s1 pit")


@pytest.mark.ruling("R38")
def test_a_track_card_laid_off_goes_to_its_pile() -> None:
    match = behind(
        "s0 20", "s1 19", p0={"hand": ["t1"]}, luck=["draw 2"], modules="off-track track-cards"
    )  # fmt: skip
    play(match, "drive-on", "discard t1")
    assert match.position()["track_discards"] == ["t1"]


@pytest.mark.ruling("R71")
def test_robots_drive_a_section() -> None:
    match = behind(
        "superfast1 20", "fast1 19", "slow1 18", "s0 17", modules="off-track superfast"
    )  # fmt: skip
    assert [count(match, name) for name in ("superfast1", "fast1", "slow1")] == [21, 20, 19]


@pytest.mark.ruling("R71")
def test_strategies_and_skills_rest() -> None:
    match = behind(
        "s0 20", "s1 19", "s2 18", modules="off-track skills track-cards",
        p0={"hand": [1], "strategy": "lucky", "skill": "versatility"},
        p1={"hand": [3], "strategy": "chase"}, p2={"hand": [4]}, discards=[5],
        luck=["draw 2", "draw 6"],
    )  # fmt: skip
    play(match, "drive-on")  # no question of VERSATILITY; one card for LUCKY
    assert options(match) == ["discard 1", "discard 2"]
    play(match, "discard 1", "drive-on")  # nothing from the discards for CHASE
    assert (asked(match), options(match)) == ("s1 safety-car", ["discard 3", "discard 6"])
    play(match, "discard 3")
    assert told(match, "special") == []


@pytest.mark.ruling("R71")
def test_there_is_no_soft_bonus_no_trajectory_and_no_tyre_penalty() -> None:
    match = behind(
        "s0 17 p1", "s1 16", modules="off-track weather", weather={"slot": 5},
        p0={"hand": [1], "tyre_type": "soft"}, luck=["draw 2"],
    )  # fmt: skip
    play(match, "drive-on", "discard 1")
    assert (count(match, "s0"), told(match, "bonus")) == (18, [])
    assert asked(match) == "s1 pit"  # neither late braking nor a point is asked for


@pytest.mark.ruling("R71")
def test_nobody_passes_and_there_is_no_contest() -> None:
    # Lapped cars stand ahead of a Leader whose predecessor has stopped.
    match = behind(
        f"slow1 {19 - LAP}", "s0 19", "s1 19", p0={"hand": [1]}, p1={"hand": [2]},
        luck=["draw 3", "draw 4"],
    )  # fmt: skip
    assert (asked(match), told(match, "contest")) == ("s0 pit", [])
    follow(match, "1", "2")
    assert (cell(match, 20), path(match)) == ("s0 slow1 s1", [{"enter": 20}])


@pytest.mark.ruling("R71")
def test_yellow_flags_have_no_effect() -> None:
    match = behind(
        "s0 20", "s1 19", "slow1 18", modules="off-track flags", p0={"hand": [1]}, p1={"hand": [2]},
        yellow=[{"section": 20, "ahead": 0}, {"section": 19, "ahead": 0}],
        luck=["draw 3", "draw 4"],
    )  # fmt: skip
    follow(match, "1", "2")
    assert [count(match, name) for name in ("s0", "s1", "slow1")] == [21, 20, 19]
    assert [car(match, name)["place"] for name in ("s0", "s1", "slow1")] == [1, 1, 1]
    assert all("flag" not in step for step in path(match) + path(match, "s1"))


@pytest.mark.ruling("R71")
def test_an_orange_flag_forces_nobody_there() -> None:
    match = behind("fast1 13", "s0 12", modules="off-track flags", orange=0)
    assert (count(match, "fast1"), asked(match)) == (14, "s0 pit")


# Stops behind it


@pytest.mark.ruling("R71")
def test_who_stops_goes_a_section_behind_the_last_car_and_goes_on_from_there() -> None:
    match = behind(
        "s0 20", "s1 19", "slow1 18", "s2 17", p0={"hand": [1]}, p1={"hand": [], "red": 2},
        p2={"hand": [2]}, seed=1,
    )  # fmt: skip
    follow(match, "1")
    play(match, "box")
    assert count(match, "s1") == 16
    play(match, "hazard")
    assert (driver(match, 1)["red"], len(driver(match, 1)["hand"])) == (0, 5)
    assert asked(match) == "s2 pit"
    follow(match, "2")
    assert asked(match) == "s1 safety-car"  # it has drawn and moved
    assert (count(match, "s1"), len(driver(match, 1)["hand"])) == (17, 6)


@pytest.mark.ruling("R71")
def test_if_the_leader_stops_the_next_one_leads() -> None:
    match = behind(
        "s0 20", "s1 19", "slow1 18", "s2 17", p0={"hand": []}, p1={"hand": [1]}, seed=1
    )  # fmt: skip
    play(match, "box")
    assert (count(match, "s0"), leader(match)) == (16, "s1")
    play(match, "hazard")
    assert asked(match) == "s1 pit"
    follow(match, "1")
    assert (count(match, "s1"), car(match, "s1")["place"]) == (20, 1)


@pytest.mark.ruling("R71")
def test_robots_that_refuel_stop_there_too() -> None:
    match = behind("s0 20", "fast1 19", "s1 18", robot_fuel=[[TURN, "fast"]], p0={"hand": [1]},
                   p1={"hand": [2]}, luck=["draw 3", "draw 4"])  # fmt: skip
    follow(match, "1")
    assert told(match, "pit")[0]["car"] == "fast1"
    assert (count(match, "fast1"), car(match, "fast1")["point"]) == (17, None)
    follow(match, "2")
    assert count(match, "fast1") == 18


@pytest.mark.ruling("R71")
def test_a_stop_that_is_due_is_made_behind_it() -> None:
    match = behind("s0 20", "s1 19", "slow1 18", p0={"fuel": TURN, "hand": []}, seed=1)
    assert (told(match, "pit")[0]["why"], count(match, "s0")) == ("fuel", 17)


@pytest.mark.ruling("B25")
@pytest.mark.parametrize(("fuel", "section"), [("fuel 10", 17), ("fuel 13", 16), ("fuel 16", 15)])
def test_more_fuel_takes_a_car_further_behind_the_last(fuel: str, section: int) -> None:
    match = behind(
        "s0 20", "s1 19", "slow1 18", modules="off-track fuel", p0={"fuel": 8, "hand": []}, seed=1
    )  # fmt: skip
    play(match, "box", fuel)
    assert count(match, "s0") == section


@pytest.mark.ruling("B25")
@pytest.mark.parametrize(("fuel", "section"), [("fuel 10", 20), ("fuel 13", 19), ("fuel 16", 18)])
@pytest.mark.parametrize("cars", [("s0 20",), ("s1 21", "s0 20"), ("s1 24", "s0 20")], ids=str)
def test_who_is_last_or_alone_already_pays_for_more_fuel_all_the_same(
    cars: tuple[str, ...], fuel: str, section: int
) -> None:
    hands: dict[str, Any] = {"p0": {"fuel": 8, "hand": []}, "p1": {"hand": [1]}}
    match = behind(*cars, modules="off-track fuel", seed=1, **hands)
    if len(cars) > 1:
        follow(match, "1")
    play(match, "box", fuel)
    assert count(match, "s0") == section


@pytest.mark.ruling("B25")
def test_pitting_counts_for_nothing() -> None:
    match = behind(
        "s0 20", "s1 19", "slow1 18", modules="off-track skills track-cards",
        p0={"skill": "pitting", "hand": []}, seed=1,
    )  # fmt: skip
    play(match, "box", "hazard")
    assert count(match, "s0") == 17
    assert not any(row["from"] == "track" for row in told(match, "drew"))


@pytest.mark.ruling("B25")
@pytest.mark.parametrize(("start", "section"), [(19, 19), (12, 12)])
def test_a_stop_never_takes_a_car_forward(start: int, section: int) -> None:
    match = behind("s1 20", f"s0 {start}", p1={"hand": [1]}, p0={"hand": []}, seed=1)
    follow(match, "1")  # s1 is in 21 now
    play(match, "box")
    assert count(match, "s0") == section


@pytest.mark.ruling("R71")
def test_there_is_no_trajectory_for_who_stops() -> None:
    match = behind("s0 20", "s1 18", "slow1 18", p0={"hand": []}, seed=1)
    play(match, "box")  # to section 17, which has a free point
    assert (count(match, "s0"), asked(match)) == (17, "s0 strategy")


def go_on(match: Match, *boxes: str) -> dict[str, int]:
    """Let some drivers stop (`s0 box`, or `s0 fuel 16`), the others drive on; return the counts.

    It ends when the last of them has stopped.
    """
    stops = dict(box.split(maxsplit=1) for box in boxes)
    found: dict[str, int] = {}
    while len(found) < len(stops):
        name, kind = asked(match).split()
        if kind == "pit":
            play(match, "box" if name in stops else "drive-on")
        elif kind == "refuel":
            play(match, stops[name])
        else:
            play(match, options(match)[0])
        if told(match, "pit"):
            found = {row["car"]: count(match, row["car"]) for row in told(match, "pit")} | found
    return found


@pytest.mark.ruling("B32")
@pytest.mark.parametrize(
    ("cars", "boxes", "counts"),
    [
        # One Leader stops, and a driver of the rest; two lapped cars are ahead then.
        (("s0 100", "slow1 75", "slow2 74", "s1 97", "s2 96"), ("s0", "s2"), (95, 94)),
        # Three Leaders one after the other.
        (
            ("s0 100", "slow1 75", "s1 98", "s2 97", "fast1 96", "s3 95", "slow2 94"),
            ("s0", "s1", "s2"),
            (93, 92, 91),
        ),
        # A lapped driver who is ahead of the new Leader: behind the last car, s0, in section 22.
        (("s0 100", "s1 75", "slow1 74", "s2 97", "s3 96", "slow2 95"), ("s0", "s1"), (94, 70)),
    ],
)
def test_lapped_cars_ahead_of_a_new_leader_are_not_the_end_of_the_queue(
    cars: tuple[str, ...], boxes: tuple[str, ...], counts: tuple[int, ...]
) -> None:
    hands: dict[str, Any] = {f"p{seat}": {"hand": []} for seat in range(4)}
    match = behind(*cars, seed=1, **hands)
    found = go_on(match, *(f"{name} box" for name in boxes))
    assert found == dict(zip(boxes, counts, strict=True))


@pytest.mark.ruling("B25")
def test_stops_of_several_drivers_follow_each_other() -> None:
    cars = ["fast1 100", *(f"s{seat} {99 - seat}" for seat in range(4)), "fast2 95", "s4 94"]
    fuel = {f"p{seat}": {"hand": [], "fuel": 12} for seat in range(5)}
    match = behind(*cars, turn=8, seats=6, modules="off-track fuel", seed=1, **fuel)
    found = go_on(match, *(f"s{seat} fuel 16" for seat in range(4)))
    assert found == {"s0": 91, "s1": 88, "s2": 85, "s3": 82}


@pytest.mark.ruling("B33")
def test_a_queue_as_long_as_the_lap_never_reaches_its_own_front() -> None:
    """The first stands at 101 in this turn: who stops is 22 sections behind him at the most."""
    hands: dict[str, Any] = {f"p{seat}": {"hand": []} for seat in range(4)}
    match = behind("fast1 100", "s0 99", "s1 98", "s2 97", "slow1 79", seed=1, **hands)
    found = go_on(match, "s0 box", "s1 box", "s2 box")
    assert found == {"s0": 79, "s1": 79, "s2": 79}


@pytest.mark.ruling("B33")
def test_fuel_takes_nobody_round_to_the_front_of_the_queue() -> None:
    cars = ["fast1 100", *(f"s{seat} {99 - seat}" for seat in range(4)), "slow1 81"]
    fuel = {f"p{seat}": {"hand": [], "fuel": 12} for seat in range(4)}
    match = behind(*cars, turn=8, seats=4, modules="off-track fuel", seed=1, **fuel)
    found = go_on(match, *(f"s{seat} fuel 16" for seat in range(4)))
    assert set(found.values()) == {79}


@pytest.mark.ruling("R5")
def test_a_leader_who_stops_gives_laps_back() -> None:
    match = behind("s0 100", "slow1 75", "s1 98", p0={"hand": []}, seed=1)
    assert laps_down(match, "slow1") == 1
    play(match, "box", "hazard")
    assert (leader(match), laps_down(match, "slow1")) == ("s1", 0)


# The restart


def restarted(*cars: str, **fields: Any) -> Match:
    """Begin the first turn of a stage that began behind the safety car."""
    return behind(*cars, **{"turn": 10, **fields})


@pytest.mark.ruling("R72")
@pytest.mark.parametrize(("turn", "out"), [(9, True), (10, False)])
def test_it_leaves_when_a_new_stage_begins_with_the_flags(turn: int, out: bool) -> None:
    match = restarted(
        "s0 20", "s1 19", turn=turn, modules="off-track flags",
        yellow=[{"section": 3, "ahead": 0}],
    )  # fmt: skip
    position = match.position()
    assert (position["safety_car"], position["restart"]) == (out, not out)
    assert len(position["yellow"]) == out
    assert [row["turn"] for row in told(match, "safety-car-in")] == ([] if out else [10])
    assert told(match, "turn")[0]["special"] == ("safety-car" if out else "restart")


@pytest.mark.ruling("R72")
def test_called_in_the_last_box_of_a_row_the_next_turn_is_the_restart() -> None:
    match = crash("s1 20 moved", "s0 13", "s3 8", turn=9)
    assert queue(match) == {"s1": 20, "s3": 19}
    assert told(match, "turn")[-1]["special"] == "restart"
    assert match.position()["safety_car"] is False


@pytest.mark.ruling("R72")
def test_the_turn_after_the_restart_is_an_ordinary_one() -> None:
    match = advanced(
        "s0 20 moved", "s1 19 moved", modules="off-track", turn=10, at="activate", restart=True,
    )  # fmt: skip
    assert match.position()["turn"] == 11
    assert match.position()["restart"] is False
    assert told(match, "turn")[0]["special"] is None


@pytest.mark.ruling("R4")
@pytest.mark.parametrize(("section", "laps"), [(15, 0), (15, -LAP), (15, LAP), (14, 0), (14, -LAP)])
def test_in_the_restart_turn_every_pass_costs_1(section: int, laps: int) -> None:
    match = go(
        4, f"s2 {20 + LAP} moved", f"s1 {section + laps} moved", f"s0 {section - 1}", "s3 -1",
        modules="off-track", turn=10, restart=True,
    )  # fmt: skip
    while asked(match) == "s0 pass":
        play(match, "pass")
    assert [cost for *_, cost in passes(match)] == [1]
    assert count(match, "s0") == section + 2


@pytest.mark.ruling("R4")
def test_robots_pass_players_for_a_point_in_the_restart_turn() -> None:
    match = advanced(
        "s2 20 moved", "s1 15 moved", "fast1 14", "s0 0", modules="off-track", turn=10,
        restart=True,
    )  # fmt: skip
    assert passes(match, "fast1") == [("s1", "overtake", 1)]


@pytest.mark.ruling("R4")
def test_there_is_no_contest_in_the_restart_turn() -> None:
    match = advanced(
        "s0 15", "s1 15", modules="off-track", turn=10, restart=True, p0={"hand": [1]},
        p1={"hand": [2]},
    )  # fmt: skip
    assert asked(match) == "s0 pit"


@pytest.mark.ruling("R4")
def test_trajectories_pay_nothing_in_the_restart_turn_but_can_be_taken() -> None:
    match = go(
        2, "s2 20 moved", "s0 12 p1", "s3 -1", modules="off-track", turn=10, restart=True
    )  # fmt: skip
    assert (count(match, "s0"), told(match, "bonus")) == (14, [])
    play(match, "stay")
    assert (asked(match), options(match)) == ("s0 point", ["point 1", "point 2", "no-point"])
    match = advanced(
        "s2 20 moved", "fast1 10 p1", "s0 0", modules="off-track", turn=10, restart=True
    )  # fmt: skip
    assert count(match, "fast1") == 13


def test_banging_wheels_has_a_free_overtake_at_the_restart() -> None:
    match = go(
        2, "s2 20 moved", "s1 15 moved", "slow1 15 moved", "s0 14", "s3 -1", modules="off-track",
        turn=10, restart=True, p0={"hand": [164], "strategy": "banging-wheels"},
    )  # fmt: skip
    assert (asked(match), options(match)) == ("s0 pass", ["pass", "pass-paying"])
    play(match, "pass")
    assert [cost for *_, cost in passes(match)] == [0, 1]


@pytest.mark.ruling("R50")
def test_late_braking_may_be_chosen_instead_of_paying_at_the_restart() -> None:
    match = go(
        2, "s2 20 moved", "s1 14 moved", "s0 13", "s3 -1", modules="off-track", turn=10,
        restart=True, luck=["blind 1"],
    )  # fmt: skip
    assert (asked(match), options(match)) == ("s0 pass", ["pass", "brake-late"])
    play(match, "brake-late")
    assert count(match, "s0") == 15


@pytest.mark.ruling("R72")
def test_strategies_work_again_at_the_restart() -> None:
    match = restarted("s0 20", "s1 19", p0={"hand": [], "strategy": "lucky"}, seed=1)
    play(match, "drive-on")
    assert asked(match) == "s0 keep"


# The end behind it


@pytest.mark.ruling("R72")
def test_in_the_last_stage_the_race_ends_behind_it() -> None:
    match = crash(
        "s1 20 moved", f"slow1 {17 - LAP} moved", "s0 13", "s3 8", turn=25, p1={"hand": [1, 2]},
        p3={"hand": [3, 4]},
    )  # fmt: skip
    assert told(match, "turn")[-1]["special"] == "safety-car"
    assert match.position()["turn"] == 26
    follow(match, "1", "3")
    assert match.result is not None
    rows = [(row["car"], row["laps_down"]) for row in match.result["classification"]]
    assert rows == [("s1", 0), ("s3", 0), ("slow1", 1), ("s0", None)]
    assert [count(match, name) for name in ("s1", "s3")] == [21, 19]


@pytest.mark.ruling("R72")
def test_called_in_the_last_turn_the_race_is_over_at_once() -> None:
    match = crash("s1 20 moved", "s2 16 moved", "s0 13", "s3 8", turn=26)
    assert match.result is not None
    assert [row["car"] for row in match.result["classification"]] == ["s1", "s2", "s3", "s0"]


@pytest.mark.ruling("R72")
def test_a_short_race_may_end_behind_it_too() -> None:
    match = crash("s1 20 moved", "s0 13", "s3 8", turn=17, given={"short": True}, p1={"hand": [1]},
                  p3={"hand": [2]})  # fmt: skip
    assert told(match, "turn")[-1]["special"] == "safety-car"
    follow(match, "1", "2")
    assert match.result is not None


# In between


def test_a_position_may_be_taken_where_a_crash_ends_the_restart_turn() -> None:
    match = crash(
        "s1 20 moved", "s2 16", "s0 13", "s3 8", turn=10, restart=True,
        p2={"fuel": 10, "hand": []},
    )  # fmt: skip
    assert (asked(match), match.position()["restart"]) == ("s2 strategy", False)
    again = boxbox.from_position(match.position())
    assert again.position() == match.position()


# Rescue


@pytest.mark.ruling("R74")
def test_who_crashed_may_be_rescued_in_the_queue() -> None:
    match = crash(
        "s1 20 moved", "fast1 17 moved", "s0 13", "s3 8", "slow2 -2", given={"rescue": True}
    )  # fmt: skip
    assert asked(match) == "s0 rescue"
    play(match, "rescue")
    assert (count(match, "s0"), told(match, "rescued")[0]["car"]) == (17, "slow2")
    assert [row["car"] for row in match.position()["cars"]] == ["s1", "fast1", "s3", "s0"]
