"""The cards of a hand as they would be played."""

from collections.abc import Sequence
from typing import Final, NamedTuple


class Held(NamedTuple):
    """A card of the hand as it would be played."""

    card: int
    move: int
    colour: int
    tyres: int
    damage: int
    check: int | None
    credit: int
    """How many damages it brings and checks it asks for."""
    worth: float
    """What it is worth to play it, wherever that leads: less than nothing as a rule."""
    corner: int
    pairs: bool
    """Tell whether a track card makes a pair with any card."""
    eased: int
    """Bits of the corner in which it lets the car pass for one point."""
    brakes: bool
    """Tell whether it could be kept for a sure late braking."""
    points: int
    """The points it brings, without a trajectory."""
    bound: float
    """What it brings at most beside the place where the move ends."""


NONE: Final = Held(0, 0, 0, 0, 0, None, 0, 0.0, 0, False, 0, False, 0, 0.0)
"""No second card."""


Play = tuple[float, int, Held, Held]
"""The most that a play can be worth, which comes first of equals (the higher number), its cards."""


class Hand(NamedTuple):
    """The cards of which plays are made."""

    held: list[Held]
    colours: int
    """Bits of all their colours, and of those that two cards have."""
    twice: int

    def left(self, one: Held, two: Held) -> int:
        """Return bits of the colours that remain after a play."""
        if one.colour == two.colour:
            bits = 0
            for other in self.held:
                if other is not one and other is not two:
                    bits |= other.colour
            return bits
        return self.colours & ~((one.colour | two.colour) & ~self.twice)


def hand_of(held: list[Held]) -> Hand:
    """Return cards with the colours they have."""
    colours = twice = 0
    for one in held:
        twice |= colours & one.colour
        colours |= one.colour
    return Hand(held, colours, twice)


def partners(one: Held, others: Sequence[Held]) -> Sequence[Held]:
    """Return the cards that make a pair with one."""
    if one.move == 1 or one.pairs:
        return others
    if one.move == 2:
        return [two for two in others if two.move <= 2 or two.pairs]
    return [two for two in others if two.move == 1 or two.pairs]
