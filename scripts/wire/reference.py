"""The reference tables of the docs: each stands between a marker that names it and an end."""

import re
from collections.abc import Container, Iterable, Mapping

from scripts.wire.schema import Schema

from boxbox.core.shapes import fields_of
from boxbox.core.wire import EventBase

Definitions = Mapping[str, Schema]
MANY = 10
"""Longer lists of words aren't shown where they are used."""
EVENT_BASE = ("kind", *fields_of(EventBase))
"""The fields that every event has; the docs describe them once."""


def filled(page: str, tables: Mapping[str, str]) -> str:
    """Return a page with its tables regenerated; refuse an unknown marker."""
    return re.sub(
        r"(<!-- wire: (.+?) -->\n).*?(<!-- end -->)",
        lambda found: f"{found[1]}\n{tables[found[2]]}\n{found[3]}",
        page,
        flags=re.DOTALL,
    )


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table."""
    columns = list(head)
    lines = [f"| {' | '.join(line)} |\n" for line in (columns, *rows)]
    return "".join([lines[0], "|---" * len(columns) + "|\n", *lines[1:]])


def events(definitions: Definitions, union: str) -> str:
    """Return the kinds of events, each with what it means and its facts."""
    rows = []
    for one in definitions[union]["oneOf"]:
        part = definitions[name_of(one)]
        kind = part["properties"]["kind"]["const"]
        rows.append((f"`{kind}`", said(part), facts(definitions, part, EVENT_BASE)))
    return table(("event", "what happens", "facts"), rows)


def refusals(definitions: Definitions, name: str) -> str:
    """Return the reasons, each with what it means and its facts."""
    rows = []
    for reason, part in definitions[name]["properties"].items():
        shape = definitions[name_of(part)]
        rows.append((f"`{reason}`", said(shape), facts(definitions, shape)))
    return table(("reason", "meaning", "values"), rows)


def previews(definitions: Definitions, name: str) -> str:
    """Return what is known about options, by the kind of question and the act."""
    rows = []
    for kind, part in definitions[name]["properties"].items():
        acts: dict[str, list[str]] = {}
        for act, of in definitions[name_of(part)]["properties"].items():
            acts.setdefault(name_of(of), []).append(f"`{act}`")
        rows += [(f"`{kind}`", ", ".join(those), linked(of)) for of, those in acts.items()]
    return table(("decision", "act", "preview"), rows)


def shapes(definitions: Definitions, names: Iterable[str]) -> str:
    """Return shapes with their fields."""
    found = [(name, definitions[name]) for name in names]
    rows = [(f"`{name}`", said(shape), facts(definitions, shape)) for name, shape in found]
    return table(("shape", "meaning", "fields"), rows)


def named_in(definitions: Definitions, schema: object) -> Iterable[str]:
    """Yield the names of the objects that a schema refers to, directly or not, each once."""
    found: dict[str, None] = {}
    waiting = [schema]
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, dict):
            if "$ref" in one and name_of(one) not in found:
                found[name_of(one)] = None
                waiting.append(definitions[name_of(one)])
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one
    return [name for name in found if definitions[name].get("properties")]


def fields(schema: Schema) -> str:
    """Return the fields of a shape, one per row."""
    optional = set(schema["properties"]) - set(schema.get("required", ()))
    rows = [
        (f"`{name}`{'?' if name in optional else ''}", said(of), kind(of))
        for name, of in schema["properties"].items()
    ]
    return table(("field", "meaning", "type"), rows)


def facts(definitions: Definitions, schema: Schema, without: Container[str] = ()) -> str:
    """Return the fields of a shape in one cell."""
    optional = set(schema["properties"]) - set(schema.get("required", ()))
    return "; ".join(
        fact(definitions, f"`{name}`{'?' if name in optional else ''}", of)
        for name, of in schema["properties"].items()
        if name not in without
    )


def fact(definitions: Definitions, name: str, schema: Schema) -> str:
    """Return a field with its description and the words it may be."""
    words = [f"`{word}`" for word in words_of(definitions, schema)]
    if all(word in said(schema) for word in words):
        words = []
    told = [began_small(said(schema).removesuffix("."))] if said(schema) else []
    told += [", ".join(words)] if 0 < len(words) <= MANY else []
    return f"{name} ({'; '.join(told)})" if told else name


def words_of(definitions: Definitions, schema: Schema) -> list[str]:
    """Return the words that a field may be."""
    if "anyOf" in schema:
        return [word for part in schema["anyOf"] for word in words_of(definitions, part)]
    if "$ref" in schema and name_of(schema) in definitions:
        return words_of(definitions, definitions[name_of(schema)])
    words: list[str] = schema.get("enum", [])
    return words


def began_small(text: str) -> str:
    """Return a sentence with a small first letter, to follow others; words in capitals stay so."""
    return text[:1].lower() + text[1:] if text[1:2].islower() or text[1:2] == " " else text


def kind(schema: Schema) -> str:
    """Return the type of a field in short form."""
    if "$ref" in schema:
        return linked(name_of(schema))
    if "anyOf" in schema:
        return " or ".join(kind(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {kind(schema['items'])}" if "items" in schema else "list"
    if "const" in schema or "enum" in schema:
        return ", ".join(f"`{word}`" for word in schema.get("enum", [schema.get("const")]))
    return str(schema.get("type", "any"))


def said(schema: Schema) -> str:
    """Return the description of a schema, on one line."""
    return " ".join(schema.get("description", "").split()).replace("|", r"\|")


def name_of(schema: Schema) -> str:
    """Return the name that a schema refers to."""
    return str(schema["$ref"].rpartition("/")[2])


def linked(name: str) -> str:
    """Return a name as the tables write it."""
    return {"JSON": "any", "Nothing": "nothing"}.get(name, f"`{name}`")
