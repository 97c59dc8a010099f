"""What choices beside the track do: the car, the hand, fuel, tyres, strategies, pit stops."""

from boxbox.core.event import Json
from boxbox.games.race90 import safety_car
from boxbox.games.race90.car_setup import points_of
from boxbox.games.race90.cards import Chart
from boxbox.games.race90.codes import SETUPS
from boxbox.games.race90.conditions import lost_with
from boxbox.games.race90.fuel import BIDS, STOP_TURNS, new_chit, offers, sections_for
from boxbox.games.race90.pit_stop import excess, set_back
from boxbox.games.race90.race import CARS, HARD, PITTING
from boxbox.games.race90.state import State
from boxbox.games.race90.steps import AFTER_SKIP, AT_REFUEL
from boxbox.games.race90.track_cards import PITTING_CARDS
from boxbox.games.race90.variants import last_robot
from boxbox.games.race90.weather import SOFT_SETS, chips_of

Facts = dict[str, Json]


# Before the race


def chart_facts(view: State, _: int, at: int) -> Facts:
    """Return what is printed on a chart."""
    chart = view.setup.data.charts[at]
    return {"tyres": chart.tyres, "cards": chart.cards, "damage": chart.damage}


def setup_facts(_: State, __: int, at: int) -> Facts:
    """Return what a set-up gives and takes."""
    tyres, cards, damage = SETUPS[at]
    points = points_of(SETUPS[at])
    return {"tyres": tyres, "cards": cards, "damage": damage, "points": points}


def new_hand_facts(view: State, seat: int) -> Facts:
    """Return how many cards the substitute car brings."""
    return {"cards": own_chart(view, seat).cards + 1}


# The hand


def own_chart(view: State, seat: int) -> Chart:
    """Return the chart of a seat that has one."""
    chart = view.chart[seat]
    assert chart is not None
    return chart


def card_facts(view: State, _: int, card: int) -> Facts:
    """Return what is printed on a card."""
    return {"move": view.setup.moves[card], "factor": view.setup.factors[card]}


def draws(view: State, seat: int) -> int:
    """Return how many cards a service would bring as the hand is now."""
    return max(0, -excess(view, seat))


def enough_facts(view: State, seat: int) -> Facts:
    """Return how many cards a service brings if no more are laid off."""
    return {"draws": draws(view, seat)}


def discard_facts(view: State, seat: int, card: int) -> Facts:
    """Return what is laid off in a pit stop, and how many cards the service would bring then."""
    return card_facts(view, seat, card) | {"draws": max(0, 1 - excess(view, seat))}


# Strategies


def strategy_facts(view: State, seat: int, strategy: int) -> Facts:
    """Return from which turn on a strategy holds."""
    later = view.agenda[-1][2] == AFTER_SKIP or not view.turn
    return {"current": view.strategy[seat] == strategy, "turn": view.turn + later}


def keep_facts(view: State, seat: int) -> Facts:
    """Return the strategy that is kept, as if it were chosen."""
    return strategy_facts(view, seat, view.strategy[seat])


# Pit stops


def place_after_stop(view: State, seat: int, extra: int) -> Facts:
    """Return where a car comes back on the track."""
    twin = view.copy()
    set_back(twin, seat, extra)
    return _here(twin, seat)


def place_in_queue(view: State, seat: int, extra: int) -> Facts:
    """Return where a car stands that has been queued behind the safety car to stop."""
    twin = view.copy()
    if extra:
        safety_car.make_room(twin, seat, extra)
    return _here(twin, seat)


def _here(twin: State, seat: int) -> Facts:
    """Return where a car stands, who is ahead of it there, its place and the laps it is down."""
    twin.renew_leader()
    section = twin.section(seat)
    cell = twin.cells[section]
    return {
        "to": section,
        "cars": [CARS[car] for car in cell[: cell.index(seat)]],
        "place": twin.order().index(seat) + 1,
        "laps": twin.laps_down(seat),
    }


def box_facts(view: State, seat: int) -> Facts:
    """Return what a stop with the least fuel does; more of it is asked for afterwards."""
    pitting = view.setup.track_cards and view.is_skilled(seat, PITTING)
    return {
        **place_after_stop(view, seat, 0),
        "tyres": own_chart(view, seat).tyres,
        "cards": draws(view, seat),
        "track_cards": PITTING_CARDS if pitting else 0,
        "repairs": view.red[seat],
        "extra": sections_for(offers(view, seat)[-1]),
    }


def drive_on_facts(view: State, seat: int) -> Facts:
    """Return by when a stop is due; behind the safety car also where the car will be."""
    facts: Facts = {"fuel": view.fuel[seat] or None}
    if view.safety_car:
        facts["to"] = (view.count[seat] + 1) % view.setup.length
    return facts


def fuel_facts(view: State, seat: int, turns: int) -> Facts:
    """Return what a bid adds to qualifying, or what the fuel of a stop costs and lasts."""
    kind, _, _, queued = view.agenda[-1]
    if kind != AT_REFUEL:
        return {"bonus": BIDS[turns]}
    extra = sections_for(turns)
    place = place_in_queue if queued else place_after_stop
    chit = new_chit(view, seat, turns) or None
    return {"chit": chit, "extra": extra, **place(view, seat, extra)}


def tyres_facts(view: State, seat: int, tyres: int) -> Facts:
    """Return what a set of tyres brings, and what it loses in the weather as it is."""
    return {
        "chips": chips_of(view, seat, tyres),
        "soft_sets_left": SOFT_SETS - view.soft_sets[seat],
        "penalty": lost_with(view, tyres, view.weather),
        "track_card": view.setup.track_cards and tyres == HARD,
    }


def rescue_facts(view: State, seat: int) -> Facts:
    """Return whose place a rescued driver takes, and with what."""
    robot = last_robot(view)
    assert robot is not None
    chit = view.turn + STOP_TURNS
    return {
        "car": CARS[robot],
        "to": view.section(robot),
        "tyres": own_chart(view, seat).tyres,
        "cards": draws(view, seat),
        "fuel": chit if view.setup.fuel and chit <= view.setup.last_turn else None,
    }
