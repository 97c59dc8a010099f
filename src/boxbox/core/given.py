"""What is wrong with data given in a declared shape: field by field, in words."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, NotRequired, Union
from typing import get_args as parts_of
from typing import get_origin as origin_of

from annotated_types import Ge, Le, Len
from typing_extensions import TypeAliasType, is_typeddict

from boxbox.core.errors import Fault, quote
from boxbox.core.shapes import NOT_PLAYED, ByKind, Pattern, fields_of, modules_of, reader

NEEDED: Final = "this is needed"
SINGULAR: Final = {int: "a whole number", str: "a text", bool: "true or false"}
PLURAL: Final = {int: "whole numbers", str: "texts", list: "lists"}


def quoted(value: object) -> str:
    """Return a value as it was given, short enough to fit into a sentence."""
    return quote(repr(value))


def shape_faults(shape: Any, data: Mapping[str, Any], played: Collection[str]) -> list[Fault]:
    """Return every difference between data and its shape, and fields of modules not played."""
    from pydantic import ValidationError

    try:
        reader(shape).validate_python(data, context=played)
    except ValidationError as error:
        found = [_fault(shape, data, dict(one), played) for one in error.errors(include_url=False)]
        return list(_innermost({fault.field: fault for fault in found}))
    return []


def _innermost(faults: Mapping[str, Fault]) -> Iterator[Fault]:
    """Return the faults, except for those of a field that has a fault in one of its parts: a value
    of a union is described as the type it comes closest to."""
    for field, fault in faults.items():
        if not any(other.startswith((f"{field}.", f"{field}[")) for other in faults):
            yield fault


def _fault(shape: Any, data: Any, error: Mapping[str, Any], played: Collection[str]) -> Fault:
    """Return one of pydantic's errors in our words."""
    what, steps = error["type"], error["loc"]
    holder = _follow(shape, data, steps[:-1])
    if what in ("extra_forbidden", "missing") and is_typeddict(holder.kind.type):
        problem = NEEDED if what == "missing" else _no_field(holder.kind, played)
        return Fault(_below(holder.field, steps[-1]), problem)
    place = _follow(shape, data, steps)
    if what == NOT_PLAYED:
        return Fault(place.field, error["msg"])
    if what.startswith("union_tag"):
        place = _tag(place)
        if what == "union_tag_not_found":
            return Fault(place.field, NEEDED)
    return Fault(place.field, _problem(place.kind, place.value))


# What is declared


class Kind(NamedTuple):
    """A type without its name and without null, and its marks."""

    type: Any
    marks: tuple[Any, ...] = ()
    choices: tuple["Kind", ...] = ()
    """The kinds of a union; empty for any other type."""

    @property
    def origin(self) -> Any:
        """The class behind the type, such as `list` for `list[int]`."""
        return origin_of(self.type) or self.type

    @property
    def words(self) -> tuple[Any, ...]:
        """The words it may be, if it is one of a list of words."""
        return parts_of(self.type) if self.origin is Literal else ()

    @property
    def content(self) -> "Kind":
        """The kind of a list's items."""
        return _kind(parts_of(self.type)[-1])

    @property
    def named(self) -> str | None:
        """The kind of thing that the text names, or may name."""
        own = [mark.of for mark in self.marks if isinstance(mark, Pattern)]
        return next(iter(own + [one.named for one in self.choices if one.named]), None)

    def takes(self, value: object) -> bool:
        """True if a value is at least of the right type: an object, a list, a text ..."""
        if self.choices:
            return any(kind.takes(value) for kind in self.choices)
        if self.words:
            return type(value) in map(type, self.words)
        if is_typeddict(self.type):
            return isinstance(value, dict)
        return type(value) is (list if self.origin is tuple else self.origin)


def _kind(declared: Any) -> Kind:
    if isinstance(declared, TypeAliasType):
        return _kind(declared.__value__)
    origin, parts = origin_of(declared), parts_of(declared)
    if origin is NotRequired:
        return _kind(parts[0])
    if origin is Annotated:
        of = _kind(parts[0])
        return of._replace(marks=(*parts[1:], *of.marks))
    if origin in (Union, UnionType):
        return _union([_kind(part) for part in parts if part is not NoneType])
    return Kind(declared)


def _union(kinds: Sequence[Kind]) -> Kind:
    if len(kinds) == 1:
        return kinds[0]
    if all(kind.words for kind in kinds):
        return Kind(Literal[tuple(word for kind in kinds for word in kind.words)])
    return Kind(Union, choices=tuple(kinds))


# Where it is


class Place(NamedTuple):
    """A place in the data, and what is declared for it."""

    field: str
    kind: Kind
    value: Any


def _follow(shape: Any, value: Any, steps: Sequence[Any]) -> Place:
    """Follow an error into the data. In a union the step is pydantic's name for one of its types,
    and the data shows which; what is wrong inside a tuple counts for the whole tuple."""
    field, kind = "", _kind(shape)
    for step in steps:
        if kind.choices:
            fitting = [one for one in kind.choices if one.takes(value)]
            kind = next((one for one in fitting if _is_tagged(one, step)), [*fitting, kind][0])
        elif kind.origin is not tuple and kind.takes(value) and _has(value, step):
            field, kind, value = _below(field, step), _part(kind, step), value[step]
    return Place(field, kind, value)


def _has(value: Any, step: Any) -> bool:
    if isinstance(value, list):
        return step in range(len(value))
    return isinstance(value, dict) and step in value


def _part(kind: Kind, step: Any) -> Kind:
    return _kind(fields_of(kind.type)[step]) if is_typeddict(kind.type) else kind.content


def _below(field: str, step: str | int) -> str:
    if isinstance(step, int):
        return f"{field}[{step}]"
    return f"{field}.{quote(step)}" if field else quote(step)


def _is_tagged(kind: Kind, tag: str | int) -> bool:
    """True if this word marks objects of this kind."""
    fields = fields_of(kind.type).values() if is_typeddict(kind.type) else ()
    return any(tag in _kind(field).words for field in fields)


def _tag(place: Place) -> Place:
    """Return the field that distinguishes the types of a union, with every value it may have."""
    name = next(mark.field for mark in place.kind.marks if isinstance(mark, ByKind))
    kind = _union([_part(choice, name) for choice in place.kind.choices])
    return Place(_below(place.field, name), kind, place.value.get(name))


# How it is said


def _no_field(kind: Kind, played: Collection[str]) -> str:
    declared = modules_of(kind.type).items()
    known = [name for name, of in declared if of is None or of in played]
    return f"there is no such field; the fields are {', '.join(known)}"


def _problem(kind: Kind, value: object) -> str:
    """Return a sentence about a value that differs from what is declared."""
    fitting = [one for one in kind.choices if one.takes(value)]
    if len(fitting) == 1:
        return _problem(fitting[0], value)
    if kind.named and isinstance(value, str):
        return f"there is no {kind.named} {quoted(value)}"
    return f"{quoted(value)} is not {_expected(kind)}"


def _expected(kind: Kind) -> str:
    """Return what is declared, in words."""
    if kind.choices:
        return " or ".join(dict.fromkeys(map(_expected, kind.choices)))
    if kind.words:
        return f"one of {', '.join(map(str, kind.words))}"
    if kind.origin is list:
        return f"a list of {_how_many(kind.marks)}{_plural(kind.content)}"
    if kind.origin is tuple:
        return f"a list of {', '.join(_expected(_kind(part)) for part in parts_of(kind.type))}"
    if kind.named:
        return f"the name of a {kind.named}"
    return SINGULAR.get(kind.type, "an object") + _range(kind.marks)


def _plural(kind: Kind) -> str:
    if is_typeddict(kind.type):
        return "objects"
    return f"{kind.named}s" if kind.named else PLURAL.get(kind.origin, "entries")


def _how_many(marks: Sequence[Any]) -> str:
    length = next((mark for mark in marks if isinstance(mark, Len)), None)
    if length is None:
        return ""
    low, high = length.min_length, length.max_length
    return f"{high} " if low == high else f"at most {high} "


def _range(marks: Sequence[Any]) -> str:
    low = next((mark.ge for mark in marks if isinstance(mark, Ge)), None)
    high = next((mark.le for mark in marks if isinstance(mark, Le)), None)
    if low is None:
        return ""
    return f" from {low} up" if high is None else f" from {low} to {high}"
