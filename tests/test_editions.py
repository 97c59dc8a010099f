"""A game may come with several data sets: logs of the older ones still load."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import boxbox
from boxbox.core.game import DataSet, Game
from boxbox.games.motor_racing.game import MANIFEST, MOTOR_RACING, MotorRacing
from boxbox.manifest import OwnData
from boxbox.registry import find_game, games, manifest, own_game
from tests.installed import install

GOLDEN = Path(__file__).parent / "golden"
OLDER = DataSet("older", "0" * 64)


class OlderEdition(MotorRacing):
    data = OLDER


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> OlderEdition:
    edition = OlderEdition()
    with_older = replace(MANIFEST, editions=lambda: [edition])
    monkeypatch.setitem(games(), MOTOR_RACING.name, with_older)
    return edition


def take_own_data(monkeypatch: pytest.MonkeyPatch, load: Callable[[Path], Game[Any]]) -> None:
    """Let the game be played with data of an owner's own."""
    able = replace(MANIFEST, own_data=OwnData(load=load, check=lambda *_: ()))
    monkeypatch.setitem(games(), MOTOR_RACING.name, able)


def log_of(data: DataSet) -> str:
    """A log as far as its first line, played with some data set."""
    text = boxbox.start("motor-racing", seats=3, seed=1, options={"races": 1}).log.text()
    own = MOTOR_RACING.data
    return text.replace(f"data {own.name} {own.sha256}", f"data {data.name} {data.sha256}")


def test_new_races_are_run_with_the_newest_data(older: OlderEdition) -> None:
    assert find_game("motor-racing") is MOTOR_RACING
    assert boxbox.start("motor-racing", seats=3).log.header.data == MOTOR_RACING.data
    assert find_game("motor-racing", MOTOR_RACING.data) is MOTOR_RACING
    assert find_game("motor-racing", OLDER) is older


def test_a_log_of_an_older_set_is_played_with_that_set(older: OlderEdition) -> None:
    match = boxbox.load(log_of(OLDER), seed=1)
    assert match.game is older
    assert match.log.header.data == OLDER
    decision = match.decisions[0]
    match.choose(decision.seat, decision.options[0])
    assert boxbox.load(match.log.text()).view(0) == match.view(0)


def test_a_set_that_is_not_there_is_named() -> None:
    with pytest.raises(boxbox.LogError) as refused:
        boxbox.load(log_of(OLDER))
    own = MOTOR_RACING.data
    assert str(refused.value) == (
        "header: the data set is not one that is installed: older 000000000000... "
        f"(installed: {own.name} {own.sha256[:12]}...)"
    )


def test_a_set_of_an_owner_is_told_from_an_altered_one(monkeypatch: pytest.MonkeyPatch) -> None:
    take_own_data(monkeypatch, lambda _: MOTOR_RACING)
    with pytest.raises(boxbox.LogError, match="an owner's own, name its folder with --data"):
        boxbox.load(log_of(OLDER))
    altered = DataSet(MOTOR_RACING.data.name, "0" * 64)
    with pytest.raises(boxbox.LogError) as refused:
        boxbox.load(log_of(altered))
    assert "owner" not in str(refused.value)


def test_own_data_is_read_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    read: list[Path] = []

    def load(path: Path) -> Any:
        read.append(path)
        return OlderEdition()

    own_game.cache_clear()
    take_own_data(monkeypatch, load)
    assert own_game("motor-racing", str(tmp_path)) is own_game("motor-racing", str(tmp_path))
    assert read == [tmp_path]
    own_game.cache_clear()


def test_every_set_of_a_game_has_its_own_digest() -> None:
    for name, found in games().items():
        editions = [found.game, *found.editions()]
        assert {edition.name for edition in editions} == {name}
        assert len({edition.data for edition in editions}) == len(editions)


def test_a_race_of_the_first_set_of_race90_goes_on_with_it() -> None:
    (first,) = manifest("race90").editions()
    with pytest.MonkeyPatch.context() as patch:
        install(patch, first)
        match = boxbox.start("race90", seats=2, seed=1)
        match.choose(0, "chart italy-1")
        text = match.log.text()
    assert "data boxbox-1 " in text
    loaded = boxbox.load(text, seed=1)
    assert loaded.game is first is not find_game("race90")
    loaded.choose(1, "chart japan-2")
    assert loaded.log.header.data == first.data
