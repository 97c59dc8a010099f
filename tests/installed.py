"""Games that tests put in the place of those that are installed, or beside them."""

from dataclasses import replace
from typing import Any

import pytest

from boxbox.core.game import Game
from boxbox.manifest import Manifest
from boxbox.registry import games


def with_rules(game: Game[Any]) -> Manifest:
    """Return the manifest of a game with other rules or data, or one that is new."""
    known = games().get(game.name)
    return replace(known, game=game) if known else Manifest(game=game)


def install(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """Let boxbox find a game for one test."""
    monkeypatch.setitem(games(), game.name, with_rules(game))
