"""How heavy a page is, and what moves on it."""

from playwright.sync_api import Page

FIRST_LOAD = 250_000
"""Bytes that may go over the wire until the first decision is on screen."""


MOVING = "document.getAnimations().filter((one) => one.effect?.target?.closest('[data-board]'))"


PROPERTIES = f"""() => {{
    const moving = {MOVING};
    const names = moving.flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys));
    return [...new Set(names)];
}}"""


PARTS_OF_A_FRAME = {"offset", "computedOffset", "easing", "composite"}


def bytes_of(page: Page) -> list[int]:
    """Return a list that grows with the size of everything the page receives, as it travels.

    The page is empty then: what an earlier one still waits for does not count.
    """
    page.goto("about:blank")
    received: list[int] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on("Network.loadingFinished", lambda done: received.append(done["encodedDataLength"]))
    return received
