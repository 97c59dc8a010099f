"""How the data files are read: tables of columns, from which the checks and the schemas come.

A kind says what a cell (or a value of a TOML file) may be, in words and as JSON Schema. Everything
that is wrong is collected, each with file, line and field, so that it can be mended in one go.
"""

import csv
import re
import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from io import StringIO
from typing import Any, Final, NamedTuple, Protocol

from boxbox.core.errors import DataError, Lines, Problem, quote, system_problem

SHOWN: Final = 100
"""How many faults are told; the rest is a number."""
_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,9}", re.ASCII)
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,9}([.,][0-9]{1,9})?", re.ASCII)
_DIALECTS: Final = (",", ";", "\t")
_ODD: Final = re.compile(r"[^\x20-\x7e\xa0-\ufeff]")
_TOML_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")
NOTHING: Final = Problem("data-nothing")
EMPTY_CELL: Final = Problem("data-empty-cell")


class Unexpected(Exception):
    """What stood there is not what was expected."""

    def __init__(self, expected: Problem, given: object) -> None:
        super().__init__()
        self.problem = unexpected(expected, _quoted(given))

    def within(self, at: int) -> "Unexpected":
        """Return the same, found as entry `at` of a list."""
        self.problem = in_entry(at, self.problem)
        return self


def in_entry(at: int, problem: Problem) -> Problem:
    """Return a problem with an entry of a list, counted from 1."""
    return Problem("data-in-entry", {"problem": problem, "at": at})


def unexpected(expected: Problem, given: object) -> Problem:
    """Return that something else was expected than what stood there."""
    return Problem("data-unexpected", {"expected": expected, "given": given})


def number_from(low: object, high: object) -> Problem:
    """Return what is expected where a number stands."""
    return Problem("data-number", {"low": low, "high": high})


def _quoted(given: object) -> Problem | str:
    return NOTHING if given in ("", None) else _ODD.sub("?", quote(repr(given)))


def either(*choices: str | Problem) -> Problem:
    """Return what is expected where one of some things may stand."""
    return Problem("data-either", {"others": choices[:-1], "last": choices[-1]})


class Faults:
    """All that is wrong with a set, in the order in which it was found."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def add(self, file: str, line: int, column: str | Problem, problem: Problem) -> None:
        """Note a fault; line 0 and an empty column are left out."""
        where = [file, Problem("data-line", {"line": line}) if line else "", column]
        place = [part for part in where if part]
        self.found.append(Problem("data-fault", {"place": place, "problem": problem}))

    def raise_any(self) -> None:
        """Refuse the set if anything is wrong with it."""
        if not self.found:
            return
        more = len(self.found) - SHOWN
        rest = [Problem("data-more-faults", {"more": more})] if more > 0 else []
        raise DataError("data-faults", {"faults": Lines([*self.found[:SHOWN], *rest])})


class Kind(Protocol):
    """What may stand in a field."""

    @property
    def optional(self) -> bool:
        """Whether it may be left empty."""

    def read(self, cell: str) -> Any:
        """Return what the text of a cell means."""

    def take(self, value: object) -> Any:
        """Return what a value of a TOML file means."""

    def schema(self) -> dict[str, Any]:
        """Return the same as JSON Schema."""


class Whole(NamedTuple):
    """A whole number from `low` to `high`; left empty it is `blank`."""

    low: int
    high: int
    blank: int | None = None

    @property
    def optional(self) -> bool:
        """Whether it may be left empty."""
        return self.blank is not None

    def _expected(self) -> Problem:
        numbers = number_from(self.low, self.high)
        return either(numbers, EMPTY_CELL) if self.optional else numbers

    def read(self, cell: str) -> int:
        """Return the number."""
        if cell == "" and self.blank is not None:
            return self.blank
        if not _WHOLE.fullmatch(cell):
            raise Unexpected(self._expected(), cell)
        return self.take(int(cell))

    def take(self, value: object) -> int:
        """Return the number."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise Unexpected(self._expected(), value)
        if not self.low <= value <= self.high:
            raise Unexpected(self._expected(), str(value))
        return value

    def schema(self) -> dict[str, Any]:
        """Return the same as JSON Schema."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Number(NamedTuple):
    """Any number from `low` to `high`, such as a distance in metres."""

    low: float
    high: float
    optional: bool = False

    def read(self, cell: str) -> float:
        """Return the number."""
        if not _NUMBER.fullmatch(cell):
            raise Unexpected(number_from(f"{self.low:g}", f"{self.high:g}"), cell)
        return self.take(float(cell.replace(",", ".")))

    def take(self, value: object) -> float:
        """Return the number."""
        whole = isinstance(value, int | float) and not isinstance(value, bool)
        if not whole or not self.low <= float(str(value)) <= self.high:
            raise Unexpected(number_from(f"{self.low:g}", f"{self.high:g}"), value)
        return float(str(value))

    def schema(self) -> dict[str, Any]:
        """Return the same as JSON Schema."""
        return {"type": "number", "minimum": self.low, "maximum": self.high}


class Word(NamedTuple):
    """One of some words."""

    words: Sequence[str]
    optional: bool = False

    def read(self, cell: str) -> str:
        """Return the word."""
        if cell not in self.words and not (self.optional and cell == ""):
            raise Unexpected(either(*self.words, *([EMPTY_CELL] if self.optional else [])), cell)
        return cell

    def take(self, value: object) -> str:
        """Return the word."""
        return self.read(value) if isinstance(value, str) else self.read(repr(value))

    def schema(self) -> dict[str, Any]:
        """Return the same as JSON Schema."""
        return {"enum": list(self.words)}


class Text(NamedTuple):
    """A name or a remark on one line."""

    most: int
    optional: bool = True

    def read(self, cell: str) -> str:
        """Return the text."""
        if len(cell) > self.most or _ODD.search(cell) or (cell == "" and not self.optional):
            least = 0 if self.optional else 1
            raise Unexpected(Problem("data-text", {"least": least, "most": self.most}), cell)
        return cell

    def take(self, value: object) -> str:
        """Return the text."""
        if not isinstance(value, str):
            raise Unexpected(Problem("data-any-text"), value)
        return self.read(value)

    def schema(self) -> dict[str, Any]:
        """Return the same as JSON Schema."""
        return {"type": "string", "minLength": 0 if self.optional else 1, "maxLength": self.most}


class Marks(NamedTuple):
    """Short marks such as `driving+1 speeding+2`, parted by spaces.

    Each is one of the groups of `pattern`: a word, and mostly a number.
    """

    pattern: str
    example: str
    most: int
    optional: bool = True

    def read(self, cell: str) -> tuple[tuple[str, int], ...]:
        """Return word and number (or 0) of each mark."""
        found = [re.fullmatch(self.pattern, mark) for mark in cell.split()]
        least = 0 if self.optional else 1
        if not least <= len(found) <= self.most or None in found:
            raise Unexpected(self._expected(least), cell)
        return tuple(_pair(match) for match in found if match)

    def take(self, value: object) -> tuple[tuple[str, int], ...]:
        """Return word and number (or 0) of each mark."""
        if not isinstance(value, str):
            raise Unexpected(Problem("data-text-such", {"example": self.example}), value)
        return self.read(value)

    def _expected(self, least: int) -> Problem:
        if self.most == 1:
            return Problem("data-mark", {"example": self.example})
        return Problem("data-marks", {"least": least, "most": self.most, "example": self.example})

    def schema(self) -> dict[str, Any]:
        """Return the same as JSON Schema."""
        one = self.pattern
        more = f"( +({one})){{0,{self.most - 1}}}" if self.most > 1 else ""
        whole = f"^({one}){more}$"
        return {"type": "string", "pattern": f"^$|{whole}" if self.optional else whole}


def _pair(match: re.Match[str]) -> tuple[str, int]:
    """Return the word and the number that a mark's pattern found."""
    groups = [group for group in match.groups() if group is not None]
    return groups[0], int(groups[1]) if len(groups) > 1 else 0


class Several(NamedTuple):
    """A list in a TOML file."""

    kind: Kind
    least: int
    most: int
    optional: bool = False

    def read(self, cell: str) -> tuple[Any, ...]:
        """Return nothing: a cell is no list."""
        raise Unexpected(Problem("data-list"), cell)

    def take(self, value: object) -> tuple[Any, ...]:
        """Return what stands in the list."""
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            raise Unexpected(self._expected(), value)
        return tuple(_take_part(self.kind, at, part) for at, part in enumerate(value, 1))

    def _expected(self) -> Problem:
        if self.least == self.most:
            return Problem("data-list-of", {"count": self.least})
        return Problem("data-list-of-some", {"least": self.least, "most": self.most})

    def schema(self) -> dict[str, Any]:
        """Return the same as JSON Schema."""
        counts = {"minItems": self.least, "maxItems": self.most}
        return {"type": "array", "items": self.kind.schema(), **counts}


class Together(NamedTuple):
    """A short list in a TOML file whose entries are of different kinds."""

    kinds: tuple[Kind, ...]
    optional: bool = False

    def read(self, cell: str) -> tuple[Any, ...]:
        """Return nothing: a cell is no list."""
        raise Unexpected(Problem("data-list"), cell)

    def take(self, value: object) -> tuple[Any, ...]:
        """Return what stands in the list."""
        if not isinstance(value, list) or len(value) != len(self.kinds):
            raise Unexpected(Problem("data-list-of", {"count": len(self.kinds)}), value)
        parts = zip(self.kinds, value, strict=True)
        return tuple(_take_part(kind, at, part) for at, (kind, part) in enumerate(parts, 1))

    def schema(self) -> dict[str, Any]:
        """Return the same as JSON Schema."""
        counts = {"minItems": len(self.kinds), "maxItems": len(self.kinds)}
        return {"type": "array", "prefixItems": [kind.schema() for kind in self.kinds], **counts}


def _take_part(kind: Kind, at: int, part: object) -> Any:
    try:
        return kind.take(part)
    except Unexpected as problem:
        raise problem.within(at) from None


class Field(NamedTuple):
    """A column of a table, or a key of a TOML file."""

    name: str
    kind: Kind
    about: str


class Table(NamedTuple):
    """A kind of file: one row (CSV) or one document (TOML) has these fields."""

    name: str
    about: str
    fields: tuple[Field, ...]
    rows: bool = True

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema; an empty cell is a property left out."""
        one = {
            "type": "object",
            "properties": {
                entry.name: {"description": entry.about, **entry.kind.schema()}
                for entry in self.fields
            },
            "required": [entry.name for entry in self.fields if not entry.kind.optional],
            "additionalProperties": False,
        }
        head = {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": self.name,
            "description": self.about,
        }
        return {**head, "type": "array", "items": one} if self.rows else {**head, **one}


class Row(NamedTuple):
    """A row and the line of the file where it stands."""

    line: int
    values: dict[str, Any]


def read_text(file: str, root: Traversable, faults: Faults) -> str | None:
    """Return the text of a file of a set."""
    try:
        return root.joinpath(*file.split("/")).read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        faults.add(file, 0, "", Problem("data-not-utf8"))
    except FileNotFoundError:
        faults.add(file, 0, "", Problem("data-file-missing"))
    except OSError as error:
        problem = Problem("data-file-unread", {"problem": system_problem(error)})
        faults.add(file, 0, "", problem)
    return None


def read_rows(table: Table, file: str, root: Traversable, faults: Faults) -> list[Row] | None:
    """Return the rows of a CSV file, or None if a cell is wrong.

    Commas, semicolons and tabs part cells, as spreadsheets write them; empty rows do not count.
    """
    text = read_text(file, root, faults)
    if text is None:
        return None
    head = text.partition("\n")[0]
    delimiter = max(_DIALECTS, key=head.count)
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter)
    before = len(faults.found)
    rows: list[Row] = []
    try:
        names = [name.strip() for name in next(reader, [])]
        if not _heads_right(table, names, file, faults):
            return None
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append(_read_row(table, names, cells, (file, reader.line_num), faults))
    except csv.Error as error:
        problem = Problem("data-cells", {"delimiter": delimiter, "problem": str(error)})
        faults.add(file, reader.line_num, "", problem)
    return rows if len(faults.found) == before else None


def _heads_right(table: Table, names: list[str], file: str, faults: Faults) -> bool:
    before = len(faults.found)
    known = [entry.name for entry in table.fields]
    for name in names:
        if name not in known:
            heading = _ODD.sub("?", quote(name)) or Problem("data-empty-heading")
            faults.add(file, 1, heading, Problem("data-no-such-column", {"known": known}))
        elif names.count(name) > 1:
            faults.add(file, 1, name, Problem("data-column-twice"))
    for entry in table.fields:
        if entry.name not in names and not entry.kind.optional:
            faults.add(file, 1, entry.name, Problem("data-column-missing"))
    return len(faults.found) == before


def _read_row(
    table: Table, names: list[str], cells: list[str], where: tuple[str, int], faults: Faults
) -> Row:
    file, line = where
    if len(cells) > len(names) and any(cell.strip() for cell in cells[len(names) :]):
        problem = Problem("data-cell-count", {"wanted": len(names), "given": len(cells)})
        faults.add(file, line, "", problem)
    given = dict(zip(names, cells, strict=False))
    values = {}
    for entry in table.fields:
        try:
            values[entry.name] = entry.kind.read(given.get(entry.name, "").strip())
        except Unexpected as wrong:
            faults.add(file, line, entry.name, wrong.problem)
    return Row(line, values)


class Document(NamedTuple):
    """A TOML file: its values and the line on which each key stands."""

    values: dict[str, Any]
    lines: dict[str, int]


def read_document(table: Table, file: str, root: Traversable, faults: Faults) -> Document | None:
    """Return the values of a TOML file, or None if one is wrong."""
    text = read_text(file, root, faults)
    if text is None:
        return None
    try:
        given = tomllib.loads(text)
    except RecursionError:
        faults.add(file, 0, "", Problem("data-endless-toml"))
        return None
    except tomllib.TOMLDecodeError as error:
        place = _TOML_LINE.search(str(error))
        said = _ODD.sub("?", _TOML_LINE.sub("", str(error)).strip())
        problem = Problem("data-no-toml", {"problem": said})
        faults.add(file, int(place[1]) if place else 0, "", problem)
        return None
    before = len(faults.found)
    lines = {name: _line_of(name, text) for name in given}
    known = {entry.name for entry in table.fields}
    for name in given:
        if name not in known:
            problem = Problem("data-no-such-key", {"known": sorted(known)})
            faults.add(file, lines[name], _ODD.sub("?", quote(name)), problem)
    values = {}
    for entry in table.fields:
        if entry.name not in given:
            if not entry.kind.optional:
                faults.add(file, 0, entry.name, Problem("data-key-missing"))
            continue
        try:
            values[entry.name] = entry.kind.take(given[entry.name])
        except Unexpected as wrong:
            faults.add(file, lines[entry.name], entry.name, wrong.problem)
    return Document(values, lines) if len(faults.found) == before else None


def _line_of(name: str, text: str) -> int:
    """Return on which line a key stands; 0 if it is written in an unusual way."""
    match = re.search(rf"^\s*(\[\s*)?{re.escape(name)}\b", text, re.M)
    return text.count("\n", 0, match.end()) + 1 if match else 0
