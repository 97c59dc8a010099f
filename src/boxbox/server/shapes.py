"""The declared shapes of what the server sends: answers over HTTP (the source of
`/api/openapi.json`) and messages on the socket."""

from collections.abc import Mapping
from typing import Literal, NotRequired

from pydantic import ConfigDict, with_config
from typing_extensions import TypeAliasType, TypedDict

from boxbox.core.message import Message
from boxbox.core.seats import Seat
from boxbox.core.wire import JSON, Cursor, Event, Form, Patch, View
from boxbox.server.settings import Grace, Pace

closed = with_config(ConfigDict(extra="forbid", use_attribute_docstrings=True))
"""Accepts the declared fields and nothing else."""

Phase = TypeAliasType("Phase", Literal["gathering", "racing", "over", "closed"])
ClosedWhy = TypeAliasType("ClosedWhy", Literal["old", "newer", "broken", "removed"])
"""Why a race can't go on."""
UndoKind = TypeAliasType("UndoKind", Literal["alone", "ask"])
"""How a seat may undo."""


@closed
class ProblemInfo(TypedDict):
    """Why something was refused: a code, the facts behind it, an English sentence."""

    reason: str
    values: Mapping[str, JSON]
    problem: str


@closed
class ServerInfo(TypedDict):
    """The version, where other devices of the local network can reach this server, and, for the
    person at its machine, whether it is open to them."""

    version: str
    addresses: list[str]
    lan: Literal["open", "closed"] | None


@closed
class GameOption(TypedDict):
    """An option of a game and how to ask for it."""

    name: str
    default: JSON
    expected: str
    form: Form


@closed
class GameInfo(TypedDict):
    """A game, its bots and its possible standing answers."""

    name: str
    seats: list[int]
    """The numbers of seats a table may have, ascending."""
    options: list[GameOption]
    bots: list[str]
    bot: str
    """The usual bot."""
    standing: dict[str, list[str]]
    """The texts of the answers, by kind of decision."""
    quick: dict[str, JSON]
    """The options of a race that begins at once."""
    screens: bool
    """False if the pages show it with the plain screens."""


@closed
class SeatInfo(TypedDict):
    """A seat as anyone may see it."""

    seat: Seat
    driver: str
    """`person`, or the spec of a bot."""
    name: str | None
    taken: bool
    """Whether a person has taken the seat, even if a bot drives it for now."""
    present: bool
    """Whether the seat's person has a socket open."""


@closed
class UndoInfo(TypedDict):
    """Who wants to go back, who has agreed and who has yet to answer."""

    seat: Seat
    agreed: list[Seat]
    awaited: list[Seat]


@closed
class ClosedInfo(TypedDict):
    """Why a race can't go on."""

    why: ClosedWhy
    """`old`: it began before boxbox 0.1.0; `newer`: it began with a newer boxbox; `broken`: its
    log is damaged; `removed`: it is over and its log was removed."""
    line: int | None
    """The last line that can be seen, as spectators number them; null if there is no view."""


@closed
class TableInfo(TypedDict):
    """A table as anyone may see it."""

    id: str
    game: str
    phase: Phase
    options: Mapping[str, JSON]
    pace: Pace
    grace: Grace
    """The number of seconds somebody must be away before others may let a bot drive."""
    seats: list[SeatInfo]
    to_act: list[Seat]
    """The seats whose answer is awaited, as far as everybody may know."""
    watchers: int
    undo: UndoInfo | None
    created: str
    closed: ClosedInfo | None
    """Why the race can't go on; null if it can."""
    result: Mapping[str, JSON] | None
    """The result of a race whose log was removed."""


@closed
class Made(TypedDict):
    """A new table, its host token and the tokens of the seats taken here."""

    table: TableInfo
    host: str
    seats: dict[str, str]
    """Seat tokens by seat number."""


@closed
class Seated(TypedDict):
    """The seat that was taken, and its token."""

    seat: Seat
    token: str


# On the socket


@closed
class You(TypedDict):
    """What only concerns the reader."""

    seat: Seat | None
    host: bool
    standing: dict[str, str]
    """Kinds of decisions with a standing answer, and those answers."""
    seen: Cursor
    """The last version that the seat reported as seen, on any device: anything after it is news."""
    undo: UndoKind | None
    """`alone`: you may go back to before your last choice at once; `ask`: others must agree."""
    handed_by: int | None
    """The seat that handed yours to a bot while you were away, until you say `noticed`."""


class ToldEvent(Event):
    """Something that happened, and what it changed on the table if that is still known."""

    patch: NotRequired[Patch]


class RaceNews(TypedDict, total=False):
    """What an update says about the race; what hasn't changed since the last one is left out."""

    events: list[ToldEvent]
    view: View | None
    patch: Patch


@closed
class Update(TypedDict):
    """What has changed."""

    type: Literal["update"]
    table: TableInfo
    you: You
    grace_left: dict[Seat, int]
    """For each person who drives and is away, the number of seconds until others may hand the seat
    to a bot (0: now), counted from when this update was made."""
    version: Cursor
    """How far the reader knows the race now."""
    events: list[ToldEvent]
    """The events from `since`, or from the last update, up to `version`."""
    view: NotRequired[View | None]
    """The view to start from, instead of the one the reader has; null if there is no race yet. It
    comes with the first update of a socket, after an undo, and when much was missed."""
    patch: NotRequired[Patch]
    """What leads from the view after the last event to the current one, `match.view(seat)`."""


@closed
class Done(TypedDict):
    """A request was carried out."""

    type: Literal["done"]
    key: str
    version: Cursor


@closed
class RefusedReply(TypedDict):
    """A request was refused."""

    type: Literal["refused"]
    key: str | None
    """Null if the request had no readable key."""
    reason: str
    values: Mapping[str, JSON]
    told: NotRequired[Message]
    """Why, if the game has words for it."""


Reply = TypeAliasType("Reply", Done | RefusedReply)
ServerMessage = TypeAliasType("ServerMessage", Update | Done | RefusedReply)
"""Everything the server says on a socket."""
