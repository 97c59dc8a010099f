"""Weather and tyres: the start, four types of tyres, the weather symbol, rain, robots."""

from collections.abc import Sequence
from typing import Any

import pytest

from boxbox.games.race90.game import Race90
from boxbox.games.race90.table.track import Slot
from tests.installed import install
from tests.race90.conftest import frozen_game
from tests.race90.scenes import (
    DULL_CHITS,
    Data,
    Match,
    advanced,
    asked,
    car,
    cell,
    count,
    discards,
    driver,
    options,
    play,
    qualifying,
    refuse,
    told,
)
from tests.race90.table import leader

pytestmark = pytest.mark.usefixtures("frozen")

DECK = [f"draw {card}" for card in (84, 92, 95, 98, 122, 124, 128, 129, 112, 115)]
DRY, UNCERTAIN, RAIN = 2, 5, 7
"""Slots of the frozen Monza: three dry ones, three uncertain, two with rain."""


def at_start(modules: str = "weather", luck: Sequence[str] = ("blind 20",), **fields: Any) -> Match:
    """Let s1 and s0 qualify in this order, to choose their tyres then."""
    match = qualifying(modules=modules, luck=[*DULL_CHITS, *luck], p0={"hand": [122, 5]},
                       p1={"hand": [38, 6]}, **fields)  # fmt: skip
    match.choose(0, "qualify 122")
    match.choose(1, "qualify 38")
    return match


def slot(match: Match) -> tuple[int, str]:
    weather = match.position()["weather"]
    return weather["slot"], weather["kind"]


# Starting weather


@pytest.mark.parametrize(("card", "at", "kind"), [
    (1, 1, "dry"), (54, 1, "dry"), (18, 2, "dry"), (71, 2, "dry"), (39, 3, "dry"), (73, 3, "dry"),
    (98, 4, "uncertain"), (178, 4, "uncertain"), (140, 5, "uncertain"), (180, 5, "uncertain"),
    (143, 6, "uncertain"), (106, 6, "uncertain"), (148, 7, "rain"), (183, 7, "rain"),
    (129, 8, "rain"), (156, 8, "rain"),
])  # fmt: skip
def test_the_weather_is_drawn_by_check_factor(card: int, at: int, kind: str) -> None:
    """The slots end with the factors 24, 46, 62, 70, 78, 86, 93 and 99."""
    match = at_start(luck=[f"blind {card}", "robot-tyres hard"])
    assert slot(match) == (at, kind)
    (drawn,) = told(match, "weather")
    assert (drawn["slot"], drawn["weather"], drawn["why"], drawn["card"]) == (
        at, kind, "start", str(card),
    )  # fmt: skip
    assert discards(match) == str(card)


@pytest.mark.ruling("B20")
@pytest.mark.parametrize(("kind", "at"), [("dry", 2), ("uncertain", 5), ("rain", 7)])
def test_weather_that_was_agreed_is_the_middle_slot_of_its_kind(kind: str, at: int) -> None:
    match = at_start(luck=["robot-tyres hard"], given={"weather": kind})
    assert slot(match) == (at, kind)
    assert told(match, "weather")[0]["card"] is None
    assert discards(match) == ""


@pytest.mark.ruling("B20")
def test_of_two_middle_slots_it_is_the_one_nearer_to_uncertain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    data = frozen_game().values
    table = (
        Slot("dry", 1, 20), Slot("dry", 21, 40), Slot("dry", 41, 50), Slot("dry", 51, 60),
        Slot("uncertain", 61, 70), Slot("rain", 71, 80), Slot("rain", 81, 90),
        Slot("rain", 91, 95), Slot("rain", 96, 99),
    )  # fmt: skip
    track = data.tracks["monza"]._replace(weather=table)
    game = Race90(data._replace(tracks={**data.tracks, "monza": track}))
    install(monkeypatch, game)
    assert slot(at_start(luck=[], given={"weather": "dry"})) == (3, "dry")
    assert slot(at_start(luck=[], given={"weather": "rain"})) == (7, "rain")


@pytest.mark.parametrize(("card", "tyres"), [
    (20, "hard"), (73, "hard"), (98, "hard"), (143, "rain"), (148, "rain"), (156, "rain"),
])  # fmt: skip
def test_robots_fit_tyres_for_the_nearest_certain_weather(card: int, tyres: str) -> None:
    match = at_start(luck=[f"blind {card}"])
    assert match.position()["robot_tyres"] == tyres
    assert [(row["tyres"], row["why"]) for row in told(match, "robot-tyres")] == [(tyres, "start")]


@pytest.mark.parametrize("tyres", ["hard", "rain"])
def test_in_the_middle_of_uncertain_weather_robots_tyres_are_drawn(tyres: str) -> None:
    match = at_start(luck=["blind 140", f"robot-tyres {tyres}"])
    assert match.position()["robot_tyres"] == tyres


# Choosing tyres


def test_tyres_are_chosen_in_grid_order_when_the_weather_is_known() -> None:
    match = at_start()
    assert told(match, "weather")
    for seat in (1, 0):
        assert asked(match) == f"s{seat} tyres"
        assert options(match) == ["tyres soft", "tyres hard", "tyres intermediate", "tyres rain"]
        play(match, "tyres intermediate")
    assert asked(match) == "s1 strategy"
    assert [(row["seat"], row["tyres"], row["when"]) for row in told(match, "tyres")] == [
        (1, "intermediate", "start"), (0, "intermediate", "start"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("tyres", "chips", "soft"), [("soft", 7, 3), ("hard", 10, 0), ("intermediate", 10, 0),
                                 ("rain", 10, 0)],
)  # fmt: skip
def test_soft_tyres_have_three_bonuses_and_three_chips_less(
    tyres: str, chips: int, soft: int
) -> None:
    """s1 has Germany 1: 10 chips."""
    match = play(at_start(), f"tyres {tyres}")
    facts = driver(match, 1)
    assert (facts["tyre_type"], facts["tyres"], facts["soft"]) == (tyres, chips, soft)
    assert facts["soft_sets"] == (1 if soft else 0)
    assert told(match, "tyres")[0]["chips"] == chips


@pytest.mark.ruling("R62")
@pytest.mark.parametrize("tyres", ["soft", "hard", "intermediate", "rain"])
def test_hard_tyres_bring_a_track_card(tyres: str) -> None:
    match = at_start("weather track-cards", ["blind 20", "track t7"])
    play(match, f"tyres {tyres}")
    assert driver(match, 1)["hand"] == (["6", "t7"] if tyres == "hard" else ["6"])
    assert [(row["count"], row["why"]) for row in told(match, "drew")] == (
        [(1, "hard")] if tyres == "hard" else []
    )


@pytest.mark.ruling("B17")
def test_without_track_cards_hard_tyres_bring_none() -> None:
    match = play(at_start(), "tyres hard")
    assert driver(match, 1)["hand"] == ["6"]
    assert not told(match, "drew")


# Soft tyres


def drive(*cars: str, tyres: str = "hard", at: int = DRY, **fields: Any) -> Match:
    """Let s0 play on some tyres in some weather."""
    facts = {"tyre_type": tyres, **fields.pop("p0", {})}
    given: Data = {"modules": "weather", "driver": 0, "weather": {"slot": at}, "p0": facts}
    return advanced(*(cars or ("s1 40 moved", "s0 21", "s2 5 moved")), **{**given, **fields})


def test_a_bonus_of_soft_tyres_adds_a_point() -> None:
    match = drive(tyres="soft", p0={"hand": [158]})
    play(match, "play 158")
    assert asked(match) == "s0 soft-bonus"
    assert sorted(options(match)) == ["save-soft", "use-soft"]
    saved = play(match.copy(), "save-soft")
    assert (count(saved, "s0"), driver(saved, 0)["soft"]) == (24, 3)
    play(match, "use-soft")
    assert (count(match, "s0"), driver(match, 0)["soft"]) == (25, 2)
    assert [(row["why"], row["value"]) for row in told(match, "bonus")] == [("soft", 1)]


def test_a_bonus_is_taken_from_the_tyres_of_who_uses_it() -> None:
    soft = {"tyre_type": "soft", "soft": 3, "soft_sets": 1}
    match = advanced(
        "s1 40 moved", "s2 21", "s0 5", modules="weather", driver=2, weather={"slot": DRY},
        p0=soft, p1=soft, p2={"hand": [158], **soft},
    )  # fmt: skip
    play(match, "play 158", "use-soft")
    assert count(match, "s2") == 25
    assert [driver(match, seat)["soft"] for seat in range(3)] == [3, 3, 2]
    assert [row["seat"] for row in told(match, "bonus")] == [2]


@pytest.mark.ruling("B35")
@pytest.mark.parametrize("tyres", ["intermediate", "rain"])
def test_without_movement_a_free_pass_and_late_braking_are_still_possible(tyres: str) -> None:
    """In the dry +1 on intermediate tyres is a move of 0, on rain tyres one of -1."""
    match = drive(
        "s1 40 moved", "s2 -12 moved", "s0 12", tyres=tyres, modules="weather skills",
        p0={"skill": "lapping", "hand": [174]},
    )  # fmt: skip
    play(match, "play 174")
    assert (asked(match), options(match)) == ("s0 pass", ["pass", "stay"])
    play(match, "pass")
    assert (count(match, "s0"), cell(match, 12)) == (12, "s0 s2")
    braking = drive("s1 40 moved", "s0 14", "s2 5 moved", tyres=tyres, p0={"hand": [174]})
    play(braking, "play 174")
    assert asked(braking) == "s0 brake"


def test_one_bonus_a_turn() -> None:
    """After it the car moves at once; in the next turn it is asked for again."""
    match = drive("s0 21", "s1 5 moved", tyres="soft", p0={"hand": [124, 158]}, luck=DECK)
    play(match, "play 158", "use-soft")
    assert (asked(match), match.position()["turn"]) == ("s0 pit", 6)
    play(match, "drive-on", "play 124", "use-soft")
    assert (count(match, "s0"), driver(match, 0)["soft"]) == (28, 1)


def test_there_are_three_bonuses() -> None:
    match = drive(tyres="soft", p0={"hand": [158], "soft": 1})
    play(match, "play 158", "use-soft")
    assert driver(match, 0)["soft"] == 0
    match = drive(tyres="soft", p0={"hand": [158], "soft": 0})
    play(match, "play 158")
    assert count(match, "s0") == 24
    assert not told(match, "bonus")


@pytest.mark.ruling("R44")
def test_a_bonus_is_declared_after_checks_and_events() -> None:
    match = drive(tyres="soft", p0={"hand": [74, 175]})
    play(match, "play 74", "add 175")
    assert asked(match) == "s0 check"
    play(match, "check 74")
    assert asked(match) == "s0 weather"
    play(match, "leave-weather")
    assert asked(match) == "s0 soft-bonus"
    assert count(match, "s0") == 21
    play(match, "use-soft")
    assert count(match, "s0") == 26


@pytest.mark.ruling("R44")
def test_without_a_card_there_is_no_bonus() -> None:
    match = drive(tyres="soft", p0={"hand": [158]})
    play(match, "skip")
    assert asked(match) == "s0 strategy"
    assert (count(match, "s0"), driver(match, 0)["soft"]) == (21, 3)


# Tyres in the pits


def pit(luck: Sequence[str] = DECK, modules: str = "weather", **p0: Any) -> Match:
    """Let s0 on England 1 (12 chips, 6 cards) stop in front of s1."""
    match = advanced("s0 22", "s1 20", modules=modules, p0=p0, luck=luck)
    play(match, "box")
    if asked(match) == "s0 discard":
        play(match, "enough")
    return match


def test_tyres_are_chosen_at_a_stop() -> None:
    match = pit(tyre_type="rain", tyres=2)
    assert asked(match) == "s0 tyres"
    assert options(match) == ["tyres soft", "tyres hard", "tyres intermediate", "tyres rain"]
    play(match, "tyres intermediate")
    facts = driver(match, 0)
    assert (facts["tyre_type"], facts["tyres"]) == ("intermediate", 12)
    assert told(match, "tyres")[0]["when"] == "pit"
    assert asked(match) == "s0 strategy"


@pytest.mark.ruling("R62")
@pytest.mark.parametrize(("tyres", "chips"), [
    ("soft", 9), ("hard", 12), ("intermediate", 12), ("rain", 12),
])  # fmt: skip
def test_every_stop_fits_a_new_set_also_of_the_same_type(tyres: str, chips: int) -> None:
    match = play(pit(tyre_type=tyres, tyres=1), f"tyres {tyres}")
    facts = driver(match, 0)
    assert (facts["tyre_type"], facts["tyres"]) == (tyres, chips)
    assert facts["soft_sets"] == (2 if tyres == "soft" else 0)


@pytest.mark.ruling("R62")
@pytest.mark.parametrize(("used", "left"), [(0, True), (1, True), (2, False)])
def test_two_sets_of_soft_tyres_a_race_the_first_included(used: int, left: bool) -> None:
    match = pit(tyre_type="hard", soft_sets=used)
    assert ("tyres soft" in options(match)) is left
    if left:
        play(match, "tyres soft")
        assert driver(match, 0)["soft_sets"] == used + 1
    else:
        assert asked(match) == "s0 tyres"
        assert options(match) == ["tyres hard", "tyres intermediate", "tyres rain"]
        refuse(match, "tyres soft")


@pytest.mark.ruling("R62")
def test_the_set_of_the_start_counts() -> None:
    match = play(at_start(), "tyres soft")
    assert driver(match, 1)["soft_sets"] == 1


@pytest.mark.parametrize(("tyres", "soft"), [("soft", 3), ("rain", 0), ("hard", 0)])
def test_bonuses_that_are_left_are_lost_at_a_stop(tyres: str, soft: int) -> None:
    match = play(pit(tyre_type="soft", soft=2), f"tyres {tyres}")
    assert driver(match, 0)["soft"] == soft


@pytest.mark.ruling("R62")
def test_the_card_of_hard_tyres_comes_on_top_of_the_limit() -> None:
    luck = [*DECK[:5], "track t7"]
    match = pit(luck, "weather track-cards", hand=[162])
    assert len(driver(match, 0)["hand"]) == 6
    play(match, "tyres hard")
    assert driver(match, 0)["hand"] == ["84", "92", "95", "98", "122", "162", "t7"]


def test_tyres_are_not_changed_without_a_stop() -> None:
    match = drive(tyres="rain", p0={"hand": [158]})
    play(match, "skip")
    assert asked(match) == "s0 strategy"
    play(match, "lucky")
    assert driver(match, 0)["tyre_type"] == "rain"
    assert not told(match, "tyres")


# The wrong tyres


@pytest.mark.parametrize(("tyres", "lost"), [
    ("soft", (0, 1, 2)), ("hard", (0, 1, 2)), ("intermediate", (1, 0, 1)), ("rain", (2, 1, 0)),
])  # fmt: skip
def test_what_tyres_lose_in_dry_uncertain_and_rainy_weather(
    tyres: str, lost: tuple[int, int, int]
) -> None:
    for slots, value in zip(((1, 2, 3), (4, 5, 6), (7, 8)), lost, strict=True):
        for at in slots:
            facts = {"hand": [158], **({"soft": 0} if tyres == "soft" else {})}
            match = drive(tyres=tyres, at=at, p0=facts)
            play(match, "play 158")
            assert count(match, "s0") == 24 - value
            bonuses = [(row["why"], row["value"]) for row in told(match, "bonus")]
            assert bonuses == ([("tyres", -value)] if value else [])


def test_what_tyres_lose_adds_to_all_bonuses() -> None:
    """+3 with an event card on the event trajectory of section 12, +1 soft, -2 in rain."""
    match = drive("s1 40 moved", "s0 12 p1", "s2 5 moved", tyres="soft", at=RAIN,
                  p0={"hand": [158]})  # fmt: skip
    play(match, "play 158", "use-soft")
    assert count(match, "s0") == 15


@pytest.mark.ruling("R44")
@pytest.mark.parametrize(("card", "tyres", "at"), [(46, "hard", RAIN), (112, "rain", DRY)])
def test_with_no_movement_left_the_car_stays_and_its_costs_are_paid(
    card: int, tyres: str, at: int
) -> None:
    """+2 for a chip and +1, both with -2."""
    match = drive(tyres=tyres, at=at, p0={"hand": [card]})
    play(match, f"play {card}")
    assert count(match, "s0") == 21
    assert driver(match, 0)["tyres"] == (11 if card == 46 else 12)
    assert discards(match) == str(card)
    assert car(match, "s0")["moved"] or match.position()["turn"] == 6


@pytest.mark.ruling("R44")
def test_a_car_that_stays_keeps_its_trajectory_point_and_gains_none() -> None:
    match = drive("s1 40 moved", "s0 12 p1", "s2 5 moved", at=RAIN, p0={"hand": [46]})
    play(match, "play 46")
    assert (count(match, "s0"), car(match, "s0")["point"]) == (12, 1)
    match = drive("s1 40 moved", "s0 12", "s2 5 moved", at=RAIN, p0={"hand": [46]})
    play(match, "play 46")
    assert car(match, "s0")["point"] is None
    assert asked(match) != "s0 point"


@pytest.mark.ruling("R44")
def test_with_no_movement_left_a_car_off_the_track_comes_back_last() -> None:
    match = drive("s1 40 moved", "s2 15 moved", "s0 14 off", at=RAIN, modules="weather off-track",
                  p0={"hand": [46]})  # fmt: skip
    play(match, "play 46")
    assert cell(match, 15) == "s2 s0"


def test_robots_lose_nothing() -> None:
    """They stand on hard tyres, or on rain tyres, in uncertain weather."""
    for tyres in ("hard", "rain"):
        match = drive("s0 47", "fast1 20", "slow1 9", "s1 5", at=UNCERTAIN, robot_tyres=tyres)
        play(match, "lucky")
        assert (count(match, "fast1"), count(match, "slow1")) == (23, 11)


# The weather symbol


@pytest.mark.parametrize(("choice", "to"), [("leave-weather", 5), ("drier", 4), ("wetter", 6)])
def test_a_weather_symbol_moves_the_pawn_a_step_either_way_or_not(choice: str, to: int) -> None:
    match = drive(at=5, p0={"hand": [157]})
    play(match, "play 157")
    assert asked(match) == "s0 weather"
    assert sorted(options(match)) == ["drier", "leave-weather", "wetter"]
    play(match, choice)
    assert match.position()["weather"]["slot"] == to
    events = [(row["slot"], row["why"], row["seat"]) for row in told(match, "weather")]
    assert events == ([] if to == 5 else [(to, "card", 0)])


def test_it_is_told_who_moved_the_pawn() -> None:
    facts = {"tyre_type": "hard"}
    match = advanced(
        "s1 40 moved", "s2 21", "s0 20", modules="weather", driver=2, weather={"slot": 5},
        p0=facts, p1=facts, p2={"hand": [157], **facts},
    )  # fmt: skip
    play(match, "play 157", "drier")
    assert [(row["slot"], row["seat"]) for row in told(match, "weather")] == [(4, 2)]


@pytest.mark.ruling("R64")
@pytest.mark.parametrize(("at", "way"), [(1, "wetter"), (8, "drier")])
def test_the_ends_of_the_table_stop_the_pawn(at: int, way: str) -> None:
    match = drive(at=at, p0={"hand": [157]})
    play(match, "play 157")
    assert sorted(options(match)) == sorted(["leave-weather", way])
    refuse(match, "drier" if way == "wetter" else "wetter")


@pytest.mark.ruling("R64")
def test_two_symbols_are_two_steps() -> None:
    match = drive(at=3, p0={"hand": [175, 176]})
    play(match, "play 175", "add 176", "wetter")
    assert asked(match) == "s0 weather"
    back = play(match.copy(), "drier")
    assert slot(back) == (3, "dry")
    play(match, "wetter")
    assert slot(match) == (5, "uncertain")
    assert asked(match) != "s0 weather"


@pytest.mark.ruling("R64")
def test_the_end_of_the_table_stops_the_second_step() -> None:
    match = drive(at=2, p0={"hand": [175, 176]})
    play(match, "play 175", "add 176", "drier")
    assert sorted(options(match)) == ["leave-weather", "wetter"]


def test_a_track_card_may_have_the_symbol() -> None:
    match = drive("s1 30 moved", "s0 3", "s2 1 moved", at=5, modules="weather track-cards",
                  p0={"hand": ["t10"]})  # fmt: skip
    play(match, "play t10")
    assert asked(match) == "s0 weather"


def test_a_card_that_only_checks_or_pays_has_no_effect_on_the_weather() -> None:
    match = drive(p0={"hand": [74, 157]})
    play(match, "play 74", "check 157")
    assert slot(match) == (2, "dry")
    assert asked(match) != "s0 weather"
    match = drive(p0={"hand": [3, 157]})
    play(match, "play 3", "pay 157")
    assert asked(match) != "s0 weather"


@pytest.mark.ruling("R64")
@pytest.mark.parametrize(("at", "way", "tyres", "to"), [
    (3, "wetter", "hard", 23), (4, "drier", "hard", 24), (6, "wetter", "hard", 22),
    (6, "wetter", "rain", 24), (7, "drier", "rain", 23), (4, "drier", "intermediate", 23),
])  # fmt: skip
def test_the_new_weather_acts_on_the_same_movement(at: int, way: str, tyres: str, to: int) -> None:
    match = drive(at=at, tyres=tyres, p0={"hand": [157]})
    play(match, "play 157", way)
    assert count(match, "s0") == to


@pytest.mark.ruling("R64")
def test_the_checks_of_the_play_are_made_in_the_old_weather_and_late_braking_in_the_new() -> None:
    match = drive(
        "s1 40 moved", "s0 10", "s2 1 moved", tyres="rain", at=6,
        p0={"hand": [74, 175], "target": 122}, luck=["disc red", "blind 117"],
    )  # fmt: skip
    play(match, "play 74", "add 175", "check 74", "wetter", "brake-late")
    assert [(row["why"], row["target"]) for row in told(match, "checked")] == [
        ("movement", 50), ("late-braking", 30),
    ]  # fmt: skip


# Rain


def targets(match: Match) -> list[tuple[str, str, int, bool]]:
    rows = told(match, "checked")
    return [(row["car"], row["why"], row["target"], row["passed"]) for row in rows]


@pytest.mark.ruling("R35")
@pytest.mark.parametrize(("at", "less"), [(3, 0), (4, 0), (6, 0), (7, 20), (8, 20)])
@pytest.mark.parametrize(("card", "goal"), [(74, 50), (60, 70), (57, 30)])
def test_in_rain_movement_checks_have_20_less(at: int, less: int, card: int, goal: int) -> None:
    """Check, Check+20, Check-20 against a Target of 50; 1 has 1."""
    match = drive(at=at, p0={"hand": [card, 1], "target": 122})
    play(match, f"play {card}", "check 1")
    assert targets(match) == [("s0", "movement", goal - less, True)]


@pytest.mark.ruling("R35")
def test_all_modifiers_add_up_without_a_limit() -> None:
    """Check-20, rain, a Target of 14: -26; with REFLEXES -6."""
    for skill, goal in ((None, -26), ("reflexes", -6)):
        match = drive(at=RAIN, modules="weather skills", luck=["disc red"],
                      p0={"hand": [57, 1], "target": 117, "skill": skill})  # fmt: skip
        play(match, "play 57", "check 1")
        assert targets(match) == [("s0", "movement", goal, False)]


@pytest.mark.ruling("R35")
@pytest.mark.parametrize(("at", "goal"), [(3, 50), (5, 50), (7, 30), (8, 30)])
def test_in_rain_late_braking_has_20_less(at: int, goal: int) -> None:
    tyres = "rain" if at > 6 else "hard"
    match = drive("s1 40 moved", "s0 11", "s2 1 moved", tyres=tyres, at=at,
                  p0={"hand": [158, 112]}, luck=["blind 1"])  # fmt: skip
    play(match, "play 112", "add 158") if at == 5 else play(match, "play 158")
    play(match, "brake-late")
    assert targets(match) == [("s0", "late-braking", goal, True)]


@pytest.mark.ruling("R35")
@pytest.mark.parametrize("way", ["blind", "check 112"])
def test_in_rain_checks_off_the_track_have_20_less(way: str) -> None:
    """Braking section 8 has 75; 112 and 134 have 64."""
    match = drive("s1 40 moved", "s0 5", "s2 1 moved", tyres="rain", at=RAIN,
                  modules="weather off-track", p0={"hand": [112, 158]},
                  luck=["blind 74", "blind 134"])  # fmt: skip
    play(match, "play 158", "brake-late", way)
    assert targets(match) == [
        ("s0", "late-braking", 55, False), ("s0", "off-track", 55, False),
    ]  # fmt: skip


@pytest.mark.ruling("R35")
def test_in_rain_robots_have_20_less_at_late_braking_and_off_the_track() -> None:
    match = drive("s0 47", "fast1 11", "s1 5", at=RAIN, modules="weather flags off-track",
                  orange=0, luck=["blind 70", "blind 72"])  # fmt: skip
    play(match, "lucky")
    assert asked(match) == "s0 orange-flag"
    play(match, "brake-late")
    assert targets(match) == [
        ("fast1", "late-braking", 30, False), ("fast1", "off-track", 30, False),
    ]  # fmt: skip


@pytest.mark.ruling("R35")
def test_rain_does_not_touch_the_leaders_check() -> None:
    match = drive("s1 12 moved", "s0 35", "s2 5", tyres="rain", at=RAIN,
                  p0={"hand": [158, 117], "target": 122})  # fmt: skip
    play(match, "play 158", "check 117")
    assert targets(match) == [("s0", "lapping", 50, True)]


@pytest.mark.ruling("R35")
def test_rain_does_not_touch_the_check_of_a_leading_robot() -> None:
    match = drive("s1 12 moved", "fast1 35", "s0 20", at=RAIN, luck=["blind 124"])
    play(match, "lucky")
    assert targets(match) == [("fast1", "lapping", 70, True)]


# Robots change their tyres


def change(
    *cars: str, way: str = "wetter", at: int = 6, tyres: str = "hard", **fields: Any
) -> Match:
    """Let s0 play a +1 with the weather symbol; the robots' tyres are said."""
    match = drive(*cars, at=at, tyres="intermediate", robot_tyres=tyres,
                  **{"p0": {"hand": [175]}, **fields})  # fmt: skip
    return play(match, "play 175", way)


@pytest.mark.ruling("R64")
@pytest.mark.parametrize(("way", "at", "tyres", "fitted"), [
    ("wetter", 6, "hard", "rain"), ("drier", 4, "rain", "hard"),
    ("wetter", 3, "hard", None), ("drier", 7, "rain", None), ("wetter", 6, "rain", None),
    ("drier", 4, "hard", None), ("wetter", 4, "hard", None), ("drier", 6, "rain", None),
    ("wetter", 7, "rain", None), ("drier", 3, "hard", None),
])  # fmt: skip
def test_robots_stop_when_it_gets_dry_on_rain_tyres_or_rainy_on_hard_ones(
    way: str, at: int, tyres: str, fitted: str | None
) -> None:
    match = change("s0 47", "fast1 40 moved", "slow1 33 moved", "s1 5 moved", way=way, at=at,
                   tyres=tyres)  # fmt: skip
    assert [(row["car"], row["why"]) for row in told(match, "pit")] == (
        [("fast1", "tyres"), ("slow1", "tyres")] if fitted else []
    )
    assert match.position()["robot_tyres"] == (fitted or tyres)
    assert count(match, "fast1") == (34 if fitted else 40)
    assert [(row["tyres"], row["why"]) for row in told(match, "robot-tyres")] == (
        [(fitted, "weather")] if fitted else []
    )


@pytest.mark.ruling("R64")
def test_robots_stop_once_for_two_steps() -> None:
    match = drive("s0 47", "fast1 40 moved", "s1 5 moved", at=6, tyres="intermediate",
                  robot_tyres="hard", p0={"hand": [175, 176]})  # fmt: skip
    play(match, "play 175", "add 176", "wetter")
    assert count(match, "fast1") == 34
    play(match, "wetter")
    assert count(match, "fast1") == 34
    assert len(told(match, "pit")) == 1


@pytest.mark.ruling("R64")
def test_robots_stop_front_first() -> None:
    """fast1 comes to section 12 while slow1 is still on its point; fast2 comes last of all."""
    match = change("s0 47", "fast1 18 moved", "fast2 18 moved", "slow1 12 p1 moved", "s1 5 moved")
    assert [row["car"] for row in told(match, "pit")] == ["fast1", "fast2", "slow1"]
    assert cell(match, 12) == "fast1 fast2"
    assert [car(match, name)["point"] for name in ("fast1", "fast2")] == [None, None]
    assert (count(match, "slow1"), car(match, "slow1")["point"]) == (6, 1)


@pytest.mark.ruling("R64")
def test_front_first_is_the_order_of_the_race_not_of_the_track() -> None:
    """slow1 is a lap down: it stands ahead of fast1 on the track but stops after it."""
    match = change("s0 62", "slow1 33 moved", "fast1 50 moved", "s1 5 moved")
    assert [row["car"] for row in told(match, "pit")] == ["fast1", "slow1"]


@pytest.mark.ruling("R64")
def test_all_refuelling_chits_of_the_robots_go_with_it() -> None:
    match = change(
        "s0 47", "fast1 40", "slow1 33 moved", "s1 5", robot_stops=["fast1"],
        robot_fuel=[[12, "fast"], [14, "slow"]], p1={"fuel": 12}, luck=DECK,
    )  # fmt: skip
    assert match.position()["robot_fuel"] == []
    assert match.position()["robot_stops"] == []
    assert driver(match, 1)["fuel"] == 12
    assert [row["why"] for row in told(match, "pit")] == ["tyres", "tyres"]  # fast1 drives on


@pytest.mark.ruling("R64")
def test_robots_that_have_not_moved_still_move_and_others_do_not() -> None:
    match = change("s0 47", "fast1 41", "slow1 33 moved", "s1 5")
    assert asked(match) == "s1 pit"
    assert (count(match, "fast1"), count(match, "slow1")) == (38, 27)


@pytest.mark.ruling("R64")
def test_a_robot_off_the_track_only_changes_tyres() -> None:
    match = change("s0 47", "fast1 38 off moved", "slow1 33 moved", "s1 5")
    assert [row["car"] for row in told(match, "pit")] == ["slow1"]
    assert (count(match, "fast1"), car(match, "fast1")["status"]) == (38, "off-track")
    assert match.position()["robot_tyres"] == "rain"


@pytest.mark.ruling("R64")
def test_the_leader_chit_is_given_on_before_the_player_moves() -> None:
    """When fast1 has stopped s0 leads, and must check to lap s1."""
    match = drive(
        "fast1 37 moved", "s0 35", "s1 12 moved", "s2 5", at=6, tyres="rain", robot_tyres="hard",
        p0={"hand": [157, 117]},
    )  # fmt: skip
    play(match, "play 157", "wetter")
    assert leader(match) == "s0"
    assert asked(match) == "s0 lap-check"
    assert count(match, "fast1") == 31


@pytest.mark.ruling("R64")
def test_players_stop_when_they_want_to() -> None:
    match = change("s0 47", "s1 40", "fast1 33 moved")
    assert count(match, "s1") == 40
    assert asked(match) == "s1 pit"
