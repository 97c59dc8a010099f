"""Everything that can be refused, with what is wrong and where; a refusal changes nothing.

Errors carry codes and values, not sentences: `boxbox.words` says them in the reader's language.
Only the faults of positions, which programs write, are English sentences.
"""

import errno
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from socket import EAI_NONAME
from types import MappingProxyType
from typing import Any, Final, NamedTuple

QUOTED = 60
"""The most that is quoted back of what was given."""

Values = Mapping[str, Any]
"""The values of a sentence: texts, numbers, other problems, and lists of these."""


def quote(given: object) -> str:
    """Return what was given, short enough to fit into a sentence."""
    text = str(given)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}..."


def printable(text: str) -> str:
    """Return a text with everything but plain characters escaped: a terminal would obey it."""
    return "".join(one if one.isprintable() else repr(one)[1:-1] for one in text)


def as_code(reason: str, values: Values) -> str:
    """Return a reason and its facts as they are, for readers who know the codes."""
    facts = ", ".join(f"{name} {value}" for name, value in values.items())
    return f"{reason} ({facts})" if facts else reason


class Problem(NamedTuple):
    """What is wrong, or part of it: a reason code and the values its sentence needs."""

    reason: str
    values: Values = MappingProxyType({})

    def __str__(self) -> str:
        return _english(self)

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "reason": self.reason,
            "values": {name: _plain(value) for name, value in self.values.items()},
        }


class Lines(tuple[Problem, ...]):
    """Problems that each get a line of their own."""

    __slots__ = ()


def _plain(value: Any) -> Any:
    if isinstance(value, Problem):
        return value.data()
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return printable(value) if isinstance(value, str) else value


_english: Callable[[Problem], str] = lambda problem: as_code(*problem)  # noqa: E731


def say_with(english: Callable[[Problem], str]) -> None:
    """Set the function that says all problems; `boxbox` does it once."""
    global _english
    _english = english


class BoxboxError(ValueError):
    """Something that boxbox can't accept: a `reason` and its `values`, said in English."""

    def __init__(self, reason: str, values: Values | None = None) -> None:
        super().__init__(reason, values or {})
        self.reason = reason
        self.values = dict(values or {})

    @property
    def problem(self) -> Problem:
        """The problem to be said."""
        return Problem(self.reason, self.values)

    def __str__(self) -> str:
        return str(self.problem)


class OptionError(BoxboxError):
    """A game, a number of seats or an option that doesn't exist or doesn't fit."""


class DataError(BoxboxError):
    """A data file that is not as it should be."""


class LuckError(BoxboxError):
    """Scripted or recorded luck that doesn't fit what was asked for."""


class LuckExhausted(BoxboxError):
    """Scripted luck has run dry; `kind` and `among` say what was asked for, in log notation."""

    def __init__(self, kind: str, among: Sequence[str]) -> None:
        super().__init__("luck-run-dry", {"kind": kind})
        self.kind = kind
        self.among = tuple(among)


class IllegalChoice(BoxboxError):
    """A choice that isn't allowed now: `reason` is a code, `values` are the facts behind it.

    The game has its sentence; elsewhere the code stands for it.
    """

    def __str__(self) -> str:
        return as_code(self.reason, self.values)

    @property
    def problem(self) -> Problem:
        """The problem to be said."""
        return Problem("as-it-is", {"text": str(self)})


class LogError(BoxboxError):
    """A log that can't be read or can't have happened; `line` counts from 1 in the file."""

    def __init__(self, line: int, reason: str, values: Values | None = None) -> None:
        super().__init__(reason, values)
        self.line = line

    @property
    def cause(self) -> Problem:
        """What is wrong, without the line."""
        return Problem(self.reason, self.values)

    @property
    def problem(self) -> Problem:
        """The problem to be said."""
        at_line = Problem("at-line", {"line": self.line, "problem": self.cause})
        return at_line if self.line else self.cause


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a position, and its field."""

    field: str
    problem: str

    def __str__(self) -> str:
        return f"{self.field}: {self.problem}"


class PositionError(BoxboxError):
    """An impossible position; `faults` lists every reason."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("as-it-is", {"text": "; ".join(str(fault) for fault in faults)})
        self.faults = tuple(faults)


_SYSTEM: Final = {
    errno.ENOENT: "no-such-file",
    errno.EACCES: "permission-denied",
    errno.EPERM: "not-permitted",
    errno.EISDIR: "is-a-directory",
    errno.ENOTDIR: "not-a-directory",
    errno.EEXIST: "file-exists",
    errno.ENOSPC: "disk-full",
    errno.EFBIG: "file-too-large",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EIO: "device-error",
    errno.EADDRINUSE: "address-in-use",
    errno.EADDRNOTAVAIL: "address-not-ours",
    EAI_NONAME: "no-such-host",
}
"""What the operating system refuses most often; we only get English from it."""


def system_problem(error: OSError | None) -> Problem:
    """Return why the operating system refused something."""
    known = _SYSTEM.get(error.errno or 0) if error else None
    if known:
        return Problem(known)
    return Problem("as-it-is", {"text": str((error and error.strerror) or error)})
