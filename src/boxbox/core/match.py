"""A match: header, log, state and luck together. People, files and sockets use this.

Callers give seats and codes as plain numbers; they are checked here and are a `Seat` and a `Code`
from then on.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from boxbox.core.course import Course
from boxbox.core.decision import Decision, Option
from boxbox.core.errors import IllegalChoice, quote
from boxbox.core.event import Event, copied
from boxbox.core.game import Code, Refusal, StateT
from boxbox.core.history import START, written
from boxbox.core.log import HIDDEN, Line
from boxbox.core.seats import Seat
from boxbox.core.wire import Cursor, Data

PERSON: Final = "person"
"""Who drives a seat unless the log says otherwise."""
VIEW_ONLY: Final = frozenset({"seat", "to_act", "sealed", "decision", "result", "summary"})
"""What a view has besides the position as its seat knows it."""

Choice = Option[StateT] | str | int


class Match(Course[StateT]):
    """A race as it is played. Made by `boxbox.start`, `boxbox.load` and `boxbox.from_position`."""

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.seats} seats, line {self.log.last}>"

    # What is asked

    @property
    def decisions(self) -> list[Decision[StateT]]:
        """The open decisions: one, or several when seats choose secretly. For trusted code only."""
        return [self._decision(seat) for seat in self._state.to_act()]

    def decision(self, seat: int) -> Decision[StateT] | None:
        """Return what a seat is asked, even if it has answered secretly and may change that."""
        asked = Seat(seat)
        return self._decision(asked) if self._is_asked(asked) else None

    def _decision(self, seat: Seat) -> Decision[StateT]:
        return Decision(self.game, self._state.seen_by(seat), seat, self._questions[seat])

    def _is_asked(self, seat: Seat) -> bool:
        return seat in self._state.to_act() or seat in self._state.may_change()

    # What is chosen

    def choose(
        self, seat: int, option: Choice[StateT] | list[str], at: int | None = None
    ) -> list[Data]:
        """Choose for a seat and return the events it sees.

        Give an option, its text, its code, or a list of texts for a chain of decisions: all or
        nothing. A chain may not go on past luck, somebody else's secret or the end of the seat's
        own secret, or a refusal would give away what will come or who has not answered yet. `at` is
        the id of the decision that is answered; a stale one is refused.
        """
        chain: Sequence[Choice[StateT]] = option if isinstance(option, list | tuple) else [option]
        self._check_open()
        trial = self.copy()
        trial._choose_chain(seat, chain, at)
        since = self.version(seat)
        self._become(trial)
        return self.events(seat, since)

    def _choose_chain(self, whose: int, chain: Sequence[Choice[StateT]], at: int | None) -> None:
        seat = self._seat(whose)
        if not chain:
            raise IllegalChoice("unknown-act", {"act": ""})
        if at is not None and at != self._questions[seat]:
            raise IllegalChoice("stale", {"at": at, "id": self._questions[seat]})
        unasked: list[tuple[Seat, str]] = []
        learned = False
        for one in chain:
            if (seat, one) in unasked:  # it had one option and has already been played
                unasked.remove((seat, str(one)))
                continue
            if learned:
                raise IllegalChoice("chain-past-luck", {"act": quote(one)})
            before = len(self.log.lines), len(self._history)
            was_sealed = seat in self._state.sealed()
            self.play(seat, self.legal_code(seat, one), self._luck())
            learned = was_sealed and seat not in self._state.to_act()
            learned = learned or self._has_learned(seat, *before)
            unasked = []
            for played in self._play_unasked():
                if not learned:
                    unasked.append(played)
                learned = learned or self._has_learned(seat, *before)
        self._end()

    def _has_learned(self, seat: Seat, lines: int, events: int) -> bool:
        """True if a seat has learned something after this many lines and events."""
        return any(line.luck or line.seat != seat for line in self.log.lines[lines:]) or any(
            event.reveals not in (None, seat) for event in self._history.since(events)
        )

    def legal_code(self, seat: int, option: Choice[StateT]) -> Code:
        """Return the code of a choice that a seat can make now, or raise its refusal."""
        code = self._code(option)
        refusal = self._refusal(seat, code)
        if refusal:
            raise IllegalChoice(*refusal)
        return code

    def _code(self, option: Choice[StateT]) -> Code:
        if isinstance(option, Option):
            return option.code
        code = self.game.code(option) if isinstance(option, str) else option
        if type(code) is not int or code not in self.game.codes:
            raise IllegalChoice("unknown-act", {"act": quote(option)})
        return Code(code)

    def _refusal(self, whose: int, code: Code) -> Refusal | None:
        seat = self._seat(whose)
        if not self._state.to_act():
            return Refusal("match-over", {})
        view = self.seen_by(seat)
        if not self._is_asked(seat):
            return Refusal("not-your-turn", {"to_act": list(view.to_act())})
        return None if code in view.legal(seat) else self.game.refusal(view, seat, code)

    def _check_open(self) -> None:
        if self._closed is not None:
            raise IllegalChoice(self._closed, {})

    def explain(self, seat: int, text: str) -> Data:
        """Return why an act is refused, or its preview if it is legal."""
        try:
            code = self.legal_code(seat, text)
        except IllegalChoice as refused:
            return {"legal": False, "reason": refused.reason, "values": refused.values}
        asked = Seat(seat)
        preview = self.game.preview(self._state.seen_by(asked), asked, code)
        return {"legal": True, "preview": preview}

    # What is seen

    def view(self, seat: int | None) -> Data:
        """Return everything a seat (None: a spectator) may know, including its open decision."""
        view = self.seen_by(seat)
        decision = None if seat is None else self.decision(seat)
        return {
            **self._facts(),
            "asked": None if seat is None else self._questions[seat],
            **self.game.describe(view),
            "seat": seat,
            "to_act": list(view.to_act()),
            "sealed": list(view.sealed()),
            "decision": decision.data() if decision else None,
            "result": self.game.result(view),
            "summary": self.game.summary(view),
        }

    def events(self, seat: int | None, since: Cursor = START) -> list[Data]:
        """Return what a seat (None: a spectator) saw, starting at a cursor."""
        reader = self._reader(seat)
        return [written(at, event, reader) for at, event in self.seen_events(reader, since)]

    def seen_events(self, seat: int | None, since: Cursor) -> Iterator[tuple[Cursor, Event]]:
        """Yield the events that a seat (None: a spectator) sees, not yet written as data."""
        reader = self._reader(seat)
        return self._history.seen_by(reader, self._known(reader), since)

    def version(self, seat: int | None) -> Cursor:
        """Return the cursor of a seat (None: a spectator) that has been shown all it may see."""
        reader = self._reader(seat)
        return self._history.version(reader, self._known(reader))

    def _known(self, seat: Seat | None) -> int:
        """Return how many events have happened as far as a seat knows, including hidden ones."""
        return self._gesture.known if self._gesture and self._waits(seat) else len(self._history)

    def position(self) -> Data:
        """Return the whole truth as data. For trusted code only."""
        return {
            **self._facts(),
            "asked": self._questions[:],
            "line": self.log.last,
            **copied(self.game.describe(self._state)),
        }

    def at(self, n: int) -> "Match[StateT]":
        """Return the match as it stood after line `n`. It can be read but not played."""
        self._check_line(n)
        past = self._replayed(n, films=False)
        past.close("in-the-past")
        return past

    def filmed(self) -> "Match[StateT]":
        """Return the same match with the states its last events led to, for those who watch."""
        return self._replayed(self.log.last, films=True)

    def _replayed(self, n: int, films: bool) -> "Match[StateT]":
        twin = Match(self.game, self.log.header, self._source)
        twin.films = films
        for line in self.log.lines[: n - self.log.first + 1]:
            twin.repeat(line, twin.recorded(line))
        return twin

    def close(self, reason: str) -> None:
        """Stop all further play; every attempt is refused for this reason."""
        self._closed = reason

    @property
    def closed(self) -> str | None:
        """The reason to refuse any further play, if there is one."""
        return self._closed

    # Undo and drivers

    def undo_points(self, seat: int) -> list[int]:
        """Return the lines a seat may undo to alone, latest first: nobody learned anything since.

        A race that is over is final: nobody goes back from there.
        """
        whose = self._seat(seat)
        points = [self.log.last]
        if self.result is not None or self._closed:
            return points
        for line in self.choices(whose):
            if line.seat != whose or self.has_told(line):
                break
            if not line.forced and (self._is_under_way(line) or not line.goes_on):
                points.append(line.n - 1)
        return points

    def undo_target(self, seat: int) -> int | None:
        """Return the line that an undo of a seat goes back to: the one before its last choice.

        In a gesture under way that takes back the last choice, in a complete one all of it. None if
        the seat has not chosen.
        """
        points = self.undo_points(seat)
        return points[1] if len(points) > 1 else self._before_last_choice(self._seat(seat))

    def choices(self, seat: Seat) -> Iterator[Line]:
        """Yield the choices that have led here, latest first, except what another seat has begun:
        whether a seat may undo must not tell that."""
        gesture = self._gesture
        last = gesture.first - 1 if gesture and self._waits(seat) else self.log.last
        return self.log.back(last)

    def _before_last_choice(self, seat: Seat) -> int | None:
        has_chosen = False
        for line in self.choices(seat):
            has_chosen = has_chosen or (line.seat == seat and not line.forced)
            if has_chosen and not line.goes_on:
                return line.n - 1
        return None

    def has_told(self, line: Line) -> bool:
        """True if somebody has learned something from a line."""
        return line.learned and not self._is_under_way(line)

    def undo_limit(self, seat: int) -> int:
        """Return how far a seat may go back alone: the earliest of its `undo_points`."""
        return self.undo_points(seat)[-1]

    def undo_to(self, n: int) -> None:
        """Go back to where the match stood after line `n`; the caller has asked the table.

        A race that is over is final.
        """
        self._check_open()
        if self.result is not None:
            raise IllegalChoice("match-over", {})
        self._go_back(n)
        self.go_on()

    @property
    def drivers(self) -> list[str]:
        """The driver of each seat now: `person`, or the spec of a bot."""
        drivers = [PERSON] * self.seats
        for line in self.log.lines:
            if line.act == "driver" and line.seat is not None:
                drivers[line.seat] = line.words
        return drivers

    def set_driver(self, seat: int, name: str) -> None:
        """Note in the log that a seat is driven by somebody else from now on."""
        self._check_open()
        self.check_driver(seat, name)
        if self.result is not None:
            raise IllegalChoice("match-over", {})
        self._note_driver(self._seat(seat), name)

    def check_driver(self, seat: int, name: str) -> None:
        """Refuse a driver that the log could not name."""
        self._seat(seat)
        if not is_driver_name(name):
            raise IllegalChoice("bad-driver-name", {"name": quote(name)})

    # How a match goes on: for `api` and `load`

    def go_on(self) -> "Match[StateT]":
        """Play what needs no answer, and end the log of a match that is over."""
        list(self._play_unasked())
        self._end()
        return self

    def _play_unasked(self) -> Iterator[tuple[Seat, str]]:
        """Play decisions with a single option as if they had been chosen, and yield each.

        Stop where an immediate answer would give away that it was the only one (C2).
        """
        while len(self._state.to_act()) == 1 and not self._state.sealed():
            (seat,) = self._state.to_act()
            codes = self._state.legal(seat)
            if len(codes) != 1 or self._would_tell(seat):
                break
            trial = self.copy()
            if trial.play(seat, codes[0], trial._luck()).face_down:
                break
            self._become(trial)
            yield seat, self.game.text(codes[0])

    def _would_tell(self, seat: Seat) -> bool:
        """True if an immediate answer would show others that it was the only one."""
        return self._gesture is None and self.game.depends_on_hand(self._state, seat)

    def _end(self) -> None:
        result = self.result
        acts = (line.act for line in reversed(self.log.lines) if line.act != "driver")
        if result is not None and next(acts) != "end":
            self.write_end(self.log.digest(result))


def is_driver_name(name: Any) -> bool:
    """True if a word can name a driver in the log."""
    if not isinstance(name, str) or name in ("", HIDDEN):
        return False
    return not any(letter.isspace() or letter == "|" for letter in name)
