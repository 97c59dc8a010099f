"""The order of discards is the driver's as long as somebody with CHASE can use it (R38, B4)."""

from collections import defaultdict
from typing import Any

import pytest

from boxbox.core.options import settle
from boxbox.games.race90.rules.basic.playing import order_matters
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cards import UNKNOWN, Card, PrintedCard
from tests.race90.moments import GAME
from tests.race90.scenes import Match, asked, options, play, play_to_order, race

pytestmark = pytest.mark.usefixtures("frozen")

LAST_TURN = 26


def two_cards(**fields: Any) -> Match:
    """Start after the draw of s0, who has a pair; s1 is the next to be asked."""
    return race("s0 21", "s1 5", **{"driver": 0, "p0": {"hand": [157, 174]}, **fields})


def asks_for_order(match: Match) -> bool:
    return asked(play_to_order(match, "play 157", "add 174")) == "s0 lay"


@pytest.mark.ruling("B4")
@pytest.mark.parametrize("strategy", [None, "chase", "lucky"])
@pytest.mark.parametrize("turn", [1, 5, LAST_TURN - 1])
def test_the_order_is_asked_whoever_has_chase_now(turn: int, strategy: str | None) -> None:
    """Somebody, the driver too, can stop in the next turn and take CHASE."""
    assert asks_for_order(two_cards(p1={"strategy": strategy}, turn=turn))


@pytest.mark.ruling("B4")
def test_chase_can_be_taken_in_a_stop_of_the_same_turn() -> None:
    match = race(
        "s0 21", "s1 20", driver=0, p0={"hand": [157, 174]},
        p1={"hand": [1, 2], "chart": "italy-1"}, turn=LAST_TURN, seed=1,
    )  # fmt: skip
    play_to_order(match, "play 157", "add 174")
    assert options(match) == ["as-played", "lay 157", "lay 174"]
    play(match, "lay 157")
    while asked(match) != "s1 draw":
        wanted = {"pit": "box", "strategy": "chase", "discard": "enough"}
        choice = wanted.get(match.decisions[0].kind, options(match)[0])
        play(match, choice if choice in options(match) else options(match)[0])
    assert options(match) == ["deck", "take 157"]  # what s0 has laid on top


@pytest.mark.ruling("B4")
@pytest.mark.parametrize(
    ("others", "facts", "question"),
    [
        (("s1 20",), {}, True),  # has still to draw, and can stop first
        (("s1 20 pitted",), {"strategy": "chase"}, True),
        (("s1 20 pitted",), {"strategy": "lucky"}, False),  # no second stop
        (("s1 20 moved",), {"strategy": "chase"}, False),  # has drawn
        (("s1 14 off",), {"strategy": "chase"}, False),  # without a strategy beside the track
        (("fast1 20",), {}, False),  # robots draw none
    ],
)
def test_in_the_last_turn_it_is_asked_while_somebody_can_still_use_it(
    others: tuple[str, ...], facts: dict[str, Any], question: bool
) -> None:
    match = race(
        "s0 21", *others, driver=0, p0={"hand": [157, 174]}, p1=facts, turn=LAST_TURN, seed=1
    )  # fmt: skip
    play_to_order(match, "play 157", "add 174")
    assert (asked(match) == "s0 lay") == question


@pytest.mark.ruling("B4")
def test_one_card_has_no_order() -> None:
    assert asked(play_to_order(two_cards(p0={"hand": [157]}), "play 157")) == "s1 pit"


@pytest.mark.ruling("B4")
def test_cards_that_differ_in_their_numbers_only_have_no_order() -> None:
    setup = GAME.make_setup(2, settle(GAME.options, {}))
    faces: dict[PrintedCard, list[Card]] = defaultdict(list)
    for card in setup.cards[1:]:
        faces[card._replace(number=UNKNOWN)].append(card.number)
    one, two = next(numbers[:2] for numbers in faces.values() if len(numbers) > 1)
    state = State(setup)
    state.turn = 5
    state.spent = (one, two)
    assert not order_matters(state)
    state.spent = (one, two, Card(157))
    assert order_matters(state)


@pytest.mark.ruling("B4")
def test_junior_has_no_strategies_and_no_order() -> None:
    assert not asks_for_order(two_cards(options={"level": "junior"}))
