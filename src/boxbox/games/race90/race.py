"""A race as it lies on the table: cars, cards, chips, discs, and what is to be done next."""

from bisect import insort
from collections.abc import Iterable
from typing import Final

from boxbox.core.event import Event, Json
from boxbox.core.luck import EVERYONE, Luck
from boxbox.games.race90.cards import (
    CARD_NUMBERS,
    FAST,
    RACE_CARDS,
    SLOW,
    SUPERFAST,
    UNKNOWN,
    UNKNOWN_TRACK,
    Chart,
    face_down,
)
from boxbox.games.race90.setup import Setup
from boxbox.games.race90.steps import AT_QUALIFY

# Cars are numbers: players by seat, then the robots.
PLAYERS: Final = 6
ROBOT_TYPES: Final = {FAST: (6, 7, 8), SLOW: (9, 10, 11), SUPERFAST: (12, 13)}
CARS: Final = (
    *(f"s{seat}" for seat in range(PLAYERS)),
    *(f"{kind}{n}" for kind, cars in ROBOT_TYPES.items() for n in range(1, len(cars) + 1)),
)
TYPE_OF: Final = {car: kind for kind, cars in ROBOT_TYPES.items() for car in cars}
NOBODY: Final = -1
"""No car: nobody leads, nobody is chased."""
NO_POINT: Final = -1
"""A car that stands on no trajectory."""
NO_SECTION: Final = -1

STRATEGIES: Final = ("save-tyres", "hazard", "balance", "lucky", "chase", "banging-wheels")
SAVE_TYRES, HAZARD, BALANCE, LUCKY, CHASE, BANGING_WHEELS = range(len(STRATEGIES))
NO_STRATEGY: Final = -1

SKILLS: Final = ("versatility", "reflexes", "qualifying", "pitting", "tuning", "lapping")
VERSATILITY, REFLEXES, QUALIFYING, PITTING, TUNING, LAPPING = range(len(SKILLS))
NO_SKILL: Final = -1

TYRES: Final = ("soft", "hard", "intermediate", "rain")
SOFT, HARD, INTERMEDIATE, RAIN = range(len(TYRES))
NO_TYRES: Final = -1
NO_WEATHER: Final = -1
HIDDEN_BID: Final = -1
"""A fuel bid that a view does not show."""

MODULES: Final = (
    "track-cards", "skills", "car-setup", "fuel", "weather", "superfast", "flags", "off-track",
)  # fmt: skip
"""The parts of the Advanced Game, each of which may be played alone."""

RED_DISCS: Final = 24
BROWN_DISCS: Final = 6
RED, BROWN = 0, 1
DISCS: Final = ("red", "brown")

STAYED, PASSED, ENTERED = range(3)
"""How far a car has come in its move (R42)."""

Step = tuple[str, int, int, int]
"""A step of the agenda: its name, the seat, car or section it concerns, two facts it needs."""


class Race:
    """Everything that changes in a race. `luck` and `events` are there while a choice is made."""

    __slots__ = (
        "agenda", "asked", "bid", "blue", "brown", "cells", "chart", "chased", "chits", "count",
        "credit", "deck", "declined", "discards", "eased", "entry", "events", "free", "fresh",
        "front", "frozen", "fuel", "group", "hands", "joined", "known", "laid", "late", "leader",
        "luck", "moved_with", "new_strategy", "off", "offer", "orange", "origin", "penalty",
        "pit_due", "pitted", "played", "point", "points", "progress", "re_entered", "red",
        "restart", "retired", "robot_fuel", "robot_stops", "robot_tyres", "running", "safety_car",
        "setup", "skill", "soft", "soft_sets", "spent", "strategy", "target", "track_deck",
        "track_discards", "turn", "tyre_type", "tyres", "versatile", "waiting", "weather", "yellow",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.luck: Luck | None = None
        self.events: list[Event] | None = None
        self.agenda: list[Step] = []
        self.turn = 0
        self.deck: list[int] = list(range(1, len(setup.data.cards)))
        self.discards: list[int] = []
        self.chits: tuple[int, ...] = tuple(range(len(setup.data.chits)))
        """The robot chits that have not been drawn, as numbers of the data set."""
        self.robot_fuel: tuple[tuple[int, str], ...] = ()
        self._lay_out_cars()
        self._lay_out_players()
        self._lay_out_modules()
        self._clear_contest()
        self._clear_turn()

    def _lay_out_cars(self) -> None:
        """Set what is kept by the number of a car, and sets of cars, of which some are bits."""
        self.count = [0] * len(CARS)
        """How many sections each car has gone from the front of the grid (R1)."""
        self.point = [NO_POINT] * len(CARS)
        """The trajectory point on which each car stands."""
        self.asked = [NO_SECTION] * len(CARS)
        """The section in which each car was last asked to a contest this turn (R16)."""
        self.cells: list[tuple[int, ...]] = [()] * self.setup.length
        """The cars on the track in each section, front to back."""
        self.off: tuple[int, ...] = ()
        """The cars off the track, the last to go off first (B12)."""
        self.running: tuple[int, ...] = ()
        self.retired: tuple[tuple[int, str], ...] = ()
        """The cars that are out and why, first out first."""
        self.leader = NOBODY
        self.waiting = 0
        """Bits of the cars that have still to take their turn."""
        self.pitted = 0
        """Bits of the cars that have made a pit stop in this turn."""
        self.robot_stops = 0
        """Bits of the robots that refuel at the beginning of their turn."""

    def _lay_out_players(self) -> None:
        """Set what is kept by seat."""
        seats = range(self.setup.players)
        self.chart: list[Chart | None] = [None for _ in seats]
        self.hands: list[list[int]] = [[] for _ in seats]
        self.known = [0 for _ in seats]
        """Bits of the cards of each hand that all have seen."""
        self.laid: list[tuple[int, ...]] = [() for _ in seats]
        """Cards face down: for qualifying or a contest."""
        self.frozen: list[tuple[int, ...]] = [() for _ in seats]
        self.target = [UNKNOWN for _ in seats]
        self.tyres = [0 for _ in seats]
        self.red = [0 for _ in seats]
        self.brown = [0 for _ in seats]
        self.strategy = [NO_STRATEGY for _ in seats]
        self.new_strategy = [NO_STRATEGY for _ in seats]
        """The strategy taken with a skip; it holds from the next turn on (R36)."""
        self.fuel = [0 for _ in seats]
        """The turn in which each player must have refuelled; 0 if there is none."""
        self.chased = [NOBODY for _ in seats]
        self.moved_with: list[tuple[int, ...]] = [() for _ in seats]
        """The cards each player moved with this turn that nobody has taken (R48)."""

    def _lay_out_modules(self) -> None:
        """Set what only the Advanced Game has on the table."""
        setup = self.setup
        seats = range(setup.players)
        cards = range(len(setup.data.cards), len(setup.cards)) if setup.track_cards else ()
        self.track_deck: list[int] = list(cards)
        self.track_discards: list[int] = []
        self.fresh = 0
        """Bits of the cards that can't be used before the next turn (R21)."""
        self.skill = [NO_SKILL for _ in seats]
        self.versatile = 0
        """Bits of the seats whose VERSATILITY is active."""
        self.bid = [0 for _ in seats]
        """The turns of fuel that each seat has bid in secret; 0 if it has not."""
        self.credit = [0 for _ in seats]
        """The checks passed and damages taken this turn that HAZARD may score for (R37)."""
        self.weather = NO_WEATHER
        """The slot of the weather table."""
        self.tyre_type = [NO_TYRES for _ in seats]
        self.soft = [0 for _ in seats]
        """The bonuses that a set of soft tyres has left."""
        self.soft_sets = [0 for _ in seats]
        """How many sets of soft tyres each seat has used."""
        self.robot_tyres = NO_TYRES
        self.yellow: dict[int, int] = {}
        """How many cars are ahead of the yellow flag of a section. Replaced, never changed."""
        self.blue = 0
        """Bits of the seats with a blue flag."""
        self.orange = NOBODY
        """The seat with the orange flag."""
        self.entry = [0] * len(CARS)
        """How many sections ahead each car off the track will come back."""
        self.penalty = [0] * len(CARS)
        """The movement that each car loses in its next turn."""
        self.pit_due = [0] * len(CARS)
        """The turn in which a car must stop because it was off the track; 0 if there is none."""
        self.re_entered = 0
        """Bits of the cars that have come back in this turn from beside the track."""
        self.safety_car = False
        self.front = 0
        """The count at the front of the queue behind the safety car."""
        self.restart = False
        """Tell whether the race restarts in this turn."""

    def _clear_contest(self) -> None:
        """Set what belongs to the contest that is on: its cars, and bits of what they declared."""
        self.group: tuple[int, ...] = ()
        self.joined = 0
        self.declined = 0

    def _clear_turn(self) -> None:
        """Set what belongs to the individual turn that is on."""
        self.offer: tuple[int, ...] = ()
        """The cards a player with LUCKY has drawn and chooses from."""
        self.played: tuple[int, ...] = ()
        self.spent: tuple[int, ...] = ()
        """The cards of this turn that go to the discards, as they were played."""
        self.points = 0
        self.progress = STAYED
        self.late = False
        """Tell whether late braking is possible in this turn."""
        self.free = False
        """Tell whether an overtake is free: BANGING WHEELS at the start."""
        self.eased = 0
        """Bits of the corners in which a track card lets the car pass for one point (R55)."""
        self.origin = 0
        """The count from which the move began."""

    def copy_to(self, twin: "Race") -> None:
        """Make another race an independent copy of this one."""
        twin.setup = self.setup
        twin.luck = twin.events = None
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
        """Copy what only the Advanced Game has on the table."""
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

    def hide_from(self, seat: int) -> None:
        """Forget all that a seat can't know: other hands, cards face down, bids, the decks."""
        seen = 0
        for owner, hand in enumerate(self.hands):
            if owner == seat:
                known = sum({1 << card for card in hand})
            else:
                if self.laid[owner]:
                    self.known[owner] = 0  # any card of the hand may be what lies face down
                known = self.known[owner]
                self.hands[owner] = sorted(
                    card if known >> card & 1 else face_down(card) for card in hand
                )
                self.laid[owner] = tuple(map(face_down, self.laid[owner]))
                if self.laid[owner] and self._qualifies():
                    self.bid[owner] = HIDDEN_BID  # also while the owner thinks about it
            seen |= known
        self.fresh &= seen
        if self.offer and self.agenda[-1][1] != seat:
            known = self.known[self.agenda[-1][1]]  # two alike are shown: a SPECIAL
            self.offer = tuple(card if known >> card & 1 else UNKNOWN for card in self.offer)
        self.deck = [UNKNOWN] * len(self.deck)
        self.track_deck = [UNKNOWN_TRACK] * len(self.track_deck)

    def _qualifies(self) -> bool:
        """Tell whether cards and fuel for qualifying are being laid."""
        return self.setup.fuel and bool(self.agenda) and self.agenda[-1][0] == AT_QUALIFY

    # Where cars are

    def section(self, car: int) -> int:
        """Return the section in which a car is."""
        return self.count[car] % self.setup.length

    def kind(self, car: int) -> str:
        """Return the kind of section in which a car is."""
        return self.setup.kinds[self.count[car] % self.setup.length]

    def is_on_track(self, car: int) -> bool:
        """Tell whether a running car is not off the track."""
        return car not in self.off

    def has_moved(self, car: int) -> bool:
        """Tell whether a car has taken its individual turn."""
        return not self.waiting >> car & 1

    def all_straight(self) -> bool:
        """Tell whether every section counts as a straight: first, last, restart turn (R4)."""
        return self.restart or self.turn in (1, self.setup.last_turn)

    def no_trajectories(self) -> bool:
        """Tell whether trajectories pay no bonus: first and restart turn (R4)."""
        return self.restart or self.turn == 1

    # What drivers can do

    def drives_with(self, car: int, strategy: int) -> bool:
        """Tell whether a car has a strategy that is active: not off the track (R53)."""
        return car < PLAYERS and self.strategy[car] == strategy and car not in self.off

    def is_skilled(self, car: int, skill: int) -> bool:
        """Tell whether a car has a skill that is active: not off the track or behind the SC."""
        if car >= PLAYERS or self.skill[car] != skill:
            return False
        return car not in self.off and not self.safety_car

    def usable(self, seat: int) -> list[int]:
        """Return the cards of a hand that may be used in this turn (R21)."""
        hand, fresh = self.hands[seat], self.fresh
        return [card for card in hand if not fresh >> card & 1] if fresh else hand

    def order(self) -> list[int]:
        """Return the running cars in the order of the race (R1, R53)."""
        return sorted(self.running, key=lambda car: (-self.count[car], self.place(car)))

    def place(self, car: int) -> int:
        """Return the place of a car in its section; cars off the track are behind all (R53)."""
        cell = self.cells[self.section(car)]
        return cell.index(car) if car in cell else len(CARS) + self.off.index(car)

    def laps_down(self, car: int) -> int:
        """Return how many whole laps a car is behind the Leader (R5)."""
        leader = self.leader
        laps, rest = divmod(self.count[leader] - self.count[car], self.setup.length)
        if laps > 0 and rest == 0 and self.place(car) < self.place(leader):
            laps -= 1
        return laps

    # How cars are put somewhere else

    def take_off(self, car: int) -> None:
        """Take a car out of its section, or from where it stands beside the track."""
        if car in self.off:
            self.off = tuple(other for other in self.off if other != car)
            return
        section = self.section(car)
        cell = self.cells[section]
        if section in self.yellow and cell.index(car) < self.yellow[section]:
            self.yellow = {**self.yellow, section: self.yellow[section] - 1}
        self.cells[section] = tuple(other for other in cell if other != car)

    def put_last(self, car: int, count: int) -> None:
        """Put a car, which stands nowhere, behind all in the section of a count."""
        self.count[car] = count
        self.point[car] = NO_POINT
        self.cells[count % self.setup.length] += (car,)

    def renew_leader(self) -> None:
        """Give the Leader chit to the first car (R3), if any is left."""
        if not self.running:
            return
        count = self.count
        most = max(count[car] for car in self.running)
        cars = (*self.cells[most % self.setup.length], *self.off)
        leader = next(car for car in cars if count[car] == most)
        if leader != self.leader:
            self.leader = leader
            if self.events is not None:
                self.tell("leader", {"car": CARS[leader]})

    # Cards

    def draw(self, kind: str, seen_by: int = EVERYONE) -> int:
        """Take a card from the deck; UNKNOWN if there is none left anywhere (R39)."""
        deck = self.deck
        if not deck:
            self.reshuffle()
            deck = self.deck
            if not deck:
                return UNKNOWN
        assert self.luck is not None
        card = deck.pop(self.luck.pick(kind, deck, seen_by))
        if not deck:
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        """Make the discards the new deck."""
        if self.discards:
            self.deck = sorted(self.discards)
            self.discards = []
            if self.events is not None:
                self.tell("reshuffled", {"cards": len(self.deck), "deck": "race"})

    def lay_off(self, cards: Iterable[int]) -> None:
        """Put cards on the discards; track cards have a pile of their own (R38)."""
        for card in cards:
            (self.discards if card <= RACE_CARDS else self.track_discards).append(card)

    def draw_to_hand(self, seat: int, wanted: int) -> list[int]:
        """Let a seat draw cards and return them."""
        drawn = []
        for _ in range(wanted):
            card = self.draw("draw", seat)
            if card == UNKNOWN:
                break
            insort(self.hands[seat], card)
            drawn.append(card)
        return drawn

    def take_from_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        self.hands[seat].remove(card)
        self.known[seat] &= ~(1 << card)

    def show_in_hand(self, seat: int, card: int) -> None:
        """Put a card that all have seen into a hand."""
        insort(self.hands[seat], card)
        self.known[seat] |= 1 << card

    def cup(self) -> tuple[int, int]:
        """Return how many red and brown discs lie in the cup (R39)."""
        return max(0, RED_DISCS - sum(self.red)), BROWN_DISCS - sum(self.brown)

    # Telling

    def tell(
        self,
        kind: str,
        data: dict[str, Json],
        private: dict[int, dict[str, Json]] | None = None,
        reveals: int | None = None,
    ) -> None:
        """Write an event; call it only when events are wanted, for the facts cost time."""
        assert self.events is not None
        self.events.append(Event(kind, data, private, reveals=reveals))


assert max(TYPE_OF) < len(CARS) < CARD_NUMBERS
