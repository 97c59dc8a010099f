"""Turns, the end of a race, undo and questions with one answer (M8, M14, C1, C2)."""

from typing import Any

import pytest

import boxbox
from tests.rules.positions import (
    START,
    Match,
    asked,
    classified,
    hand_sizes,
    kinds,
    last_turn,
    options,
    pile,
    place,
    play,
    play_on,
    race,
    refuse,
    running,
)

RED, *OTHERS = (
    [f"{team}+2", f"{team}+3", f"{team}+3", f"{team}+4", f"{team}-pit"]
    for team in ("red", "blue", "yellow", "green")
)


def known_race(card: str, **fields: Any) -> Match:
    """Start a race in which all hands are known, so that any neutral card may be drawn."""
    hands = {str(seat): hand for seat, hand in enumerate(OTHERS, 1)}
    return race(card, *RED[:4], hands=hands, **fields)


def facts(match: Match) -> dict[str, Any]:
    """Return all of a position but the numbers of lines and questions."""
    position = match.position()
    return {name: position[name] for name in position.keys() - {"line", "asked"}}


@pytest.mark.ruling("M8")
def test_a_turn_is_play_then_effect_then_draw() -> None:
    match = known_race("pit", luck=["die 3", "draw crash"])
    play(match, "pit red.1")
    assert kinds(match)[-4:] == ["played", "rolled", "moved", "drawn"]
    position = match.position()
    assert sorted(position["hands"][0]) == ["crash", "red+2", "red+3", "red+3", "red+4"]
    assert position["discards"] == ["pit"]
    assert "crash" not in position["deck"]
    assert pile(match, "deck") == 33


@pytest.mark.ruling("M8")
@pytest.mark.ruling("M5")
def test_the_card_is_drawn_when_the_charge_is_over() -> None:
    match = known_race("charge-gears", luck=["die 3 4", "draw crash"])
    play(match, "charge-gears red.2", "roll")
    assert hand_sizes(match) == [4, 5, 5, 5]
    play(match, "stop")
    assert "crash" in match.position()["hands"][0]


@pytest.mark.ruling("M8")
@pytest.mark.ruling("M11")
@pytest.mark.parametrize(
    ("seats", "set_aside", "turns"),
    [(3, 0, 42), (4, 0, 38), (5, 0, 34), (6, 0, 30), (3, 6, 36), (4, 6, 32), (4, 33, 5)],
)
def test_after_the_last_draw_everybody_plays_once_more(
    seats: int, set_aside: int, turns: int
) -> None:
    settings = {"races": 1, "set_aside": set_aside}
    match = boxbox.start("motor-racing", seats, seed=5, options=settings)
    first = match.decisions[0].seat
    assert play_on(match) == [(first + turn) % seats for turn in range(turns)]
    assert hand_sizes(match) == [4] * seats
    assert pile(match, "deck") == 0
    assert pile(match, "discards") == turns
    last_round = kinds(match)[kinds(match).index("last-round") :]
    assert last_round.count("played") == seats
    assert "drawn" not in last_round


@pytest.mark.ruling("M8")
def test_the_race_ends_with_the_last_card_and_not_before() -> None:
    match = race("turbo", deck=[], hands={"2": 4, "3": 4})
    play(match, "turbo red.2")
    assert asked(match) == (1, "play")
    assert hand_sizes(match) == [4, 5, 4, 4]
    play_on(match, 1)
    assert match.decisions == []
    assert match.result is not None
    refuse(match, 0, "turbo red.2", "match-over")


@pytest.mark.ruling("M8")
def test_the_last_card_of_a_race_may_be_a_charge_that_goes_on() -> None:
    match = last_turn("charge-engine", luck=["die 2 3"])
    play(match, "charge-engine red.2", "roll")
    assert match.result is None
    play(match, "stop")
    assert match.result is not None
    assert classified(match) == "1 2 3 4 5 6 7 8 9 12 10 11"


@pytest.mark.ruling("M8")
def test_who_has_no_car_left_must_play_and_draw() -> None:
    match = race("wrong-line", out="1 12")
    assert {act.split()[0] for act in options(match)} == set(match.position()["hands"][0])
    refuse(match, 0, "pass", "unknown-act", act="pass")
    play(match, "wrong-line blue.1")
    assert running(match) == "3 2 4 5 6 7 8 9 10 11"
    assert hand_sizes(match) == [5, 5, 5, 5]
    assert play_on(match, 4) == [1, 2, 3, 0]


@pytest.mark.ruling("M8")
def test_only_the_seat_whose_turn_it_is_may_play() -> None:
    match = known_race("turbo")
    refuse(match, 1, "blue+2 blue.1", "not-your-turn", to_act=[0])
    refuse(match, 4, "turbo red.2", "no-such-seat", seat=4, seats=4)
    refuse(match, -1, "turbo red.2", "no-such-seat", seat=-1, seats=4)


@pytest.mark.ruling("M8")
def test_only_a_card_of_the_own_hand_may_be_played() -> None:
    match = known_race("turbo")
    refuse(match, 0, "blue+2 blue.1", "card-not-in-hand", card="blue+2")
    refuse(match, 0, "crash", "card-not-in-hand", card="crash")
    refuse(match, 0, "red+5 red.1", "unknown-act", act="red+5 red.1")


@pytest.mark.ruling("M8")
def test_an_answer_to_a_question_that_is_settled_is_refused() -> None:
    match = known_race("charge-gears", luck=["die 3 4"])
    first = match.decisions[0].id
    match.choose(0, "charge-gears red.2", at=first)
    second = match.decisions[0].id
    with pytest.raises(boxbox.IllegalChoice) as refused:
        match.choose(0, "roll", at=first)
    assert refused.value.reason == "stale"
    assert refused.value.values == {"at": first, "id": second}
    match.choose(0, "roll", at=second)
    assert place(match, 12) == 10


@pytest.mark.ruling("C3")
@pytest.mark.parametrize("dice", ["die 3 4", "die 3 12", "die 11"])
def test_a_chain_past_the_die_is_refused_and_tells_nothing(dice: str) -> None:
    match = known_race("charge-gears", luck=[dice, "draw crash"])
    before = match.position()
    with pytest.raises(boxbox.IllegalChoice) as refused:
        match.choose(0, ["charge-gears red.2", "roll", "keep"])
    assert refused.value.reason == "chain-past-luck"
    assert refused.value.values == {"act": "roll"}
    assert match.position() == before


@pytest.mark.ruling("M14")
@pytest.mark.parametrize(("seats", "most"), [(3, 39), (4, 34), (5, 29), (6, 24)])
def test_with_no_deck_everybody_plays_once(seats: int, most: int) -> None:
    settings = {"races": 1, "set_aside": most}
    match = boxbox.start("motor-racing", seats, seed=2, options=settings)
    assert pile(match, "deck") == 0
    assert sorted(play_on(match)) == list(range(seats))
    assert match.result is not None
    assert hand_sizes(match) == [4] * seats
    with pytest.raises(boxbox.OptionError, match="set_aside"):
        boxbox.start("motor-racing", seats, options={"set_aside": most + 1})


@pytest.mark.ruling("C1")
def test_after_an_undo_the_same_choice_brings_new_luck() -> None:
    match = known_race("pit", luck=["die 2", "draw crash", "die 8", "draw spin"])
    before, line = facts(match), match.position()["line"]
    play(match, "pit red.1")
    assert place(match, 1) == 3
    match.undo_to(line)
    assert facts(match) == before
    play(match, "pit red.1")
    assert place(match, 1) == 1
    assert "spin" in match.position()["hands"][0]
    assert "crash" in match.position()["deck"]


@pytest.mark.ruling("C1")
def test_seeded_luck_does_not_come_back_after_an_undo() -> None:
    match = known_race("pit")
    line = match.position()["line"]
    luck = set()
    for _ in range(8):
        play(match, "pit red.1")
        faces = [event["face"] for event in match.events(0) if event["kind"] == "rolled"]
        luck.add((faces[-1], *match.position()["hands"][0]))
        match.undo_to(line)
    assert len(luck) > 4


@pytest.mark.ruling("C1")
def test_an_undo_may_go_back_over_turns_and_the_end_of_a_race() -> None:
    match = last_turn("turbo", "red+2", options={"races": 2})
    before, line = facts(match), match.position()["line"]
    play(match, "turbo red.2")
    play_on(match, 3)
    assert len(match.position()["finished"]) == 1
    match.undo_to(line)
    assert facts(match) == before
    play(match, "red+2 red.1")
    assert classified(match) == START


@pytest.mark.ruling("C1")
@pytest.mark.parametrize("fields", [{}, {"deck": []}], ids=["with a draw", "in the last round"])
@pytest.mark.parametrize(
    ("choice", "answer"), [("charge-gears red.2", "stop"), ("spin", "keep"), ("crash", "ahead")]
)
def test_alone_one_goes_back_to_where_nobody_has_learned_anything(
    choice: str, answer: str, fields: dict[str, Any]
) -> None:
    match = race(choice.split()[0], luck=["die 5"], **fields)
    play(match, choice)
    rolled = match.position()["line"]
    assert match.undo_limit(0) == rolled
    play(match, answer)
    last = match.position()["line"]
    assert match.undo_limit(0) == (rolled if fields else last)
    assert match.undo_limit(1) == last


@pytest.mark.ruling("C1")
def test_a_card_that_was_shown_is_not_taken_back_alone() -> None:
    match = play(race("turbo", deck=[]), "turbo red.2")
    last = match.position()["line"]
    assert [match.undo_limit(seat) for seat in range(4)] == [last] * 4


@pytest.mark.ruling("C1")
@pytest.mark.parametrize("wrong", [-1, 2])
def test_an_undo_to_a_line_that_is_not_there_is_refused(wrong: int) -> None:
    match = play(known_race("turbo"), "turbo red.2")
    before = match.position()
    with pytest.raises(boxbox.IllegalChoice) as refused:
        match.undo_to(wrong)
    assert refused.value.reason == "no-such-line"
    assert refused.value.values == {"first": 0, "last": 1}
    assert match.position() == before


@pytest.mark.ruling("C1")
def test_the_end_of_the_season_is_final() -> None:
    match = play(last_turn("spin", luck=["die 3 7"]), "spin", "keep")
    assert match.undo_limit(0) == match.log.last
    with pytest.raises(boxbox.IllegalChoice, match="match-over"):
        match.undo_to(match.log.last - 2)
    assert match.at(match.log.last - 2).result is None


@pytest.mark.ruling("C2")
def test_a_hand_leaves_a_choice_even_with_one_car_running() -> None:
    match = race("turbo", "turbo", "turbo", "turbo", "red+2", order="9")
    assert options(match) == ["red+2", "turbo green.2"]
