"""What a choice would do, and why another is refused: from a view, never from the truth."""

from collections.abc import Iterator

from boxbox.core.game import Code, Refusal
from boxbox.core.seats import Seat
from boxbox.core.wire import Data
from boxbox.games.motor_racing.advice.outcomes import outcomes
from boxbox.games.motor_racing.rules.state import (
    AIM_NONE,
    AIM_TAIL,
    AIM_TEAM,
    AIMS,
    ANSWERS,
    PLAY_ON,
    State,
    moves_between,
    split_code,
)
from boxbox.games.motor_racing.table.cards import CARDS, CARS, TEAMS, Car, Card
from boxbox.games.motor_racing.table.steps import AT_PLAY
from boxbox.games.motor_racing.wire import Outcome, Preview


def preview(view: State, code: Code) -> Preview:
    """Return every outcome of a choice: the faces that lead to it, who goes where, the new order.

    An outcome with `partners` is a crash after which the player names one of them.
    """
    shown: list[Outcome] = []
    for outcome in outcomes(view, code):
        row: Outcome = {
            "faces": list(outcome.faces),
            "moves": moves_between(view.order, outcome.order, outcome.cars),
            "order": [CARS[car] for car in outcome.order],
        }
        if outcome.partners:
            row["partners"] = [CARS[car] for car in outcome.partners]
        shown.append(row)
    return {"outcomes": shown}


def refusal(view: State, seat: Seat, code: Code) -> Refusal:
    """Return why a code that is not legal is refused."""
    at = view.agenda[-1].name
    if code in ANSWERS or at != AT_PLAY:
        return Refusal("not-now", {"asked": at})
    card, car = split_code(code)
    if card not in view.hands[seat]:
        return Refusal("card-not-in-hand", {"card": CARDS[card].name})
    if car is None:
        return Refusal("needs-a-car", {"card": CARDS[card].name})
    return _bad_aim(view, card, car)


def _bad_aim(view: State, card: Card, car: Car) -> Refusal:
    facts: Data = {"card": CARDS[card].name, "car": CARS[car]}
    if AIMS[card] == AIM_NONE:
        return Refusal("takes-no-car", facts)
    if car not in view.order:
        return Refusal("car-out", facts)
    if AIMS[card] == AIM_TEAM:
        return Refusal("wrong-team", facts | {"team": TEAMS[CARDS[card].team]})
    assert AIMS[card] == AIM_TAIL
    place = view.order.index(car) + 1
    return Refusal("not-in-the-tail", facts | {"place": place, "running": len(view.order)})


def sought(view: State, seat: Seat) -> Iterator[Code]:
    """Yield what a player might try: each card in hand on each car."""
    if view.agenda[-1].name != AT_PLAY:
        return
    for card in sorted(set(view.hands[seat])):
        if AIMS[card] != AIM_NONE:
            yield from PLAY_ON[card]
