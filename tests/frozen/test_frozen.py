"""What was released is kept: rules numbers, data sets, and every race replays as it was played."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import boxbox
from boxbox.core.game import DataSet
from boxbox.registry import find_game
from tests.frozen.__main__ import HERE, freeze
from tests.frozen.kinds import kinds, offers

VERSIONS = sorted(path for path in HERE.iterdir() if (path / "frozen.json").is_file())
FACTS: dict[str, Any] = {
    path.name: json.loads((path / "frozen.json").read_text()) for path in VERSIONS
}
LOGS = [(path.name, name) for path in VERSIONS for name in FACTS[path.name]["offers"]]


@pytest.mark.parametrize(("version", "name"), LOGS)
def test_a_frozen_race_replays_as_it_was_played(version: str, name: str, update: bool) -> None:
    """A difference needs a new rules number and a field of `Corrections` (docs/contributing.md)."""
    assert not update, "a frozen race is never written anew"
    text = (HERE / version / f"{name}.log").read_text()
    match = boxbox.load(text)
    assert match.notices == []
    assert match.log.text() == text
    assert match.closed is None
    assert match.result is not None
    assert offers(match) == FACTS[version]["offers"][name]


@pytest.mark.parametrize("version", FACTS)
def test_frozen_rules_and_data_are_still_there(version: str) -> None:
    for name, facts in FACTS[version]["games"].items():
        game = find_game(name, DataSet(facts["data"], facts["sha256"]))
        assert game.data.sha256 == facts["sha256"]
        assert game.kept_from <= facts["rules"] <= game.rules


def test_this_version_is_frozen_and_in_the_changelog() -> None:
    root = HERE.parent.parent
    assert boxbox.__version__ in FACTS
    assert f"\n## {boxbox.__version__}\n" in (root / "CHANGELOG.md").read_text()
    assert tomllib.loads((root / "pyproject.toml").read_text())["project"]["version"] in FACTS


def test_every_kind_of_race_is_frozen_and_every_log_is_tested() -> None:
    for path in VERSIONS:
        logs = {str(log.relative_to(path).with_suffix("")) for log in path.rglob("*.log")}
        assert logs == set(FACTS[path.name]["offers"])
    newest = FACTS[VERSIONS[-1].name]["offers"]
    assert {f"{kind.game}/{name}" for name, kind in kinds()} <= set(newest)


def test_what_is_frozen_is_never_written_again(tmp_path: Path) -> None:
    (tmp_path / "0.1.0").mkdir()
    with pytest.raises(SystemExit, match="is frozen"):
        freeze(tmp_path / "0.1.0")
    assert not list((tmp_path / "0.1.0").iterdir())
