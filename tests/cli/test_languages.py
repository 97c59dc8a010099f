"""Help, errors and closing words of the command line, in all four languages."""

import re
from pathlib import Path
from typing import Any

import pytest
from typer.core import TyperCommand, TyperGroup

from boxbox.cli import main
from boxbox.cli.app import COMMANDS, make_program
from boxbox.cli.speaking import chosen_language, explain
from boxbox.words import LANGUAGES, words
from tests.locales import messages

PAGES = ["", *COMMANDS]
OTHERS = LANGUAGES[1:]
OF_TYPER = re.compile(r"\b(Usage|Options|Arguments|Commands|default|required|Show|Error|Try)\b")
"""Typer's own words, which no other language has."""


class Said:
    """What a run printed, and its exit code."""

    def __init__(self, code: int, out: str, error: str) -> None:
        self.code = code
        self.out = out
        self.error = error


@pytest.fixture
def boxbox(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run a command line in a language of the system."""

    def run(language: str, *arguments: str | Path) -> Said:
        monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
        monkeypatch.setenv("COLUMNS", "500")
        monkeypatch.setattr("sys.argv", ["boxbox", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            main()
        code = end.value.code
        return Said(code if isinstance(code, int) else 0, *capsys.readouterr())

    return run


def texts(language: str) -> dict[str, str]:
    """Every sentence of the program's help, by command and parameter."""
    program = make_program(words(language))
    for command in (program, *program.commands.values()):
        assert isinstance(command, TyperGroup | TyperCommand)
        explain(command, words(language))
    found = {"": program.help or ""}
    for name, command in {"": program, **program.commands}.items():
        found[name] = command.help or ""
        parameters: list[Any] = command.params
        for parameter in parameters:
            found[f"{name} {parameter.name}"] = parameter.help
            found[f"{name} {parameter.name} value"] = parameter.metavar or ""
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_of_help_is_translated(language: str) -> None:
    english, spoken = texts("en"), texts(language)
    assert spoken.keys() == english.keys()
    same = {at for at in english if english[at] and english[at] == spoken[at]}
    assert {english[at] for at in same} <= {"FILE"}
    assert not [text for text in spoken.values() if "cli-" in text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", PAGES)
def test_help_is_all_in_the_words_of_the_language(boxbox: Any, language: str, command: str) -> None:
    said = boxbox(language, *command.split(), "--help")
    assert (said.code, said.error) == (0, "")
    spoken = texts(language)
    for at, text in spoken.items():
        if at == command or at.startswith(f"{command} "):
            assert text in said.out
    for key in ("cli-usage", "cli-options", "cli-help", "cli-options-here"):
        assert words(language).say(key) in said.out
    if not command:
        assert all(spoken[name] in said.out for name in COMMANDS)
    if language != "en":
        assert not OF_TYPER.search(said.out)


def test_every_message_of_help_is_used() -> None:
    used = "\n".join(texts("en").values())
    for key in messages("en", "cli"):
        if re.match(r"cli-(value|serve|play|simulate|replay|bench|check)", key):
            assert words("en").say(key) in used, key


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ([], "pt"), (["play"], "pt"), (["--language", "it", "play"], "it"),
        (["play", "--language", "es"], "es"), (["play", "--language=es", "--help"], "es"),
        (["--language", "it", "play", "--language=es"], "es"), (["--language", "fr"], "pt"),
        (["--language"], "pt"), (["play", "it"], "pt"), (["--language=", "it"], "pt"),
    ],
)  # fmt: skip
def test_the_command_line_has_the_last_word_on_the_language(
    arguments: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boxbox.cli.speaking.find_language", lambda: "pt")
    assert chosen_language(arguments) == language


def test_a_language_before_the_command_is_the_commands_too(boxbox: Any) -> None:
    assert (
        "Uso: boxbox play [OPZIONI] [GIOCO]" in boxbox("en", "--language", "it", "play", "-h").out
    )
    assert "nessun errore in" in boxbox("en", "--language", "it", "check-data").out
    assert "ningún fallo en" in boxbox("en", "--language=it", "check-data", "--language=es").out
    unknown = boxbox("it", "--language", "fr", "check-data")
    assert unknown.code == 2
    assert unknown.error == "boxbox: la lingua 'fr' non c'è; le lingue sono en, es, it, pt\n"


WRONG = [
    (["--foo"], "there is no option --foo\nUsage: boxbox [OPTIONS] COMMAND ...\n"
                "Help: boxbox --help\n"),
    (["play", "--plyers", "3"], "there is no option --plyers; did you mean --players?\n"
                                "Usage: boxbox play [OPTIONS] [GAME]\nHelp: boxbox play --help\n"),
    (["play", "--players"], "--players needs a value\n"),
    (["serve", "--no-open=yes"], "--no-open takes no value\n"),
    (["play", "--players", "x"], "--players takes a whole number\n"
                                 "Usage: boxbox play [OPTIONS] [GAME]\n"
                                 "Help: boxbox play --help\n"),
    (["bench", "--seconds", "x"], "--seconds takes a number\nUsage: boxbox bench [OPTIONS] [WHAT]\n"
                                  "Help: boxbox bench --help\n"),
    (["serve", "--port", "70000"], "--port takes a whole number from 0 to 65535\n"
                                   "Usage: boxbox serve [OPTIONS]\nHelp: boxbox serve --help\n"),
    (["simulate"], "GAME is missing\nUsage: boxbox simulate [OPTIONS] GAME\n"
                   "Help: boxbox simulate --help\n"),
    (["play", "race90", "a", "b c"], "nothing more was expected behind the command: a 'b c'\n"),
    (["drive"], "there is no command 'drive'; the commands are serve, backup, restore, play, "
                "simulate, replay, bench, check-data\n"),
    (["play", "chess"], "there is no game 'chess'; the games are motor-racing, race90\n"),
    (["play", "-o", "races"], "an option is written as name=value, not 'races'\n"),
    (["play", "-o", "laps=1"], "there is no option 'laps'; the options are races, set_aside, "
                               "circuits, teams, drivers, ties, free_teams\n"),
    (["play", "-o", "races=99"], "option races: '99' is not a whole number from 1 to 17\n"),
    (["play", "race90", "-o", "weather=rain"],
     "option weather: the module weather is not played\n"),
    (["play", "--people", "9"], "9 people do not fit 4 players\n"),
    (["play", "--bots", "x"], "there is no bot 'x' for motor-racing; the bots are random, greedy, "
                              "rules\n"),
    (["simulate", "race90", "--jobs", "0"], "at least one job is needed, not 0\n"),
    (["simulate", "race90", "--report", "x"], "there is no report 'x'; the only one is balance\n"),
    (["bench", "moon"], "there is no bench of 'moon'; it is engine or server\n"),
    (["replay", "/no/such.log"], "/no/such.log can't be read: No such file or directory\n"),
    (["play", "--resume", "/no/such.log"],
     "/no/such.log can't be read: No such file or directory\n"),
    (["play", "--resume", "x", "--players", "3"],
     "--resume goes on with a race as it is: leave out 'players'\n"),
    (["check-data", "/no/such"], "/no/such is no folder with a set of data\n"),
    (["serve", "--data-dir", "/dev/null/x"],
     "/dev/null/x can't be used for the tables: Not a directory\n"),
]  # fmt: skip


@pytest.mark.usefixtures("shipped_games")
@pytest.mark.parametrize(("arguments", "complaint"), WRONG)
def test_what_is_wrong_is_told_in_every_language(
    boxbox: Any, arguments: list[str], complaint: str
) -> None:
    said = {language: boxbox(language, *arguments) for language in LANGUAGES}
    assert said["en"].error == f"boxbox: {complaint}"
    assert {run.code for run in said.values()} == {2}
    assert len({run.error for run in said.values()}) == len(LANGUAGES)
    assert {run.out for run in said.values()} == {""}
    for run in said.values():
        assert run.error.count("\n") == complaint.count("\n")
        assert not re.search(r"error-|cli-\w", run.error)


@pytest.mark.parametrize("language", OTHERS)
def test_faults_of_data_are_told_line_by_line(boxbox: Any, language: str, tmp_path: Path) -> None:
    english, spoken = (boxbox(one, "check-data", tmp_path).error for one in ("en", language))
    assert english.count("\n") == spoken.count("\n") > 3
    assert "set.toml: the file is missing" in english
    for line, other in zip(english.splitlines(), spoken.splitlines(), strict=True):
        assert line != other


def test_notices_are_told_in_the_language(boxbox: Any, tmp_path: Path) -> None:
    golden = Path(__file__).parent.parent / "golden" / "standard-4.log"
    torn = tmp_path / "torn.log"
    torn.write_text(golden.read_text()[:-3])
    told = boxbox("it", "replay", torn)
    assert told.code == 0
    assert re.search(r"Nota: la riga \d+ è stata troncata mentre veniva scritta", told.out)
    assert "was cut off while it was written" in boxbox("it", "replay", torn, "--json").out


def test_the_version_is_the_same_in_every_language(boxbox: Any) -> None:
    assert len({boxbox(language, "--version").out for language in LANGUAGES}) == 1
