"""What clients send: each message and body as a type that checks itself."""

from typing import Annotated, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    Strict,
    StrictBool,
    StrictInt,
    TypeAdapter,
    ValidationError,
    model_validator,
)
from typing_extensions import TypeAliasType

from boxbox.core.history import START
from boxbox.core.match import PERSON
from boxbox.core.seats import Seat
from boxbox.core.wire import JSON
from boxbox.server.names import BAD_NAME, clean_name
from boxbox.server.seats import hashed
from boxbox.server.settings import Grace, Pace
from boxbox.server.store import Hash

MOST_SEATS = 12
MOST_ANSWERS = 20
"""The number of answers a chain may have."""


Name = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(clean_name)]
KEY = r"^[A-Za-z0-9_-]{8,64}$"
Key = Annotated[str, Field(pattern=KEY)]
Token = Annotated[Hash, Field(min_length=1, max_length=128), AfterValidator(hashed)]
"""A token, hashed as soon as it is read."""
NewToken = Annotated[Hash, Field(pattern=r"^[A-Za-z0-9_-]{32,128}$"), AfterValidator(hashed)]
Text = Annotated[str, Field(max_length=200)]
Driver = Annotated[str, Field(min_length=1, max_length=32)]
AnySeat = Annotated[Seat, Strict(), Field(ge=0, lt=MOST_SEATS)]
Count = Annotated[StrictInt, Field(ge=0, le=1_000_000_000)]
Version = tuple[Count, Count]
"""How far a reader knows the race: a line, and the number of its events."""


class Body(BaseModel):
    """Accepts the fields it knows and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewSeat(Body):
    """A seat of a new table; `here` means that the person who makes the table takes it."""

    driver: Driver = PERSON
    name: Name | None = None
    here: StrictBool = False


class NewTable(Body):
    """A new table; `grace` is how long somebody must be away before others may let a bot drive."""

    game: Annotated[str, Field(max_length=32)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, JSON], Field(max_length=50)] = {}
    pace: Pace = "normal"
    grace: Grace = 60
    begin: StrictBool = False


class Sit(Body):
    """Somebody sits down, on a given seat or the first free one."""

    name: Name
    seat: AnySeat | None = None


class Opening(Body):
    """Whether other devices of the local network may connect."""

    open: StrictBool


class Hello(Body):
    """The first message on a socket."""

    type: Literal["hello"]
    token: Token | None = None
    host: Token | None = None
    since: Version = START


class Request(Body):
    """A message that gets an answer; `key` distinguishes a repetition from another request."""

    key: Key


class Choose(Request):
    """Answers a decision, or a chain of decisions that starts with it: all or nothing."""

    type: Literal["choose"]
    decision: Count
    option: Text | None = None
    options: Annotated[list[Text], Field(min_length=1, max_length=MOST_ANSWERS)] | None = None

    @model_validator(mode="after")
    def _check_answer(self) -> Self:
        if (self.option is None) == (self.options is None):
            raise ValueError("either option or options")
        return self

    @property
    def answers(self) -> list[str]:
        """The choices, in order."""
        return [self.option or ""] if self.options is None else self.options


class Undo(Request):
    """Asks to go back to before the last choice."""

    type: Literal["undo"]


class Agree(Request):
    """Answers somebody's undo."""

    type: Literal["agree"]
    yes: StrictBool


class SetDriver(Request):
    """Hands a seat to a bot or takes it back."""

    type: Literal["driver"]
    seat: AnySeat
    driver: Driver


class SetStanding(Request):
    """Sets the answer to a kind of decision from now on."""

    type: Literal["standing"]
    kind: Annotated[str, Field(max_length=32)]
    option: Text | None


class SetPace(Request):
    """Sets how long bots wait."""

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
    seat: AnySeat


class Renew(Request):
    """Gives the sender's own seat a new token. The sender has made it, so it is known even if the
    answer gets lost."""

    type: Literal["renew"]
    token: NewToken


class Noticed(Request):
    """Confirms having read that somebody else handed the seat to a bot."""

    type: Literal["noticed"]


class Seen(Body):
    """Notes what the reader has seen."""

    type: Literal["seen"]
    version: Version


ClientMessage = TypeAliasType(
    "ClientMessage",
    Annotated[
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
    ],
)
"""Everything a client may say after its hello."""
_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class BadMessage(ValueError):
    """A message that isn't one of those above; says what is wrong and where, without quoting it."""

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


def read_message(text: str) -> ClientMessage:
    """Read any later message."""
    try:
        return _MESSAGE.validate_json(text)
    except ValidationError as error:
        raise BadMessage(error) from None


def reason_of(kind: str) -> str:
    """Return the reason code for a message with this kind of fault."""
    return BAD_NAME if kind == BAD_NAME else "bad-message"
