"""`./play` speaks the language of the system before there is a Python to say anything."""

import os
import re
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from boxbox.words import LANGUAGES
from tests.locales import messages

ROOT = Path(__file__).parent.parent
SCRIPT = (ROOT / "scripts" / "setup.sh").read_text()


def said(language: str, key: str, *values: str) -> str:
    words = ['. scripts/setup.sh; say "$@"', "sh", key, *values]
    environment = {**os.environ, "LC_ALL": f"{language}_XX.UTF-8"}
    done = subprocess.run(["sh", "-c", *words], cwd=ROOT, env=environment, check=True,
                          capture_output=True, text=True)  # fmt: skip
    return done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_set_up_is_said_as_it_is_written(language: str) -> None:
    text = files("boxbox.words").joinpath("locales", language, "setup.ftl").read_text("utf-8")
    written = dict(re.findall(r"^([\w-]+) = (.*)$", text, re.MULTILINE))
    assert written.keys() == messages("en", "setup").keys()
    for key, sentence in written.items():
        value = "apt-get install a b" if "{" in sentence else ""
        whole = re.sub(r"\{.*\}$", value, sentence)
        assert said(language, key, *([value] if value else [])) == f"boxbox: {whole}\n"


def test_the_set_up_says_only_what_is_written_for_it() -> None:
    keys = set(re.findall(r"say (setup-[\w-]+)", SCRIPT))
    assert keys == messages("en", "setup").keys()
    assert not re.search(r"say [^s]", SCRIPT.replace("# Say", ""))


def test_other_languages_get_english() -> None:
    assert said("de", "setup-not-installed") == "boxbox: apt-get failed\n"
    assert said("it", "setup-not-installed") == "boxbox: apt-get non è riuscito\n"
