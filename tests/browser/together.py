"""Several people at one table, each at a page of their own."""

from collections.abc import Callable, Mapping
from threading import Event
from time import monotonic

from tests.browser.person import Person
from tests.browser.server import Server, Table

DEADLINE = 60


def wait_until(condition: Callable[[], bool], what: str) -> None:
    """Look again and again until something is so."""
    end, pause = monotonic() + DEADLINE, Event()
    while not condition():
        assert monotonic() < end, f"this never came: {what}"
        pause.wait(0.02)


def seat_asked(server: Server, table: Table, people: Mapping[int, Person]) -> int | None:
    """Wait until one of these people is asked, and return the seat; None if the race is over."""
    found: list[int | None] = []

    def look() -> bool:
        decisions = server.truth(table).decisions
        found[:] = [decisions[0].seat if decisions else None]
        return found[0] is None or found[0] in people

    wait_until(look, "a person is asked")
    return found[0]


def race_together(
    server: Server,
    table: Table,
    people: Mapping[int, Person],
    look: Callable[[], None] = lambda: None,
) -> None:
    """Let everybody play until the season is over; `look` at the pages at every decision."""
    while (seat := seat_asked(server, table, people)) is not None:
        assert people[seat].reach_decision()
        look()
        people[seat].take_turn()
    for person in people.values():
        assert not person.reach_decision()
