"""The server offers the games that the pages can show, and no others."""

from boxbox.bots import BOTS
from boxbox.server.app import OFFERED
from tests.server.kit import Server


def test_a_game_without_pages_is_not_offered(server: Server) -> None:
    assert set(OFFERED) < set(BOTS)
    with server.http() as http:
        assert [game["name"] for game in http.get("/api/games").json()] == list(OFFERED)
        seats = [{"driver": "person"}] * 4
        refused = http.post("/api/tables", json={"game": "race90", "seats": seats})
        unknown = http.post("/api/tables", json={"game": "chess", "seats": seats})
    assert refused.status_code == unknown.status_code == 400
    assert "race90 is not played in the browser yet" in refused.text
    assert "there is no game 'chess'" in unknown.text
