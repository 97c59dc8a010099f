"""What a choice would do, worked out from a view, never the truth (shapes in `wire.previews`)."""

from collections.abc import Callable, Mapping
from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.core.wire import Nothing
from boxbox.games.race90.advice import braking, events, garage
from boxbox.games.race90.advice.forecast import after_lap_check, after_pass, after_stay
from boxbox.games.race90.advice.odds import pool
from boxbox.games.race90.advice.play import (
    check_facts,
    partners,
    play_facts,
    skip_facts,
    soft_facts,
)
from boxbox.games.race90.rules.basic import checks, lapping
from boxbox.games.race90.rules.basic.contest import BANGING_WHEELS_BONUS, value_of
from boxbox.games.race90.rules.basic.damage import free_slots
from boxbox.games.race90.rules.basic.late_braking import landing
from boxbox.games.race90.rules.basic.movement import BRAKES, CHOSE, FAILED_CHECK
from boxbox.games.race90.rules.basic.overtaking import bangs_wheels
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table import codes
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.cards import Card, card_text
from boxbox.games.race90.wire.car_previews import CardPreview, ContestPreview, WeatherPreview
from boxbox.games.race90.wire.previews import (
    AnyPreview,
    AsPlayedPreview,
    BlindCheck,
    BlindLapCheckPreview,
    BlindMoveCheckPreview,
    BlindOffCheckPreview,
    Braking,
    CardCheck,
    CheckFacts,
    ChipsPreview,
    End,
    Ends,
    ForcedBrakingPreview,
    LapCheckPreview,
    LayPreview,
    MoveCheckPreview,
    OffCheckPreview,
    PassPreview,
    PayPreview,
    PlayFacts,
    PlayPreview,
    PointPreview,
    SoftPreview,
    SparedPreview,
    StayPreview,
)

CardCheckPreview = MoveCheckPreview | LapCheckPreview | OffCheckPreview
BlindCheckPreview = BlindMoveCheckPreview | BlindLapCheckPreview | BlindOffCheckPreview


def preview(view: State, seat: Seat, code: Code) -> AnyPreview:
    """Return what a legal choice would do, as far as the view shows."""
    if codes.is_card_act(code):
        act, card = codes.split(code)
        return _WITH_CARD[act](view, seat, card)
    if code < codes.POINT:
        return _WORDS[code](view, seat) if code in _WORDS else {}
    for first, tell in _NAMED:
        if code >= first:
            return tell(view, seat, code - first)
    raise AssertionError(code)


# Cards to move with


def _play(view: State, seat: Seat, card: Card) -> PlayPreview:
    return {**play_facts(view, seat, (card,)), **partners(view, seat, card)}


def _add(view: State, seat: Seat, card: Card) -> PlayFacts:
    return play_facts(view, seat, (view.question(at.Second).first, card))


def _alone(view: State, seat: Seat) -> ContestPreview | PlayFacts:
    step = view.agenda[-1]
    if not isinstance(step, at.Second):
        return _contest_value(view, seat, view.laid[seat])
    return play_facts(view, seat, (step.first,))


def _pay(view: State, seat: Seat, _: int) -> PayPreview:
    return {"owed": view.question(at.Pay).due - 1, "chips": view.tyres[seat]}


def _chips(view: State, seat: Seat) -> ChipsPreview:
    due = view.question(at.Pay).due
    return {"tyres": due, "left": view.tyres[seat] - due}


def _lay(view: State, _: Seat, __: int) -> LayPreview:
    return {"place": view.question(at.Lay).chosen + 1}


def _as_played(view: State, _: Seat) -> AsPlayedPreview:
    return {"cards": [card_text(card) for card in view.spent]}


def _use_soft(view: State, seat: Seat) -> SoftPreview:
    return soft_facts(view, seat, 1)


def _save_soft(view: State, seat: Seat) -> SoftPreview:
    return soft_facts(view, seat, 0)


# Checks


def _first(view: State, seat: Seat, card: Card) -> CheckFacts:
    return check_facts(view, seat, card, checks.sources(view, seat), free_slots(view, seat))


def _target(view: State, seat: Seat) -> int:
    step = view.agenda[-1]
    if isinstance(step, at.Check):
        return checks.goal(view, seat, step.card)
    return lapping.goal(view, seat)


def _check(view: State, seat: Seat, card: Card) -> CardCheckPreview:
    kind = view.agenda[-1].name
    if kind == at.AT_OFF_CHECK:
        return braking.off_check(view, seat, card)
    factor, target = view.setup.factors[card], _target(view, seat)
    passed = factor <= target
    made: CardCheck = {"factor": factor, "target": target, "passed": passed}
    if kind == at.AT_CHECK:
        out = not passed and not free_slots(view, seat)
        return {**made, "new_target": factor, "out": out}
    ends = _lapped(view, seat) if passed else _not_lapped(view, seat)
    return {**made, "new_target": factor, **ends}


def _blind(view: State, seat: Seat) -> BlindCheckPreview:
    kind = view.agenda[-1].name
    if kind == at.AT_OFF_CHECK:
        return braking.off_blind(view, seat)
    target = _target(view, seat)
    made: BlindCheck = {"target": target, "odds": pool(view).odds(target)}
    if kind == at.AT_CHECK:
        return {**made, "out": not free_slots(view, seat)}
    return {**made, **_lapped(view, seat)}


def _lapped(view: State, seat: Seat) -> Ends:
    """Return where the car ends after the Leader's check, or that late braking follows."""
    step = view.question(at.LapCheck)
    if step.braking:
        return {
            "to": (view.section(seat) + landing(view, seat)) % view.setup.length,
            "why": BRAKES,
        }
    ending = after_lap_check(view, step)
    return {"to": ending.race.section(seat), "why": ending.why}


def _not_lapped(view: State, seat: Seat) -> Ends:
    return {"to": view.section(seat), "why": FAILED_CHECK}


# Passing and braking


def _pass(view: State, _: Seat) -> PassPreview:
    return _passed(view, codes.PASS)


def _pass_paying(view: State, _: Seat) -> PassPreview:
    return _passed(view, codes.PASS_PAYING)


def _passed(view: State, code: Code) -> PassPreview:
    ending = after_pass(view, view.question(at.Pass), code)
    return {**ending.facts(view), "cost": ending.passes[0]["cost"]}


def _stay(view: State, seat: Seat) -> End | StayPreview | SparedPreview:
    step = view.agenda[-1]
    if step.name == at.AT_BRAKE:
        return {
            "to": view.section(seat),
            "why": CHOSE,
            "specials": after_stay(view, seat),
        }
    if step.name == at.AT_ORANGE:
        return events.spared_facts(view)
    return after_pass(view, view.question(at.Pass), codes.STAY).facts(view)


def _brake_late(view: State, seat: Seat) -> Braking | ForcedBrakingPreview:
    if view.agenda[-1].name == at.AT_ORANGE:
        return events.forced_facts(view)
    return braking.braking(view, seat, pool(view))


def _point(view: State, seat: Seat, point: int) -> PointPreview:
    trajectory = view.setup.track.sections[view.section(seat)].trajectories[point]
    return {"colour": trajectory.colour, "bonus": trajectory.bonus}


# Contests


def _contest(view: State, seat: Seat, card: Card) -> ContestPreview:
    return _contest_value(view, seat, (*view.laid[seat], card))


def _contest_value(view: State, seat: Seat, cards: tuple[Card, ...]) -> ContestPreview:
    section = view.section(seat)
    printed = view.setup.track.sections[section].modifier
    modifier = 0 if seat == view.group[0] else printed
    strategy = BANGING_WHEELS_BONUS if bangs_wheels(view, seat) else 0
    moved = sum(value_of(view, card, section) for card in cards)
    return {"value": moved + modifier + strategy, "modifier": modifier, "strategy": strategy}


# The hand


def _discard(view: State, seat: Seat, card: Card) -> CardPreview:
    pits = view.agenda[-1].name == at.AT_DISCARD
    return (garage.discard_facts if pits else garage.card_facts)(view, seat, card)


# Weather


def _drier(view: State, seat: Seat) -> WeatherPreview:
    return events.weather_facts(view, seat, codes.DRIER)


def _wetter(view: State, seat: Seat) -> WeatherPreview:
    return events.weather_facts(view, seat, codes.WETTER)


def _nothing(_: State, __: Seat, ___: int) -> Nothing:
    return {}


_WITH_CARD: Final[Mapping[codes.CardAct, Callable[[State, Seat, Card], AnyPreview]]] = {
    codes.QUALIFY: garage.card_facts,
    codes.CONTEST: _contest,
    codes.JOIN: _contest,
    codes.PLAY: _play,
    codes.ADD: _add,
    codes.PAY: _pay,
    codes.FIRST: _first,
    codes.CHECK: _check,
    codes.LAY: _lay,
    codes.DISCARD: _discard,
    codes.KEEP: garage.card_facts,
    codes.TAKE: garage.card_facts,
    codes.BRAKE_WITH: braking.sure_braking,
}
_WORDS: Final[Mapping[Code, Callable[[State, Seat], AnyPreview]]] = {
    codes.NEW_HAND: garage.new_hand_facts,
    codes.ALONE: _alone,
    codes.BOX: garage.box_facts,
    codes.DRIVE_ON: garage.drive_on_facts,
    codes.ENOUGH: garage.enough_facts,
    codes.SKIP: skip_facts,
    codes.CHIPS: _chips,
    codes.BLIND: _blind,
    codes.AS_PLAYED: _as_played,
    codes.PASS: _pass,
    codes.PASS_PAYING: _pass_paying,
    codes.STAY: _stay,
    codes.BRAKE_LATE: _brake_late,
    codes.RESCUE: garage.rescue_facts,
    codes.KEEP_STRATEGY: garage.keep_facts,
    codes.DRIER: _drier,
    codes.WETTER: _wetter,
    codes.LEAVE_WEATHER: events.leave_facts,
    codes.USE_SOFT: _use_soft,
    codes.SAVE_SOFT: _save_soft,
}
_NAMED: Final[tuple[tuple[Code, Callable[[State, Seat, int], AnyPreview]], ...]] = (
    (codes.FLAG, events.flag_facts),
    (codes.UNFLAG, events.unflag_facts),
    (codes.FUEL, garage.fuel_facts),
    (codes.SETUP, garage.setup_facts),
    (codes.FIT, garage.tyres_facts),
    (codes.SKILL, _nothing),
    (codes.CHART, garage.chart_facts),
    (codes.STRATEGY, garage.strategy_facts),
    (codes.POINT, _point),
)
"""The codes that name something, by the first code of each kind, the last kind first."""
