"""From the box to the first turn: charts, hands, qualifying, grid, starting fuel, strategies."""

from collections.abc import Sequence
from typing import Any

import pytest

import boxbox
from tests.race90.scenes import Match, asked, car, cell, discards, driver, options, play, told

pytestmark = pytest.mark.usefixtures("frozen")

CHARTS = ["germany-1", "brazil-2", "france-1", "italy-1", "england-1", "japan-1"]
FIVES = ["germany-1", "brazil-2"]
"""Two charts with five cards: six are dealt."""
EASY_CHITS = [
    "fast+2(35)#5", "fast+2(45)#7", "fast+2(55)#9", "slow+1(30)#14", "slow+1(40)#16",
    "slow+1(50)#18",
]  # fmt: skip


def start(seats: int = 2, luck: Sequence[str] = (), seed: int | None = 1, **options: Any) -> Match:
    return boxbox.start("race90", seats=seats, seed=seed, options=options, luck=list(luck))


def qualify(
    one: int,
    two: int,
    *,
    chits: Sequence[str] = EASY_CHITS,
    luck: Sequence[str] = (),
    **options: Any,
) -> Match:
    """Let two players qualify with two given cards; the rest of their hands is dull."""
    dull = [*range(130, 140)]
    hands = [one, *dull[:5], two, *dull[5:]]
    script = [*(f"draw {card}" for card in hands), *(f"chit {chit}" for chit in chits), *luck]
    match = start(luck=script, seed=None, charts=FIVES, **options)
    play(match, "keep-hand", "keep-hand")
    match.choose(0, f"qualify {one}")
    match.choose(1, f"qualify {two}")
    return match


def grid(match: Match) -> list[str]:
    return list(told(match, "grid")[0]["order"])


# Robots, charts, hands


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 3), (4, 2), (5, 2), (6, 2)])
def test_robots_by_number_of_players(players: int, each: int) -> None:
    match = start(players)
    assert told(match, "set-up")[0]["robots"] == [
        f"{kind}{n}" for kind in ("fast", "slow") for n in range(1, each + 1)
    ]


@pytest.mark.ruling("B1")
def test_charts_are_chosen_in_the_order_of_seats_and_a_side_takes_the_chart() -> None:
    match = start(3)
    assert asked(match) == "s0 chart"
    assert len(options(match)) == 12
    play(match, "chart italy-2")
    assert asked(match) == "s1 chart"
    assert not {"chart italy-1", "chart italy-2"} & set(options(match))
    assert len(options(match)) == 10
    play(match, "chart japan-1")
    assert asked(match) == "s2 chart"
    assert len(options(match)) == 8


@pytest.mark.parametrize(("chart", "tyres", "cards"), [
    ("england-1", 12, 6), ("germany-2", 8, 7), ("italy-1", 10, 6), ("france-1", 12, 5),
])  # fmt: skip
def test_a_chart_gives_its_chips_and_a_card_more_than_it_says(
    chart: str, tyres: int, cards: int
) -> None:
    match = play(start(2), f"chart {chart}", "chart brazil-1")
    facts = driver(match, 0)
    assert (facts["tyres"], len(facts["hand"])) == (tyres, cards + 1)
    assert told(match, "dealt")[0]["count"] == cards + 1
    assert len(driver(match, 1)["hand"]) == 8


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = start(charts=FIVES)
    assert len(match.events(0)[3]["cards"]) == 6
    assert "cards" not in match.events(1)[3]
    assert match.view(1)["players"][0]["hand"] == ["?"] * 6


def test_a_hand_may_be_changed_once_only() -> None:
    match = start(charts=FIVES)
    before = driver(match, 0)["hand"]
    assert asked(match) == "s0 substitute"
    play(match, "new-hand")
    after = driver(match, 0)["hand"]
    assert not set(before) & set(after)
    assert len(after) == 6
    assert asked(match) == "s1 substitute"
    play(match, "keep-hand")
    assert len(match.decisions) == 2
    assert {decision.kind for decision in match.decisions} == {"qualify"}
    assert driver(match, 0)["hand"] == after


@pytest.mark.ruling("B11")
def test_a_hand_laid_off_goes_to_the_discards_by_rising_number() -> None:
    cards = [50, 7, 180, 33, 20, 99]
    match = start(charts=FIVES, luck=[f"draw {card}" for card in cards])
    play(match, "new-hand")
    assert discards(match) == "7 20 33 50 99 180"


# Qualifying


def test_qualifying_is_secret_and_simultaneous() -> None:
    match = start(charts=FIVES)
    play(match, "keep-hand", "keep-hand")
    one, two = driver(match, 1)["hand"][:2]
    match.choose(1, f"qualify {one}")
    assert [decision.seat for decision in match.decisions] == [0]
    assert match.view(0)["players"][1]["laid"] == ["?"]
    match.choose(1, f"qualify {two}")  # as long as not all have laid one
    assert driver(match, 1)["laid"] == [two]
    assert not told(match, "qualified")
    match.choose(0, f"qualify {driver(match, 0)['hand'][0]}")
    assert len(told(match, "qualified")) == 8


def test_the_highest_movement_is_first_and_of_ties_the_lowest_factor() -> None:
    """38 is +3(43), 11 is +4(11); robots from +4(15) to +1(60)."""
    chits = [
        "fast+4(15)#1", "fast+3(50)#8", "fast+3(20)#2", "slow+3(20)#12", "slow+1(60)#20",
        "slow+2(15)#11",
    ]  # fmt: skip
    match = qualify(38, 11, chits=chits, luck=["grid slow1"])
    assert grid(match) == ["s1", "fast1", "slow1", "fast3", "s0", "fast2", "slow3", "slow2"]


def test_who_is_level_in_both_is_drawn() -> None:
    chits = ["fast+3(20)#2", *EASY_CHITS[1:3], "slow+3(20)#12", *EASY_CHITS[4:]]
    for lot, order in (("fast1", ["fast1", "slow1"]), ("slow1", ["slow1", "fast1"])):
        match = qualify(1, 2, chits=chits, luck=["grid s1", f"grid {lot}"])
        assert grid(match)[:4] == ["s1", "s0", *order]


def test_the_card_of_qualifying_is_the_first_target() -> None:
    match = qualify(38, 11)
    assert (driver(match, 0)["target"], driver(match, 1)["target"]) == ("38", "11")
    assert len(driver(match, 0)["hand"]) == 5
    assert discards(match) == ""


@pytest.mark.ruling("R76")
def test_chits_are_drawn_without_replacement_a_type_apart() -> None:
    match = qualify(38, 11)
    left = match.position()["chits"]
    assert sorted({*range(1, 31)} - {*left}) == [5, 7, 9, 14, 16, 18]
    twice = [EASY_CHITS[0], EASY_CHITS[0], *EASY_CHITS[2:]]
    with pytest.raises(boxbox.LuckError):
        qualify(38, 11, chits=twice)
    other_type = [EASY_CHITS[3], *EASY_CHITS[1:]]
    with pytest.raises(boxbox.LuckError):
        qualify(38, 11, chits=other_type)


@pytest.mark.ruling("R76")
@pytest.mark.parametrize(("players", "rows"), [(2, [4, 4]), (5, [4, 4, 1]), (6, [4, 4, 2])])
def test_the_grid_has_four_cars_a_section(players: int, rows: list[int]) -> None:
    match = start(players, charts=CHARTS[:players])
    play(match, *["keep-hand"] * players)
    for seat in range(players):
        match.choose(seat, _first(match, seat))
    order = grid(match)
    front = [row["car"] for row in match.position()["cars"]]
    assert front == order
    assert [car(match, name)["count"] for name in order] == [
        -row for row, cars in enumerate(rows) for _ in range(cars)
    ]
    assert cell(match, 0) == " ".join(order[:4])
    assert cell(match, 23) == " ".join(order[4:8])
    assert match.position()["leader"] == order[0]


def _first(match: Match, seat: int) -> str:
    decision = match.decision(seat)
    assert decision
    return decision.options[0].text


def test_starting_fuel_is_8_10_12_and_14_for_the_last() -> None:
    match = qualify(11, 38)
    assert told(match, "grid")[0]["fuel"] == {
        "s0": 8, "s1": 10, "fast1": 12, "fast2": 12, "fast3": 12, "slow1": 12, "slow2": 12,
        "slow3": 14,
    }  # fmt: skip
    assert (driver(match, 0)["fuel"], driver(match, 1)["fuel"]) == (8, 10)
    assert match.position()["robot_fuel"] == [
        [12, "fast"], [12, "fast"], [12, "fast"], [12, "slow"], [12, "slow"], [14, "slow"],
    ]  # fmt: skip
    match = qualify(184, 183, chits=["fast+4(15)#1", "fast+4(30)#4", *EASY_CHITS[2:]])
    assert match.position()["robot_fuel"][:2] == [[8, "fast"], [10, "fast"]]
    assert (driver(match, 0)["fuel"], driver(match, 1)["fuel"]) == (14, 12)


# Strategies


def test_strategies_are_chosen_in_grid_order_by_players_and_may_be_the_same() -> None:
    match = qualify(38, 11)
    assert asked(match) == "s1 strategy"
    six = ["save-tyres", "hazard", "balance", "lucky", "chase", "banging-wheels"]
    assert options(match) == six
    play(match, "hazard")
    assert asked(match) == "s0 strategy"
    assert options(match) == six
    play(match, "hazard")
    assert [driver(match, seat)["strategy"] for seat in (0, 1)] == ["hazard", "hazard"]
    assert match.position()["turn"] == 1
    assert asked(match) == "s1 pit"


def test_the_race_begins_with_the_first_box() -> None:
    match = play(qualify(38, 11), "hazard", "lucky")
    (turn,) = told(match, "turn")
    assert (turn["turn"], turn["turns"], turn["special"], turn["stage"]) == (1, 26, "first", 1)


# Junior


def test_junior_has_no_fuel_and_no_strategies() -> None:
    match = qualify(38, 11, level="junior")
    assert asked(match) == "s1 pit"
    assert told(match, "grid")[0]["fuel"] == {}
    assert match.position()["robot_fuel"] == []
    assert [driver(match, seat)["fuel"] for seat in (0, 1)] == [None, None]
    assert [driver(match, seat)["strategy"] for seat in (0, 1)] == [None, None]
    assert told(match, "turn")[0]["turns"] == 18
