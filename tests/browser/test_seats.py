"""A seat's new link, a seat that the host frees, and how long players who drop out keep theirs."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.prepared import HAND, over
from tests.browser.server import BOT, FREE, Server, person
from tests.browser.sitting import sit_down
from tests.browser.together import wait_until
from tests.rules.positions import race


def test_a_new_link_ends_the_old_one(server: Server, arrive: Arrive) -> None:
    table = server.keep(race(*HAND), ["Anna"])
    anna, thief = arrive(table.link(0)), arrive(table.link(0), **PHONE)
    for one in (anna, thief):
        expect(one.play_asked).to_be_visible()
    link = open_link(anna)
    assert link.input_value() == table.link(0)
    anna.button("seat-link-renew").click()
    expect(anna.dialog("seat-link-title")).to_contain_text(anna.say("seat-link-renewed"))
    expect(link).not_to_have_value(table.link(0))
    fresh = link.input_value()

    expect(thief.button("reason-seat-renewed")).to_be_visible()
    expect(thief.cards).to_have_count(0)
    thief.page.goto(table.link(0))
    expect(thief.button("reason-bad-token")).to_be_visible()
    expect(thief.cards).to_have_count(0)

    anna.close_dialog()
    anna.take_turn()
    assert anna.reach_decision()
    anna.page.reload()
    assert anna.reach_decision()
    phone = arrive(fresh, **PHONE)
    assert phone.reach_decision()
    assert phone.hand == anna.hand


def open_link(anna: Person) -> Locator:
    """Open the seat's link from the menu of the table, and return where it stands."""
    anna.open_table_menu()
    anna.button("menu-seat-link").click()
    window = anna.dialog("seat-link-title")
    return window.get_by_role("textbox", name=anna.say("seat-link-label"))


def test_another_tab_of_the_same_browser_goes_on_with_the_new_link(
    server: Server, arrive: Arrive
) -> None:
    table = server.keep(race(*HAND), ["Anna"])
    anna = arrive(table.link(0))
    expect(anna.play_asked).to_be_visible()
    tab = Person(anna.page.context.new_page(), anna.traffic)
    tab.page.goto(table.link())
    expect(tab.play_asked).to_be_visible()
    link = open_link(anna)
    anna.button("seat-link-renew").click()
    expect(anna.dialog("seat-link-title")).to_contain_text(anna.say("seat-link-renewed"))
    hello = f'"hello","token":"{link.input_value().partition("seat=")[2]}"'

    def comes_with_it() -> bool:
        tab.page.evaluate("0")  # what was said is heard of meanwhile
        return any(hello in said for said in tab.traffic.said)

    wait_until(comes_with_it, "the other tab with the new link")
    expect(tab.cards).to_have_count(len(HAND))
    expect(tab.button("reason-seat-renewed")).to_have_count(0)


def test_the_host_frees_a_seat_and_its_person_watches(server: Server, arrive: Arrive) -> None:
    table = server.make(person("Anna"), FREE, BOT, begin=False)
    anna, bruno = arrive(table.link(0, host=True)), arrive(table.link())
    expect(anna.button("lobby-free-seat")).to_have_count(0)
    sit_down(bruno, 2, "Bruno")
    expect(anna.page.get_by_text("Bruno")).to_be_visible()
    expect(bruno.button("lobby-free-seat")).to_have_count(0)
    anna.button("lobby-free-seat").click()
    expect(anna.page.get_by_text("Bruno")).to_be_hidden()
    expect(bruno.button("reason-seat-freed")).to_be_visible()
    expect(bruno.page.get_by_text(bruno.say("lobby-watching"))).to_be_visible()
    sit_down(bruno, 2, "Bruno")
    expect(anna.page.get_by_text("Bruno")).to_be_visible()


def test_a_new_link_before_the_race(server: Server, arrive: Arrive) -> None:
    table = server.make(person("Anna"), person("Bruno"), BOT, begin=False)
    both = arrive(table.link(0, host=True))
    links = both.button("lobby-other-device")
    expect(links).to_have_count(1)  # the page has kept the first seat
    both.page.goto(table.link(1))
    expect(links).to_have_count(2)
    links.last.click()
    link = both.dialog("seat-link-title").get_by_role("textbox", name=both.say("seat-link-label"))
    before = link.input_value()
    both.button("seat-link-renew").click()
    expect(link).not_to_have_value(before)
    fresh = link.input_value()
    both.close_dialog()
    expect(both.button("lobby-leave")).to_have_count(2)
    phone = arrive(fresh, **PHONE)
    expect(phone.page.get_by_text(phone.say("lobby-waiting"))).to_be_visible()
    both.page.reload()
    expect(both.button("lobby-leave")).to_have_count(2)


def test_the_grace_time_is_set_for_a_table_of_friends(server: Server, arrive: Arrive) -> None:
    anna = arrive(f"{server.url}/new/motor-racing")
    group = anna.page.get_by_role("radiogroup", name=anna.say("grace-title"))
    expect(anna.button("new-begin")).to_be_visible()
    expect(group).to_have_count(0)
    anna.page.get_by_role("button", name=anna.say("preset-devices")).click()
    anna.page.get_by_text(anna.say("new-more"), exact=True).click()
    expect(group.get_by_role("radio", name="1 min")).to_be_checked()
    group.get_by_role("radio", name="5 min").click()
    anna.button("new-open").click()
    told = anna.say("lobby-grace", time="5 minutes")
    expect(anna.page.get_by_text(told)).to_be_visible()


def test_a_race_that_is_over_offers_no_undo(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.keep(over(), ["Anna"]).link(0))
    anna.button("away-on").click()  # the story since Anna left lies in front
    expect(anna.result).to_be_visible()
    anna.close_dialog()
    for key in ("undo-alone", "undo-ask"):
        expect(anna.button(key)).to_have_count(0)
    menu = anna.open_table_menu()
    expect(menu).not_to_contain_text(anna.say("menu-seats"))
