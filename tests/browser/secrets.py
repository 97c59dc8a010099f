"""How the wire and the browser's memory are searched for what must stay secret."""

import json
from collections.abc import Mapping

from boxbox.core.wire import Cursor
from boxbox.server.seats import hashed
from tests.browser.person import Person
from tests.browser.server import Data, Match, Server, Table

People = Mapping[int, Person]
Moments = Mapping[Cursor, Match]
"""The whole truth at each version that a seat was told of."""


def moments_of(server: Server, table: Table, seat: int) -> Moments:
    """Replay the race line by line."""
    lines = len(server.stored(table).lines)
    matches = [server.truth(table, count) for count in range(1, lines + 1)]
    return {match.version(seat): match for match in matches}


def version_of(update: Data) -> Cursor:
    """Return up to where an update leads."""
    line, index = update["version"]
    return line, index


def assert_keys_stay_home(server: Server, table: Table, people: People) -> None:
    """Nobody has the other's key; and what is looked for is found at its owner's."""
    record = server.stored(table).record
    keys = {seat: key_of(people[seat], "seat") for seat in people}
    assert [hashed(keys[seat]) for seat in people] == [record.seats[seat].token for seat in people]
    known = {seat: all_of(one) for seat, one in people.items()}
    for seat, everything in known.items():
        assert keys[seat] in everything
        assert keys[1 - seat] not in everything
    host = key_of(people[0], "host")
    assert hashed(host) == record.host
    assert host not in known[1]


def key_of(one: Person, kind: str) -> str:
    """Return the key to a seat or of the host that a browser keeps."""
    (keys,) = json.loads(one.page.evaluate("localStorage.getItem('boxbox.tables')")).values()
    return str(keys["host"] if kind == "host" else keys["seats"][0]["token"])


def all_of(one: Person) -> str:
    """Return all that a page has sent, heard, kept and shown, as one text."""
    asked = [
        f"{request.url} {request.all_headers()} {request.post_data}"
        for request in one.traffic.requests
    ]
    kept = one.page.evaluate("JSON.stringify(localStorage) + JSON.stringify(sessionStorage)")
    return "\n".join([*asked, *one.traffic.heard, *one.traffic.said, kept, one.page.content()])
