"""The Advanced Game keeps what the kit asks of a game; and random play until all was seen."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from random import Random
from typing import Any

import pytest

from boxbox.core.event import Event
from boxbox.core.luck import GuessedLuck
from boxbox.core.options import settle
from boxbox.games.race90.game import RACE90
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cards import SYMBOLS, card_text
from boxbox.games.race90.table.race import MODULES, STRATEGIES
from tests.conformance.kit import Case, Data
from tests.conformance.race90 import Race90Conformance, conserved

TRACKS = ("monza", "hungaroring")
SEATS = range(2, 7)
ALL_OR_ONE = ("all", *([module] for module in MODULES))
"""All modules together, and each alone."""


def hidden(position: Data) -> object:
    players = position["players"]
    return [[player["hand"], player["laid"], player.get("bid")] for player in players]


class TestRace90Advanced(Race90Conformance):
    cases: tuple[Case, ...] = (
        Case("race90", 4, {"level": "advanced", "short": True, "rescue": True}),
        Case("race90", 6, {"level": "advanced", "short": True, "track": "hungaroring"}),
    )
    every = 37
    hidden = staticmethod(hidden)
    shows = staticmethod(
        lambda event: event["cards"] if event["kind"] == "discarded" else event.get("shown") or ()
    )
    to_see = frozenset({
        "skill", "car-setup", "weather", "robot-tyres", "tyres", "special", "flag", "flags-in",
        "refuelled", "regained", "strategy: versatility", "checked: off-track",
    })  # fmt: skip


def table(seats: int, track: str, modules: object) -> Case:
    """Return a short race with all modules or one."""
    options = {"track": track, "level": "advanced", "modules": modules, "short": True}
    return Case("race90", seats, options)


class TestRace90EveryTable(TestRace90Advanced):
    cases = tuple(
        table(seats, track, modules)
        for modules in ALL_OR_ONE
        for track in TRACKS
        for seats in SEATS
    )
    every = 101


# Every way to play, at random on the state


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("modules", ALL_OR_ONE, ids=str)
def test_every_module_with_any_number_of_seats_comes_to_an_end_and_loses_no_piece(
    track: str, seats: int, modules: str | list[str]
) -> None:
    options = {"track": track, "level": "advanced", "modules": modules, "rescue": seats % 2 == 0}
    rng = Random(seats)
    state = begin(seats, options, rng)
    for _ in go_on(state, rng):
        if rng.random() < 0.03:
            conserved(RACE90.describe(state))
    assert RACE90.result(state) is not None


def begin(seats: int, options: Data, rng: Random) -> State:
    state = RACE90.new(seats, settle(RACE90.options, options))
    state.begin(GuessedLuck(rng))
    return state


def go_on(state: State, rng: Random, wanted: Sequence[str] = ()) -> Iterator[list[Event]]:
    """Choose at random to the end, rather what is wanted, and give the events of each choice."""
    luck = GuessedLuck(rng)
    while waiting := state.to_act():
        seat = rng.choice(list(waiting))
        codes = state.legal(seat)
        rare = [code for code in codes if RACE90.text(code).startswith(tuple(wanted))]
        events: list[Event] = []
        state.apply(seat, rng.choice(rare if rare and rng.random() < 0.7 else codes), luck, events)
        yield events


# Everything that can be seen

RARE = ("play", "add t", "contest t", "join t", "brake", "pass", "wetter", "flag", "drive-on")
STOPS = ("play", "add t", "brake", "box", "fuel 1")
RACES = 600
"""So many races at most are run until all was seen."""


def to_see() -> set[str]:
    """Return what random play must bring."""
    cards = {
        f"{name}: {card_text(card.number)} played"
        for name, track in RACE90.values.tracks.items()
        for card in track.cards
    }
    return cards | {
        *(f"symbol {symbol}" for symbol in SYMBOLS),
        *(f"special {strategy}" for strategy in STRATEGIES),
        *(f"flag {flag} {taken}" for flag in ("yellow", "green", "blue", "orange")
          for taken in ("taken", "without effect")),
        *(f"path {kind}" for kind in ("tyres", "damage", "penalty", "pit", "crash", "enter")),
        "path check passed", "path check failed", "robot off the track", "robot out",
        "out damage beside the track", "out tyres", "out fuel", "out crash",
        "weather dry", "weather uncertain", "weather rain", "robots change tyres",
        *(f"tyres {tyres}" for tyres in ("soft", "hard", "intermediate", "rain")),
        "soft bonus", "wrong tyres", "time lost beside the track", "flag passed",
        "forced stop", "more fuel in a stop", "second mandatory stop", "strategy by skill",
        "safety car", "safety car in the last stage", "safety car on the last box of a row",
        "safety car with cars off the track", "stop when it comes out", "stop behind it",
        "Leader stops behind it", "restart", "finish behind it", "rescue behind it",
    }  # fmt: skip


class Watcher:
    """Names what the events of a race bring."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.track = state.setup.track
        self.off: set[str] = set()
        self.turn: Data = {}
        self.called = False
        """Whether the safety car has come out in this turn."""
        self.refuelled: set[str] = set()
        self.leader = ""

    def names(self, event: Event) -> Iterator[str]:
        data = event.data
        if event.kind == "leader":
            self.leader = data["car"]
        yield from getattr(self, f"_{event.kind.replace('-', '_')}", self._other)(data)

    def _other(self, _: Mapping[str, Any]) -> Iterator[str]:
        yield from ()

    def _turn(self, data: Data) -> Iterator[str]:
        if self.called and data["special"] == "restart":
            yield "safety car on the last box of a row"
        if data["special"] == "restart":
            yield "restart"
        self.turn, self.called = data, False

    def _played(self, data: Data) -> Iterator[str]:
        track = [card for card in data["cards"] if card.startswith("t")]
        for card in track:
            yield f"{self.track.name}: {card} played"
        if len(data["cards"]) == 2 and self._is_pair_by_symbol(data["cards"]):
            yield "symbol pair"

    def _is_pair_by_symbol(self, texts: Sequence[str]) -> bool:
        by_text = {card_text(card.number): card for card in self.state.setup.cards}
        one, two = (by_text[text].move for text in texts)
        return 1 not in (one, two) and not one == two == 2

    def _contest_shown(self, data: Data) -> Iterator[str]:
        by_text = {card_text(card.number): card.move for card in self.state.setup.cards}
        printed = sum(by_text.get(card, 0) for card in data["cards"])
        if data["total"] - data["modifier"] - data["strategy"] > printed:
            yield "symbol contest"

    def _drove(self, data: Data) -> Iterator[str]:
        section = data["from"]
        for step in data["path"]:
            section = step.get("enter", section)
            if "flag" in step:
                yield "flag passed"
            elif step.get("how") == "overtake" and self._eases(section, step["cost"]):
                yield "symbol overtake"

    def _eases(self, section: int, cost: int) -> bool:
        straight = self.turn["special"] in ("first", "last", "restart")
        return not straight and self.state.setup.kinds[section] == "corner" and cost == 1

    def _braked_late(self, data: Data) -> Iterator[str]:
        if data["card"]:
            yield "symbol braking"

    def _special(self, data: Data) -> Iterator[str]:
        yield f"special {data['strategy']}"

    def _flag(self, data: Data) -> Iterator[str]:
        yield f"flag {data['flag']} {'taken' if data['taken'] else 'without effect'}"

    def _weather(self, data: Data) -> Iterator[str]:
        yield f"weather {data['weather']}"

    def _robot_tyres(self, data: Data) -> Iterator[str]:
        if data["why"] == "weather":
            yield "robots change tyres"

    def _tyres(self, data: Data) -> Iterator[str]:
        yield f"tyres {data['tyres']}"

    def _strategy(self, data: Data) -> Iterator[str]:
        if data["when"] == "versatility":
            yield "strategy by skill"

    def _bonus(self, data: Data) -> Iterator[str]:
        names = {"soft": "soft bonus", "tyres": "wrong tyres"}
        names["off-track"] = "time lost beside the track"
        if data["why"] in names:
            yield names[data["why"]]

    def _off_track(self, data: Data) -> Iterator[str]:
        self.off.add(data["car"])
        if not data["car"][1:].isdigit():
            yield "robot off the track"

    def _checked(self, data: Data) -> Iterator[str]:
        if data["why"] == "off-track":
            yield f"path check {'passed' if data['passed'] else 'failed'}"
            self.passed = data["passed"]

    def _regained(self, _: Data) -> Iterator[str]:
        if not self.passed:
            yield "path enter"

    def _paid(self, data: Data) -> Iterator[str]:
        if data["why"] == "off-track":
            yield "path tyres"

    def _damage(self, data: Data) -> Iterator[str]:
        if data["why"] == "off-track":
            yield "path damage"

    def _penalty(self, _: Data) -> Iterator[str]:
        yield "path penalty"

    def _pit_due(self, _: Data) -> Iterator[str]:
        yield "path pit"

    def _re_entered(self, data: Data) -> Iterator[str]:
        self.off.discard(data["car"])
        yield from ()

    def _out(self, data: Data) -> Iterator[str]:
        if data["why"] == "crash":
            yield "path crash"
        if data["why"] == "damage" and data["car"] in self.off:
            yield "out damage beside the track"
        elif data["why"] != "damage":
            yield f"out {data['why']}"
        if not data["car"][1:].isdigit():
            yield "robot out"
        self.off.discard(data["car"])

    def _refuelled(self, data: Data) -> Iterator[str]:
        if data["turns"] > 10:
            yield "more fuel in a stop"
        car = f"s{data['seat']}"
        if car in self.refuelled and self.why_stopped == "fuel":
            yield "second mandatory stop"
        self.refuelled.add(car)

    def _pit(self, data: Data) -> Iterator[str]:
        self.why_stopped = data["why"]
        if data["why"] == "forced":
            yield "forced stop"
        if self.called:
            yield "stop when it comes out"
        elif self.state.safety_car or self.turn["special"] == "safety-car":
            yield "stop behind it"
            if data["car"] == self.leader:
                yield "Leader stops behind it"

    def _safety_car(self, _: Data) -> Iterator[str]:
        yield "safety car"
        if self.turn["stage"] == len(self.track.stages):
            yield "safety car in the last stage"
        if self.off:
            yield "safety car with cars off the track"
        self.off.clear()
        self.called = True

    def _rescued(self, _: Data) -> Iterator[str]:
        if self.state.safety_car:
            yield "rescue behind it"

    def _finished(self, data: Data) -> Iterator[str]:
        if self.state.safety_car and data["why"] == "flag":
            yield "finish behind it"


def test_random_play_brings_everything() -> None:
    waiting = to_see()
    for seed in count():
        assert seed < RACES, f"not seen in {RACES} races: {sorted(waiting)}"
        rng = Random(seed)
        options: dict[str, Any] = {
            "level": "advanced",
            "track": TRACKS[seed % 2],
            "weather": rng.choice(["draw", "uncertain"]),
            "rescue": seed % 3 == 0,
        }
        state = begin(rng.randint(3, 6), options, rng)
        watcher = Watcher(state)
        for events in go_on(state, rng, STOPS if seed % 4 == 0 else RARE):
            for event in events:
                waiting.difference_update(watcher.names(event))
        if not waiting:
            return
