"""Games are found by their entry points; one that can't be loaded is left out and named."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from boxbox import registry
from boxbox.bots import bots_of, default_bot
from boxbox.games.motor_racing import game as motor_racing
from boxbox.manifest import Manifest
from boxbox.words import Words
from tests.conformance.model_game import BidsGame

SOURCES = Path(registry.__file__).parent
BELOW = ("core", "words", "boards", "bots", "arena", "cli", "api.py", "registry.py", "manifest.py")


class AnotherGame(BidsGame):
    name = "another"


ANOTHER = Manifest(game=AnotherGame())
NOT_A_MANIFEST = AnotherGame()
SPEECHLESS = Manifest(
    game=type("Speechless", (AnotherGame,), {"name": "speechless"})(), words="x.y"
)
UNDRIVEN = Manifest(game=type("Undriven", (AnotherGame,), {"name": "undriven"})(), bots="no_bots")


@pytest.fixture
def fresh() -> Iterator[None]:
    kept = dict(registry.games())
    registry.found.cache_clear()
    yield
    registry.found.cache_clear()
    registry.games().clear()
    registry.games().update(kept)


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, registry.GROUP)


@pytest.mark.usefixtures("fresh")
def test_a_broken_game_is_left_out_with_a_notice(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    entries = [
        entry("another", f"{__name__}:ANOTHER"),
        entry("gone", "no.such.package:MANIFEST"),
        entry("misnamed", f"{__name__}:ANOTHER"),
        entry("motor-racing", f"{motor_racing.__name__}:MANIFEST"),
        entry("naked", f"{__name__}:NOT_A_MANIFEST"),
    ]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: entries)
    assert list(registry.games()) == ["motor-racing", "another"]
    assert [notice.values["game"] for notice in registry.found().notices] == [
        "gone", "misnamed", "naked",
    ]  # fmt: skip
    assert "the game gone can't be loaded and is left out: no.such.package:MANIFEST" in caplog.text
    assert bots_of("another").keys() == {"random"}
    assert default_bot("another") == "random"


@pytest.mark.usefixtures("fresh")
def test_a_game_whose_words_or_bots_are_missing_is_left_out_and_breaks_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entries = [
        entry("motor-racing", f"{motor_racing.__name__}:MANIFEST"),
        entry("speechless", f"{__name__}:SPEECHLESS"),
        entry("undriven", f"{__name__}:UNDRIVEN"),
    ]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: entries)
    assert list(registry.games()) == ["motor-racing"]
    assert [notice.values["problem"] for notice in registry.found().notices] == [
        "ModuleNotFoundError: No module named 'x'", "ModuleNotFoundError: no package no_bots",
    ]  # fmt: skip
    assert not Words("it").has("game-speechless")


@pytest.mark.usefixtures("fresh")
def test_a_game_can_not_take_the_place_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    copy = Manifest(game=type("Copy", (AnotherGame,), {"name": "motor-racing"})())
    monkeypatch.setattr(f"{__name__}.ANOTHER", copy)
    entries = [
        entry("motor-racing", f"{__name__}:ANOTHER"),
        entry("motor-racing", f"{motor_racing.__name__}:MANIFEST"),
    ]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: entries)
    assert registry.find_game("motor-racing") is motor_racing.MOTOR_RACING
    assert len(registry.found().notices) == 1


def test_nothing_below_the_games_names_one() -> None:
    """The words of help may, and a bench of the server needs one to play."""
    files = [path for name in BELOW for path in sorted(SOURCES.glob(f"{name}/**/*.py"))]
    files += [SOURCES / name for name in BELOW if name.endswith(".py")]
    naming = [
        path.name
        for path in files
        if any(name in path.read_text() for name in ('"race90"', '"motor-racing"', "boxbox.games."))
    ]
    assert naming == []
