"""How all that is written reads: plurals, pronouns, opposites, and the words on the boxes."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast, parse

from boxbox.games.race90.dataset import load_shipped
from boxbox.words import LANGUAGES, words
from boxbox.words.race90 import Race90Words
from tests.race90.test_words90 import drove, name
from tests.test_words import ALL_PARTS, messages

Pattern = Sequence[ast.TextElement | ast.Placeable]


@cache
def written(language: str) -> list[tuple[str, ast.Pattern]]:
    """Return every message of a language."""
    found = []
    for part in ALL_PARTS:
        path = files("boxbox.words").joinpath("locales", language, f"{part}.ftl")
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.value
                found.append((entry.id.name, entry.value))
    return found


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Return every message as readers may meet it: each variant by itself, a star for a value."""
    for key, pattern in written(language):
        for text in variants(pattern.elements):
            yield key, text


def variants(elements: Pattern) -> Iterator[str]:
    """Return the texts of a pattern: all variants of its longest selector, the others beside."""
    pieces = [[element.value] if isinstance(element, ast.TextElement) else list(filled(element))
              for element in elements]  # fmt: skip
    for number in range(max(map(len, pieces))):
        yield "".join(piece[min(number, len(piece) - 1)] for piece in pieces)


def filled(placeable: ast.Placeable) -> Iterator[str]:
    """Return what can stand in a gap."""
    match placeable.expression:
        case ast.SelectExpression(variants=found):
            for variant in found:
                yield from variants(variant.value.elements)
        case ast.StringLiteral(value=value):
            yield value
        case _:
            yield "*"


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
    for key, (values, selected) in messages("en", "race90").items():
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
    game = Race90Words(words("en"))
    game.own = 0
    lines = [
        game.story([{"kind": "leader", "car": car}, drove(car, {"enter": 1})], name)[0]
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
    game = Race90Words(words(language))
    you, slow = ({"pass": car, "how": "lap", "cost": 1} for car in ("s0", "slow1"))
    assert game.event(drove("s1", you) | {"to": 19}, name, {}).startswith(alone)
    assert game.event(drove("s1", {"enter": 1}, you), name, {}).endswith(on_the_way)
    assert game.event(drove("s1", {"enter": 1}, slow, you), name, {}).endswith(among_others)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "for Germany"), ("it", "per la Germania"), ("pt", "pela Alemanha"),
    ],
)  # fmt: skip
def test_a_country_stands_with_its_article(language: str, told: str) -> None:
    game = Race90Words(words(language))
    sentence = game.event({"kind": "chart", "seat": 1, "chart": "germany-1"}, name, {})
    assert f" {told}: " in sentence
    assert game.country("germany-1") in told


# Corners and turns


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corner_is_no_turn(language: str) -> None:
    game = Race90Words(words(language))
    turn = next(text for key, text in texts(language) if key == "r90-around-turn-short")
    for track in load_shipped().tracks.values():
        game.track = track
        for corner, form in product(
            range(1, len(track.corners) + 1), ("name", "at", "of", "short")
        ):
            said = game.corner(corner, form)
            assert not re.search(r"(?i)\bturn|\bturno", said)
            assert said != turn.replace("*", str(corner))


# Words that read wrong


class Fault(NamedTuple):
    """What is not written, with a text that had it, and what is instead."""

    language: str
    pattern: str
    example: str
    instead: str


FAULTS: Final = (
    Fault("en", r"(?i)\btak(e|en|ing) (that |a choice |anything )?back\b", "Take back", "undo"),
    Fault("en", r"(?i)once and for all", "Your answers once and for all", "automatic answers"),
    Fault("en", r"\bsigns?\b", "read its signs", "symbols"),
    Fault("en", r"\ba (red |brown )?damage\b", "more is a damage", "1 damage"),
    Fault("en", r"(?i)\bso (many|much)\b", "so many tyre chips go", "this many"),
    Fault("en", r"(?i)\bthrow away\b", "throw away cards", "discard"),
    Fault("en", r"(?i)trajector(y|ies) (don't )?pays?\b", "trajectories pay", "give a bonus"),
    Fault("en", r"\bWho (goes|has|starts|was)\b[^?]*$", "Who was out is placed behind",
          "retired cars"),
    Fault("en", r"\bTurn (track\b|\d)", "Turn track", "Turn Indicator; Corner 4"),
    Fault("en", r"(?i)un-laps (it|your)self from", "un-laps itself from FAST 1", "gets a lap back"),
    Fault("en", r"(?i)\bbest placed\b", "the best placed car", "best-placed"),
    Fault("it", r"(?i)\bfinché (?!non\b|ci sei tu\b|ne hai il coraggio\b|qualcosa non\b|"
          r"tutti non\b)", "finché ti fermi ai box", "finché non: until"),
    Fault("it", r"(?i)\bstaccat", "tentare la staccata", "Frenata Ritardata"),
    Fault("it", r"(?i)\bpedina", "spostano la pedina", "pedone"),
    Fault("it", r"(?i)\bvettur", "la mia vettura", "auto"),
    Fault("it", r"(?i)\bbenzina", "fuori: benzina", "carburante"),
    Fault("it", r"(?i)\bsennò", "sennò fuoripista", "altrimenti"),
    Fault("it", r"(?i)\bgara breve", "una gara breve", "corsa breve"),
    Fault("it", r"(?i)\bindicatore dei turni", "Indicatore dei turni", "Indicatore dei Giri"),
    Fault("it", r"(?i)\bripescaggio", "Ripescaggio", "Rientro dei piloti eliminati"),
    Fault("it", r"\bsegni\b", "leggerne i segni", "simboli"),
    Fault("it", r"(?i)passa(ndo|re)? davanti a \*", "passando davanti a *", "sorpassando"),
    Fault("it", r"(?i)\btant[eio] (sezioni|gomme|danni|punti|giri)", "perdi tante gomme",
          "indicate"),
    Fault("it", r"(?i)\battacco\b", "Attacco (cambio rotto)", "Charge (Lose Gears)"),
    Fault("it", r"(?i)\b(per (primo|ultimo)|benvenuto|resti fermo|gli costa|stargli)\b",
          "muovi per primo", "not only men race"),
    Fault("it", r"entra(re)? la Safety Car", "ed entra la Safety Car", "esce la Safety Car"),
    Fault("it", r"(?i)non rendono|\brende (alla|solo|al)\b", "le traiettorie non rendono",
          "danno bonus"),
)  # fmt: skip
"""Once written, most of them; read aloud they are wrong, or not what the box says."""

PRINTED: Final = (
    ("en", "r90-guide-checks", "Target Check"), ("en", "r90-chart-target", "Target Check"),
    ("it", "r90-guide-checks", "Target Check"), ("it", "r90-chart-target", "Target Check"),
    ("it", "r90-guide-braking", "Frenata Ritardata"), ("it", "card-wrong-line", "Wrong Line −1"),
    ("it", "card-charge-gears", "Charge (Lose Gears)"),
)  # fmt: skip
"""Terms that somebody who has the box must find again."""


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.language} {fault.example}")
def test_it_is_not_written_so(fault: Fault) -> None:
    assert re.search(fault.pattern, fault.example), "the row would not find its own example"
    found = [(key, text) for key, text in texts(fault.language) if re.search(fault.pattern, text)]
    assert found == [], fault.instead


@pytest.mark.parametrize(("language", "key", "term"), PRINTED)
def test_printed_terms_are_named(language: str, key: str, term: str) -> None:
    assert any(term in text for found, text in texts(language) if found == key)
