"""A season as plain data and back: positions, whole or partial, and the truth behind a view."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from boxbox.core.errors import Fault, PositionError
from boxbox.core.seats import Seat
from boxbox.core.wire import Data
from boxbox.games.motor_racing.rules.effects import classification, crash_partners
from boxbox.games.motor_racing.rules.season import Setup, first_to_play
from boxbox.games.motor_racing.rules.state import State
from boxbox.games.motor_racing.table.cards import (
    ALL_CARDS,
    ALL_CARS,
    CAR_NUMBERS,
    CARD_NUMBERS,
    CARDS,
    CARS,
    CHARGE_ENGINE,
    CHARGE_GEARS,
    CRASH,
    DECK,
    HAND,
    NEUTRAL,
    NO_CAR,
    SPIN,
    SPIN_OUT,
    TEAMS,
    UNKNOWN,
    Car,
    Card,
    PrintedCard,
    team_of,
)
from boxbox.games.motor_racing.table.steps import (
    AT_CHARGE,
    AT_CRASH,
    AT_PLAY,
    AT_SPIN,
    DRAW,
    OF_SEAT,
    SEATS,
    Charge,
    Rolled,
    Step,
)
from boxbox.games.motor_racing.wire import Card as GivenCard
from boxbox.games.motor_racing.wire import Given, Pile

HIDDEN: Final = "?"
AT_END: Final = "season-over"
CARDS_AT: Final = {
    AT_CHARGE: (CHARGE_GEARS, CHARGE_ENGINE), AT_SPIN: (SPIN, SPIN_OUT), AT_CRASH: (CRASH,),
}  # fmt: skip


def describe(state: State) -> Data:
    """Return the state as plain data: the whole truth, or a view.

    In a view the cards in other hands are `?`, and piles that nobody has looked into are counts.
    """
    data: Data = {"at": AT_END}
    if state.agenda:
        step = state.agenda[-1]
        data = {"at": step.name, "turn": step.seat}
        if isinstance(step, Charge):
            data |= {"card": CARDS[step.card].name, "car": CARS[step.car]}
        elif isinstance(step, Rolled):
            data |= {"card": CARDS[step.card].name, "face": step.face}
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


def _name(card: Card) -> str:
    return HIDDEN if card == UNKNOWN else CARDS[card].name


def restore(setup: Setup, data: Given) -> State:
    """Return the state of a position, leaving unknown what the position doesn't say."""
    return _Reader(setup, data).read()


class _Reader:
    """Reads a position of the declared shape and gathers everything in it that is impossible."""

    def __init__(self, setup: Setup, data: Given) -> None:
        self.setup = setup
        self.data = data
        self.at = data.get("at", AT_PLAY)
        self.state = State(setup)
        self.faults: list[Fault] = []

    def read(self) -> State:
        self.read_finished()
        self.read_cars()
        turn = self.read_turn()
        self.read_cards(turn)
        self.check_facts()
        self.state.agenda = self.read_agenda(turn)
        if self.faults:
            raise PositionError(self.faults)
        return self.state

    def fault(self, field: str, problem: str) -> None:
        self.faults.append(Fault(field, problem))

    # Cars

    def read_finished(self) -> None:
        finished = self.data.get("finished", [])
        self.state.finished = tuple(tuple(CAR_NUMBERS[car] for car in race) for race in finished)
        for at, race in enumerate(self.state.finished):
            if len(set(race)) < len(CARS):
                self.fault(f"finished[{at}]", "this is not each of the 12 cars once")
        most = len(self.setup.circuits) - (self.at != AT_END)
        if len(finished) > most or (self.at == AT_END and len(finished) < most):
            self.fault("finished", f"{len(finished)} races are not {most}, as the season has it")

    def read_cars(self) -> None:
        state = self.state
        last = state.finished[-1] if self.at == AT_END and state.finished else None
        state.retired = [CAR_NUMBERS[car] for car in self.data.get("retired", [])]
        state.order = [car for car in last or ALL_CARS if car not in state.retired]
        if "order" in self.data:
            state.order = [CAR_NUMBERS[car] for car in self.data["order"]]
        if sorted(state.order + state.retired) != list(range(len(CARS))):
            self.fault("order", "order and retired together are not each of the 12 cars once")
        elif last and tuple(classification(state.order, state.retired)) != last:
            self.fault("order", "the cars are not as the last race of the season ended")

    # Whose turn it is, and at which moment of it

    def read_turn(self) -> Seat:
        cars, seats = self.state.order + self.state.retired, self.setup.seats
        if "turn" not in self.data:
            return first_to_play(self.setup, cars) if set(cars) >= set(ALL_CARS) else SEATS[0]
        turn = self.data["turn"]
        if turn >= seats:
            self.fault("turn", f"{turn} is not a seat from 0 to {seats - 1}")
        if self.at == AT_END:
            self.fault("turn", "the season is over")
        return SEATS[turn % seats]

    def check_facts(self) -> None:
        """Refuse facts about the card in play when there is none."""
        needed = {"card": tuple(CARDS_AT), "car": (AT_CHARGE,), "face": (AT_SPIN, AT_CRASH)}
        for name, moments in needed.items():
            if name in self.data and self.at not in moments:
                self.fault(name, f"this belongs only to {' and '.join(moments)}")

    def read_agenda(self, turn: Seat) -> list[Step]:
        if self.at == AT_END:
            return []
        if self.at == AT_PLAY:
            return [OF_SEAT[AT_PLAY][turn]]
        card = self.state.discards[-1] if self.state.discards else UNKNOWN
        if card == UNKNOWN or CARDS[card].kind not in CARDS_AT[self.at]:
            kinds = " or ".join(CARDS_AT[self.at])
            self.fault("card", f"the card in play at {self.at!r}, a {kinds}, is needed here")
        draw = OF_SEAT[DRAW][turn]
        if self.at == AT_CHARGE:
            return [draw, Charge(turn, card, self.charging(turn))]
        return [draw, Rolled(self.at, turn, card, self.face())]

    def charging(self, turn: Seat) -> Car:
        name = self.data.get("car")
        car = NO_CAR if name is None else CAR_NUMBERS[name]
        if car not in self.state.order:
            self.fault("car", "the running car that charges is needed here")
        elif self.setup.owners[team_of(car)] != turn:
            self.fault("car", f"only an own car may go on charging, not {name}")
        return car

    def face(self) -> int:
        face = self.data.get("face")
        if face is None:
            self.fault("face", "the face rolled, 1 to 12, is needed here")
            return 1
        if self.at == AT_CRASH and len(crash_partners(self.state.order, face)) < 2:
            self.fault("face", f"place {face} has no two neighbours to choose from")
        return face

    # Cards

    def read_cards(self, turn: Seat) -> None:
        """Read the piles: fill up hands with unknown cards; the remaining cards form the deck.

        If the deck is given and the discards are not, the remaining cards are the discards.
        """
        state, hands = self.state, self.given_hands()
        in_play = self.cards("card", [self.data["card"]] if "card" in self.data else [])
        state.set_aside = self.read_set_aside()
        rest = len(DECK) - len(state.set_aside)
        if "deck" in self.data:
            state.deck = sorted(self.cards("deck", self.data["deck"]))
            sizes = self.hand_sizes(hands, turn, last_round=not state.deck)
            missing = rest - len(state.deck) - sum(sizes)
            self.read_discards([UNKNOWN] * (missing - len(in_play)) + in_play, in_play)
        else:
            self.read_discards(in_play, in_play)
            rest -= len(state.discards)
            sizes = self.hand_sizes(hands, turn, last_round=False)
            if sum(sizes) >= rest:
                sizes = self.hand_sizes(hands, turn, last_round=True)
            state.deck = [UNKNOWN] * (rest - sum(sizes))
        self.read_hands(hands, sizes)
        self.count_cards()

    def read_discards(self, default: list[Card], in_play: list[Card]) -> None:
        given = self.data.get("discards")
        self.state.discards = default if given is None else self.cards("discards", given)
        if in_play and self.state.discards[-1:] != in_play:
            self.fault("card", "the card in play is the last of the discards")

    def read_set_aside(self) -> list[Card]:
        race = min(len(self.state.finished), len(self.setup.set_aside) - 1)
        due = self.setup.set_aside[race]
        pile = sorted(self.cards("set_aside", self.data.get("set_aside", due)))
        if len(pile) != due:
            self.fault("set_aside", f"{len(pile)} cards, but this race sets aside {due}")
        return pile

    def given_hands(self) -> list[Pile]:
        """Return what the position says about each hand, by list or by seat."""
        given, seats = self.data.get("hands", []), self.setup.seats
        named = given if isinstance(given, dict) else dict(enumerate(given))
        by_seat = {int(seat): cast("Pile", hand) for seat, hand in named.items()}
        for seat in by_seat:
            if seat >= seats:
                self.fault("hands", f"there is no seat {seat}; the seats are 0 to {seats - 1}")
        return [by_seat.get(seat, []) for seat in range(seats)]

    def hand_sizes(self, hands: Sequence[Pile], turn: int, last_round: bool) -> list[int]:
        """Return how many cards each seat must hold: 4 if it has played in the last round (M8)."""
        seats = self.setup.seats
        if self.at == AT_END:
            return [HAND - 1] * seats
        sizes = [HAND] * seats
        if last_round:
            for back in range(1, seats):
                seat = (turn - back) % seats
                if _length(hands[seat]) != HAND - 1:
                    break
                sizes[seat] = HAND - 1
        if self.at in CARDS_AT:
            sizes[turn] = HAND - 1
        return sizes

    def read_hands(self, hands: Sequence[Pile], sizes: Sequence[int]) -> None:
        for seat, (given, size) in enumerate(zip(hands, sizes, strict=True)):
            hand = self.cards(f"hands[{seat}]", given)
            if len(hand) > size:
                self.fault(f"hands[{seat}]", f"{len(hand)} cards, but the seat holds {size} here")
            self.state.hands[seat] = sorted(hand + [UNKNOWN] * (size - len(hand)))

    def cards(self, field: str, given: Pile) -> list[Card]:
        """Read a list of cards, or a number of unknown ones."""
        if isinstance(given, int):
            return [UNKNOWN] * given
        found = [find_card(card) for card in given]
        for card, number in zip(given, found, strict=True):
            if number is None:
                self.fault(field, f"there is no card {card!r}")
        return [UNKNOWN if number is None else number for number in found]

    def count_cards(self) -> None:
        state = self.state
        piles = [*state.hands, state.deck, state.set_aside, state.discards]
        total = sum(len(pile) for pile in piles)
        if total != len(DECK) and not self.faults:
            self.fault("deck", f"{total} cards in all, but there are {len(DECK)}")
        counts = Counter(card for pile in piles for card in pile if card != UNKNOWN)
        for card, count in counts.items():
            if count > CARDS[card].copies:
                has = CARDS[card].copies
                self.fault("hands", f"{CARDS[card].name} {count} times, but there is only {has}")


def _length(pile: Pile) -> int:
    return pile if isinstance(pile, int) else len(pile)


def find_card(given: GivenCard) -> Card | None:
    """Return a card by its name or its printed facts; `?` is unknown, None doesn't exist."""
    if isinstance(given, str):
        return UNKNOWN if given == HIDDEN else CARD_NUMBERS.get(given)
    return next((card for card in ALL_CARDS if given in _prints(CARDS[card])), None)


def _prints(card: PrintedCard) -> tuple[Data, Data]:
    """Return what is printed on a card as data, without its name and with it."""
    facts: Data = {"kind": card.kind}
    if card.team != NEUTRAL:
        facts["team"] = TEAMS[card.team]
    if card.places:
        facts["places"] = card.places
    return facts, {"name": card.name, **facts}
