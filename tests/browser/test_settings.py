"""What a person sets for this browser: colours, motion, a phone that is only a hand."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.prepared import HAND
from tests.browser.server import Server
from tests.rules.positions import race


def test_light_and_dark(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.url, color_scheme="light")
    page = anna.page.locator("html")
    light = paper(anna)
    anna.button("header-dark").click()
    expect(page).to_have_attribute("data-theme", "dark")
    dark = paper(anna)
    assert dark != light
    anna.page.reload()
    expect(anna.button("header-light")).to_be_visible()
    assert paper(anna) == dark

    anna.button("settings-title").click()
    anna.set_radio("settings-theme", "theme-auto")
    expect(page).not_to_have_attribute("data-theme", "dark")
    assert paper(anna) == light
    anna.page.emulate_media(color_scheme="dark")
    assert paper(anna) == dark
    anna.set_radio("settings-theme", "theme-light")
    assert paper(anna) == light


def paper(one: Person) -> str:
    """Return the colour behind everything."""
    return str(one.page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


def test_less_motion(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.keep(race(*HAND), ["Anna"]).link(0), reduced_motion="no-preference")
    page = anna.page.locator("html")
    expect(anna.play_asked).to_be_visible()
    expect(page).to_have_attribute("data-motion", "full")
    anna.button("settings-title").click()
    anna.set_radio("settings-motion", "motion-reduced")
    expect(page).to_have_attribute("data-motion", "none")
    anna.close_dialog()
    anna.page.evaluate(
        """() => {
            window.animated = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
                const { duration } = typeof options === "object" ? options : { duration: options };
                if (duration > 0) window.animated += 1;
                return animate.call(this, frames, options);
            };
        }"""
    )
    with anna.answer_heard():
        anna.play(anna.slot_of("wrong-line"))
    assert anna.reach_decision()
    assert anna.page.evaluate("window.animated") == 0
    anna.page.reload()
    expect(page).to_have_attribute("data-motion", "none")


def test_the_device_wants_less_motion(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.url, reduced_motion="reduce")
    expect(anna.page.locator("html")).to_have_attribute("data-motion", "none")
    anna.page.emulate_media(reduced_motion="no-preference")
    expect(anna.page.locator("html")).to_have_attribute("data-motion", "full")


def test_a_phone_that_is_only_a_hand(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.keep(race(*HAND), ["Anna"]).link(0), **PHONE)
    expect(anna.region("race-track")).to_be_visible()
    anna.press(anna.button("settings-title"))
    anna.press(anna.page.get_by_role("switch", name=anna.say("settings-hand-only")))
    anna.close_dialog()
    expect(anna.region("race-track")).to_have_count(0)
    expect(anna.cards).to_have_count(5)
    anna.page.reload()
    expect(anna.cards).to_have_count(5)
    expect(anna.region("race-track")).to_have_count(0)
    for card in ("wrong-line", "turbo"):
        with anna.answer_heard():
            anna.play(anna.slot_of(card))
        assert anna.reach_decision()
