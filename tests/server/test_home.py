"""A server at home: by which names it answers, and who opens it to the local network."""

import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from boxbox.core.errors import OptionError
from boxbox.server import lan, run
from boxbox.server.hosts import Hosts, read_name
from boxbox.server.settings import Settings
from tests.server.kit import (
    DEADLINE,
    PERSON,
    PLENTY,
    Line,
    Reader,
    Running,
    Serve,
    is_open,
)

PHONES = "127.0.0.2"
"""Stands for the address of this machine in the local network."""
PRESS = {"X-Boxbox": "lan"}

# Names


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.workshop")


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("127.0.0.1:8190", True),
        ("192.168.1.7", True),
        ("[::1]:8190", True),
        ("[2001:db8::1]", True),
        ("localhost:8190", True),
        ("LocalHost.", True),
        ("box:8190", True),
        ("BOX.workshop", True),
        ("box.local", True),
        ("box.lan", True),
        ("race.example.org", True),
        ("Race.Example.Org:443", True),
        ("race.example.org.", True),
        ("evil.example", False),
        ("race.example.org.evil.example", False),
        ("evil.race.example.org", False),
        ("box.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("127.0.0.1@evil.example", False),
        ("localhost.evil.example:8190", False),
        ("127.1", False),
        ("[evil.example]", False),
        ("", False),
        (":8190", False),
    ],
)
def test_the_names_of_a_server(host: str, is_ours: bool) -> None:
    assert (host in Hosts([read_name("Race.Example.org")])) is is_ours


@pytest.mark.parametrize("name", ["", "https://race.example.org", "a b", "a:80", "-a.b", "*"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match="--name takes the bare name"):
        read_name(name)


def test_a_name_of_other_letters_is_taken_as_browsers_write_it() -> None:
    assert read_name("küche.example") == "xn--kche-0ra.example"


def test_a_page_by_another_name_is_turned_away(serve: Serve) -> None:
    """DNS rebinding: a stranger's name that leads to us, with an Origin that fits it."""
    server = serve(settings={"names": ("race.example.org",)})
    made = server.make([PERSON] * 3)
    for name, welcome in (("race.example.org", True), ("evil.example:8190", False)):
        headers = {"Host": name, "Origin": f"http://{name}"}
        with server.http(**headers) as http:
            for answer in (http.get("/"), http.get("/api/games"), http.get("/metrics")):
                assert answer.is_success is welcome
            if not welcome:
                assert (answer.status_code, answer.json()["reason"]) == (421, "wrong-host")
                assert "--name evil.example" in answer.json()["problem"]
        renamed = Running()
        renamed.url = f"http://{name}"
        host, port = server.url.removeprefix("http://").split(":")
        wire = socket.create_connection((host, int(port)), DEADLINE)
        if welcome:
            Line(renamed, made["table"]["id"], sock=wire).close()
            continue
        with pytest.raises(InvalidStatus) as refused:
            Line(renamed, made["table"]["id"], sock=wire)
        assert refused.value.response.status_code == 421
        assert refused.value.response.body
        assert b"--name evil.example" in refused.value.response.body


# The local network


class Home(Running):
    """`boxbox` as it is started at home, in a thread of this process."""

    def __init__(self, data_dir: Path, is_open: bool = False) -> None:
        self._ready = Event()
        self.others: tuple[str, ...] = ()
        settings = Settings(data_dir, limits=PLENTY)
        self._server: run.Server | None = None
        arguments = (None, 0, settings, self._note, is_open)
        self._thread = Thread(target=run.serve, args=arguments, daemon=True)
        self._thread.start()
        assert self._ready.wait(DEADLINE)

    def _note(self, own: str, others: tuple[str, ...]) -> None:
        self.url, self.others = own, others
        self._ready.set()

    @property
    def outside(self) -> str:
        """Where phones find it when it is open."""
        return self.url.replace("127.0.0.1", PHONES)

    def press(self, opened: bool, **headers: str) -> httpx.Response:
        """Press the button in the lobby."""
        with self.http(Origin=self.url, **PRESS, **headers) as http:
            return http.post("/api/lan", json={"open": opened})

    def info(self, url: str = "", **headers: str) -> Any:
        """Return what the server tells about itself."""
        answer = httpx.get(f"{url or self.url}/api/server", headers=headers, trust_env=False)
        return answer.json()


Begin = Callable[..., Home]


@pytest.fixture
def home(pages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Start `boxbox` in a network where it is 127.0.0.2; it is stopped afterwards."""
    assert pages
    monkeypatch.setattr(lan, "outward", lambda: [PHONES])
    monkeypatch.setattr(run, "heard_already", no_signals)
    servers: list[run.Server] = []
    made = run.Server.__init__

    def note(self: run.Server, *arguments: Any) -> None:
        made(self, *arguments)
        servers.append(self)

    monkeypatch.setattr(run.Server, "__init__", note)
    running: list[Home] = []

    def start(is_open: bool = False) -> Home:
        running.append(Home(tmp_path / f"home-{len(running)}", is_open))
        return running[-1]

    yield start
    for server, one in zip(servers, running, strict=True):
        server.should_exit = True
        one._thread.join(DEADLINE)
        assert not one._thread.is_alive()


class no_signals:  # noqa: N801 - it stands for a function
    """A thread can't listen to signals."""

    def __enter__(self) -> None: ...
    def __exit__(self, *_: object) -> None: ...


def test_at_home_only_this_machine_comes_in_until_one_press(home: Begin) -> None:
    server = home()
    assert server.others == ()
    assert server.info() == {**server.info(), "addresses": [], "lan": "closed"}
    assert not is_open(server.outside)
    opened = server.press(True)
    assert opened.status_code == 200
    assert opened.json() == {**opened.json(), "addresses": [server.outside], "lan": "open"}
    assert server.press(True).json() == opened.json(), "twice is as once"
    assert server.info(server.outside)["addresses"] == [server.outside]
    assert server.press(False).json()["lan"] == "closed"
    assert not is_open(server.outside)
    assert server.press(False).json()["addresses"] == []
    assert server.press(True).json()["lan"] == "open"
    assert is_open(server.outside)


def test_it_can_be_open_from_the_start_and_closed(home: Begin) -> None:
    server = home(is_open=True)
    assert server.others == (server.outside,)
    assert server.info()["lan"] == "open"
    assert server.press(False).json()["lan"] == "closed"
    assert not is_open(server.outside)


def test_who_closes_hangs_up_on_the_network_and_on_nobody_at_this_machine(
    home: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan, "GOODBYE_SECONDS", 0.1)
    server = home(is_open=True)
    made = server.make([PERSON] * 3)
    phones = Running()
    phones.url = server.outside
    host, port = PHONES, int(server.url.rpartition(":")[2])
    with server.person(made, 0) as anna, phones.person(made, 1) as bruno:
        with socket.create_connection((host, port), DEADLINE) as half:
            half.sendall(b"GET / HT")
            assert server.press(False).status_code == 200
            assert half.recv(1) == b""
        assert bruno.end().code in (1006, 1012)
        assert anna.do("name", name="at home")
        server.press(True)
        with Reader(phones, made["table"]["id"], made["seats"]["1"]) as back:
            assert back.table["seats"][0]["name"] == "at home"


def test_only_who_sits_at_the_machine_opens_and_closes(home: Begin) -> None:
    server = home(is_open=True)
    for headers in (
        {"X-Forwarded-For": "192.0.2.7"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"Host": "192.168.1.7"},
    ):
        own = f"http://{headers.get('Host', server.url.removeprefix('http://'))}"
        with server.http(Origin=own, **PRESS, **headers) as http:
            answer = http.post("/api/lan", json={"open": False})
            assert (answer.status_code, answer.json()["reason"]) == (403, "not-here")
            assert http.get("/api/server").json()["lan"] is None
    phone = httpx.post(
        f"{server.outside}/api/lan", json={"open": False}, headers=PRESS, trust_env=False
    )
    assert (phone.status_code, phone.json()["reason"]) == (403, "not-here")
    assert server.info(server.outside)["lan"] is None
    assert server.info()["lan"] == "open"


def test_no_page_from_elsewhere_opens_it(home: Begin) -> None:
    server = home()
    with server.http() as http:
        body = b'{"open": true}'
        assert http.post("/api/lan", json={"open": True}).status_code == 422
        for more, status in (
            ({"Origin": "https://evil.example"}, 403),
            ({"Origin": "null"}, 403),
            ({"Content-Type": "text/plain"}, 422),
            ({"X-Boxbox": "LAN"}, 422),
        ):
            headers = {"Content-Type": "application/json", **PRESS, **more}
            assert http.post("/api/lan", content=body, headers=headers).status_code == status
        assert http.post("/api/lan", json={"open": 1}, headers=PRESS).status_code == 422
    assert server.info()["lan"] == "closed"


def test_without_a_network_it_stays_closed(home: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "outward", list)
    server = home(is_open=True)
    assert server.others == ()
    answer = server.press(True)
    assert (answer.status_code, answer.json()["reason"]) == (409, "no-network")
    assert server.info()["lan"] == "closed"


def test_where_the_port_is_taken_another_is_opened(home: Begin) -> None:
    server = home()
    port = int(server.url.rpartition(":")[2])
    with socket.create_server((PHONES, port)):
        (address,) = server.press(True).json()["addresses"]
    assert address != server.outside
    assert server.info(address)["addresses"] == [address]


def test_a_server_for_others_has_no_such_button(serve: Serve) -> None:
    server = serve(settings={"addresses": ("http://192.0.2.7:8190",)})
    with server.http(**PRESS) as http:
        info = http.get("/api/server").json()
        assert (info["lan"], info["addresses"]) == (None, ["http://192.0.2.7:8190"])
        assert http.post("/api/lan", json={"open": True}).status_code == 403
