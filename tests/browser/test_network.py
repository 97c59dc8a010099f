"""At home: one press in the lobby lets phones in, another keeps them out."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.server import AT_HOME, BOT, FREE, IN_NETWORK, Server, person
from tests.browser.sitting import sit_down


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Server]:
    """`boxbox` on a computer that is 127.0.0.2 in its network."""
    running = Server(tmp_path, AT_HOME).start()
    yield running
    running.stop()


def code(one: Person) -> Locator:
    """Return the QR code of the table."""
    return one.page.get_by_role("img", name=one.say("share-qr", what=one.say("share-link")))


def link(one: Person) -> Locator:
    """Return where the link to the table stands."""
    return one.page.get_by_role("textbox", name=one.say("share-link"))


@pytest.mark.parametrize("language", ["en", "it", "es", "pt"])
def test_one_press_lets_phones_in_and_another_keeps_them_out(
    home: Server, arrive: Arrive, language: str
) -> None:
    table = home.make(person("Anna"), FREE, BOT, begin=False)
    anna = arrive(table.link(0, host=True), language)
    expect(anna.page.get_by_text(anna.say("network-closed"))).to_be_visible()
    expect(code(anna)).to_have_count(0)
    anna.button("network-open").click()
    expect(code(anna)).to_be_visible()
    expect(anna.button("network-close")).to_be_focused()
    address = link(anna).input_value()
    assert address.startswith(f"http://{IN_NETWORK}:")

    phone = arrive(address, language, **PHONE)
    phone.traffic.expect("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
    sit_down(phone, 2, "Bruno")
    expect(code(phone)).to_be_visible()
    expect(phone.button("network-close")).to_have_count(0)
    expect(anna.page.get_by_text("Bruno")).to_be_visible()

    anna.button("network-close").click()
    expect(anna.button("network-open")).to_be_visible()
    expect(code(anna)).to_have_count(0)
    expect(phone.page.get_by_text(phone.say("connection-lost"))).to_be_visible()
    anna.button("network-open").click()
    expect(phone.page.get_by_text(phone.say("connection-lost"))).to_be_hidden()


def test_during_the_race_phones_are_let_in_where_the_table_is_shared(
    home: Server, arrive: Arrive
) -> None:
    table = home.make(person("Anna"), BOT, BOT)
    anna = arrive(table.link(0))
    expect(anna.dock).to_be_visible()
    anna.open_table_menu()
    anna.press(anna.button("menu-share"))
    expect(code(anna)).to_have_count(0)
    anna.button("network-open").click()
    expect(code(anna)).to_be_visible()
    assert link(anna).input_value().startswith(f"http://{IN_NETWORK}:")


def test_a_server_for_others_shows_its_code_at_once(server: Server, arrive: Arrive) -> None:
    table = server.make(person("Anna"), FREE, BOT, begin=False)
    anna = arrive(table.link(0, host=True))
    expect(code(anna)).to_be_visible()
    expect(anna.button("network-open")).to_have_count(0)
    assert link(anna).input_value().startswith(server.url)
