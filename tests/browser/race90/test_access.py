"""Everybody can use every screen: axe finds nothing serious, nothing is cut off on a phone."""

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.access import DESKTOP, assert_everything_is_there, serious
from tests.browser.conftest import PHONE, Arrive
from tests.browser.race90.prepared import KINDS, asked, over
from tests.browser.race90.racer import Racer
from tests.browser.server import BOT, FREE, Server, person

Theme = Literal["light", "dark"]
GROUPS = {
    "garage": ("chart", "skill", "setup", "substitute", "fuel-bid", "tyres", "strategy"),
    "pits": ("pit", "refuel", "discard", "versatility", "rescue"),
    "cards": ("qualify", "play", "second", "pay", "draw", "keep", "lay", "contest",
              "contest-second", "safety-car"),
    "checks": ("check", "check-order", "lap-check", "off-track-check", "brake", "pass", "point",
               "orange-flag", "soft-bonus", "weather", "yellow-flag", "green-flag"),
}  # fmt: skip
"""Questions that are looked at together."""
MOMENTS = (("contest", "contest"), ("brake", "brake-late"), ("weather", "wetter"))
"""Questions, and the beginnings of answers that the screen makes a moment of."""
KEEP_MOMENT = """() => new Promise((resolve) => {
    const look = () => {
        const moment = document.querySelector("[data-moment]");
        if (!moment) return requestAnimationFrame(look);
        setTimeout(() => {
            const copy = moment.cloneNode(true);
            copy.dataset.kept = "";
            document.querySelector("[data-board]").append(copy);
            setTimeout(resolve, 1000);
        }, 900);
    };
    look();
})"""
"""Copy a moment while it is shown, so that it can be looked at for as long as that takes."""


def test_every_question_is_looked_at() -> None:
    assert sorted(kind for kinds in GROUPS.values() for kind in kinds) == sorted(KINDS)


def questions(
    server: Server, arrive: Arrive, group: str, device: dict[str, Any]
) -> Iterator[Racer]:
    anna = Racer.at(arrive(server.url, **device))
    for kind in GROUPS[group]:
        anna.page.goto(server.keep(asked(kind), ["Anna"]).link(0))
        assert anna.reach_decision()
        assert anna.kind == kind
        yield anna


def around(server: Server, arrive: Arrive, device: dict[str, Any]) -> Iterator[Racer]:
    """The set-up, a table before its race, the board as text, the guide, the end."""
    anna = Racer.at(arrive(f"{server.url}/new/race90", **device))
    expect(anna.button("new-begin")).to_be_visible()
    for folded in anna.page.locator("details > summary").all():
        folded.click()
    yield anna
    table = server.make(person("Anna"), FREE, BOT, begin=False, options={}, game="race90")
    anna.page.goto(table.link(0, host=True))
    expect(anna.button("lobby-begin")).to_be_visible()
    yield anna
    anna.page.goto(server.keep(asked("play"), ["Anna"]).link(0))
    assert anna.reach_decision()
    toggle = "r90-around-short-text" if anna.touches else "r90-around-text-board"
    anna.press(anna.button(toggle))
    yield anna
    anna.page.goto(server.keep(over(), ["Anna"]).link(0))
    expect(anna.result).to_be_visible()
    yield anna


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_a_desktop(theme: str, server: Server, arrive: Arrive) -> None:
    for found in around(server, arrive, {**DESKTOP, "color_scheme": theme}):
        assert serious(found.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_moments(theme: str, server: Server, arrive: Arrive) -> None:
    anna = Racer.at(arrive(server.url, color_scheme=theme, reduced_motion="no-preference"))
    for kind, begins in MOMENTS:
        anna.page.goto(server.keep(asked(kind), ["Anna"], pace="slow").link(0))
        assert anna.reach_decision()
        anna.answer(next(text for text in anna.options if text.startswith(begins)))
        anna.page.evaluate(KEEP_MOMENT)
        assert serious(anna.page, "[data-kept]") == []


LOOKS: tuple[tuple[str, Theme], ...] = (("it", "dark"), ("pt", "light"))
"""The languages that need more room than English, each in one of the themes."""


@pytest.mark.parametrize("group", GROUPS)
def test_every_question_is_there_for_everybody_on_a_phone(
    group: str, server: Server, arrive: Arrive
) -> None:
    looks = LOOKS if group == "garage" else LOOKS[::-1]  # newcomers are welcomed in both
    for found in questions(server, arrive, group, {**PHONE, "language": looks[0][0]}):
        for language, theme in looks:
            found.page.emulate_media(color_scheme=theme)
            if language != found.say.language:
                found.end_welcome()
                found.speak(language)
            assert_everything_is_there(found.page, "[data-dock]")
        looks = looks[::-1]  # the next page begins as this one ends


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_everything_around_is_there_for_everybody_on_a_phone(
    language: str, theme: Theme, server: Server, arrive: Arrive
) -> None:
    for found in around(server, arrive, {**PHONE, "color_scheme": theme, "language": language}):
        assert_everything_is_there(found.page)
