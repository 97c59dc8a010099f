"""Every question of the game has a screen of its own, and is answered there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.race90.prepared import KINDS, asked
from tests.browser.race90.racer import WITHOUT_CARDS, Racer
from tests.browser.server import Server

INDEX = Path(__file__).parents[3] / "frontend/src/games/race90/questions/index.ts"


def test_every_kind_of_question_has_a_screen_of_its_own() -> None:
    table = INDEX.read_text(encoding="utf-8").split("QUESTIONS", 1)[1]
    shown = dict(re.findall(r'"?([a-z-]+)"?: ([A-Z]\w+),', table))
    assert sorted(shown) == sorted(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_asked_and_answered(server: Server, arrive: Arrive, kind: str) -> None:
    match = asked(kind)
    table = server.keep(match, ["Anna"])
    device = PHONE if KINDS.index(kind) % 2 else {}
    anna = Racer.at(arrive(table.link(0), **device))
    assert anna.reach_decision()
    anna.expect_question()
    for text in set(anna.options) - set(WITHOUT_CARDS) if kind != "setup" else ():
        expect(anna.control(text)).to_be_attached()
    text = anna.options[-1]
    anna.answer(text)
    lines = server.truth(table).log.lines
    assert next(line.words for line in lines[len(match.log.lines) :] if line.seat == 0) == text
    assert anna.reach_decision() or anna.result.is_visible()
