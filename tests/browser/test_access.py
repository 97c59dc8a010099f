"""Everybody can use every page: axe finds nothing serious, and nothing is cut off on a phone."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.access import DESKTOP, assert_everything_is_there, serious
from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.prepared import THREE_BOTS, asked, over, under_way
from tests.browser.server import FREE, Server, person

Visit = Callable[[Server, Arrive, dict[str, Any]], Iterator[Person]]


def first_pages(server: Server, arrive: Arrive, device: dict[str, Any]) -> Iterator[Person]:
    """The first page with its windows, a new table, an address that leads nowhere."""
    anna = arrive(server.url, **device)
    expect(anna.way("home-race-now")).to_be_visible()
    yield anna
    anna.press(anna.button("settings-title"))
    yield anna
    anna.close_dialog()
    anna.press(anna.way("home-guide"))
    yield anna
    anna.close_dialog()
    anna.page.goto(f"{server.url}/new/motor-racing")
    expect(anna.button("new-begin")).to_be_visible()
    for folded in anna.page.locator("details > summary").all():
        folded.click()
    yield anna
    anna.traffic.expect("404")
    anna.page.goto(f"{server.url}/nowhere")
    expect(anna.page.get_by_role("heading").first).to_be_visible()
    yield anna
    anna.page.goto(f"{server.url}/api/docs")
    yield anna


def lobby(server: Server, arrive: Arrive, device: dict[str, Any]) -> Iterator[Person]:
    """A table before the race, as its host sees it."""
    table = server.make(person("Anna"), FREE, *THREE_BOTS[:2], begin=False)
    anna = arrive(table.link(0, host=True), **device)
    expect(anna.button("lobby-begin")).to_be_visible()
    yield anna


def race90_pages(server: Server, arrive: Arrive, device: dict[str, Any]) -> Iterator[Person]:
    """The pages around a table of Race! Formula 90: guide, set-up with everything open, lobby."""
    anna = arrive(server.url, **device)
    anna.press(anna.way("home-guide", "race90"))
    expect(anna.dialog("guide-title").get_by_text(anna.say("r90-guide-welcome"))).to_be_visible()
    yield anna
    anna.close_dialog()
    anna.press(anna.way("home-make-table", "race90"))
    anna.set_radio("r90-pages-level", "r90-level-advanced")
    for group in ("r90-pages-charts", "r90-pages-skills", "r90-pages-strategies"):
        anna.set_radio(group, "r90-pages-source-own")
    for folded in anna.page.locator("details > summary").all():
        folded.click()
    yield anna
    charts = ["italy-1", "japan-2", "brazil-1", "england-1"]
    seats = (person("Anna"), FREE, *THREE_BOTS[:2])
    table = server.make(*seats, game="race90", options={"charts": charts}, begin=False)
    anna = arrive(table.link(0, host=True), **device)
    expect(anna.button("lobby-begin")).to_be_visible()
    expect(anna.page.get_by_role("listitem")).to_have_count(4)
    yield anna


def race(server: Server, arrive: Arrive, device: dict[str, Any]) -> Iterator[Person]:
    """A race: a card picked, the menu of the table, each question, the end."""
    anna = arrive(server.keep(under_way(2), ["Anna"]).link(0), **device)
    anna.read_story()
    anna.reach_decision()
    yield anna
    anna.press(anna.cards.first)
    yield anna
    anna.open_table_menu()
    yield anna
    anna.close_dialog()
    for kind in ("charge", "spin", "crash"):
        anna.page.goto(server.keep(asked(kind), ["Anna"]).link(0))
        expect(anna.answers.first).to_be_visible()
        yield anna
    anna.page.goto(server.keep(over(), ["Anna"]).link(0))
    anna.read_story()
    expect(anna.result).to_be_visible()
    yield anna


def watching(server: Server, arrive: Arrive, device: dict[str, Any]) -> Iterator[Person]:
    """A race as somebody without a seat sees it, and the curtain between two people."""
    table = server.keep(under_way(2, people=2), ["Anna", "Bruno"])
    watcher = arrive(table.link(), **device)
    expect(watcher.board).to_be_visible()
    yield watcher
    both = arrive(table.link(0), **device)
    both.read_story()
    both.page.goto(table.link(1))
    expect(both.button("curtain-take")).to_be_visible()
    yield both


PLACES = (first_pages, lobby, race90_pages, race, watching)
ON_PHONES = [("it", "dark"), ("es", "light"), ("pt", "dark")]
"""The languages that need more room than English, each in one of the themes."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("visit", PLACES, ids=lambda visit: visit.__name__)
def test_axe_finds_nothing_serious_on_a_desktop(
    visit: Visit, theme: str, server: Server, arrive: Arrive
) -> None:
    for found in visit(server, arrive, {**DESKTOP, "color_scheme": theme}):
        assert serious(found.page) == []


@pytest.mark.parametrize(("language", "theme"), ON_PHONES)
@pytest.mark.parametrize("visit", PLACES, ids=lambda visit: visit.__name__)
def test_everything_is_there_for_everybody_on_a_phone(
    visit: Visit, language: str, theme: str, server: Server, arrive: Arrive
) -> None:
    device = {**PHONE, "color_scheme": theme, "language": language}
    for found in visit(server, arrive, device):
        assert_everything_is_there(found.page)
