"""`boxbox play`: played to the end, left and resumed, saved whatever happens."""

import errno
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

import boxbox
from boxbox.cli.saving import SaveError, SaveFile
from tests.cli import PROGRAM, boxbox_command

RACE = ("play", "motor-racing", "--seed", "8", "--option", "races=1")


def test_a_person_plays_a_whole_race(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    done = boxbox_command(*RACE, "--save", file, typed="1\n" * 60)
    assert done.returncode == 0, done.stderr
    assert "Blue 1 is on pole; Blue begins." in done.stdout
    assert "You play" in done.stdout
    assert "You draw" in done.stdout
    assert "Chequered flag!" in done.stdout
    assert "wins the season" in done.stdout or "You win the season" in done.stdout
    match = boxbox.load(file.read_text())
    assert match.result is not None
    assert match.drivers == ["person", "rules", "rules", "rules"]


def test_the_same_seed_brings_the_same_race(tmp_path: Path) -> None:
    logs = []
    for name in ("one.log", "two.log"):
        boxbox_command(*RACE, "--save", tmp_path / name, typed="1\n" * 60)
        logs.append((tmp_path / name).read_text())
    assert logs[0] == logs[1]


def test_a_race_is_left_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    left = boxbox_command(*RACE, "--save", file, typed="1\n2\nq\n")
    assert left.returncode == 0
    assert f"boxbox play --resume {file}" in left.stdout.replace("\n", "")
    before = file.read_text()
    resumed = boxbox_command("play", "--resume", file, typed="1\n" * 60)
    assert resumed.returncode == 0, resumed.stderr
    assert file.read_text().startswith(before)
    assert boxbox.load(file.read_text()).result is not None


def test_the_end_of_input_leaves_politely(tmp_path: Path) -> None:
    done = boxbox_command(*RACE, "--save", tmp_path / "race.log", typed="1\n")
    assert done.returncode == 0
    assert "The race is saved" in done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "Type the number of an option"),
        ("99", "Type a number from 1 to 50."),
        ("0", "Type a number from 1 to 50."),
        ("w turbo red.1", "Tailender Turbo is not in your hand."),
        ("W Off-Circuit blue.1", "That is allowed: Blue 1 P1 → P3."),
        ("green+3 blue.1", "Green Overtake +3 is only for Green cars."),
        ("off-circuit", "Off Circuit needs a car to be played on."),
        ("roll", "You can't do that right now."),
        ("fly", "“fly” is not something that can be done in this game."),
        ("", "Play a card"),
        ("HELP", "Type the number of an option"),
        ("?", "You drive Red; your cars are marked ▲."),
        ("w", "“” is not something that can be done in this game."),
        ("w 15", "That is allowed: Blue 1 P1 → P3."),
        ("9" * 5000, "Type a number from 1 to 50."),
        ("x" * 5000, f"“{'x' * 60}...” is not something"),
        ("s", "Standings"),
        ("l", "Race 1 of 1: Interlagos. Blue 1 is on pole; Blue begins."),
    ],
)
def test_every_wrong_input_and_small_command_is_answered(
    typed: str, answer: str, tmp_path: Path
) -> None:
    done = boxbox_command(*RACE, "--save", tmp_path / "race.log", typed=f"{typed}\nq\n")
    assert done.returncode == 0, done.stderr
    assert answer in done.stdout.split(" > ", 1)[1].replace("\n", " ")


def test_nothing_on_the_screen_tells_another_hand(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    done = boxbox_command(*RACE, "--save", file, typed="l\n?\nw turbo red.1\ns\nq\n")
    match = boxbox.load(file.read_text())
    hidden = set(match.position()["hands"][1]) - set(match.position()["hands"][0])
    public = {str(event.get("card")) for event in match.events(None)}
    for card in hidden - public:
        assert f" {card} " not in done.stdout


def at_the_play(file: Path) -> None:
    """Save a race of a person, who is about to play a pair, against a bot far behind."""
    cards = [157, 163, 164, 174]
    data = {
        "game": "race90", "seats": 2, "turn": 5, "at": "play", "driver": 0,
        "cars": [{"car": "s0", "count": 45}, {"car": "s1", "count": 20, "moved": True}],
        "players": [{"seat": 0, "hand": cards, "target": 184}, {"seat": 1, "target": 183}],
    }  # fmt: skip
    match = boxbox.from_position(data, seed=1)
    match.set_driver(1, "greedy")
    file.write_text(match.log.text())


def laid(file: Path) -> int:
    """Return how often cards were laid off as they lie."""
    return sum(line.words == "as-played" for line in boxbox.load(file.read_text()).log.lines)


def test_an_answer_once_and_for_all_is_given_from_then_on(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    at_the_play(file)
    first = "play 157\nadd 174\na 1\n"
    done = boxbox_command("play", "--resume", file, typed=f"{first}q\n")
    assert done.returncode == 0, done.stderr
    assert "a 1 gives this answer from now on" in done.stdout.replace("\n", " ")
    assert "This is your automatic answer from now on." in done.stdout
    assert laid(file) == 1
    at_the_play(file)
    done = boxbox_command(
        "play", "--resume", file, typed=f"{first}drive-on\nplay 163\nadd 164\nq\n"
    )
    assert (done.returncode, laid(file)) == (0, 2), done.stdout
    at_the_play(file)
    done = boxbox_command(
        "play", "--resume", file, typed=f"{first}a\ndrive-on\nplay 163\nadd 164\nq\n"
    )
    assert (done.returncode, laid(file)) == (0, 1), done.stdout
    assert "You are asked every time again." in done.stdout


def test_not_every_answer_can_stand(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    at_the_play(file)
    before = file.read_text()
    done = boxbox_command("play", "--resume", file, typed="a play 157\na 99\nq\n")
    assert done.stdout.count("This can't be an automatic answer.") == 2
    assert file.read_text() == before


def test_several_people_hand_over_the_screen(tmp_path: Path) -> None:
    arguments = (*RACE, "--people", "2", "--players", "3", "--save", tmp_path / "race.log")
    done = boxbox_command(*arguments, typed="\n1\n\n\n1\n\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Yellow + Green, take your seat." in done.stdout
    assert "Red + Blue, take your seat." in done.stdout


def test_a_secret_answer_is_asked_for_once(tmp_path: Path) -> None:
    """Both lay their card to qualify, and neither is asked again though it might be changed."""
    file = tmp_path / "race.log"
    arguments = ("play", "race90", "--seed", "8", "--players", "2", "--people", "2",
                 "-o", "charts=random", "-o", "strategies=lucky,chase", "--save", file)  # fmt: skip
    done = boxbox_command(*arguments, typed="\n1\n\n" * 4 + "q\n")
    assert done.returncode == 0, done.stderr
    lines = file.read_text()
    assert lines.count("s0 qualify ") == lines.count("s1 qualify ") == 1
    resumed = boxbox_command("play", "--resume", file, typed="q\n")
    assert resumed.returncode == 0, resumed.stderr
    told = boxbox_command("replay", file)
    assert told.returncode == 0, told.stderr
    assert "Qualifying: " in told.stdout


def test_bots_alone_finish_a_season(tmp_path: Path) -> None:
    options = ("--people", "0", "--bots", "rules,random,greedy", "--save", tmp_path / "race.log")
    done = boxbox_command("play", "motor-racing", "-o", "races=2", "-o", "drivers=true", *options)
    assert done.returncode == 0, done.stderr
    assert "Drivers" in done.stdout
    assert "Race 2 of 2" in done.stdout


def test_all_four_languages(tmp_path: Path) -> None:
    sentences = {"en": "Play a card", "it": "Gioca una carta", "es": "Juega una carta",
                 "pt": "Joga uma carta"}  # fmt: skip
    for language, sentence in sentences.items():
        file = tmp_path / f"{language}.log"
        done = boxbox_command(*RACE, "--language", language, "--save", file)
        assert sentence in done.stdout
        found = boxbox_command("play", "--resume", file, env={"LANG": f"{language}_XX.UTF-8"})
        assert sentence in found.stdout


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "--players", "2"), "motor-racing is for 3 to 6 players, not 2"),
        (("play", "--players", "7"), "motor-racing is for 3 to 6 players, not 7"),
        (("play", "--people", "5"), "5 people do not fit 4 players"),
        (("play", "--bots", "genius"), "there is no bot 'genius' for motor-racing"),
        (("play", "--option", "races"), "an option is written as name=value, not 'races'"),
        (("play", "--option", "laps=3"), "there is no option 'laps'"),
        (("play", "-o", "races=1", "-o", "races=2"), "option 'races' is given twice"),
        (("play", "--bots", "rules,rules,rules,rules"), "4 bots do not fit 3 seats"),
        (("play", "--resume", "x", "--players", "5"), "as it is: leave out 'players'"),
        (("play", "--resume", "x", "-o", "races=1"), "as it is: leave out 'option'"),
        (("play", "chess", "--resume", "x"), "as it is: leave out 'game'"),
        (("play", "--language", "fr"), "there is no language 'fr'"),
        (("play", "--resume", "no-such-file"), "no-such-file can't be read: No such file"),
        (("play", "--save", "/proc/x/y.log"), "the race can't be saved in /proc/x/y.log"),
        (("play", "--save", "/proc/version/y.log"), "Not a directory"),
        (("play", "--save", "x" * 300), "File name too long"),
        (("replay", "no-such-file"), "no-such-file can't be read: No such file"),
        (("bench", "--seconds", "0"), "a measurement takes more than 0 seconds"),
        (("simulate", "motor-racing", "--games", "0"), "at least one game must be played"),
        (("simulate", "motor-racing", "--jobs", "0"), "at least one job is needed"),
        (("simulate", "motor-racing", "--bots", "a,b,c,d,e"), "5 bots do not fit 4 players"),
        (("simulate", "motor-racing", "--bots", "genius"), "there is no bot 'genius'"),
        (("simulate", "motor-racing", "-o", "races=99"), "option races: '99' is not a whole"),
        (("simulate", "motor-racing", "--data", "mine"), "is played with its own data only"),
        (("simulate", "motor-racing", "--bots", "rules:x"), "'rules' of motor-racing takes no"),
        (("simulate", "motor-racing", "--report", "gossip"), "there is no report 'gossip'"),
        (("simulate", "motor-racing", "--report", "balance"), "the report balance is for race90"),
    ],
)
def test_bad_arguments_get_a_sentence_and_exit_code_2(
    arguments: tuple[str, ...], problem: str
) -> None:
    done = boxbox_command(*arguments)
    assert done.returncode == 2
    assert problem in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_the_end_of_a_race_is_shown_before_the_next_begins(tmp_path: Path) -> None:
    arguments = ("play", "--seed", "8", "-o", "races=2", "-o", "set_aside=30", "-o", "drivers=true")
    done = boxbox_command(*arguments, "--save", tmp_path / "race.log", typed="1\n" * 20)
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.split("Press Enter for the next race.")
    assert "Result" in first
    assert "Standings" in first
    assert "Race 2 of 2" in second
    assert "Drivers' champion: " in second


def test_a_resumed_race_tells_only_what_is_new(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    boxbox_command(*RACE, "--save", file, typed="1\n1\n1\nq\n")
    resumed = boxbox_command("play", "--resume", file, "--language", "it", typed="q\n")
    assert "è in pole" not in resumed.stdout
    assert resumed.stdout.count("Giochi") == 0
    assert "Peschi" in resumed.stdout
    assert resumed.stdout.rstrip().endswith("--language it")


def test_a_race_that_could_not_be_saved_is_not_called_saved(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    command = [*PROGRAM, *RACE, "--save", str(file), "--language", "en"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    for _ in range(1200):
        if file.exists() and re.search(r"^\d+ s3 ", file.read_text(), re.M):
            break
        time.sleep(0.05)
    file.unlink()
    told, _ = process.communicate("1\nq\n", timeout=60)
    assert "Your choice was not played." in told.replace("\n", " ")
    assert "could not be saved up to here" in told.replace("\n", " ")
    assert "The race is saved" not in told


def test_output_that_cannot_be_written_is_said() -> None:
    golden = Path(__file__).parent.parent / "golden" / "standard-4.log"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*PROGRAM, "replay", str(golden)], stdout=full, check=False,
                              stderr=subprocess.PIPE, text=True)  # fmt: skip
    assert done.returncode == 2
    assert done.stderr == "boxbox: the output can't be written: No space left on device\n"


def test_a_file_that_exists_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    file.write_text("mine")
    done = boxbox_command(*RACE, "--save", file)
    assert done.returncode == 2
    assert "exists already" in done.stderr
    assert file.read_text() == "mine"


@pytest.mark.parametrize("damage", ["not a log", "boxbox log 1\n\n", "\x00\xff"])
def test_a_damaged_file_is_refused_and_left_alone(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    file.write_bytes(damage.encode("latin-1"))
    for command in (("play", "--resume", file), ("replay", file)):
        done = boxbox_command(*command)
        assert done.returncode == 2
        assert "boxbox: " in done.stderr
        assert "Traceback" not in done.stderr
    assert file.read_bytes() == damage.encode("latin-1")


def test_a_torn_last_line_is_dropped_when_a_race_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    boxbox_command(*RACE, "--save", file, typed="1\nq\n")
    whole = file.read_text()
    file.write_text(whole + "9 s0 red+3 re")
    done = boxbox_command("play", "--resume", file, typed="q\n")
    assert "was cut off while it was written and is dropped" in done.stdout.replace("\n", " ")
    assert file.read_text().startswith(whole)
    assert "red+3 re\n" not in file.read_text()


def test_a_killed_race_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    process = subprocess.Popen(
        [*PROGRAM, *RACE, "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=os.environ,
    )
    assert process.stdin is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    for _ in range(1200):
        if file.exists() and re.search(r"^\d+ s0 ", file.read_text(), re.M):
            break
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    match = boxbox.load(file.read_text())
    assert re.search(r"^\d+ s0 ", file.read_text(), re.M)
    assert match.notices == [] or "cut off" in str(match.notices[0])
    assert boxbox_command("play", "--resume", file, typed="1\n" * 60).returncode == 0


class TestSaveFile:
    @pytest.fixture
    def match(self) -> Any:
        return boxbox.start("motor-racing", seats=3, seed=1, options={"races": 1})

    def test_a_full_disk_leaves_the_file_as_it_was(
        self, match: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = SaveFile.create(tmp_path / "race.log", match)
        before = file.path.read_bytes()
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[0])

        def full(_: int) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full)
            with pytest.raises(SaveError, match="can't be written: No space left"):
                file.append(match)
        assert file.path.read_bytes() == before
        file.append(match)
        assert file.path.read_text() == match.log.text()

    def test_no_file_is_left_where_none_could_be_made(
        self, match: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(_: int) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(SaveError, match="can't be saved"):
            SaveFile.create(tmp_path / "race.log", match)
        assert list(tmp_path.iterdir()) == []

    def test_two_programs_with_one_file_lose_nothing(self, match: Any, tmp_path: Path) -> None:
        mine = SaveFile.create(tmp_path / "race.log", match)
        other = boxbox.load(match.log.text())
        theirs = SaveFile.resume(mine.path, other)
        for one in (match, other):
            decision = one.decisions[0]
            one.choose(decision.seat, decision.options[0])
        theirs.append(other)
        with pytest.raises(SaveError, match="changed by another program"):
            mine.append(match)
        assert mine.path.read_text() == other.log.text()

    def test_a_file_in_another_form_is_kept_beside_the_new_one(
        self, match: Any, tmp_path: Path
    ) -> None:
        path = tmp_path / "race.log"
        for old in ("race.log.old", "race.log.old2"):
            path.write_text(match.log.json())
            file = SaveFile.resume(path, boxbox.load(path.read_text()))
            assert path.read_text() == match.log.text()
            assert file.kept == tmp_path / old
            assert file.kept.read_text() == match.log.json()
        assert {file.name for file in tmp_path.iterdir()} == {
            "race.log", "race.log.old", "race.log.old2",
        }  # fmt: skip

    def test_a_race_of_older_rules_is_shown_and_its_file_stays_as_it_is(
        self, tmp_path: Path
    ) -> None:
        path = tmp_path / "race.log"
        golden = Path(__file__).parent.parent / "golden" / "standard-4.log"
        rows = golden.read_text().replace("rules 2", "rules 1").splitlines(keepends=True)
        rows[20] = rows[20].split(" | ")[0] + "\n"
        path.write_text("".join(rows))
        shown = boxbox_command("play", "--resume", str(path))
        assert shown.returncode == 0
        assert "before boxbox 0.1.0" in shown.stdout
        assert "Red 1" in shown.stdout
        assert path.read_text() == "".join(rows)
        assert [file.name for file in tmp_path.iterdir()] == ["race.log"]

    def test_a_digest_that_was_lost_is_written_again(self, tmp_path: Path) -> None:
        path = tmp_path / "race.log"
        golden = (Path(__file__).parent.parent / "golden" / "standard-4.log").read_text()
        path.write_text(golden[:-30])
        SaveFile.resume(path, boxbox.load(path.read_text()))
        assert path.read_text() == golden
