"""A match: header, log, state and luck together. People, files and sockets use this."""

from collections.abc import Sequence
from typing import Final, Generic

from boxbox.core.decision import Decision, Option
from boxbox.core.errors import IllegalChoice, LogError, LuckError
from boxbox.core.event import Event, Json
from boxbox.core.game import SPECTATOR, Game, Refusal, StateT
from boxbox.core.log import Header, Line, Log
from boxbox.core.luck import Luck, RecordingLuck, ScriptedLuck, Source

PERSON: Final = "person"
"""Who drives a seat unless the log says otherwise."""
VIEW_ONLY: Final = frozenset({"seat", "to_act", "sealed", "decision", "result", "summary"})
"""What a view has beside the position as its seat knows it."""

Choice = Option[StateT] | str | int


class Match(Generic[StateT]):
    """A race as it is played. Made by `boxbox.start`, `boxbox.load` and `boxbox.from_position`."""

    def __init__(self, game: Game[StateT], header: Header, source: Source) -> None:
        self.game = game
        self.log = Log(header)
        self.notices: list[str] = []
        """What had to be noticed when the match was loaded."""
        position = header.position or {}
        self._asked = position.get("asked", 0)
        self._first = position.get("line", self._asked)
        self._source = source
        self._calls = 0
        self._calls_elsewhere = 0
        self._events: list[tuple[int, Event]] = []
        self._state = opening(game, header)

    def start(self, deals: Luck | None = None) -> "Match[StateT]":
        """Deal (from luck of its own, if given), go on to the first question, return the match."""
        self._begin(deals or self._luck())
        if deals:
            self._calls_elsewhere = self._calls
        self._play_unasked()
        self._end()
        return self

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
        return Decision(self.game, self._state.seen_by(seat), seat, self._asked)

    def _is_asked(self, seat: int) -> bool:
        return seat in self._state.to_act() or seat in self._state.sealed()

    # What is chosen

    def choose(
        self, seat: int, option: Choice[StateT] | list[str], at: int | None = None
    ) -> list[dict[str, Json]]:
        """Choose for a seat and return the events that it sees.

        An option, its text, its code, or a list of texts for a chain of decisions: all or nothing.
        A chain may not go on past luck or a reveal, or a refusal would tell what will come.
        `at` is the id of the decision that is answered; a stale one is refused.
        """
        chain: Sequence[Choice[StateT]] = option if isinstance(option, list | tuple) else [option]
        before = self.copy()
        try:
            if at is not None and at != self._asked:
                raise IllegalChoice("stale", {"at": at, "asked": self._asked})
            self._choose_chain(seat, chain)
        except BaseException:  # whatever happens, a choice is made whole or not at all
            self.__dict__.update(before.__dict__)
            raise
        return self.events(seat, since=sum(event.is_for(seat) for _, event in before._events))

    def _choose_chain(self, seat: int, chain: Sequence[Choice[StateT]]) -> None:
        start = len(self.log.lines)
        unasked: list[tuple[int, str]] = []
        for one in chain:
            if (seat, one) in unasked:  # it had one option and has been played already
                unasked.remove((seat, str(one)))
                continue
            if any(line.luck or line.secret for line in self.log.lines[start:]):
                raise IllegalChoice("chain-past-luck", {"act": str(one)})
            code = self._code(one)
            refusal = self._refusal(seat, code)
            if refusal:
                raise IllegalChoice(*refusal)
            self._play(seat, code, self._luck())
            unasked = self._play_unasked()
        self._end()

    def _code(self, option: Choice[StateT]) -> int:
        if isinstance(option, Option):
            return option.code
        code = self.game.code(option) if isinstance(option, str) else option
        if type(code) is not int or code not in self.game.codes:
            raise IllegalChoice("unknown-act", {"act": str(option)})
        return code

    def _refusal(self, seat: int, code: int) -> Refusal | None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            return Refusal("no-such-seat", {"seat": seat, "seats": self.seats})
        if not self._state.to_act():
            return Refusal("match-over", {})
        if not self._is_asked(seat):
            return Refusal("not-your-turn", {"to_act": list(self._state.to_act())})
        view = self._state.seen_by(seat)
        return None if code in view.legal(seat) else self.game.refusal(view, seat, code)

    def explain(self, seat: int, text: str) -> dict[str, Json]:
        """Return why an act is refused, or its preview if it is not."""
        try:
            code = self._code(text)
            refusal = self._refusal(seat, code)
        except IllegalChoice as illegal:
            refusal = Refusal(illegal.reason, illegal.values)
        if refusal:
            return {"legal": False, "reason": refusal.reason, "values": dict(refusal.values)}
        preview = self.game.preview(self._state.seen_by(seat), seat, code)
        return {"legal": True, "preview": preview}

    # What is seen

    def view(self, seat: int | None) -> dict[str, Json]:
        """Return all that a seat (None: a spectator) may know, its open decision included."""
        view = self._state.seen_by(SPECTATOR if seat is None else seat)
        decision = None if seat is None else self.decision(seat)
        return {
            **self._facts(),
            **self.game.describe(view),
            "seat": seat,
            "to_act": list(view.to_act()),
            "sealed": list(view.sealed()),
            "decision": decision.data() if decision else None,
            "result": self.game.result(view),
            "summary": self.game.summary(view),
        }

    def seen_by(self, seat: int) -> StateT:
        """Return the state as a seat may see it, for bots."""
        return self._state.seen_by(seat)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Json]]:
        """Return what a seat (None: a spectator) saw, without the first `since` events of it."""
        seen = [event for event in self._events if event[1].is_for(seat)]
        return [
            {"n": n, "asked": asked, **event.seen_by(seat)}
            for n, (asked, event) in enumerate(seen[since:], since)
        ]

    @property
    def result(self) -> dict[str, Json] | None:
        """The final standings, or None while the match goes on."""
        return self.game.result(self._state)

    def position(self) -> dict[str, Json]:
        """Return the whole truth as data. For trusted code only."""
        return {**self._facts(), "line": self.log.last, **self.game.describe(self._state)}

    def _facts(self) -> dict[str, Json]:
        header = self.log.header
        return {
            "game": header.game,
            "rules": header.rules,
            "seats": header.seats,
            "options": dict(header.options),
            "asked": self._asked,
        }

    def copy(self) -> "Match[StateT]":
        """Return an independent copy; with the same seed both go on in the same way."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.log = Log(self.log.header, self.log.lines.copy(), self.log.start_views)
        twin._events = self._events.copy()
        twin._state = self._state.copy()
        return twin

    # Undo and drivers

    def undo_limit(self, seat: int) -> int:
        """Return the earliest line a seat may go back to alone, nobody having learned since."""
        limit = self.log.last
        for line in reversed(self.log.path(limit)):
            if line.seat != seat or line.learned:
                break
            limit = line.n - 1
        return limit

    def undo_to(self, n: int) -> None:
        """Go back to where the match stood after line `n`; whoever calls has asked the table."""
        if type(n) is not int or not self.log.first <= n <= self.log.last:
            raise IllegalChoice("no-such-line", {"first": self.log.first, "last": self.log.last})
        self._state = self._state_at(n)
        self._note("undo", None, str(n), Event("undone", {"to": n}))
        self._asked = self.log.last

    def _state_at(self, n: int) -> StateT:
        state = opening(self.game, self.log.header)
        state.begin(self._recorded(self.log.lines[0]))
        for line in self.log.path(n):
            code = self.game.code(line.words)
            assert line.seat is not None
            assert code is not None
            state.apply(line.seat, code, self._recorded(line))
        return state

    @property
    def drivers(self) -> list[str]:
        """Who drives each seat now: `person`, or the spec of a bot."""
        drivers = [PERSON] * self.seats
        for line in self.log.lines:
            if line.act == "driver":
                drivers[line.seat or 0] = line.words
        return drivers

    def set_driver(self, seat: int, name: str) -> None:
        """Note in the log that a seat is driven by somebody else from now on."""
        if seat not in range(self.seats):
            raise IllegalChoice("no-such-seat", {"seat": seat, "seats": self.seats})
        if not name or any(letter.isspace() or letter == "|" for letter in name):
            raise IllegalChoice("bad-driver-name", {"name": name})
        self._note("driver", seat, name, Event("driver", {"seat": seat, "name": name}))

    # How lines are written

    def _luck(self) -> Source:
        self._source.seek(self._calls - self._calls_elsewhere)
        return self._source

    def _recorded(self, line: Line) -> ScriptedLuck:
        return ScriptedLuck(line.script(), self.game.word)

    def _begin(self, luck: Luck) -> None:
        taken = RecordingLuck(luck, self.game.word)
        events: list[Event] = []
        self._state.begin(taken, events)
        self._write(Line(self._first, "start", luck=tuple(taken.taken), learned=True), events)
        if self.log.header.position is not None:
            self.log.start_views = {
                None if viewer == SPECTATOR else viewer: {
                    **self._facts(),
                    "line": self._first,
                    **self.game.describe(self._state.seen_by(viewer)),
                }
                for viewer in range(SPECTATOR, self.seats)
            }

    def _play(self, seat: int, code: int, luck: Luck) -> None:
        taken = RecordingLuck(luck, self.game.word)
        events: list[Event] = []
        state = self._state.copy()
        state.apply(seat, code, taken, events)
        line = Line(
            self.log.last + 1,
            "choose",
            seat,
            self.game.text(code),
            tuple(taken.taken),
            secret=bool(self._state.sealed() or state.sealed()),
            learned=bool(taken.taken) or any(event.reveals for event in events),
        )
        self._state = state
        self._write(line, events)
        if not state.sealed():
            self._asked = line.n

    def _play_unasked(self) -> list[tuple[int, str]]:
        """Play decisions that have one option as if they had been chosen, and return them."""
        played: list[tuple[int, str]] = []
        while forced := [
            (seat, codes[0])
            for seat in self._state.to_act()
            if len(codes := self._state.legal(seat)) == 1
        ]:
            seat, code = forced[0]
            self._play(seat, code, self._luck())
            played.append((seat, self.game.text(code)))
        return played

    def _end(self) -> None:
        result = self.result
        if result is not None and self.log.lines[-1].act != "end":
            self._write(Line(self.log.last + 1, "end", words=self.log.digest(result)), [])

    def _note(self, act: str, seat: int | None, words: str, event: Event) -> None:
        self._write(Line(self.log.last + 1, act, seat, words), [event])

    def _write(self, line: Line, events: list[Event]) -> None:
        self.log.lines.append(line)
        self._calls += len(line.luck)
        self._events += [(self._asked, event) for event in events]

    # How a log is played again

    def replay(self, line: Line) -> None:
        """Play a line of another log, or raise what is wrong with it."""
        luck = self._recorded(line)
        if not self.log.lines:
            if line.act != "start" or line.n != self._first:
                raise LogError(0, f"the first line of a race is '{self._first} start'")
            self._begin(luck)
        elif line.n != self.log.last + 1:
            raise LogError(0, f"number {line.n} where {self.log.last + 1} should be")
        else:
            self._replay_act(line, luck)
        if luck.left:
            raise LuckError("there is luck that nothing asked for")

    def _replay_act(self, line: Line, luck: Luck) -> None:
        if line.act == "undo":
            self.undo_to(int(line.words))
        elif line.act == "driver":
            self.set_driver(-1 if line.seat is None else line.seat, line.words)
        elif line.act == "choose":
            code = self._code(line.words)
            refusal = self._refusal(-1 if line.seat is None else line.seat, code)
            if refusal:
                raise IllegalChoice(*refusal)
            self._play(line.seat or 0, code, luck)
        elif line.act == "end":
            self._check_end(line.words)
        else:
            raise LogError(0, "a race starts only once")

    def _check_end(self, digest: str) -> None:
        result = self.result
        if result is None:
            raise LogError(0, "the race is not over here")
        if digest != self.log.digest(result):
            raise LogError(0, "the digest does not fit: a line before it was altered")
        self._write(Line(self.log.last + 1, "end", words=digest), [])


def opening(game: Game[StateT], header: Header) -> StateT:
    """Return the state that a race starts from, before anything is dealt."""
    if header.position is None:
        return game.new(header.seats, header.options)
    return game.restore(header.seats, header.options, header.position)
