"""Nothing is lost: by loading the page anew, by a server that is killed, by coming back later."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.prepared import THREE_BOTS, under_way
from tests.browser.server import Server, person
from tests.browser.together import seat_asked, wait_until
from tests.conformance.kit import assert_in_order
from tests.rules.positions import race


def test_a_page_loaded_anew_goes_on_where_it_was(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.make(person("Anna"), *THREE_BOTS).link(0))
    assert anna.reach_decision()
    anna.take_turn()
    assert anna.reach_decision()
    hand, story, view = anna.hand, anna.story, anna.traffic.view

    anna.page.reload()
    assert anna.reach_decision()
    assert (anna.hand, anna.story, anna.traffic.view) == (hand, story, view)
    anna.race_to_end()


def test_a_killed_server_loses_and_doubles_nothing(own_server: Server, arrive: Arrive) -> None:
    table = own_server.make(person("Anna"), *THREE_BOTS, options={"races": 1})
    anna = arrive(table.link(0))
    anna.traffic.expect("WebSocket connection to .* failed")
    anna.traffic.expect("ERR_CONNECTION_REFUSED")
    lost = anna.page.get_by_text(anna.say("connection-lost"))
    assert anna.reach_decision()
    anna.take_turn()
    assert anna.reach_decision()
    expect(lost).to_be_hidden()
    hand, story, lines = anna.hand, anna.story, own_server.stored(table).lines

    own_server.kill()
    expect(lost).to_be_visible()
    assert (anna.hand, anna.story) == (hand, story)
    anna.play()  # into the void: it is kept until the server is back
    own_server.start()
    expect(lost).to_be_hidden()
    assert anna.reach_decision()

    after = own_server.stored(table).lines
    assert after[: len(lines)] == lines
    assert sum(" s0 " in line for line in after[len(lines) :]) == 1, "it was played once"
    assert anna.story[: len(story)] == story
    told = anna.say.story(own_server.truth(table), 0, "Anna")
    assert " ".join(anna.story) == " ".join(told)
    assert_in_order([event for update in anna.traffic.updates for event in update["events"]])
    anna.take_turn()
    assert anna.reach_decision()


def test_who_comes_back_is_told_the_story(server: Server, arrive: Arrive) -> None:
    table = server.keep(under_way(1, people=2), ["Anna", "Bruno"])
    anna, bruno = arrive(table.link(0)), arrive(table.link(1))
    anna.read_story()
    assert anna.reach_decision()
    anna.take_turn()
    seen = server.truth(table).version(0)
    wait_until(lambda: server.stored(table).record.seats[0].seen == seen, "Anna has seen it all")
    anna.page.goto("about:blank")

    bruno.read_story()
    assert bruno.reach_decision()
    bruno.take_turn()
    assert seat_asked(server, table, {0: anna}) == 0

    anna.page.goto(table.link())
    window = anna.dialog("away-title")
    expect(window).to_be_visible()
    missed = anna.say.story(server.truth(table), 0, "Anna", "Bruno", since=seen)
    assert len(missed) >= 6, "three have played"
    told = window.locator("li").all_inner_texts()
    assert " ".join(" ".join(told).split()) == " ".join(missed)
    anna.button("away-on").click()
    expect(window).to_be_hidden()
    assert anna.reach_decision()

    anna.page.reload()
    expect(anna.asked).to_be_visible()
    expect(window).to_be_hidden()


def test_races_of_this_browser_are_on_the_first_page(server: Server, arrive: Arrive) -> None:
    table = server.keep(race("turbo"), ["Anna"])
    anna = arrive(table.link(0))
    expect(anna.asked).to_be_visible()
    anna.page.goto(server.url)
    name = anna.say.begins("races-your-turn")
    way = anna.page.get_by_role("link", name=name).filter(has_text=anna.say("game-motor-racing"))
    expect(way).to_contain_text(anna.say("races-your-turn"))
    way.click()
    expect(anna.asked).to_be_visible()
    assert anna.address == table.link()
