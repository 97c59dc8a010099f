"""Take the pictures of Race! Formula 90 that the documents show, into docs/pictures/race90.

Run from the root of the project: .venv/bin/python -m scripts.race90_pictures [NAME ...]
"""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.conftest import FLAGS, PHONE, find_chromium
from tests.browser.person import Person
from tests.browser.race90.prepared import asked, eventful, over
from tests.browser.race90.racer import Racer
from tests.browser.server import BOT, Match, Server, person
from tests.browser.watching import Traffic

PICTURES = Path(__file__).parent.parent / "docs" / "pictures" / "race90"
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": PHONE,
}
QUALITY = 72
"""Of a JPEG: readable, and three dozen of them are no burden."""
Take = Callable[[Server, Racer], None]


def question(kind: str, pick: str = "") -> Take:
    """Show a question; with the beginning of an option, that one looked at."""

    def take(server: Server, anna: Racer) -> None:
        anna.page.goto(server.keep(asked(kind), ["Anna"]).link(0))
        assert anna.reach_decision()
        options = [text for text in anna.options if pick and text.startswith(pick)]
        if options:
            look = anna.control(max(options, key=lambda text: anna.preview(text).get("points", 0)))
            look.tap() if anna.touches else look.hover()

    return take


def moment(kind: str, match: Callable[[], Match], answers: dict[str, str]) -> Take:
    """Race on until the screen makes this moment; `answers` are wished for by kind."""

    def take(server: Server, anna: Racer) -> None:
        anna.page.goto(server.keep(match(), ["Anna"], pace="slow", seed=kind).link(0))
        shown = anna.page.locator(f'[data-moment="{kind}"]')
        for _ in range(60):
            assert anna.reach_decision()
            wish = answers.get(anna.kind, "")
            text = next((one for one in anna.options if wish and one.startswith(wish)), None)
            anna.answer(text or anna.options[0] if anna.kind != "play" else anna.best_play())
            if anna.page.evaluate(WATCH, kind):
                return
        expect(shown).to_be_visible()

    return take


WATCH = """(kind) => new Promise((resolve) => {
    const end = performance.now() + 4000;
    const look = () => {
        if (document.querySelector(`[data-moment="${kind}"]`)) setTimeout(() => resolve(true), 900);
        else if (performance.now() > end || document.querySelector("[data-kind]")) resolve(false);
        else requestAnimationFrame(look);
    };
    look();
})"""


def set_up(server: Server, anna: Racer) -> None:
    """A table to be made."""
    anna.page.goto(f"{server.url}/new/race90")
    expect(anna.button("new-begin")).to_be_visible()


def lights(server: Server, anna: Racer) -> None:
    """The grid before the lights go out."""
    table = server.make(person("Anna"), BOT, BOT, BOT, options={"charts": "random"}, game="race90")
    anna.page.goto(table.link(0))
    while anna.reach_decision() and anna.kind != "strategy":
        anna.take_turn()


def finish(server: Server, anna: Racer) -> None:
    """The podium."""
    anna.page.goto(server.keep(over(), ["Anna"]).link(0))
    expect(anna.result).to_be_visible()


TAKES: dict[str, Take] = {
    "set-up": set_up,
    "chart": question("chart"),
    "qualifying": question("qualify", "qualify"),
    "fuel-bid": question("fuel-bid"),
    "grid": lights,
    "play": question("play", "play"),
    "check": question("check"),
    "contest": question("contest", "contest"),
    "late-braking": question("brake"),
    "off-track": question("off-track-check"),
    "pit-stop": question("pit", "box"),
    "tyres": question("tyres"),
    "weather": question("weather"),
    "yellow-flag": question("yellow-flag"),
    "safety-car": question("safety-car"),
    "podium": finish,
    "contest-shown": moment("contest", lambda: asked("contest"), {"contest": "contest"}),
    "check-shown": moment("check", lambda: asked("check"), {"check": "blind"}),
    "weather-shown": moment("weather", eventful, {"weather": "wetter"}),
    "pit-shown": moment("pit", lambda: asked("pit"), {"pit": "box"}),
}


def shoot(browser: Browser, server: Server, name: str, device: dict[str, Any]) -> Page:
    """Return a page at the moment a picture is to be taken."""
    still = not name.endswith("-shown")
    context = browser.new_context(
        locale="en", reduced_motion="reduce" if still else "no-preference", **device
    )
    context.set_default_timeout(15_000)
    traffic = Traffic(context, server.url)
    anna = Racer.at(Person(context.new_page(), traffic, "en", bool(device.get("has_touch"))))
    anna.page.add_init_script(
        'localStorage.setItem("boxbox.settings", JSON.stringify({welcomed: ["race90"]}))'
    )
    TAKES[name](server, anna)
    if still:
        anna.page.wait_for_timeout(400)
    return anna.page


def main(wanted: list[str]) -> None:
    """Take all, or those that are named."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for name in wanted or TAKES:
                for device, how in DEVICES.items():
                    path = PICTURES / f"{name}-{device}.jpg"
                    shot = shoot(browser, server, name, how)
                    shot.screenshot(path=path, type="jpeg", quality=QUALITY)
                    shot.context.close()
                    print(path)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
