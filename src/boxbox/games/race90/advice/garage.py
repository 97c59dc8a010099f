"""What choices beside the track do: the car, the hand, fuel, tyres, strategies, pit stops."""

from boxbox.core.seats import Seat
from boxbox.games.race90.rules.advanced import safety_car
from boxbox.games.race90.rules.advanced.car_setup import points_of
from boxbox.games.race90.rules.advanced.conditions import lost_with
from boxbox.games.race90.rules.advanced.fuel import BIDS, STOP_TURNS, new_chit, offers, sections_for
from boxbox.games.race90.rules.advanced.track_cards import PITTING_CARDS
from boxbox.games.race90.rules.advanced.weather import SOFT_SETS, chips_of
from boxbox.games.race90.rules.basic.pit_stop import excess, set_back
from boxbox.games.race90.rules.basic.variants import last_robot
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cards import Card, Chart
from boxbox.games.race90.table.cars import CARS
from boxbox.games.race90.table.codes import SETUPS
from boxbox.games.race90.table.race import HARD, PITTING
from boxbox.games.race90.table.steps import AFTER_SKIP, Choice, Refuel
from boxbox.games.race90.wire.car_previews import (
    BidPreview,
    BoxPreview,
    CardPreview,
    ChartPreview,
    DiscardPreview,
    DriveOnPreview,
    EnoughPreview,
    NewHandPreview,
    RefuelPreview,
    Rejoin,
    RescuePreview,
    SetupPreview,
    StrategyPreview,
    TyresPreview,
)

# Before the race


def chart_facts(view: State, _: Seat, at: int) -> ChartPreview:
    """Return what is printed on a chart."""
    chart = view.setup.data.charts[at]
    return {"tyres": chart.tyres, "cards": chart.cards, "damage": chart.damage}


def setup_facts(_: State, __: Seat, at: int) -> SetupPreview:
    """Return what a set-up gives and costs."""
    tyres, cards, damage = SETUPS[at]
    points = points_of(SETUPS[at])
    return {"tyres": tyres, "cards": cards, "damage": damage, "points": points}


def new_hand_facts(view: State, seat: Seat) -> NewHandPreview:
    """Return how many cards the substitute car brings."""
    return {"cards": own_chart(view, seat).cards + 1}


# The hand


def own_chart(view: State, seat: Seat) -> Chart:
    """Return the chart of a seat that has one."""
    chart = view.chart[seat]
    assert chart is not None
    return chart


def card_facts(view: State, _: Seat, card: Card) -> CardPreview:
    """Return what is printed on a card."""
    return {"move": view.setup.moves[card], "factor": view.setup.factors[card]}


def draws(view: State, seat: Seat) -> int:
    """Return how many cards a service would bring with the current hand."""
    return max(0, -excess(view, seat))


def enough_facts(view: State, seat: Seat) -> EnoughPreview:
    """Return how many cards a service brings if no more are discarded."""
    return {"draws": draws(view, seat)}


def discard_facts(view: State, seat: Seat, card: Card) -> DiscardPreview:
    """Return what is discarded in a pit stop, and how many cards the service would then bring."""
    return {**card_facts(view, seat, card), "draws": max(0, 1 - excess(view, seat))}


# Strategies


def strategy_facts(view: State, seat: Seat, strategy: int) -> StrategyPreview:
    """Return the turn from which a strategy counts."""
    step = view.agenda[-1]
    skipped = isinstance(step, Choice) and step.when == AFTER_SKIP
    later = skipped or not view.turn
    return {"current": view.strategy[seat] == strategy, "turn": view.turn + later}


def keep_facts(view: State, seat: Seat) -> StrategyPreview:
    """Return the current strategy, as if it were chosen."""
    return strategy_facts(view, seat, view.strategy[seat])


# Pit stops


def place_after_stop(view: State, seat: Seat, extra: int) -> Rejoin:
    """Return where a car comes back onto the track."""
    twin = view.copy()
    set_back(twin, seat, extra)
    return _here(twin, seat)


def place_in_queue(view: State, seat: Seat, extra: int) -> Rejoin:
    """Return where a car stands that has joined the queue behind the safety car to stop."""
    twin = view.copy()
    if extra:
        safety_car.make_room(twin, seat, extra)
    return _here(twin, seat)


def _here(twin: State, seat: Seat) -> Rejoin:
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


def box_facts(view: State, seat: Seat) -> BoxPreview:
    """Return what a stop with the least fuel does; the driver may ask for more afterwards."""
    pitting = view.setup.track_cards and view.is_skilled(seat, PITTING)
    return {
        **place_after_stop(view, seat, 0),
        "tyres": own_chart(view, seat).tyres,
        "cards": draws(view, seat),
        "track_cards": PITTING_CARDS if pitting else 0,
        "repairs": view.red[seat],
        "extra": sections_for(offers(view, seat)[-1]),
    }


def drive_on_facts(view: State, seat: Seat) -> DriveOnPreview:
    """Return when a stop is due and, behind the safety car, where the car will be."""
    facts: DriveOnPreview = {"fuel": view.fuel[seat] or None}
    if view.safety_car:
        facts["to"] = (view.count[seat] + 1) % view.setup.length
    return facts


def fuel_facts(view: State, seat: Seat, turns: int) -> BidPreview | RefuelPreview:
    """Return what a bid adds to qualifying, or what a stop's fuel costs and how long it lasts."""
    step = view.agenda[-1]
    if not isinstance(step, Refuel):
        return {"bonus": BIDS[turns]}
    extra = sections_for(turns)
    place = place_in_queue if step.queued else place_after_stop
    chit = new_chit(view, seat, turns) or None
    return {"chit": chit, "extra": extra, **place(view, seat, extra)}


def tyres_facts(view: State, seat: Seat, tyres: int) -> TyresPreview:
    """Return what a set of tyres brings, and what it loses in the current weather."""
    return {
        "chips": chips_of(view, seat, tyres),
        "soft_sets_left": SOFT_SETS - view.soft_sets[seat],
        "penalty": lost_with(view, tyres, view.weather),
        "track_card": view.setup.track_cards and tyres == HARD,
    }


def rescue_facts(view: State, seat: Seat) -> RescuePreview:
    """Return whose place a rescued driver takes, and what the driver gets."""
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
