"""What happened in Race! Formula 90: one sentence per event, or the story in short lines."""

from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Final

from boxbox.core.message import Message
from boxbox.games.race90.words.events import LISTED, OFF_TRACK, Data, is_tyre_stop, subject_of
from boxbox.games.race90.words.modules import Race90ModuleEvents
from boxbox.words.lines import Known, Line, line_of, place

NEVER_TOLD: Final = frozenset({"dealt", "laid"})
"""What the story leaves out: it is on the screen, or other sentences say it."""
TOLD_TO_DOER: Final = frozenset({"chasing", "discarded", "drew", "sealed", "substitute"})
"""What is of no use to anybody but the driver."""
CONTEST: Final = "contest"
"""What a line is about if not a driver."""
IN_A_TURN: Final = frozenset({
    "braked-late", "checked", "damage", "discarded", "drew", "drove", "flag", "leader",
    "off-track", "out", "paid", "penalty", "pit-due", "played", "point", "re-entered",
    "refuelled", "regained", "serviced", "skipped", "special", "strategy", "tyres", "weather",
})  # fmt: skip
"""What continues the line of the driver named just before."""
IN_A_CONTEST: Final = frozenset({"contest-laid", "contest-declined", "contest-shown",
                                 "contest-result"})  # fmt: skip


class Race90Story(Race90ModuleEvents):
    """Events in sentences and lines."""

    def event(self, event: Data) -> Message:
        """Return the sentence of an event."""
        return self.tell([event])

    def begins_chapter(self, event: Data) -> bool:
        """True if an event begins a turn."""
        return bool(event["kind"] == "turn")

    def story(self, events: Sequence[Data], known: Known | None = None) -> list[Line]:
        """Return what happened as lines: one for a driver's turn, one for a contest.

        Sentences that are `known` are not composed again.
        """
        known = {} if known is None else known
        lines: list[Line] = []
        about = ""
        for row in _rows(self._worth_telling(_as_told(events))):
            kind, subject = row[0]["kind"], _topic(row[0])
            goes_on = bool(subject) and subject == about and kind in IN_A_TURN | IN_A_CONTEST
            about = subject
            again = goes_on and subject != CONTEST
            numbers = (*map(place, row), again)
            sentence = known.get(numbers) or self.tell(row, again)
            if None not in numbers:
                known[numbers] = sentence
            if goes_on and lines:
                lines[-1].told.append(sentence)
            elif sentence:
                car = subject if subject != CONTEST and len(row) == 1 else None
                lines.append(Line(line_of(row[0]), car or None, [sentence]))
        return lines

    def _worth_telling(self, events: Sequence[Data]) -> Iterator[Data]:
        """Leave out what is of no use to the reader, or is said by other events."""
        shown = {event["car"] for event in events if event["kind"] == "contest-shown"}
        for event, following in zip_longest(events, events[1:]):
            match event:
                case {"kind": "contest-laid", "car": car} if car in shown:
                    continue
                case {"kind": "leader"} if following and following["kind"] == "grid":
                    continue
                case {"kind": "paid", "cards": []} if event.get("why") != OFF_TRACK:
                    continue
                case {"kind": "discarded", "why": "hand" | "out"}:
                    continue
                case {"kind": "drove", "path": [], "why": "stay" | "lap-check"}:
                    continue
                case {"kind": "drove", "why": "safety-car"}:
                    continue
                case {"kind": "serviced", "repaired": 0, "drawn": 0} if "weather" in self.modules:
                    continue
            if event["kind"] not in NEVER_TOLD and not self._is_anothers(event):
                yield event

    def _is_anothers(self, event: Data) -> bool:
        """True if an event is of use only to somebody else; what everybody can see never is."""
        if event["kind"] not in TOLD_TO_DOER or event.get("from") == "discards":
            return False
        return subject_of(event) != f"s{self.own}"


def _as_told(events: Sequence[Data]) -> list[Data]:
    """Put causes first: a move before the lead it brings, contact before its damage.

    A move that continued after a question becomes one. Bonuses join their move.
    """
    told: list[Data] = []
    bonuses: list[Data] = []
    for event in events:
        at = len(told)
        if event["kind"] == "bonus":
            bonuses.append(event)
            continue
        if event["kind"] == "drove":
            event = {**event, "bonuses": bonuses}
        if event["kind"] in ("drove", "played"):
            bonuses = []
        if event["kind"] in ("drove", "braked-late"):
            while at and told[at - 1]["kind"] == "leader":
                at -= 1
            if at and _goes_on(told[at - 1], event):
                told[at - 1] = _as_one(told[at - 1], event)
                continue
        elif event["kind"] == "contest-result":
            while at and _is_contact(told[at - 1]):
                at -= 1
        told.insert(at, event)
    return told


def _as_one(move: Data, event: Data) -> Data:
    """Return a move and its continuation as one."""
    return {**event, **{fact: [*move[fact], *event[fact]] for fact in ("path", "bonuses")}}


def _goes_on(move: Data, event: Data) -> bool:
    """True if a car drives on with an event after a question had stopped it."""
    stopped = move["kind"] == "drove" and move["why"] == "question"
    return bool(stopped and event["kind"] == "drove" and event["path"]
                and move["car"] == event["car"])  # fmt: skip


def _is_contact(event: Data) -> bool:
    return bool(event["kind"] == "damage" and event["why"] == CONTEST)


def _topic(event: Data) -> str:
    """Return what a line is about: a contest, or the driver who acts."""
    in_contest = event["kind"].startswith(CONTEST) or _is_contact(event)
    return CONTEST if in_contest else subject_of(event)


def _rows(events: Iterator[Data]) -> Iterator[list[Data]]:
    """Yield events one by one, except those that form a list together."""
    for (kind, together), group in groupby(events, key=_makes_a_list):
        rows = list(group)
        if kind in LISTED or together:
            yield rows
        else:
            yield from ([event] for event in rows)


def _makes_a_list(event: Data) -> tuple[str, bool]:
    """Return what must be the same in two events for them to form a list."""
    return event["kind"], is_tyre_stop(event)
