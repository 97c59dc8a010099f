"""What keeps a server well: limits, origins, headers, and an end that leaves nothing behind."""

import base64
import json
import os
import signal
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from boxbox.server import connections
from boxbox.server.buckets import Buckets
from boxbox.server.guard import CONTENT_SECURITY_POLICY, HEADERS
from tests.server.kit import (
    DEADLINE,
    GAME,
    PERSON,
    Data,
    Line,
    Process,
    Serve,
    Server,
    is_alive,
    is_open,
    play_on,
    wait_until,
)

BOT: Data = {"driver": "rules"}
TABLE: Data = {"game": GAME, "seats": [BOT] * 3}
EVIL = "https://evil.example"
FRIEND = "https://friend.example"


# Origins


def origins(server: Server) -> list[tuple[str, bool]]:
    """Addresses of pages, and whether they may use the server."""
    port = server.url.rpartition(":")[2]
    return [
        (server.url, True),
        (FRIEND, True),
        (EVIL, False),
        ("null", False),
        ("", False),
        (f"http://127.0.0.1.evil.example:{port}", False),
        (f"http://evil.example/{server.url}", False),
        (f"http://127.0.0.1:{port}@evil.example", False),
        (f"http://127.0.0.1:{int(port) - 1}", False),
        ("http://127.0.0.1", False),
        (f"{FRIEND}.evil.example", False),
        ("http://[", False),
        ("http://[::1", False),
        ("a" * 5000, False),
    ]


def test_only_pages_of_known_origins_may_ask(serve: Serve) -> None:
    server = serve(settings={"origins": (FRIEND,)})
    for origin, welcome in origins(server):
        with server.http(Origin=origin) as http:
            for answer in (http.get("/api/games"), http.post("/api/tables", json=TABLE)):
                assert answer.is_success is welcome, origin
                if not welcome:
                    assert answer.status_code == 403
                    assert answer.json()["reason"] == "wrong-origin"
                assert "access-control-allow-origin" not in answer.headers


def test_only_pages_of_known_origins_get_a_socket(serve: Serve) -> None:
    server = serve(settings={"origins": (FRIEND,)})
    made = server.make([PERSON] * 3)
    for origin, welcome in origins(server):
        headers = {"Origin": origin}
        if welcome:
            with Line(server, made["table"]["id"], additional_headers=headers) as line:
                line.send({"type": "hello"})
                assert line.hear(30)
            continue
        with pytest.raises(InvalidStatus) as refused:
            Line(server, made["table"]["id"], additional_headers=headers)
        assert refused.value.response.status_code == 403


# How much, how often


def test_a_body_that_is_too_large_is_refused(serve: Serve) -> None:
    server = serve()
    body = json.dumps({**TABLE, "options": {"x": "y" * 20_000}}).encode()

    def parts() -> Iterator[bytes]:
        for at in range(0, len(body), 4000):
            yield body[at : at + 4000]

    with server.http() as http:
        headers = {"Content-Type": "application/json"}
        told = http.post("/api/tables", content=body, headers=headers)
        untold = http.post("/api/tables", content=parts(), headers=headers)
        for answer in (told, untold):
            assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
        assert http.post("/api/tables", json=TABLE).status_code == 201


@pytest.mark.parametrize("length", ["-1", "ten", "1e3", "9" * 30, "9" * 5000, "16385"])
def test_a_length_that_cannot_be_is_refused(serve: Serve, length: str) -> None:
    server = serve()
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 30) as raw:
        raw.sendall(
            f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\n"
            f"Content-Length: {length}\r\n\r\n".encode()
        )
        answer = raw.recv(10_000)
    assert answer.split()[1] in (b"400", b"413")


def test_too_many_tables_are_refused(serve: Serve) -> None:
    server = serve(tables_a_minute=3)
    with server.http() as http:
        for _ in range(3):
            assert http.post("/api/tables", json=TABLE).status_code == 201
        answer = http.post("/api/tables", json=TABLE)
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")
        assert http.get("/api/games").status_code == 200


def test_too_many_requests_are_refused(serve: Serve) -> None:
    server = serve(requests_at_once=5, requests_a_second=1e-6)
    with server.http() as http:
        codes = [http.get("/api/games").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        assert http.get("/").status_code == 429


def test_old_addresses_are_forgotten_and_no_memory_is_lost() -> None:
    buckets = Buckets(1e-6, 1)
    assert buckets.take("first")
    assert not buckets.take("first")
    for at in range(Buckets.MOST):
        assert buckets.take(f"address {at}")
    assert len(buckets._buckets) == Buckets.MOST
    assert buckets.take("first")


def test_a_flood_of_messages_ends_the_socket_and_harms_nobody_else(serve: Serve) -> None:
    server = serve(messages_at_once=10, messages_a_second=1e-6)
    made = server.make([PERSON] * 3)
    with server.person(made, 0) as anna, server.person(made, 1) as bruno:
        for at in range(12):
            anna.start("name", name=f"number {at}")
        end = anna.end()
        assert (end.code, end.reason) == (1008, "too-fast")
        done = [reply for text in anna.traffic if (reply := json.loads(text))["type"] == "done"]
        assert len(done) <= 10
        assert bruno.do("name", name="calm")
        bruno.wait_for(lambda r: not r.table["seats"][0]["present"], "the flooder is gone")


def test_an_address_may_open_so_many_sockets(serve: Serve) -> None:
    server = serve(sockets_an_address=2)
    made = server.make([PERSON] * 3)
    with server.watcher(made) as first, server.watcher(made) as second:
        with pytest.raises(InvalidStatus):
            Line(server, made["table"]["id"])
        second.close()
        wait_until(lambda: server.app.state.door.sockets.total() == 1, "the second is gone")
        with server.watcher(made) as third:
            assert third.table["watchers"] == 2
        assert first.wait_for(lambda r: r.table["watchers"] == 1, "the third goes")
    wait_until(lambda: not server.app.state.door.sockets, "nothing is kept of them")


def test_who_says_no_hello_is_hung_up_on(serve: Serve) -> None:
    server = serve(hello_seconds=0.2)
    made = server.make([PERSON] * 3)
    with Line(server, made["table"]["id"]) as line:
        end = line.end()
        assert (end.code, end.reason) == (1008, "bad-message")


class Deaf:
    """A reader on a bare TCP connection that never reads."""

    def __init__(self, server: Server, made: Data, seat: int) -> None:
        host, port = server.url.removeprefix("http://").split(":")
        self.raw = socket.socket()
        self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.raw.settimeout(DEADLINE)
        self.raw.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self.raw.sendall(
            f"GET /api/tables/{made['table']['id']}/live HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.raw.recv(1)
        assert answer.startswith(b"HTTP/1.1 101 ")
        hello = json.dumps({"type": "hello", "token": made["seats"][str(seat)]}).encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(hello))
        assert len(hello) < 126
        self.raw.sendall(struct.pack("!BB", 0x81, 0x80 | len(hello)) + mask + masked)


def test_a_reader_that_stops_reading_is_let_go_and_delays_nobody(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "GOODBYE_SECONDS", 0.5)
    server = serve(send_buffer=4096, unread_seconds=0.5)
    made = server.make([PERSON] * 3)
    with server.person(made, 1) as bruno:
        deaf = Deaf(server, made, 0)
        bruno.wait_for(lambda r: r.table["seats"][0]["present"], "the deaf reader")
        at = 0
        while bruno.table["seats"][0]["present"]:
            at += 1
            assert at < 50_000
            bruno.do("name", name=f"number {at}")
        assert at > 10, "it was there for a while"
        bruno.do("name", name="goes on")
        wait_until(lambda: server.connections == 1, "its connection is closed, not only forgotten")
        deaf.raw.close()
        with server.person(made, 0) as back:
            assert back.table["seats"][1]["name"] == "goes on"


# Headers


def every_kind_of_answer(http: httpx.Client) -> Iterator[httpx.Response]:
    for path in (
        "/", "/t/abc", f"/new/{GAME}", "/assets/app-1234.js", "/assets/none.js", "/none",
        "/api/games", "/api/server", "/api/none", "/api/tables/none", "/api/tables/none/log",
        "/api/openapi.json", "/api/docs", "/healthz", "/metrics",
    ):  # fmt: skip
        yield http.get(path)
    yield http.head("/")
    yield httpx.get(f"{http.base_url}/broken", trust_env=False)
    yield http.put("/api/games")
    yield http.post("/")
    yield http.post("/api/tables", content=b"{")
    yield http.post("/api/tables", json={**TABLE, "game": "chess"})
    yield http.post("/api/tables", content=b" " * 20_000)
    yield http.post("/api/tables", content=iter([b" " * 20_000]))
    yield http.get("/", headers={"Origin": EVIL})
    while True:
        answer = http.get("/api/games")
        if answer.status_code == 429:
            yield answer
            return


def test_every_kind_of_answer_has_the_headers(serve: Serve) -> None:
    server = serve(requests_at_once=60, requests_a_second=1e-6)

    async def broken() -> None:
        raise ZeroDivisionError("a secret")

    routes = server.app.router.routes
    server.app.add_api_route("/broken", broken)
    routes.insert(0, routes.pop())
    codes = set()
    with server.http() as http:
        for answer in every_kind_of_answer(http):
            where = f"{answer.request.method} {answer.request.url} {answer.status_code}"
            codes.add(answer.status_code)
            for name, value in HEADERS.items():
                assert answer.headers.get(name) == value, f"{where}: {name}"
                assert answer.headers.get_list(name) == [value]
            if answer.request.url.path.startswith("/api/"):
                assert answer.headers["Cache-Control"] == "no-store", where
            if answer.status_code >= 400 and answer.request.method != "HEAD":
                problem = answer.json()
                assert set(problem) == {"reason", "values", "problem"}, where
                assert "secret" not in answer.text
            assert "server" not in answer.headers
            assert "set-cookie" not in answer.headers
    assert codes == {200, 400, 403, 404, 405, 413, 422, 429, 500}


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    rules = dict(rule.strip().split(" ", 1) for rule in CONTENT_SECURITY_POLICY.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self'"
    assert rules["frame-ancestors"] == "'none'"
    assert rules["base-uri"] == "'none'"
    assert set(" ".join(rules.values()).split()) <= {"'none'", "'self'", "data:"}
    assert "data:" not in rules["script-src"]


# The end


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_server_that_ends_leaves_nothing_behind(
    pages: Path, tmp_path: Path, how: signal.Signals
) -> None:
    with Process(tmp_path / "data", pages) as process:
        made = process.make([PERSON, BOT, BOT], options={"races": 3})
        with process.person(made, 0) as anna, process.watcher(made) as watcher:
            play_on([anna], lambda: len(anna.events) > 8, "some turns of the bots")
            workers = process.workers()
            assert workers
            if how is signal.SIGTERM:
                _check_second(process, pages)
            code = process.end(how)
            closed = watcher.end()
        assert code == (-how if how is signal.SIGKILL else 0)
        assert closed.code == (1006 if how is signal.SIGKILL else 1012)
        assert not is_open(process.url)
        wait_until(lambda: not any(map(is_alive, workers)), "the workers end")
        assert "Traceback" not in process.errors.read_text()


def _check_second(first: Process, pages: Path) -> None:
    """A second server on the same data tells where the first is, and ends."""
    second = Process(first.data_dir, pages)
    said, _ = second.process.communicate(timeout=DEADLINE)
    assert first.url.encode() in said
    assert second.process.returncode == 0
    assert is_open(first.url)


def test_a_server_that_is_told_to_stop_twice_stops(pages: Path, tmp_path: Path) -> None:
    with Process(tmp_path / "data", pages) as process:
        made = process.make([PERSON, BOT, BOT])
        with process.watcher(made):
            process.process.send_signal(signal.SIGINT)
            assert process.end(signal.SIGINT) in (0, 130)
        assert not is_open(process.url)
        assert "Traceback" not in process.errors.read_text()
