"""`boxbox play`: a race in the terminal, people and bots, saved on every move."""

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import boxbox
from boxbox.boards import board_of
from boxbox.bots import RULES, Bot, make_bot
from boxbox.cli import arguments
from boxbox.cli.saving import SaveError, SaveFile, default_path
from boxbox.core.errors import IllegalChoice, OptionError
from boxbox.core.game import Code
from boxbox.core.history import START
from boxbox.core.match import PERSON, Match
from boxbox.core.seats import Seat, all_seats, by_seat
from boxbox.core.wire import Cursor
from boxbox.manifest import Board
from boxbox.registry import games, use_own_data

People = Annotated[int, typer.Option(help="cli-play-people", metavar="number")]
Save = Annotated[Path | None, typer.Option(help="cli-play-save", metavar="file")]
Resume = Annotated[Path | None, typer.Option(help="cli-play-resume", metavar="file")]
Seed = Annotated[int | None, typer.Option(help="cli-play-seed", metavar="number")]
Data = dict[str, Any]

FORGET_SCROLLED = "\x1b[3J"
"""The sequence that makes a terminal forget what has scrolled off the screen."""


class Leave(Exception):
    """Somebody wants to stop playing for now."""


def play(
    context: typer.Context,
    game: arguments.Game = "",
    players: arguments.Players = 4,
    people: People = 1,
    bots: arguments.Bots = RULES,
    option: arguments.GameOptions = None,
    save: Save = None,
    resume: Resume = None,
    seed: Seed = None,
    data: arguments.OwnData = None,
    language: arguments.Language = "",
) -> None:
    """Play in the terminal: you against bots, or several people at one screen."""
    if data:
        use_own_data(data)
    console = Console(highlight=False)
    words = arguments.read_words(language)
    if resume:
        arguments.refuse_given(context, "resume", "game", "players", "people", "bots", "option",
                               "save", "seed")  # fmt: skip
        match = boxbox.load(arguments.read_file(resume))
        board = board_of(match.game, words)
        if match.closed is not None:
            _show_closed(console, board, match)
            return
        file = SaveFile.resume(resume, match)
        _tell_resumed(console, board, match, file)
    else:
        name = game or next(iter(games()))
        match = boxbox.start(name, players, seed, arguments.read_options(option))
        board = board_of(match.game, words)
        _seat_drivers(match, players, people, arguments.read_bots(bots, name))
        file = SaveFile.create(save or default_path(name), match)
    thoughts = SystemRandom() if seed is None else Random(seed)
    Table(console, board, match, file, language, thoughts).play(begun=resume is not None)


def _notices(board: Board, match: Match[Any]) -> list[str]:
    tell = board.text
    return [board.say("notice", {"notice": tell(notice)}) for notice in match.notices]


def _show_closed(console: Console, board: Board, match: Match[Any]) -> None:
    """Show a race that can't go on; leave its file as it is."""
    for notice in _notices(board, match):
        console.print(Text(notice, style="yellow"))
    console.print(board.board(match.view(None)))


def _tell_resumed(console: Console, board: Board, match: Match[Any], file: SaveFile) -> None:
    notices = _notices(board, match)
    if file.kept:
        notices.append(board.say("kept-old", {"file": str(file.kept)}))
    for notice in notices:
        console.print(Text(notice, style="yellow"))
    console.print(Text(board.say("resumed", {"file": str(file.path)})))


def _seat_drivers(match: Match[Any], players: int, people: int, bots: list[str]) -> None:
    if not 0 <= people <= players:
        raise OptionError("people-for-players", {"people": people, "players": players})
    for spec in bots:
        make_bot(match.game.name, spec)
    seats = range(people, match.seats)
    if len(bots) > max(1, len(seats)):
        raise OptionError("bots-for-seats", {"bots": len(bots), "seats": len(seats)})
    for seat in seats:
        match.set_driver(seat, bots[(seat - people) % len(bots)])


class Table:
    """People and bots around one screen."""

    def __init__(
        self,
        console: Console,
        board: Board,
        match: Match[Any],
        file: SaveFile,
        language: str,
        thoughts: Random,
    ) -> None:
        self.console = console
        self.board = board
        self.say = board.say
        self.match = match
        self.file = file
        self.language = language
        self.thoughts = thoughts
        """The source of the bots' own coin tosses; they never see the luck of the race."""
        self.bots: dict[Seat, Bot] = {
            seat: make_bot(match.game.name, driver)
            for seat, driver in by_seat(match.drivers)
            if driver != PERSON
        }
        self.people = [seat for seat in all_seats(match.seats) if seat not in self.bots]
        self.told: dict[Seat | None, Cursor] = dict.fromkeys([*self.people, None], START)
        """How far each reader has been told; None is a spectator."""
        self.last: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.standing: dict[tuple[Seat, str], str] = {}
        """The standing answers of each person, by the kind of question."""

    def play(self, begun: bool) -> None:
        """Play until the season is over or somebody leaves."""
        if begun:
            self._skip_old_news()
        elif self.last is not None:
            self.console.print(Text(self.board.intro(self.match.view(self.last)), style="italic"))
        try:
            while self.match.result is None:
                seat = self.match.decisions[0].seat
                if seat in self.bots:
                    self._bot(seat)
                elif always := self._always(seat):
                    self._choose(seat, always)
                else:
                    self._person(seat)
        except (Leave, KeyboardInterrupt, EOFError):
            self._leave()
        except SaveError as error:
            self._note(self._tell_error(error))
            self._leave()
            raise typer.Exit(2) from None
        else:
            self._finish()

    def _skip_old_news(self) -> None:
        """Start the story where each reader last chose, or with the current race."""
        for reader in self.told:
            events = self.match.events(reader)
            for event in events:
                if self.board.starts_race(event) or event.get("seat", -1) == reader:
                    line, index = event["n"]
                    self.told[reader] = line, index

    def _bot(self, seat: Seat) -> None:
        view = self.match.seen_by(seat)
        codes = self.match.decisions[0].options.codes
        self._choose(seat, self.bots[seat].choose(view, seat, codes, self.thoughts))

    def _choose(self, seat: Seat, option: str | Code) -> None:
        """Choose, and only go on when it is saved."""
        trial = self.match.copy()
        trial.choose(seat, option)
        self.file.append(trial)
        self.match = trial

    def _person(self, seat: Seat) -> None:
        if self.last != seat:
            self._hand_over(seat)
        self._tell(seat)
        self._show(seat)
        asked = self._asked(seat)
        while self._asked(seat) == asked:
            listed = self.board.listed(self.match.view(seat))
            self._answer(seat, [option["text"] for option in listed])
        if len(self.people) > 1 and self.match.result is None and self._asked(seat) is None:
            self._tell(seat)
            self._read(self.say("prompt-hand-on"))

    def _always(self, seat: Seat) -> str | None:
        """Return a person's standing answer to this question, if it is legal."""
        decision = self.match.decisions[0]
        answer = self.standing.get((seat, decision.kind))
        return answer if answer in [option.text for option in decision.options] else None

    def _asked(self, seat: Seat) -> int | None:
        """Return the number of the question that a seat hasn't answered, if there is one."""
        open_ones = (d.id for d in self.match.decisions if d.seat == seat)
        return next(open_ones, None)

    def _show(self, seat: Seat) -> None:
        view = self.match.view(seat)
        self.console.print(self.board.board(view))
        self.console.print(self.board.options(view))
        self._note_standing([option["text"] for option in self.board.listed(view)])

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen between two people, so that neither sees the other's hand."""
        self._clear()
        player = self.board.player(self.match.view(None), seat)
        if self._read(self.say("prompt-hand-over", {"player": player})) == "q":
            raise Leave
        self._clear()
        self.last = seat

    def _clear(self) -> None:
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLED)

    def _tell(self, reader: Seat | None) -> None:
        """Tell what has happened since this reader was last told, pausing after each race."""
        events = self.match.events(reader, since=self.told[reader])
        self.told[reader] = self.match.version(reader)
        view = self.match.view(reader)
        untold: list[Data] = []
        for event in events:
            untold.append(event)
            result = self.board.race_result(view, event)
            if result is not None:
                self._print_story(view, untold)
                untold = []
                self.console.print(result)
                if reader is not None:
                    self._read(self.say("prompt-next-race"))
        self._print_story(view, untold)

    def _print_story(self, view: Data, events: list[Data]) -> None:
        shown = [event for event in events if event["kind"] != "driver"]
        for sentence in self.board.story(view, shown):
            self.console.print(Padding(Text(sentence, style="dim"), (0, 0, 0, 2), expand=False))

    def _answer(self, seat: Seat, texts: list[str]) -> None:
        """Take one line of input: an option, or one of the small commands."""
        typed = self._read(self.say("prompt-choose"))
        command, _, rest = typed.partition(" ")
        if typed == "":
            self._show(seat)
        elif command in ("?", "h", "help"):
            self._note(self.board.intro(self.match.view(seat)))
            self._note(self.say("prompt-help", {"example": texts[0]}))
            self._note_standing(texts)
        elif command == "q":
            raise Leave
        elif command == "w":
            self._why(seat, self._text(rest, texts))
        elif command == "a":
            self._stand(seat, self._text(rest.strip(), texts), texts)
        elif command == "l":
            self._print_story(self.match.view(seat), self._this_race(seat))
        elif command == "s":
            self.console.print(self.board.standings(self.match.view(seat)))
        else:
            self._try(seat, self._text(typed, texts))

    def _stand(self, seat: Seat, text: str, texts: list[str]) -> None:
        """Give this answer from now on, starting with this question; no answer ends that."""
        if not text:
            self.standing = {key: told for key, told in self.standing.items() if key[0] != seat}
            self._note(self.say("always-ended"))
        elif text in self._may_stand() and text in texts:
            self.standing[seat, self.match.decisions[0].kind] = text
            self._note(self.say("always-set"))
            self._try(seat, text)
        else:
            self._note(self.say("always-not"))

    def _note_standing(self, texts: list[str]) -> None:
        """Print which answers to this question can be standing answers."""
        for text in self._may_stand():
            if text in texts:
                self._note(self.say("prompt-always", {"example": f"a {texts.index(text) + 1}"}))

    def _may_stand(self) -> Sequence[str]:
        """Return the answers to this question that can be standing answers."""
        standing: Sequence[str] = self.match.game.standing.get(self.match.decisions[0].kind, ())
        return standing

    def _text(self, typed: str, texts: list[str]) -> str:
        """Return the notation of what was typed, either a number or a notation."""
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(texts):
            return texts[int(typed) - 1]
        return typed

    def _try(self, seat: Seat, text: str) -> None:
        if self._is_no_number(text):
            return
        try:
            self._choose(seat, text)
        except IllegalChoice as illegal:
            self._note(self.board.reason(illegal.reason, illegal.values))
        except SaveError as error:
            self._note(f"{self._tell_error(error)}. {self.say('not-played')}")

    def _is_no_number(self, text: str) -> bool:
        """Return whether a number was typed that no option has, and tell the player if so."""
        if text.isdecimal():
            last = len(self.match.decisions[0].options)
            self._note(self.say("prompt-number", {"last": last}))
        return text.isdecimal()

    def _why(self, seat: Seat, text: str) -> None:
        if self._is_no_number(text):
            return
        answer = self.match.explain(seat, text)
        if answer["legal"]:
            effect = self.board.preview(answer["preview"])
            self._note(self.say("why-legal", {"effect": effect}))
        else:
            self._note(self.board.reason(answer["reason"], answer["values"]))

    def _this_race(self, seat: Seat) -> list[Data]:
        events = self.match.events(seat)
        starts = [n for n, event in enumerate(events) if self.board.starts_race(event)]
        return events[starts[-1] if starts else 0 :]

    def _tell_error(self, error: SaveError) -> str:
        return self.board.text(error.problem)

    def _note(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="yellow"))

    def _read(self, prompt: str) -> str:
        """Ask for a line; ignore capitals and spaces around it."""
        self.console.print(Text(f"{prompt} > ", style="bold"), end="")
        sys.stdout.flush()
        try:
            return input().strip().lower()
        except UnicodeDecodeError:
            return "?"

    def _leave(self) -> None:
        self.console.print()
        path = self.file.path.resolve()
        if not self.file.is_whole():
            self._note(self.say("not-saved", {"file": str(path)}))
            return
        self.console.print(self.say("saved"))
        program = os.environ.get("BOXBOX_COMMAND", "boxbox")
        command = [program, "play", "--resume", str(path)]
        if self.language:
            command += ["--language", self.language]
        self.console.print(Text(f"  {shlex.join(command)}", style="bold"), soft_wrap=True)

    def _finish(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else None
        self.told[reader] = max(self.told.values())
        self._tell(reader)
        view = self.match.view(reader)
        self.console.print(self.board.board(view))
        self.console.print(self.board.standings(view))
        self.console.print(Text(self.board.verdict(view), style="bold green"))
