"""`rules`: what a sensible club player does, by thumb rules.

- Weigh every card and pair by where the car would end and what it costs: cards, chips and damage
  slots are dear while they must last, cheap before a stop, free at the flag.
- Plan the stops: take the first good chance in the last turns before one is planned.
- Make checks with cards of the play, keep the Target high, check blind when the odds are good.
- Contest when a car that has moved bars the way, or with cards that are not needed this turn.
- Brake late when it pays, odds included.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from boxbox.bots.race90.judgement import ANY, HALF, ROAD, USUAL, Judge, Weights, deck_of
from boxbox.bots.race90.road import Stop, road
from boxbox.core.errors import OptionError
from boxbox.games.race90 import codes as c
from boxbox.games.race90 import steps as at
from boxbox.games.race90.cards import SPEEDING
from boxbox.games.race90.checks import goal
from boxbox.games.race90.race import (
    BALANCE,
    BANGING_WHEELS,
    CHASE,
    HAZARD,
    LUCKY,
    NO_STRATEGY,
    PLAYERS,
    SAVE_TYRES,
)
from boxbox.games.race90.state import State

NEVER: Final = 99


class RulesBot:
    """Drives by thumb rules; `stops=2` makes it plan so many stops."""

    weights: Weights = USUAL

    def __init__(self, argument: str = "") -> None:
        name, _, value = argument.partition("=")
        if argument and (name != "stops" or value not in ("1", "2")):
            raise OptionError(f"the bot 'rules' takes stops=1 or stops=2, not {argument!r}")
        self.stops = int(value) if argument else 0

    def choose(self, view: State, seat: int, codes: list[int], rng: Random) -> int:  # noqa: ARG002
        """Return the code that the thumb rules of the question name."""
        return ANSWERS[view.agenda[-1][0]](self, view, seat, codes)

    def judge(self, view: State, seat: int) -> Judge:
        """Return a judge of the moment."""
        return Judge(view, seat, next_stop(view, seat, self.stops), self.weights)


def next_stop(view: State, seat: int, stops: int) -> int:
    """Return the turn in which the next stop is planned, NEVER if there is none."""
    last = view.setup.last_turn
    fuel = view.fuel[seat]
    if fuel:
        return min(fuel, 1 + round(last / ((stops or 1) + 1)))
    second = 1 + round(2 * last / 3)
    return second if stops == 2 and view.turn <= second else NEVER


Answer = Callable[[RulesBot, State, int, list[int]], int]


def _first(_: RulesBot, __: State, ___: int, codes: list[int]) -> int:
    return codes[0]


# Before the race


def _chart(_: RulesBot, view: State, __: int, codes: list[int]) -> int:
    charts = view.setup.data.charts

    def worth(code: int) -> float:
        chart = charts[code - c.CHART]
        return 1.5 * chart.cards + 0.5 * chart.tyres + 0.9 * chart.damage

    return max(codes, key=worth)


def _substitute(bot: RulesBot, view: State, seat: int, _: list[int]) -> int:
    deck = deck_of(view.setup, NO_STRATEGY, bot.weights)
    hand = view.hands[seat]
    mean = sum(deck.worth[card] for card in hand) / len(hand)
    return c.NEW_HAND if mean < deck.mean + bot.weights.new_hand else c.KEEP_HAND


def _qualify(bot: RulesBot, view: State, _: int, codes: list[int]) -> int:
    deck = deck_of(view.setup, NO_STRATEGY, bot.weights)
    moves, factors = view.setup.moves, view.setup.factors
    w = bot.weights

    def worth(code: int) -> float:
        card = code - c.QUALIFY
        target = w.qualify_target * factors[card] / 100
        return w.qualify * moves[card] + target - 0.5 * deck.worth[card]

    return max(codes, key=worth)


def _strategy(bot: RulesBot, view: State, seat: int, _: list[int]) -> int:
    cards = [view.setup.cards[card] for card in view.hands[seat]]
    size = len(cards) or 1
    tyres = sum(card.tyres > 0 for card in cards) / size
    risky = sum(card.check is not None or card.damage > 0 for card in cards) / size
    calm = sum(card.type != SPEEDING for card in cards) / size
    deck = deck_of(view.setup, NO_STRATEGY, bot.weights)
    mean = sum(deck.worth[card] for card in view.hands[seat]) / size
    ahead = cars_ahead(view, seat)
    follows = bool(ahead) and ahead[-1] < PLAYERS
    scores = {
        SAVE_TYRES: 0.97 + 1.2 * (tyres - 0.25),
        HAZARD: 1.08 + 1.2 * (risky - 0.42),
        BALANCE: 0.95 + 1.2 * (calm - 0.72),
        LUCKY: 1.0 + 0.6 * (deck.mean - mean),
        CHASE: 0.95 + 0.15 * follows,
        BANGING_WHEELS: 0.93 + 0.04 * len(ahead),
    }
    return c.STRATEGY + max(scores, key=lambda strategy: scores[strategy])


def cars_ahead(view: State, seat: int) -> list[int]:
    """Return the cars ahead on the same lap, front to back."""
    order = view.order()
    if seat not in order:
        return []
    reach = view.setup.length / 2
    return [car for car in order[: order.index(seat)] if view.count[car] - view.count[seat] < reach]


# Contests


def _contest(bot: RulesBot, view: State, seat: int, _: list[int]) -> int:
    cards = contest_cards(bot.judge(view, seat))
    return c.CONTEST + cards[0] if cards else c.DECLINE


def _contest_second(bot: RulesBot, view: State, seat: int, codes: list[int]) -> int:
    (first,) = view.laid[seat]
    view.hands[seat] = sorted([*view.hands[seat], first])
    view.laid[seat] = ()
    cards = contest_cards(bot.judge(view, seat), first)
    code = c.JOIN + cards[1] if len(cards) > 1 else c.ALONE
    return code if code in codes else c.ALONE


def contest_cards(judge: Judge, first: int = 0) -> tuple[int, ...]:
    """Return the cards for a contest, lower number first; none to stay out of it."""
    view, seat = judge.view, judge.seat
    if not judge.spare:
        return ()
    moves = view.setup.moves
    hand = sorted(view.hands[seat], key=lambda card: -moves[card])
    if view.has_moved(seat):
        return _with(first, hand)
    behind, free = _roads(judge)
    usual, play = judge.best(ways=behind)
    rest = [card for card in hand if card not in play]
    options = [_with(first, rest), _with(first, rest[:1]), _with(first, hand)]
    best = -1e9 if first else usual - _lost(judge)
    chosen: tuple[int, ...] = (first,) if first else ()
    for cards in options:
        if not cards:
            continue
        left = [card for card in view.hands[seat] if card not in cards]
        wins, ties = contest_odds(judge, cards)
        won, _ = judge.best(hand=left, ways=free)
        lost, _ = judge.best(hand=left, ways=behind)
        value = wins * (won + judge.weights.contest) + (1 - wins) * (lost - _lost(judge) / 2)
        value -= ties * judge.damage[judge.spare]
        if value > best:
            best, chosen = value, cards
    return chosen


def _with(first: int, cards: list[int]) -> tuple[int, ...]:
    """Return two cards, the first of which may be given, lower number first."""
    if not first:
        return tuple(sorted(cards[:2]))
    more = [card for card in cards if card > first]
    return (first, *more[:1])


def _lost(judge: Judge) -> float:
    """Return what a driver loses who lets those behind pass."""
    view = judge.view
    place = view.group.index(judge.seat)
    behind = sum(view.joined >> car & 1 for car in view.group[place + 1 :])
    return judge.weights.contest * behind


def _roads(judge: Judge) -> tuple[list[Stop], list[Stop]]:
    """Return the ways ahead from behind the cars that stay, and from the front of the section."""
    view, seat = judge.view, judge.seat
    section = view.section(seat)
    cell = view.cells[section]
    here = cell.index(seat)
    stays = tuple(car for car in cell[:here] if view.has_moved(car))
    view.cells[section] = (*stays, *cell[here:])
    behind = road(view, seat, ROAD, judge.laps_easily())
    ahead = tuple(car for car in stays if car not in view.group)
    view.cells[section] = (*ahead, *cell[here:])
    free = road(view, seat, ROAD, judge.laps_easily())
    view.cells[section] = cell
    return behind, free


TWO_CARDS: Final = {2: 0.06, 3: 0.17, 4: 0.25, 5: 0.25, 6: 0.17, 7: 0.08, 8: 0.02}
"""How likely the totals of two cards are."""


def contest_odds(judge: Judge, cards: tuple[int, ...]) -> tuple[float, float]:
    """Return the odds to end ahead of all who are likely to play, and to touch one of them."""
    view, seat = judge.view, judge.seat
    group = view.group
    place = group.index(seat)
    modifier = view.setup.track.sections[view.section(seat)].modifier
    total = sum(view.setup.moves[card] for card in cards)
    total += 3 * (judge.strategy == BANGING_WHEELS) + modifier * (place > 0)
    wins, ties = 1.0, 0.0
    for at_, car in enumerate(group):
        if car == seat or (at_ > place and not view.joined >> car & 1):
            continue
        if car >= PLAYERS and view.count[car] < view.count[seat]:
            continue
        shift = modifier * (at_ > 0)
        if car < PLAYERS:
            shift += 3 * (view.strategy[car] == BANGING_WHEELS) + 1
        beaten = sum(odds for sum_, odds in TWO_CARDS.items() if sum_ + shift < total)
        touch = TWO_CARDS.get(total - shift, 0.0)
        wins *= beaten
        ties += touch
    return wins, ties


# Pit stops


def _pit(bot: RulesBot, view: State, seat: int, _: list[int]) -> int:
    return c.BOX if stops_now(bot, view, seat) else c.DRIVE_ON


def stops_now(bot: RulesBot, view: State, seat: int) -> bool:
    """Tell whether to stop in this turn."""
    planned = next_stop(view, seat, bot.stops)
    if view.turn >= planned or bot.stops:
        return view.turn >= planned
    w = bot.weights
    judge = bot.judge(view, seat)
    gain = service(judge) + rejoining(judge)
    if planned != NEVER:
        return planned - view.turn < w.window and gain > w.box * (planned - view.turn) + 4
    return gain > view.setup.track.pit_time + w.box


def service(judge: Judge) -> float:
    """Return what new cards, tyres and repairs are worth till the flag."""
    view, seat, w = judge.view, judge.seat, judge.weights
    chart = view.chart[seat]
    assert chart is not None
    turns = view.setup.last_turn - view.turn + 1
    hand = len(view.hands[seat]) + len(view.frozen[seat])
    use = 0.8 * turns
    worth = w.need_card * (min(use, chart.cards) - min(use, hand))
    worth += w.need_tyre * (min(turns, chart.tyres) - min(turns, view.tyres[seat]))
    return worth + w.need_damage * min(view.red[seat], turns / 3)


def rejoining(judge: Judge) -> float:
    """Return how much better the place is to which a stop leads, but for the sections lost."""
    view, seat = judge.view, judge.seat
    colours = judge.colours(view.hands[seat])
    there = view.count[seat] - view.setup.track.pit_time
    cell = view.cells[there % view.setup.length]
    worth = judge.trajectory(there, ANY) - 0.3 * len(cell)
    ways = road(view, seat, 4, True)
    blocked = 4 - (ways[4].at - ways[0].at)
    own = view.point[seat]
    if own >= 0:
        worth -= judge.trajectory(view.count[seat], colours, own)
    return worth + 0.5 * max(0, blocked)


def _discard(bot: RulesBot, view: State, _: int, codes: list[int]) -> int:
    deck = deck_of(view.setup, NO_STRATEGY, bot.weights)
    cards = [code for code in codes if code != c.ENOUGH]
    below = [code for code in cards if deck.worth[code - c.DISCARD] < deck.mean]
    if below:
        return below[0]
    if c.ENOUGH in codes:
        return c.ENOUGH
    return min(cards, key=lambda code: deck.worth[code - c.DISCARD])


# The draw


def _draw(bot: RulesBot, view: State, seat: int, codes: list[int]) -> int:
    judge = bot.judge(view, seat)
    takes = [code for code in codes if code != c.DECK]
    best = max(takes, key=lambda code: judge.deck.worth[code - c.TAKE])
    return best if judge.deck.worth[best - c.TAKE] > judge.deck.mean else c.DECK


def _keep(bot: RulesBot, view: State, seat: int, codes: list[int]) -> int:
    judge = bot.judge(view, seat)
    offer = view.offer
    hand = view.hands[seat]

    def worth(code: int) -> float:
        kept = [card for card in hand if card not in offer or card == code - c.KEEP]
        value, _ = judge.best(hand=kept)
        return value + sum(judge.kept(card) for card in kept)

    return max(codes, key=worth)


# The play


def _play(bot: RulesBot, view: State, seat: int, _: list[int]) -> int:
    cards = bot.judge(view, seat).best()[1]
    return c.PLAY + cards[0] if cards else c.SKIP


def _second(bot: RulesBot, view: State, seat: int, _: list[int]) -> int:
    cards = bot.judge(view, seat).best(view.agenda[-1][2])[1]
    return c.ADD + cards[1] if len(cards) > 1 else c.ALONE


def _pay(bot: RulesBot, view: State, seat: int, codes: list[int]) -> int:
    judge = bot.judge(view, seat)
    cards = [code for code in codes if code != c.CHIPS]
    worst = min(cards, key=lambda code: judge.kept(code - c.PAY))
    if c.CHIPS in codes and judge.kept(worst - c.PAY) >= judge.tyre:
        return c.CHIPS
    return worst


def _check_order(bot: RulesBot, view: State, seat: int, codes: list[int]) -> int:
    judge = bot.judge(view, seat)
    factors = view.setup.factors
    view.hands[seat] = sorted([*view.hands[seat], *view.played])

    def worth(code: int) -> float:
        one = code - c.FIRST
        two = next(other - c.FIRST for other in codes if other != code)
        value, card = judge.check(goal(view, seat, one), view.played, 0, judge.spare)
        factor = factors[card] if card else HALF
        value -= judge.target_worth(factor)
        modifier = view.setup.cards[two].check or 0
        return value + judge.check(factor + modifier, view.played, card, judge.spare)[0]

    return max(codes, key=worth)


def _check(bot: RulesBot, view: State, seat: int, codes: list[int]) -> int:
    judge = bot.judge(view, seat)
    asking = view.agenda[-1][2]
    played = [card for card in view.played if card in view.spent]
    target = goal(view, seat, asking)
    view.hands[seat] = sorted([*view.hands[seat], *played])
    card = judge.check(target, played, 0, judge.spare)[1]
    code = c.CHECK + card if card else c.BLIND
    return code if code in codes else codes[0]


def _lay(_: RulesBot, view: State, __: int, codes: list[int]) -> int:
    deck = deck_of(view.setup, NO_STRATEGY, USUAL)
    cards = [code for code in codes if code != c.AS_PLAYED]
    return min(cards, key=lambda code: deck.worth[code - c.LAY])


# The move


def _pass(bot: RulesBot, view: State, seat: int, codes: list[int]) -> int:
    judge = bot.judge(view, seat)
    colours = judge.colours(view.hands[seat])
    ways = road(view, seat, max(1, view.points), judge.laps_easily())
    on = judge.ending(ways[view.points], colours)
    if c.STAY in codes:
        return c.PASS if on >= judge.ending(ways[0], colours) else c.STAY
    if c.BRAKE_LATE in codes and judge.braking(ways[0], colours) > on:
        return c.BRAKE_LATE
    return c.PASS


def _lap_check(bot: RulesBot, view: State, seat: int, codes: list[int]) -> int:
    judge = bot.judge(view, seat)
    hand = view.hands[seat]
    colours = judge.colours(hand)
    ways = road(view, seat, max(2, view.points))
    gain = judge.ending(ways[view.points], colours) - judge.standing(ways[0], colours)
    target = view.setup.factors[view.target[seat]]

    def worth(code: int) -> float:
        if code == c.BLIND:
            return judge.odds(target) * gain + judge.target_worth(HALF)
        card = code - c.CHECK
        factor = view.setup.factors[card]
        return gain * (factor <= target) + judge.target_worth(factor) - judge.kept(card)

    return max(codes, key=worth)


def _brake(bot: RulesBot, view: State, seat: int, _: list[int]) -> int:
    judge = bot.judge(view, seat)
    colours = judge.colours(view.hands[seat])
    here = road(view, seat, 0)[0]
    stays = judge.standing(here, colours)
    return c.BRAKE_LATE if judge.braking(here, colours) > stays else c.STAY


def _point(bot: RulesBot, view: State, seat: int, codes: list[int]) -> int:
    judge = bot.judge(view, seat)
    colours = judge.colours(view.hands[seat])
    trajectories = view.setup.track.sections[view.section(seat)].trajectories

    def worth(code: int) -> float:
        if code == c.NO_POINT_TAKEN:
            return -1.0
        colour, bonus = trajectories[code - c.POINT]
        return judge.point_worth(colour, bonus, colours) + 0.01 * bonus

    return max(codes, key=worth)


ANSWERS: Final[Mapping[str, Answer]] = {
    at.AT_CHART: _chart,
    at.AT_SUBSTITUTE: _substitute,
    at.AT_QUALIFY: _qualify,
    at.AT_STRATEGY: _strategy,
    at.AT_CONTEST: _contest,
    at.AT_CONTEST_SECOND: _contest_second,
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
}
"""How each question is answered."""
