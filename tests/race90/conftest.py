"""The rules are tested with a frozen data set, so that tuning the shipped one breaks nothing."""

from functools import cache
from pathlib import Path

import pytest

from boxbox.games.race90.game import Race90
from boxbox.games.race90.table.dataset import load_directory
from tests.installed import install

FROZEN = Path(__file__).parent / "frozen"


@cache
def frozen_game() -> Race90:
    """Return Race! Formula 90 with the frozen data set."""
    return Race90(load_directory(FROZEN))


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> Race90:
    """Let `boxbox.start` and `boxbox.from_position` play with the frozen data set."""
    game = frozen_game()
    install(monkeypatch, game)
    return game
