"""Every question of the game has a screen of its own, and is answered there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, arrivals
from tests.browser.race90.prepared import KINDS, asked
from tests.browser.race90.racer import WITHOUT_CARDS, Racer
from tests.browser.server import Server

INDEX = Path(__file__).parents[3] / "frontend/src/games/race90/questions/index.ts"


def test_every_kind_of_question_has_a_screen_of_its_own() -> None:
    table = INDEX.read_text(encoding="utf-8").split("QUESTIONS", 1)[1]
    shown = dict(re.findall(r'"?([a-z-]+)"?: ([A-Z]\w+),', table))
    assert sorted(shown) == sorted(KINDS)


@pytest.fixture(scope="module")
def regulars(browser: Browser, server: Server) -> Iterator[tuple[Racer, Racer]]:
    """Somebody at a desk and somebody with a phone, who stay for one race after the other."""
    with arrivals(browser) as arrive:
        yield Racer.at(arrive(server.url)), Racer.at(arrive(server.url, **PHONE))


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_asked_and_answered(
    server: Server, regulars: tuple[Racer, Racer], kind: str
) -> None:
    match = asked(kind)
    table = server.keep(match, ["Anna"])
    anna = regulars[KINDS.index(kind) % 2]
    anna.page.goto(table.link(0))
    assert anna.reach_decision()
    anna.expect_question()
    for text in set(anna.options) - set(WITHOUT_CARDS) if kind != "setup" else ():
        expect(anna.control(text)).to_be_attached()
    text = anna.options[0 if kind == "rescue" else -1]  # who does not go on sees the whole race
    anna.answer(text)
    lines = server.truth(table).log.lines
    assert next(line.words for line in lines[len(match.log.lines) :] if line.seat == 0) == text
    assert anna.reach_decision() or anna.result.is_visible()
    assert anna.traffic.unexpected == []


def test_the_deck_of_chase_begins_with_a_capital_as_the_buttons_beside_it_do(
    server: Server, regulars: tuple[Racer, Racer]
) -> None:
    anna = regulars[0]
    anna.page.goto(server.keep(asked("draw"), ["Anna"]).link(0))
    assert anna.reach_decision()
    deck = anna.page.locator('button[data-option="deck"]')
    assert deck.inner_text().strip() == "Draw from the deck"
