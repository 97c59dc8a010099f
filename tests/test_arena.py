"""Bots choose what they say they choose, and figures are what statistics says they are."""

from random import Random
from typing import Any

import pytest

import boxbox
from boxbox.arena.simulation import Plan, check, simulate
from boxbox.arena.statistics import Tally
from boxbox.bots import bots_of, make_bot
from boxbox.core.seats import Seat
from boxbox.games.motor_racing.table.cards import UNKNOWN
from boxbox.games.race90.arena import scores as race90
from tests.race90.results import CLASSIFIED, RACED

ORDER = ["blue.1", "green.1", "yellow.1", "red.1", "white.1", "black.1", "red.2", "blue.2",
         "green.2", "yellow.2", "white.2", "black.2"]  # fmt: skip


def choice(bot: str, position: dict[str, Any], seat: int = 0) -> str:
    match = boxbox.from_position({"game": "motor-racing", "turn": seat} | position, seed=3)
    decision = match.decisions[0]
    codes = decision.options.codes
    return match.game.text(make_bot("motor-racing", bot).choose(
        match.seen_by(seat), Seat(seat), codes, Random(1)))  # fmt: skip


def test_greedy_takes_the_best_place_for_its_best_car() -> None:
    hand = ["red+3", "red+2", "wrong-line", "turbo", "pit"]
    assert choice("greedy", {"order": ORDER, "hands": [hand]}) == "red+3 red.1"


def test_greedy_rides_behind_a_rival_that_goes_further() -> None:
    order = ["blue.1", "green.1", "yellow.1", "white.1", "red.1", "black.1", "red.2", *ORDER[7:]]
    hand = ["red+2", "white+4", "wrong-line", "turbo", "pit"]
    assert choice("greedy", {"order": order, "hands": [hand]}) == "white+4 white.1"


@pytest.mark.parametrize("bot", ["greedy", "rules"])
def test_nobody_hurts_its_own_car_without_need(bot: str) -> None:
    hand = ["lose-control", "off-circuit", "off-circuit", "wrong-line", "pit"]
    assert not choice(bot, {"order": ORDER, "hands": [hand]}).split()[1].startswith("red")


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        # In the lead there is nothing to gain by rolling on.
        (["red.1", "blue.1", "green.1", "yellow.1"], "stop"),
        # Last of four on the last card, with nothing to lose: on.
        (["blue.1", "green.1", "yellow.1", "red.1"], "roll"),
    ],
)
def test_rules_knows_when_to_stop_charging(order: list[str], expected: str) -> None:
    out = [car for car in ORDER if car not in order]
    position = {
        "at": "charge", "card": "charge-gears", "car": "red.1", "order": order, "retired": out,
        "deck": 0,
    }  # fmt: skip
    assert choice("rules", position) == expected


def test_rules_keeps_a_spin_that_hits_a_rival_and_not_one_that_hits_itself() -> None:
    position = {"at": "spin", "card": "spin-out", "order": ORDER, "deck": 0}
    assert choice("rules", position | {"face": 1}) == "keep"
    assert choice("rules", position | {"face": 4}) == "reroll"


def test_rules_crashes_the_neighbour_that_is_not_its_own() -> None:
    order = ["blue.1", "green.1", "yellow.1", "white.1", "red.1", "black.1", "red.2", *ORDER[7:]]
    position = {"at": "crash", "card": "crash", "order": order, "deck": 0}
    assert choice("rules", position | {"face": 4}) == "ahead"
    assert choice("rules", position | {"face": 8}) == "behind"


@pytest.mark.parametrize("bot", list(bots_of("motor-racing")))
def test_a_bot_gets_a_view_without_hidden_cards_and_chooses_legally(bot: str) -> None:
    driver = make_bot("motor-racing", bot)
    for seed in range(4):
        match = boxbox.start("motor-racing", seats=3 + seed, seed=seed, options={"races": 1})
        rng = Random(seed)
        while match.decisions:
            decision = match.decisions[0]
            view = match.seen_by(decision.seat)
            hidden = [*view.deck, *view.set_aside]
            hidden += [c for s, hand in enumerate(view.hands) if s != decision.seat for c in hand]
            assert set(hidden) <= {UNKNOWN}
            match.choose(decision.seat, driver.choose(view, decision.seat,
                                                      decision.options.codes, rng))  # fmt: skip


def share(bots: str, games: int = 200) -> list[tuple[float, float]]:
    """The interval of the share of seasons that each entrant won; the same in every run."""
    specs = tuple(bots.split(","))
    plan = check(Plan("motor-racing", len(specs), games, 11, specs, {}))
    return [(e.wins.share().low, e.wins.share().high) for e in simulate(plan)]


def test_rules_clearly_beats_four_random() -> None:
    rules, *others = share("rules,random,random,random,random")
    assert rules[0] > 0.4
    assert all(other[1] < rules[0] for other in others)


def test_rules_beats_greedy() -> None:
    rules, *others = share("rules,greedy,greedy,greedy")
    assert rules[0] > 0.25
    assert all(other[0] < rules[0] and other[1] < rules[1] for other in others)


def test_a_share_has_wilsons_interval() -> None:
    tally = Tally()
    for won in [1] * 10 + [0] * 90:
        tally.add(won)
    # Worked out with the formula of Wilson (1927) for 10 of 100.
    assert tally.share().low == pytest.approx(0.0552, abs=1e-4)
    assert tally.share().high == pytest.approx(0.1744, abs=1e-4)


def test_a_mean_has_its_interval() -> None:
    tally = Tally()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        tally.add(value)
    spread = 1.959964 * (32 / 7) ** 0.5 / 8**0.5
    assert tally.mean().value == 5
    assert tally.mean().low == pytest.approx(5 - spread)
    assert tally.mean().high == pytest.approx(5 + spread)


def test_tallies_add_up_in_any_split() -> None:
    values = [3, 1, 4, 1, 5, 9, 2, 6]
    whole, left, right = Tally(), Tally(), Tally()
    for at, value in enumerate(values):
        whole.add(value)
        (left if at % 3 else right).add(value)
    left.merge(right)
    assert left == whole
    one = Tally()
    one.add(3)
    assert one.mean().low == one.mean().high == 3


def test_seats_rotate() -> None:
    """Whoever is named first is not always seat 0: each seat has each entrant once."""
    seen: list[list[str]] = []

    def spy(_: Any, __: int, ___: Any, bots: list[Any], ____: str) -> Any:
        seen.append([type(bot).__name__ for bot in bots])
        return {"standings": []}, []

    plan = check(Plan("motor-racing", 4, 4, 1, ("rules", "random", "greedy"), {"races": 1}))
    assert plan.entrants() == ["rules", "random", "greedy", "rules"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("boxbox.arena.simulation.play", spy)
        simulate(plan)
    for seat in range(4):
        assert sorted(bots[seat] for bots in seen) == [
            "GreedyBot", "RandomBot", "RulesBot", "RulesBot",
        ]  # fmt: skip


def test_a_bot_is_made_with_its_argument() -> None:
    class Stopping:
        def __init__(self, argument: str) -> None:
            self.argument = argument

        def choose(self, view: Any, seat: int, codes: list[int], rng: Random) -> int:
            raise NotImplementedError

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(bots_of("motor-racing"), "rules", Stopping)
        bot = make_bot("motor-racing", "rules:stops=2")
        assert isinstance(bot, Stopping)
        assert bot.argument == "stops=2"
    with pytest.raises(boxbox.OptionError, match="the bot 'random' of motor-racing takes no arg"):
        make_bot("motor-racing", "random:stops=2")
    with pytest.raises(boxbox.OptionError, match="there is no bot 'genius:x' for motor-racing"):
        make_bot("motor-racing", "genius:x")
    with pytest.raises(boxbox.OptionError, match="takes stops=1 or stops=2, not 'stops=9'"):
        make_bot("race90", "rules:stops=9")


def test_a_plan_plays_with_the_data_it_names() -> None:
    plan = Plan("motor-racing", 3, 1, 1, ("random",), {}, data="somewhere")
    with pytest.raises(boxbox.OptionError, match="motor-racing is played with its own data only"):
        check(plan)


def test_a_race_with_robots_is_scored() -> None:
    assert race90.scores(CLASSIFIED, RACED) == [
        (1, True, {"first": True}, {"place": 1, "eliminations": 0}),
        (None, False, {}, {"place": 2, "eliminations": 1}),
        (0, False, {"first": False}, {"place": 4, "eliminations": 1}),
    ]
