"""A disk that fills up."""

from typing import Any

from tests.server.kit import (
    GAME,
    Data,
    Server,
)


def set_room(server: Server, pages: int) -> None:
    """Let the database have so many pages; it never shrinks, so 1 is: no more than it has."""

    def work(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    server.call(server.garage.store._do(work))


def fill(server: Server) -> Data:
    """Make tables until no more can be kept; return the answer to the last."""
    set_room(server, 1)
    wanted = {"game": GAME, "seats": [{"driver": "rules"}] * 3}
    with server.http() as http:
        for _ in range(200):
            answer = http.post("/api/tables", json=wanted)
            if answer.status_code != 201:
                break
    assert answer.status_code == 503
    problem: Data = answer.json()
    return problem
