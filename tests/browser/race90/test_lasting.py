"""Nothing is lost: a server that is killed in a contest, a page that is loaded anew."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.race90.prepared import asked
from tests.browser.race90.racer import Racer
from tests.browser.server import Server
from tests.conformance.kit import assert_in_order


def test_a_server_killed_in_a_contest_loses_and_doubles_nothing(
    own_server: Server, arrive: Arrive
) -> None:
    match = asked("contest")
    table = own_server.keep(match, ["Anna"])
    anna = Racer.at(arrive(table.link(0)))
    anna.traffic.expect("WebSocket connection to .* failed")
    anna.traffic.expect("ERR_CONNECTION_REFUSED")
    assert anna.reach_decision()
    laid = next(text for text in anna.options if text.startswith("contest"))
    lost = anna.page.get_by_text(anna.say("connection-lost"))

    own_server.kill()
    expect(lost).to_be_visible()
    anna.press(anna.control(laid))
    anna.press(anna.confirm)  # into the void: it is kept until the server is back
    own_server.start()
    expect(lost).to_be_hidden()
    assert anna.reach_decision()

    lines = own_server.truth(table).log.lines
    mine = [line.words for line in lines[len(match.log.lines) :] if line.seat == 0]
    assert mine.count(laid) == 1, mine
    assert_in_order([event for update in anna.traffic.updates for event in update["events"]])
    anna.take_turn()
    assert anna.reach_decision()


def test_a_page_loaded_anew_shows_the_same_question(server: Server, arrive: Arrive) -> None:
    anna = Racer.at(arrive(server.keep(asked("second"), ["Anna"]).link(0)))
    assert anna.reach_decision()
    kind, view = anna.kind, anna.traffic.view
    anna.page.reload()
    assert anna.reach_decision()
    assert (anna.kind, anna.traffic.view) == (kind, view)


def test_what_was_played_can_be_taken_back_until_something_is_learned(
    server: Server, arrive: Arrive
) -> None:
    match = asked("second")
    anna = Racer.at(arrive(server.keep(match, ["Anna"]).link(0)))
    assert anna.reach_decision()
    with anna.answer_heard():
        anna.button("undo-alone").first.click()
    assert anna.reach_decision()
    expect(anna.asked).to_have_attribute("data-kind", "play")
