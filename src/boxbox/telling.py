"""What a reader is told about a race: views, events and refusals with the messages that say them.

The server sends the messages along with what they are about. They are made from what one seat may
know, and only when somebody reads.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from boxbox.core.game import Game
from boxbox.core.history import START
from boxbox.core.match import Match
from boxbox.core.message import LineChange, Message
from boxbox.core.seats import Seat
from boxbox.core.wire import Cursor, Data, Facts
from boxbox.manifest import Composer
from boxbox.registry import manifest
from boxbox.words.lines import Known, Line, changes

SAID: Final = ("told", "story")
"""The fields of an event that are for people."""


class Teller:
    """Tells one seat (or the spectators) about a race. Events are composed once and kept."""

    def __init__(self, game: Game[Any], seat: Seat | None) -> None:
        compose = manifest(game.name).composer
        self._composer = compose(game) if compose else None
        self._seat = seat
        self._told: dict[Cursor, Data] = {}
        """What is said about each event."""
        self._version: Cursor = START
        self._chapter: list[Facts] = []
        self._lines: list[Line] = []
        self._known: Known = {}

    def view(self, view: Data) -> Data:
        """Return a view whose decision says what is asked and what each option would do."""
        composer, decision = self._composer, view["decision"]
        if composer is None or decision is None:
            return view
        composer.read(view)
        asked = {**decision, "question": composer.question(view)}
        if hint := composer.hint(view):
            asked["hint"] = hint
        asked["options"] = [self._option(composer, option, view) for option in decision["options"]]
        asked["refused"] = [
            self._refused(composer, refused, view) for refused in decision["refused"]
        ]
        return {**view, "decision": asked}

    def _option(self, composer: Composer, option: Facts, view: Facts) -> Data:
        text = option["text"]
        effects = composer.effects(text, option["preview"], view)
        return {**option, "label": composer.label(text, view), "effects": effects}

    def _refused(self, composer: Composer, refused: Facts, view: Facts) -> Data:
        facts = refused["reason"], refused["values"]
        told, short = composer.reason(*facts), composer.unplayable(*facts)
        entry = (
            {**refused, "told": told}
            if short == told
            else {**refused, "told": told, "short": short}
        )
        label = composer.refused_label(refused["text"], view)
        return {**entry, "label": label} if label else entry

    def events(self, match: Match[Any], view: Facts, events: Sequence[Data]) -> list[Data]:
        """Return events that the seat saw, each with what is said about it.

        `view` is the seat's current view of the match.
        """
        composer = self._composer
        if composer is None:
            return list(events)
        self._catch_up(composer, match, view)
        return [{**event, **self._told[_at(event)]} for event in events]

    def _catch_up(self, composer: Composer, match: Match[Any], view: Facts) -> None:
        """Compose what is said about everything the seat has seen since."""
        version = match.version(self._seat)
        if version < self._version:
            self._told, self._chapter, self._version = {}, [], START
        seen = match.events(self._seat, self._version)
        if not seen:
            return
        # The story counts events: each line is named by the number of its first one.
        news: list[Data] = [{**event, "n": n} for n, event in enumerate(seen, len(self._told))]
        composer.read(view)
        over = [] if self._told else self._history(composer, news)
        told = over + [self._event(composer, event) for event in news[len(over) :]]
        for event, found in zip(seen, told, strict=True):
            self._told[_at(event)] = {name: found[name] for name in SAID if name in found}
        self._version = version

    def _history(self, composer: Composer, events: list[Data]) -> list[Data]:
        """Return the events of finished chapters; each line comes whole, with its last event."""
        starts = [at for at, event in enumerate(events) if at and composer.begins_chapter(event)]
        stories: dict[int, list[LineChange]] = defaultdict(list)
        for start, end in pairwise([0, *starts]):
            lines = composer.story(events[start:end], {})
            following = [*(line.line for line in lines[1:]), end]
            for at, change in enumerate(changes([], lines)):
                stories[min(following[at:]) - 1].append(change)
        over = events[: starts[-1]] if starts else []
        return [
            {**event, "story": stories[at]} if at in stories else event
            for at, event in enumerate(over)
        ]

    def _event(self, composer: Composer, event: Data) -> Data:
        """Return an event with its sentence, unless a line says it, and what it does to lines."""
        if composer.begins_chapter(event):
            self._chapter, self._lines, self._known = [], [], {}
        self._chapter.append(event)
        before, self._lines = self._lines, composer.story(self._chapter, self._known)
        story = list(changes(before, self._lines))
        told = composer.event(event)
        if told and not any(change["told"] == [told] for change in story):
            event = {**event, "told": told}
        return {**event, "story": story} if story else event

    def refusal(self, view: Facts | None, reason: str, values: Facts) -> Message | None:
        """Return why a request is refused, if the game has words for it."""
        composer = self._composer
        if composer is None or view is None or not composer.has_reason(reason, values):
            return None
        composer.read(view)
        return composer.reason(reason, values)


def _at(event: Facts) -> Cursor:
    line, index = event["n"]
    return line, index
