"""The end of the race, rescue, short race, Junior, and bots for people who leave."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import boxbox
from boxbox.bots import make_bot
from tests.race90.scenes import (
    Data,
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
    told,
)

pytestmark = pytest.mark.usefixtures("frozen")

LAST, SHORT = 26, 18
JUNIOR = {"level": "junior"}


def classification(match: Match) -> list[str]:
    result = match.result
    assert result
    return [row["car"] for row in result["classification"]]


# The end


@pytest.mark.parametrize(("given", "last"), [({}, LAST), ({"short": True}, SHORT), (JUNIOR, SHORT)])
def test_the_race_ends_after_the_last_box(given: dict[str, Any], last: int) -> None:
    for turn in (last - 1, last):
        match = race("s1 40 moved", "s0 12", driver=0, turn=turn, options=given)
        if asked(match) == "s0 strategy":
            play(match, "hazard")
        assert (match.result is not None) == (turn == last)


def test_all_individual_turns_are_completed_first() -> None:
    match = race("s1 40 moved", "s0 12", "slow1 10", "s2 5", driver=0, turn=LAST)
    play(match, "hazard")
    assert count(match, "slow1") == 12
    assert asked(match) == "s2 pit"


@pytest.mark.ruling("R73")
def test_classification_by_laps_distance_and_order_in_the_section() -> None:
    match = race(
        "s1 40 moved", "fast1 38 moved", "s3 14 moved", "s2 38 moved", "slow1 15 moved", "s0 12",
        driver=0, turn=LAST,
    )  # fmt: skip
    play(match, "hazard")
    assert classification(match) == ["s1", "fast1", "s2", "slow1", "s3", "s0"]
    (end,) = told(match, "finished")
    assert (end["why"], end["classification"][0]) == ("flag", "s1")
    assert match.result
    laps = [row["laps_down"] for row in match.result["classification"]]
    assert laps == [0, 0, 0, 1, 1, 1]


@pytest.mark.ruling("R73")
def test_the_eliminated_come_after_all_others_the_latest_first() -> None:
    match = race(
        "s1 40 moved", "s0 12", driver=0, turn=LAST,
        retired=[{"car": "s3", "why": "fuel"}, {"car": "s2", "why": "damage"}],
    )  # fmt: skip
    play(match, "hazard")
    assert classification(match) == ["s1", "s0", "s2", "s3"]
    assert match.result
    assert [row["out"] for row in match.result["classification"]] == [
        None, None, "damage", "fuel",
    ]  # fmt: skip


@pytest.mark.ruling("R73")
def test_a_robot_can_win() -> None:
    match = race("fast1 40 moved", "s0 12", driver=0, turn=LAST)
    play(match, "hazard")
    assert classification(match) == ["fast1", "s0"]


@pytest.mark.ruling("R73")
def test_the_race_ends_when_all_players_are_out() -> None:
    match = race(
        "fast1 40", "s0 12", "slow1 3", driver=0, turn=5, p0={"hand": [74], "red": 4, "target": 9},
        retired=[{"car": "s1", "why": "fuel"}],
    )  # fmt: skip
    play(match, "play 74", "check 74")
    assert told(match, "finished")[0]["why"] == "no-players"
    assert classification(match) == ["fast1", "slow1", "s0", "s1"]


def test_a_contest_tie_eliminates_who_has_no_slot() -> None:
    """Corner 1 gives the second car +3: 1 + 3 against 4."""
    match = race(
        "s0 27", "s1 27", "s2 1", p0={"hand": [2], "red": 4}, p1={"hand": [174]},
        luck=["disc red"],
    )  # fmt: skip
    play(match, "contest 174", "alone", "contest 2", "alone")
    assert [(row["car"], row["why"]) for row in told(match, "out")] == [("s0", "damage")]
    assert cell(match, 3) == "s1"
    assert discards(match) == "2 184"
    assert asked(match) == "s1 pit"


# Rescue


def crash(*cars: str, luck: Sequence[str] = (), **fields: Any) -> Match:
    """Let s0 fail a check without a free slot where rescue was agreed."""
    p0 = {
        "hand": [74, 170], "red": 3, "brown": 1, "target": 9, "tyres": 2, "fuel": 12,
        "strategy": "hazard", **fields.pop("p0", {}),
    }  # fmt: skip
    given = {"rescue": True, **fields.pop("options", {})}
    match = race(*cars, driver=0, p0=p0, options=given, luck=luck, **fields)
    play(match, "play 74")
    if asked(match) == "s0 check":
        play(match, "check 74")
    return match


FIELD = ("s1 40 moved", "s0 38", "fast1 30 p1 moved", "slow2 20 p1", "slow1 16", "s2 15")
DRAWS = [f"draw {card}" for card in range(101, 107)]


@pytest.mark.ruling("R74")
@pytest.mark.ruling("B3")
def test_rescue_takes_the_place_of_the_last_robot() -> None:
    match = crash("s1 40 moved", "s0 38", "slow1 30 moved", "fast1 20 p1", "s2 19", luck=DRAWS,
                  robot_fuel=[[12, "fast"], [14, "fast"], [14, "slow"]])  # fmt: skip
    assert asked(match) == "s0 rescue"
    assert options(match) == ["rescue", "retire"]
    play(match, "rescue")
    row = car(match, "s0")
    assert (row["count"], row["point"], row["moved"]) == (20, 1, True)
    assert "fast1" not in [row["car"] for row in match.position()["cars"]]
    assert match.position()["robot_fuel"] == [[12, "fast"], [14, "slow"]]
    assert match.position()["retired"] == []
    assert told(match, "rescued")[0]["car"] == "fast1"


@pytest.mark.ruling("R74")
@pytest.mark.ruling("B3")
def test_rescue_is_a_full_service() -> None:
    match = crash(*FIELD, luck=DRAWS)
    play(match, "rescue")
    assert options(match) == ["enough", "discard 170"]
    play(match, "enough")
    assert asked(match) == "s0 strategy"
    play(match, "balance")
    facts = driver(match, 0)
    assert (facts["red"], facts["brown"], facts["tyres"]) == (0, 0, 12)
    assert facts["hand"] == ["101", "102", "103", "104", "105", "170"]
    assert (facts["target"], facts["strategy"], facts["fuel"]) == ("74", "balance", None)
    assert discards(match) == "9"
    assert match.position()["cup"] == {"red": 24, "brown": 6}


@pytest.mark.ruling("B3")
def test_who_is_rescued_has_used_up_the_turn() -> None:
    match = crash(*FIELD, luck=DRAWS)
    play(match, "rescue", "enough", "balance")
    assert asked(match) == "s2 pit"
    assert car(match, "s0")["moved"]


@pytest.mark.ruling("R31")
def test_who_is_out_after_a_check_gains_nothing_from_hazard() -> None:
    match = crash(*FIELD)
    assert (asked(match), driver(match, 0)["strategy"]) == ("s0 rescue", "hazard")
    assert not told(match, "bonus")


@pytest.mark.ruling("B3")
def test_rescue_may_be_declined() -> None:
    match = crash(*FIELD)
    play(match, "retire")
    assert match.position()["retired"] == [{"car": "s0", "why": "damage"}]
    assert driver(match, 0)["hand"] == []
    assert discards(match).split() == ["9", "74", "170"]
    assert asked(match) == "s2 pit"


@pytest.mark.ruling("B3")
def test_rescue_is_offered_at_once_in_every_way_to_be_out() -> None:
    tie = race(
        "s0 27", "s1 27", "fast1 20", "s2 1", p0={"hand": [2], "red": 4}, p1={"hand": [174]},
        luck=["disc red"], options={"rescue": True},
    )  # fmt: skip
    play(tie, "contest 174", "alone", "contest 2", "alone")
    assert asked(tie) == "s0 rescue"
    fuel = race(
        "s1 20", "s0 14 off", "fast1 5", "s2 3", driver=1, turn=12, p0={"fuel": 12},
        options={"rescue": True},
    )  # fmt: skip
    play(fuel, "lucky")
    assert asked(fuel) == "s0 rescue"


@pytest.mark.ruling("R74")
def test_without_a_robot_or_the_option_there_is_no_rescue() -> None:
    match = crash("s1 40 moved", "s0 38", "s2 15")
    assert match.position()["retired"] == [{"car": "s0", "why": "damage"}]
    assert asked(match) == "s2 pit"
    match = crash(*FIELD, options={"rescue": False})
    assert asked(match) == "s2 pit"


@pytest.mark.ruling("R74")
@pytest.mark.parametrize(
    ("chits", "left"),
    [([[14, "slow"]], [[12, "slow"]]), ([], []), ([[14, "fast"]], [[14, "fast"]])],
)
def test_a_chit_for_which_the_robot_was_called_in_counts(
    chits: list[list[Any]], left: list[list[Any]]
) -> None:
    """Only the latest of the type is lost: another robot stops for the other one."""
    match = crash("s1 40 moved", "s0 38", "slow2 30", "slow1 20", "s2 19", luck=DRAWS, turn=12,
                  robot_fuel=chits, robot_stops=["slow1"], p0={"fuel": None})  # fmt: skip
    play(match, "rescue")
    assert match.position()["robot_fuel"] == left
    assert match.position()["robot_stops"] == []


@pytest.mark.ruling("B3")
def test_the_strategy_of_a_rescue_holds_against_that_of_a_skip() -> None:
    match = race(
        "s3 40 moved", "s0 27 moved", "s1 27", "slow1 17 moved", "s2 26 moved",
        p0={"hand": [2], "red": 4, "new_strategy": "hazard"}, p1={"hand": [174]},
        luck=["disc red", *DRAWS, "draw 120"], options={"rescue": True},
    )  # fmt: skip
    play(match, "contest 174", "alone", "contest 2", "alone", "rescue", "chase")
    play(match, "drive-on", "skip", "lucky")
    assert match.position()["turn"] == 6
    assert driver(match, 0)["strategy"] == "chase"


@pytest.mark.ruling("R74")
def test_the_last_robot_is_the_last_in_the_order_of_the_race() -> None:
    """A lapped robot that stands in front of others is the last one."""
    match = crash("s1 40 moved", "s0 38", "slow1 17 moved", "fast1 -1 moved", "s2 35", luck=DRAWS)
    play(match, "rescue")
    assert (told(match, "rescued")[0]["car"], count(match, "s0")) == ("fast1", -1)
    assert car(match, "s0")["laps_down"] == 1


# Short race


def test_a_short_race_ends_sooner_and_is_paid_in_chips() -> None:
    match = boxbox.start("race90", seats=2, seed=1, options={"short": True})
    assert match.view(0)["summary"]["turns"] == SHORT
    paying = race("s0 21", "s1 5", driver=0, p0={"hand": [2, 163]}, options={"short": True})
    play(paying, "play 2")
    assert driver(paying, 0)["hand"] == ["163"]
    last = race("s1 15 moved", "s0 14", "s2 3", driver=0, turn=SHORT, p0={"hand": [157]},
                options={"short": True})  # fmt: skip
    play(last, "play 157")
    assert count(last, "s0") == 16


# Junior


def junior(*cars: str, **fields: Any) -> Match:
    return race(*cars, options=JUNIOR, **fields)


def test_junior_checks_are_blind() -> None:
    match = junior(
        "s0 21", "s1 5", driver=0, p0={"hand": [74, 170], "target": 9},
        luck=["blind 60"],
    )  # fmt: skip
    play(match, "play 74")
    (made,) = told(match, "checked")
    assert (made["card"], made["blind"], made["passed"]) == ("60", True, True)
    assert driver(match, 0)["target"] == "60"
    assert driver(match, 0)["hand"] == ["170"]
    match = junior("s0 21", "s1 5", driver=0, p0={"hand": [79, 83], "target": 9},
                   luck=["blind 170", "disc red", "blind 60"])  # fmt: skip
    play(match, "play 79", "add 83", "first 79")
    assert [row["target"] for row in told(match, "checked")] == [8, 82]


def test_junior_has_no_contest_and_no_late_braking() -> None:
    match = junior("s0 27", "s1 27", "s2 3", p0={"hand": [157]}, p1={"hand": [158]})
    assert asked(match) == "s0 pit"
    assert not told(match, "contest")
    match = junior("s0 11", "s1 5", driver=0, p0={"hand": [157]})
    play(match, "play 157")
    assert count(match, "s0") == 14
    assert asked(match) == "s0 point"


def test_junior_skips_and_stops_without_strategies() -> None:
    match = junior("s0 21", "s1 5", driver=0)
    assert asked(match) == "s1 pit"
    match = junior("s0 21", "s1 5", p0={"hand": [157]}, luck=[f"draw {n}" for n in range(101, 110)])
    play(match, "box", "enough")
    assert asked(match) in ("s1 pit", "s0 play")
    assert driver(match, 0)["strategy"] is None


@pytest.mark.ruling("R79")
@pytest.mark.parametrize(("section", "cost"), [(12, 1), (14, 1), (15, 2)])
@pytest.mark.parametrize("laps", [0, -24, 24])
def test_junior_passes_are_compulsory_where_affordable(section: int, cost: int, laps: int) -> None:
    match = junior(
        f"s3 {section + 29} moved", f"s1 {section + laps} moved", f"s0 {section - 1}", "s2 1",
        driver=0, p0={"hand": [157, 174]},
    )  # fmt: skip
    play(match, "play 157", "add 174")
    if asked(match) == "s0 point":
        play(match, "no-point")
    assert count(match, "s0") == section + 3 - cost
    assert asked(match) == "s2 pit"


@pytest.mark.ruling("R79")
@pytest.mark.parametrize(("section", "cost"), [(12, 1), (14, 1), (15, 2)])
def test_junior_robots_pay_players_the_same(section: int, cost: int) -> None:
    match = junior(
        f"s3 {section + 5} moved", f"s1 {section} moved", f"fast1 {section - 1}",
        f"s2 {section - 6}",
    )  # fmt: skip
    steps: list[Data] = [step for row in told(match, "drove") for step in row["path"]]
    assert {"pass": "s1", "how": "overtake", "cost": cost} in steps
    assert count(match, "fast1") == section + 2 - cost


@pytest.mark.ruling("R79")
@pytest.mark.parametrize(("card", "passed"), [(92, True), (98, False)])
def test_junior_leaders_check_is_blind(card: int, passed: bool) -> None:
    match = junior("s1 12 moved", "s0 35", "s2 5", driver=0, p0={"hand": [157, 60], "target": 95},
                   luck=[f"blind {card}"])  # fmt: skip
    play(match, "play 157")
    if asked(match) == "s0 point":
        play(match, "no-point")
    assert asked(match) == "s2 pit"
    assert driver(match, 0)["target"] == str(card)
    assert count(match, "s0") == (37 if passed else 36)
    assert discards(match) == "157 95"


@pytest.mark.ruling("B10")
@pytest.mark.parametrize("turn", [1, SHORT])
@pytest.mark.parametrize("laps", [0, -24, 24])
@pytest.mark.parametrize("section", [12, 14, 15])
def test_junior_passes_cost_one_in_first_and_last_turn(section: int, turn: int, laps: int) -> None:
    match = junior(
        "s3 44 moved", f"s1 {section + laps} moved", f"s0 {section - 1}", "s2 1", driver=0,
        turn=turn, p0={"hand": [157]},
    )  # fmt: skip
    play(match, "play 157")
    assert count(match, "s0") == section + 1
    assert asked(match) == "s2 pit"


@pytest.mark.ruling("B10")
def test_junior_un_lapping_is_not_asked_for() -> None:
    match = junior("s1 36 moved", "s0 11", "s2 1", driver=0, p0={"hand": [157]})
    play(match, "play 157")
    assert count(match, "s0") == 13
    assert asked(match) == "s2 pit"


# Bots for people


@pytest.mark.ruling("R77")
def test_a_bot_may_take_over_at_any_point() -> None:
    """At each question of a race the seat is given to a bot, which answers it, and back."""
    match = boxbox.start("race90", seats=2, seed=5, options={"short": True})
    bot, rng = make_bot("race90", "random"), Random(4)
    kinds = set()
    for _ in range(150):
        decision = match.decisions[0]
        kinds.add(decision.kind)
        match.set_driver(decision.seat, "random")
        assert match.drivers[decision.seat] == "random"
        view = match.seen_by(decision.seat)
        match.choose(decision.seat, bot.choose(view, decision.seat, decision.options.codes, rng))
        match.set_driver(decision.seat, "person")
    assert len(kinds) > 8
