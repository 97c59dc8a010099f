"""All four languages have every sentence, with the same values and plurals, and can say it."""

import re
from collections import defaultdict
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import boxbox
from boxbox.core.message import say, seat_name
from boxbox.core.seats import Seat
from boxbox.games.motor_racing.table.cards import CALENDAR, CARDS, CARS, TEAMS
from boxbox.games.motor_racing.words.sentences import MotorRacingWords, faces_text
from boxbox.words import LANGUAGES, Client, Words, find_language, locale, words
from tests.golden.drive import drive
from tests.locales import (
    ALL_PARTS,
    BROWSER_PARTS,
    GRAMMAR,
    PYTHON_PARTS,
    RACE90_PARTS,
    SHARED_PARTS,
    messages,
)
from tests.spoken import Spoken

PACKAGE = Path(boxbox.__file__).parent
PLUGIN = Path(__file__).parent.parent / "frontend/words-plugin.ts"


@pytest.mark.parametrize(("language", "part"), list(product(LANGUAGES[1:], ALL_PARTS)))
def test_every_language_has_the_same_messages_values_and_plurals(language: str, part: str) -> None:
    """A language may tell more cases apart than English does, never fewer."""
    english, translated = messages("en", part), messages(language, part)
    names = {key for key in english if key.startswith("circuit-")}
    assert translated.keys() | names == english.keys()
    for key, (found, told_apart) in translated.items():
        values, cases = english[key]
        assert found ^ values <= GRAMMAR, key
        for name, variants in cases.items():
            assert told_apart[name] >= variants, key


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_circuits_are_named_only_where_a_language_does_not_call_them_as_english_does(
    language: str,
) -> None:
    for key in messages(language, "common"):
        if key.startswith("circuit-"):
            assert words(language).say(key) != words("en").say(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_read_by_python_the_pages_or_the_shell(language: str) -> None:
    folders = {locale(language, part).parent for part in ALL_PARTS}  # type: ignore[attr-defined]
    found = {path for folder in folders for path in folder.iterdir()}
    assert found == {locale(language, part) for part in ALL_PARTS}


def test_the_pages_read_the_shared_files_that_are_theirs() -> None:
    (listed,) = re.findall(r"const SHARED = \[(.*)\];", PLUGIN.read_text())
    assert tuple(re.findall(r"[\w-]+", listed)) == SHARED_PARTS


@pytest.mark.parametrize("parts", [PYTHON_PARTS, BROWSER_PARTS + RACE90_PARTS])
def test_no_key_is_in_two_files(parts: tuple[str, ...]) -> None:
    keys = [key for part in parts for key in messages("en", part)]
    assert sorted(keys) == sorted(set(keys))


def test_no_message_is_left_that_nothing_says() -> None:
    sources = "\n".join(
        path.read_text()
        for path in PACKAGE.rglob("*.py")
        if {"cli", "words", "terminal", "boards", "game.py", "manifest.py"} & set(path.parts)
    )
    made = ("team-", "of-team-", "card-", "help-", "answer-", "circuit-", "event-", "reason-",
            "column-", "preview-faces-", "ask-", "bot-", "game-", "r90-", "error-", "cli-value-",
            "cli-check-data", "bench-row-")  # fmt: skip
    keys = {key for part in PYTHON_PARTS for key in messages("en", part)}
    unsaid = {key for key in keys if key not in sources and not key.startswith(made)}
    assert unsaid == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_car_team_and_circuit_has_a_name(language: str) -> None:
    game = Spoken(MotorRacingWords(), words(language))
    names = [game.card(card.name) for card in CARDS]
    assert len(set(names)) == len(CARDS)
    assert all(game.help(card.name) for card in CARDS)
    assert len({game.car(car) for car in CARS}) == len(CARS)
    assert len({game.team(team) for team in TEAMS}) == len(TEAMS)
    assert all(words(language).say(f"circuit-{circuit.name}") for circuit in CALENDAR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    game = Spoken(MotorRacingWords(), words(language))
    said: dict[str, set[str]] = defaultdict(set)
    for seed in range(12):
        match = boxbox.start("motor-racing", seats=4, seed=seed, options={"races": 1})
        match.set_driver(3, "rules")
        rng = Random(seed)
        while match.decisions:
            decision = match.decisions[0]
            view = match.view(decision.seat)
            said["question"].add(game.question(view))
            for option in view["decision"]["options"]:
                assert game.preview(option["preview"])
            for refused in view["decision"]["refused"]:
                said[refused["reason"]].add(game.reason(refused["reason"], refused["values"]))
            before = match.copy()
            match.choose(decision.seat, rng.choice(decision.options))
        before.undo_to(3)
        game.read(match.view(0))
        for event in [*match.events(0), *before.events(0)[-1:]]:
            sentence = game.event(event)
            said[event["kind"]].add(sentence)
            assert sentence or (event["kind"] == "drawn" and event["seat"] != 0)
    assert {
        "played",
        "moved",
        "no-effect",
        "rolled",
        "stopped",
        "drawn",
        "undone",
        "driver",
        "last-round",
        "race-started",
        "race-finished",
        "season-finished",
    } <= said.keys()
    assert {"wrong-team", "car-out", "not-in-the-tail"} <= set(said)


def reasons() -> list[tuple[str, dict[str, Any]]]:
    card, car = {"card": "red+3"}, {"car": "blue.1"}
    return [
        ("stale", {"at": 3, "asked": 4}), ("not-your-turn", {"to_act": [2]}), ("match-over", {}),
        ("no-such-seat", {"seat": 9, "seats": 4}), ("no-such-line", {"first": 0, "last": 4}),
        ("in-the-past", {}),
        ("unknown-act", {"act": "fly"}), ("chain-past-luck", {"act": "roll"}),
        ("bad-driver-name", {"name": "a b"}), ("not-now", {"asked": "play"}),
        ("card-not-in-hand", card), ("needs-a-car", card), ("takes-no-car", card | car),
        ("car-out", card | car), ("wrong-team", card | car | {"team": "red"}),
        ("not-in-the-tail", card | car | {"place": 3, "running": 12}),
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    game = Spoken(MotorRacingWords(), words(language))
    said = [game.reason(reason, values) for reason, values in reasons()]
    assert len(set(said)) == len(said)
    written = {
        key for part in PYTHON_PARTS for key in messages("en", part) if key.startswith("reason-")
    }
    assert written == {f"reason-{reason}" for reason, _ in reasons()}


def test_plurals_are_right() -> None:
    said = {count: words("en").say("title-deck", {"cards": count}) for count in (0, 1, 2)}
    assert said == {0: "last round", 1: "1 card in the deck", 2: "2 cards in the deck"}
    for language in LANGUAGES:
        texts = {words(language).say("title-deck", {"cards": count}) for count in (0, 1, 2)}
        assert len(texts) == 3


def test_an_english_sentence_keeps_the_values_of_the_language_and_the_names_of_the_client(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    italian = Words("it")
    assert italian.has("event-driver")
    monkeypatch.delitem(italian._part_of, "event-driver")
    who = {"who": "other", "player": seat_name(Seat(1), say("team-red"))}
    message = say("event-driver", {**who, "driver": say("bot-rules")})
    assert italian.tell(message) == "A bot now drives for Rosso: vecchia volpe."
    ann = Client({1: "Ann"})
    assert italian.tell(message, ann) == "A bot now drives for Ann: vecchia volpe."


def test_a_missing_key_or_value_is_not_passed_over() -> None:
    with pytest.raises(LookupError):
        words("en").say("no-such-message")
    with pytest.raises(KeyError):
        words("en").say("reason-no-such-seat")
    with pytest.raises(boxbox.OptionError, match="no language 'fr'"):
        Words("fr")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"), ({"LANG": "it_IT.UTF-8"}, "it"), ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"), ({"LC_ALL": "es_ES", "LANG": "it_IT"}, "es"),
        ({"LC_MESSAGES": "de_DE", "LANG": "it_IT"}, "en"),
    ],
)  # fmt: skip
def test_the_language_is_found_from_the_system(environment: dict[str, str], language: str) -> None:
    assert find_language(environment) == language


def test_faces_are_written_in_runs() -> None:
    assert faces_text([1, 2, 3, 4, 5, 6]) == "1-6"
    assert faces_text([7]) == "7"
    assert faces_text([1, 2, 5, 7, 8]) == "1-2 5 7-8"


def test_golden_races_can_be_told() -> None:
    match = drive(boxbox.start("motor-racing", seats=3, seed=1, options={"races": 1}), 1)
    game = Spoken(MotorRacingWords(), words("en"))
    game.read(match.view(None))
    story = [game.event(event) for event in match.events(None)]
    assert story[0].startswith("Race 1 of 1: Interlagos.")
    assert story[-1] == "The race is over."
    game.races = 3
    assert game.event({"kind": "season-finished"}) == "The season is over."
