"""Who has the public link watches; who has a wrong one is told so."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.prepared import HAND, under_way
from tests.browser.server import Server
from tests.rules.positions import race


def test_a_watcher_sees_the_race_and_no_hand(server: Server, arrive: Arrive) -> None:
    table = server.keep(race(*HAND), ["Anna"])
    anna, walter = arrive(table.link(0)), arrive(table.link())
    expect(walter.region("watch-title")).to_be_visible()
    expect(walter.region("race-track")).to_be_visible()
    expect(walter.page.get_by_text(walter.say("turn-others", name="Anna"))).to_be_visible()
    expect(anna.play_asked).to_be_visible()
    card = anna.slot_of("wrong-line")
    with anna.answer_heard():
        anna.play(card)
    assert anna.reach_decision()
    told = walter.say.story(server.truth(table), None, "Anna")
    expect(walter.log).to_contain_text(told[-1])
    assert " ".join(walter.story) == " ".join(told)
    expect(walter.dock).to_have_count(0)
    expect(walter.cards).to_have_count(0)
    expect(walter.cars).to_have_count(0)
    expect(walter.answers).to_have_count(0)
    for key in ("hurry", "undo-alone", "undo-ask", "choose-play", "menu-take-back"):
        expect(walter.button(key)).to_have_count(0)
    menu = walter.open_table_menu()
    for key in ("menu-to-bot", "menu-seat-link"):
        expect(walter.button(key)).to_have_count(0)
    expect(menu.get_by_role("radiogroup")).to_have_count(0)
    assert all(set(hand) <= {"?"} for hand in walter.traffic.view["hands"])


def test_a_watcher_comes_in_the_middle(server: Server, arrive: Arrive) -> None:
    match = under_way(3)
    walter = arrive(server.keep(match, ["Anna"]).link(), **PHONE)
    expect(walter.region("watch-title")).to_be_visible()
    walter.press(walter.button("sheet-log"))
    expect(walter.dialog("sheet-log")).to_contain_text(walter.say.story(match, None, "Anna")[-1])


def test_a_table_that_is_not_there_is_told_kindly(server: Server, arrive: Arrive) -> None:
    lost = arrive(f"{server.url}/t/nosuchtable99")
    expect(lost.page.get_by_role("heading", name=lost.say("table-gone"))).to_be_visible()
    expect(lost.page.get_by_text(lost.say("reason-no-such-table"))).to_be_visible()
    lost.page.get_by_role("link", name=lost.say("table-home"), exact=True).click()
    expect(lost.way("home-race-now")).to_be_visible()


def test_a_key_that_fits_no_seat_lets_watch(server: Server, arrive: Arrive) -> None:
    table = server.keep(race(*HAND), ["Anna"])
    walter = arrive(f"{table.link()}#seat=not-the-key-of-any-seat-at-this")
    expect(walter.button("reason-bad-token")).to_be_visible()
    expect(walter.region("watch-title")).to_be_visible()
