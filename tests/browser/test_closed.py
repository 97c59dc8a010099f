"""Races that can't go on, and tables that their host deletes: what players see of it."""

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest
from playwright.sync_api import expect

import boxbox
from boxbox.server.store import now
from tests.browser.conftest import Arrive
from tests.browser.prepared import over, under_way
from tests.browser.server import FREE, Match, Server, Table, bots_drive, person


def make_old(server: Server, table: Table) -> None:
    """Let a race have begun under the first rules."""
    with closing(sqlite3.connect(server.data_dir / "tables.db")) as connection:
        header = server.stored(table).record.header or ""
        (rules,) = [row for row in header.splitlines() if row.startswith("rules ")]
        old = header.replace(rules, "rules 1")
        connection.execute("UPDATE tables SET header = ? WHERE id = ?", (old, table.id))
        connection.commit()


def race90() -> Match:
    match = bots_drive(boxbox.start("race90", 3, 1, {"level": "junior"}), 1)
    for _ in range(20):
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    return match


@pytest.mark.parametrize("game", ["motor-racing", "race90"])
def test_a_closed_race_says_so_and_can_be_looked_at(
    server: Server, arrive: Arrive, game: str
) -> None:
    table = server.keep(race90() if game == "race90" else under_way(2), ["Anna"])
    make_old(server, table)
    anna = arrive(table.link(0))
    notice = anna.page.get_by_role("complementary", name=anna.say("closed-title"))
    expect(notice).to_contain_text(anna.say("closed-old"))
    line = anna.traffic.updates[-1]["table"]["closed"]["line"]
    assert line > 10
    expect(notice).to_contain_text(anna.say("closed-look", line=line))
    anna.read_story()
    notice.get_by_role("button").click()
    expect(notice).to_be_hidden()
    expect(anna.page.get_by_role("heading", name=anna.say("closed-title"))).to_be_visible()
    assert anna.traffic.updates[-1]["view"]["decision"] is None

    anna.page.goto(server.url)
    way = anna.page.get_by_role("link", name=anna.say.begins("races-closed"))
    expect(way).to_contain_text(anna.say(f"game-{game}"))


def test_a_race_that_cannot_be_read_or_was_removed_has_a_page(
    own_server: Server, arrive: Arrive
) -> None:
    unreadable = own_server.keep(under_way(2), ["Anna"])
    removed = own_server.keep(over(), ["Bruno"])
    result = own_server.truth(removed).result
    with closing(sqlite3.connect(own_server.data_dir / "tables.db")) as connection:
        connection.execute(
            "UPDATE lines SET text = '0 start' WHERE n = 0 AND table_id = ?", (unreadable.id,)
        )
        connection.commit()
    assert result
    later = now() + timedelta(days=1)
    own_server._stored(lambda store: store.keep_result(removed.id, result, later))
    anna = arrive(unreadable.link(0))
    expect(anna.page.get_by_role("heading", name=anna.say("closed-title"))).to_be_visible()
    expect(anna.page.get_by_text(anna.say("closed-broken"))).to_be_visible()
    bruno = arrive(removed.link(0))
    expect(bruno.page.get_by_text(bruno.say("closed-removed"))).to_be_visible()
    places = bruno.page.locator("main ol li")
    expect(places).to_have_count(4)
    expect(places.filter(has_text="Bruno")).to_be_visible()


def test_a_host_deletes_a_race_of_their_own_and_who_watches_is_told(
    server: Server, arrive: Arrive
) -> None:
    table = server.keep(under_way(1), ["Anna"])
    anna, bruno = arrive(table.link(0, host=True)), arrive(table.link())
    anna.read_story()
    bruno.open_table_menu()
    expect(bruno.button("menu-delete")).to_have_count(0)
    bruno.close_dialog()
    anna.open_table_menu()
    anna.button("menu-delete").click()
    anna.button("races-keep").click()
    anna.open_table_menu()
    anna.button("menu-delete").click()
    anna.traffic.expect("404")
    bruno.traffic.expect("404")
    anna.button("delete-yes").click()
    expect(bruno.page.get_by_text(bruno.say("reason-table-deleted"))).to_be_visible()
    anna.page.wait_for_url(f"{server.url}/")
    expect(anna.page.get_by_text(anna.say("races-title"))).to_have_count(0)


def test_a_host_deletes_a_table_on_the_home_page(server: Server, arrive: Arrive) -> None:
    table = server.make(person("Anna"), FREE, FREE, begin=False)
    anna = arrive(table.link(0, host=True))
    expect(anna.page.get_by_text(anna.say("lobby-free", seats=2))).to_be_visible()
    anna.page.goto(server.url)
    anna.button("races-forget").click()
    expect(anna.page.get_by_text(anna.say("races-delete-text"))).to_be_visible()
    anna.button("delete-yes").click()
    expect(anna.page.get_by_text(anna.say("races-title"))).to_have_count(0)
    anna.traffic.expect("404")
    anna.page.goto(table.link())
    expect(anna.page.get_by_text(anna.say("reason-no-such-table"))).to_be_visible()


def test_a_race_with_others_is_only_forgotten(server: Server, arrive: Arrive) -> None:
    table = server.keep(under_way(1, people=2), ["Anna", "Bruno"])
    anna = arrive(table.link(0, host=True))
    expect(anna.dock).to_be_visible()
    anna.page.goto(server.url)
    anna.button("races-forget").click()
    expect(anna.dialog("races-forget-title")).to_be_visible()
    expect(anna.button("delete-yes")).to_have_count(0)
