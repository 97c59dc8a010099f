"""Strangers who are slow, many or loud: they are hung up on, and nobody else is kept out."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from boxbox.server.buckets import Bucket
from boxbox.server.door import share_of
from tests.server.kit import (
    DEADLINE,
    GAME,
    PERSON,
    Closed,
    Data,
    Heard,
    Line,
    Serve,
    Server,
    Waiting,
    wait_until,
)

HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 16000\r\n\r\n"
STRANGER, OTHER = "127.0.0.2", "127.0.0.3"
"""Addresses that are no proxy's."""
NEVER = 1e-6


def call(server: Server, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """Open a bare connection and say something."""
    host, port = server.url.removeprefix("http://").split(":")
    raw = socket.create_connection((host, int(port)), DEADLINE, source_address=(source, 0))
    with suppress(ConnectionError):  # it may have been hung up on
        raw.sendall(said)
    return raw


def hear_end(raw: socket.socket) -> bytes:
    """Return all that comes until the server hangs up."""
    heard = b""
    with suppress(ConnectionError):
        while part := raw.recv(65536):
            heard += part
    return heard


def drip(raw: socket.socket) -> None:
    """Send byte by byte until the server hangs up."""
    waiting = Waiting("the server hangs up on a dripping request")
    raw.settimeout(0.02)
    while waiting.left:
        try:
            raw.sendall(b"x")
            if not raw.recv(65536):
                return
        except TimeoutError:
            continue
        except ConnectionError:
            return


@contextmanager
def calls(server: Server, count: int, said: bytes, source: str) -> Iterator[list[socket.socket]]:
    """Hold some bare connections."""
    with ExitStack() as stack:
        yield [stack.enter_context(call(server, said, source)) for _ in range(count)]


def is_held(raw: socket.socket) -> bool:
    """True if a connection that waits for its server has not been hung up on."""
    raw.setblocking(False)
    try:
        return bool(raw.recv(1))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


# Slow clients


@pytest.mark.parametrize("said", [b"", b"G", HALF_A_HEAD, WHOLE + b"GET /"])
def test_a_request_that_never_comes_whole_is_hung_up_on(serve: Serve, said: bytes) -> None:
    server = serve(head_seconds=0.3)
    with call(server, said) as raw:
        heard = hear_end(raw)
    assert heard.startswith(b"HTTP/1.1 200" if said.startswith(WHOLE) else b"")
    wait_until(lambda: server.connections == 0, "nothing is kept of it")


@pytest.mark.parametrize("said", [HALF_A_HEAD, WHOLE + HALF_A_HEAD, BODY])
def test_drips_do_not_hold_a_connection(serve: Serve, heard: Heard, said: bytes) -> None:
    server = serve(head_seconds=0.3, body_seconds=0.3)
    with call(server, said) as raw:
        drip(raw)
    wait_until(lambda: server.connections == 0, "nothing is kept of it")
    assert "Traceback" not in heard.text


def test_a_body_that_is_awaited_may_take_longer_than_a_head(serve: Serve) -> None:
    server = serve(head_seconds=0.3, body_seconds=DEADLINE)
    with call(server, BODY) as slow, call(server, HALF_A_HEAD) as half:
        hear_end(half)
        assert is_held(slow)


def test_an_answer_that_is_not_read_is_not_kept_for_ever(serve: Serve, pages: Path) -> None:
    (pages / "assets" / "large.bin").write_bytes(b"x" * 3_000_000)
    server = serve(send_buffer=4096, answer_seconds=0.3, head_seconds=0.3)
    ask = b"GET /assets/large.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n%s\r\n"
    for more in (b"", b"Connection: close\r\n"):
        with call(server, ask % more):
            wait_until(lambda: server.connections > 0, "it comes")
            wait_until(lambda: server.connections == 0, "it is hung up on without having read")


# Many connections


def test_when_all_is_full_who_has_no_seat_gives_way(serve: Serve) -> None:
    server = serve(connections=8)
    made = server.make([PERSON] * 3)
    with server.person(made, 0) as anna, calls(server, 30, HALF_A_HEAD, "127.0.0.1") as strangers:
        wait_until(lambda: sum(map(is_held, strangers)) == 7, "the others gave way")
        assert anna.do("name", name="still here")
        with server.person(made, 1) as bruno, server.watcher(made, host=True) as host:
            with calls(server, 30, WHOLE, "127.0.0.1"):
                for person in (anna, bruno):
                    assert person.do("name", name="here too")
                assert host.do("pace", pace="fast")
            with server.http() as http:
                assert http.get("/api/games").status_code == 200
        assert server.connections <= 8


def test_who_only_watches_gives_way_to_who_comes(serve: Serve) -> None:
    server = serve(connections=6)
    made = server.make([PERSON] * 3)
    with server.person(made, 0) as anna, ExitStack() as stack:
        watchers = [
            greeted(stack.enter_context(Line(server, made["table"]["id"]))) for _ in range(10)
        ]
        assert watchers[0].end().code == 1006
        assert anna.do("name", name="still here")


def test_one_address_has_its_share(serve: Serve) -> None:
    server = serve(connections_an_address=3)
    made = server.make([PERSON] * 3)
    with (
        call(server, HALF_A_HEAD, OTHER) as other,
        calls(server, 10, HALF_A_HEAD, STRANGER) as strangers,
    ):
        wait_until(lambda: sum(map(is_held, strangers)) == 3, "seven gave way")
        assert is_held(other)
        with Line(server, made["table"]["id"], source_address=(STRANGER, 0)) as line:
            line.send({"type": "hello", "token": made["seats"]["0"]})
            assert line.hear(DEADLINE)
            with calls(server, 10, HALF_A_HEAD, STRANGER):
                line.send({"type": "hurry", "key": "a-key-of-mine"})
                assert line.hear(DEADLINE)


def test_if_all_are_seated_the_largest_crowd_gives_way(serve: Serve) -> None:
    server = serve(connections=4)
    made = server.make([PERSON] * 3)
    token = made["seats"]["0"]
    with ExitStack() as stack:
        crowd = [
            stack.enter_context(Line(server, made["table"]["id"], source_address=(STRANGER, 0)))
            for _ in range(4)
        ]
        for line in crowd:
            line.send({"type": "hello", "token": token})
            assert line.hear(DEADLINE)
        with server.person(made, 1) as bruno:
            assert bruno.do("name", name="Bruno")
        assert crowd[0].end().code == 1006


def test_an_address_may_not_come_too_often(serve: Serve) -> None:
    server = serve(openings_at_once=3, openings_a_second=NEVER)
    with calls(server, 5, HALF_A_HEAD, STRANGER) as strangers:
        wait_until(lambda: sum(map(is_held, strangers)) == 3, "two were turned away")
    with calls(server, 5, HALF_A_HEAD, "127.0.0.1") as proxied:
        wait_until(lambda: server.connections == 5, "a proxy brings many people")
        assert all(map(is_held, proxied))


def test_who_leaves_is_forgotten(serve: Serve) -> None:
    server = serve()
    door = server.app.state.door
    made = server.make([PERSON] * 3)
    with calls(server, 3, WHOLE, STRANGER), server.person(made, 0):
        wait_until(lambda: len(door._visits) >= 4, "all have come")
    wait_until(lambda: not door._visits, "all have gone")
    wait_until(lambda: not door._all, "no connection is counted")
    wait_until(lambda: not door._shares, "no address is counted")
    wait_until(lambda: not door.answering + door.sockets, "no request is counted")


# Addresses, and those that a proxy names


@pytest.mark.parametrize(
    ("address", "share"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("x" * 5000, "x" * 100),
    ],
)
def test_an_address_of_ipv6_counts_with_its_network(address: str, share: str) -> None:
    assert share_of(address) == share


def test_requests_count_for_the_address_that_a_proxy_names(serve: Serve) -> None:
    server = serve(requests_at_once=2, requests_a_second=NEVER)

    def ask(forwarded: str) -> int:
        with server.http(**{"X-Forwarded-For": forwarded}) as http:
            return http.get("/api/games").status_code

    assert [ask("192.0.2.1") for _ in range(3)] == [200, 200, 429]
    assert ask("198.51.100.9, 192.0.2.1") == 429, "who wrote the first part is not known"
    assert [ask("2001:db8::1"), ask("2001:db8::2"), ask("2001:db8::3")] == [200, 200, 429]
    assert ask("2001:db8:0:1::1") == 200
    assert ask("192.0.2.2") == 200


def test_only_a_proxy_is_believed(serve: Serve) -> None:
    server = serve(requests_at_once=2, requests_a_second=NEVER)
    for at, status in enumerate((b"200", b"200", b"429")):
        ask = WHOLE[:-2] + b"Connection: close\r\nX-Forwarded-For: 192.0.2.%d\r\n\r\n" % at
        with call(server, ask, STRANGER) as raw:
            assert hear_end(raw).split()[1] == status


def test_slow_bodies_of_an_address_are_counted_behind_a_proxy(serve: Serve) -> None:
    server = serve(requests_an_address=2)
    slow = BODY[:-2] + b"X-Forwarded-For: 192.0.2.1\r\n\r\n"
    with calls(server, 2, slow, "127.0.0.1"):
        answering = server.app.state.door.answering
        wait_until(lambda: answering["192.0.2.1"] == 2, "two are awaited")
        for address, status in (("192.0.2.1", 429), ("192.0.2.2", 200)):
            with server.http(**{"X-Forwarded-For": address}) as http:
                assert http.get("/api/games").status_code == status
    wait_until(lambda: not answering, "they are forgotten")


def forwarded(server: Server, made: Data, address: str) -> Line:
    """Open a socket for an address behind a proxy."""
    headers = {"X-Forwarded-For": address}
    return Line(server, made["table"]["id"], additional_headers=headers)


def test_sockets_count_for_the_address_that_a_proxy_names(serve: Serve) -> None:
    server = serve(sockets_an_address=1)
    made = server.make([PERSON] * 3)
    with forwarded(server, made, "192.0.2.1"), forwarded(server, made, "192.0.2.2"):
        with pytest.raises(InvalidStatus) as refused:
            forwarded(server, made, "192.0.2.1")
        assert refused.value.response.status_code == 429


def test_an_address_may_not_open_sockets_too_often(serve: Serve) -> None:
    server = serve(sockets_at_once=2, sockets_a_minute=NEVER)
    made = server.make([PERSON] * 3)
    for _ in range(2):
        forwarded(server, made, "192.0.2.1").close()
    with pytest.raises(InvalidStatus):
        forwarded(server, made, "192.0.2.1")
    forwarded(server, made, "192.0.2.2").close()


# Loud sockets


def greeted(line: Line, token: str | None = None) -> Line:
    """Say hello."""
    line.send({"type": "hello", "token": token})
    assert line.hear(DEADLINE)
    return line


def flood(line: Line, count: int) -> Closed:
    """Send so many messages and return how the server hung up."""
    with suppress(Closed):
        for at in range(count):
            line.send({"type": "hurry", "key": f"flood-{at:05}"})
    return line.end()


def test_all_sockets_of_an_address_have_one_limit(serve: Serve) -> None:
    server = serve(address_messages_at_once=20, address_messages_a_second=NEVER)
    made = server.make([PERSON] * 3)
    with (
        greeted(forwarded(server, made, "192.0.2.1")) as first,
        greeted(forwarded(server, made, "192.0.2.1")) as second,
        greeted(forwarded(server, made, "192.0.2.2"), made["seats"]["0"]) as other,
    ):
        for line in (first, second):
            end = flood(line, 21)
            assert (end.code, end.reason) == (1008, "too-fast")
        other.send({"type": "hurry", "key": "still-welcome"})
        while (told := other.hear(DEADLINE)) and told["type"] != "done":
            pass
        assert told


def test_all_sockets_of_a_seat_have_one_limit_and_all_who_watch_another(serve: Serve) -> None:
    server = serve(messages_at_once=20, messages_a_second=NEVER)
    made = server.make([PERSON] * 3)
    with ExitStack() as stack:

        def come(seat: int | None) -> Line:
            token = None if seat is None else made["seats"][str(seat)]
            return greeted(stack.enter_context(Line(server, made["table"]["id"])), token)

        for seat in (0, None):
            lines = [come(seat) for _ in range(3)]
            for at in range(10):  # none of them alone comes near its limit
                for line in lines:
                    line.send({"type": "hurry", "key": f"flood-{at:05}"})
            ends = [line.end() for line in lines[:2]]
            assert [end.reason for end in ends] == ["too-fast"] * 2
        bruno = server.person(made, 1)
        assert bruno.do("name", name="calm")
        bruno.close()


def test_pings_and_parts_of_messages_count_too(serve: Serve) -> None:
    server = serve(messages_at_once=20, messages_a_second=NEVER)
    made = server.make([PERSON] * 3)

    def ping(wire: ClientConnection) -> None:
        for _ in range(30):
            wire.ping()

    def part(wire: ClientConnection) -> None:
        wire.send(iter(["x"] * 30))

    for loud in (ping, part):
        with greeted(Line(server, made["table"]["id"])) as line:
            with suppress(Exception):  # the server may hang up before the end
                loud(line.socket)
            assert line.end().reason == "too-fast"


def test_a_heap_of_tiny_messages_is_not_read_to_its_end(serve: Serve) -> None:
    server = serve(messages_at_once=20, messages_a_second=NEVER)
    made = server.make([PERSON] * 3)
    with greeted(Line(server, made["table"]["id"])) as line:
        with suppress(OSError):
            line.socket.socket.sendall(b"\x81\x80\x00\x00\x00\x00" * 50_000)
        assert line.end().code in (1006, 1008)
    wait_until(lambda: server.connections == 0, "the connection is closed")


def test_an_address_with_many_readers_is_told_of_several_changes_at_a_time(serve: Serve) -> None:
    server = serve(updates_at_once=2, updates_a_second=4)
    made = server.make([PERSON] * 3)
    with ExitStack() as stack:
        crowd = [stack.enter_context(forwarded(server, made, "192.0.2.1")) for _ in range(3)]
        for line in crowd:
            greeted(line)
        server.app.state.door._updates = type(server.app.state.door._updates)(1e4, 1e4)
        with server.person(made, 0) as anna:
            for at in range(40):
                anna.do("name", name=f"number {at}")
        for line in crowd:
            names = [""]
            while names[-1] != "number 39":
                told = line.hear(DEADLINE)
                assert told
                names.append(told["table"]["seats"][0]["name"] or "")
            assert len(names) < 40


def test_an_order_waits_until_the_bucket_has_filled() -> None:
    bucket = Bucket(10, 2)
    assert bucket.order() == bucket.order() == 0
    first, second = bucket.order(), bucket.order()
    assert 0 < first <= 0.1 < second <= 0.2
    assert not bucket.take()


def test_a_table_is_made_although_strangers_hold_half_open_requests(serve: Serve) -> None:
    """What the issue saw: far more half-sent requests than the server has room for."""
    server = serve(connections=100)
    with calls(server, 300, HALF_A_HEAD, "127.0.0.1"), server.http() as http:
        answer = http.post("/api/tables", json={"game": GAME, "seats": [PERSON] * 3})
        assert answer.status_code == 201
