"""What clients send: each message and body as a type that checks itself."""

from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    TypeAdapter,
    ValidationError,
)

from boxbox.core.match import PERSON
from boxbox.server.names import BAD_NAME, clean_name
from boxbox.server.seats import hashed
from boxbox.server.settings import PACES
from boxbox.server.store import Hash

MOST_SEATS = 12


Name = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(clean_name)]
KEY = r"^[A-Za-z0-9_-]{8,64}$"
Key = Annotated[str, Field(pattern=KEY)]
Token = Annotated[Hash, Field(min_length=1, max_length=128), AfterValidator(hashed)]
"""A token is hashed as soon as it has been read."""
NewToken = Annotated[Hash, Field(pattern=r"^[A-Za-z0-9_-]{32,128}$"), AfterValidator(hashed)]
Grace = Literal[15, 60, 300, 3600]
Driver = Annotated[str, Field(min_length=1, max_length=32)]
Pace = Literal["instant", "fast", "normal", "slow"]
assert set(PACES) == set(Pace.__args__)  # type: ignore[attr-defined]
Seat = Annotated[StrictInt, Field(ge=0, lt=MOST_SEATS)]
Count = Annotated[StrictInt, Field(ge=0, le=1_000_000_000)]


class Body(BaseModel):
    """Takes what it knows and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewSeat(Body):
    """A seat of a table to be made; `here`: taken by whoever makes it."""

    driver: Driver = PERSON
    name: Name | None = None
    here: StrictBool = False


class NewTable(Body):
    """A table to be made; `grace`: how long one is away before others may let a bot drive."""

    game: Annotated[str, Field(max_length=32)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, Any], Field(max_length=50)] = {}
    pace: Pace = "normal"
    grace: Grace = 60
    begin: StrictBool = False


class Sit(Body):
    """Somebody sits down, on a seat of choice or the first free one."""

    name: Name
    seat: Seat | None = None


class Opening(Body):
    """Whether other devices of the local network may come in."""

    open: StrictBool


class Hello(Body):
    """The first message on a socket."""

    type: Literal["hello"]
    token: Token | None = None
    host: Token | None = None
    since: Count = 0


class Request(Body):
    """A message that is answered; `key` tells a repetition from another request."""

    key: Key


class Choose(Request):
    """Answers a decision."""

    type: Literal["choose"]
    decision: Count
    option: Annotated[str, Field(max_length=200)]


class Undo(Request):
    """Wants to go back to before the last choice."""

    type: Literal["undo"]


class Agree(Request):
    """Answers somebody's undo."""

    type: Literal["agree"]
    yes: StrictBool


class SetDriver(Request):
    """Hands a seat to a bot or takes it back."""

    type: Literal["driver"]
    seat: Seat
    driver: Driver


class SetStanding(Request):
    """Answers a kind of decision from now on."""

    type: Literal["standing"]
    kind: Annotated[str, Field(max_length=32)]
    option: Annotated[str, Field(max_length=200)] | None


class SetPace(Request):
    """Says how long bots wait."""

    type: Literal["pace"]
    pace: Pace


class Hurry(Request):
    """Lets bots go on at once until a person must decide."""

    type: Literal["hurry"]


class SetName(Request):
    """Changes the name at a seat."""

    type: Literal["name"]
    name: Name


class Begin(Request):
    """Begins the race."""

    type: Literal["begin"]


class Leave(Request):
    """Stands up before the race."""

    type: Literal["leave"]


class Free(Request):
    """Makes somebody else stand up before the race."""

    type: Literal["free"]
    seat: Seat


class Renew(Request):
    """Gives the own seat another token, which whoever asks has made: it is known if the answer gets
    lost."""

    type: Literal["renew"]
    token: NewToken


class Noticed(Request):
    """Has read that somebody else handed the seat to a bot."""

    type: Literal["noticed"]


class Seen(Body):
    """Notes what has been seen."""

    type: Literal["seen"]
    version: Count


Message = Annotated[
    Choose
    | Undo
    | Agree
    | SetDriver
    | SetStanding
    | SetPace
    | Hurry
    | SetName
    | Begin
    | Leave
    | Free
    | Renew
    | Noticed
    | Seen,
    Field(discriminator="type"),
]
_MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)


class BadMessage(ValueError):
    """A message that is not one of those above; says what and where, and never quotes it."""

    def __init__(self, error: ValidationError) -> None:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        super().__init__(f"{where}: {first['msg']}" if where else first["msg"])
        self.reason = reason_of(first["type"])


def read_hello(text: str) -> Hello:
    """Read the first message."""
    try:
        return Hello.model_validate_json(text)
    except ValidationError as error:
        raise BadMessage(error) from None


def read_message(text: str) -> Message:
    """Read any later message."""
    try:
        return _MESSAGE.validate_json(text)
    except ValidationError as error:
        raise BadMessage(error) from None


def reason_of(kind: str) -> str:
    """Return why a message with such a fault is refused."""
    return BAD_NAME if kind == BAD_NAME else "bad-message"
