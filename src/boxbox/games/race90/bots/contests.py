"""How `rules` fights for the order in a corner."""

from typing import TYPE_CHECKING, Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.bots.judgement import Judge
from boxbox.games.race90.bots.road import Road, survey
from boxbox.games.race90.bots.weights import ROAD
from boxbox.games.race90.rules.advanced.track_cards import is_track_card
from boxbox.games.race90.rules.basic.contest import value_of
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table import codes as c
from boxbox.games.race90.table.cards import UNKNOWN, Card
from boxbox.games.race90.table.cars import PLAYERS
from boxbox.games.race90.table.race import BANGING_WHEELS, Race
from boxbox.games.race90.table.track import Section

if TYPE_CHECKING:
    from boxbox.games.race90.bots.rules import RulesBot

TWO_CARDS: Final = {2: 0.06, 3: 0.17, 4: 0.25, 5: 0.25, 6: 0.17, 7: 0.08, 8: 0.02}
"""How likely each total of two cards is."""


def contest(bot: "RulesBot", view: State, seat: Seat, _: list[Code]) -> Code:
    """Lay a card, or stay out of the contest."""
    cards = contest_cards(bot.judge(view, seat))
    return c.CONTEST.of[cards[0]] if cards else c.DECLINE


def contest_second(bot: "RulesBot", view: State, seat: Seat, codes: list[Code]) -> Code:
    """Lay a second card, or none."""
    (first,) = view.laid[seat]
    view.hands[seat] = sorted([*view.hands[seat], first])
    view.laid[seat] = ()
    cards = contest_cards(bot.judge(view, seat), first)
    code = c.JOIN.of[cards[1]] if len(cards) > 1 else c.ALONE
    return code if code in codes else c.ALONE


def contest_cards(judge: Judge, first: Card = UNKNOWN) -> tuple[Card, ...]:
    """Return the cards for a contest, lower number first, or none to stay out."""
    view, seat = judge.view, judge.seat
    if not judge.spare:
        return ()
    section = view.section(seat)
    usable = view.usable(seat)
    hand = sorted(usable, key=lambda card: -counts(view, card, section))
    if view.has_moved(seat):
        return _with(first, hand)
    behind, free = _roads(judge)
    usual, play = judge.best(way=behind)
    rest = [card for card in hand if card not in play]
    options = dict.fromkeys((_with(first, rest), _with(first, rest[:1]), _with(first, hand)))
    same = behind.stops == free.stops
    best = -1e9 if first else usual - _lost(judge)
    chosen: tuple[Card, ...] = (first,) if first else ()
    for cards in options:
        if not cards:
            continue
        left = [card for card in usable if card not in cards]
        wins, ties = contest_odds(judge, cards)
        won, _ = judge.best(hand=left, way=free)
        lost = won if same else judge.best(hand=left, way=behind)[0]
        value = wins * (won + judge.weights.contest) + (1 - wins) * (lost - _lost(judge) / 2)
        value -= ties * judge.damage[judge.spare]
        if judge.strategy == BANGING_WHEELS:
            value += wins * judge.special
        if value > best:
            best, chosen = value, cards
    return chosen


def counts(view: Race, card: Card, section: Section) -> int:
    """Return what a card counts in a contest."""
    return value_of(view, card, section) if is_track_card(card) else view.setup.moves[card]


def _with(first: Card, cards: list[Card]) -> tuple[Card, ...]:
    """Return two cards, lower number first; the first may be given."""
    if not first:
        return tuple(sorted(cards[:2]))
    more = [card for card in cards if card > first]
    return (first, *more[:1])


def _lost(judge: Judge) -> float:
    """Return what a driver loses by letting the cars behind pass."""
    view = judge.view
    place = view.group.index(judge.seat)
    behind = sum(view.joined >> car & 1 for car in view.group[place + 1 :])
    return judge.weights.contest * behind


def _roads(judge: Judge) -> tuple[Road, Road]:
    """Return the ways ahead from behind the cars that stay, and from the front of the section."""
    view, seat = judge.view, judge.seat
    section = view.section(seat)
    cell = view.cells[section]
    here = cell.index(seat)
    stays = tuple(car for car in cell[:here] if view.has_moved(car))
    view.cells[section] = (*stays, *cell[here:])
    behind = survey(view, seat, ROAD, judge.laps_easily())
    ahead = tuple(car for car in stays if car not in view.group)
    view.cells[section] = (*ahead, *cell[here:])
    free = survey(view, seat, ROAD, judge.laps_easily())
    view.cells[section] = cell
    return behind, free


def contest_odds(judge: Judge, cards: tuple[Card, ...]) -> tuple[float, float]:
    """Return the odds of ending ahead of all likely contestants, and of touching one of them."""
    view, seat = judge.view, judge.seat
    group = view.group
    place = group.index(seat)
    section = view.section(seat)
    modifier = view.setup.track.sections[section].modifier
    total = sum(counts(view, card, section) for card in cards)
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
