"""Pit stops clause by clause, refuelling, and who is out of fuel."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.race90.scenes import (
    Match,
    asked,
    car,
    cell,
    count,
    discards,
    driver,
    options,
    play,
    race,
    refuse,
    told,
)

pytestmark = pytest.mark.usefixtures("frozen")

CARS = ("s0 22", "s1 20", "s2 3")
DECK = [f"draw {card}" for card in range(101, 110)]


def pit(*cars: str, luck: Sequence[str] = DECK, **fields: Any) -> Match:
    """Let s0, on England 1 (12 chips, 6 cards, 4 slots), announce a stop."""
    match = race(*(cars or CARS), luck=luck, **fields)
    assert asked(match) == "s0 pit"
    assert options(match) == ["drive-on", "box"]
    return play(match, "box")


def test_a_stop_comes_before_any_action() -> None:
    match = race(*CARS, luck=DECK)
    play(match, "drive-on")
    assert asked(match) != "s0 pit"
    assert refuse(match, "box") == "box-before-the-draw"


def test_the_car_goes_back_by_the_pit_time_as_last_of_the_section() -> None:
    match = pit("s0 22", "s1 16", "fast1 16", "s2 3")
    assert count(match, "s0") == 16
    assert cell(match, 16) == "s1 fast1 s0"
    (stop,) = told(match, "pit")
    assert (stop["from"], stop["to"], stop["why"]) == (22, 16, "choice")


def test_a_stop_across_the_line_costs_a_lap_of_the_count() -> None:
    match = pit("s0 26", "s1 25", "s2 3")
    assert (count(match, "s0"), car(match, "s0")["section"]) == (20, 20)


def test_the_leader_chit_goes_to_the_new_leader() -> None:
    match = pit()
    assert match.position()["leader"] == "s1"
    match = pit("s0 42", "s1 20", "s2 3")
    assert match.position()["leader"] == "s0"


def test_red_damage_is_repaired_and_brown_is_not() -> None:
    match = play(pit(p0={"red": 2, "brown": 1}), "lucky")
    assert (driver(match, 0)["red"], driver(match, 0)["brown"]) == (0, 1)
    assert told(match, "serviced")[0]["repaired"] == 2
    assert match.position()["cup"] == {"red": 24, "brown": 5}


def test_any_cards_may_be_laid_off_and_the_hand_is_filled_to_the_limit() -> None:
    match = pit(p0={"hand": [5, 6, 7]})
    assert options(match) == ["enough", "discard 5", "discard 6", "discard 7"]
    none = play(match.copy(), "enough")
    assert driver(none, 0)["hand"] == ["5", "6", "7", "101", "102", "103"]
    all_of_them = play(match.copy(), "discard 5", "discard 6", "discard 7")
    assert driver(all_of_them, 0)["hand"] == ["101", "102", "103", "104", "105", "106"]
    two = play(match, "discard 5", "discard 7")
    assert driver(two, 0)["hand"] == ["6", "101", "102", "103", "104", "105"]
    assert discards(two) == "5 7"


@pytest.mark.ruling("B11")
@pytest.mark.ruling("B14")
def test_cards_are_laid_off_by_rising_number() -> None:
    match = play(pit(p0={"hand": [5, 6, 7]}), "discard 6")
    assert options(match) == ["enough", "discard 7"]
    assert refuse(match, "discard 5") == "rising-order"
    play(match, "discard 7")
    assert discards(match) == "6 7"


@pytest.mark.ruling("C2")
def test_nobody_learns_whether_the_last_card_laid_off_was_the_highest() -> None:
    for hand in ([5, 6, 8], [4, 5, 6]):
        match = play(pit(p0={"hand": hand}), "discard 6")
        match = play(match, "enough") if asked(match) == "s0 discard" else match
        words = [line.words for line in match.log.lines if line.act == "choose"]
        assert words[-2:] == ["discard 6", "enough"]


def test_nobody_leaves_with_more_cards_than_the_limit() -> None:
    match = pit(p0={"hand": [5, 6, 7, 8, 9, 10, 11, 12]})
    assert "enough" not in options(match)
    assert refuse(match, "enough") == "must-discard"
    play(match, "discard 5")
    assert "enough" not in options(match)
    play(match, "discard 8")
    assert "enough" in options(match)
    exact = play(match.copy(), "enough")
    assert driver(exact, 0)["hand"] == ["6", "7", "9", "10", "11", "12"]
    more = play(match, "discard 12")
    assert driver(more, 0)["hand"] == ["6", "7", "9", "10", "11", "101"]


def test_frozen_cards_count_stay_and_come_back() -> None:
    match = pit(p0={"hand": [5, 6, 7, 8, 9], "frozen": [20, 21]})
    assert options(match)[0] != "enough"
    assert not {"discard 20", "discard 21"} & set(options(match))
    play(match, "discard 5", "enough", "lucky")
    facts = driver(match, 0)
    assert (facts["hand"], facts["frozen"]) == (["6", "7", "8", "9"], ["20", "21"])
    match = pit(p0={"hand": [5], "frozen": [20, 21]})
    play(match, "enough")
    assert driver(match, 0)["hand"] == ["5", "101", "102", "103"]
    match = race("s0 22 moved", "s1 20", driver=1, p0={"hand": [5], "frozen": [20, 21]})
    play(match, "lucky")
    assert (driver(match, 0)["hand"], driver(match, 0)["frozen"]) == (["5", "20", "21"], [])


@pytest.mark.ruling("R60")
def test_tyres_are_always_filled_to_the_limit() -> None:
    match = play(pit(p0={"tyres": 1}), "lucky")
    assert driver(match, 0)["tyres"] == 12
    match = play(pit(p0={"tyres": 12}), "lucky")
    assert driver(match, 0)["tyres"] == 12


@pytest.mark.parametrize(
    "strategy", ["save-tyres", "hazard", "balance", "lucky", "chase", "banging-wheels"]
)
def test_any_strategy_may_be_taken_or_kept(strategy: str) -> None:
    match = pit(p0={"strategy": "hazard"})
    assert asked(match) == "s0 strategy"
    play(match, strategy)
    assert driver(match, 0)["strategy"] == strategy


@pytest.mark.ruling("R60")
def test_the_refuelling_chit_is_removed_for_good() -> None:
    match = play(pit(p0={"fuel": 12}, turn=5), "lucky")
    assert driver(match, 0)["fuel"] is None
    match = race(*CARS, turn=20, p0={"fuel": None})
    assert options(match) == ["drive-on", "box"]


@pytest.mark.ruling("R60")
def test_the_turn_goes_on_later_with_the_normal_draw_and_no_second_stop() -> None:
    match = play(pit(p0={"hand": [5, 6, 7, 8, 9, 10]}), "enough", "hazard")
    assert asked(match) == "s1 pit"
    assert (car(match, "s0")["pitted"], car(match, "s0")["moved"]) == (True, False)
    play(match, "drive-on", "skip", "lucky")
    assert asked(match) == "s0 play"
    assert driver(match, 0)["hand"] == ["5", "6", "7", "8", "9", "10", "102"]
    assert refuse(match, "box") == "already-pitted"


@pytest.mark.ruling("R60")
def test_at_once_if_nobody_else_is_to_move_before() -> None:
    match = play(pit("s0 41", "s1 20", "s2 3"), "hazard")
    assert asked(match) == "s0 play"
    assert len(driver(match, 0)["hand"]) == 7


@pytest.mark.ruling("R60")
def test_a_stop_is_possible_again_in_the_next_turn() -> None:
    match = race("s0 22 pitted moved", "s1 20", driver=1, p1={"hand": []})
    play(match, "lucky")
    assert asked(match) == "s0 pit"


@pytest.mark.ruling("R60")
@pytest.mark.parametrize(("turn", "forced"), [(11, False), (12, True), (13, True)])
def test_a_stop_is_forced_in_the_turn_of_the_chit(turn: int, forced: bool) -> None:
    match = race("s1 23 moved", "s0 22", "s2 3", "s3 1", driver=1, turn=turn, luck=DECK,
                 p0={"fuel": 12})  # fmt: skip
    play(match, "hazard")
    if forced:
        assert told(match, "pit")[0]["why"] == "fuel"
        assert (count(match, "s0"), driver(match, 0)["fuel"]) == (16, None)
        assert asked(match) == "s0 strategy"
    else:
        assert asked(match) == "s0 pit"


@pytest.mark.ruling("R60")
def test_a_contest_comes_before_a_forced_stop() -> None:
    match = race("s0 27", "s1 27", "s2 3", turn=12, p0={"fuel": 12, "hand": [5]},
                 p1={"hand": [6]}, luck=DECK)  # fmt: skip
    assert asked(match) == "s1 contest"
    play(match, "decline")
    assert told(match, "pit")[0]["car"] == "s0"


@pytest.mark.ruling("R42")
def test_who_comes_from_the_pits_may_take_a_free_point() -> None:
    match = play(pit("s0 20", "s1 19", "s2 3"), "lucky")
    assert count(match, "s0") == 14
    assert options(match) == ["point 1", "point 2", "no-point"]
    play(match, "point 1")
    assert car(match, "s0")["point"] == 1


def test_a_point_is_given_up_with_the_stop() -> None:
    match = play(pit("s0 20 p1", "s1 19", "s2 3"), "lucky", "no-point")
    assert car(match, "s0")["point"] is None


def test_a_stop_puts_a_car_behind_lapped_ones_too() -> None:
    match = pit("s0 40", "slow1 10 moved", "s1 30", "s2 3")
    assert cell(match, 10) == "slow1 s0"
    assert car(match, "slow1")["laps_down"] == 0


# Out of fuel


@pytest.mark.ruling("R60")
@pytest.mark.parametrize(("turn", "out"), [(11, False), (12, True)])
def test_who_must_refuel_while_re_entering_is_out(turn: int, out: bool) -> None:
    match = race("s3 20 moved", "s0 14 off", "s2 3", p0={"fuel": 12, "hand": [5]}, turn=turn)
    assert asked(match) == "s2 pit"
    if out:
        assert [row["why"] for row in told(match, "out")] == ["fuel"]
        assert not told(match, "re-entered")
        assert "s0" not in [row["car"] for row in match.position()["cars"]]
        assert discards(match) == "5 184"
    else:
        assert count(match, "s0") == 15


def test_without_a_chit_re_entry_is_safe() -> None:
    match = race("s3 20 moved", "s0 14 off", "s2 3", p0={"hand": [5]}, turn=14)
    assert count(match, "s0") == 15
