"""The worked examples of the rulebook that belong to the Basic Game, figure by figure.

Alan is seat 0, Bob 1, Carl 2, Dirk 3. Sections count from the front of the grid, the S of the
rulings: section 4 is S+4.
"""

from typing import Any

import pytest

import boxbox
from tests.race90.scenes import (
    LAP,
    Match,
    asked,
    car,
    cell,
    discards,
    driver,
    options,
    play,
    play_to_order,
    race,
    told,
)

pytestmark = pytest.mark.usefixtures("frozen")

STRATEGIES = ("banging-wheels", "balance", "hazard", "chase")


def board(match: Match) -> str:
    """Return the cars from first to last: section, place in it, and the point a car stands on."""
    rows: dict[int, list[str]] = {}
    for row in match.position()["cars"]:
        point = f"/{row['point']}" if row["point"] else ""
        off = " off" if row["status"] == "off-track" else ""
        rows.setdefault(row["count"], []).append(f"{row['car']}{point}{off}")
    return ", ".join(f"{count % LAP}: {' '.join(cars)}" for count, cars in rows.items())


def leader(match: Match) -> str:
    return str(match.position()["leader"])


def laps_down(match: Match, *cars: str) -> list[int]:
    return [car(match, name)["laps_down"] for name in cars]


def chart(match: Match, seat: int) -> tuple[Any, ...]:
    """Return tyres, damage and Target of a player."""
    row = driver(match, seat)
    return row["tyres"], row["red"] + row["brown"], row["target"]


def path(match: Match, name: str) -> str:
    """Return how a car drove in its last turn: sections entered, and cars passed with the cost."""
    words: list[str] = []
    turn = begun = 0
    for event in match.events(None):
        turn += event["kind"] == "turn"
        if event["kind"] == "drove" and event["car"] == name:
            if turn != begun:
                words.clear()
            begun = turn
            for step in event["path"]:
                passed = "enter" not in step
                words.append(f"{step['pass']}-{step['cost']}" if passed else str(step["enter"]))
    return " ".join(words)


def doings(match: Match) -> str:
    """Return who has driven, stopped or fought a contest, in order; a turn begins with `|`."""
    done: list[str] = []
    for event in match.events(None):
        word = {"drove": "", "pit": "pit ", "off-track": "off "}.get(event["kind"])
        if event["kind"] == "turn":
            done.append("|")
        elif event["kind"] == "contest-result":
            done.append(f"contest {event['section']}")
        elif word is not None and done[-1:] != [word + event["car"]]:
            done.append(word + event["car"])
    return ", ".join(done)


def points(match: Match) -> dict[str, str]:
    """Return the trajectory that each car took last."""
    return {event["car"]: f"{event['colour']}+{event['bonus']}" for event in told(match, "point")}


# Qualifying

HANDS = (
    (101, 117, 122, 9, 142, 136, 137),
    (11, 71, 179, 120, 3, 28),
    (38, 12, 112, 84, 92, 27, 150),
    (74, 159, 113, 114, 116, 118, 119),
)
QUALIFYING_LUCK = [
    *(f"draw {' '.join(map(str, hand))}" for hand in HANDS),
    "chit fast+4(40)#6 fast+3(60)#10 slow+3(20)#12 slow+1(55)#19",
]
GRID = "0: s1 fast1 slow1 s2, 23: fast2 s3 s0 slow2"


def qualify(*luck: str) -> Match:
    match = boxbox.start("race90", seats=4, luck=[*QUALIFYING_LUCK, *luck])
    play(match, "chart italy-1", "chart germany-1", "chart france-2", "chart england-1")
    assert [driver(match, seat)["tyres"] for seat in (0, 1)] == [10, 10]
    assert [len(driver(match, seat)["hand"]) for seat in (0, 1)] == [6 + 1, 5 + 1]
    play(match, *["keep-hand"] * 4)
    assert asked(match) == "s0 qualify s1 qualify s2 qualify s3 qualify"
    for seat, card in enumerate((101, 11, 38, 74)):
        assert not told(match, "qualified")
        match.choose(seat, f"qualify {card}")
    return match


def test_qualifying() -> None:
    match = qualify()
    assert [(row["car"], row["move"], row["factor"]) for row in told(match, "qualified")] == [
        ("s0", 2, 76), ("s1", 4, 11), ("s2", 3, 43), ("s3", 3, 65),
        ("fast1", 4, 40), ("fast2", 3, 60), ("slow1", 3, 20), ("slow2", 1, 55),
    ]  # fmt: skip
    assert told(match, "set-up")[0]["robots"] == ["fast1", "fast2", "slow1", "slow2"]
    (grid,) = told(match, "grid")
    assert grid["order"] == ["s1", "fast1", "slow1", "s2", "fast2", "s3", "s0", "slow2"]
    assert board(match) == GRID
    assert leader(match) == "s1"
    assert [driver(match, seat)["target"] for seat in range(4)] == ["101", "11", "38", "74"]
    assert grid["fuel"] == {
        "s1": 8, "fast1": 10, "slow1": 12, "s2": 12, "fast2": 12, "s3": 12, "s0": 12, "slow2": 14,
    }  # fmt: skip
    assert [driver(match, seat)["fuel"] for seat in range(4)] == [12, 8, 12, 12]
    assert sorted(match.position()["robot_fuel"]) == [
        [10, "fast"], [12, "fast"], [12, "slow"], [14, "slow"],
    ]  # fmt: skip
    choose_strategies(match)
    assert match.position()["turn"] == 1
    assert asked(match) == "s1 pit"
    assert [driver(match, seat)["strategy"] for seat in range(4)] == list(STRATEGIES)


def choose_strategies(match: Match) -> None:
    """Choose in the order of the grid."""
    for seat in (1, 2, 3, 0):
        assert asked(match) == f"s{seat} strategy"
        play(match, STRATEGIES[seat])


# Turn 1

TURN_1_LUCK = ["draw 86", "disc red", "draw 151", "disc red", "draw 115 131"]
AFTER_TURN_1 = "4: s1/1 s2, 3: fast1, 2: slow1/1 s0 fast2/2 s3, 1: slow2"


def drive_turn_1(match: Match) -> None:
    """Drive from the grid. How Bob came from Target (11) to (40) is ours: a failed check."""
    play(match, "drive-on", "play 71", "add 179", "check 120", "point 1")
    assert path(match, "s1") == "1 2 3 4"
    assert points(match)["s1"] == "speeding+1"
    assert chart(match, 1) == (10, 1, "120")
    assert leader(match) == "s1"
    assert (path(match, "fast1"), path(match, "slow1")) == ("1 2 3", "1 2")
    assert points(match)["slow1"] == "event+2"  # the robots' best one
    assert asked(match) == "s2 pit"
    play(match, "drive-on", "play 12", "add 112")
    assert [(row["why"], row["value"]) for row in told(match, "bonus")] == [("hazard", 1)]
    play(match, "pass")
    assert path(match, "s2") == "1 2 slow1-1 3 fast1-1 4"
    assert chart(match, 2) == (10, 1, "38")
    assert board(match).startswith("4: s1/1 s2, 3: fast1, 2: slow1/1 fast2/2,")
    assert path(match, "fast2") == "0 1 2"
    assert points(match)["fast2"] == "driving+1"
    assert asked(match) == "s3 pit"
    play(match, "drive-on", "deck", "play 159", "stay")
    assert path(match, "s3") == "0 1 2"
    assert cell(match, 2) == "slow1 fast2 s3"
    assert asked(match) == "s0 pit"
    play(match, "drive-on", "play 117", "add 122", "pass-paying", "pass", "stay")
    assert path(match, "s0") == "0 1 2 s3-1 fast2-0"
    assert cell(match, 2) == "slow1 s0 fast2 s3"
    assert path(match, "slow2") == "0 1"
    assert board(match) == AFTER_TURN_1
    assert leader(match) == "s1"
    assert discards(match) == "71 179 11 12 112 159 117 122"
    assert match.position()["turn"] == 2


def test_turn_1() -> None:
    match = race(
        "s1 0", "fast1 0", "slow1 0", "s2 0", "fast2 -1", "s3 -1", "s0 -1", "slow2 -1",
        at="turn",
        turn=1,
        p0={"chart": "italy-1", "hand": HANDS[0][1:], "target": 101, "strategy": STRATEGIES[0]},
        p1={"chart": "germany-1", "hand": HANDS[1][1:], "target": 11, "strategy": STRATEGIES[1]},
        p2={"chart": "france-2", "hand": HANDS[2][1:], "target": 38, "strategy": STRATEGIES[2]},
        p3={"chart": "england-1", "hand": HANDS[3][1:], "target": 74, "strategy": STRATEGIES[3]},
        luck=TURN_1_LUCK,
    )  # fmt: skip
    assert board(match) == GRID
    drive_turn_1(match)
    assert doings(match) == "|, s1, fast1, slow1, s2, fast2, s3, s0, slow2, |"


# Turn 2

TURN_2_LUCK = [
    "disc red red", "draw 182", "draw 153", "disc red", "blind 124", "draw 154 155 147",
    "blind 51",
]  # fmt: skip


def contest_of_turn_2(match: Match) -> None:
    """Let Bob and Carl touch in the second section of the Variante del Rettifilo."""
    before = [driver(match, seat)["red"] for seat in (1, 2)]
    assert asked(match) == "s2 contest"  # from last to first
    play(match, "contest 84", "join 92")
    assert asked(match) == "s1 contest"
    play(match, "contest 3", "join 28")
    shown = {row["car"]: row for row in told(match, "contest-shown")}
    assert (shown["s1"]["modifier"], shown["s1"]["total"]) == (0, 7)
    assert (shown["s2"]["modifier"], shown["s2"]["total"]) == (3, 7)
    assert told(match, "contest-result")[-1]["ties"] == [["s1", "s2"]]
    assert [driver(match, seat)["red"] for seat in (1, 2)] == [old + 1 for old in before]
    assert [driver(match, seat)["frozen"] for seat in (1, 2)] == [["3", "28"], ["84", "92"]]
    assert cell(match, 4) == "s1 s2"
    assert leader(match) == "s1"
    assert asked(match) == "s1 pit"


def drive_turn_2(match: Match) -> None:
    contest_of_turn_2(match)
    drive_bob(match)
    drive_carl(match)
    drive_the_others(match)


def drive_bob(match: Match) -> None:
    play(match, "drive-on")
    assert not {"play 3", "play 28"} & set(options(match))  # frozen
    play(match, "play 86", "add 182")
    bonus = told(match, "bonus")[-1]
    assert (bonus["seat"], bonus["why"], bonus["value"]) == (1, "balance", 1)
    play(match, "check 86")
    check = told(match, "checked")[-1]
    assert (check["factor"], check["target"], check["passed"]) == (37, 60, True)
    assert path(match, "s1") == "5 6 7 8"
    play(match, "stay", "point 1")
    assert points(match)["s1"] == "driving+1"
    assert chart(match, 1) == (10, 2, "86")  # no further damage
    assert discards(match).endswith(" 182 120")


def drive_carl(match: Match) -> None:
    assert asked(match) == "s2 pit"
    play(match, "drive-on", "play 27", "alone", "chips")
    bonus = told(match, "bonus")[-1]
    assert (bonus["seat"], bonus["why"], bonus["value"]) == (2, "hazard", 1)
    assert chart(match, 2) == (8, 3, "38")
    assert path(match, "s2") == "5 6 7 8"
    assert cell(match, 8) == "s1 s2"
    assert leader(match) == "s1"
    assert asked(match) == "s2 brake"
    play(match, "brake-late")
    check = told(match, "checked")[-1]
    assert (check["why"], check["factor"], check["target"]) == ("late-braking", 65, 75)
    assert discards(match).endswith(" 27 124")
    play(match, "point 1")
    assert points(match)["s2"] == "speeding+2"
    assert board(match).startswith("10: s2/1, 8: s1/1, ")
    assert leader(match) == "s2"
    assert chart(match, 2) == (8, 3, "38")  # no damage, and the Target stays


def drive_the_others(match: Match) -> None:
    """Drive Alan and Dirk; the robots before them have moved by themselves."""
    assert path(match, "fast1") == "4 5 6"
    assert points(match)["fast1"] == "driving+1"
    assert path(match, "slow1") == "3 4 5 6"  # 2 and the +2 of its trajectory
    assert cell(match, 6) == "fast1 slow1"
    assert asked(match) == "s0 pit"
    hand = len(driver(match, 0)["hand"])
    play_to_order(match, "drive-on", "play 9", "add 142", "chips")
    assert len(driver(match, 0)["hand"]) == hand + 1 - 2 + 2
    assert chart(match, 0) == (8, 0, "101")
    play(match, "lay 9", "pass")
    assert path(match, "s0") == "3 4 5 6 slow1-1"
    assert asked(match) == "s0 brake"  # he might have braked late instead
    play(match, "stay")
    assert path(match, "fast2") == "3 4 5 6"  # 3 and the +1 of its trajectory
    assert cell(match, 6) == "fast1 s0 slow1 fast2"
    assert asked(match) == "s3 pit"
    play(match, "drive-on")
    assert driver(match, 3)["chased"] == "fast2"
    assert discards(match).endswith(" 142 9")
    assert options(match) == ["deck", "take 9"]
    play(match, "take 9", "play 9", "alone", "chips")
    assert path(match, "s3") == "3 4 5 6"
    assert chart(match, 3) == (10, 0, "74")
    assert cell(match, 6) == "fast1 s0 slow1 fast2 s3"
    assert [driver(match, seat)["frozen"] for seat in (1, 2)] == [["3", "28"], ["84", "92"]]
    assert asked(match) == "s3 brake"
    play(match, "brake-late")
    check = told(match, "checked")[-1]
    assert (check["factor"], check["target"], check["passed"]) == (78, 50, False)
    assert chart(match, 3) == (10, 0, "74")  # no damage
    assert path(match, "slow2") == "2 3"
    assert board(match) == ("10: s2/1, 8: s1/1, 6: fast1/1 s0 slow1 fast2 s3 off, 3: slow2")
    assert leader(match) == "s2"
    assert discards(match).endswith(" 182 120 27 124 142 9 51")
    # The next turn: the cards of the contest come back, the Leader is the first to move.
    assert match.position()["turn"] == 3
    assert {"3", "28"} <= set(driver(match, 1)["hand"])
    assert {"84", "92"} <= set(driver(match, 2)["hand"])
    assert asked(match) == "s2 pit"


def turn_2(*luck: str, target: int = 120) -> Match:
    """Return the board after turn 1, with a card more in Bob's hand: a +3(2)."""
    return race(
        "s1 4 p1", "s2 4", "fast1 3", "slow1 2 p1", "s0 2", "fast2 2 p2", "s3 2", "slow2 1",
        at="turn",
        turn=2,
        p0={
            "chart": "italy-1", "hand": [9, 131, 136, 137, 142], "target": 101,
            "strategy": "banging-wheels",
        },
        p1={
            "chart": "germany-1", "hand": [3, 23, 28, 86], "target": target, "red": 1,
            "strategy": "balance",
        },
        p2={
            "chart": "france-2", "hand": [27, 84, 92, 150, 151], "target": 38, "red": 1,
            "strategy": "hazard",
        },
        p3={
            "chart": "england-1", "hand": [113, 114, 115, 116, 118, 119], "target": 74,
            "strategy": "chase",
        },
        discards=[71, 179, 11],
        luck=luck,
    )  # fmt: skip


def test_turn_2() -> None:
    match = turn_2(*TURN_2_LUCK)
    assert board(match) == AFTER_TURN_1
    drive_turn_2(match)
    assert doings(match) == ("|, contest 4, s1, s2, fast1, slow1, s0, fast2, s3, off s3, slow2, |")


@pytest.mark.parametrize(
    ("target", "check", "luck", "passed", "damage", "thrown"),
    [
        pytest.param(120, "check 86", (), True, 0, "182 120", id="with the +2(37)"),
        pytest.param(120, "check 182", ("disc red",), False, 1, "86 120", id="fails on purpose"),
        pytest.param(25, "check 86", ("disc red",), False, 1, "182 25", id="(10): +2(37) fails"),
        pytest.param(25, "check 182", ("disc red",), False, 1, "86 25", id="(10): +1(88) fails"),
        pytest.param(25, "check 23", (), True, 0, "86 182 25", id="(10): a third card"),
        pytest.param(25, "blind", ("blind 157",), True, 0, "86 182 25", id="(10): lucky"),
        pytest.param(
            25, "blind", ("blind 160", "disc red"), False, 1, "86 182 25", id="(10): unlucky"
        ),
    ],
)
def test_turn_2_ways_to_check(
    target: int, check: str, luck: tuple[str, ...], passed: bool, damage: int, thrown: str
) -> None:
    match = turn_2("disc red red", "draw 182", *luck, target=target)
    contest_of_turn_2(match)
    play(match, "drive-on", "play 86", "add 182")
    assert {"check 86", "check 182", "check 23", "blind"} == set(options(match))
    play(match, check)
    told_check = told(match, "checked")[-1]
    assert told_check["target"] == {120: 40, 25: 10}[target] + 20
    assert told_check["passed"] == passed
    card = (luck[0] if check == "blind" else check).split()[1]
    assert chart(match, 1) == (10, 2 + damage, card)
    play(match, "stay", "point 1")
    assert discards(match).endswith(f"11 {thrown}")
    assert board(match).startswith("8: s1/1, 4: s2, ")  # all the same he moves four sections


def test_qualifying_turn_1_and_turn_2_in_one_race() -> None:
    match = qualify(*TURN_1_LUCK, *TURN_2_LUCK)
    choose_strategies(match)
    drive_turn_1(match)
    drive_turn_2(match)


# Lapping


def test_lapping_figures_1_and_2() -> None:
    match = race(
        "s0 37", "s2 15", "slow1 14 p1",
        driver=0,
        p0={"hand": [9, 124, 166, 179], "target": 173},
        p2={"hand": [161]},
        luck=["blind 83", "draw 154", "draw 155"],
    )  # fmt: skip
    assert leader(match) == "s0"
    assert laps_down(match, "slow1", "s2") == [0, 0]
    # Fig 1
    play(match, "play 9", "add 179", "chips")
    assert asked(match) == "s0 lap-check"
    assert path(match, "s0") == "14"
    assert discards(match) == "9 179"  # the check comes after the cards are laid off
    play(match, "check 124")
    assert asked(match) == "s0 lap-check"
    assert path(match, "s0") == "14 slow1-1 15"
    assert laps_down(match, "slow1", "s2") == [1, 0]
    play(match, "blind")
    assert path(match, "s0") == "14 slow1-1 15 s2-2"
    assert laps_down(match, "slow1", "s2") == [1, 1]
    checks = [(row["factor"], row["target"], row["passed"]) for row in told(match, "checked")]
    assert checks == [(65, 88, True), (34, 65, True)]
    assert chart(match, 0) == (10, 0, "83")
    assert discards(match) == "9 179 173 124"
    assert cell(match, 15) == "s0 s2"
    # Fig 2
    assert asked(match) == "s2 pit"
    play(match, "drive-on", "play 161")
    assert asked(match) == "s2 pass"
    assert options(match) == ["pass", "stay"]
    play(match, "pass")
    assert path(match, "s2") == "s0-2 16"
    assert laps_down(match, "s2") == [0]
    drove = told(match, "drove")[-1]
    assert (drove["car"], drove["to"], drove["left"]) == ("slow1", 15, 3)  # 2 and the +2
    assert drove["why"] == "no-un-lap"
    assert laps_down(match, "slow1", "s2") == [1, 0]
    assert board(match) == "15: s0, 16: s2, 15: slow1"
    assert cell(match, 15) == "s0 slow1"
    assert leader(match) == "s0"
    # The next turn
    assert match.position()["turn"] == 6
    assert asked(match) == "s0 pit"
    play(match, "drive-on", "play 166")
    assert asked(match) == "s0 lap-check"
    assert cell(match, 16) == "s2 s0"


PARABOLICA = {
    "braking": ("s0 41", "slow1 18", "s1 19", "s2 19"),
    "corner": ("s0 42", "s1 19", "s2 19", "slow1 -5"),
}
"""The purple robot stands in the braking section, or has a lap down and stands in the corner."""


def parabolica(purple: str, *luck: str) -> Match:
    return race(
        *PARABOLICA[purple], "s3 36",
        driver=0,
        p0={"hand": [9, 124, 166, 179], "target": 173},
        p1={"hand": [30, 31, 150]},
        p2={"hand": [84, 92, 161]},
        p3={"hand": [159]},
        luck=luck,
    )  # fmt: skip


def drive_to_parabolica(match: Match, purple: str) -> None:
    """Let Alan pass the purple robot and reach Carl."""
    assert leader(match) == "s0"
    play(match, "play 9", "add 179", "chips")
    assert asked(match) == "s0 lap-check"
    if purple == "braking":
        play(match, "check 124")
        assert path(match, "s0") == "18 slow1-1 19"
    else:
        assert path(match, "s0") == "19 slow1-2"
    assert asked(match) == "s0 lap-check"


@pytest.mark.ruling("R17")
@pytest.mark.parametrize("purple", PARABOLICA)
def test_lapping_figure_3(purple: str) -> None:
    match = parabolica(purple, "blind 83", "draw 154 155 147")
    drive_to_parabolica(match, purple)
    play(match, "blind")
    assert path(match, "s0").endswith(" s2-2")
    drove = told(match, "drove")[-1]
    assert (drove["left"], drove["to"]) == (0, 19)
    assert cell(match, 19).startswith("s1 s0 s2")
    assert laps_down(match, "s1", "s2", "slow1") == [0, 1, 1 if purple == "braking" else 2]
    assert asked(match) == "s2 pit"  # no contest
    play(match, "drive-on", "play 161", "pass")
    drove = next(row for row in told(match, "drove")[::-1] if row["car"] == "s2")
    assert path(match, "s2") == "s0-2"
    assert (drove["left"], drove["why"]) == (1, "blocked")
    assert laps_down(match, "s2") == [0]
    assert cell(match, 19) == "s1 s2 s0 slow1"  # the robot has stopped behind Alan
    assert asked(match) == "s3 pit"
    play(match, "drive-on", "play 159")
    assert asked(match) == "s1 pit"
    # Nor is there a contest when the section is active again.
    assert not any("s1" in row["cars"] for row in told(match, "contest"))
    assert doings(match) == "s0, s2, slow1, s3"
    assert leader(match) == "s0"


@pytest.mark.ruling("R17")
@pytest.mark.parametrize("purple", PARABOLICA)
def test_lapping_figure_4(purple: str) -> None:
    match = parabolica(purple, "blind 156", "draw 154")
    drive_to_parabolica(match, purple)
    play(match, "blind")
    check = told(match, "checked")[-1]
    assert (check["why"], check["factor"], check["passed"]) == ("lapping", 99, False)
    assert chart(match, 0) == (10, 0, "156")  # no damage
    if purple == "braking":  # all behind the Leader come first
        assert cell(match, 19) == "s1 s2 s0 slow1"
        assert asked(match) == "s3 pit"
        play(match, "drive-on", "play 159")
    assert asked(match) == "s2 contest"
    assert laps_down(match, "s1", "s2") == [0, 0]
    play(match, "contest 84", "join 92")
    assert asked(match) == "s1 contest"
    play(match, "contest 30", "join 150")
    totals = {row["car"]: row["total"] for row in told(match, "contest-shown")}
    assert totals == {"s2": 2 + 2 + 2, "s1": 3 + 1}
    assert cell(match, 19) == "s2 s1 s0 slow1"
    assert laps_down(match, "s1", "s2") == [0, 0]
    assert leader(match) == "s0"


# Turn 8

FIGURE_1 = "12: s2 s1, 10: fast1/1 s0, 7: s3 fast2, 6: fast3/1, 14: slow2/1, 13: slow1"


def turn_8(*luck: str) -> Match:
    """Return the first figure. A is section 12, B 10, C 7, D 6, E 4, N 13 and M 14."""
    match = race(
        "s2 84", "s1 84", "fast1 82 p1", "s0 82", "s3 79", "fast2 79", "fast3 78 p1",
        "slow2 62 p1", "slow1 61",
        at="turn",
        turn=8,
        p0={
            "chart": "italy-1", "hand": [159, 161], "target": 101, "tyres": 0, "red": 3,
            "strategy": "banging-wheels",
        },
        p1={
            "chart": "germany-1", "hand": [124, 158, 166], "target": 173, "strategy": "balance",
        },
        p2={
            "chart": "france-2", "hand": [85, 87], "target": 38, "tyres": 1, "red": 2, "brown": 1,
            "strategy": "hazard",
        },
        p3={"chart": "england-1", "hand": [22, 84, 160], "target": 74, "strategy": "hazard"},
        luck=luck,
    )  # fmt: skip
    assert board(match) == FIGURE_1
    return match


def carl_pits(match: Match) -> None:
    """Bring the Leader in: he falls back to section D, and Bob leads."""
    assert leader(match) == "s2"
    assert asked(match) == "s2 pit"
    play(match, "box")
    assert leader(match) == "s1"
    assert cell(match, 6) == "fast3 s2"
    play(match, "discard 87", "save-tyres")
    assert len(driver(match, 2)["hand"]) == 6
    assert (driver(match, 2)["red"], driver(match, 2)["brown"]) == (0, 1)
    assert driver(match, 2)["tyres"] == 10
    assert driver(match, 2)["strategy"] == "save-tyres"
    assert car(match, "s2")["pitted"]
    assert not car(match, "s2")["moved"]


def bob_laps(match: Match) -> None:
    """Let Bob drive two sections to M, lapping the robot of N; it moves then, and stops there."""
    assert asked(match) == "s1 pit"
    play(match, "drive-on", "play 158", "check 124")
    assert path(match, "s1") == "13 slow1-1 14"
    play(match, "stay", "no-point")
    assert laps_down(match, "slow1", "slow2") == [1, 0]
    assert path(match, "slow1") == "14"
    assert cell(match, 14) == "slow2 s1 slow1"
    assert leader(match) == "s1"


def alan_pits(match: Match) -> None:
    """Let the FAST robot of B go, then bring Alan in: he falls back to section E."""
    assert asked(match) == "s0 contest"
    play(match, "decline")
    assert path(match, "fast1") == "11 12 13 14 slow1-0"  # 3 and the +2 of its trajectory
    assert cell(match, 14) == "slow2 s1 fast1 slow1"
    assert asked(match) == "s0 pit"
    play(match, "box", "enough", "save-tyres", "no-point")
    assert cell(match, 4) == "s0"
    assert (driver(match, 0)["tyres"], driver(match, 0)["red"]) == (10, 0)
    assert len(driver(match, 0)["hand"]) == 6
    assert car(match, "s0")["pitted"]
    assert not car(match, "s0")["moved"]


TURN_8_LUCK = ["draw 95 98 115 117 128", "draw 163", "draw 148 149 151 152"]


@pytest.mark.parametrize(
    ("dirk", "robot", "first", "second"),
    [
        (("decline",), "130 131", "fast2", "s3"),
        (("contest 22", "join 84"), "130 131", "s3", "fast2"),
        (("contest 22", "join 84"), "7 8", "fast2", "s3"),
    ],
)
def test_turn_8(dirk: tuple[str, ...], robot: str, first: str, second: str) -> None:
    match = turn_8(*TURN_8_LUCK, f"robot {robot}", "draw 150", "draw 153", "draw 154")
    carl_pits(match)
    bob_laps(match)
    alan_pits(match)
    # Section C: the robot has declared by itself, and the result decides who moves first.
    assert [row["car"] for row in told(match, "contest-laid")] == ["fast2"]
    assert asked(match) == "s3 contest"
    play(match, *dirk)
    assert told(match, "contest-result")[-1]["order"] == [first, second]
    assert asked(match) == "s3 pit"
    play(match, "drive-on", "play 160")
    if first == "s3":
        play(match, "point 1")
    # Section D: the robot, then Carl, who goes on after his stop.
    assert cell(match, 10) == f"{first} {second} fast3"
    assert asked(match) == "s2 play"
    play(match, "play 98", "alone", "stay", "no-point")
    assert path(match, "s2") == "7 8"
    # Section E: Alan, after his stop.
    assert asked(match) == "s0 play"
    play(match, "play 161", "no-point")
    assert path(match, "s0") == "5 6 7"
    # Section M again: the robot ahead of the Leader moves away from him.
    assert path(match, "slow2") == "15 16 17 18"
    assert doings(match) == (
        "|, pit s2, s1, slow1, fast1, pit s0, "
        f"contest 7, {first}, {second}, fast3, s2, s0, slow2, |"
    )
    assert board(match) == (
        f"14: s1 fast1, 10: {first}/1 {second} fast3, 8: s2, 7: s0, 18: slow2/1, 14: slow1/2"
    )
    assert leader(match) == "s1"
    assert laps_down(match, "slow1", "slow2") == [1, 0]
    assert match.position()["turn"] == 9
    assert asked(match) == "s1 pit"
