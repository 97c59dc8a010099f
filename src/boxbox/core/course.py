"""The course of a match: how it goes on line by line, whoever made the choices."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, Generic, Self

from boxbox.core.errors import IllegalChoice, Problem, quote
from boxbox.core.event import Event, Film
from boxbox.core.game import SPECTATOR, Code, Game, StateT
from boxbox.core.gestures import Gesture
from boxbox.core.history import History
from boxbox.core.log import Header, Line, Log
from boxbox.core.luck import Luck, OpeningLuck, RecordingLuck, ScriptedLuck, Source
from boxbox.core.options import settle
from boxbox.core.seats import Seat, all_seats
from boxbox.core.wire import Data, Facts

UNDONE: Final = "undone"
DRIVER: Final = "driver"
"""The events that no game writes itself."""


class Course(Generic[StateT]):
    """Header, log, state and luck, and what each line does to them."""

    def __init__(self, game: Game[StateT], header: Header, source: Source) -> None:
        """Make a match that has not begun yet; `begin` or the lines of a log start it."""
        self.game = game
        self.log = Log(header)
        self.notices: list[Problem] = []
        """Problems noticed while the match was loaded."""
        self.films = False
        """True if somebody may watch: the last events then keep the states they led to."""
        self._source = source
        self._calls = 0
        self._dealt_elsewhere = 0
        """The number of calls of luck that did not go to the source."""
        self._history = History()
        self._gesture: Gesture[StateT] | None = None
        self._closed: str | None = None
        """The reason to refuse any further play, if there is one."""
        self._state = opening(game, header)
        self._questions = [0] * self._state.seats
        """How many questions each seat has been asked: the id of its last one."""

    @property
    def seats(self) -> int:
        """How many seats make choices."""
        return self._state.seats

    @property
    def result(self) -> Facts | None:
        """The final standings, or None while the match goes on."""
        return self.game.result(self._state)

    def seen_by(self, seat: int | None) -> StateT:
        """Return the state as a seat (None: a spectator) may see it, for bots."""
        reader = self._reader(seat)
        state = self._gesture.shown if self._gesture and self._waits(reader) else self._state
        return state.seen_by(SPECTATOR if reader is None else reader)

    @property
    def gesture(self) -> Seat | None:
        """The seat with a gesture under way, if any; others see it when it is complete."""
        return self._gesture.seat if self._gesture else None

    def _waits(self, seat: Seat | None) -> bool:
        """True if a seat (None: a spectator) can't see yet what another has begun."""
        return self._gesture is not None and self._gesture.seat != seat

    def _seat(self, seat: int) -> Seat:
        """Return the seat with this number, or refuse it if there is none."""
        if type(seat) is not int or seat not in range(self.seats):
            named = seat if type(seat) is int else quote(seat)
            raise IllegalChoice("no-such-seat", {"seat": named, "seats": self.seats})
        return Seat(seat)

    def _reader(self, seat: int | None) -> Seat | None:
        """Return the reader (None: a spectator), or refuse a seat that does not exist."""
        return None if seat is None else self._seat(seat)

    def _facts(self) -> Data:
        header = self.log.header
        return {
            "game": header.game,
            "rules": header.rules,
            "seats": header.seats,
            "options": settle(self.game.options, header.options),
        }

    def copy(self) -> Self:
        """Return an independent copy; with the same seed both go on in the same way."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.log = replace(self.log, lines=self.log.lines.copy())
        twin._history = self._history.copy()
        twin._questions = self._questions.copy()
        twin._state = self._state.copy()
        return twin

    def _become(self, trial: Self) -> None:
        """Take over what a copy has done, but keep the log object that others hold."""
        log = self.log
        log.lines[:] = trial.log.lines
        log.under_way = trial.log.under_way
        self.__dict__.update(trial.__dict__)
        self.log = log

    # Lines

    def begin(self, luck: Luck | None = None) -> Self:
        """Deal (with the given luck, if any), write the start line and ask."""
        position = self.log.header.position
        taken = RecordingLuck(luck or self._luck(), self.game.word)
        events = self._sink(self._state)
        self._state.begin(taken, events)
        first = 0 if position is None else position.get("line", 0)
        self._write(Line(first, "start", luck=tuple(taken.taken), learned=True), events)
        readers = [None, *all_seats(self.seats)]
        if position is None:
            self.log.start_views = dict.fromkeys(readers)
        else:
            scripted = luck.scripted if isinstance(luck, OpeningLuck) else 0
            self._dealt_elsewhere = len(taken.taken) - scripted
            self.log.start_views = {
                seat: {**self._facts(), "line": first, **self.game.describe(self.seen_by(seat))}
                for seat in readers
            }
        self._ask((), position.get("asked") if position else None)
        return self

    def repeat(self, line: Line, luck: Luck) -> None:
        """Carry out a line of a log again; the caller has checked that it is possible."""
        if line.act == "start":
            self.begin(luck)
        elif line.act == "undo":
            self._go_back(int(line.words))
        elif line.act == "end":
            self.write_end(line.words)
        else:
            assert line.seat is not None
            if line.act == "driver":
                self._note_driver(line.seat, line.words)
            else:
                self.play(line.seat, self._code_of(line), luck)

    def play(self, seat: Seat, code: Code, luck: Luck) -> Line:
        """Carry out a legal choice, write its line and return it."""
        before = self._state
        taken = RecordingLuck(luck, self.game.word)
        state = before.copy()
        events = self._sink(state)
        state.apply(seat, code, taken, events)
        self._state = state
        line = Line(
            self.log.last + 1,
            "choose",
            seat,
            self.game.text(code),
            tuple(taken.taken),
            face_down=seat in state.sealed(),
            opens=seat in state.sealed() and seat not in before.sealed(),
            replaces=seat not in before.to_act(),
            learned=bool(taken.taken) or any(event.reveals is not None for event in events),
            forced=len(before.legal(seat)) == 1,
            goes_on=self._gesture is not None,
        )
        self._go_on_with_gesture(before, line, events)
        self._write(line, events)
        self._turn_up(set(before.sealed()) - set(state.sealed()))
        self._ask(set(before.to_act()) - {seat})
        return line

    def write_end(self, digest: str) -> None:
        """Write the line that ends a finished log."""
        self._write(Line(self.log.last + 1, "end", words=digest), [])

    def _note_driver(self, seat: Seat, name: str) -> None:
        event = Event(DRIVER, {"seat": seat, "name": name})
        self._write(Line(self.log.last + 1, "driver", seat, name), [event])

    def _write(self, line: Line, events: Sequence[Event]) -> None:
        self.log.lines.append(line)
        self._calls += len(line.luck)
        self._history.add(line, events)

    def recorded(self, line: Line) -> ScriptedLuck:
        """Return the luck of a line, ready to be played back."""
        return ScriptedLuck(line.script(), self.game.word)

    def _sink(self, state: StateT) -> list[Event]:
        """Return the list that a state writes its events to."""
        return Film(state) if self.films else []

    def _code_of(self, line: Line) -> Code:
        code = self.game.code(line.words)
        assert code is not None
        return code

    def _luck(self) -> Source:
        self._source.seek(self._calls - self._dealt_elsewhere)
        return self._source

    def _ask(self, waiting: Collection[Seat], questions: list[int] | int | None = None) -> None:
        """Count a new question for every seat that is asked and was not `waiting` before."""
        if questions is not None:
            self._questions = (
                questions[:] if isinstance(questions, list) else [questions] * self.seats
            )
            return
        for seat in self._state.to_act():
            if seat not in waiting:
                self._questions[seat] += 1

    # Gestures

    def _go_on_with_gesture(self, before: StateT, line: Line, events: Sequence[Event]) -> None:
        """Note that a gesture begins, goes on or ends with this line."""
        seat = line.seat
        assert seat is not None
        if not self._continues(before, seat) or line.luck or _tells_of_others(events, seat):
            self._end_gesture()
            return
        self._gesture = self._gesture or Gesture(seat, before, line.n, len(self._history))
        self.log.under_way = (seat, self._gesture.first)

    def _continues(self, before: StateT, seat: Seat) -> bool:
        """True if a seat is now asked for the next part of what it has begun."""
        if list(self._state.to_act()) != [seat]:
            return False
        begun = self.game.continuing.get(self.game.kind(self._state, seat))
        return begun is not None and begun == self.game.kind(before, seat)

    def _end_gesture(self) -> None:
        self._gesture = self.log.under_way = None

    def _is_under_way(self, line: Line) -> bool:
        return self._gesture is not None and line.n >= self._gesture.first

    # Secret answers

    def _turn_up(self, seats: Collection[Seat]) -> None:
        """Show the last answers of these seats in everybody's log, where the first ones were laid.

        This way nobody can see that an answer was replaced.
        """
        for seat in seats:
            laid = self._laid(seat)
            last = max((at for at, line in enumerate(laid) if line.replaces), default=0)
            for line, answer in zip(laid, laid[last:], strict=False):
                self.log.lines[line.n - self.log.first] = replace(line, shown=answer.words)

    def _laid(self, seat: Seat) -> list[Line]:
        """Return the lines of a seat that lie face down now."""
        laid: list[Line] = []
        for line in reversed(self.log.path(self.log.last)[:-1]):
            if line.seat == seat:
                if not line.face_down:
                    break
                laid.append(line)
                if line.opens:
                    break
        return laid[::-1]

    # Going back

    def _go_back(self, n: int) -> None:
        """Go back to line `n` and ask again what was asked there."""
        self._check_line(n)
        before, self._state = self._state, self._state_at(n)
        seat = self._take_back_gesture(n)
        if seat is None:
            seat = self._whose_secret(before, n)
        only = None if seat is None else frozenset({seat})
        line = Line(self.log.last + 1, "undo", words=str(n), kept_to=seat)
        self._write(line, [Event(UNDONE, {}, only=only)])
        self._ask(() if seat is None else set(self._state.to_act()) - {seat})

    def _take_back_gesture(self, n: int) -> Seat | None:
        """Hide for good what the others have not seen of an open gesture after line `n`.

        Return the gesture's seat if nothing else is taken back: the others then see nothing.
        """
        gesture = self._gesture
        if gesture is None:
            return None
        for line in self.log.lines[max(n + 1, gesture.first) - self.log.first :]:
            if line.act == "choose":
                at = line.n - self.log.first
                self.log.lines[at] = replace(line, kept_to=gesture.seat)
                self._history.keep_to(gesture.seat, line.n)
        if n < gesture.first:
            self._end_gesture()
        return gesture.seat if n >= gesture.first - 1 else None

    def _whose_secret(self, before: StateT, n: int) -> Seat | None:
        """Return the seat that alone knows of what is taken back: it has replaced or added to what
        lies face down, and nobody else can see a difference."""
        taken_back = [line for line in self.log.back(self.log.last) if line.n > n]
        seats = {line.seat for line in taken_back if line.face_down}
        if len(seats) != 1 or not all(line.face_down for line in taken_back):
            return None
        (seat,) = seats
        others = [SPECTATOR, *(other for other in all_seats(self.seats) if other != seat)]
        changed = any(self._seen(before, one) != self._seen(self._state, one) for one in others)
        return None if changed else seat

    def _seen(self, state: StateT, seat: Seat) -> tuple[Facts, list[Seat], list[Seat]]:
        """Return what a seat sees of a state, and of who is to answer and who has."""
        view = state.seen_by(seat)
        return self.game.describe(view), list(view.to_act()), list(view.sealed())

    def _state_at(self, n: int) -> StateT:
        state = opening(self.game, self.log.header)
        state.begin(self.recorded(self.log.lines[0]))
        for line in self.log.path(n):
            assert line.seat is not None
            state.apply(line.seat, self._code_of(line), self.recorded(line))
        return state

    def _check_line(self, n: int) -> None:
        if type(n) is not int or not self.log.first <= n <= self.log.last:
            raise IllegalChoice("no-such-line", {"first": self.log.first, "last": self.log.last})


def _tells_of_others(events: Sequence[Event], seat: Seat) -> bool:
    return any(event.reveals not in (None, seat) for event in events)


def opening(game: Game[StateT], header: Header) -> StateT:
    """Return the state that a race starts from, before anything is dealt."""
    options = settle(game.options, header.options)
    if header.position is None:
        return game.new(header.seats, options, header.rules)
    return game.restore(header.seats, options, header.position, header.rules)
