"""A server and a browser for each worker process, fresh pages for each test.

At its end a test fails if a page complained, broke its rules of content, or asked another host.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.watching import Traffic

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first of these that is there; the one without windows needs a third less time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 30_000
"""Milliseconds that anything on a page may take; nothing takes so long unless it never comes."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
Arrive = Callable[..., Person]


def find_chromium() -> str:
    """Return where the browser is."""
    named = os.environ.get("BOXBOX_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, "there is no Chromium; BOXBOX_CHROMIUM names one"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of this worker process."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of this worker process, for tests that only need tables of their own."""
    running = Server(tmp_path_factory.mktemp("data")).start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    running = Server(tmp_path).start()
    yield running
    running.stop()


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Arrive]:
    """Bring people, each with a browser of their own, to an address."""
    with arrivals(browser) as come:
        yield come


@contextmanager
def arrivals(browser: Browser) -> Iterator[Arrive]:
    """Let people come; in the end they go, and nothing may have been wrong with their pages."""
    people: list[Person] = []

    def come(address: str, language: str = "en", **device: Any) -> Person:
        how = {"locale": language, "reduced_motion": "reduce", **device}
        how.setdefault("viewport", {"width": 1280, "height": 800})
        context = browser.new_context(**how)
        context.set_default_timeout(PATIENCE)
        traffic = Traffic(context, address)
        touches = bool(device.get("has_touch"))
        person = Person(context.new_page(), traffic, language, touches)
        people.append(person)
        person.page.goto(address)
        return person

    yield come
    for person in people:
        person.page.context.close()
    for person in people:
        assert person.traffic.unexpected == []
