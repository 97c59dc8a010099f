"""The documents are true: commands run, links lead somewhere, pictures are up to date."""

import json
import re
import runpy
import shlex
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

import boxbox
from tests.cli import boxbox_command, boxbox_serving
from tests.walks.kit import make_own_data

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
README = (ROOT / "README.md").read_text()
SCHEMA = json.loads((ROOT / "docs/position.schema.json").read_text())
RACE90_SCHEMA = json.loads((ROOT / "docs/position-race90.schema.json").read_text())


def commands() -> list[str]:
    """Every `$ boxbox ...` of the documents."""
    return [
        row.removeprefix("$ ")
        for page in PAGES
        for block in re.findall(r"```console\n(.*?)```", page.read_text(), re.S)
        for row in block.splitlines()
        if row.startswith("$ boxbox")
    ]


@pytest.mark.parametrize("command", commands())
def test_the_commands_of_the_documents_run(command: str, tmp_path: Path) -> None:
    log = tmp_path / "race.log"
    log.write_text((ROOT / "tests/golden/standard-4.log").read_text())
    # Fewer races than a reader would run, and a shorter measurement: the same command.
    quick = re.sub(r"--games \d+", "--games 6", command)
    quick = re.sub(r"--tables \S+ --seconds \S+", "--tables 8 --seconds 2", quick)
    quick = quick.replace("bench", "bench --seconds 0.05") if quick == "boxbox bench" else quick
    if " mine" in quick:
        quick = quick.replace(" mine", f" {make_own_data(tmp_path / 'mine')}")
    quick = quick.replace("FILE", str(log)).replace("DIR", str(tmp_path)).replace("8190", "0")
    arguments = shlex.split(quick)[1:]
    if arguments[:1] in ([], ["serve"]):
        with boxbox_serving(*arguments, env={"XDG_DATA_HOME": str(tmp_path)}) as (_, said):
            assert said.startswith("boxbox is ready: http://"), said
        return
    done = boxbox_command(*arguments, typed="\nq\n", env={"XDG_DATA_HOME": str(tmp_path)})
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_program_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", README, re.S)
    exec(program, {})
    assert "blue+3 blue.1" in capsys.readouterr().out


def test_the_readme_lists_every_option() -> None:
    for game in ("motor-racing", "race90"):
        names = " ".join(option.name for option in boxbox.start(game, 4).game.options)
        for page in (README, (ROOT / "docs/api.md").read_text()):
            listed = " ".join(re.findall(r"^\| `(\w+)", page, re.M))
            assert f" {names} " in f" {listed} "


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


TO_BE_MADE = {"games/motor_racing/bots/timid.py"}
"""Files that a reader is told to make."""


def test_files_that_are_named_are_there() -> None:
    rooms = "src|tests|scripts|frontend|docs|games|core|server|cli|words|bots|arena|boards"
    roots = [ROOT, ROOT / "src/boxbox", ROOT / "frontend/src"]
    for page in PAGES[2:]:
        named = re.findall(
            rf"(?<![\w/.])(?:{rooms})/[\w./-]+\.(?:py|ts|toml|sh)\b", page.read_text()
        )
        for file in set(named) - TO_BE_MADE:
            assert any((root / file).exists() for root in roots), f"{page.name}: {file}"


def test_the_pictures_are_up_to_date() -> None:
    drawn = runpy.run_path(str(ROOT / "scripts/pictures.py"))["pictures"]()
    for path, svg in drawn.items():
        assert path.read_text() == svg
        assert set(re.findall(r"https?://[^\"]+", svg)) == {"http://www.w3.org/2000/svg"}
        assert f"docs/pictures/{path.name}" in README


def test_every_position_fits_the_schema() -> None:
    check = jsonschema.Draft202012Validator(SCHEMA).validate
    rng = Random(5)
    for seats in range(3, 7):
        match = boxbox.start("motor-racing", seats=seats, seed=seats, options={"races": 2})
        while match.decisions:
            check(match.position())
            decision = match.decisions[0]
            match.choose(decision.seat, rng.choice(decision.options))
        check(match.position())


def test_every_position_of_race90_fits_its_schema() -> None:
    check = jsonschema.Draft202012Validator(RACE90_SCHEMA).validate
    rng = Random(6)
    for seats, options in ((2, {}), (5, {"rescue": True, "short": True}), (3, {"level": "junior"})):
        match = boxbox.start("race90", seats=seats, seed=seats, options=options)
        while match.decisions:
            if rng.random() < 0.1:
                check(match.position())
            decision = match.decisions[0]
            match.choose(decision.seat, rng.choice(decision.options))
        check(match.position())


@pytest.mark.parametrize(
    "position",
    [
        {"seats": 7}, {"cars": [{"car": "red.1", "section": 1}]}, {"turn": -1},
        {"cars": [{"car": "s0", "section": 1}], "colour": "red"}, {"options": {"laps": 3}},
        {"cars": [{"car": "s0", "section": 1}], "players": [{"hand": ["185"]}, {"red": 9}]},
        {"cars": [{"car": "s0", "section": "Ascari"}]}, {"deck": -1},
    ],
)  # fmt: skip
def test_what_the_schema_of_race90_refuses_boxbox_refuses_too(position: dict[str, Any]) -> None:
    given = {"game": "race90"} | position
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(given, RACE90_SCHEMA)
    with pytest.raises(boxbox.PositionError):
        boxbox.from_position(given)


@pytest.mark.parametrize(
    "position",
    [
        {}, {"game": "chess"}, {"seats": 2}, {"order": ["red.3"]}, {"hands": [["red+9"]]},
        {"at": "lunch"}, {"colour": "red"}, {"options": {"laps": 3}}, {"face": 13},
        {"finished": [["red.1"]]}, {"deck": -1}, {"hands": {"9": []}},
    ],
)  # fmt: skip
def test_what_the_schema_refuses_boxbox_refuses_too(position: dict[str, Any]) -> None:
    given = {"game": "motor-racing"} | position if position else {}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(given, SCHEMA)
    with pytest.raises(boxbox.PositionError):
        boxbox.from_position(given)


def test_examples_of_partial_positions_fit_the_schema_and_boxbox() -> None:
    card = {"kind": "overtake", "team": "red", "places": 3}
    for more in ({}, {"hands": {"0": ["red+3"]}}, {"hands": [["?", card]], "deck": 3},
                 {"at": "spin", "card": {"kind": "spin"}, "face": 4}):  # fmt: skip
        position = {"game": "motor-racing"} | more
        jsonschema.validate(position, SCHEMA)
        boxbox.from_position(position)
