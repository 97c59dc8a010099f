"""All that can be refused, each with what and where; nothing has changed when one is raised."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

QUOTED = 60
"""How much of what was given is quoted back."""


def quote(given: object) -> str:
    """Return something that was given, short enough to stand in a sentence."""
    text = str(given)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}..."


class BoxboxError(ValueError):
    """Something given to boxbox that it can't take."""


class OptionError(BoxboxError):
    """A game, a number of seats or an option that does not exist or does not fit."""


class DataError(BoxboxError):
    """A data file that is not as it should be."""


class LuckError(BoxboxError):
    """Scripted or recorded luck that can't be what was asked for."""


class LuckExhausted(BoxboxError):
    """Scripted luck has run dry; `kind` and `among` say what was asked for, in log notation."""

    def __init__(self, kind: str, among: Sequence[str]) -> None:
        super().__init__(f"the scripted luck has run dry: {kind!r} is needed here")
        self.kind = kind
        self.among = tuple(among)


class IllegalChoice(BoxboxError):
    """A choice that is not allowed now: `reason` is a code, `values` the facts behind it."""

    def __init__(self, reason: str, values: Mapping[str, object]) -> None:
        facts = ", ".join(f"{name} {value}" for name, value in values.items())
        super().__init__(f"{reason} ({facts})" if facts else reason)
        self.reason = reason
        self.values = dict(values)


class LogError(BoxboxError):
    """A log that can't be read or can't have happened; `line` counts from 1 in the file."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a position, and in which field."""

    field: str
    problem: str

    def __str__(self) -> str:
        return f"{self.field}: {self.problem}"


class PositionError(BoxboxError):
    """A position that can't be; `faults` has every reason."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = tuple(faults)
