"""Small positions for the rule tests.

Cars are written by their place on the grid below, so that a line reads like a row of numbers:

    red 1 and 12, blue 2 and 11, yellow 3 and 10, green 4 and 9, black 5 and 8, white 6 and 7

Seats 0 to 3 own red, blue, yellow and green; black and white are free with four players.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

import boxbox

Match = boxbox.Match[Any]

COLOURS = ("red", "blue", "yellow", "green", "black", "white")
GRID = [f"{colour}.1" for colour in COLOURS] + [f"{colour}.2" for colour in reversed(COLOURS)]
START = "1 2 3 4 5 6 7 8 9 10 11 12"
FACES = range(1, 13)


def cars(numbers: str) -> list[str]:
    return [GRID[int(number) - 1] for number in numbers.split()]


def numbers(names: Iterable[str]) -> str:
    return " ".join(str(GRID.index(name) + 1) for name in names)


def without(out: str) -> str:
    return " ".join(number for number in START.split() if number not in out.split())


def finish(first: str) -> str:
    """Return a whole classification in which these cars are first and the others follow."""
    return f"{first} {without(first)}"


# How a match comes to be


def race(
    *hand: str,
    order: str | None = None,
    out: str = "",
    turn: int = 0,
    luck: Sequence[str] = (),
    **fields: Any,
) -> Match:
    """Start in the middle of a race with these cards in the hand of the seat to play.

    `out` is first out first. All cars that are not in a given order are out.
    """
    if order is None:
        order = without(out)
    data = {
        "game": "motor-racing",
        "seats": 4,
        "options": {"races": 1},
        "turn": turn,
        "order": cars(order),
        "retired": cars(out or without(order)),
        **fields,
        "hands": {**fields.get("hands", {}), str(turn): list(hand)},
    }
    return boxbox.from_position(data, luck=list(luck) or None, seed=1)


def last_turn(*hand: str, turn: int = 0, seats: int = 4, **fields: Any) -> Match:
    """Start at the last turn of a race: nothing to draw, all others have played."""
    others = {str(seat): 4 for seat in range(seats) if seat != turn}
    return race(*hand, turn=turn, seats=seats, deck=[], hands=others, **fields)


def season(*races: str, seats: int = 4, **options: Any) -> Match:
    """Play a season to its end in which the races end like this."""
    match = last_turn(
        "wrong-line",
        order=races[-1],
        seats=seats,
        options={"races": len(races), **options},
        finished=[cars(race) for race in races[:-1]],
    )
    return play(match, f"wrong-line {cars(races[-1])[-1]}")


# How it goes on


def play(match: Match, *choices: str) -> Match:
    for choice in choices:
        match.choose(match.decisions[0].seat, choice)
    return match


def play_on(match: Match, turns: int | None = None) -> list[int]:
    """Choose the first option again and again, and return the seats that played a card."""
    seats: list[int] = []
    while match.decisions and len(seats) != turns:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[0])
        if decision.kind == "play":
            seats.append(decision.seat)
    return seats


def refuse(match: Match, seat: int, choice: str, reason: str, /, **values: Any) -> None:
    """Check that a choice is refused, for this reason, and that nothing has changed."""
    before = match.position()
    with pytest.raises(boxbox.IllegalChoice) as refused:
        match.choose(seat, choice)
    assert (refused.value.reason, refused.value.values) == (reason, values)
    assert match.explain(seat, choice) == {"legal": False, "reason": reason, "values": values}
    assert match.position() == before


# How it stands


def running(match: Match) -> str:
    return numbers(match.position()["order"])


def place(match: Match, car: int) -> int | None:
    line = running(match).split()
    return line.index(str(car)) + 1 if str(car) in line else None


def classified(match: Match) -> str:
    return numbers(match.position()["finished"][-1])


def pile(match: Match, name: str) -> int:
    """Return how many cards lie in a pile."""
    cards = match.position()[name]
    return cards if isinstance(cards, int) else len(cards)


def hand_sizes(match: Match) -> list[int]:
    return [len(hand) for hand in match.position()["hands"]]


def asked(match: Match) -> tuple[int, str]:
    decision = match.decisions[0]
    return decision.seat, decision.kind


def options(match: Match, card: str = "") -> list[str]:
    texts = [option.text for option in match.decisions[0].options]
    return [text for text in texts if not card or text.split()[0] == card]


def targets(match: Match, card: str) -> set[int]:
    """Return the cars that the seat to play may name with a card."""
    return {int(numbers([text.split()[1]])) for text in options(match, card)}


def kinds(match: Match) -> list[str]:
    return [event["kind"] for event in match.events(None)]


def table(match: Match, *facts: str, of: str = "standings") -> list[tuple[Any, ...]]:
    """Return these facts of the final standings, best first."""
    assert match.result is not None
    rows = match.result[of]
    assert [row["place"] for row in rows] == list(range(1, len(rows) + 1))
    return [tuple(row[fact] for fact in facts) for row in rows]
