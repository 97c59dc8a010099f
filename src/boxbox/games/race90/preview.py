"""What a choice would do, and why another is refused: made from a view, never from the truth.

Cards are texts ("17", "t5"), lists of cards are lists of texts, cars are names ("s0", "fast1").

Reasons and their values:
  not-now {asked}                       asked: the kind of decision that is on
  module-not-played {module}            the race is played without what this belongs to
  card-not-in-hand {card}
  card-frozen {card}                    shown in a contest; comes back next turn
  card-fresh {card}                     a SPECIAL brought it; comes into play next turn
  card-is-target {card}                 lies on the chart as the Target Check
  card-spent {card}                     used in this turn: played, paid, or laid in a contest
  not-enough-tyres {cards, owed, chips, others}   chips and other cards of the hand together
  no-chip-left {cards, owed}            one point at least must be paid with a chip
  only-chips {cards, owed, chips}       short race and Junior: cards pay no tyres, chips too few
  not-enough-chips {owed, chips}        `chips` while cards are needed as well
  no-damage-slots {cards, damage, free}
  off-corner {card, corner}             the move would not touch the corner of a track card
  misses-corner {card, corner}          the same of a card that is played: this answer misses it
  not-a-pair {first, second}            first: the card chosen before, second: the one asked for
  lower-number-first {first, second}    pairs are entered with the lower number first
  rising-order {card, last}             paid and laid-off cards are named by rising number
  too-few-after {card, needed, left}    after this card that many more are needed, fewer are left
  must-discard {excess}                 `enough` with too many cards
  chart-taken {chart, seat}
  no-such-chart {chart}
  skill-taken {skill}                   three drivers have it
  too-many-points {points, most}        a set-up that takes more points than there are
  fuel-not-offered {turns, offered}     offered: the turns of fuel that there are
  no-soft-left {sets}                   so many sets of soft tyres have been used
  same-strategy {strategy}              VERSATILITY changes it; `keep-strategy` does not
  weather-end {kind}                    the pawn is at the dry or the rainy end of the table
  flag-there {section}                  a yellow flag is in the section
  flag-before-point {section, car}      car: it stands on a trajectory, which lies beyond the flag
  no-flag-place {section, ahead, why}   why: section (none) | corner (it is none) | cars (too few)
  no-flag-there {section}               `unflag` where there is none
  point-taken {point, car}
  no-such-point {point, points}         points: how many there are in the section
  not-on-offer {card, offer}            keep, take, first, lay: offer lists what there is
  order-begun {}                        `as-played` after the first `lay`
  pass-compulsory {car}                 `stay` behind a car that must be passed
  no-paying-pass {car, why}             `pass-paying`; why: not-free (`pass` pays) | points (few)
  no-late-braking {why}                 why: section | stay-first (decline the pass first)
  no-braking-card {card, why}           why: symbol (it has none) | corner (for another one)
  already-pitted {turn}                 `box` for the second time in a turn
  box-before-the-draw {}                `box` when the car has driven on
  no-box-off-track {}                   `box` in the turn in which the car comes back
  deck-empty {}                         `blind` without a card to draw
  no-robot-left {}                      `rescue`

Previews (what is not named here is {}):
  play, add, alone (after play), skip: {cards, points, most, bonuses: [{why, value}],
      bound: [choice], tyres, damage, draws, checks: [CHECK], + END}; play also {pairs: {card: what
      the two would do}, alone (it may be played alone; if not, the rest is what it would do)}
      points has all that is sure: HAZARD's points come whether a check is passed or failed (R37),
      and what wrong tyres and time off the track cost is a negative bonus. most is what they can
      grow to through later choices: a soft bonus, better weather, blind checks (later HAZARD).
      bound: own choices without which a track card would miss its corner, as `use-soft` or
      `drier`: those that are fewest. Points and END are then what they bring.
      CHECK: {modifier (printed), target, odds, own, out}: own: how many own cards would pass; out:
      a failure could put the car out. The target of a second check is null: it depends on the
      first; its odds are those after a first blind one.
      END: {to, why, behind (car that bars the way, or null), needs (points to pass it, null if
      points don't), passes: [{pass, how, cost}], flags (sections whose yellow flag is passed for
      a point), lap_checks (Leader's checks taken as passed), specials: [SPECIAL], braking: null |
      BRAKING}. But for what is bound, weather and flags are taken as they are, soft bonuses as
      saved. A car off the track comes back with its first point.
      SPECIAL: {strategy, cards (track cards it brings), sure (no check can come between)}
      BRAKING: {target, odds, to, passes: [cars], lap_checks, cards (track cards with which it is
      sure), specials (if it succeeds, instead of those of END), off_to (where it would come back,
      at the nearest), path: [STEP] (what threatens off the track; none without the module)}
      STEP: {kind: check|tyres|damage|penalty|pit|enter|crash|crash-sc, value (of tyres, damage,
      penalty, else null), to (where one who passes the check, or gets here, comes back, or null)}
  pass, pass-paying: END + {cost}; stay: END, at brake {to, why, specials}; brake-late: BRAKING
  brake-with: {to, passes, lap_checks, specials}; use-soft, save-soft: {points} + END
  check: {factor, target, passed, new_target} + {out} at check, + {to, why} at lap-check
  blind: {target, odds} + {out} at check, + {to, why} at lap-check (if passed)
  at off-track-check: check {factor, target, passed, to, path, out}, blind {target, odds, to (if
      passed), path, out}; path: [STEP] after a failure to what stops the car, to: null if that is
      a check or puts it out, which is out
  first: CHECK; box: {REJOIN, tyres, cards, track_cards, repairs, extra
      (sections more for fuel to the end)}; drive-on: {fuel} + {to} behind the safety car
      REJOIN: to, cars (ahead of it there), place (in the race), laps (behind the Leader)
  contest, join, alone (in a contest): {value, modifier, strategy}
  qualify, take, keep, discard behind the safety car: {move, factor}; discard in the pits: {move,
      factor, draws}; enough: {draws}
  pay: {owed, chips} (what is left to pay); chips: {tyres, left}; lay: {place} (from the top, 1 is
      the top); as-played: {cards} (bottom to top)
  point: {colour, bonus}; chart: {tyres, cards, damage}; new-hand: {cards};
  strategies, keep-strategy: {current, turn} (turn: from which it holds)
  rescue: {car, to, tyres, cards, fuel (turn by which to stop, or null)}
  setup: {tyres, cards, damage, points}; fuel as a bid: {bonus}; fuel of a stop: {chit (turn to
      which it lasts, or null: to the end), extra, REJOIN}
  tyres: {chips, soft_sets_left (before this one), penalty (movement lost in the weather now),
      track_card (it brings one)}
  drier, wetter: {kind, slot (from 1), robots_stop, penalty}; leave-weather: {penalty} (movement
      that the own tyres lose then)
  flag: {section, ahead, behind: [cars]}; unflag: {section, behind: [cars]}
  at orange-flag: brake-late {car, target, odds, to, passes, lap_checks, off: [STEP] (as path of
      BRAKING)}, stay {car, to}
"""

from collections.abc import Callable, Mapping
from typing import Final

from boxbox.core.event import Json
from boxbox.games.race90 import braking_preview, checks, codes, lapping
from boxbox.games.race90 import event_preview as events
from boxbox.games.race90 import garage_preview as garage
from boxbox.games.race90 import steps as at
from boxbox.games.race90.cards import card_text
from boxbox.games.race90.contest import BANGING_WHEELS_BONUS, value_of
from boxbox.games.race90.damage import free_slots
from boxbox.games.race90.forecast import after_lap_check, after_pass, after_stay
from boxbox.games.race90.late_braking import landing
from boxbox.games.race90.movement import BRAKES, CHOSE, FAILED_CHECK
from boxbox.games.race90.odds import pool
from boxbox.games.race90.overtaking import bangs_wheels
from boxbox.games.race90.play_preview import (
    check_facts,
    partners,
    play_facts,
    skip_facts,
    soft_facts,
)
from boxbox.games.race90.refusals import refusal
from boxbox.games.race90.sought import sought
from boxbox.games.race90.state import State

__all__ = ["preview", "refusal", "sought"]

Facts = dict[str, Json]


def preview(view: State, seat: int, code: int) -> Facts:
    """Return what a legal choice would do, as far as the view tells."""
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


def _play(view: State, seat: int, card: int) -> Facts:
    return play_facts(view, seat, (card,)) | partners(view, seat, card)


def _add(view: State, seat: int, card: int) -> Facts:
    return play_facts(view, seat, (view.agenda[-1][2], card))


def _alone(view: State, seat: int) -> Facts:
    kind, _, first, _ = view.agenda[-1]
    if kind == at.AT_CONTEST_SECOND:
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


def _use_soft(view: State, seat: int) -> Facts:
    return soft_facts(view, seat, 1)


def _save_soft(view: State, seat: int) -> Facts:
    return soft_facts(view, seat, 0)


# Checks


def _first(view: State, seat: int, card: int) -> Facts:
    return check_facts(view, seat, card, checks.sources(view, seat), free_slots(view, seat))


def _target(view: State, seat: int) -> int:
    kind, _, card, _ = view.agenda[-1]
    return checks.goal(view, seat, card) if kind == at.AT_CHECK else lapping.goal(view, seat)


def _check(view: State, seat: int, card: int) -> Facts:
    kind = view.agenda[-1][0]
    if kind == at.AT_OFF_CHECK:
        return braking_preview.off_check(view, seat, card)
    factor, target = view.setup.factors[card], _target(view, seat)
    passed = factor <= target
    facts = {"factor": factor, "target": target, "passed": passed, "new_target": factor}
    if kind == at.AT_CHECK:
        return facts | {"out": not passed and not free_slots(view, seat)}
    return facts | (_lapped(view, seat) if passed else _not_lapped(view, seat))


def _blind(view: State, seat: int) -> Facts:
    kind = view.agenda[-1][0]
    if kind == at.AT_OFF_CHECK:
        return braking_preview.off_blind(view, seat)
    target = _target(view, seat)
    facts = {"target": target, "odds": pool(view).odds(target)}
    if kind == at.AT_CHECK:
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
    if step[0] == at.AT_BRAKE:
        return {"to": view.section(seat), "why": CHOSE, "specials": after_stay(view, seat)}
    if step[0] == at.AT_ORANGE:
        return events.spared_facts(view)
    return after_pass(view, step, codes.STAY).facts(view)


def _brake_late(view: State, seat: int) -> Facts:
    if view.agenda[-1][0] == at.AT_ORANGE:
        return events.forced_facts(view)
    return braking_preview.braking(view, seat, pool(view))


def _point(view: State, seat: int, point: int) -> Facts:
    trajectory = view.setup.track.sections[view.section(seat)].trajectories[point]
    return {"colour": trajectory.colour, "bonus": trajectory.bonus}


# Contests


def _contest(view: State, seat: int, card: int) -> Facts:
    return _contest_value(view, seat, (*view.laid[seat], card))


def _contest_value(view: State, seat: int, cards: tuple[int, ...]) -> Facts:
    section = view.section(seat)
    printed = view.setup.track.sections[section].modifier
    modifier = 0 if seat == view.group[0] else printed
    strategy = BANGING_WHEELS_BONUS if bangs_wheels(view, seat) else 0
    moved = sum(value_of(view, card, section) for card in cards)
    return {"value": moved + modifier + strategy, "modifier": modifier, "strategy": strategy}


# The hand


def _discard(view: State, seat: int, card: int) -> Facts:
    pits = view.agenda[-1][0] == at.AT_DISCARD
    return (garage.discard_facts if pits else garage.card_facts)(view, seat, card)


# Weather


def _drier(view: State, seat: int) -> Facts:
    return events.weather_facts(view, seat, codes.DRIER)


def _wetter(view: State, seat: int) -> Facts:
    return events.weather_facts(view, seat, codes.WETTER)


def _nothing(_: State, __: int, ___: int) -> Facts:
    return {}


_WITH_CARD: Final[Mapping[int, Callable[[State, int, int], Facts]]] = {
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
    codes.BRAKE_WITH: braking_preview.sure_braking,
}
_WORDS: Final[Mapping[int, Callable[[State, int], Facts]]] = {
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
_NAMED: Final[tuple[tuple[int, Callable[[State, int, int], Facts]], ...]] = (
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
"""The codes that name something, by the first of each kind, the last kind first."""
