"""How all that is written reads: plurals, pronouns, corners and turns."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

import pytest
from fluent.syntax import ast

from boxbox.games.race90.table.dataset import load_shipped
from boxbox.games.race90.words.sentences import Race90Words
from boxbox.words import LANGUAGES, Client, words
from tests.locales import ALL_PARTS, Pattern, messages, texts, written
from tests.race90.telling import NAMES, drove
from tests.spoken import Spoken

# Counts


NEVER_ONE: Final = {
    "cars in a row, or cards by their names": {
        ("r90-event-drew-discards", "cards"), ("r90-event-laid", "cards"),
        ("r90-event-played-cost", "cards"), ("r90-hand-contest-out", "cars"),
        ("r90-hand-contest-win", "cars"), ("r90-reason-no-chip-left", "cards"),
        ("r90-reason-no-damage-slots", "cards"), ("r90-reason-not-enough-tyres", "cards"),
        ("r90-reason-only-chips", "cards"),
    },
    "a mark, a share, or points with their sign": {
        ("r90-legend", "own"), ("balance-note-soft", "soft"), ("r90-preview-wrong-tyres", "points"),
    },
    "what a car is built with, starts with or takes at least": {
        ("r90-answer-new-hand", "cards"), ("r90-chart-facts", "cards"),
        ("r90-chart-facts", "damage"), ("r90-chart-facts", "tyres"), ("r90-preview-chips", "chips"),
        ("r90-hint-setup", "points"), ("r90-preview-setup", "points"),
        ("r90-reason-too-many-points", "points"), ("r90-reason-no-soft-left", "sets"),
    },
    "what a track, a game or its table has at least two of": {
        ("check-cards", "cards"), ("check-track", "cards"), ("check-track", "laps"),
        ("check-track", "sections"), ("check-track", "turns"), ("error-one-a-seat", "seats"),
        ("error-too-many-aside", "cards"), ("r90-preview-behind", "cars"),
        ("r90-pages-track-facts", "laps"),
    },
    "the turns of a race or of a tank, the sections of a pit stop": {
        ("r90-answer-fuel", "turns"), ("r90-event-refuelled", "turns"),
        ("r90-event-refuelled-enough", "turns"), ("r90-hint-fuel-bid", "turns"),
        ("r90-qualified-fuel", "turns"), ("r90-around-pit-time", "sections"),
        ("r90-hint-pit", "sections"), ("r90-intro", "sections"),
    },
}  # fmt: skip
"""Values before a word that are no number, or never 1, and why."""


@cache
def counts() -> set[str]:
    """Return the values that are counted somewhere: those that have a variant for one."""
    return {value for part in ALL_PARTS for _, selected in messages("en", part).values()
            for value, found in selected.items() if "one" in found}  # fmt: skip


def uncounted(elements: Pattern, selected: frozenset[str] = frozenset()) -> Iterator[str]:
    """Return values that stand before a word and have no variant for one of it."""
    for at, element in enumerate(elements):
        following = elements[at + 1] if at + 1 < len(elements) else None
        match element:
            case ast.Placeable(
                expression=ast.SelectExpression(
                    selector=ast.VariableReference(id=value), variants=found
                )
            ):
                for variant in found:
                    yield from uncounted(variant.value.elements, selected | {value.name})
            case ast.Placeable(expression=ast.VariableReference(id=value)):
                if value.name not in selected and begins_a_word(following):
                    yield value.name


def begins_a_word(element: ast.TextElement | ast.Placeable | None) -> bool:
    return isinstance(element, ast.TextElement) and re.match(r" \w", element.value) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_a_singular(language: str) -> None:
    found = {(key, value) for key, pattern in written(language)
             for value in uncounted(pattern.elements) if value in counts()}  # fmt: skip
    assert found - {case for cases in NEVER_ONE.values() for case in cases} == set()


def test_no_pit_stop_costs_a_single_section() -> None:
    assert all(track.pit_time - 2 > 1 for track in load_shipped().tracks.values())


# People and robots


def about(who: str, kind: str) -> Iterator[tuple[str, str]]:
    """Return the English sentences that speak of a driver who was just named."""
    for key, (values, selected) in messages("en", "race90/game").items():
        if who in selected.get("who", ()):
            given = dict.fromkeys(values, "…") | {"who": who, "kind": kind, "whom": "others"}
            yield key, words("en").say(key, given)


def test_people_are_they_and_robots_it() -> None:
    people, robots = dict(about("same", "person")), dict(about("same", "robot"))
    assert len(people) > 40
    for key, sentence in people.items():
        assert not re.search(r"(?i)\b(it|its|itself)\b", sentence), key
        assert re.search(r"(?i)\b(they|their)\b", sentence), key
        assert re.search(r"(?i)\b(it|its)\b", robots[key]), key


def test_nobody_is_he_or_she() -> None:
    told = [(key, text) for key, text in texts("en")
            if re.search(r"(?i)\b(he|she|his|her|hers|him|himself|herself)\b", text)]  # fmt: skip
    assert told == []


def test_the_story_knows_people_from_robots() -> None:
    game = Spoken(Race90Words(), words("en"), Client(NAMES))
    game.own = 0
    lines = [
        game.story([{"kind": "leader", "car": car}, drove(car, {"enter": 1})])[0]
        for car in ("s0", "s1", "fast1")
    ]
    assert [line.partition(". ")[2] for line in lines] == [
        "You take the lead!", "They take the lead!", "It takes the lead!",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "alone", "on_the_way", "among_others"),
    [
        ("en", "P1 laps you at", ", lapping you.", ", lapping you and SLOW 1."),
        ("it", "P1 ti doppia alla", ", doppiandoti.", ", doppiando te e SLOW 1."),
        ("es", "P1 te dobla en", ", doblándote.", ", doblándote a ti y a LENTO 1."),
        ("pt", "P1 dobra-te na", ", dobrando-te.", ", dobrando-te a ti e a LENTO 1."),
    ],
)
def test_the_reader_is_lapped_as_the_language_says_it(
    language: str, alone: str, on_the_way: str, among_others: str
) -> None:
    game = Spoken(Race90Words(), words(language), Client(NAMES))
    game.own = 0
    you, slow = ({"pass": car, "how": "lap", "cost": 1} for car in ("s0", "slow1"))
    assert game.event(drove("s1", you) | {"to": 19}).startswith(alone)
    assert game.event(drove("s1", {"enter": 1}, you)).endswith(on_the_way)
    assert game.event(drove("s1", {"enter": 1}, slow, you)).endswith(among_others)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "for Germany"), ("it", "per la Germania"), ("pt", "pela Alemanha"),
    ],
)  # fmt: skip
def test_a_country_stands_with_its_article(language: str, told: str) -> None:
    game = Spoken(Race90Words(), words(language), Client(NAMES))
    sentence = game.event({"kind": "chart", "seat": 1, "chart": "germany-1"})
    assert f" {told}: " in sentence
    assert game.country("germany-1") in told


# Corners and turns


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corner_is_no_turn(language: str) -> None:
    game = Spoken(Race90Words(), words(language), Client(NAMES))
    turn = next(text for key, text in texts(language) if key == "r90-around-turn-short")
    for track in load_shipped().tracks.values():
        game.track = track
        for corner, form in product(
            range(1, len(track.corners) + 1), ("name", "at", "of", "short")
        ):
            said = game.corner(corner, form)
            assert not re.search(r"(?i)\bturn|\bturno", said)
            assert said != turn.replace("*", str(corner))
