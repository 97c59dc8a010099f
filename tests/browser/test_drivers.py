"""A seat goes to a bot and back."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.prepared import HAND, under_way
from tests.browser.server import Server, Table, bots_drive
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
    bot = anna.say("bot-rules")
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


def duel(server: Server, arrive: Arrive, grace: int) -> tuple[Table, Person, Person]:
    """Anna has played and Bruno is asked."""
    match = bots_drive(race(*HAND), 2)
    match.choose(0, "wrong-line red.1")
    table = server.keep(match, ["Anna", "Bruno"], grace=grace)
    anna, bruno = arrive(table.link(0)), arrive(table.link(1))
    assert bruno.reach_decision()
    return table, anna, bruno


def away(anna: Person) -> Locator:
    """Return what the menu says of Bruno, who is away."""
    return anna.open_table_menu().locator("p", has_text=anna.say("menu-absent", name="Bruno"))


def test_who_is_away_is_driven_by_a_bot_and_drives_again_on_return(
    server: Server, arrive: Arrive
) -> None:
    table, anna, bruno = duel(server, arrive, grace=0)
    expect(anna.page.get_by_text(anna.say("player-away"))).to_have_count(0)
    bruno.page.goto("about:blank")
    expect(anna.page.get_by_text(anna.say("player-away"), exact=True)).to_be_visible()
    expect(anna.button("undo-ask")).to_have_count(0)

    seat = away(anna)
    seat.get_by_role("button", name=anna.say("menu-absent-to-bot")).click()
    expect(seat).to_have_count(0)
    anna.close_dialog()
    assert anna.reach_decision(), "the bot has played for Bruno"

    bruno.page.goto(table.link())
    notice = bruno.button("notice-handed-over", name="Anna")
    expect(notice).to_be_visible()
    assert server.truth(table).drivers[1] == "person"
    bruno.read_story()
    expect(bruno.button("menu-take-back")).to_be_hidden()
    notice.click()
    expect(notice).to_be_hidden()
    expect(anna.button("undo-ask")).to_be_visible()

    bruno.page.reload()
    expect(bruno.dock).to_be_visible()
    expect(notice).to_be_hidden()
    assert server.stored(table).record.seats[1].handed_by is None


def test_the_grace_time_counts_down_before_a_bot_may_drive(server: Server, arrive: Arrive) -> None:
    _, anna, bruno = duel(server, arrive, grace=300)
    anna.page.clock.install()
    bruno.page.goto("about:blank")
    seat = away(anna)
    button = seat.get_by_role("button", name=anna.say("menu-absent-to-bot"))
    waits = re.compile(anna.say("menu-absent-wait", time="TIME").replace("TIME", "([45]:[0-9]{2})"))
    expect(seat).to_contain_text(waits)
    expect(button).to_be_disabled()
    told = waits.search(seat.inner_text())
    anna.page.clock.run_for(2000)
    expect(seat).to_contain_text(waits)
    later = waits.search(seat.inner_text())
    assert told
    assert later
    assert later[1] < told[1]
    anna.page.clock.fast_forward(300_000)
    expect(button).to_be_enabled()
    expect(seat).not_to_contain_text(waits)
