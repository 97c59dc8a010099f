"""Errors are codes and values: each has its sentence, with these values, in all four languages."""

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boxbox
from boxbox.core.errors import BoxboxError, Lines, OptionError, Problem, as_code, system_problem
from boxbox.words import LANGUAGES, Words, words
from tests.locales import messages

SOURCES = Path(boxbox.__file__).parent
RAISED = {
    "Problem": 0, "OptionError": 0, "DataError": 0, "LuckError": 0, "BoxboxError": 0,
    "StoreError": 0, "SaveError": 0, "_refused": 0, "LogError": 1,
}  # fmt: skip
"""What is called with a reason, and as which of its arguments; its values follow."""
PARTS = ("cli", "options", "problems")
SPOKEN = {key: shape[0] for part in PARTS for key, shape in messages("en", part).items()}
"""The messages with the values they need."""


def raised() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every reason in our sources: where, what, and its values if they are written there."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            at = RAISED.get(name)
            if at is None or len(node.args) <= at or not isinstance(node.args[at], ast.Constant):
                continue
            given = node.args[at + 1] if len(node.args) > at + 1 else ast.Dict([], [])
            keys = None
            if isinstance(given, ast.Dict) and None not in given.keys:
                keys = {ast.literal_eval(key) for key in given.keys if key}
            where = f"{path.relative_to(SOURCES)}:{node.lineno}"
            yield where, ast.literal_eval(node.args[at]), keys


FOUND = list(raised())


def test_every_reason_that_is_raised_has_a_sentence_with_its_values() -> None:
    assert len(FOUND) > 100
    for where, reason, values in FOUND:
        assert f"error-{reason}" in SPOKEN, where
        if values is not None:
            assert values == SPOKEN[f"error-{reason}"], f"{where}: {reason}"


def test_every_sentence_for_an_error_is_raised_somewhere() -> None:
    sources = "\n".join(path.read_text() for path in SOURCES.rglob("*.py"))
    errors = {key.removeprefix("error-") for key in SPOKEN if key.startswith("error-")}
    assert {reason for reason in errors if f'"{reason}"' not in sources} == set()


def values_of(key: str) -> dict[str, Any]:
    return {name: f"<{name}>" for name in SPOKEN[key]}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_is_left_in_english(language: str) -> None:
    spoken, english = words(language), words("en")
    same = {
        key for key in SPOKEN if spoken.say(key, values_of(key)) == english.say(key, values_of(key))
    }
    assert same <= {
        "check-digest", "cli-value-file", "error-as-it-is", "error-data-fault",
        "error-data-faults", "error-in-lines",
    }  # fmt: skip


def test_errors_say_english_and_keep_their_reason() -> None:
    error = OptionError("no-such-bot", {"bot": "x", "game": "race90", "bots": ["random", "rules"]})
    assert str(error) == "there is no bot 'x' for race90; the bots are random, rules"
    assert (error.reason, error.values["bot"]) == ("no-such-bot", "x")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert words("es").tell(error.problem).startswith("no existe el bot 'x' para race90")


@pytest.mark.usefixtures("shipped_games")
def test_messages_in_messages_are_told_in_the_same_language() -> None:
    with pytest.raises(boxbox.LogError) as refused:
        boxbox.load("boxbox log 1\ngame chess\nrules 1\ndata x " + "0" * 64 + "\nseats 3\n\n")
    told = {language: words(language).tell(refused.value.problem) for language in LANGUAGES}
    assert told == {
        "en": "header: there is no game 'chess'; the games are motor-racing, race90",
        "it": "intestazione: il gioco 'chess' non esiste; i giochi sono motor-racing, race90",
        "es": "cabecera: no existe el juego 'chess'; los juegos son motor-racing, race90",
        "pt": "cabeçalho: não existe o jogo 'chess'; os jogos são motor-racing, race90",
    }


def test_numbers_in_messages_have_no_separators() -> None:
    message = Problem("cant-listen", {"host": "h", "port": 65535, "problem": "?"})
    assert all(":65535" in words(language).tell(message) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_values_are_told_whole(language: str) -> None:
    faults = Lines(Problem("as-it-is", {"text": "x" * 3000}) for _ in range(3))
    assert words(language).tell(Problem("data-faults", {"faults": faults})).count("x") == 9000
    both = Problem("cant-read", {"file": "f" * 3000, "problem": "p" * 3000})
    assert "f" * 3000 in words(language).tell(both)
    assert "p" * 3000 in words(language).tell(both)


def test_what_is_quoted_never_reaches_a_terminal_as_it_is() -> None:
    nasty = "\x1b[2J\n\u202e\ud800é"
    message = Problem("no-such-option", {"option": nasty, "options": [nasty]})
    harmless = r"\x1b[2J\n\u202e\ud800é"
    for language in LANGUAGES:
        assert words(language).tell(message).count(harmless) == 2
    assert message.data()["values"] == {"option": harmless, "options": [harmless]}
    assert words("en").tell(Problem("unheard-of", {"x": nasty})) == f"unheard-of (x {harmless})"


def test_a_message_as_data_is_plain() -> None:
    inner = Problem("expected-one", {"choices": ("a", "b")})
    data = Problem("wrong-option", {"option": "o", "given": "g", "expected": inner}).data()
    assert data == {
        "reason": "wrong-option",
        "values": {
            "option": "o",
            "given": "g",
            "expected": {"reason": "expected-one", "values": {"choices": ["a", "b"]}},
        },
    }


def test_what_has_no_sentence_is_told_by_its_code() -> None:
    assert str(BoxboxError("never-heard-of", {"x": 1})) == "never-heard-of (x 1)"
    assert as_code("plain", {}) == "plain"


def test_what_the_system_says_is_translated_if_it_is_common() -> None:
    missing = FileNotFoundError(2, "No such file or directory")
    assert words("it").tell(system_problem(missing)) == "il file o la cartella non esiste"
    assert str(system_problem(missing)) == "No such file or directory"
    rare = OSError(99999, "The moon is in the way")
    assert words("it").tell(system_problem(rare)) == "The moon is in the way"


def test_a_file_of_words_is_parsed_only_when_it_is_needed() -> None:
    fresh = Words("en")
    fresh.say("saved")
    assert "problems" in fresh._unread
    assert "terminal" not in fresh._unread
    assert "race90/game" not in fresh._unread
    assert fresh.has("r90-level-basic")
    assert "race90/game" in fresh._unread
    assert fresh.say("r90-level-basic") == "Basic Game"
