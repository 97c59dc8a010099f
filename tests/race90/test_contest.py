"""Contests for the order in a corner section (R10 to R19, B5 to B7, B16).

Monza's corner sections are 3 and 4 (modifier +3), 5 (+1), 7 (+2), 9 (+1), 10 (+2), 15 (+2), 19
(+2) and 20 (+1). Cards 1 to 22 move 4, 23 to 44 move 3, 45 to 52 move 2, 110 to 116 move 1.
"""

from typing import Any, NamedTuple

import pytest

import boxbox
from boxbox.games.race90.rules.basic import contest
from boxbox.games.race90.table.cars import PLAYERS, SEATS
from boxbox.games.race90.table.race import Race
from boxbox.games.race90.table.track import Section
from tests.race90.races import RACES, random_race
from tests.race90.scenes import (
    Data,
    Match,
    asked,
    cell,
    discards,
    driver,
    options,
    play,
    race,
    told,
)
from tests.race90.table import TWO_TIES, contest_of_four_with_ties, laps_down, leader

pytestmark = pytest.mark.usefixtures("frozen")


def corner(*cars: str, luck: tuple[str, ...] = (), **facts: Any) -> Match:
    """Start a turn; `h0=[12]` is the hand of seat 0, `p0={...}` its other facts."""
    for name in [name for name in facts if name.startswith("h")]:
        seat = f"p{name[1:]}"
        facts[seat] = {"hand": facts.pop(name), **facts.get(seat, {})}
    facts = {"at": "turn", "seed": 1, **facts}
    return race(*cars, luck=luck, **facts)


def declare(match: Match, *cards: int | tuple[int, ...] | None) -> Match:
    """Let those who are asked, one after the other, lay a card or two; None declines."""
    for wish in cards:
        if wish is None:
            play(match, "decline")
            continue
        first, *second = wish if isinstance(wish, tuple) else (wish,)
        play(match, f"contest {first}", f"join {second[0]}" if second else "alone")
    return match


def shown(match: Match) -> dict[str, int]:
    """Return the totals that were shown."""
    return {event["car"]: event["total"] for event in told(match, "contest-shown")}


def modifiers(match: Match) -> dict[str, tuple[int, int]]:
    """Return what corner and strategy added to the totals."""
    events = told(match, "contest-shown")
    return {event["car"]: (event["modifier"], event["strategy"]) for event in events}


# R10


@pytest.mark.ruling("R10")
def test_any_one_or_two_cards_and_only_their_movement_counts() -> None:
    worn = {"hand": [5, 27, 54, 142], "tyres": 0, "red": 4, "chart": "italy-2", "target": 1}
    match = corner("s0 7", "s1 7", p1=worn, h0=[12])
    # Cards that can't be paid, and no pair for a move: +4 and +4.
    assert options(match) == ["decline", "contest 5", "contest 27", "contest 54", "contest 142"]
    play(match, "contest 5")
    assert options(match) == ["alone", "join 27", "join 54", "join 142"]
    play(match, "join 54")
    declare(match, 12)
    assert shown(match) == {"s1": 4 + 4 + 2, "s0": 4}
    after = driver(match, 1)
    assert (after["tyres"], after["red"], after["target"]) == (0, 4, "1")
    assert after["hand"] == ["27", "142"]
    assert (
        told(
            match,
            "checked",
        )
        == told(match, "drew")
        == told(match, "paid")
        == []
    )


@pytest.mark.ruling("R10")
@pytest.mark.parametrize(("cards", "total"), [((142,), 1), ((54, 142), 5), ((1, 2), 8)])
def test_one_card_is_enough(cards: tuple[int, ...], total: int) -> None:
    match = corner("s0 5", "s1 5", h1=cards, h0=[12])
    declare(match, cards, None)
    assert shown(match) == {"s1": total + 1}


@pytest.mark.ruling("B14")
def test_a_pair_is_laid_with_the_lower_number_first() -> None:
    match = corner("s0 7", "s1 7", h0=[12], h1=[5, 27, 54])
    play(match, "contest 27")
    assert options(match) == ["alone", "join 54"]


# R11


@pytest.mark.ruling("R11")
def test_drivers_declare_from_last_to_first_and_nobody_sees_which_cards() -> None:
    match = corner("s2 7", "s0 7", "s3 7", "s1 7", h0=[1, 2], h1=[3, 4], h2=[5, 6], h3=[7, 8])
    order = [asked(match)]
    for wish in ((3, 4), 8, None):
        declare(match, wish)
        order.append(asked(match))
    assert order == [f"s{seat} contest" for seat in (1, 3, 0, 2)]
    assert [event.get("count") for event in told(match, "contest-laid")] == [2, 1]
    for seat in (None, 0, 2, 3):
        laid = next(event for event in match.events(seat) if event.get("car") == "s1")
        assert (laid["kind"], laid["count"], "cards" in laid) == ("contest-laid", 2, False)
        view = match.view(seat)["players"][1]
        assert (view["laid"], view["hand"]) == (["?", "?"], [])
        assert "3" not in [card for row in match.view(seat)["players"] for card in row["known"]]
    own = [event for event in match.events(1) if event.get("car") == "s1"]
    assert [event["cards"] for event in own] == [["3", "4"]]
    assert told(match, "contest-shown") == []
    declare(match, None)
    assert [event["car"] for event in told(match, "contest-shown")] == ["s3", "s1"]


@pytest.mark.ruling("R11")
def test_a_card_that_all_know_is_laid_face_down_like_any_other() -> None:
    views = []
    for laid in (3, 4):
        match = corner("s0 7", "s1 7", p1={"hand": [3, 4, 5], "known": [3]}, h0=[1])
        assert match.view(0)["players"][1]["known"] == ["3"]
        declare(match, laid)
        views.append({**match.view(0), "decision": None})
    assert views[0] == views[1]
    assert views[0]["players"][1]["hand"] == ["?", "?"]
    declare(match, None)
    assert match.view(0)["players"][1]["known"] == ["3"]


@pytest.mark.ruling("R11")
def test_if_no_car_behind_plays_nothing_changes() -> None:
    match = corner("s2 7", "s0 7", "s1 7", h0=[1, 2], h1=[3, 4], h2=[5, 6])
    declare(match, None, None)
    assert asked(match) == "s2 pit"  # the first car was not even asked
    assert cell(match, 7) == "s2 s0 s1"
    assert told(match, "contest-result") == told(match, "leader") == []
    assert driver(match, 2)["hand"] == ["5", "6"]
    assert match.position()["contest"] == {"group": [], "joined": [], "declined": []}


@pytest.mark.ruling("R11")
def test_who_has_no_cards_says_nothing_and_opens_no_contest() -> None:
    match = corner("s0 7", "s1 7", "s2 7", h0=[1], h1=[2])
    (opened,) = told(match, "contest")
    assert (opened["section"], opened["cars"]) == (7, ["s0", "s1", "s2"])
    assert asked(match) == "s1 contest"
    assert told(match, "contest-declined") == []
    match = corner("s0 7", "s1 7", h0=[1])  # only the first car, who has nobody to challenge
    assert told(match, "contest") == []
    assert asked(match) == "s0 pit"


@pytest.mark.ruling("R11")
def test_when_it_is_settled_nothing_of_a_contest_is_left() -> None:
    match = corner("s0 7", "s1 7", "s2 7", h0=[1], h1=[2], h2=[110])
    declare(match, 110, None, None)
    assert cell(match, 7) == "s2 s0 s1"
    assert match.position()["contest"] == {"group": [], "joined": [], "declined": []}


# R12


@pytest.mark.ruling("R12")
@pytest.mark.parametrize(
    ("wishes", "order"),
    [
        # s0 s1 s2 s3 in the corner; s3 is asked first.
        ((7, None, None, None), "s3 s0 s1 s2"),
        ((7, None, 3, None), "s1 s3 s0 s2"),
        ((7, None, None, 1), "s3 s0 s1 s2"),
        ((None, 5, None, None), "s2 s0 s1 s3"),
        ((None, None, 3, None), "s1 s0 s2 s3"),
        ((None, None, 3, 1), "s1 s0 s2 s3"),
        ((111, 5, None, 1), "s2 s0 s3 s1"),
    ],
)
def test_who_declines_goes_behind_all_who_play(wishes: tuple[int | None], order: str) -> None:
    hands: Data = {"h0": [1], "h1": [3], "h2": [5], "h3": [7, 111]}
    match = corner("s0 7", "s1 7", "s2 7", "s3 7", **hands)
    declare(match, *wishes)
    assert cell(match, 7) == order
    assert leader(match) == order[:2]


@pytest.mark.ruling("R12")
def test_a_lone_participant_stays_behind_those_it_did_not_pass() -> None:
    # fast1 attacks s0; slow1, ahead of s0, has no part in it.
    match = corner("slow1 7", "s0 7", "fast1 7", "s1 5", h0=[1], luck=("robot 110", "robot 111"))
    declare(match, None)
    assert [event["order"] for event in told(match, "contest-result")] == [["slow1", "fast1", "s0"]]


# R13


@pytest.mark.ruling("R13")
@pytest.mark.parametrize(
    ("section", "modifier"),
    [(3, 3), (4, 3), (5, 1), (7, 2), (9, 1), (10, 2), (15, 2), (19, 2), (20, 1)],
)
def test_the_corner_adds_to_all_but_the_first_car(section: Section, modifier: int) -> None:
    cars = [f"s0 {section}", f"s1 {section}", f"s2 {section}"]
    match = corner(*cars, h0=[110], h1=[111], h2=[113])
    declare(match, 113, 111, 110)
    assert modifiers(match) == {"s0": (0, 0), "s1": (modifier, 0), "s2": (modifier, 0)}
    assert shown(match) == {"s0": 1, "s1": 1 + modifier, "s2": 1 + modifier}


@pytest.mark.ruling("R13")
def test_the_corner_adds_to_robots_too() -> None:
    luck = ("robot 1", "robot 110", "robot 2", "robot 111")
    match = corner("s0 7", "fast1 7", "slow1 7", h0=[1 + 2], luck=luck)
    declare(match, 3)
    assert shown(match) == {"s0": 4, "fast1": 4 + 1 + 2, "slow1": 4 + 1 + 2}
    match = corner("fast1 7", "s0 7", h0=[3], luck=("robot 1", "robot 110"))
    declare(match, 3)
    assert modifiers(match) == {"s0": (2, 0), "fast1": (0, 0)}


@pytest.mark.ruling("R13")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_banging_wheels_adds_three_wherever_its_owner_stands(owner: int) -> None:
    seat: Data = {f"p{owner}": {"strategy": "banging-wheels"}}
    match = corner("s0 7", "s1 7", "s2 7", h0=[110], h1=[111], h2=[113], **seat)
    declare(match, 113, 111, 110)
    expected = {f"s{car}": (2 if car else 0, 3 if car == owner else 0) for car in range(3)}
    assert modifiers(match) == expected
    other = [total for car, total in shown(match).items() if car != f"s{owner}"]
    assert max(other) < shown(match)[f"s{owner}"]


# R14


@pytest.mark.ruling("R14")
def test_tied_cars_keep_their_order_and_take_a_damage_for_each_car_they_tie_with() -> None:
    luck = ("disc red", "disc brown", "disc red", "disc red", "disc red", "disc red")
    hands = {"h0": [23], "h1": [111], "h2": [1], "h3": [112]}
    match = corner("s0 7", "s1 7", "s2 7", "s3 7", luck=luck, **hands)
    declare(match, 112, 1, 111, 23)
    assert shown(match) == {"s0": 3, "s1": 3, "s2": 6, "s3": 3}
    assert cell(match, 7) == "s2 s0 s1 s3"
    assert told(match, "contest-result")[0]["ties"] == [["s0", "s1", "s3"]]
    damages = [driver(match, seat)["red"] + driver(match, seat)["brown"] for seat in range(4)]
    assert damages == [2, 2, 0, 2]
    assert (driver(match, 0)["red"], driver(match, 0)["brown"]) == (1, 1)
    assert {event["why"] for event in told(match, "damage")} == {"contest"}


@pytest.mark.ruling("R14")
def test_two_ties_at_once() -> None:
    luck = ("disc red",) * 4
    hands = {"h0": [23], "h1": [24], "h2": [111], "h3": [25]}
    match = corner("s0 7", "s1 7", "s2 7", "s3 7", luck=luck, **hands)
    declare(match, 25, 111, 24, 23)
    assert cell(match, 7) == "s1 s3 s0 s2"
    assert told(match, "contest-result")[0]["ties"] == [["s1", "s3"], ["s0", "s2"]]
    assert [driver(match, seat)["red"] for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.ruling("R14")
def test_a_robot_takes_no_damage_but_who_ties_with_it_does() -> None:
    luck = ("robot 110", "robot 111", "disc red")
    match = corner("s0 7", "slow1 7", "s1 5", h0=[1], luck=luck)
    declare(match, 1)
    assert shown(match) == {"s0": 4, "slow1": 4}
    assert [event["seat"] for event in told(match, "damage")] == [0]
    assert told(match, "contest-result")[0]["order"] == ["s0", "slow1"]


@pytest.mark.ruling("R14")
@pytest.mark.parametrize(("red", "out"), [(2, False), (3, True), (4, True)])
def test_who_has_not_enough_slots_is_out_before_anyone_moves(red: int, out: bool) -> None:
    worn = {"chart": "italy-2", "red": red, "hand": [111]}  # four slots
    cars = ["s0 7", "s1 7", "s2 7"]
    match = corner(*cars, h0=[23], p1=worn, h2=[112])
    declare(match, 112, 111, 23)
    assert shown(match) == {"s0": 3, "s1": 3, "s2": 3}
    # Those who tied with it take their damage all the same.
    damages = [driver(match, seat)["red"] + driver(match, seat)["brown"] for seat in (0, 2)]
    assert damages == [2, 2]
    assert cell(match, 7) == ("s0 s2" if out else "s0 s1 s2")
    assert [event["car"] for event in told(match, "out")] == ["s1"] * out
    kinds = [event["kind"] for event in match.events(None)]
    assert not out or kinds.index("out") < kinds.index("contest-result")


@pytest.mark.ruling("R14")
def test_of_two_who_are_out_at_once_the_rear_one_is_out_first() -> None:
    worn: Data = {
        "p0": {"chart": "italy-2", "red": 4, "hand": [111]},
        "p1": {"chart": "germany-1", "red": 6, "hand": [23]},
    }
    match = corner("s1 7", "s0 7", "s2 5", **worn)
    declare(match, 111, 23)
    assert [event["car"] for event in told(match, "out")] == ["s0", "s1"]
    assert [row["car"] for row in match.position()["retired"]] == ["s0", "s1"]


def test_the_situation_of_the_golden_log_has_two_ties() -> None:
    match = boxbox.from_position(contest_of_four_with_ties(), seed=1)
    play(match, *TWO_TIES)
    assert told(match, "contest-result")[0]["ties"] == [["s0", "s2"], ["s1", "s3"]]
    assert cell(match, 4) == "s0 s2 s1 s3"
    assert len(told(match, "damage")) == 4


# R15


@pytest.mark.ruling("R15")
def test_the_contest_comes_before_the_stop_and_its_cards_stay_frozen() -> None:
    full = {"chart": "italy-1", "hand": [1, 2, 3, 4, 5, 6, 7, 8]}  # six cards at most
    match = corner("s0 10", "s1 10", p0=full, h1=[111])
    assert asked(match) == "s1 contest"
    declare(match, 111, (7, 8))
    assert asked(match) == "s0 pit"
    assert (driver(match, 0)["frozen"], driver(match, 0)["hand"]) == (
        ["7", "8"],
        ["1", "2", "3", "4", "5", "6"],
    )
    play(match, "box")
    # Two of six must go; the frozen ones count, but can't be laid off.
    assert options(match) == [f"discard {card}" for card in (1, 2, 3, 4, 5)]
    play(match, "discard 1")
    play(match, "discard 2")
    assert options(match) == ["enough", *[f"discard {card}" for card in (3, 4, 5, 6)]]
    play(match, "discard 3", "enough", "hazard")
    after = driver(match, 0)
    assert (len(after["hand"]), after["frozen"]) == (4, ["7", "8"])
    assert told(match, "serviced")[0]["drawn"] == 1


@pytest.mark.ruling("R15")
def test_frozen_cards_can_not_be_used_and_come_back_next_turn() -> None:
    match = corner("s0 7", "s1 7", h0=[1, 54], h1=[110], luck=("draw 2", "draw 3"))
    declare(match, 110, 1)
    play(match, "drive-on")
    assert options(match) == ["skip", "play 2", "play 54"]
    play(match, "play 54")
    assert "check 1" not in options(match)
    play(match, "check 2")
    play(match, *["no-point"] * asked(match).endswith("point"))
    play(match, *["stay"] * asked(match).endswith("brake"))
    while match.position()["turn"] == 5:
        play(match, options(match)[0])
    assert driver(match, 0)["frozen"] == driver(match, 1)["frozen"] == []
    assert "1" in driver(match, 0)["hand"]
    assert "1" in match.view(1)["players"][0]["hand"]
    assert "1" in match.view(None)["players"][0]["known"]


# R16


@pytest.mark.ruling("R16")
def test_nobody_is_asked_twice_in_a_section() -> None:
    match = corner("s0 7", "s1 7", "s2 7", h0=[110, 1], h1=[111, 2], h2=[112, 3])
    declare(match, None, None)
    assert asked(match) == "s0 pit"
    play(match, "drive-on", "skip", "hazard")
    assert asked(match) == "s1 pit"


@pytest.mark.ruling("R16")
def test_in_the_next_turn_all_are_asked_anew() -> None:
    match = corner("s0 7", "s1 7", "s2 4", h0=[1], h1=[2])
    declare(match, None)
    while match.position()["turn"] == 5:
        wish = options(match)
        play(match, "skip" if "skip" in wish else wish[0])
    assert asked(match) == "s1 contest"


@pytest.mark.ruling("R16")
def test_a_car_that_comes_from_the_pits_contests_where_it_lands() -> None:
    # s0 contests in section 10, stops, and lands in section 4 behind s2, who has not moved.
    match = corner("s0 10", "s1 10", "s2 4", "s3 2", h0=[1, 2, 110], h1=[3, 4], h2=[5, 6])
    declare(match, 3, (1, 2))
    assert shown(match) == {"s0": 8, "s1": 6}
    play(match, "box", "enough", "hazard", "no-point", "drive-on", "skip", "hazard")
    assert asked(match) == "s0 contest"
    assert not {"contest 1", "contest 2"} & {*options(match)}
    assert "contest 110" in options(match)
    declare(match, 110, None)
    assert cell(match, 4) == "s0 s2"
    assert driver(match, 0)["frozen"] == ["1", "2", "110"]


@pytest.mark.ruling("R16")
def test_a_car_asked_here_before_only_defends() -> None:
    # s1 declined in section 4; then s0 comes from the pits, behind it, and may challenge.
    pitted = {"asked_in": 10}
    cars: list[Data] = [
        {"car": "s3", "count": 6, "moved": True},
        {"car": "s2", "count": 4, "asked_in": 4},
        {"car": "s1", "count": 4, "asked_in": 4},
        {"car": "s0", "count": 4, "pitted": True, **pitted},
    ]
    hands = {seat: {"hand": [seat + 1]} for seat in range(3)}
    data: Data = {"game": "race90", "seats": 4, "turn": 5, "at": "activate", "cars": cars}
    data["players"] = [{"seat": seat, **hands.get(seat, {})} for seat in range(4)]
    match = boxbox.from_position(data, seed=1)
    assert asked(match) == "s0 contest"
    declined = match.copy()
    play(declined, "decline")
    assert asked(declined) == "s2 pit"  # s1 is not asked again
    declare(match, 1)
    assert asked(match) == "s1 contest"
    declare(match, 2)
    assert asked(match) == "s2 contest"
    declare(match, None)
    assert cell(match, 4) == "s1 s0 s2"


@pytest.mark.ruling("R16")
def test_each_group_holds_its_own_contest_and_has_its_own_first_car() -> None:
    # s2 has moved and lapped those behind: a wall. Two groups; both contest.
    cars = ["s0 19", "s1 19", "s2 43 moved", "s3 19", "slow1 19"]
    hands = {"h0": [1], "h1": [2], "h3": [3]}
    match = corner(*cars, at="activate", luck=("robot 110", "robot 111"), **hands)
    assert [event["cars"] for event in told(match, "contest")] == [["s0", "s1"]]
    declare(match, None)
    assert [event["cars"] for event in told(match, "contest")][1:] == [["s3", "slow1"]]
    declare(match, 3)
    assert modifiers(match) == {"s3": (0, 0), "slow1": (2, 0)}


@pytest.mark.ruling("R16")
def test_a_first_car_whose_group_held_no_contest_was_not_asked() -> None:
    # s0 is a wall while s2 has not moved. s2 passes it, slow1 and s1, who then challenges s2.
    gear = {"hand": [1, 142], "strategy": "banging-wheels"}
    cars = ["s1 20", "slow1 20 moved", "s0 44 moved", "s2 20 p1"]
    match = corner(*cars, at="activate", h1=[2], p2=gear)
    play(match, "drive-on", "play 1", "add 142", "pass", "pass", "pass")
    assert cell(match, 20) == "s2 s1 slow1 s0"
    assert asked(match) == "s1 contest"


# R17


@pytest.mark.ruling("R17")
def test_a_moved_car_defends_against_its_own_laps_but_starts_nothing() -> None:
    match = corner("s0 7 moved", "s1 7", "s2 9 moved", at="activate", h0=[1, 3], h1=[2])
    assert asked(match) == "s1 contest"
    declare(match, 2)
    assert asked(match) == "s0 contest"
    declare(match, (1, 3))
    assert cell(match, 7) == "s0 s1"
    # Behind another it is never asked.
    match = corner("s1 7", "s0 7 moved", "s2 9 moved", at="activate", h0=[1], h1=[2])
    assert asked(match) == "s1 pit"
    match = corner("s1 7", "s2 7", "s0 7 moved", at="activate", h0=[1], h1=[2], h2=[3])
    assert asked(match) == "s2 contest"
    declare(match, 3, None)
    assert cell(match, 7) == "s2 s1 s0"


@pytest.mark.ruling("R17")
def test_there_is_no_contest_across_a_moved_car_with_more_laps() -> None:
    cars = ["s1 19", "s0 43 moved", "s2 19", "slow1 12"]
    match = corner(*cars, at="activate", h1=[1], h2=[2])
    assert asked(match) == "s2 pit"
    assert told(match, "contest") == []
    # Behind them it parts nobody.
    cars = ["s1 19", "s2 19", "s0 43 moved", "slow1 12"]
    match = corner(*cars, at="activate", h1=[1], h2=[2])
    while asked(match) != "s2 contest":
        play(match, options(match)[0])
    declare(match, 2, None)
    assert cell(match, 19).startswith("s2 s1 s0")


@pytest.mark.ruling("R17")
def test_an_unmoved_car_with_more_laps_is_no_wall() -> None:
    cars = ["s1 19", "s0 43", "s2 19"]
    match = corner(*cars, h0=[3], h1=[1], h2=[2])
    assert asked(match) == "s2 contest"
    declare(match, 2, None, None)
    assert cell(match, 19) == "s2 s1 s0"


# B5, B6


@pytest.mark.ruling("B5")
def test_a_wall_for_one_is_a_wall_for_all() -> None:
    # s0 has moved; s2 has its laps, s3 behind has fewer. s2 may not challenge s1 or s0 either.
    cars = ["s1 43", "s0 43 moved", "s2 43", "s3 19", "slow1 44 moved"]
    match = corner(*cars, at="activate", h0=[1], h1=[2], h2=[3], h3=[4])
    assert [event["cars"] for event in told(match, "contest")] == [["s2", "s3"]]
    # Once s3 has moved there is no wall.
    cars = ["s1 43", "s0 43 moved", "s2 43", "s3 19 moved", "slow1 44 moved"]
    match = corner(*cars, at="activate", h0=[1], h1=[2], h2=[3], h3=[4])
    assert [event["cars"] for event in told(match, "contest")] == [["s1", "s0", "s2", "s3"]]
    assert asked(match) == "s2 contest"


@pytest.mark.ruling("B6")
@pytest.mark.parametrize("other", ["s1", "slow1"])
def test_a_moved_car_with_fewer_laps_goes_behind_its_challengers(other: str) -> None:
    cars = [f"{other} 19 moved", "s0 43", "s2 44 moved"]
    match = corner(*cars, at="activate", h0=[110], h1=[1, 2])
    declare(match, 110)
    assert told(match, "contest-declined")[0]["car"] == other
    assert told(match, "contest-result")[0]["order"] == ["s0", other]
    # If nobody challenges it stays.
    match = corner(*cars, at="activate", h0=[110], h1=[1, 2])
    declare(match, None)
    assert cell(match, 19) == f"{other} s0"


# R18


@pytest.mark.ruling("R18")
def test_the_leader_contests_the_cars_ahead_of_him_without_a_check() -> None:
    cars = ["s1 19", "s2 19", "s0 43", "s3 43"]
    match = corner(*cars, h0=[1, 2], h1=[3], h2=[4], h3=[110])
    order = []
    for wish in (None, (1, 2), None, 3):
        order.append(asked(match))
        declare(match, wish)
    assert order == ["s3 contest", "s0 contest", "s2 contest", "s1 contest"]
    assert cell(match, 19) == "s0 s1 s2 s3"
    assert [laps_down(match, name) for name in ("s1", "s2")] == [1, 1]
    assert told(match, "checked") == []
    assert asked(match) == "s0 pit"


@pytest.mark.ruling("R18")
def test_that_holds_at_any_time_of_the_turn() -> None:
    # s3 led and stops: s0 leads now, in a corner behind s1, and contests.
    cars = ["s1 19", "s0 43", "s3 44", "s2 41"]
    match = corner(*cars, h0=[1], h1=[110])
    play(match, "box", "hazard", "no-point")
    assert (leader(match), asked(match)) == ("s0", "s0 contest")
    declare(match, 1, 110)
    assert (cell(match, 19), laps_down(match, "s1")) == ("s0 s1", 1)


# R19, B7


@pytest.mark.ruling("R19")
@pytest.mark.parametrize(
    ("ahead", "robot", "attacks"), [(7, 7, True), (7, 31, True), (31, 7, False), (55, 31, False)]
)
def test_a_robot_attacks_a_player_of_the_same_or_fewer_laps(
    ahead: int, robot: int, attacks: bool
) -> None:
    luck = ("robot 1", "robot 2") if attacks else ()
    match = corner(f"s0 {ahead}", f"fast1 {robot}", "s1 57 moved", h0=[110], luck=luck,
                   at="activate")  # fmt: skip
    assert (asked(match) == "s0 contest") == attacks
    if attacks:
        laid = told(match, "contest-laid")
        assert [(event["car"], event["count"]) for event in laid] == [("fast1", 2)]
        declare(match, None)
        assert told(match, "contest-result")[0]["order"] == ["fast1", "s0"]
    else:
        assert told(match, "contest-result") == told(match, "contest-laid") == []


@pytest.mark.ruling("R19")
def test_a_robot_ahead_answers_a_player_who_plays() -> None:
    match = corner("slow1 7", "s0 7", h0=[110], luck=("robot 1", "robot 2"))
    declare(match, 110)
    assert shown(match) == {"slow1": 8, "s0": 3}
    assert told(match, "contest-result")[0]["order"] == ["slow1", "s0"]
    match = corner("slow1 7", "s0 7", h0=[110])
    declare(match, None)
    assert told(match, "contest-result") == told(match, "contest-laid") == []


@pytest.mark.ruling("R19")
def test_a_robot_ahead_gives_way_to_a_lapper() -> None:
    match = corner("slow1 7", "s0 31", h0=[110])
    declare(match, 110)
    assert told(match, "contest-declined")[0]["car"] == "slow1"
    assert (shown(match), cell(match, 7)) == ({"s0": 3}, "s0 slow1")


@pytest.mark.ruling("R19")
def test_robots_never_contest_robots() -> None:
    for cars in (["slow1 7", "fast1 7"], ["fast1 7", "slow1 7"]):
        match = corner(*cars, "s0 4")
        assert told(match, "contest") == []
    # Both attack players; level, they do not touch and keep their order.
    match = corner("s1 7", "slow1 7", "s0 7", "fast1 7", at="activate", h0=[110], h1=[111],
                   luck=("robot 1", "robot 2", "robot 3", "robot 4"))  # fmt: skip
    declare(match, None, None)
    assert shown(match) == {"slow1": 8 + 2, "fast1": 8 + 2}
    assert told(match, "damage") == []
    assert told(match, "contest-result")[0]["order"] == ["slow1", "fast1", "s1", "s0"]


@pytest.mark.ruling("R17")
@pytest.mark.ruling("R19")
def test_a_robot_that_has_moved_attacks_nobody() -> None:
    cars = ["s0 7", "fast1 7 moved", "s1 7", "s2 9 moved"]
    match = corner(*cars, at="activate", h0=[1], h1=[2])
    declare(match, None)
    assert told(match, "contest-laid") == []
    assert asked(match) == "s0 pit"


@pytest.mark.ruling("R19")
def test_the_cards_of_robots_are_discarded_by_rising_factor() -> None:
    match = corner("s0 7", "fast1 7", h0=[110], luck=("robot 20", "robot 5"))
    declare(match, None)
    assert discards(match).startswith("5 20")


@pytest.mark.ruling("B7")
def test_a_robot_looks_at_the_nearest_player_ahead_and_draws_when_cards_are_shown() -> None:
    # The nearest, s1, has more laps; s0 ahead of it has not.
    match = corner("s0 7", "s1 31", "fast1 7", "s2 33 moved", h0=[1], h1=[2], at="activate")
    assert told(match, "contest-laid") == []
    assert asked(match) == "s1 contest"
    # The nearest, s1, has its laps.
    match = corner("s0 31", "s1 7", "fast1 7", "s2 33 moved", h0=[1], h1=[2], at="activate")
    assert [event["car"] for event in told(match, "contest-laid")] == ["fast1"]
    # Two cards, also alone; they are not drawn before all have declared.
    match = corner("s0 7", "slow1 9 moved", "fast1 7", h0=[1], at="activate", seed=None)
    with pytest.raises(boxbox.LuckExhausted):
        declare(match, None)
    match = corner("s0 7", "slow1 9 moved", "fast1 7", h0=[1], at="activate", seed=None,
                   luck=("robot 2", "robot 3"))  # fmt: skip
    declare(match, None)
    assert shown(match) == {"fast1": 10}


@pytest.mark.ruling("B16")
@pytest.mark.parametrize(
    ("cars", "luck", "order"),
    [
        # fast1 attacks s1 and beats it, but s0 has more laps: it goes right behind s0.
        (["s0 31", "s1 7", "fast1 7"], (3, 4), "s0 fast1 s1"),
        # Two robots keep the order of their totals there.
        (["s0 31", "s1 7", "fast1 7", "slow1 7"], (3, 4, 110, 111), "s0 fast1 slow1 s1"),
        (["s0 31", "s1 7", "fast1 7", "slow1 7"], (110, 111, 3, 4), "s0 slow1 fast1 s1"),
        # Behind the last of several with more laps.
        (["s0 31", "slow2 31", "s1 7", "fast1 7"], (110, 111, 3, 4), "slow2 s0 fast1 s1"),
        # One without a part in it does not get ahead either.
        (["s0 31", "fast1 7", "fast2 31"], (3, 4), "fast2 s0 fast1"),
        # Level or lapped players are passed.
        (["s1 7", "s0 7", "fast1 31"], (3, 4), "fast1 s1 s0"),
    ],
)
def test_a_robot_does_not_un_lap_itself_in_a_contest(
    cars: list[str], luck: tuple[int, ...], order: str
) -> None:
    drawn = tuple(f"robot {card}" for card in luck)
    match = corner(*cars, "s2 33 moved", at="activate", luck=drawn, h0=[1], h1=[2])
    while asked(match).endswith("contest"):
        declare(match, None)
    assert told(match, "contest-result")[0]["order"] == order.split()


@pytest.mark.ruling("B16")
def test_it_does_not_when_it_defends_either() -> None:
    cars = ["s0 31", "fast1 7", "s1 7", "s2 33 moved"]
    match = corner(*cars, at="activate", luck=("robot 3", "robot 4"), h0=[1], h1=[2])
    declare(match, 2, None)
    assert shown(match) == {"fast1": 10, "s1": 6}
    assert told(match, "contest-result")[0]["order"] == ["s1", "s0", "fast1"]


# Properties


class Before(NamedTuple):
    """What a section was like before a contest was settled in it."""

    cars: tuple[int, ...]
    played: int
    declined: int

    def check_order(self, after: tuple[int, ...]) -> None:
        """Who declined is behind all who played; who did neither, and who declined, in order."""
        if not self.played:
            assert after == self.cars
        declined = [car for car in self.cars if self.declined >> car & 1 and car in after]
        idle = [car for car in self.cars if not (self.played | self.declined) >> car & 1]
        for cars in (declined, idle):
            assert cars == [car for car in after if car in cars]

    def check_robots(self, after: tuple[int, ...], count: list[int]) -> None:
        """No robot is ahead of a car with more laps that was ahead of it."""
        for robot in (car for car in after if car >= PLAYERS):
            for other in self.cars[: self.cars.index(robot)]:
                if other in after and count[other] > count[robot]:
                    assert after.index(other) < after.index(robot)


@pytest.mark.parametrize(("seats", "options"), RACES[:-1])
def test_a_contest_only_changes_places(
    seats: int, options: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle = contest.settle
    contests = []

    def watch(state: Race, section: Section) -> None:
        before = Before(state.cells[section], state.joined, state.declined)
        counts, points, cells = state.count[:], state.point[:], state.cells[:]
        settle(state, section)
        after = state.cells[section]
        assert sorted(after) == sorted(car for car in before.cars if car in state.running)
        assert all(car < PLAYERS for car in before.cars if car not in after)
        assert state.count == counts
        assert all(state.point[car] == points[car] for car in after)
        assert all(cell == cells[at] for at, cell in enumerate(state.cells) if at != section)
        before.check_order(after)
        before.check_robots(after, counts)
        contests.append(before)

    monkeypatch.setattr(contest, "settle", watch)
    for seed in range(4):
        for _ in random_race(seats, options, seed):
            pass
    assert len(contests) > 20


@pytest.mark.parametrize(("seats", "options"), RACES[:-1])
def test_frozen_cards_come_back_next_turn_and_all_know_them(seats: int, options: Data) -> None:
    frozen: dict[int, tuple[int, ...]] = {}
    turn = thawed = 0
    for seed in range(4):
        for state in random_race(seats, options, seed):
            if state.turn > turn > 0 and state.agenda:
                for seat, cards in frozen.items():
                    if seat not in state.running or not cards:
                        continue
                    used = {*state.laid[seat], *state.frozen[seat], *state.moved_with[seat]}
                    used |= {*state.discards, *state.target, *state.spent}
                    view = state.seen_by(SEATS[(seat + 1) % seats])
                    for card in {*cards} - used:
                        assert card in state.hands[seat]
                        assert card in view.hands[seat]
                        thawed += 1
            turn = state.turn
            frozen = {seat: state.frozen[seat] for seat in range(seats)}
    assert thawed > 10
