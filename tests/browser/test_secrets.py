"""What goes over the wire to one person tells nothing of another's hand or key."""

import json
import re
from functools import partial

from playwright.sync_api import expect

from boxbox.games.motor_racing.table.cards import CARD_NUMBERS
from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.prepared import HAND
from tests.browser.secrets import (
    Moments,
    People,
    assert_keys_stay_home,
    moments_of,
    version_of,
)
from tests.browser.server import Data, Server, Table
from tests.browser.together import race_together, wait_until
from tests.rules.positions import race

CARD = re.compile(
    r'(?<=")('
    + "|".join(sorted(map(re.escape, CARD_NUMBERS), key=len, reverse=True))
    + r')(?=[" ])'
)
"""A card as a message names it, alone or before a car."""
PLAYED = ("discards", "card", "at")
"""What a view tells of cards on the table."""


def test_two_at_one_table_learn_nothing_of_each_other(server: Server, arrive: Arrive) -> None:
    anna = arrive(f"{server.url}/new/motor-racing")
    open_short_table(anna)
    link = anna.page.get_by_role("textbox", name=anna.say("share-link")).input_value()
    assert "#" not in link

    bruno = arrive(link)
    bruno.button("lobby-sit").first.click()
    bruno.page.get_by_role("textbox", name=bruno.say("lobby-your-name")).fill("Bruno")
    bruno.dialog("lobby-sit").get_by_role("button", name=bruno.say("lobby-sit")).click()
    expect(bruno.page.get_by_text(bruno.say("lobby-waiting"))).to_be_visible()
    expect(anna.page.get_by_text("Bruno")).to_be_visible()
    anna.button("lobby-begin").click()
    expect(anna.dock).to_be_visible()

    table = Table(server.url, link.rpartition("/")[2], "", {})
    people = {0: anna, 1: bruno}
    race_together(server, table, people, look=lambda: look_at_pages(server, table, people))
    for seat, one in people.items():
        moments = moments_of(server, table, seat)
        assert_knows_only_own(one, seat, moments)
        assert_search_finds(one, seat, moments)
    assert_keys_stay_home(server, table, people)


def open_short_table(host: Person) -> None:
    """Set up a table for one friend and two bots, and open it."""
    host.page.get_by_role("button", name=host.say("preset-devices")).click()
    for seat in (3, 4):
        menu = host.say.begins("seat-who", seat=host.say("seat-number", number=seat))
        bot = host.say("seat-bot", bot=host.say("bot-rules"))
        host.choose_in_menu(menu, bot)
    host.page.get_by_role("spinbutton", name=host.say("option-races")).press("Home")
    host.set_radio("pace-title", "pace-instant")
    host.page.get_by_text(host.say("new-more"), exact=True).click()
    fewer = host.page.get_by_role("spinbutton", name=host.say("option-set-aside"))
    for _ in range(26):
        fewer.press("ArrowUp")
    host.button("new-open").click()
    expect(host.page.get_by_role("heading", name=host.say("lobby-title"))).to_be_visible()


def assert_knows_only_own(one: Person, seat: int, moments: Moments) -> None:
    """No message names a card that the seat could not see at that moment."""
    updates = [update for update in one.traffic.updates if update.get("view")]
    assert len(updates) > 8
    for update in updates:
        truth = moments[version_of(update)].position()
        assert update["view"]["hands"][seat] == truth["hands"][seat]
        assert update["view"]["discards"] == truth["discards"]
        for view in [*update["between"], update["view"]]:
            told = {**update, "view": view, "between": []}
            assert cards_in(without_known(told, seat, moments)) == []


def assert_search_finds(one: Person, seat: int, moments: Moments) -> None:
    """The same search finds the whole hand in the messages of its owner, read as a stranger."""
    updates = [update for update in one.traffic.updates if update.get("view")]
    for update in updates:
        hand = moments[version_of(update)].position()["hands"][seat]
        assert set(hand) <= set(cards_in(without_known(update, 1 - seat, moments)))


def cards_in(message: Data) -> list[str]:
    """Return every card that a message names."""
    return CARD.findall(json.dumps(message))


def without_known(update: Data, seat: int, moments: Moments) -> Data:
    """Return an update without the cards that a seat may know: its own, and those played."""
    view = {key: value for key, value in update["view"].items() if key not in PLAYED}
    view["hands"] = [hand for number, hand in enumerate(view["hands"]) if number != seat]
    if view["decision"] and view["decision"]["seat"] == seat:
        view["decision"] = None
    dealt = moments[min(moments)].position()["hands"][seat]
    events = [_without_known(event, seat, dealt) for event in update["events"]]
    return {**update, "view": view, "events": events}


def _without_known(event: Data, seat: int, dealt: list[str]) -> Data:
    cut = {"kind", "by"}  # a kind of card, not a card
    if event["kind"] == "played" or event.get("seat") == seat:
        cut.add("card")
    if event.get("hand") == dealt:
        cut.add("hand")
    return {key: value for key, value in event.items() if key not in cut}


def look_at_pages(server: Server, table: Table, people: People) -> None:
    """No page has the other's cards in it, not even where nobody sees them; but it has its own."""
    truth = server.truth(table).position()
    for seat, one in people.items():
        own, other = truth["hands"][seat], truth["hands"][1 - seat]
        wait_until(partial(has_cards, one, own), "a page shows its own hand")
        page = one.page.content()
        for card in filter(is_of_team, set(other) - set(own) - set(truth["discards"])):
            assert one.say.race.card(card) not in page


def has_cards(one: Person, cards: list[str]) -> bool:
    """True if a page shows these cards; one that was just drawn may still be on its way."""
    page = one.page.content()
    return all(one.say.race.card(card) in page for card in filter(is_of_team, cards))


def is_of_team(card: str) -> bool:
    """True if the name of a card can't be part of any other text."""
    return "+" in card or "-pit" in card


# A seat's secret link


def test_the_secret_link_opens_the_seat_on_another_device(server: Server, arrive: Arrive) -> None:
    table = server.keep(race(*HAND), ["Anna"])
    anna = arrive(table.link(0))
    expect(anna.play_asked).to_be_visible()
    anna.open_table_menu()
    anna.button("menu-seat-link").click()
    window = anna.dialog("seat-link-title")
    label = anna.say("seat-link-label")
    expect(window.get_by_role("img", name=anna.say("share-qr", what=label))).to_be_visible()
    expect(window.get_by_text(anna.say("seat-link-warning"))).to_be_visible()
    link = window.get_by_role("textbox", name=label).input_value()
    assert link == table.link(0)

    phone = arrive(link, **PHONE)
    expect(phone.play_asked).to_be_visible()
    assert phone.hand == anna.hand
    assert phone.address == table.link()
    assert_key_not_in_addresses(phone, table.tokens[0])

    anna.close_dialog()
    with phone.answer_heard(), anna.answer_heard():
        phone.play()
    phone.page.reload()
    assert phone.reach_decision()
    assert anna.reach_decision()
    assert phone.hand == anna.hand
    assert phone.address == table.link()
    assert_key_not_in_addresses(phone, table.tokens[0])


def assert_key_not_in_addresses(one: Person, token: str) -> None:
    """The key is in no address that was asked for, and in no Referer."""
    assert len(one.traffic.requests) > 3
    for request in one.traffic.requests:
        assert token not in request.url.partition("#")[0]
        assert token not in request.all_headers().get("referer", "")
    assert all(token not in socket.url for socket in one.traffic.sockets)
    assert one.page.evaluate("history.length") <= 3
