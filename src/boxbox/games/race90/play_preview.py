"""What a card or a pair would do: movement, costs, checks, and where the car would end."""

from collections.abc import Sequence
from typing import NamedTuple

from boxbox.core.event import Json
from boxbox.games.race90 import codes, flags
from boxbox.games.race90.cards import card_text
from boxbox.games.race90.checks import goal, reflexes
from boxbox.games.race90.conditions import check_modifier, lost_with, tyre_penalty
from boxbox.games.race90.damage import free_slots
from boxbox.games.race90.forecast import Ending, forecast
from boxbox.games.race90.movement import CHOSE
from boxbox.games.race90.odds import pool, second_odds
from boxbox.games.race90.playing import (
    is_pair,
    is_playable,
    owed,
    reaches_corners,
)
from boxbox.games.race90.points import scores_balance, trajectory_bonus, why_bonus
from boxbox.games.race90.race import BALANCE, HAZARD, SAVE_TYRES, STRATEGIES
from boxbox.games.race90.reach import corners_of, outlook_of_play, way_to
from boxbox.games.race90.state import State
from boxbox.games.race90.strategies import HAZARD_SECTIONS

Facts = dict[str, Json]


def play_facts(view: State, seat: int, cards: tuple[int, ...]) -> Facts:
    """Return what follows if cards are played."""
    printed = [view.setup.cards[card] for card in cards]
    damage = sum(card.damage for card in printed)
    draws = sum(card.draw for card in printed)
    tyres = owed(view, seat, cards)
    checks = check_list(view, seat, cards, damage)
    bound = _bound(view, seat, cards, len(checks))
    gains = gained(view, seat, cards, damage, len(checks)) + bound.gains
    losses = lost(bound.view, seat)
    moves = sum(card.move for card in printed) + sum(gain["value"] for gain in gains)
    more = _more(view, seat, len(checks)) - sum(gain["value"] for gain in bound.gains)
    most = max(0, moves + more - _least_lost(view, seat, cards))
    ending = forecast(bound.view, seat, moves, cards, damage + len(checks))
    facts = {
        "cards": [card_text(card) for card in cards],
        "points": max(0, moves + sum(loss["value"] for loss in losses)),
        "most": most,
        "bonuses": gains + losses,
        "bound": bound.choices,
        "tyres": tyres,
        "damage": damage,
        "draws": draws,
        "checks": checks,
        **ending.facts(view, draws, cards),
    }
    if view.setup.track_cards:
        risky = any(check["out"] for check in checks)
        early = _paid_specials(view, seat, tyres, cards, gains)
        facts["specials"] = early + _move_specials(view, seat, ending, most, risky)
    return facts


class _Bound(NamedTuple):
    """What track cards oblige to: the race with it done, the points it brings, the choices."""

    view: State
    gains: list[Facts]
    choices: list[str]


def _bound(view: State, seat: int, cards: Sequence[int], checks: int) -> _Bound:
    """Return the choices without which a play would miss the corner of a track card (R45)."""
    corners = corners_of(view, cards)
    if not corners:
        return _Bound(view, [], [])
    ahead = outlook_of_play(view, seat, cards)
    most_blind = checks if _is_later_hazard(view, seat) else 0
    for blind in range(most_blind + 1):
        way = way_to(view, seat, ahead._replace(points=ahead.points - most_blind + blind), corners)
        if way:
            gains: list[Facts] = [{"why": "hazard", "value": blind}] if blind else []
            gains += [{"why": "soft", "value": 1}] if way.soft else []
            choices = [codes.BLIND] * bool(blind) + [*way.choices]
            return _Bound(way.race, gains, [_choice_text(code) for code in choices])
    return _Bound(view, [], [])


def _choice_text(code: int) -> str:
    """Return how a choice is written that a track card can oblige to."""
    return f"unflag {code - codes.UNFLAG}" if code >= codes.UNFLAG else codes.word_text(code)


def _is_later_hazard(view: State, seat: int) -> bool:
    return view.setup.later_hazard and view.drives_with(seat, HAZARD)


def soft_facts(view: State, seat: int, bonus: int) -> Facts:
    """Return what becomes of a move that is about to begin, with a bonus of soft tyres or not."""
    points = view.points + bonus
    left = max(0, points + sum(loss["value"] for loss in lost(view, seat)))
    return {"points": left, **forecast(view, seat, points).facts(view)}


def skip_facts(view: State, seat: int) -> Facts:
    """Return what a skip does: nothing moves, nothing is paid; a car off the track comes back."""
    return {
        "cards": [],
        "points": 0,
        "most": 0,
        "bonuses": [],
        "bound": [],
        "tyres": 0,
        "damage": 0,
        "draws": 0,
        "checks": [],
        "to": (view.count[seat] + view.entry[seat]) % view.setup.length,
        "why": CHOSE,
        "behind": None,
        "needs": None,
        "passes": [],
        "flags": [],
        "lap_checks": 0,
        "specials": [],
        "braking": None,
    }


def partners(view: State, seat: int, card: int) -> Facts:
    """Return the pairs that a card of the hand could be played in, and if it may go alone."""
    pairs = {
        card_text(other): play_facts(view, seat, (min(card, other), max(card, other)))
        for other in view.usable(seat)
        if other != card and is_pair(view, card, other) and is_playable(view, seat, (card, other))
    }
    return {"pairs": pairs, "alone": reaches_corners(view, seat, (card,))}


# Points


def gained(view: State, seat: int, cards: Sequence[int], damage: int, checks: int) -> list[Facts]:
    """Return all that is sure to be added to the movement of the cards, by its source.

    HAZARD's points come whether a check is passed or failed (R37); the later one's only for blind
    checks (R78), and to make one is a choice.
    """
    found: list[Facts] = []
    trajectory = trajectory_bonus(view, seat, cards)
    if trajectory:
        found.append({"why": why_bonus(view, seat, cards), "value": trajectory})
    if view.drives_with(seat, HAZARD):
        value = damage if view.setup.later_hazard else damage + checks
        if value:
            found.append({"why": "hazard", "value": value})
    return found


def lost(view: State, seat: int) -> list[Facts]:
    """Return what is taken off the movement, by its source."""
    found: list[Facts] = []
    tyres, penalty = tyre_penalty(view, seat), view.penalty[seat]
    if tyres:
        found.append({"why": "tyres", "value": -tyres})
    if penalty:
        found.append({"why": "off-track", "value": -penalty})
    return found


def _more(view: State, seat: int, checks: int) -> int:
    """Return what choices after the play can add: soft tyres, blind checks of the later HAZARD."""
    blind = checks if _is_later_hazard(view, seat) else 0
    return blind + (view.soft[seat] > 0)


def _least_lost(view: State, seat: int, cards: Sequence[int]) -> int:
    """Return what is lost at least, if the weather symbols of the play are used for the tyres."""
    penalty, slot = view.penalty[seat], view.weather
    if not tyre_penalty(view, seat):
        return penalty
    steps = flags.events_of(view, cards).count(flags.WEATHER)
    slots = range(max(0, slot - steps), min(len(view.setup.track.weather), slot + steps + 1))
    return penalty + min(lost_with(view, view.tyre_type[seat], other) for other in slots)


# SPECIALs


def _paid_specials(
    view: State, seat: int, tyres: int, cards: Sequence[int], gains: list[Facts]
) -> list[Facts]:
    """Return the SPECIALs that a play brings before its checks."""
    if view.drives_with(seat, SAVE_TYRES) and tyres:
        return [_special(SAVE_TYRES, True)]
    starts = bool(gains) and gains[0]["why"] == "trajectory"
    if starts and scores_balance(view, seat, cards):
        return [_special(BALANCE, True)]
    return []


def _move_specials(view: State, seat: int, ending: Ending, most: int, risky: bool) -> list[Facts]:
    """Return the SPECIALs of the move; they are not sure if a check could put the car out."""
    found = [special | {"sure": special["sure"] and not risky} for special in ending.specials]
    if _is_later_hazard(view, seat) and not found and most >= HAZARD_SECTIONS:
        found.append(_special(HAZARD, False))
    return found


def _special(strategy: int, sure: bool) -> Facts:
    return {"strategy": STRATEGIES[strategy], "cards": 1, "sure": sure}


# Checks


def check_list(view: State, seat: int, cards: Sequence[int], damage: int) -> list[Facts]:
    """Return the checks of a play in the order of its cards."""
    asking = [card for card in cards if view.setup.cards[card].check is not None]
    if not asking:
        return []
    slots = free_slots(view, seat) - damage
    sources = () if view.setup.junior else view.usable(seat)
    found = [check_facts(view, seat, asking[0], sources, slots)]
    for card in asking[1:]:
        modifier = view.setup.cards[card].check or 0
        added = reflexes(view, seat) + check_modifier(view)
        found.append({
            "modifier": modifier,
            "target": None,
            "odds": second_odds(view, modifier + added),
            "own": None,
            "out": slots < 2,
        })  # fmt: skip
    return found


def check_facts(view: State, seat: int, card: int, sources: Sequence[int], slots: int) -> Facts:
    """Return the check that a card asks for; `sources` could make it, `slots` take damage."""
    target = goal(view, seat, card)
    factors = view.setup.factors
    return {
        "modifier": view.setup.cards[card].check or 0,
        "target": target,
        "odds": pool(view).odds(target),
        "own": sum(factors[source] <= target for source in sources),
        "out": slots < 1,
    }
