"""Luck: every die, draw and deal is one call that names its kind and what it can give.

No source knows the future: a deck nobody has looked into is a set, and a card is picked when it is
drawn. The call returns an index into the possible results, so the caller can take that one out.
"""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, Protocol

from boxbox.core.errors import LuckError, LuckExhausted, quote
from boxbox.core.seats import NOBODY, Seat

EVERYONE: Final = NOBODY
"""Everybody sees the result of this luck (see `Luck.pick`)."""
UNSEEN: Final = Seat(-2)
"""No seat sees the result of this luck, such as a card set aside face down."""

DEALS: Final = frozenset({"deal", "bid", "thinks"})
"""The luck that fills in what a position leaves open."""

WordOf = Callable[[str, int], str]
"""How a game writes the result of luck: kind and value to a word of the log."""


class Luck(Protocol):
    """A source of chance."""

    def pick(self, kind: str, among: Sequence[int], seen_by: Seat = EVERYONE) -> int:
        """Return an index into `among`; `seen_by` is the seat that learns it."""


class Source(Luck, Protocol):
    """Luck that can be set to its n-th call, so that copies of a match may share it."""

    def seek(self, calls: int) -> None:
        """Go to just before call number `calls`."""


class NoLuck:
    """The luck of a state between choices: nothing is left to chance then."""

    __slots__ = ()

    def pick(self, kind: str, among: Sequence[int], seen_by: Seat = EVERYONE) -> int:
        """Refuse to pick anything."""
        raise AssertionError(f"{kind} of {len(among)} for {seen_by}, but no choice is being made")


NO_LUCK: Final = NoLuck()


class SeededLuck:
    """Answers the n-th call from a secret seed and n, so that no answer gives away the next."""

    __slots__ = ("_calls", "_key")

    def __init__(self, seed: int | str) -> None:
        self._key = hashlib.blake2b(repr(seed).encode(), digest_size=32).digest()
        self._calls = 0

    def seek(self, calls: int) -> None:
        """Go to just before call number `calls`."""
        self._calls = calls

    def pick(self, kind: str, among: Sequence[int], seen_by: Seat = EVERYONE) -> int:  # noqa: ARG002
        """Return the n-th answer, each of `among` equally likely."""
        count = self._calls.to_bytes(8, "big")
        self._calls += 1
        digest = hashlib.blake2b(count, digest_size=8, key=self._key).digest()
        return int.from_bytes(digest, "big") * len(among) >> 64


class GuessedLuck:
    """Luck for search and speed, from any random generator."""

    __slots__ = ("_random",)

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def pick(self, kind: str, among: Sequence[int], seen_by: Seat = EVERYONE) -> int:  # noqa: ARG002
        """Return any index."""
        return int(self._random() * len(among))


class ScriptedLuck:
    """Plays back luck written in log notation, then hands over to another source, if any."""

    __slots__ = ("_next", "_script", "_then", "_words")

    def __init__(
        self, script: Iterable[tuple[str, str]], words: WordOf, then: Source | None = None
    ) -> None:
        self._script = list(script)
        self._next = 0
        self._words = words
        self._then = then

    def pick(self, kind: str, among: Sequence[int], seen_by: Seat = EVERYONE) -> int:
        """Return the index of the scripted word in `among`."""
        if self._next == len(self._script):
            if self._then is None:
                raise LuckExhausted(kind, [self._words(kind, value) for value in among])
            return self._then.pick(kind, among, seen_by)
        wanted, word = self._script[self._next]
        if wanted != kind:
            raise LuckError("other-luck", {"kind": kind, "given": quote(wanted)})
        for index, value in enumerate(among):
            if self._words(kind, value) == word:
                self._next += 1
                return index
        raise LuckError("impossible-luck", {"kind": kind, "given": quote(word)})

    def seek(self, calls: int) -> None:
        """Go to just before call number `calls`."""
        self._next = min(calls, len(self._script))
        if self._then is not None:
            self._then.seek(calls)

    @property
    def left(self) -> int:
        """The number of scripted answers that have not been used."""
        return len(self._script) - self._next


class OpeningLuck:
    """Luck up to the first question of a position: deals have a source of their own."""

    __slots__ = ("_deals", "_script", "scripted")

    def __init__(self, deals: Luck, script: ScriptedLuck | None) -> None:
        self._deals = deals
        self._script = script
        self.scripted = 0
        """The number of answers that came from the script."""

    def pick(self, kind: str, among: Sequence[int], seen_by: Seat = EVERYONE) -> int:
        """Ask the script for everything except deals, as long as it has answers."""
        if kind in DEALS or self._script is None or not self._script.left:
            return self._deals.pick(kind, among, seen_by)
        index = self._script.pick(kind, among, seen_by)
        self.scripted += 1
        return index


class RecordingLuck:
    """Passes calls on and records the results: kind, word and who sees it."""

    __slots__ = ("_source", "_words", "taken")

    def __init__(self, source: Luck, words: WordOf) -> None:
        self._source = source
        self._words = words
        self.taken: list[tuple[str, str, Seat]] = []

    def pick(self, kind: str, among: Sequence[int], seen_by: Seat = EVERYONE) -> int:
        """Ask the source and remember its answer."""
        index = self._source.pick(kind, among, seen_by)
        self.taken.append((kind, self._words(kind, among[index]), seen_by))
        return index


def read_script(groups: Iterable[str]) -> list[tuple[str, str]]:
    """Read log notation: each group is a kind and the words that came, as in `die 7 12`."""
    script = []
    for group in groups:
        kind, *words = group.split() or [""]
        if not words:
            raise LuckError("unreadable-luck", {"given": quote(group)})
        script += [(kind, word) for word in words]
    return script


def write_script(taken: Iterable[tuple[str, str]]) -> list[str]:
    """Write luck in log notation, one group for each run of the same kind."""
    groups: list[str] = []
    last = None
    for kind, word in taken:
        if kind == last:
            groups[-1] += f" {word}"
        else:
            groups.append(f"{kind} {word}")
        last = kind
    return groups
