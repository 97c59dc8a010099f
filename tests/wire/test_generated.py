"""What is made from the declared shapes is up to date, and the words in them are the game's."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from scripts.wire import __main__
from scripts.wire.files import generated
from scripts.wire.typescript import declaration

from boxbox.core.shapes import fields_of, modules_of, reader, words_of
from boxbox.games.motor_racing import wire as motor_racing
from boxbox.games.motor_racing.table.cards import CARDS, TEAMS
from boxbox.games.motor_racing.table.cards import CARS as CARS_IN_LINE
from boxbox.games.race90.position.players import UNSEEN
from boxbox.games.race90.rules.advanced.fuel import BIDS
from boxbox.games.race90.rules.state import QUESTIONS
from boxbox.games.race90.table import cards, cars, race, steps
from boxbox.games.race90.wire import acts, names, position, previews, view


def test_generated_files_are_up_to_date() -> None:
    stale = [path.name for path, text in generated().items() if path.read_text() != text]
    assert not stale, "run python -m scripts.wire"


def test_the_check_names_a_stale_file_and_without_it_the_file_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "docs/some.schema.json"
    monkeypatch.setattr(__main__, "ROOT", tmp_path)
    monkeypatch.setattr(__main__, "generated", lambda: {path: "new"})
    assert __main__.main(["--check"]) == 1
    assert not path.exists()
    assert __main__.main([]) == 0
    assert path.read_text() == "new"
    assert capsys.readouterr().out == "docs/some.schema.json\n" * 2
    assert __main__.main(["--check"]) == 0


def test_the_teams_are_those_of_the_data() -> None:
    assert words_of(motor_racing.Team) == TEAMS


def test_every_question_is_declared_with_the_previews_of_its_acts() -> None:
    assert set(steps.KINDS) == {*QUESTIONS, steps.AT_QUALIFY, steps.AT_BID} == set(acts.ACTS)
    shapes = {shape for by_act in acts.ACTS.values() for shape in by_act.values()}
    assert shapes == set(get_args(previews.AnyPreview.__value__))


def test_cards_and_cars_fit_the_patterns_of_their_names() -> None:
    for alias, known in (
        (names.CarName, cars.CARS),
        (
            names.CardName,
            [cards.card_text(cards.ALL_CARDS[n]) for n in (0, 1, 99, 100, 184, 185, 226, 255)],
        ),
        (motor_racing.CarName, CARS_IN_LINE),
        (motor_racing.CardName, [card.name for card in CARDS]),
    ):
        (pattern,) = alias.__value__.__metadata__
        assert all(re.fullmatch(pattern.text, name) for name in known)
        assert not re.fullmatch(pattern.text, "red.3")


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "string", "description": "Said."}, "/** Said. */\nexport type T = string;\n"),
        ({"$ref": "#/$defs/JSON"}, "export type T = unknown;\n"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "export type T = number | null;\n"),
        (
            {"type": "array", "prefixItems": [{"type": "string"}, {"const": 3}]},
            "export type T = readonly [string, 3];\n",
        ),
        (
            {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2},
            "export type T = [number, number];\n",
        ),
        (
            {"type": "array", "items": {"enum": ["a", "b"]}},
            'export type T = ("a" | "b")[];\n',
        ),
        (
            {"type": "object", "additionalProperties": {"$ref": "#/$defs/Car"}},
            "export type T = Record<string, Car>;\n",
        ),
        ({"type": "object", "properties": {}}, "export type T = Record<string, never>;\n"),
        (
            {"properties": {"a-b": {"type": "boolean"}, "c": {}}, "required": ["c"]},
            'export interface T {\n  "a-b"?: boolean;\n  c: unknown;\n}\n',
        ),
        (
            {"enum": ["x", "y"]},
            'export const TS = ["x", "y"] as const;\nexport type T = (typeof TS)[number];\n',
        ),
    ],
)
def test_how_schemas_are_written_in_typescript(schema: dict[str, Any], written: str) -> None:
    assert declaration("T", schema) == written


def test_the_fields_of_a_position_are_those_of_the_table_with_their_modules() -> None:
    assert modules_of(view.CarState)["entry"] == "off-track"
    assert modules_of(view.CarState)["section"] is None
    declared, table = modules_of(position.Position), modules_of(view.Table)
    assert {name: declared[name] for name in table} == table
    facts = {"game", "rules", "seats", "options", "asked", "line", "driver"}
    assert declared.keys() - table.keys() == facts
    assert all(module in (None, *race.MODULES) for module in declared.values())


def test_declared_bids_are_those_of_the_rules() -> None:
    (declared,) = get_args(fields_of(view.PlayerState)["bid"])
    bid = reader(declared).json_schema()
    assert bid["anyOf"][0]["enum"] == [*BIDS, UNSEEN]
