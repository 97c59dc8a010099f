"""What a choice would do, and why another is refused: made from a view, never from the truth.

Cards are texts ("17", "t5"), lists of cards are lists of texts, cars are names ("s0", "fast1").

Reasons and their values:
  not-now {asked}                       asked: the kind of decision that is on
  card-not-in-hand {card}
  card-frozen {card}                    shown in a contest; comes back next turn
  card-is-target {card}                 lies on the chart as the Target Check
  card-spent {card}                     used in this turn: played, paid, or laid in a contest
  not-enough-tyres {cards, owed, chips, others}   chips and other cards of the hand together
  no-chip-left {cards, owed}            one point at least must be paid with a chip
  only-chips {cards, owed, chips}       short race and Junior: cards pay no tyres, chips too few
  not-enough-chips {owed, chips}        `chips` while cards are needed as well
  no-damage-slots {cards, damage, free}
  not-a-pair {first, second}            first: the card chosen before, second: the one asked for
  lower-number-first {first, second}    pairs are entered with the lower number first
  rising-order {card, last}             paid and laid-off cards are named by rising number
  too-few-after {card, needed, left}    after this card that many more are needed, fewer are left
  must-discard {excess}                 `enough` with too many cards
  chart-taken {chart, seat}
  no-such-chart {chart}
  point-taken {point, car}
  no-such-point {point, points}         points: how many there are in the section
  not-on-offer {card, offer}            keep, take, first, lay: offer lists what there is
  order-begun {}                        `as-played` after the first `lay`
  pass-compulsory {car}                 `stay` behind a car that must be passed
  no-paying-pass {car, why}             `pass-paying`; why: not-free (`pass` pays) | points (few)
  no-late-braking {why}                 why: section | stay-first (decline the pass first)
  already-pitted {turn}                 `box` for the second time in a turn
  box-before-the-draw {}                `box` when the car has driven on
  deck-empty {}                         `blind` without a card to draw
  no-robot-left {}                      `rescue`

Previews (what is not named here is {}):
  play, add, alone (after play), skip: {cards, points, most, bonuses: [{why, value}], tyres, damage,
      draws, checks: [CHECK], pairs (play only: cards it could be played with), + END}
      most is what points can grow to through later choices: nothing in the Basic Game, for
      HAZARD's points come whether a check is passed or failed (R37), so points has them.
      CHECK: {modifier, target, odds, own, out}: own: how many own cards would pass; out: a failure
      could put the car out. The target of a second check is null: it depends on the first; its
      odds are those after a first blind one.
      END: {to, why, behind (car that bars the way, or null), passes: [{pass, how, cost}],
      lap_checks (Leader's checks taken as passed), braking: null | BRAKING}
      BRAKING: {target, odds, to, passes: [cars], lap_checks, off_to (where it would come back)}
  pass, pass-paying: END + {cost}; stay: END; brake-late: BRAKING
  check: {factor, target, passed, new_target} + {out} at check, + {to, why} at lap-check
  blind: {target, odds} + {out} at check, + {to, why} at lap-check (if passed)
  first: CHECK; box: {to, cars, tyres, cards, repairs}
  contest, join, alone (in a contest): {value, modifier, strategy}
  qualify, take, keep: {move, factor}; discard: {move, factor, draws}; enough: {draws}
  pay: {owed, chips} (what is left to pay); chips: {tyres, left}; lay: {place} (from the top, 1 is
      the top); as-played: {cards} (bottom to top)
  point: {colour, bonus}; chart: {tyres, cards, damage}; new-hand: {cards}; drive-on: {fuel};
  strategies: {current, turn} (turn: from which it holds); rescue: {car, to, tyres, cards}
"""

from collections.abc import Callable, Mapping
from typing import Final

from boxbox.core.event import Json
from boxbox.games.race90 import codes
from boxbox.games.race90.cards import Chart, card_text
from boxbox.games.race90.checks import goal, sources
from boxbox.games.race90.contest import BANGING_WHEELS_BONUS
from boxbox.games.race90.damage import free_slots
from boxbox.games.race90.forecast import after_lap_check, after_pass, braking
from boxbox.games.race90.late_braking import landing
from boxbox.games.race90.movement import BRAKES, CHOSE, FAILED_CHECK
from boxbox.games.race90.odds import pool
from boxbox.games.race90.overtaking import bangs_wheels
from boxbox.games.race90.pit_stop import excess
from boxbox.games.race90.play_preview import check_facts, pairs, play_facts, skip_facts
from boxbox.games.race90.race import CARS
from boxbox.games.race90.refusals import refusal, sought
from boxbox.games.race90.state import State
from boxbox.games.race90.steps import AFTER_SKIP, AT_BRAKE, AT_CHECK, AT_CONTEST_SECOND
from boxbox.games.race90.variants import last_robot

__all__ = ["preview", "refusal", "sought"]

Facts = dict[str, Json]


def preview(view: State, seat: int, code: int) -> Facts:
    """Return what a legal choice would do, as far as the view tells."""
    if codes.is_card_act(code):
        act, card = codes.split(code)
        return _WITH_CARD[act](view, seat, card)
    if code in _WORDS:
        return _WORDS[code](view, seat)
    if code >= codes.CHART:
        chart = view.setup.data.charts[code - codes.CHART]
        return {"tyres": chart.tyres, "cards": chart.cards, "damage": chart.damage}
    if code >= codes.STRATEGY:
        return _strategy(view, seat, code - codes.STRATEGY)
    return _point(view, seat, code - codes.POINT) if code >= codes.POINT else {}


# Cards to move with


def _play(view: State, seat: int, card: int) -> Facts:
    return play_facts(view, seat, (card,)) | {"pairs": pairs(view, seat, card)}


def _add(view: State, seat: int, card: int) -> Facts:
    return play_facts(view, seat, (view.agenda[-1][2], card))


def _alone(view: State, seat: int) -> Facts:
    kind, _, first, _ = view.agenda[-1]
    if kind == AT_CONTEST_SECOND:
        return _contest_value(view, seat, view.laid[seat])
    return play_facts(view, seat, (first,))


def _pay(view: State, seat: int, _: int) -> Facts:
    return {"owed": view.agenda[-1][2] - 1, "chips": view.tyres[seat]}


def _chips(view: State, seat: int) -> Facts:
    due = view.agenda[-1][2]
    return {"tyres": due, "left": view.tyres[seat] - due}


def _lay(view: State, _: int, __: int) -> Facts:
    return {"place": view.agenda[-1][2] + 1}


def _as_played(view: State, _: int) -> Facts:
    return {"cards": [card_text(card) for card in view.spent]}


# Checks


def _first(view: State, seat: int, card: int) -> Facts:
    return check_facts(view, seat, card, sources(view, seat), free_slots(view, seat))


def _target(view: State, seat: int) -> int:
    kind, _, card, _ = view.agenda[-1]
    return goal(view, seat, card) if kind == AT_CHECK else view.setup.factors[view.target[seat]]


def _check(view: State, seat: int, card: int) -> Facts:
    factor, target = view.setup.factors[card], _target(view, seat)
    passed = factor <= target
    facts = {"factor": factor, "target": target, "passed": passed, "new_target": factor}
    if view.agenda[-1][0] == AT_CHECK:
        return facts | {"out": not passed and not free_slots(view, seat)}
    return facts | (_lapped(view, seat) if passed else _not_lapped(view, seat))


def _blind(view: State, seat: int) -> Facts:
    target = _target(view, seat)
    facts = {"target": target, "odds": pool(view).odds(target)}
    if view.agenda[-1][0] == AT_CHECK:
        return facts | {"out": not free_slots(view, seat)}
    return facts | _lapped(view, seat)


def _lapped(view: State, seat: int) -> Facts:
    """Return where the car ends after the Leader's check; on to late braking if that waits."""
    step = view.agenda[-1]
    if step[2]:
        return {"to": (view.section(seat) + landing(view, seat)) % view.setup.length, "why": BRAKES}
    ending = after_lap_check(view, step)
    return {"to": ending.race.section(seat), "why": ending.why}


def _not_lapped(view: State, seat: int) -> Facts:
    return {"to": view.section(seat), "why": FAILED_CHECK}


# Passing and braking


def _pass(view: State, _: int) -> Facts:
    return _passed(view, codes.PASS)


def _pass_paying(view: State, _: int) -> Facts:
    return _passed(view, codes.PASS_PAYING)


def _passed(view: State, code: int) -> Facts:
    ending = after_pass(view, view.agenda[-1], code)
    return ending.facts(view) | {"cost": ending.passes[0]["cost"]}


def _stay(view: State, seat: int) -> Facts:
    step = view.agenda[-1]
    if step[0] == AT_BRAKE:
        return {"to": view.section(seat), "why": CHOSE}
    return after_pass(view, step, codes.STAY).facts(view)


def _brake_late(view: State, seat: int) -> Facts:
    return braking(view, seat, pool(view))


def _point(view: State, seat: int, point: int) -> Facts:
    trajectory = view.setup.track.sections[view.section(seat)].trajectories[point]
    return {"colour": trajectory.colour, "bonus": trajectory.bonus}


# Contests


def _contest(view: State, seat: int, card: int) -> Facts:
    return _contest_value(view, seat, (*view.laid[seat], card))


def _contest_value(view: State, seat: int, cards: tuple[int, ...]) -> Facts:
    section = view.setup.track.sections[view.section(seat)]
    modifier = 0 if seat == view.group[0] else section.modifier
    strategy = BANGING_WHEELS_BONUS if bangs_wheels(view, seat) else 0
    moved = sum(view.setup.moves[card] for card in cards)
    return {"value": moved + modifier + strategy, "modifier": modifier, "strategy": strategy}


# Pit stop, hand, start


def _chart(view: State, seat: int) -> Chart:
    chart = view.chart[seat]
    assert chart is not None
    return chart


def _draws(view: State, seat: int) -> int:
    """Return how many cards a service would bring as the hand is now."""
    return max(0, -excess(view, seat))


def _box(view: State, seat: int) -> Facts:
    to = (view.count[seat] - view.setup.track.pit_time) % view.setup.length
    return {
        "to": to,
        "cars": [CARS[car] for car in view.cells[to] if car != seat],
        "tyres": _chart(view, seat).tyres,
        "cards": _draws(view, seat),
        "repairs": view.red[seat],
    }


def _drive_on(view: State, seat: int) -> Facts:
    return {"fuel": view.fuel[seat] or None}


def _card(view: State, _: int, card: int) -> Facts:
    return {"move": view.setup.moves[card], "factor": view.setup.factors[card]}


def _discard(view: State, seat: int, card: int) -> Facts:
    return _card(view, seat, card) | {"draws": max(0, 1 - excess(view, seat))}


def _enough(view: State, seat: int) -> Facts:
    return {"draws": _draws(view, seat)}


def _new_hand(view: State, seat: int) -> Facts:
    return {"cards": _chart(view, seat).cards + 1}


def _strategy(view: State, seat: int, strategy: int) -> Facts:
    later = view.agenda[-1][2] == AFTER_SKIP or not view.turn
    return {"current": view.strategy[seat] == strategy, "turn": view.turn + later}


def _rescue(view: State, seat: int) -> Facts:
    robot = last_robot(view)
    assert robot is not None
    return {
        "car": CARS[robot],
        "to": view.section(robot),
        "tyres": _chart(view, seat).tyres,
        "cards": _draws(view, seat),
    }


_WITH_CARD: Final[Mapping[int, Callable[[State, int, int], Facts]]] = {
    codes.QUALIFY: _card,
    codes.CONTEST: _contest,
    codes.JOIN: _contest,
    codes.PLAY: _play,
    codes.ADD: _add,
    codes.PAY: _pay,
    codes.FIRST: _first,
    codes.CHECK: _check,
    codes.LAY: _lay,
    codes.DISCARD: _discard,
    codes.KEEP: _card,
    codes.TAKE: _card,
}
_WORDS: Final[Mapping[int, Callable[[State, int], Facts]]] = {
    codes.NEW_HAND: _new_hand,
    codes.ALONE: _alone,
    codes.BOX: _box,
    codes.DRIVE_ON: _drive_on,
    codes.ENOUGH: _enough,
    codes.SKIP: skip_facts,
    codes.CHIPS: _chips,
    codes.BLIND: _blind,
    codes.AS_PLAYED: _as_played,
    codes.PASS: _pass,
    codes.PASS_PAYING: _pass_paying,
    codes.STAY: _stay,
    codes.BRAKE_LATE: _brake_late,
    codes.RESCUE: _rescue,
}
