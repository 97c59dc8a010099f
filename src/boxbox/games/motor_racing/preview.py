"""What a choice would do, and why another is refused: made from a view, never from the truth."""

from collections.abc import Iterator, Sequence
from typing import Final

from boxbox.core.event import Json
from boxbox.core.game import Refusal
from boxbox.games.motor_racing import effects
from boxbox.games.motor_racing.cards import (
    BACKWARD,
    CARDS,
    CARS,
    CHARGE_ENGINE,
    CHARGE_GEARS,
    CRASH,
    DIE,
    OVERTAKE,
    PIT,
    TEAMS,
    TURBO,
    team_of,
)
from boxbox.games.motor_racing.state import (
    AHEAD,
    AIM_NONE,
    AIM_TAIL,
    AIM_TEAM,
    AIMS,
    ANSWERS,
    AT_CHARGE,
    AT_PLAY,
    AT_SPIN,
    KEEP,
    STOP,
    State,
    moves_between,
    play_code,
    split_code,
)

Outcome = dict[str, Json]
NO_ROLL: Final = ()


def preview(view: State, code: int) -> dict[str, Json]:
    """Return every outcome of a choice: the faces that bring it, who moves where, the new order.

    An outcome with `partners` is a crash in which the player then names one of them.
    """
    at, _, card, fact = view.agenda[-1]
    if at == AT_PLAY:
        return {"outcomes": _play(view, *split_code(code))}
    if at == AT_CHARGE:
        if code == STOP:
            return {"outcomes": [_outcome(view, view.order, (), NO_ROLL)]}
        return {"outcomes": _rolled(view, card, fact)}
    if at == AT_SPIN:
        faces = [fact] if code == KEEP else DIE
        return {"outcomes": _spins(view, card, faces, rolled=code != KEEP)}
    partners = effects.crash_partners(view.order, fact)
    partner = partners[0] if code == AHEAD else partners[1]
    order = view.order[:]
    effects.crash(order, [], fact, partner)
    return {"outcomes": [_outcome(view, order, [view.order[fact - 1], partner], NO_ROLL)]}


def _play(view: State, card: int, car: int | None) -> list[Outcome]:
    kind = CARDS[card].kind
    if kind == CRASH:
        return [_crash(view, face) for face in DIE]
    if AIMS[card] == AIM_NONE:
        return _spins(view, card, DIE, rolled=True)
    if car is None:
        return [_outcome(view, view.order, (), NO_ROLL)]
    if kind in (PIT, CHARGE_GEARS, CHARGE_ENGINE):
        return _rolled(view, card, car)
    order = view.order[:]
    at = order.index(car)
    places = CARDS[card].places
    if kind == OVERTAKE:
        effects.overtake(order, car, places)
        return [_outcome(view, order, view.order[at : at + 2], NO_ROLL)]
    if kind == TURBO:
        effects.forward(order, car, places)
    else:
        assert kind in BACKWARD
        effects.backward(order, car, places)
    return [_outcome(view, order, [car], NO_ROLL)]


def _rolled(view: State, card: int, car: int) -> list[Outcome]:
    """Return the outcomes of a pit stop or a charge, faces with the same outcome together."""
    kind = CARDS[card].kind
    found: dict[tuple[int, ...], list[int]] = {}
    for face in DIE:
        order = view.order[:]
        if kind == PIT:
            effects.pit(order, car, face)
        else:
            effects.charge(order, [], kind, car, face)
        found.setdefault(tuple(order), []).append(face)
    return [_outcome(view, order, [car], faces) for order, faces in found.items()]


def _spins(view: State, card: int, faces: Sequence[int], rolled: bool) -> list[Outcome]:
    outcomes = []
    for face in faces:
        order = view.order[:]
        car = effects.spin(order, [], CARDS[card].kind, face)
        struck = [] if car is None else [car]
        outcomes.append(_outcome(view, order, struck, [face] if rolled else NO_ROLL))
    return outcomes


def _crash(view: State, face: int) -> Outcome:
    partners = effects.crash_partners(view.order, face)
    order = view.order[:]
    struck = order[face - 1 : face]
    if len(partners) == 2:
        outcome = _outcome(view, [car for car in order if car not in struck], struck, [face])
        return outcome | {"partners": [CARS[car] for car in partners]}
    if struck:
        effects.crash(order, [], face, partners[0] if partners else None)
    return _outcome(view, order, struck + partners, [face])


def _outcome(
    view: State, after: Sequence[int], cars: Sequence[int], faces: Sequence[int]
) -> Outcome:
    return {
        "faces": list(faces),
        "moves": moves_between(view.order, after, cars),
        "order": [CARS[car] for car in after],
    }


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
    if AIMS[card] == AIM_TEAM and CARDS[card].team != team_of(car):
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
