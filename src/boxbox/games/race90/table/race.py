"""A race as it lies on the table: cars, cards, chips, discs, and what comes next."""

from bisect import insort
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from boxbox.core.event import SILENCE, Event
from boxbox.core.luck import EVERYONE, NO_LUCK, Luck
from boxbox.core.seats import NOBODY, Seat
from boxbox.core.shapes import words_of
from boxbox.core.wire import Facts
from boxbox.games.race90.table.cards import (
    ALL_CARDS,
    CARD_NUMBERS,
    RACE_CARDS,
    UNKNOWN,
    UNKNOWN_TRACK,
    Card,
    Chart,
    face_down,
)
from boxbox.games.race90.table.cars import CARS, PLAYERS, TYPE_OF, Car
from boxbox.games.race90.table.setup import Setup
from boxbox.games.race90.table.steps import Step
from boxbox.games.race90.table.track import NO_SECTION, SECTIONS, Section
from boxbox.games.race90.wire.names import Disc, Module, Skill, Strategy, Tyres

NO_POINT: Final = -1
"""For a car that is on no trajectory."""

STRATEGIES: Final[tuple[Strategy, ...]] = words_of(Strategy)
SAVE_TYRES, HAZARD, BALANCE, LUCKY, CHASE, BANGING_WHEELS = range(len(STRATEGIES))
NO_STRATEGY: Final = -1

SKILLS: Final[tuple[Skill, ...]] = words_of(Skill)
VERSATILITY, REFLEXES, QUALIFYING, PITTING, TUNING, LAPPING = range(len(SKILLS))
NO_SKILL: Final = -1

TYRES: Final[tuple[Tyres, ...]] = words_of(Tyres)
SOFT, HARD, INTERMEDIATE, RAIN = range(len(TYRES))
NO_TYRES: Final = -1
NO_WEATHER: Final = -1
HIDDEN_BID: Final = -1
"""A fuel bid that a view does not show."""

MODULES: Final[tuple[Module, ...]] = words_of(Module)
"""The parts of the Advanced Game; each may be played on its own."""

RED_DISCS: Final = 24
BROWN_DISCS: Final = 6
RED, BROWN = 0, 1
DISCS: Final[tuple[Disc, ...]] = words_of(Disc)

STAYED, PASSED, ENTERED = range(3)
"""How far a car has come in its move (R42)."""


StepT = TypeVar("StepT", bound=Step)


class Race:
    """Everything that changes in a race. During a choice it has luck, and may report events."""

    __slots__ = (
        "agenda", "asked", "bid", "blue", "brown", "cells", "chart", "chased", "chits", "count",
        "credit", "deck", "declined", "discards", "eased", "entry", "events", "free", "fresh",
        "front", "frozen", "fuel", "group", "hands", "joined", "known", "laid", "late", "leader",
        "luck", "moved_with", "new_strategy", "off", "offer", "orange", "origin", "penalty",
        "pit_due", "pitted", "played", "point", "points", "progress", "re_entered", "red",
        "restart", "retired", "robot_fuel", "robot_stops", "robot_tyres", "running", "safety_car",
        "setup", "skill", "soft", "soft_sets", "spent", "strategy", "target", "telling",
        "track_deck", "track_discards", "turn", "tyre_type", "tyres", "versatile", "waiting",
        "weather", "yellow",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.luck: Luck = NO_LUCK
        self.telling = False
        """True while somebody listens; otherwise the facts of events are not gathered."""
        self.events = SILENCE
        self.agenda: list[Step] = []
        self.turn = 0
        self.deck: list[Card] = list(ALL_CARDS[1 : len(setup.data.cards)])
        self.discards: list[Card] = []
        self.chits: tuple[int, ...] = tuple(range(len(setup.data.chits)))
        """The robot chits that have not been drawn, as numbers of the data set."""
        self.robot_fuel: tuple[tuple[int, str], ...] = ()
        self._lay_out_cars()
        self._lay_out_players()
        self._lay_out_modules()
        self._clear_contest()
        self._clear_turn()

    def _lay_out_cars(self) -> None:
        """Set the facts kept by car number, and the sets of cars, some of them as bits."""
        self.count = [0] * len(CARS)
        """How many sections each car has driven from the front of the grid (R1)."""
        self.point = [NO_POINT] * len(CARS)
        """The trajectory point of each car."""
        self.asked = [NO_SECTION] * len(CARS)
        """The section in which each car was last asked to contest this turn (R16)."""
        self.cells: list[tuple[Car, ...]] = [()] * self.setup.length
        """The cars on the track in each section, front to back."""
        self.off: tuple[Car, ...] = ()
        """The cars off the track, the last to go off first (B12)."""
        self.running: tuple[Car, ...] = ()
        self.retired: tuple[tuple[Car, str], ...] = ()
        """The retired cars and why, the first to retire first."""
        self.leader: Car = NOBODY
        self.waiting = 0
        """Bits of the cars that still have to take their turn."""
        self.pitted = 0
        """Bits of the cars that have made a pit stop in this turn."""
        self.robot_stops = 0
        """Bits of the robots that refuel at the start of their turn."""

    def _lay_out_players(self) -> None:
        """Set the facts kept by seat."""
        seats = range(self.setup.players)
        self.chart: list[Chart | None] = [None for _ in seats]
        self.hands: list[list[Card]] = [[] for _ in seats]
        self.known = [0 for _ in seats]
        """Bits of the cards in each hand that everybody has seen."""
        self.laid: list[tuple[Card, ...]] = [() for _ in seats]
        """Cards face down: for qualifying or a contest."""
        self.frozen: list[tuple[Card, ...]] = [() for _ in seats]
        self.target = [UNKNOWN for _ in seats]
        self.tyres = [0 for _ in seats]
        self.red = [0 for _ in seats]
        self.brown = [0 for _ in seats]
        self.strategy = [NO_STRATEGY for _ in seats]
        self.new_strategy = [NO_STRATEGY for _ in seats]
        """The strategy taken with a skip, which counts from the next turn (R36)."""
        self.fuel = [0 for _ in seats]
        """The turn by which each player must have refuelled; 0 if there is none."""
        self.chased: list[Car] = [NOBODY for _ in seats]
        self.moved_with: list[tuple[Card, ...]] = [() for _ in seats]
        """The cards each player moved with this turn that nobody has taken (R48)."""

    def _lay_out_modules(self) -> None:
        """Set the facts that only the Advanced Game has."""
        setup = self.setup
        seats = range(setup.players)
        cards = ALL_CARDS[len(setup.data.cards) : len(setup.cards)] if setup.track_cards else ()
        self.track_deck: list[Card] = list(cards)
        self.track_discards: list[Card] = []
        self.fresh = 0
        """Bits of the cards that can't be used before the next turn (R21)."""
        self.skill = [NO_SKILL for _ in seats]
        self.versatile = 0
        """Bits of the seats whose VERSATILITY is active."""
        self.bid = [0 for _ in seats]
        """The turns of fuel that each seat has bid in secret; 0 if it has not bid."""
        self.credit = [0 for _ in seats]
        """The checks passed and damages taken this turn that HAZARD may score for (R37)."""
        self.weather = NO_WEATHER
        """The slot of the weather table."""
        self.tyre_type = [NO_TYRES for _ in seats]
        self.soft = [0 for _ in seats]
        """The bonuses left on a set of soft tyres."""
        self.soft_sets = [0 for _ in seats]
        """How many sets of soft tyres each seat has used."""
        self.robot_tyres = NO_TYRES
        self.yellow: dict[Section, int] = {}
        """How many cars are ahead of the yellow flag of a section. Replaced, never changed."""
        self.blue = 0
        """Bits of the seats with a blue flag."""
        self.orange = NOBODY
        """The seat with the orange flag."""
        self.entry = [0] * len(CARS)
        """How many sections ahead each car that is off the track will come back."""
        self.penalty = [0] * len(CARS)
        """The movement that each car loses in its next turn."""
        self.pit_due = [0] * len(CARS)
        """The turn in which a car must stop because it was off the track; 0 if there is none."""
        self.re_entered = 0
        """Bits of the cars that have come back onto the track in this turn."""
        self.safety_car = False
        self.front = 0
        """The count at the front of the queue behind the safety car."""
        self.restart = False
        """True if the race restarts in this turn."""

    def _clear_contest(self) -> None:
        """Clear the facts of the current contest: its cars, and bits of what they declared."""
        self.group: tuple[Car, ...] = ()
        self.joined = 0
        self.declined = 0

    def _clear_turn(self) -> None:
        """Clear the facts of the current individual turn."""
        self.offer: tuple[Card, ...] = ()
        """The cards that a player with LUCKY has drawn and chooses from."""
        self.played: tuple[Card, ...] = ()
        self.spent: tuple[Card, ...] = ()
        """The cards of this turn that will be discarded, in the order they were played."""
        self.points = 0
        self.progress = STAYED
        self.late = False
        """True if late braking is possible in this turn."""
        self.free = False
        """True if an overtake is free: BANGING WHEELS at the start."""
        self.eased = 0
        """Bits of the corners in which a track card lets the car pass for one point (R55)."""
        self.origin = 0
        """The count from which the move began."""

    def copy_to(self, twin: "Race") -> None:
        """Make another race an independent copy of this one."""
        twin.setup = self.setup
        twin.luck, twin.telling, twin.events = NO_LUCK, False, SILENCE
        twin.agenda = self.agenda[:]
        twin.turn = self.turn
        twin.count = self.count[:]
        twin.point = self.point[:]
        twin.asked = self.asked[:]
        twin.cells = self.cells[:]
        twin.off = self.off
        twin.running = self.running
        twin.retired = self.retired
        twin.leader = self.leader
        twin.waiting = self.waiting
        twin.pitted = self.pitted
        twin.robot_stops = self.robot_stops
        twin.chart = self.chart[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = self.known[:]
        twin.laid = self.laid[:]
        twin.frozen = self.frozen[:]
        twin.target = self.target[:]
        twin.tyres = self.tyres[:]
        twin.red = self.red[:]
        twin.brown = self.brown[:]
        twin.strategy = self.strategy[:]
        twin.new_strategy = self.new_strategy[:]
        twin.fuel = self.fuel[:]
        twin.chased = self.chased[:]
        twin.moved_with = self.moved_with[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.chits = self.chits
        twin.robot_fuel = self.robot_fuel
        twin.group = self.group
        twin.joined = self.joined
        twin.declined = self.declined
        twin.offer = self.offer
        twin.played = self.played
        twin.spent = self.spent
        twin.points = self.points
        twin.progress = self.progress
        twin.late = self.late
        twin.free = self.free
        twin.eased = self.eased
        twin.origin = self.origin
        twin.safety_car = self.safety_car
        twin.restart = self.restart
        self._copy_modules_to(twin)

    def _copy_modules_to(self, twin: "Race") -> None:
        """Copy the facts that only the Advanced Game has."""
        twin.track_deck = self.track_deck[:]
        twin.track_discards = self.track_discards[:]
        twin.fresh = self.fresh
        twin.skill = self.skill[:]
        twin.versatile = self.versatile
        twin.bid = self.bid[:]
        twin.credit = self.credit[:]
        twin.weather = self.weather
        twin.tyre_type = self.tyre_type[:]
        twin.soft = self.soft[:]
        twin.soft_sets = self.soft_sets[:]
        twin.robot_tyres = self.robot_tyres
        twin.yellow = self.yellow
        twin.blue = self.blue
        twin.orange = self.orange
        twin.entry = self.entry[:]
        twin.penalty = self.penalty[:]
        twin.pit_due = self.pit_due[:]
        twin.re_entered = self.re_entered
        twin.front = self.front

    def hide_from(self, seat: Seat) -> None:
        """Forget everything that a seat can't know: other hands, cards face down, bids, the decks.

        This only looks at the table, so it also works in the middle of a choice.
        """
        seen = 0
        qualifying = self.setup.fuel and not self.running
        for owner, hand in enumerate(self.hands):
            if owner == seat:
                known = sum({1 << card for card in hand})
            else:
                if self.laid[owner]:
                    self.known[owner] = 0  # any card in the hand may be the one face down
                    if qualifying:
                        self.bid[owner] = HIDDEN_BID  # even before the owner has bid
                known = self.known[owner]
                self.hands[owner] = sorted(
                    card if known >> card & 1 else face_down(card) for card in hand
                )
                self.laid[owner] = tuple(map(face_down, self.laid[owner]))
            seen |= known
        self.fresh &= seen
        # What LUCKY has drawn is in its hand; two alike were shown, for a SPECIAL.
        self.offer = tuple(card if seen >> card & 1 else UNKNOWN for card in self.offer)
        self.deck = [UNKNOWN] * len(self.deck)
        self.track_deck = [UNKNOWN_TRACK] * len(self.track_deck)

    def question(self, kind: type[StepT]) -> StepT:
        """Return the step that is being asked, which is of this type."""
        step = self.agenda[-1]
        assert isinstance(step, kind)
        return step

    # Where cars are

    def section(self, car: Car) -> Section:
        """Return the section a car is in."""
        return SECTIONS[self.count[car] % self.setup.length]

    def kind(self, car: Car) -> str:
        """Return the kind of section a car is in."""
        return self.setup.kinds[self.count[car] % self.setup.length]

    def is_on_track(self, car: Car) -> bool:
        """True if a running car is not off the track."""
        return car not in self.off

    def has_moved(self, car: Car) -> bool:
        """True if a car has taken its individual turn."""
        return not self.waiting >> car & 1

    def all_straight(self) -> bool:
        """True if every section counts as a straight: in the first, last and restart turn (R4)."""
        return self.restart or self.turn in (1, self.setup.last_turn)

    def no_trajectories(self) -> bool:
        """True if trajectories give no bonus: in the first and restart turn (R4)."""
        return self.restart or self.turn == 1

    # What drivers can do

    def drives_with(self, car: Car, strategy: int) -> bool:
        """True if a car has a strategy and it is active: not off the track (R53)."""
        return car < PLAYERS and self.strategy[car] == strategy and car not in self.off

    def is_skilled(self, car: Car, skill: int) -> bool:
        """True if a car has a skill and it is active: not off the track or behind the SC."""
        if car >= PLAYERS or self.skill[car] != skill:
            return False
        return car not in self.off and not self.safety_car

    def usable(self, seat: Seat) -> list[Card]:
        """Return the cards in a hand that may be used in this turn (R21)."""
        hand, fresh = self.hands[seat], self.fresh
        return [card for card in hand if not fresh >> card & 1] if fresh else hand

    def order(self) -> list[Car]:
        """Return the running cars in the order of the race (R1, R53)."""
        return sorted(self.running, key=lambda car: (-self.count[car], self.place(car)))

    def place(self, car: Car) -> int:
        """Return a car's place in its section; cars off the track are behind all others (R53)."""
        cell = self.cells[self.section(car)]
        return cell.index(car) if car in cell else len(CARS) + self.off.index(car)

    def laps_down(self, car: Car) -> int:
        """Return how many whole laps a car is behind the Leader (R5)."""
        leader = self.leader
        laps, rest = divmod(self.count[leader] - self.count[car], self.setup.length)
        if laps > 0 and rest == 0 and self.place(car) < self.place(leader):
            laps -= 1
        return laps

    # Moving cars elsewhere

    def take_off(self, car: Car) -> None:
        """Take a car out of its section, or from its place beside the track."""
        if car in self.off:
            self.off = tuple(other for other in self.off if other != car)
            return
        section = self.section(car)
        cell = self.cells[section]
        if section in self.yellow and cell.index(car) < self.yellow[section]:
            self.yellow = {**self.yellow, section: self.yellow[section] - 1}
        self.cells[section] = tuple(other for other in cell if other != car)

    def put_last(self, car: Car, count: int) -> None:
        """Put a car that stands nowhere behind all others in the section of a count."""
        self.count[car] = count
        self.point[car] = NO_POINT
        self.cells[count % self.setup.length] += (car,)

    def renew_leader(self) -> None:
        """Give the Leader chit to the first car (R3), if any is left, and report who has it."""
        if self.find_leader() and self.telling:
            self.tell_leader()

    def find_leader(self) -> bool:
        """Give the Leader chit to the first car; return whether another car had it."""
        if not self.running:
            return False
        count = self.count
        most = max(count[car] for car in self.running)
        cars = (*self.cells[most % self.setup.length], *self.off)
        leader = next(car for car in cars if count[car] == most)
        before, self.leader = self.leader, leader
        return leader != before

    def tell_leader(self) -> None:
        """Report who has the Leader chit."""
        self.tell("leader", {"car": CARS[self.leader]})

    # Cards

    def draw(self, kind: str, seen_by: Seat = EVERYONE) -> Card:
        """Take a card from the deck, or UNKNOWN if none is left anywhere (R39)."""
        deck = self.deck
        if not deck:
            self.reshuffle()
            deck = self.deck
            if not deck:
                return UNKNOWN
        card = deck.pop(self.luck.pick(kind, deck, seen_by))
        if not deck:
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        """Make the discards the new deck."""
        if self.discards:
            self.deck = sorted(self.discards)
            self.discards = []
            if self.telling:
                self.tell("reshuffled", {"cards": len(self.deck), "deck": "race"})

    def lay_off(self, cards: Iterable[Card]) -> None:
        """Put cards on the discard pile; track cards have their own (R38)."""
        for card in cards:
            (self.discards if card <= RACE_CARDS else self.track_discards).append(card)

    def draw_to_hand(self, seat: Seat, wanted: int) -> list[Card]:
        """Let a seat draw cards and return them."""
        drawn = []
        for _ in range(wanted):
            card = self.draw("draw", seat)
            if card == UNKNOWN:
                break
            insort(self.hands[seat], card)
            drawn.append(card)
        return drawn

    def take_from_hand(self, seat: Seat, card: Card) -> None:
        """Take a card out of a hand."""
        self.hands[seat].remove(card)
        self.known[seat] &= ~(1 << card)

    def show_in_hand(self, seat: Seat, card: Card) -> None:
        """Put a card that everybody has seen into a hand."""
        insort(self.hands[seat], card)
        self.known[seat] |= 1 << card

    def cup(self) -> tuple[int, int]:
        """Return how many red and brown discs are in the cup (R39)."""
        return max(0, RED_DISCS - sum(self.red)), BROWN_DISCS - sum(self.brown)

    # Reporting

    def tell(
        self,
        kind: str,
        data: Facts,
        private: Mapping[Seat, Facts] | None = None,
        reveals: Seat | None = None,
    ) -> None:
        """Report an event; only call this while `telling`."""
        self.events.append(Event(kind, data, private, reveals=reveals))


assert max(TYPE_OF) < len(CARS) < CARD_NUMBERS
