"""The kit itself: no test passes while its page complains."""

from typing import Any, cast

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.server import Server

BROKEN_RULE = "Content Security Policy"


@pytest.mark.parametrize(
    ("trouble", "event", "complaint"),
    [
        ("console.error('lost a wheel')", "console", "lost a wheel"),
        ("setTimeout(() => { throw new Error('no engine') })", "weberror", "no engine"),
        ("fetch('http://127.0.0.2:9/').catch(() => null)", "console", BROKEN_RULE),
        ("document.body.innerHTML += '<p style=\"color: red\">'", "console", BROKEN_RULE),
    ],
    ids=["console", "error", "elsewhere", "style"],
)
def test_a_page_that_complains_is_heard(
    server: Server, arrive: Arrive, trouble: str, event: str, complaint: str
) -> None:
    one = arrive(server.url)
    expect(one.way("home-race-now")).to_be_visible()
    assert one.traffic.unexpected == []
    with one.page.context.expect_event(cast(Any, event)):
        one.page.evaluate(trouble)
    assert any(complaint in text for text in one.traffic.unexpected)
    one.traffic.expect(complaint)
    one.traffic.expect("127.0.0.2")
    assert one.traffic.unexpected == []
