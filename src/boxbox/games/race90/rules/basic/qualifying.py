"""From the box to the grid: charts, hands, substitute car, qualifying, starting fuel, strategy."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from boxbox.core.game import Code
from boxbox.core.seats import Seat, by_seat
from boxbox.games.race90.rules.advanced import car_setup, skills, weather
from boxbox.games.race90.rules.advanced.fuel import BIDS, legal_bid, place_chits
from boxbox.games.race90.rules.advanced.track_cards import QUALIFYING_CARDS, draw_track_cards
from boxbox.games.race90.table.cards import FAST, SLOW, SUPERFAST, Card, Chit, card_text
from boxbox.games.race90.table.cars import CARS, PLAYERS, ROBOT_TYPES, SEATS, TYPE_OF, Car, Robot
from boxbox.games.race90.table.codes import (
    CARD_OF,
    CHART,
    FUEL,
    KEEP_HAND,
    NEW_HAND,
    QUALIFY,
    STRATEGY,
)
from boxbox.games.race90.table.race import HIDDEN_BID, MODULES, QUALIFYING, STRATEGIES, Race
from boxbox.games.race90.table.steps import (
    AFTER_SKIP,
    AGREED,
    ASK_CHOICE,
    AT_CHART,
    AT_QUALIFY,
    AT_START,
    AT_STRATEGY,
    AT_SUBSTITUTE,
    AT_TYRES,
    DEAL,
    GRID,
    NEW_TURN,
    OF_DRIVER,
    OF_TABLE,
    SET_UP,
    WHEN,
    Choice,
    Step,
)
from boxbox.games.race90.table.track import GRID_ROW

OPENING: Final = OF_TABLE[SET_UP]
QUALIFYING_BONUS: Final = 2


def robots_for(players: int, superfast: bool) -> tuple[Robot, ...]:
    """Return the robots of a race with this many players."""
    each = 3 if players <= 3 else 2
    robots = tuple(car for kind in (FAST, SLOW) for car in ROBOT_TYPES[kind][:each])
    return (*robots, *ROBOT_TYPES[SUPERFAST]) if superfast else robots


def set_up(race: Race, _: Step) -> None:
    """Lay out what the players start with."""
    setup = race.setup
    seats = setup.seats
    race.agenda += [OF_TABLE[GRID], OF_TABLE[AT_QUALIFY]]
    race.agenda += [OF_DRIVER[AT_SUBSTITUTE][seat] for seat in reversed(seats)]
    race.agenda.append(OF_TABLE[DEAL])
    if race.telling:
        race.tell("set-up", {
            "track": setup.track.name,
            "level": setup.level,
            "modules": [module for module in MODULES if module in setup.modules],
            "short": setup.short,
            "players": setup.players,
            "robots": [CARS[car] for car in setup.robots],
        })  # fmt: skip
    car_setup.ask_all(race)
    skills.give_out(race)
    if setup.charts:
        names = [chart.name for chart in setup.data.charts]
        for seat, name in by_seat(setup.charts):
            take_chart(race, seat, names.index(name))
    elif setup.random_charts:
        for seat in seats:
            free = free_charts(race)
            take_chart(race, seat, free[race.luck.pick("chart", free)])
    else:
        race.agenda += [OF_DRIVER[AT_CHART][seat] for seat in reversed(seats)]


def free_charts(race: Race) -> list[int]:
    """Return the charts neither side of which is taken."""
    taken = {chart.country for chart in race.chart if chart}
    charts = race.setup.data.charts
    return [at for at, chart in enumerate(charts) if chart.country not in taken]


def legal_chart(race: Race, _: Step) -> list[Code]:
    """Offer the charts that are left."""
    return [Code(CHART + at) for at in free_charts(race)]


def choose_chart(race: Race, step: Step, code: Code) -> None:
    """Take a chart."""
    take_chart(race, step.seat, code - CHART)


def take_chart(race: Race, seat: Seat, at: int) -> None:
    """Give a seat a side of a chart, with its tyre chips."""
    chart = race.setup.data.charts[at]
    race.chart[seat] = chart
    race.tyres[seat] = chart.tyres
    if race.telling:
        race.tell("chart", {"seat": seat, "chart": chart.name})


def deal(race: Race, _: Step) -> None:
    """Deal every player one card more than the chart says."""
    for seat in race.setup.seats:
        deal_hand(race, seat)


def deal_hand(race: Race, seat: Seat) -> None:
    """Deal one hand."""
    chart = race.chart[seat]
    assert chart is not None
    drawn = race.draw_to_hand(seat, chart.cards + 1)
    if race.telling:
        private = {seat: {"cards": [card_text(card) for card in drawn]}}
        race.tell("dealt", {"seat": seat, "count": len(drawn)}, private)


def legal_substitute(_: Race, __: Step) -> list[Code]:
    """Offer the substitute car."""
    return [KEEP_HAND, NEW_HAND]


def choose_substitute(race: Race, step: Step, code: Code) -> None:
    """Keep the hand, or discard it and draw another."""
    seat = step.seat
    if race.telling:
        race.tell("substitute", {"seat": seat, "new": code == NEW_HAND})
    if code == NEW_HAND:
        hand = race.hands[seat]
        race.hands[seat] = []
        race.lay_off(hand)
        if race.telling:
            cards = [card_text(card) for card in hand]
            race.tell("discarded", {"seat": seat, "cards": cards, "why": "hand"})
        deal_hand(race, seat)


def has_qualified(race: Race, seat: Seat) -> bool:
    """True if a seat has laid a card, and bid fuel where the race has bids."""
    return bool(race.laid[seat]) and bool(race.bid[seat] or not race.setup.fuel)


def owes_bid(race: Race, seat: Seat) -> bool:
    """True if a seat has laid a card and still has to bid fuel."""
    return bool(race.laid[seat]) and not has_qualified(race, seat)


def yet_to_qualify(race: Race) -> list[Seat]:
    """Return the seats that still have to answer.

    A view shows who has laid a card but not who is still to bid fuel: it may be any of them.
    """
    seats = race.setup.seats
    return [seat for seat in seats if not has_qualified(race, seat)] or [
        seat for seat in seats if race.bid[seat] == HIDDEN_BID
    ]


def legal_qualify(race: Race, seat: Seat) -> list[Code]:
    """Offer every card in hand, and the one already laid; then the fuel."""
    if owes_bid(race, seat):
        return legal_bid()
    return [QUALIFY.of[card] for card in sorted((*race.hands[seat], *race.laid[seat]))]


def choose_qualify(race: Race, seat: Seat, code: Code) -> None:
    """Lay a card face down, then bid fuel; the cards are shown once everybody has."""
    if owes_bid(race, seat):
        race.bid[seat] = code - FUEL
    else:
        lay_card(race, seat, CARD_OF[code])
    if all(has_qualified(race, other) for other in race.setup.seats):
        race.agenda.pop()


def lay_card(race: Race, seat: Seat, card: Card) -> None:
    """Lay a card face down, replacing any laid before; the fuel must then be bid again."""
    first = not race.laid[seat]
    race.bid[seat] = 0
    for earlier in race.laid[seat]:
        race.hands[seat] = sorted([*race.hands[seat], earlier])
    race.hands[seat].remove(card)
    race.laid[seat] = (card,)
    if race.telling and first:
        race.tell("sealed", {"seat": seat})


class Qualified(NamedTuple):
    """What a driver qualified with: card or chit, and what is added to it."""

    move: int
    factor: int
    fuel: int = 0
    """The bonus of the fuel bid."""
    skill: int = 0

    @property
    def value(self) -> tuple[int, int]:
        """What the grid is sorted by: highest value first, then lowest factor."""
        return self.move + self.fuel + self.skill, -self.factor


def line_up(race: Race, _: Step) -> None:
    """Show the cards, draw the robots' chits, and form the grid (R76)."""
    setup = race.setup
    made: dict[Car, Qualified] = {}
    pit_turns: dict[Car, int] = {}
    for seat in setup.seats:
        (card,) = race.laid[seat]
        race.laid[seat] = ()
        race.target[seat] = card
        made[seat] = qualified(race, seat, card)
        tell_qualified(race, seat, card_text(card), made[seat])
    for car in setup.robots:
        chit = draw_chit(race, car)
        made[car] = Qualified(value_of(race, chit), chit.factor)
        pit_turns[car] = chit.pit_turn
        tell_qualified(race, car, None, made[car])
    order = sort_grid(race, {car: what.value for car, what in made.items()})
    place(race, order)
    place_chits(race, order, pit_turns)
    race.agenda.append(NEW_TURN)
    prepare(race, [SEATS[car] for car in order if car < PLAYERS])


def qualified(race: Race, seat: Seat, card: Card) -> Qualified:
    """Return what a player qualified with."""
    setup = race.setup
    return Qualified(
        setup.moves[card],
        setup.factors[card],
        BIDS[race.bid[seat]] if setup.fuel else 0,
        QUALIFYING_BONUS if race.skill[seat] == QUALIFYING else 0,
    )


def value_of(race: Race, chit: Chit) -> int:
    """Return a robot's value; the higher one is for fuel management (R65, B19)."""
    if race.setup.fuel:
        return chit.advanced
    return chit.advanced - 1 if chit.type == SUPERFAST else chit.basic


def tell_qualified(race: Race, car: Car, card: str | None, made: Qualified) -> None:
    """Report what a driver qualified with."""
    if race.telling:
        player = car < PLAYERS
        data = {
            "car": CARS[car],
            "card": card,
            "move": made.move,
            "factor": made.factor,
            "fuel": race.bid[car] or None if player else None,
            "fuel_bonus": made.fuel,
            "skill": made.skill,
            "value": made.value[0],
        }
        race.tell("qualified", data, reveals=SEATS[car] if player else None)


def prepare(race: Race, seats: list[Seat]) -> None:
    """Prepare the start: QUALIFYING's cards, then weather, tyres and strategies in grid order."""
    choose_strategies(race, seats)
    if race.setup.has_weather:
        race.agenda += [ASK_CHOICE[AT_TYRES][seat][AT_START] for seat in reversed(seats)]
    for seat in seats:
        if race.skill[seat] == QUALIFYING:
            draw_track_cards(race, seat, QUALIFYING_CARDS, "qualifying")
    if race.setup.has_weather:
        weather.start(race)


def draw_chit(race: Race, car: Car) -> Chit:
    """Draw a chit of a robot's type, without replacement (R76)."""
    chits = race.setup.data.chits
    left = [at for at in race.chits if chits[at].type == TYPE_OF[car]]
    drawn = left[race.luck.pick("chit", left)]
    race.chits = tuple(at for at in race.chits if at != drawn)
    return chits[drawn]


def sort_grid(race: Race, values: dict[Car, tuple[int, int]]) -> list[Car]:
    """Return the cars from first to last; complete ties are drawn."""
    order: list[Car] = []
    for value in sorted(set(values.values()), reverse=True):
        level = [car for car in values if values[car] == value]
        while len(level) > 1:
            order.append(level.pop(race.luck.pick("grid", level)))
        order += level
    return order


def place(race: Race, order: Sequence[Car]) -> None:
    """Put the cars on the grid, four in a section."""
    race.running = tuple(sorted(order))
    for at, car in enumerate(order):
        race.put_last(car, -(at // GRID_ROW))
    race.renew_leader()


def choose_strategies(race: Race, seats: Iterable[Seat]) -> None:
    """Let the players choose in grid order; Junior has no strategies."""
    setup = race.setup
    if setup.junior:
        return
    if setup.strategies:
        race.agenda.append(OF_TABLE[AGREED])
    else:
        race.agenda += [ASK_CHOICE[AT_STRATEGY][seat][AT_START] for seat in reversed([*seats])]


def take_agreed(race: Race, _: Step) -> None:
    """Lay the agreed strategies, in grid order."""
    for seat in [SEATS[car] for car in race.order() if car < PLAYERS]:
        take_strategy(race, seat, race.setup.strategies[seat], AT_START)


def legal_strategy(_: Race, __: Step) -> list[Code]:
    """Offer all six strategies, including the current one."""
    return [Code(STRATEGY + at) for at in range(len(STRATEGIES))]


def choose_strategy(race: Race, step: Choice, code: Code) -> None:
    """Take a strategy: at the start, in a pit stop, or after a skip."""
    take_strategy(race, step.seat, code - STRATEGY, step.when)


def take_strategy(race: Race, seat: Seat, strategy: int, when: int) -> None:
    """Lay a strategy chit on the chart; after a skip it counts from the next turn (R36)."""
    if when == AFTER_SKIP:
        race.new_strategy[seat] = strategy
    else:
        race.strategy[seat] = strategy
    if race.telling:
        data = {"seat": seat, "strategy": STRATEGIES[strategy], "when": WHEN[when]}
        race.tell("strategy", data)
