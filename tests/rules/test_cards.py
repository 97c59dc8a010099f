"""What each card does to the line (M1 to M7, M15, M16)."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.rules.positions import (
    COLOURS,
    FACES,
    START,
    Match,
    asked,
    cars,
    classified,
    hand_sizes,
    kinds,
    last_turn,
    options,
    pile,
    place,
    play,
    race,
    refuse,
    running,
    table,
    targets,
    without,
)

CHARGES = ("charge-gears", "charge-engine")
SPINS = ("spin", "spin-out")
NEEDS_A_CAR = ("pit", "wrong-line", "off-circuit", "lose-control", "turbo", *CHARGES)
QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("roll stop", {"at": "charge", "card": "charge-gears", "car": "red.2"}),
    ("roll stop", {"at": "charge", "card": "charge-engine", "car": "red.1"}),
    ("keep reroll", {"at": "spin", "card": "spin", "face": 2}),
    ("keep reroll", {"at": "spin", "card": "spin-out", "face": 9}),
    ("ahead behind", {"at": "crash", "card": "crash", "face": 2}),
]


def after(choice: str, before: str = START) -> str:
    return running(play(race(choice.split()[0], order=before), choice))


@pytest.mark.ruling("M1")
def test_there_are_54_cards() -> None:
    position = race().position()
    of_a_team = {"+2": 1, "+3": 2, "+4": 1, "-pit": 1}
    neutral = {
        "pit": 2, "wrong-line": 3, "off-circuit": 3, "lose-control": 3, "turbo": 4,
        "charge-gears": 3, "charge-engine": 3, "spin": 1, "spin-out": 1, "crash": 1,
    }  # fmt: skip
    coloured = {f"{team}{name}": count for team in COLOURS for name, count in of_a_team.items()}
    cards = Counter(position["deck"] + [card for hand in position["hands"] for card in hand])
    assert cards == coloured | neutral
    assert cards.total() == 54


@pytest.mark.ruling("M2")
@pytest.mark.ruling("M3")
@pytest.mark.parametrize(
    ("choice", "moves"),
    [
        ("green+2 green.1", [("green.1", 4, 2), ("black.1", 5, 3)]),
        ("blue+4 blue.1", [("blue.1", 2, 1), ("yellow.1", 3, 2)]),
        ("red+3 red.2", [("red.2", 12, 9)]),
        ("red+3 red.1", []),
        ("off-circuit blue.1", [("blue.1", 2, 4)]),
        ("turbo red.2", [("red.2", 12, 9)]),
    ],
)
def test_preview_and_story_name_the_cars_that_move(
    choice: str, moves: list[tuple[str, int, int]]
) -> None:
    expected = [{"car": car, "from": start, "to": end} for car, start, end in moves]
    match = race(choice.split()[0])
    (outcome,) = match.explain(0, choice)["preview"]["outcomes"]
    assert outcome["moves"] == expected
    told = match.choose(0, choice)
    if expected:
        assert [event["moves"] for event in told if event["kind"] == "moved"] == [expected]
    else:
        (nothing,) = (event for event in told if event["kind"] == "no-effect")
        assert nothing["cars"] == ["red.1", "blue.1"]


@pytest.mark.parametrize(
    ("choices", "out", "luck", "why", "struck"),
    [
        (["red+2 red.1"], "", "", "leads", ["red.1", "blue.1"]),
        (["charge-gears blue.1"], "1", "die 9", "leads", ["blue.1"]),
        (["charge-gears red.2"], "", "die 10", "last", ["red.2"]),
        (["off-circuit red.2"], "", "", "last", ["red.2"]),
        (["pit red.2"], "", "die 6", "last", ["red.2"]),
        (["pit red.1"], "", "die 7", "no-stop", ["red.1"]),
        (["spin", "keep"], "", "die 12", "last", ["red.2"]),
        (["spin-out", "keep"], "12", "die 12", "empty-place", []),
        (["crash"], "12 11", "die 11", "empty-place", []),
        (["blue+3"], "2 11", "", "team-out", []),
    ],
)
def test_the_story_says_why_nothing_happens(
    choices: list[str], out: str, luck: str, why: str, struck: list[str]
) -> None:
    match = race(choices[0].split()[0], out=out, luck=[luck] if luck else [])
    told = [event for choice in choices for event in match.choose(0, choice)]
    (nothing,) = (event for event in told if event["kind"] == "no-effect")
    assert (nothing["why"], nothing["cars"]) == (why, struck)


@pytest.mark.ruling("M2")
@pytest.mark.parametrize(
    ("choice", "line"),
    [
        pytest.param("green+2 green.1", "1 4 5 2 3 6 7 8 9 10 11 12", id="a rival behind"),
        pytest.param("white+3 white.2", "1 2 3 7 8 4 5 6 9 10 11 12", id="three places"),
        pytest.param("white+4 white.1", "1 6 7 2 3 4 5 8 9 10 11 12", id="its own team behind"),
        pytest.param("yellow+2 yellow.1", "3 4 1 2 5 6 7 8 9 10 11 12", id="just to the front"),
        pytest.param("yellow+3 yellow.1", "3 4 1 2 5 6 7 8 9 10 11 12", id="one left over"),
        pytest.param("blue+4 blue.1", "2 3 1 4 5 6 7 8 9 10 11 12", id="three left over"),
        pytest.param("red+3 red.2", "1 2 3 4 5 6 7 8 12 9 10 11", id="the last car alone"),
        pytest.param("blue+2 blue.2", "1 2 3 4 5 6 7 8 11 12 9 10", id="the last but one"),
    ],
)
def test_overtake_lifts_the_car_and_the_one_behind_it(choice: str, line: str) -> None:
    assert after(choice) == line


@pytest.mark.ruling("M2")
@pytest.mark.parametrize("card", ["red+2", "red+3", "red+4"])
def test_overtake_on_the_leading_car_changes_nothing(card: str) -> None:
    match = play(race(card), f"{card} red.1")
    assert running(match) == START
    assert "no-effect" in kinds(match)


@pytest.mark.ruling("M2")
@pytest.mark.parametrize(
    ("choice", "before", "line"),
    [
        ("green+2 green.1", "1 2 3 4 6 7 8", "1 4 6 2 3 7 8"),
        ("green+4 green.2", "4 9", "9 4"),
        ("green+4 green.1", "4 9", "4 9"),
        ("green+2 green.1", "4", "4"),
    ],
)
def test_overtake_counts_running_cars_only(choice: str, before: str, line: str) -> None:
    assert after(choice, before) == line


@pytest.mark.ruling("M2")
@pytest.mark.ruling("M4")
@pytest.mark.parametrize("card", ["yellow+2", "yellow+3", "yellow+4", "yellow-pit"])
def test_a_card_of_a_team_is_for_its_running_cars_only(card: str) -> None:
    match = race(card, out="3")
    assert options(match, card) == [f"{card} yellow.2"]
    refuse(match, 0, f"{card} yellow.1", "car-out", card=card, car="yellow.1")
    refuse(match, 0, f"{card} red.1", "wrong-team", card=card, car="red.1", team="yellow")
    refuse(match, 0, card, "needs-a-car", card=card)
    assert targets(race(card), card) == {3, 10}


@pytest.mark.ruling("M2")
@pytest.mark.ruling("M4")
@pytest.mark.parametrize("card", ["red+2", "red+3", "red+4", "red-pit"])
def test_a_card_of_a_team_that_is_out_is_played_without_effect_or_roll(card: str) -> None:
    match = race(card, out="12 1")
    assert options(match, card) == [card]
    refuse(match, 0, f"{card} red.2", "car-out", card=card, car="red.2")
    refuse(match, 0, f"{card} blue.1", "wrong-team", card=card, car="blue.1", team="red")
    play(match, card)
    assert running(match) == "2 3 4 5 6 7 8 9 10 11"
    assert match.position()["discards"] == [card]
    assert "rolled" not in kinds(match)
    assert hand_sizes(match) == [5, 5, 5, 5]
    assert asked(match) == (1, "play")


@pytest.mark.ruling("M3")
@pytest.mark.parametrize(
    ("choice", "before", "line"),
    [
        ("wrong-line red.1", START, "2 1 3 4 5 6 7 8 9 10 11 12"),
        ("off-circuit green.1", START, "1 2 3 5 6 4 7 8 9 10 11 12"),
        ("lose-control red.1", START, "2 3 4 1 5 6 7 8 9 10 11 12"),
        ("lose-control green.2", START, "1 2 3 4 5 6 7 8 10 11 12 9"),
        ("lose-control yellow.2", START, "1 2 3 4 5 6 7 8 9 11 12 10"),
        ("off-circuit blue.2", START, "1 2 3 4 5 6 7 8 9 10 12 11"),
        ("wrong-line red.2", START, START),
        ("lose-control green.2", "1 2 3 9 10", "1 2 3 10 9"),
    ],
)
def test_backward_cards_end_at_the_last_place(choice: str, before: str, line: str) -> None:
    assert after(choice, before) == line


@pytest.mark.ruling("M3")
@pytest.mark.ruling("M4")
@pytest.mark.ruling("M5")
@pytest.mark.parametrize("card", [card for card in NEEDS_A_CAR if card != "turbo"])
def test_neutral_cards_are_for_any_running_car(card: str) -> None:
    match = race(card, out="6 1")
    assert targets(match, card) == {2, 3, 4, 5, 7, 8, 9, 10, 11, 12}
    refuse(match, 0, f"{card} white.1", "car-out", card=card, car="white.1")
    refuse(match, 0, card, "needs-a-car", card=card)


@pytest.mark.ruling("M3")
@pytest.mark.parametrize(
    ("choice", "before", "line"),
    [
        ("turbo yellow.2", START, "1 2 3 4 5 6 10 7 8 9 11 12"),
        ("turbo blue.2", START, "1 2 3 4 5 6 7 11 8 9 10 12"),
        ("turbo red.2", START, "1 2 3 4 5 6 7 8 12 9 10 11"),
        ("turbo green.2", "4 9 5 2", "9 4 5 2"),
    ],
)
def test_turbo_moves_a_car_three_places_alone(choice: str, before: str, line: str) -> None:
    assert after(choice, before) == line


@pytest.mark.ruling("M3")
def test_turbo_is_for_the_last_three_running_cars() -> None:
    assert targets(race("turbo"), "turbo") == {10, 11, 12}
    match = race("turbo", out="12 3")
    assert targets(match, "turbo") == {9, 10, 11}
    far = {"card": "turbo", "car": "black.2"}
    refuse(match, 0, "turbo black.2", "not-in-the-tail", place=7, running=10, **far)
    refused = [act for act in match.decisions[0].refused if act.text.startswith("turbo ")]
    assert {act.text.split()[1]: act.reason for act in refused} == {
        **dict.fromkeys(cars("1 2 4 5 6 7 8"), "not-in-the-tail"),
        **dict.fromkeys(cars("3 12"), "car-out"),
    }


@pytest.mark.ruling("M15")
@pytest.mark.parametrize("order", ["4 9 5", "9 5", "5"])
def test_turbo_may_take_any_car_of_a_short_line(order: str) -> None:
    match = race("turbo", order=order)
    assert targets(match, "turbo") == {int(car) for car in order.split()}
    assert place(play(match, "turbo black.1"), 5) == 1


@pytest.mark.ruling("M15")
@pytest.mark.parametrize("card", [*NEEDS_A_CAR, "red+3", "red-pit"])
def test_with_no_car_running_a_card_is_played_without_effect(card: str) -> None:
    match = race("crash", order="1 2", luck=["die 2"], hands={"1": [card]})
    play(match, "crash")
    assert running(match) == ""
    assert options(match, card) == [card]
    refuse(match, 1, f"{card} red.1", "car-out", card=card, car="red.1")
    play(match, card)
    assert kinds(match)[-2:] == ["no-effect", "drawn"]
    assert asked(match) == (2, "play")


@pytest.mark.ruling("M15")
def test_a_position_with_no_car_running_is_dealt_like_any_other() -> None:
    match = race("turbo", "red+3", order="")
    assert asked(match) == (0, "play")
    assert not [hand for hand in match.position()["hands"] if "?" in hand]
    assert pile(match, "deck") == 34


@pytest.mark.ruling("M4")
@pytest.mark.parametrize("card", ["yellow-pit", "pit"])
@pytest.mark.parametrize(
    ("face", "to"),
    [(1, 4), (2, 5), (3, 6), (4, 7), (5, 8), (6, 9), *[(face, 3) for face in range(7, 13)]],
)
def test_pit_stop_costs_the_places_rolled_up_to_six(card: str, face: int, to: int) -> None:
    match = play(race(card, luck=[f"die {face}"]), f"{card} yellow.1")
    assert place(match, 3) == to
    assert running(match).replace(" 3", "", 1) == without("3")


@pytest.mark.ruling("M4")
@pytest.mark.parametrize(
    ("face", "to"),
    [(1, 9), (2, 10), (3, 10), (4, 10), (5, 10), (6, 10), *[(face, 8) for face in range(7, 13)]],
)
def test_pit_stop_ends_at_the_last_running_car(face: int, to: int) -> None:
    match = play(race("yellow-pit", out="1 2", luck=[f"die {face}"]), "yellow-pit yellow.2")
    assert place(match, 10) == to


@pytest.mark.ruling("M5")
@pytest.mark.parametrize("car", [2, 5], ids=["a rival's", "a free team's"])
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("card", CHARGES)
def test_charge_on_a_car_that_is_not_ones_own_is_one_roll(card: str, face: int, car: int) -> None:
    match = play(race(card, luck=[f"die {face}"]), f"{card} {cars(str(car))[0]}")
    failed = 12 if card == "charge-gears" else None
    assert place(match, car) == (car - 1 if face <= 9 else failed)
    assert asked(match) == (1, "play")


@pytest.mark.ruling("M5")
@pytest.mark.parametrize("card", CHARGES)
def test_charge_on_an_own_car_goes_on_until_the_player_stops(card: str) -> None:
    match = race(card, luck=["die 1 9 5"])
    for choice, to in [(f"{card} red.2", 11), ("roll", 10), ("roll", 9)]:
        play(match, choice)
        assert place(match, 12) == to
        assert asked(match) == (0, "charge")
        assert options(match) == ["roll", "stop"]
    play(match, "stop")
    assert running(match) == "1 2 3 4 5 6 7 8 12 9 10 11"
    assert asked(match) == (1, "play")


@pytest.mark.ruling("M5")
@pytest.mark.parametrize("face", [10, 11, 12])
@pytest.mark.parametrize("rolls", [0, 1, 3])
@pytest.mark.parametrize(("card", "last"), [("charge-gears", " 10"), ("charge-engine", "")])
def test_charge_on_an_own_car_ends_when_it_fails(
    card: str, last: str, rolls: int, face: int
) -> None:
    match = race(card, turn=2, luck=["die 4"] * rolls + [f"die {face}"])
    play(match, f"{card} yellow.2", *["roll"] * rolls)
    assert running(match) == "1 2 3 4 5 6 7 8 9 11 12" + last
    assert asked(match) == (3, "play")


@pytest.mark.ruling("M5")
@pytest.mark.parametrize(("card", "last"), [("charge-gears", " 1"), ("charge-engine", "")])
def test_charge_on_the_leading_car_gains_nothing_and_can_fail(card: str, last: str) -> None:
    match = play(race(card, order="1 2 3 4", luck=["die 9 10"]), f"{card} red.1")
    assert running(match) == "1 2 3 4"
    assert options(match) == ["roll", "stop"]
    assert running(play(match, "roll")) == "2 3 4" + last


@pytest.mark.ruling("M5")
@pytest.mark.ruling("M10")
@pytest.mark.parametrize(("car", "own"), [(12, True), (11, True), (10, False), (8, False)])
def test_charge_with_three_players_goes_on_for_both_own_teams(car: int, own: bool) -> None:
    match = race("charge-gears", seats=3, luck=["die 9"])
    play(match, f"charge-gears {cars(str(car))[0]}")
    assert place(match, car) == car - 1
    assert asked(match) == ((0, "charge") if own else (1, "play"))


@pytest.mark.ruling("M5")
@pytest.mark.ruling("M13")
@pytest.mark.parametrize(("car", "question"), [("white.1", (0, "charge")), ("red.2", (1, "play"))])
def test_charge_knows_the_teams_that_were_chosen(car: str, question: tuple[int, str]) -> None:
    chosen = {"races": 1, "teams": list(reversed(COLOURS))}
    match = race("charge-gears", options=chosen, luck=["die 3"])
    assert asked(play(match, f"charge-gears {car}")) == question


@pytest.mark.ruling("M6")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("card", SPINS)
def test_spin_strikes_the_car_on_the_place_rolled(card: str, face: int) -> None:
    upside_down = START.split()[::-1]
    match = play(race(card, order=" ".join(upside_down), luck=[f"die {face}"]), card)
    assert asked(match) == (0, "spin")
    assert options(match) == ["keep", "reroll"]
    assert running(match).split() == upside_down
    play(match, "keep")
    car = upside_down.pop(face - 1)
    assert running(match).split() == upside_down + [car] * (card == "spin")
    assert asked(match) == (1, "play")


@pytest.mark.ruling("M6")
@pytest.mark.parametrize("second", ["2", "4", "7"])
@pytest.mark.parametrize("card", SPINS)
def test_the_second_roll_of_a_spin_stands(card: str, second: str) -> None:
    match = play(race(card, out="12 11", luck=[f"die 4 {second}"]), card, "reroll")
    last = [second] if card == "spin" else []
    assert running(match).split() == without(f"{second} 11 12").split() + last
    assert asked(match) == (1, "play")


@pytest.mark.ruling("M6")
@pytest.mark.parametrize("card", SPINS)
@pytest.mark.parametrize(("answer", "dice"), [("keep", "11"), ("reroll", "3 12")])
def test_spin_at_a_place_with_no_car_does_nothing(card: str, answer: str, dice: str) -> None:
    match = play(race(card, out="12 11", luck=[f"die {dice}"]), card, answer)
    assert running(match) == "1 2 3 4 5 6 7 8 9 10"
    assert "no-effect" in kinds(match)


@pytest.mark.ruling("M16")
@pytest.mark.parametrize(("card", "line"), [("spin", "1 3 4 2"), ("spin-out", "1 3 4")])
def test_a_roll_at_an_empty_place_may_be_changed(card: str, line: str) -> None:
    match = play(race(card, order="1 2 3 4", luck=["die 5 2"]), card)
    assert options(match) == ["keep", "reroll"]
    assert running(play(match, "reroll")) == line


@pytest.mark.ruling("M6")
@pytest.mark.parametrize("card", [*SPINS, "crash"])
def test_a_card_that_is_rolled_for_takes_no_car(card: str) -> None:
    match = race(card)
    assert options(match, card) == [card]
    refuse(match, 0, f"{card} red.1", "takes-no-car", card=card, car="red.1")


@pytest.mark.ruling("M6")
@pytest.mark.parametrize(
    ("before", "face", "answer", "line"),
    [
        (START, 2, "ahead", "3 4 5 6 7 8 9 10 11 12"),
        (START, 2, "behind", "1 4 5 6 7 8 9 10 11 12"),
        (START, 5, "ahead", "1 2 3 6 7 8 9 10 11 12"),
        (START, 5, "behind", "1 2 3 4 7 8 9 10 11 12"),
        (START, 11, "behind", "1 2 3 4 5 6 7 8 9 10"),
        pytest.param("2 12 1 3", 3, "ahead", "2 3", id="both own cars"),
    ],
)
def test_crash_takes_the_neighbour_that_is_chosen(
    before: str, face: int, answer: str, line: str
) -> None:
    match = play(race("crash", order=before, luck=[f"die {face}"]), "crash")
    assert asked(match) == (0, "crash")
    assert options(match) == ["ahead", "behind"]
    assert running(play(match, answer)) == line
    assert asked(match) == (1, "play")


@pytest.mark.ruling("M6")
@pytest.mark.ruling("C2")
@pytest.mark.parametrize(
    ("before", "face", "line"),
    [
        pytest.param(START, 1, "3 4 5 6 7 8 9 10 11 12", id="first"),
        pytest.param(START, 12, "1 2 3 4 5 6 7 8 9 10", id="last"),
        pytest.param("1 2 3 4", 4, "1 2", id="last running"),
        pytest.param("1 2 3 4", 5, "1 2 3 4", id="empty place"),
        pytest.param("1 2", 1, "", id="two running, the first"),
        pytest.param("1 2", 2, "", id="two running, the second"),
        pytest.param("9", 1, "", id="one running"),
        pytest.param("9", 2, "9", id="one running, empty place"),
    ],
)
def test_crash_asks_nothing_where_there_is_no_choice(before: str, face: int, line: str) -> None:
    match = race("crash", order=before, luck=[f"die {face}"])
    start = match.position()["line"]
    play(match, "crash")
    assert running(match) == line
    assert asked(match) == (1, "play")
    assert match.position()["line"] == start + 1


@pytest.mark.ruling("M7")
@pytest.mark.parametrize(
    ("choices", "face", "line"),
    [
        (["charge-engine blue.1"], 12, "1 3 4 5 6 8 9 10 11 12 2 7"),
        (["spin-out", "keep"], 3, "1 2 4 5 6 8 9 10 11 12 3 7"),
        (["crash", "ahead"], 3, "1 4 5 6 8 9 10 11 12 2 3 7"),
        (["crash", "behind"], 3, "1 2 5 6 8 9 10 11 12 3 4 7"),
        (["crash"], 1, "3 4 5 6 8 9 10 11 12 1 2 7"),
        (["crash"], 11, "1 2 3 4 5 6 8 9 10 11 12 7"),
    ],
)
def test_the_first_car_out_is_classified_last(choices: list[str], face: int, line: str) -> None:
    match = last_turn(choices[0].split()[0], out="7", luck=[f"die {face}"])
    assert classified(play(match, *choices)) == line


@pytest.mark.ruling("M7")
def test_cars_that_go_out_one_after_another_line_up_from_behind() -> None:
    hands = {"1": ["spin-out"], "2": ["crash"], "3": ["charge-engine"]}
    match = race("charge-engine", deck=[], hands=hands, luck=["die 10 1 4 11"])
    play(match, "charge-engine black.1", "spin-out", "keep", "crash", "behind")
    assert running(match) == "2 3 4 8 9 10 11 12"
    play(match, "charge-engine black.2")
    assert classified(match) == "2 3 4 9 10 11 12 8 6 7 1 5"


@pytest.mark.ruling("M7")
@pytest.mark.ruling("M9")
def test_a_car_that_is_out_scores_when_few_are_running() -> None:
    match = last_turn("red+2", order="1 2 3 4", out="12 11 10 9 8 7 6 5")
    play(match, "red+2 red.1")
    assert classified(match) == START
    assert table(match, "teams", "points")[4:] == [(["black"], 2), (["white"], 1)]


Maker = Callable[[Sequence[str]], Match]
LINES = (START, "5 1 2 12 9 6 10 3", "12 4 1", "1 12", "9")


def follow(make: Maker, text: str, outcome: dict[str, Any], luck: Sequence[str]) -> None:
    """Choose an option where the die shows a face, and compare with what was foretold."""
    match = make(luck)
    events = match.choose(0, text)
    if match.decisions[0].kind == "spin":
        events = match.choose(0, "keep")
    if "partners" in outcome:
        assert asked(match) == (0, "crash")
        for answer, partner in zip(["ahead", "behind"], outcome["partners"], strict=True):
            twin = play(make(luck), text, answer)
            assert twin.position()["order"] == [car for car in outcome["order"] if car != partner]
        return
    assert match.position()["order"] == outcome["order"]
    moves = [event["moves"] for event in events if event["kind"] == "moved"]
    assert moves == ([outcome["moves"]] if outcome["moves"] else [])


def check_previews(make: Maker, card: str = "") -> None:
    first = make(())
    for text in options(first, card):
        outcomes = first.explain(0, text)["preview"]["outcomes"]
        faces = [face for outcome in outcomes for face in outcome["faces"]]
        assert sorted(faces) == list(FACES) or (not faces and len(outcomes) == 1)
        for outcome in outcomes:
            for luck in [[f"die {face}"] for face in outcome["faces"]] or [[]]:
                follow(make, text, outcome, luck)


@pytest.mark.ruling("M2")
@pytest.mark.ruling("M3")
@pytest.mark.ruling("M4")
@pytest.mark.ruling("M5")
@pytest.mark.ruling("M6")
@pytest.mark.parametrize("order", LINES)
@pytest.mark.parametrize("card", [*NEEDS_A_CAR, *SPINS, "crash", "red+2", "red+4", "red-pit"])
def test_what_a_preview_says_comes_true(card: str, order: str) -> None:
    check_previews(lambda luck: race(card, order=order, luck=luck), card)


@pytest.mark.ruling("M5")
@pytest.mark.ruling("M6")
@pytest.mark.parametrize("order", LINES[:3])
@pytest.mark.parametrize("at", [at for _, at in QUESTIONS])
def test_what_a_preview_of_an_answer_says_comes_true(at: dict[str, Any], order: str) -> None:
    check_previews(lambda luck: race(order=order, luck=luck, **at))


@pytest.mark.ruling("M5")
@pytest.mark.ruling("M6")
@pytest.mark.parametrize(("answers", "at"), QUESTIONS)
def test_an_answer_is_for_its_own_question_only(answers: str, at: dict[str, Any]) -> None:
    match = race("turbo", **at)
    assert options(match) == answers.split()
    for other in {"roll", "stop", "keep", "reroll", "ahead", "behind"} - set(answers.split()):
        refuse(match, 0, other, "not-now", asked=at["at"])
    refuse(match, 0, "turbo red.2", "not-now", asked=at["at"])
    for answer in answers.split():
        refuse(race("turbo"), 0, answer, "not-now", asked="play")
