"""A match: header, log, state and luck together. People, files and sockets use this."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final, Generic, NamedTuple

from boxbox.core.decision import Decision, Option
from boxbox.core.errors import IllegalChoice, Message, quote
from boxbox.core.event import Event, Json, copied
from boxbox.core.game import SPECTATOR, Game, Refusal, StateT
from boxbox.core.log import HIDDEN, Header, Line, Log
from boxbox.core.luck import Luck, OpeningLuck, RecordingLuck, ScriptedLuck, Source
from boxbox.core.options import settle

PERSON: Final = "person"
"""Who drives a seat unless the log says otherwise."""
VIEW_ONLY: Final = frozenset({"seat", "to_act", "sealed", "decision", "result", "summary"})
"""What a view has beside the position as its seat knows it."""

Choice = Option[StateT] | str | int


class Gesture(NamedTuple, Generic[StateT]):
    """What a seat has begun and not completed: a card and its second, a payment, discards.

    Others see it when it is complete, so that nobody can tell which of its answers was the only
    one (C2). Until then its seat may undo it, and nobody learns of that either.
    """

    seat: int
    shown: StateT
    """The race as the others still see it."""
    first: int
    """The number of its first line."""
    known: int
    """How many events there were before it."""
    told: dict[int, tuple[int, int]]
    """Which events each of its lines has brought: the first, and the one after the last."""


class Match(Generic[StateT]):
    """A race as it is played. Made by `boxbox.start`, `boxbox.load` and `boxbox.from_position`."""

    def __init__(self, game: Game[StateT], header: Header, source: Source) -> None:
        """Make a match that has not begun; `begin` or the lines of a log do that."""
        self.game = game
        self.log = Log(header)
        self.notices: list[Message] = []
        """What had to be noticed when the match was loaded."""
        self._source = source
        self._calls = 0
        self._dealt_elsewhere = 0
        """How many calls of luck were not put to the source."""
        self._events: list[Event] = []
        self._kept: dict[int, Event] = {}
        """The events among them that some seats do not see at all, by number."""
        self._gesture: Gesture[StateT] | None = None
        self._closed: str | None = None
        """Why nobody can play on, if that is so: a refusal."""
        self._state = opening(game, header)
        self._questions = [0] * self._state.seats
        """How many questions each seat has been asked: the id of its last one."""

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.seats} seats, line {self.log.last}>"

    # What is asked

    @property
    def seats(self) -> int:
        """How many seats make choices."""
        return self._state.seats

    @property
    def decisions(self) -> list[Decision[StateT]]:
        """The open decisions: one, or several when seats choose secretly. For trusted code only."""
        return [self._decision(seat) for seat in self._state.to_act()]

    def decision(self, seat: int) -> Decision[StateT] | None:
        """Return what a seat is asked, also when it has answered secretly and may change that."""
        return self._decision(seat) if self._is_asked(seat) else None

    def _decision(self, seat: int) -> Decision[StateT]:
        return Decision(self.game, self._state.seen_by(seat), seat, self._questions[seat])

    def _is_asked(self, seat: int) -> bool:
        return seat in self._state.to_act() or seat in self._state.may_change()

    # What is chosen

    def choose(
        self, seat: int, option: Choice[StateT] | list[str], at: int | None = None
    ) -> list[dict[str, Json]]:
        """Choose for a seat and return the events that it sees.

        An option, its text, its code, or a list of texts for a chain of decisions: all or nothing.
        A chain may not go on past luck, the secret of another or the end of an own one, or a
        refusal would tell what will come or who has not answered yet. `at` is the id of the
        decision that is answered; a stale one is refused.
        """
        chain: Sequence[Choice[StateT]] = option if isinstance(option, list | tuple) else [option]
        self._check_open()
        trial = self.copy()
        trial._choose_chain(seat, chain, at)
        since = self.version(seat)
        self._become(trial)
        return self.events(seat, since)

    def _become(self, trial: "Match[StateT]") -> None:
        """Take over what a copy has done; whoever holds the log goes on holding it."""
        log = self.log
        log.lines[:] = trial.log.lines
        log.under_way = trial.log.under_way
        self.__dict__.update(trial.__dict__)
        self.log = log

    def _choose_chain(self, seat: int, chain: Sequence[Choice[StateT]], at: int | None) -> None:
        self._check_seat(seat)
        if not chain:
            raise IllegalChoice("unknown-act", {"act": ""})
        if at is not None and at != self._questions[seat]:
            raise IllegalChoice("stale", {"at": at, "id": self._questions[seat]})
        unasked: list[tuple[int, str]] = []
        learned = False
        for one in chain:
            if learned:
                raise IllegalChoice("chain-past-luck", {"act": quote(one)})
            if (seat, one) in unasked:  # it had one option and has been played already
                unasked.remove((seat, str(one)))
                continue
            before = len(self.log.lines), len(self._events)
            was_sealed = seat in self._state.sealed()
            self.play(seat, self.legal_code(seat, one), self._luck())
            is_asked = seat in self._state.to_act()
            unasked = self._play_unasked()
            learned = self._has_learned(seat, *before) or (was_sealed and not is_asked)
        self._end()

    def _has_learned(self, seat: int, lines: int, events: int) -> bool:
        """Tell whether a seat has learned something since so many lines and events."""
        return any(line.luck or line.seat != seat for line in self.log.lines[lines:]) or any(
            event.reveals not in (None, seat) for event in self._events[events:]
        )

    def legal_code(self, seat: int, option: Choice[StateT]) -> int:
        """Return the code of a choice that a seat can make now; others raise their refusal."""
        code = self._code(option)
        refusal = self._refusal(seat, code)
        if refusal:
            raise IllegalChoice(*refusal)
        return code

    def _code(self, option: Choice[StateT]) -> int:
        if isinstance(option, Option):
            return option.code
        code = self.game.code(option) if isinstance(option, str) else option
        if type(code) is not int or code not in self.game.codes:
            raise IllegalChoice("unknown-act", {"act": quote(option)})
        return code

    def _refusal(self, seat: int, code: int) -> Refusal | None:
        self._check_seat(seat)
        if not self._state.to_act():
            return Refusal("match-over", {})
        view = self.seen_by(seat)
        if not self._is_asked(seat):
            return Refusal("not-your-turn", {"to_act": list(view.to_act())})
        return None if code in view.legal(seat) else self.game.refusal(view, seat, code)

    def _check_open(self) -> None:
        if self._closed is not None:
            raise IllegalChoice(self._closed, {})

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or seat not in range(self.seats):
            named = seat if type(seat) is int else quote(seat)
            raise IllegalChoice("no-such-seat", {"seat": named, "seats": self.seats})

    def explain(self, seat: int, text: str) -> dict[str, Json]:
        """Return why an act is refused, or its preview if it is not."""
        try:
            code = self.legal_code(seat, text)
        except IllegalChoice as refused:
            return {"legal": False, "reason": refused.reason, "values": refused.values}
        preview = self.game.preview(self._state.seen_by(seat), seat, code)
        return {"legal": True, "preview": preview}

    # What is seen

    def view(self, seat: int | None) -> dict[str, Json]:
        """Return all that a seat (None: a spectator) may know, its open decision included."""
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

    def seen_by(self, seat: int | None) -> StateT:
        """Return the state as a seat (None: a spectator) may see it, for bots."""
        if seat is not None:
            self._check_seat(seat)
        state = self._gesture.shown if self._gesture and self._waits(seat) else self._state
        return state.seen_by(SPECTATOR if seat is None else seat)

    @property
    def gesture(self) -> int | None:
        """The seat that has begun something which others see when it is complete, if any."""
        return self._gesture.seat if self._gesture else None

    def _waits(self, seat: int | None) -> bool:
        """True if a seat (None: a spectator) has yet to see what another has begun."""
        return self._gesture is not None and self._gesture.seat != seat

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Json]]:
        """Return what a seat (None: a spectator) saw, without the first `since` events of it."""
        if seat is not None:
            self._check_seat(seat)
        since = max(0, since)
        seen = self._events[: self._known(seat)]
        if self.version(seat) < len(seen):
            seen = [event for event in seen if event.is_for(seat)]
        return [
            {"n": n, **copied(event.seen_by(seat))} for n, event in enumerate(seen[since:], since)
        ]

    def version(self, seat: int | None) -> int:
        """Return how many events a seat (None: a spectator) has been shown."""
        known = self._known(seat)
        return known - sum(not event.is_for(seat) for n, event in self._kept.items() if n < known)

    def _known(self, seat: int | None) -> int:
        """Return how many events there are for a seat, those that are kept from it included."""
        return self._gesture.known if self._gesture and self._waits(seat) else len(self._events)

    @property
    def result(self) -> dict[str, Json] | None:
        """The final standings, or None while the match goes on."""
        return self.game.result(self._state)

    def position(self) -> dict[str, Json]:
        """Return the whole truth as data. For trusted code only."""
        return {
            **self._facts(),
            "asked": self._questions[:],
            "line": self.log.last,
            **copied(self.game.describe(self._state)),
        }

    def _facts(self) -> dict[str, Json]:
        header = self.log.header
        return {
            "game": header.game,
            "rules": header.rules,
            "seats": header.seats,
            "options": settle(self.game.options, header.options),
        }

    def copy(self) -> "Match[StateT]":
        """Return an independent copy; with the same seed both go on in the same way."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.log = replace(self.log, lines=self.log.lines.copy())
        twin._events = self._events.copy()
        twin._kept = self._kept.copy()
        twin._questions = self._questions.copy()
        twin._state = self._state.copy()
        return twin

    def at(self, n: int) -> "Match[StateT]":
        """Return the match as it stood after line `n`. It can be read, not played."""
        self._check_line(n)
        past = Match(self.game, self.log.header, self._source)
        for line in self.log.lines[: n - self.log.first + 1]:
            past.repeat(line, past.recorded(line))
        past.close("in-the-past")
        return past

    def close(self, reason: str) -> None:
        """Let nobody play on; whoever tries is refused for this reason."""
        self._closed = reason

    @property
    def closed(self) -> str | None:
        """Why nobody can play on, if that is so: a refusal."""
        return self._closed

    # Undo and drivers

    def undo_points(self, seat: int) -> list[int]:
        """Return the lines a seat may go back to alone, latest first: nobody has learned since.

        A race that is over is final: nobody goes back from there.
        """
        self._check_seat(seat)
        points = [self.log.last]
        if self.result is not None or self._closed:
            return points
        for line in self.log.back(self.log.last):
            if line.seat != seat or self.has_told(line):
                break
            if not line.forced and (self._is_under_way(line) or not line.goes_on):
                points.append(line.n - 1)
        return points

    def undo_target(self, seat: int) -> int | None:
        """Return the line that an undo of a seat goes back to: before what it last chose.

        Of what is under way that is the last choice, of what is complete all of it. None if the
        seat has not chosen.
        """
        points = self.undo_points(seat)
        return points[1] if len(points) > 1 else self._before_last_choice(seat)

    def _before_last_choice(self, seat: int) -> int | None:
        has_chosen = False
        for line in self.log.back(self.log.last):
            has_chosen = has_chosen or (line.seat == seat and not line.forced)
            if has_chosen and not line.goes_on:
                return line.n - 1
        return None

    def has_told(self, line: Line) -> bool:
        """True if somebody has learned something from a line."""
        return line.learned and not self._is_under_way(line)

    def _is_under_way(self, line: Line) -> bool:
        return self._gesture is not None and line.n >= self._gesture.first

    def undo_limit(self, seat: int) -> int:
        """Return how far a seat may go back alone: the earliest of its `undo_points`."""
        return self.undo_points(seat)[-1]

    def undo_to(self, n: int) -> None:
        """Go back to where the match stood after line `n`; whoever calls has asked the table.

        A race that is over is final.
        """
        self._check_open()
        if self.result is not None:
            raise IllegalChoice("match-over", {})
        self._go_back(n)
        self.go_on()

    def _go_back(self, n: int) -> None:
        """Go back to line `n` and ask what was asked there."""
        self._check_line(n)
        self._state = self._state_at(n)
        seat = self._take_back_gesture(n)
        only = None if seat is None else frozenset({seat})
        line = Line(self.log.last + 1, "undo", words=str(n), kept_to=seat)
        self._write(line, [Event("undone", {}, only=only)])
        self._ask(())

    def _take_back_gesture(self, n: int) -> int | None:
        """Keep from the others for good what they have not seen of an open gesture after line `n`.

        Return the seat whose gesture it was if nothing else is taken back: others see nothing.
        """
        gesture = self._gesture
        if gesture is None:
            return None
        for number, (first, end) in gesture.told.items():
            if number > n:
                for at in range(first, end):
                    self._kept[at] = self._events[at] = self._events[at].kept_to(gesture.seat)
        for line in self.log.lines[max(n + 1, gesture.first) - self.log.first :]:
            if line.act == "choose":
                at = line.n - self.log.first
                self.log.lines[at] = replace(line, kept_to=gesture.seat)
        if n < gesture.first:
            self._end_gesture()
        else:
            told = {number: events for number, events in gesture.told.items() if number <= n}
            self._gesture = gesture._replace(told=told)
        return gesture.seat if n >= gesture.first - 1 else None

    def _check_line(self, n: int) -> None:
        if type(n) is not int or not self.log.first <= n <= self.log.last:
            raise IllegalChoice("no-such-line", {"first": self.log.first, "last": self.log.last})

    def _state_at(self, n: int) -> StateT:
        state = opening(self.game, self.log.header)
        state.begin(self.recorded(self.log.lines[0]))
        for line in self.log.path(n):
            code = self.game.code(line.words)
            assert line.seat is not None
            assert code is not None
            state.apply(line.seat, code, self.recorded(line))
        return state

    @property
    def drivers(self) -> list[str]:
        """Who drives each seat now: `person`, or the spec of a bot."""
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
        self._note_driver(seat, name)

    def check_driver(self, seat: int, name: str) -> None:
        """Refuse a driver that the log could not name."""
        self._check_seat(seat)
        if not is_driver_name(name):
            raise IllegalChoice("bad-driver-name", {"name": quote(name)})

    def _note_driver(self, seat: int, name: str) -> None:
        event = Event("driver", {"seat": seat, "name": name})
        self._write(Line(self.log.last + 1, "driver", seat, name), [event])

    # How a match goes on: for `api` and `load`

    def begin(self, luck: Luck | None = None) -> "Match[StateT]":
        """Deal (from luck of its own, if given), write the start line and ask."""
        position = self.log.header.position
        taken = RecordingLuck(luck or self._luck(), self.game.word)
        events: list[Event] = []
        self._state.begin(taken, events)
        first = 0 if position is None else position.get("line", 0)
        self._write(Line(first, "start", luck=tuple(taken.taken), learned=True), events)
        if position is None:
            self.log.start_views = dict.fromkeys([None, *range(self.seats)])
        else:
            scripted = luck.scripted if isinstance(luck, OpeningLuck) else 0
            self._dealt_elsewhere = len(taken.taken) - scripted
            self.log.start_views = {
                seat: {**self._facts(), "line": first, **self.game.describe(self.seen_by(seat))}
                for seat in [None, *range(self.seats)]
            }
        self._ask((), position.get("asked") if position else None)
        return self

    def go_on(self) -> "Match[StateT]":
        """Play what needs no answer, and end the log of a match that is over."""
        self._play_unasked()
        self._end()
        return self

    def repeat(self, line: Line, luck: Luck) -> None:
        """Do again what a line of a log tells; whoever calls knows that it can be done."""
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
                self.play(line.seat, self._code(line.words), luck)

    def play(self, seat: int, code: int, luck: Luck) -> Line:
        """Carry out a legal choice, write its line and return it."""
        before = self._state
        taken = RecordingLuck(luck, self.game.word)
        events: list[Event] = []
        state = before.copy()
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

    def _go_on_with_gesture(self, before: StateT, line: Line, events: Sequence[Event]) -> None:
        """Note that a gesture has begun, goes on, or is complete with a line."""
        seat = line.seat
        assert seat is not None
        if not self._continues(before, seat) or line.luck or _tells_of_others(events, seat):
            self._end_gesture()
            return
        known = len(self._events)
        gesture = self._gesture or Gesture(seat, before, line.n, known, {})
        told = {**gesture.told, line.n: (known, known + len(events))}
        self._gesture = gesture._replace(told=told)
        self.log.under_way = (seat, gesture.first)

    def _continues(self, before: StateT, seat: int) -> bool:
        """True if a seat is asked for the next part of what it has begun."""
        if list(self._state.to_act()) != [seat]:
            return False
        begun = self.game.continuing.get(self.game.kind(self._state, seat))
        return begun is not None and begun == self.game.kind(before, seat)

    def _end_gesture(self) -> None:
        self._gesture = self.log.under_way = None

    def recorded(self, line: Line) -> ScriptedLuck:
        """Return the luck of a line, to be played back."""
        return ScriptedLuck(line.script(), self.game.word)

    def write_end(self, digest: str) -> None:
        """Write the line that ends a finished log."""
        self._write(Line(self.log.last + 1, "end", words=digest), [])

    def _luck(self) -> Source:
        self._source.seek(self._calls - self._dealt_elsewhere)
        return self._source

    def _ask(self, waiting: Collection[int], questions: list[int] | int | None = None) -> None:
        """Count a new question for every seat that is asked and was not `waiting` before."""
        if questions is not None:
            self._questions = (
                questions[:] if isinstance(questions, list) else [questions] * self.seats
            )
            return
        for seat in self._state.to_act():
            if seat not in waiting:
                self._questions[seat] += 1

    def _turn_up(self, seats: Collection[int]) -> None:
        """Show the last answers of these seats, in everybody's log, where the first were laid.

        So nobody can tell that an answer was replaced.
        """
        for seat in seats:
            laid = self._laid(seat)
            last = max((at for at, line in enumerate(laid) if line.replaces), default=0)
            for line, answer in zip(laid, laid[last:], strict=False):
                self.log.lines[line.n - self.log.first] = replace(line, shown=answer.words)

    def _laid(self, seat: int) -> list[Line]:
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

    def _play_unasked(self) -> list[tuple[int, str]]:
        """Play decisions that have one option as if they had been chosen, and return them.

        Not where an answer that comes at once would tell that it was the only one (C2).
        """
        played: list[tuple[int, str]] = []
        while len(self._state.to_act()) == 1 and not self._state.sealed():
            (seat,) = self._state.to_act()
            codes = self._state.legal(seat)
            if len(codes) != 1 or self._would_tell(seat):
                break
            trial = self.copy()
            if trial.play(seat, codes[0], trial._luck()).face_down:
                break
            self._become(trial)
            played.append((seat, self.game.text(codes[0])))
        return played

    def _would_tell(self, seat: int) -> bool:
        """True if others would learn from an answer that comes at once that it was the only one."""
        return self._gesture is None and self.game.depends_on_hand(self._state, seat)

    def _end(self) -> None:
        result = self.result
        acts = (line.act for line in reversed(self.log.lines) if line.act != "driver")
        if result is not None and next(acts) != "end":
            self.write_end(self.log.digest(result))

    def _write(self, line: Line, events: list[Event]) -> None:
        self.log.lines.append(line)
        self._calls += len(line.luck)
        for event in events:
            if event.only is not None:
                self._kept[len(self._events)] = event
            self._events.append(event)


def _tells_of_others(events: Sequence[Event], seat: int) -> bool:
    return any(event.reveals not in (None, seat) for event in events)


def opening(game: Game[StateT], header: Header) -> StateT:
    """Return the state that a race starts from, before anything is dealt."""
    options = settle(game.options, header.options)
    if header.position is None:
        return game.new(header.seats, options, header.rules)
    return game.restore(header.seats, options, header.position, header.rules)


def is_driver_name(name: Any) -> bool:
    """Tell whether a word can name a driver in the log."""
    if not isinstance(name, str) or name in ("", HIDDEN):
        return False
    return not any(letter.isspace() or letter == "|" for letter in name)
