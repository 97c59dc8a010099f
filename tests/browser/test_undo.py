"""Taking a choice back: at once with bots, by asking with people."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.prepared import HAND
from tests.browser.server import Server
from tests.browser.together import seat_asked
from tests.rules.positions import race


def test_alone_with_bots_a_choice_is_taken_back_at_once(server: Server, arrive: Arrive) -> None:
    table = server.keep(race(*HAND), ["Anna"])
    anna = arrive(table.link(0))
    expect(anna.play_asked).to_be_visible()
    expect(anna.button("undo-alone")).to_have_count(0)
    hand = anna.hand
    play(anna, "wrong-line")
    assert anna.reach_decision()
    assert anna.hand != hand

    anna.button("undo-alone").click()
    expect(anna.button("event-undone")).to_be_visible()
    expect(anna.play_asked).to_be_visible()
    assert anna.hand == hand
    assert server.truth(table).view(0)["discards"] == []
    assert anna.story[-1] == anna.say("event-undone")
    anna.take_turn()
    assert anna.reach_decision()


def test_with_two_people_the_other_agrees(server: Server, arrive: Arrive) -> None:
    table = server.keep(race(*HAND), ["Anna", "Bruno"])
    anna, bruno = arrive(table.link(0)), arrive(table.link(1))
    hand = ask_to_take_back(anna, bruno)
    bruno.button("undo-agree").click()
    expect(anna.play_asked).to_be_visible()
    assert anna.hand == hand
    assert server.truth(table).view(None)["discards"] == []
    for one in (anna, bruno):
        expect(one.page.get_by_role("complementary", name=one.say("undo-title"))).to_be_hidden()
        expect(one.log).to_contain_text(one.say("event-undone"))


def test_with_two_people_the_other_declines(server: Server, arrive: Arrive) -> None:
    table = server.keep(race(*HAND), ["Anna", "Bruno"])
    anna, bruno = arrive(table.link(0)), arrive(table.link(1))
    ask_to_take_back(anna, bruno)
    bruno.button("undo-decline").click()
    for one in (anna, bruno):
        expect(one.page.get_by_role("complementary", name=one.say("undo-title"))).to_be_hidden()
    assert server.truth(table).view(None)["discards"] == ["wrong-line"]
    assert bruno.reach_decision()
    bruno.take_turn()
    assert seat_asked(server, table, {0: anna}) == 0
    assert anna.reach_decision()


def ask_to_take_back(anna: Person, bruno: Person) -> list[str]:
    """Let Anna play a card and ask Bruno to take it back; return her hand before."""
    expect(anna.play_asked).to_be_visible()
    hand = anna.hand
    play(anna, "wrong-line")
    assert bruno.reach_decision()
    anna.button("undo-ask").click()
    expect(anna.page.get_by_text(anna.say("undo-waiting", names="Bruno"))).to_be_visible()
    expect(bruno.page.get_by_text(bruno.say("undo-asked", name="Anna"))).to_be_visible()
    return hand


def play(one: Person, card: str) -> None:
    """Play a card that asks nothing more."""
    with one.answer_heard():
        one.play(one.slot_of(card))
