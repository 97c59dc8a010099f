"""What a card or a pair would do: movement, costs, checks, and where the car would end."""

from collections.abc import Sequence

from boxbox.core.event import Json
from boxbox.games.race90.cards import card_text
from boxbox.games.race90.checks import goal
from boxbox.games.race90.damage import free_slots
from boxbox.games.race90.forecast import forecast
from boxbox.games.race90.movement import CHOSE
from boxbox.games.race90.odds import pool, second_odds
from boxbox.games.race90.playing import can_pay, is_pair, owed, trajectory_bonus, why_bonus
from boxbox.games.race90.race import HAZARD
from boxbox.games.race90.state import State


def play_facts(view: State, seat: int, cards: tuple[int, ...]) -> dict[str, Json]:
    """Return what follows if cards are played; the checks' bonuses come passed or failed (R37)."""
    printed = [view.setup.cards[card] for card in cards]
    damage = sum(card.damage for card in printed)
    draws = sum(card.draw for card in printed)
    checks = check_list(view, seat, cards, damage)
    gained = bonuses(view, seat, cards, damage, len(checks))
    points = sum(card.move for card in printed) + sum(bonus["value"] for bonus in gained)
    return {
        "cards": [card_text(card) for card in cards],
        "points": points,
        "most": points,
        "bonuses": gained,
        "tyres": owed(view, seat, cards),
        "damage": damage,
        "draws": draws,
        "checks": checks,
        **forecast(view, seat, points).facts(view, draws, cards),
    }


def skip_facts(view: State, seat: int) -> dict[str, Json]:
    """Return what a skip does: nothing moves, nothing is paid."""
    return {
        "cards": [],
        "points": 0,
        "most": 0,
        "bonuses": [],
        "tyres": 0,
        "damage": 0,
        "draws": 0,
        "checks": [],
        "to": view.section(seat),
        "why": CHOSE,
        "behind": None,
        "passes": [],
        "lap_checks": 0,
        "braking": None,
    }


def pairs(view: State, seat: int, card: int) -> list[str]:
    """Return the cards of the hand that could be played with a card."""
    return [
        card_text(other)
        for other in view.hands[seat]
        if other != card and is_pair(view, card, other) and can_pay(view, seat, (card, other))
    ]


def bonuses(
    view: State, seat: int, cards: Sequence[int], damage: int, checks: int
) -> list[dict[str, Json]]:
    """Return all that is added to the movement of the cards, by its source."""
    found = []
    trajectory = trajectory_bonus(view, seat, cards)
    if trajectory:
        found.append({"why": why_bonus(view, seat, cards), "value": trajectory})
    if view.strategy[seat] == HAZARD and damage + checks:
        found.append({"why": "hazard", "value": damage + checks})
    return found


def check_list(view: State, seat: int, cards: Sequence[int], damage: int) -> list[dict[str, Json]]:
    """Return the checks of a play in the order of its cards."""
    asking = [card for card in cards if view.setup.cards[card].check is not None]
    if not asking:
        return []
    slots = free_slots(view, seat) - damage
    sources = () if view.setup.junior else view.hands[seat]
    found = [check_facts(view, seat, asking[0], sources, slots)]
    for card in asking[1:]:
        modifier = view.setup.cards[card].check or 0
        found.append({
            "modifier": modifier,
            "target": None,
            "odds": second_odds(view, modifier),
            "own": None,
            "out": slots < 2,
        })  # fmt: skip
    return found


def check_facts(
    view: State, seat: int, card: int, sources: Sequence[int], slots: int
) -> dict[str, Json]:
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
