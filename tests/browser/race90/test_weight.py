"""The big game is light too, and while a car moves nothing but transforms changes."""

from tests.browser.conftest import Arrive
from tests.browser.race90.prepared import asked
from tests.browser.race90.racer import Racer
from tests.browser.server import Server
from tests.browser.together import wait_until
from tests.browser.weight import FIRST_LOAD, MOVING, PARTS_OF_A_FRAME, PROPERTIES, bytes_of

OWN_PART = 200_000
"""Bytes that the game's own part may add: its code, its words, what is printed."""


def test_the_first_page_brings_nothing_of_the_game_and_the_race_little(
    server: Server, arrive: Arrive
) -> None:
    anna = Racer.at(arrive(server.url))
    received = bytes_of(anna.page)
    anna.page.goto(server.url)
    start = anna.way("home-race-now", "race90")
    start.wait_for()
    first_page = sum(received)
    start.click()
    assert anna.reach_decision()
    assert 20_000 < first_page < FIRST_LOAD
    assert sum(received) - first_page < OWN_PART, (first_page, sum(received))


def test_while_cars_move_only_transforms_change(server: Server, arrive: Arrive) -> None:
    table = server.keep(asked("play"), ["Anna"], pace="slow")
    anna = Racer.at(arrive(table.link(0), reduced_motion="no-preference"))
    assert anna.reach_decision()
    anna.answer(anna.best_play())
    wait_until(lambda: bool(anna.page.evaluate(f"{MOVING}.length")), "a car moves")
    changing = set(anna.page.evaluate(PROPERTIES)) - PARTS_OF_A_FRAME
    assert changing <= {"transform", "opacity", "translate", "scale", "rotate", "offsetDistance"}
    assert changing
