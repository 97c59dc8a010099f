"""Every way a choice can come out, with the faces of the die that bring it.

Made from a view: previews show it to players, bots weigh it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from boxbox.games.motor_racing import effects
from boxbox.games.motor_racing.cards import CARDS, CHARGES, CRASH, DIE, PIT
from boxbox.games.motor_racing.state import (
    AHEAD,
    AIM_NONE,
    AIMS,
    AT_CHARGE,
    AT_PLAY,
    AT_SPIN,
    KEEP,
    STOP,
    State,
    split_code,
)

NO_ROLL: Final[Sequence[int]] = ()
ROLLS: Final[Mapping[str, Sequence[Sequence[int]]]] = {
    PIT: [*[(face,) for face in DIE[: effects.PIT_FACES]], DIE[effects.PIT_FACES :]],
    **dict.fromkeys(CHARGES, (DIE[: effects.CHARGE_FACES], DIE[effects.CHARGE_FACES :])),
}
"""The faces of the die that do the same, for each kind of card that is rolled for."""


class Outcome(NamedTuple):
    """The line afterwards. Two `partners` mean that the player then names one that is out too."""

    order: Sequence[int]
    cars: Sequence[int]
    """The cars that the choice acts on."""
    faces: Sequence[int] = NO_ROLL
    """The faces that bring it; none if nothing is rolled."""
    partners: Sequence[int] = ()


def outcomes(view: State, code: int) -> list[Outcome]:
    """Return every outcome of a legal choice."""
    at, _, card, fact = view.agenda[-1]
    if at == AT_PLAY:
        return _play(view, *split_code(code))
    if at == AT_CHARGE:
        return [Outcome(view.order, ())] if code == STOP else _on_car(view, card, fact)
    if at == AT_SPIN:
        if code == KEEP:
            return [spin._replace(faces=NO_ROLL) for spin in _spins(view, card, [fact])]
        return _spins(view, card, DIE)
    partners = effects.crash_partners(view.order, fact)
    return [_crash(view, fact, partners[0] if code == AHEAD else partners[1])]


def _play(view: State, card: int, car: int | None) -> list[Outcome]:
    kind = CARDS[card].kind
    if kind == CRASH:
        return [_crash_roll(view, face) for face in DIE]
    if AIMS[card] == AIM_NONE:
        return _spins(view, card, DIE)
    if car is None:
        return [Outcome(view.order, ())]
    return _on_car(view, card, car)


def _on_car(view: State, card: int, car: int) -> list[Outcome]:
    """Return the outcomes of a card on a car, faces that bring the same one together."""
    printed = CARDS[card]
    found: dict[tuple[int, ...], list[int]] = {}
    for faces in ROLLS.get(printed.kind, [NO_ROLL]):
        order = view.order[:]
        effects.play_on(order, [], printed, car, faces[0] if faces else 0)
        found.setdefault(tuple(order), []).extend(faces)
    cars = effects.lifted(view.order, printed, car)
    return [Outcome(order, cars, faces) for order, faces in found.items()]


def _spins(view: State, card: int, faces: Iterable[int]) -> list[Outcome]:
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


def _crash(view: State, face: int, partner: int | None) -> Outcome:
    order = view.order[:]
    effects.crash(order, [], face, partner)
    involved = view.order[face - 1 : face] + ([] if partner is None else [partner])
    return Outcome(order, involved)
