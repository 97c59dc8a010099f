"""Fuel management: bids, robots' chits, refuelling, and empty tanks."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

import boxbox
from tests.race90.scenes import (
    DULL_CHITS,
    Data,
    Match,
    advanced,
    asked,
    car,
    count,
    driver,
    options,
    play,
    qualifying,
    refuse,
    told,
)

pytestmark = pytest.mark.usefixtures("frozen")

BIDS = ["fuel 8", "fuel 10", "fuel 12", "fuel 14", "fuel 16"]
DECK = [f"draw {card}" for card in (84, 92, 95, 98, 122, 124, 128, 129, 112, 115)]
LAST = 26
"""The turns of the frozen Monza."""


def session(hand0: Sequence[int], hand1: Sequence[int], **fields: Any) -> Match:
    """Let two players qualify with fuel bids."""
    given: Data = {"modules": "fuel", "p0": {"hand": [*hand0]}, "p1": {"hand": [*hand1]}}
    return qualifying(**{**given, **fields})


def bid(match: Match, *bids: tuple[int, int]) -> Match:
    """Let all seats lay a card and bid fuel."""
    for seat, (card, turns) in enumerate(bids):
        match.choose(seat, f"qualify {card}")
        match.choose(seat, f"fuel {turns}")
    return match


def grid(match: Match) -> list[str]:
    return list(told(match, "grid")[0]["order"])


def asked_of(match: Match, seat: int) -> tuple[str, list[str]]:
    decision = match.decision(seat)
    assert decision
    return decision.kind, [option.text for option in decision.options]


# Bids


def test_fuel_is_bid_right_after_the_card() -> None:
    match = session([5, 6], [7, 8])
    assert asked(match) == "s0 qualify s1 qualify"
    match.choose(0, "qualify 5")
    assert asked(match) == "s0 fuel-bid s1 qualify"
    assert asked_of(match, 0) == ("fuel-bid", BIDS)
    match.choose(0, "fuel 12")
    assert asked(match) == "s1 qualify"


@pytest.mark.parametrize("turns", [0, 6, 9, 11, 13, 15, 18])
def test_no_other_fuel_can_be_bid(turns: int) -> None:
    match = session([5, 6], [7, 8])
    match.choose(0, "qualify 5")
    with pytest.raises(boxbox.IllegalChoice):
        match.choose(0, f"fuel {turns}")


@pytest.mark.parametrize(("turns", "bonus"), [(8, 2), (10, 1), (12, 0), (14, -1), (16, -2)])
def test_what_a_bid_adds_to_the_qualifying_value(turns: int, bonus: int) -> None:
    """38 is +3(43); the factor stays as it is."""
    match = bid(session([38, 6], [11, 8]), (38, turns), (11, 12))
    made = told(match, "qualified")[0]
    assert (made["move"], made["fuel"], made["fuel_bonus"]) == (3, turns, bonus)
    assert (made["value"], made["factor"]) == (3 + bonus, 43)


def test_a_light_car_starts_ahead_of_a_heavy_one() -> None:
    match = bid(session([122, 6], [11, 8]), (122, 8), (11, 16))
    assert grid(match).index("s0") < grid(match).index("s1")
    match = bid(session([122, 6], [11, 8]), (122, 16), (11, 16))
    assert grid(match).index("s1") < grid(match).index("s0")


def test_of_level_totals_the_lower_factor_is_first() -> None:
    """+2(50) with +2, then +3(43) with +1, against +4(11) and +4(55) with 0."""
    for card, turns, other, order in (
        (122, 8, 11, ["s1", "s0"]),
        (122, 8, 56, ["s0", "s1"]),
        (38, 10, 56, ["s0", "s1"]),
    ):
        match = bid(session([card, 6], [other, 8]), (card, turns), (other, 12))
        assert [row["value"] for row in told(match, "qualified")[:2]] == [4, 4]
        assert grid(match)[:2] == order


def test_of_level_totals_and_factors_one_is_drawn() -> None:
    """+3(2) with 8 turns and +4(2) with 10, a robot has +5(15)."""
    for lot in ("s0", "s1"):
        match = session([23, 6], [3, 8], luck=[*DULL_CHITS, f"grid {lot}"])
        bid(match, (23, 8), (3, 10))
        assert grid(match)[0] == lot


def test_the_bid_is_the_turn_of_the_chit() -> None:
    match = bid(session([38, 6], [11, 8]), (38, 14), (11, 8))
    assert [driver(match, seat)["fuel"] for seat in (0, 1)] == [14, 8]
    fuel = told(match, "grid")[0]["fuel"]
    assert (fuel["s0"], fuel["s1"]) == (14, 8)
    assert [driver(match, seat)["bid"] for seat in (0, 1)] == [None, None]


# Secrecy


def everything_shown(match: Match, seat: int | None) -> str:
    """Return all that a seat or a spectator can read: view, events, both forms of the log."""
    shown = match.view(seat), match.events(seat), match.log.text(seat), match.log.json(seat)
    return json.dumps(shown)


def secret_bids(*acts: str) -> Match:
    """Return a qualifying session of three in which s0 has bid and s1 has acted."""
    match = qualifying(
        modules="fuel", seats=3, p0={"hand": [5, 6]}, p1={"hand": [7, 8]}, p2={"hand": [9, 10]}
    )
    for seat, act in ((0, "qualify 5"), (0, "fuel 10"), *((1, act) for act in acts)):
        match.choose(seat, act)
    return match


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_bid_is_secret_in_views_events_and_logs(seat: int | None) -> None:
    """Five races that differ only in what s1 bids look the same to the others."""
    shown = set()
    for turns in (8, 10, 12, 14, 16):
        match = secret_bids("qualify 7", f"fuel {turns}")
        assert match.seen_by(1).bid[1] == turns
        shown.add(everything_shown(match, seat))
    assert len(shown) == 1


@pytest.mark.parametrize("seat", [0, 2, None])
def test_nobody_can_tell_whether_a_driver_still_thinks_about_fuel_or_changes(
    seat: int | None,
) -> None:
    shown = set()
    for acts in (
        ["qualify 7"],
        ["qualify 7", "fuel 8"],
        ["qualify 7", "fuel 8", "qualify 8"],
        ["qualify 7", "fuel 8", "qualify 7", "fuel 16"],
    ):
        match = secret_bids(*acts)
        shown.add(everything_shown(match, seat))
    assert len(shown) == 1


def test_errors_tell_nothing_about_bids() -> None:
    reasons = set()
    for acts in (["qualify 7"], ["qualify 7", "fuel 8"], ["qualify 7", "fuel 16"]):
        match = secret_bids(*acts)
        for choice in ("fuel 8", "fuel 16", "qualify 7", "drive-on"):
            for seat in (0, 2):
                with pytest.raises(boxbox.IllegalChoice) as refused:
                    match.choose(seat, choice)
                reasons.add((seat, choice, refused.value.reason, str(refused.value.values)))
    assert len(reasons) == 8


def test_a_chain_that_is_refused_does_not_tell_who_has_bid() -> None:
    for further in ("box", "qualify 6"):
        reasons = set()
        for acts in (["qualify 7"], ["qualify 7", "fuel 8"]):
            match = session([5, 6], [7, 8])
            for act in acts:
                match.choose(1, act)
            with pytest.raises(boxbox.IllegalChoice) as refused:
                match.choose(0, ["qualify 5", "fuel 8", further])
            reasons.add(str(refused.value))
        assert len(reasons) == 1


def test_bids_are_shown_together_when_all_have_bid() -> None:
    match = session([38, 6], [11, 8])
    match.choose(0, "qualify 38")
    match.choose(0, "fuel 14")
    match.choose(1, "qualify 11")
    assert not told(match, "qualified")
    match.choose(1, "fuel 8")
    assert [row["fuel"] for row in told(match, "qualified")[:2]] == [14, 8]
    lines = [line for line in match.log.text(1).splitlines() if " s0 " in f" {line}"]
    assert [line.split(" ", 1)[1] for line in lines] == ["s0 qualify 38", "s0 fuel 14"]


def test_card_and_bid_may_be_changed_until_all_have_bid() -> None:
    match = session([5, 38], [11, 8])
    match.choose(0, "qualify 5")
    match.choose(0, "fuel 8")
    assert asked_of(match, 0) == ("qualify", ["qualify 5", "qualify 38"])
    match.choose(0, "qualify 38")
    assert asked_of(match, 0) == ("fuel-bid", BIDS)
    assert driver(match, 0)["bid"] is None
    match.choose(0, "fuel 16")
    bid_again = match.copy()
    bid_again.choose(0, "qualify 38")  # the same card: only the bid is new
    bid_again.choose(0, "fuel 10")
    for one, turns in ((match, 16), (bid_again, 10)):
        one.choose(1, "qualify 11")
        one.choose(1, "fuel 12")
        assert (driver(one, 0)["target"], driver(one, 0)["fuel"]) == ("38", turns)
        assert driver(one, 0)["hand"] == ["5"]
        (shown,) = [line for line in one.log.text(1).splitlines() if "s0 fuel" in line]
        assert shown.endswith(f"s0 fuel {turns}")


def test_with_a_card_and_no_bid_the_grid_waits() -> None:
    match = session([38, 6], [11, 8])
    match.choose(0, "qualify 38")
    match.choose(1, "qualify 11")
    assert asked(match) == "s0 fuel-bid s1 fuel-bid"
    match.choose(1, "fuel 8")
    assert asked(match) == "s0 fuel-bid"
    assert not told(match, "grid")


# Robots


@pytest.mark.ruling("R65")
def test_robots_qualify_with_their_higher_value_and_no_fuel_bonus() -> None:
    """A +4(40) of the Basic Game with pit turn 8 is +5(40), whatever its fuel."""
    luck = ["chit fast+4(40)#6", *DULL_CHITS[1:]]
    match = bid(session([38, 6], [11, 8], luck=luck), (38, 12), (11, 12))
    rows = {row["car"]: row for row in told(match, "qualified")}
    assert (rows["fast1"]["value"], rows["fast1"]["factor"]) == (5, 40)
    assert (rows["fast1"]["fuel"], rows["fast1"]["fuel_bonus"]) == (None, 0)
    assert (rows["fast2"]["value"], rows["slow1"]["value"]) == (3, 2)
    assert grid(match)[:2] == ["fast1", "s1"]


def test_robots_must_stop_in_the_turn_of_their_chits() -> None:
    match = bid(session([38, 6], [11, 8]), (38, 12), (11, 12))
    assert match.position()["robot_fuel"] == [
        [12, "slow"], [12, "slow"], [14, "fast"], [14, "fast"], [14, "slow"], [16, "fast"],
    ]  # fmt: skip
    fuel = told(match, "grid")[0]["fuel"]
    assert {name: fuel[name] for name in ("fast1", "fast2", "slow2")} == {
        "fast1": 14, "fast2": 16, "slow2": 14,
    }  # fmt: skip


def test_superfast_robots_have_chits_of_their_own() -> None:
    luck = [*DULL_CHITS, "chit superfast+0(30)#26", "chit superfast+0(10)#22"]
    match = session([38, 6], [11, 8], modules="fuel superfast", luck=luck)
    bid(match, (38, 12), (11, 12))
    rows = {row["car"]: row["value"] for row in told(match, "qualified")}
    assert (rows["superfast1"], rows["superfast2"]) == (5, 4)
    assert grid(match)[:3] == ["superfast1", "superfast2", "s1"]
    chits = match.position()["robot_fuel"]
    assert [chit for chit in chits if chit[1] == "superfast"] == [[10, "superfast"]] * 2


@pytest.mark.ruling("R63")
def test_the_best_placed_robot_of_the_type_stops_once() -> None:
    match = advanced(
        "s0 30", "slow1 21", "fast2 20", "fast1 16", "s1 8", modules="fuel", turn=10, at="turn",
        robot_fuel=[[10, "fast"], [12, "slow"]], luck=DECK,
    )  # fmt: skip
    play(match, "drive-on", "skip", "lucky")
    assert [(row["car"], row["why"]) for row in told(match, "pit")] == [("fast2", "fuel")]
    assert match.position()["robot_fuel"] == [[12, "slow"]]


@pytest.mark.ruling("B19")
def test_without_the_module_chits_lie_as_in_the_basic_game() -> None:
    match = qualifying(modules="weather", given={"weather": "dry"}, p0={"hand": [11, 6]},
                       p1={"hand": [38, 8]})  # fmt: skip
    match.choose(0, "qualify 11")
    assert asked(match) == "s1 qualify"
    match.choose(1, "qualify 38")
    assert told(match, "grid")[0]["fuel"] == {
        "s0": 8, "s1": 10, "fast1": 12, "fast2": 12, "fast3": 12, "slow1": 12, "slow2": 12,
        "slow3": 14,
    }  # fmt: skip
    rows = {row["car"]: row["value"] for row in told(match, "qualified")}
    assert (rows["s0"], rows["fast1"], rows["slow1"]) == (4, 2, 1)
    assert told(match, "qualified")[0]["fuel"] is None


@pytest.mark.ruling("B19")
def test_without_the_module_superfast_robots_are_a_point_slower_in_qualifying() -> None:
    luck = [*DULL_CHITS, "chit superfast+0(30)#26", "chit superfast+0(10)#22"]
    match = qualifying(modules="superfast", luck=luck, p0={"hand": [11, 6]}, p1={"hand": [38, 8]})
    match.choose(0, "qualify 11")
    match.choose(1, "qualify 38")
    rows = {row["car"]: row["value"] for row in told(match, "qualified")}
    assert (rows["superfast1"], rows["superfast2"]) == (4, 3)
    assert grid(match)[:4] == ["s0", "superfast1", "superfast2", "s1"]
    assert told(match, "grid")[0]["fuel"]["superfast1"] == 10


@pytest.mark.ruling("B19")
def test_without_the_module_a_stop_takes_the_chit_away_for_good() -> None:
    match = advanced("s0 22", "s1 5", modules="skills", p0={"fuel": 8}, luck=DECK)
    play(match, "box")
    assert asked(match) == "s0 strategy"
    assert driver(match, 0)["fuel"] is None
    assert not told(match, "refuelled")


# Refuelling


def stop(
    turn: int, chit: int | None, *cars: str, given: Data | None = None, **fields: Any
) -> Match:
    """Let s0, in section 22, stop in a turn with a refuelling chit on another."""
    match = advanced(
        *(cars or ("s1 23 moved", "s0 22", "s2 5")), modules="fuel", given=given, turn=turn,
        **{"luck": DECK, "p0": {"fuel": chit}, **fields},
    )  # fmt: skip
    if asked(match) == "s0 pit":
        play(match, "box")
    return match


@pytest.mark.ruling("R61")
@pytest.mark.parametrize(("turn", "chit"), [(5, 8), (8, 8), (3, 12)])
def test_new_fuel_counts_from_the_old_place_of_the_chit(turn: int, chit: int) -> None:
    match = play(stop(turn, chit), "fuel 10")
    assert driver(match, 0)["fuel"] == chit + 10
    (told_all,) = told(match, "refuelled")
    assert (told_all["seat"], told_all["turns"], told_all["chit"]) == (0, 10, chit + 10)


@pytest.mark.ruling("R61")
@pytest.mark.parametrize(("turn", "chit"), [(5, 8), (8, 8), (5, 15)])
def test_by_agreement_new_fuel_counts_from_the_turn_of_the_stop(turn: int, chit: int) -> None:
    match = play(stop(turn, chit, given={"refuelling": "turn"}), "fuel 10")
    assert driver(match, 0)["fuel"] == turn + 10


@pytest.mark.ruling("B37")
def test_a_stop_never_takes_fuel_out() -> None:
    match = stop(3, 16, given={"refuelling": "turn"})
    chits = {option.text: option.preview["chit"] for option in match.decisions[0].options[:3]}
    assert chits == {"fuel 10": 16, "fuel 16": 19, "fuel 19": 22}
    refuse(match, "fuel 13")  # a section for nothing
    assert driver(play(match, "fuel 10"), 0)["fuel"] == 16


@pytest.mark.parametrize(("turns", "extra"), [(10, 0), (13, 1), (16, 2), (19, 3)])
def test_three_turns_of_fuel_more_cost_a_section(turns: int, extra: int) -> None:
    match = stop(5, 8)
    assert asked(match) == "s0 refuel"
    assert options(match) == ["fuel 10", "fuel 13", "fuel 16", "fuel 19"]
    assert count(match, "s0") == 22
    play(match, f"fuel {turns}")
    assert count(match, "s0") == 16 - extra
    assert (told(match, "pit")[0]["to"], told(match, "pit")[0]["extra"]) == (16 - extra, extra)


def test_fuel_comes_in_steps_of_three_turns() -> None:
    match = stop(5, 8)
    for turns in (0, 8, 9, 11, 12, 14):
        refuse(match, f"fuel {turns}")


def test_the_example_of_turn_10() -> None:
    """Bob's chit is on 10; with fuel for 13 turns he falls back 7 and must stop again by 23."""
    match = play(stop(10, 10), "fuel 13")
    assert (count(match, "s0"), driver(match, 0)["fuel"]) == (15, 23)
    assert told(match, "pit")[0]["why"] == "fuel"


@pytest.mark.ruling("R60")
@pytest.mark.parametrize(("turn", "forced"), [(22, False), (23, True), (24, True)])
def test_the_second_stop_is_mandatory_too(turn: int, forced: bool) -> None:
    match = advanced("s1 23", "s0 22", "s2 5", modules="fuel", turn=turn, driver=1, luck=DECK,
                     p0={"fuel": 23})  # fmt: skip
    play(match, "hazard")
    assert bool(told(match, "pit")) is forced
    assert asked(match) == ("s0 strategy" if forced else "s0 pit")


@pytest.mark.ruling("R60")
def test_a_mandatory_stop_asks_for_the_fuel_alone() -> None:
    match = advanced("s1 23", "s0 22", "s2 5", modules="fuel", turn=8, driver=1, luck=DECK,
                     p0={"fuel": 8})  # fmt: skip
    play(match, "hazard")
    assert asked(match) == "s0 refuel"
    assert "drive-on" not in options(match)
    refuse(match, "drive-on")


@pytest.mark.parametrize(("chit", "turns", "new"), [(16, 10, 26), (13, 13, 26), (10, 16, 26)])
def test_a_chit_on_the_last_turn_forces_a_stop_in_it(chit: int, turns: int, new: int) -> None:
    match = play(stop(5, chit), f"fuel {turns}")
    assert driver(match, 0)["fuel"] == new
    last = advanced("s1 23", "s0 22", "s2 5", modules="fuel", turn=LAST, driver=1, luck=DECK,
                    p0={"fuel": new})  # fmt: skip
    play(last, "hazard")
    assert [row["why"] for row in told(last, "pit")] == ["fuel"]


@pytest.mark.parametrize(("chit", "turns"), [(14, 13), (11, 16), (16, 13)])
def test_fuel_beyond_the_last_turn_ends_the_duty(chit: int, turns: int) -> None:
    match = play(stop(5, chit), f"fuel {turns}")
    assert driver(match, 0)["fuel"] is None
    assert told(match, "refuelled")[0]["chit"] is None
    assert count(match, "s0") == 16 - (turns - 10) // 3


@pytest.mark.ruling("B30")
@pytest.mark.parametrize(
    ("chit", "most"), [(8, 19), (10, 19), (11, 16), (12, 16), (14, 13), (16, 13)]
)
def test_no_more_fuel_than_brings_one_to_the_end(chit: int, most: int) -> None:
    match = stop(5, chit)
    assert options(match) == [f"fuel {turns}" for turns in range(10, most + 1, 3)]
    refuse(match, f"fuel {most + 3}")


@pytest.mark.ruling("B30")
def test_where_ten_turns_are_enough_nothing_is_asked() -> None:
    match = stop(17, 17)
    assert asked(match) == "s0 strategy"
    assert (count(match, "s0"), driver(match, 0)["fuel"]) == (16, None)
    assert [(row["turns"], row["chit"]) for row in told(match, "refuelled")] == [(10, None)]


@pytest.mark.ruling("B30")
def test_in_a_short_race_the_end_is_sooner() -> None:
    match = stop(8, 8, given={"short": True})
    assert options(match) == ["fuel 10", "fuel 13"]
    match = stop(9, 9, given={"short": True})
    assert asked(match) == "s0 strategy"


@pytest.mark.ruling("B30")
def test_from_the_turn_of_the_stop_less_fuel_reaches_the_end() -> None:
    match = stop(15, 17, given={"refuelling": "turn"})
    assert options(match) == ["fuel 10", "fuel 13"]
    match = stop(17, 20, given={"refuelling": "turn"})
    assert asked(match) == "s0 strategy"


def test_who_has_fuel_to_the_end_stops_without_refuelling() -> None:
    match = stop(20, None)
    assert asked(match) == "s0 strategy"
    assert count(match, "s0") == 16
    assert not told(match, "refuelled")


@pytest.mark.ruling("R60")
def test_a_stop_before_the_turn_of_the_chit_counts() -> None:
    match = play(stop(5, 8), "fuel 10", "hazard")
    later = advanced("s1 23", "s0 22", "s2 5", modules="fuel", turn=8, driver=1, luck=DECK,
                     p0={"fuel": driver(match, 0)["fuel"]})  # fmt: skip
    play(later, "hazard")
    assert asked(later) == "s0 pit"


def test_a_point_may_be_taken_where_the_stop_with_its_fuel_ends() -> None:
    """24 - 6 - 1 is section 17, with a trajectory."""
    match = stop(5, 8, "s1 25 moved", "s0 24", "s2 5")
    play(match, "fuel 13", "hazard")
    assert (asked(match), car(match, "s0")["section"]) == ("s0 point", 17)


# Empty tanks


@pytest.mark.ruling("R60")
@pytest.mark.parametrize("modules", ["fuel", "fuel off-track"])
@pytest.mark.parametrize(("turn", "out"), [(17, False), (18, True), (19, True)])
def test_who_must_refuel_while_re_entering_is_out(modules: str, turn: int, out: bool) -> None:
    match = advanced("s1 22", "s0 14 off", "s2 5", modules=modules, turn=turn, driver=1,
                     p0={"fuel": 18}, luck=DECK)  # fmt: skip
    play(match, "hazard")
    assert [row["why"] for row in told(match, "out")] == (["fuel"] if out else [])
    if out:
        assert match.position()["retired"] == [{"car": "s0", "why": "fuel"}]
        assert asked(match) == "s2 pit"
        assert driver(match, 0)["fuel"] is None
