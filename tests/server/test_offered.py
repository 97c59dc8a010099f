"""The server offers the games that the pages can show, and whatever the pages can ask for."""

import json
from pathlib import Path
from typing import Any

import pytest

import boxbox
from boxbox.registry import find_game
from tests.server.kit import PERSON, Server

DRAFTS = Path(__file__).parents[2] / "frontend/tests/fixtures/race90-drafts.jsonl"
"""Tables that frontend/tests/race90/draft.test.ts has set up by chance."""
FOUR = [PERSON, *[{"driver": "rules"}] * 3]


@pytest.mark.usefixtures("shipped_games")
def test_both_games_are_offered(server: Server) -> None:
    with server.http() as http:
        offered = {game["name"]: game for game in http.get("/api/games").json()}
        for name in offered:
            made = http.post("/api/tables", json={"game": name, "seats": FOUR, "begin": True})
            assert made.status_code == 201
            assert made.json()["table"]["game"] == name
    assert list(offered) == ["motor-racing", "race90"]
    assert offered["race90"]["seats"] == [2, 3, 4, 5, 6]
    assert offered["race90"]["standing"] == {
        "contest": ["decline"],
        "brake": ["stay"],
        "pit": ["drive-on"],
        "lay": ["as-played"],
    }


def test_other_games_are_not(server: Server) -> None:
    with server.http() as http:
        unknown = http.post("/api/tables", json={"game": "chess", "seats": FOUR})
    assert unknown.status_code == 400
    assert "there is no game 'chess'" in unknown.text


def test_what_is_printed_can_be_read_before_and_during_a_race(server: Server) -> None:
    made = server.make(FOUR, game="race90", options={"charts": "random"}, begin=False)
    path = f"/api/tables/{made['table']['id']}/printed"
    with server.http() as http, server.watcher(made, host=True) as host:
        new = http.get("/api/games/race90/printed")
        before = http.get(path)
        host.do("begin")
        during = http.get(path)
    assert new.status_code == before.status_code == during.status_code == 200
    assert new.json() == before.json() == during.json() == find_game("race90").printed()
    assert new.headers["Content-Encoding"] == "gzip"
    assert {"set", "cards", "charts", "chits", "tracks", "figures"} == set(new.json())


def test_what_is_printed_tells_nothing_of_a_race(server: Server) -> None:
    """Cards lie there by their numbers, not as the deck of a table has them; nobody has a key."""
    made = server.make(FOUR, game="race90", options={})
    with server.http() as http:
        text = http.get(f"/api/tables/{made['table']['id']}/printed").text
    printed = json.loads(text)
    assert list(printed["cards"]) == [str(number) for number in range(1, len(printed["cards"]) + 1)]
    secrets = [made["host"], *made["seats"].values(), made["table"]["id"]]
    assert not [secret for secret in secrets if secret in text]


def test_a_reader_without_gzip_gets_it_plain(server: Server) -> None:
    with server.http() as http:
        plain = http.get("/api/games/race90/printed", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.json() == find_game("race90").printed()


def test_what_is_not_there_has_nothing_printed(server: Server) -> None:
    with server.http() as http:
        game = http.get("/api/games/chess/printed")
        table = http.get("/api/tables/nowhere00000/printed")
    assert (game.status_code, game.json()["reason"]) == (400, "bad-option")
    assert (table.status_code, table.json()["reason"]) == (404, "no-such-table")


def drafts() -> list[dict[str, Any]]:
    return [json.loads(line) for line in DRAFTS.read_text(encoding="utf-8").splitlines()]


def test_whatever_the_pages_set_up_can_be_raced() -> None:
    """Every option of the game is set to something else in some of them."""
    tables = drafts()
    for table in tables:
        match = boxbox.start("race90", table["seats"], seed=1, options=table["options"])
        assert match.view(None)["options"] == table["options"]
    for option in find_game("race90").options:
        assert any(table["options"][option.name] != option.default for table in tables)
