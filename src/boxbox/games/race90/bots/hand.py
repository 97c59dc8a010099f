"""The cards in a hand as they would be played."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from boxbox.games.race90.table.cards import UNKNOWN, Card


class Held(NamedTuple):
    """A card in the hand as it would be played."""

    card: Card
    move: int
    colour: int
    tyres: int
    damage: int
    check: int | None
    credit: int
    """How many damage discs it brings and checks it asks for."""
    worth: float
    """What playing it is worth, wherever the move ends: usually negative."""
    corner: int
    pairs: bool
    """True if a track card makes a pair with any card."""
    eased: int
    """Bits of the corner in which it lets the car pass others for one point."""
    brakes: bool
    """True if it could be kept to make late braking certain."""
    points: int
    """The points it brings, without a trajectory."""
    bound: float
    """The most it brings, apart from the place where the move ends."""


NONE: Final = Held(UNKNOWN, 0, 0, 0, 0, None, 0, 0.0, 0, False, 0, False, 0, 0.0)
"""No second card."""


Play = tuple[float, int, Held, Held]
"""The most a play can be worth, a tie-break (the higher number first), and its cards."""


class Hand(NamedTuple):
    """The cards that plays are made from."""

    held: list[Held]
    colours: int
    """Bits of all their colours, and of those shared by two cards."""
    twice: int

    def left(self, one: Held, two: Held) -> int:
        """Return bits of the colours left after a play."""
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
    """Return the cards that make a pair with this one."""
    if one.move == 1 or one.pairs:
        return others
    if one.move == 2:
        return [two for two in others if two.move <= 2 or two.pairs]
    return [two for two in others if two.move == 1 or two.pairs]
