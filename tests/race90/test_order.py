"""Who is ahead, who leads, who is next, who is laps down (R1 to R6)."""

from itertools import groupby

import pytest

import boxbox
from boxbox.core.options import settle
from boxbox.core.seats import NOBODY
from boxbox.games.race90.position.describe import describe
from boxbox.games.race90.rules.basic import activation
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cars import CARS, SEATS, Car
from boxbox.games.race90.table.race import Race
from boxbox.games.race90.table.track import Section
from tests.race90.conftest import frozen_game
from tests.race90.races import RACES, random_race
from tests.race90.scenes import (
    Data,
    Match,
    asked,
    car,
    car_row,
    cell,
    count,
    options,
    play,
    race,
    told,
)
from tests.race90.table import (
    THREE_TIMES,
    laps_down,
    leader,
    leader_pits_and_loses_the_lead,
    section_activated_three_times,
    to_move,
    turns_taken,
)

pytestmark = pytest.mark.usefixtures("frozen")

ONE, TWO, THREE = 112, 92, 28
"""Cards that move 1, 2 and 3; only the last one costs anything: a tyre."""
FAST_ONES = [f"draw {card}" for card in range(1, 9)]
"""Draws of cards that make no pair with these in the order in which pairs are entered."""
LAST_TURN = 26


def standing(*cars: str) -> State:
    """Return a race in which nothing has happened yet."""
    game = frozen_game()
    data = {"turn": 5, "at": "activate", "cars": [car_row(text) for text in cars]}
    return game.restore(4, settle(game.options, {}), data)


def passes(match: Match) -> list[tuple[str, str, int]]:
    """Return which cars were passed, how, and at what cost."""
    steps = [step for event in told(match, "drove") for step in event["path"] if "pass" in step]
    return [(step["pass"], step["how"], step["cost"]) for step in steps]


# R1


@pytest.mark.ruling("R1")
@pytest.mark.parametrize(
    ("mover", "other", "how"),
    [
        (13, 13, "overtake"),
        (37, 37, "overtake"),
        (37, 13, "lap"),
        (61, 13, "lap"),
        (13, 37, "un-lap"),
        (13, 61, "un-lap"),
    ],
)
def test_who_is_whole_laps_apart_laps_or_un_laps(mover: int, other: int, how: str) -> None:
    cars = ["s2 70 moved", f"s1 {other} moved", f"s0 {mover - 1}"]
    match = race(*cars, driver=0, p0={"hand": [TWO]}, seed=1)
    play(match, f"play {TWO}", *(["pass"] if how == "un-lap" else []))
    assert passes(match) == [("s1", how, 1)]
    assert cell(match, 13) == "s0 s1"


@pytest.mark.ruling("R1")
def test_the_finish_line_plays_no_part_and_a_stop_lowers_the_count() -> None:
    match = race("s0 23", "s1 22", "s2 21", driver=0, p0={"hand": [THREE]}, seed=1)
    play(match, f"play {THREE}", "stay", "no-point")
    assert (count(match, "s0"), car(match, "s0")["section"]) == (26, 2)
    assert [laps_down(match, name) for name in ("s1", "s2")] == [0, 0]
    match = race("s0 26", "s1 22", "s2 21", seed=1)
    play(match, "box")
    assert (count(match, "s0"), car(match, "s0")["section"]) == (20, 20)
    assert match.view(None)["summary"]["order"][-1] == {"car": "s0", "gap": 2, "laps_down": 0}


@pytest.mark.ruling("R1")
def test_within_a_section_the_place_decides() -> None:
    match = race("s2 13", "s0 13", "s3 12", "s1 37", at="turn", seed=1)
    order = [row["car"] for row in match.view(None)["summary"]["order"]]
    assert order == ["s1", "s2", "s0", "s3"]


# R2


@pytest.mark.ruling("R2")
@pytest.mark.parametrize(
    ("order", "cars"),
    [
        # The Leader, those behind him in his section, round the lap, those ahead of him there.
        (
            "s0 slow2 s1 s2 fast2 s3 slow1 fast1",
            ["slow1 13", "fast1 13", "s0 37", "slow2 13", "s1 37", "s2 36", "s3 14", "fast2 11"],
        ),
        # The place on the track counts, not the laps.
        ("s0 s2 slow1 s3 s1", ["s0 61", "s1 38", "s2 12", "s3 35", "slow1 60"]),
        # Who has moved is passed over, also the Leader.
        ("s1 s3 slow1", ["slow1 13", "s0 37 moved", "s1 37", "s2 36 moved", "s3 36"]),
        # Cars off the track go after those in their section, the Leader too.
        ("slow1 s0 fast1 s1 s2", ["s0 38 off", "fast1 38 off", "slow1 14", "s1 37", "s2 15"]),
        ("s0 s2 slow1 s1 s3", ["s0 41", "s1 38 off", "s2 38", "slow1 14", "s3 37"]),
        ("s0 s2 s1 s3", ["s0 38", "s1 38 off", "s2 38", "s3 37"]),
        # Also after those who stand there ahead of the Leader and so go last.
        ("s2 slow1 s1", ["slow1 14", "s0 38 moved", "s1 38 off", "s2 37"]),
        ("s1 s2", ["slow1 14 moved", "s0 38 moved", "s1 38 off", "s2 37"]),
    ],
)
def test_cars_move_from_the_leader_backwards_round_the_lap(order: str, cars: list[str]) -> None:
    state = standing(*cars)
    assert [CARS[car] for car in activation.activation_order(state)] == order.split()
    assert CARS[activation.next_car(state)] == order.split()[0]


@pytest.mark.ruling("R2")
def test_after_every_turn_the_scan_begins_anew() -> None:
    cars = ["slow1 13", "s0 36", "s1 36", "s2 11", "fast1 10", "s3 14"]
    hands: Data = {"p0": {"hand": [ONE]}, "p1": {"hand": [TWO]}, "p2": {"hand": [ONE + 3]}}
    match = race(*cars, at="turn", luck=FAST_ONES[:3], seed=1, **hands)
    assert to_move(match) == "s0 s1 s2 fast1 s3 slow1"
    play(match, "drive-on", f"play {ONE}")
    assert (leader(match), to_move(match)) == ("s0", "s1 s2 fast1 s3 slow1")
    # s1 passes s0 and leads in section 13, still behind slow1: the sections behind come first.
    play(match, "drive-on", f"play {TWO}")
    assert cell(match, 13) == "slow1 s1 s0"
    assert (leader(match), to_move(match)) == ("s1", "s2 fast1 s3 slow1")
    play(match, "drive-on", f"play {ONE + 3}", "no-point")
    assert turns_taken(match) == "s0 s1 s2 fast1"
    assert asked(match) == "s3 pit"


@pytest.mark.ruling("R2")
def test_after_a_pit_stop_and_a_change_of_leader_the_scan_begins_anew() -> None:
    cars = ["s0 37", "s1 36", "s2 32", "s3 31"]
    match = race(*cars, at="turn", p1={"hand": [ONE]}, seed=1)
    play(match, "box", "hazard", "no-point")
    assert (leader(match), to_move(match)) == ("s1", "s1 s2 s3 s0")
    assert cell(match, 7) == "s3 s0"
    play(match, "drive-on", "skip", "hazard", "drive-on", "skip", "hazard")
    # Now it is a corner with s3 and s0, who has stopped in this turn and is not asked again.
    assert turns_taken(match) == "s0^ s1 s2"
    play(match, *["decline"] * (asked(match) == "s0 contest"))
    assert asked(match) == "s3 pit"
    play(match, "drive-on", "skip", "hazard")
    assert asked(match) == "s0 play"


# R3


@pytest.mark.ruling("R3")
def test_the_chit_goes_to_who_passes_the_leader_at_once() -> None:
    match = race("s0 37 moved", "s1 36", "s2 35", driver=1, p1={"hand": [THREE]}, seed=1)
    play(match, f"play {THREE}", "stay", "no-point")
    kinds = [event["kind"] for event in match.events(None)]
    assert kinds.index("leader") < kinds.index("drove")
    assert told(match, "leader")[0]["car"] == leader(match) == "s1"
    # Entering his section is not passing him.
    match = race("s0 37 moved", "s1 36", "s2 35", driver=1, p1={"hand": [ONE]}, seed=1)
    play(match, f"play {ONE}")
    assert (leader(match), told(match, "leader")) == ("s0", [])


@pytest.mark.ruling("R3")
@pytest.mark.parametrize(
    ("others", "new"),
    [
        (["s1 36", "s2 35"], "s1"),
        (["s1 31"], "s1"),  # in the same section: who stops is behind all
        (["s1 30"], "s0"),
        (["slow1 15", "s1 30"], "s0"),  # a lapped car ahead on the track never gets it
        (["slow1 15", "s1 32", "s2 33"], "s2"),
    ],
)
def test_a_leader_who_stops_behind_someone_loses_the_chit(others: list[str], new: str) -> None:
    match = race("s0 37", *others, seed=1)
    play(match, "box")
    assert leader(match) == new
    assert [event["car"] for event in told(match, "leader")] == [new] * (new != "s0")


@pytest.mark.ruling("R3")
@pytest.mark.parametrize("other", ["slow1 14 moved", "s1 36"])
def test_a_leader_who_goes_off_keeps_the_chit_where_no_full_lap_car_stands(other: str) -> None:
    lapping = ["blind 1"] if "slow1" in other else []
    luck = [*lapping, "blind 109"]  # 96 against 50
    match = race("s0 37", other, "s2 30", driver=0, p0={"hand": [ONE]}, luck=luck, seed=1)
    play(match, f"play {ONE}", "brake-late")
    assert car(match, "s0")["status"] == "off-track"
    assert (leader(match), told(match, "leader")) == ("s0", [])


@pytest.mark.ruling("R3")
def test_a_leader_who_goes_off_loses_the_chit_to_a_full_lap_car_of_the_section() -> None:
    wheels = {"hand": [TWO], "strategy": "banging-wheels"}
    cars = ["s1 38 moved", "s0 37", "s2 30"]
    match = race(*cars, driver=0, p0=wheels, luck=["blind 109"], seed=1)
    play(match, f"play {TWO}", "pass", "brake-late")
    assert car(match, "s0")["status"] == "off-track"
    assert [event["car"] for event in told(match, "leader")] == ["s0", "s1"]
    assert leader(match) == "s1"


@pytest.mark.ruling("R3")
def test_a_full_lap_car_that_comes_to_the_section_of_an_off_track_leader_gets_the_chit() -> None:
    match = race("s0 38 off moved", "s1 37", "s2 35", driver=1, p1={"hand": [ONE]}, seed=1)
    assert leader(match) == "s0"
    play(match, f"play {ONE}", "stay")
    assert cell(match, 14) == "s1"
    assert leader(match) == "s1"


@pytest.mark.ruling("R3")
def test_the_chit_of_an_eliminated_leader_goes_to_the_first_car_on_full_laps() -> None:
    slots = {"chart": "england-1", "red": 4, "target": 2}
    cars = ["s0 37", "slow1 16", "s1 36", "s2 36"]
    match = race(*cars, driver=0, p0={"hand": [54], **slots}, seed=1)
    play(match, "play 54", "check 54")
    assert [event["car"] for event in told(match, "out")] == ["s0"]
    assert told(match, "leader")[0]["car"] == leader(match) == "s1"


# R4


@pytest.mark.ruling("R4")
@pytest.mark.parametrize("section", [7, 14, 13])
@pytest.mark.parametrize("turn", [1, 5, LAST_TURN])
def test_in_the_first_and_last_turn_a_pass_costs_one_everywhere(
    turn: int, section: Section
) -> None:
    cars = [f"s1 {section} moved", f"s2 {section} moved", f"s0 {section - 1}", "s3 0"]
    match = race(*cars, driver=0, turn=turn, p0={"hand": [THREE]}, seed=1)
    play(match, f"play {THREE}")
    if turn != 5 and section == 14:  # late braking stays possible
        assert options(match) == ["pass", "brake-late"]
        play(match, "pass", "pass")
    if turn == 5 and section != 13:
        assert passes(match) == []
        assert cell(match, section) == "s1 s2 s0"
    else:
        assert passes(match) == [("s2", "overtake", 1), ("s1", "overtake", 1)]
        assert cell(match, section) == "s0 s1 s2"


@pytest.mark.ruling("R4")
@pytest.mark.parametrize("turn", [1, LAST_TURN])
def test_a_lapping_in_a_corner_costs_one_then(turn: int) -> None:
    cars = ["s1 33 moved", "s0 30", "slow1 7 moved"]
    match = race(*cars, driver=0, turn=turn, p0={"hand": [THREE]}, seed=1)
    play(match, f"play {THREE}")
    assert passes(match) == [("slow1", "lap", 1)]
    assert count(match, "s0") == 32


@pytest.mark.ruling("R4")
@pytest.mark.parametrize("turn", [1, LAST_TURN])
def test_late_braking_stays_possible_then(turn: int) -> None:
    cars = ["s1 14 moved", "s0 13"]
    match = race(*cars, driver=0, turn=turn, p0={"hand": [TWO]}, luck=["blind 1"], seed=1)
    play(match, f"play {TWO}", "brake-late")
    assert count(match, "s0") == 15
    assert told(match, "braked-late")[0]["passes"] == ["s1"]


@pytest.mark.ruling("R4")
@pytest.mark.parametrize("turn", [1, 5, LAST_TURN])
def test_there_are_no_contests_in_the_first_and_last_turn(turn: int) -> None:
    hands: Data = {"p0": {"hand": [ONE]}, "p1": {"hand": [TWO]}}
    match = race("s0 7", "s1 7", at="turn", turn=turn, seed=1, **hands)
    assert asked(match) == ("s1 contest" if turn == 5 else "s0 pit")


@pytest.mark.ruling("R4")
@pytest.mark.parametrize(("turn", "bonus"), [(1, 0), (5, 1), (LAST_TURN, 1)])
def test_trajectories_are_taken_in_the_first_turn_but_pay_from_the_second(
    turn: int, bonus: int
) -> None:
    # Section 12 has an event +1, section 14 a gear +2 and a driving +1.
    hand = {"hand": [174]}  # an event card that moves 1
    match = race("s0 12 p1", "s1 9", driver=0, turn=turn, p0=hand, seed=1)
    play(match, "play 174")
    assert count(match, "s0") == 13 + bonus
    match = race("slow1 12 p1", "s2 9", turn=turn, seed=1)
    assert count(match, "slow1") == 14 + bonus
    match = race("s0 13", "s1 9", driver=0, turn=turn, p0={"hand": [ONE]}, seed=1)
    play(match, f"play {ONE}", "stay", "point 1")
    assert car(match, "s0")["point"] == 1


# R5


@pytest.mark.ruling("R5")
@pytest.mark.parametrize(
    ("cars", "down"),
    [
        (["s0 38", "s1 15"], 0),
        (["s1 14", "s0 38"], 0),
        (["s0 38", "s1 14"], 1),
        (["s0 38", "s1 13"], 1),
        (["s1 14", "s0 62"], 1),
        (["s0 62", "s1 14"], 2),
        (["s0 62", "s1 38"], 1),
        (["s0 134", "s1 14"], 5),
        (["s0 134", "s1 15"], 4),
        (["s1 14", "s0 38 off"], 0),
        (["s0 38", "s1 14 off"], 1),
    ],
)
def test_laps_down_are_whole_laps_behind_the_leader(cars: list[str], down: int) -> None:
    state = standing(*cars)
    assert CARS[state.leader] == "s0"
    assert state.laps_down(SEATS[1]) == down
    assert next(row for row in describe(state)["cars"] if row["car"] == "s1")["laps_down"] == down


@pytest.mark.ruling("R5")
@pytest.mark.parametrize(
    ("others", "new"),
    [
        (["s1 10"], "s0"),  # the Leader falls back past the lapped car
        (["s1 36", "s2 10"], "s1"),  # a new Leader has not reached it
    ],
)
def test_a_leader_who_stops_gives_laps_back(others: list[str], new: str) -> None:
    match = race("s0 37", "slow1 13 moved", *others, seed=1)
    assert laps_down(match, "slow1") == 1
    play(match, "box")
    assert (leader(match), laps_down(match, "slow1")) == (new, 0)


@pytest.mark.ruling("R5")
def test_who_stops_back_past_the_leader_is_lapped_without_a_check() -> None:
    match = race("s0 37 moved", "s1 16", "s2 10", seed=1)
    assert laps_down(match, "s1") == 0
    assert asked(match) == "s2 pit"
    play(match, "drive-on", "skip", "hazard", "box")
    assert (count(match, "s1"), laps_down(match, "s1")) == (10, 1)
    assert told(match, "checked") == []


@pytest.mark.ruling("R5")
@pytest.mark.parametrize(
    ("mover", "other", "others", "check"),
    [
        (37, 13, [], True),  # from 0 to 1
        (61, 13, [], False),  # from 1 to 2
        (85, 13, [], False),
        (61, 37, [], True),
        (37, 13, ["s2 40 moved"], False),  # not the Leader
        (13, 13, [], False),
    ],
)
def test_only_a_first_lap_needs_the_check_of_the_leader(
    mover: int, other: int, others: list[str], check: bool
) -> None:
    cars = [f"s1 {other} moved", *others, f"s0 {mover - 1}"]
    match = race(*cars, driver=0, p0={"hand": [TWO]}, luck=["blind 1"] * check, seed=1)
    before = laps_down(match, "s1")
    play(match, f"play {TWO}")  # the check can only be blind
    assert cell(match, 13) == "s0 s1"
    assert [event["why"] for event in told(match, "checked")] == ["lapping"] * check
    if not others and mover != other:
        assert laps_down(match, "s1") == before + 1


# R6


@pytest.mark.ruling("R6")
def test_who_was_lapped_this_turn_may_un_lap_himself_in_it() -> None:
    cars = ["s1 13", "s0 36", "s2 9"]
    hands: Data = {"p0": {"hand": [TWO]}, "p1": {"hand": [THREE]}}
    match = race(*cars, luck=["draw 1", "blind 2", "draw 3"], seed=1, **hands)
    play(match, "drive-on", f"play {TWO}", "blind")
    assert (cell(match, 13), laps_down(match, "s1")) == ("s0 s1", 1)
    assert asked(match) == "s1 pit"
    play(match, "drive-on", f"play {THREE}")
    assert options(match) == ["pass", "stay"]
    play(match, "pass")
    assert passes(match)[-1] == ("s0", "un-lap", 1)
    assert laps_down(match, "s1") == 0
    assert leader(match) == "s0"


@pytest.mark.ruling("R6")
@pytest.mark.parametrize("robot", ["slow1", "fast1"])
def test_a_robot_does_not_un_lap_itself(robot: str) -> None:
    cars = [f"{robot} 13", "s0 36", "s2 9"]
    match = race(*cars, p0={"hand": [TWO]}, luck=["draw 1", "blind 2"], seed=1)
    play(match, "drive-on", f"play {TWO}", "blind")
    assert (cell(match, 13), laps_down(match, robot)) == (f"s0 {robot}", 1)
    assert told(match, "drove")[-1]["why"] == "no-un-lap"
    # Nor when it comes upon a car with more laps; its points are lost.
    match = race("s0 37 moved", f"{robot} 12", "s2 9", seed=1)
    assert (count(match, robot), told(match, "drove")[-1]["why"]) == (13, "no-un-lap")


@pytest.mark.ruling("R6")
def test_a_robot_goes_past_a_car_off_the_track_whatever_its_laps() -> None:
    match = race("s0 38 off moved", "slow1 14", "s2 9", seed=1)
    assert laps_down(match, "slow1") == 0
    match = race("s0 41 moved", "s1 38 off moved", "slow1 13", "s2 9", seed=1)
    assert count(match, "slow1") == 15


# Situations for golden logs


def test_the_leader_of_the_situation_pits_and_loses_the_lead() -> None:
    match = boxbox.from_position(leader_pits_and_loses_the_lead(), seed=1)
    assert [event["car"] for event in told(match, "leader")] == ["s1"]
    assert to_move(match) == "s1 s2 fast1 s0 s3 fast2 slow1 slow2"
    play(match, "enough", "lucky")
    assert asked(match) == "s1 pit"


def test_the_section_of_the_situation_is_activated_three_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sections: list[int] = []
    next_car = activation.next_car

    def watch(state: Race) -> int:
        found = next_car(state)
        if found != NOBODY and state.turn == 9:
            sections.append(state.section(found))
        return found

    monkeypatch.setattr(activation, "next_car", watch)
    match = boxbox.from_position(section_activated_three_times(), seed=1)
    play(match, *THREE_TIMES)
    assert (leader(match), turns_taken(match)) == ("s1", "s1 slow2 slow1")
    while match.position()["turn"] == 9:
        wish = options(match)
        stops = asked(match) == "s3 pit"
        play(match, "box" if stops else "skip" if "skip" in wish else wish[0])
    runs = [section for section, _ in groupby(sections)]
    assert runs == [7, 8, 7, 4, 2, 1, 13, 7]


# Properties: what holds at every moment of any race


def scan(state: Race) -> list[str]:
    """Return the cars that have not moved in the order of R2, walking backwards round the lap."""
    assert isinstance(state, State)
    rows = describe(state)["cars"]
    at = next(row for row in rows if row["car"] == CARS[state.leader])
    lap = state.setup.length
    cars: list[Data] = []
    for back in range(lap):
        here = [row for row in rows if row["section"] == (at["section"] - back) % lap]
        on_track = [row for row in here if row["status"] == "running"]
        off = [row for row in here if row["status"] != "running"]
        cars += sorted(on_track, key=lambda row: int(row["place"]))
        cars += sorted(off, key=lambda row: int(row["place"]))
    if at["status"] == "running":
        ahead = cars[: cars.index(at)]
        waits = any(not row["moved"] for row in ahead)
        off = [
            row
            for row in cars
            if row["status"] != "running" and row["section"] == at["section"] and waits
        ]
        cars = [row for row in cars if row not in ahead and row not in off] + ahead + off
    return [row["car"] for row in cars if not row["moved"]]


def first_car(state: Race) -> int:
    """Return the first car by count and place, cars off the track behind all of their section."""

    def standing_of(car: Car) -> tuple[int, bool, int]:
        off = car in state.off
        here = state.off if off else state.cells[state.count[car] % state.setup.length]
        return -state.count[car], off, here.index(car)

    return min(state.running, key=standing_of)


@pytest.mark.parametrize(("seats", "options"), RACES)
def test_the_leader_is_the_first_car_whenever_the_next_one_is_sought(
    seats: int, options: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    next_car = activation.next_car
    seen: list[int] = []

    def watch(state: Race) -> int:
        assert state.leader == first_car(state)
        assert min(state.laps_down(car) for car in state.running) == 0
        assert state.laps_down(state.leader) == 0
        order = [CARS[car] for car in activation.activation_order(state)]
        assert order == scan(state)
        found = next_car(state)
        assert CARS[found] == order[0] if order else found == NOBODY
        seen.append(found)
        return found

    monkeypatch.setattr(activation, "next_car", watch)
    for seed in range(3):
        for state in random_race(seats, options, seed):
            if state.running and state.agenda:
                assert state.leader == first_car(state)
    assert len(seen) > 100


@pytest.mark.parametrize(("seats", "options"), RACES)
def test_every_car_takes_one_turn_in_a_game_turn(seats: int, options: Data) -> None:
    for seed in range(3):
        moved: set[Car] = set()
        turn = 0
        for state in random_race(seats, options, seed):
            if state.turn != turn:
                turn, moved = state.turn, set()
            now = {car for car in state.running if state.has_moved(car)}
            if state.turn:
                assert moved & {*state.running} <= now
                moved = now
                waiting = activation.activation_order(state)
                assert not now & {*waiting}
                assert {*waiting} == {*state.running} - now
