"""The messages of the locales: in which files they are, and what each needs."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from boxbox.words import PARTS, locale

SHARED_PARTS = ("common", "options", "pages", "table")
"""The files that all pages read."""
MOTOR_RACING_PARTS = ("motor-racing/game", "motor-racing/guide")
RACE90_PARTS = tuple(f"race90/{name}" for name in ("game", "plan", "hand", "ask", "around",
                                                   "moments", "guide", "pages"))  # fmt: skip
"""The files that the pages read beside them where that game is played."""
BROWSER_PARTS = SHARED_PARTS + MOTOR_RACING_PARTS
PYTHON_PARTS = (*PARTS, "motor-racing/game", "race90/game")
"""The files that Python reads."""
OTHER_PARTS = ("setup", "language")
"""The files that ./play reads before there is a Python, and what the language is called."""
ALL_PARTS = tuple(dict.fromkeys(PYTHON_PARTS + BROWSER_PARTS + RACE90_PARTS + OTHER_PARTS))
Pattern = Sequence[ast.TextElement | ast.Placeable]
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
    found = {}
    for entry in parse(locale(language, part).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{part}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {language}/{part}"
            shape = Shape()
            shape.visit(entry)
            found[entry.id.name] = (shape.variables, shape.variants)
    return found


@cache
def written(language: str) -> list[tuple[str, ast.Pattern]]:
    """Return every message of a language with its pattern."""
    found = []
    for part in ALL_PARTS:
        for entry in parse(locale(language, part).read_text(encoding="utf-8")).body:
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
