"""Grids, points, ties, players and variants (M9 to M13, M17, M18)."""

import json
from typing import Any

import pytest

import boxbox

from .positions import (
    COLOURS,
    START,
    Match,
    asked,
    cars,
    finish,
    last_race,
    last_turn,
    numbers,
    pile,
    place,
    play,
    play_on,
    race,
    running,
    table,
)

TEAM = {colour: [colour] for colour in COLOURS}
MIRRORED = finish("2 1 4 3 6 5")
UNEVEN = (finish("1 2 6 4 5 10"), finish("3 2 4 5 1 6"))
"""Red and blue have 12 points each: red has won the first race, blue is ahead in the second."""


def teams(match: Match) -> str:
    return " ".join("+".join(names) for (names,) in table(match, "teams"))


def new_season(
    seats: int = 4, luck: str = "red blue yellow green black white", **given: Any
) -> Match:
    return boxbox.start("motor-racing", seats, seed=7, options=given, luck=[f"team {luck}"])


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    return [event for event in match.events(None) if event["kind"] == kind]


@pytest.mark.ruling("M9")
def test_the_first_six_cars_score() -> None:
    match = last_race(finish("1 3 12 2 4 5"), seats=6)
    assert table(match, "seat", "teams", "free", "points", "wins") == [
        (0, ["red"], False, 14, 1),
        (2, ["yellow"], False, 6, 0),
        (1, ["blue"], False, 3, 0),
        (3, ["green"], False, 2, 0),
        (4, ["black"], False, 1, 0),
        (5, ["white"], False, 0, 0),
    ]


@pytest.mark.ruling("M9")
@pytest.mark.parametrize(
    ("car", "points"), [(1, 10), (2, 6), (3, 4), (4, 3), (5, 2), (6, 1), (7, 0), (12, 0)]
)
def test_each_place_has_its_points(car: int, points: int) -> None:
    match = last_race(START, drivers=True)
    scored = dict(table(match, "car", "points", of="drivers"))
    assert scored[cars(str(car))[0]] == points


@pytest.mark.ruling("M9")
def test_points_add_up_over_the_races() -> None:
    match = last_race(finish("1 2 3 4 5 6"), finish("12 11 1 2 4 5"), finish("2 1 3 4 5 6"))
    assert dict(zip(COLOURS, [30, 25, 8, 8, 5, 2], strict=True)) == {
        names[0]: points for names, points in table(match, "teams", "points")
    }


@pytest.mark.ruling("M9")
@pytest.mark.ruling("M10")
@pytest.mark.parametrize(("seats", "free"), [(4, ["black", "white"]), (5, ["white"])])
def test_a_free_team_scores_and_can_win(seats: int, free: list[str]) -> None:
    match = last_race(finish("7 6 5 1 2 3"), seats=seats)
    rows = table(match, "teams", "seat", "free", "points")
    assert rows[0] == (["white"], None, True, 16)
    assert sorted(names[0] for names, _, is_free, _ in rows if is_free) == free
    assert [seat for _, seat, is_free, _ in rows if not is_free and seat is None] == []


@pytest.mark.ruling("M9")
@pytest.mark.parametrize(
    ("races", "order"),
    [
        pytest.param([finish("2 1 12 3 4 5")], "blue red yellow green black white", id="one race"),
        pytest.param([START, MIRRORED], "blue red green yellow white black", id="two races"),
        pytest.param([MIRRORED, START], "red blue yellow green black white", id="the last race"),
        pytest.param(list(UNEVEN), "blue red yellow green black white", id="wins do not count"),
        pytest.param(
            [finish("6 7 5 8 10 3 9 2")],
            "white black yellow green blue red",
            id="without points too",
        ),
    ],
)
def test_who_is_level_is_ranked_by_the_best_place_in_the_last_race(
    races: list[str], order: str
) -> None:
    assert teams(last_race(*races)) == order


@pytest.mark.ruling("M18")
@pytest.mark.ruling("M11")
def test_with_ties_by_wins_the_winner_of_more_races_is_ahead() -> None:
    match = last_race(*UNEVEN, ties="wins", drivers=True)
    assert table(match, "teams", "points", "wins")[:2] == [(["red"], 12, 1), (["blue"], 12, 0)]
    assert table(match, "car", "points", "wins", of="drivers")[:2] == [
        ("red.1", 12, 1),
        ("blue.1", 12, 0),
    ]


@pytest.mark.ruling("M18")
@pytest.mark.parametrize(
    ("races", "order"),
    [
        ((START, MIRRORED), "blue red green yellow white black"),
        ((MIRRORED, START), "red blue yellow green black white"),
    ],
)
def test_with_the_same_wins_the_last_race_decides(races: tuple[str, ...], order: str) -> None:
    assert teams(last_race(*races, ties="wins")) == order


@pytest.mark.ruling("M18")
def test_points_come_before_wins() -> None:
    races = finish("1 2 3 4 5 6"), finish("3 2 11 4 5 6")
    match = last_race(*races, ties="wins")
    assert table(match, "teams", "points", "wins")[:3] == [
        (["blue"], 16, 0),
        (["yellow"], 14, 1),
        (["red"], 10, 1),
    ]


@pytest.mark.ruling("M18")
def test_a_team_has_won_when_either_of_its_cars_has() -> None:
    match = last_race(finish("1 2"), finish("12 2"), drivers=True)
    assert table(match, "teams", "wins")[0] == (["red"], 2)
    wins = dict(table(match, "car", "wins", of="drivers"))
    assert {car: count for car, count in wins.items() if count} == {"red.1": 1, "red.2": 1}


@pytest.mark.ruling("M9")
@pytest.mark.ruling("M7")
def test_the_next_grid_is_the_finishing_order_with_those_who_were_out_behind() -> None:
    order, out = "11 1 2 4 5 6 8 9 10 12", "7 3"
    match = last_turn("wrong-line", order=order, out=out, options={"races": 2})
    play(match, "wrong-line red.2")
    assert running(match) == "11 1 2 4 5 6 8 9 10 12 3 7"
    position = match.position()
    assert position["retired"] == position["discards"] == []
    assert [len(hand) for hand in position["hands"]] == [5] * 4
    assert pile(match, "deck") == 34
    assert asked(match) == (1, "play")
    assert match.view(None)["summary"]["race"] == 2


@pytest.mark.ruling("M9")
@pytest.mark.parametrize(
    ("seats", "order", "first"),
    [
        (4, "9 1 2", 3),
        (4, "5 11 1", 1),
        (4, "5 8 6 7 10 1", 2),
        (5, "6 5 1", 4),
        (6, "7 5 1", 5),
        (3, "4 1 5", 1),
        (3, "7 1 4", 2),
    ],
)
def test_the_owner_of_the_best_placed_owned_car_begins(seats: int, order: str, first: int) -> None:
    match = last_turn("wrong-line", order=finish(order), seats=seats, options={"races": 2})
    play(match, f"wrong-line {match.position()['order'][-1]}")
    assert len(match.position()["finished"]) == 1
    assert asked(match) == (first, "play")


@pytest.mark.ruling("M12")
def test_the_teams_line_up_as_they_are_drawn() -> None:
    match = new_season(luck="green white red black blue yellow")
    assert running(match) == "4 6 1 5 2 3 10 11 8 12 7 9"
    assert asked(match) == (3, "play")


@pytest.mark.ruling("M12")
@pytest.mark.ruling("M9")
def test_the_first_grid_may_have_a_free_team_on_pole() -> None:
    assert asked(new_season(luck="white black yellow red green blue")) == (2, "play")


@pytest.mark.ruling("M12")
@pytest.mark.ruling("M13")
def test_every_grid_has_car_1_ahead_and_car_2_as_far_from_the_end() -> None:
    poles = set()
    for seed in range(60):
        order = boxbox.start("motor-racing", 4, seed=seed).position()["order"]
        assert [car.replace(".1", ".2") for car in order[:6]] == order[:5:-1]
        assert {car[-2:] for car in order[:6]} == {".1"}
        poles.add(order[0])
    assert len(poles) == 6


@pytest.mark.ruling("M13")
@pytest.mark.parametrize(
    ("seats", "owners"),
    [
        (3, {"white": 0, "black": 0, "red": 1, "green": 1, "blue": 2, "yellow": 2}),
        (4, {"white": 0, "black": 1, "red": 2, "green": 3, "blue": None, "yellow": None}),
        (5, {"white": 0, "black": 1, "red": 2, "green": 3, "blue": 4, "yellow": None}),
        (6, {"white": 0, "black": 1, "red": 2, "green": 3, "blue": 4, "yellow": 5}),
    ],
)
def test_teams_are_chosen_in_the_order_of_the_seats(
    seats: int, owners: dict[str, int | None]
) -> None:
    chosen = ["white", "black", "red", "green", "blue", "yellow"]
    match = new_season(seats, luck="red black blue white green yellow", teams=chosen)
    assert match.view(0)["summary"]["owners"] == owners
    assert asked(match) == (owners["red"], "play")


@pytest.mark.ruling("M13")
@pytest.mark.parametrize(
    "wrong", [["red"], [*COLOURS[:5], "red"], [*COLOURS[:5], "pink"], [*COLOURS, "red"]]
)
def test_teams_that_are_not_all_six_once_are_refused(wrong: list[str]) -> None:
    with pytest.raises(boxbox.OptionError, match="teams"):
        new_season(teams=wrong)


@pytest.mark.ruling("M10")
def test_with_three_players_both_teams_count_together() -> None:
    match = last_race(finish("4 1 2 5 6 8"), seats=3)
    assert table(match, "seat", "teams", "points", "wins", "free") == [
        (1, ["yellow", "green"], 10, 1, False),
        (0, ["red", "blue"], 10, 0, False),
        (2, ["black", "white"], 6, 0, False),
    ]


@pytest.mark.ruling("M10")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_player_has_one_hand_of_five(seats: int) -> None:
    match = new_season(seats)
    assert match.seats == seats
    assert [len(hand) for hand in match.position()["hands"]] == [5] * seats
    assert pile(match, "deck") == 54 - 5 * seats
    assert len(match.position()["order"]) == 12


@pytest.mark.ruling("M10")
def test_a_season_has_three_races_unless_said_otherwise() -> None:
    match = new_season()
    assert match.view(None)["summary"]["races"] == 3
    play_on(match)
    assert [event["race"] for event in told(match, "race-finished")] == [1, 2, 3]


@pytest.mark.ruling("M10")
@pytest.mark.parametrize(("seats", "races"), [(2, 3), (7, 3), (4, 0), (4, 18), (4, True)])
def test_other_numbers_of_players_or_races_are_refused(seats: int, races: int) -> None:
    with pytest.raises(boxbox.OptionError):
        boxbox.start("motor-racing", seats, options={"races": races})


@pytest.mark.ruling("M11")
@pytest.mark.parametrize(
    ("given", "aside"),
    [
        ({"set_aside": 6}, [6, 6, 6]),
        ({"set_aside": [6, 0, 10]}, [6, 0, 10]),
        ({"set_aside": "circuit"}, [4, 6, 2]),
        ({"set_aside": "circuit", "circuits": ["monaco", "monza", "suzuka"]}, [8, 0, 2]),
        ({"circuits": ["monaco", "monza", "suzuka"]}, [0, 0, 0]),
    ],
)
def test_cards_are_set_aside_before_each_race(given: dict[str, Any], aside: list[int]) -> None:
    match = new_season(**given)
    for count in aside:
        assert pile(match, "set_aside") == count
        assert pile(match, "deck") == 34 - count
        assert [match.view(seat)["set_aside"] for seat in (0, 3, None)] == [count] * 3
        play_on(match, 38 - count)
    assert match.result is not None


@pytest.mark.ruling("M11")
@pytest.mark.parametrize(
    "wrong",
    [
        {"set_aside": [6, 0]},
        {"set_aside": -1},
        {"set_aside": 54},
        {"set_aside": "short"},
        {"set_aside": [6, "0", 6]},
        {"circuits": ["monaco", "monza"]},
        {"circuits": ["monaco", "monza", "nowhere"]},
        {"drivers": "yes"},
        {"ties": "coin"},
        {"free_teams": "people"},
        {"rain": True},
    ],
)
def test_variants_that_do_not_exist_or_do_not_fit_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(boxbox.OptionError, match=next(iter(wrong))):
        new_season(**wrong)


@pytest.mark.ruling("M11")
def test_the_drivers_championship_ranks_twelve_named_drivers() -> None:
    match = last_race(START, MIRRORED, drivers=True)
    rows = table(match, "car", "points", of="drivers")
    assert numbers(car for car, _ in rows) == "2 1 4 3 6 5 7 8 9 10 11 12"
    assert [points for _, points in rows] == [16, 16, 7, 7, 3, 3, 0, 0, 0, 0, 0, 0]
    assert len({driver for (driver,) in table(match, "driver", of="drivers")}) == 12


@pytest.mark.ruling("M11")
def test_there_is_no_drivers_championship_unless_asked_for() -> None:
    assert list(last_race(START).result or {}) == ["standings"]


@pytest.mark.ruling("M11")
@pytest.mark.ruling("M9")
def test_a_full_season_is_17_races_each_from_the_finish_of_the_one_before() -> None:
    match = new_season(races=17, set_aside="circuit", drivers=True)
    play_on(match)
    started, finished = told(match, "race-started"), told(match, "race-finished")
    assert [event["race"] for event in started] == list(range(1, 18))
    assert len({event["circuit"] for event in started}) == 17
    for before, after in zip(finished, started[1:], strict=False):
        assert after["order"] == before["classification"]
    for of in ("standings", "drivers"):
        assert sum(points for (points,) in table(match, "points", of=of)) == 17 * 26
    assert len(finished) == 17


@pytest.mark.ruling("M11")
@pytest.mark.parametrize("turns", [0, 1, 20, 38, 50])
def test_a_season_is_saved_and_resumed(turns: int) -> None:
    match = new_season(races=17, drivers=True)
    play_on(match, turns)
    resumed = boxbox.from_position(json.loads(json.dumps(match.position())), seed=3)
    assert resumed.position() == match.position()
    assert resumed.view(0)["summary"] == match.view(0)["summary"]
    assert asked(resumed) == asked(match)


@pytest.mark.ruling("M17")
@pytest.mark.parametrize(("players", "free"), [(4, {4, 5}), (5, {5}), (6, set()), (3, set())])
def test_driven_free_teams_have_a_hand_and_a_turn_and_stay_free(
    players: int, free: set[int]
) -> None:
    match = new_season(players, races=1, free_teams="bots")
    seats = 3 if players == 3 else 6
    assert match.seats == seats
    assert [len(hand) for hand in match.position()["hands"]] == [5] * seats
    assert play_on(match, seats + 1) == [*range(seats), 0]
    play_on(match)
    rows = table(match, "seat", "free")
    assert {seat for seat, is_free in rows if is_free} == free
    assert {seat for seat, _ in rows} == set(range(seats))


@pytest.mark.ruling("M17")
@pytest.mark.ruling("M9")
def test_a_driven_free_team_on_pole_begins() -> None:
    match = new_season(luck="white red blue yellow green black", free_teams="bots")
    assert asked(match) == (5, "play")


@pytest.mark.ruling("M17")
@pytest.mark.ruling("M5")
@pytest.mark.parametrize(
    ("turn", "after"), [(4, (4, "charge")), (0, (1, "play")), (5, (0, "play"))]
)
def test_a_driven_free_team_charges_like_a_player(turn: int, after: tuple[int, str]) -> None:
    options = {"races": 1, "free_teams": "bots"}
    match = race("charge-gears", turn=turn, options=options, luck=["die 4"])
    play(match, "charge-gears black.1")
    assert place(match, 5) == 4
    assert asked(match) == after


@pytest.mark.ruling("M17")
def test_who_drives_a_seat_is_noted() -> None:
    match = new_season(free_teams="bots")
    before = match.position()["order"]
    match.set_driver(5, "rules")
    assert match.drivers == ["person"] * 5 + ["rules"]
    assert told(match, "driver") == [
        {"n": 1, "asked": 0, "kind": "driver", "seat": 5, "name": "rules"}
    ]
    assert match.position()["order"] == before


@pytest.mark.ruling("M17")
@pytest.mark.parametrize(
    ("seat", "name", "reason", "values"),
    [
        (6, "rules", "no-such-seat", {"seat": 6, "seats": 6}),
        (-1, "rules", "no-such-seat", {"seat": -1, "seats": 6}),
        (4, "", "bad-driver-name", {"name": ""}),
        (4, "two words", "bad-driver-name", {"name": "two words"}),
        (4, "a|b", "bad-driver-name", {"name": "a|b"}),
    ],
)
def test_a_driver_that_can_not_be_noted_is_refused(
    seat: int, name: str, reason: str, values: dict[str, Any]
) -> None:
    match = new_season(free_teams="bots")
    with pytest.raises(boxbox.IllegalChoice) as refused:
        match.set_driver(seat, name)
    assert (refused.value.reason, refused.value.values) == (reason, values)
    assert match.drivers == ["person"] * 6


@pytest.mark.ruling("M9")
def test_the_standings_during_a_season_are_those_of_the_races_so_far() -> None:
    match = race(options={"races": 2}, finished=[cars(MIRRORED)])
    rows = match.view(None)["summary"]["standings"]
    assert [(row["teams"][0], row["points"]) for row in rows] == [
        ("blue", 10),
        ("red", 6),
        ("green", 4),
        ("yellow", 3),
        ("white", 2),
        ("black", 1),
    ]
    assert match.result is None
