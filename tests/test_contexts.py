"""Between choices a race has no luck and tells nothing; a silent playout builds no event."""

from random import Random
from typing import Any

import pytest

from boxbox.core.event import SILENCE, Event
from boxbox.core.luck import NO_LUCK, GuessedLuck
from boxbox.core.options import settle
from boxbox.registry import find_game

GAMES = ("race90", "motor-racing")


def run(name: str, events: list[Event] | None) -> Any:
    game = find_game(name)
    rng = Random(1)
    luck = GuessedLuck(rng)
    state = game.new(3, settle(game.options, {}))
    state.begin(luck, events)
    for _ in range(60):
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal(seat)), luck, events)
        assert (state.luck, state.telling, state.events) == (NO_LUCK, False, SILENCE)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_luck_and_events_are_there_during_a_choice_only(name: str) -> None:
    events: list[Event] = []
    told = run(name, events)
    assert len(events) > 60
    assert told.copy().events is SILENCE
    with pytest.raises(AssertionError, match="no choice is being made"):
        told.luck.pick("die", range(12))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_told_to_nobody(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("an event was made")

    monkeypatch.setattr(Event, "__init__", refuse)
    run(name, None)
    assert SILENCE == []
