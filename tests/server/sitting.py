"""People who sit down at a table."""

import secrets
from typing import Any

from tests.server.kit import (
    Data,
    Reader,
    Running,
)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def sit(server: Running, made: Data, **wanted: Any) -> tuple[int, Data]:
    with server.http() as http:
        answer = http.post(f"/api/tables/{made['table']['id']}/sit", json=wanted)
    seated: Data = answer.json()
    return answer.status_code, seated


def come(server: Running, made: Data, token: str) -> Reader:
    return Reader(server, made["table"]["id"], token)
