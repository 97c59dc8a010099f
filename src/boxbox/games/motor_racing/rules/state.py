"""The state of a season and the course of play (chapters "Preparazione" and "Come giocare")."""

from bisect import insort
from collections.abc import Sequence
from typing import Final

from boxbox.core.event import SILENCE, Event
from boxbox.core.game import Code
from boxbox.core.luck import EVERYONE, NO_LUCK, UNSEEN, Luck
from boxbox.core.seats import Seat, by_seat
from boxbox.games.motor_racing.rules import effects
from boxbox.games.motor_racing.rules.season import Setup, first_to_play, grid
from boxbox.games.motor_racing.table.cards import (
    ALL_CARDS,
    ALL_CARS,
    CARDS,
    CARS,
    CHARGES,
    CRASH,
    DECK,
    DIE,
    HAND,
    NEUTRAL,
    PIT,
    POINTS,
    SPIN,
    SPIN_OUT,
    TEAMS,
    TURBO,
    UNKNOWN,
    Car,
    Card,
    cars_of,
    team_of,
)
from boxbox.games.motor_racing.table.steps import (
    AT_CHARGE,
    AT_CRASH,
    AT_PLAY,
    AT_SPIN,
    DRAW,
    NEW_RACE,
    OF_SEAT,
    SEATS,
    Charge,
    Rolled,
    Step,
)
from boxbox.games.motor_racing.wire import Move

# Codes: a card with its car (or none), then the small answers.
TARGETS: Final = 1 + len(CARS)
ROLL, STOP, KEEP, REROLL, AHEAD, BEHIND = map(
    Code, range(len(CARDS) * TARGETS, len(CARDS) * TARGETS + 6)
)
ANSWERS: Final = {
    ROLL: "roll", STOP: "stop", KEEP: "keep", REROLL: "reroll", AHEAD: "ahead", BEHIND: "behind",
}  # fmt: skip
CODES: Final = range(BEHIND + 1)
_ANSWERS_AT: Final = {
    AT_CHARGE: [ROLL, STOP], AT_SPIN: [KEEP, REROLL], AT_CRASH: [AHEAD, BEHIND],
}  # fmt: skip

# What a card is aimed at: a car of its team, any car, one of the tail, or none.
AIM_TEAM, AIM_ANY, AIM_TAIL, AIM_NONE = range(4)


def _aim(kind: str, team: int) -> int:
    if kind in (SPIN, SPIN_OUT, CRASH):
        return AIM_NONE
    if kind == TURBO:
        return AIM_TAIL
    return AIM_ANY if team == NEUTRAL else AIM_TEAM


AIMS: Final = tuple(_aim(card.kind, card.team) for card in CARDS)


PLAY_ON: Final = tuple(
    tuple(Code(card * TARGETS + 1 + car) for car in ALL_CARS) for card in ALL_CARDS
)
"""The codes of playing each card on each car."""
PLAY: Final = tuple(Code(card * TARGETS) for card in ALL_CARDS)
"""The codes of playing each card on no car."""
_SPLIT: Final = tuple((card, car) for card in ALL_CARDS for car in (None, *ALL_CARS))


def _plays(card: Card) -> list[Code]:
    if AIMS[card] == AIM_TEAM:
        return [PLAY_ON[card][car] for car in cars_of(CARDS[card].team)]
    return list(PLAY_ON[card]) if AIMS[card] == AIM_ANY else [PLAY[card]]


PLAYS: Final = tuple(_plays(card) for card in ALL_CARDS)
"""The codes of playing each card while all cars are running."""


def split_code(code: Code) -> tuple[Card, Car | None]:
    """Return the card and the car of a play."""
    return _SPLIT[code]


class State:
    """A season at any moment."""

    __slots__ = (
        "agenda", "deck", "discards", "events", "finished", "hands", "luck", "order", "retired",
        "set_aside", "setup", "telling",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.luck: Luck = NO_LUCK
        self.telling = False
        """True while somebody listens; otherwise the facts of events are not gathered."""
        self.events = SILENCE
        self.order: list[Car] = []
        self.retired: list[Car] = []
        self.hands: list[list[Card]] = [[] for _ in range(setup.seats)]
        self.deck: list[Card] = list(DECK)
        self.set_aside: list[Card] = []
        self.discards: list[Card] = []
        self.finished: tuple[tuple[Car, ...], ...] = ()
        self.agenda: list[Step] = [NEW_RACE]

    def copy(self) -> "State":
        """Return an independent copy."""
        twin = State.__new__(State)
        twin.setup = self.setup
        twin.luck, twin.telling, twin.events = NO_LUCK, False, SILENCE
        twin.order = self.order[:]
        twin.retired = self.retired[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.set_aside = self.set_aside[:]
        twin.discards = self.discards[:]
        twin.finished = self.finished
        twin.agenda = self.agenda[:]
        return twin

    def seen_by(self, seat: Seat) -> "State":
        """Return a copy that shows only the seat's own hand and what lies open."""
        view = self.copy()
        view.hands = [
            hand[:] if owner == seat else [UNKNOWN] * len(hand)
            for owner, hand in enumerate(self.hands)
        ]
        view.deck = [UNKNOWN] * len(self.deck)
        view.set_aside = [UNKNOWN] * len(self.set_aside)
        return view

    @property
    def seats(self) -> int:
        """How many seats make choices."""
        return self.setup.seats

    def to_act(self) -> Sequence[Seat]:
        """Return the seat whose turn it is; none when the season is over."""
        return (self.agenda[-1].seat,) if self.agenda else ()

    def sealed(self) -> Sequence[Seat]:
        """Return nobody: there are no secret choices in this game."""
        return ()

    may_change = sealed

    def legal(self, seat: Seat) -> list[Code]:
        """Return the codes of everything the seat may choose now."""
        at = self.agenda[-1].name
        if at != AT_PLAY:
            return _ANSWERS_AT[at][:]
        codes: list[Code] = []
        last = UNKNOWN
        for card in self.hands[seat]:
            if card != last:
                last = card
                if self.retired or AIMS[card] == AIM_TAIL:
                    codes += self._plays(card)
                else:
                    codes += PLAYS[card]
        return codes

    def _plays(self, card: Card) -> list[Code]:
        """Return the codes of playing a card on each car it may be aimed at, or on none."""
        if AIMS[card] == AIM_TAIL:
            on = PLAY_ON[card]
            plays = [on[car] for car in self.order[-effects.TAIL :]]
        else:
            plays = [code for code in PLAYS[card] if _SPLIT[code][1] not in self.retired]
        return plays or [PLAY[card]]

    # The course of play

    def begin(self, luck: Luck, events: list[Event] | None = None) -> None:
        """Deal what a position leaves open, or start the first race."""
        self.luck = luck
        if events is not None:
            self.telling, self.events = True, events
        if self.agenda[-1:] != [NEW_RACE]:
            self._deal_unknown()
        self._advance()

    def apply(self, seat: Seat, code: Code, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out a legal choice and go on to the next question."""
        self.luck = luck
        if events is not None:
            self.telling, self.events = True, events
        step = self.agenda.pop()
        if isinstance(step, Charge):
            if code == ROLL:
                self._play_on_car(seat, step.card, step.car)
            elif self.telling:
                self.events.append(Event("stopped", {"seat": seat, "car": CARS[step.car]}))
        elif not isinstance(step, Rolled):
            self._play(seat, code)
        elif step.name == AT_SPIN:
            self._spin(step.card, self._roll(seat) if code == REROLL else step.face)
        else:
            partners = effects.crash_partners(self.order, step.face)
            self._crash(step.face, partners[0] if code == AHEAD else partners[-1])
        self._advance()

    def _advance(self) -> None:
        while self.agenda:
            step = self.agenda[-1]
            if step.name == DRAW:
                self.agenda.pop()
                self._draw(step.seat)
            elif step is NEW_RACE:
                self.agenda.pop()
                self._start_race()
            else:
                break
        self.luck, self.telling, self.events = NO_LUCK, False, SILENCE

    def _start_race(self) -> None:
        setup = self.setup
        race = len(self.finished)
        self.order = list(self.finished[-1]) if race else self._draw_grid()
        self.retired = []
        self.discards = []
        self.deck = list(DECK)
        self.set_aside = self._take(setup.set_aside[race], "aside", UNSEEN)
        self.hands = [self._take(HAND, "deal", seat) for seat in SEATS[: setup.seats]]
        first = first_to_play(setup, self.order)
        self.agenda.append(OF_SEAT[AT_PLAY][first])
        if self.telling:
            self.events.append(
                Event(
                    "race-started",
                    {
                        "race": race + 1,
                        "circuit": setup.circuits[race],
                        "order": [CARS[car] for car in self.order],
                        "first": first,
                    },
                    {
                        seat: {"hand": [CARDS[card].name for card in hand]}
                        for seat, hand in by_seat(self.hands)
                    },
                )
            )
            if not self.deck:
                self.events.append(Event("last-round", {}))

    def _draw_grid(self) -> list[Car]:
        left = list(range(len(TEAMS)))
        return grid([left.pop(self.luck.pick("team", left)) for _ in TEAMS])

    def _take(self, count: int, kind: str, seen_by: Seat) -> list[Card]:
        deck = self.deck
        return sorted(deck.pop(self.luck.pick(kind, deck, seen_by)) for _ in range(count))

    def _deal_unknown(self) -> None:
        """Deal the cards that a position doesn't name, from the remaining ones."""
        piles = [*self.hands, self.set_aside, self.discards]
        owners = [*SEATS[: self.seats], UNSEEN, EVERYONE]
        left = list(DECK)
        for pile in [*piles, self.deck]:
            for card in pile:
                if card != UNKNOWN:
                    left.remove(card)
        for pile, owner in zip(piles, owners, strict=True):
            for at, card in enumerate(pile):
                if card == UNKNOWN:
                    pile[at] = left.pop(self.luck.pick("deal", left, owner))
        for hand in [*self.hands, self.set_aside]:
            hand.sort()
        self.deck = sorted([card for card in self.deck if card != UNKNOWN] + left)

    def _draw(self, seat: Seat) -> None:
        """Draw a card if there is one, then pass the turn or end the race (M8)."""
        deck = self.deck
        if deck:
            card = deck.pop(self.luck.pick("draw", deck, seat))
            insort(self.hands[seat], card)
            if self.telling:
                private = {seat: {"card": CARDS[card].name}}
                self.events.append(Event("drawn", {"seat": seat, "deck": len(deck)}, private))
                if not deck:
                    self.events.append(Event("last-round", {}))
        following = (seat + 1) % self.setup.seats
        if deck or len(self.hands[following]) == HAND:
            self.agenda.append(OF_SEAT[AT_PLAY][following])
        else:
            self._finish_race()

    def _finish_race(self) -> None:
        classified = tuple(effects.classification(self.order, self.retired))
        self.finished += (classified,)
        if self.telling:
            data = {
                "race": len(self.finished),
                "classification": [CARS[car] for car in classified],
                "points": list(POINTS),
            }
            self.events.append(Event("race-finished", data))
        if len(self.finished) < len(self.setup.circuits):
            self.agenda.append(NEW_RACE)
        elif self.telling:
            self.events.append(Event("season-finished", {}))

    # The cards

    def _play(self, seat: Seat, code: Code) -> None:
        card, car = split_code(code)
        self.hands[seat].remove(card)
        self.discards.append(card)
        self.agenda.append(OF_SEAT[DRAW][seat])
        name, kind = CARDS[card][:2]
        if self.telling:
            target = None if car is None else CARS[car]
            self.events.append(
                Event("played", {"seat": seat, "card": name, "car": target}, reveals=seat)
            )
        if AIMS[card] == AIM_NONE:
            self._play_on_place(seat, card)
        elif car is None:
            self._tell(kind, None, (), effects.TEAM_OUT)
        else:
            self._play_on_car(seat, card, car)

    def _play_on_car(self, seat: Seat, card: Card, car: Car) -> None:
        """Roll if the card has a roll and carry it out; one's own car may go on charging (M5)."""
        printed = CARDS[card]
        charging = printed.kind in CHARGES
        face = self._roll(seat) if charging or printed.kind == PIT else 0
        before = self.order[:] if self.telling else None
        cars = effects.lifted(self.order, printed, car) if self.telling else ()
        effects.play_on(self.order, self.retired, printed, car, face)
        why = effects.why_nothing(printed.kind, face)
        self._tell(printed.kind, before, cars, why)
        if charging and face <= effects.CHARGE_FACES and self.setup.owners[team_of(car)] == seat:
            self.agenda.append(Charge(seat, card, car))

    def _play_on_place(self, seat: Seat, card: Card) -> None:
        """Roll for the place that Spin, Spin Out or Crash hits (M6)."""
        face = self._roll(seat)
        if CARDS[card].kind != CRASH:
            self.agenda.append(Rolled(AT_SPIN, seat, card, face))
            return
        if face > len(self.order):
            self._tell(CRASH, None, (), effects.EMPTY_PLACE)
            return
        partners = effects.crash_partners(self.order, face)
        if len(partners) == 2:
            self.agenda.append(Rolled(AT_CRASH, seat, card, face))
        else:
            self._crash(face, partners[0] if partners else None)

    def _spin(self, card: Card, face: int) -> None:
        kind = CARDS[card].kind
        before = self.order[:] if self.telling else None
        car = effects.spin(self.order, self.retired, kind, face)
        why = effects.EMPTY_PLACE if car is None else effects.LAST
        self._tell(kind, before, [] if car is None else [car], why)

    def _crash(self, face: int, partner: Car | None) -> None:
        before = self.order[:] if self.telling else None
        involved = [self.order[face - 1]] + ([] if partner is None else [partner])
        effects.crash(self.order, self.retired, face, partner)
        self._tell(CRASH, before, involved, "")

    def _roll(self, seat: Seat) -> int:
        face = DIE[self.luck.pick("die", DIE)]
        if self.telling:
            self.events.append(Event("rolled", {"seat": seat, "face": face}))
        return face

    def _tell(
        self,
        kind: str,
        before: list[Car] | None,
        cars: Sequence[Car],
        why: str,
    ) -> None:
        """Report where the cars of an effect went, or why there was none."""
        if not self.telling:
            return
        moves = moves_between(before or self.order, self.order, cars)
        if moves:
            order = [CARS[car] for car in self.order]
            self.events.append(Event("moved", {"by": kind, "moves": moves, "order": order}))
        else:
            named = [CARS[car] for car in cars]
            self.events.append(Event("no-effect", {"by": kind, "cars": named, "why": why}))


def moves_between(before: Sequence[Car], after: Sequence[Car], cars: Sequence[Car]) -> list[Move]:
    """Return where each of these cars went, by place; None is out of the race."""
    moves: list[Move] = []
    for car in cars:
        start = before.index(car)
        end = after.index(car) if car in after else None
        if start != end:
            to = None if end is None else end + 1
            moves.append({"car": CARS[car], "from": start + 1, "to": to})
    return moves
