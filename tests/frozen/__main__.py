"""Freeze one race of every kind under this version of boxbox."""

import json
import sys
from pathlib import Path

import boxbox
from boxbox.registry import games
from tests.frozen.kinds import offers, races

HERE = Path(__file__).parent
SEED = 2026


def freeze(folder: Path) -> None:
    """Write the logs, what was offered in each, and the rules and data of each game."""
    if folder.exists():
        sys.exit(f"{folder.name} is frozen: a changed rule is a new rules number and a new version")
    frozen = {}
    for name, match in races(SEED):
        path = folder / f"{name}.log"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(match.log.text())
        frozen[name] = offers(match)
    rules = {
        name: {"rules": game.rules, "data": game.data.name, "sha256": game.data.sha256}
        for name, game in ((name, found.game) for name, found in games().items())
    }
    facts = {"games": rules, "offers": frozen}
    (folder / "frozen.json").write_text(json.dumps(facts, indent=1) + "\n")


if __name__ == "__main__":
    freeze(HERE / boxbox.__version__)
