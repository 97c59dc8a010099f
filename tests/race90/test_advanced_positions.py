"""Positions of the Advanced Game: all comes back as it was, for the truth and for every view."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

import boxbox
from boxbox.core.game import SPECTATOR
from boxbox.core.luck import GuessedLuck
from boxbox.core.options import OptionValues, settle
from boxbox.core.seats import all_seats
from boxbox.games.race90.game import RACE90
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cards import card_text
from boxbox.games.race90.table.race import HARD, MODULES, RAIN
from tests.race90.conftest import frozen_game
from tests.race90.positions import ACTIVATE, RACE
from tests.race90.scenes import Data, Match, asked, options, play

SCHEMA = Path(__file__).parent.parent.parent / "docs/position-race90.schema.json"
ADVANCED: tuple[tuple[int, Data], ...] = (
    (2, {"rescue": True, "skills": "random", "weather": "uncertain"}),
    (4, {"track": "hungaroring", "hazard": "later", "refuelling": "turn"}),
    (6, {"short": True, "rescue": True, "weather": "rain"}),
    *((3, {"modules": [module], "short": True}) for module in MODULES),
)
OFTEN, SELDOM = 2, 0.1
"""Look at so many moments of each question at once, later at such a share of them."""


def settled(given: Data) -> OptionValues:
    return settle(RACE90.options, {"level": "advanced", **given})


def run(seats: int, given: OptionValues, rng: Random) -> Iterator[State]:
    """Play a race at random and give some moments of every question, and the end."""
    luck = GuessedLuck(rng)
    state = RACE90.new(seats, given)
    state.begin(luck)
    looked: dict[str, int] = {}
    while awaited := state.to_act():
        seat = rng.choice(awaited)
        kind = RACE90.kind(state, seat)
        if looked.get(kind, 0) < OFTEN or rng.random() < SELDOM:
            looked[kind] = looked.get(kind, 0) + 1
            yield state
        state.apply(seat, rng.choice(state.legal(seat)), luck)
    yield state


@pytest.mark.parametrize(("seats", "given"), ADVANCED, ids=str)
def test_everything_of_the_advanced_game_comes_back(seats: int, given: Data) -> None:
    schema = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text()))
    chosen = settled(given)
    rng = Random(seats)
    for number, state in enumerate(run(seats, chosen, rng)):
        truth = json.loads(json.dumps(RACE90.describe(state)))
        restored = RACE90.restore(seats, chosen, truth)
        restored.begin(GuessedLuck(rng))
        assert RACE90.describe(restored) == truth
        assert restored.to_act() == state.to_act()
        for viewer in (SPECTATOR, *all_seats(seats)):
            view = state.seen_by(viewer)
            seen = json.loads(json.dumps(RACE90.describe(view)))
            dealt = RACE90.restore(seats, chosen, seen)
            assert RACE90.describe(dealt) == seen
            dealt.begin(GuessedLuck(rng))
            assert RACE90.describe(dealt.seen_by(viewer)) == seen
            assert dealt.seen_by(viewer).to_act() == view.to_act()
            assert bool(dealt.to_act()) == bool(state.to_act())
        if number % 8 == 0:
            schema.validate({"game": "race90", "options": chosen, **truth})
            schema.validate({"game": "race90", "options": chosen, **seen})


OF_MODULE: dict[str, Data] = {
    "track-cards": {
        "": {"track_deck", "track_discards", "fresh"},
        "players": {"credit"},
        "move": {"eased", "origin"},
    },
    "skills": {"players": {"skill", "versatile"}},
    "car-setup": {"players": {"setup"}},
    "fuel": {"players": {"bid"}},
    "weather": {"": {"weather", "robot_tyres"}, "players": {"tyre_type", "soft", "soft_sets"}},
    "superfast": {},
    "flags": {"": {"yellow", "blue", "orange"}},
    "off-track": {
        "": {"safety_car", "front", "restart"},
        "cars": {"entry", "penalty", "pit_due", "re_entered"},
    },
}
"""The fields that each module adds, by where they are."""


def names(position: Data) -> dict[str, set[str]]:
    """Return the names of the fields of a position, of its cars and players and of its move."""
    return {
        "": set(position),
        "cars": set(position["cars"][0]),
        "players": set(position["players"][0]),
        "move": set(position["move"]),
    }


@pytest.mark.parametrize("module", MODULES)
def test_a_view_has_the_fields_of_modules_that_are_played(module: str) -> None:
    basic = names(boxbox.from_position(RACE, seed=1).view(0))
    given = {**RACE, "options": {"level": "advanced", "modules": [module]}}
    with_module = names(boxbox.from_position(given, seed=1).view(0))
    added = {part: with_module[part] - basic[part] for part in basic}
    assert added == {part: OF_MODULE[module].get(part, set()) for part in basic}
    assert all(basic[part] <= with_module[part] for part in basic)


def lined_up(**fields: Any) -> Data:
    """Return two cars and a robot in the middle of a race with all modules.

    Section 15 of Monza is a corner, 14 its braking section, whose path comes back in 15.
    """
    position = {
        "game": "race90", "seats": 2, "turn": 5, "options": {"level": "advanced"},
        "cars": [{"car": "s0", "section": 15}, {"car": "s1", "section": 14},
                 {"car": "superfast2", "section": 13}],
    }  # fmt: skip
    return {**position, **fields}


def test_what_is_not_said_about_an_advanced_race() -> None:
    position = boxbox.from_position(lined_up(), seed=1).position()
    assert position["weather"] == {"slot": 1, "kind": "dry"}
    assert position["robot_tyres"] == "hard"
    assert (position["yellow"], position["blue"], position["orange"]) == ([], [], None)
    assert (position["safety_car"], position["restart"]) == (False, False)
    assert (position["track_deck"], position["track_discards"], position["fresh"]) == (34, [], [])
    for player in position["players"]:
        assert (player["tyre_type"], player["soft"], player["soft_sets"]) == ("hard", 0, 0)
        assert (player["skill"], player["versatile"]) == (None, False)
        assert (player["fuel"], player["bid"], player["credit"]) == (None, None, 0)
        assert len(player["setup"]) == 3
        assert player["setup"][0] == player["tyres"]
    for car in position["cars"]:
        assert (car["entry"], car["penalty"], car["pit_due"]) == (None, 0, None)
        assert not car["re_entered"]


def test_what_follows_from_the_rest_of_an_advanced_race() -> None:
    given = lined_up(
        at="activate",
        weather={"slot": 7},
        cars=[{"car": "s0", "section": 15}, {"car": "s1", "section": 14, "status": "off-track"}],
        yellow=[{"section": 15}],
        players=[{"tyre_type": "soft", "skill": "versatility", "setup": [12, 5, 5]}, {}],
    )
    position = boxbox.from_position(given, seed=1).position()
    assert position["weather"] == {"slot": 7, "kind": "rain"}
    assert position["robot_tyres"] == "rain"
    assert position["yellow"] == [{"section": 15, "ahead": 0}]
    assert position["cars"][1]["entry"] == 15
    driver = position["players"][0]
    assert (driver["soft"], driver["soft_sets"], driver["versatile"]) == (3, 1, True)
    assert (driver["tyres"], len(driver["hand"]), driver["setup"]) == (9, 5, [12, 5, 5])


def test_the_queue_behind_the_safety_car_begins_with_the_leader() -> None:
    for at, moved, front in (("turn", False, 16), ("activate", False, 16), ("activate", True, 15)):
        cars = [{"car": "s0", "section": 15, "moved": moved}, {"car": "s1", "section": 14}]
        position = boxbox.from_position(
            lined_up(at=at, cars=cars, safety_car=True), seed=1
        ).position()
        assert position["front"] == front
    assert boxbox.from_position(lined_up(), seed=1).position()["front"] is None


def test_robots_in_uncertain_weather_have_the_tyres_of_the_nearest_certain_one() -> None:
    for slot, tyres in ((4, HARD), (5, HARD), (6, RAIN)):
        state = RACE90.restore(2, settled({}), lined_up(weather={"slot": slot}))
        assert state.robot_tyres == tyres


def test_unknown_cards_are_dealt_from_their_decks() -> None:
    given = lined_up(
        players=[{"hand": ["?", "t?", "?", "t2"]}, {"hand": 3, "frozen": ["t?"], "target": "t30"}],
        track_discards=5,
        discards=7,
        at="activate",
    )
    position = boxbox.from_position(given, seed=3).position()
    hands = [player["hand"] for player in position["players"]]
    assert [card.startswith("t") for card in hands[0]] == [False, False, True, True]
    assert "t2" in hands[0]
    assert not any(card.startswith("t") for card in hands[1])
    (frozen,) = position["players"][1]["frozen"]
    on_pile = position["track_discards"]
    assert all(card.startswith("t") for card in (frozen, *on_pile))
    assert not any(card.startswith("t") for card in position["discards"])
    assert position["track_deck"] == 34 - 2 - 1 - 1 - 5
    assert position["deck"] == 184 - 2 - 3 - 7 - 1  # s1 has a track card for a Target


def test_a_view_tells_track_cards_from_race_cards_by_their_backs() -> None:
    given = lined_up(
        at="play",
        driver=0,
        players=[{"hand": [3, "t5", "t9", 8], "known": ["t9"]}, {}],
        fresh=["t5"],
    )
    match = boxbox.from_position(given, seed=1)
    assert match.view(0)["players"][0]["hand"] == ["3", "8", "t5", "t9"]
    assert match.view(0)["fresh"] == ["t5"]
    for viewer in (1, None):
        view = match.view(viewer)
        assert view["players"][0]["hand"] == ["?", "?", "t9", "t?"]
        assert view["fresh"] == []
    assert "play t5" not in options(match)


def test_a_bid_is_hidden_and_dealt_anew() -> None:
    steps = [["grid", -1, 0, 0], ["qualify", -1, 0, 0]]
    given = {"game": "race90", "seats": 3, "turn": 0, "options": {"level": "advanced"}}
    players = [{"hand": [1, 2, 3]}, {"hand": [4, 5, 6]}, {"hand": [7, 8]}]
    match = boxbox.from_position({**given, "steps": steps, "players": players}, seed=1)
    for choice in ("qualify 1", "fuel 14"):
        match.choose(0, choice)
    match.choose(1, "qualify 4")
    assert [player["bid"] for player in match.position()["players"]] == [14, None, None]
    assert [player["bid"] for player in match.view(0)["players"]] == [14, "?", None]
    assert [player["bid"] for player in match.view(2)["players"]] == ["?", "?", None]
    rng = Random(1)
    bids = {
        boxbox.determinise(match.view(2), rng).position()["players"][0]["bid"] for _ in range(60)
    }
    assert bids == {8, 10, 12, 14, 16}
    match.choose(2, "qualify 7")
    match.choose(2, "fuel 8")
    awaited = set()
    for _ in range(20):  # it is s1 who thinks, but it could be s0
        dealt = boxbox.determinise(match.view(2), rng)
        awaited.add(asked(dealt))
        assert dealt.view(2) == match.view(2)
    assert awaited == {"s0 fuel-bid", "s1 fuel-bid"}


@pytest.mark.usefixtures("frozen")
def test_two_cards_alike_that_lucky_has_drawn_are_shown_to_all() -> None:
    alike = [card for card in frozen_game().values.cards if card.move == 2]
    first, second = [str(card.number) for card in alike[:2]]
    given = lined_up(
        at="pit",
        driver=0,
        players=[{"hand": [1], "target": 90, "strategy": "lucky"}, {"hand": [], "target": 91}],
    )
    luck = [f"draw {first}", f"draw {second}", "track t7"]
    match = play(boxbox.from_position(given, luck=luck), "drive-on")
    assert asked(match) == "s0 keep"
    view = match.view(1)
    assert view["move"]["offer"] == [first, second]
    assert view["players"][0]["hand"] == ["?", first, second, "t?"]
    assert boxbox.determinise(view, Random(1)).view(1) == view


def lap_check_with_a_card() -> Match:
    """Return the Leader, who brakes late by a track card and must check first for a lapped car."""
    cards = frozen_game().values.tracks["monza"].cards
    corner = [card for card in cards if card.corner == 6 and "braking" in card.symbols]
    braking = card_text(corner[0].number)
    given = lined_up(
        at="play",
        driver=0,
        cars=[{"car": "s1", "count": 14}, {"car": "s0", "count": 37}],
        players=[{"hand": [20, 175, braking], "target": 184}, {"hand": []}],
    )
    match = boxbox.from_position(given, seed=1)
    return play(match, "play 175", "alone", "leave-weather", f"brake-with {braking}")


@pytest.mark.usefixtures("frozen")
def test_a_track_card_for_late_braking_lies_there_while_the_leader_checks() -> None:
    match = lap_check_with_a_card()
    assert asked(match) == "s0 lap-check"
    position = match.position()
    assert len(position["move"]["spent"]) == 1
    twin = boxbox.from_position(position, seed=2)
    assert twin.position() == position
    del position["deck"], position["track_deck"]
    position["move"]["spent"] = ["17"]
    with pytest.raises(boxbox.PositionError, match="nobody has played"):
        boxbox.from_position(position)


OFF = {"car": "s1", "section": 14, "status": "off-track"}


@pytest.mark.parametrize(
    ("given", "field", "problem"),
    [
        ({"options": {"level": "advanced", "modules": ["fuel"]}, "weather": None}, "weather",
         "it belongs to the module weather, which is not played"),
        ({"weather": None}, "weather", "in a race there is some"),
        ({"weather": "dry"}, "weather", "not an object"),
        ({"weather": {"slot": 9}}, "weather.slot", "not a whole number from 1 to 8"),
        ({"weather": {"slot": 1, "kind": "rain"}}, "weather.kind", "it is dry in slot 1"),
        ({"weather": {"slot": 1, "wind": 3}}, "weather.wind", "there is no such field"),
        ({"robot_tyres": "soft"}, "robot_tyres", "'soft' is not one of hard, rain"),
        ({"robot_tyres": "rain"}, "robot_tyres", "the robots change to hard ones when it is dry"),
        ({"cars": [], "turn": 0, "weather": None, "robot_tyres": "hard"}, "robot_tyres",
         "they are fitted by the weather"),
        ({"yellow": [{"section": 14}]}, "yellow[0].section", "section 14 is no corner"),
        ({"yellow": [{"section": 15, "ahead": 2}]}, "yellow[0].ahead", "number from 0 to 1"),
        ({"yellow": [{"section": 15}, {"section": 15}]}, "yellow[1].section",
         "there is a flag in section 15 already"),
        ({"yellow": [{"section": 20, "ahead": 0}],
          "cars": [{"car": "s0", "section": 20, "point": 1}]}, "yellow[0].ahead",
         "number from 1 to 1"),
        ({"yellow": [{"section": at} for at in (3, 4, 5, 7, 9, 10, 15)]}, "yellow",
         "7 flags, but there are 6"),
        ({"blue": [0, 0]}, "blue", "a seat stands here twice"),
        ({"blue": [2]}, "blue", "not a whole number from 0 to 1"),
        ({"seats": 6, "blue": [0, 1, 2, 3, 4],
          "cars": [{"car": f"s{seat}", "section": 2} for seat in range(5)]}, "blue",
         "5 flags, but there are 4"),
        ({"orange": 1, "cars": [{"car": "s0", "section": 15}]}, "orange",
         "seat 1 has no car in the race"),
        ({"safety_car": 1}, "safety_car", "not true or false"),
        ({"front": 40}, "front", "the safety car is not on the track"),
        ({"safety_car": True, "cars": [{"car": "s0", "section": 15}, OFF]}, "cars",
         "s1 is off the track behind the safety car"),
        ({"safety_car": True, "at": "play", "driver": 0}, "steps[1]",
         "'play' can't be behind the safety car"),
        ({"track_deck": 3}, "track_deck", "3 cards, but 34 are left"),
        ({"players": [{"hand": [f"t{n}" for n in range(1, 35)], "frozen": ["t?"]}]}, "track_deck",
         "35 cards in all, but there are 34"),
        ({"players": [{"hand": ["t5"]}, {"hand": ["t5"]}]}, "players", "card t5 is in 2 places"),
        ({"players": [{"hand": ["t35"]}]}, "players[0].hand",
         "there is no race or track card 't35'"),
        ({"discards": ["t5"]}, "discards", "there is no race card 't5'"),
        ({"track_discards": [5]}, "track_discards", "there is no track card 5"),
        ({"fresh": ["t5"]}, "fresh", "card t5 is in no hand"),
        ({"players": [{"target": "t?"}]}, "players[0].target", "all have seen which"),
        ({"players": [{"moved_with": ["t?"]}]}, "players[0].moved_with", "all have seen which"),
        ({"players": [{"skill": "luck"}]}, "players[0].skill", "'luck' is not one of versatility"),
        ({"players": [{"skill": "lapping", "versatile": True}]}, "players[0].versatile",
         "only for a driver with versatility"),
        ({"seats": 4, "players": [{"skill": "lapping"}] * 4}, "players",
         "4 players with lapping, but 3 may have it"),
        ({"players": [{"setup": [12, 7, 6]}]}, "players[0].setup", "no set-up of 6 points or less"),
        ({"players": [{"setup": [12, 7, 6], "skill": "tuning"}]}, "players[0].setup",
         "no set-up of 8 points or less"),
        ({"players": [{"setup": [12, 7]}]}, "players[0].setup", "not a list of 3 whole numbers"),
        ({"players": [{"setup": 3}]}, "players[0].setup", "not a list of 3 whole numbers"),
        ({"cars": [], "players": [{"chart": None, "setup": [8, 5, 4]}]}, "players[0].setup",
         "there is no chart to lay it on"),
        ({"players": [{"bid": 10}]}, "players[0].bid", "with a card that lies for qualifying"),
        ({"players": [{"bid": 9}]}, "players[0].bid", "9 is not one of 8, 10, 12, 14, 16"),
        ({"players": [{"tyre_type": None}]}, "players[0].tyre_type", "a car in the race has tyres"),
        ({"players": [{"tyre_type": "slick"}]}, "players[0].tyre_type", "is not one of soft, hard"),
        ({"players": [{"tyre_type": "soft", "soft": 4}]}, "players[0].soft", "from 0 to 3"),
        ({"players": [{"tyre_type": "hard", "soft": 1}]}, "players[0].soft", "from 0 to 0"),
        ({"players": [{"tyre_type": "soft", "soft_sets": 3}]}, "players[0].soft_sets",
         "from 1 to 2"),
        ({"players": [{"tyre_type": "soft", "tyres": 8, "setup": [10, 6, 5]}]}, "players[0].tyres",
         "has not so many chips"),
        ({"players": [{"credit": -1}]}, "players[0].credit", "from 0 to 99"),
        ({"cars": [{"car": "s0", "section": 15}, {**OFF, "entry": 16}]}, "cars[1].entry",
         "the car can't come back in section 16"),
        ({"cars": [{"car": "s0", "section": 15, "entry": 16}]}, "cars[0].entry", "can't come back"),
        ({"cars": [{"car": "s0", "section": 15}, {**OFF, "entry": None}]}, "cars",
         "it is not said where s1 comes back"),
        ({"cars": [{"car": "s0", "section": 15, "penalty": 1}]}, "cars", "was not off the track"),
        ({"cars": [{"car": "s0", "section": 15, "pit_due": 29}]}, "cars[0].pit_due",
         "from 1 to 28"),
        ({"move": {"eased": [8]}}, "move.eased", "from 1 to 7"),
        ({"move": {"spent": ["t?"]}}, "move.spent", "all have seen which"),
        ({"move": {"offer": ["t1", "t2"]}}, "move.offer", "there is no race card 't1'"),
        ({"steps": [ACTIVATE, ["refuel", 0, 0, 0]]}, "steps[1]", "a driver with a choice of fuel"),
        ({"steps": [ACTIVATE, ["robot-arrives", 0, 0, 0]]}, "steps[1]", "a robot in a braking"),
        ({"steps": [ACTIVATE, ["safety-car", 0, 0, 0]]}, "steps[1]", "needs the safety car"),
        ({"steps": [ACTIVATE, ["arrive", 0, 0, 0], ["off-track-check", 0, 0, 0]]}, "steps[2]",
         "needs a car off the track"),
        ({"steps": [ACTIVATE, ["move", 0, 0, 0], ["soft-bonus", 0, 0, 0]]}, "steps[2]",
         "needs a driver with a bonus of soft tyres"),
        ({"steps": [ACTIVATE, ["start-draw", 0, 0, 0], ["versatility", 0, 0, 0]]}, "steps[2]",
         "needs a driver with the skill versatility"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_an_advanced_race_is_named(
    given: Data, field: str, problem: str
) -> None:
    with pytest.raises(boxbox.PositionError) as refused:
        boxbox.from_position(lined_up(**given))
    found = [fault.problem for fault in refused.value.faults if fault.field == field]
    assert any(problem in text for text in found), refused.value


def test_superfast_robots_are_there_with_their_module_only() -> None:
    given = {**RACE, "cars": [{"car": "s0", "section": 3}, {"car": "superfast1", "section": 2}]}
    with pytest.raises(boxbox.PositionError, match="there is no car 'superfast1'"):
        boxbox.from_position(given)
    boxbox.from_position({**given, "options": {"level": "advanced", "modules": ["superfast"]}})
