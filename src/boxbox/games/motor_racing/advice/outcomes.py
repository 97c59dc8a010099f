"""Every way a choice can turn out, with the faces of the die that lead to it.

Worked out from a view: previews show it to players, bots weigh it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from boxbox.core.game import Code
from boxbox.games.motor_racing.rules import effects
from boxbox.games.motor_racing.rules.state import (
    AHEAD,
    AIM_NONE,
    AIMS,
    KEEP,
    STOP,
    State,
    split_code,
)
from boxbox.games.motor_racing.table.cards import CARDS, CHARGES, CRASH, DIE, PIT, Car, Card
from boxbox.games.motor_racing.table.steps import AT_SPIN, Charge, Rolled

NO_ROLL: Final[Sequence[int]] = ()
ROLLS: Final[Mapping[str, Sequence[Sequence[int]]]] = {
    PIT: [*[(face,) for face in DIE[: effects.PIT_FACES]], DIE[effects.PIT_FACES :]],
    **dict.fromkeys(CHARGES, (DIE[: effects.CHARGE_FACES], DIE[effects.CHARGE_FACES :])),
}
"""The faces of the die that do the same, for each kind of card with a roll."""


class Outcome(NamedTuple):
    """The line afterwards. With two `partners`, the player then names which of them retires too."""

    order: Sequence[Car]
    cars: Sequence[Car]
    """The cars that the choice acts on."""
    faces: Sequence[int] = NO_ROLL
    """The faces that lead to it; none if nothing is rolled."""
    partners: Sequence[Car] = ()


def outcomes(view: State, code: Code) -> list[Outcome]:
    """Return every outcome of a legal choice."""
    step = view.agenda[-1]
    if isinstance(step, Charge):
        return [Outcome(view.order, ())] if code == STOP else _on_car(view, step.card, step.car)
    if not isinstance(step, Rolled):
        return _play(view, *split_code(code))
    if step.name == AT_SPIN:
        if code == KEEP:
            return [spin._replace(faces=NO_ROLL) for spin in _spins(view, step.card, [step.face])]
        return _spins(view, step.card, DIE)
    partners = effects.crash_partners(view.order, step.face)
    return [_crash(view, step.face, partners[0] if code == AHEAD else partners[1])]


def _play(view: State, card: Card, car: Car | None) -> list[Outcome]:
    kind = CARDS[card].kind
    if kind == CRASH:
        return [_crash_roll(view, face) for face in DIE]
    if AIMS[card] == AIM_NONE:
        return _spins(view, card, DIE)
    if car is None:
        return [Outcome(view.order, ())]
    return _on_car(view, card, car)


def _on_car(view: State, card: Card, car: Car) -> list[Outcome]:
    """Return the outcomes of a card on a car, grouping the faces that lead to the same one."""
    printed = CARDS[card]
    found: dict[tuple[Car, ...], list[int]] = {}
    for faces in ROLLS.get(printed.kind, [NO_ROLL]):
        order = view.order[:]
        effects.play_on(order, [], printed, car, faces[0] if faces else 0)
        found.setdefault(tuple(order), []).extend(faces)
    cars = effects.lifted(view.order, printed, car)
    return [Outcome(order, cars, faces) for order, faces in found.items()]


def _spins(view: State, card: Card, faces: Iterable[int]) -> list[Outcome]:
    found = []
    for face in faces:
        order = view.order[:]
        car = effects.spin(order, [], CARDS[card].kind, face)
        found.append(Outcome(order, [] if car is None else [car], [face]))
    return found


def _crash_roll(view: State, face: int) -> Outcome:
    if face > len(view.order):
        return Outcome(view.order, (), [face])
    partners = effects.crash_partners(view.order, face)
    if len(partners) == 2:
        struck = view.order[face - 1]
        order = [car for car in view.order if car != struck]
        return Outcome(order, [struck], [face], partners)
    return _crash(view, face, partners[0] if partners else None)._replace(faces=[face])


def _crash(view: State, face: int, partner: Car | None) -> Outcome:
    order = view.order[:]
    effects.crash(order, [], face, partner)
    involved = view.order[face - 1 : face] + ([] if partner is None else [partner])
    return Outcome(order, involved)
