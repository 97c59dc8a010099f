"""The bots in the Advanced Game: legal answers with every module, sensible ones, who beats whom."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from boxbox.arena.match import play as play_match
from boxbox.bots import make_bot
from boxbox.core.luck import SeededLuck
from boxbox.core.options import settle
from boxbox.games.race90.bots.gamble import fate, forcing_worth, safety_car_worth
from boxbox.games.race90.bots.road import ALWAYS, road, survey
from boxbox.games.race90.bots.rules import RulesBot
from boxbox.games.race90.bots.stops import best_stops, next_stop, tyre_worth
from boxbox.games.race90.bots.symbols import best_green, best_weather, best_yellow
from boxbox.games.race90.bots.weights import USUAL
from boxbox.games.race90.rules.advanced.car_setup import points_of
from boxbox.games.race90.rules.basic.playing import is_playable
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table import codes as c
from boxbox.games.race90.table.race import (
    HARD,
    INTERMEDIATE,
    MODULES,
    RAIN,
    REFLEXES,
    SKILLS,
    SOFT,
    TUNING,
)
from boxbox.games.race90.table.track import PathStep, PrintedSection

from .bots import DRIVER, GAME, RIVAL, Referee, answer, firsts, start_with_rules
from .scenes import Match, advanced, go, play, play_cards

pytestmark = pytest.mark.usefixtures("frozen")

DRY, UNCERTAIN, WET = 2, 5, 7
"""Slots of the frozen Monza, from 1."""


def state(**options: Any) -> State:
    return GAME.new(4, settle(GAME.options, {"level": "advanced", **options}))


def after_start(**options: Any) -> State:
    """A race between `rules` drivers when its first turn begins."""
    current = state(**options)
    start_with_rules(current, 1)
    return current


# Every answer


@pytest.mark.parametrize("modules", [*MODULES, "all"])
def test_all_answers_are_legal_and_the_same_again(modules: str) -> None:
    given = modules if modules == "all" else [modules]
    options = settle(GAME.options, {"level": "advanced", "modules": given, "short": True})
    specs = ("rules", "greedy", "rules:stops=2", "rules")
    drivers = [Referee(make_bot("race90", spec)) for spec in specs]
    result, _ = play_match(GAME, 4, options, drivers, modules)
    assert result["classification"]


@pytest.mark.parametrize("options", [
    {"track": "hungaroring", "hazard": "later", "skills": "random", "rescue": True},
    {"track": "monza", "refuelling": "turn", "weather": "rain", "rescue": True},
], ids=["later", "turn"])  # fmt: skip
def test_all_answers_with_other_options(options: dict[str, Any]) -> None:
    settled = settle(GAME.options, {"level": "advanced", **options})
    drivers = [Referee(make_bot("race90", spec)) for spec in ("rules", "rules:stops=1", "greedy")]
    result, _ = play_match(GAME, 3, settled, drivers, "options")
    assert result["classification"]


def test_plays_that_are_thought_of_can_be_played() -> None:
    """What `rules` takes for the reach of a track card is never more than the engine's (R45)."""
    current = after_start(skills=["qualifying", "qualifying", "qualifying", "pitting"])
    luck, bots = SeededLuck(3), [RulesBot() for _ in range(4)]
    looked = 0
    while current.to_act() and looked < 60:
        seat = current.to_act()[0]
        view = current.seen_by(seat)
        if view.agenda[-1].name == "play" and any(card > 184 for card in view.hands[seat]):
            judge = bots[seat].judge(view, seat)
            for card in view.usable(seat):
                _, found = judge.best(start=card)
                assert not found or is_playable(view, seat, found)
            looked += 1
        codes = view.legal(seat)
        current.apply(seat, bots[seat].choose(view, seat, codes, Random(0)), luck)
    assert looked == 60


# The road ahead


def test_road_past_a_yellow_flag() -> None:
    flag = [{"section": 15, "ahead": 0}]
    match = advanced("s0 14", "s1 3 moved", modules="flags", turn=7, driver=0, yellow=flag,
                     p0={"hand": [175]})  # fmt: skip
    stops = road(match.seen_by(0), DRIVER, 4)
    assert [stop.at for stop in stops] == [14, 15, 15, 16, 17]
    assert [stop.flagged for stop in stops] == [False, True, False, False, False]


def test_no_car_is_passed_under_a_yellow_flag() -> None:
    fields: dict[str, Any] = {"modules": "flags", "turn": 7, "driver": 0, "p0": {"hand": [175]}}
    flagged = advanced("s1 4 moved", "s0 3", yellow=[{"section": 4, "ahead": 1}], **fields)
    # Past the flag for a point, but not past the car.
    assert [stop.at for stop in road(flagged.seen_by(0), DRIVER, 5)] == [3, 4, 4, 4, 4, 4]


def test_road_with_a_card_that_eases_passes() -> None:
    match = advanced("s1 15 moved", "s0 14", modules="track-cards", driver=0, p0={"hand": [175]})
    view = match.seen_by(0)
    assert [stop.at for stop in road(view, DRIVER, 4)] == [14, 15, 15, 15, 15]
    assert [stop.at for stop in road(view, DRIVER, 4, eased=1 << 6)] == [14, 15, 15, 16, 17]


def test_road_back_to_the_track() -> None:
    match = advanced("s1 3 moved", "s0 14 off back15", modules="off-track", driver=0,
                     p0={"hand": [175]})  # fmt: skip
    way = survey(match.seen_by(0), DRIVER, 3)
    assert [stop.at for stop in way.stops] == [15, 15, 16, 17]
    assert way.corners[6] == ALWAYS


# Before the race


def test_skills_that_few_others_have() -> None:
    current = after_start()
    assert max(Counter(current.skill).values()) < 3
    assert all(skill in range(len(SKILLS)) for skill in current.skill)


@pytest.mark.parametrize("skill", SKILLS)
def test_cars_use_all_points(skill: str) -> None:
    current = after_start(skills=[skill, skill, skill, "pitting"])
    for seat, chart in enumerate(current.chart):
        assert chart is not None
        points = points_of((chart.tyres, chart.cards, chart.damage))
        assert points == (8 if current.skill[seat] == TUNING else 6)
    careful, usual = current.chart[0], current.chart[3]
    assert careful is not None
    assert usual is not None
    assert careful.cards == usual.cards == 7
    if current.skill[0] == REFLEXES:
        assert careful.damage < usual.damage


def test_fuel_is_bid_for_the_stops() -> None:
    """Told to stop once, a driver takes more fuel than one that may stop as it likes."""
    bids: dict[str, list[int]] = {"rules": [], "rules:stops=1": []}
    for spec, found in bids.items():
        for number in range(5):
            options = settle(GAME.options, {"level": "advanced", "modules": ["fuel"]})
            _, events = play_match(GAME, 2, options, [make_bot("race90", spec)] * 2, f"{number}")
            found += [
                event.data["fuel"] for event in events
                if event.kind == "qualified" and event.data["fuel"]
            ]  # fmt: skip
    assert sum(bids["rules"]) <= sum(bids["rules:stops=1"])


# Stops


def test_told_stops_are_made() -> None:
    made: dict[int, Counter[int]] = {1: Counter(), 2: Counter()}
    for stops, counted in made.items():
        for number in range(2):
            drivers = [make_bot("race90", f"rules:stops={stops}") for _ in range(4)]
            options = settle(GAME.options, {
                "level": "advanced", "track": ("monza", "hungaroring")[number],
            })  # fmt: skip
            _, events = play_match(GAME, 4, options, drivers, f"told {number}")
            out = {event.data["car"] for event in events if event.kind == "out"}
            pits = Counter(event.data["car"] for event in events if event.kind == "pit")
            counted.update(pits[f"s{seat}"] for seat in range(4) if f"s{seat}" not in out)
    for stops, counted in made.items():
        assert counted[stops] >= 0.7 * counted.total()


def test_stops_before_the_fuel_is_gone() -> None:
    current = after_start()
    for seat in current.setup.seats:
        assert next_stop(current.seen_by(seat), seat, 0) <= current.fuel[seat]


def test_pitting_makes_more_stops_pay() -> None:
    with_skill = after_start(skills=["pitting", "lapping", "lapping", "lapping"])
    found = [best_stops(with_skill, seat, 7, 8, USUAL) for seat in (DRIVER, RIVAL)]
    assert found[0] > found[1]


def refuelling(stops: str, hand: list[int]) -> str:
    """What a driver in turn 8 takes who must stop."""
    match = advanced("s0 40", "s1 38 moved", modules="fuel", turn=8,
                     p0={"hand": hand, "fuel": 8}, p1={"fuel": 12}, seed=1)  # fmt: skip
    assert match.decisions[0].kind == "refuel"
    return answer(match, 0, stops)


def test_refuels_as_it_stops() -> None:
    assert refuelling("rules:stops=1", [175]) == "fuel 19"
    assert refuelling("rules:stops=2", [175]) == "fuel 10"
    assert refuelling("greedy", [175]) == "fuel 10"


def behind_safety_car(cars: tuple[str, ...], **p0: Any) -> str:
    match = advanced(*cars, turn=7, safety_car=True, p0=p0, seed=1)
    assert match.decisions[0].kind == "pit"
    return answer(match, 0)


def test_stops_behind_the_safety_car_when_it_is_cheap() -> None:
    last = ("s1 50 moved", "s2 49 moved", "s0 48")
    assert behind_safety_car(last, hand=[175, 164], fuel=10) == "box"
    full = [2, 17, 64, 98, 122, 157, 164]
    first = ("s0 50", *(f"{name} {49 - at}" for at, name in enumerate(
        ("s1", "s2", "s3", "fast1", "fast2", "slow1", "slow2"))))  # fmt: skip
    assert behind_safety_car(first, hand=full, fuel=16) == "drive-on"


def test_stops_when_tyres_are_wrong_for_long() -> None:
    fields: dict[str, Any] = {"modules": "weather", "turn": 9, "seed": 1}
    hand = [2, 17, 64, 98, 122, 157, 164]

    def choice(slot: int) -> str:
        match = advanced("s0 40", "s1 38 moved", weather={"slot": slot},
                         p0={"hand": hand, "tyre_type": "soft", "fuel": None, "tyres": 9},
                         **fields)  # fmt: skip
        return answer(match, 0)

    assert choice(DRY) == "drive-on"
    assert choice(WET + 1) == "box"


# Tyres and weather


@pytest.mark.parametrize(("slot", "stint", "best"), [
    (1, 6, {SOFT}), (1, 20, {HARD}), (UNCERTAIN, 12, {INTERMEDIATE}), (8, 12, {RAIN}),
])  # fmt: skip
def test_tyres_for_weather_and_stint(slot: int, stint: int, best: set[int]) -> None:
    match = advanced("s0 40", "s1 38 moved", weather={"slot": slot}, seed=1,
                     p0={"hand": [2, 164], "tyres": 10})  # fmt: skip
    view = match.seen_by(0)
    worth = {kind: tyre_worth(view, DRIVER, kind, stint, USUAL) for kind in range(4)}
    assert max(worth, key=lambda kind: worth[kind]) in best


def weather_scene(own: str, others: str, slot: int) -> Match:
    players = {f"p{seat}": {"tyre_type": others, "hand": []} for seat in (1, 2)}
    return advanced("s0 40", "s1 38 moved", "s2 37 moved", modules="weather", driver=0,
                    weather={"slot": slot}, p0={"hand": [175], "tyre_type": own},
                    **players)  # fmt: skip


def test_weather_for_own_tyres_not_for_theirs() -> None:
    for own, others, slot, code in (
        ("rain", "hard", 6, c.WETTER), ("hard", "rain", 4, c.DRIER),
        ("hard", "hard", 1, c.LEAVE_WEATHER),
    ):  # fmt: skip
        view = weather_scene(own, others, slot).seen_by(0)
        assert best_weather(view, DRIVER, 6).code == code


def test_about_to_stop_one_wishes_for_other_weather() -> None:
    view = weather_scene("hard", "hard", 3).seen_by(0)
    assert best_weather(view, DRIVER, 0).code == c.WETTER
    assert best_weather(view, DRIVER, 8).code != c.WETTER


def with_soft(*cars: str, soft: int = 2, **fields: Any) -> Match:
    """Ask s0, who moves with one point, for a bonus of soft tyres in the dry."""
    p0 = {"hand": [112], "tyre_type": "soft", "soft": soft, "fuel": 14}
    match = advanced(*cars, modules="weather", weather={"slot": 1}, driver=0, p0=p0, **fields)
    return play_cards(match, 112)


def test_greedy_uses_soft_tyres_at_once() -> None:
    match = with_soft("s0 40", "s1 38 moved")
    assert match.decisions[0].kind == "soft-bonus"
    assert answer(match, 0, "greedy") == "use-soft"


def test_soft_bonus_that_leads_nowhere_is_saved() -> None:
    blocked = with_soft("s1 3 moved", "s0 2")
    assert answer(blocked, 0) == "save-soft"
    assert answer(blocked, 0, "greedy") == "save-soft"


def test_last_soft_bonus_is_used_before_a_stop() -> None:
    soon = with_soft("s0 11", "s1 1 moved", turn=12, soft=3)
    assert answer(soon, 0) == "use-soft"


# Flags


def flag_scene(*cars: str, **fields: Any) -> Match:
    return advanced(*cars, modules="flags", turn=6, driver=0, p0={"hand": [175]}, **fields)


def test_yellow_flag_between_the_driver_and_rivals() -> None:
    view = flag_scene("s0 33", "s1 31 moved", "s2 30 moved").seen_by(0)
    section, ahead = c.split_flag(best_yellow(view, DRIVER).code)
    # Section 9 is the driver's own corner: rivals come up to the flag, the driver is past it.
    assert (section, ahead) == (9, 1)


def test_no_yellow_flag_for_oneself_alone() -> None:
    view = flag_scene("s0 33", "slow1 31 moved").seen_by(0)
    assert best_yellow(view, DRIVER).gain == 0


def test_green_flag_for_what_is_in_the_way() -> None:
    flags = [{"section": 10, "ahead": 0}, {"section": 4, "ahead": 0}]
    view = flag_scene("s0 33", "s1 26 moved", yellow=flags).seen_by(0)
    assert best_green(view, DRIVER).code == c.UNFLAG + 10
    match = flag_scene("s0 33", "s1 26 moved", yellow=[{"section": 4, "ahead": 0}])
    assert best_green(match.seen_by(0), DRIVER).code == c.KEEP_FLAGS


def even(target: int) -> float:
    return target / 100


def test_what_becomes_of_a_robot_beside_the_track() -> None:
    path = (PathStep("check", 1), PathStep("tyres", 2), PathStep("crash-sc"))
    assert fate(PrintedSection("braking", late_braking=40, path=path), 0, even) == (0.4, 0.0, 0.6)
    soon_back = (*path[:1], PathStep("enter", 2))
    braking = PrintedSection("braking", late_braking=40, path=soon_back)
    assert fate(braking, -20, even) == (1.0, 0.0, 0.0)


def test_safety_car_is_for_those_behind() -> None:
    cars = ("s0 90 moved", "s1 70 moved", "s2 69 moved", "fast1 62 moved", "s3 40")
    view = advanced(*cars, turn=12, seed=1).seen_by(0)
    robot = view.setup.robots[0]
    assert safety_car_worth(view, DRIVER, robot) < 0 < safety_car_worth(view, RIVAL, robot)
    # Section 14: a failed check brings the safety car.
    assert forcing_worth(view, DRIVER, robot, lambda _: 0.1) < 0
    assert forcing_worth(view, RIVAL, robot, lambda _: 0.1) > 0


# Track cards


def test_brakes_late_with_a_card_that_is_sure() -> None:
    match = go(1, "s1 14 moved", "s0 13", modules="track-cards", hand=["t28"], p0={"fuel": 14})
    assert match.decisions[0].kind == "brake"
    assert answer(match, 0) == "brake-with t28"


def test_a_pass_by_a_track_card() -> None:
    """The car in the corner bars the way of all but a card with the overtake symbol."""
    match = advanced("s1 15 moved", "s2 16 moved", "s0 14", modules="track-cards", driver=0,
                     p0={"hand": [157, "t29"], "fuel": 14})  # fmt: skip
    assert answer(match, 0) == "play t29"


def test_checks_beside_the_track_with_a_card_that_passes() -> None:
    low, high = 5, 178
    match = go(1, "s1 1 moved", "s0 13", modules="off-track", hand=[low, high], luck=["blind 129"])
    play(match, "brake-late")
    assert match.decisions[0].kind == "off-track-check"
    for spec in ("rules", "greedy"):
        assert answer(match, 0, spec) == f"check {low}"


def test_lays_the_worst_card_off_behind_the_safety_car() -> None:
    match = advanced("s1 50 moved", "s0 48", turn=7, safety_car=True,
                     p0={"hand": [2, 164, "t1"], "fuel": 16}, luck=["draw 175"])  # fmt: skip
    play(match, "drive-on")
    assert match.decisions[0].kind == "safety-car"
    assert answer(match, 0) not in ("discard 2", "discard t1")


def test_specials_decide_between_plays() -> None:
    """CHASE ends where the chased driver stands rather than a section further."""
    match = advanced("s1 12 moved", "s0 10", modules="track-cards", driver=0,
                     p0={"hand": [164, 157], "strategy": "chase", "fuel": 14})  # fmt: skip
    view = match.seen_by(0)
    view.chased[0] = 1
    judge = RulesBot().judge(view, DRIVER)
    assert judge.special > 0
    assert judge.chased == 12
    chased = judge.ending(road(view, DRIVER, 2)[2], 0)
    view.chased[0] = -1
    assert chased > RulesBot().judge(view, DRIVER).ending(road(view, DRIVER, 2)[2], 0)


def test_chase_is_not_thought_to_score_for_a_pass_that_takes_the_lead() -> None:
    match = advanced("s1 12 moved", "s0 11", modules="track-cards", driver=0,
                     p0={"hand": [164, 157], "strategy": "chase", "fuel": 14})  # fmt: skip
    view = match.seen_by(0)
    view.chased[0] = 1
    _, behind, passed = road(view, DRIVER, 2)
    judge = RulesBot().judge(view, DRIVER)
    assert (judge.catches(behind), judge.catches(passed)) == (True, False)


def test_versatility_changes_to_what_fits_better() -> None:
    calm = [card.number for card in GAME.values.cards[1:] if card.type == "event"][:7]
    for strategy, change in (("hazard", True), ("balance", False)):
        match = advanced("s0 40", "s1 38 moved", modules="skills", seed=1,
                         p0={"hand": calm, "strategy": strategy, "skill": "versatility",
                             "versatile": True, "fuel": 14})  # fmt: skip
        play(match, "drive-on")
        assert match.decisions[0].kind == "versatility"
        assert (answer(match, 0) != "keep-strategy") == change


# How strong they are


def test_rules_beats_random() -> None:
    assert firsts("rules", "random", 8, "advanced") >= 7


def test_greedy_beats_random() -> None:
    assert firsts("greedy", "random", 8, "advanced") >= 6


def test_rules_beats_greedy() -> None:
    assert firsts("rules", "greedy", 8, "advanced") >= 5
