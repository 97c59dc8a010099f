"""Race! Formula 90 keeps everything that the kit asks of a game."""

from random import Random

import pytest

from boxbox.core.luck import GuessedLuck
from boxbox.core.options import settle
from boxbox.games.race90.game import RACE90
from tests.conformance.kit import Case, Data
from tests.conformance.race90 import Race90Conformance, conserved


def hidden(position: Data) -> object:
    return [[player["hand"], player["laid"]] for player in position["players"]]


class TestRace90(Race90Conformance):
    cases = (
        Case("race90", 4),
        Case("race90", 2, {"track": "hungaroring", "rescue": True}),
        Case("race90", 3, {"level": "junior", "charts": "random"}),
        Case("race90", 6, {"short": True, "track": "hungaroring"}),
    )
    every = 23
    hidden = staticmethod(hidden)
    shows = staticmethod(lambda event: event["cards"] if event["kind"] == "discarded" else ())
    to_see = frozenset({
        "set-up", "chart", "dealt", "substitute", "discarded", "sealed", "qualified", "grid",
        "strategy: start", "strategy: pit", "strategy: skip", "turn", "chasing", "leader",
        "contest", "contest-laid", "contest-declined", "contest-shown", "contest-result",
        "pit: choice", "pit: fuel", "serviced", "drew", "skipped", "played", "bonus", "paid",
        "damage: card", "damage: check", "damage: contest", "checked: movement",
        "checked: late-braking", "checked: lapping", "laid", "drove: done", "drove: blocked",
        "drove: stay", "drove: question", "pass: overtake", "pass: lap", "pass: un-lap",
        "point", "braked-late", "off-track", "re-entered", "out: damage", "finished",
    })  # fmt: skip


LEVELS: tuple[Data, ...] = (
    {},
    {"short": True},
    {"rescue": True},
    {"level": "junior"},
    {"level": "junior", "rescue": True, "charts": "random"},
)


@pytest.mark.parametrize("track", ["monza", "hungaroring"])
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", LEVELS, ids=str)
def test_every_way_to_play_comes_to_an_end_and_loses_no_piece(
    track: str, seats: int, options: Data
) -> None:
    settled = settle(RACE90.options, {"track": track, **options})
    for seed in range(3):
        rng = Random(seed)
        luck = GuessedLuck(rng)
        state = RACE90.new(seats, settled)
        state.begin(luck)
        while waiting := state.to_act():
            seat = rng.choice(list(waiting))
            state.apply(seat, rng.choice(state.legal(seat)), luck)
            if rng.random() < 0.05:
                conserved(RACE90.describe(state))
        result = RACE90.result(state)
        assert result is not None
        assert [row["place"] for row in result["classification"]] == list(
            range(1, len(result["classification"]) + 1)
        )
