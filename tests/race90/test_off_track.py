"""Beside the track: every symbol of the paths, how cars come back, and cars that are out.

The paths of the frozen Monza, by braking section (and target): 2 (60) check+1 damage1 pit penalty1
enter+2; 6 (50) check+1 damage1 check+2 tyres2 crash; 8 (75) check+1 tyres2 penalty2 enter+2;
14 (50) check+1 crash-sc; 18 (45) check+1 tyres2 damage1 check+2 crash-sc.
"""

from collections.abc import Sequence
from typing import Any

import pytest

import boxbox
from tests.race90.scenes import (
    LAP,
    Match,
    advanced,
    after_skip,
    asked,
    car,
    cell,
    count,
    discards,
    driver,
    go,
    options,
    passes,
    path,
    play,
    play_cards,
    told,
)
from tests.race90.table import leader

pytestmark = pytest.mark.usefixtures("frozen")

TURN = 7
LEAD = f"s2 {20 + LAP} moved"
"""A Leader far ahead, so that nobody else has to check."""
FAR = "s3 -1"
"""A car that keeps the turn from ending."""
MISS = 77
"""A card with factor 93: too much for every braking section."""
ENGLAND, BRAZIL = "england-1", "brazil-1"
"""Charts with 4 damage slots and 12 tyres, and with 5 and 8."""


def slide(
    section: int,
    *luck: str,
    hand: Sequence[int | str] = (1,),
    cars: Sequence[str] = (),
    **fields: Any,
) -> Match:
    """Let s0 fail to brake late and go along the path of a section."""
    fields = {"modules": "off-track", "turn": TURN, **fields}
    match = go(
        1, LEAD, *cars, f"s0 {section - 1}", FAR, hand=hand, luck=[f"blind {MISS}", *luck], **fields
    )  # fmt: skip
    return play(match, "brake-late")


def status(match: Match, name: str = "s0") -> tuple[str, int | None, int, int | None]:
    """Return whether a car is off the track, where it comes back, what it loses, when it stops."""
    row = car(match, name)
    return row["status"], row["entry"], row["penalty"], row["pit_due"]


def out(match: Match) -> dict[str, str]:
    """Return the cars that are out and why."""
    return {row["car"]: row["why"] for row in match.position()["retired"]}


# The check


@pytest.mark.parametrize(("card", "passed"), [(48, True), (41, False), (1, True)])
def test_a_check_is_against_the_target_of_the_braking_section(card: int, passed: bool) -> None:
    match = slide(6, "disc red", hand=[card, 2], p0={"hand": [175, card, 2], "target": 23})
    assert (asked(match), options(match)) == (
        "s0 off-track-check",
        [f"check {number}" for number in sorted((card, 2))] + ["blind"],
    )
    play(match, f"check {card}")
    check = told(match, "checked")[-1]
    assert (check["why"], check["target"], check["passed"]) == ("off-track", 50, passed)
    if passed:
        assert status(match) == ("off-track", 7, 0, None)
        assert (told(match, "regained")[0]["to"], count(match, "s0")) == (7, 6)
        assert asked(match) == "s3 pit"  # the turn is over
    else:
        assert [row["why"] for row in told(match, "damage")] == ["off-track"]


def test_the_check_may_be_blind() -> None:
    match = play(slide(6, "blind 4"), "blind")
    assert status(match) == ("off-track", 7, 0, None)
    assert told(match, "checked")[-1]["blind"] is True


@pytest.mark.ruling("R38")
def test_the_card_of_the_check_is_discarded_and_no_target() -> None:
    match = play(slide(6, hand=[4, 2]), "check 4")
    assert discards(match) == f"175 {MISS} 4"
    assert driver(match, 0)["target"] == "184"


@pytest.mark.ruling("R38")
def test_a_track_card_checks_too_and_goes_to_its_pile() -> None:
    match = play(slide(6, hand=["t1", 2], modules="off-track track-cards"), "check t1")
    assert match.position()["track_discards"] == ["t1"]
    assert status(match)[1] == 7


def test_who_has_no_card_checks_blind() -> None:
    match = slide(6, "blind 4", hand=[])
    assert status(match)[1] == 7


@pytest.mark.ruling("R39")
@pytest.mark.parametrize(("hand", "passed"), [(["1"], [True]), ([], [False, False])])
def test_where_no_card_is_left_to_draw_only_cards_in_hand_pass(
    hand: list[str], passed: list[bool]
) -> None:
    position = slide(6, hand=[1]).position()
    held = {"184", "182", "181", *hand}  # three of them are Targets
    position["players"][0] |= {"hand": hand, "moved_with": []}
    position["players"][3]["hand"] = [str(at) for at in range(1, 185) if str(at) not in held]
    position["discards"] = []
    del position["deck"]
    match = boxbox.from_position(position, luck=["disc red"])  # nothing is left to choose
    assert [row["passed"] for row in told(match, "checked")] == passed
    assert [row["blind"] for row in told(match, "checked")] == [not hand] * len(passed)
    assert out(match) == ({} if hand else {"s0": "crash"})


def test_the_next_check_leads_to_the_next_place_to_come_back() -> None:
    match = slide(6, "disc red", "blind 4", hand=[MISS - 1, 2])
    play(match, f"check {MISS - 1}", "blind")
    assert status(match) == ("off-track", 8, 0, None)


CHECKS = [
    # weather slot, skill, targets of late braking and of the check beside the track
    (1, None, 50, 50),
    (4, None, 50, 50),  # uncertain
    (7, None, 30, 30),  # rain
    (1, "reflexes", 70, 50),
    (7, "reflexes", 50, 30),
]


@pytest.mark.ruling("R35")
@pytest.mark.parametrize(("slot", "skill", "braking", "beside"), CHECKS)
def test_rain_counts_beside_the_track_and_reflexes_do_not(
    slot: int, skill: str | None, braking: int, beside: int
) -> None:
    tyres = {1: "hard", 4: "intermediate", 7: "rain"}[slot]
    match = advanced(
        LEAD, "s0 5", FAR, modules="off-track weather skills", turn=TURN, driver=0,
        weather={"slot": slot}, luck=[f"blind {MISS}"],
        p0={"hand": [112, 1, 2], "skill": skill, "tyre_type": tyres},
    )  # fmt: skip
    play_cards(match, 112)
    play(match, "brake-late", "check 1")
    assert [row["target"] for row in told(match, "checked")] == [braking, beside]


@pytest.mark.ruling("R35")
@pytest.mark.parametrize(("slot", "target"), [(1, 50), (7, 30)])
def test_rain_counts_for_robots_too(slot: int, target: int) -> None:
    match = after_skip(
        "s2 20 moved", "fast1 3", "s0 0", FAR, modules="off-track weather flags", turn=TURN,
        weather={"slot": slot}, orange=0, luck=[f"blind {MISS}", "blind 1"],
    )  # fmt: skip
    play(match, "brake-late")
    assert [row["target"] for row in told(match, "checked")] == [target, target]


# Tyres, damage, time, pit, crash


@pytest.mark.parametrize("chips", [2, 3])
def test_tyres_are_paid_in_chips(chips: int) -> None:
    match = play(slide(8, hand=[MISS + 1, 2], p0={"tyres": chips}), f"check {MISS + 1}")
    assert (driver(match, 0)["tyres"], driver(match, 0)["hand"]) == (chips - 2, ["2"])
    paid = told(match, "paid")[-1]
    assert (paid["chips"], paid["cards"], paid["why"]) == (2, [], "off-track")


@pytest.mark.parametrize("chips", [0, 1])
def test_who_has_too_few_chips_is_out_though_he_has_cards(chips: int) -> None:
    match = slide(8, hand=[MISS + 1, 2, 3, 4], p0={"tyres": chips})
    play(match, f"check {MISS + 1}")
    assert out(match) == {"s0": "tyres"}
    assert told(match, "penalty") == []  # that was the end of its path


@pytest.mark.ruling("R32")
def test_save_tyres_saves_nothing_there_and_scores_nothing() -> None:
    match = slide(
        8, hand=[MISS + 1, 2], p0={"tyres": 3, "strategy": "save-tyres"},
        modules="off-track track-cards",
    )  # fmt: skip
    play(match, f"check {MISS + 1}")
    assert (driver(match, 0)["tyres"], told(match, "special")) == (1, [])


@pytest.mark.parametrize(("red", "gone"), [(3, False), (4, True)])
def test_damage_without_a_slot_is_the_end(red: int, gone: bool) -> None:
    match = slide(
        6, *([] if gone else ["disc brown"]), hand=[MISS - 1, 2], p0={"chart": ENGLAND, "red": red}
    )  # fmt: skip
    play(match, f"check {MISS - 1}")
    if gone:
        assert out(match) == {"s0": "damage"}
        assert asked(match) == "s3 pit"
    else:
        assert (driver(match, 0)["red"], driver(match, 0)["brown"]) == (red, 1)


@pytest.mark.ruling("R37")
def test_damage_beside_the_track_is_nothing_to_hazard() -> None:
    match = slide(
        6, "disc red", "blind 1", hand=[MISS - 1, 2], modules="off-track track-cards",
        p0={"hand": [175, MISS - 1, 2], "strategy": "hazard"},
    )  # fmt: skip
    play(match, f"check {MISS - 1}", "blind")
    assert driver(match, 0)["credit"] == 0


def test_time_lost_is_for_the_next_turn() -> None:
    match = play(slide(8, hand=[MISS + 1, 2]), f"check {MISS + 1}")
    assert status(match) == ("off-track", 10, 2, None)
    assert told(match, "penalty")[0]["value"] == 2


def test_pit_is_for_the_turn_after_the_one_of_coming_back() -> None:
    match = play(slide(2, "disc red", hand=[MISS + 1, 4]), f"check {MISS + 1}")
    assert status(match) == ("off-track", 4, 1, TURN + 2)
    assert told(match, "pit-due")[0]["turn"] == TURN + 2


def test_a_crash_is_the_end() -> None:
    match = slide(6, "disc red", hand=[MISS - 1, MISS + 1])
    play(match, f"check {MISS - 1}", f"check {MISS + 1}")
    assert out(match) == {"s0": "crash"}
    assert told(match, "safety-car") == []
    assert match.position()["safety_car"] is False
    assert driver(match, 0)["tyres"] == 0  # given back


def test_a_crash_may_call_the_safety_car() -> None:
    match = play(slide(14, hand=[MISS + 1, 2]), f"check {MISS + 1}")
    assert out(match) == {"s0": "crash"}
    assert match.position()["safety_car"] is True


def test_the_symbols_come_one_after_the_other() -> None:
    match = slide(18, "disc red", "blind 1", hand=[MISS + 1, 2], p0={"tyres": 5})
    play(match, f"check {MISS + 1}")
    kinds = [
        row["kind"]
        for row in match.events(None)
        if row["kind"] in ("checked", "paid", "damage", "penalty", "regained")
    ]
    assert kinds == ["checked", "checked", "paid", "damage"]
    assert asked(match) == "s0 off-track-check"
    play(match, "blind")
    assert status(match) == ("off-track", 20, 0, None)


# Robots beside the track


def forced(section: int, *luck: str, robot: str = "fast1", **fields: Any) -> Match:
    """Let the orange flag make a robot brake late and fail."""
    fields = {"modules": "off-track flags", "turn": TURN, **fields}
    speed = {"slow": 2, "fast": 3, "supe": 4}[robot[:4]]
    match = advanced(
        LEAD, f"{robot} {section - speed}", "s0 -3", FAR, orange=0,
        luck=[f"blind {MISS}", *luck], **fields,
    )  # fmt: skip
    return play(match, "brake-late")


@pytest.mark.ruling("R54")
def test_robots_check_blind_and_leave_out_tyres_and_damage() -> None:
    match = forced(18, f"blind {MISS + 1}", "blind 1")
    assert status(match, "fast1") == ("off-track", 20, 0, None)
    assert [row["blind"] for row in told(match, "checked")] == [True] * 3


@pytest.mark.ruling("R54")
def test_robots_lose_time_and_must_stop_like_others() -> None:
    match = forced(2, f"blind {MISS + 1}")
    assert status(match, "fast1") == ("off-track", 4, 1, TURN + 2)
    match = forced(8, f"blind {MISS + 1}")
    assert status(match, "fast1") == ("off-track", 10, 2, None)


@pytest.mark.ruling("R54")
def test_robots_crash_too() -> None:
    match = forced(14, f"blind {MISS + 1}")
    assert out(match) == {"fast1": "crash"}
    assert match.position()["safety_car"] is True


@pytest.mark.ruling("R54")
@pytest.mark.parametrize("name", ["s0", "fast1"])
def test_a_forced_stop_is_made_by_the_program(name: str) -> None:
    match = after_skip(
        LEAD, f"{name} 12 due{TURN}", "s1 0", FAR, modules="off-track", turn=TURN, seed=1
    )  # fmt: skip
    (stop,) = told(match, "pit")
    assert (stop["car"], stop["from"], stop["to"], stop["why"]) == (name, 12, 6, "forced")
    assert car(match, name)["pit_due"] is None


@pytest.mark.ruling("R54")
def test_before_its_turn_nobody_is_forced() -> None:
    match = after_skip(
        LEAD, f"s0 12 due{TURN + 1}", "s1 0", FAR, modules="off-track", turn=TURN
    )  # fmt: skip
    assert asked(match) == "s0 pit"


@pytest.mark.ruling("B26")
@pytest.mark.parametrize("name", ["s0", "fast1"])
@pytest.mark.parametrize(("turn", "gone"), [(TURN, True), (TURN + 1, False)])
def test_a_forced_stop_that_is_impossible_is_the_end(name: str, turn: int, gone: bool) -> None:
    match = after_skip(
        LEAD, f"{name} 8 off back9 due{turn}", "s1 0", FAR, modules="off-track", turn=TURN, seed=1
    )  # fmt: skip
    assert out(match) == ({name: "stop"} if gone else {})


@pytest.mark.ruling("B26")
def test_who_must_refuel_as_well_is_out_without_fuel() -> None:
    match = after_skip(
        LEAD, f"s0 8 off back9 due{TURN}", "s1 0", FAR, modules="off-track", turn=TURN, seed=1,
        p0={"fuel": TURN},
    )  # fmt: skip
    assert out(match) == {"s0": "fuel"}


@pytest.mark.ruling("B26")
def test_going_off_again_does_not_put_a_forced_stop_off() -> None:
    match = advanced(
        LEAD, f"s0 1 due{TURN + 1}", FAR, modules="off-track", turn=TURN, driver=0,
        p0={"hand": [175, MISS + 1]}, luck=[f"blind {MISS}", "disc red"],
    )  # fmt: skip
    play(match, "play 175")
    play(match, "brake-late", f"check {MISS + 1}")
    assert car(match, "s0")["pit_due"] == TURN + 1


# Off the track


@pytest.mark.ruling("R53")
@pytest.mark.parametrize("laps", [0, -LAP, LAP])
def test_cars_off_the_track_bar_nobodys_way(laps: int) -> None:
    match = go(
        3, LEAD, f"s1 {14 + laps} off back15 moved", "s0 12", FAR, modules="off-track", turn=TURN
    )  # fmt: skip
    assert count(match, "s0") == 15
    assert passes(match) == [("s1", "off-track", 0)]


@pytest.mark.ruling("R53")
def test_the_leader_goes_past_without_a_check() -> None:
    match = go(
        3, "s0 12", f"s1 {14 - LAP} off back15 moved", FAR, modules="off-track", turn=TURN
    )  # fmt: skip
    assert (count(match, "s0"), told(match, "checked")) == (15, [])


@pytest.mark.ruling("R53")
def test_a_robot_un_laps_itself_from_a_car_off_the_track() -> None:
    match = after_skip(
        f"s2 {14 + LAP} off back15 moved", "fast1 12", "s0 0", FAR, modules="off-track", turn=TURN
    )  # fmt: skip
    assert count(match, "fast1") == 15
    assert car(match, "fast1")["laps_down"] == 0


@pytest.mark.ruling("R53")
def test_they_rank_behind_all_in_their_braking_section() -> None:
    match = slide(6, cars=["s1 6 moved", f"slow1 {6 - LAP} moved"])
    play(match, "check 1")
    order = [row["car"] for row in match.position()["cars"]]
    assert order.index("s1") < order.index("s0")


@pytest.mark.ruling("R3")
@pytest.mark.parametrize(("cars", "first"), [((), "s0"), (("s1 6 moved",), "s1")])
def test_a_leader_who_goes_off_keeps_the_chit_only_if_nobody_stands_there(
    cars: tuple[str, ...], first: str
) -> None:
    match = go(
        1, *cars, "s0 5", FAR, hand=[1, 2], modules="off-track", turn=TURN, luck=[f"blind {MISS}"]
    )  # fmt: skip
    play(match, "brake-late", "check 1")
    assert leader(match) == first


# Coming back


def back(
    *cars: str,
    card: int = 84,
    me: str = "s0 6 off back7",
    hand: Sequence[int | str] = (),
    **fields: Any,
) -> Match:
    """Let s0, who draws a card, come back; s3 has skipped before."""
    fields = {"modules": "off-track", "turn": TURN, **fields}
    p0 = {"hand": list(hand), **fields.pop("p0", {})}
    luck = [f"draw {card}", *fields.pop("luck", ())]
    return after_skip(LEAD, *cars, me, FAR, "s1 -2", p0=p0, luck=luck, **fields)


def test_who_comes_back_draws_and_plays_without_a_stop() -> None:
    match = back()
    assert [row["count"] for row in told(match, "drew")] == [1]
    assert (asked(match), options(match)) == ("s0 play", ["skip", "play 84"])


def test_who_comes_back_plays_after_all_in_the_braking_section() -> None:
    match = back("fast1 6", "slow1 6")
    order = [row["car"] for row in told(match, "drove")]
    assert order == ["fast1", "slow1"]
    assert asked(match) == "s0 play"
    match = after_skip(LEAD, "s0 6 off back7", "s1 6", FAR, modules="off-track", turn=TURN)
    assert asked(match) == "s1 pit"


@pytest.mark.ruling("R53")
def test_the_first_point_brings_it_back() -> None:
    match = play(back(hand=[157]), "play 157")
    assert told(match, "re-entered")[0]["section"] == 7
    assert path(match) == [{"enter": 8}, {"enter": 9}]
    assert (count(match, "s0"), car(match, "s0")["status"]) == (9, "running")
    assert [row["car"] for row in match.position()["cars"] if row["re_entered"]] == ["s0"]


@pytest.mark.ruling("R53")
def test_a_robot_that_has_come_back_is_known_in_this_turn() -> None:
    match = after_skip(LEAD, "fast1 6 off back7", "s1 0", FAR, modules="off-track", turn=TURN)
    assert told(match, "re-entered")[0]["car"] == "fast1"
    assert [row["car"] for row in match.position()["cars"] if row["re_entered"]] == ["fast1"]


@pytest.mark.ruling("R53")
def test_a_free_trajectory_point_may_be_taken_there() -> None:
    match = play(back(card=112), "play 112")
    assert (count(match, "s0"), asked(match)) == (7, "s0 point")
    assert car(play(match, "point 1"), "s0")["point"] == 1


@pytest.mark.ruling("R42")
def test_not_if_it_is_taken() -> None:
    match = play(back("s5 7 p1 moved", card=112, seats=6), "play 112")
    assert (count(match, "s0"), asked(match)) == (7, "s1 pit")


def test_it_comes_back_last_in_the_section() -> None:
    match = play(back("slow1 7 moved", f"fast1 {7 - LAP} moved", card=112), "play 112")
    assert cell(match, 7) == "slow1 fast1 s0"


@pytest.mark.ruling("R41")
def test_cars_ahead_in_that_section_are_passed_by_its_rule() -> None:
    match = play(back("slow1 7 moved"), "play 84")
    assert (cell(match, 7), told(match, "drove")[-1]["why"]) == ("slow1 s0", "blocked")
    match = play(back(f"slow1 {7 - LAP} moved", hand=[157]), "play 157")
    assert passes(match) == [("slow1", "lap", 2)]


@pytest.mark.ruling("R47")
@pytest.mark.parametrize(("card", "ahead", "may_take"), [(112, 0, False), (84, 1, True)])
def test_it_comes_back_behind_a_yellow_flag(card: int, ahead: int, may_take: bool) -> None:
    match = back(card=card, modules="off-track flags", yellow=[{"section": 7, "ahead": 0}])
    play(match, f"play {card}")
    assert match.position()["yellow"] == [{"section": 7, "ahead": ahead}]
    assert (asked(match) == "s0 point") == may_take


@pytest.mark.ruling("R50")
def test_a_move_that_begins_beside_the_track_may_end_with_late_braking() -> None:
    match = play(back(luck=["blind 1"]), "play 84")
    assert asked(match) == "s0 brake"
    assert count(play(match, "brake-late"), "s0") == 9


@pytest.mark.ruling("R44")
@pytest.mark.parametrize(
    ("late", "section", "question"),
    [(1, 8, "s0 brake"), (2, 7, "s0 point"), (3, 7, "s1 pit"), (5, 7, "s1 pit")],
)
def test_what_was_lost_is_taken_off(late: int, section: int, question: str) -> None:
    match = back("slow2 7 moved" if late > 2 else "slow2 0 moved", me=f"s0 6 off back7 late{late}",
                 hand=[157])  # fmt: skip
    play(match, "play 157")
    assert (count(match, "s0"), asked(match)) == (section, question)
    assert car(match, "s0")["penalty"] == 0
    assert [row["value"] for row in told(match, "bonus")] == [-late]
    if late > 2:
        assert cell(match, 7) == "slow2 s0"


@pytest.mark.ruling("R44")
def test_without_movement_no_trajectory_is_taken_and_costs_stay_paid() -> None:
    match = back(me="s0 6 off back7 late4", hand=[26])
    play_cards(match, 26)
    assert (count(match, "s0"), asked(match)) == (7, "s1 pit")
    assert driver(match, 0)["tyres"] == 10


@pytest.mark.ruling("R44")
def test_without_movement_there_is_no_late_braking_either() -> None:
    match = play(back(me="s0 6 off back8 late2"), "play 84")
    assert (count(match, "s0"), asked(match)) == (8, "s1 pit")


@pytest.mark.ruling("R44")
def test_wrong_tyres_are_taken_off_as_well() -> None:
    match = back(me="s0 6 off back7 late1", hand=[58], modules="off-track weather",
                 weather={"slot": 5}, p0={"target": 43})  # fmt: skip
    play(match, "play 58", "check 58")
    assert (count(match, "s0"), asked(match)) == (7, "s0 point")


@pytest.mark.ruling("B23")
def test_a_skip_brings_it_back_last_without_a_price() -> None:
    match = back("slow1 7 moved", me="s0 6 off back7 late4", p0={"strategy": "lucky"})
    play(match, "skip")
    assert (cell(match, 7), car(match, "s0")["penalty"]) == ("slow1 s0", 0)
    assert asked(match) == "s0 strategy"
    play(match, "hazard")
    assert driver(match, 0)["new_strategy"] == "hazard"
    assert asked(match) == "s1 pit"


@pytest.mark.parametrize(
    ("robot", "late", "section", "point"),
    [("fast1", 0, 9, None), ("slow1", 0, 8, 1), ("fast1", 2, 7, 1), ("slow1", 2, 7, None)],
)
def test_robots_come_back_like_players(
    robot: str, late: int, section: int, point: int | None
) -> None:
    match = after_skip(
        LEAD, f"{robot} 6 off back7 late{late}", "s0 0", FAR, modules="off-track", turn=TURN
    )  # fmt: skip
    assert (count(match, robot), car(match, robot)["point"]) == (section, point)
    assert car(match, robot)["penalty"] == 0


@pytest.mark.parametrize(("fuel", "gone"), [(TURN, True), (TURN + 1, False)])
def test_who_must_refuel_in_the_turn_of_coming_back_is_out(fuel: int, gone: bool) -> None:
    match = back(p0={"fuel": fuel}, seed=1)
    assert out(match) == ({"s0": "fuel"} if gone else {})


def test_the_place_to_come_back_may_be_far_along_the_path() -> None:
    match = play(back(me="s0 18 off back20", card=112), "play 112")
    assert count(match, "s0") == 20


@pytest.mark.ruling("R3")
def test_who_comes_back_ahead_of_all_leads() -> None:
    match = after_skip(
        "s1 7 moved", "s0 6 off back8", FAR, modules="off-track", turn=TURN, luck=["draw 112"]
    )  # fmt: skip
    assert leader(match) == "s1"
    play(match, "play 112")
    assert leader(match) == "s0"


# Strategies and skills on the way back


@pytest.mark.ruling("R53")
@pytest.mark.parametrize("strategy", ["lucky", "chase"])
def test_the_draw_is_one_card_from_the_deck(strategy: str) -> None:
    match = back(p0={"strategy": strategy}, discards=[1])
    assert [row["from"] for row in told(match, "drew")] == ["deck"]
    assert asked(match) == "s0 play"


@pytest.mark.ruling("R53")
def test_save_tyres_saves_nothing_before_it_is_back() -> None:
    match = play_cards(back(hand=[26], p0={"strategy": "save-tyres"}), 26)
    assert told(match, "paid")[0]["chips"] == 2


@pytest.mark.ruling("B28")
def test_hazard_gains_nothing_before_it_is_back() -> None:
    match = back(hand=[54], p0={"strategy": "hazard"}, modules="off-track track-cards")
    play(match, "play 54", "check 54")
    assert told(match, "bonus") == []
    assert (count(match, "s0"), driver(match, 0)["credit"]) == (10, 0)


@pytest.mark.ruling("B28")
def test_hazard_brakes_late_for_two_sections_when_it_is_back() -> None:
    match = play(back(p0={"strategy": "hazard"}, luck=["blind 1"]), "play 84", "brake-late")
    assert count(match, "s0") == 10


@pytest.mark.ruling("B28")
@pytest.mark.parametrize(
    ("me", "cards", "sections", "scored"),
    [
        ("s0 2 off back3", (157, 175), 6, 1),  # to 3, 4, 5, 6, and two more
        ("s0 2 off back4", (157,), 5, 0),  # to 4, 5, 6, and two more
    ],
)
def test_coming_back_is_the_first_section_of_a_move(
    me: str, cards: tuple[int, ...], sections: int, scored: int
) -> None:
    match = back(
        me=me, card=10, hand=cards, p0={"strategy": "hazard"}, modules="off-track track-cards",
        luck=["blind 1", "track t1"],
    )  # fmt: skip
    play_cards(match, *cards)
    play(match, "brake-late")
    start = int(me.split("back")[1])
    assert count(match, "s0") == start + sections - 1
    assert len(told(match, "special")) == scored


@pytest.mark.ruling("B28")
def test_banging_wheels_passes_when_it_is_back() -> None:
    match = back("slow1 7 moved", hand=[157], p0={"strategy": "banging-wheels"})
    play(match, "play 157", "pass")
    assert passes(match) == [("slow1", "overtake", 2)]


@pytest.mark.ruling("B28")
def test_chase_catches_up_when_it_is_back() -> None:
    match = back(
        "s5 8 moved", p0={"strategy": "chase", "chased": "s5"}, seats=6,
        modules="off-track track-cards", luck=["track t1"],
    )  # fmt: skip
    play(match, "play 84", "stay")
    assert [row["strategy"] for row in told(match, "special")] == ["chase"]


@pytest.mark.ruling("R35")
def test_reflexes_do_not_help_a_check_before_it_is_back() -> None:
    match = back(
        hand=[54], modules="off-track skills", p0={"skill": "reflexes", "target": 23},
        luck=["disc red"],
    )  # fmt: skip
    play(match, "play 54", "check 54")
    assert told(match, "checked")[0]["target"] == 2


@pytest.mark.ruling("R53")
def test_versatility_is_not_asked_for() -> None:
    match = back(modules="off-track skills", p0={"skill": "versatility", "strategy": "lucky"})
    assert asked(match) == "s0 play"


@pytest.mark.ruling("R53")
def test_the_skill_of_lapping_counts_when_it_is_back() -> None:
    match = back(f"slow1 {7 - LAP} moved", modules="off-track skills", p0={"skill": "lapping"})
    play(match, "play 84")
    assert passes(match) == [("slow1", "lap", 1)]


# No contest in the turn of coming back


def test_a_car_off_the_track_is_in_no_contest() -> None:
    # It stands beside the corner of section 7, where s1 and s2 fight.
    match = after_skip(
        f"s5 {20 + LAP} moved", "s2 7", "s1 7", "s0 6 off back7", FAR, seats=6,
        modules="off-track", turn=TURN, p0={"hand": [1]}, p1={"hand": [2]}, p2={"hand": [3]},
    )  # fmt: skip
    assert told(match, "contest")[0]["cars"] == ["s2", "s1"]


@pytest.mark.ruling("B31")
@pytest.mark.parametrize("back_now", [True, False])
def test_a_car_that_has_just_come_back_takes_no_part_in_contests(back_now: bool) -> None:
    match = advanced(
        f"s2 {20 + LAP} moved", "s0 7 moved" + (" again" if back_now else ""), "s1 7", FAR,
        modules="off-track", turn=TURN, p0={"hand": [1, 2]}, p1={"hand": [3, 4]},
    )  # fmt: skip
    play(match, "contest 3", "alone")
    if back_now:
        assert told(match, "contest-declined")[0]["car"] == "s0"
        assert cell(match, 7) == "s1 s0"
    else:
        assert asked(match) == "s0 contest"


# Cars that are out


def test_the_resources_of_a_driver_who_is_out_go_back() -> None:
    match = advanced(
        LEAD, "s0 7", FAR, modules="off-track flags fuel", turn=TURN, driver=0, blue=[0, 3],
        orange=0, luck=[f"blind {MISS}"],
        p0={"hand": [112, MISS + 1, 2], "tyres": 1, "red": 2, "brown": 1, "fuel": 9,
            "strategy": "hazard"},
    )  # fmt: skip
    assert match.position()["cup"] == {"red": 22, "brown": 5}
    play_cards(match, 112)
    play(match, "brake-late", f"check {MISS + 1}")
    assert out(match) == {"s0": "tyres"}
    facts = driver(match, 0)
    assert (facts["tyres"], facts["red"], facts["brown"], facts["fuel"]) == (0, 0, 0, None)
    assert (facts["hand"], facts["target"], facts["strategy"]) == ([], None, None)
    assert match.position()["cup"] == {"red": 24, "brown": 6}
    assert {"2", "184", "112"} <= set(match.position()["discards"])
    assert "s0" not in [row["car"] for row in match.position()["cars"]]


def test_nothing_is_left_of_a_car_that_is_out() -> None:
    match = slide(8, "draw 157", hand=[MISS + 1, 2], p0={"tyres": 1}, cars=["s1 6"])
    play(match, f"check {MISS + 1}", "drive-on", "play 157")
    assert (count(match, "s1"), passes(match, "s1")) == (9, [])


@pytest.mark.ruling("B29")
def test_flags_of_a_driver_who_is_out_go_back_and_orange_is_free() -> None:
    match = advanced(
        LEAD, "s1 7", FAR, modules="off-track flags", turn=TURN, driver=1,
        p1={"hand": [112, MISS + 1, 2], "tyres": 1}, blue=[1, 3], orange=1,
        luck=[f"blind {MISS}", "draw 158"],
    )  # fmt: skip
    play_cards(match, 112)
    play(match, "brake-late", f"check {MISS + 1}")
    assert (match.position()["blue"], match.position()["orange"]) == ([3], None)
    play(match, "drive-on", "play 158")
    assert match.position()["orange"] == 3


@pytest.mark.ruling("B29")
def test_a_driver_who_is_out_takes_no_flag_of_others_along() -> None:
    match = advanced(
        LEAD, "s1 7", FAR, modules="off-track flags", turn=TURN, driver=1,
        p1={"hand": [112, MISS + 1, 2], "tyres": 1}, blue=[3], orange=3, luck=[f"blind {MISS}"],
    )  # fmt: skip
    play_cards(match, 112)
    play(match, "brake-late", f"check {MISS + 1}")
    assert out(match) == {"s1": "tyres"}
    assert (match.position()["blue"], match.position()["orange"]) == ([3], 3)


@pytest.mark.parametrize(
    ("chits", "left"),
    [
        ([[9, "fast"], [12, "fast"], [14, "slow"]], [[9, "fast"], [14, "slow"]]),
        ([[9, "slow"]], [[9, "slow"]]),
    ],
)
def test_with_a_robot_the_last_chit_of_its_type_goes(
    chits: list[list[int | str]], left: list[list[int | str]]
) -> None:
    match = forced(14, f"blind {MISS + 1}", robot_fuel=chits)
    assert out(match) == {"fast1": "crash"}
    assert match.position()["robot_fuel"] == left


@pytest.mark.ruling("R73")
def test_who_was_out_later_is_classified_before() -> None:
    match = slide(
        8, hand=[MISS + 1, 2], p0={"tyres": 0}, retired=[{"car": "fast1", "why": "crash"}],
        turn=26, seed=1,
    )  # fmt: skip
    play(match, f"check {MISS + 1}")
    while not match.result:
        play(match, options(match)[-1] if asked(match) != "s3 pit" else "drive-on")
    rows = [(row["car"], row["out"]) for row in match.result["classification"]]
    assert rows[-2:] == [("s0", "tyres"), ("fast1", "crash")]


@pytest.mark.ruling("R73")
def test_when_no_player_is_left_the_race_ends() -> None:
    match = go(
        1, "fast1 20 moved", "s0 5", hand=[MISS - 1, MISS + 1], modules="off-track", turn=TURN,
        luck=[f"blind {MISS}", "disc red"],
    )  # fmt: skip
    play(match, "brake-late", f"check {MISS - 1}", f"check {MISS + 1}")
    assert told(match, "finished")[0]["why"] == "no-players"
    assert match.result is not None
    assert [row["car"] for row in match.result["classification"]] == ["fast1", "s0"]


# Rescue with fuel and tyres


def rescue(turn: int = TURN, **fields: Any) -> Match:
    match = advanced(
        LEAD, "fast1 12 moved", "s0 7", "slow1 3 moved", FAR, driver=0, seed=1, turn=turn,
        given={"rescue": True}, modules="off-track fuel weather", luck=[f"blind {MISS}"],
        p0={"hand": [112, MISS + 1, 2], "tyres": 1, "red": 2, "brown": 1, **fields},
        robot_fuel=[[12, "slow"], [14, "slow"], [16, "fast"]],
    )  # fmt: skip
    play_cards(match, 112)
    play(match, "brake-late", f"check {MISS + 1}")
    assert asked(match) == "s0 rescue"
    return play(match, "rescue")


@pytest.mark.ruling("R74")
@pytest.mark.parametrize(("turn", "fuel"), [(7, 17), (16, 26), (17, None)])
def test_who_is_rescued_has_fuel_for_ten_turns(turn: int, fuel: int | None) -> None:
    match = rescue(turn)
    assert driver(match, 0)["fuel"] == fuel
    assert [12, "slow"] in match.position()["robot_fuel"]
    assert [14, "slow"] not in match.position()["robot_fuel"]


@pytest.mark.ruling("R74")
def test_who_is_rescued_is_served_in_full_with_new_tyres() -> None:
    match = rescue()
    assert count(match, "s0") == 3
    while asked(match) == "s0 discard":
        play(match, "enough")
    facts = driver(match, 0)
    assert (asked(match), facts["red"], facts["brown"]) == ("s0 tyres", 0, 0)
    play(match, "tyres rain")
    assert (driver(match, 0)["tyre_type"], driver(match, 0)["tyres"]) == ("rain", 12)
    assert told(match, "tyres")[0]["when"] == "rescue"
    assert asked(match) == "s0 strategy"


@pytest.mark.ruling("R74")
@pytest.mark.parametrize(("sets", "offered"), [(1, True), (2, False)])
def test_a_rescue_counts_soft_sets_too(sets: int, offered: bool) -> None:
    match = rescue(soft_sets=sets)
    while asked(match) == "s0 discard":
        play(match, "enough")
    assert ("tyres soft" in options(match)) == offered


@pytest.mark.ruling("R74")
def test_a_rescue_may_take_the_place_of_a_robot_beside_the_track() -> None:
    match = advanced(
        LEAD, "s0 7", "slow1 6 off back7", FAR, modules="off-track", turn=TURN, driver=0, seed=1,
        given={"rescue": True}, p0={"hand": [112, MISS + 1, 2], "tyres": 1}, luck=[f"blind {MISS}"],
    )  # fmt: skip
    play_cards(match, 112)
    play(match, "brake-late", f"check {MISS + 1}", "rescue")
    assert (count(match, "s0"), *status(match)[:2]) == (6, "off-track", 7)
