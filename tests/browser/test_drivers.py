"""A seat goes to a bot and back."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.prepared import HAND, under_way
from tests.browser.server import Server, bots_drive
from tests.browser.together import seat_asked
from tests.rules.positions import race


def test_a_seat_goes_to_a_bot_and_back(server: Server, arrive: Arrive) -> None:
    table = server.keep(under_way(1, people=2), ["Anna", "Bruno"])
    anna, bruno = arrive(table.link(0)), arrive(table.link(1))
    for one in (anna, bruno):
        one.read_story()
    expect(anna.play_asked).to_be_visible()
    menu = anna.open_table_menu()
    expect(menu).to_contain_text(anna.say("menu-you-drive"))
    anna.button("menu-to-bot").click()
    bot = anna.say("strength-rules")
    expect(menu).to_contain_text(anna.say("menu-bot-drives", name="Anna", bot=bot))
    anna.close_dialog()
    assert seat_asked(server, table, {1: bruno}) == 1, "the bot has played for Anna"
    assert bruno.reach_decision()
    expect(anna.play_asked).to_be_hidden()
    expect(anna.cards).not_to_have_count(0)
    told = bruno.say("event-driver", who="other", player="Anna", driver=bruno.say("bot-rules"))
    expect(bruno.log).to_contain_text(told)

    anna.button("menu-take-back").click()
    expect(anna.button("menu-take-back")).to_be_hidden()
    told = bruno.say("event-driver-person", who="other", player="Anna")
    expect(bruno.log).to_contain_text(told)
    bruno.take_turn()
    while seat_asked(server, table, {0: anna, 1: bruno}) == 1:
        bruno.take_turn()
    assert anna.reach_decision()
    anna.take_turn()


def test_who_is_away_is_driven_by_a_bot(server: Server, arrive: Arrive) -> None:
    match = bots_drive(race(*HAND), 2)
    match.choose(0, "wrong-line red.1")
    table = server.keep(match, ["Anna", "Bruno"])
    anna, bruno = arrive(table.link(0)), arrive(table.link(1))
    assert bruno.reach_decision()
    expect(anna.page.get_by_text(anna.say("player-away"))).to_have_count(0)
    bruno.page.goto("about:blank")
    expect(anna.page.get_by_text(anna.say("player-away"), exact=True)).to_be_visible()

    menu = anna.open_table_menu()
    away = menu.locator("p", has_text=anna.say("menu-absent", name="Bruno"))
    away.get_by_role("button", name=anna.say("menu-absent-to-bot")).click()
    expect(away).to_have_count(0)
    anna.close_dialog()
    assert anna.reach_decision(), "the bot has played for Bruno"

    bruno.page.goto(table.link())
    bruno.read_story()
    bruno.button("menu-take-back").click()
    expect(bruno.button("menu-take-back")).to_be_hidden()
    assert server.truth(table).drivers[1] == "person"
