"""The pages say what is written, with all its values, and nothing is written in vain."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boxbox.bots import bots_of
from boxbox.games.motor_racing.table.cards import CALENDAR, CARDS, TEAMS
from boxbox.games.race90.rules.state import QUESTIONS
from boxbox.games.race90.table.cards import EVENTS, TYPES
from boxbox.games.race90.table.race import MODULES, SKILLS, STRATEGIES, TYRES
from boxbox.games.race90.table.track import WEATHER
from boxbox.registry import games
from tests.locales import BROWSER_PARTS, PYTHON_PARTS, RACE90_PARTS, messages

PAGES = Path(__file__).parent.parent / "frontend/src"
SOURCES = {
    str(path.relative_to(PAGES)): path.read_text(encoding="utf-8")
    for path in sorted(PAGES.rglob("*"))
    if path.suffix in (".ts", ".svelte")
}
PAGE_PARTS = BROWSER_PARTS + RACE90_PARTS
WRITTEN = {key: shape for part in PAGE_PARTS for key, shape in messages("en", part).items()}
RACE90 = "games/race90/"
TWIN = "games/race90/words/"
"""Names that Python says too."""

PROTOCOL = (PAGES.parent.parent / "docs/protocol.md").read_text(encoding="utf-8")

LITERAL = re.compile(r'"([a-z][a-z0-9-]*)"')
TEMPLATE = re.compile(r"`((?:[a-z0-9-]|\$\{[^`]*?\})*\$\{[^`]*?\}(?:[a-z0-9-]|\$\{[^`]*?\})*)`")
COMPARED = re.compile(r'[=!]== "[^"]*"|"[^"]*" in |\.(?:has|includes)\("[^"]*"\)')
KINDS = (*QUESTIONS, "qualify", "fuel-bid")
FAMILIES = {
    "team-*": TEAMS,
    "of-team-*": TEAMS,
    "circuit-*": [circuit.name for circuit in CALENDAR],
    "card-*": {card.kind for card in CARDS},
    "help-*": {card.kind for card in CARDS},
    "pace-*": ("instant", "fast", "normal", "slow"),
    "bot-*": list(bots_of("motor-racing")),
    "bot-*-help": list(bots_of("motor-racing")),
    "game-*": list(games()),
    "r90-strategy-*": STRATEGIES,
    "r90-does-*": STRATEGIES,
    "r90-special-*": STRATEGIES,
    "r90-skill-*": SKILLS,
    "r90-skill-does-*": SKILLS,
    "r90-module-*": MODULES,
    "r90-guide-module-*": MODULES,
    "r90-type-*": TYPES,
    "r90-letter-*": TYPES,
    "r90-colour-*": TYPES,
    "r90-guide-cards-*": TYPES,
    "r90-flag-*": EVENTS,
    "r90-tyre-type-*": TYRES,
    "r90-tyre-does-*": TYRES,
    "r90-weather-*": WEATHER,
    "r90-ask-*": KINDS,
    "r90-hint-*": KINDS,
    "reason-*": re.findall(r"`([a-z-]+)`", PROTOCOL.partition("### Reasons")[2].partition("#")[0]),
}
"""What can stand in the gap of a key that is put together."""


def skeleton(template: str) -> str:
    """Return a template with a star for each gap."""
    return re.sub(r"\$\{[^`]*?\}", "*", template)


def fits(pattern: str, key: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(r"\*", "[a-z0-9-]+"), key) is not None


def split_call(source: str, start: int) -> list[str]:
    """Return the arguments of a call, given where they start."""
    depth, quote, arguments, begin = 0, "", [], start
    for at in range(start, len(source)):
        letter = source[at]
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'`":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}" and depth:
            depth -= 1
        elif letter == ")" or (letter == "," and not depth):
            arguments.append(source[begin:at].strip())
            begin = at + 1
            if letter == ")":
                break
    return [argument for argument in arguments if argument]


def calls() -> Iterator[tuple[str, list[str]]]:
    """Return where something is said, and the arguments of it.

    The words of Race! Formula 90 say their own keys, which all begin alike.
    """
    for name, source in SOURCES.items():
        for found in re.finditer(r"(?<![\w.])say\((?!key: )", source):
            line = source.count("\n", 0, found.start()) + 1
            yield f"{name}:{line}", split_call(source, found.end())
        if not name.startswith(RACE90):
            continue
        for found in re.finditer(r"\b(?:words|this)\.say\(", source):
            line = source.count("\n", 0, found.start()) + 1
            key, *values = split_call(source, found.end())
            key = re.sub(r'(?<!=== )"(?=[a-z0-9-]+"(?! in ))', '"r90-', key)
            yield f"{name}:{line}", [key.replace("`", "`r90-", 1), *values]


def said_keys(argument: str) -> tuple[set[str], set[str]]:
    """Return the keys written out in an argument, and those put together, with stars."""
    plain = COMPARED.sub("", TEMPLATE.sub("", argument))
    return set(LITERAL.findall(plain)), {skeleton(found) for found in TEMPLATE.findall(argument)}


def given_values(argument: str) -> set[str] | None:
    """Return the names of the values written out in a call; None if they are not all there."""
    if not argument.startswith("{") or "..." in argument:
        return None
    return {part.split(":")[0].strip() for part in split_call(f"{argument[1:-1]})", 0)}


def test_whatever_the_pages_say_is_written() -> None:
    missing = []
    for where, arguments in calls():
        literals, patterns = said_keys(arguments[0])
        missing += [f"{where}: {key}" for key in sorted(literals - WRITTEN.keys())]
        for pattern in patterns:
            names = FAMILIES.get(pattern)
            keys = [pattern.replace("*", name) for name in names] if names else []
            missing += [f"{where}: {key}" for key in keys if key not in WRITTEN]
            if not any(fits(pattern, key) for key in WRITTEN):
                missing.append(f"{where}: {pattern}")
    assert missing == []


def test_every_value_that_a_sentence_needs_is_given() -> None:
    wrong = []
    for where, arguments in calls():
        literals, patterns = said_keys(arguments[0])
        given = given_values(arguments[1]) if len(arguments) > 1 else set()
        if given is None or patterns or not literals or not literals <= WRITTEN.keys():
            continue
        needed = [WRITTEN[key][0] for key in literals]
        wrong += [f"{where} lacks {sorted(names - given)}" for names in needed if names - given]
        if surplus := given.difference(*needed):
            wrong.append(f"{where} has no use for {sorted(surplus)}")
    assert wrong == []


@pytest.mark.parametrize("part", sorted({*PAGE_PARTS} - {*PYTHON_PARTS}))
def test_nothing_is_written_that_no_page_says(part: str) -> None:
    everything = "\n".join(source for name, source in SOURCES.items() if not name.startswith(TWIN))
    literals = set(LITERAL.findall(everything))
    literals |= {f"r90-{found}" for found in re.findall(r'words\.say\("([a-z0-9-]+)"', everything)}
    patterns = {skeleton(found) for found in TEMPLATE.findall(everything)}
    begun = {pattern for pattern in patterns if not pattern.startswith("*")}
    ends = {pattern[1:] for pattern in patterns if pattern.startswith("*-")}

    def said(key: str) -> bool:
        return key in literals or any(fits(pattern, key) for pattern in begun)

    def said_in_parts(key: str) -> bool:
        """A key that is said, with an ending put behind it elsewhere."""
        cuts = [at for at, letter in enumerate(key) if letter == "-"]
        heads = [at for at in cuts if key[:at] in WRITTEN and said(key[:at])]
        return any(fits(end, key[at:]) for end in ends for at in heads)

    unsaid = [key for key in messages("en", part) if not said(key) and not said_in_parts(key)]
    assert unsaid == []


def test_what_is_wrong_would_be_found() -> None:
    assert said_keys('ready === "yes" ? "seat-free" : `seat-${who.kind}`') == (
        {"seat-free"},
        {"seat-*"},
    )
    assert said_keys('modules.has("fuel") ? "fuel-a" : "fuel-b"') == ({"fuel-a", "fuel-b"}, set())
    assert split_call('"a", { b: f(1, 2), c })', 0) == ['"a"', "{ b: f(1, 2), c }"]
    assert given_values("{ b: f(1, 2), c }") == {"b", "c"}
    assert given_values("{ ...b, c }") is None
    assert fits("team-*", "team-red")
    assert not fits("team-*", "teams-red")
