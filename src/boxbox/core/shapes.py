"""Declared shapes: the marks on their types, and how they are read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, NotRequired, Union, get_args, get_origin

from typing_extensions import TypeAliasType, TypedDict, get_type_hints, is_typeddict

if TYPE_CHECKING:
    from pydantic import TypeAdapter
    from pydantic_core import CoreSchema
    from pydantic_core.core_schema import ValidationInfo


NOT_PLAYED: Final = "not-played"
"""The error code for a field of a module that isn't played."""


@dataclass(frozen=True)
class Pattern:
    """The regular expression of a name, and the kind of thing that has such names."""

    text: str
    of: str

    def __get_pydantic_core_schema__(
        self, source: Any, handler: "Callable[[Any], CoreSchema]"
    ) -> "CoreSchema":
        return {**handler(source), "pattern": self.text}


@dataclass(frozen=True)
class Loose:
    """A tuple given as a list."""

    def __get_pydantic_core_schema__(
        self, source: Any, handler: "Callable[[Any], CoreSchema]"
    ) -> "CoreSchema":
        return {**handler(source), "strict": False}


@dataclass(frozen=True)
class ByKind:
    """A union whose parts each have their own `kind`, or another field that tells them apart."""

    field: str = "kind"

    def __get_pydantic_core_schema__(
        self, source: Any, handler: "Callable[[Any], CoreSchema]"
    ) -> "CoreSchema":
        from pydantic import Discriminator

        return handler(Annotated[source, Discriminator(self.field)])


@dataclass(frozen=True)
class Of:
    """The module that a field belongs to; without it the field is left out."""

    module: str

    def __get_pydantic_core_schema__(
        self, source: Any, handler: "Callable[[Any], CoreSchema]"
    ) -> "CoreSchema":
        from pydantic_core import core_schema

        return core_schema.with_info_before_validator_function(self._check, handler(source))

    def _check(self, value: Any, info: "ValidationInfo") -> Any:
        """Refuse the field if it is known which modules are played and this isn't one of them."""
        if info.context is None or self.module in info.context:
            return value
        from pydantic_core import PydanticCustomError

        problem = "it belongs to the module {module}, which is not played"
        raise PydanticCustomError(NOT_PLAYED, problem, {"module": self.module})


@dataclass(frozen=True)
class Needed:
    """A field that a position can't leave out."""


@dataclass(frozen=True)
class BySeat:
    """A list with a value for each seat: a column beside the players on a plain board."""


@dataclass(frozen=True)
class OfSeats:
    """A seat, or a list of seats: players by what they are called on a plain board."""


# What is declared


def words_of(words: Any) -> tuple[Any, ...]:
    """Return the words of a declared list of literals, named or not, in order."""
    return get_args(words.__value__ if isinstance(words, TypeAliasType) else words)


@cache
def fields_of(shape: Any) -> dict[str, Any]:
    """Return the fields of a typed dictionary with their declared types."""
    return get_type_hints(shape, include_extras=True)


@cache
def modules_of(shape: Any) -> dict[str, str | None]:
    """Return the fields of a typed dictionary with the module each belongs to, if any."""
    return {name: _module(kind) for name, kind in fields_of(shape).items()}


def _module(kind: Any) -> str | None:
    return next((mark.module for mark in marks_of(kind) if isinstance(mark, Of)), None)


def marks_of(kind: Any) -> tuple[Any, ...]:
    """Return the marks of a declared type."""
    if get_origin(kind) is NotRequired:
        return marks_of(*get_args(kind))
    return tuple(kind.__metadata__) if get_origin(kind) is Annotated else ()


def part_of(kind: Any) -> Any:
    """Return what the parts of a declared list are."""
    while get_origin(kind) in (NotRequired, Annotated):
        kind = get_args(kind)[0]
    return get_args(kind)[0]


def events_of(event: Any) -> dict[str, dict[str, Any]]:
    """Return the fields of every kind of event in a declared union."""
    while not get_args(event) or get_origin(event) is Annotated:
        event = event.__value__ if isinstance(event, TypeAliasType) else get_args(event)[0]
    shapes = map(fields_of, get_args(event))
    return {kind: fields for fields in shapes for kind in words_of(fields["kind"])}


@cache
def reader(shape: Any) -> "TypeAdapter[Any]":
    """Return a reader of plain data in a declared shape: strict, and without extra fields."""
    from pydantic import TypeAdapter

    named: Any = TypeAliasType("Read", shape)
    return TypeAdapter(named, config={"strict": True, "extra": "forbid"})


# Positions


def typed_dict(name: str, fields: Mapping[str, Any]) -> Any:
    """Return a typed dictionary with fields that are only known at run time."""
    make: Any = TypedDict
    return make(name, dict(fields))


def as_given(name: str, base: Any, table: Any, instead: Mapping[Any, Any]) -> Any:
    """Return the shape of a position: the fields of a base, and those of a table. The latter may be
    left out unless they are `Needed`. `instead` gives a wider type for some types."""
    rest = {field: NotRequired[_given(kind, instead)] for field, kind in fields_of(table).items()}
    return typed_dict(name, fields_of(base) | rest)


def _given(kind: Any, instead: Mapping[Any, Any]) -> Any:
    """Return what may be given for a type."""
    if kind in instead:
        return instead[kind]
    if is_typeddict(kind):
        fields = {field: _given_field(of, instead) for field, of in fields_of(kind).items()}
        return typed_dict(kind.__name__, fields)
    if isinstance(kind, TypeAliasType):
        value = _given(kind.__value__, instead)
        return kind if value == kind.__value__ else TypeAliasType(kind.__name__, value)
    return _given_parts(kind, instead)


def _given_parts(kind: Any, instead: Mapping[Any, Any]) -> Any:
    """Return what may be given for a type made of other types."""
    origin = get_origin(kind)
    parts = [_given(part, instead) for part in get_args(kind)]
    if origin is NotRequired:
        return parts[0]
    if origin is Annotated:
        return Annotated[(parts[0], *kind.__metadata__)]
    if origin in (Union, UnionType):
        return Union[tuple(parts)]  # noqa: UP007
    return list[parts[0]] if origin is list else kind  # type: ignore[valid-type]


def _given_field(kind: Any, instead: Mapping[Any, Any]) -> Any:
    is_needed = get_origin(kind) is Annotated and Needed() in kind.__metadata__
    given = _given(kind, instead)
    return given if is_needed else NotRequired[given]
