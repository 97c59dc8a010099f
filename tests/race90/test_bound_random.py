"""Track cards over random races: each uses its corner, and what is refused can't (R45, B22)."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from boxbox.core.event import Event
from boxbox.core.game import Code
from boxbox.core.luck import EVERYONE, GuessedLuck
from boxbox.core.options import settle
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.basic import playing
from boxbox.games.race90.rules.state import ACTS, QUESTIONS, State
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.cards import ALL_CARDS, RACE_CARDS, Card
from boxbox.games.race90.table.cars import CARS
from boxbox.games.race90.table.codes import AS_PLAYED, BLIND, SAVE_SOFT
from tests.race90.moments import GAME

pytestmark = pytest.mark.ruling("R45")

WAYS: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {"weather": "uncertain"}),
    (3, {"track": "hungaroring", "weather": "uncertain"}),
    (5, {"strategies": ["banging-wheels"] * 5}),
    (4, {"hazard": "later", "strategies": ["hazard"] * 4}),
    (6, {"skills": ["lapping"] * 3 + ["pitting"] * 3, "track": "hungaroring"}),
)
SELDOM = ("box", "skip", "decline")


class Told(NamedTuple):
    """A random race at a question, and what was told since the last one."""

    state: State
    seat: Seat
    events: list[Event]


def races(number: int) -> Iterator[Told]:
    """Play random races and stop at every question."""
    for seed in range(number):
        seats, given = WAYS[seed % len(WAYS)]
        rng = Random(seed)
        luck = GuessedLuck(rng)
        state = GAME.new(seats, settle(GAME.options, {"level": "advanced"} | given))
        events: list[Event] = []
        state.begin(luck, events)
        while asked := state.to_act():
            seat = asked[0]
            yield Told(state, seat, events)
            legal = state.legal(seat)
            assert legal
            code = rng.choice(legal)
            if GAME.text(code) in SELDOM:
                code = rng.choice(legal)
            events = []
            state.apply(seat, code, luck, events)


class Mover:
    """A move that is on: the corners that it must touch, and the sections it has."""

    def __init__(self, state: State, played: Mapping[str, Any], start: int) -> None:
        tracks = [RACE_CARDS + int(card[1:]) for card in played["cards"] if card[0] == "t"]
        self.setup = state.setup
        self.corners = {state.setup.cards[card].corner for card in tracks}
        self.sections = {start}

    def go(self, data: Mapping[str, Any]) -> None:
        length = self.setup.length
        ahead = (data["to"] - data["from"]) % length
        self.sections |= {(data["from"] + step) % length for step in range(ahead + 1)}

    def misses(self) -> set[int]:
        sections = self.setup.track.sections
        return self.corners - {sections[section].corner for section in self.sections}


def test_every_track_card_uses_its_corner_unless_a_check_comes_between() -> None:
    ended = 0
    movers: dict[str, Mover] = {}
    where: list[int] = []
    for state, _, events in races(75):
        for event in events:
            data = event.data
            if event.kind == "played":
                movers[CARS[data["seat"]]] = Mover(state, data, where[data["seat"]])
            mover = movers.get(data.get("car", ""))
            if mover is None:
                continue
            if event.kind == "re-entered":
                mover.sections = {data["section"]}
            elif event.kind in ("drove", "braked-late"):
                mover.go(data)
            stopped = event.kind == "out" or (event.kind == "checked" and not data["passed"])
            over = event.kind == "drove" and data["why"] != "question"
            if over:
                assert not mover.misses()
                ended += bool(mover.corners)
            if stopped or over:
                del movers[data["car"]]
        where = [state.section(seat) for seat in state.setup.seats]
    assert ended > 200


# What can be reached, tried out


class Good:
    """Luck with which every check is passed: the deck holds cards of the lowest factor only."""

    def pick(self, kind: str, among: Sequence[int], seen_by: Seat = EVERYONE) -> int:  # noqa: ARG002
        return 0


ONE_ANSWER = {at.AT_CHECK: BLIND, at.AT_LAP_CHECK: BLIND, at.AT_LAY: AS_PLAYED}
MOVING = {
    at.AT_PAY, at.AT_CHECK_ORDER, at.AT_CHECK, at.AT_LAY, at.AT_WEATHER, at.AT_GREEN, at.AT_SOFT,
    at.AT_YELLOW, at.AT_PASS, at.AT_LAP_CHECK,
}  # fmt: skip


def reaches_somehow(state: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """True if some answers lead a play through its corners, by the rules of the move alone."""
    twin = state.copy()
    twin.agenda = [at.OF_TABLE[at.ACTIVATE]]
    lowest = min(ALL_CARDS[1 : RACE_CARDS + 1], key=lambda card: twin.setup.factors[card])
    twin.deck = [lowest] * 40
    start = None if seat in twin.off else twin.section(seat)
    events: list[Event] = []
    twin.luck, twin.telling, twin.events = Good(), True, events
    played = {"cards": [f"t{card - RACE_CARDS}" for card in cards]}
    mover = Mover(twin, played, 0)
    mover.sections = set() if start is None else {start}
    playing.play(twin, seat, cards)
    return _explore(twin, seat, mover, 0)


def _explore(state: State, seat: Seat, mover: Mover, told: int) -> bool:
    sections = set(mover.sections)
    try:
        told = _go_on(state, seat, mover, told)
        if not mover.misses():
            return True
        step = state.agenda[-1]
        if step.name not in MOVING or step.seat != seat:
            return False
        for code in _answers(state, step.name):
            twin = state.copy()
            twin.luck, twin.telling, twin.events = Good(), True, []
            twin.agenda.pop()
            QUESTIONS[step.name][1](twin, step, code)
            if _explore(twin, seat, mover, 0):
                return True
        return False
    finally:
        mover.sections = sections


def _go_on(state: State, seat: Seat, mover: Mover, told: int) -> int:
    """Do what goes by itself, and note the sections that the car touches."""
    while state.agenda[-1].name in ACTS and state.agenda[-1].name != at.ACTIVATE:
        ACTS[state.agenda[-1].name](state, state.agenda.pop())
    assert state.events is not None
    for event in state.events[told:]:
        if event.data.get("car") == CARS[seat]:
            if event.kind == "re-entered":
                mover.sections = {*mover.sections, event.data["section"]}
            elif event.kind == "drove":
                mover.go(event.data)
    return len(state.events)


def _answers(state: State, kind: str) -> list[Code]:
    """Return the answers worth a try: those that only cost something are left out."""
    raw = QUESTIONS[kind][0](state, state.agenda[-1])
    if kind in ONE_ANSWER and ONE_ANSWER[kind] in raw:
        return [ONE_ANSWER[kind]]
    if kind in (at.AT_PAY, at.AT_CHECK_ORDER, at.AT_YELLOW, at.AT_LAY):
        return raw[:1]
    if kind == at.AT_PASS:
        return [code for code in raw if GAME.text(code).startswith("pass")]
    return [code for code in raw if code != SAVE_SOFT]


def test_a_track_card_is_playable_just_if_some_answers_reach_its_corner() -> None:
    found = {True: 0, False: 0}
    for state, seat, _ in races(20):
        if state.agenda[-1].name != at.AT_PLAY or not state.target[seat]:
            continue
        for card in [card for card in state.usable(seat) if card > RACE_CARDS]:
            if playing.can_pay(state, seat, (card,)):
                legal = playing.reaches_corners(state, seat, (card,))
                assert reaches_somehow(state, seat, (card,)) == legal, card
                found[legal] += 1
    assert min(found.values()) > 100
