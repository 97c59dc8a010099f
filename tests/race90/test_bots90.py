"""The bots of Race! Formula 90: legal answers, sensible decisions, and who beats whom."""

from collections import Counter
from typing import Any

import pytest

from boxbox.arena.match import play
from boxbox.bots import make_bot
from boxbox.core.errors import OptionError
from boxbox.core.options import settle
from boxbox.core.seats import by_seat
from boxbox.games.race90.bots.road import road
from boxbox.games.race90.bots.rules import RulesBot
from boxbox.games.race90.bots.stops import next_stop
from boxbox.games.race90.game import Race90
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cards import Card
from boxbox.games.race90.table.race import STRATEGIES

from .bots import DRIVER, GAME, Referee, answer, firsts, start_with_rules
from .scenes import race

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"level": "junior"},
    {"short": True, "rescue": True},
)


def state(seats: int = 4, **options: Any) -> State:
    return GAME.new(seats, settle(GAME.options, options))


@pytest.mark.parametrize("variant", VARIANTS, ids=["basic", "junior", "short"])
@pytest.mark.parametrize(("track", "seats"), [("monza", 2), ("monza", 5), ("hungaroring", 6)])
def test_all_answers_are_legal_and_the_same_again(
    track: str, seats: int, variant: dict[str, Any]
) -> None:
    options = settle(GAME.options, {"track": track, **variant})
    specs = ("rules", "greedy", "rules:stops=2")
    drivers = [Referee(make_bot("race90", specs[seat % 3])) for seat in range(seats)]
    result, _ = play(GAME, seats, options, drivers, f"{track}/{seats}")
    assert result["classification"]


def test_arguments() -> None:
    assert isinstance(make_bot("race90", "rules:stops=1"), RulesBot)
    for wrong in ("stops=3", "stops", "pits=1"):
        with pytest.raises(OptionError, match="stops"):
            make_bot("race90", f"rules:{wrong}")


# The road ahead


@pytest.mark.usefixtures("frozen")
def test_road_counts_passes_and_walls() -> None:
    match = race("fast1 11 moved", "s1 9 moved", "s0 8", driver=0, p0={"hand": [170]})
    stops = road(match.seen_by(0), DRIVER, 6)
    # A corner section with a car of the same laps is a wall.
    assert [stop.at for stop in stops] == [8, 9, 9, 9, 9, 9, 9]
    assert stops[1].ahead == (1,)


@pytest.mark.usefixtures("frozen")
def test_road_pays_on_straights() -> None:
    match = race("fast1 12 moved", "s0 11", driver=0, p0={"hand": [170]})
    assert [stop.at for stop in road(match.seen_by(0), DRIVER, 4)] == [11, 12, 12, 13, 14]


# Single decisions


def test_greedy_makes_the_longest_move(frozen: Race90) -> None:
    fast, slow = cards(frozen, move=4, tyres=2)[0], cards(frozen, move=2, type="event")[0]
    match = race("s0 3", "s1 0 moved", driver=0, p0={"hand": sorted([fast, slow])})
    assert answer(match, 0, "greedy") == f"play {fast}"


def cards(game: Race90, **wanted: Any) -> list[Card]:
    """The numbers of the race cards with these values."""
    return [
        card.number
        for card in game.values.cards[1:]
        if all(getattr(card, name) == value for name, value in wanted.items())
    ]


@pytest.mark.parametrize("spec", ["greedy", "rules"])
def test_does_not_check_itself_out_of_the_race(frozen: Race90, spec: str) -> None:
    low = cards(frozen, move=4, type="speeding", tyres=2)[0]
    asks = next(card for card in cards(frozen, move=3, check=0) if factor(frozen, card) > 40)
    calm = cards(frozen, move=2, type="event")[0]
    driver = {"hand": sorted([asks, calm]), "target": low, "red": 5, "chart": "italy-1"}
    match = race("s0 3", "s1 3 moved", driver=0, p0=driver)
    assert answer(match, 0, spec) == f"play {calm}"


def factor(game: Race90, card: Card) -> int:
    return game.values.cards[card].factor


def test_spends_all_in_the_last_turn(frozen: Race90) -> None:
    fast, one = cards(frozen, move=4, tyres=3)[0], cards(frozen, move=1, type="gear")[0]
    hand = sorted([fast, one])
    driver = {"hand": hand, "tyres": 3}
    match = race("s0 3", "s1 3 moved", driver=0, turn=26, p0=driver)
    assert answer(match, 0) == f"play {hand[0]}"
    match.choose(0, f"play {hand[0]}")
    assert answer(match, 0) == f"add {hand[1]}"


def test_saves_cards_early(frozen: Race90) -> None:
    slow = cards(frozen, move=2, type="event")[:2]
    driver = {"hand": sorted(slow), "fuel": 14}
    match = race("s0 1", "s1 1 moved", "fast1 3 moved", driver=0, turn=2, p0=driver)
    # The car in the corner bars the way: a second card would gain nothing.
    assert match.seen_by(0).setup.kinds[3] == "corner"
    assert answer(match, 0).startswith("play")
    match.choose(0, f"play {min(slow)}")
    assert answer(match, 0) == "alone"


def test_pays_with_chips_that_are_plenty(frozen: Race90) -> None:
    fast, ones = cards(frozen, move=4, tyres=2)[0], cards(frozen, move=1, draw=2)
    driver = {"hand": sorted([fast, ones[0]]), "tyres": 10, "fuel": 14}
    match = race("s0 3", "s1 3 moved", driver=0, turn=12, p0=driver)
    match.choose(0, f"play {fast}")
    if match.decisions[0].kind == "second":
        match.choose(0, "alone")
    assert answer(match, 0) == "chips"


# Stops


def test_stops_before_the_fuel_is_gone() -> None:
    view = state()
    for seat, fuel in by_seat((8, 10, 12, 14)):
        view.fuel[seat] = fuel
        for stops in (0, 1, 2):
            assert next_stop(view, seat, stops) <= fuel


@pytest.mark.parametrize("stops", [1, 2])
def test_stops_as_often_as_told(stops: int) -> None:
    taken: Counter[int] = Counter()
    for number in range(5):
        drivers = [make_bot("race90", f"rules:stops={stops}") for _ in range(4)]
        options = settle(GAME.options, {"track": ("monza", "hungaroring")[number % 2]})
        _, events = play(GAME, 4, options, drivers, f"stops {number}")
        out = {event.data["car"] for event in events if event.kind == "out"}
        pits = Counter(event.data["car"] for event in events if event.kind == "pit")
        taken.update(pits[f"s{seat}"] for seat in range(4) if f"s{seat}" not in out)
    assert taken[stops] >= 0.8 * taken.total()


# Before the race


def test_all_strategies_are_chosen() -> None:
    chosen: Counter[int] = Counter()
    for number in range(50):
        current = state()
        start_with_rules(current, number)
        chosen.update(current.strategy)
    assert sorted(chosen) == list(range(len(STRATEGIES)))


# How strong they are


def test_rules_beats_random() -> None:
    assert firsts("rules", "random", 12) >= 10


def test_greedy_beats_random() -> None:
    assert firsts("greedy", "random", 12) >= 8


def test_rules_beats_greedy() -> None:
    assert firsts("rules", "greedy", 16) >= 8
