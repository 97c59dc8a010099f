"""Random races for the tests of previews: every question with the view of the seat it is for."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from boxbox.core.event import Event
from boxbox.core.game import Code
from boxbox.core.luck import GuessedLuck
from boxbox.core.options import settle
from boxbox.core.seats import Seat
from boxbox.games.race90.game import Race90
from boxbox.games.race90.rules.advanced.fuel import BIDS
from boxbox.games.race90.rules.dealing import cards_left
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cards import UNKNOWN, UNKNOWN_TRACK, Card
from boxbox.games.race90.table.dataset import load_directory
from boxbox.games.race90.table.race import HIDDEN_BID

GAME = Race90(load_directory(Path(__file__).parent / "frozen"))
Options = dict[str, Any]


class Moment(NamedTuple):
    state: State
    seat: Seat
    view: State
    luck: GuessedLuck

    @property
    def kind(self) -> str:
        return GAME.kind(self.view, self.seat)

    @property
    def texts(self) -> list[str]:
        """What may be chosen, as texts."""
        return [GAME.text(code) for code in self.view.legal(self.seat)]

    def look(self, code: Code) -> dict[str, Any]:
        return dict(GAME.preview(self.view, self.seat, code))

    def read(self, text: str) -> dict[str, Any]:
        """Return the preview of a choice by its text."""
        return self.look(code_of(text))

    def after(self, code: Code) -> list[Event]:
        """Return what a choice makes happen on a copy."""
        return play_on(self.state.copy(), self.seat, code, self.luck)


def code_of(text: str) -> Code:
    code = GAME.code(text)
    assert code is not None
    return code


def play_on(state: State, seat: Seat, code: Code, luck: GuessedLuck) -> list[Event]:
    events: list[Event] = []
    state.apply(seat, code, luck, events)
    return events


SELDOM = {"box": 0.1, "skip": 0.3, "stay": 0.4, "no-flag": 0.3, "decline": 0.5}
"""How willingly a driver chooses what would make a race dull."""


def race(
    seats: int, options: Options, seed: int, lively: bool = False
) -> Iterator[tuple[State, Seat, GuessedLuck]]:
    """Play a random race and stop at every question, with the seat that is asked.

    In a lively one there are fewer stops, and more goes wrong.
    """
    rng = Random(seed)
    luck = GuessedLuck(rng)
    state = GAME.new(seats, settle(GAME.options, options))
    state.begin(luck)
    while asked := state.to_act():
        yield state, asked[0], luck
        legal = state.legal(asked[0])
        code = rng.choice(legal)
        if lively and rng.random() > SELDOM.get(GAME.text(code), 1):
            code = rng.choice(legal)
        state.apply(asked[0], code, luck)


def moments(seats: int, options: Options, seed: int) -> Iterator[Moment]:
    """Play a random race and look at every question."""
    for state, seat, luck in race(seats, options, seed):
        yield Moment(state, seat, state.seen_by(seat), luck)


def hide_elsewhere(state: State, view: State, rng: Random) -> State:
    """Return a state with the same view in which all that the view hides is otherwise."""
    twin = state.copy()
    hidden = cards_left(view)
    for cards in hidden.values():
        rng.shuffle(cards)

    def turn(card: Card) -> Card:
        return hidden[card].pop() if card in hidden else card

    for seat in range(state.setup.players):
        twin.hands[seat] = sorted(map(turn, view.hands[seat]))
        twin.laid[seat] = tuple(map(turn, view.laid[seat]))
        if view.bid[seat] == HIDDEN_BID:
            twin.bid[seat] = rng.choice([0, *BIDS])
    twin.deck = sorted(hidden[UNKNOWN])
    twin.track_deck = sorted(hidden[UNKNOWN_TRACK])
    return twin
