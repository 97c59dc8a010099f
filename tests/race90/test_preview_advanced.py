"""Previews and refusals of the Advanced Game, held against what happens over random races."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from boxbox.core.event import Event
from boxbox.core.game import Code, Refusal
from boxbox.core.seats import Seat
from boxbox.core.shapes import fields_of
from boxbox.games.race90.advice import preview
from boxbox.games.race90.rules.advanced.conditions import lost_with, tyre_penalty
from boxbox.games.race90.rules.basic.movement import ASKED
from boxbox.games.race90.rules.basic.strategies import ends_with_chased
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table import codes
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.cards import RACE_CARDS, Card
from boxbox.games.race90.table.cars import ALL_CARS, CARS, PLAYERS
from boxbox.games.race90.table.race import MODULES, PITTING, Race
from boxbox.games.race90.table.track import Section
from boxbox.games.race90.wire.refusals import Refusals
from tests.race90.moments import (
    GAME,
    Moment,
    Options,
    code_of,
    hide_elsewhere,
    moments,
    play_on,
    race,
)

Data = dict[str, Any]
ADVANCED: Options = {"level": "advanced"}
WAYS: tuple[tuple[int, Options], ...] = (
    (4, {}),
    (3, {"track": "hungaroring"}),
    (6, {"weather": "rain", "rescue": True}),
    (2, {"hazard": "later", "strategies": ["hazard", "hazard"]}),
    (4, {"skills": ["reflexes", "pitting", "lapping", "versatility"]}),
    (4, {"strategies": ["hazard", "chase", "balance", "save-tyres"], "weather": "uncertain"}),
    (3, {"short": True, "refuelling": "turn", "track": "hungaroring"}),
    (5, {"strategies": ["banging-wheels"] * 5}),
    (6, {"strategies": ["chase"] * 6, "modules": ["track-cards"]}),
    (4, {"modules": ["flags", "fuel"]}),
    (4, {"hazard": "later", "strategies": ["hazard"] * 4, "weather": "uncertain"}),
)
RACES = 5
OF_A_SORT = 2
"""So many moments of each sort are looked at, and no more of the same."""


@cache
def collected() -> dict[str, list[Moment]]:
    """Return moments of each kind, as different as can be, each with a state of its own."""
    found: dict[str, list[Moment]] = defaultdict(list)
    seen: Counter[str] = Counter()
    for seats, options in WAYS:
        for seed in range(RACES):
            for state, seat, luck in race(seats, ADVANCED | options, seed, lively=True):
                kind = GAME.kind(state, seat)
                sort = f"{kind} {sort_of(state, seat)}"
                seen[sort] += 1
                if seen[sort] <= OF_A_SORT:
                    view = state.seen_by(seat)
                    found[kind].append(Moment(state.copy(), seat, view, luck))
    return found


def sort_of(state: State, seat: Seat) -> str:
    """Return what makes a moment unlike others of its kind."""
    off = state.penalty[seat] if seat in state.off else -1
    tracks = any(card > RACE_CARDS for card in state.hands[seat])
    flags = bool(state.yellow) + state.safety_car + 2 * state.setup.later_hazard
    near = ends_with_chased(state, seat)
    return f"{state.strategy[seat]} {off} {tracks} {flags} {state.point[seat]} {near}"


def at_kind(*kinds: str) -> Iterator[Moment]:
    for kind in kinds:
        assert collected()[kind], kind
        yield from collected()[kind]


# Moves

LEAST = {
    at.AT_PASS: "pass",
    at.AT_LAY: "as-played",
    at.AT_SECOND: "alone",
    at.AT_WEATHER: "leave-weather",
    at.AT_YELLOW: "no-flag",
    at.AT_GREEN: "keep-flags",
    at.AT_SOFT: "save-soft",
}
"""The answers that a preview takes for granted."""
INSIDE = {*LEAST, at.AT_PAY, at.AT_CHECK_ORDER, at.AT_CHECK, at.AT_LAP_CHECK}


class Course:
    """A play carried out on a copy, up to the question of late braking or the end of the move."""

    def __init__(
        self, moment: Moment, code: Code, most: bool = False, bound: Sequence[str] = ()
    ) -> None:
        self.state = moment.state.copy()
        self.seat, self.luck, self.most, self.bound = moment.seat, moment.luck, most, bound
        self.events = play_on(self.state, self.seat, code, self.luck)
        while self.asks(*INSIDE):
            self.go(self._answer(self.state.agenda[-1].name))

    def asks(self, *kinds: str) -> bool:
        agenda = self.state.agenda
        return bool(agenda) and agenda[-1].name in kinds and agenda[-1].seat == self.seat

    def go(self, text: str) -> None:
        self.events += play_on(self.state, self.seat, code_of(text), self.luck)

    def _answer(self, kind: str) -> str:
        legal = [GAME.text(code) for code in self.state.legal(self.seat)]
        if self.most and kind == at.AT_SOFT:
            return "use-soft"
        if self.most and kind == at.AT_CHECK:
            return legal[-1]
        if self.most and kind == at.AT_WEATHER:
            return self._best_weather(legal)
        usual = LEAST.get(kind, legal[0])
        wanted = [text for text in (*self.bound, usual, legal[0]) if text in legal]
        return wanted[0]

    def _best_weather(self, legal: list[str]) -> str:
        """Go towards the weather in which the own tyres lose least of what can be reached."""
        race = self.state
        left = 1 + sum(step.name == at.EVENTS for step in race.agenda)  # one more symbol at most
        slots = range(len(race.setup.track.weather))
        near = [slot for slot in slots if abs(slot - race.weather) <= left]
        tyres = race.tyre_type[self.seat]
        best = min(near, key=lambda slot: (lost_with(race, tyres, slot), abs(slot - race.weather)))
        wanted = "drier" if best < race.weather else "wetter"
        wanted = wanted if best != race.weather and wanted in legal else "leave-weather"
        return wanted if wanted in legal else legal[0]

    # What happened

    def mine(self, *kinds: str) -> list[Data]:
        """Return the facts of events of the own car, before anybody else drives."""
        return [dict(event.data) for event in self._own() if event.kind in kinds]

    def _own(self) -> Iterator[Event]:
        for event in self.events:
            if event.kind == "turn":
                return
            owner = event.data.get("car", CARS[event.data.get("seat") or 0])
            if owner == CARS[self.seat] and ("car" in event.data or "seat" in event.data):
                yield event

    @property
    def out(self) -> bool:
        return bool(self.mine("out"))

    @property
    def good(self) -> bool:
        """True if the Leader's checks were passed."""
        return all(check["passed"] for check in self.mine("checked") if check["why"] == "lapping")

    @property
    def points(self) -> int:
        (played,) = self.mine("played")
        bonuses = sum(int(bonus["value"]) for bonus in self.mine("bonus"))
        return max(0, int(played["move"]) + bonuses)

    @property
    def bonuses(self) -> dict[str, int]:
        found: Counter[str] = Counter()
        for bonus in self.mine("bonus"):
            found[bonus["why"]] += bonus["value"]
        return dict(found)

    @property
    def path(self) -> list[Data]:
        return [part for drive in self.mine("drove") for part in drive["path"]]

    @property
    def why(self) -> str:
        ends = [drive["why"] for drive in self.mine("drove") if drive["why"] != ASKED]
        return str(ends[0]) if ends else "done"

    def specials(self) -> list[tuple[str, int]]:
        return [(special["strategy"], special["cards"]) for special in self.mine("special")]


def brought(told: Data) -> list[tuple[str, int]]:
    """Return the SPECIALs of a preview as events tell them."""
    return [(special["strategy"], special["cards"]) for special in told["specials"]]


def same_end(told: Data, course: Course) -> None:
    """Check where a move ended, up to the question of late braking."""
    assert (told["to"], told["why"]) == (course.state.section(course.seat), course.why)
    assert told["passes"] == [part for part in course.path if "pass" in part]
    assert told["flags"] == [part["flag"] for part in course.path if "flag" in part]
    checks = [check for check in course.mine("checked") if check["why"] == "lapping"]
    assert told["lap_checks"] == len(checks)
    brakes = course.asks(at.AT_BRAKE)
    assert (told["braking"] is not None) == brakes
    if brakes:
        same_braking(told["braking"], course)
        course.go("stay")


def same_braking(told: Data, course: Course) -> None:
    """Check that late braking is at the end of a move what it was told to be before."""
    view = course.state.seen_by(course.seat)
    now = GAME.preview(view, course.seat, codes.BRAKE_LATE)
    left = [card for card in told["cards"] if code_of(f"play {card}") in held(view, course.seat)]
    assert now["cards"] == left
    for fact in told.keys() - {"odds", "cards", "specials"}:
        assert now[fact] == told[fact], fact
    assert brought(dict(now)) == brought(told)


def held(view: State, seat: Seat) -> list[Code]:
    return [codes.PLAY.of[card] for card in view.hands[seat]]


def test_a_move_goes_as_its_preview_says() -> None:
    seen: Counter[str] = Counter()
    for moment in at_kind(at.AT_PLAY, at.AT_SECOND):
        for code in moment.view.legal(moment.seat):
            if code == codes.SKIP:
                continue
            told = moment.look(code)
            if not told.get("alone", True):
                continue
            course = Course(moment, code, bound=told["bound"])
            if course.out or not course.good:
                continue
            assert told["points"] <= course.points <= told["most"]
            same_costs(told, course)
            if course.points == told["points"]:
                assert {b["why"]: b["value"] for b in told["bonuses"]} == course.bonuses
                same_end(told, course)
                same_specials(told, course)
                note(seen, moment, told)
                seen["bound"] += bool(told["bound"])
    few = [key for key in SEEN if not seen[key]]
    assert not few, (few, seen)


SEEN = (
    "tyres", "off-track", "hazard", "trajectory", "balance", "flag", "back", "blocked", "braking",
    "cards for it", "save-tyres", "chase", "special hazard", "special balance", "bound",
)  # fmt: skip
"""What the random moves must have brought at least once."""


def note(seen: Counter[str], moment: Moment, told: Data) -> None:
    for bonus in told["bonuses"]:
        seen[bonus["why"]] += 1
    seen["flag"] += bool(told["flags"])
    seen["back"] += moment.seat in moment.state.off
    seen[told["why"]] += 1
    if told["braking"]:
        seen["braking"] += 1
        seen["cards for it"] += bool(told["braking"]["cards"])
    for special in told["specials"]:
        name = special["strategy"]
        seen[f"special {name}" if name in ("hazard", "balance") else name] += 1


def same_costs(told: Data, course: Course) -> None:
    paid = course.mine("paid")
    assert told["tyres"] == sum(part["chips"] + len(part["cards"]) for part in paid)
    assert told["damage"] == sum(damage["why"] == "card" for damage in course.mine("damage"))
    drawn = [draw for draw in course.mine("drew") if draw["from"] == "action"]
    assert sum(draw["count"] for draw in drawn) <= told["draws"]
    checks = [check for check in course.mine("checked") if check["why"] == "movement"]
    assert len(checks) == len(told["checks"])
    if checks and len({check["modifier"] for check in told["checks"]}) == 1:
        assert checks[0]["target"] == told["checks"][0]["target"]


def same_specials(told: Data, course: Course) -> None:
    """Check SPECIALs; those that are not sure may need more points than the move had."""
    got = course.specials()
    sure = [(one["strategy"], one["cards"]) for one in told["specials"] if one["sure"]]
    assert [one for one in brought(told) if one in got] == got
    assert all(one in got for one in sure)
    if not course.state.setup.later_hazard:
        assert brought(told) == got


def test_the_most_points_are_those_of_the_best_choices() -> None:
    seen: Counter[str] = Counter()
    for moment in at_kind(at.AT_PLAY, at.AT_SECOND):
        for code in moment.view.legal(moment.seat):
            if code == codes.SKIP or not (told := moment.look(code)).get("alone", True):
                continue
            course = Course(moment, code, most=True)
            if course.out:
                continue
            assert course.points == told["most"]
            seen["more"] += told["most"] > told["points"]
            seen["soft"] += "soft" in course.bonuses
            dear = any(bonus["why"] == "tyres" for bonus in told["bonuses"])
            seen["weather"] += dear and "tyres" not in course.bonuses
            blind = moment.state.setup.later_hazard and told["checks"]
            seen["blind"] += bool(blind) and "hazard" in course.bonuses
    assert min(seen[key] for key in ("more", "soft", "weather", "blind")) > 0, seen


def test_soft_bonuses_lead_where_their_previews_say() -> None:
    for moment in at_kind(at.AT_SOFT):
        for text in moment.texts:
            told = moment.read(text)
            course = Course(moment, code_of(text))
            if course.good:
                same_end(told, course)
                assert brought(told) == course.specials()


def test_passes_lead_where_their_previews_say() -> None:
    seen: Counter[str] = Counter()
    for moment in at_kind(at.AT_PASS):
        for text in ("pass", "pass-paying", "stay"):
            if text not in moment.texts:
                continue
            told = moment.read(text)
            course = Course(moment, code_of(text))
            if course.good:
                same_end(told, course)
                assert brought(told) == course.specials()
                seen[text] += 1
            if course.good and text != "stay":
                assert told["cost"] == next(p["cost"] for p in course.path if "pass" in p)
    assert seen["pass"] > 5
    assert seen["stay"] > 5


def test_a_skip_brings_a_car_back_and_no_more() -> None:
    back = 0
    for moment in at_kind(at.AT_PLAY):
        told = moment.read("skip")
        state = moment.state.copy()
        play_on(state, moment.seat, codes.SKIP, moment.luck)
        assert (told["to"], told["specials"]) == (state.section(moment.seat), [])
        back += moment.seat in moment.state.off
    assert back


def test_pairs_are_those_that_may_be_played() -> None:
    for moment in at_kind(at.AT_PLAY):
        texts = [text for text in moment.texts if text != "skip"]
        for text in texts:
            card = text.removeprefix("play ")
            told = moment.read(text)
            state = moment.state.copy()
            play_on(state, moment.seat, code_of(text), moment.luck)
            second = at.Second(moment.seat, number(card))
            asked = state.agenda and state.agenda[-1] == second
            legal = [GAME.text(code) for code in state.legal(moment.seat)] if asked else ["alone"]
            higher = [other for other in told["pairs"] if number(other) > number(card)]
            assert [f"add {other}" for other in higher] == [t for t in legal if t != "alone"]
            assert told["alone"] == ("alone" in legal)
            view = state.seen_by(moment.seat)
            for other in higher:
                pair = preview.preview(view, moment.seat, code_of(f"add {other}"))
                assert told["pairs"][other] == pair


def number(card: str) -> Card:
    return codes.CARD_OF[code_of(f"play {card}")]


# Late braking


def test_late_braking_goes_as_its_preview_says() -> None:
    seen: Counter[str] = Counter()
    for moment in at_kind(at.AT_BRAKE, at.AT_PASS):
        for text in moment.texts:
            if not text.startswith("brake"):
                continue
            told = moment.read(text)
            if told["lap_checks"]:
                seen["lap checks"] += 1
                continue
            course = Course(moment, code_of(text))
            if text == "brake-late":
                (checked, *_) = course.mine("checked")
                assert (checked["why"], checked["target"]) == ("late-braking", told["target"])
            landed = course.mine("braked-late")
            seen[f"{text.split()[0]} {bool(landed)}"] += 1
            if landed:
                assert landed[0]["to"] == told["to"]
                assert landed[0]["passes"] == told["passes"]
                assert course.specials() == brought(told)
                seen["specials"] += bool(told["specials"])
                assert landed[0]["card"] == text.partition(" ")[2] or landed[0]["card"] is None
            else:
                checks = [step["kind"] for step in told["path"][:1]] == ["check"]
                assert course.asks(at.AT_OFF_CHECK) == checks
                assert course.mine("off-track")
    assert min(seen[key] for key in BRAKED) > 0, seen


BRAKED = ("brake-late True", "brake-late False", "brake-with True", "specials")


def test_cards_for_sure_late_braking_are_named() -> None:
    sure = 0
    for moment in at_kind(at.AT_BRAKE):
        cards = [text.split()[1] for text in moment.texts if text.startswith("brake-with")]
        assert moment.read("brake-late")["cards"] == cards
        sure += bool(cards)
    assert sure


def test_staying_in_a_braking_section_scores_what_it_says() -> None:
    scored = 0
    for moment in at_kind(at.AT_BRAKE):
        told = moment.read("stay")
        course = Course(moment, codes.STAY)
        assert brought(told) == course.specials()
        assert told["to"] == course.state.section(moment.seat)
        scored += bool(told["specials"])
    assert scored


def test_a_robot_that_is_made_to_brake_late_does_as_foretold() -> None:
    seen: Counter[str] = Counter()
    for moment in at_kind(at.AT_ORANGE):
        told = moment.read("brake-late")
        robot = ALL_CARS[CARS.index(told["car"])]
        assert robot >= PLAYERS
        assert moment.read("stay") == {"car": told["car"], "to": moment.state.section(robot)}
        events = [e for e in moment.after(codes.BRAKE_LATE) if e.data.get("car") == told["car"]]
        lapping = [e for e in events if e.kind == "checked" and e.data["why"] == "lapping"]
        assert len(lapping) <= told["lap_checks"]
        tries = [e for e in events if e.kind == "checked" and e.data["why"] == "late-braking"]
        if not tries:
            continue
        assert tries[0].data["target"] == told["target"]
        landed = [e.data for e in events if e.kind == "braked-late"]
        seen["landed" if landed else "off"] += 1
        if landed:
            assert (landed[0]["to"], landed[0]["passes"]) == (told["to"], told["passes"])
        else:
            walk(told["off"], steps_of(events))
    assert min(seen["landed"], seen["off"]) > 0, seen


def test_a_leading_robots_checks_come_before_its_late_braking() -> None:
    moment = next(at_kind(at.AT_ORANGE))
    state = moment.state.copy()
    robot = state.question(at.Orange).car
    lapped = next(car for car in state.running if car not in (robot, *state.off))
    state.take_off(lapped)
    state.take_off(robot)
    state.put_last(lapped, state.count[robot] - state.setup.length)
    state.put_last(robot, state.count[robot])
    state.leader = robot
    target = GAME.preview(state.seen_by(moment.seat), moment.seat, codes.BRAKE_LATE)["target"]
    cards = [*state.deck, *state.discards]
    good = [card for card in cards if state.setup.factors[card] <= target]
    state.deck, state.discards = [card for card in cards if card not in good][:1], good
    told = GAME.preview(state.seen_by(moment.seat), moment.seat, codes.BRAKE_LATE)
    assert (told["lap_checks"], told["odds"]) == (1, 1)  # the deck's last card is the check's


# Off the track


def steps_of(events: list[Event]) -> list[tuple[str, Any]]:
    """Return what events tell of a path, as steps: a check is told by whether it was passed."""
    found: list[tuple[str, Any]] = []
    for kind, data in ((event.kind, event.data) for event in events):
        if kind == "checked" and data["why"] == "off-track":
            found.append(("check", data["passed"]))
        elif kind == "penalty":
            found.append(("penalty", data["value"]))
        elif kind == "pit-due":
            found.append(("pit", None))
        elif kind == "regained":
            found.append(("enter", data["to"]))
        elif kind == "paid" and data["why"] == "off-track":
            found.append(("tyres", data["chips"]))
        elif kind == "damage" and data["why"] == "off-track":
            found.append(("damage", 1))
        elif kind == "out":
            found.append(("out", data["why"]))
    return found


def walk(path: list[Data], steps: list[tuple[str, Any]]) -> None:
    """Check that what happened is what the path says, one step after the other."""
    happened = iter(steps)
    for step in path:
        kind, fact = next(happened)
        if kind == "check":
            assert step["kind"] == "check"
            if fact:
                assert next(happened) == ("enter", step["to"])
                return
        elif kind == "out":
            assert step["kind"] in {"crash": ("crash", "crash-sc")}.get(fact, (fact,))
            return
        else:
            assert kind == step["kind"]
            assert fact == (step["to"] if kind == "enter" else step["value"])


def test_checks_off_the_track_lead_where_they_say() -> None:
    seen: Counter[str] = Counter()
    for moment in at_kind(at.AT_OFF_CHECK):
        for text in moment.texts:
            told = moment.read(text)
            course = Course(moment, code_of(text))
            (checked, *_) = course.mine("checked")
            assert checked["target"] == told["target"]
            own = [event for event in course.events if CARS[moment.seat] in named(event)]
            steps = steps_of(own)[1:]
            if text == "blind":
                assert 0 <= told["odds"] <= 1
            else:
                assert (told["factor"], told["passed"]) == (checked["factor"], checked["passed"])
                ends = [fact for kind, fact in steps if kind == "enter"]
                assert [told["to"]] == (ends or [None])
                assert told["out"] == course.out
            if checked["passed"]:
                assert steps == [("enter", told["to"])]
            else:
                walk(told["path"], [*steps, ("check", False)])
                assert told["out"] == course.out
            seen["passed" if checked["passed"] else "out" if told["out"] else "on"] += 1
    assert min(seen[key] for key in ("passed", "out", "on")) > 0, seen


def named(event: Event) -> list[str]:
    """Return the car that an event is about."""
    if "car" in event.data:
        return [event.data["car"]]
    return [CARS[event.data["seat"]]] if isinstance(event.data.get("seat"), int) else []


# Pit stops


def test_stops_lead_where_they_say() -> None:
    seen: Counter[str] = Counter()
    for moment in at_kind(at.AT_PIT):
        told = moment.read("box")
        course = Course(moment, codes.BOX)
        if course.asks(at.AT_REFUEL):
            view = course.state.seen_by(moment.seat)
            offered = [GAME.preview(view, moment.seat, code) for code in view.legal(moment.seat)]
            extra = [fuel["extra"] for fuel in offered]
            assert (extra[0], extra[-1]) == (0, told["extra"])
            if not view.setup.fuel_from_turn:
                assert extra == list(range(told["extra"] + 1))
            chits = [fuel["chit"] or view.setup.last_turn + 1 for fuel in offered]
            assert chits == sorted(set(chits))  # each goes further (B37)
            assert (offered[0]["to"], offered[0]["cars"]) == (told["to"], told["cars"])
            seen["fuel"] += 1
            course.go(GAME.text(view.legal(moment.seat)[0]))
        else:
            assert told["extra"] == 0
        came_in(told, course)
        behind = moment.state.safety_car
        seen["safety car" if behind else "race"] += 1
        if behind:
            drive = Course(moment, codes.DRIVE_ON)
            assert drive.state.section(moment.seat) == moment.read("drive-on")["to"]
        skilled = moment.state.skill[moment.seat] == PITTING
        draws = skilled and not behind and moment.state.setup.track_cards
        assert told["track_cards"] == (2 if draws else 0)
        seen["pitting"] += skilled
    assert min(seen.values()) > 0
    assert len(seen) == 4, seen


def came_in(told: Data, course: Course) -> None:
    """Check where a stop brought a car."""
    (stop, *_) = course.mine("pit")
    assert stop["to"] == told["to"] == course.state.section(course.seat)
    cell = course.state.cells[told["to"]]
    assert [CARS[car] for car in cell[: cell.index(course.seat)]] == told["cars"]
    standing = course.state.order().index(course.seat) + 1, course.state.laps_down(course.seat)
    assert standing == (told["place"], told["laps"])


def test_fuel_costs_and_lasts_as_it_says() -> None:
    seen: Counter[str] = Counter()
    for moment in at_kind(at.AT_REFUEL):
        queued = moment.state.question(at.Refuel).queued
        for text in moment.texts:
            told = moment.read(text)
            course = Course(moment, code_of(text))
            (fuel,) = course.mine("refuelled")
            assert (fuel["turns"], fuel["chit"]) == (int(text.split()[1]), told["chit"])
            if not queued:
                came_in(told, course)
                assert course.mine("pit")[0]["extra"] == told["extra"]
            assert course.state.section(moment.seat) == told["to"]
            seen["to the end" if told["chit"] is None else "not enough"] += 1
            seen["more"] += told["extra"] > 0
    assert min(seen.values()) > 0, seen


def test_tyres_bring_and_lose_what_they_say() -> None:
    for moment in at_kind(at.AT_TYRES):
        for text in moment.texts:
            told = moment.read(text)
            state = moment.state.copy()
            events = play_on(state, moment.seat, code_of(text), moment.luck)
            (fitted, *_) = (event.data for event in events if event.kind == "tyres")
            assert fitted["chips"] == told["chips"] == state.tyres[moment.seat]
            assert told["penalty"] == tyre_penalty(state, moment.seat)
            drawn = [e for e in events if e.kind == "drew" and e.data.get("why") == "hard"]
            assert bool(drawn) == (told["track_card"] and bool(moment.state.track_deck))
            left = 2 - state.soft_sets[moment.seat]
            assert told["soft_sets_left"] == left + (text == "tyres soft")


def test_a_rescue_is_as_foretold() -> None:
    for moment in at_kind(at.AT_RESCUE):
        if "rescue" in moment.texts:
            told = moment.read("rescue")
            state = moment.state.copy()
            play_on(state, moment.seat, codes.RESCUE, moment.luck)
            assert told["to"] == state.section(moment.seat)
            assert told["fuel"] == (state.fuel[moment.seat] or None)
            assert CARS.index(told["car"]) not in state.running


def test_the_start_shows_points_bonuses_and_strategies() -> None:
    for moment in at_kind(at.AT_SETUP):
        for text in moment.texts:
            told = moment.read(text)
            chips, cards, slots = map(int, text.removeprefix("setup ").split("-"))
            points = (chips - 6) // 2 + cards - 4 + slots - 3
            facts = {"tyres": chips, "cards": cards, "damage": slots, "points": points}
            assert told == facts
    for moment in at_kind(at.AT_BID):
        assert {text: moment.read(text) for text in moment.texts} == {
            f"fuel {turns}": {"bonus": bonus}
            for turns, bonus in ((8, 2), (10, 1), (12, 0), (14, -1), (16, -2))
        }
    for moment in at_kind(at.AT_SKILL):
        assert all(moment.read(text) == {} for text in moment.texts)
    for moment in at_kind(at.AT_VERSATILITY):
        turn = moment.state.turn
        assert moment.read("keep-strategy") == {"current": True, "turn": turn}
        for text in moment.texts[1:]:
            assert moment.read(text) == {"current": False, "turn": turn}


# Weather and flags


def test_the_weather_goes_where_it_says() -> None:
    seen: Counter[bool] = Counter()
    for moment in at_kind(at.AT_WEATHER):
        for text in moment.texts:
            told = moment.read(text)
            state = moment.state.copy()
            events = play_on(state, moment.seat, code_of(text), moment.luck)
            if text == "leave-weather":
                assert told == {"penalty": tyre_penalty(moment.state, moment.seat)}
                continue
            (moved, *_) = (event.data for event in events if event.kind == "weather")
            assert (moved["slot"], moved["weather"]) == (told["slot"], told["kind"])
            stops = any(event.kind == "robot-tyres" for event in events)
            assert told["robots_stop"] == stops
            seen[stops] += 1
            tyres = moment.state.tyre_type[moment.seat]
            assert told["penalty"] == lost_with(state, tyres, told["slot"] - 1)
    assert len(seen) == 2


def test_flags_name_whom_they_hold_up() -> None:
    behind = 0
    for moment in at_kind(at.AT_YELLOW):
        for text in moment.texts[1:]:
            told = moment.read(text)
            assert text == f"flag {told['section']}.{told['ahead']}"
            cell = moment.state.cells[told["section"]]
            assert told["behind"] == [CARS[car] for car in cell[told["ahead"] :]]
            behind += bool(told["behind"])
        assert moment.read("no-flag") == {}
    assert behind
    for moment in at_kind(at.AT_GREEN):
        for text in moment.texts[1:]:
            section = Section(int(text.split()[1]))
            cell = moment.state.cells[section][moment.state.yellow[section] :]
            assert moment.read(text) == {"section": section, "behind": [CARS[c] for c in cell]}


def test_a_card_laid_off_behind_the_safety_car_shows_its_figures() -> None:
    for moment in at_kind(at.AT_SAFETY_CAR):
        for text in moment.texts:
            card = moment.state.setup.cards[number(text.split()[1])]
            assert moment.read(text) == {"move": card.move, "factor": card.factor}


def test_contest_values_count_what_a_track_card_doubles() -> None:
    doubled = 0
    for moment in at_kind(at.AT_CONTEST_SECOND):
        seat = moment.seat
        section = moment.state.section(seat)
        corner = moment.state.setup.track.sections[section].corner
        for text in moment.texts:
            told = moment.read(text)
            course = Course(moment, code_of(text))
            shown = course.mine("contest-shown")
            if shown:
                assert shown[0]["total"] == told["value"]
            cards = [*moment.state.laid[seat], *([number(text.split()[1])] if " " in text else [])]
            facts = [moment.state.setup.cards[card] for card in cards]
            doubled += any("contest" in fact.symbols and fact.corner == corner for fact in facts)
    assert doubled


def test_checks_are_as_foretold() -> None:
    for moment in at_kind(at.AT_CHECK):
        for text in moment.texts:
            told = moment.read(text)
            (checked, *_) = Course(moment, code_of(text)).mine("checked")
            assert checked["target"] == told["target"]
            if text != "blind":
                assert checked["passed"] == told["passed"]


# What previews may not do


def test_previews_take_no_luck_and_leave_the_view_alone() -> None:
    names = Race.__slots__
    for kept in collected().values():
        for moment in kept[:2]:
            before = {name: repr(getattr(moment.view, name)) for name in names}
            for code in moment.view.legal(moment.seat):
                told = moment.look(code)
                assert told == moment.look(code)
                json.dumps(told)
            for code in GAME.sought(moment.view, moment.seat):
                if code not in moment.view.legal(moment.seat):
                    GAME.refusal(moment.view, moment.seat, code)
            assert {name: repr(getattr(moment.view, name)) for name in names} == before


def test_what_is_hidden_changes_no_preview_and_no_refusal() -> None:
    rng = Random(3)
    changed: Counter[str] = Counter()
    for kept in collected().values():
        for moment in kept[:10]:
            twin = hide_elsewhere(moment.state, moment.view, rng)
            for name in ("hands", "track_deck", "bid"):
                changed[name] += getattr(twin, name) != getattr(moment.state, name)
            view = twin.seen_by(moment.seat)
            legal = moment.view.legal(moment.seat)
            assert view.legal(moment.seat) == legal
            for code in legal:
                assert GAME.preview(view, moment.seat, code) == moment.look(code)
            sampled = map(Code, rng.sample(GAME.codes, 20))
            others = [*GAME.sought(moment.view, moment.seat), *sampled]
            assert [*GAME.sought(view, moment.seat)] == others[:-20]
            for code in set(others) - {*legal}:
                told = GAME.refusal(moment.view, moment.seat, code)
                assert GAME.refusal(view, moment.seat, code) == told
    assert min(changed.values()) > 0, changed


# Refusals


def documented() -> dict[str, set[str]]:
    """Return the declared reasons with the names of their values."""
    return {reason: set(fields_of(values)) for reason, values in fields_of(Refusals).items()}


def test_every_refusal_is_documented_and_to_the_point() -> None:
    reasons = documented()
    rng = Random(7)
    seen: Counter[str] = Counter()
    for kept in collected().values():
        for at_, moment in enumerate(kept):
            legal = set(moment.view.legal(moment.seat))
            own = {act_of(code) for code in legal}
            some = GAME.codes[::4] if at_ == 0 else rng.sample(GAME.codes, 20)
            for code in [*some, *GAME.sought(moment.view, moment.seat)]:
                if code in legal:
                    continue
                reason, values = GAME.refusal(moment.view, moment.seat, code)
                assert set(values) == reasons[reason], reason
                if not seen[reason]:
                    json.dumps(values)
                if act_of(code) in own:
                    assert reason != "not-now", GAME.text(code)
                seen[reason] += 1
    wanted = {
        "card-fresh", "off-corner", "too-many-points", "fuel-not-offered", "weather-end",
        "no-soft-left", "flag-there", "flag-before-point",
        "no-flag-place", "no-flag-there", "no-braking-card", "no-box-off-track",
    }  # fmt: skip
    assert not wanted - seen.keys(), wanted - seen.keys()


def act_of(code: Code) -> str:
    """Return what kind of choice a code is."""
    text = GAME.text(code)
    return text.split()[0] if " " in text else text


@pytest.mark.parametrize("module", MODULES)
def test_without_a_module_its_choices_are_refused_by_its_name(module: str) -> None:
    texts = {
        "track-cards": ("play t3", "brake-with t12", "check t1"),
        "skills": ("skill reflexes", "keep-strategy"),
        "car-setup": ("setup 10-6-5",),
        "fuel": ("fuel 10",),
        "weather": ("tyres soft", "use-soft", "drier", "leave-weather"),
        "flags": ("flag 3.0", "unflag 3", "no-flag", "keep-flags"),
    }
    others = [other for other in MODULES if other != module]
    options = ADVANCED | {"modules": others, "charts": "random"}
    for moment in moments(2, options, 1):
        for text in texts.get(module, ()):
            assert refuse(moment, text) == ("module-not-played", {"module": module})
        for text in (text for other in others for text in texts.get(other, ())):
            if text not in moment.texts:
                refusal = refuse(moment, text)
                named = refusal.values.get("module") if text == "skill tuning" else None
                assert refusal.reason != "module-not-played" or named
        if moment.state.turn > 3:
            return


def refuse(moment: Moment, text: str) -> Refusal:
    assert text not in moment.texts
    return GAME.refusal(moment.view, moment.seat, code_of(text))
