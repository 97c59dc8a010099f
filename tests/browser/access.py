"""What every screen must offer people who don't see it, or see it otherwise."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


SERIOUS = ("serious", "critical")


FAULTS_ONLY = {"resultTypes": ["violations"]}
"""What is in order is not written down, which takes a third less time."""


CUT_OFF = """() => [...document.querySelectorAll('body *')].filter((element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const holds = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!holds || box.width <= 1 || style.visibility === 'hidden') return false;
    if (element.closest('.sr, svg, [data-scrolls]')) return false;
    const clips = style.overflowX !== 'visible' && style.overflowX !== 'auto';
    return (clips && element.scrollWidth > element.clientWidth + 1)
        || (style.position !== 'fixed' && box.right > innerWidth + 1);
}).map((element) => element.textContent.trim().slice(0, 60))"""


def assert_everything_is_there(page: Page, part: str | None = None) -> None:
    """Axe finds nothing serious on the page or the part, and nothing is cut off."""
    assert serious(page, part) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url
    assert page.evaluate(CUT_OFF) == [], page.url


def serious(page: Page, part: str | None = None) -> list[str]:
    """Return what axe finds on a page, or a part of it, that would keep somebody from using it."""
    report = Axe().run(page, context=part, options=FAULTS_ONLY).response
    return [
        f"{fault['id']} on {page.url}: {node['html'][:120]} ({node['failureSummary']})"
        for fault in report["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]
