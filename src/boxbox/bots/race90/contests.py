"""How `rules` fights for the order in a corner."""

from typing import TYPE_CHECKING, Final

from boxbox.bots.race90.judgement import Judge
from boxbox.bots.race90.road import Road, survey
from boxbox.bots.race90.weights import ROAD
from boxbox.games.race90 import codes as c
from boxbox.games.race90.contest import value_of
from boxbox.games.race90.race import BANGING_WHEELS, PLAYERS, Race
from boxbox.games.race90.state import State
from boxbox.games.race90.track_cards import is_track_card

if TYPE_CHECKING:
    from boxbox.bots.race90.rules import RulesBot

TWO_CARDS: Final = {2: 0.06, 3: 0.17, 4: 0.25, 5: 0.25, 6: 0.17, 7: 0.08, 8: 0.02}
"""How likely the totals of two cards are."""


def contest(bot: "RulesBot", view: State, seat: int, _: list[int]) -> int:
    """Lay a card, or stay out of it."""
    cards = contest_cards(bot.judge(view, seat))
    return c.CONTEST + cards[0] if cards else c.DECLINE


def contest_second(bot: "RulesBot", view: State, seat: int, codes: list[int]) -> int:
    """Lay a second card or none."""
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
    chosen: tuple[int, ...] = (first,) if first else ()
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


def counts(view: Race, card: int, section: int) -> int:
    """Return what a card counts in a contest."""
    return value_of(view, card, section) if is_track_card(card) else view.setup.moves[card]


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


def contest_odds(judge: Judge, cards: tuple[int, ...]) -> tuple[float, float]:
    """Return the odds to end ahead of all who are likely to play, and to touch one of them."""
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
