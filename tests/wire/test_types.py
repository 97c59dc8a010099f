"""The generated TypeScript types fit what golden races really show: it is pasted through tsc."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hatch_build import environment
from scripts.wire.files import FRONTEND

from tests.installed import install
from tests.race90.conftest import frozen_game
from tests.wire.golden import GOLDEN, Collected, collect, logs

FOLDERS = {
    "motor-racing": (GOLDEN, GOLDEN / "older"),
    "race90": (GOLDEN / "race90", GOLDEN / "race90/older"),
}
TSC = ("--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--lib", "es2022",
       "--module", "esnext", "--moduleResolution", "bundler")  # fmt: skip


@pytest.fixture(autouse=True)
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, frozen_game())


def compiled(game: str, things: list[tuple[str, Any]], folder: Path) -> str:
    """Return what tsc says against things as literals of their types."""
    wire = FRONTEND / "src/games" / game / "wire"
    rows = [f'import type * as wire from "{wire}";']
    rows += [
        f"export const one{n}: wire.{kind} = {json.dumps(data)};"
        for n, (kind, data) in enumerate(things)
    ]
    path = folder / "pasted.ts"
    path.write_text("\n".join(rows))
    command = [str(FRONTEND / "node_modules/.bin/tsc"), *TSC, str(path)]
    done = subprocess.run(
        command, cwd=folder, env=environment(), capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("game", FOLDERS)
def test_golden_races_compile_against_the_generated_types(game: str, tmp_path: Path) -> None:
    collected = Collected()
    for folder in FOLDERS[game]:
        for log in logs(folder):
            collect(log, collected)
    things = [
        ("Preview" if game == "motor-racing" and kind.startswith("Previews") else kind, data)
        for kind, found in collected.found.items()
        for data in found
    ]
    assert len(things) > 50
    assert compiled(game, things, tmp_path) == ""


def test_tsc_refuses_what_does_not_fit(tmp_path: Path) -> None:
    said = compiled("race90", [("Gap", {"car": "s0", "gap": 1}), ("Tyres", "wooden")], tmp_path)
    assert "'laps_down' is missing" in said
    assert "wooden" in said
