"""`greedy`: the longest move now, and nothing beyond that.

- It plays what takes its car furthest, and among equals what costs least.
- It stops for fuel when it must, and never otherwise.
- It challenges nobody, defends a place with cards it no longer needs, and never brakes late.
- It pays for tyres with chips. It checks with a card of the play or the hand that passes.
- It avoids cards whose check could make it retire, if there is another.
- In the Advanced Game: HAZARD, the lightest car on the grid, the least fuel that a stop can bring,
  tyres for the current weather, soft ones in the dry and their bonuses at once; yellow flags right
  behind its car; it leaves robots alone.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.bots.road import plays, road
from boxbox.games.race90.bots.weights import ROAD
from boxbox.games.race90.rules.advanced import off_track
from boxbox.games.race90.rules.advanced.conditions import lost_with, tyre_penalty
from boxbox.games.race90.rules.advanced.reach import most_points
from boxbox.games.race90.rules.basic import lapping
from boxbox.games.race90.rules.basic.checks import goal, sources
from boxbox.games.race90.rules.basic.damage import free_slots
from boxbox.games.race90.rules.basic.playing import owed
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table import codes as c
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.cards import UNKNOWN, Card
from boxbox.games.race90.table.race import HAZARD, QUALIFYING

Answer = Callable[[State, Seat, list[Code]], Code]


class GreedyBot:
    """Drives as far as it can."""

    def choose(self, view: State, seat: Seat, codes: list[Code], rng: Random) -> Code:  # noqa: ARG002
        """Return the code that the rule of thumb for the question names."""
        code = ANSWERS[view.agenda[-1].name](view, seat, codes)
        return code if code in codes else codes[0]  # a track card may forbid what would be best


def first(_: State, __: Seat, codes: list[Code]) -> Code:
    """Take the first option."""
    return codes[0]


def _fastest(view: State, _: Seat, codes: list[Code]) -> Code:
    moves = view.setup.moves
    return max(codes, key=lambda code: moves[c.split(code)[1]])


def _chart(view: State, _: Seat, codes: list[Code]) -> Code:
    charts = view.setup.data.charts
    return max(codes, key=lambda code: charts[code - c.CHART].cards)


def _skill(_: State, __: Seat, codes: list[Code]) -> Code:
    """Take what helps on the grid, while a chit is left."""
    code = Code(c.SKILL + QUALIFYING)
    return code if code in codes else codes[0]


def _strategy(view: State, _: Seat, codes: list[Code]) -> Code:
    """Take what makes moves longer in the Advanced Game."""
    return Code(c.STRATEGY + HAZARD) if view.setup.modules else codes[0]


def _set_up(_: State, __: Seat, codes: list[Code]) -> Code:
    """Take the most cards, then the most chips."""
    return max(codes, key=lambda code: (c.SETUPS[code - c.SETUP][1], c.SETUPS[code - c.SETUP]))


def _qualify(view: State, seat: Seat, codes: list[Code]) -> Code:
    return first(view, seat, codes) if codes[0] >= c.FUEL else _fastest(view, seat, codes)


def _tyres(view: State, _: Seat, codes: list[Code]) -> Code:
    return min(codes, key=lambda code: lost_with(view, code - c.FIT, view.weather))


def _play(view: State, seat: Seat, codes: list[Code]) -> Code:
    cards = best_play(view, seat)
    return c.PLAY.of[cards[0]] if cards else codes[0]


def _second(view: State, seat: Seat, _: list[Code]) -> Code:
    cards = best_play(view, seat, view.question(at.Second).first)
    return c.ADD.of[cards[1]] if len(cards) > 1 else c.ALONE


def best_play(view: State, seat: Seat, start: Card = UNKNOWN) -> tuple[Card, ...]:
    """Return the cards that take the car furthest, none if none can; `start` is already played."""
    found = [cards for cards in plays(view, seat) if start in (UNKNOWN, cards[0])]
    ways = road(view, seat, ROAD)
    home = ways[0]

    def rank(cards: tuple[Card, ...]) -> tuple[bool, int, int, int, int]:
        stop = ways[movement(view, seat, cards)]
        damage = sum(view.setup.cards[card].damage for card in cards)
        cost = owed(view, seat, cards) + damage
        return (not _risks_all(view, seat, cards), stop.at, -len(stop.ahead), -len(cards), -cost)

    best = max(found, key=rank, default=())
    if not start and best and (ways[movement(view, seat, best)] == home or not rank(best)[0]):
        return ()
    return best


def movement(view: State, seat: Seat, cards: tuple[Card, ...]) -> int:
    """Return the points of a play with every bonus."""
    return min(ROAD, max(0, most_points(view, seat, cards)))


def _risks_all(view: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """True if a failed check would make the car retire."""
    printed = view.setup.cards
    asking = [card for card in cards if printed[card].check is not None]
    if not asking:
        return False
    spare = free_slots(view, seat) - sum(printed[card].damage for card in cards)
    usable = {*view.usable(seat), *cards}
    sure = any(
        view.setup.factors[card] <= goal(view, seat, asked) for card in usable for asked in asking
    )
    return spare < len(asking) - sure


def _pay(_: State, __: Seat, codes: list[Code]) -> Code:
    return c.CHIPS if c.CHIPS in codes else codes[0]


def _check(view: State, seat: Seat, codes: list[Code]) -> Code:
    step = view.agenda[-1]
    factors = view.setup.factors
    if isinstance(step, at.Check):
        target, usable = goal(view, seat, step.card), sources(view, seat)
    elif step.name == at.AT_LAP_CHECK:
        target, usable = lapping.goal(view, seat), view.usable(seat)
    else:
        target, usable = off_track.goal(view, seat), view.usable(seat)
    own = [card for card in usable if card in view.played] or usable
    passing = [card for card in own if factors[card] <= target]
    passing = passing or [card for card in usable if factors[card] <= target]
    if passing:
        return c.CHECK.of[max(passing, key=lambda card: factors[card])]
    return c.BLIND if c.BLIND in codes else codes[0]


def _contest(view: State, seat: Seat, codes: list[Code]) -> Code:
    if not view.has_moved(seat):
        return c.DECLINE
    return c.CONTEST.of[min(_best_two(view, codes))]


def _contest_second(view: State, _: Seat, codes: list[Code]) -> Code:
    others = [code for code in codes if code != c.ALONE]
    return c.JOIN.of[max(_best_two(view, others))] if others else c.ALONE


# Symbols and flags


def _weather(view: State, seat: Seat, codes: list[Code]) -> Code:
    """Take the step that costs the fewest points now; among equals, none."""
    steps = {c.LEAVE_WEATHER: 0, c.DRIER: -1, c.WETTER: 1}
    tyres = view.tyre_type[seat]
    return min(codes, key=lambda code: lost_with(view, tyres, view.weather + steps[code]))


def _yellow(view: State, seat: Seat, codes: list[Code]) -> Code:
    """Flag the next corner behind the car, or the one it is in."""
    length = view.setup.length
    own = view.count[seat]

    def back(code: Code) -> tuple[int, int]:
        section, ahead = c.split_flag(code)
        away = (own - section) % length
        cell = view.cells[section]
        return (length, 0) if away == 0 and ahead <= cell.index(seat) else (away, ahead)

    return min((code for code in codes if code != c.NO_FLAG), key=back)


def _green(view: State, seat: Seat, codes: list[Code]) -> Code:
    """Take away the next flag ahead."""
    flags = [code for code in codes if code != c.KEEP_FLAGS]
    own = view.count[seat]
    return min(flags, key=lambda code: (code - c.UNFLAG - own) % view.setup.length)


def _soft(view: State, seat: Seat, _: list[Code]) -> Code:
    """Use a bonus that takes the car further."""
    points = max(0, view.points - tyre_penalty(view, seat) - view.penalty[seat])
    ways = road(view, seat, points + 1, eased=view.eased)
    return c.USE_SOFT if ways[points + 1] != ways[points] else c.SAVE_SOFT


def _slowest(view: State, _: Seat, codes: list[Code]) -> Code:
    moves = view.setup.moves
    return min(codes, key=lambda code: moves[c.split(code)[1]])


def _best_two(view: State, codes: list[Code]) -> list[Card]:
    """Return the two fastest of these cards."""
    moves = view.setup.moves
    cards = [c.split(code)[1] for code in codes if c.is_card_act(code)]
    return sorted(cards, key=lambda card: -moves[card])[:2]


ANSWERS: Final[Mapping[str, Answer]] = {
    at.AT_CHART: _chart,
    at.AT_SUBSTITUTE: first,
    at.AT_QUALIFY: _qualify,
    at.AT_STRATEGY: _strategy,
    at.AT_CONTEST: _contest,
    at.AT_CONTEST_SECOND: _contest_second,
    at.AT_PIT: first,
    at.AT_DISCARD: first,
    at.AT_DRAW: first,
    at.AT_KEEP: _fastest,
    at.AT_PLAY: _play,
    at.AT_SECOND: _second,
    at.AT_PAY: _pay,
    at.AT_CHECK_ORDER: first,
    at.AT_CHECK: _check,
    at.AT_LAY: first,
    at.AT_PASS: first,
    at.AT_LAP_CHECK: _check,
    at.AT_BRAKE: first,
    at.AT_POINT: lambda view, seat, codes: best_point(view, seat, codes),
    at.AT_RESCUE: first,
    at.AT_SKILL: _skill,
    at.AT_SETUP: _set_up,
    at.AT_TYRES: _tyres,
    at.AT_REFUEL: first,
    at.AT_VERSATILITY: first,
    at.AT_WEATHER: _weather,
    at.AT_YELLOW: _yellow,
    at.AT_GREEN: _green,
    at.AT_SOFT: _soft,
    at.AT_ORANGE: first,
    at.AT_OFF_CHECK: _check,
    at.AT_SAFETY_CAR: _slowest,
}
"""The answer to each question."""


def best_point(view: State, seat: Seat, codes: list[Code]) -> Code:
    """Take the trajectory with the highest bonus."""
    trajectories = view.setup.track.sections[view.section(seat)].trajectories
    points = [code for code in codes if code != c.NO_POINT_TAKEN]
    return max(points, key=lambda code: trajectories[code - c.POINT].bonus)


BOT: Final = GreedyBot
