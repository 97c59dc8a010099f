"""The kit and the core carry secret simultaneous choices, shown with a small model game."""

from collections.abc import Iterator

import pytest

import boxbox
from tests.conformance import model_game
from tests.conformance.kit import AnyMatch, Case, Conformance, Data


def conserved(position: Data) -> None:
    cards = [card for hand in position["hands"] for card in hand]
    cards += [card for card in position["laid"] if card is not None] + position["shown"]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(model_game.CARDS)


def seen(match: AnyMatch) -> Iterator[str]:
    for event in match.events(None):
        yield event["kind"]


class TestModelGame(Conformance):
    cases = (
        Case("bids", 2),
        Case("bids", 3, {"generous": True}),
        Case("bids", 3, {"stakes": True}),
        Case("bids", 3, {"in_turn": True, "stakes": True}),
    )
    seeds = 4
    conserved = staticmethod(conserved)
    hidden = staticmethod(
        lambda position: [position["hands"], position["laid"], position["stakes"]]
    )
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
    assert match.events(0)[-1] == {"n": [0, 1], "kind": "sealed", "seat": 1}
    assert "s1" not in match.log.text(0)
    assert match.log.text(1).splitlines()[-1] == "1 s1 bid 2"


def test_until_the_last_seat_has_chosen_a_new_choice_replaces_it(match: AnyMatch) -> None:
    bid(match, 1, 0)
    second = bid(match, 1, 2)
    assert match.view(1)["laid"][1] == int(second.split()[1])
    assert len([event for event in match.events(0) if event["kind"] == "sealed"]) == 1
    assert match.events(1)[-1]["code"] == int(second.split()[1])
    bid(match, 0, 0)
    bid(match, 2, 0)
    revealed = [event["card"] for event in match.events(None) if event["kind"] == "revealed"]
    assert revealed[1] == int(second.split()[1])
    assert f" s1 {second}\n" in match.log.text(0)
    assert match.log.text(0).count(" s1 ") == 1
    assert match.log.text(1).count(" s1 ") == 2
    with pytest.raises(boxbox.IllegalChoice):
        match.choose(1, second)


@pytest.mark.parametrize("stakes", [False, True])
def test_nothing_tells_the_others_that_a_choice_was_replaced(stakes: bool) -> None:
    once, twice = (
        boxbox.start("bids", seats=3, seed=1, options={"stakes": stakes}) for _ in range(2)
    )
    bids = [option.text for option in once.decisions[0].options]
    answers = [[bids[0], "single"], [bids[1], "double"]] if stakes else [[bids[0]], [bids[1]]]
    acts: list[tuple[int, list[str]]] = [(0, answers[0])]
    for seat in (1, 2):
        card = once.view(seat)["decision"]["options"][0]["text"]
        acts.append((seat, [card, "single"] if stakes else [card]))
    for match in (once, twice):
        match.choose(0, answers[0] if match is once else answers[1])
    assert_same_for_others(once, twice)
    for seat, texts in acts[1:]:
        if seat == 2:
            twice.choose(0, answers[0])
            assert_same_for_others(once, twice)
        for match in (once, twice):
            match.choose(seat, texts)
        assert_same_for_others(once, twice)
    assert once.events(None)[-1]["kind"] == "revealed"


def assert_same_for_others(once: AnyMatch, twice: AnyMatch) -> None:
    for viewer in (None, 1, 2):
        assert once.view(viewer) == twice.view(viewer)
        assert once.events(viewer) == twice.events(viewer)
        assert once.log.text(viewer) == twice.log.text(viewer)


def test_a_replacement_that_is_undone_leaves_the_first_choice_to_be_shown() -> None:
    match = boxbox.start("bids", seats=2, seed=3)
    first = bid(match, 0, 0)
    bid(match, 0, 1)
    match.undo_to(1)
    bid(match, 1, 0)
    shown = match.log.text(1)
    assert f"s0 {first}" in shown
    assert boxbox.load(match.log.text()).log.text(1) == shown


def test_an_undone_secret_stays_secret(match: AnyMatch) -> None:
    start = match.log.last
    withdrawn = bid(match, 1, 2)
    match.undo_to(start)
    for seat in range(3):
        bid(match, seat, 0)
    assert withdrawn not in match.log.text(0)
    assert withdrawn in match.log.text(1)
    assert boxbox.load(match.log.text()).log.text(0) == match.log.text(0)


def test_each_seat_has_its_own_count_of_questions(match: AnyMatch) -> None:
    assert [decision.id for decision in match.decisions] == [1, 1, 1]
    bid(match, 1, 0)
    assert [decision.id for decision in match.decisions] == [1, 1]
    bid(match, 1, 1)
    assert match.view(1)["asked"] == 1
    bid(match, 0, 0)
    bid(match, 2, 0)
    asked = match.decisions[0]
    assert asked.id == 2
    match.choose(asked.seat, "leave")
    assert [decision.id for decision in match.decisions] == [
        3 if decision.seat == asked.seat else 2 for decision in match.decisions
    ]


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
def test_among_secret_choices_a_single_option_is_asked_all_the_same() -> None:
    position = {"game": "bids", "seats": 2, "hands": [[3, 5], [7]], "shown": [1, 2]}
    match = boxbox.from_position(position)
    assert [len(decision.options) for decision in match.decisions] == [2, 1]
    bid(match, 0, 0)
    assert [len(decision.options) for decision in match.decisions] == [1]


@pytest.mark.ruling("C2")
def test_elsewhere_a_single_option_is_played_unasked_and_reads_like_any_other() -> None:
    match = asked_to_draw([3, 5], [6, 7], deck=False)
    assert match.log.text(1).splitlines()[-1].endswith(" s0 leave")
    assert [decision.kind for decision in match.decisions] == ["bid", "bid"]
    match.undo_to(match.log.first)
    assert [decision.kind for decision in match.decisions] == ["bid", "bid"]


def asked_to_draw(*hands: list[int], deck: bool = True) -> AnyMatch:
    """Seat 0 has won the first round and may draw before the next, if there is a deck."""
    held = {card for hand in hands for card in hand}
    shown = [12, 1] if deck else [card for card in model_game.CARDS if card not in held]
    position = {"game": "bids", "seats": 2, "hands": hands, "shown": shown, "winners": [0]}
    return boxbox.from_position(position | {"drawing": 0}, seed=4)


def test_a_chain_is_all_or_nothing() -> None:
    match = asked_to_draw([3, 5], [6, 7])
    log, before = match.log, match.log.text()
    for chain in (["leave", "bid 9"], ["leave", "leave"], ["leave", "nonsense"], ["bid 3"]):
        with pytest.raises(boxbox.IllegalChoice):
            match.choose(0, chain)
        assert log.text() == before
    match.choose(0, ["leave", "bid 3"])
    assert match.view(0)["laid"] == [3, None]
    assert match.log is log


def test_a_chain_may_go_on_through_own_secret_choices() -> None:
    match = asked_to_draw([3, 5], [6, 7])
    match.choose(0, ["leave", "bid 3", "bid 5"])
    assert match.view(0)["laid"] == [5, None]


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


def test_each_seat_walks_through_its_own_secret_questions() -> None:
    """As in a qualifying with a card and a fuel bid: nobody waits and nobody is told."""
    match = boxbox.start("bids", seats=3, seed=1, options={"stakes": True})
    ids = [decision.id for decision in match.decisions]
    bid(match, 0, 0)
    assert [(d.seat, d.kind) for d in match.decisions] == [(0, "stake"), (1, "bid"), (2, "bid")]
    match.choose(1, match.decisions[1].options[0], at=ids[1])
    with pytest.raises(boxbox.IllegalChoice) as refused:  # a double click on the first question
        match.choose(0, "single", at=ids[0])
    assert refused.value.reason == "stale"
    match.choose(0, "double", at=ids[0] + 1)
    assert " s" not in match.log.text(2).split("start", 1)[1]
    match.choose(0, [match.decision(0).options[1].text, "single"])  # type: ignore[union-attr]
    match.choose(1, "single")
    last = match.decisions[0]
    match.choose(2, [last.options[0].text, "double"])
    shown = match.log.text(2).split("start", 1)[1]
    assert shown.count(" s0 ") == 2
    assert "s0 double" not in shown
    assert "s0 single" in shown


@pytest.mark.ruling("C2")
def test_the_first_of_the_face_down_answers_is_asked_too() -> None:
    position = {"game": "bids", "seats": 2, "hands": [[7], [3, 5]], "options": {"in_turn": True}}
    match = boxbox.from_position(position)
    assert [(d.seat, len(d.options)) for d in match.decisions] == [(0, 1)]


def test_a_log_in_which_a_driver_changes_after_the_end_still_loads() -> None:
    match = boxbox.start("bids", seats=2, seed=3)
    while match.decisions:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[0])
    text = f"{match.log.text()}{match.log.last + 1} driver s0 rules\n"
    assert boxbox.load(text).log.text() == text


def test_face_down_in_turn_is_hidden_and_stays_as_it_was_laid() -> None:
    """As in a contest: declared one after another, shown together, never taken back."""
    match = boxbox.start("bids", seats=3, seed=1, options={"in_turn": True})
    first = bid(match, 0, 0)
    assert [decision.seat for decision in match.decisions] == [1]
    assert "s0" not in match.log.text(1)
    assert match.view(1)["laid"][0] == "?"
    with pytest.raises(boxbox.IllegalChoice):
        match.choose(0, first)
    bid(match, 1, 0)
    bid(match, 2, 0)
    assert f"s0 {first}" in match.log.text(1)
