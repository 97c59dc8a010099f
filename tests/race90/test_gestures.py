"""What belongs together reaches others when it is complete (C2): a pair, a payment, discards."""

from random import Random
from typing import Any

import pytest

import boxbox
from boxbox.games.race90.game import RACE90
from tests.conformance.kit import assert_in_order
from tests.race90.gestures import in_the_pits, stop

AnyMatch = boxbox.Match[Any]


def seen(match: AnyMatch, viewer: int | None) -> tuple[Any, ...]:
    return match.view(viewer), match.events(viewer), match.log.text(viewer)


@pytest.mark.ruling("C2")
def test_others_see_discards_when_all_have_been_chosen() -> None:
    match = in_the_pits()
    before = [seen(match, viewer) for viewer in (None, 1)]
    for choice in ("discard 17", "discard 40"):
        assert [seen(match, viewer) for viewer in (None, 1)] == before
        match.choose(0, choice)
    # Nothing is left in the hand, so nothing more is asked.
    for viewer in (None, 1):
        kinds = [event["kind"] for event in match.events(viewer)]
        assert kinds.count("discarded") == 2
        assert "serviced" in kinds
        assert "s0 discard 17" in match.log.text(viewer)
    assert match.gesture is None


@pytest.mark.ruling("C3")
def test_a_chain_may_name_an_only_answer_that_brings_luck() -> None:
    match = in_the_pits()
    match.choose(0, ["discard 40", "enough"])  # nothing higher is left: cards are drawn at once
    assert "serviced" in [event["kind"] for event in match.events(0)]
    past = in_the_pits()
    with pytest.raises(boxbox.IllegalChoice) as refused:
        past.choose(0, ["discard 40", "enough", "skip"])
    assert refused.value.reason == "chain-past-luck"


@pytest.mark.ruling("C2")
def test_its_own_seat_sees_each_choice_at_once() -> None:
    match = in_the_pits()
    match.choose(0, "discard 17")
    assert match.gesture == 0
    assert match.view(0)["players"][0]["hand"] == ["20", "40"]
    assert match.events(0)[-1]["cards"] == ["17"]
    assert match.version(0) > match.version(1) == match.version(None)


@pytest.mark.ruling("C2")
@pytest.mark.ruling("C1")
def test_others_never_learn_what_was_undone_before_it_was_complete() -> None:
    match = in_the_pits()
    match.choose(0, "discard 17")
    match.choose(0, "discard 20")
    match.undo_to(match.undo_points(0)[2])
    assert match.view(0)["players"][0]["hand"] == ["17", "20", "40"]
    assert match.events(0)[-1]["kind"] == "undone"
    match.choose(0, "discard 40")
    straight = stop(["17", "20", "40"])
    straight.choose(0, ["box", "discard 40"])
    for viewer in (None, 1):
        told, direct = (
            [event for event in one.events(viewer) if event["kind"] != "drew"]
            for one in (match, straight)
        )
        assert told == direct
        shown = match.log.text(viewer)
        assert "discard 17" not in shown
        assert "undo" not in shown
        assert "1 s0 box\n2 s0 discard 40" in shown
    assert boxbox.load(match.log.text()).log.text(1) == match.log.text(1)


@pytest.mark.ruling("C1")
def test_all_of_it_can_be_undone_as_if_it_had_never_begun() -> None:
    match = in_the_pits()
    line, before = match.log.last, [seen(match, viewer) for viewer in (None, 1)]
    match.choose(0, ["discard 17", "discard 20"])
    match.undo_to(line)
    assert match.gesture is None
    assert [seen(match, viewer) for viewer in (None, 1)] == before
    match.choose(0, "discard 40")
    assert f"{line + 1} s0 discard 40" in match.log.text(1)


def test_an_undo_of_more_is_seen_but_not_what_was_under_way() -> None:
    match = stop(["17", "20", "40"])
    match.choose(0, "drive-on")
    match.undo_to(match.log.first)
    first = match.log.last
    match.choose(0, ["box", "discard 17"])
    match.undo_to(match.log.first)
    assert first > match.log.first
    shown = match.log.text(1)
    assert "s0 discard" not in shown
    assert shown.count(" undo ") == 2
    assert [event["kind"] for event in match.events(1)].count("undone") == 2


def test_a_new_driver_goes_on_with_what_was_begun() -> None:
    match = in_the_pits()
    match.choose(0, "discard 17")
    match.set_driver(0, "rules")
    assert "s0 discard" not in match.log.text(1)
    match.choose(0, "enough")
    kinds = [event["kind"] for event in match.events(1)]
    assert kinds.index("discarded") < kinds.index("driver") < kinds.index("serviced")
    assert_in_order(match.events(1))
    again = boxbox.load(match.log.text())
    assert again.events(1) == match.events(1)
    assert again.log.text(1) == match.log.text(1)


def test_a_loaded_race_still_hides_what_is_under_way() -> None:
    match = in_the_pits()
    match.choose(0, "discard 17")
    again = boxbox.load(match.log.text())
    assert again.gesture == 0
    for viewer in (None, 0, 1):
        assert seen(again, viewer) == seen(match, viewer)


@pytest.mark.ruling("C2")
def test_after_an_answer_that_was_the_only_one_the_whole_play_is_undone() -> None:
    match = in_the_pits()
    match.choose(0, "discard 20")
    assert match.log.lines[-1].words == "discard 20"
    asked = len(match.log.lines)
    match.choose(0, "discard 40")  # no higher card is left: nothing more is asked
    assert len(match.log.lines) > asked
    assert match.undo_target(0) == match.log.first + 1  # before the first card, after the stop


@pytest.mark.ruling("C2")
def test_a_hand_without_a_card_that_can_be_played_is_asked_all_the_same() -> None:
    """Or others would learn from an answer at once that none can be played."""
    cards = RACE90.printed()["cards"]
    costly = [name for name, card in cards.items() if card["tyres"]][:3]
    match = boxbox.from_position({
        "game": "race90", "seats": 2, "turn": 4, "at": "play", "driver": 0,
        "cars": [{"car": "s0", "count": 30}, {"car": "s1", "count": 20}],
        "players": [{"seat": 0, "tyres": 0, "hand": costly}, {"seat": 1}],
    }, seed=1)  # fmt: skip
    assert [option.text for option in match.decisions[0].options] == ["skip"]
    assert match.view(1)["to_act"] == [0]


@pytest.mark.ruling("C2")
def test_whether_others_may_undo_does_not_tell_what_was_begun() -> None:
    match = boxbox.from_position({
        "game": "race90", "seats": 2, "turn": 8, "at": "play", "driver": 0,
        "cars": [{"car": "s0", "count": 60}, {"car": "s1", "count": 40}],
        "players": [{"seat": 0, "hand": ["17"]}, {"seat": 1, "hand": ["18", "40"], "fuel": 8}],
    }, seed=1)  # fmt: skip
    match.choose(0, ["skip", "balance"])
    alone, target = match.undo_points(0)[1:], match.undo_target(0)
    match.choose(1, "discard 18")
    assert match.gesture == 1
    assert (match.undo_points(0)[1:], match.undo_target(0)) == (alone, target)
    assert target is not None
    match.undo_to(target)
    assert match.view(0)["decision"]["kind"] == "strategy"
    assert match.view(1)["players"][1]["hand"] == ["18", "40"]
    assert "s1 discard" not in match.log.text(0)


# Choices that lie face down


def qualifying(level: str) -> tuple[AnyMatch, list[str]]:
    """Return a race that is about to qualify, and the cards that seat 0 may lay."""
    match = boxbox.start("race90", 3, 3, {"level": level, "charts": "random"})
    while match.decisions[0].kind != "qualify":
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    return match, [option.text for option in match.decisions[0].options]


def take_back(match: AnyMatch) -> None:
    target = match.undo_target(0)
    assert target is not None
    match.undo_to(target)
    assert match.events(0)[-1]["kind"] == "undone"


@pytest.mark.ruling("C2")
def test_others_never_learn_that_a_replaced_card_was_taken_up_again() -> None:
    match, cards = qualifying("basic")
    match.choose(0, cards[0])
    before = [seen(match, viewer) for viewer in (None, 1, 2)]
    match.choose(0, cards[1])
    take_back(match)
    assert [seen(match, viewer) for viewer in (None, 1, 2)] == before
    again = boxbox.load(match.log.text())
    assert [seen(again, viewer) for viewer in (None, 1, 2)] == before
    for seat in (1, 2):
        match.choose(seat, match.view(seat)["decision"]["options"][0]["text"])
    assert f"s0 {cards[0]}" in match.log.text(1)
    assert "undo" not in match.log.text(1)


@pytest.mark.ruling("C2")
def test_others_never_learn_that_a_bid_was_taken_back() -> None:
    match, cards = qualifying("advanced")
    match.choose(0, [cards[0], "fuel 12"])
    before = [seen(match, viewer) for viewer in (None, 1, 2)]
    take_back(match)
    assert match.view(0)["decision"]["kind"] == "fuel-bid"
    assert [seen(match, viewer) for viewer in (None, 1, 2)] == before


def test_a_card_that_is_taken_up_is_seen() -> None:
    match, cards = qualifying("basic")
    match.choose(0, cards[0])
    take_back(match)
    assert match.view(1)["sealed"] == []
    assert match.events(1)[-1]["kind"] == "undone"


# Cards that have been shown

SHOWN = {"played", "paid", "checked", "braked-late", "discarded: pit", "discarded: lucky"}


def shown_by(event: dict[str, Any]) -> set[str]:
    """Return how an event shows cards of the hand of whoever chose, if it does."""
    kind: str = event["kind"]
    if kind == "discarded":
        kind = f"discarded: {event['why']}"
    has_cards = event.get("cards") or event.get("card")
    return {kind} & SHOWN if has_cards and not event.get("blind") else set()


@pytest.mark.ruling("C1")
def test_nobody_takes_back_alone_what_has_shown_a_card() -> None:
    seen, rng = set[str](), Random(7)
    for seed in range(200):
        match = boxbox.start("race90", 2, seed, {"level": "advanced"})
        while match.decisions and not seen >= SHOWN:
            decision = match.decisions[0]
            since = match.version(None)
            match.choose(decision.seat, rng.choice(decision.options))
            if match.result is None and match.gesture is None:
                found = set[str]().union(*map(shown_by, match.events(None, since)))
                assert not found or match.undo_points(decision.seat) == [match.log.last], found
                seen |= found
        if seen >= SHOWN:
            return
    pytest.fail(f"never shown: {SHOWN - seen}")
