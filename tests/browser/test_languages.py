"""Four languages: the browser's own at first, and any other at any time."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.prepared import under_way
from tests.browser.server import Match, Server

LOCALES = {"en-US": "en", "it-IT": "it", "es-MX": "es", "pt-BR": "pt", "de-DE": "en"}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_language_of_the_browser_is_found(server: Server, arrive: Arrive, locale: str) -> None:
    one = arrive(server.url, LOCALES[locale], locale=locale)
    expect(one.page.get_by_role("heading", level=1)).to_have_text(one.say("home-title"))
    expect(one.page.locator("html")).to_have_attribute("lang", one.say.tag)
    expect(one.way("home-race-now")).to_be_visible()


def test_another_language_in_the_middle_of_a_race(server: Server, arrive: Arrive) -> None:
    match = under_way(2)
    anna = arrive(server.keep(match, ["Anna"]).link(0))
    anna.read_story()
    for language in ("es", "pt", "en", "it"):
        anna.speak(language)
        assert_all_speak(anna, match)
    anna.page.reload()
    assert_all_speak(anna, match)


def assert_all_speak(anna: Person, match: Match) -> None:
    """Question, hand, players, log and address of the language are all in the same."""
    say, view = anna.say, match.view(0)
    expect(anna.page.locator("html")).to_have_attribute("lang", say.tag)
    expect(anna.play_asked).to_be_visible()
    expect(anna.dock.get_by_role("heading")).to_have_text(say("turn-yours"))
    cards = view["hands"][0]
    assert anna.hand == [say.card_label(at, card) for at, card in enumerate(cards, 1)]
    assert " ".join(anna.story) == " ".join(say.story(match, 0, "Anna"))
    expect(anna.page).to_have_title(say("page-title-table"))
    for card, name in zip(anna.cards.all(), cards, strict=True):
        expect(card).to_contain_text(say.race.card(name))
    anna.cards.first.click()
    expect(anna.dock).to_contain_text(say.race.card(cards[0]))
    anna.cards.first.click()
