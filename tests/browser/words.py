"""What the pages say, in each language, so that no test repeats a sentence."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import boxbox
from boxbox.core.history import START
from boxbox.core.wire import Cursor
from boxbox.games.motor_racing.words.sentences import MotorRacingWords
from boxbox.words import Client, variety, words
from tests.spoken import Spoken

PACKAGE = Path(boxbox.__file__).parent
ANSWERS = ("roll", "stop", "keep", "reroll", "ahead", "behind")
NAMES = {"en": "English", "it": "italiano", "es": "español", "pt": "português"}
"""What each language calls itself."""


class PageWords:
    """All that the pages can say in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.tag = variety(language)
        self.race = Spoken(MotorRacingWords(), words(language))
        """The sentences of the game: cards, cars, effects, what happened."""
        self._bundle = FluentBundle([self.tag], use_isolating=False)
        for path in sorted(PACKAGE.rglob(f"locales/{language}/*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, key: str, **values: object) -> str:
        """Return the sentence for a key."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, (key, errors)
        return str(text)

    def begins(self, key: str, **values: object) -> re.Pattern[str]:
        """Return a pattern for names that begin with a sentence."""
        return re.compile("^" + re.escape(self(key, **values)))

    @property
    def any_answer(self) -> re.Pattern[str]:
        """How the answer to a question that is not about a card begins."""
        starts = [self(f"answer-{answer}", place="\0").split("\0")[0] for answer in ANSWERS]
        return re.compile("^(" + "|".join(map(re.escape, starts)) + ")", re.IGNORECASE)

    def card_label(self, number: int, card: str) -> str:
        """Return what a card of the hand is called."""
        said = {"card": self.race.card(card), "help": self.race.help(card)}
        return self("hand-card", number=number, **said)

    def car_label(self, view: Mapping[str, Any], option: Mapping[str, Any]) -> str:
        """Return what a lit car is called: what choosing it would do."""
        car = option["text"].split(" ")[1]
        place = self.race.place(view["order"].index(car) + 1)
        return self(
            "choose-car", car=self.race.car(car), place=place, effect=self.race.effect(option)
        )

    def story(
        self, match: boxbox.Match[Any], seat: int | None, *people: str, since: Cursor = START
    ) -> list[str]:
        """Return what happened in a race of four as a seat (None: a spectator) reads it.

        Who drives from the start is no news. The people have the first seats; bots are called by
        their teams.
        """
        told = Spoken(MotorRacingWords(), words(self.language), Client(dict(enumerate(people))))
        told.read(match.view(seat))
        events = match.events(seat)
        first = next((event["n"] for event in events if event["kind"] == "played"), (0, 0))
        seen = match.events(seat, since)
        news = [e for e in seen if e["kind"] != "driver" or tuple(e["n"]) > tuple(first)]
        return [text for text in map(told.event, news) if text]


@cache
def page_words(language: str) -> PageWords:
    """Return the words of a language, read once."""
    return PageWords(language)
