"""The summary of a view says of the contest and the pit stop that are on what events have told."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from boxbox.core.event import Event
from boxbox.core.luck import GuessedLuck
from boxbox.core.options import settle
from boxbox.games.race90.game import RACE90
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.codes import BOX, DECLINE
from tests.race90.scenes import Data

RACES: tuple[tuple[int, Data], ...] = (
    (3, {}),
    (2, {"level": "junior", "rescue": True}),
    (5, {"rescue": True, "track": "hungaroring"}),
    (4, {"level": "advanced"}),
    (6, {"level": "advanced", "rescue": True, "short": True}),
)
IN_STOP = ("discard", "tyres", "strategy", "point", "refuel")


class Told:
    """The contest and the pit stop as events tell them."""

    def __init__(self) -> None:
        self.contest: Data | None = None
        self.stops: dict[str, Data] = {}

    def hear(self, event: Event) -> None:
        data: Any = event.data
        if event.kind == "contest":
            cars = [{"car": car, "laid": 0, "declined": False} for car in data["cars"]]
            self.contest = {"section": data["section"], "cars": cars}
        elif event.kind in ("contest-laid", "contest-declined"):
            assert self.contest
            (car,) = (car for car in self.contest["cars"] if car["car"] == data["car"])
            car |= {"laid": data["count"]} if "count" in data else {"declined": True}
        elif event.kind == "contest-shown":
            self.contest = None
        elif event.kind == "pit":
            nothing = {"serviced": False, "tyres": None, "strategy": None}
            self.stops[data["car"]] = {"car": data["car"], "to": data["to"], **nothing}
        elif f"s{data.get('seat')}" in self.stops:
            self.serve(self.stops[f"s{data['seat']}"], event.kind, data)
        elif event.kind == "turn":
            self.stops.clear()

    def serve(self, stop: Data, kind: str, data: Any) -> None:
        if kind == "serviced":
            stop["serviced"] = True
        elif kind in ("tyres", "strategy"):
            stop[kind] = data[kind]
        elif kind == "refuelled" and stop["car"] in data["moved"]:
            stop["to"] = data["moved"][stop["car"]]
        elif kind == "rescued" or (kind == "drew" and data["from"] != "track"):
            del self.stops[stop["car"]]


def check(state: State, told: Told, seen: Counter[str]) -> None:
    seat = state.to_act()[0]
    for reader in state.setup.seats:
        view = state.seen_by(reader)
        found = RACE90.summary(view)
        if view.agenda[-1].name != "qualify":
            assert found["acting"] == f"s{seat}"
        if view.group:
            assert found["contest"] == told.contest
            seen["contest"] += 1
        else:
            assert found["contest"] is None
        if found["stop"] or (f"s{seat}" in told.stops and view.agenda[-1].name in IN_STOP):
            assert found["stop"] == told.stops[f"s{seat}"]
            seen["stop"] += 1


@pytest.mark.parametrize(("seats", "options"), RACES)
def test_what_is_under_way_is_what_events_told(seats: int, options: Data) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        rng, told = Random(seed), Told()
        luck = GuessedLuck(rng)
        state = RACE90.new(seats, settle(RACE90.options, options))
        events: list[Event] = []
        state.begin(luck, events)
        while waiting := state.to_act():
            for event in events:
                told.hear(event)
            events.clear()
            check(state, told, seen)
            codes = state.legal(waiting[0])
            code = rng.choice(codes)
            if code in (BOX, DECLINE) and rng.random() < 0.7:
                code = rng.choice(codes)
            state.apply(waiting[0], code, luck, events)
    assert seen["stop"] > 20
    assert seen["contest"] > 20 or options.get("level") == "junior"
