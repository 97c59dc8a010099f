"""A race ends under the rules it began with: later rules correct only later races."""

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import boxbox
from boxbox.core.corrections import corrections, since
from boxbox.core.game import Code
from boxbox.core.options import OptionValues
from boxbox.core.seats import Seat
from tests.conformance.model_game import DRAW, Bids, BidsGame
from tests.installed import install


@dataclass(frozen=True)
class Corrections:
    x1: bool = since(2)
    """Nobody draws after a round."""
    x2: bool = since(3)


class CorrectedBids(Bids):
    def __init__(self, seats: int, options: OptionValues, corrected: Corrections) -> None:
        super().__init__(seats, options)
        self.corrections = corrected

    def copy(self) -> "CorrectedBids":
        twin = CorrectedBids(0, self.options, self.corrections)
        twin.__dict__.update(super().copy().__dict__)
        return twin

    def legal(self, seat: Seat) -> list[Code]:
        codes = super().legal(seat)
        return [code for code in codes if code != DRAW or not self.corrections.x1]


class CorrectedGame(BidsGame):
    rules = 2

    def new(self, seats: int, options: OptionValues, rules: int | None = None) -> Bids:
        return CorrectedBids(seats, options, corrections(Corrections, rules or self.rules))


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, CorrectedGame())


def half_a_race() -> str:
    """Return a race of rules 1 that waits for a driver to draw or not."""
    match = boxbox.start("bids", seats=2, seed=4)
    while match.decisions[0].kind != "draw":
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    return match.log.text()


def draws_offered(match: boxbox.Match[Any]) -> int:
    """Play a race to its end and count how often a draw is offered."""
    rng, offered = Random(1), 0
    while match.decisions:
        decision = match.decisions[0]
        offered += "draw" in [option.text for option in decision.options]
        match.choose(decision.seat, rng.choice(decision.options))
    return offered


HALF = half_a_race()


def test_a_field_holds_since_its_number() -> None:
    assert corrections(Corrections, 1) == Corrections(x1=False, x2=False)
    assert corrections(Corrections, 2) == Corrections(x1=True, x2=False)
    assert corrections(Corrections, 3) == Corrections(x1=True, x2=True)


@pytest.mark.usefixtures("corrected")
def test_a_race_ends_under_the_rules_it_began_with() -> None:
    match = boxbox.load(HALF, seed=1)
    assert match.notices == []
    assert draws_offered(match)
    assert match.log.text().startswith(HALF)
    assert "rules 1\n" in match.log.text()
    assert boxbox.load(match.log.text()).result == match.result


@pytest.mark.usefixtures("corrected")
def test_a_new_race_has_the_corrected_rules() -> None:
    assert not draws_offered(boxbox.start("bids", seats=2, seed=4))


@pytest.mark.usefixtures("corrected")
def test_a_bot_thinks_by_the_rules_of_its_race() -> None:
    match = boxbox.load(HALF, seed=1)
    seat = match.decisions[0].seat
    dealt = boxbox.determinise(match.view(seat), Random(1))
    assert dealt.view(seat) == match.view(seat)
    assert "draw" in [option.text for option in dealt.decisions[0].options]


@pytest.mark.usefixtures("corrected")
def test_rules_that_are_newer_or_were_never_kept_are_refused() -> None:
    for rules in (0, 3, True, "1"):
        with pytest.raises(boxbox.PositionError, match="are not the rules of this boxbox"):
            boxbox.from_position({"game": "bids", "seats": 2, "rules": rules})
