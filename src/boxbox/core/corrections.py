"""Corrections: the answers that later rules changed. A race keeps the answers it began with.

A game keeps its corrections in one object of its setup, with a field for each, named by its ruling:

    @dataclass(frozen=True)
    class Corrections:
        b40: bool = since(4)
        \"\"\"A stop behind the safety car ...\"\"\"

The rules ask `setup.corrections.b40`, which is true in races that began under rules 4 or later.
"""

from dataclasses import field, fields
from typing import Any, TypeVar

CorrectionsT = TypeVar("CorrectionsT")


def since(rules: int) -> Any:
    """Declare a correction and the rules number that introduced it."""
    return field(metadata={"since": rules})


def corrections(kind: type[CorrectionsT], rules: int) -> CorrectionsT:
    """Return the corrections that hold in a race that began under these rules."""
    declared = fields(kind)  # type: ignore[arg-type]
    return kind(**{one.name: rules >= one.metadata["since"] for one in declared})
