"""Bids, a small model game: secret choices at once, hidden hands, a choice inside a choice.

Each seat holds cards from 1 to 12. In each of three rounds all lay one face down, at once or in
turn, and with `stakes` also say face down whether they double; the highest takes the round, and its
seat may then draw a card. Copy this to begin a game.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, NotRequired

from typing_extensions import TypedDict

from boxbox.core.errors import Fault, PositionError
from boxbox.core.event import Event
from boxbox.core.game import Code, DataSet, Refusal
from boxbox.core.luck import Luck
from boxbox.core.options import GameOption, OptionValues, switch
from boxbox.core.seats import NOBODY, Seat, all_seats, by_seat
from boxbox.core.shapes import ByKind, BySeat, OfSeats, as_given
from boxbox.core.wire import (
    DecisionBase,
    DriverEvent,
    EventBase,
    Nothing,
    OptionBase,
    PositionBase,
    Shapes,
    UndoneEvent,
    ViewBase,
)
from boxbox.manifest import Manifest

LEAVE: Final = Code(0)
CARDS: Final = tuple(map(Code, range(1, 13)))
"""The code of laying a card is its number."""
DRAW: Final = Code(13)
STAKES: Final = (Code(14), Code(15))
ROUNDS: Final = 3
UNKNOWN: Final = Code(-1)
OPEN: Final = Code(-2)
"""Not answered yet."""


class Bids:
    """Hands, what lies sealed, who won the rounds; `drawing` is the seat asked to draw."""

    def __init__(self, seats: int, options: OptionValues) -> None:
        self.options = options
        self.hands: list[list[Code]] = [[] for _ in range(seats)]
        self.laid = [OPEN] * seats
        self.stakes = [OPEN] * seats
        self.done = [False] * seats
        self.shown: list[Code] = []
        self.winners: list[Seat] = []
        self.drawing = NOBODY

    @property
    def seats(self) -> int:
        return len(self.hands)

    def to_act(self) -> Sequence[Seat]:
        if self.drawing >= 0:
            return (self.drawing,)
        if len(self.winners) == ROUNDS:
            return ()
        waiting = [seat for seat in all_seats(self.seats) if not self._has_answered(seat)]
        return waiting[:1] if self.options["in_turn"] else waiting

    def _has_answered(self, seat: Seat) -> bool:
        staked = self.stakes[seat] != OPEN or not self.options["stakes"]
        return self.laid[seat] != OPEN and staked

    def sealed(self) -> Sequence[Seat]:
        return [seat for seat, card in by_seat(self.laid) if card != OPEN]

    def may_change(self) -> Sequence[Seat]:
        if self.options["in_turn"] or self.drawing >= 0:
            return ()
        return [seat for seat in all_seats(self.seats) if self._has_answered(seat)]

    def legal(self, seat: Seat) -> list[Code]:
        if self.drawing >= 0:
            return [LEAVE, DRAW] if self.deck() else [LEAVE]
        laid = self.laid[seat]
        if laid != OPEN and not self._has_answered(seat):
            return list(STAKES)
        return sorted(self.hands[seat] + ([laid] if laid > 0 else []))

    def copy(self) -> "Bids":
        twin = Bids(0, self.options)
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid, twin.stakes, twin.shown = self.laid[:], self.stakes[:], self.shown[:]
        twin.winners, twin.drawing, twin.done = self.winners[:], self.drawing, self.done[:]
        return twin

    def seen_by(self, seat: Seat) -> "Bids":
        view = self.copy()
        for other in range(self.seats):
            if other != seat:
                view.hands[other] = [UNKNOWN] * len(self.hands[other])
                view.laid[other] = OPEN if self.laid[other] == OPEN else UNKNOWN
                hidden = self.done[other] or self.stakes[other] != OPEN
                view.stakes[other] = UNKNOWN if hidden and self.options["stakes"] else OPEN
        return view

    def deck(self) -> list[Code]:
        used = {card for hand in self.hands for card in hand} | set(self.laid) | set(self.shown)
        return [card for card in CARDS if card not in used]

    def begin(self, luck: Luck, events: list[Event] | None = None) -> None:
        if not any(self.hands) and not self.winners:
            self.hands = [[UNKNOWN] * (3 if self.options["generous"] else 2) for _ in self.hands]
        for seat, hand in by_seat(self.hands):
            for at, card in enumerate(hand):
                if card == UNKNOWN:
                    hand[at] = self._pick("deal", luck, seat)
            hand.sort()
            if self.laid[seat] == UNKNOWN:
                self.laid[seat] = self._pick("deal", luck, seat)
            if self.stakes[seat] == UNKNOWN:
                self.stakes[seat] = STAKES[luck.pick("stake", STAKES, seat)]
        if events is not None:
            private = {seat: {"hand": hand[:]} for seat, hand in by_seat(self.hands)}
            events.append(Event("started", {}, private))

    def _pick(self, kind: str, luck: Luck, seat: Seat) -> Code:
        deck = self.deck()
        return deck[luck.pick(kind, deck, seat)]

    def apply(self, seat: Seat, code: Code, luck: Luck, events: list[Event] | None = None) -> None:
        if self.drawing >= 0:
            self._answer_draw(seat, code, luck, events)
            return
        again = self.done[seat]
        if code in STAKES:
            self.stakes[seat] = code
        else:
            self._lay(seat, code)
        self.done[seat] = self.done[seat] or self._has_answered(seat)
        if events is not None:
            only = frozenset({seat}) if again else None
            events.append(Event("sealed", {"seat": seat}, {seat: {"code": code}}, only))
        if not self.to_act():
            self._reveal(luck, events)

    def _lay(self, seat: Seat, card: Code) -> None:
        if self.laid[seat] != OPEN:
            self.hands[seat] = sorted([*self.hands[seat], self.laid[seat]])
        self.hands[seat].remove(card)
        self.laid[seat] = card
        self.stakes[seat] = OPEN

    def _reveal(self, luck: Luck, events: list[Event] | None) -> None:
        best = max(self.laid)
        tied = [seat for seat, card in by_seat(self.laid) if card == best]
        winner = tied[luck.pick("lot", tied)]
        if events is not None:
            for seat, card in by_seat(self.laid):
                events.append(Event("revealed", {"seat": seat, "card": card}, reveals=seat))
        self.shown += self.laid
        self.laid = [OPEN] * self.seats
        self.stakes = [OPEN] * self.seats
        self.done = [False] * self.seats
        self.winners.append(winner)
        if len(self.winners) < ROUNDS:
            self.drawing = winner
        elif not all(self.hands):
            self.winners += [winner] * (ROUNDS - len(self.winners))

    def _answer_draw(self, seat: Seat, code: Code, luck: Luck, events: list[Event] | None) -> None:
        self.drawing = NOBODY
        if code == DRAW:
            card = self._pick("draw", luck, seat)
            self.hands[seat] = sorted([*self.hands[seat], card])
            if events is not None:
                events.append(Event("drawn", {"seat": seat}, {seat: {"card": card}}))
        if not all(self.hands):
            self.winners += self.winners[-1:] * (ROUNDS - len(self.winners))


# What it shows, tells, offers and refuses

Card = int | Literal["?"]


class Table(TypedDict):
    hands: Annotated[list[list[Card]], BySeat()]
    laid: Annotated[list[Card | None], BySeat()]
    stakes: Annotated[list[Card | None], BySeat()]
    done: Annotated[list[bool], BySeat()]
    shown: list[int]
    winners: Annotated[list[int], OfSeats()]
    drawing: Annotated[int, OfSeats()]


class Options(TypedDict):
    generous: bool
    stakes: bool
    in_turn: bool


class BidPreview(TypedDict):
    higher: int


class DrawPreview(TypedDict):
    deck: int


class Choice(OptionBase):
    preview: BidPreview | DrawPreview


class Question(DecisionBase):
    kind: Literal["bid", "stake", "draw"]
    options: list[Choice]


class Result(TypedDict):
    standings: Annotated[list[int], BySeat()]


class BidsView(ViewBase, Table):
    game: Literal["bids"]
    options: Options
    decision: Question | None
    result: Result | None
    summary: Nothing


class StartedEvent(EventBase):
    kind: Literal["started"]
    hand: NotRequired[list[int]]


class SealedEvent(EventBase):
    kind: Literal["sealed"]
    seat: int
    code: NotRequired[int]


class RevealedEvent(EventBase):
    kind: Literal["revealed"]
    seat: int
    card: int


class WonEvent(EventBase):
    kind: Literal["won"]
    seat: int


class DrawnEvent(EventBase):
    kind: Literal["drawn"]
    seat: int
    card: NotRequired[int]


BidsEvent = Annotated[
    StartedEvent | SealedEvent | RevealedEvent | WonEvent | DrawnEvent | UndoneEvent | DriverEvent,
    ByKind(),
]


class CardNotInHand(TypedDict):
    card: int


Refusals = TypedDict("Refusals", {"not-now": Nothing, "card-not-in-hand": CardNotInHand})


class Facts(PositionBase):
    game: Literal["bids"]
    seats: NotRequired[int]
    options: NotRequired[Options]


class Printed(TypedDict):
    cards: list[int]


SHAPES: Final = Shapes(
    view=BidsView,
    event=BidsEvent,
    preview=lambda kind, _: DrawPreview if kind == "draw" else BidPreview,
    refusals=Refusals,
    position=as_given("Position", Facts, Table, instead={}),
    result=Result,
    summary=Nothing,
    printed=Printed,
)


class BidsGame:
    """What the core knows of it."""

    name = "bids"
    rules = 1
    kept_from = 1
    data = DataSet("bids", "0" * 64)
    seats = range(2, 4)
    codes = range(STAKES[1] + 1)
    options: Sequence[GameOption] = (switch("generous"), switch("stakes"), switch("in_turn"))
    standing: Mapping[str, Sequence[str]] = {}
    shapes = SHAPES
    continuing: Mapping[str, str] = {}
    asks: frozenset[str] = frozenset()

    def check(self, seats: int, options: OptionValues) -> None:
        pass

    def new(self, seats: int, options: OptionValues, rules: int | None = None) -> Bids:
        return Bids(seats, options)

    def text(self, code: Code) -> str:
        words = {LEAVE: "leave", DRAW: "draw", STAKES[0]: "single", STAKES[1]: "double"}
        return words.get(code, f"bid {code}")

    def code(self, text: str) -> Code | None:
        return next((code for code in map(Code, self.codes) if self.text(code) == text), None)

    def word(self, kind: str, value: int) -> str:
        if kind == "stake":
            return self.text(Code(value))
        return f"s{value}" if kind == "lot" else str(value)

    def kind(self, view: Bids, seat: Seat) -> str:
        if view.drawing >= 0:
            return "draw"
        return "stake" if view.legal(seat) == list(STAKES) else "bid"

    def depends_on_hand(self, state: Bids, seat: Seat) -> bool:
        return False

    def preview(self, view: Bids, seat: Seat, code: Code) -> dict[str, Any]:
        unseen = [card for card in view.deck() if card > code]
        return {"higher": len(unseen)} if view.drawing < 0 else {"deck": len(view.deck())}

    def refusal(self, view: Bids, seat: Seat, code: Code) -> Refusal:
        if code not in CARDS or not set(view.legal(seat)) <= set(CARDS):
            return Refusal("not-now", {})
        return Refusal("card-not-in-hand", {"card": code})

    def sought(self, view: Bids, seat: Seat) -> Iterator[Code]:
        yield from CARDS

    def describe(self, state: Bids) -> dict[str, Any]:
        names = {UNKNOWN: "?", OPEN: None}
        return {
            "hands": [[names.get(card, card) for card in hand] for hand in state.hands],
            "laid": [names.get(card, card) for card in state.laid],
            "stakes": [names.get(stake, stake) for stake in state.stakes],
            "done": state.done,
            "shown": state.shown,
            "winners": state.winners,
            "drawing": state.drawing,
        }

    def restore(
        self,
        seats: int,
        options: OptionValues,
        data: Mapping[str, Any],
        rules: int | None = None,
    ) -> Bids:
        state = self.new(seats, options, rules)
        cards = {"?": UNKNOWN, None: OPEN}
        hands = data.get("hands", [[]] * seats)
        if len(hands) != seats:
            raise PositionError([Fault("hands", f"not {seats} hands")])
        state.hands = [[cards.get(card, card) for card in hand] for hand in hands]
        state.laid = [cards.get(card, card) for card in data.get("laid", [None] * seats)]
        state.stakes = [cards.get(stake, stake) for stake in data.get("stakes", [None] * seats)]
        state.done = list(data.get("done", [False] * seats))
        state.shown = list(data.get("shown", []))
        state.winners = list(data.get("winners", []))
        state.drawing = data.get("drawing", NOBODY)
        return state

    def summary(self, view: Bids) -> dict[str, Any]:
        return {}

    def result(self, state: Bids) -> dict[str, Any] | None:
        if state.to_act():
            return None
        return {"standings": [state.winners.count(seat) for seat in all_seats(state.seats)]}

    def printed(self) -> dict[str, Any]:
        return {"cards": list(CARDS)}


BIDS: Final = BidsGame()
MANIFEST: Final = Manifest(game=BIDS, quick={"generous": True})
