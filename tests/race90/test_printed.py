"""What the pages draw cards and boards from."""

import json

import pytest

from boxbox.games.race90.game import RACE90
from boxbox.registry import find_game, manifest

PRINTED = RACE90.printed()


def test_printed_is_plain_data_of_the_whole_set() -> None:
    assert json.loads(json.dumps(PRINTED)) == PRINTED
    assert PRINTED["set"] == RACE90.data.name
    assert len(PRINTED["cards"]) == 184
    assert len(PRINTED["charts"]) == 12
    assert {name: len(track["cards"]) for name, track in PRINTED["tracks"].items()} == {
        "monza": 34,
        "hungaroring": 42,
    }


def test_cards_go_by_the_names_that_views_use() -> None:
    for number, card in enumerate(RACE90.values.cards[1:], 1):
        told = PRINTED["cards"][str(number)]
        facts = (told["move"], told["factor"], told["type"], told["check"])
        assert facts == (card.move, card.factor, card.type, card.check)
    for name, track in RACE90.values.tracks.items():
        cards = PRINTED["tracks"][name]["cards"]
        assert list(cards) == [f"t{number}" for number in range(1, len(track.cards) + 1)]
        for told, card in zip(cards.values(), track.cards, strict=True):
            assert (told["corner"], told["symbols"]) == (card.corner, list(card.symbols))


def test_boards_are_told_section_by_section() -> None:
    for name, track in RACE90.values.tracks.items():
        told = PRINTED["tracks"][name]
        assert [section["kind"] for section in told["sections"]] == [
            section.kind for section in track.sections
        ]
        begins = [section["begins"] for section in told["sections"]]
        assert begins == sorted(begins)
        assert begins[-1] < told["length"]


@pytest.mark.parametrize("game", manifest("race90").editions(), ids=lambda game: game.data.name)
def test_an_old_race_is_drawn_with_its_own_cards(game: object) -> None:
    assert game is not find_game("race90")
    assert game.printed()["set"] != PRINTED["set"]  # type: ignore[attr-defined]
