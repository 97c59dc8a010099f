"""What a choice would do, and why another is refused: made from a view, never from the truth."""

from collections.abc import Iterator

from boxbox.core.event import Json
from boxbox.core.game import Refusal
from boxbox.games.motor_racing.cards import CARDS, CARS, TEAMS
from boxbox.games.motor_racing.outcomes import outcomes
from boxbox.games.motor_racing.state import (
    AIM_NONE,
    AIM_TAIL,
    AIM_TEAM,
    AIMS,
    ANSWERS,
    AT_PLAY,
    State,
    moves_between,
    play_code,
    split_code,
)


def preview(view: State, code: int) -> dict[str, Json]:
    """Return every outcome of a choice: the faces that bring it, who goes where, the new order.

    An outcome with `partners` is a crash in which the player then names one of them.
    """
    shown = []
    for outcome in outcomes(view, code):
        row: dict[str, Json] = {
            "faces": list(outcome.faces),
            "moves": moves_between(view.order, outcome.order, outcome.cars),
            "order": [CARS[car] for car in outcome.order],
        }
        if outcome.partners:
            row["partners"] = [CARS[car] for car in outcome.partners]
        shown.append(row)
    return {"outcomes": shown}


def refusal(view: State, seat: int, code: int) -> Refusal:
    """Return why a code that is not legal is refused."""
    at = view.agenda[-1][0]
    if code in ANSWERS or at != AT_PLAY:
        return Refusal("not-now", {"asked": at})
    card, car = split_code(code)
    if card not in view.hands[seat]:
        return Refusal("card-not-in-hand", {"card": CARDS[card].name})
    if car is None:
        return Refusal("needs-a-car", {"card": CARDS[card].name})
    return _bad_aim(view, card, car)


def _bad_aim(view: State, card: int, car: int) -> Refusal:
    facts: dict[str, Json] = {"card": CARDS[card].name, "car": CARS[car]}
    if AIMS[card] == AIM_NONE:
        return Refusal("takes-no-car", facts)
    if car not in view.order:
        return Refusal("car-out", facts)
    if AIMS[card] == AIM_TEAM:
        return Refusal("wrong-team", facts | {"team": TEAMS[CARDS[card].team]})
    assert AIMS[card] == AIM_TAIL
    place = view.order.index(car) + 1
    return Refusal("not-in-the-tail", facts | {"place": place, "running": len(view.order)})


def sought(view: State, seat: int) -> Iterator[int]:
    """Return what a player would try: each card of the hand on each car."""
    if view.agenda[-1][0] != AT_PLAY:
        return
    for card in sorted(set(view.hands[seat])):
        if AIMS[card] != AIM_NONE:
            for car in range(len(CARS)):
                yield play_code(card, car)
