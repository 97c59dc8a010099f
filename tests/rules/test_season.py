"""Grids, points, ties, players and variants (M9 to M13, M17, M18)."""

import json
from typing import Any

import pytest

import boxbox
from tests.rules.positions import (
    COLOURS,
    START,
    Match,
    asked,
    cars,
    finish,
    hand_sizes,
    last_turn,
    numbers,
    pile,
    place,
    play,
    play_on,
    race,
    running,
    season,
    table,
)

MIRRORED = finish("2 1 4 3 6 5")
UNEVEN = [finish("1 2 6 4 5 10"), finish("3 2 4 5 1 6")]
"""Red and blue have 12 points each: red has won the first race, blue is ahead in the second."""


def start(seats: int = 4, drawn: str = " ".join(COLOURS), **options: Any) -> Match:
    return boxbox.start("motor-racing", seats, seed=7, options=options, luck=[f"team {drawn}"])


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    return [event for event in match.events(None) if event["kind"] == kind]


@pytest.mark.ruling("M9")
def test_the_first_six_cars_score() -> None:
    match = season(finish("1 3 12 2 4 5"), seats=6)
    assert table(match, "seat", "teams", "free", "points", "wins") == [
        (0, ["red"], False, 14, 1),
        (2, ["yellow"], False, 6, 0),
        (1, ["blue"], False, 3, 0),
        (3, ["green"], False, 2, 0),
        (4, ["black"], False, 1, 0),
        (5, ["white"], False, 0, 0),
    ]


@pytest.mark.ruling("M9")
def test_points_add_up_over_the_races() -> None:
    match = season(START, finish("12 11 1 2 4 5"), finish("2 1 3 4 5 6"))
    scored = {names[0]: points for names, points in table(match, "teams", "points")}
    assert [scored[colour] for colour in COLOURS] == [30, 25, 8, 8, 5, 2]


@pytest.mark.ruling("M9")
def test_the_standings_during_a_season_are_those_of_the_races_so_far() -> None:
    match = race(options={"races": 2}, finished=[cars(MIRRORED)])
    rows = match.view(None)["summary"]["standings"]
    assert [row["teams"] for row in rows[:3]] == [["blue"], ["red"], ["green"]]
    assert [row["points"] for row in rows] == [10, 6, 4, 3, 2, 1]
    assert match.result is None


@pytest.mark.ruling("M9")
@pytest.mark.ruling("M10")
@pytest.mark.parametrize(("seats", "free"), [(4, {"black", "white"}), (5, {"white"})])
def test_a_free_team_scores_and_can_win(seats: int, free: set[str]) -> None:
    rows = table(season(finish("7 6 5 1 2 3"), seats=seats), "teams", "seat", "free", "points")
    assert rows[0] == (["white"], None, True, 16)
    assert {names[0] for names, _, is_free, _ in rows if is_free} == free
    assert {names[0] for names, seat, _, _ in rows if seat is None} == free


LAST_RACE = [
    pytest.param([finish("2 1 12 3 4 5")], "blue red yellow green black white", id="one race"),
    pytest.param([START, MIRRORED], "blue red green yellow white black", id="two races"),
    pytest.param([MIRRORED, START], "red blue yellow green black white", id="turned round"),
    pytest.param(
        [finish("6 7 5 8 10 3 9 2")], "white black yellow green blue red", id="without points"
    ),
]


def ranking(match: Match) -> str:
    return " ".join(names[0] for (names,) in table(match, "teams"))


@pytest.mark.ruling("M9")
@pytest.mark.parametrize(
    ("races", "order"),
    [*LAST_RACE, pytest.param(UNEVEN, "blue red yellow green black white", id="wins don't count")],
)
def test_ties_go_by_the_best_place_in_the_last_race(races: list[str], order: str) -> None:
    assert ranking(season(*races)) == order


@pytest.mark.ruling("M11")
@pytest.mark.ruling("M18")
@pytest.mark.parametrize(
    ("races", "order"),
    [
        *LAST_RACE,
        pytest.param(UNEVEN, "red blue yellow green black white", id="wins count"),
        pytest.param(
            [START, finish("3 2 11 4 5 6")],
            "blue yellow red green black white",
            id="points come first",
        ),
    ],
)
def test_ties_go_by_wins_and_then_by_the_last_race(races: list[str], order: str) -> None:
    assert ranking(season(*races, ties="wins")) == order


@pytest.mark.ruling("M18")
def test_a_team_has_won_when_either_of_its_cars_has() -> None:
    match = season(finish("1 2"), finish("12 2"), drivers=True)
    assert table(match, "teams", "wins")[0] == (["red"], 2)
    wins = dict(table(match, "car", "wins", of="drivers"))
    assert {car: count for car, count in wins.items() if count} == {"red.1": 1, "red.2": 1}


@pytest.mark.ruling("M18")
@pytest.mark.parametrize(("ties", "first"), [("last-race", "2 1"), ("wins", "1 2")])
def test_ties_of_drivers_go_the_same_way(ties: str, first: str) -> None:
    rows = table(season(*UNEVEN, ties=ties, drivers=True), "car", "points", of="drivers")
    assert rows[:2] == [(car, 12) for car in cars(first)]


@pytest.mark.ruling("M9")
@pytest.mark.ruling("M7")
def test_the_next_grid_is_the_finishing_order_with_those_who_were_out_behind() -> None:
    order, out = "11 1 2 4 5 6 8 9 10 12", "7 3"
    match = last_turn("wrong-line", order=order, out=out, options={"races": 2})
    play(match, "wrong-line red.2")
    assert running(match) == "11 1 2 4 5 6 8 9 10 12 3 7"
    assert match.position()["retired"] == match.position()["discards"] == []
    assert hand_sizes(match) == [5, 5, 5, 5]
    assert pile(match, "deck") == 34
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
    assert asked(match) == (first, "play")
    assert hand_sizes(match) == [5] * seats


@pytest.mark.ruling("M12")
@pytest.mark.parametrize(
    ("drawn", "order", "first"),
    [
        ("green white red black blue yellow", "4 6 1 5 2 3 10 11 8 12 7 9", 3),
        ("white black yellow red green blue", "6 5 3 1 4 2 11 9 12 10 8 7", 2),
    ],
)
def test_the_teams_line_up_as_they_are_drawn(drawn: str, order: str, first: int) -> None:
    match = start(drawn=drawn)
    assert running(match) == order
    assert asked(match) == (first, "play")


@pytest.mark.ruling("M12")
@pytest.mark.ruling("M13")
def test_any_team_may_get_the_pole_and_its_car_1_is_ahead() -> None:
    poles = set()
    for seed in range(60):
        order = boxbox.start("motor-racing", 4, seed=seed).position()["order"]
        assert [car.replace(".1", ".2") for car in order[:6]] == order[:5:-1]
        poles.add(order[0])
    assert poles == {f"{colour}.1" for colour in COLOURS}


@pytest.mark.ruling("M13")
@pytest.mark.parametrize(
    ("seats", "owners"),
    [
        (3, [0, 0, 1, 1, 2, 2]),
        (4, [0, 1, 2, 3, None, None]),
        (5, [0, 1, 2, 3, 4, None]),
        (6, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_teams_are_chosen_in_the_order_of_the_seats(seats: int, owners: list[int | None]) -> None:
    chosen = ["white", "black", "red", "green", "blue", "yellow"]
    match = start(seats, drawn="red black blue white green yellow", teams=chosen)
    summary = match.view(0)["summary"]
    assert [summary["owners"][team] for team in chosen] == owners
    assert asked(match) == (owners[2], "play")


@pytest.mark.ruling("M10")
def test_with_three_players_both_teams_count_together() -> None:
    match = season(finish("4 1 2 5 6 8"), seats=3)
    assert table(match, "seat", "teams", "points", "wins", "free") == [
        (1, ["yellow", "green"], 10, 1, False),
        (0, ["red", "blue"], 10, 0, False),
        (2, ["black", "white"], 6, 0, False),
    ]


@pytest.mark.ruling("M10")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_player_has_one_hand_of_five_and_all_cars_race(seats: int) -> None:
    match = start(seats)
    assert hand_sizes(match) == [5] * seats
    assert pile(match, "deck") == 54 - 5 * seats
    assert len(match.position()["order"]) == 12


@pytest.mark.ruling("M10")
def test_a_season_has_three_races_unless_said_otherwise() -> None:
    match = start()
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
    match = start(**given)
    for count in aside:
        assert pile(match, "set_aside") == count
        assert pile(match, "deck") == 34 - count
        assert [match.view(seat)["set_aside"] for seat in (0, 3, None)] == [count] * 3
        play_on(match, 38 - count)
    assert match.result is not None


@pytest.mark.ruling("M11")
@pytest.mark.ruling("M13")
@pytest.mark.parametrize(
    ("option", "wrong"),
    [
        *[("set_aside", wrong) for wrong in (-1, 54, "short", [6, 0], [6, 0, 6, 0], [6, "0", 6])],
        *[("circuits", wrong) for wrong in (["monaco"], ["monaco", "monza", "nowhere"])],
        *[("teams", [*COLOURS[:5], *wrong]) for wrong in ([], ["red"], ["pink"], ["white", "red"])],
        ("drivers", "yes"),
        ("ties", "coin"),
        ("free_teams", "people"),
        ("rain", True),
    ],
)
def test_options_that_do_not_exist_or_do_not_fit_are_refused(option: str, wrong: Any) -> None:
    with pytest.raises(boxbox.OptionError, match=option):
        start(**{option: wrong})


@pytest.mark.ruling("M11")
def test_the_drivers_championship_ranks_twelve_named_drivers() -> None:
    match = season(START, MIRRORED, drivers=True)
    rows = table(match, "car", "points", of="drivers")
    assert numbers(car for car, _ in rows) == "2 1 4 3 6 5 7 8 9 10 11 12"
    assert [points for _, points in rows] == [16, 16, 7, 7, 3, 3, 0, 0, 0, 0, 0, 0]
    assert len(set(table(match, "driver", of="drivers"))) == 12
    assert "drivers" not in (season(START).result or {})


@pytest.mark.ruling("M11")
@pytest.mark.ruling("M9")
def test_a_full_season_is_17_races_each_from_the_finish_of_the_one_before() -> None:
    match = start(races=17, set_aside="circuit", drivers=True)
    play_on(match)
    started, finished = told(match, "race-started"), told(match, "race-finished")
    assert [event["race"] for event in started] == list(range(1, 18))
    assert len({event["circuit"] for event in started}) == len(finished) == 17
    grids = [event["order"] for event in started[1:]]
    assert grids == [event["classification"] for event in finished[:-1]]
    for of in ("standings", "drivers"):
        assert sum(points for (points,) in table(match, "points", of=of)) == 17 * 26


@pytest.mark.ruling("M11")
@pytest.mark.parametrize("turns", [0, 1, 20, 38, 50])
def test_a_season_is_saved_and_resumed(turns: int) -> None:
    match = start(races=17, drivers=True)
    play_on(match, turns)
    resumed = boxbox.from_position(json.loads(json.dumps(match.position())), seed=3)
    assert resumed.position() == match.position()
    assert resumed.view(0) == match.view(0)


@pytest.mark.ruling("M17")
@pytest.mark.parametrize(("players", "free"), [(4, {4, 5}), (5, {5}), (6, set()), (3, set())])
def test_driven_free_teams_have_a_hand_and_a_turn_and_stay_free(
    players: int, free: set[int]
) -> None:
    match = start(players, races=1, free_teams="bots")
    seats = 3 if players == 3 else 6
    assert hand_sizes(match) == [5] * seats
    assert play_on(match, seats + 1) == [*range(seats), 0]
    play_on(match)
    rows = table(match, "seat", "free")
    assert {seat for seat, is_free in rows if is_free} == free
    assert {seat for seat, _ in rows} == set(range(seats))


@pytest.mark.ruling("M17")
@pytest.mark.ruling("M9")
def test_a_driven_free_team_on_pole_begins() -> None:
    match = start(drawn="white red blue yellow green black", free_teams="bots")
    assert asked(match) == (5, "play")


@pytest.mark.ruling("M17")
@pytest.mark.ruling("M5")
@pytest.mark.parametrize(
    ("turn", "question"), [(4, (4, "charge")), (0, (1, "play")), (5, (0, "play"))]
)
def test_a_driven_free_team_charges_like_a_player(turn: int, question: tuple[int, str]) -> None:
    options = {"races": 1, "free_teams": "bots"}
    match = race("charge-gears", turn=turn, options=options, luck=["die 4"])
    play(match, "charge-gears black.1")
    assert place(match, 5) == 4
    assert asked(match) == question


@pytest.mark.ruling("M17")
def test_who_drives_a_seat_is_noted() -> None:
    match = start(free_teams="bots")
    match.set_driver(5, "rules")
    assert match.drivers == ["person"] * 5 + ["rules"]
    assert [(event["seat"], event["name"]) for event in told(match, "driver")] == [(5, "rules")]
    assert asked(match) == (0, "play")


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
    match = start(free_teams="bots")
    with pytest.raises(boxbox.IllegalChoice) as refused:
        match.set_driver(seat, name)
    assert (refused.value.reason, refused.value.values) == (reason, values)
    assert match.drivers == ["person"] * 6
