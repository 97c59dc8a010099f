"""A game that brings no board is told by its codes, and by the messages it has."""

import re
from dataclasses import replace
from typing import Annotated, Literal

import pytest
from rich.console import Console
from typing_extensions import TypedDict

import boxbox
from boxbox.boards import board_of
from boxbox.boards.text import race_text
from boxbox.core.seats import Seat
from boxbox.core.shapes import ByKind, OfSeats, typed_dict
from boxbox.core.wire import DriverEvent, EventBase
from boxbox.words import words
from tests.conformance.model_game import BIDS, SHAPES


def shown(width: int) -> str:
    match = boxbox.start(BIDS.name, 2, seed=1)
    console = Console(width=width, color_system=None)
    with console.capture() as said:
        console.print(board_of(BIDS, words("en")).board(match.view(0)))
    return said.get()


def test_what_there_is_for_each_player_is_a_table_or_lists() -> None:
    wide, narrow = shown(80), shown(36)
    assert "Player 2" in wide
    assert "hands: " not in wide
    assert "Player 1 (you)\n  hands: 5, 10\n" in narrow
    assert "  hands: ?, ?\n" in narrow


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_whole_race_is_told_and_no_secret_with_it(seat: Seat | None) -> None:
    match = boxbox.start(BIDS.name, 2, seed=3, options={"generous": True})
    match.set_driver(1, "random")
    while match.decisions:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[-1])
        told = race_text(match, seat, words("it"), 80)
        view = match.view(seat)
        assert bool(told["options"]) == bool(view["decision"])
        hidden = [f"hand: {', '.join(map(str, hand))}" for hand in match.position()["hands"]]
        for other, hand in enumerate(hidden):
            assert other == seat or hand == "hand: " or hand not in str(told)
    assert told["verdict"] == ("Hai vinto!" if seat == 1 else "Ha vinto Giocatore 2.")
    assert "Giocatore 2: drawn" in "\n".join(told["story"])


def later(**table: object) -> str:
    """The table with two seats, as the first sees it after a round or two."""
    position = {"game": "bids", "seats": 2, "hands": [[3, 5], [6, 7]], **table}
    return str(race_text(boxbox.from_position(position, seed=1), Seat(0), words("en"), 80)["board"])


def test_only_what_a_game_keeps_by_seat_stands_beside_the_players() -> None:
    """However long the lists are."""
    for shown, winners in (([12, 1], [1]), ([12, 1, 11, 2], [1, 0])):
        said = later(shown=shown, winners=winners)
        (heads,) = re.findall(r"Player .*done", said)
        assert heads.split() == ["Player", "hands", "laid", "stakes", "done"]
        assert f"shown: {', '.join(map(str, shown))}\n" in said


def test_seats_are_told_by_what_players_are_called() -> None:
    assert "winners: Player 2, Player 1\ndrawing: –" in later(shown=[12, 1, 11, 2], winners=[1, 0])
    assert "winners: –" in later()
    assert "drawing: Player 1" in later(shown=[12, 1], winners=[0], drawing=0)


def test_a_seat_in_an_event_or_a_refusal_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Took(EventBase):
        kind: Literal["took"]
        others: Annotated[list[int], OfSeats()]

    class Blocked(TypedDict):
        by: Annotated[int, OfSeats()]

    event = Annotated[Took | DriverEvent, ByKind()]
    refusals = typed_dict("Refusals", {"blocked": Blocked})
    monkeypatch.setattr(BIDS, "shapes", replace(SHAPES, event=event, refusals=refusals))
    game, view = board_of(BIDS, words("en")), boxbox.start(BIDS.name, 2).view(0)
    told = game.story(view, [{"n": [1, 0], "kind": "took", "others": [0, 1]}])
    assert told == ["took (others: Player 1, Player 2)"]
    assert game.reason("blocked", {"by": 1}) == "blocked by: Player 2"


def test_a_bot_is_called_what_it_is_called_everywhere() -> None:
    match = boxbox.start(BIDS.name, 2, seed=1)
    match.set_driver(1, "random")
    told = race_text(match, Seat(0), words("en"), 80)["story"]
    assert f"A bot now drives for Player 2: {words('en').say('bot-random')}." in told


def test_refusals_are_told() -> None:
    game = board_of(BIDS, words("en"))
    assert game.reason("not-now", {}) == "You can't do that right now."
    assert game.reason("card-not-in-hand", {"card": 3}) == "card not in hand card: 3"
