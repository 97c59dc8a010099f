"""What `from_position` takes: a table where nearly everything may be left out."""

from typing import Annotated, Literal, NotRequired

from annotated_types import Ge, Le
from typing_extensions import TypeAliasType

from boxbox.core.shapes import as_given
from boxbox.core.wire import PositionBase
from boxbox.games.race90.wire.names import CardName, Module, Skill, Strategy
from boxbox.games.race90.wire.steps import OlderStep, Seat, Step
from boxbox.games.race90.wire.view import Options, Table

Card = TypeAliasType("Card", CardName | Annotated[int, Ge(1), Le(184)])
"""A card's name; a race card's number will do too."""
Pile = TypeAliasType("Pile", list[Card] | Annotated[int, Ge(0), Le(184)])
"""Cards, or how many unknown ones there are."""

_GIVEN = {
    CardName: Card,
    Step: Step | OlderStep,
    list[CardName]: Pile,
    list[Module]: list[Module] | Module,
    list[Strategy]: list[Strategy] | Strategy,
    list[Skill]: list[Skill] | Skill,
}


class _Facts(PositionBase):
    game: Literal["race90"]
    seats: NotRequired[Annotated[int, Ge(2), Le(6)]]
    driver: NotRequired[Seat]


class _Table(Table):
    options: Options


class Given(Table):
    """A position as it is read: any field may be missing, and cards are as given."""

    driver: NotRequired[Seat]


Position = as_given("Position", _Facts, _Table, instead=_GIVEN)
"""A position; one from `match.position()` has every field of the table."""
