"""The questions that a card brings: asked, shown and answered on screen, once or for good."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.prepared import asked
from tests.browser.server import Server, bots_drive
from tests.rules.positions import race

ANSWERS = {
    "charge": ("stop", "roll"),
    "spin": ("keep", "reroll"),
    "crash": ("ahead", "behind"),
}


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("kind", ANSWERS)
def test_a_question_is_asked_and_answered(
    server: Server, arrive: Arrive, kind: str, device: dict[str, object]
) -> None:
    match = asked(kind)
    table = server.keep(match, ["Anna"])
    anna = arrive(table.link(0), **device)
    view = match.view(0)
    expect(anna.dock.get_by_text(anna.say.race.question(view), exact=True)).to_be_visible()
    expect(anna.answers).to_have_count(2)
    for text in ANSWERS[kind]:
        named = anna.answers.filter(has_text=anna.say.race.answer(view, text))
        expect(named.first).to_be_visible()
    first = anna.answers.filter(has_text=anna.say.race.answer(view, ANSWERS[kind][0])).first
    if not device:
        first.hover()
        moves = anna.option(ANSWERS[kind][0])["preview"]["outcomes"][0]["moves"]
        expect(anna.ghosts).to_have_count(len(moves))
    with anna.answer_heard():
        anna.press(first)
    assert server.truth(table).log.lines[len(match.log.lines)].words == ANSWERS[kind][0]
    assert anna.reach_decision()


def test_an_answer_once_and_for_all(server: Server, arrive: Arrive) -> None:
    match = bots_drive(race("spin", "spin-out", "turbo", "wrong-line", luck=["die 3"]), 1)
    match.choose(0, "spin")
    table = server.keep(match, ["Anna"])
    anna = arrive(table.link(0))
    keep = anna.answers.filter(has_text=anna.say("answer-keep"))
    expect(keep).to_be_visible()
    anna.page.get_by_role("checkbox", name=anna.say("always")).check()
    with anna.answer_heard():
        keep.click()
    assert anna.reach_decision()

    anna.cards.nth(anna.slot_of("spin-out")).click()
    with anna.answer_heard():
        anna.button("choose-play").click()
    expect(anna.play_asked).to_be_visible()
    words = [line.words for line in server.truth(table).log.lines if line.seat == 0]
    assert words[-4:] == ["spin", "keep", "spin-out", "keep"], "answered without being asked"

    menu = anna.open_table_menu()
    always = anna.say("standing-spin-keep")
    expect(menu).to_contain_text(always)
    anna.button("menu-standing-end", answer=always).click()
    expect(menu).not_to_contain_text(always)
    assert server.stored(table).record.seats[0].standing == {}
