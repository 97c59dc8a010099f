"""Measure how smoothly a race runs in Chromium: the longest tasks of the page while bots play.

Run from the root of the project, on an idle machine: .venv/bin/python -m scripts.trace
"""

import json
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.conftest import FLAGS, PHONE, find_chromium
from tests.browser.person import Person
from tests.browser.prepared import under_way
from tests.browser.race90.prepared import eventful
from tests.browser.race90.racer import Racer
from tests.browser.server import Server
from tests.browser.watching import Traffic

Device = dict[str, Any]
DEVICES: dict[str, Device] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": PHONE,
}
LONG = 50
"""The most milliseconds that a task may take while a car moves."""


def motor_racing(server: Server, anna: Person) -> None:
    """Play a card and watch the bots."""
    anna.page.goto(server.keep(under_way(5), ["Anna"], pace="normal").link(0))
    anna.read_story()
    expect(anna.play_asked).to_be_visible()
    anna.play()


def race90(server: Server, anna: Person) -> None:
    """Do the same in Race! Formula 90, with ten cars on the plan."""
    racer = Racer.at(anna)
    racer.page.goto(server.keep(eventful(), ["Anna"], pace="normal").link(0))
    assert racer.reach_decision()
    while racer.kind != "play":
        racer.take_turn()
        assert racer.reach_decision()
    racer.take_turn()


GAMES = {"motor-racing": motor_racing, "race90": race90}


def trace(browser: Browser, server: Server, game: str, device: Device) -> list[dict[str, Any]]:
    """Watch some turns of a race at normal pace and return the trace."""
    context = browser.new_context(locale="en", **device)
    traffic = Traffic(context, server.url)
    anna = Person(context.new_page(), traffic, "en", bool(device.get("has_touch")))
    GAMES[game](server, anna)
    browser.start_tracing(
        page=anna.page, categories=["toplevel", "devtools.timeline", "__metadata"]
    )
    anna.page.wait_for_timeout(10_000)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return events


def tasks(events: list[dict[str, Any]]) -> list[float]:
    """Return the milliseconds of every task of the page's main thread, longest first."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    found = [
        event["dur"] / 1000
        for event in events
        if event["name"] in ("RunTask", "ThreadControllerImpl::RunTask")
        and (event["pid"], event["tid"]) in main
        and event["ph"] == "X"
    ]
    return sorted(found, reverse=True)


def main() -> None:
    """Print the figures of each device."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for game, (name, device) in product(GAMES, DEVICES.items()):
                found = tasks(trace(browser, server, game, device))
                longest = ", ".join(f"{task:.0f}" for task in found[:5])
                over = sum(task > LONG for task in found)
                print(f"{game}, {name}: {len(found)} tasks, {over} over {LONG} ms: {longest} ms")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
