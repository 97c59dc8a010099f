"""Cards: one or a pair, tyres, damage, checks, draws, discards, trajectories, strategies."""

from collections.abc import Sequence
from typing import Any

import pytest

import boxbox
from tests.race90.scenes import (
    Match,
    asked,
    car,
    cell,
    count,
    discards,
    driver,
    lay_as_played,
    options,
    play,
    play_to_order,
    race,
    refuse,
    told,
)

pytestmark = pytest.mark.usefixtures("frozen")

CARS = ("s0 21", "s1 5")
"""s0 in front with a free straight, s1 the next to be asked."""


def turn_of(
    *hand: int, luck: Sequence[str] = (), cars: Sequence[str] = CARS, **fields: Any
) -> Match:
    """Start after the draw of s0; facts of s0 are given by name, those of the race as `fields`."""
    names = ("target", "tyres", "red", "brown", "strategy", "chart", "frozen", "fuel")
    facts = {name: fields.pop(name) for name in names if name in fields}
    return race(*cars, driver=0, luck=luck, p0={"hand": list(hand), **facts}, **fields)


def kinds(match: Match) -> list[str]:
    return [event["kind"] for event in match.events(None)]


def bonuses(match: Match) -> list[tuple[str, int]]:
    return [(event["why"], event["value"]) for event in told(match, "bonus")]


# One card or a pair


@pytest.mark.parametrize("card", [2, 23, 163, 174])
def test_one_card_may_be_any(card: int) -> None:
    match = turn_of(card)
    play(match, f"play {card}")
    moved = told(match, "played")[0]["move"]
    assert count(match, "s0") == 21 + moved


@pytest.mark.parametrize(
    ("one", "two", "legal"),
    [
        (2, 174, True), (157, 174, True), (163, 174, True), (174, 175, True), (163, 164, True),
        (2, 163, False), (2, 157, False), (157, 158, False), (157, 163, False), (2, 3, False),
    ],
)  # fmt: skip
def test_a_pair_is_any_card_with_a_one_or_two_twos(one: int, two: int, legal: bool) -> None:
    match = turn_of(one, two)
    play(match, f"play {one}")
    if legal:
        play(match, f"add {two}")
        assert told(match, "played")[0]["cards"] == [str(one), str(two)]
        assert count(match, "s0") - 21 == told(match, "played")[0]["move"]
    else:
        assert told(match, "played")[0]["cards"] == [str(one)]


def test_no_third_card() -> None:
    match = turn_of(174, 175, 176)
    play(match, "play 174", "add 175")
    assert asked(match) == "s1 pit"
    assert driver(match, 0)["hand"] == ["176"]


@pytest.mark.ruling("C2")
@pytest.mark.parametrize(
    ("hands", "choices"),
    [
        (([157, 174], [157, 163]), ["play 157", "alone"]),
        (([13, 163, 165], [13, 162, 163]), ["play 13", "alone", "pay 163", "chips"]),
    ],
)
def test_nobody_learns_from_hidden_cards_whether_there_was_a_choice(
    hands: tuple[list[int], list[int]], choices: list[str]
) -> None:
    """With the second hand the last answers are the only ones, and written all the same."""
    logs = []
    for hand in hands:
        match = turn_of(*hand, p3={"hand": []})
        match.choose(0, choices)
        assert asked(lay_as_played(match)) == "s1 pit"
        logs.append(match.log.text(3).split("\n\n")[1])
    assert logs[0] == logs[1]
    written = [line.split(" ", 2)[2] for line in logs[0].splitlines()[1:]]
    assert [text for text in written if text != "as-played"] == choices


@pytest.mark.ruling("C2")
def test_where_all_can_see_that_there_is_no_choice_nothing_is_asked_or_written() -> None:
    for hand, choices in (([157], ["play 157"]), ([28, 157], ["play 28", "alone"])):
        match = play(turn_of(*hand), choices[0])
        assert [line.words for line in match.log.lines if line.act == "choose"] == choices


@pytest.mark.ruling("B14")
def test_the_lower_number_comes_first() -> None:
    match = turn_of(157, 174, 175, 163)
    assert refuse(play(match.copy(), "play 174"), "add 157") == "lower-number-first"
    assert options(play(match.copy(), "play 157")) == ["alone", "add 174", "add 175"]
    assert options(play(match.copy(), "play 174")) == ["alone", "add 175"]
    paying = play(turn_of(13, 163, 164, 165), "play 13", "pay 164")
    assert refuse(paying, "pay 163") == "rising-order"
    assert options(paying) == ["chips", "pay 165"]


# Tyres


@pytest.mark.parametrize(("card", "cost"), [(28, 1), (26, 2), (13, 3)], ids=["one", "two", "three"])
def test_tyres_are_paid_in_chips(card: int, cost: int) -> None:
    match = play(turn_of(card), f"play {card}")
    assert driver(match, 0)["tyres"] == 12 - cost


def test_one_tyre_is_always_a_chip() -> None:
    match = play(turn_of(28, 163), "play 28")
    assert not told(match, "paid")[0]["cards"]
    assert asked(match) == "s1 pit"
    assert "play 28" not in options(turn_of(28, 163, tyres=0))


@pytest.mark.parametrize(
    ("choices", "chips", "hand"),
    [
        (["chips"], 3, ["163", "164", "165"]),
        (["pay 163", "chips"], 2, ["164", "165"]),
        (["pay 165"], 2, ["163", "164"]),
        (["pay 163", "pay 164"], 1, ["165"]),
        (["pay 164", "pay 165"], 1, ["163"]),
    ],
)
def test_three_tyres_are_paid_with_one_chip_at_least(
    choices: list[str], chips: int, hand: list[str]
) -> None:
    match = turn_of(13, 163, 164, 165)
    play(match, "play 13", *choices)
    assert asked(match) == "s1 pit"
    assert driver(match, 0)["tyres"] == 12 - chips
    assert driver(match, 0)["hand"] == hand


def test_a_payment_by_rising_number_can_be_completed() -> None:
    match = play(turn_of(13, 163, 164, 165, tyres=1), "play 13")
    assert options(match) == ["pay 163", "pay 164"]


@pytest.mark.parametrize(("chips", "others", "legal"), [
    (0, 3, False), (1, 1, False), (1, 2, True), (2, 0, False), (2, 1, True), (3, 0, True),
])  # fmt: skip
def test_a_card_that_cannot_be_paid_cannot_be_played(chips: int, others: int, legal: bool) -> None:
    match = turn_of(13, *(163, 164, 165)[:others], tyres=chips)
    can_be_played = asked(match) == "s0 play" and "play 13" in options(match)
    assert can_be_played == legal


def test_the_tyres_of_a_pair_are_added() -> None:
    match = play(turn_of(46, 47), "play 46", "add 47")
    assert driver(match, 0)["tyres"] == 10
    match = play(turn_of(46, 47, 163, tyres=1), "play 46", "add 47")
    assert driver(match, 0)["hand"] == []
    assert driver(match, 0)["tyres"] == 0


def test_a_pair_that_cannot_be_paid_is_refused() -> None:
    match = turn_of(46, 47, tyres=1)
    play(match, "play 46")
    assert told(match, "played")[0]["cards"] == ["46"]


@pytest.mark.ruling("R33")
def test_played_and_frozen_cards_do_not_pay() -> None:
    match = turn_of(2, 174, 163, frozen=[164, 165])
    play(match, "play 2", "add 174")
    assert options(match) == ["chips", "pay 163"]
    match = turn_of(2, 174, frozen=[164, 165])
    play(match, "play 2", "add 174")
    assert driver(match, 0)["tyres"] == 10
    broke = turn_of(2, 174, tyres=1, frozen=[164, 165])
    play(broke, "play 2")  # 174 pays
    assert driver(broke, 0)["hand"] == []
    assert told(broke, "played")[0]["cards"] == ["2"]
    assert "174" in discards(broke).split()


@pytest.mark.ruling("R33")
@pytest.mark.parametrize("options_given", [{"short": True}, {"level": "junior"}])
def test_cards_pay_no_tyres_in_a_short_race_or_junior(options_given: dict[str, Any]) -> None:
    match = turn_of(2, 163, 164, options=options_given)
    play(match, "play 2")
    assert driver(match, 0)["tyres"] == 10
    assert driver(match, 0)["hand"] == ["163", "164"]
    match = turn_of(2, 163, 164, tyres=1, options=options_given)
    assert "play 2" not in options(match)


# SAVE TYRES


@pytest.mark.ruling("R32")
@pytest.mark.parametrize(
    ("cards", "paid"), [((28,), 0), ((26,), 1), ((13,), 2), ((46, 47), 1), ((174,), 0)]
)
def test_save_tyres_takes_one_off_the_total(cards: tuple[int, ...], paid: int) -> None:
    match = turn_of(*cards, strategy="save-tyres")
    play(match, f"play {cards[0]}", *[f"add {card}" for card in cards[1:]])
    assert driver(match, 0)["tyres"] == 12 - paid


@pytest.mark.ruling("R32")
def test_what_is_left_needs_a_chip_and_nothing_left_needs_none() -> None:
    match = turn_of(28, 26, 163, 164, tyres=0, strategy="save-tyres")
    assert "play 28" in options(match)
    assert "play 26" not in options(match)
    match = turn_of(13, 26, 163, tyres=1, strategy="save-tyres")
    assert {"play 13", "play 26"} <= set(options(match))
    play(match, "play 13")
    assert options(match) == ["pay 26", "pay 163"]


def test_save_tyres_does_not_make_a_free_card_cheaper() -> None:
    match = play(turn_of(157, strategy="save-tyres"), "play 157")
    assert driver(match, 0)["tyres"] == 12
    assert count(match, "s0") == 24


# Damage


@pytest.mark.parametrize(("card", "discs"), [(12, 1), (10, 2)])
def test_printed_damage_is_drawn_from_the_cup(card: int, discs: int) -> None:
    match = turn_of(card, luck=["disc red", "disc brown"][:discs])
    play(match, f"play {card}")
    facts = driver(match, 0)
    assert (facts["red"], facts["brown"]) == (1, discs - 1)
    assert match.position()["cup"] == {"red": 23, "brown": 6 - (discs - 1)}
    assert count(match, "s0") == 25


@pytest.mark.ruling("R31")
@pytest.mark.parametrize(
    ("red", "brown", "playable"),
    [(0, 0, {"1", "10"}), (2, 0, {"1", "10"}), (2, 1, {"1"}), (3, 0, {"1"}), (2, 2, set())],
)
def test_printed_damage_needs_free_slots(red: int, brown: int, playable: set[str]) -> None:
    """England has four slots; card 1 is a damage, 10 two, 174 none."""
    match = turn_of(1, 10, 174, red=red, brown=brown)
    offered = {choice.removeprefix("play ") for choice in options(match)}
    assert offered == {"skip", "174", *playable}


@pytest.mark.ruling("R31")
def test_the_damage_of_a_pair_is_added() -> None:
    match = turn_of(45, 48, 174, red=3)
    play(match, "play 45")
    assert options(match) == ["alone", "add 174"]
    assert "add 48" in options(play(turn_of(45, 48, 174, red=2), "play 45"))


@pytest.mark.ruling("R31")
def test_a_failed_check_without_a_slot_eliminates_at_once() -> None:
    """Card 74 is a 65 that asks for a check against 8."""
    match = turn_of(74, 133, 163, red=3, brown=1, target=9)
    play(match, "play 74", "add 133", "check 133")
    assert told(match, "out")[0] | {"n": 0} == {
        "n": 0, "kind": "out", "car": "s0", "why": "damage", "section": 21,
    }  # fmt: skip
    assert "drew" not in kinds(match)
    assert "drove" not in kinds(match)
    assert cell(match, 21) == ""
    assert match.position()["leader"] == "s1"
    assert asked(match) == "s1 pit"


@pytest.mark.ruling("R31")
def test_a_failed_check_takes_the_last_slot_first() -> None:
    match = turn_of(74, red=2, brown=1, target=9, luck=["disc red"])
    play(match, "play 74", "check 74")
    assert not told(match, "out")
    assert [(row["why"], row["disc"]) for row in told(match, "damage")] == [("check", "red")]
    assert count(match, "s0") == 24


@pytest.mark.ruling("B2")
def test_cards_of_who_is_out_are_laid_off_by_rising_number() -> None:
    match = turn_of(
        74, 170, 163, red=4, target=9, frozen=[180, 20], fuel=8, strategy="hazard", discards=[99]
    )
    play(match, "play 74", "check 170")
    assert discards(match) == "99 74 9 20 163 170 180"
    facts = driver(match, 0)
    assert (facts["hand"], facts["frozen"], facts["target"]) == ([], [], None)
    assert (facts["tyres"], facts["red"], facts["fuel"], facts["strategy"]) == (0, 0, None, None)
    assert match.position()["cup"] == {"red": 24, "brown": 6}


@pytest.mark.ruling("R39")
def test_the_cup_has_24_red_and_6_brown_discs_drawn_without_replacement() -> None:
    match = turn_of(1, p1={"red": 6, "chart": "germany-1"}, brown=1, luck=["disc brown"])
    assert match.position()["cup"] == {"red": 18, "brown": 5}
    play(match, "play 1")
    assert match.position()["cup"] == {"red": 18, "brown": 4}


def many(**fields: Any) -> Match:
    """Six players, s0 to play card 1 (a damage), the others hold 5 to 6 discs each."""
    charts = ("england-2", "germany-1", "japan-1", "france-1", "brazil-2", "italy-1")
    slots = (6, 6, 6, 5, 6, 5)
    players: dict[str, Any] = {
        f"p{seat}": {"chart": charts[seat], "red": slots[seat], "hand": [], "target": 184 - seat}
        for seat in range(6)
    }
    for seat, facts in fields.pop("facts").items():
        players[f"p{seat}"] |= facts
    cars = [f"s{seat} {21 - seat}" for seat in range(6)]
    return race(*cars, seats=6, driver=0, **players, **fields)


@pytest.mark.ruling("R39")
def test_an_empty_cup_gives_red_and_what_is_left_is_all_that_can_come() -> None:
    hand = {"hand": [1], "red": 0, "brown": 0}
    match = many(facts={0: hand, 1: {"red": 0, "brown": 6}, 2: {"red": 3}, 5: {"red": 4}})
    assert match.position()["cup"] == {"red": 24 - 18, "brown": 0}
    match = many(facts={0: hand, 1: {"red": 0, "brown": 6}, 2: {"red": 6}})
    assert match.position()["cup"] == {"red": 2, "brown": 0}
    match = many(facts={0: hand | {"red": 4, "brown": 0}, 1: {"red": 0, "brown": 6}})
    assert match.position()["cup"] == {"red": 0, "brown": 0}
    play(match, "play 1")  # no luck is asked for
    assert driver(match, 0)["red"] == 5


@pytest.mark.ruling("R39")
def test_an_empty_deck_is_made_anew_of_the_discards_at_once() -> None:
    rest = [card for card in range(1, 185) if card not in (142, 184, 183, 170, 171)]
    match = race(*CARS, driver=0, p0={"hand": [142]}, discards=rest, luck=["draw 171", "draw 170"])
    play(match, "play 142")
    assert driver(match, 0)["hand"] == ["170", "171"]
    assert told(match, "reshuffled")[0]["cards"] == len(rest)
    assert (match.position()["deck"], discards(match)) == (len(rest), "142")


# Checks


def check(*hand: int, how: str, target: int, luck: Sequence[str] = (), **fields: Any) -> Match:
    """Play the first of some cards alone and make its check."""
    match = turn_of(*hand, target=target, luck=luck, **fields)
    play(match, f"play {hand[0]}")
    if asked(match) == "s0 second":
        play(match, "alone")
    return play(match, how)


@pytest.mark.parametrize("source", ["movement card", "hand", "blind"])
@pytest.mark.parametrize("passed", [True, False])
def test_table_of_checks_movement(source: str, passed: bool) -> None:
    """Card 74 is a +3 of 65 with a check; the cards in hand and deck are a 66 and a 64."""
    target = {True: 162, False: 134}[passed]  # 66 or 64
    other = 74 if source == "movement card" else 124  # both are 65
    match = turn_of(
        *([74, 124] if source == "hand" else [74, 170]),
        target=target,
        luck=[*(["blind 124"] if source == "blind" else []), *([] if passed else ["disc red"])],
    )
    play(match, "play 74")
    assert asked(match) == "s0 check"
    assert options(match) == ["check 74", f"check {124 if source == 'hand' else 170}", "blind"]
    play(match, "blind" if source == "blind" else f"check {other}")
    (made,) = told(match, "checked")
    assert made["why"] == "movement"
    assert made["target"] == (66 if passed else 64)
    assert (made["factor"], made["passed"], made["blind"]) == (65, passed, source == "blind")
    facts = driver(match, 0)
    assert facts["red"] == (0 if passed else 1)
    assert facts["target"] == str(other)
    assert count(match, "s0") == 24
    pile = discards(match).split()
    assert str(target) in pile
    assert str(other) not in pile
    assert ("74" in pile) == (source != "movement card")


@pytest.mark.parametrize(
    ("card", "modifier"), [(74, 0), (60, 20), (73, -20)], ids=["check", "check+20", "check-20"]
)
@pytest.mark.parametrize("beyond", [0, 1])
def test_a_check_is_passed_with_the_target_or_less(card: int, modifier: int, beyond: int) -> None:
    """The Target is a 60; 80 and 81 are 144 and 104, 60 and 61 are 132 and 133, 40 and 41 are
    88 and 70."""
    used = {0: (132, 133), 20: (144, 104), -20: (88, 70)}[modifier][beyond]
    match = check(card, used, how=f"check {used}", target=111, luck=["disc red"] if beyond else [])
    (made,) = told(match, "checked")
    assert (made["target"], made["passed"]) == (60 + modifier, beyond == 0)


def test_a_check_may_be_failed_on_purpose() -> None:
    match = check(79, 184, how="check 184", target=132, luck=["disc red"])
    assert driver(match, 0)["target"] == "184"
    assert driver(match, 0)["red"] == 1


@pytest.mark.ruling("R34")
def test_one_card_serves_one_check_and_is_the_target_of_the_next() -> None:
    """79 and 87 are +2 of 11 and 38, both with a check."""
    match = turn_of(79, 87, target=132)
    play(match, "play 79", "add 87")
    assert options(match) == ["check 79", "check 87", "blind"]
    play(match, "check 87")
    assert options(match) == ["check 79", "blind"]
    play(match, "check 79")
    assert [row["target"] for row in told(match, "checked")] == [60, 38]
    assert driver(match, 0)["target"] == "79"
    assert discards(match) == "132 87"
    assert count(match, "s0") == 25


@pytest.mark.ruling("R34")
def test_a_movement_card_on_the_chart_counts_for_movement() -> None:
    match = check(74, how="check 74", target=182)
    assert count(match, "s0") == 24
    assert (driver(match, 0)["target"], discards(match)) == ("74", "182")


def test_the_player_says_which_check_is_first() -> None:
    """79 asks for a check, 83 for one with +20."""
    match = turn_of(79, 83, 170, target=132)
    play(match, "play 79", "add 83")
    assert asked(match) == "s0 check-order"
    assert options(match) == ["first 79", "first 83"]
    play(match, "first 83")
    assert asked(boxbox.from_position(match.position(), seed=1)) == "s0 check"
    play(match, "check 170", "check 79")
    assert [row["target"] for row in told(match, "checked")] == [80, 62]
    match = turn_of(79, 83, 170, target=132, luck=["disc red"])
    play(match, "play 79", "add 83", "first 79", "check 170", "check 79")
    assert [row["target"] for row in told(match, "checked")] == [60, 82]
    assert [row["passed"] for row in told(match, "checked")] == [False, True]


@pytest.mark.ruling("R30")
def test_resources_then_checks_then_draws_then_discards_then_movement() -> None:
    """27 costs two tyres and a damage; 110 asks for a check: with 142 the pair draws two."""
    match = turn_of(27, 142, luck=["disc red", "draw 163", "draw 164"])
    play(match, "play 27", "add 142")
    assert kinds(match) == ["played", "paid", "damage", "drew", "laid", "drove"]
    match = turn_of(111, 142, 5, target=184, luck=["blind 112", "draw 163", "draw 164"])
    play(match, "play 111", "add 142", "blind")
    assert kinds(match) == ["played", "checked", "drew", "laid", "drove"]
    assert driver(match, 0)["hand"] == ["5", "163", "164"]


@pytest.mark.ruling("R30")
def test_cards_drawn_now_neither_pay_nor_check() -> None:
    """They come when everything is paid and checked; the two chips are all there is to pay with."""
    match = turn_of(2, 142, tyres=2, luck=["draw 163", "draw 164"])
    play(match, "play 2", "add 142")
    assert driver(match, 0)["tyres"] == 0
    broke = turn_of(2, 142, 5, tyres=0)
    assert "play 2" not in options(broke)
    match = turn_of(111, 142, luck=["draw 163", "draw 164"])
    play(match, "play 111", "add 142")
    assert options(match) == ["check 111", "check 142", "blind"]


def test_draws_of_a_pair_are_added_and_there_is_no_limit_to_a_hand() -> None:
    hand = [118, 119, *range(1, 15)]
    match = turn_of(*hand, luck=["draw 163", "draw 164"])
    play(match, "play 118", "add 119")
    assert len(driver(match, 0)["hand"]) == 16


def without_a_deck(*cars: str, used: Sequence[int], **fields: Any) -> Match:
    """Start where s1 holds all cards but some."""
    targets = [184, 183, *([182] if any(name.startswith("s2") for name in cars) else [])]
    rest = [card for card in range(1, 185) if card not in (*used, *targets)]
    return race(*cars, p1={"hand": rest}, **fields)


@pytest.mark.ruling("B13")
def test_without_any_card_nothing_is_drawn() -> None:
    hand = {"hand": [117, 142]}
    match = without_a_deck(*CARS, driver=0, p0=hand, used=[117, 142])
    play(match, "play 117", "add 142")
    assert driver(match, 0)["hand"] == []
    for strategy in (None, "lucky", "chase"):
        match = without_a_deck(*CARS, p0=hand | {"strategy": strategy}, used=[117, 142])
        play(match, "drive-on")
        assert (asked(match), driver(match, 0)["hand"]) == ("s0 play", ["117", "142"])
        assert told(match, "drew") == []
    match = without_a_deck(*CARS, p0=hand | {"strategy": "lucky"}, used=[117, 142, 60],
                           discards=[60], luck=["draw 60"])  # fmt: skip
    assert driver(play(match, "drive-on"), 0)["hand"] == ["60", "117", "142"]


@pytest.mark.ruling("B13")
def test_a_check_without_a_card_is_failed() -> None:
    junior = {"options": {"level": "junior"}, "driver": 0}
    match = without_a_deck(*CARS, p0={"hand": [74]}, used=[74], luck=["disc red"], **junior)
    play(match, "play 74")
    assert (driver(match, 0)["red"], driver(match, 0)["target"]) == (1, "184")
    assert [(row["card"], row["passed"]) for row in told(match, "checked")] == [("?", False)]
    match = without_a_deck(*CARS, driver=0, p0={"hand": [74]}, used=[74])
    play(match, "play 74")  # not blind: there is nothing to draw
    assert driver(match, 0)["target"] == "74"
    match = without_a_deck("s2 -12 moved", "fast1 11", "s0 5", "s1 4", driver=0, used=[])
    play(match, "hazard")
    assert cell(match, 12) == "s2 fast1"


@pytest.mark.ruling("B13")
def test_a_robot_contests_without_cards_where_there_is_none_and_discards_none() -> None:
    match = without_a_deck("s0 7", "fast1 7", "s1 4", p0={"hand": [60]}, used=[60])
    play(match, "decline")
    (shown,) = told(match, "contest-shown")
    assert (shown["car"], shown["cards"], shown["total"]) == ("fast1", ["?", "?"], 2)
    assert discards(match) == ""
    assert told(match, "contest-result")[0]["order"] == ["fast1", "s0"]


# Discards


@pytest.mark.ruling("R38")
def test_cards_are_laid_off_as_they_were_played() -> None:
    """Movement cards, tyre cards, the replaced Target; the last on top."""
    match = turn_of(13, 112, 163, 164)
    play(match, "play 13", "add 112", "pay 163", "pay 164")
    assert discards(match) == "13 112 163 164"
    match = turn_of(54, 112, 163, target=184)
    play(match, "play 54", "add 112", "check 163")
    assert discards(match) == "54 112 184"


@pytest.mark.ruling("R38")
def test_the_player_may_choose_the_order() -> None:
    match = play_to_order(turn_of(13, 112, 163), "play 13", "add 112", "pay 163")
    assert options(match) == ["as-played", "lay 13", "lay 112", "lay 163"]
    ordered = play(match.copy(), "lay 13")
    assert options(ordered) == ["lay 112", "lay 163"]
    play(ordered, "lay 163")
    assert discards(ordered) == "112 163 13"
    assert discards(play(match, "as-played")) == "13 112 163"


@pytest.mark.ruling("R38")
def test_they_are_laid_off_before_the_car_moves() -> None:
    match = turn_of(157, 174)
    play(match, "play 157", "add 174")
    assert kinds(match).index("laid") < kinds(match).index("drove")


@pytest.mark.ruling("R38")
def test_cards_of_lapping_and_late_braking_go_on_top_as_they_come() -> None:
    match = race("s1 12 moved", "s0 35", "s2 5", driver=0, p0={"hand": [157, 92], "target": 95})
    play(match, "play 157", "check 92")
    assert discards(match) == "157 95"
    match = race("s0 11", "s2 5", driver=0, p0={"hand": [157]}, luck=["blind 44"])
    assert discards(play(match, "play 157", "brake-late")) == "157 44"


@pytest.mark.ruling("R38")
def test_robots_discard_by_rising_factor() -> None:
    """60 is a 7, 20 a 26, 178 a 70."""
    match = race(
        "s1 27", "fast1 27", "s0 29", driver=0, p1={"hand": [5], "target": 99}, p0={"hand": []},
        luck=["robot 178", "robot 60"],
    )  # fmt: skip
    play(match, "lucky", "decline")
    assert discards(match) == "60 178"


# Skipping


@pytest.mark.ruling("R36")
def test_a_skip_draws_and_stays_and_changes_strategy_from_the_next_turn_on() -> None:
    match = race(
        "s0 12 p1", "s1 5", p0={"hand": [157], "strategy": "hazard"}, p1={"hand": []},
        luck=["draw 163", "draw 164", "draw 165", "draw 166"],
    )  # fmt: skip
    play(match, "drive-on")
    assert driver(match, 0)["hand"] == ["157", "163"]
    play(match, "skip")
    assert asked(match) == "s0 strategy"
    assert options(match) == [
        "save-tyres", "hazard", "balance", "lucky", "chase", "banging-wheels",
    ]  # fmt: skip
    play(match, "lucky")
    assert (count(match, "s0"), car(match, "s0")["point"]) == (12, 1)
    assert (driver(match, 0)["strategy"], driver(match, 0)["new_strategy"]) == ("hazard", "lucky")
    assert bonuses(match) == []
    play(match, "drive-on", "skip", "hazard")
    assert match.position()["turn"] == 6
    assert (driver(match, 0)["strategy"], driver(match, 0)["new_strategy"]) == ("lucky", None)
    play(match, "drive-on")
    assert asked(match) == "s0 keep"


@pytest.mark.ruling("R36")
def test_no_late_braking_with_a_skip() -> None:
    match = play(turn_of(157, cars=("s0 14", "s1 5")), "skip")
    assert asked(match) == "s0 strategy"
    assert asked(play(match, "hazard")) == "s1 pit"


@pytest.mark.ruling("B15")
def test_a_strategy_of_a_skip_does_not_hold_in_its_own_turn() -> None:
    facts = {"hand": [], "strategy": "hazard"}
    match = race(
        "s0 21", "s1 20", driver=0, p1={"hand": [157, 174]}, luck=["draw 163"], p0=facts
    )  # fmt: skip
    play_to_order(match, "chase", "drive-on", "play 157", "add 174")
    assert (asked(match), driver(match, 0)["strategy"]) == ("s1 lay", "hazard")
    play(match, "as-played")
    assert match.position()["turn"] == 6
    assert driver(match, 0)["strategy"] == "chase"


@pytest.mark.ruling("B15")
@pytest.mark.parametrize("strategy", ["lucky", "chase"])
def test_a_strategy_of_a_pit_stop_holds_for_the_draw_of_the_same_turn(strategy: str) -> None:
    match = race(
        "s1 23 moved", "s0 22", "s2 3",
        p0={"hand": [], "strategy": "hazard", "chased": "s1"}, p1={"moved_with": [60, 61]},
        luck=[f"draw {card}" for card in range(101, 109)], discards=[60, 61, 62],
    )  # fmt: skip
    play(match, "box", strategy)
    assert driver(match, 0)["strategy"] == strategy
    if strategy == "lucky":
        assert asked(match) == "s0 keep"
    else:
        assert options(match) == ["deck", "take 60", "take 61"]


# Trajectories


@pytest.mark.parametrize(
    ("start", "cards", "bonus"),
    [
        ("10 p1", (28,), 2), ("10 p1", (157,), 0), ("10 p1", (28, 174), 2), ("10", (28,), 0),
        ("12 p1", (174,), 1), ("12 p1", (28, 174), 1), ("12 p1", (117,), 0),
        ("14 p1", (117,), 2), ("14 p2", (117,), 0), ("14 p2", (84,), 1),
    ],
)  # fmt: skip
def test_a_trajectory_pays_with_one_card_of_its_colour(
    start: str, cards: tuple[int, ...], bonus: int
) -> None:
    match = turn_of(*cards, cars=(f"s0 {start}", "s1 1"))
    play(match, f"play {cards[0]}", *[f"add {card}" for card in cards[1:]])
    assert bonuses(match) == ([("trajectory", bonus)] if bonus else [])
    first = int(start.split()[0])
    assert count(match, "s0") == first + told(match, "played")[0]["move"] + bonus


@pytest.mark.parametrize("strategy", [None, "balance"])
def test_a_trajectory_pays_nothing_in_the_first_turn_but_in_the_last(strategy: str | None) -> None:
    for turn, bonus in ((1, 0), (2, 1), (26, 1)):
        match = turn_of(174, cars=("s0 12 p1", "s1 1"), turn=turn, strategy=strategy)
        assert count(play(match, "play 174"), "s0") == 13 + bonus


@pytest.mark.parametrize(
    ("start", "cards", "bonus", "why"),
    [
        ("10 p1", (174,), 2, "balance"),
        ("10 p1", (117,), 2, "balance"),
        ("10 p1", (84,), 2, "balance"),
        ("10 p1", (28,), 2, "trajectory"),
        ("10 p1", (28, 174), 2, "trajectory"),
        ("12 p1", (28,), 0, ""),
        ("12 p1", (28, 130), 0, ""),
        ("12 p1", (28, 174), 1, "trajectory"),
        ("12 p1", (84, 117), 1, "balance"),
        ("12", (84,), 0, ""),
    ],
)
def test_balance_uses_any_trajectory_without_speeding_cards(
    start: str, cards: tuple[int, ...], bonus: int, why: str
) -> None:
    match = turn_of(
        *cards, cars=(f"s0 {start}", "s1 1"), strategy="balance", luck=["draw 1", "draw 2"]
    )
    play(match, f"play {cards[0]}", *[f"add {card}" for card in cards[1:]])
    assert bonuses(match) == ([(why, bonus)] if bonus else [])


# HAZARD


@pytest.mark.ruling("R37")
@pytest.mark.parametrize(
    ("cards", "target", "points", "discs"),
    [
        ((12,), 184, 1, 1),  # a printed damage
        ((10,), 184, 2, 2),  # two
        ((45, 48), 184, 2, 2),  # one on each card
        ((74,), 184, 1, 0),  # a check that is passed
        ((74,), 9, 1, 1),  # a check that is failed
        ((45, 79), 184, 2, 1),  # a damage and a check
        ((79, 80), 184, 2, 0),  # two checks
        ((174,), 184, 0, 0),
    ],
)
def test_hazard_gains_a_point_for_each_check_and_printed_damage(
    cards: tuple[int, ...], target: int, points: int, discs: int
) -> None:
    match = turn_of(
        *cards, target=target, strategy="hazard", chart="england-2", luck=["disc red"] * discs
    )
    play(match, f"play {cards[0]}", *[f"add {card}" for card in cards[1:]])
    while asked(match) == "s0 check":
        play(match, options(match)[0] if len(cards) == 1 else options(match)[-2])
    assert sum(value for _, value in bonuses(match)) == points
    assert {why for why, _ in bonuses(match)} <= {"hazard"}
    assert count(match, "s0") == 21 + told(match, "played")[0]["move"] + points


@pytest.mark.ruling("R37")
def test_without_hazard_there_is_no_such_point() -> None:
    match = turn_of(12, strategy="balance", luck=["disc red"])
    assert count(play(match, "play 12"), "s0") == 25


@pytest.mark.ruling("R37")
def test_hazard_gains_nothing_from_lapping_and_late_braking_checks() -> None:
    hazard = {"hand": [157, 92], "target": 95, "strategy": "hazard"}
    match = race("s1 12 moved", "s0 35", "s2 5", driver=0, p0=hazard)
    play(match, "play 157", "check 92")
    assert (bonuses(match), count(match, "s0")) == ([], 37)
    match = race("s0 11", "s1 15 moved", "s2 5", driver=0, p0=hazard, luck=["blind 40"])
    play(match, "play 157", "brake-late")
    assert (bonuses(match), count(match, "s0")) == ([], 15)


@pytest.mark.ruling("R37")
def test_hazard_gains_nothing_from_contest_damage() -> None:
    match = race(
        "s0 27", "s1 27", "s2 1", p0={"hand": [2, 157], "strategy": "hazard"},
        p1={"hand": [174]}, luck=["disc red", "disc red", "draw 170"],
    )  # fmt: skip
    play(match, "contest 174", "alone", "contest 2", "alone", "drive-on", "play 157")
    assert told(match, "damage")[0]["why"] == "contest"
    assert (bonuses(match), count(match, "s0")) == ([], 30)


# LUCKY


@pytest.mark.parametrize(("keep", "other"), [(163, 170), (170, 163)])
def test_lucky_draws_two_keeps_one_and_discards_the_other_at_once(keep: int, other: int) -> None:
    match = race(
        *CARS, p0={"hand": [5], "strategy": "lucky"}, luck=["draw 170", "draw 163"], discards=[99]
    )
    play(match, "drive-on")
    assert options(match) == ["keep 163", "keep 170"]
    play(match, f"keep {keep}")
    assert driver(match, 0)["hand"] == sorted(["5", str(keep)], key=int)
    assert discards(match) == f"99 {other}"
    assert asked(match) == "s0 play"


def test_others_draw_one() -> None:
    for strategy in ("save-tyres", "hazard", "balance", "banging-wheels"):
        match = race(*CARS, p0={"hand": [5], "strategy": strategy}, luck=["draw 170"])
        play(match, "drive-on")
        assert driver(match, 0)["hand"] == ["5", "170"]


# CHASE


def chase(*cars: str, luck: Sequence[str] = ("draw 170",), **fields: Any) -> Match:
    """Let s0 with CHASE come to his draw."""
    p0 = {"hand": [5], "strategy": "chase", **fields.pop("p0", {})}
    match = race(*cars, p0=p0, luck=luck, **fields)
    assert asked(match) == "s0 pit"
    return play(match, "drive-on")


@pytest.mark.ruling("R48")
def test_the_chased_car_is_the_next_ahead_of_the_same_laps() -> None:
    def chased(*cars: str) -> str | None:
        match = race(*cars, p0={"strategy": "chase"}, at="turn")
        return str(driver(match, 0)["chased"])

    assert chased("s1 20", "s2 16", "s0 12") == "s2"
    assert chased("s1 20", "fast1 14", "s0 12") == "fast1"
    assert chased("s1 36", "s2 36", "s0 36", "fast1 12") == "s2"
    assert chased("s1 20", "s2 12", "s0 12") == "s2"
    assert chased("s0 20", "s1 12") == "None"  # the Leader chases nobody
    assert chased("s1 40", "s2 38", "s0 13") == "None"  # nobody else is lapped
    assert chased("s1 40", "s2 14", "s0 13") == "s2"  # lapped both
    assert chased("s1 40", "s0 30", "s3 14") == "s1"


@pytest.mark.ruling("R48")
def test_the_chased_car_is_fixed_before_contests() -> None:
    match = race(
        "s1 29", "s2 27", "s0 27", p0={"strategy": "chase", "hand": [5]}, p2={"hand": [163]},
        at="turn", luck=["draw 101"],
    )  # fmt: skip
    assert driver(match, 0)["chased"] == "s2"
    play(match, "drive-on", "skip", "hazard")
    assert asked(match) == "s0 contest"
    play(match, "contest 5", "alone", "decline")
    assert cell(match, 3) == "s0 s2"
    assert driver(match, 0)["chased"] == "s2"


@pytest.mark.ruling("R48")
def test_chase_takes_a_card_that_the_chased_driver_moved_with() -> None:
    match = chase(
        "s1 25 moved", "s0 21", "s2 5", p0={"chased": "s1"}, p1={"moved_with": [60, 61]},
        discards=[60, 61, 99],
    )  # fmt: skip
    assert options(match) == ["deck", "take 60", "take 61"]
    taken = play(match.copy(), "take 60")
    assert driver(taken, 0)["hand"] == ["5", "60"]
    assert discards(taken) == "61 99"
    play(match, "deck")
    assert driver(match, 0)["hand"] == ["5", "170"]
    assert discards(match) == "60 61 99"


@pytest.mark.ruling("R48")
def test_cards_really_moved_with_are_on_offer_and_no_others() -> None:
    """s1 checks with 74, which is replaced by 163; then 74 stays on his chart."""
    match = race(
        "s1 25", "s0 21", "s2 5", driver=1, p0={"strategy": "chase", "chased": "s1", "hand": [5]},
        p1={"hand": [74, 113, 163]}, luck=["draw 1"],
    )  # fmt: skip
    play(match, "play 74", "add 113", "check 74", "check 163", "as-played", "no-point", "drive-on")
    assert options(match) == ["deck", "take 74", "take 113"]
    match = race(
        "s1 25", "s0 21", "s2 5", driver=1, p0={"strategy": "chase", "chased": "s1", "hand": [5]},
        p1={"hand": [74, 174]}, luck=["draw 1"],
    )  # fmt: skip
    play(match, "play 74", "add 174", "check 74", "as-played", "no-point", "drive-on")
    assert options(match) == ["deck", "take 174"]


@pytest.mark.ruling("R48")
@pytest.mark.parametrize(
    ("cars", "fields", "offer"),
    [
        # a robot
        (["fast1 25 moved", "s0 21", "s2 5"], {"chased": "fast1"}, ["deck", "take 99"]),
        # the Leader chases nobody
        (["s0 21", "s2 5"], {}, ["deck", "take 99"]),
        # he has not moved, or has skipped
        (["s1 25 moved", "s0 21", "s2 5"], {"chased": "s1"}, ["deck", "take 99"]),
        # he is out
        (["s0 21", "s2 5"], {"chased": "s1"}, ["deck", "take 99"]),
    ],
)
def test_else_chase_takes_the_top_of_the_discards(
    cars: list[str], fields: dict[str, Any], offer: list[str]
) -> None:
    match = chase(*cars, p0=fields, discards=[60, 61, 99])
    assert options(match) == offer
    play(match, "take 99")
    assert discards(match) == "60 61"


@pytest.mark.ruling("R48")
def test_cards_of_a_driver_who_is_out_are_nothing_special() -> None:
    match = chase("s0 21", "s2 5", p0={"chased": "s1"}, p1={"moved_with": [60]}, discards=[60, 99])
    assert options(match) == ["deck", "take 99"]


@pytest.mark.ruling("R48")
def test_only_cards_of_this_turn_are_on_offer() -> None:
    match = race(
        "s1 25", "s0 21", "s2 5", at="turn", p0={"hand": [5], "strategy": "chase"},
        p1={"moved_with": [60]}, discards=[60, 99], luck=["draw 101"],
    )  # fmt: skip
    play(match, "drive-on", "skip", "hazard", "drive-on")
    assert options(match) == ["deck", "take 99"]


@pytest.mark.ruling("R48")
def test_a_card_that_was_taken_is_not_on_offer_again() -> None:
    """s0 takes 163 and moves with it, so that it lies in the discards again."""
    facts = {"chased": "s1", "strategy": "chase", "hand": []}
    match = race(
        "s1 30 moved", "s0 21", "s2 20", p0=facts, p2=facts,
        p1={"moved_with": [163, 164]}, discards=[163, 164],
    )  # fmt: skip
    play(match, "drive-on", "take 163", "play 163", "drive-on")
    assert discards(match) == "164 163"
    assert options(match) == ["deck", "take 164"]


@pytest.mark.ruling("R48")
def test_a_card_on_a_chart_or_taken_by_another_is_not_on_offer() -> None:
    facts = {"chased": "s1", "strategy": "chase"}
    match = race(
        "s1 25 moved", "s0 21", "s2 20", p0={"hand": [5], **facts},
        p1={"moved_with": [60, 61, 62], "target": 62}, p2={"hand": [], **facts},
        discards=[60, 61, 99], luck=["draw 170"],
    )  # fmt: skip
    play(match, "drive-on")
    assert options(match) == ["deck", "take 60", "take 61"]
    play(match, "take 60", "skip", "hazard", "drive-on")
    assert options(match) == ["deck", "take 61"]


@pytest.mark.ruling("R48")
def test_when_no_card_of_his_is_left_the_top_is_on_offer_and_an_empty_pile_means_the_deck() -> None:
    match = chase(
        "s1 25 moved", "s0 21", "s2 5", p0={"chased": "s1"},
        p1={"moved_with": [62], "target": 62}, discards=[60, 99],
    )  # fmt: skip
    assert options(match) == ["deck", "take 99"]
    match = chase("s1 25 moved", "s0 21", "s2 5", p0={"chased": "s1"}, discards=[])
    assert driver(match, 0)["hand"] == ["5", "170"]
    assert [line.words for line in match.log.lines if line.act == "choose"] == ["drive-on"]


# BANGING WHEELS


@pytest.mark.parametrize("place", ["first", "last"])
def test_banging_wheels_adds_three_in_a_contest(place: str) -> None:
    strategies: dict[str, Any] = {"p0": {"hand": [163]}, "p1": {"hand": [174]}}
    strategies["p0" if place == "first" else "p1"]["strategy"] = "banging-wheels"
    match = race("s0 27", "s1 27", "s2 5", **strategies)
    play(match, "contest 174", "alone", "contest 163", "alone")
    shown = {row["car"]: (row["modifier"], row["strategy"]) for row in told(match, "contest-shown")}
    assert shown == {
        "s0": (0, 3 if place == "first" else 0), "s1": (3, 3 if place == "last" else 0),
    }  # fmt: skip


def test_banging_wheels_offers_nothing_on_a_straight() -> None:
    match = race(
        "s3 41 moved", "s1 12 moved", "s0 11", "s2 5", driver=0,
        p0={"hand": [163], "strategy": "banging-wheels"},
    )  # fmt: skip
    play(match, "play 163")
    if asked(match) == "s0 point":
        play(match, "no-point")
    assert cell(match, 12) == "s0 s1"
