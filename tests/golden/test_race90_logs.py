"""Whole races of Race! Formula 90 that must always replay, each with a situation worth keeping.

They are played at random on the frozen data set. `pytest tests/golden --update` looks for the first
seed of each race that brings its situation, and writes log and digest anew.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import boxbox
from boxbox.games.race90.table.codes import BOX, SKIP
from tests.golden import race90_advanced as advanced
from tests.installed import install
from tests.race90.conftest import frozen_game

HERE = Path(__file__).parent / "race90"
DIGESTS = HERE / "digests.json"
TRIES = 3000
OLDER_KINDS = {"car-setup": "setup"}
"""Events that had another name."""
UNDER_WAY = ("acting", "contest", "stop")
"""What the summary of a view says of the steps."""
Data = dict[str, Any]
AnyMatch = boxbox.Match[Any]
Events = Sequence[Data]


@pytest.fixture(autouse=True)
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = frozen_game()
    install(monkeypatch, game)


# How races are run


def drive(match: AnyMatch, seed: int, stop: int = 10**9) -> AnyMatch:
    """Choose at random, but rather drive than stop or stand still."""
    rng = Random(seed)
    while match.decisions and match.log.last < stop:
        decision = rng.choice(match.decisions)
        codes = decision.options.codes
        code = rng.choice(codes)
        if code in (BOX, SKIP):
            code = rng.choice(codes)
        match.choose(decision.seat, code)
    return match


def start(seed: int, seats: int, options: Data) -> AnyMatch:
    return boxbox.start("race90", seats=seats, seed=seed, options=options)


def go_on_from(position: Data) -> Callable[[int], AnyMatch]:
    """Return how to begin a race from a position."""
    return lambda seed: boxbox.from_position({"game": "race90", **position}, seed=seed)


def with_undo_and_drivers(seed: int) -> AnyMatch:
    """Run a race in which people undid choices and handed seats over."""
    match = start(seed, 3, {"short": True})
    match.set_driver(1, "rules")
    drive(match, seed, stop=40)
    match.undo_to(12)
    match.set_driver(1, "person")
    drive(match, seed + 1, stop=70)
    match.undo_to(30)  # a line that was undone before: redo
    match.set_driver(2, "random")
    return drive(match, seed + 2)


# What proves that a race has its situation


def is_player(car: str) -> bool:
    return car[0] == "s" and car[1:].isdigit()


def of_kind(match: AnyMatch, *kinds: str) -> list[Data]:
    return [event for event in match.events(None) if event["kind"] in kinds]


def contests(events: Events) -> Iterator[list[Data]]:
    """Give the events of each contest, from its beginning to its result."""
    contest: list[Data] = []
    for event in events:
        if event["kind"] == "contest":
            contest = []
        contest.append(event)
        if event["kind"] == "contest-result":
            yield contest


def turns(events: Events) -> Iterator[list[Data]]:
    """Give the events of each turn of the race."""
    turn: list[Data] = []
    for event in events:
        if event["kind"] == "turn":
            yield turn
            turn = []
        turn.append(event)
    yield turn


def out_after_a_failed_check(match: AnyMatch) -> bool:
    return any(
        one["kind"] == "checked" and one["why"] == "movement" and not one["passed"]
        and two["kind"] == "out" and two["why"] == "damage" and two["car"] == one["car"]
        for one, two in pairwise(match.events(None))
    )  # fmt: skip


def out_after_a_tie(match: AnyMatch) -> bool:
    for contest in contests(match.events(None)):
        out = [event["car"] for event in contest if event["kind"] == "out"]
        if any(car in tie for tie in contest[-1]["ties"] for car in out):
            return True
    return False


def out_without_fuel_off_the_track(match: AnyMatch) -> bool:
    off = set()
    for event in of_kind(match, "off-track", "re-entered", "out"):
        if event["kind"] == "off-track":
            off.add(event["car"])
        elif event["kind"] == "re-entered":
            off.remove(event["car"])
        elif event["why"] == "fuel":
            return event["car"] in off
    return False


def robot_wins(match: AnyMatch) -> bool:
    (finished,) = of_kind(match, "finished")
    return finished["why"] == "flag" and not is_player(finished["classification"][0])


def deck_is_exhausted(match: AnyMatch) -> bool:
    """True if the deck was used up and the new one drawn from."""
    kinds = [event["kind"] for event in of_kind(match, "reshuffled", "drew")]
    return "reshuffled" in kinds and kinds[-1] == "drew"


def four_contest_with_two_ties(match: AnyMatch) -> bool:
    return any(
        sum(event["kind"] == "contest-shown" for event in contest) >= 4
        and len(contest[-1]["ties"]) >= 2
        for contest in contests(match.events(None))
    )


def leader_pits_and_loses_the_lead(match: AnyMatch) -> bool:
    leader = ""
    for one, two in pairwise(match.events(None)):
        if one["kind"] == "leader":
            leader = one["car"]
        elif one["kind"] == "pit" and one["car"] == leader and two["kind"] == "leader":
            return is_player(leader)
    return False


def section_is_activated_three_times(match: AnyMatch) -> bool:
    """True if one section saw three contests in a turn, with turns of other cars between."""
    for turn in turns(match.events(None)):
        begun = [event for event in turn if event["kind"] == "contest-result"]
        for section in {event["section"] for event in begun}:
            at = [turn.index(event) for event in begun if event["section"] == section]
            between = [turn[one:two] for one, two in pairwise(at)]
            if len(at) >= 3 and all(others_move(section, events) for events in between):
                return True
    return False


def others_move(section: int, events: Events) -> bool:
    return any(event["kind"] in ("drove", "pit") and event["from"] != section for event in events)


def driver_is_rescued(match: AnyMatch) -> bool:
    for rescued in of_kind(match, "rescued"):
        assert match.result is not None
        rows = {row["car"]: row for row in match.result["classification"]}
        if rescued["car"] not in rows and rows[f"s{rescued['seat']}"]["out"] is None:
            return True
    return False


def is_junior(match: AnyMatch) -> bool:
    (set_up,) = of_kind(match, "set-up")
    played = of_kind(match, "played", "out", "checked")
    unknown = of_kind(match, "strategy", "contest", "braked-late", "chasing")
    return set_up["level"] == "junior" and bool(played) and not unknown


def is_short(match: AnyMatch) -> bool:
    (set_up,) = of_kind(match, "set-up")
    last = of_kind(match, "turn")[-1]
    return (set_up["short"], last["turn"], last["special"]) == (True, 18, "last")


def six_draw_and_lay(match: AnyMatch) -> bool:
    """True if CHASE took discards, LUCKY kept one of two and cards were laid in an order."""
    words = {line.words.split()[0] for line in match.log.lines if line.act == "choose"}
    drawn = {event["from"] for event in of_kind(match, "drew")}
    return {"take", "keep", "lay", "as-played"} <= words and {"discards", "lucky"} <= drawn


def people_undid_and_changed(match: AnyMatch) -> bool:
    acts = [line.act for line in match.log.lines]
    told = [event["kind"] for event in match.events(None)]
    return acts.count("undo") == told.count("undone") == 2 and match.drivers[2] == "random"


def began_in_the_middle(match: AnyMatch) -> bool:
    position = match.log.header.position
    (first, *_) = of_kind(match, "turn")
    return position is not None and first["turn"] == position["turn"] > 1


class Scene(NamedTuple):
    """How to come to a situation, and how to tell that it is there."""

    proof: Callable[[AnyMatch], bool]
    begin: Callable[[int], AnyMatch]

    def find(self) -> AnyMatch:
        """Return the first race that has the situation."""
        for seed in range(1, TRIES):
            match = drive(self.begin(seed), seed)
            if self.proof(match):
                return match
        raise LookupError(self.proof.__name__)


def new_race(seats: int, **options: Any) -> Callable[[int], AnyMatch]:
    return lambda seed: start(seed, seats, options)


LATE_ON_HUNGARORING: Data = {
    "seats": 3, "options": {"track": "hungaroring", "rescue": True}, "turn": 25, "at": "turn",
    "cars": [
        {"car": "fast1", "count": 61}, {"car": "s2", "count": 61}, {"car": "s0", "count": 60},
        {"car": "slow1", "count": 37}, {"car": "slow2", "count": 30}, {"car": "fast2", "count": 58},
    ],
    "retired": [{"car": "s1", "why": "damage"}],
    "players": [
        {"seat": 0, "chart": "italy-1", "strategy": "hazard", "red": 2, "tyres": 3},
        {"seat": 1, "hand": []},
        {"seat": 2, "chart": "japan-2", "strategy": "save-tyres", "brown": 1, "hand": 3},
    ],
}  # fmt: skip
LAPPED: Data = {
    "seats": 4, "options": {"short": True}, "turn": 17, "at": "turn",
    "cars": [
        {"car": "fast1", "count": 28},
        {"car": "s2", "count": 9}, {"car": "slow2", "count": 9}, {"car": "s3", "count": 9},
        {"car": "s0", "count": 3}, {"car": "s1", "count": 3}, {"car": "slow1", "count": -1},
    ],
}  # fmt: skip
"""Who stops in section 9 comes back to section 3 when its cars have had their turns."""
LAST_STAGE: Data = {
    "seats": 4, "options": {"level": "advanced", "modules": ["off-track", "flags"]},
    "turn": 24, "at": "turn",
    "cars": [
        {"car": "s0", "count": 86}, {"car": "s1", "count": 86}, {"car": "s2", "count": 84},
        {"car": "s3", "count": 83}, {"car": "fast1", "count": 80}, {"car": "slow1", "count": 60},
    ],
}  # fmt: skip
LEADERS_AT_ASCARI: Data = {
    "seats": 3, "options": {"level": "advanced", "modules": ["off-track"]}, "turn": 8, "at": "turn",
    "cars": [
        {"car": "s0", "count": 61}, {"car": "s1", "count": 60}, {"car": "fast2", "count": 57},
        {"car": "fast1", "count": 55}, {"car": "s2", "count": 54},
    ],
    "players": [{"seat": 0}, {"seat": 1, "fuel": 8}, {"seat": 2, "fuel": 8}],
}  # fmt: skip
ALL_DUE_AT_ASCARI: Data = {
    "seats": 3, "options": {"level": "advanced", "modules": ["off-track"]}, "turn": 8, "at": "turn",
    "cars": [{"car": "s0", "count": 61}, {"car": "s1", "count": 60}, {"car": "s2", "count": 54}],
    "players": [{"seat": 0}, {"seat": 1, "fuel": 8}, {"seat": 2, "fuel": 8}],
}  # fmt: skip
LAPPED_AT_ASCARI: Data = {
    "seats": 3, "options": {"level": "advanced", "modules": ["off-track"]}, "turn": 8, "at": "turn",
    "cars": [
        {"car": "s0", "count": 61}, {"car": "s1", "count": 60}, {"car": "slow1", "count": 33},
        {"car": "s2", "count": 31},
    ],
    "players": [{"seat": 0}, {"seat": 1, "fuel": 8}, {"seat": 2}],
}  # fmt: skip
BESIDE_ASCARI: Data = {
    "seats": 2, "options": {"level": "advanced", "modules": ["off-track"]},
    "turn": 8, "at": "activate",
    "cars": [
        {"car": "s0", "count": 62, "status": "off-track", "entry": 15, "moved": True},
        {"car": "s1", "count": 61}, {"car": "fast1", "count": 50},
    ],
}  # fmt: skip
TRACK_CARD: Data = {
    "seats": 2, "options": {"level": "advanced", "short": True}, "turn": 16, "at": "play",
    "driver": 0, "robot_tyres": "hard",
    "cars": [{"car": "s0", "count": 50}, {"car": "s1", "count": 44}, {"car": "fast1", "count": 33}],
}  # fmt: skip
"""A driver in section 2 with one card, near the end of the race."""
ON_SOFT_TYRES: Data = TRACK_CARD | {
    "weather": {"slot": 1},
    "players": [{"hand": ["t13"], "tyre_type": "soft", "soft": 1, "target": 184}],
}
ON_HARD_TYRES: Data = TRACK_CARD | {
    "weather": {"slot": 4},
    "players": [{"hand": ["t10"], "tyre_type": "hard", "target": 184}],
}
A_STOP_FOR_CHASE: Data = {
    "seats": 2,
    "options": {"short": True},
    "turn": 18,
    "at": "play",
    "driver": 0,
    "cars": [{"car": "s0", "count": 45}, {"car": "s1", "count": 44}],
    "players": [{"hand": [157, 174], "target": 184}, {"hand": 2, "target": 183}],
}
"""The last turn, and nobody has CHASE."""
TOO_LATE_TO_STOP: Data = {
    "seats": 2, "options": {"level": "advanced", "modules": ["off-track"], "short": True},
    "turn": 17, "at": "activate",
    "cars": [
        {"car": "s1", "count": 61},
        {"car": "s0", "count": 56, "status": "off-track", "entry": 9, "pit_due": 17},
    ],
}  # fmt: skip
SCENES = {
    "out-failed-check": Scene(out_after_a_failed_check, new_race(2, short=True)),
    "out-contest-tie": Scene(out_after_a_tie, new_race(2, short=True)),
    "out-fuel-off-track": Scene(out_without_fuel_off_the_track, new_race(2, short=True)),
    "robot-wins": Scene(robot_wins, new_race(2, track="hungaroring")),
    "deck-exhausted": Scene(deck_is_exhausted, new_race(3)),
    "contest-of-four-with-ties": Scene(four_contest_with_two_ties, new_race(4, short=True)),
    "leader-pits": Scene(leader_pits_and_loses_the_lead, new_race(
        3, short=True, track="hungaroring",
    )),
    "section-three-times": Scene(section_is_activated_three_times, go_on_from(LAPPED)),
    "rescue": Scene(driver_is_rescued, new_race(3, rescue=True, short=True)),
    "junior": Scene(is_junior, new_race(3, level="junior", charts="random")),
    "short": Scene(is_short, new_race(4, short=True)),
    "six-on-hungaroring": Scene(six_draw_and_lay, new_race(
        6, short=True, track="hungaroring",
        strategies=["chase", "lucky", "chase", "hazard", "banging-wheels", "balance"],
    )),
    "undo-and-drivers": Scene(people_undid_and_changed, with_undo_and_drivers),
    "from-a-position": Scene(began_in_the_middle, go_on_from(LATE_ON_HUNGARORING)),
    "advanced-secret-bids": Scene(advanced.bids_were_secret, new_race(
        5, level="advanced", short=True, rescue=True, track="hungaroring",
    )),
    "safety-car-last-stage": Scene(
        advanced.safety_car_in_the_last_stage, go_on_from(LAST_STAGE),
    ),
    "safety-car-last-box": Scene(advanced.safety_car_on_the_last_box_of_a_row, new_race(
        4, level="advanced", short=True,
    )),
    "safety-car-cars-off": Scene(advanced.safety_car_with_cars_off_the_track, new_race(
        6, level="advanced", short=True,
    )),
    "safety-car-leader-stops": Scene(
        advanced.leader_stops_for_the_safety_car, go_on_from(LEADERS_AT_ASCARI),
    ),
    "safety-car-all-stop": Scene(
        advanced.all_stop_for_the_safety_car, go_on_from(ALL_DUE_AT_ASCARI),
    ),
    "safety-car-lapped-field": Scene(
        advanced.leader_of_a_lapped_field_stops_for_the_safety_car, go_on_from(LAPPED_AT_ASCARI),
    ),
    "leader-off-beside-another": Scene(
        advanced.leader_goes_off_where_another_is, go_on_from(BESIDE_ASCARI),
    ),
    "robots-change-tyres-twice": Scene(advanced.robots_change_tyres_twice, new_race(
        6, level="advanced", weather="uncertain", track="hungaroring",
    )),
    "out-off-track-tyres": Scene(advanced.out_for_tyres, new_race(
        4, level="advanced", short=True,
    )),
    "out-off-track-damage": Scene(advanced.out_for_damage, new_race(
        3, level="advanced", short=True,
    )),
    "out-empty-tank": Scene(advanced.out_with_an_empty_tank, new_race(
        3, level="advanced", modules=["fuel", "off-track"],
    )),
    "soft-bonus-for-a-corner": Scene(advanced.soft_bonus_is_bound, go_on_from(ON_SOFT_TYRES)),
    "weather-for-a-corner": Scene(advanced.weather_reaches_a_corner, go_on_from(ON_HARD_TYRES)),
    "chase-taken-in-the-last-stop": Scene(
        advanced.chase_takes_what_lies_on_top, go_on_from(A_STOP_FOR_CHASE),
    ),
    "out-missed-stop": Scene(advanced.out_for_a_missed_stop, go_on_from(TOO_LATE_TO_STOP)),
    "two-specials": Scene(advanced.two_specials_in_one_turn, new_race(
        3, level="advanced", short=True, hazard="printed",
    )),
    "pair-of-track-cards": Scene(advanced.pair_of_track_cards, new_race(
        2, level="advanced", short=True, refuelling="turn",
    )),
}  # fmt: skip


def order(match: AnyMatch) -> str:
    """Return the cars as they finished; all else of the result is in the digest of the end line."""
    assert match.result is not None
    return " ".join(row["car"] for row in match.result["classification"])


def digest(seen: Sequence[Any]) -> str:
    return sha256(json.dumps(seen).encode()).hexdigest()


def views(match: AnyMatch) -> dict[str, str]:
    """Return digests of all that anybody has seen: every event, and the views at four moments.

    `bare` is without what views of rules 3 had in another form at first, or not at all: it was
    written then, and never changes.
    """
    viewers = [None, *range(match.seats)]
    events = [
        [{**event, "n": n} for n, event in enumerate(match.events(viewer))] for viewer in viewers
    ]
    first, last = match.log.first, match.log.last
    moments = [match.at(first + (last - first) * quarter // 4) for quarter in range(1, 4)]
    seen = [moment.view(viewer) for moment in [*moments, match] for viewer in viewers]
    older = [[{**event, "kind": OLDER_KINDS.get(event["kind"], event["kind"])} for event in told]
             for told in events]  # fmt: skip
    return {"views": digest([*events, *seen]), "bare": digest([*older, *map(bare, seen)])}


def bare(view: Data) -> Data:
    """Return a view without the steps and what the summary says of them."""
    summary = {name: fact for name, fact in view["summary"].items() if name not in UNDER_WAY}
    return {name: fact for name, fact in view.items() if name != "steps"} | {"summary": summary}


@pytest.mark.parametrize("name", SCENES)
def test_a_golden_log_replays(name: str, update: bool) -> None:
    path = HERE / f"{name}.log"
    digests = json.loads(DIGESTS.read_text()) if DIGESTS.exists() else {}
    if update:
        match = SCENES[name].find()
        path.write_text(match.log.text())
        digests[name] = {"order": order(match), **views(match)}
        ordered = {scene: digests[scene] for scene in SCENES if scene in digests}
        DIGESTS.write_text(json.dumps(ordered, indent=1) + "\n")
    text = path.read_text()
    match = boxbox.load(text)
    assert match.notices == []
    assert match.log.text() == text
    assert text.splitlines()[-1] == f"{match.log.last} end {match.log.lines[-1].words}"
    assert SCENES[name].proof(match)
    assert {"order": order(match), **views(match)} == digests[name]


def test_every_log_is_tested_and_lives_on_the_frozen_data() -> None:
    logs = sorted(HERE.glob("*.log"))
    assert {path.stem for path in logs} == set(SCENES) == set(json.loads(DIGESTS.read_text()))
    assert all(frozen_game().data.sha256 in path.read_text() for path in logs)


OLDER = {"chase-takes-the-lead": 1, "pair-of-track-cards": 2}
"""Races of older rules, with their numbers."""


@pytest.mark.parametrize(("name", "rules"), OLDER.items())
def test_a_race_of_older_rules_is_read_up_to_the_line_that_they_changed(
    name: str, rules: int
) -> None:
    text = (HERE / "older" / f"{name}.log").read_text()
    match = boxbox.load(text)
    now = frozen_game().rules
    told = f"the rules were corrected since this race was run (rules {rules}, now {now})"
    differs, closed = map(str, match.notices)
    assert told in differs
    assert "before boxbox 0.1.0" in closed
    assert match.closed == "race-closed"
    assert match.log.header.rules == rules
    assert len(match.log.lines) > 10
    assert boxbox.load(match.log.text()).log.text() == match.log.text()
    kept = match.log.text().splitlines()
    assert kept == text.splitlines()[: len(kept)]


def test_every_older_log_is_read() -> None:
    assert {path.stem for path in (HERE / "older").glob("*.log")} == set(OLDER)
