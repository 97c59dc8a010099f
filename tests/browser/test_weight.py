"""The pages are light, and while a car moves nothing but transforms changes."""

import json
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive
from tests.browser.prepared import asked, under_way
from tests.browser.server import Server
from tests.browser.together import wait_until
from tests.browser.weight import FIRST_LOAD, MOVING, PARTS_OF_A_FRAME, PROPERTIES, bytes_of


def test_the_first_load_is_light(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.url)
    received = bytes_of(anna.page)
    anna.page.goto(server.url)
    expect(anna.way("home-race-now")).to_be_visible()
    first_page = sum(received)
    anna.way("home-race-now").click()
    expect(anna.board).to_be_visible()
    anna.reach_decision()
    assert 20_000 < first_page < sum(received) < FIRST_LOAD, (first_page, sum(received))


def test_while_cars_move_only_transforms_change(
    server: Server, arrive: Arrive, browser: Browser
) -> None:
    """Neither the animations on the board nor the engine's own account of its work has more."""
    table = server.keep(under_way(1), ["Anna"], pace="slow")
    anna = arrive(table.link(0), reduced_motion="no-preference")
    anna.read_story()
    anna.reach_decision()
    anna.press(anna.cards.first)
    expect(anna.cars.first.or_(anna.button("choose-play")).first).to_be_visible()
    browser.start_tracing(page=anna.page, categories=["devtools.timeline"])
    anna.press(anna.cars.first if anna.cars.count() else anna.button("choose-play"))
    wait_until(lambda: bool(anna.page.evaluate(f"{MOVING}.length")), "a car moves")
    changing = set(anna.page.evaluate(PROPERTIES)) - PARTS_OF_A_FRAME
    wait_until(lambda: not anna.page.evaluate(f"{MOVING}.length"), "all cars are there")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    assert changing <= {"transform", "opacity"}
    assert changing
    assert animated(events)


def animated(events: list[dict[str, Any]]) -> bool:
    """True if the trace shows an animation at all, so that the test means something."""
    return any(event["name"] == "Animation" for event in events)


def test_a_rolling_die_is_only_turned_and_shaded(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.keep(asked("charge"), ["Anna"]).link(0), reduced_motion="no-preference")
    expect(anna.answers.first).to_be_visible()
    anna.press(anna.answers.first)
    rolling = "document.getAnimations().filter((one) => one.effect?.target?.closest('.die'))"
    wait_until(lambda: bool(anna.page.evaluate(f"{rolling}.length")), "the die rolls")
    names = anna.page.evaluate(PROPERTIES.replace(MOVING, rolling))
    assert set(names) - PARTS_OF_A_FRAME == {"transform", "opacity"}
