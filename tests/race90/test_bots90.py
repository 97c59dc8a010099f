"""The bots of Race! Formula 90: legal answers, sensible decisions, and who beats whom."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from boxbox.arena.match import play
from boxbox.bots import Bot, make_bot
from boxbox.bots.race90.road import road
from boxbox.bots.race90.rules import RulesBot
from boxbox.bots.race90.stops import next_stop
from boxbox.core.errors import OptionError
from boxbox.core.luck import SeededLuck
from boxbox.core.options import settle
from boxbox.games.race90 import Race90
from boxbox.games.race90.race import STRATEGIES
from boxbox.games.race90.state import State

from .conftest import frozen_game
from .scenes import Match, race

GAME = frozen_game()
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"level": "junior"},
    {"short": True, "rescue": True},
)


def answer(match: Match, seat: int, spec: str = "rules") -> str:
    """What a bot says to the question that its seat faces."""
    view = match.seen_by(seat)
    code = make_bot("race90", spec).choose(view, seat, view.legal(seat), Random(0))
    return GAME.text(code)


def state(seats: int = 4, **options: Any) -> State:
    return GAME.new(seats, settle(GAME.options, options))


class Referee:
    """Passes a question on to a bot and checks that the answer is legal and depends on the view."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: State, seat: int, codes: list[int], rng: Random) -> int:
        code = self.bot.choose(view.copy(), seat, codes, rng)
        assert code in codes
        assert code == self.bot.choose(view.copy(), seat, codes, Random(1))
        return code


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
    stops = road(match.seen_by(0), 0, 6)
    # A corner section with a car of the same laps is a wall.
    assert [stop.at for stop in stops] == [8, 9, 9, 9, 9, 9, 9]
    assert stops[1].ahead == (1,)


@pytest.mark.usefixtures("frozen")
def test_road_pays_on_straights() -> None:
    match = race("fast1 12 moved", "s0 11", driver=0, p0={"hand": [170]})
    assert [stop.at for stop in road(match.seen_by(0), 0, 4)] == [11, 12, 12, 13, 14]


# Single decisions


def test_greedy_makes_the_longest_move(frozen: Race90) -> None:
    fast, slow = cards(frozen, move=4, tyres=2)[0], cards(frozen, move=2, type="event")[0]
    match = race("s0 3", "s1 0 moved", driver=0, p0={"hand": sorted([fast, slow])})
    assert answer(match, 0, "greedy") == f"play {fast}"


def cards(game: Race90, **wanted: Any) -> list[int]:
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


def factor(game: Race90, card: int) -> int:
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
    for seat, fuel in enumerate((8, 10, 12, 14)):
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
        luck = SeededLuck(number)
        current.begin(luck)
        bot = RulesBot()
        while current.turn == 0:
            seat = current.to_act()[0]
            view = current.seen_by(seat)
            current.apply(seat, bot.choose(view, seat, view.legal(seat), Random(0)), luck)
        chosen.update(current.strategy)
    assert sorted(chosen) == list(range(len(STRATEGIES)))


# How strong they are


def firsts(spec: str, others: str, races: int, level: str = "basic") -> int:
    """How often a bot is the first of four players, on both tracks in turn."""
    won = 0
    for number in range(races):
        seat = number % 4
        drivers = [make_bot("race90", spec if at == seat else others) for at in range(4)]
        track = ("monza", "hungaroring")[number // 4 % 2]
        options = settle(GAME.options, {"level": level, "track": track})
        result, _ = play(GAME, 4, options, drivers, f"{spec}/{others}/{number}")
        players = [row for row in result["classification"] if row["seat"] is not None]
        won += min(players, key=lambda row: int(row["place"]))["seat"] == seat
    return won


def test_rules_beats_random() -> None:
    assert firsts("rules", "random", 12) >= 10


def test_greedy_beats_random() -> None:
    assert firsts("greedy", "random", 12) >= 8


def test_rules_beats_greedy() -> None:
    assert firsts("rules", "greedy", 16) >= 8
