"""SPECIALs: when each strategy brings a track card, how many, and from when it may be used."""

from collections.abc import Sequence
from typing import Any

import pytest

import boxbox
from tests.race90.scenes import (
    LAP,
    Data,
    Match,
    advanced,
    asked,
    count,
    driver,
    go,
    options,
    passes,
    play,
    play_cards,
    told,
)

pytestmark = pytest.mark.usefixtures("frozen")

TURN = 7
LEAD = f"s2 {20 + LAP} moved"
"""A Leader far ahead, so that nobody else has to check."""
FAR = "s3 -1"
"""A car that keeps the turn from ending."""


def started(*cars: str, strategy: str, hand: list[int | str], **fields: Any) -> Match:
    """Ask s0, who drives with a strategy, what to play."""
    fields = {"modules": "track-cards", "turn": TURN, "driver": 0, **fields}
    p0 = {"hand": hand, "strategy": strategy, **fields.pop("p0", {})}
    return advanced(*cars, p0=p0, **fields)


def specials(match: Match, seat: int = 0) -> int:
    """Return how many SPECIALs a driver has scored."""
    return sum(row["cards"] for row in told(match, "special") if row["seat"] == seat)


def tracks(match: Match, seat: int = 0) -> list[str]:
    """Return the track cards in a hand."""
    return [card for card in driver(match, seat)["hand"] if card.startswith("t")]


# SAVE TYRES


@pytest.mark.parametrize(
    ("cards", "chips", "scored"),
    [
        ((28,), 0, 0),  # 1 tyre, which is saved
        ((26,), 1, 1),  # 2
        ((13,), 2, 1),  # 3: still one
        ((46, 47), 1, 1),  # a pair with 1 and 1
        ((174,), 0, 0),
    ],
)
def test_save_tyres_scores_when_a_chip_is_really_paid(
    cards: tuple[int, ...], chips: int, scored: int
) -> None:
    match = started(
        LEAD, "s0 0", FAR, strategy="save-tyres", hand=list(cards), luck=["track t1"]
    )  # fmt: skip
    play_cards(match, *cards)
    assert sum(row["chips"] for row in told(match, "paid")) == chips
    assert (specials(match), tracks(match)) == (scored, ["t1"] * scored)


def test_save_tyres_scores_once_if_a_card_pays_too() -> None:
    match = started(
        LEAD, "s0 0", FAR, strategy="save-tyres", hand=[13, 1], luck=["track t1"]
    )  # fmt: skip
    play(match, "play 13", "pay 1")
    assert specials(match) == 1


@pytest.mark.parametrize("strategy", ["hazard", "balance", "lucky", "chase", "banging-wheels"])
def test_other_strategies_score_nothing_for_tyres(strategy: str) -> None:
    match = started(LEAD, "s0 0", FAR, strategy=strategy, hand=[26])
    assert specials(play_cards(match, 26)) == 0


# HAZARD


def hazard(*cards: int, start: int = 19, more: tuple[str, ...] = (), **fields: Any) -> Match:
    """Let s0 play with HAZARD, from where no car or corner bars the way."""
    fields = {"luck": ["track t1", "track t2", "track t3"], **fields}
    match = started(
        *more, f"s0 {start}", "s3 -8", strategy="hazard", hand=list(cards), **fields
    )  # fmt: skip
    return play_cards(match, *cards)


@pytest.mark.ruling("R37")
def test_hazard_scores_for_a_check_passed_and_six_sections() -> None:
    match = play(hazard(54, 175), "check 54")  # 4, 1, and 1 for the check
    assert (count(match, "s0"), specials(match)) == (25, 1)
    assert tracks(match) == ["t1"]


@pytest.mark.ruling("R37")
def test_five_sections_are_too_few() -> None:
    match = play(hazard(54), "check 54")
    assert (count(match, "s0"), specials(match)) == (24, 0)


@pytest.mark.ruling("R37")
def test_six_sections_without_a_check_or_damage_score_nothing() -> None:
    # From the +2 for driving in section 18, nothing to check.
    match = started("s0 18 p1", "s3 -8", strategy="hazard", hand=[92, 98], luck=["track t1"])
    play_cards(match, 92, 98)
    assert (count(match, "s0"), told(match, "special")) == (24, [])


@pytest.mark.ruling("R37")
def test_hazard_scores_for_each_check_passed() -> None:
    match = hazard(54, 111)  # 4 and 1, and 2 for two checks
    play(match, "check 111", "check 54", "stay")
    assert (count(match, "s0"), specials(match)) == (26, 2)
    assert tracks(match) == ["t1", "t2"]


@pytest.mark.ruling("R37")
def test_hazard_scores_for_each_damage() -> None:
    # 1 has a damage, 111 a check that fails and is a damage too: 4 and 1 and 2.
    match = hazard(
        1, 111, p0={"target": 23}, luck=["disc red", "disc red", "track t1", "track t2"]
    )  # fmt: skip
    play(match, "check 111", "stay")
    assert [row["passed"] for row in told(match, "checked")] == [False]
    assert (count(match, "s0"), specials(match)) == (26, 2)


@pytest.mark.ruling("R37")
def test_only_sections_really_gone_count() -> None:
    # 6 points, but one is spent to pass a car.
    match = play(hazard(54, 175, more=("s1 22 moved",)), "check 54")
    assert passes(match) == [("s1", "overtake", 1)]
    assert (count(match, "s0"), specials(match)) == (24, 0)


@pytest.mark.ruling("R37")
def test_steps_of_late_braking_count_and_so_does_its_check() -> None:
    match = hazard(
        157, 175, start=20, luck=["blind 1", "track t1", "track t2"]
    )  # 4 to section 24; not a braking one
    assert specials(match) == 0
    match = hazard(157, 175, start=22, luck=["blind 1", "track t1", "track t2"])
    assert asked(match) == "s0 brake"
    play(match, "brake-late")  # from 26 to 28
    assert (count(match, "s0"), specials(match)) == (28, 1)


@pytest.mark.ruling("R37")
def test_a_check_and_a_passed_late_braking_score_two() -> None:
    match = hazard(56, start=21, luck=["blind 1", "track t1", "track t2"])
    play(match, "check 56", "brake-late")  # 4 and 1 to 26, then two
    assert (count(match, "s0"), specials(match)) == (28, 2)


@pytest.mark.ruling("R52")
def test_late_braking_with_a_track_card_is_no_check_for_hazard() -> None:
    match = go(4, "s0 22", "s3 -8", turn=TURN, modules="track-cards",
               p0={"hand": [157, 175, "t3"], "strategy": "hazard"}, luck=["track t1"])  # fmt: skip
    play(match, "brake-with t3")
    assert (count(match, "s0"), specials(match)) == (28, 0)


@pytest.mark.ruling("R37")
def test_damage_of_a_contest_counts() -> None:
    match = advanced(
        "s1 19", "s0 19", "s3 -8", modules="track-cards", turn=TURN,
        p0={"hand": [2, 157, 175, 164], "strategy": "hazard"}, p1={"hand": [1, 22]},
        luck=["disc red", "disc red", "draw 84", "draw 92", "track t1"],
    )  # fmt: skip
    play(match, "contest 164", "alone", "contest 1", "alone")  # 2 and 2 for the corner: 4 each
    assert told(match, "contest-result")[0]["ties"] == [["s1", "s0"]]
    play(match, "drive-on", "skip", "lucky", "drive-on")
    assert driver(match, 0)["credit"] == 1


@pytest.mark.ruling("R37")
@pytest.mark.parametrize(("credit", "scored"), [(0, 0), (1, 1), (2, 2)])
def test_what_was_earned_before_the_move_counts(credit: int, scored: int) -> None:
    match = started(
        "s0 18 p1", "s3 -8", strategy="hazard", hand=[92, 98],
        p0={"credit": credit}, luck=["track t1", "track t2"],
    )  # fmt: skip
    play_cards(match, 92, 98)
    assert (count(match, "s0"), specials(match)) == (24, scored)


@pytest.mark.ruling("R37")
def test_the_leaders_check_does_not_count() -> None:
    match = started(
        "s1 -3 moved", "s0 18 p1", "s3 -8", strategy="hazard", hand=[92, 98, 1, 24], p0={},
        luck=["disc red", "track t1"],
    )  # fmt: skip
    play(match, "play 92", "add 98", "check 1")
    assert passes(match) == [("s1", "lap", 1)]
    assert specials(match) == 0
    assert driver(match, 0)["credit"] == 0


@pytest.mark.ruling("B28")
def test_a_move_that_ends_off_the_track_scores_nothing() -> None:
    match = hazard(54, 175, start=20, luck=["blind 77"], p0={"strategy": "hazard"})
    play(match, "check 54", "brake-late")  # six sections to 26, then 93 against 60
    assert (count(match, "s0"), specials(match)) == (26, 0)


@pytest.mark.ruling("R37")
def test_credit_is_for_one_game_turn() -> None:
    match = advanced("s0 12", modules="track-cards", turn=TURN, at="turn", p0={"credit": 3})
    assert driver(match, 0)["credit"] == 0


# The later HAZARD


def later(*cards: int, **fields: Any) -> Match:
    fields = {"luck": ["track t1"], "start": 19, **fields}
    return hazard(*cards, given={"hazard": "later"}, **fields)


@pytest.mark.ruling("R78")
@pytest.mark.parametrize(
    ("choice", "luck", "bonus"),
    [("check 54", [], 0), ("blind", ["blind 1"], 1), ("blind", ["blind 77", "disc red"], 1)],
)
def test_the_later_hazard_gains_for_blind_checks_passed_or_not(
    choice: str, luck: list[str], bonus: int
) -> None:
    match = play(later(54, p0={"target": 83}, luck=luck), choice)
    assert count(match, "s0") == 23 + bonus


@pytest.mark.ruling("R78")
def test_the_later_hazard_gains_for_printed_damage() -> None:
    assert count(later(10, luck=["disc red", "disc red", "track t1"]), "s0") == 25


@pytest.mark.ruling("R78")
@pytest.mark.parametrize(
    ("cards", "points", "scored"),
    [((92, 98), 6, 1), ((92,), 4, 0), ((92, 112), 5, 0)],
)
def test_the_later_hazard_scores_once_for_six_points(
    cards: tuple[int, ...], points: int, scored: int
) -> None:
    # From the +2 for driving in section 18, no check, no damage.
    match = started(
        "s0 18 p1", "s3 -8", strategy="hazard", hand=list(cards), luck=["track t1"],
        given={"hazard": "later"},
    )  # fmt: skip
    play_cards(match, *cards)
    assert (count(match, "s0"), specials(match)) == (18 + points, scored)


@pytest.mark.ruling("R78")
def test_points_count_for_the_later_hazard_not_sections_and_only_once() -> None:
    match = started(
        "s1 19 moved", "s0 18 p1", "s3 -8", strategy="hazard", hand=[92, 98], luck=["track t1"],
        given={"hazard": "later"}, p0={"credit": 2},
    )  # fmt: skip
    play_cards(match, 92, 98)
    assert (count(match, "s0"), specials(match)) == (19, 1)


@pytest.mark.ruling("R78")
@pytest.mark.parametrize("strategy", ["save-tyres", "lucky", "banging-wheels"])
def test_six_points_score_nothing_for_the_others(strategy: str) -> None:
    match = started(
        "s0 18 p1", "s3 -8", strategy=strategy, hand=[92, 98], given={"hazard": "later"}
    )  # fmt: skip
    play_cards(match, 92, 98)
    assert (count(match, "s0"), specials(match), tracks(match)) == (24, 0, [])


# BALANCE


BALANCE = [
    # where s0 begins, what it plays, which bonus, how many SPECIALs
    ("18 p1", (92,), 2, 1),  # driving on the driving trajectory
    ("18 p1", (92, 98), 2, 1),  # two of them: still one
    ("18 p1", (122,), 2, 0),  # another type: the bonus, but no SPECIAL
    ("18 p2", (92,), 1, 0),  # a red trajectory
    ("18 p2", (48,), 1, 0),
    ("18", (92,), 0, 0),
]


@pytest.mark.parametrize(("start", "cards", "bonus", "scored"), BALANCE)
def test_balance_scores_with_a_card_of_the_trajectorys_own_type(
    start: str, cards: tuple[int, ...], bonus: int, scored: int
) -> None:
    match = started(
        f"s0 {start}", "s3 -8", strategy="balance", hand=list(cards),
        luck=["disc red"] if 48 in cards else ["track t1"],
    )  # fmt: skip
    play_cards(match, *cards)
    assert sum(row["value"] for row in told(match, "bonus")) == bonus
    assert specials(match) == scored


@pytest.mark.ruling("R46")
def test_balance_scores_nothing_with_a_red_card_in_the_play() -> None:
    match = started("s0 18 p1", "s3 -8", strategy="balance", hand=[46, 92], luck=["track t1"])
    play_cards(match, 46, 92)
    assert [row["why"] for row in told(match, "bonus")] == ["trajectory"]
    assert specials(match) == 0


@pytest.mark.parametrize("strategy", ["save-tyres", "hazard", "lucky", "chase", "banging-wheels"])
def test_no_other_strategy_scores_for_a_trajectory(strategy: str) -> None:
    match = started("s0 18 p1", "s3 -8", strategy=strategy, hand=[92])
    assert specials(play_cards(match, 92)) == 0


def test_balance_scores_nothing_where_trajectories_do_not_work() -> None:
    match = started("s0 18 p1", "s3 -8", strategy="balance", hand=[92], turn=1)
    assert specials(play_cards(match, 92)) == 0


# LUCKY


def lucky(*drawn: int, **fields: Any) -> Match:
    luck = [*(f"draw {card}" for card in drawn), "track t26"]
    match = advanced(
        LEAD, "s0 12", "s3 -4 moved", modules="track-cards", turn=TURN, luck=luck,
        p0={"hand": [], "strategy": "lucky"}, **fields,
    )  # fmt: skip
    return play(match, "drive-on")


@pytest.mark.parametrize(("drawn", "scored"), [((92, 118), 1), ((1, 53), 1), ((92, 1), 0)])
def test_lucky_scores_for_two_cards_of_the_same_movement(
    drawn: tuple[int, int], scored: int
) -> None:
    match = lucky(*drawn)
    assert specials(match) == scored
    assert asked(match) == "s0 keep"


def test_luckys_two_cards_are_shown_to_all_and_one_is_discarded() -> None:
    match = lucky(92, 118)
    assert told(match, "special")[0]["shown"] == ["92", "118"]
    assert set(driver(match, 0)["known"]) == {"92", "118"}
    play(match, "keep 118")
    assert match.position()["discards"] == ["92"]
    assert match.view(1)["players"][0]["hand"] == ["118", "t?"]


def test_once_a_card_is_kept_nothing_is_on_offer_any_more() -> None:
    match = lucky(92, 1)
    assert match.position()["move"]["offer"] == ["1", "92"]
    play(match, "keep 92")
    assert match.position()["move"]["offer"] == []
    (laid_off,) = told(match, "discarded")
    assert (laid_off["seat"], laid_off["cards"], laid_off["why"]) == (0, ["1"], "lucky")
    assert asked(boxbox.from_position(match.position(), seed=1)) == "s0 play"


def test_otherwise_they_are_not_shown() -> None:
    match = lucky(92, 1)
    assert told(match, "special") == []
    assert match.view(1)["players"][0]["hand"] == ["?", "?"]


@pytest.mark.ruling("R21")
def test_the_track_card_of_lucky_may_be_used_at_once() -> None:
    match = play(lucky(92, 118), "keep 92")
    assert "play t26" in options(match)  # from 12 to 15, its corner


# CHASE


@pytest.mark.ruling("R48")
@pytest.mark.parametrize(
    ("choice", "card", "data"),
    [
        ("take 60", "60", {"from": "discards", "count": 1, "card": "60"}),
        ("deck", "170", {"from": "deck", "count": 1}),
    ],
)
def test_chase_draws_for_who_drives_with_it(choice: str, card: str, data: Data) -> None:
    """The chased driver's cards are on offer by rising number; s0 with CHASE follows nobody."""
    match = advanced(
        "s1 30 moved", "s2 21", "s0 20", modules="track-cards", luck=["draw 170"],
        p0={"hand": [5], "strategy": "chase"}, p1={"moved_with": [61, 60]},
        p2={"hand": [], "strategy": "chase", "chased": "s1"}, discards=[60, 61, 99],
    )  # fmt: skip
    play(match, "drive-on")
    assert (asked(match), options(match)) == ("s2 draw", ["deck", "take 60", "take 61"])
    play(match, choice)
    assert [driver(match, seat)["hand"] for seat in (0, 2)] == [["5"], [card]]
    (drew,) = told(match, "drew")
    assert {key: drew[key] for key in ("seat", *data)} == {"seat": 2, **data}


def chase(*cars: str, points: int = 2, chased: str | None = "s1", **fields: Any) -> Match:
    p0 = {"hand": {1: [175], 2: [164], 3: [157]}[points], "strategy": "chase", "chased": chased}
    luck = [*fields.pop("luck", ()), "track t1"]
    return go(points, *cars, "s3 -8", modules="track-cards", turn=TURN, p0=p0, luck=luck, **fields)


@pytest.mark.ruling("R49")
@pytest.mark.parametrize(("section", "scored"), [(13, 1), (16, 0), (14, 0)])
def test_chase_scores_where_the_chased_player_stands(section: int, scored: int) -> None:
    assert specials(chase(f"s1 {section} moved", "s0 11")) == scored


@pytest.mark.ruling("R49")
@pytest.mark.parametrize(("count_of_0", "scored"), [(23, 1), (24, 0)])
def test_the_chased_player_may_be_any_of_them(count_of_0: int, scored: int) -> None:
    match = advanced(
        LEAD, f"s0 {count_of_0} moved", "s1 21", FAR, modules="track-cards", turn=TURN, driver=1,
        p1={"hand": [164], "strategy": "chase", "chased": "s0"}, luck=["track t1"],
    )  # fmt: skip
    play_cards(match, 164)
    assert count(match, "s1") == 23
    assert (specials(match, 1), tracks(match, 1)) == (scored, ["t1"] * scored)


@pytest.mark.ruling("R49")
def test_it_counts_where_he_stands_then() -> None:
    match = advanced(
        "s1 11", "s0 11", "s3 -8", modules="track-cards", turn=TURN, driver=1,
        p0={"hand": [164], "strategy": "chase", "chased": "s1"}, p1={"hand": [163]},
        luck=["draw 167", "track t1"],
    )  # fmt: skip
    play(match, "play 163", "drive-on", "deck", "play 164")
    if asked(match) == "s0 second":
        play(match, "alone")
    assert (count(match, "s1"), count(match, "s0"), specials(match)) == (13, 13, 1)


@pytest.mark.ruling("R49")
@pytest.mark.parametrize("robot", ["fast1", "slow1"])
def test_chase_scores_nothing_behind_a_robot(robot: str) -> None:
    assert specials(chase(f"{robot} 13 moved", "s1 13 moved", "s0 11", chased=robot)) == 0


@pytest.mark.ruling("R49")
def test_a_leader_with_chase_scores_nothing() -> None:
    assert specials(chase("s0 11", "s1 -11 moved", points=1, chased=None)) == 0


@pytest.mark.ruling("B34")
@pytest.mark.parametrize(("ahead", "scored"), [("s2 20 moved", 1), ("s2 3 moved", 0)])
def test_chase_scores_nothing_with_a_move_that_takes_the_lead(ahead: str, scored: int) -> None:
    match = chase("s1 12 moved", "s0 11", ahead)
    assert (count(match, "s0"), specials(match)) == (12, scored)


@pytest.mark.ruling("R49")
def test_no_other_player_counts() -> None:
    assert specials(chase("s1 16 moved", "s2 13 moved", "s0 11")) == 0


@pytest.mark.parametrize("strategy", ["hazard", "lucky", "balance", "banging-wheels"])
def test_no_other_strategy_scores_for_catching_up(strategy: str) -> None:
    match = go(
        2, "s1 13 moved", "s0 11", "s3 -8", modules="track-cards", turn=TURN,
        p0={"hand": [164], "strategy": strategy, "chased": "s1"},
    )  # fmt: skip
    assert (count(match, "s0"), told(match, "special")) == (13, [])


@pytest.mark.ruling("R49")
def test_late_braking_may_catch_up() -> None:
    match = chase("s1 15 moved", "s0 12", luck=["blind 1"])
    assert specials(match) == 0
    assert specials(play(match, "brake-late")) == 1


@pytest.mark.ruling("R49")
def test_late_braking_may_leave_him_behind() -> None:
    match = chase("s1 14 moved", "s0 12", luck=["blind 1"])
    assert specials(play(match, "brake-late")) == 0
    match = chase("s1 14 moved", "s0 12")
    assert specials(play(match, "stay")) == 1


@pytest.mark.ruling("R49")
def test_a_skip_catches_nobody() -> None:
    match = started(
        "s1 12 moved", "s0 12", "s3 -8", strategy="chase", hand=[164], p0={"chased": "s1"}
    )  # fmt: skip
    play(match, "skip", "chase")
    assert specials(match) == 0


@pytest.mark.ruling("R49")
@pytest.mark.parametrize(("status", "scored"), [("", 1), (" off", 0)])
def test_a_chased_player_off_the_track_is_not_caught(status: str, scored: int) -> None:
    match = chase(f"s1 14{status} moved", "s0 12")
    assert specials(play(match, "stay")) == scored


@pytest.mark.ruling("B28")
def test_who_goes_off_catches_nobody() -> None:
    match = chase("s1 14 moved", "s0 12", luck=["blind 77"])
    assert specials(play(match, "brake-late")) == 0


# BANGING WHEELS


def contest(*answers: str, seat: int, luck: Sequence[str] = (), **players: Data) -> Match:
    """Hold a contest in section 20 (1 for challengers), s1 first, s0 behind, then fast1 and s2."""
    hands: Data = {
        "p0": {"hand": [92, 157, "t1"]}, "p1": {"hand": [84, 158]}, "p2": {"hand": [95, 160]},
    }  # fmt: skip
    hands[f"p{seat}"]["strategy"] = "banging-wheels"
    for name, more in players.items():
        hands[name] |= more
    match = advanced(
        "s1 20", "s0 20", "s2 20", "s3 -8", modules="track-cards", turn=TURN, **hands,
        luck=luck, seed=1,
    )  # fmt: skip
    return play(match, *answers)


@pytest.mark.ruling("R20")
@pytest.mark.parametrize(
    ("seat", "answers", "scored"),
    [
        # s2, s0, s1 declare in this order
        (0, ("decline", "contest 92", "alone", "decline"), 1),  # the only one to play
        (0, ("decline", "contest 92", "alone", "contest 158", "alone"), 1),  # 6 against 3
        (0, ("contest 160", "alone", "contest 92", "alone", "decline"), 1),  # 6 against 4
        (1, ("decline", "contest 92", "alone", "contest 84", "alone"), 1),  # defends: 5 against 3
        (1, ("decline", "contest 157", "alone", "decline"), 0),  # was passed
        (2, ("contest 95", "alone", "contest 157", "alone", "decline"), 1),  # 6 against 4
    ],
)
def test_banging_wheels_scores_who_ends_ahead_of_all(
    seat: int, answers: tuple[str, ...], scored: int
) -> None:
    match = contest(*answers, seat=seat)
    assert specials(match, seat) == scored
    assert len(told(match, "special")) == scored


@pytest.mark.ruling("R20")
@pytest.mark.parametrize(("cards", "scored"), [([95, 160], 1), ([160, 161], 0)])
def test_of_three_only_the_first_wins(cards: list[int], scored: int) -> None:
    # s0 has 7 against 6 of s2, or 6 against 7.
    first, second = cards
    mine = "contest 157" if scored else "contest 92"
    match = contest(
        f"contest {first}", f"join {second}", mine, "alone", "contest 84", "alone", seat=0,
        p2={"hand": cards},
    )  # fmt: skip
    assert told(match, "contest-result")[0]["order"][1] == ("s2" if scored else "s0")
    assert specials(match) == scored


@pytest.mark.ruling("R20")
def test_a_tie_is_no_win() -> None:
    match = contest(
        "decline", "contest 92", "alone", "contest 158", "join 160", seat=0,
        p1={"hand": [158, 160]}, p2={"hand": [95, 84]}, luck=["disc red", "disc red"],
    )  # fmt: skip
    assert told(match, "contest-result")[0]["ties"] == [["s1", "s0"]]
    assert specials(match) == 0


@pytest.mark.ruling("R20")
def test_a_tie_is_no_win_for_the_first_car_either() -> None:
    match = contest(
        "decline", "contest 157", "join 175", "contest 84", "alone", seat=1,
        p0={"hand": [157, 175]}, luck=["disc red", "disc red"],
    )  # fmt: skip
    assert told(match, "contest-result")[0]["ties"] == [["s1", "s0"]]
    assert told(match, "special") == []


@pytest.mark.ruling("R20")
def test_the_first_car_scores_nothing_if_no_one_plays() -> None:
    match = contest("decline", "decline", seat=1)
    assert asked(match) == "s1 pit"
    assert specials(match, 1) == 0


@pytest.mark.parametrize("strategy", ["hazard", "lucky", "chase", "balance", "save-tyres"])
def test_others_win_without_a_special(strategy: str) -> None:
    match = contest(
        "decline", "contest 92", "alone", "decline", seat=0, p0={"strategy": strategy}
    )  # fmt: skip
    assert told(match, "special") == []


@pytest.mark.ruling("R21")
def test_the_track_card_of_a_contest_may_be_used_at_once() -> None:
    match = advanced(
        "s1 15", "s0 15", "s3 -8", modules="track-cards", turn=TURN,
        p0={"hand": [92], "strategy": "banging-wheels"}, p1={"hand": [84]},
        luck=["track t26", "draw 175"],
    )  # fmt: skip
    play(match, "contest 92", "alone", "decline", "drive-on")
    assert "play t26" in options(match)


def late(*cars: str, card: str = "brake-late", strategy: str = "banging-wheels") -> Match:
    match = go(
        1, LEAD, *cars, "s0 13", "s3 -8", modules="track-cards", turn=TURN,
        p0={"hand": [175, "t28"], "strategy": strategy}, luck=["blind 1", "track t1"]
        if card == "brake-late" else ["track t1"],
    )  # fmt: skip
    if asked(match) == "s0 pass":
        play(match, "stay")
    return play(match, card)


@pytest.mark.parametrize("card", ["brake-late", "brake-with t28"])
@pytest.mark.parametrize(
    ("cars", "scored"),
    [
        ((), 0),  # nobody passed
        (("s1 14 moved",), 1),
        (("s1 14 moved", "slow1 14 moved"), 1),  # once for all of them
        ((f"slow1 {14 - LAP} moved",), 1),
    ],
)
@pytest.mark.ruling("R52")
def test_banging_wheels_scores_for_passing_by_late_braking(
    cars: tuple[str, ...], scored: int, card: str
) -> None:
    match = late(*cars, card=card)
    assert (count(match, "s0"), specials(match)) == (15, scored)


def test_a_pass_that_is_paid_is_no_special() -> None:
    match = go(2, LEAD, "s1 14 moved", "s0 13", "s3 -8", modules="track-cards", turn=TURN,
               p0={"hand": [164], "strategy": "banging-wheels"})  # fmt: skip
    play(match, "pass")
    assert (passes(match), specials(match)) == ([("s1", "overtake", 1)], 0)


def test_banging_wheels_may_score_twice_in_a_turn() -> None:
    match = advanced(
        LEAD, "slow1 18 moved", "s1 15", "s0 15", FAR, modules="track-cards", turn=TURN,
        p0={"hand": [92, 157], "strategy": "banging-wheels"}, p1={"hand": [84]},
        luck=["track t1", "draw 175", "blind 1", "track t2"],
    )  # fmt: skip
    play(match, "contest 92", "alone", "decline", "drive-on", "play 157", "alone", "brake-late")
    assert [row["cards"] for row in told(match, "special")] == [1, 1]
    assert tracks(match) == ["t1", "t2"]


# Who sees it


def test_only_its_driver_sees_the_track_card() -> None:
    match = started(LEAD, "s0 0", FAR, strategy="save-tyres", hand=[26], luck=["track t1"])
    play_cards(match, 26)
    (event,) = told(match, "drew")
    assert (event["from"], event["why"], event["count"]) == ("track", "special", 1)
    assert "cards" not in event
    own = [row for row in match.events(0) if row["kind"] == "drew"]
    assert own[0]["cards"] == ["t1"]
    assert match.view(1)["players"][0]["hand"] == ["t?"]


# When a SPECIAL's card may be used


@pytest.mark.ruling("R21")
def test_cards_earned_from_the_payment_on_are_for_the_next_turn() -> None:
    # t28 comes with the payment; it could check, and make late braking sure.
    match = started(
        LEAD, "s0 10", "s3 -8", strategy="save-tyres", hand=[26, 114, 1],
        modules="track-cards off-track", luck=["track t28", "blind 77"],
    )  # fmt: skip
    play(match, "play 26", "add 114")
    assert (match.position()["fresh"], tracks(match)) == (["t28"], ["t28"])
    assert options(match) == ["check 1", "check 26", "check 114", "blind"]
    play(match, "check 26")
    assert (asked(match), options(match)) == ("s0 brake", ["stay", "brake-late"])
    play(match, "brake-late")
    assert (asked(match), options(match)) == ("s0 off-track-check", ["check 1", "blind"])


@pytest.mark.ruling("R21")
def test_in_the_next_game_turn_they_may_be_used() -> None:
    match = advanced(
        "s0 12", modules="track-cards", turn=TURN, at="turn", p0={"hand": ["t26"]}, fresh=["t26"],
        luck=["draw 1"],
    )  # fmt: skip
    play(match, "drive-on")
    assert "play t26" in options(match)
    match = advanced(
        "s0 12", modules="track-cards", turn=TURN, driver=0, p0={"hand": ["t26", 1]}, fresh=["t26"]
    )  # fmt: skip
    assert options(match) == ["skip", "play 1"]
