"""All four languages have every sentence, with the same values and plurals, and can say it."""

import re
from collections import defaultdict
from importlib.resources import files
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import boxbox
from boxbox.games.motor_racing.cards import CALENDAR, CARDS, CARS, TEAMS
from boxbox.words import LANGUAGES, PARTS, Words, find_language, words
from boxbox.words.motor_racing import MotorRacingWords, faces_text
from tests.golden.test_golden import drive

BROWSER_PARTS = ("common", "motor-racing", "options", "pages", "table", "guide")
"""The files that all pages read."""
RACE90_PARTS = ("race90", "race90-plan", "race90-hand", "race90-ask", "race90-around",
                "race90-moments", "race90-guide", "race90-pages")  # fmt: skip
"""The files that the pages read beside them where Race! Formula 90 is played."""
SHELL_PARTS = ("setup",)
"""The files that ./play reads before there is a Python."""
ALL_PARTS = tuple(dict.fromkeys(PARTS + BROWSER_PARTS + RACE90_PARTS + SHELL_PARTS))
LOCALES = Path(__file__).parent.parent / "frontend/src/words/locales"


GRAMMAR = {"kind", "whom"}
"""Values that only the grammar of some languages asks for: `they` or `it`, `ti doppia`."""


class Shape(Visitor):
    """What a message needs: its variables, and the variants of each that it selects by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = defaultdict(set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        if (name := node.selector.id.name) not in GRAMMAR:
            keys = (variant.key for variant in node.variants)
            self.variants[name] |= {
                key.name if isinstance(key, ast.Identifier) else key.value for key in keys
            }
        self.generic_visit(node)


def messages(language: str, part: str) -> dict[str, tuple[set[str], dict[str, set[str]]]]:
    path = files("boxbox.words").joinpath("locales", language, f"{part}.ftl")
    found = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{part}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {language}/{part}"
            shape = Shape()
            shape.visit(entry)
            found[entry.id.name] = (shape.variables, shape.variants)
    return found


@pytest.mark.parametrize(("language", "part"), list(product(LANGUAGES[1:], ALL_PARTS)))
def test_every_language_has_the_same_messages_values_and_plurals(language: str, part: str) -> None:
    """A language may tell more cases apart than English does, never fewer."""
    english, translated = messages("en", part), messages(language, part)
    assert translated.keys() == english.keys()
    for key, (values, cases) in english.items():
        found, told_apart = translated[key]
        assert found ^ values <= GRAMMAR, key
        for name, variants in cases.items():
            assert told_apart[name] >= variants, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_read_by_python_the_pages_or_the_shell(language: str) -> None:
    found = {path.name for path in files("boxbox.words").joinpath("locales", language).iterdir()}
    assert found == {f"{part}.ftl" for part in ALL_PARTS}
    for folder, parts in ((".", BROWSER_PARTS), ("race90", RACE90_PARTS)):
        imports = (LOCALES / folder / f"{language}.ts").read_text()
        read = re.findall(r"locales/(\w+)/([\w-]+)\.ftl", imports)
        assert sorted(read) == sorted((language, part) for part in parts)
        (listed,) = re.findall(r"export default \[(.*)\]", imports, re.DOTALL)
        assert len(listed.strip(" \n,").split(",")) == len(parts)


@pytest.mark.parametrize("parts", [PARTS, BROWSER_PARTS + RACE90_PARTS])
def test_no_key_is_in_two_files(parts: tuple[str, ...]) -> None:
    keys = [key for part in parts for key in messages("en", part)]
    assert sorted(keys) == sorted(set(keys))


def test_no_message_is_left_that_nothing_says() -> None:
    sources = "\n".join(
        path.read_text()
        for folder in ("cli", "words")
        for path in files("boxbox").joinpath(folder).iterdir()
        if path.name.endswith(".py")
    )
    made = ("team-", "of-team-", "card-", "help-", "answer-", "circuit-", "event-", "reason-",
            "column-", "preview-faces-", "ask-", "bot-", "game-", "r90-", "error-", "cli-value-",
            "cli-check-data", "bench-row-")  # fmt: skip
    keys = {key for part in PARTS for key in messages("en", part)}
    unsaid = {key for key in keys if key not in sources and not key.startswith(made)}
    assert unsaid == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_car_team_and_circuit_has_a_name(language: str) -> None:
    game = MotorRacingWords(words(language))
    names = [game.card(card.name) for card in CARDS]
    assert len(set(names)) == len(CARDS)
    assert all(game.help(card.name) for card in CARDS)
    assert len({game.car(car) for car in CARS}) == len(CARS)
    assert len({game.team(team) for team in TEAMS}) == len(TEAMS)
    assert all(game.say(f"circuit-{circuit.name}") for circuit in CALENDAR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    game = MotorRacingWords(words(language))
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
        summary = match.view(0)["summary"]
        for event in [*match.events(0), *before.events(0)[-1:]]:
            sentence = game.event(event, lambda s: {"who": "you" if s == 0 else "other",
                                                    "player": f"player {s}"}, summary)  # fmt: skip
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
    game = MotorRacingWords(words(language))
    said = [game.reason(reason, values) for reason, values in reasons()]
    assert len(set(said)) == len(said)
    written = {key for part in PARTS for key in messages("en", part) if key.startswith("reason-")}
    assert written == {f"reason-{reason}" for reason, _ in reasons()}


def test_plurals_are_right() -> None:
    said = {count: words("en").say("title-deck", {"cards": count}) for count in (0, 1, 2)}
    assert said == {0: "last round", 1: "1 card in the deck", 2: "2 cards in the deck"}
    for language in LANGUAGES:
        texts = {words(language).say("title-deck", {"cards": count}) for count in (0, 1, 2)}
        assert len(texts) == 3


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
    game = MotorRacingWords(words("en"))
    summary = match.view(None)["summary"]
    story = [game.event(event, lambda s: {"who": "other", "player": f"P{s}"}, summary)
             for event in match.events(None)]  # fmt: skip
    assert story[0].startswith("Race 1 of 1: Interlagos.")
    assert story[-1] == "The season is over."
