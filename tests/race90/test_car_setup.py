"""Set-up chits: points, values, and what they are worth in the race."""

from itertools import product
from typing import Any

import pytest

import boxbox
from tests.race90.scenes import (
    Match,
    advanced,
    advanced_options,
    asked,
    driver,
    options,
    play,
    refuse,
    told,
)

pytestmark = pytest.mark.usefixtures("frozen")

CHARTS = ["italy-1", "england-1", "germany-1"]
"""10 chips, 6 cards, 5 slots; 12, 6, 4; 10, 5, 6."""
TYRES, CARDS, SLOTS = (8, 10, 12), (5, 6, 7), (4, 5, 6)
"""What 1, 2 and 3 points give."""


def start(seats: int = 2, modules: str = "car-setup", **given: Any) -> Match:
    settled = advanced_options(modules, {"charts": CHARTS[:seats], **given})
    return boxbox.start("race90", seats=seats, seed=1, options=settled)


def builds(points: int) -> list[str]:
    """Return every car that takes so many points at most, one to three for each value."""
    return [
        f"setup {TYRES[one - 1]}-{CARDS[two - 1]}-{SLOTS[three - 1]}"
        for one, two, three in product((1, 2, 3), repeat=3)
        if one + two + three <= points
    ]


@pytest.mark.ruling("R75")
def test_a_car_is_built_with_6_points() -> None:
    match = start()
    assert asked(match) == "s0 setup"
    assert sorted(options(match)) == sorted(builds(6))
    assert len(builds(6)) == 17
    refuse(match, "setup 12-7-4")
    play(match, "setup 12-6-4")
    assert asked(match) == "s1 setup"
    assert len(options(match)) == 17


@pytest.mark.ruling("R75")
def test_tuning_has_8_points_and_3_for_a_value_at_most() -> None:
    match = start(modules="skills car-setup", skills=["tuning", "lapping"])
    assert sorted(options(match)) == sorted(builds(8))
    assert len(builds(8)) == 26
    refuse(match, "setup 12-7-6")
    refuse(match, "setup 14-6-4")
    refuse(match, "setup 12-8-4")
    refuse(match, "setup 12-5-7")
    play(match, "setup 12-7-5")
    assert sorted(options(match)) == sorted(builds(6))


@pytest.mark.ruling("R75")
def test_each_value_takes_a_point_at_least() -> None:
    match = start()
    for worse in ("setup 6-7-6", "setup 12-4-5", "setup 10-7-3"):
        refuse(match, worse)
    play(match, "setup 8-5-4")
    assert driver(match, 0)["setup"] == [8, 5, 4]


@pytest.mark.parametrize("points", [1, 2, 3])
def test_the_table_of_values(points: int) -> None:
    """Chips, cards (one more is dealt) and slots; what is printed on the chart counts no more."""
    values = TYRES[points - 1], CARDS[points - 1], SLOTS[points - 1]
    for at, what in enumerate(values):
        built = [8, 5, 4]
        built[at] = what
        match = play(start(), "setup " + "-".join(map(str, built)), "setup 8-5-4")
        facts = driver(match, 0)
        assert (facts["tyres"], len(facts["hand"])) == (built[0], built[1] + 1)
        assert facts["setup"] == built
        assert facts["chart"] == "italy-1"


def test_the_set_up_is_open_to_all() -> None:
    match = play(start(), "setup 12-6-4")
    (told_all,) = told(match, "car-setup")
    assert (told_all["seat"], told_all["tyres"], told_all["cards"], told_all["damage"]) == (
        0, 12, 6, 4,
    )  # fmt: skip
    assert match.view(None)["players"][0]["setup"] == [12, 6, 4]


@pytest.mark.ruling("R75")
def test_cars_are_built_before_the_cards_are_dealt() -> None:
    match = play(start(), "setup 8-7-5")
    assert driver(match, 0)["hand"] == []
    assert not told(match, "dealt")
    play(match, "setup 10-5-6")
    assert [row["count"] for row in told(match, "dealt")] == [8, 6]
    assert asked(match) == "s0 substitute"
    play(match, "new-hand")
    assert len(driver(match, 0)["hand"]) == 8


def test_a_stop_fills_up_to_the_set_up() -> None:
    match = advanced(
        "s0 22", "s1 20", modules="car-setup", luck=[f"draw {card}" for card in range(101, 109)],
        p0={"chart": "italy-1", "setup": [12, 5, 5], "tyres": 1, "hand": [162]},
    )  # fmt: skip
    play(match, "box", "enough", "hazard")
    facts = driver(match, 0)
    assert (facts["tyres"], len(facts["hand"])) == (12, 5)
    match = advanced(
        "s0 22", "s1 20", modules="car-setup",
        p0={"chart": "italy-1", "setup": [8, 5, 6], "hand": [112, 115, 117, 122, 124, 157]},
    )  # fmt: skip
    play(match, "box")
    assert "enough" not in options(match)


@pytest.mark.parametrize(("slots", "out"), [(4, True), (5, False), (6, False)])
def test_a_car_takes_as_much_damage_as_its_set_up_allows(slots: int, out: bool) -> None:
    """The fifth damage; the chart has five slots."""
    match = advanced(
        "s0 21", "s1 5", modules="car-setup", driver=0, luck=["disc red"],
        p0={"chart": "italy-1", "setup": [8, 6, slots], "red": 4, "hand": [74], "target": 117},
    )  # fmt: skip
    play(match, "play 74", "check 74")
    assert bool(told(match, "out")) is out


@pytest.mark.parametrize(("slots", "playable"), [(4, False), (5, True)])
def test_printed_damage_needs_a_slot_of_the_set_up(slots: int, playable: bool) -> None:
    match = advanced(
        "s0 21", "s1 5", modules="car-setup", driver=0,
        p0={"chart": "italy-1", "setup": [8, 6, slots], "red": 4, "hand": [1, 157]},
    )  # fmt: skip
    assert ("play 1" in options(match)) is playable


def test_without_the_module_the_printed_values_count() -> None:
    match = start(3, modules="skills fuel", skills=["lapping", "pitting", "reflexes"])
    assert asked(match) == "s0 substitute"
    assert [driver(match, seat)["tyres"] for seat in range(3)] == [10, 12, 10]
    assert [len(driver(match, seat)["hand"]) for seat in range(3)] == [7, 7, 6]
    assert not told(match, "car-setup")
