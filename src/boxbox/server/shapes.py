"""What the HTTP part answers with, as types: they make the description at `/api/openapi.json`."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from boxbox.server.messages import Pace


class Answer(BaseModel):
    """Holds what it names and nothing else."""

    model_config = ConfigDict(extra="forbid")


class Problem(Answer):
    """Why something was refused: a code, the facts behind it, an English sentence."""

    reason: str
    values: dict[str, Any]
    problem: str


class ServerInfo(Answer):
    """The version, where other devices of the local network reach this server, and for whoever
    sits at its machine whether it is open to them."""

    version: str
    addresses: list[str]
    lan: Literal["open", "closed"] | None


class OptionInfo(Answer):
    """An option of a game and how to ask for it."""

    name: str
    default: Any
    expected: str
    form: dict[str, Any]


class GameInfo(Answer):
    """A game, its bots and the answers that may be given once and for all."""

    name: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    bot: str
    standing: dict[str, list[str]]


class SeatInfo(Answer):
    """A seat as anyone may see it."""

    seat: int
    driver: str
    name: str | None
    taken: bool
    present: bool


class UndoInfo(Answer):
    """Who wants to go back, who has agreed and whose answer is awaited."""

    seat: int
    agreed: list[int]
    awaited: list[int]


class ClosedInfo(Answer):
    """Why a race can't go on (`old`, `newer`, `broken`, `removed`) and its last line to be seen."""

    why: str
    line: int | None


class TableInfo(Answer):
    """A table as anyone may see it."""

    id: str
    game: str
    phase: str
    options: dict[str, Any]
    pace: Pace
    grace: int
    seats: list[SeatInfo]
    to_act: list[int]
    watchers: int
    undo: UndoInfo | None
    created: str
    closed: ClosedInfo | None
    result: dict[str, Any] | None


class Made(Answer):
    """A table that was made, its host token and the tokens of the seats taken here."""

    table: TableInfo
    host: str
    seats: dict[str, str]


class Seated(Answer):
    """A seat that was taken and its token."""

    seat: int
    token: str
