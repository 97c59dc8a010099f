"""The kit and the core carry secret simultaneous choices, shown with a small model game."""

from collections.abc import Iterator

import pytest

import boxbox
from tests.conformance import model_game
from tests.conformance.kit import AnyMatch, Case, Conformance, Data, pytest_generate_tests_for

pytest_generate_tests = pytest_generate_tests_for


def conserved(position: Data) -> None:
    cards = [card for hand in position["hands"] for card in hand]
    cards += [card for card in position["laid"] if card is not None] + position["shown"]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(model_game.CARDS)


def seen(match: AnyMatch) -> Iterator[str]:
    for event in match.events(None):
        yield event["kind"]


class TestModelGame(Conformance):
    cases = (Case("bids", 2), Case("bids", 3, {"generous": True}))
    seeds = 6
    conserved = staticmethod(conserved)
    seen = staticmethod(seen)
    to_see = frozenset({"started", "sealed", "revealed", "drawn"})


@pytest.fixture
def match() -> AnyMatch:
    return boxbox.start("bids", seats=3, seed=1, options={"generous": True})


def bid(match: AnyMatch, seat: int, index: int) -> str:
    decision = match.decision(seat)
    assert decision is not None
    text = decision.options[index].text
    match.choose(seat, text, at=decision.id)
    return text


def test_a_secret_choice_leaves_the_decisions_and_shows_only_that_it_was_made(
    match: AnyMatch,
) -> None:
    bid(match, 1, 0)
    assert [decision.seat for decision in match.decisions] == [0, 2]
    assert match.view(0)["sealed"] == [1]
    assert match.view(0)["laid"] == [None, "?", None]
    assert match.events(0)[-1] == {"n": 1, "asked": 0, "kind": "sealed", "seat": 1}
    assert match.log.text(0).splitlines()[-1] == "1 s1 ?"


def test_until_the_last_seat_has_chosen_a_new_choice_replaces_it(match: AnyMatch) -> None:
    bid(match, 1, 0)
    second = bid(match, 1, 2)
    assert match.view(1)["laid"][1] == int(second.split()[1])
    assert len([event for event in match.events(0) if event["kind"] == "sealed"]) == 1
    assert match.events(1)[-1]["card"] == int(second.split()[1])
    bid(match, 0, 0)
    bid(match, 2, 0)
    revealed = next(event for event in match.events(None) if event["kind"] == "revealed")
    assert revealed["cards"][1] == int(second.split()[1])
    with pytest.raises(boxbox.IllegalChoice):
        match.choose(1, second)


def test_two_seats_that_answer_at_once_are_both_heard(match: AnyMatch) -> None:
    first, second = match.decisions[0], match.decisions[1]
    match.choose(first.seat, first.options[0], at=first.id)
    match.choose(second.seat, second.options[0], at=second.id)
    assert [decision.seat for decision in match.decisions] == [2]


def test_a_secret_choice_can_be_taken_back_alone(match: AnyMatch) -> None:
    start = match.log.last
    bid(match, 1, 0)
    assert match.undo_limit(1) == start
    assert match.undo_limit(0) == match.log.last
    match.undo_to(start)
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]


@pytest.mark.ruling("C2")
def test_one_option_is_played_unasked_and_reads_like_any_other() -> None:
    position = {"game": "bids", "seats": 2, "hands": [[3, 5], [7]], "shown": [1, 2]}
    match = boxbox.from_position(position)
    assert [decision.seat for decision in match.decisions] == [0]
    assert match.log.text(0).splitlines()[-1] == "1 s1 ?"
    assert match.events(0)[-1]["kind"] == "sealed"
    assert "card" not in match.events(0)[-1]


def asked_to_draw(*hands: list[int]) -> AnyMatch:
    """Seat 0 has won the first round and may draw before the next."""
    position = {"game": "bids", "seats": 2, "hands": hands, "shown": [12, 1], "winners": [0]}
    return boxbox.from_position(position | {"drawing": 0}, seed=4)


def test_a_chain_is_all_or_nothing() -> None:
    match = asked_to_draw([3, 5], [6, 7])
    before = match.log.text()
    for chain in (["leave", "bid 9"], ["leave", "leave"], ["leave", "nonsense"], ["bid 3"]):
        with pytest.raises(boxbox.IllegalChoice):
            match.choose(0, chain)
        assert match.log.text() == before
    match.choose(0, ["leave", "bid 3"])
    assert match.view(0)["laid"] == [3, None]


def test_the_answer_to_a_single_option_may_stand_in_a_chain() -> None:
    match = asked_to_draw([3], [6, 7])
    match.choose(0, ["leave", "bid 3"])
    assert match.view(0)["laid"] == [3, None]


@pytest.mark.ruling("C3")
def test_a_chain_does_not_tell_what_luck_will_bring() -> None:
    match = asked_to_draw([3, 5], [6, 7])
    reasons = set()
    for card in model_game.CARDS:
        with pytest.raises(boxbox.IllegalChoice) as refused:
            match.choose(0, ["draw", f"bid {card}"])
        reasons.add(refused.value.reason)
    assert reasons == {"chain-past-luck"}


@pytest.mark.ruling("C3")
def test_a_chain_does_not_tell_what_lies_sealed() -> None:
    match = asked_to_draw([3, 9], [6, 7])
    match.choose(0, "leave")
    match.choose(1, "bid 7")
    for answer in ("leave", "bid 3"):
        with pytest.raises(boxbox.IllegalChoice) as refused:
            match.choose(0, ["bid 9", answer])
        assert refused.value.reason == "chain-past-luck"
