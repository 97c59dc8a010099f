"""Track cards: where they may be played, their four symbols, their pile, late braking with one."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.race90.scenes import (
    LAP,
    Match,
    advanced,
    asked,
    cell,
    count,
    discards,
    driver,
    go,
    options,
    passes,
    play,
    play_cards,
    refuse,
    told,
)

pytestmark = pytest.mark.usefixtures("frozen")

TURN = 7
FAR = "s3 -1"
"""A car that keeps the turn from ending."""
LEAD = f"s2 {20 + LAP} moved"
"""A Leader far ahead, so that nobody else has to check."""
ALL = [f"t{number}" for number in range(1, 35)]


def on_track(*cars: str, hand: Sequence[int | str], **fields: Any) -> Match:
    """Ask s0, who has these cards, what to play."""
    fields = {"modules": "track-cards", "turn": TURN, "driver": 0, **fields}
    p0 = {"hand": list(hand), **fields.pop("p0", {})}
    return advanced(*cars, p0=p0, **fields)


def may_play(match: Match, card: str) -> bool:
    return f"play {card}" in options(match)


def pile(match: Match) -> str:
    """Return the discarded track cards, bottom to top."""
    return " ".join(match.position()["track_discards"])


# Where a track card may be played (corner 6 is section 15, corner 7 sections 19 and 20)


@pytest.mark.ruling("R45")
@pytest.mark.parametrize(
    ("section", "legal"),
    [
        (15, True),  # from it
        (14, True),  # across
        (13, True),
        (12, True),  # to it
        (11, False),  # to the braking section before it, which is of no corner
        (16, False),  # beyond
        (18, False),
    ],
)
def test_the_move_begins_in_the_corner_goes_through_or_ends_there(
    section: int, legal: bool
) -> None:
    match = on_track(LEAD, f"s0 {section}", FAR, hand=["t26", 84])
    assert may_play(match, "t26") == legal


@pytest.mark.ruling("R45")
@pytest.mark.parametrize(("section", "legal"), [(18, True), (17, True), (16, True), (15, False)])
def test_any_section_of_the_corner_will_do(section: int, legal: bool) -> None:
    assert may_play(on_track(LEAD, f"s0 {section}", FAR, hand=["t32", 84]), "t32") == legal


def test_race_cards_may_be_played_anywhere() -> None:
    assert may_play(on_track(LEAD, "s0 11", FAR, hand=[157, 84]), "157")


IN_THE_WAY = [
    # cars in the way, what s0 has, whether t26 (3 points) comes from 12 to 15
    (("s1 13 moved",), {}, False),  # a pass on the straight takes a point
    (("s1 14 moved",), {}, False),  # no way past in a braking section
    (("s1 14 moved",), {"strategy": "banging-wheels"}, False),
    (("s1 15 moved",), {}, True),  # the corner itself is reached
    ((f"s1 {14 - LAP} moved",), {}, False),
]


@pytest.mark.ruling("R45")
@pytest.mark.parametrize(("cars", "p0", "legal"), IN_THE_WAY)
def test_cars_count_as_they_stand(cars: tuple[str], p0: dict[str, str], legal: bool) -> None:
    assert may_play(on_track(LEAD, *cars, "s0 12", FAR, hand=["t26", 84], p0=p0), "t26") == legal


@pytest.mark.ruling("R45")
@pytest.mark.parametrize(
    ("other", "p0", "legal"),
    [
        ("s1 14", {}, False),
        ("s1 14", {"strategy": "banging-wheels"}, True),  # a pass that is his choice
        (f"s1 {14 + LAP}", {}, True),  # so is un-lapping
        (f"s1 {14 - LAP}", {}, True),
        ("s1 14 off", {}, True),  # bars nobody's way
    ],
)
def test_passes_that_may_be_chosen_count_as_made(
    other: str, p0: dict[str, str], legal: bool
) -> None:
    match = on_track(
        f"s2 {20 + LAP} moved", f"{other} moved", "s0 13", FAR, hand=["t26", 84], p0=p0,
        modules="track-cards off-track",
    )  # fmt: skip
    assert may_play(match, "t26") == legal


@pytest.mark.ruling("R45")
@pytest.mark.parametrize(
    ("others", "strategy", "legal"),
    [
        (("s1 14 moved",), "banging-wheels", True),  # one overtake at the start is free
        (("s1 14 moved",), "lucky", False),
        ((f"s1 {14 - LAP} moved",), "banging-wheels", False),  # but no lapping
        (("s1 14 moved", "slow1 14 moved"), "banging-wheels", False),  # and not two
    ],
)
def test_the_free_overtake_of_the_start_counts(
    others: tuple[str, ...], strategy: str, legal: bool
) -> None:
    match = on_track(
        LEAD, *others, "s0 12", FAR, hand=["t26", 84], p0={"strategy": strategy}, turn=1
    )  # fmt: skip
    assert may_play(match, "t26") == legal


@pytest.mark.ruling("R45")
def test_cars_ahead_where_the_move_begins_count_too() -> None:
    assert may_play(on_track(LEAD, "s1 15 moved", "s0 15", FAR, hand=["t26", 84]), "t26")
    assert not may_play(on_track(LEAD, "s1 14 moved", "s0 14", FAR, hand=["t26", 84]), "t26")
    assert may_play(on_track(LEAD, "s0 14", "s1 14 moved", FAR, hand=["t26", 84]), "t26")


@pytest.mark.ruling("R45")
@pytest.mark.parametrize(
    ("flag", "legal"),
    [(None, True), ((5, 0), False), ((7, 0), True), ((4, 0), False), ((4, 1), True)],
)
def test_flags_count_as_they_lie(flag: tuple[int, int] | None, legal: bool) -> None:
    yellow = [] if flag is None else [{"section": flag[0], "ahead": flag[1]}]
    match = on_track(
        LEAD, "s0 4", FAR, hand=["t12", 84], modules="track-cards flags", yellow=yellow
    )  # fmt: skip
    assert may_play(match, "t12") == legal


@pytest.mark.ruling("R45")
@pytest.mark.parametrize(("flags", "legal"), [([], True), ([0], False), ([1], False)])
def test_nobody_is_passed_under_a_flag(flags: list[int], legal: bool) -> None:
    match = on_track(  # 4 points, one of them for lapping
        LEAD, f"s1 {5 - LAP} moved", "s0 4", FAR, hand=["t13", 175], modules="track-cards flags",
        yellow=[{"section": 5, "ahead": ahead} for ahead in flags], blue=[0],
    )  # fmt: skip
    assert may_play(match, "t13") == legal


@pytest.mark.ruling("R45")
def test_the_leaders_check_counts_as_passed_and_if_it_fails_the_play_stands() -> None:
    match = on_track(f"s1 {13 - LAP} moved", "s0 13", FAR, hand=["t26", 77], p0={"target": 1})
    assert may_play(match, "t26")
    play(match, "play t26", "check 77")
    assert told(match, "checked")[0]["passed"] is False
    assert (count(match, "s0"), pile(match)) == (13, "t26")


@pytest.mark.ruling("R45")
def test_late_braking_does_not_count() -> None:
    match = on_track(LEAD, "s0 14", FAR, hand=["t32", 84])  # ends in 17
    assert not may_play(match, "t32")
    match = on_track(LEAD, "s0 15", FAR, hand=["t32", 84])  # ends in 18, just before the corner
    assert not may_play(match, "t32")


@pytest.mark.ruling("R45")
@pytest.mark.parametrize(("point", "legal"), [("", False), (" p2", True)])
def test_a_trajectory_counts(point: str, legal: bool) -> None:
    match = on_track(LEAD, f"s0 14{point}", FAR, hand=["t31", 84])  # 4, and 1 for driving
    assert may_play(match, "t31") == legal


@pytest.mark.ruling("R45")
@pytest.mark.parametrize(("section", "legal"), [(13, True), (12, False)])
def test_tyres_that_do_not_suit_the_weather_count(section: int, legal: bool) -> None:
    match = on_track(
        LEAD, f"s0 {section}", FAR, hand=["t26", 84], modules="track-cards weather",
        weather={"slot": 5},
    )  # fmt: skip
    assert may_play(match, "t26") == legal


@pytest.mark.ruling("B22")
@pytest.mark.parametrize(("soft", "legal"), [(3, True), (1, True), (0, False)])
def test_a_soft_bonus_counts_if_there_is_one(soft: int, legal: bool) -> None:
    match = on_track(
        LEAD, "s0 11", FAR, hand=["t26", 84], modules="track-cards weather",
        p0={"tyre_type": "soft", "soft": soft},
    )  # fmt: skip
    assert may_play(match, "t26") == legal


@pytest.mark.ruling("B22")
@pytest.mark.parametrize(
    ("card", "strategy", "legal"),
    [
        ("t27", "hazard", True),  # 3 and a check
        ("t27", "balance", False),
        ("t26", "hazard", False),  # 3 without one
        ("t25", "hazard", True),  # 4 and a damage, from one section further back
        ("t25", "balance", False),
    ],
)
def test_points_of_hazard_count(card: str, strategy: str, legal: bool) -> None:
    start = 10 if card == "t25" else 11
    match = on_track(LEAD, f"s0 {start}", FAR, hand=[card, 84], p0={"strategy": strategy})
    assert may_play(match, card) == legal


@pytest.mark.ruling("R45")
@pytest.mark.parametrize(("late", "legal"), [(0, True), (2, True), (3, False)])
def test_a_car_that_comes_back_pays_a_point_for_it_and_what_it_lost(late: int, legal: bool) -> None:
    match = on_track(
        LEAD, f"s0 8 off back9 late{late}", FAR, hand=["t21", 84], driver=None,
        modules="track-cards off-track", luck=["draw 92"],
    )  # fmt: skip
    assert may_play(match, "t21") == legal  # 4: one back in 9, one more to 10


@pytest.mark.ruling("R45")
@pytest.mark.parametrize(("other", "legal"), [("slow1 9", False), (f"slow1 {9 - LAP}", True)])
def test_cars_where_it_comes_back_are_in_its_way(other: str, legal: bool) -> None:
    match = on_track(
        LEAD, f"{other} moved", "s0 8 off back9", FAR, hand=["t21", 84], driver=None,
        modules="track-cards off-track",
    )  # fmt: skip
    assert may_play(match, "t21") == legal


@pytest.mark.ruling("R45")
def test_a_car_that_comes_back_touches_where_it_does_even_without_points() -> None:
    match = on_track(
        LEAD, "s0 8 off back9 late2", FAR, hand=["t19", 84], driver=None,
        modules="track-cards off-track", luck=["draw 92"],
    )  # fmt: skip
    assert may_play(match, "t19")
    assert not may_play(match, "t12")


# Pairs


@pytest.mark.ruling("R45")
@pytest.mark.parametrize(
    ("section", "alone", "together"),
    [(14, ["t26"], True), (13, ["t26"], False), (17, ["t33"], False)],
)
def test_both_track_cards_of_a_pair_must_fit(
    section: int, alone: list[str], together: bool
) -> None:
    # t26: corner 6, 3 points; t33: corner 7, 2 points, pairs with any card.
    match = on_track(LEAD, f"s0 {section}", FAR, hand=["t26", "t33"], luck=["draw 1"])
    assert options(match) == ["skip", *(f"play {card}" for card in alone)]
    play(match, f"play {alone[0]}")
    assert (asked(match) == "s0 second") == together
    if together:
        assert options(match) == ["alone", "add t33"]
        assert count(play(match, "add t33"), "s0") == section + 5


@pytest.mark.ruling("R45")
def test_a_track_card_may_be_legal_only_as_part_of_a_pair() -> None:
    match = on_track(LEAD, "s0 9", FAR, hand=["t25", "t26"], luck=["disc red"])
    assert options(match) == ["skip", "play t25"]  # 13 alone, 16 together
    play(match, "play t25")  # the only pair is taken unasked
    assert told(match, "played")[0]["cards"] == ["t25", "t26"]


@pytest.mark.ruling("R45")
def test_a_race_card_may_bring_a_track_card_to_its_corner() -> None:
    match = on_track(LEAD, "s0 11", FAR, hand=[175, "t26"])
    assert options(match) == ["skip", "play 175"]
    play(match, "play 175")
    assert options(match) == ["alone", "add t26"]
    assert count(play(match, "add t26"), "s0") == 15


@pytest.mark.parametrize(
    ("hand", "second"),
    [
        ([157, "t26"], []),  # 3 and 3
        ([175, "t26"], ["t26"]),  # with a 1
        ([164, "t28"], ["t28"]),  # two 2
        ([164, "t26"], []),
        ([157, "t25"], ["t25"]),  # the symbol: with any card
        ([1, "t25"], ["t25"]),
    ],
)
def test_pairs_with_track_cards(hand: list[int | str], second: list[str]) -> None:
    match = on_track(LEAD, "s0 14", FAR, hand=[*hand, 22], luck=["disc red"], seed=1)
    play(match, f"play {hand[0]}")
    found = options(match) if asked(match) == "s0 second" else []
    assert [text for text in found if " t" in text] == [f"add {card}" for card in second]


def test_the_symbol_pairs_only_where_the_card_itself_fits() -> None:
    match = on_track(LEAD, "s0 0", FAR, hand=[157, 158, "t25"])
    play(match, "play 157")
    assert asked(match) != "s0 second"


# The symbol of contests


def contest(section: int, *cards: str, mine: Sequence[int | str] = ("t26", 84)) -> list[int]:
    """Let s0 attack s1 with some cards and return both totals, s1's being a 1."""
    match = advanced(
        f"s2 {20 + LAP} moved", f"s1 {section}", f"s0 {section}", modules="track-cards", turn=TURN,
        p0={"hand": list(mine)}, p1={"hand": [175]},
    )  # fmt: skip
    play(match, f"contest {cards[0]}", f"join {cards[1]}" if len(cards) > 1 else "alone")
    play(match, "contest 175", "alone")
    return [row["total"] for row in told(match, "contest-shown")]


@pytest.mark.ruling("R10")
@pytest.mark.parametrize(
    ("section", "cards", "totals"),
    [
        (15, ("t26",), [1, 2 * 3 + 2]),  # in its corner, where a challenger has 2 more
        (9, ("t26",), [1, 3 + 1]),  # elsewhere
        (15, ("84", "t26"), [1, 2 + 2 * 3 + 2]),  # this card alone is doubled
    ],
)
def test_the_symbol_doubles_its_card_in_its_corner(
    section: int, cards: tuple[str, ...], totals: list[int]
) -> None:
    assert contest(section, *cards) == totals


@pytest.mark.ruling("R10")
def test_a_track_card_without_the_symbol_counts_once() -> None:
    assert contest(15, "t27", mine=("t27", 84)) == [1, 3 + 2]


@pytest.mark.ruling("R10")
def test_the_symbol_holds_in_every_section_of_the_corner() -> None:
    assert contest(19, "t32", mine=("t32", 84)) == [1, 2 * 3 + 2]
    assert contest(20, "t32", mine=("t32", 84)) == [1, 2 * 3 + 1]


# The symbol of overtaking


@pytest.mark.ruling("R55")
@pytest.mark.parametrize(("manner", "laps"), [("overtake", 0), ("lap", -LAP), ("un-lap", LAP)])
@pytest.mark.parametrize("other", ["s1", "slow1"])
def test_the_symbol_makes_every_pass_in_its_corner_cost_1(
    other: str, manner: str, laps: int
) -> None:
    match = on_track(LEAD, f"{other} {15 + laps} moved", "s0 14", FAR, hand=["t29"])
    play_cards(match, "t29")
    if asked(match) == "s0 pass":
        play(match, "pass")
    assert passes(match) == [(other, manner, 1)]
    assert count(match, "s0") == 16


@pytest.mark.ruling("R55")
def test_a_track_card_without_the_symbol_passes_nobody() -> None:
    match = on_track(LEAD, "s1 15 moved", "s0 14", FAR, hand=["t26"])
    assert passes(play_cards(match, "t26")) == []
    assert (cell(match, 15), asked(match)) == ("s1 s0", "s3 pit")


@pytest.mark.ruling("R55")
def test_it_costs_1_for_each_car() -> None:
    match = on_track(LEAD, "s1 15 moved", "slow1 15 moved", "s0 14", FAR, hand=["t29"])
    play(play_cards(match, "t29"), "pass", "pass")
    assert [cost for *_, cost in passes(match)] == [1, 1]
    assert cell(match, 15) == "s0 s1 slow1"


@pytest.mark.ruling("R40")
def test_an_overtake_by_the_symbol_may_be_declined_and_the_rest_is_lost() -> None:
    match = on_track(LEAD, "s1 15 moved", "s0 14", FAR, hand=["t29"])
    play(play_cards(match, "t29"), "stay")
    assert (cell(match, 15), told(match, "drove")[-1]["left"]) == ("s1 s0", 2)


@pytest.mark.ruling("R55")
def test_lapping_with_the_symbol_is_compulsory_and_the_leader_checks() -> None:
    match = on_track(f"s1 {15 - LAP} moved", "s0 14", FAR, hand=["t29", 1])
    play(match, "play t29")
    if asked(match) == "s0 second":
        play(match, "alone")
    assert asked(match) == "s0 lap-check"
    play(match, "check 1")
    assert passes(match) == [("s1", "lap", 1)]


@pytest.mark.ruling("R55")
def test_the_symbol_holds_in_no_other_corner() -> None:
    # t24, corner 5 (section 10), and a car in corner 4 (section 9).
    match = on_track(LEAD, "s1 9 moved", "s0 9", FAR, hand=["t24", 84])
    assert not may_play(match, "t24")
    match = on_track(LEAD, f"s1 {9 - LAP} moved", "s0 9", FAR, hand=["t21"])  # 4, corner 5
    assert passes(play_cards(match, "t21")) == [("s1", "lap", 2)]


@pytest.mark.ruling("R55")
def test_the_symbol_holds_in_all_sections_of_its_corner() -> None:
    match = on_track(LEAD, "s1 3 moved", "slow1 4 moved", "s0 2", FAR, hand=["t2", 175])
    play(match, "play 175", "add t2", "check t2", "pass", "pass")
    assert passes(match) == [("s1", "overtake", 1), ("slow1", "overtake", 1)]


@pytest.mark.ruling("R55")
def test_the_symbol_is_for_this_move_alone() -> None:
    match = on_track("s1 20 moved", "s2 15 moved", "s0 14", "fast1 13", "s3 0", hand=["t29"])
    play(play_cards(match, "t29"), "pass")
    assert passes(match, "fast1") == []
    assert cell(match, 15) == "s2 fast1"


# What else they serve for


def test_track_cards_pay_tyres_and_check_like_others() -> None:
    match = on_track(LEAD, "s0 11", FAR, hand=[6, "t1", "t30"], p0={"tyres": 1})
    play(match, "play 6")
    assert options(match) == ["pay t1", "pay t30"]
    play(match, "pay t1")
    assert (pile(match), discards(match)) == ("t1", "6")
    match = on_track(LEAD, "s0 11", FAR, hand=[58, "t30"], p0={"target": 83})
    play(match, "play 58", "check t30")
    assert told(match, "checked")[0]["factor"] == 20
    assert driver(match, 0)["target"] == "t30"


# Their own pile


@pytest.mark.ruling("R38")
def test_track_cards_have_a_pile_of_their_own() -> None:
    match = on_track(LEAD, "s0 14", FAR, hand=[175, "t26"])
    play(match, "play 175", "add t26")
    assert (discards(match), pile(match)) == ("175", "t26")
    match = on_track(LEAD, "s0 14", FAR, hand=[184, "t1"], p0={"target": 1})
    play(match, "play 184")
    assert (discards(match), pile(match)) == ("184", "")


@pytest.mark.ruling("R38")
def test_a_track_card_that_was_the_target_goes_to_its_pile() -> None:
    match = on_track(LEAD, "s0 11", FAR, hand=[58, 1], p0={"target": "t19"})
    play(match, "play 58", "check 1")
    assert (discards(match), pile(match)) == ("58", "t19")


@pytest.mark.ruling("R38")
def test_so_do_those_of_a_lapping_check_of_a_stop_and_of_a_driver_who_is_out() -> None:
    match = on_track(f"s1 {13 - LAP} moved", "s0 13", FAR, hand=[84, "t1"], p0={"target": "t19"})
    play(match, "play 84", "check t1")
    assert (discards(match), pile(match)) == ("84", "t19")
    match = on_track(LEAD, "s0 13", FAR, hand=["t1", "t2", 1], driver=None, seed=1)
    play(match, "box", "discard 1", "discard t2")
    assert (discards(match), pile(match)) == ("1", "t2")
    match = on_track(
        LEAD, "s0 11", FAR, hand=[58, 77, "t1"], p0={"target": "t7", "red": 4}
    )  # fmt: skip
    play(match, "play 58", "check 77")
    assert told(match, "out")[0]["car"] == "s0"
    assert sorted(pile(match).split()) == ["t1", "t7"]
    assert sorted(discards(match).split()) == ["58", "77"]


def lucky(**fields: Any) -> Match:
    """Let s0 draw two cards of the same movement: a track card is due."""
    return advanced(
        LEAD, "s0 12", FAR, modules="track-cards", turn=TURN,
        **{"p0": {"hand": [], "strategy": "lucky"}, **fields},
    )  # fmt: skip


def test_the_discarded_track_cards_are_the_new_deck_when_it_is_empty() -> None:
    match = lucky(track_discards=ALL, luck=["draw 1", "draw 2", "track t9"])
    assert match.position()["track_deck"] == 0
    play(match, "drive-on")
    (event,) = told(match, "reshuffled")
    assert (event["deck"], event["cards"]) == ("track", 34)
    assert "t9" in driver(match, 0)["hand"]
    assert (pile(match), match.position()["track_deck"]) == ("", 33)


@pytest.mark.ruling("R39")
def test_the_deck_is_made_anew_as_soon_as_it_is_empty() -> None:
    match = lucky(track_discards=ALL[1:], luck=["draw 1", "draw 2", "track t1"])
    play(match, "drive-on")
    assert (pile(match), match.position()["track_deck"]) == ("", 33)


def test_where_no_track_card_is_left_nothing_is_drawn() -> None:
    match = lucky(p1={"hand": ALL}, luck=["draw 1", "draw 2"])
    play(match, "drive-on")
    assert [row["from"] for row in told(match, "drew")] == ["lucky"]
    assert told(match, "reshuffled") == []


@pytest.mark.ruling("R39")
def test_the_new_deck_does_not_depend_on_the_order_of_the_discards() -> None:
    for seed in range(4):
        hands = []
        for cards in (ALL, ALL[::-1]):
            match = lucky(track_discards=cards, luck=["draw 1", "draw 2"], seed=seed)
            hands.append(driver(play(match, "drive-on"), 0)["hand"])
        assert len(hands[0]) == 3
        assert hands[0] == hands[1]


@pytest.mark.ruling("R21")
def test_a_card_of_lucky_may_be_used_though_who_is_out_drew_it_in_this_turn() -> None:
    match = advanced(
        LEAD, "s0 14", "s1 12", FAR, modules="track-cards", turn=TURN, driver=0, fresh=["t27"],
        p0={"hand": [58, 77, "t27"], "target": 1, "red": 4},
        p1={"hand": [], "strategy": "lucky"},
        p3={"hand": [card for card in ALL if card != "t27"]},
        luck=["draw 2", "draw 3", "track t27"],
    )  # fmt: skip
    play(match, "play 58", "check 77")
    assert told(match, "out")[0]["car"] == "s0"
    play(match, "drive-on")
    assert (driver(match, 1)["hand"], match.position()["fresh"]) == (["2", "3", "t27"], [])


# CHASE and track cards


@pytest.mark.ruling("R48")
def test_chase_may_take_a_track_card_the_chased_driver_moved_with() -> None:
    match = advanced(
        "s1 14", "s0 13", FAR, modules="track-cards", turn=TURN, driver=1,
        p1={"hand": [175, "t26"]}, p0={"hand": [], "strategy": "chase", "chased": "s1"},
    )  # fmt: skip
    play(match, "play 175", "add t26", "stay", "no-point", "drive-on")
    assert options(match) == ["deck", "take 175", "take t26"]
    play(match, "take t26")
    assert (driver(match, 0)["hand"], pile(match)) == (["t26"], "")


@pytest.mark.ruling("R48")
def test_not_if_it_lies_on_his_chart_now() -> None:
    match = advanced(
        "s1 14", "s0 13", FAR, modules="track-cards", turn=TURN, driver=1,
        p1={"hand": ["t27"]}, p0={"hand": [], "strategy": "chase", "chased": "s1"},
    )  # fmt: skip
    play(match, "play t27", "check t27", "no-point", "drive-on")
    assert asked(match) == "s0 draw"
    assert options(match) == ["deck", "take 183"]  # the Target that it replaced


# Late braking with a track card


@pytest.mark.ruling("R52")
def test_a_track_card_of_the_next_corner_makes_late_braking_sure() -> None:
    # t28: braking, corner 6; t26: no such symbol; t32: corner 7.
    match = go(1, LEAD, "s1 14 moved", "s0 13", FAR, hand=["t26", "t28", "t32"], turn=TURN,
               modules="track-cards")  # fmt: skip
    assert (asked(match), options(match)) == ("s0 brake", ["stay", "brake-late", "brake-with t28"])
    play(match, "brake-with t28")
    assert told(match, "checked") == []
    assert told(match, "braked-late")[0]["card"] == "t28"
    assert told(match, "braked-late")[0]["passes"] == ["s1"]
    assert (count(match, "s0"), pile(match)) == (15, "t28")
    assert "t28" not in driver(match, 0)["hand"]


@pytest.mark.ruling("R52")
@pytest.mark.parametrize("turn", [1, 26])
def test_the_question_of_passing_offers_it_too(turn: int) -> None:
    match = go(2, LEAD, "s1 6 moved", "s0 5", FAR, hand=["t12"], turn=turn,
               modules="track-cards")  # fmt: skip
    assert asked(match) == "s0 pass"
    assert options(match) == ["pass", "brake-late", "brake-with t12"]
    play(match, "brake-with t12")
    assert (count(match, "s0"), passes(match)) == (7, [])
    assert asked(match) == "s0 point"


@pytest.mark.ruling("R52")
def test_the_card_makes_nobody_elses_late_braking_sure() -> None:
    match = go(1, LEAD, "s0 13", "fast1 3", FAR, hand=["t28"], turn=TURN, orange=0,
               modules="track-cards flags", luck=["blind 77"])  # fmt: skip
    play(match, "brake-with t28", "brake-late")
    assert told(match, "checked")[0]["car"] == "fast1"
    assert told(match, "off-track")[0]["car"] == "fast1"


@pytest.mark.ruling("R52")
@pytest.mark.parametrize(
    ("strategy", "ahead", "section"),
    [("hazard", (), 16), ("hazard", ("slow1 15 moved",), 15), ("lucky", (), 15)],
)
def test_hazard_goes_two_sections_with_a_track_card(
    strategy: str, ahead: tuple[str, ...], section: int
) -> None:
    match = go(1, LEAD, *ahead, "s0 13", FAR, hand=["t28"], turn=TURN, modules="track-cards",
               p0={"hand": [175, "t28"], "strategy": strategy})  # fmt: skip
    assert count(play(match, "brake-with t28"), "s0") == section


@pytest.mark.ruling("R51")
def test_hazard_goes_one_section_if_a_flag_lies_in_the_next() -> None:
    match = go(1, LEAD, "s0 13", FAR, hand=["t28"], turn=TURN, modules="track-cards flags",
               p0={"hand": [175, "t28"], "strategy": "hazard"},
               yellow=[{"section": 15, "ahead": 0}])  # fmt: skip
    assert count(play(match, "brake-with t28"), "s0") == 15


@pytest.mark.ruling("R51")
def test_if_the_leaders_check_fails_the_track_card_stays_in_the_hand() -> None:
    match = go(1, f"s1 {14 - LAP} moved", "s0 13", FAR, hand=["t28", 77], turn=TURN,
               modules="track-cards", p0={"hand": [175, "t28", 77], "target": 1})  # fmt: skip
    play(match, "brake-with t28")
    assert options(match) == ["check 77", "blind"]  # not with the card that brakes
    play(match, "check 77", "no-point")
    assert (count(match, "s0"), driver(match, 0)["hand"]) == (14, ["t28"])
    assert told(match, "braked-late") == []
    assert pile(match) == ""


@pytest.mark.ruling("R51")
def test_if_it_is_passed_the_track_card_is_laid_off() -> None:
    match = go(1, f"s1 {14 - LAP} moved", "s0 13", FAR, hand=["t28", 1], turn=TURN,
               modules="track-cards")  # fmt: skip
    play(match, "brake-with t28", "check 1")
    assert (count(match, "s0"), pile(match)) == (15, "t28")


@pytest.mark.ruling("R50")
def test_a_second_late_braking_is_not_offered() -> None:
    # HAZARD lands two sections on, from 6 over corner 3 in the next braking section.
    match = go(1, LEAD, "s0 5", FAR, turn=TURN, modules="track-cards",
               p0={"hand": [175, "t12", "t16"], "strategy": "hazard"})  # fmt: skip
    play(match, "brake-with t12")
    assert (count(match, "s0"), asked(match)) == (8, "s0 point")


@pytest.mark.ruling("R50")
def test_who_skips_can_not_brake_late_with_a_track_card() -> None:
    match = on_track(LEAD, "s0 14", FAR, hand=["t28"])
    play(match, "skip")
    assert asked(match) == "s0 strategy"
    assert count(play(match, "lucky"), "s0") == 14


@pytest.mark.ruling("R50")
@pytest.mark.parametrize(
    ("other", "choices"),
    [
        ("s1 14", ["stay", "brake-with t28"]),  # a pass that may be declined first
        (f"s1 {14 - LAP}", ["brake-with t28"]),  # instead of a compulsory one
    ],
)
def test_with_banging_wheels_late_braking_may_be_chosen_instead_of_paying(
    other: str, choices: list[str]
) -> None:
    match = go(2, LEAD, f"{other} moved", "s0 13", FAR, turn=TURN, modules="track-cards",
               p0={"hand": [164, "t28"], "strategy": "banging-wheels"},
               luck=["track t1"])  # fmt: skip
    assert asked(match) == "s0 pass"
    play(match, *choices)
    assert (count(match, "s0"), passes(match)) == (15, [])


@pytest.mark.ruling("R50")
def test_without_it_a_compulsory_pass_is_made() -> None:
    match = go(2, LEAD, f"s1 {14 - LAP} moved", "s0 13", FAR, hand=["t28"], turn=TURN,
               modules="track-cards")  # fmt: skip
    assert passes(match) == [("s1", "lap", 1)]


# The example of the rulebook: t12 belongs to corner 3, section 7


@pytest.mark.parametrize(("section", "legal"), [(6, True), (4, True), (8, False)])
def test_the_track_card_of_the_figure(section: int, legal: bool) -> None:
    match = on_track(LEAD, f"s0 {section}", FAR, hand=["t12", 84])
    assert may_play(match, "t12") == legal
    if not legal:
        refuse(match, "play t12")
