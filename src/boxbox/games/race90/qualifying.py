"""From the box to the grid: charts, hands, substitute car, qualifying, starting fuel, strategy."""

from collections.abc import Iterable, Sequence
from typing import Final

from boxbox.games.race90.cards import FAST, SLOW, card_text
from boxbox.games.race90.codes import CHART, KEEP_HAND, NEW_HAND, QUALIFY, STRATEGY
from boxbox.games.race90.race import (
    CARS,
    PLAYERS,
    ROBOT_TYPES,
    STRATEGIES,
    TYPE_OF,
    Race,
    Step,
)
from boxbox.games.race90.steps import (
    AFTER_SKIP,
    AT_CHART,
    AT_QUALIFY,
    AT_START,
    AT_STRATEGY,
    AT_SUBSTITUTE,
    DEAL,
    GRID,
    SET_UP,
    TURN,
    WHEN,
)
from boxbox.games.race90.track import GRID_ROW

OPENING: Final[Step] = (SET_UP, -1, 0, 0)
FUEL_FIRST, FUEL_SECOND, FUEL_OTHERS, FUEL_LAST = 8, 10, 12, 14
"""The turns in which the cars of the grid must have refuelled."""


def robots_for(players: int) -> tuple[int, ...]:
    """Return the robots of a race by the number of its players."""
    each = 3 if players <= 3 else 2
    return tuple(car for kind in (FAST, SLOW) for car in ROBOT_TYPES[kind][:each])


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
            "level": "junior" if setup.junior else "basic",
            "short": setup.short,
            "players": setup.players,
            "robots": [CARS[car] for car in setup.robots],
        })  # fmt: skip
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
        race.discards += hand
        if race.events is not None:
            cards = [card_text(card) for card in hand]
            race.tell("discarded", {"seat": seat, "cards": cards, "why": "hand"})
        deal_hand(race, seat)


def legal_qualify(race: Race, seat: int) -> list[int]:
    """Offer every card of the hand, and the one that lies there already."""
    return [QUALIFY + card for card in sorted((*race.hands[seat], *race.laid[seat]))]


def choose_qualify(race: Race, seat: int, code: int) -> None:
    """Lay a card face down; when all lie there they are shown."""
    card = code - QUALIFY
    first = not race.laid[seat]
    for earlier in race.laid[seat]:
        race.hands[seat] = sorted([*race.hands[seat], earlier])
    race.hands[seat].remove(card)
    race.laid[seat] = (card,)
    if race.events is not None and first:
        race.tell("sealed", {"seat": seat})
    if all(race.laid):
        race.agenda.pop()


def line_up(race: Race, _: Step) -> None:
    """Show the cards, draw the robots' chits, form the grid (R76)."""
    setup = race.setup
    values = {}
    for seat in range(setup.players):
        (card,) = race.laid[seat]
        race.laid[seat] = ()
        race.target[seat] = card
        values[seat] = setup.moves[card], -setup.factors[card]
        tell_value(race, seat, card_text(card), values[seat], seat)
    for car in setup.robots:
        values[car] = draw_chit(race, car)
        tell_value(race, car, None, values[car], None)
    order = sort_grid(race, values)
    place(race, order)
    fuel(race, order)
    race.agenda.append((TURN, -1, 0, 0))
    choose_strategies(race, [car for car in order if car < PLAYERS])


def tell_value(
    race: Race, car: int, card: str | None, value: tuple[int, int], reveals: int | None
) -> None:
    """Tell what a driver has qualified with."""
    if race.events is not None:
        data = {"car": CARS[car], "card": card, "move": value[0], "factor": -value[1]}
        race.tell("qualified", data, reveals=reveals)


def draw_chit(race: Race, car: int) -> tuple[int, int]:
    """Draw a chit of a robot's type, without replacement (R76)."""
    chits = race.setup.data.chits
    left = [at for at in race.chits if chits[at].type == TYPE_OF[car]]
    assert race.luck is not None
    drawn = left[race.luck.pick("chit", left)]
    race.chits = tuple(at for at in race.chits if at != drawn)
    return chits[drawn].basic, -chits[drawn].factor


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


def fuel(race: Race, order: Sequence[int]) -> None:
    """Place the refuelling chits; Junior has none."""
    turns = [FUEL_FIRST, FUEL_SECOND, *[FUEL_OTHERS] * (len(order) - 3), FUEL_LAST]
    placed = [] if race.setup.junior else list(zip(order, turns, strict=True))
    for car, turn in placed:
        if car < PLAYERS:
            race.fuel[car] = turn
    robots = [(turn, TYPE_OF[car]) for car, turn in placed if car >= PLAYERS]
    race.robot_fuel = tuple(sorted(robots))
    if race.events is not None:
        chits = {CARS[car]: turn for car, turn in placed}
        race.tell("grid", {"order": [CARS[car] for car in order], "fuel": chits})


def choose_strategies(race: Race, seats: Iterable[int]) -> None:
    """Let the players choose in the order of the grid; Junior has no strategies."""
    setup = race.setup
    if setup.junior:
        return
    if setup.strategies:
        for seat in seats:
            take_strategy(race, seat, setup.strategies[seat], AT_START)
    else:
        race.agenda += [(AT_STRATEGY, seat, AT_START, 0) for seat in reversed([*seats])]


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
