"""Race! Formula 90 keeps everything that the kit asks of a game."""

from collections.abc import Iterator
from random import Random

import pytest

from boxbox.core.luck import GuessedLuck
from boxbox.core.options import settle
from boxbox.games.race90 import RACE90
from boxbox.games.race90.cards import RACE_CARDS
from boxbox.games.race90.race import BROWN_DISCS, RED_DISCS
from tests.conformance.kit import AnyMatch, Case, Conformance, Data, pytest_generate_tests_for

pytest_generate_tests = pytest_generate_tests_for


def conserved(position: Data) -> None:
    """Count cards, discs, chips, chits and cars."""
    players = position["players"]
    cards = [
        card for player in players for pile in ("hand", "laid", "frozen") for card in player[pile]
    ]
    cards += [player["target"] for player in players if player["target"]]
    cards += position["discards"] + position["move"]["spent"] + position.get("track_discards", [])
    of_track = [card for card in cards if card.startswith("t")]
    assert len(set(cards)) == len(cards)
    assert len(cards) - len(of_track) == RACE_CARDS - position["deck"]
    if "track_deck" in position:
        decks = [len(track.cards) for track in RACE90.values.tracks.values()]
        assert len(of_track) + position["track_deck"] in decks
    cup = position["cup"]
    assert cup["red"] + sum(player["red"] for player in players) == RED_DISCS
    assert cup["brown"] + sum(player["brown"] for player in players) == BROWN_DISCS
    charts = {chart.name: chart for chart in RACE90.values.charts}
    for player in players:
        if player["chart"]:
            chart = charts[player["chart"]]
            tyres, _, damage = player.get("setup", (chart.tyres, 0, chart.damage))
            assert 0 <= player["tyres"] <= tyres
            assert 0 <= player["red"] + player["brown"] <= damage
    cars = [car["car"] for car in position["cars"]] + [out["car"] for out in position["retired"]]
    assert len(set(cars)) == len(cars)


def hidden(position: Data) -> object:
    return [[player["hand"], player["laid"]] for player in position["players"]]


def seen(match: AnyMatch) -> Iterator[str]:
    for event in match.events(None):
        yield event["kind"]
        if event["kind"] in ("drove", "out", "pit", "checked", "damage", "strategy"):
            yield f"{event['kind']}: {event.get('why', event.get('when'))}"
        for step in event.get("path", ()):
            yield f"pass: {step['how']}" if "pass" in step else "enter"


class TestRace90(Conformance):
    cases = (
        Case("race90", 4),
        Case("race90", 2, {"track": "hungaroring", "rescue": True}),
        Case("race90", 3, {"level": "junior", "charts": "random"}),
        Case("race90", 6, {"short": True, "track": "hungaroring"}),
    )
    seeds = 1
    every = 23
    conserved = staticmethod(conserved)
    hidden = staticmethod(hidden)
    guessed = staticmethod(
        lambda position: [position["players"][0]["hand"][:1], position["players"][1]["hand"][:1]]
    )
    shows = staticmethod(lambda event: event["cards"] if event["kind"] == "discarded" else ())
    seen = staticmethod(seen)
    hand = staticmethod(lambda position, seat: position["players"][seat]["hand"])
    gestures = True
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
