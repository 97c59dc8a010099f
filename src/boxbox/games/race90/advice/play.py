"""What a card or a pair would do: movement, costs, checks, and where the car would end."""

from collections.abc import Sequence
from typing import NamedTuple

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.advice.forecast import Ending, forecast
from boxbox.games.race90.advice.odds import pool, second_odds
from boxbox.games.race90.rules.advanced import flags
from boxbox.games.race90.rules.advanced.conditions import check_modifier, lost_with, tyre_penalty
from boxbox.games.race90.rules.advanced.points import scores_balance, trajectory_bonus, why_bonus
from boxbox.games.race90.rules.advanced.reach import corners_of, outlook_of_play, way_to
from boxbox.games.race90.rules.basic.checks import goal, reflexes
from boxbox.games.race90.rules.basic.damage import free_slots
from boxbox.games.race90.rules.basic.movement import CHOSE
from boxbox.games.race90.rules.basic.playing import (
    is_pair,
    is_playable,
    owed,
    reaches_corners,
)
from boxbox.games.race90.rules.basic.strategies import HAZARD_SECTIONS
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table import codes
from boxbox.games.race90.table.cards import Card, card_text
from boxbox.games.race90.table.race import BALANCE, HAZARD, SAVE_TYRES, STRATEGIES
from boxbox.games.race90.wire.previews import (
    Bonus,
    CheckFacts,
    Pairs,
    PlayFacts,
    SoftPreview,
    Special,
)


def play_facts(view: State, seat: Seat, cards: tuple[Card, ...]) -> PlayFacts:
    """Return what happens if these cards are played."""
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
    facts: PlayFacts = {
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
    """What track cards commit a player to: the race afterwards, the points, the choices."""

    view: State
    gains: list[Bonus]
    choices: list[str]


def _bound(view: State, seat: Seat, cards: Sequence[Card], checks: int) -> _Bound:
    """Return the choices without which a play would miss the corner of a track card (R45)."""
    corners = corners_of(view, cards)
    if not corners:
        return _Bound(view, [], [])
    ahead = outlook_of_play(view, seat, cards)
    most_blind = checks if _is_later_hazard(view, seat) else 0
    for blind in range(most_blind + 1):
        way = way_to(view, seat, ahead._replace(points=ahead.points - most_blind + blind), corners)
        if way:
            gains: list[Bonus] = [{"why": "hazard", "value": blind}] if blind else []
            gains += [{"why": "soft", "value": 1}] if way.soft else []
            choices = [codes.BLIND] * bool(blind) + [*way.choices]
            return _Bound(way.race, gains, [_choice_text(code) for code in choices])
    return _Bound(view, [], [])


def _choice_text(code: Code) -> str:
    """Return the notation of a choice that a track card can commit a player to."""
    return f"unflag {code - codes.UNFLAG}" if code >= codes.UNFLAG else codes.word_text(code)


def _is_later_hazard(view: State, seat: Seat) -> bool:
    return view.setup.later_hazard and view.drives_with(seat, HAZARD)


def soft_facts(view: State, seat: Seat, bonus: int) -> SoftPreview:
    """Return what a move about to begin would do, with a bonus of soft tyres or without."""
    points = view.points + bonus
    left = max(0, points + sum(loss["value"] for loss in lost(view, seat)))
    return {"points": left, **forecast(view, seat, points).facts(view)}


def skip_facts(view: State, seat: Seat) -> PlayFacts:
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


def partners(view: State, seat: Seat, card: Card) -> Pairs:
    """Return the pairs that a card in the hand could make, and whether it may be played alone."""
    pairs = {
        card_text(other): play_facts(view, seat, (min(card, other), max(card, other)))
        for other in view.usable(seat)
        if other != card and is_pair(view, card, other) and is_playable(view, seat, (card, other))
    }
    return {"pairs": pairs, "alone": reaches_corners(view, seat, (card,))}


# Points


def gained(view: State, seat: Seat, cards: Sequence[Card], damage: int, checks: int) -> list[Bonus]:
    """Return everything certain to be added to the movement of the cards, by its source.

    HAZARD's points come whether a check passes or fails (R37). The later HAZARD only gives them for
    blind checks (R78), which are a choice.
    """
    found: list[Bonus] = []
    trajectory = trajectory_bonus(view, seat, cards)
    if trajectory:
        why = why_bonus(view, seat, cards)
        found.append({"why": why, "value": trajectory})
    if view.drives_with(seat, HAZARD):
        value = damage if view.setup.later_hazard else damage + checks
        if value:
            found.append({"why": "hazard", "value": value})
    return found


def lost(view: State, seat: Seat) -> list[Bonus]:
    """Return what is deducted from the movement, by its source."""
    found: list[Bonus] = []
    tyres, penalty = tyre_penalty(view, seat), view.penalty[seat]
    if tyres:
        found.append({"why": "tyres", "value": -tyres})
    if penalty:
        found.append({"why": "off-track", "value": -penalty})
    return found


def _more(view: State, seat: Seat, checks: int) -> int:
    """Return what choices after the play can add: soft tyres, blind checks of the later HAZARD."""
    blind = checks if _is_later_hazard(view, seat) else 0
    return blind + (view.soft[seat] > 0)


def _least_lost(view: State, seat: Seat, cards: Sequence[Card]) -> int:
    """Return the least that is lost, if the play's weather symbols are used to suit the tyres."""
    penalty, slot = view.penalty[seat], view.weather
    if not tyre_penalty(view, seat):
        return penalty
    steps = flags.events_of(view, cards).count(flags.WEATHER)
    slots = range(max(0, slot - steps), min(len(view.setup.track.weather), slot + steps + 1))
    return penalty + min(lost_with(view, view.tyre_type[seat], other) for other in slots)


# SPECIALs


def _paid_specials(
    view: State, seat: Seat, tyres: int, cards: Sequence[Card], gains: list[Bonus]
) -> list[Special]:
    """Return the SPECIALs that a play brings before its checks."""
    if view.drives_with(seat, SAVE_TYRES) and tyres:
        return [_special(SAVE_TYRES, True)]
    starts = bool(gains) and gains[0]["why"] == "trajectory"
    if starts and scores_balance(view, seat, cards):
        return [_special(BALANCE, True)]
    return []


def _move_specials(
    view: State, seat: Seat, ending: Ending, most: int, risky: bool
) -> list[Special]:
    """Return the SPECIALs of the move; they are uncertain if a check could make the car retire."""
    found: list[Special] = [
        {**special, "sure": special["sure"] and not risky} for special in ending.specials
    ]
    if _is_later_hazard(view, seat) and not found and most >= HAZARD_SECTIONS:
        found.append(_special(HAZARD, False))
    return found


def _special(strategy: int, sure: bool) -> Special:
    return {"strategy": STRATEGIES[strategy], "cards": 1, "sure": sure}


# Checks


def check_list(view: State, seat: Seat, cards: Sequence[Card], damage: int) -> list[CheckFacts]:
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


def check_facts(
    view: State, seat: Seat, card: Card, sources: Sequence[Card], slots: int
) -> CheckFacts:
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
