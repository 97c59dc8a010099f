"""Add a bot: one file in the folder of a game's bots."""

from pathlib import Path

import pytest

from tests.walks.kit import boxbox, copy_boxbox, from_the_docs, write


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of boxbox with the file, in a folder to be put on Python's path."""
    folder = tmp_path_factory.mktemp("copy")
    write(
        copy_boxbox(folder),
        {"games/motor_racing/bots/timid.py": from_the_docs("python", '"""`timid`')},
    )
    return folder


def test_it_is_named_and_races(copy: Path) -> None:
    assert "random, greedy, rules, timid" in boxbox("simulate", "--help", path=copy)
    said = boxbox("simulate", "motor-racing", "--games", "4", "--bots", "timid,rules", path=copy)
    assert "1 timid" in said


def test_it_belongs_to_its_game_alone(copy: Path) -> None:
    with pytest.raises(AssertionError, match="there is no bot 'timid' for race90"):
        boxbox("simulate", "race90", "--games", "1", "--bots", "timid", path=copy)
