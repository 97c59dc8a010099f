"""`rules`: what a sensible club player does, by rules of thumb.

- Weigh every card and pair by where the car would end and what it costs: cards, chips and damage
  slots are dear while they must last, cheap before a stop, free at the flag.
- Plan the stops: take the first good chance in the last turns before a planned one.
- Make checks with cards of the play, keep the Target high, check blind when the odds are good.
- Contest when a car that has moved blocks the way, or with cards not needed this turn.
- Brake late when it pays, odds included.
- In the Advanced Game: a skill and a car for it, as much fuel as the stops need, tyres for the
  weather and the stint, SPECIALs for track cards, flags where rivals lose more than the driver.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from boxbox.core.errors import OptionError
from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.bots import contests, garage, stops
from boxbox.games.race90.bots.gamble import forcing_worth
from boxbox.games.race90.bots.judgement import Judge
from boxbox.games.race90.bots.road import Stop, here, road
from boxbox.games.race90.bots.stops import next_stop
from boxbox.games.race90.bots.symbols import best_green, best_weather, best_yellow, rivals
from boxbox.games.race90.bots.weights import HALF, USUAL, Weights, deck_of
from boxbox.games.race90.rules.basic import lapping
from boxbox.games.race90.rules.basic.checks import goal
from boxbox.games.race90.rules.basic.pit_stop import excess
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table import codes as c
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.cards import UNKNOWN, Card
from boxbox.games.race90.table.race import CHASE, NO_STRATEGY


class RulesBot:
    """Drives by rules of thumb; `stops=2` makes it plan that many stops."""

    weights: Weights = USUAL

    def __init__(self, argument: str = "") -> None:
        name, _, value = argument.partition("=")
        if argument and (name != "stops" or value not in ("1", "2")):
            raise OptionError("bot-stops", {"given": argument})
        self.stops = int(value) if argument else 0

    def choose(self, view: State, seat: Seat, codes: list[Code], rng: Random) -> Code:  # noqa: ARG002
        """Return the code that the rules of thumb for the question name."""
        code = ANSWERS[view.agenda[-1].name](self, view, seat, codes)
        return code if code in codes else codes[0]  # a track card may forbid what would be best

    def judge(self, view: State, seat: Seat) -> Judge:
        """Return a judge of the moment."""
        return Judge(view, seat, next_stop(view, seat, self.stops, self.weights), self.weights)


Answer = Callable[[RulesBot, State, Seat, list[Code]], Code]


def _first(_: RulesBot, __: State, ___: Seat, codes: list[Code]) -> Code:
    return codes[0]


# Pit stops and the safety car


def _pit(bot: RulesBot, view: State, seat: Seat, _: list[Code]) -> Code:
    return c.BOX if stops.stops_now(bot, view, seat) else c.DRIVE_ON


def _discard(bot: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    worth, mean = _discard_worth(bot, view, seat)
    cards = [code for code in codes if code != c.ENOUGH]
    below = [code for code in cards if worth(c.CARD_OF[code]) < mean]
    if below:
        return below[0]
    if c.ENOUGH in codes:
        return c.ENOUGH
    if not view.setup.track_cards:
        return min(cards, key=lambda code: worth(c.CARD_OF[code]))
    left = [card for card in view.hands[seat] if card > view.question(at.Discard).last]
    worst = sorted(left, key=worth)[: excess(view, seat)]
    return next(code for code in cards if c.CARD_OF[code] in worst)


def _discard_worth(bot: RulesBot, view: State, seat: Seat) -> tuple[Callable[[Card], float], float]:
    """Return what cards are worth in a stop, and the mean of those that can be drawn instead."""
    if view.setup.track_cards:
        judge = bot.judge(view, seat)
        return judge.keeping, judge.deck.mean
    deck = deck_of(view.setup, NO_STRATEGY, bot.weights)
    return deck.worth.__getitem__, deck.mean


def _behind_safety_car(bot: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    judge = bot.judge(view, seat)
    return min(codes, key=lambda code: judge.keeping(c.CARD_OF[code]))


# The draw


def _draw(bot: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    judge = bot.judge(view, seat)
    takes = [code for code in codes if code != c.DECK]
    best = max(takes, key=lambda code: judge.deck.worth[c.CARD_OF[code]])
    return best if judge.deck.worth[c.CARD_OF[best]] > judge.deck.mean else c.DECK


def _keep(bot: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    judge = bot.judge(view, seat)
    offer = view.offer
    hand = view.hands[seat]

    def worth(code: Code) -> float:
        kept = [card for card in hand if card not in offer or card == c.CARD_OF[code]]
        value, _ = judge.best(hand=kept)
        return value + sum(judge.kept(card) for card in kept)

    return max(codes, key=worth)


# The play


def _play(bot: RulesBot, view: State, seat: Seat, _: list[Code]) -> Code:
    cards = bot.judge(view, seat).best()[1]
    return c.PLAY.of[cards[0]] if cards else c.SKIP


def _second(bot: RulesBot, view: State, seat: Seat, _: list[Code]) -> Code:
    cards = bot.judge(view, seat).best(view.question(at.Second).first)[1]
    return c.ADD.of[cards[1]] if len(cards) > 1 else c.ALONE


def _pay(bot: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    judge = bot.judge(view, seat)
    cards = [code for code in codes if code != c.CHIPS]
    worst = min(cards, key=lambda code: judge.kept(c.CARD_OF[code]))
    if c.CHIPS in codes and judge.kept(c.CARD_OF[worst]) >= judge.tyre:
        return c.CHIPS
    return worst


def _check_order(bot: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    judge = bot.judge(view, seat)
    factors = view.setup.factors
    view.hands[seat] = sorted([*view.hands[seat], *view.played])

    def worth(code: Code) -> float:
        one = c.CARD_OF[code]
        two = next(c.CARD_OF[other] for other in codes if other != code)
        value, card = judge.check(goal(view, seat, one), view.played, UNKNOWN, judge.spare)
        factor = factors[card] if card else HALF
        value -= judge.target_worth(factor)
        modifier = (view.setup.cards[two].check or 0) + judge.shift
        return value + judge.check(factor + modifier, view.played, card, judge.spare)[0]

    return max(codes, key=worth)


def _check(bot: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    judge = bot.judge(view, seat)
    asking = view.question(at.Check).card
    played = [card for card in view.played if card in view.spent]
    target = goal(view, seat, asking)
    view.hands[seat] = sorted([*view.hands[seat], *played])
    card = judge.check(target, played, UNKNOWN, judge.spare)[1]
    code = c.CHECK.of[card] if card else c.BLIND
    return code if code in codes else codes[0]


def _lay(_: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    """Put the worst card on top if a rival has CHASE; a later rival finds others on top."""
    chase = (CHASE in (view.strategy[car], view.new_strategy[car]) for car in rivals(view, seat))
    if c.AS_PLAYED in codes and not any(chase):
        return c.AS_PLAYED
    deck = deck_of(view.setup, NO_STRATEGY, USUAL)
    cards = [code for code in codes if code != c.AS_PLAYED]
    return min(cards, key=lambda code: deck.worth[c.CARD_OF[code]])


# The move


def _pass(bot: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    judge = bot.judge(view, seat)
    colours = judge.colours(view.hands[seat])
    ways = road(view, seat, max(1, view.points), judge.laps_easily(), view.eased)
    on = judge.ending(ways[view.points], colours)
    now = here(view, seat)
    if c.STAY in codes:
        return c.PASS if on >= judge.ending(now, colours) else c.STAY
    if c.BRAKE_LATE in codes:
        best, code = _best_braking(judge, now, codes)
        if best > on:
            return code
    return c.PASS


def _best_braking(judge: Judge, now: Stop, codes: list[Code]) -> tuple[float, Code]:
    """Return what late braking is worth, and the best way to do it."""
    colours = judge.colours(judge.view.hands[judge.seat])
    found = [(judge.braking(now, colours), c.BRAKE_LATE)]
    cards = [c.CARD_OF[code] for code in codes if code in c.BRAKE_WITH]
    found += [(judge.braking_with(now, colours, card), c.BRAKE_WITH.of[card]) for card in cards]
    return max(found)


def _lap_check(bot: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    judge = bot.judge(view, seat)
    hand = view.hands[seat]
    colours = judge.colours(hand)
    ways = road(view, seat, max(2, view.points))
    gain = judge.ending(ways[view.points], colours) - judge.standing(ways[0], colours)
    target = lapping.goal(view, seat)

    def worth(code: Code) -> float:
        if code == c.BLIND:
            return judge.odds(target) * gain + judge.target_worth(HALF)
        card = c.CARD_OF[code]
        factor = view.setup.factors[card]
        return gain * (factor <= target) + judge.target_worth(factor) - judge.kept(card)

    return max(codes, key=worth)


def _brake(bot: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    judge = bot.judge(view, seat)
    now = here(view, seat)
    best, code = _best_braking(judge, now, codes)
    stays = judge.standing(now, judge.colours(view.hands[seat]))
    return code if best > stays else c.STAY


def _point(bot: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    judge = bot.judge(view, seat)
    colours = judge.colours(view.hands[seat])
    trajectories = view.setup.track.sections[view.section(seat)].trajectories

    def worth(code: Code) -> float:
        if code == c.NO_POINT_TAKEN:
            return -1.0
        colour, bonus = trajectories[code - c.POINT]
        return judge.point_worth(colour, bonus, colours) + 0.01 * bonus

    return max(codes, key=worth)


# Symbols of the cards, soft tyres, beside the track


def _weather(bot: RulesBot, view: State, seat: Seat, _: list[Code]) -> Code:
    return best_weather(view, seat, bot.judge(view, seat).left).code


def _yellow(_: RulesBot, view: State, seat: Seat, __: list[Code]) -> Code:
    return best_yellow(view, seat).code


def _green(_: RulesBot, view: State, seat: Seat, __: list[Code]) -> Code:
    return best_green(view, seat).code


def _orange(bot: RulesBot, view: State, seat: Seat, _: list[Code]) -> Code:
    robot = view.question(at.Orange).car
    worth = forcing_worth(view, seat, robot, bot.judge(view, seat).odds)
    return c.BRAKE_LATE if worth > 0 else c.STAY


def _soft(bot: RulesBot, view: State, seat: Seat, _: list[Code]) -> Code:
    judge = bot.judge(view, seat)
    colours = judge.colours(view.hands[seat])
    points = view.points - judge.lost
    without = judge.reached(max(0, points), view.eased, colours)
    gain = judge.reached(max(0, points + 1), view.eased, colours) - without
    return c.USE_SOFT if gain > judge.soft else c.SAVE_SOFT


def _off_check(bot: RulesBot, view: State, seat: Seat, codes: list[Code]) -> Code:
    judge = bot.judge(view, seat)
    step = view.question(at.OffCheck).place
    _, card = judge.path.check(view.section(seat), step, view.tyres[seat], judge.spare)
    code = c.CHECK.of[card] if card else c.BLIND
    return code if code in codes else codes[0]


ANSWERS: Final[Mapping[str, Answer]] = {
    at.AT_CHART: garage.chart,
    at.AT_SUBSTITUTE: garage.substitute,
    at.AT_QUALIFY: garage.qualify,
    at.AT_STRATEGY: garage.strategy,
    at.AT_CONTEST: contests.contest,
    at.AT_CONTEST_SECOND: contests.contest_second,
    at.AT_PIT: _pit,
    at.AT_DISCARD: _discard,
    at.AT_DRAW: _draw,
    at.AT_KEEP: _keep,
    at.AT_PLAY: _play,
    at.AT_SECOND: _second,
    at.AT_PAY: _pay,
    at.AT_CHECK_ORDER: _check_order,
    at.AT_CHECK: _check,
    at.AT_LAY: _lay,
    at.AT_PASS: _pass,
    at.AT_LAP_CHECK: _lap_check,
    at.AT_BRAKE: _brake,
    at.AT_POINT: _point,
    at.AT_RESCUE: _first,
    at.AT_SKILL: garage.skill,
    at.AT_SETUP: garage.set_up,
    at.AT_TYRES: stops.tyres,
    at.AT_REFUEL: stops.refuel,
    at.AT_VERSATILITY: garage.versatility,
    at.AT_WEATHER: _weather,
    at.AT_YELLOW: _yellow,
    at.AT_GREEN: _green,
    at.AT_SOFT: _soft,
    at.AT_ORANGE: _orange,
    at.AT_OFF_CHECK: _off_check,
    at.AT_SAFETY_CAR: _behind_safety_car,
}
"""The answer to each question."""


BOT: Final = RulesBot
