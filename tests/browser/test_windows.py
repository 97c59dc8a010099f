"""Windows over the page: Escape closes the topmost thing, and that alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.prepared import over, under_way
from tests.browser.race90.prepared import asked
from tests.browser.server import Match, Server

TOLD = """
    const show = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function () {
        show.call(this);
        console.info("windows: " + document.querySelectorAll("dialog[open]").length);
    };
"""
"""Lets a page tell of its windows. Asking it would count as a press, and browsers close windows
that came before any press together."""


def test_windows_that_came_unasked_are_closed_one_by_one(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.url)
    anna.page.add_init_script(TOLD)
    table = server.keep(over(), ["Anna"])
    with anna.page.expect_console_message(lambda message: message.text == "windows: 2"):
        anna.page.goto(table.link(0))
    windows = anna.page.locator("dialog[open]")
    for left in (1, 0):  # what was missed, and the result
        anna.page.keyboard.press("Escape")
        anna.page.wait_for_timeout(200)
        expect(windows).to_have_count(left)


@pytest.mark.parametrize("match", [lambda: under_way(1), lambda: asked("play")])
def test_a_window_is_closed_before_a_card_is_put_back(
    server: Server, arrive: Arrive, match: Callable[[], Match]
) -> None:
    anna = arrive(server.keep(match(), ["Anna"]).link(0))
    anna.read_story()
    card = anna.page.locator("[data-hand] button").first
    anna.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    anna.open_table_menu()
    anna.close_dialog()
    anna.page.wait_for_timeout(200)
    expect(card).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_a_curtain_stays_whatever_is_pressed(server: Server, arrive: Arrive) -> None:
    table = server.keep(under_way(2, people=2), ["Anna", "Bruno"])
    both = arrive(table.link(0))
    both.read_story()
    both.page.goto(table.link(1))
    for _ in range(3):
        expect(both.button("curtain-take")).to_be_visible()
        both.page.keyboard.press("Escape")
        both.page.wait_for_timeout(200)
    expect(both.button("curtain-take")).to_be_visible()
