"""The notation of choices and luck: `play 17`, `add t5`, `box`; `draw 33`, `disc red`."""

from typing import Final

from boxbox.core.game import Code
from boxbox.games.race90.table.cards import ALL_CARDS, Card, card_text
from boxbox.games.race90.table.cars import CARS
from boxbox.games.race90.table.codes import (
    CARD_ACTS,
    CHARTS_AT_MOST,
    CODES,
    FLAG_PLACES,
    SETUPS,
    WORDS,
)
from boxbox.games.race90.table.dataset import Data
from boxbox.games.race90.table.race import DISCS, SKILLS, STRATEGIES, TYRES
from boxbox.games.race90.table.track import POINTS_AT_MOST, SECTIONS_AT_MOST, TURNS_AT_MOST

CARD_LUCK: Final = ("draw", "blind", "robot", "deal", "track")
LISTS: Final = {"skill": SKILLS, "robot-tyres": TYRES, "disc": DISCS}
"""Luck that picks one of a list of names."""


class Notation:
    """The texts of one data set, whose charts have their own names."""

    def __init__(self, data: Data) -> None:
        charts = [f"chart {chart.name}" for chart in data.charts]
        charts += [f"chart {at + 1}" for at in range(len(charts), CHARTS_AT_MOST)]
        self.texts = (
            *(f"{act} {card_text(card)}" for act in CARD_ACTS for card in ALL_CARDS),
            *WORDS,
            *(f"point {at}" for at in range(1, POINTS_AT_MOST + 1)),
            *STRATEGIES,
            *charts,
            *(f"skill {skill}" for skill in SKILLS),
            *(f"tyres {tyres}" for tyres in TYRES),
            *(f"setup {tyres}-{cards}-{damage}" for tyres, cards, damage in SETUPS),
            *(f"fuel {turns}" for turns in range(TURNS_AT_MOST + 1)),
            *(f"unflag {section}" for section in range(SECTIONS_AT_MOST)),
            *(
                f"flag {section}.{ahead}"
                for section in range(SECTIONS_AT_MOST)
                for ahead in range(FLAG_PLACES)
            ),
        )
        self.codes = {text: Code(code) for code, text in enumerate(self.texts)}
        assert len(self.codes) == len(CODES)
        self._charts = [chart.name for chart in data.charts]
        self._chits = data.chits

    def word(self, kind: str, value: int) -> str:
        """Return how the log writes a result of luck."""
        if kind in CARD_LUCK:
            return card_text(Card(value))
        if kind in LISTS:
            return LISTS[kind][value]
        if kind == "chit":
            chit = self._chits[value]
            return f"{chit.type}{chit.basic:+}({chit.factor})#{value + 1}"
        if kind == "bid":
            return str(value)
        return self._charts[value] if kind == "chart" else CARS[value]
