"""The HTTP part is what its description says, whatever is sent to it."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.kit import PERSON, Server

EXAMPLES = 40
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
OPERATIONS = [
    ("/api/server", "GET"),
    ("/api/lan", "POST"),
    ("/api/games", "GET"),
    ("/api/games/{game}/printed", "GET"),
    ("/api/games/{game}/words/{language}", "GET"),
    ("/api/tables", "POST"),
    ("/api/tables/{table}", "GET"),
    ("/api/tables/{table}", "DELETE"),
    ("/api/tables/{table}/sit", "POST"),
    ("/api/tables/{table}/log", "GET"),
    ("/api/tables/{table}/printed", "GET"),
    ("/api/tables/{table}/text", "GET"),
]


@pytest.fixture
def described(server: Server) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


def test_all_operations_are_tried(described: schemathesis.BaseSchema) -> None:
    found = [(path, method.upper()) for path in described for method in described[path]]
    assert sorted(found) == sorted(OPERATIONS)


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_answers_are_as_described(
    server: Server, described: schemathesis.BaseSchema, path: str, method: str
) -> None:
    """Any body, header and path, right and wrong: known statuses, types and shapes, no 5xx."""
    made = server.make([PERSON, {"driver": "person"}, {"driver": "rules"}], begin=False)
    operation = described[path][method]

    @settings(
        max_examples=EXAMPLES if "{" in path or method == "POST" else 3,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), real=...)
    def ask(case: Any, real: bool) -> None:
        if real and "{table}" in path:
            case.path_parameters["table"] = made["table"]["id"]
        case.call_and_validate(checks=CHECKS)

    ask()


def test_every_answer_has_a_shape(server: Server) -> None:
    """Nothing described is just any object, but options, facts of a refusal and what is printed."""
    with server.http() as http:
        described = http.get("/api/openapi.json").json()
    for path, methods in described["paths"].items():
        for operation in methods.values():
            assert operation["description"], path
            for status, answer in operation["responses"].items():
                for media in answer.get("content", {}).values():
                    shape = media["schema"]
                    shape = shape.get("items", shape)
                    of_a_game = path.endswith("/printed") and status == "200"
                    assert "$ref" in shape or shape["type"] == "string" or of_a_game, (path, status)
    tables = described["components"]["schemas"]["TableInfo"]
    assert set(tables["required"]) == set(tables["properties"])


def test_a_table_at_every_moment_fits_its_shape(server: Server) -> None:
    made = server.make([PERSON, PERSON, {"driver": "rules"}], begin=False)
    path = f"/api/tables/{made['table']['id']}"
    with server.http() as http, server.watcher(made, host=True) as host:
        assert http.get(path).json()["phase"] == "gathering"
        assert http.get(f"{path}/log").status_code == 409
        host.do("begin")
        table = http.get(path).json()
        assert table["phase"] == "racing"
        assert table["watchers"] == 1
        assert http.get(f"{path}/log").headers["Content-Type"].startswith("text/plain")
