"""When `rules` stops, how much fuel it takes, and which tyres it fits."""

from typing import TYPE_CHECKING, Final, NamedTuple

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.bots.judgement import Judge
from boxbox.games.race90.bots.road import road
from boxbox.games.race90.bots.symbols import best_set, lost_around
from boxbox.games.race90.bots.weights import ANY, IMPOSSIBLE, USUAL, Weights
from boxbox.games.race90.rules.advanced.fuel import (
    BIDS,
    EXTRA_TURNS,
    STOP_TURNS,
    new_chit,
    sections_for,
)
from boxbox.games.race90.rules.advanced.safety_car import physical_order
from boxbox.games.race90.rules.advanced.track_cards import HARD_TYRE_CARDS, PITTING_CARDS
from boxbox.games.race90.rules.advanced.weather import SOFT_BONUSES, SOFT_CHIPS
from boxbox.games.race90.rules.basic.damage import free_slots
from boxbox.games.race90.rules.basic.pit_stop import PITTING_SECTIONS, pit_time
from boxbox.games.race90.table.codes import FIT, FUEL
from boxbox.games.race90.table.race import HARD, PITTING, SAVE_TYRES, SOFT, Race

if TYPE_CHECKING:
    from boxbox.games.race90.bots.rules import RulesBot

NEVER: Final = 99
STOPS_AT_MOST: Final = 4
REJOINING_AT_MOST: Final = 8
"""The most that a place of return can be worth."""


# The plan


class Plan(NamedTuple):
    """How many stops a driver plans, and the turn of the next one."""

    stops: int
    turn: int


def next_stop(view: Race, seat: Seat, stops: int, weights: Weights = USUAL) -> int:
    """Return the turn in which the next stop is planned, NEVER if there is none.

    `stops` says how many are made in all; 0 leaves that to the driver.
    """
    if not stops and view.setup.modules:
        return make_plan(view, seat, weights).turn
    last = view.setup.last_turn
    fuel = view.fuel[seat]
    second = 1 + round(2 * last / 3)
    if fuel > max(BIDS):  # fuel of a stop, not of the start
        return min(fuel, second)
    if fuel:
        return min(fuel, 1 + round(last / ((stops or 1) + 1)))
    return second if stops == 2 and view.turn <= second else NEVER


def make_plan(view: Race, seat: Seat, weights: Weights) -> Plan:
    """Return how many stops pay in the rest of the race, and when to make the next.

    Cards and free damage slots should last as long as those of the stints that follow.
    """
    hand = len(view.hands[seat]) + len(view.frozen[seat])
    fuel = view.fuel[seat]
    stops, _ = best_stops(view, seat, hand, fuel, weights)
    if not stops:
        return Plan(0, NEVER)
    chart = view.chart[seat]
    assert chart is not None
    spare = free_slots(view, seat)
    cards = hand / (hand + stops * full_hand(view, seat))
    share = min(cards, spare / (spare + stops * chart.damage))
    turn = view.turn + round((view.setup.last_turn - view.turn + 1) * share)
    return Plan(stops, min(turn, fuel) if fuel else turn)


def full_hand(view: Race, seat: Seat) -> float:
    """Return how many cards a stop leaves in the hand; track cards count for more."""
    chart = view.chart[seat]
    assert chart is not None
    extra = PITTING_CARDS if view.skill[seat] == PITTING and view.setup.track_cards else 0
    return chart.cards + 1.5 * extra


def best_stops(
    view: Race, seat: Seat, hand: float, chit: int, weights: Weights
) -> tuple[int, float]:
    """Return how many stops pay with this many cards and this fuel, and what they bring."""
    setup = view.setup
    turns = setup.last_turn - view.turn + 1
    size = full_hand(view, seat)
    need = weights.use * turns - hand
    time = setup.track.pit_time - PITTING_SECTIONS * (view.skill[seat] == PITTING)
    best = (0, 0.0) if not chit else (0, -IMPOSSIBLE)
    worth = 0.0
    for stops in range(1, STOPS_AT_MOST + 1):
        cards = min(size, max(0.0, need - (stops - 1) * size))
        worth += weights.refill * cards + weights.fresh_set - time
        value = worth - (extra_sections(view, chit, stops) if setup.fuel and chit else 0)
        if value > best[1]:
            best = stops, value
    return best


def extra_sections(view: Race, chit: int, stops: int) -> int:
    """Return how many sections enough fuel for this many stops costs in all."""
    lacking = view.setup.last_turn + 1 - chit - STOP_TURNS * stops
    return max(0, -(-lacking // EXTRA_TURNS))


# Whether to stop


def stops_now(bot: "RulesBot", view: Race, seat: Seat) -> bool:
    """True if the driver should stop in this turn."""
    planned = next_stop(view, seat, bot.stops, bot.weights)
    w = bot.weights
    if view.turn >= planned or bot.stops:
        return view.turn >= planned - (w.window if view.safety_car else 0)
    if view.safety_car:
        return stops_behind_safety_car(view, seat, w)
    if planned == NEVER:
        cured = cure(view, seat, view.setup.last_turn - view.turn + 1)
        return gains(bot, view, seat, planned, pit_time(view, seat) + w.box - cured)
    wait = planned - view.turn
    if wait < w.window and gains(bot, view, seat, planned, w.box * wait + 4):
        return True
    return cure(view, seat, wait) > 0.5 * wait + 1


def gains(bot: "RulesBot", view: Race, seat: Seat, planned: int, wanted: float) -> bool:
    """True if service and the place of return are worth more than is wanted."""
    judge = Judge(view, seat, planned, bot.weights)
    worth = service(judge)
    return worth + REJOINING_AT_MOST > wanted and worth + rejoining(judge) > wanted


def stops_behind_safety_car(view: Race, seat: Seat, weights: Weights) -> bool:
    """True if the driver should stop behind the safety car, which only costs the places behind."""
    order = physical_order(view)
    cost = len(order) - 1 - order.index(seat)
    hand, full = len(view.hands[seat]) + len(view.frozen[seat]), full_hand(view, seat)
    fuel = view.fuel[seat]
    chit = fuel + STOP_TURNS if fuel and fuel + STOP_TURNS <= view.setup.last_turn else 0
    _, later = best_stops(view, seat, hand, fuel, weights)
    _, after = best_stops(view, seat, full, chit, weights)
    use = weights.use * (view.setup.last_turn - view.turn + 1)
    cards = weights.refill * (min(use, full) - min(use, hand))
    gain = after - later + cards + weights.fresh_set + cure(view, seat, 6)
    return gain > cost + weights.box


def cure(view: Race, seat: Seat, turns: int) -> float:
    """Return the movement that other tyres would save in this many turns."""
    if not view.setup.has_weather:
        return 0.0
    now = lost_around(view, view.tyre_type[seat], view.weather)
    return turns * max(0.0, now - best_set(view))


def service(judge: Judge) -> float:
    """Return what new cards, tyres and repairs are worth until the flag."""
    view, seat, w = judge.view, judge.seat, judge.weights
    chart = view.chart[seat]
    assert chart is not None
    turns = view.setup.last_turn - view.turn + 1
    hand = len(view.hands[seat]) + len(view.frozen[seat])
    use = 0.8 * turns
    worth = w.need_card * (min(use, full_hand(view, seat)) - min(use, hand))
    worth += w.need_tyre * (min(turns, chart.tyres) - min(turns, view.tyres[seat]))
    if view.setup.has_weather:
        worth += w.fresh_set
    return worth + w.need_damage * min(view.red[seat], turns / 3)


def rejoining(judge: Judge) -> float:
    """Return how much better the place after a stop is, apart from the sections lost."""
    view, seat = judge.view, judge.seat
    colours = judge.colours(view.hands[seat])
    there = view.count[seat] - pit_time(view, seat)
    section = there % view.setup.length
    cell = view.cells[section]
    worth = -0.3 * len(cell)
    if section not in view.yellow:
        worth += judge.trajectory(there, ANY)
    ways = road(view, seat, 4, True)
    blocked = 4 - (ways[4].at - ways[0].at)
    own = view.point[seat]
    if own >= 0:
        worth -= judge.trajectory(view.count[seat], colours, own)
    return worth + 0.5 * max(0, blocked)


# Fuel and tyres

EARLY: Final = 0.7
"""How many turns before the planned one a driver stops on average, as good chances come early."""


def refuel(bot: "RulesBot", view: Race, seat: Seat, codes: list[Code]) -> Code:
    """Return the code of the fuel that loses the fewest sections until the flag."""
    turns = [code - FUEL for code in codes]
    if bot.stops:
        return Code(FUEL + told_fuel(view, seat, bot.stops, turns))

    def worth(wanted: int) -> float:
        chit = new_chit(view, seat, wanted)
        _, value = best_stops(view, seat, full_hand(view, seat), chit, bot.weights)
        return value - sections_for(wanted)

    return Code(FUEL + max(turns, key=worth))


def told_fuel(view: Race, seat: Seat, stops: int, turns: list[int]) -> int:
    """Return the fuel for a driver told how often to stop: for one more stint, or to the end."""
    if stops == 1 or view.fuel[seat] > max(BIDS):
        return turns[-1]
    second = 1 + round(2 * view.setup.last_turn / 3)
    far = [wanted for wanted in turns if new_chit(view, seat, wanted) >= second]
    return far[0] if far else turns[-1]


def tyres(bot: "RulesBot", view: Race, seat: Seat, codes: list[Code]) -> Code:
    """Return the code of the tyres for the weather and the turns until the next stop."""
    planned = next_stop(view, seat, bot.stops, bot.weights)
    stint: float = min(planned, view.setup.last_turn + 1) - max(1, view.turn)
    if not bot.stops and planned != NEVER:
        stint -= EARLY
    return max(codes, key=lambda code: tyre_worth(view, seat, code - FIT, stint, bot.weights))


def tyre_worth(view: Race, seat: Seat, kind: int, stint: float, weights: Weights) -> float:
    """Return what a new set is worth for a stint."""
    worth = -stint * lost_around(view, kind, view.weather)
    if kind == HARD and view.setup.track_cards:
        worth += weights.hard * HARD_TYRE_CARDS
    if kind == SOFT:
        worth += weights.soft * min(SOFT_BONUSES, stint)
        worth -= chips_missed(view, seat, stint) * weights.soft_chip
    return worth


def chips_missed(view: Race, seat: Seat, stint: float) -> float:
    """Return what the chips that soft tyres lack are worth: dear in a long stint, or with cards
    that cost many."""
    chart = view.chart[seat]
    assert chart is not None
    hand = sum(view.setup.cards[card].tyres for card in view.hands[seat])
    need = 0.62 * stint + hand
    if view.strategy[seat] == SAVE_TYRES:
        need *= 0.6
    left = chart.tyres - SOFT_CHIPS
    return min(float(SOFT_CHIPS), max(0.0, need - left)) + 0.3
