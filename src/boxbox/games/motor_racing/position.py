"""A season as plain data and back: positions, whole or partial, and the truth behind a view."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from boxbox.core.errors import Fault, PositionError
from boxbox.core.event import Json
from boxbox.core.options import is_whole
from boxbox.core.position import FACTS
from boxbox.games.motor_racing.cards import (
    CAR_NUMBERS,
    CARD_NUMBERS,
    CARDS,
    CARS,
    CHARGE_ENGINE,
    CHARGE_GEARS,
    CRASH,
    DECK,
    DIE,
    HAND,
    NEUTRAL,
    SPIN,
    SPIN_OUT,
    TEAMS,
    UNKNOWN,
    team_of,
)
from boxbox.games.motor_racing.effects import classification, crash_partners
from boxbox.games.motor_racing.season import Setup, first_to_play
from boxbox.games.motor_racing.state import (
    AT_CHARGE,
    AT_CRASH,
    AT_PLAY,
    AT_SPIN,
    DRAW,
    State,
    Step,
)

HIDDEN: Final = "?"
AT_END: Final = "season-over"
MOMENTS: Final = (AT_PLAY, AT_CHARGE, AT_SPIN, AT_CRASH, AT_END)
CARDS_AT: Final = {
    AT_CHARGE: (CHARGE_GEARS, CHARGE_ENGINE), AT_SPIN: (SPIN, SPIN_OUT), AT_CRASH: (CRASH,),
}  # fmt: skip
FIELDS: Final = (
    *FACTS, "at", "turn", "card", "car", "face", "order", "retired", "hands", "deck", "set_aside",
    "discards", "finished",
)  # fmt: skip


def describe(state: State) -> dict[str, Json]:
    """Return the state as plain data: the whole truth, or a view.

    In a view the cards of other hands are `?`, and the piles nobody has looked into are counts.
    """
    data: dict[str, Json] = {"at": AT_END}
    if state.agenda:
        at, seat, card, fact = state.agenda[-1]
        data = {"at": at, "turn": seat}
        if at in CARDS_AT:
            data["card"] = CARDS[card].name
            data |= {"car": CARS[fact]} if at == AT_CHARGE else {"face": fact}
    aside = state.set_aside
    hidden = any(UNKNOWN in pile for pile in [*state.hands, state.deck, aside])
    return data | {
        "order": [CARS[car] for car in state.order],
        "retired": [CARS[car] for car in state.retired],
        "hands": [[_name(card) for card in hand] for hand in state.hands],
        "deck": len(state.deck) if hidden else [_name(card) for card in state.deck],
        "set_aside": len(aside) if hidden else [_name(card) for card in aside],
        "discards": [_name(card) for card in state.discards],
        "finished": [[CARS[car] for car in race] for race in state.finished],
    }


def _name(card: int) -> str:
    return HIDDEN if card == UNKNOWN else CARDS[card].name


def restore(setup: Setup, data: Mapping[str, Json]) -> State:
    """Return the state of a position; what it leaves open is unknown in it."""
    return _Reader(setup, data).read()


class _Reader:
    """Reads a position and gathers every fault on the way."""

    def __init__(self, setup: Setup, data: Mapping[str, Json]) -> None:
        self.setup = setup
        self.data = data
        self.faults: list[Fault] = []

    def read(self) -> State:
        state = State(self.setup)
        for name in self.data:
            if name not in FIELDS:
                self.fault(name, f"there is no such field; the fields are {', '.join(FIELDS)}")
        self.read_cars(state)
        at = self.data.get("at", AT_PLAY)
        if at not in MOMENTS:
            self.fault("at", f"{at!r} is no moment of the game; it is one of {', '.join(MOMENTS)}")
            at = AT_PLAY
        turn = self.read_turn(state, at)
        self.read_cards(state, at, turn)
        state.agenda = self.read_agenda(state, at, turn)
        if self.faults:
            raise PositionError(self.faults)
        return state

    def fault(self, field: str, problem: str) -> None:
        self.faults.append(Fault(field, problem))

    # Cars

    def read_cars(self, state: State) -> None:
        self.read_finished(state)
        at_end = self.data.get("at") == AT_END and state.finished
        lined_up = state.finished[-1] if at_end else range(len(CARS))
        state.retired = self.cars("retired", self.data.get("retired", []))
        rest = [CARS[car] for car in lined_up if car not in state.retired]
        state.order = self.cars("order", self.data.get("order", rest))
        if sorted(state.order + state.retired) != list(range(len(CARS))):
            self.fault("order", "order and retired together are not each of the 12 cars once")
        self.check_races(state)

    def read_finished(self, state: State) -> None:
        finished = self.data.get("finished", [])
        if not isinstance(finished, Sequence) or isinstance(finished, str):
            self.fault("finished", "this is not a list of races")
            return
        races = [self.cars(f"finished[{at}]", race) for at, race in enumerate(finished)]
        for at, race in enumerate(races):
            if sorted(race) != list(range(len(CARS))):
                self.fault(f"finished[{at}]", "this is not each of the 12 cars once")
        state.finished = tuple(tuple(race) for race in races)

    def check_races(self, state: State) -> None:
        races = state.finished
        classified = tuple(classification(state.order, state.retired))
        if self.data.get("at") == AT_END and races and classified != races[-1]:
            self.fault("order", "the cars are not as the last race of the season ended")
        most = len(self.setup.circuits) - (self.data.get("at") != AT_END)
        if len(races) > most or (self.data.get("at") == AT_END and len(races) < most):
            self.fault("finished", f"{len(races)} races are not {most}, as the season has it")

    def cars(self, field: str, given: Json) -> list[int]:
        if not isinstance(given, Sequence) or isinstance(given, str):
            self.fault(field, "this is not a list of cars")
            return []
        wrong = [car for car in given if not isinstance(car, str) or car not in CAR_NUMBERS]
        for car in wrong:
            self.fault(field, f"there is no car {car!r}")
        return [CAR_NUMBERS[car] for car in given if car not in wrong]

    # Whose turn it is, and at which moment of it

    def read_turn(self, state: State, at: Json) -> int:
        cars = state.order + state.retired
        default = first_to_play(self.setup, cars) if set(cars) >= set(range(len(CARS))) else 0
        turn = self.data.get("turn", default)
        if not is_whole(turn) or not 0 <= turn < self.setup.seats:
            self.fault("turn", f"{turn!r} is not a seat from 0 to {self.setup.seats - 1}")
            return 0
        if at == AT_END and "turn" in self.data:
            self.fault("turn", "the season is over")
        return int(turn)

    def read_agenda(self, state: State, at: Json, turn: int) -> list[Step]:
        needed = {"card": tuple(CARDS_AT), "car": (AT_CHARGE,), "face": (AT_SPIN, AT_CRASH)}
        for name, moments in needed.items():
            if name in self.data and at not in moments:
                self.fault(name, f"this belongs only to {' and '.join(moments)}")
        if at == AT_END:
            return []
        if at == AT_PLAY or at not in CARDS_AT:
            return [(AT_PLAY, turn, 0, 0)]
        card = state.discards[-1] if state.discards else UNKNOWN
        if card == UNKNOWN or CARDS[card].kind not in CARDS_AT[str(at)]:
            kinds = " or ".join(CARDS_AT[str(at)])
            self.fault("card", f"the card in play at {at!r}, a {kinds}, is needed here")
        fact = self.charging(state, turn) if at == AT_CHARGE else self.face(state, at)
        return [(DRAW, turn, 0, 0), (str(at), turn, card, fact)]

    def charging(self, state: State, turn: int) -> int:
        car = CAR_NUMBERS.get(str(self.data.get("car")), -1)
        if car not in state.order:
            self.fault("car", "the running car that charges is needed here")
        elif self.setup.owners[team_of(car)] != turn:
            self.fault("car", f"only an own car may go on charging, not {CARS[car]}")
        return car

    def face(self, state: State, at: Json) -> int:
        face = self.data.get("face")
        if not is_whole(face) or face not in DIE:
            self.fault("face", "the face rolled, 1 to 12, is needed here")
            return 1
        if at == AT_CRASH and len(crash_partners(state.order, face)) < 2:
            self.fault("face", f"place {face} has no two neighbours to choose from")
        return int(face)

    # Cards

    def read_cards(self, state: State, at: Json, turn: int) -> None:
        """Read the piles: hands are filled up with unknown cards, the deck is what is left.

        Where the deck is given and the discards are not, the discards are what is left.
        """
        hands = self.given_hands()
        in_play = [self.data["card"]] if "card" in self.data else []
        state.set_aside = self.read_set_aside(state)
        rest = len(DECK) - len(state.set_aside)
        if "deck" in self.data:
            state.deck = sorted(self.cards("deck", self.data["deck"]))
            sizes = self.hand_sizes(hands, at, turn, last_round=not state.deck)
            missing = rest - len(state.deck) - sum(sizes)
            state.discards = self.read_discards([HIDDEN] * (missing - len(in_play)) + in_play)
        else:
            state.discards = self.read_discards(in_play)
            rest -= len(state.discards)
            sizes = self.hand_sizes(hands, at, turn, last_round=False)
            if sum(sizes) >= rest:
                sizes = self.hand_sizes(hands, at, turn, last_round=True)
            state.deck = [UNKNOWN] * (rest - sum(sizes))
        self.read_hands(state, hands, sizes)
        self.count_cards(state)

    def read_discards(self, default: Sequence[Json]) -> list[int]:
        discards = self.cards("discards", self.data.get("discards", default))
        if "card" in self.data and discards[-1:] != [find_card(self.data["card"])]:
            self.fault("card", "the card in play is the last of the discards")
        return discards

    def read_set_aside(self, state: State) -> list[int]:
        race = min(len(state.finished), len(self.setup.set_aside) - 1)
        due = self.setup.set_aside[race]
        pile = sorted(self.cards("set_aside", self.data.get("set_aside", due)))
        if len(pile) != due:
            self.fault("set_aside", f"{len(pile)} cards, but this race sets aside {due}")
        return pile

    def given_hands(self) -> list[Json]:
        """Return what the position says of each hand, by list or by seat."""
        given = self.data.get("hands", [])
        seats = range(self.setup.seats)
        if isinstance(given, Mapping):
            by_seat = {str(seat): hand for seat, hand in given.items()}
            for name in by_seat:
                if name not in map(str, seats):
                    self.fault("hands", f"there is no seat {name!r}")
            return [by_seat.get(str(seat), []) for seat in seats]
        if not isinstance(given, Sequence) or isinstance(given, str) or len(given) > len(seats):
            self.fault("hands", f"this is not a list of {len(seats)} hands")
            return [[] for _ in seats]
        return [given[seat] if seat < len(given) else [] for seat in seats]

    def hand_sizes(self, hands: Sequence[Json], at: Json, turn: int, last_round: bool) -> list[int]:
        """Return how many cards each seat must hold; who has played in the last round: 4 (M8)."""
        seats = self.setup.seats
        if at == AT_END:
            return [HAND - 1] * seats
        sizes = [HAND] * seats
        if last_round:
            for back in range(1, seats):
                seat = (turn - back) % seats
                if _length(hands[seat]) != HAND - 1:
                    break
                sizes[seat] = HAND - 1
        if at in CARDS_AT:
            sizes[turn] = HAND - 1
        return sizes

    def read_hands(self, state: State, hands: Sequence[Json], sizes: Sequence[int]) -> None:
        for seat, (given, size) in enumerate(zip(hands, sizes, strict=True)):
            hand = self.cards(f"hands[{seat}]", given)
            if len(hand) > size:
                self.fault(f"hands[{seat}]", f"{len(hand)} cards, but the seat holds {size} here")
            state.hands[seat] = sorted(hand + [UNKNOWN] * (size - len(hand)))

    def cards(self, field: str, given: Json) -> list[int]:
        """Read a list of cards, or a number of unknown ones."""
        if is_whole(given):
            count = given
            if 0 <= count <= len(DECK):
                return [UNKNOWN] * count
            self.fault(field, f"{count} is no number of cards")
            return []
        if not isinstance(given, Sequence) or isinstance(given, str):
            self.fault(field, "this is neither a list of cards nor their number")
            return []
        found = [(card, find_card(card)) for card in given]
        for card, number in found:
            if number is None:
                self.fault(field, f"there is no card {card!r}")
        return [number for _, number in found if number is not None]

    def count_cards(self, state: State) -> None:
        piles = [*state.hands, state.deck, state.set_aside, state.discards]
        total = sum(len(pile) for pile in piles)
        if total != len(DECK) and not self.faults:
            self.fault("deck", f"{total} cards in all, but there are {len(DECK)}")
        counts = Counter(card for pile in piles for card in pile if card != UNKNOWN)
        for card, count in counts.items():
            if count > CARDS[card].copies:
                has = CARDS[card].copies
                self.fault("hands", f"{CARDS[card].name} {count} times, but there is only {has}")


def _length(given: Json) -> int:
    if isinstance(given, int):
        return given
    return len(given) if isinstance(given, Sequence) else -1


def find_card(given: Json) -> int | None:
    """Return a card by its name or its printed facts; `?` is unknown, None does not exist."""
    if given == HIDDEN:
        return UNKNOWN
    if isinstance(given, str):
        return CARD_NUMBERS.get(given)
    if not isinstance(given, Mapping):
        return None
    for number, card in enumerate(CARDS):
        facts: dict[str, Json] = {"kind": card.kind}
        if card.team != NEUTRAL:
            facts["team"] = TEAMS[card.team]
        if card.places:
            facts["places"] = card.places
        if dict(given) in (facts, facts | {"name": card.name}):
            return number
    return None
