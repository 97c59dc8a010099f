"""All that can be refused, each with what and where; nothing has changed when one is raised.

Errors carry codes and values, no sentences: `boxbox.words` says them in the reader's language. Only
the faults of positions, which programs write, are sentences, in English.
"""

import errno
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from socket import EAI_NONAME
from types import MappingProxyType
from typing import Any, Final, NamedTuple

QUOTED = 60
"""How much of what was given is quoted back."""

Values = Mapping[str, Any]
"""What a sentence needs: texts, numbers, other messages, and lists of these."""


def quote(given: object) -> str:
    """Return something that was given, short enough to stand in a sentence."""
    text = str(given)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}..."


def printable(text: str) -> str:
    """Return a text with escapes for all that is no plain character: a terminal would obey it."""
    return "".join(one if one.isprintable() else repr(one)[1:-1] for one in text)


def as_code(reason: str, values: Values) -> str:
    """Return a reason and its facts as they are, for those who know the codes."""
    facts = ", ".join(f"{name} {value}" for name, value in values.items())
    return f"{reason} ({facts})" if facts else reason


class Message(NamedTuple):
    """Something to be said: a reason code and the values that its sentence needs."""

    reason: str
    values: Values = MappingProxyType({})

    def __str__(self) -> str:
        return _english(self)

    def data(self) -> dict[str, Any]:
        """Return the message as plain data."""
        return {
            "reason": self.reason,
            "values": {name: _plain(value) for name, value in self.values.items()},
        }


class Lines(tuple[Message, ...]):
    """Messages that stand on a line each."""

    __slots__ = ()


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return value.data()
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return printable(value) if isinstance(value, str) else value


_english: Callable[[Message], str] = lambda message: as_code(*message)  # noqa: E731


def say_with(english: Callable[[Message], str]) -> None:
    """Let all messages be said by a function; `boxbox` does it once."""
    global _english
    _english = english


class BoxboxError(ValueError):
    """Something given to boxbox that it can't take: a `reason` and `values`, said in English."""

    def __init__(self, reason: str, values: Values | None = None) -> None:
        super().__init__(reason, values or {})
        self.reason = reason
        self.values = dict(values or {})

    @property
    def message(self) -> Message:
        """What is to be said."""
        return Message(self.reason, self.values)

    def __str__(self) -> str:
        return str(self.message)


class OptionError(BoxboxError):
    """A game, a number of seats or an option that does not exist or does not fit."""


class DataError(BoxboxError):
    """A data file that is not as it should be."""


class LuckError(BoxboxError):
    """Scripted or recorded luck that can't be what was asked for."""


class LuckExhausted(BoxboxError):
    """Scripted luck has run dry; `kind` and `among` say what was asked for, in log notation."""

    def __init__(self, kind: str, among: Sequence[str]) -> None:
        super().__init__("luck-run-dry", {"kind": kind})
        self.kind = kind
        self.among = tuple(among)


class IllegalChoice(BoxboxError):
    """A choice that is not allowed now: `reason` is a code, `values` the facts behind it.

    Its sentence is the game's; elsewhere the code stands for it.
    """

    def __str__(self) -> str:
        return as_code(self.reason, self.values)

    @property
    def message(self) -> Message:
        """What is to be said."""
        return Message("as-it-is", {"text": str(self)})


class LogError(BoxboxError):
    """A log that can't be read or can't have happened; `line` counts from 1 in the file."""

    def __init__(self, line: int, reason: str, values: Values | None = None) -> None:
        super().__init__(reason, values)
        self.line = line

    @property
    def problem(self) -> Message:
        """What is wrong, without the line."""
        return Message(self.reason, self.values)

    @property
    def message(self) -> Message:
        """What is to be said."""
        at_line = Message("at-line", {"line": self.line, "problem": self.problem})
        return at_line if self.line else self.problem


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
"""What the operating system refuses most often; it speaks only English to us."""


def system_problem(error: OSError | None) -> Message:
    """Return why the operating system refused something."""
    known = _SYSTEM.get(error.errno or 0) if error else None
    if known:
        return Message(known)
    return Message("as-it-is", {"text": str((error and error.strerror) or error)})
