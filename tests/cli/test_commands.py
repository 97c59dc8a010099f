"""`boxbox simulate`, `replay` and `bench`."""

import json
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import boxbox
from boxbox.games.race90.table.dataset import CURRENT, shipped
from tests.cli import PROGRAM, boxbox_command

GOLDEN = Path(__file__).parent.parent / "golden"


def simulate(*arguments: str, game: str = "motor-racing") -> dict[str, Any]:
    done = boxbox_command("simulate", game, "--json", *arguments)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_figures_are_the_same_for_any_number_of_jobs() -> None:
    arguments = ("--games", "50", "--seed", "7", "--bots", "random,greedy,rules", "-o", "races=1")
    alone = simulate(*arguments)
    assert alone == simulate(*arguments, "--jobs", "2") == simulate(*arguments, "--jobs", "3")
    assert alone != simulate(*arguments[:3], "8", *arguments[4:])


def test_the_figures_add_up() -> None:
    found = simulate("--games", "40", "--players", "5", "--bots", "random", "-o", "races=2")
    assert [row["bot"] for row in found["entrants"]] == ["random"] * 5 + ["free"]
    assert sum(row["wins"]["count"] for row in found["entrants"]) == 40
    assert round(sum(row["points"]["value"] for row in found["entrants"]), 6) == 2 * 26
    for row in found["entrants"]:
        for figure in ("wins", "points", "retirements"):
            assert row[figure]["low"] <= row[figure]["value"] <= row[figure]["high"]
    assert found["options"]["races"] == 2


def test_races_with_robots_add_up() -> None:
    arguments = ("--games", "30", "--players", "3", "--bots", "random", "-o", "track=hungaroring")
    found = simulate(*arguments, game="race90")
    assert found == simulate(*arguments, "--jobs", "2", game="race90")
    assert [row["bot"] for row in found["entrants"]] == ["random"] * 3 + ["robots"]
    assert sum(row["wins"]["count"] for row in found["entrants"]) == 30
    assert sum(row["first"]["count"] for row in found["entrants"][:-1]) == 30
    assert "first" not in found["entrants"][-1]
    assert all(1 <= row["place"]["value"] <= 9 for row in found["entrants"])
    table = boxbox_command("simulate", "race90", *arguments, env={"COLUMNS": "80"}).stdout
    assert "30 races, 3 players" in table
    assert "robots" in table
    assert "…" not in table


def test_an_owner_plays_with_a_directory() -> None:
    directory = str(shipped().joinpath(CURRENT))
    arguments = ("--games", "25", "--bots", "random", "-o", "short=true")
    own = simulate(*arguments, "--data", directory, game="race90")
    assert own == simulate(*arguments, game="race90")
    assert own == simulate(*arguments, "--data", directory, "--jobs", "2", game="race90")
    missing = boxbox_command("simulate", "race90", "--data", "no-such-folder", *arguments)
    assert missing.returncode == 2
    assert "no-such-folder" in missing.stderr
    assert "Traceback" not in missing.stderr


def test_the_balance_is_reported() -> None:
    arguments = ("--report", "balance", "--games", "12", "--players", "2", "-o", "short=true")
    found = simulate(*arguments, game="race90")
    assert found == simulate(*arguments, "--jobs", "2", game="race90")
    names = {target["name"] for target in found["targets"]}
    assert names >= {"eliminations", "leaders", "pole", "two-stops", "fast", "lapped", "robots"}
    assert found["round"] == 72
    for target in found["targets"]:
        assert target["low"] <= target["value"] <= target["high"]
        assert target["holds"] is (target["from"] < target["value"] <= target["to"])
    table = boxbox_command("simulate", "race90", *arguments)
    assert table.returncode == 0, table.stderr
    assert "races won from pole position" in table.stdout
    forced = boxbox_command("simulate", "race90", *arguments, "-o", "charts=random")
    assert "the report balance sets option charts itself" in forced.stderr


def test_the_balance_of_the_advanced_game_is_reported() -> None:
    arguments = ("--report", "balance", "--games", "3", "--players", "2", "--bots", "random",
                 "-o", "short=true", "-o", "level=advanced")  # fmt: skip
    found = simulate(*arguments, game="race90")
    assert {"superfast", "rain", "safety-car"} <= {target["name"] for target in found["targets"]}
    assert set(found["facts"]) == {"dry-starts", "soft-in-any-weather", "robots-out"}
    assert found["rotated"] == ["strategies", "charts", "skills"]
    assert found["round"] == 72
    some = ("-o", "modules=skills,fuel")
    table = boxbox_command("simulate", "race90", *arguments, *some)
    assert table.returncode == 0, table.stderr
    assert "(skills, fuel)" in table.stdout
    assert "SUPERFAST" not in table.stdout
    note = " ".join(table.stdout.split())
    assert "skills and seats rotate" in note
    assert "every 360 races" in note
    forced = boxbox_command("simulate", "race90", *arguments, "-o", "skills=random")
    assert "the report balance sets option skills itself" in forced.stderr


def test_driven_free_teams_are_counted_together() -> None:
    found = simulate("--games", "10", "--players", "4", "-o", "free_teams=bots", "-o", "races=1")
    assert len(found["entrants"]) == 5
    assert sum(row["wins"]["count"] for row in found["entrants"]) == 10


def test_the_table_shows_every_entrant() -> None:
    done = boxbox_command("simulate", "motor-racing", "--games", "20", "--bots", "rules,random",
                          "--seed", "7", "-o", "races=1")  # fmt: skip
    assert done.returncode == 0
    assert "20 seasons, 4 players, seed 7" in done.stdout
    assert done.stdout.count("rules") == done.stdout.count("random") == 2
    assert "free teams" in done.stdout
    assert "95%" in done.stdout
    assert done.stderr == ""


def test_one_season_has_no_spread() -> None:
    done = boxbox_command("simulate", "motor-racing", "--games", "1")
    assert "1 season, 4 players" in done.stdout
    assert done.stdout.count("│ – ") + done.stdout.count(" – │") >= 10


def test_the_workers_end_with_their_parent() -> None:
    arguments = ("simulate", "motor-racing", "--games", "100000", "--jobs", "2")
    process = subprocess.Popen([*PROGRAM, *arguments], stderr=subprocess.DEVNULL)
    workers = wait_for(lambda: len(found := children(process.pid)) >= 3 and found)
    process.kill()
    process.wait()
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


def test_simulate_stops_at_once_when_asked() -> None:
    arguments = ("simulate", "motor-racing", "--games", "100000", "--jobs", "2")
    process = subprocess.Popen([*PROGRAM, *arguments], stderr=subprocess.PIPE, text=True)
    wait_for(lambda: len(children(process.pid)) >= 3)
    try:
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == 130
    assert error == ""


def children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in listed.split()]


def wait_for(ready: Callable[[], Any]) -> Any:
    for _ in range(1200):
        if value := ready():
            return value
        time.sleep(0.05)
    raise AssertionError("it never came")


def test_a_race_is_told_again() -> None:
    done = boxbox_command("replay", GOLDEN / "most-wins-first.log")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Race 1 of 3: Interlagos.")
    assert "Chequered flag!" in done.stdout
    assert "wins the season" in done.stdout


def test_a_race_is_told_up_to_a_line() -> None:
    text = (GOLDEN / "undo-and-drivers.log").read_text()
    match = boxbox.load(text)
    for line in (0, 5, 14, match.log.last):
        done = boxbox_command(
            "replay", GOLDEN / "undo-and-drivers.log", "--to", str(line), "--json"
        )
        data = json.loads(done.stdout)
        assert data["line"] == line
        assert data["position"]["line"] == line
        assert (data["result"] is None) == (line != match.log.last)
        assert data["events"] == match.events(None)[: len(data["events"])]
    wrong = boxbox_command("replay", GOLDEN / "undo-and-drivers.log", "--to", "999")
    assert wrong.returncode == 2
    assert f"the log has lines 0 to {match.log.last}, not 999" in wrong.stderr


def test_an_altered_log_is_refused_with_its_line(tmp_path: Path) -> None:
    text = (GOLDEN / "standard-4.log").read_text()
    file = tmp_path / "altered.log"
    file.write_text(text.replace("rules 2", "rules 7"))
    assert "rules 7 are newer" in boxbox_command("replay", file).stderr
    rows = text.splitlines(keepends=True)
    rows[20] = rows[20].split(" | ")[0] + " | draw red+2 red+2\n"
    file.write_text("".join(rows))
    done = boxbox_command("replay", file)
    assert done.returncode == 2
    assert "line 21: " in done.stderr


def test_bench_measures() -> None:
    done = boxbox_command("bench", "--json", "--seconds", "0.05")
    assert done.returncode == 0, done.stderr
    measured = json.loads(done.stdout)
    assert list(measured) == ["motor-racing", "race90", "race90-advanced"]
    basic, advanced = measured["race90"], measured["race90-advanced"]
    for way in ("state", "match"):
        name = f"{way}_decision_microseconds"
        assert basic[name] == pytest.approx(1e6 / basic[f"{way}_decisions_per_second"])
        assert advanced.pop(f"{way}_decision_ratio") == advanced[name] / basic[name]
    for figures in measured.values():
        assert set(figures) == {
            "state_races_per_second", "state_decisions_per_second", "state_decision_microseconds",
            "match_races_per_second", "match_decisions_per_second", "match_decision_microseconds",
            "copy_microseconds", "legal_microseconds", "apply_microseconds",
        }  # fmt: skip
        assert all(figure > 0 for figure in figures.values())
    table = boxbox_command("bench", "--seconds", "0.05").stdout
    assert "state races per second" in table
    assert "A decision of the Advanced Game takes" in table


def test_the_program_says_its_version_and_helps() -> None:
    assert boxbox_command("--version").stdout == f"boxbox {boxbox.__version__}\n"
    for arguments in (["--help"], ["serve", "--help"], ["play", "--help"], ["simulate", "-h"]):
        done = boxbox_command(*arguments)
        assert "Usage: " in done.stdout + done.stderr
    assert boxbox_command("nonsense").returncode == 2
