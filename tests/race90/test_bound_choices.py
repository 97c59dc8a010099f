"""Track cards must use their corner: what the driver chooses afterwards may not miss it, and what
events bring before the move counts (R45, B22)."""

from collections.abc import Sequence
from typing import Any

import pytest

import boxbox
from boxbox.core.wire import Facts
from tests.race90.scenes import (
    LAP,
    Match,
    advanced,
    asked,
    count,
    options,
    play,
    play_cards,
    refuse,
    told,
)

TURN = 7
FAR = "s3 -1"
LEAD = f"s2 {20 + LAP} moved"
"""A Leader far ahead, so that nobody else has to check."""
frozen = pytest.mark.usefixtures("frozen")


def on_track(*cars: str, hand: Sequence[int | str], **fields: Any) -> Match:
    """Ask s0, who has these cards, what to play."""
    fields = {"turn": TURN, "driver": 0, **fields}
    p0 = {"hand": list(hand), "tyre_type": "hard", **fields.pop("p0", {})}
    if "weather" not in fields.get("modules", "weather"):
        del p0["tyre_type"]
    return advanced(*cars, p0=p0, **fields)


def look(match: Match, text: str) -> Facts:
    """Return what a choice of the driver who is asked would do."""
    return next(option.preview for option in match.decisions[0].options if option.text == text)


def refused(match: Match) -> dict[str, tuple[str, Any]]:
    """Return what the driver who is asked would look for in vain, with reason and corner."""
    return {row.text: (row.reason, row.values.get("corner")) for row in match.decisions[0].refused}


def chosen(match: Match, *texts: str) -> bool:
    """True if these choices stand in the log, made or taken unasked."""
    lines = [line.words for line in match.log.lines]
    return all(any(text in words for words in lines) for text in texts)


# What was found: the shipped Monza


def shipped(section: int, card: str, slot: int, tyres: str, **player: Any) -> Match:
    data = {
        "game": "race90", "seats": 2, "turn": 4, "at": "play", "driver": 0,
        "options": {"level": "advanced"}, "weather": {"slot": slot}, "robot_tyres": "hard",
        "cars": [
            {"car": "s0", "count": 24 + section}, {"car": "s1", "count": 20, "moved": True},
        ],
        "players": [
            {"seat": 0, "hand": [card, 84], "tyre_type": tyres, "target": 184, **player},
            {"seat": 1, "hand": 4, "tyre_type": "hard", "target": 183},
        ],
    }  # fmt: skip
    return boxbox.from_position(data, seed=1)


@pytest.mark.ruling("R45")
def test_a_soft_bonus_that_the_corner_needs_is_used() -> None:
    match = shipped(2, "t13", 1, "soft", soft=3, soft_sets=1)
    assert look(match, "play t13")["bound"] == ["use-soft"]
    play_cards(match, "t13")
    while match.decisions[0].kind in ("pay", "check"):
        play(match, options(match)[0])
    assert chosen(match, "use-soft")
    assert count(match, "s0") == 24 + 7


@pytest.mark.ruling("R45")
def test_weather_that_would_miss_the_corner_is_refused() -> None:
    match = shipped(3, "t10", 3, "hard")
    play_cards(match, "t10")
    assert (asked(match), options(match)) == ("s0 weather", ["leave-weather", "drier"])
    assert refused(match)["wetter"] == ("misses-corner", 2)
    assert refuse(match, "wetter") == "misses-corner"


@pytest.mark.ruling("B22")
def test_weather_that_the_card_brings_counts() -> None:
    match = shipped(3, "t10", 4, "hard")
    assert look(match, "play t10")["bound"] == ["drier"]
    play_cards(match, "t10")
    assert chosen(match, "drier")
    assert count(match, "s0") == 24 + 5


# The same on the frozen Monza: corner 3 is section 7, corner 6 is 15, corner 7 is 19 and 20


@frozen
@pytest.mark.ruling("R45")
def test_the_soft_bonus_is_free_where_the_corner_is_reached_anyway() -> None:
    match = on_track(
        LEAD, "s0 12", FAR, hand=["t26", 84], modules="track-cards weather",
        p0={"tyre_type": "soft", "soft": 1},
    )  # fmt: skip
    play_cards(match, "t26")
    assert (asked(match), options(match)) == ("s0 soft-bonus", ["save-soft", "use-soft"])


@frozen
@pytest.mark.ruling("R45")
@pytest.mark.parametrize(
    ("other", "strategy"), [(f"s1 {14 + LAP}", "lucky"), ("s1 14", "banging-wheels")]
)
def test_a_pass_that_the_corner_needs_is_made(other: str, strategy: str) -> None:
    match = on_track(
        LEAD, f"{other} moved", "s0 13", FAR, hand=["t26"], modules="track-cards",
        p0={"strategy": strategy},
    )  # fmt: skip
    play(match, "play t26")
    if asked(match) == "s0 pass":
        assert options(match) == ["pass"] or "stay" not in options(match)
        assert refused(match)["stay"] == ("misses-corner", 6)
        play(match, "pass")
    assert (chosen(match, "pass"), count(match, "s0")) == (True, 15)


@frozen
@pytest.mark.ruling("R45")
def test_a_pass_beyond_the_corner_is_free_to_decline() -> None:
    match = on_track(LEAD, f"s1 {16 + LAP} moved", "s0 14", FAR, hand=["t25"],
                     modules="track-cards", luck=["disc red"])  # fmt: skip
    play(match, "play t25")
    assert (asked(match), options(match)) == ("s0 pass", ["pass", "stay"])
    assert count(play(match, "stay"), "s0") == 16


@frozen
@pytest.mark.ruling("R45")
def test_where_the_free_overtake_is_needed_it_may_not_be_kept() -> None:
    match = on_track(LEAD, "s1 14 moved", "s0 12", FAR, hand=["t26"], modules="track-cards",
                     turn=1, p0={"strategy": "banging-wheels"})  # fmt: skip
    play(match, "play t26")
    assert asked(match) == "s0 pass"  # late braking leads into the corner as well
    assert options(match) == ["pass", "brake-late"]
    assert refused(match)["pass-paying"] == ("misses-corner", 6)
    assert count(play(match, "pass"), "s0") == 15


@frozen
@pytest.mark.ruling("R45")
@pytest.mark.parametrize(("card", "braking"), [("t11", True), ("t16", False)])
def test_late_braking_instead_of_a_pass_must_lead_into_the_corner(card: str, braking: bool) -> None:
    match = on_track(LEAD, f"s1 {6 - LAP} moved", "s0 6", FAR, hand=[card], modules="track-cards",
                     p0={"strategy": "banging-wheels"})  # fmt: skip
    play(match, f"play {card}")
    if braking:
        assert options(match) == ["pass", "brake-late"]
    else:
        assert (chosen(match, "pass"), count(match, "s0")) == (True, 9)


FLAGGED = [{"section": 5, "ahead": 0}, {"section": 7, "ahead": 0}, {"section": 19, "ahead": 0}]


@frozen
@pytest.mark.ruling("B22")
def test_a_green_flag_of_the_card_counts_and_takes_the_flag_in_the_way() -> None:
    match = on_track(LEAD, "s0 6", FAR, hand=["t20", 84], modules="track-cards flags",
                     yellow=FLAGGED)  # fmt: skip
    assert "play t20" in options(match)  # 3 points to corner 4 in section 9, past the flag in 7
    assert look(match, "play t20")["bound"] == ["unflag 7"]
    play_cards(match, "t20")
    assert chosen(match, "unflag 7")
    assert count(match, "s0") == 9


@frozen
@pytest.mark.ruling("R45")
def test_a_green_flag_that_is_not_needed_is_free() -> None:
    match = on_track(LEAD, "s0 8", FAR, hand=["t20", 84], modules="track-cards flags",
                     yellow=FLAGGED)  # fmt: skip
    play_cards(match, "t20")
    assert options(match) == ["keep-flags", "unflag 5", "unflag 7", "unflag 19"]


@frozen
@pytest.mark.ruling("B22")
@pytest.mark.parametrize(("blue", "legal"), [([], True), ([1, 2, 3, 4], False)])
def test_a_blue_flag_of_the_card_counts_if_there_is_a_pawn(blue: list[int], legal: bool) -> None:
    match = on_track(
        LEAD, f"slow1 {17 - LAP} moved", "s0 16", FAR, "s1 -2 moved", "s4 -2 moved",
        hand=["t34", 84], modules="track-cards flags", seats=5, blue=blue,
    )  # fmt: skip
    assert ("play t34" in options(match)) == legal  # 3 points to 19, lapping for nothing
    if legal:
        assert count(play_cards(match, "t34"), "s0") == 19


@frozen
@pytest.mark.ruling("R45")
def test_a_yellow_flag_is_not_put_in_the_own_way() -> None:
    match = on_track(LEAD, "s0 5", FAR, hand=["t15", 84], modules="track-cards flags")
    play_cards(match, "t15")  # 2 points to corner 3, in section 7
    assert "flag 5.0" not in options(match)
    assert {"no-flag", "flag 5.1", "flag 7.0", "flag 4.0"} <= set(options(match))
    assert refused(match)["flag 5.0"] == ("misses-corner", 3)


@frozen
@pytest.mark.ruling("B22")
def test_robots_that_stop_for_tyres_are_out_of_the_way() -> None:
    match = on_track(
        LEAD, "fast1 14 moved", "s0 12", FAR, hand=["t29", 84], modules="track-cards weather",
        weather={"slot": 4}, robot_tyres="rain",
    )  # fmt: skip
    assert "play t29" in options(match)  # 3 points to corner 6, if it gets dry
    play_cards(match, "t29")
    assert chosen(match, "drier")
    assert (count(match, "s0"), [event["car"] for event in told(match, "pit")]) == (15, ["fast1"])


@frozen
@pytest.mark.ruling("R78")
def test_the_later_hazard_checks_blind_where_the_corner_needs_the_point() -> None:
    match = on_track(
        LEAD, "s0 11", FAR, hand=["t27", 84], modules="track-cards", given={"hazard": "later"},
        p0={"strategy": "hazard"}, luck=["blind 9"],
    )  # fmt: skip
    told_before = look(match, "play t27")
    assert (told_before["bound"], told_before["to"]) == (["blind"], 15)
    play_cards(match, "t27")
    assert chosen(match, "blind")
    assert count(match, "s0") == 15


@frozen
@pytest.mark.ruling("R45")
def test_a_check_may_be_failed_on_purpose_and_the_play_stands() -> None:
    match = on_track(f"s1 {13 - LAP} moved", "s0 13", FAR, hand=["t26", 77],
                     modules="track-cards", p0={"target": 1})  # fmt: skip
    play(match, "play t26")
    if asked(match) == "s0 second":
        play(match, "alone")
    assert options(match) == ["check 77", "blind"]
    assert count(play(match, "check 77"), "s0") == 13


@frozen
@pytest.mark.ruling("R45")
def test_a_pair_may_reach_by_the_weather_of_its_race_card() -> None:
    match = on_track(
        LEAD, "s0 11", FAR, hand=[175, "t26"], modules="track-cards weather", weather={"slot": 4},
        robot_tyres="hard",
    )  # fmt: skip
    play(match, "play 175")  # 1 and 3, one less on hard tyres unless it gets dry
    assert options(match) == ["alone", "add t26"]
    play(match, "add t26")
    assert chosen(match, "drier")
    assert count(match, "s0") == 15
