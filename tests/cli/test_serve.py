"""`boxbox` and `boxbox serve`: it says where it is, stops cleanly, and refuses kindly."""

import json
import re
import signal
import socket
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.cli import boxbox_command, boxbox_serving


def address(said: str) -> str:
    found = re.search(r"http://127\.0\.0\.1:\d+", said)
    assert found, said
    return found[0]


def test_boxbox_alone_serves_and_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(
        f"#!{sys.executable}\nimport sys\nopen({str(opened)!r}, 'w').write(sys.argv[1])"
    )
    browser.chmod(0o755)
    env = {"XDG_DATA_HOME": str(tmp_path), "BROWSER": f"{browser} %s"}
    with boxbox_serving(env=env) as (process, said):
        url = address(said)
        with urlopen(f"{url}/healthz") as answer:
            assert json.load(answer) == {"well": True}
        with urlopen(url) as answer:
            assert "<title>boxbox</title>" in answer.read().decode()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    assert opened.read_text() == url
    assert (tmp_path / "boxbox/tables.db").stat().st_mode & 0o777 == 0o600


def test_a_second_server_leads_to_the_first(tmp_path: Path) -> None:
    with boxbox_serving("serve", "--no-open", "--data-dir", tmp_path, "--port", "0") as (_, said):
        done = boxbox_command("serve", "--no-open", "--data-dir", tmp_path)
        assert done.returncode == 0
        assert done.stdout == f"boxbox is already running: {address(said)}\n"


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = boxbox_command(
            "serve", "--no-open", "--host", "127.0.0.1", "--port", port, "--data-dir", tmp_path
        )
    assert done.returncode == 2
    assert done.stderr.startswith(f"boxbox: 127.0.0.1:{port} can't be listened on: ")


def test_without_a_port_the_next_free_one_is_taken(tmp_path: Path) -> None:
    with (
        boxbox_serving("serve", "--no-open", "--data-dir", tmp_path / "a") as (_, first),
        boxbox_serving("serve", "--no-open", "--data-dir", tmp_path / "b") as (_, second),
    ):
        assert address(first) != address(second)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--data-dir", "{file}"], "{file} can't be used for the tables"),
        (["--data-dir", "{file}/below"], "{file}/below can't be used for the tables"),
        (["--host", "no.such.host.invalid"], "can't be listened on"),
        (["--data-dir", "{broken}"], "can't be used for the tables"),
    ],
)
def test_what_can_not_be_used_is_told(arguments: list[str], problem: str, tmp_path: Path) -> None:
    places = {"file": str(tmp_path / "file"), "broken": str(tmp_path / "broken")}
    Path(places["file"]).write_text("not a folder")
    Path(places["broken"]).mkdir()
    (tmp_path / "broken/tables.db").write_text("not a database, but a long enough text" * 50)
    env = {"XDG_DATA_HOME": str(tmp_path / "home")}
    filled = [argument.format(**places) for argument in arguments]
    done = boxbox_command("serve", "--no-open", *filled, env=env)
    assert done.returncode == 2
    assert problem.format(**places) in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["serve", "--lan", "--host", "127.0.0.1"], "--lan is for playing at home"),
        (["serve", "--lan", "--name", "race.example.org"], "--lan is for playing at home"),
        (["serve", "--name", "https://race.example.org"], "--name takes the bare name"),
        (["serve", "--proxy", "proxy.example.org"], "--proxy takes an address"),
        (["--lan", "check-data"], "--lan goes with boxbox alone"),
    ],
)
def test_what_does_not_go_together_is_told(
    arguments: list[str], problem: str, tmp_path: Path
) -> None:
    done = boxbox_command(*arguments, env={"XDG_DATA_HOME": str(tmp_path)})
    assert done.returncode == 2
    assert done.stderr.startswith(f"boxbox: {problem}")


def test_at_home_it_listens_to_this_computer_alone(tmp_path: Path) -> None:
    arguments = ("serve", "--no-open", "--port", "0", "--data-dir", tmp_path)
    with boxbox_serving(*arguments) as (process, said):
        assert process.stdout
        assert process.stdout.readline().startswith("Only this computer reaches it.")
        port = int(address(said).rpartition(":")[2])
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.2", port), 30)
        with urlopen(f"{address(said)}/api/server") as answer:
            assert json.load(answer)["lan"] == "closed"


def test_a_server_answers_by_its_name(tmp_path: Path) -> None:
    names = ("--name", "race.example.org", "--name", "other.example.org")
    arguments = ("serve", "--no-open", "--port", "0", "--data-dir", tmp_path, *names)
    with boxbox_serving(*arguments) as (_, said):
        for name, status in (
            ("race.example.org", 200),
            ("other.example.org", 200),
            ("evil.example", 421),
        ):
            try:
                answer = urlopen(Request(address(said), headers={"Host": name}))
            except HTTPError as refused:
                answer = refused
            with answer:
                assert answer.status == status


def test_it_speaks_italian(tmp_path: Path) -> None:
    arguments = ("serve", "--no-open", "--port", "0", "--language", "it", "--data-dir", tmp_path)
    with boxbox_serving(*arguments) as (_, said):
        assert said.startswith("boxbox è pronto: http://")


def test_bench_server_measures_and_counts() -> None:
    done = boxbox_command("bench", "server", "--tables", "8", "--seconds", "2", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)["8"]
    assert figures["choices"] >= 2
    assert figures["lost_or_doubled"] == 0
    for wrong in (["bench", "engines"], ["bench", "server", "--tables", "0"]):
        refused = boxbox_command(*wrong)
        assert refused.returncode == 2
        assert refused.stderr.startswith("boxbox: ")
