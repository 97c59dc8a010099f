"""The OpenAPI description as a readable page: no scripts, nothing from elsewhere."""

import json
from collections.abc import Iterator
from html import escape
from typing import Any

Data = dict[str, Any]


def reference_page(openapi: Data) -> str:
    """Return the page."""
    info = openapi["info"]
    schemas = openapi.get("components", {}).get("schemas", {})
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(info['title'])} API</title>",
        '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
        '<link rel="stylesheet" href="/reference.css"></head><body><main>',
        f"<h1>{escape(info['title'])} API {escape(info['version'])}</h1>",
        f"<p>{escape(info.get('description', ''))}</p>",
        '<p><a href="/api/openapi.json">openapi.json</a></p>',
        *_operations(openapi["paths"]),
        "<h2>Shapes</h2>",
        *_shapes(schemas),
        "</main></body></html>",
    ]
    return "\n".join(parts)


def _operations(paths: Data) -> Iterator[str]:
    for path, methods in paths.items():
        for method, operation in methods.items():
            yield f"<section><h2><code>{method.upper()} {escape(path)}</code></h2>"
            yield f"<p>{escape(operation.get('description', ''))}</p>"
            body = operation.get("requestBody")
            if body:
                yield f"<p>Body: {_content(body)}</p>"
            yield "<table><thead><tr><th>Status</th><th>Answer</th></tr></thead><tbody>"
            for status, response in operation["responses"].items():
                yield f"<tr><td>{escape(status)}</td><td>{_content(response)}</td></tr>"
            yield "</tbody></table></section>"


def _content(described: Data) -> str:
    """Return what a body or an answer contains, with links to its shapes."""
    content = described.get("content", {})
    kinds = [
        f"{_type(media.get('schema', {}))} ({escape(kind)})" for kind, media in content.items()
    ]
    return ", ".join(kinds) or escape(described.get("description", ""))


def _type(schema: Data) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(str(schema.get("type", "any")))


def _shapes(schemas: Data) -> Iterator[str]:
    for name, schema in schemas.items():
        yield f'<section id="{escape(name)}"><h3>{escape(name)}</h3>'
        yield f"<pre tabindex=0>{escape(json.dumps(schema, indent=1))}</pre></section>"
