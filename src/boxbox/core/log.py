"""A race is its log: a header, then one line for each act with all the luck it caused.

    boxbox log 1
    game motor-racing
    ...
                                         an empty line ends the header
    0 start | team red blue ... | deal red+3 pit ...
    1 s2 red+3 red.2 | draw crash
    2 undo 0
    3 driver s1 rules
    4 end 9f86d081...                    the digest of all lines before it and of the result

Lines are only ever added. In the log of one seat, luck it did not see is `?`. Choices of others are
left out if they still lie face down or were replaced before they were shown.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from boxbox.core.errors import IllegalChoice, LogError, LuckError, Problem, quote
from boxbox.core.game import DataSet
from boxbox.core.luck import EVERYONE, read_script, write_script
from boxbox.core.options import OptionValues, read_value, write_value
from boxbox.core.seats import Seat
from boxbox.core.wire import Data, Facts

FORMAT: Final = 1
HIDDEN: Final = "?"


class All:
    """The whole log, which nobody at the table may see."""


ALL: Final = All()
ACTS: Final = ("start", "choose", "undo", "driver", "end")
_LINE = re.compile(
    r"(?P<n>0|[1-9][0-9]{0,8}) (?:(?P<start>start)|undo (?P<undo>0|[1-9][0-9]{0,8})"
    r"|driver s(?P<of>[0-9]{1,3}) (?P<driver>[^\s|]+)|end (?P<end>[0-9a-f]{64})"
    r"|s(?P<seat>[0-9]{1,3}) (?P<choose>[^|\n]*[^\s|]))(?P<luck>(?: \| [^|\n]*[^\s|])*)"
)


@dataclass(frozen=True)
class Header:
    """What must be known before the first line: the game, its rules, data, options and seats."""

    game: str
    rules: int
    data: DataSet
    seats: int
    options: OptionValues
    position: Facts | None = None
    """The position the race starts from; None if it starts from the beginning."""


@dataclass(frozen=True)
class Line:
    """One act and the luck it caused, as (kind, word, who sees it)."""

    n: int
    act: str
    seat: Seat | None = None
    words: str = ""
    luck: tuple[tuple[str, str, Seat], ...] = ()
    face_down: bool = False
    """The choice was made secretly."""
    opens: bool = False
    """It is the first choice that the seat has laid face down since it last showed one."""
    replaces: bool = False
    """The choice replaces what the seat had laid face down before."""
    shown: str | None = None
    """What the other seats read instead of a secret choice, once there is something."""
    learned: bool = False
    """Somebody has learned something from it, so it can't be undone alone."""
    forced: bool = False
    """The seat had no other option."""
    goes_on: bool = False
    """It continues what the seat began in the line before."""
    kept_to: Seat | None = None
    """The only seat that sees it, because it was undone before the others could."""

    def is_for(self, seat: Seat | None) -> bool:
        """True if a seat (None: a spectator) sees anything of it."""
        if self.kept_to is not None:
            return seat == self.kept_to
        return not self.face_down or self.seat == seat or self.shown is not None

    def seen_by(self, seat: Seat | None, n: int) -> "Line":
        """Return the line as a seat (None: a spectator) may read it, as its number `n`."""
        luck = tuple(
            (kind, word if seen in (EVERYONE, seat) else HIDDEN, seen)
            for kind, word, seen in self.luck
        )
        words = HIDDEN if self.act == "end" else self.words
        if self.face_down and self.seat != seat and self.shown is not None:
            words = self.shown
        return replace(self, n=n, words=words, luck=luck)

    def script(self) -> list[tuple[str, str]]:
        """Return the luck in the form that can be played back."""
        return [(kind, word) for kind, word, _ in self.luck]

    def text(self) -> str:
        """Return the line in log notation."""
        act = {
            "start": "start",
            "choose": f"s{self.seat} {self.words}",
            "undo": f"undo {self.words}",
            "driver": f"driver s{self.seat} {self.words}",
            "end": f"end {self.words}",
        }[self.act]
        return " | ".join([f"{self.n} {act}", *write_script(self.script())])

    def data(self) -> Data:
        """Return the line as plain data."""
        data: Data = {"n": self.n, "act": self.act}
        if self.seat is not None:
            data["seat"] = self.seat
        if self.words:
            data["words"] = self.words
        if self.luck:
            data["luck"] = write_script(self.script())
        return data


@dataclass
class Log:
    """The header and all lines so far."""

    header: Header
    lines: list[Line] = field(default_factory=list)
    start_views: Mapping[Seat | None, Facts | None] = field(default_factory=dict)
    """What each seat and spectators saw of the position the race started from, if any."""
    under_way: tuple[Seat, int] | None = None
    """The seat whose gesture others will see when it is complete, and the gesture's first line."""

    @property
    def first(self) -> int:
        """The number of the start line."""
        return self.lines[0].n if self.lines else 0

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].n

    def line(self, n: int) -> Line:
        """Return line `n`."""
        return self.lines[n - self.first]

    def path(self, n: int) -> list[Line]:
        """Return the choices that led to where the race stood after line `n`, not undone ones."""
        return list(self.back(n))[::-1]

    def back(self, n: int) -> Iterator[Line]:
        """Yield the choices that led to where the race stood after line `n`, latest first."""
        while n > self.first:
            line = self.line(n)
            if line.act == "undo":
                n = int(line.words)
                continue
            if line.act == "choose":
                yield line
            n -= 1

    def text(self, seat: "int | All | None" = ALL) -> str:
        """Return the log as text: all of it, or what a seat (None: a spectator) saw."""
        reader = self._reader(seat)
        lines = [*self._header_text(self._position(reader)), ""]
        lines += [line.text() for line in self._lines(reader)]
        return "\n".join(lines) + "\n"

    def json(self, seat: "int | All | None" = ALL) -> str:
        """Return the JSON twin of the text."""
        reader = self._reader(seat)
        header = self.header
        data = {
            "boxbox": FORMAT,
            "game": header.game,
            "rules": header.rules,
            "data": {"name": header.data.name, "sha256": header.data.sha256},
            "seats": header.seats,
            "options": header.options,
            "position": self._position(reader),
            "lines": [line.data() for line in self._lines(reader)],
        }
        return json.dumps(data, ensure_ascii=False, indent=1)

    def digest(self, result: Facts) -> str:
        """Return the digest that ends a finished log."""
        whole = self.text() + canonical(result)
        return hashlib.sha256(whole.encode()).hexdigest()

    def _reader(self, seat: "int | All | None") -> "Seat | All | None":
        """Return the reader, or refuse one that doesn't exist."""
        if isinstance(seat, All):
            return seat
        if (
            isinstance(seat, bool)
            or not isinstance(seat, int | None)
            or (seat not in self.start_views)
        ):
            raise IllegalChoice("no-such-seat", {"seat": seat, "seats": len(self.start_views) - 1})
        return None if seat is None else Seat(seat)

    def _position(self, seat: "Seat | All | None") -> Facts | None:
        return self.header.position if isinstance(seat, All) else self.start_views[seat]

    def _lines(self, seat: "Seat | All | None") -> Iterator[Line]:
        """Return the lines; those of one seat are numbered without the ones it can't see."""
        if isinstance(seat, All):
            yield from self.lines
            return
        seen = self.first - 1
        number: dict[int, int] = {}
        for line in self.lines:
            is_seen = line.is_for(seat) and not self._is_under_way(line, seat)
            seen += is_seen
            number[line.n] = seen
            if is_seen and line.act == "undo":
                yield Line(seen, "undo", words=str(number[int(line.words)]))
            elif is_seen:
                yield line.seen_by(seat, seen)

    def _is_under_way(self, line: Line, seat: Seat | None) -> bool:
        """True if a line is part of a gesture that this seat will see when it is complete."""
        if self.under_way is None:
            return False
        whose, first = self.under_way
        return line.act == "choose" and line.n >= first and seat != whose

    def _header_text(self, position: Facts | None) -> Iterator[str]:
        header = self.header
        yield f"boxbox log {FORMAT}"
        yield f"game {header.game}"
        yield f"rules {header.rules}"
        yield f"data {header.data.name} {header.data.sha256}"
        yield f"seats {header.seats}"
        for name, value in header.options.items():
            yield f"option {name}={write_value(value)}"
        if position is not None:
            yield f"position {canonical(position)}"


def canonical(data: Facts) -> str:
    """Write plain data in its one canonical form."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


class Unplayed(NamedTuple):
    """A log as it was read; its lines may turn out to be impossible."""

    log: Log
    first_row: int | None
    """The row of the first line in the file; None in JSON, which has no rows."""
    notices: list[Problem]
    """Problems noticed while reading."""


def read_log(text: str) -> Unplayed:
    """Read a log, text or JSON."""
    text = text.replace("\r\n", "\n")
    return _read_json(text) if text.lstrip().startswith("{") else _read_text(text)


def _read_text(text: str) -> Unplayed:
    rows = text.split("\n")
    notices = [Problem("cut-off", {"line": len(rows)})] if rows[-1] else []
    rows.pop()
    if not rows or not rows[0].startswith("boxbox log "):
        raise LogError(1, "no-log", {"first": f"boxbox log {FORMAT}"})
    if rows[0] != f"boxbox log {FORMAT}":
        raise LogError(1, "other-format", {"format": f"'boxbox log {FORMAT}'"})
    header, body = _read_header(rows)
    while len(rows) > body and not rows[-1]:
        rows.pop()
    lines = [read_line(row, at) for at, row in enumerate(rows[body:], body + 1)]
    return Unplayed(Log(header, lines), body + 1, notices)


def _read_header(rows: Sequence[str]) -> tuple[Header, int]:
    facts: dict[str, tuple[int, str]] = {}
    options: OptionValues = {}
    for at, row in enumerate(rows[1:], 2):
        if not row:
            break
        key, _, value = row.partition(" ")
        name, equals, typed = value.partition("=")
        if key == "option" and equals and name not in options:
            options[name] = read_value(typed)
        elif key in ("game", "rules", "data", "seats", "position") and key not in facts:
            facts[key] = (at, value)
        else:
            raise LogError(at, "not-in-header", {"row": repr(quote(row))})
    else:
        raise LogError(len(rows), "header-not-ended")
    return _make_header(facts, options, len(rows)), at


def _make_header(facts: Mapping[str, tuple[int, str]], options: OptionValues, end: int) -> Header:
    def fact(key: str, pattern: str) -> str:
        at, value = facts.get(key, (0, ""))
        if not re.fullmatch(pattern, value):
            raise LogError(at or min(end, 2), "wrong-in-header", {"key": key})
        return str(value)

    position = None
    if "position" in facts:
        at, value = facts["position"]
        try:
            position = json.loads(value)
        except (ValueError, RecursionError) as error:
            raise LogError(at, "position-no-json", {"problem": quote(error)}) from None
        if not isinstance(position, dict):
            raise LogError(at, "position-no-object")
    name, sha256 = fact("data", r"\S+ [0-9a-f]{64}").split()
    return Header(
        fact("game", r"\S+"),
        int(fact("rules", r"[0-9]{1,9}")),
        DataSet(name, sha256),
        int(fact("seats", r"[0-9]{1,9}")),
        options,
        position,
    )


def read_line(row: str, at: int) -> Line:
    """Read one line of the log; `at` is its row in the file."""
    found = _LINE.fullmatch(row)
    if not found:
        hidden = row.endswith(f"end {HIDDEN}")
        if hidden:
            raise LogError(at, "log-of-one-seat")
        raise LogError(at, "not-a-line", {"row": repr(quote(row))})
    act = next(name for name in ACTS if found[name] is not None)
    seat = found["seat"] or found["of"]
    words = "" if act == "start" else found[act]
    groups = found["luck"].split(" | ")[1:]
    try:
        script = read_script(groups)
    except LuckError as error:
        raise LogError(at, *error.problem) from None
    if words == HIDDEN or any(word == HIDDEN for _, word in script):
        raise LogError(at, "log-of-one-seat")
    luck = tuple((kind, word, EVERYONE) for kind, word in script)
    return Line(int(found["n"]), act, Seat(int(seat)) if seat else None, words, luck)


def _read_json(text: str) -> Unplayed:
    """Read the JSON twin by turning it into text."""
    try:
        data = json.loads(text)
        if data["boxbox"] != FORMAT:
            raise LogError(0, "other-format", {"format": FORMAT})
        rows = [f"boxbox log {FORMAT}", f"game {data['game']}", f"rules {data['rules']}"]
        rows += [f"data {data['data']['name']} {data['data']['sha256']}", f"seats {data['seats']}"]
        rows += [f"option {name}={write_value(value)}" for name, value in data["options"].items()]
        if data["position"] is not None:
            rows.append(f"position {canonical(data['position'])}")
        header, _ = _read_header([*rows, ""])
        lines = [_read_json_line(line, at) for at, line in enumerate(data["lines"])]
    except KeyError as missing:
        raise LogError(0, "json-lacks", {"key": str(missing)}) from None
    except LogError as error:
        raise LogError(0, *error.cause) from None
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise LogError(0, "json-no-log", {"problem": quote(error)}) from None
    return Unplayed(Log(header, lines), None, [])


def _read_json_line(data: Any, at: int) -> Line:
    try:
        luck = tuple((*group, EVERYONE) for group in read_script(data.get("luck", [])))
        line = Line(data["n"], data["act"], data.get("seat"), data.get("words", ""), luck)
        return read_line(line.text(), 0)
    except LogError as error:
        raise LogError(0, *in_lines(at, error.cause)) from None
    except LuckError as error:
        raise LogError(0, *in_lines(at, error.problem)) from None
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        problem = Problem("json-no-line", {"problem": quote(error)})
        raise LogError(0, *in_lines(at, problem)) from None


def in_lines(at: int, problem: Problem) -> Problem:
    """Return what is wrong with a line of a JSON log."""
    return Problem("in-lines", {"at": at, "problem": problem})
