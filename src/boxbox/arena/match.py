"""One match between bots, played on the state: fast, and the same for the same seed."""

from collections.abc import Sequence
from random import Random
from typing import Any

from boxbox.bots import Bot
from boxbox.core.event import Event
from boxbox.core.game import Game
from boxbox.core.luck import SeededLuck
from boxbox.core.options import OptionValues
from boxbox.core.wire import Facts


def play(
    game: Game[Any], seats: int, options: OptionValues, bots: Sequence[Bot], seed: str
) -> tuple[Facts, list[Event]]:
    """Play a match and return its result and all its events; each bot only sees its own view."""
    state = game.new(seats, options)
    luck = SeededLuck(seed)
    thoughts = [Random(f"{seed}/{seat}") for seat in range(state.seats)]
    events: list[Event] = []
    state.begin(luck, events)
    while waiting := state.to_act():
        seat = waiting[0]
        view = state.seen_by(seat)
        codes = view.legal(seat)
        code = codes[0]
        if len(codes) > 1:
            code = bots[seat].choose(view, seat, codes, thoughts[seat])
        state.apply(seat, code, luck, events)
    result = game.result(state)
    assert result is not None
    return result, events
