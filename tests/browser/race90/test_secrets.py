"""What goes over the wire to one driver tells nothing of another's hand, bid or key."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from tests.browser.conftest import Arrive
from tests.browser.race90.prepared import ADVANCED
from tests.browser.race90.racer import Racer
from tests.browser.secrets import assert_keys_stay_home, moments_of, version_of
from tests.browser.server import BOT, Data, Match, Server, Table, person
from tests.browser.together import seat_asked, wait_until

CARD = re.compile(r"t?\d+")
NO_CARDS = ("fuel", "point", "flag", "unflag", "setup", "chart")
"""What stands before a figure that is no card."""
BID = "fuel 16"
LAST_TURN = 3


def test_two_drivers_learn_nothing_of_each_other(server: Server, arrive: Arrive) -> None:
    table = server.make(person("Anna"), person("Bruno"), BOT, BOT, options=ADVANCED, game="race90")
    people = {seat: Racer.at(arrive(table.link(seat, host=not seat))) for seat in (0, 1)}
    for one in people.values():
        wait_until(partial(has_heard, one), "the first view of the race")
    while server.truth(table).view(None)["turn"] < LAST_TURN:
        seat = seat_asked(server, table, people)
        assert seat is not None
        one = people[seat]
        assert one.reach_decision()
        one.answer(BID) if BID in one.options else one.take_turn()
        assert_bids_are_secret(server, table, people)
    for seat, one in people.items():
        bids = [event["fuel"] for event in one.events if event["kind"] == "qualified"]
        assert bids.count(16) >= len(people), "once all have bid, everybody is told"
        moments = moments_of(server, table, seat)
        updates = [update for update in one.traffic.updates if update.get("view")]
        assert len(updates) > 15
        for update in updates:
            assert_tells_no_card(update, 1 - seat, moments[version_of(update)])
        last = updates[-1]
        own = hidden_hand(moments[version_of(last)], seat)
        assert own <= set(cards_in(last)), "the same search finds the own hand"
    assert_keys_stay_home(server, table, people)


def has_heard(one: Racer) -> bool:
    """True if a page has a view of the race; asking it lets what came be noted."""
    one.page.evaluate("0")
    return any(update.get("view") for update in one.traffic.updates)


def assert_bids_are_secret(server: Server, table: Table, people: dict[int, Racer]) -> None:
    """Before all have bid nobody has heard of a bid."""
    heard = {seat: (one.traffic.view, list(one.events)) for seat, one in people.items()}
    truth = server.truth(table)  # read after what was heard: bots may bid meanwhile
    if not 1 <= len(truth.view(None)["sealed"]) < truth.seats:
        return
    for seat, (view, events) in heard.items():
        others = [row for row in view["players"] if row["seat"] != seat]
        assert {row["bid"] for row in others} <= {None, "?"}
        assert not any("fuel" in event for event in events)


def assert_tells_no_card(update: Data, other: int, truth: Match) -> None:
    """No message names a card that only the other driver knows."""
    hidden = hidden_hand(truth, other)
    assert hidden.isdisjoint(cards_in(update))


def hidden_hand(truth: Match, seat: int) -> set[str]:
    """Return the cards of a hand that nobody else knows."""
    row = truth.position()["players"][seat]
    return {str(card) for card in row["hand"]} - {str(card) for card in row["known"]}


def cards_in(message: object) -> Iterator[str]:
    """Return every card that a message names; no card is in two places."""
    match message:
        case {"key": str()}:
            return  # a sentence: its figures are factors, laps and turns, never numbers of cards
        case dict():
            for key, value in message.items():
                yield from cards_in(key)
                yield from cards_in(value)
        case list():
            for value in message:
                yield from cards_in(value)
        case str() if not message.startswith(NO_CARDS):
            yield from (word for word in message.split() if CARD.fullmatch(word))


def test_who_watches_sees_no_hand_and_no_bid(server: Server, arrive: Arrive) -> None:
    table = server.make(person("Anna"), BOT, BOT, options=ADVANCED, game="race90")
    anna = Racer.at(arrive(table.link(0)))
    watcher = Racer.at(arrive(table.link()))
    while anna.reach_decision() and anna.traffic.view["turn"] < 2:
        anna.take_turn()
    updates: list[dict[str, Any]] = [one for one in watcher.traffic.updates if one.get("view")]
    assert updates
    for update in updates:
        assert all(card in ("?", "t?") or card in row["known"]
                   for row in update["view"]["players"] for card in row["hand"])  # fmt: skip
        assert update["view"]["decision"] is None
