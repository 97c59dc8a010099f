"""What happened in Race! Formula 90: a sentence an event, or the story in short lines."""

from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Final

from boxbox.words.race90_events import LISTED, OFF_TRACK, Data, Name, is_tyre_stop, subject_of
from boxbox.words.race90_modules import Race90ModuleEvents

NEVER_TOLD: Final = frozenset({"dealt", "laid"})
"""What the story leaves out: it is on the screen, or other sentences say it."""
TOLD_TO_DOER: Final = frozenset({"chasing", "discarded", "drew", "sealed", "substitute"})
"""What is of no use to anybody else."""
IN_A_TURN: Final = frozenset({
    "braked-late", "checked", "damage", "discarded", "drew", "drove", "flag", "leader",
    "off-track", "out", "paid", "penalty", "pit-due", "played", "point", "re-entered",
    "refuelled", "regained", "serviced", "skipped", "special", "strategy", "tyres", "weather",
})  # fmt: skip
"""What goes on in the line of the driver who was named just before."""
IN_A_CONTEST: Final = frozenset({"contest-laid", "contest-declined", "contest-shown",
                                 "contest-result"})  # fmt: skip


class Race90Story(Race90ModuleEvents):
    """Events in sentences and lines."""

    def event(self, event: Data, name: Name, summary: Data) -> str:
        """Return the sentence of an event; `summary` is that of any view of the match."""
        del summary
        return self.tell([event], name)

    def story(self, events: Sequence[Data], name: Name) -> list[str]:
        """Return what happened in lines: what a driver does in a turn is one, so is a contest."""
        lines: list[str] = []
        about = ""
        for row in _rows(self._worth_telling(_as_told(events))):
            kind = row[0]["kind"]
            subject = _topic(row[0])
            goes_on = bool(subject) and subject == about and kind in IN_A_TURN | IN_A_CONTEST
            sentence = self.tell(row, name, goes_on and subject != "contest")
            if goes_on:
                lines[-1] += f" {sentence}"
            else:
                lines.append(sentence)
            about = subject
        return lines

    def _worth_telling(self, events: Sequence[Data]) -> Iterator[Data]:
        """Leave out what is of no use to the reader, or is told by other events."""
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
        """Tell whether an event is of use only to somebody else; what all can see never is."""
        if event["kind"] not in TOLD_TO_DOER or event.get("from") == "discards":
            return False
        return subject_of(event) != f"s{self.own}"


def _as_told(events: Sequence[Data]) -> list[Data]:
    """Put the cause first: a move before the lead that it brings, contact before its damage.

    A move that went on after a question is told as one. Bonuses are told with the move.
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
    """Return a move and what followed it as one."""
    return {**event, **{fact: [*move[fact], *event[fact]] for fact in ("path", "bonuses")}}


def _goes_on(move: Data, event: Data) -> bool:
    """Tell whether a car drives on with an event where a question had stopped it."""
    stopped = move["kind"] == "drove" and move["why"] == "question"
    return bool(stopped and event["kind"] == "drove" and event["path"]
                and move["car"] == event["car"])  # fmt: skip


def _is_contact(event: Data) -> bool:
    return bool(event["kind"] == "damage" and event["why"] == "contest")


def _topic(event: Data) -> str:
    """Return what a line is about: a contest, or the driver who acts."""
    in_contest = event["kind"].startswith("contest") or _is_contact(event)
    return "contest" if in_contest else subject_of(event)


def _rows(events: Iterator[Data]) -> Iterator[list[Data]]:
    """Return events one by one, but those that make one list together."""
    for (kind, together), group in groupby(events, key=_makes_a_list):
        rows = list(group)
        if kind in LISTED or together:
            yield rows
        else:
            yield from ([event] for event in rows)


def _makes_a_list(event: Data) -> tuple[str, bool]:
    """Return what must be the same in two events that are told as one list."""
    return event["kind"], is_tyre_stop(event)
