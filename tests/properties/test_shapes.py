"""A position with one value of a wrong type is refused with one fault, which names that field.

The positions are made from the published schemas, so that every field of every object is there.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema
import pytest

import boxbox
from boxbox.core.given import shape_faults
from boxbox.games.race90.table.race import MODULES
from boxbox.registry import find_game

DOCS = Path(__file__).parent.parent.parent / "docs"
FILES = {"motor-racing": "position.schema.json", "race90": "position-race90.schema.json"}
SETTLED: dict[str, dict[str, Any]] = {
    "motor-racing": {"rules": 2, "seats": 4, "options": {}},
    "race90": {"rules": 3, "seats": 4, "options": {"level": "advanced"}},
}
"""What has sentences of its own if it is wrong, as the name of the game has."""
NAMES = {
    "motor-racing": {"CarName": "red.1", "CardName": "turbo"},
    "race90": {"CarName": "s0", "CardName": "17"},
}
WRONG = (None, True, 1.5, "no such word", -(10**9), 10**9)
WAYS = 4
"""As many kinds of things as any one field may be."""

Schema = dict[str, Any]


class Field(NamedTuple):
    """A field of a position."""

    name: str
    holder: Any
    key: str | int
    schema: Schema


class Sample:
    """A position that fits the schema of a game; each `way` gives other kinds of things."""

    def __init__(self, game: str, way: int) -> None:
        self.way = way
        self.whole: Schema = json.loads((DOCS / FILES[game]).read_text())
        self.whole["$defs"] |= {name: {"const": one} for name, one in NAMES[game].items()}
        self.settled = {"game": game, **SETTLED[game]}
        for name in self.settled:
            del self.whole["properties"][name]
        del self.whole["required"]
        self.table = self._make(self.whole)

    def _kinds(self, schema: Schema) -> list[Schema]:
        """Return the schemas of all that a value may be."""
        if "$ref" in schema:
            return self._kinds(self.whole["$defs"][schema["$ref"].rpartition("/")[2]])
        parts = schema.get("anyOf") or schema.get("oneOf")
        return [kind for part in parts for kind in self._kinds(part)] if parts else [schema]

    def _make(self, schema: Schema) -> Any:
        kinds = self._kinds(schema)
        kind = kinds[self.way % len(kinds)]
        if "properties" in kind:
            return {name: self._make(of) for name, of in kind["properties"].items()}
        if "prefixItems" in kind:
            return [self._make(of) for of in kind["prefixItems"]]
        if "items" in kind:
            found = [self._make(one) for one in self._kinds(kind["items"])]
            return found * max(1, kind.get("minItems", 1) // len(found))
        if "const" in kind or "enum" in kind:
            return kind["const"] if "const" in kind else kind["enum"][0]
        plain = {"integer": kind.get("minimum", 0), "boolean": False, "string": "x", "null": None}
        return plain[kind["type"]]

    def fields(self) -> list[Field]:
        """Return every field of the table; what is in a tuple is none."""
        return list(self._below("", self.table, self.whole))

    def _below(self, name: str, data: Any, schema: Schema) -> Iterator[Field]:
        kind = next((one for one in self._kinds(schema) if self.fits(data, one)), {})
        fields = [
            Field(f"{name}.{key}".lstrip("."), data, key, of)
            for key, of in kind.get("properties", {}).items()
        ]
        if "items" in kind and "prefixItems" not in kind:
            fields = [Field(f"{name}[{at}]", data, at, kind["items"]) for at in range(len(data))]
        for field in fields:
            yield field
            yield from self._below(field.name, data[field.key], field.schema)

    def fits(self, data: Any, schema: Schema) -> bool:
        """True if data is as a part of the schema of the game tells."""
        part = {**schema, "$defs": self.whole["$defs"]}
        return jsonschema.Draft202012Validator(part).is_valid(data)


def faulty(position: Any) -> list[str]:
    with pytest.raises(boxbox.PositionError) as refused:
        boxbox.from_position(position)
    return [fault.field for fault in refused.value.faults]


@pytest.mark.parametrize("way", range(WAYS))
@pytest.mark.parametrize("game", FILES)
def test_a_wrong_type_is_refused_by_the_name_of_its_field(game: str, way: int) -> None:
    sample = Sample(game, way)
    position = {**sample.settled, **sample.table}
    assert shape_faults(find_game(game).shapes.position, position, MODULES) == []
    for field in sample.fields():
        right = field.holder[field.key]
        for wrong in WRONG:
            if not sample.fits(wrong, field.schema):
                field.holder[field.key] = wrong
                assert faulty({**sample.settled, **sample.table}) == [field.name], wrong
        field.holder[field.key] = right
