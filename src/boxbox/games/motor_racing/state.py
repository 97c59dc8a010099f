"""The state of a season and the course of play (chapters "Preparazione" and "Come giocare")."""

from bisect import insort
from collections.abc import Sequence
from typing import Final

from boxbox.core.event import Event
from boxbox.core.luck import EVERYONE, NOBODY, Luck
from boxbox.games.motor_racing import effects
from boxbox.games.motor_racing.cards import (
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
    team_of,
)
from boxbox.games.motor_racing.season import Setup, first_to_play, grid

# Steps of the agenda: a name, the seat it concerns, and what it needs to know.
Step = tuple[str, int, int, int]
AT_PLAY: Final = "play"
"""A seat plays a card."""
AT_CHARGE: Final = "charge"
"""A seat whose own car has charged well goes on or stops: the card, the car."""
AT_SPIN: Final = "spin"
"""A seat has rolled for Spin or Spin Out and keeps the roll or not: the card, the face."""
AT_CRASH: Final = "crash"
"""A seat says which neighbour crashes too: the card, the face."""
DRAW: Final = "draw"
"""Not a question: a seat draws and the turn passes on."""
START: Final = "start"
"""Not a question: the cars line up and the cards are dealt; after how many races."""
START_OF_SEASON: Final[Step] = (START, -1, 0, 0)

# Codes: a card with its car (or none), then the small answers.
TARGETS: Final = 1 + len(CARS)
ROLL, STOP, KEEP, REROLL, AHEAD, BEHIND = range(len(CARDS) * TARGETS, len(CARDS) * TARGETS + 6)
ANSWERS: Final = {
    ROLL: "roll", STOP: "stop", KEEP: "keep", REROLL: "reroll", AHEAD: "ahead", BEHIND: "behind",
}  # fmt: skip
CODES: Final = range(BEHIND + 1)
_ANSWERS_AT: Final = {
    AT_CHARGE: [ROLL, STOP], AT_SPIN: [KEEP, REROLL], AT_CRASH: [AHEAD, BEHIND],
}  # fmt: skip

# How a card is aimed: at a car of its team, at any car, at one of the tail, at none.
AIM_TEAM, AIM_ANY, AIM_TAIL, AIM_NONE = range(4)


def _aim(kind: str, team: int) -> int:
    if kind in (SPIN, SPIN_OUT, CRASH):
        return AIM_NONE
    if kind == TURBO:
        return AIM_TAIL
    return AIM_ANY if team == NEUTRAL else AIM_TEAM


AIMS: Final = tuple(_aim(card.kind, card.team) for card in CARDS)


def _plays(card: int) -> list[int]:
    first = card * TARGETS + 1
    cars = range(len(CARS))
    if AIMS[card] == AIM_TEAM:
        return [first + car for car in cars if team_of(car) == CARDS[card].team]
    return [first + car for car in cars] if AIMS[card] == AIM_ANY else [first - 1]


PLAYS: Final = tuple(_plays(card) for card in range(len(CARDS)))
"""The codes of playing each card while all cars are running."""


def play_code(card: int, car: int | None = None) -> int:
    """Return the code of playing a card on a car, or on none."""
    return card * TARGETS + (0 if car is None else car + 1)


def split_code(code: int) -> tuple[int, int | None]:
    """Return the card and the car of a play."""
    card, target = divmod(code, TARGETS)
    return card, target - 1 if target else None


class State:
    """A season at any moment."""

    __slots__ = (
        "agenda", "deck", "discards", "finished", "hands", "order", "retired", "set_aside", "setup",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.order: list[int] = []
        self.retired: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]
        self.deck: list[int] = list(DECK)
        self.set_aside: list[int] = []
        self.discards: list[int] = []
        self.finished: tuple[tuple[int, ...], ...] = ()
        self.agenda: list[Step] = [START_OF_SEASON]

    def copy(self) -> "State":
        """Return an independent copy."""
        twin = State.__new__(State)
        twin.setup = self.setup
        twin.order = self.order[:]
        twin.retired = self.retired[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.set_aside = self.set_aside[:]
        twin.discards = self.discards[:]
        twin.finished = self.finished
        twin.agenda = self.agenda[:]
        return twin

    def seen_by(self, seat: int) -> "State":
        """Return a copy that shows the seat's own hand and what lies open."""
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

    def to_act(self) -> Sequence[int]:
        """Return the seat whose turn it is; none when the season is over."""
        return (self.agenda[-1][1],) if self.agenda else ()

    def sealed(self) -> Sequence[int]:
        """Return nobody: there are no secret choices in this game."""
        return ()

    may_change = sealed

    def legal(self, seat: int) -> list[int]:
        """Return the codes of all that the seat may choose now."""
        at = self.agenda[-1][0]
        if at != AT_PLAY:
            return _ANSWERS_AT[at][:]
        codes: list[int] = []
        last = UNKNOWN
        for card in self.hands[seat]:
            if card != last:
                last = card
                if self.retired or AIMS[card] == AIM_TAIL:
                    codes += self._plays(card)
                else:
                    codes += PLAYS[card]
        return codes

    def _plays(self, card: int) -> list[int]:
        """Return the codes of playing a card on each car it may be aimed at, or on none."""
        first = card * TARGETS + 1
        if AIMS[card] == AIM_TAIL:
            plays = [first + car for car in self.order[-effects.TAIL :]]
        else:
            plays = [code for code in PLAYS[card] if code - first not in self.retired]
        return plays or [first - 1]

    # The course of play

    def begin(self, luck: Luck, events: list[Event] | None = None) -> None:
        """Deal what a position leaves open, or start the first race."""
        if self.agenda[-1:] != [START_OF_SEASON]:
            self._deal_unknown(luck)
        self._advance(luck, events)

    def apply(self, seat: int, code: int, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out a legal choice and go on to the next question."""
        at, _, card, fact = self.agenda.pop()
        if at == AT_PLAY:
            self._play(seat, code, luck, events)
        elif at == AT_CHARGE:
            if code == ROLL:
                self._play_on_car(seat, card, fact, luck, events)
            elif events is not None:
                events.append(Event("stopped", {"seat": seat, "car": CARS[fact]}))
        elif at == AT_SPIN:
            face = fact
            if code == REROLL:
                face = self._roll(seat, luck, events)
            self._spin(card, face, events)
        else:
            partners = effects.crash_partners(self.order, fact)
            self._crash(fact, partners[0] if code == AHEAD else partners[-1], events)
        self._advance(luck, events)

    def _advance(self, luck: Luck, events: list[Event] | None) -> None:
        while self.agenda:
            at, seat, _, _ = self.agenda[-1]
            if at == DRAW:
                self.agenda.pop()
                self._draw(seat, luck, events)
            elif at == START:
                self.agenda.pop()
                self._start_race(luck, events)
            else:
                return

    def _start_race(self, luck: Luck, events: list[Event] | None) -> None:
        setup = self.setup
        race = len(self.finished)
        self.order = list(self.finished[-1]) if race else self._draw_grid(luck)
        self.retired = []
        self.discards = []
        self.deck = list(DECK)
        self.set_aside = self._take(setup.set_aside[race], "aside", luck, NOBODY)
        self.hands = [self._take(HAND, "deal", luck, seat) for seat in range(setup.seats)]
        first = first_to_play(setup, self.order)
        self.agenda.append((AT_PLAY, first, 0, 0))
        if events is not None:
            events.append(
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
                        for seat, hand in enumerate(self.hands)
                    },
                )
            )
            if not self.deck:
                events.append(Event("last-round", {}))

    def _draw_grid(self, luck: Luck) -> list[int]:
        left = list(range(len(TEAMS)))
        return grid([left.pop(luck.pick("team", left)) for _ in TEAMS])

    def _take(self, count: int, kind: str, luck: Luck, seen_by: int) -> list[int]:
        deck = self.deck
        return sorted(deck.pop(luck.pick(kind, deck, seen_by)) for _ in range(count))

    def _deal_unknown(self, luck: Luck) -> None:
        """Deal the cards that a position does not name, from those it leaves over."""
        piles = [*self.hands, self.set_aside, self.discards]
        owners = [*range(self.seats), NOBODY, EVERYONE]
        left = list(DECK)
        for pile in [*piles, self.deck]:
            for card in pile:
                if card != UNKNOWN:
                    left.remove(card)
        for pile, owner in zip(piles, owners, strict=True):
            for at, card in enumerate(pile):
                if card == UNKNOWN:
                    pile[at] = left.pop(luck.pick("deal", left, owner))
        for hand in [*self.hands, self.set_aside]:
            hand.sort()
        self.deck = sorted([card for card in self.deck if card != UNKNOWN] + left)

    def _draw(self, seat: int, luck: Luck, events: list[Event] | None) -> None:
        """Draw a card if there is one, then pass the turn or end the race (M8)."""
        deck = self.deck
        if deck:
            card = deck.pop(luck.pick("draw", deck, seat))
            insort(self.hands[seat], card)
            if events is not None:
                private = {seat: {"card": CARDS[card].name}}
                events.append(Event("drawn", {"seat": seat, "deck": len(deck)}, private))
                if not deck:
                    events.append(Event("last-round", {}))
        following = (seat + 1) % self.setup.seats
        if deck or len(self.hands[following]) == HAND:
            self.agenda.append((AT_PLAY, following, 0, 0))
        else:
            self._finish_race(events)

    def _finish_race(self, events: list[Event] | None) -> None:
        classified = tuple(effects.classification(self.order, self.retired))
        self.finished += (classified,)
        if events is not None:
            data = {
                "race": len(self.finished),
                "classification": [CARS[car] for car in classified],
                "points": list(POINTS),
            }
            events.append(Event("race-finished", data))
        if len(self.finished) < len(self.setup.circuits):
            self.agenda.append((START, -1, len(self.finished), 0))
        elif events is not None:
            events.append(Event("season-finished", {}))

    # The cards

    def _play(self, seat: int, code: int, luck: Luck, events: list[Event] | None) -> None:
        card, car = split_code(code)
        self.hands[seat].remove(card)
        self.discards.append(card)
        self.agenda.append((DRAW, seat, 0, 0))
        name, kind = CARDS[card][:2]
        if events is not None:
            target = None if car is None else CARS[car]
            events.append(
                Event("played", {"seat": seat, "card": name, "car": target}, reveals=seat)
            )
        if AIMS[card] == AIM_NONE:
            self._play_on_place(seat, card, luck, events)
        elif car is None:
            self._tell(events, kind, None, (), effects.TEAM_OUT)
        else:
            self._play_on_car(seat, card, car, luck, events)

    def _play_on_car(
        self, seat: int, card: int, car: int, luck: Luck, events: list[Event] | None
    ) -> None:
        """Roll if the card has a roll and carry it out; an own car may go on charging (M5)."""
        printed = CARDS[card]
        charging = printed.kind in CHARGES
        face = self._roll(seat, luck, events) if charging or printed.kind == PIT else 0
        before = self.order[:] if events is not None else None
        cars = effects.lifted(self.order, printed, car) if events is not None else ()
        effects.play_on(self.order, self.retired, printed, car, face)
        why = effects.why_nothing(printed.kind, face)
        self._tell(events, printed.kind, before, cars, why)
        if charging and face <= effects.CHARGE_FACES and self.setup.owners[team_of(car)] == seat:
            self.agenda.append((AT_CHARGE, seat, card, car))

    def _play_on_place(self, seat: int, card: int, luck: Luck, events: list[Event] | None) -> None:
        """Roll for the place that Spin, Spin Out or Crash strikes (M6)."""
        face = self._roll(seat, luck, events)
        if CARDS[card].kind != CRASH:
            self.agenda.append((AT_SPIN, seat, card, face))
            return
        if face > len(self.order):
            self._tell(events, CRASH, None, (), effects.EMPTY_PLACE)
            return
        partners = effects.crash_partners(self.order, face)
        if len(partners) == 2:
            self.agenda.append((AT_CRASH, seat, card, face))
        else:
            self._crash(face, partners[0] if partners else None, events)

    def _spin(self, card: int, face: int, events: list[Event] | None) -> None:
        kind = CARDS[card].kind
        before = self.order[:] if events is not None else None
        car = effects.spin(self.order, self.retired, kind, face)
        why = effects.EMPTY_PLACE if car is None else effects.LAST
        self._tell(events, kind, before, [] if car is None else [car], why)

    def _crash(self, face: int, partner: int | None, events: list[Event] | None) -> None:
        before = self.order[:] if events is not None else None
        involved = [self.order[face - 1]] + ([] if partner is None else [partner])
        effects.crash(self.order, self.retired, face, partner)
        self._tell(events, CRASH, before, involved, "")

    def _roll(self, seat: int, luck: Luck, events: list[Event] | None) -> int:
        face = DIE[luck.pick("die", DIE)]
        if events is not None:
            events.append(Event("rolled", {"seat": seat, "face": face}))
        return face

    def _tell(
        self,
        events: list[Event] | None,
        kind: str,
        before: list[int] | None,
        cars: Sequence[int],
        why: str,
    ) -> None:
        """Write where the cars of an effect went, or why there was none."""
        if events is None:
            return
        moves = moves_between(before or self.order, self.order, cars)
        if moves:
            order = [CARS[car] for car in self.order]
            events.append(Event("moved", {"by": kind, "moves": moves, "order": order}))
        else:
            named = [CARS[car] for car in cars]
            events.append(Event("no-effect", {"by": kind, "cars": named, "why": why}))


def moves_between(
    before: Sequence[int], after: Sequence[int], cars: Sequence[int]
) -> list[dict[str, object]]:
    """Return where each of these cars went, by place; None is out of the race."""
    moves: list[dict[str, object]] = []
    for car in cars:
        start = before.index(car)
        end = after.index(car) if car in after else None
        if start != end:
            to = None if end is None else end + 1
            moves.append({"car": CARS[car], "from": start + 1, "to": to})
    return moves
