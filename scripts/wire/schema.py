"""The declared shapes as JSON Schema, the source of everything else."""

import ast
import inspect
from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from typing_extensions import TypeAliasType, is_typeddict

from boxbox.core.shapes import typed_dict

Schema = dict[str, Any]


class Plain(GenerateJsonSchema):
    """Leaves out the titles that pydantic makes from names."""

    def get_title_from_name(self, name: str) -> str:  # noqa: ARG002
        """Return a title for `without_titles` to remove."""
        return ""


def definitions(shapes: Mapping[str, Any], modules: Sequence[ModuleType]) -> dict[str, Schema]:
    """Return the schemas of shapes and of everything they refer to, by name, with the descriptions
    from the modules that declare them."""
    whole = adapter(typed_dict("Whole", shapes)).json_schema(schema_generator=Plain)
    bodies = [ast.parse(inspect.getsource(module)).body for module in modules]
    said = {name: text for body in bodies for name, text in _said(body).items()}
    fields = {
        part.name: _said(part.body)
        for body in bodies
        for part in body
        if isinstance(part, ast.ClassDef)
    }
    found = {}
    for name, schema in without_titles(whole["$defs"]).items():
        found[name] = ({"description": said[name]} if name in said else {}) | schema
        declared = next((vars(module)[name] for module in modules if name in vars(module)), None)
        for field, text in _inherited(declared, fields).items():
            schema["properties"][field].setdefault("description", text)
    return found


def _inherited(shape: Any, said: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Return what a typed dictionary's bases say about its fields; pydantic leaves that out."""
    found: dict[str, str] = {}
    for base in getattr(shape, "__orig_bases__", ()):
        if is_typeddict(base):
            found |= _inherited(base, said) | dict(said.get(base.__name__, {}))
    return found


def _said(body: list[ast.stmt]) -> dict[str, str]:
    """Return the strings below assignments, by the assigned name."""
    found = {}
    for one, two in pairwise(body):
        text = two.value if isinstance(two, ast.Expr) else None
        target = one.targets[0] if isinstance(one, ast.Assign) else None
        target = one.target if isinstance(one, ast.AnnAssign) else target
        if isinstance(text, ast.Constant) and isinstance(target, ast.Name):
            found[target.id] = inspect.cleandoc(str(text.value))
    return found


def document(shape: Any, title: str, description: str) -> Schema:
    """Return the schema of a shape as a separate document."""
    whole = without_titles(adapter(shape).json_schema(schema_generator=Plain))
    head = {"$schema": GenerateJsonSchema.schema_dialect, "title": title}
    return {**head, **whole, "description": description}


def adapter(shape: Any) -> TypeAdapter[Any]:
    """Return an adapter that knows the schema of a shape: closed, with its docstrings."""
    named: Any = TypeAliasType("Whole", shape)
    return TypeAdapter(named, config={"extra": "forbid", "use_attribute_docstrings": True})


def without_titles(schema: Any) -> Any:
    """Return a schema without titles, but keep a property called `title`."""
    if isinstance(schema, list):
        return [without_titles(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: {name: without_titles(part) for name, part in value.items()}
        if key in ("properties", "$defs")
        else without_titles(value)
        for key, value in schema.items()
        if key != "title"
    }
