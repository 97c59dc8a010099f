"""Take the pictures of the main pages that the documents show, into docs/pictures.

Run from the root of the project: .venv/bin/python -m scripts.screenshots
"""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.conftest import FLAGS, PHONE, find_chromium
from tests.browser.person import Person
from tests.browser.prepared import THREE_BOTS, asked, under_way
from tests.browser.server import FREE, Server, person
from tests.browser.watching import Traffic

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
SHORT = {"races": 1, "set_aside": 30}
Take = Callable[[Server, Person], None]
Theme = Literal["light", "dark"]


def home(server: Server, anna: Person) -> None:
    """The first page."""
    anna.page.goto(server.url)
    expect(anna.way("home-race-now")).to_be_visible()


def new_table(server: Server, anna: Person) -> None:
    """A new table being set up."""
    anna.page.goto(f"{server.url}/new/motor-racing")
    expect(anna.button("new-begin")).to_be_visible()


def lobby(server: Server, anna: Person) -> None:
    """A table before the race, as its host sees it."""
    table = server.make(person("Anna"), FREE, *THREE_BOTS[:2], begin=False)
    anna.page.goto(table.link(0, host=True))
    expect(anna.button("lobby-begin")).to_be_visible()


def race(server: Server, anna: Person) -> None:
    """A card picked, and what it would do."""
    anna.page.goto(server.keep(under_way(3), ["Anna"]).link(0))
    anna.read_story()
    anna.reach_decision()
    options = anna.traffic.view["decision"]["options"]
    moves = [len(option["preview"]["outcomes"][0]["moves"]) for option in options]
    best = options[max(range(len(options)), key=lambda at: (moves[at], -at))]
    anna.press(anna.cards.nth(anna.slot_of(best["text"].split()[0])))
    anna.look_at(best)


def charge(server: Server, anna: Person) -> None:
    """Pushing one's luck."""
    anna.page.goto(server.keep(asked("charge"), ["Anna"]).link(0))
    expect(anna.answers.first).to_be_visible()


def podium(server: Server, anna: Person) -> None:
    """The end of a race."""
    anna.page.goto(server.make(person("Anna"), *THREE_BOTS, options=SHORT).link(0))
    anna.race_to_end()


PAGES: dict[str, Take] = {
    "home": home,
    "new-table": new_table,
    "lobby": lobby,
    "race": race,
    "charge": charge,
    "podium": podium,
}
SHOTS: list[tuple[str, str, dict[str, Any], Theme]] = [
    *((page, "desktop", DESKTOP, "light") for page in PAGES),
    *((page, "phone", PHONE, "dark") for page in ("home", "race", "charge")),
    ("race", "tablet", TABLET, "light"),
]


def shoot(
    browser: Browser, server: Server, page: str, device: dict[str, Any], theme: Theme
) -> Page:
    """Return a page at the moment to take the picture."""
    context = browser.new_context(
        locale="en", color_scheme=theme, reduced_motion="reduce", **device
    )
    traffic = Traffic(context, server.url)
    anna = Person(context.new_page(), traffic, "en", bool(device.get("has_touch")))
    PAGES[page](server, anna)
    anna.page.wait_for_timeout(500)
    return anna.page


def main() -> None:
    """Take all pictures."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for page, name, device, theme in SHOTS:
                path = PICTURES / f"{page}-{name}.png"
                shot = shoot(browser, server, page, device, theme)
                shot.screenshot(path=path)
                shot.context.close()
                print(path)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
