"""From the box to the grid: charts, hands, substitute car, qualifying, starting fuel, strategy."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from boxbox.games.race90 import car_setup, skills, weather
from boxbox.games.race90.cards import FAST, SLOW, SUPERFAST, Chit, card_text
from boxbox.games.race90.codes import CHART, FUEL, KEEP_HAND, NEW_HAND, QUALIFY, STRATEGY
from boxbox.games.race90.fuel import BIDS, legal_bid, place_chits
from boxbox.games.race90.race import (
    CARS,
    HIDDEN_BID,
    MODULES,
    PLAYERS,
    QUALIFYING,
    ROBOT_TYPES,
    STRATEGIES,
    TYPE_OF,
    Race,
    Step,
)
from boxbox.games.race90.steps import (
    AFTER_SKIP,
    AGREED,
    AT_CHART,
    AT_QUALIFY,
    AT_START,
    AT_STRATEGY,
    AT_SUBSTITUTE,
    AT_TYRES,
    DEAL,
    GRID,
    SET_UP,
    TURN,
    WHEN,
)
from boxbox.games.race90.track import GRID_ROW
from boxbox.games.race90.track_cards import QUALIFYING_CARDS, draw_track_cards

OPENING: Final[Step] = (SET_UP, -1, 0, 0)
QUALIFYING_BONUS: Final = 2


def robots_for(players: int, superfast: bool) -> tuple[int, ...]:
    """Return the robots of a race by the number of its players."""
    each = 3 if players <= 3 else 2
    robots = tuple(car for kind in (FAST, SLOW) for car in ROBOT_TYPES[kind][:each])
    return (*robots, *ROBOT_TYPES[SUPERFAST]) if superfast else robots


def set_up(race: Race, _: Step) -> None:
    """Lay out what the players begin with."""
    setup = race.setup
    seats = range(setup.players)
    race.agenda += [(GRID, -1, 0, 0), (AT_QUALIFY, -1, 0, 0)]
    race.agenda += [(AT_SUBSTITUTE, seat, 0, 0) for seat in reversed(seats)]
    race.agenda.append((DEAL, -1, 0, 0))
    if race.events is not None:
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
        for seat, name in enumerate(setup.charts):
            take_chart(race, seat, names.index(name))
    elif setup.random_charts:
        assert race.luck is not None
        for seat in seats:
            free = free_charts(race)
            take_chart(race, seat, free[race.luck.pick("chart", free)])
    else:
        race.agenda += [(AT_CHART, seat, 0, 0) for seat in reversed(seats)]


def free_charts(race: Race) -> list[int]:
    """Return the charts of which nobody has taken either side."""
    taken = {chart.country for chart in race.chart if chart}
    charts = race.setup.data.charts
    return [at for at, chart in enumerate(charts) if chart.country not in taken]


def legal_chart(race: Race, _: Step) -> list[int]:
    """Offer the charts that are left."""
    return [CHART + at for at in free_charts(race)]


def choose_chart(race: Race, step: Step, code: int) -> None:
    """Take a chart."""
    take_chart(race, step[1], code - CHART)


def take_chart(race: Race, seat: int, at: int) -> None:
    """Give a seat a side of a chart, with its tyre chips."""
    chart = race.setup.data.charts[at]
    race.chart[seat] = chart
    race.tyres[seat] = chart.tyres
    if race.events is not None:
        race.tell("chart", {"seat": seat, "chart": chart.name})


def deal(race: Race, _: Step) -> None:
    """Deal every player a card more than the chart says."""
    for seat in range(race.setup.players):
        deal_hand(race, seat)


def deal_hand(race: Race, seat: int) -> None:
    """Deal one hand."""
    chart = race.chart[seat]
    assert chart is not None
    drawn = race.draw_to_hand(seat, chart.cards + 1)
    if race.events is not None:
        private = {seat: {"cards": [card_text(card) for card in drawn]}}
        race.tell("dealt", {"seat": seat, "count": len(drawn)}, private)


def legal_substitute(_: Race, __: Step) -> list[int]:
    """Offer the substitute car."""
    return [KEEP_HAND, NEW_HAND]


def choose_substitute(race: Race, step: Step, code: int) -> None:
    """Keep the hand, or lay it off and draw another."""
    seat = step[1]
    if race.events is not None:
        race.tell("substitute", {"seat": seat, "new": code == NEW_HAND})
    if code == NEW_HAND:
        hand = race.hands[seat]
        race.hands[seat] = []
        race.lay_off(hand)
        if race.events is not None:
            cards = [card_text(card) for card in hand]
            race.tell("discarded", {"seat": seat, "cards": cards, "why": "hand"})
        deal_hand(race, seat)


def has_qualified(race: Race, seat: int) -> bool:
    """Tell whether a card lies there, and a fuel bid where there are such."""
    return bool(race.laid[seat]) and bool(race.bid[seat] or not race.setup.fuel)


def owes_bid(race: Race, seat: int) -> bool:
    """Tell whether a seat has laid a card and is asked for its fuel."""
    return bool(race.laid[seat]) and not has_qualified(race, seat)


def yet_to_qualify(race: Race) -> list[int]:
    """Return the seats that are awaited.

    A view tells who has laid a card but not who still thinks about fuel: any of them may.
    """
    seats = range(race.setup.players)
    return [seat for seat in seats if not has_qualified(race, seat)] or [
        seat for seat in seats if race.bid[seat] == HIDDEN_BID
    ]


def legal_qualify(race: Race, seat: int) -> list[int]:
    """Offer every card of the hand, and the one that lies there already; then the fuel."""
    if owes_bid(race, seat):
        return legal_bid()
    return [QUALIFY + card for card in sorted((*race.hands[seat], *race.laid[seat]))]


def choose_qualify(race: Race, seat: int, code: int) -> None:
    """Lay a card face down, then bid fuel; when all have done so they are shown."""
    if owes_bid(race, seat):
        race.bid[seat] = code - FUEL
    else:
        lay_card(race, seat, code - QUALIFY)
    if all(has_qualified(race, other) for other in range(race.setup.players)):
        race.agenda.pop()


def lay_card(race: Race, seat: int, card: int) -> None:
    """Lay a card face down instead of one that lies there; the fuel is then bid anew."""
    first = not race.laid[seat]
    race.bid[seat] = 0
    for earlier in race.laid[seat]:
        race.hands[seat] = sorted([*race.hands[seat], earlier])
    race.hands[seat].remove(card)
    race.laid[seat] = (card,)
    if race.events is not None and first:
        race.tell("sealed", {"seat": seat})


class Qualified(NamedTuple):
    """What a driver has qualified with: card or chit, and what is added to it."""

    move: int
    factor: int
    fuel: int = 0
    """The bonus of the fuel bid."""
    skill: int = 0

    @property
    def value(self) -> tuple[int, int]:
        """What the grid is sorted by: the highest value, then the lowest factor."""
        return self.move + self.fuel + self.skill, -self.factor


def line_up(race: Race, _: Step) -> None:
    """Show the cards, draw the robots' chits, form the grid (R76)."""
    setup = race.setup
    made: dict[int, Qualified] = {}
    pit_turns: dict[int, int] = {}
    for seat in range(setup.players):
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
    race.agenda.append((TURN, -1, 0, 0))
    prepare(race, [car for car in order if car < PLAYERS])


def qualified(race: Race, seat: int, card: int) -> Qualified:
    """Return what a player has qualified with."""
    setup = race.setup
    return Qualified(
        setup.moves[card],
        setup.factors[card],
        BIDS[race.bid[seat]] if setup.fuel else 0,
        QUALIFYING_BONUS if race.skill[seat] == QUALIFYING else 0,
    )


def value_of(race: Race, chit: Chit) -> int:
    """Return a robot's value; the higher one belongs to fuel management (R65, B19)."""
    if race.setup.fuel:
        return chit.advanced
    return chit.advanced - 1 if chit.type == SUPERFAST else chit.basic


def tell_qualified(race: Race, car: int, card: str | None, made: Qualified) -> None:
    """Tell what a driver has qualified with."""
    if race.events is not None:
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
        race.tell("qualified", data, reveals=car if player else None)


def prepare(race: Race, seats: list[int]) -> None:
    """Before the start: QUALIFYING's cards, then weather, tyres and strategies in grid order."""
    choose_strategies(race, seats)
    if race.setup.has_weather:
        race.agenda += [(AT_TYRES, seat, AT_START, 0) for seat in reversed(seats)]
    for seat in seats:
        if race.skill[seat] == QUALIFYING:
            draw_track_cards(race, seat, QUALIFYING_CARDS, "qualifying")
    if race.setup.has_weather:
        weather.start(race)


def draw_chit(race: Race, car: int) -> Chit:
    """Draw a chit of a robot's type, without replacement (R76)."""
    chits = race.setup.data.chits
    left = [at for at in race.chits if chits[at].type == TYPE_OF[car]]
    assert race.luck is not None
    drawn = left[race.luck.pick("chit", left)]
    race.chits = tuple(at for at in race.chits if at != drawn)
    return chits[drawn]


def sort_grid(race: Race, values: dict[int, tuple[int, int]]) -> list[int]:
    """Return the cars from first to last; who is level in everything is drawn."""
    assert race.luck is not None
    order: list[int] = []
    for value in sorted(set(values.values()), reverse=True):
        level = [car for car in values if values[car] == value]
        while len(level) > 1:
            order.append(level.pop(race.luck.pick("grid", level)))
        order += level
    return order


def place(race: Race, order: Sequence[int]) -> None:
    """Put the cars on the grid, four in a section."""
    race.running = tuple(sorted(order))
    for at, car in enumerate(order):
        race.put_last(car, -(at // GRID_ROW))
    race.renew_leader()


def choose_strategies(race: Race, seats: Iterable[int]) -> None:
    """Let the players choose in the order of the grid; Junior has no strategies."""
    setup = race.setup
    if setup.junior:
        return
    if setup.strategies:
        race.agenda.append((AGREED, -1, 0, 0))
    else:
        race.agenda += [(AT_STRATEGY, seat, AT_START, 0) for seat in reversed([*seats])]


def take_agreed(race: Race, _: Step) -> None:
    """Lay the strategies that were agreed, in the order of the grid."""
    for seat in [car for car in race.order() if car < PLAYERS]:
        take_strategy(race, seat, race.setup.strategies[seat], AT_START)


def legal_strategy(_: Race, __: Step) -> list[int]:
    """Offer all six strategies, the one in use included."""
    return [STRATEGY + at for at in range(len(STRATEGIES))]


def choose_strategy(race: Race, step: Step, code: int) -> None:
    """Take a strategy: at the start, in a pit stop, after a skip."""
    take_strategy(race, step[1], code - STRATEGY, step[2])


def take_strategy(race: Race, seat: int, strategy: int, when: int) -> None:
    """Lay a strategy chit on the chart; after a skip it holds from the next turn on (R36)."""
    if when == AFTER_SKIP:
        race.new_strategy[seat] = strategy
    else:
        race.strategy[seat] = strategy
    if race.events is not None:
        data = {"seat": seat, "strategy": STRATEGIES[strategy], "when": WHEN[when]}
        race.tell("strategy", data)
