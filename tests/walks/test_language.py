"""Add a language: a folder with what it is called; what it lacks is said in English.

What the pages make of it is tested in frontend/words-plugin.test.ts.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.walks.kit import boxbox, copy_boxbox, write

ROOT = Path(__file__).parents[2]
GERMAN = {
    "words/locales/de/language.ftl": "language-name = Deutsch\nlanguage-variety = de-DE\n",
    "words/locales/de/terminal.ftl": "prompt-choose = Nummer, Notation, ? für Hilfe\n",
    "words/locales/de/setup.ftl": "setup-making = Richte boxbox ein\n",
    "games/motor_racing/words/locales/de/game.ftl": (
        "ask-play = Welche Karte spielst du?\nteam-red = Rot\n"
    ),
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of boxbox that speaks some German, in a folder to be put on Python's path."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    write(copy_boxbox(folder / "src"), GERMAN)
    return folder


def test_the_terminal_speaks_it_as_far_as_it_goes(copy: Path) -> None:
    said = boxbox("play", "motor-racing", path=copy / "src", typed="q\n", language="de_DE")
    assert "Nummer, Notation, ? für Hilfe" in said
    assert "Welche Karte spielst du?" in said
    assert "You drive Rot" in said
    assert "Rot 1" in said
    assert "Red 1" not in said
    assert "The race is saved. Continue with:" in said
    assert "de, es, it, pt" in boxbox("play", "--help", path=copy / "src")


def test_the_set_up_speaks_it_too(copy: Path) -> None:
    def said(key: str) -> str:
        script = ["sh", "-c", '. scripts/setup.sh; say "$@"', "sh", key]
        environment = {**os.environ, "LC_ALL": "de_DE.UTF-8"}
        done = subprocess.run(script, cwd=copy, env=environment, check=True, capture_output=True)
        return done.stderr.decode()

    assert said("setup-making") == "boxbox: Richte boxbox ein\n"
    assert said("setup-not-installed") == "boxbox: apt-get failed\n"
