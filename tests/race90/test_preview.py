"""Previews, refusals and odds: what a seat is told before it chooses, held against what happens."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from boxbox.core.event import Event
from boxbox.core.game import Code, Refusal
from boxbox.core.luck import GuessedLuck
from boxbox.core.options import settle
from boxbox.core.seats import NOBODY, Seat
from boxbox.core.shapes import fields_of
from boxbox.games.race90.advice.odds import pool, second_odds, unseen
from boxbox.games.race90.rules.basic.movement import ASKED
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table import codes
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.cards import RACE_CARDS, UNKNOWN, Card
from boxbox.games.race90.table.cars import CARS, PLAYERS, SEATS, Car
from boxbox.games.race90.table.race import (
    BALANCE,
    BANGING_WHEELS,
    CHASE,
    HAZARD,
    LUCKY,
    NO_POINT,
    NO_STRATEGY,
    SAVE_TYRES,
    Race,
)
from boxbox.games.race90.table.track import BRAKING, PathStep
from boxbox.games.race90.wire.refusals import Refusals
from tests.race90.moments import GAME, Moment, Options, code_of, moments, play_on

WAYS: tuple[tuple[int, Options], ...] = (
    (2, {}),
    (4, {"track": "hungaroring"}),
    (6, {}),
    (3, {"level": "junior"}),
    (4, {"short": True, "rescue": True}),
)


def all_moments(*kinds: str, seeds: int = 2) -> Iterator[Moment]:
    for seats, options in WAYS:
        for seed in range(seeds):
            for moment in moments(seats, options, seed):
                if not kinds or moment.kind in kinds:
                    yield moment


def first_at(kind: str, seats: int = 4, seed: int = 1, **options: Any) -> tuple[State, Seat]:
    """Return a race at the first question of a kind, and the seat that is asked."""
    for moment in moments(seats, options, seed):
        if moment.kind == kind:
            return moment.state, moment.seat
    raise AssertionError(kind)


def at_play(**options: Any) -> tuple[State, Seat]:
    """Return a race in its second turn with a driver to play, alone on a straight, all in order."""
    for moment in moments(2, options, 1):
        if moment.kind == at.AT_PLAY and moment.state.turn == 2:
            state, seat = moment.state, moment.seat
            state.strategy[seat] = NO_STRATEGY
            state.frozen[seat] = ()
            state.red[seat] = state.brown[seat] = 0
            return state, seat
    raise AssertionError


def hand(state: State, seat: Seat, *cards: Card) -> None:
    """Give a driver these cards; what was there goes to the deck."""
    for pile in [*state.hands, state.deck, state.discards]:
        pile[:] = [card for card in pile if card not in cards]
    assert not set(cards) & {*state.target}
    state.hands[seat], old = sorted(cards), state.hands[seat]
    state.deck = sorted([*state.deck, *old])


def find(state: State, **facts: Any) -> list[Card]:
    """Return the race cards with these facts that are nobody's Target."""
    return [
        card.number
        for card in GAME.values.cards[1:]
        if card.number not in state.target
        and all(getattr(card, name) == value for name, value in facts.items())
    ]


PLAIN = {"tyres": 0, "damage": 0, "check": None, "draw": 0}


def put(state: State, car: Car, section: int) -> None:
    """Put a car into a section of the lap it is in."""
    state.take_off(car)
    length = state.setup.length
    state.put_last(car, state.count[car] // length * length + section)
    state.renew_leader()


def clear(state: State, seat: Seat, section: int) -> None:
    """Leave a driver in a section with nobody near."""
    put(state, seat, section)
    for car in state.running:
        if car != seat:
            put(state, car, (section + 15) % state.setup.length)


def refuse(state: State, seat: Seat, text: str) -> Refusal:
    code = GAME.code(text)
    assert code is not None
    view = state.seen_by(seat)
    assert code not in view.legal(seat)
    return GAME.refusal(view, seat, code)


def look(state: State, seat: Seat, text: str) -> dict[str, Any]:
    code = GAME.code(text)
    view = state.seen_by(seat)
    assert code in view.legal(seat)
    return dict(GAME.preview(view, seat, code))


# Moves end where the preview says


def follow(moment: Moment, code: Code) -> tuple[list[Event], bool]:
    """Play a card and answer as a preview assumes; tell also whether all its checks were good."""
    state = moment.state.copy()
    events = play_on(state, moment.seat, code, moment.luck)
    answers = {
        at.AT_PASS: codes.PASS,
        at.AT_LAY: codes.AS_PLAYED,
        at.AT_SECOND: codes.ALONE,
    }
    inside = {*answers, at.AT_PAY, at.AT_CHECK_ORDER, at.AT_CHECK, at.AT_LAP_CHECK}
    while state.agenda and state.agenda[-1].name in inside and state.agenda[-1].seat == moment.seat:
        kind = state.agenda[-1].name
        events += play_on(
            state, moment.seat, answers.get(kind, state.legal(moment.seat)[0]), moment.luck
        )
    mine = [event.data for event in events if event.kind == "checked"]
    good = all(check["passed"] for check in mine if check["why"] == "lapping")
    return events, good


def test_a_move_ends_where_its_preview_says() -> None:
    seen: Counter[str] = Counter()
    for moment in all_moments(at.AT_PLAY, at.AT_SECOND, seeds=2):
        for code in moment.view.legal(moment.seat):
            if code == codes.SKIP:
                continue
            told = moment.look(code)
            assert told["points"] == told["most"]
            events, good = follow(moment, code)
            drives = [
                event.data
                for event in events
                if event.kind == "drove" and event.data["car"] == CARS[moment.seat]
            ]
            ends = [number for number, drive in enumerate(drives) if drive["why"] != ASKED]
            if not ends or not good:
                seen["out or failed"] += 1
                continue
            drives = drives[: ends[0] + 1]
            passes = [part for drive in drives for part in drive["path"] if "pass" in part]
            assert (told["to"], told["why"]) == (drives[-1]["to"], drives[-1]["why"])
            assert told["passes"] == passes
            seen[told["why"]] += 1
            seen["passes"] += bool(passes)
            seen["braking"] += told["braking"] is not None
            check_costs(moment, told, events)
    assert min(seen[key] for key in ("done", "blocked", "passes", "braking")) > 20, seen


def check_costs(moment: Moment, told: dict[str, Any], events: list[Event]) -> None:
    mine = [event for event in events if event.data.get("seat") == moment.seat]
    paid = [event.data for event in mine if event.kind == "paid"]
    assert told["tyres"] == sum(part["chips"] + len(part["cards"]) for part in paid)
    bonuses = Counter[str]()
    for event in mine:
        if event.kind == "bonus":
            bonuses[event.data["why"]] += event.data["value"]
    assert {bonus["why"]: bonus["value"] for bonus in told["bonuses"]} == dict(bonuses)
    damage = sum(event.kind == "damage" and event.data["why"] == "card" for event in mine)
    assert told["damage"] == damage
    (check, *_), checks = (
        (told["checks"] or [None]),
        [
            event.data
            for event in events
            if event.kind == "checked" and event.data["why"] == "movement"
        ],
    )
    assert len(checks) == len(told["checks"])
    if check and len({check["modifier"] for check in told["checks"]}) == 1:
        assert check["target"] == checks[0]["target"]


def test_late_braking_lands_where_its_preview_says() -> None:
    landed: Counter[bool] = Counter()
    for moment in all_moments(at.AT_BRAKE, at.AT_PASS, seeds=4):
        if codes.BRAKE_LATE not in moment.view.legal(moment.seat):
            continue
        told = moment.look(codes.BRAKE_LATE)
        if told["lap_checks"]:
            continue
        kinds = ("checked", "braked-late", "off-track")
        events = [e for e in moment.after(codes.BRAKE_LATE) if e.kind in kinds]
        checked, result = events[0], events[1]
        assert checked.data["target"] == told["target"]
        landed[checked.data["passed"]] += 1
        if checked.data["passed"]:
            assert (result.data["to"], result.data["passes"]) == (told["to"], told["passes"])
        else:
            assert result.kind == "off-track"
    assert min(landed.values()) > 20


def test_a_pass_and_staying_end_where_their_previews_say() -> None:
    seen: Counter[int] = Counter()
    for moment in all_moments(at.AT_PASS, seeds=8):
        for code in (codes.PASS, codes.PASS_PAYING, codes.STAY):
            if code not in moment.view.legal(moment.seat):
                continue
            told = moment.look(code)
            events, good = follow(moment, code)
            (end, *_) = [
                event.data
                for event in events
                if event.kind == "drove" and event.data["why"] != ASKED
            ]
            if good:
                assert (told["to"], told["why"]) == (end["to"], end["why"])
                seen[code] += 1
            if good and code != codes.STAY:
                parts = [p for e in events if e.kind == "drove" for p in e.data["path"]]
                assert told["cost"] == next(part["cost"] for part in parts if "pass" in part)
    assert len(seen) == 3


def test_the_forecast_takes_no_luck_and_leaves_the_view_alone() -> None:
    names = Race.__slots__
    for moment in moments(3, {}, 5):
        before = {name: repr(getattr(moment.view, name)) for name in names}
        for code in moment.view.legal(moment.seat):
            assert moment.look(code) == moment.look(code)
        assert {name: repr(getattr(moment.view, name)) for name in names} == before


def test_hazard_counts_each_printed_damage_and_each_check() -> None:
    state, seat = at_play()
    clear(state, seat, 0)
    cards = find(state, check=0, move=2, tyres=0, damage=0)[:1] + find(state, **PLAIN, move=1)[:1]
    hand(state, seat, *cards)
    assert look(state, seat, f"play {cards[0]}")["points"] == 2
    state.strategy[seat] = HAZARD
    told = look(state, seat, f"play {cards[0]}")
    assert told["points"] == 3
    assert told["bonuses"] == [{"why": "hazard", "value": 1}]
    assert told["to"] == 3
    assert told["checks"][0]["out"] is False


def test_a_check_says_when_a_failure_puts_the_car_out() -> None:
    state, seat = at_play()
    (card,) = find(state, check=0, move=2, tyres=0, damage=0)[:1]
    hand(state, seat, card)
    chart = state.chart[seat]
    assert chart
    state.red[seat] = chart.damage - 1
    assert look(state, seat, f"play {card}")["checks"][0]["out"] is False
    state.red[seat] = chart.damage
    assert look(state, seat, f"play {card}")["checks"][0]["out"] is True
    state.agenda[-1] = at.Check(seat, card)
    assert look(state, seat, "blind")["out"] is True
    state.red[seat] = 0
    assert look(state, seat, "blind")["out"] is False


def test_printed_damage_and_a_first_check_leave_fewer_slots() -> None:
    state, seat = at_play()
    checks = find(state, check=0, move=2, tyres=0, damage=0)[:2]
    hurts = find(state, damage=1, tyres=0, check=None)[0]
    chart = state.chart[seat]
    assert chart
    hand(state, seat, *checks, hurts)
    state.red[seat] = chart.damage - 1
    state.agenda[-1] = at.Second(seat, checks[0])
    told = look(state, seat, f"add {checks[1]}")
    assert [check["out"] for check in told["checks"]] == [False, True]
    assert told["checks"][1]["target"] is None
    state.red[seat] = chart.damage - 2
    told = look(state, seat, f"add {checks[1]}")
    assert [check["out"] for check in told["checks"]] == [False, False]
    state.red[seat] = chart.damage - 1
    told = dict(GAME.preview(state.seen_by(seat), seat, codes.ADD.of[hurts]))
    assert [check["out"] for check in told["checks"]] == [True]


def test_the_order_of_checks_shows_each_check() -> None:
    state, seat = at_play()
    easy = find(state, check=20, damage=0)[0]
    hard = find(state, check=-20, damage=0)[0]
    hand(state, seat, easy, hard)
    state.hands[seat] = []
    state.played = state.spent = (easy, hard)
    state.agenda[-1] = at.CheckOrder(seat, easy, hard)
    factors = state.setup.factors
    for card, modifier in ((easy, 20), (hard, -20)):
        target = factors[state.target[seat]] + modifier
        told = look(state, seat, f"first {card}")
        assert (told["modifier"], told["target"]) == (modifier, target)
        assert told["own"] == sum(factors[source] <= target for source in (easy, hard))


def test_junior_checks_are_blind() -> None:
    state, seat = at_play(level="junior")
    card = find(state, check=20, tyres=0, damage=0)[0]
    hand(state, seat, card)
    state.target[seat] = max(state.deck, key=lambda other: state.setup.factors[other])
    state.deck.remove(state.target[seat])
    assert look(state, seat, f"play {card}")["checks"][0]["own"] == 0


def test_a_trajectory_pays_with_its_colour_or_with_balance() -> None:
    state, seat = at_play()
    sections = state.setup.track.sections
    section, point = next(
        (section, point)
        for section, facts in enumerate(sections)
        for point, trajectory in enumerate(facts.trajectories)
        if trajectory.colour == "driving"
    )
    clear(state, seat, section)
    state.point[seat] = point
    green = find(state, type="driving", move=2)[0]
    orange = find(state, type="gear", move=1)[0]
    hand(state, seat, green, orange)
    bonus = sections[section].trajectories[point].bonus
    why = {"why": "trajectory", "value": bonus}
    assert look(state, seat, f"play {green}")["bonuses"] == [why]
    assert look(state, seat, f"play {orange}")["bonuses"] == []
    state.strategy[seat] = BALANCE
    told = look(state, seat, f"play {orange}")
    assert told["bonuses"] == [{"why": "balance", "value": bonus}]
    assert told["points"] == 1 + bonus


def test_save_tyres_takes_one_off_and_draws_are_told() -> None:
    state, seat = at_play()
    dear = find(state, tyres=2, damage=0)[0]
    drawing = next(card.number for card in GAME.values.cards[1:] if card.draw == 2)
    hand(state, seat, dear, drawing)
    state.tyres[seat] = 5
    assert look(state, seat, f"play {dear}")["tyres"] == 2
    assert look(state, seat, f"play {drawing}")["draws"] == 2
    state.strategy[seat] = SAVE_TYRES
    assert look(state, seat, f"play {dear}")["tyres"] == 1


def test_play_names_the_cards_it_pairs_with_and_add_shows_the_pair() -> None:
    state, seat = at_play()
    clear(state, seat, 0)
    one, two, three = (find(state, **PLAIN, move=move)[0] for move in (1, 2, 3))
    hand(state, seat, one, two, three)
    pairs = look(state, seat, f"play {one}")["pairs"]
    assert list(pairs) == [str(c) for c in sorted((two, three))]
    assert list(look(state, seat, f"play {three}")["pairs"]) == [str(one)]
    low, high = sorted((one, two))
    state.apply(seat, codes.PLAY.of[low], GuessedLuck(Random(1)))
    told = look(state, seat, f"add {high}")
    assert (told["cards"], told["points"], told["to"]) == ([str(low), str(high)], 3, 3)
    assert "pairs" not in told
    assert told == pairs[str(two)]


def test_a_car_in_the_way_is_named() -> None:
    state, seat = at_play()
    corner = next(at for at, kind in enumerate(state.setup.kinds) if kind == "corner" and at > 3)
    clear(state, seat, corner - 1)
    other = next(car for car in state.running if car >= PLAYERS)
    state.count[other] = state.count[seat]
    state.cells = [tuple(c for c in cell if c != other) for cell in state.cells]
    state.put_last(other, state.count[seat] + 1)
    state.renew_leader()
    card = find(state, **PLAIN, move=3)[0]
    hand(state, seat, card)
    told = look(state, seat, f"play {card}")
    assert (told["to"], told["why"], told["behind"]) == (corner, "blocked", CARS[other])
    assert told["needs"] is None
    state.strategy[seat] = BANGING_WHEELS
    told = look(state, seat, f"play {card}")
    assert (told["why"], told["behind"]) == ("done", None)
    assert told["passes"] == [{"pass": CARS[other], "how": "overtake", "cost": 2}]
    card = find(state, **PLAIN, move=2)[0]
    hand(state, seat, card)
    told = look(state, seat, f"play {card}")
    assert (told["why"], told["behind"], told["needs"]) == ("blocked", CARS[other], 2)


def test_hazard_brakes_two_sections_late_if_the_first_is_empty() -> None:
    state, seat = at_play()
    section = state.setup.kinds.index(BRAKING)
    clear(state, seat, section - 2)
    card = find(state, **PLAIN, move=2)[0]
    hand(state, seat, card)
    printed = state.setup.track.sections[section]
    told = look(state, seat, f"play {card}")
    assert told["to"] == section
    braking = told["braking"]
    assert braking["odds"] == pool(state.seen_by(seat)).odds(printed.late_braking)
    assert (braking["target"], braking["to"]) == (printed.late_braking, section + 1)
    assert braking["off_to"] == section + printed.first_entry
    state.strategy[seat] = HAZARD
    assert look(state, seat, f"play {card}")["braking"]["to"] == section + 2


def test_late_braking_knows_where_a_car_would_come_back() -> None:
    state, seat = at_play()
    track = state.setup.track
    section = state.setup.kinds.index(BRAKING)
    sections = list(track.sections)
    sections[section] = sections[section]._replace(path=(PathStep("enter", 2),))
    state.setup = state.setup._replace(track=track._replace(sections=tuple(sections)))
    clear(state, seat, section)
    state.agenda[-1] = at.OF_DRIVER[at.AT_BRAKE][seat]
    assert look(state, seat, "brake-late")["off_to"] == section + 2


def test_late_braking_after_draws_that_end_the_deck_counts_the_discards() -> None:
    state, seat = at_play()
    card = next(c for c in GAME.values.cards[1:] if c.draw == 2 and c.move == 1).number
    section = state.setup.kinds.index(BRAKING)
    clear(state, seat, section - 1)
    hand(state, seat, card)
    cards = [*state.deck, *state.discards]
    target = state.setup.track.sections[section].late_braking
    state.discards = [c for c in cards if state.setup.factors[c] <= target]
    state.deck = [c for c in cards if c not in state.discards][:1]
    assert look(state, seat, f"play {card}")["braking"]["odds"] == 1


def test_a_skip_stays_where_it_is() -> None:
    state, seat = at_play()
    told = look(state, seat, "skip")
    assert (told["points"], told["to"], told["braking"]) == (0, state.section(seat), None)


# Odds


def test_odds_count_the_cards_the_seat_has_not_seen() -> None:
    state, seat = at_play()
    (card,) = find(state, check=20, tyres=0, damage=0)[:1]
    hand(state, seat, card, *[c for c in state.hands[seat] if c != card])
    factors = state.setup.factors
    known = {*state.hands[seat], *state.target, *state.discards}
    for other in range(state.setup.players):
        known |= {*state.frozen[other]}
        known |= {c for c in state.hands[other] if state.known[other] >> c & 1}
    hidden = [c for c in range(1, RACE_CARDS + 1) if c not in known]
    target = factors[state.target[seat]] + 20
    share = sum(factors[c] <= target for c in hidden) / len(hidden)
    (check,) = look(state, seat, f"play {card}")["checks"]
    assert check["odds"] == round(share, 3)
    for level in range(100):
        passing = sum(factors[c] <= level for c in hidden)
        assert pool(state.seen_by(seat)).odds(level) == round(passing / len(hidden), 3)
    assert check["target"] == target
    assert check["own"] == sum(factors[c] <= target for c in state.hands[seat])


def test_a_card_on_the_table_is_not_to_be_drawn() -> None:
    state, seat = at_play()
    card = find(state, check=0, move=2, tyres=0, damage=0)[0]
    hand(state, seat, card)
    before = unseen(state.seen_by(seat))
    state.apply(seat, codes.PLAY.of[card], GuessedLuck(Random(1)))
    assert state.agenda[-1].name == at.AT_CHECK
    assert unseen(state.seen_by(seat)) == before
    assert card not in before


def test_odds_come_true() -> None:
    """Over many blind checks as many are passed as the odds say."""
    expected = variance = passed = 0.0
    for moment in all_moments(at.AT_CHECK, at.AT_LAP_CHECK, at.AT_BRAKE, seeds=6):
        for code in (codes.BLIND, codes.BRAKE_LATE):
            if code not in moment.view.legal(moment.seat):
                continue
            told = moment.look(code)
            first = next((e for e in moment.after(code) if e.kind == "checked"), None)
            if first is None or first.data["target"] != told["target"]:
                continue  # the Leader's checks come before late braking
            expected += told["odds"]
            variance += told["odds"] * (1 - told["odds"])
            passed += first.data["passed"]
    assert variance > 100
    assert abs(passed - expected) < 4 * variance**0.5


def test_an_empty_deck_means_the_discards() -> None:
    state, seat = at_play()
    state.discards += state.deck
    state.deck = []
    view = state.seen_by(seat)
    assert pool(view).factors == sorted(state.setup.factors[card] for card in state.discards)
    state.discards, state.deck = state.discards[:5], state.discards[5:8]
    view = state.seen_by(seat)
    factors = [state.setup.factors[card] for card in state.discards]
    played = state.hands[seat][:1]
    assert len(pool(view, 2).factors) == len(unseen(view))
    assert pool(view, 3, played).factors == sorted([*factors, state.setup.factors[played[0]]])
    assert pool(view, 4, played).factors == sorted(factors)
    assert pool(view, 8, played).factors == [state.setup.factors[played[0]]]
    state.deck = state.discards = []
    assert pool(state.seen_by(seat)).odds(99) == 0


@pytest.mark.parametrize("modifier", [-20, 0, 20])
def test_a_second_blind_check_is_against_the_card_of_the_first(modifier: int) -> None:
    state, seat = at_play()
    view = state.seen_by(seat)
    factors = [state.setup.factors[card] for card in unseen(view)]
    passing = [two <= one + modifier for one, two in permutations(factors, 2)]
    assert second_odds(view, modifier) == round(sum(passing) / len(passing), 3)
    view.deck = view.deck[:1]
    view.discards = [card for card in state.deck if card][:4]
    later = [state.setup.factors[card] for card in view.discards]
    factors = [state.setup.factors[card] for card in unseen(view)]
    passing = [two <= one + modifier for one in factors for two in later]
    assert second_odds(view, modifier) == round(sum(passing) / len(passing), 3)
    view.deck, view.discards = [], view.discards[:1]
    assert second_odds(view, modifier) == 0


def test_what_is_hidden_changes_no_preview() -> None:
    rng = Random(3)
    changed = 0
    for moment in moments(4, {}, 4):
        twin = moment.state.copy()
        hidden = unseen(moment.view)
        rng.shuffle(hidden)
        for seat, cards in enumerate(moment.view.hands):
            twin.hands[seat] = sorted(card or hidden.pop() for card in cards)
            twin.laid[seat] = tuple(card or hidden.pop() for card in moment.view.laid[seat])
        twin.deck = sorted(hidden)
        changed += twin.hands != moment.state.hands
        view = twin.seen_by(moment.seat)
        legal = moment.view.legal(moment.seat)
        assert view.legal(moment.seat) == legal
        for code in legal:
            assert GAME.preview(view, moment.seat, code) == moment.look(code)
    assert changed


# Other choices


def test_checks_are_as_foretold() -> None:
    seen: Counter[str] = Counter()
    for moment in all_moments(at.AT_CHECK, at.AT_LAP_CHECK, seeds=4):
        for code in moment.view.legal(moment.seat):
            told = moment.look(code)
            events = moment.after(code)
            (checked, *_) = (event.data for event in events if event.kind == "checked")
            assert checked["target"] == told["target"]
            if code == codes.BLIND:
                assert 0 <= told["odds"] <= 1
            else:
                assert (told["factor"], told["passed"]) == (checked["factor"], checked["passed"])
                assert told["new_target"] == told["factor"]
            if moment.kind == at.AT_CHECK and code != codes.BLIND:
                out = any(e.kind == "out" and e.data["why"] == "damage" for e in events[:3])
                assert told["out"] == out
            seen[moment.kind] += 1
    assert seen[at.AT_CHECK] > 100


def leader_check(**options: Any) -> tuple[State, Seat, Car]:
    """Return a race in which the Leader is about to lap a robot that stands right ahead."""
    state, seat = at_play(**options)
    clear(state, seat, 0)
    other = next(car for car in state.running if car >= PLAYERS)
    state.take_off(other)
    state.count[seat] += state.setup.length * 2
    state.put_last(other, state.count[seat] + 1 - state.setup.length)
    state.renew_leader()
    assert state.leader == seat
    return state, seat, other


@pytest.mark.parametrize("level", ["basic", "junior"])
def test_the_leaders_check_is_taken_as_passed_and_told(level: str) -> None:
    state, seat, other = leader_check(level=level)
    card = find(state, **PLAIN, move=3)[0]
    hand(state, seat, card)
    told = look(state, seat, f"play {card}")
    assert told["lap_checks"] == 1
    assert told["passes"] == [{"pass": CARS[other], "how": "lap", "cost": 1}]
    assert (told["to"], told["why"]) == (2, "done")


def test_a_leaders_check_says_where_the_car_ends() -> None:
    state, seat, _ = leader_check()
    state.target[seat] = next(c for c in state.deck if 40 < state.setup.factors[c] < 60)
    state.deck.remove(state.target[seat])
    target = state.setup.factors[state.target[seat]]
    card = find(state, **PLAIN, move=3)[0]
    good = next(c for c in state.deck if c != card and state.setup.factors[c] <= target)
    bad = next(c for c in state.deck if c != card and state.setup.factors[c] > target)
    hand(state, seat, card, good, bad)
    luck = GuessedLuck(Random(1))
    state.apply(seat, codes.PLAY.of[card], luck)
    if state.agenda[-1].name == at.AT_SECOND:
        state.apply(seat, codes.ALONE, luck)
    assert state.agenda[-1].name == at.AT_LAP_CHECK
    passing, failing = look(state, seat, f"check {good}"), look(state, seat, f"check {bad}")
    assert (passing["passed"], passing["to"], passing["why"]) == (True, 2, "done")
    assert (failing["passed"], failing["to"], failing["why"]) == (False, 1, "lap-check")
    blind = look(state, seat, "blind")
    assert (blind["target"], blind["to"]) == (target, 2)
    for text, told in ((f"check {good}", passing), (f"check {bad}", failing)):
        twin = state.copy()
        twin.apply(seat, code_of(text), luck)
        assert twin.section(seat) == told["to"]


def test_the_lap_check_before_late_braking_leads_to_its_landing() -> None:
    state, seat, other = leader_check()
    section = state.setup.kinds.index(BRAKING)
    state.take_off(other)
    state.put_last(other, state.count[seat] + section - state.setup.length)
    state.take_off(seat)
    state.put_last(seat, state.count[seat] + section)
    state.renew_leader()
    state.agenda[-1] = at.LapCheck(at.AT_LAP_CHECK, seat, 1, other)
    told = look(state, seat, "blind")
    assert (told["to"], told["why"]) == (section + 1, "brake")
    state.agenda[-1] = at.OF_DRIVER[at.AT_BRAKE][seat]
    told = look(state, seat, "brake-late")
    assert (told["lap_checks"], told["passes"]) == (1, [CARS[other]])


def test_a_pit_stop_is_as_foretold() -> None:
    stops = 0
    for moment in all_moments(at.AT_PIT, seeds=1):
        told = moment.look(codes.BOX)
        state = moment.state.copy()
        (stop, *_) = (e for e in play_on(state, moment.seat, codes.BOX, moment.luck))
        assert (stop.kind, stop.data["to"]) == ("pit", told["to"])
        cell = state.cells[told["to"]]
        assert [CARS[car] for car in cell[: cell.index(moment.seat)]] == told["cars"]
        standing = state.order().index(moment.seat) + 1, state.laps_down(moment.seat)
        assert standing == (told["place"], told["laps"])
        if state.agenda[-1].name == at.AT_POINT:
            play_on(state, moment.seat, codes.NO_POINT_TAKEN, moment.luck)
        if codes.ENOUGH in state.legal(moment.seat):
            enough = GAME.preview(state.seen_by(moment.seat), moment.seat, codes.ENOUGH)
            events = play_on(state, moment.seat, codes.ENOUGH, moment.luck)
            (service,) = (e.data for e in events if e.kind == "serviced")
            assert service["tyres"] == told["tyres"]
            assert service["repaired"] == told["repairs"]
            assert service["drawn"] == told["cards"] == enough["draws"]
            stops += 1
    assert stops > 50


def test_contest_values_are_those_that_are_shown() -> None:
    shown = 0
    told: dict[int, dict[str, Any]] = {}
    rng = Random(2)
    luck = GuessedLuck(rng)
    for _ in range(8):
        state = GAME.new(4, settle(GAME.options, {}))
        state.begin(luck)
        told.clear()
        while asked := state.to_act():
            seat = asked[0]
            kind = state.agenda[-1].name
            code = rng.choice(state.legal(seat))
            if kind in (at.AT_CONTEST, at.AT_CONTEST_SECOND):
                view = state.seen_by(seat)
                told[seat] = dict(GAME.preview(view, seat, code))
            for event in play_on(state, seat, code, luck):
                owner = event.data.get("car")
                if event.kind == "contest-shown" and owner in CARS[:PLAYERS]:
                    facts = told[CARS.index(owner)]
                    assert facts["value"] == event.data["total"]
                    assert facts["modifier"] == event.data["modifier"]
                    assert facts["strategy"] == event.data["strategy"]
                    shown += 1
    assert shown > 50


def test_the_start_is_plain() -> None:
    state, seat = first_at(at.AT_CHART)
    chart = GAME.values.charts[0]
    facts = {"tyres": chart.tyres, "cards": chart.cards, "damage": chart.damage}
    assert look(state, seat, f"chart {chart.name}") == facts
    state, seat = first_at(at.AT_SUBSTITUTE)
    taken = state.chart[seat]
    assert taken
    assert look(state, seat, "new-hand") == {"cards": taken.cards + 1}
    assert look(state, seat, "keep-hand") == {}
    state, seat = first_at(at.AT_QUALIFY)
    card = GAME.values.cards[state.hands[seat][0]]
    assert look(state, seat, f"qualify {card.number}") == {"move": card.move, "factor": card.factor}
    state, seat = first_at(at.AT_STRATEGY)
    assert look(state, seat, "lucky") == {"current": False, "turn": 1}


def test_a_strategy_after_a_skip_holds_from_the_next_turn() -> None:
    state, seat = at_play()
    state.strategy[seat] = LUCKY
    state.apply(seat, codes.SKIP, GuessedLuck(Random(1)))
    assert look(state, seat, "lucky") == {"current": True, "turn": 3}
    state.agenda[-1] = at.Choice(at.AT_STRATEGY, seat, at.IN_PIT)
    assert look(state, seat, "chase") == {"current": False, "turn": 2}


def test_cards_on_offer_and_points_show_their_figures() -> None:
    state, seat = at_play()
    state.strategy[seat] = CHASE
    state.discards.append(state.deck.pop())
    state.agenda[-1] = at.OF_DRIVER[at.AT_DRAW][seat]
    card = GAME.values.cards[state.discards[-1]]
    state.chased[seat] = NOBODY
    told = look(state, seat, f"take {card.number}")
    assert told == {"move": card.move, "factor": card.factor}
    assert look(state, seat, "deck") == {}
    section, facts = next(
        (section, facts)
        for section, facts in enumerate(state.setup.track.sections)
        if facts.trajectories
    )
    clear(state, seat, section)
    state.agenda[-1] = at.OF_DRIVER[at.AT_POINT][seat]
    assert look(state, seat, "point 1") == dict(facts.trajectories[0]._asdict())


def test_paying_laying_and_laying_off() -> None:
    state, seat = at_play()
    hand(state, seat, *find(state, **PLAIN)[:3])
    low, middle, high = state.hands[seat]
    state.tyres[seat] = 3
    state.agenda[-1] = at.Pay(seat, 2, UNKNOWN)
    assert look(state, seat, f"pay {low}") == {"owed": 1, "chips": 3}
    assert look(state, seat, "chips") == {"tyres": 2, "left": 1}
    state.agenda[-1] = at.Discard(seat, UNKNOWN)
    chart = state.chart[seat]
    assert chart
    assert look(state, seat, "enough") == {"draws": chart.cards - 3}
    assert look(state, seat, f"discard {low}")["draws"] == chart.cards - 2
    state.hands[seat] = [low]
    state.spent = (high, middle)
    state.agenda[-1] = at.Lay(seat, 0)
    assert look(state, seat, "as-played") == {"cards": [str(high), str(middle)]}
    assert look(state, seat, f"lay {high}") == {"place": 1}


def test_a_rescue_shows_its_place() -> None:
    state, seat = at_play(rescue=True)
    state.agenda[-1] = at.OF_DRIVER[at.AT_RESCUE][seat]
    robot = [car for car in state.order() if car >= PLAYERS][-1]
    told = look(state, seat, "rescue")
    assert (told["car"], told["to"]) == (CARS[robot], state.section(robot))
    assert look(state, seat, "retire") == {}


# Refusals


def documented() -> dict[str, set[str]]:
    """Return the declared reasons with the names of their values."""
    return {reason: set(fields_of(values)) for reason, values in fields_of(Refusals).items()}


def test_every_refusal_in_play_is_documented_and_to_the_point() -> None:
    reasons = documented()
    rng = Random(7)
    seen = set()
    for moment in all_moments(seeds=1):
        legal = set(moment.view.legal(moment.seat))
        own = {_act(code) for code in legal}
        for code in [
            *map(Code, rng.sample(GAME.codes, 40)),
            *GAME.sought(moment.view, moment.seat),
        ]:
            if code in legal:
                continue
            reason, values = GAME.refusal(moment.view, moment.seat, code)
            assert set(values) == reasons[reason], reason
            json.dumps(values)
            if _act(code) in own:
                assert reason != "not-now"
            seen.add(reason)
    assert len(seen) > 12


def _act(code: Code) -> str:
    return GAME.text(code).split()[0] if codes.is_card_act(code) else str(code)


def test_a_card_that_is_not_there_is_refused_with_its_place() -> None:
    state, seat = at_play()
    frozen, other = state.hands[seat][:2]
    state.hands[seat].remove(frozen)
    state.frozen[seat] = (frozen,)
    elsewhere = state.deck[0]
    target = state.target[seat]
    for card, reason in (
        (frozen, "card-frozen"), (elsewhere, "card-not-in-hand"), (target, "card-is-target"),
    ):  # fmt: skip
        assert refuse(state, seat, f"play {card}") == (reason, {"card": str(card)})
    assert refuse(state, seat, "play t3") == ("module-not-played", {"module": "track-cards"})
    view = state.seen_by(seat)
    assert GAME.refusal(view, seat, codes.PLAY.of[UNKNOWN]).reason == "card-not-in-hand"
    assert refuse(state, seat, f"add {other}") == ("not-now", {"asked": "play"})
    state.hands[seat].remove(other)
    state.spent = (other,)
    state.agenda[-1] = at.Check(seat, other)
    assert refuse(state, seat, f"check {other}") == ("card-spent", {"card": str(other)})


def test_a_play_that_can_not_be_paid_says_what_is_missing() -> None:
    state, seat = at_play()
    dear = find(state, tyres=3)[0]
    plain = find(state, **PLAIN)[:3]
    hand(state, seat, dear, plain[0])
    state.tyres[seat] = 1
    values: dict[str, Any] = {"cards": [str(dear)], "owed": 3}
    tell = refuse(state, seat, f"play {dear}")
    assert tell == ("not-enough-tyres", values | {"chips": 1, "others": 1})
    hand(state, seat, dear, *plain)
    state.tyres[seat] = 0
    assert refuse(state, seat, f"play {dear}") == ("no-chip-left", values)
    state.setup = state.setup._replace(short=True)
    state.tyres[seat] = 2
    assert refuse(state, seat, f"play {dear}") == ("only-chips", values | {"chips": 2})
    chart = state.chart[seat]
    assert chart
    state.red[seat] = chart.damage
    hurting = next(card.number for card in GAME.values.cards[1:] if card.damage == 1)
    hand(state, seat, hurting)
    state.tyres[seat] = 9
    tell = refuse(state, seat, f"play {hurting}")
    assert tell == ("no-damage-slots", {"cards": [str(hurting)], "damage": 1, "free": 0})


def test_a_second_card_is_refused_for_its_move_its_price_or_its_number() -> None:
    state, seat = at_play()
    ones, threes = find(state, **PLAIN, move=1), find(state, **PLAIN, move=3)
    dear = find(state, tyres=2, damage=0, move=3, check=None)[-1]
    first = next(card for card in ones if threes[0] < card)
    hand(state, seat, first, threes[0], dear)
    state.tyres[seat] = 0
    state.agenda.append(at.Second(seat, first))
    names = {"first": str(first), "second": str(threes[0])}
    assert refuse(state, seat, f"add {threes[0]}") == ("lower-number-first", names)
    assert refuse(state, seat, f"add {first}") == ("card-spent", {"card": str(first)})
    values = {"cards": [str(first), str(dear)], "owed": 2, "chips": 0, "others": 1}
    assert refuse(state, seat, f"add {dear}") == ("not-enough-tyres", values)
    state.agenda[-1] = at.Second(seat, threes[0])
    names = {"first": str(threes[0]), "second": str(dear)}
    assert refuse(state, seat, f"add {dear}") == ("not-a-pair", names)
    view = state.seen_by(seat)
    assert {*GAME.sought(view, seat)} == {codes.ADD.of[first], codes.ADD.of[dear], codes.ALONE}
    state.agenda[-1] = at.InContest(at.AT_CONTEST_SECOND, seat, 1)
    state.hands[seat].remove(first)
    state.laid[seat] = (first,)
    names = {"first": str(first), "second": str(threes[0])}
    assert refuse(state, seat, f"join {threes[0]}") == ("lower-number-first", names)


def test_paying_and_laying_off_go_by_rising_number() -> None:
    state, seat = at_play()
    hand(state, seat, *find(state, **PLAIN)[:4])
    low, _, third, high = (str(card) for card in state.hands[seat])
    state.tyres[seat] = 1
    state.agenda[-1] = at.Pay(seat, 3, UNKNOWN)
    tell = refuse(state, seat, f"pay {high}")
    assert tell == ("too-few-after", {"card": high, "needed": 1, "left": 0})
    assert refuse(state, seat, "chips") == ("not-enough-chips", {"owed": 3, "chips": 1})
    state.agenda[-1] = at.Pay(seat, 2, Card(int(third)))
    tell = refuse(state, seat, f"pay {low}")
    assert tell == ("rising-order", {"card": low, "last": third})
    chart = state.chart[seat]
    assert chart
    state.chart[seat] = chart._replace(cards=2)
    state.agenda[-1] = at.Discard(seat, UNKNOWN)
    assert refuse(state, seat, "enough") == ("must-discard", {"excess": 2})
    tell = refuse(state, seat, f"discard {high}")
    assert tell == ("too-few-after", {"card": high, "needed": 1, "left": 0})


def test_what_is_not_on_offer_is_refused_with_the_offer() -> None:
    state, seat = at_play()
    one, two, three = state.hands[seat][:3]
    offer = {"card": str(three), "offer": [str(one), str(two)]}
    state.offer = (one, two)
    state.spent = (one, two)
    questions = {
        "keep": at.OF_DRIVER[at.AT_KEEP][seat],
        "first": at.CheckOrder(seat, one, two),
        "lay": at.Lay(seat, 0),
    }
    for act, step in questions.items():
        state.agenda[-1] = step
        assert refuse(state, seat, f"{act} {three}") == ("not-on-offer", offer)
    state.agenda[-1] = at.Lay(seat, 1)
    assert refuse(state, seat, "as-played") == ("order-begun", {})
    state.agenda[-1] = at.OF_DRIVER[at.AT_DRAW][seat]
    state.chased[seat], state.discards = NOBODY, [*state.discards, state.deck.pop()]
    top = str(state.discards[-1])
    tell = refuse(state, seat, f"take {three}")
    assert tell == ("not-on-offer", {"card": str(three), "offer": [top]})


def test_a_chart_or_point_that_is_taken_is_refused_with_its_owner() -> None:
    state, _ = first_at(at.AT_CHART)
    state.apply(SEATS[0], codes.CHART, GuessedLuck(Random(1)))
    for chart in GAME.values.charts[:2]:
        tell = refuse(state, SEATS[1], f"chart {chart.name}")
        assert tell == ("chart-taken", {"chart": chart.name, "seat": 0})
    data = state.setup.data
    state.setup = state.setup._replace(data=data._replace(charts=data.charts[:6]))
    tell = GAME.refusal(state.seen_by(SEATS[1]), SEATS[1], Code(codes.CHART + 8))
    assert tell == ("no-such-chart", {"chart": "9"})
    state, seat = at_play()
    section, points = next(
        (section, len(facts.trajectories))
        for section, facts in enumerate(state.setup.track.sections)
        if len(facts.trajectories) == 2
    )
    clear(state, seat, section)
    other = next(car for car in state.running if car >= PLAYERS)
    put(state, other, section)
    state.point[other], state.point[seat] = 1, NO_POINT
    state.agenda[-1] = at.OF_DRIVER[at.AT_POINT][seat]
    assert refuse(state, seat, "point 2") == ("point-taken", {"point": 2, "car": CARS[other]})
    assert refuse(state, seat, "point 3") == ("no-such-point", {"point": 3, "points": points})
    assert [GAME.text(c) for c in GAME.sought(state.seen_by(seat), seat)] == [
        "point 1", "point 2",
    ]  # fmt: skip


def test_a_stop_comes_before_the_draw_and_once_a_turn() -> None:
    state, seat = at_play()
    state.pitted = 0
    assert refuse(state, seat, "box") == ("box-before-the-draw", {})
    assert codes.BOX in GAME.sought(state.seen_by(seat), seat)
    state.pitted = 1 << seat
    assert refuse(state, seat, "box") == ("already-pitted", {"turn": 2})
    state, seat = first_at(at.AT_STRATEGY)
    assert refuse(state, seat, "box") == ("not-now", {"asked": "strategy"})


def test_passes_and_late_braking_are_refused_with_their_rule() -> None:
    state, seat = at_play()
    other = next(car for car in state.running if car >= PLAYERS)
    section = state.setup.kinds.index(BRAKING)
    clear(state, seat, section)
    state.late = True
    state.agenda[-1] = at.Pass(seat, False, other)
    assert refuse(state, seat, "stay") == ("pass-compulsory", {"car": CARS[other]})
    state.agenda[-1] = at.Pass(seat, True, other)
    assert refuse(state, seat, "brake-late") == ("no-late-braking", {"why": "stay-first"})
    no_paying = {"car": CARS[other], "why": "not-free"}
    assert refuse(state, seat, "pass-paying") == ("no-paying-pass", no_paying)
    state.free = True
    state.count[other] = state.count[seat]
    assert refuse(state, seat, "pass-paying") == ("no-paying-pass", no_paying | {"why": "points"})
    state.count[other] = state.count[seat] + 15
    clear(state, seat, 0)
    assert refuse(state, seat, "brake-late") == ("no-late-braking", {"why": "section"})
    state.agenda[-1] = at.Check(seat, state.hands[seat][0])
    state.deck = state.discards = []
    assert refuse(state, seat, "blind") == ("deck-empty", {})
    state.agenda[-1] = at.OF_DRIVER[at.AT_RESCUE][seat]
    state.running = tuple(car for car in state.running if car < PLAYERS)
    assert refuse(state, seat, "rescue") == ("no-robot-left", {})


def test_a_player_finds_every_card_of_the_hand() -> None:
    for moment in all_moments(at.AT_PLAY, at.AT_CONTEST, at.AT_DISCARD, seeds=1):
        sought = {*GAME.sought(moment.view, moment.seat)}
        act = {
            at.AT_PLAY: codes.PLAY, at.AT_CONTEST: codes.CONTEST, at.AT_DISCARD: codes.DISCARD,
        }[moment.kind]  # fmt: skip
        hand = [*moment.view.hands[moment.seat], *moment.view.frozen[moment.seat]]
        assert {act.of[card] for card in hand} <= sought
