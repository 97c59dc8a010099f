"""The options of a game: the variants a table may switch on, checked before anything starts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeGuard

from boxbox.core.errors import OptionError, Problem, quote
from boxbox.core.wire import JSON, Form

OptionValues = dict[str, JSON]


@dataclass(frozen=True)
class GameOption:
    """One option: `check` returns the value to keep, or None if the value isn't valid."""

    name: str
    default: JSON
    expected: Problem
    check: Callable[[JSON], JSON]
    form: Form
    """How a page may ask for it (see docs/protocol.md)."""


def whole(name: str, default: int, low: int, high: int) -> GameOption:
    """Return an option that is a whole number from `low` to `high`."""

    def check(value: JSON) -> JSON:
        return value if is_whole(value) and low <= value <= high else None

    form: Form = {"type": "whole", "low": low, "high": high, "words": []}
    expected = Problem("expected-whole", {"low": low, "high": high})
    return GameOption(name, default, expected, check, form)


def switch(name: str) -> GameOption:
    """Return an option that is on or off, and off unless asked for."""
    return GameOption(
        name,
        False,
        Problem("expected-switch"),
        lambda value: value if isinstance(value, bool) else None,
        {"type": "switch"},
    )


def one_of(name: str, *choices: str) -> GameOption:
    """Return an option that is one of some words, the first by default."""
    return GameOption(
        name,
        choices[0],
        Problem("expected-one", {"choices": choices}),
        lambda value: value if value in choices else None,
        {"type": "choice", "choices": list(choices)},
    )


def is_whole(value: object) -> TypeGuard[int]:
    """Return whether a value is a whole number; `True` isn't one."""
    return isinstance(value, int) and not isinstance(value, bool)


def settle(known: Sequence[GameOption], given: Mapping[str, JSON]) -> OptionValues:
    """Return every option with its value, or refuse the first that is unknown or wrong."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise OptionError("no-such-option", {"option": quote(name), "options": names})
    settled: OptionValues = {}
    for option in known:
        value = given.get(option.name, option.default)
        kept = option.check(value)
        if kept is None:
            wrong = {"option": option.name, "given": quote(write_value(value))}
            raise OptionError("wrong-option", {**wrong, "expected": option.expected})
        settled[option.name] = kept
    return settled


def read_value(text: str) -> JSON:
    """Read an option's value as it is typed: `3`, `true`, `6,0,6`, `wins`."""
    if "," in text:
        return [read_value(part) for part in text.split(",")]
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else text


def write_value(value: JSON) -> str:
    """Write an option's value as `read_value` reads it."""
    if isinstance(value, list | tuple):
        return ",".join(write_value(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
