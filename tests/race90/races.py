"""Random races, with what each step must leave as it is."""

from collections.abc import Iterator
from random import Random

from boxbox.core.luck import GuessedLuck
from boxbox.core.options import settle
from boxbox.games.race90.rules.state import State
from tests.race90.conftest import frozen_game
from tests.race90.scenes import (
    Data,
)

RACES: list[tuple[int, Data]] = [
    (2, {}),
    (3, {"track": "hungaroring", "short": True}),
    (4, {"rescue": True}),
    (6, {"track": "hungaroring"}),
    (4, {"level": "junior"}),
]


def random_race(seats: int, options: Data, seed: int) -> Iterator[State]:
    """Play a race by chance and give its state whenever somebody is asked, and at the end."""
    game = frozen_game()
    rng = Random(seed)
    luck = GuessedLuck(rng)
    state = game.new(seats, settle(game.options, options))
    state.begin(luck)
    while to_act := state.to_act():
        yield state
        state.apply(to_act[0], rng.choice(state.legal(to_act[0])), luck)
    yield state
