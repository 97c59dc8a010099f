"""`boxbox play`: a race in the terminal, people and bots, saved on every move."""

import os
import shlex
import sys
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import boxbox
from boxbox.bots import Bot, make_bot
from boxbox.cli import arguments
from boxbox.cli.motor_racing import Board
from boxbox.cli.saving import SaveError, SaveFile, default_path
from boxbox.core.errors import IllegalChoice, OptionError
from boxbox.core.match import PERSON, Match

People = Annotated[int, typer.Option(help="How many of the players are people at this screen.")]
Save = Annotated[Path | None, typer.Option(help="The file to save the race in.")]
Resume = Annotated[Path | None, typer.Option(help="Go on with the race saved in this file.")]
Seed = Annotated[int | None, typer.Option(help="A seed, to get the same cards and dice again.")]


FORGET_SCROLLED = "\x1b[3J"
"""Makes a terminal forget what has scrolled off the screen."""


class Leave(Exception):
    """Somebody wants to stop playing for now."""


def play(
    game: arguments.Game = "motor-racing",
    players: arguments.Players = 4,
    people: People = 1,
    bots: arguments.Bots = "rules",
    option: arguments.GameOptions = None,
    save: Save = None,
    resume: Resume = None,
    seed: Seed = None,
    language: arguments.Language = "",
) -> None:
    """Play in the terminal: you against bots, or several people at one screen."""
    console = Console(highlight=False)
    board = Board(arguments.read_words(language))
    if resume:
        match = boxbox.load(arguments.read_file(resume), seed=seed)
        for notice in match.notices:
            console.print(board.say("notice", {"notice": notice}), style="yellow", markup=False)
        file = SaveFile.resume(resume, match)
        if file.kept:
            notice = board.say("kept-old", {"file": str(file.kept)})
            console.print(notice, style="yellow", markup=False)
        console.print(board.say("resumed", {"file": str(resume)}), markup=False)
    else:
        match = boxbox.start(game, players, seed, arguments.read_options(option))
        _seat_drivers(match, game, players, people, arguments.read_bots(bots))
        file = SaveFile.create(save or default_path(game), match)
    Table(console, board, match, file).play()


def _seat_drivers(match: Match[Any], game: str, players: int, people: int, bots: list[str]) -> None:
    if not 0 <= people <= players:
        raise OptionError(f"{people} people do not fit {players} players")
    for spec in bots:
        make_bot(game, spec)
    for seat in range(people, match.seats):
        match.set_driver(seat, bots[(seat - people) % len(bots)])


class Table:
    """People and bots around one screen."""

    def __init__(self, console: Console, board: Board, match: Match[Any], file: SaveFile) -> None:
        self.console = console
        self.board = board
        self.say = board.say
        self.match = match
        self.file = file
        self.rng = SystemRandom()
        self.bots: dict[int, Bot] = {
            seat: make_bot(match.game.name, driver)
            for seat, driver in enumerate(match.drivers)
            if driver != PERSON
        }
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.told = dict.fromkeys([*self.people, None], 0)
        self.last: int | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Play until the season is over or somebody leaves."""
        try:
            while self.match.result is None:
                seat = self.match.decisions[0].seat
                if seat in self.bots:
                    self._bot(seat)
                else:
                    self._person(seat)
        except (Leave, KeyboardInterrupt, EOFError):
            self._leave()
            return
        self._finish()

    def _bot(self, seat: int) -> None:
        decision = self.match.decisions[0]
        view = self.match.seen_by(seat)
        code = self.bots[seat].choose(view, seat, decision.options.codes, self.rng)
        self._choose(seat, code)

    def _choose(self, seat: int, option: str | int) -> None:
        """Choose, and go on only when it is saved."""
        trial = self.match.copy()
        trial.choose(seat, option)
        self.file.append(trial)
        self.match = trial

    def _person(self, seat: int) -> None:
        if self.last != seat:
            self._hand_over(seat)
        view = self.match.view(seat)
        self._tell(seat, view)
        self.console.print(self.board.board(view))
        self.console.print(self.board.options(view))
        asked = self.match.decision(seat)
        while asked and (now := self.match.decision(seat)) and now.id == asked.id:
            self._answer(seat, [option.text for option in asked.options])

    def _hand_over(self, seat: int) -> None:
        """Clear the screen between two people, so that neither sees the other's hand."""
        self._clear()
        player = self.board.teams(self.match.view(None), seat)
        self._read(self.say("prompt-hand-over", {"player": player}))
        self._clear()
        self.last = seat

    def _clear(self) -> None:
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLED)

    def _tell(self, seat: int | None, view: dict[str, Any]) -> None:
        events = self.match.events(seat, since=self.told[seat])
        self.told[seat] += len(events)
        shown = [event for event in events if event["kind"] != "driver"]
        for sentence in self.board.story(view, shown):
            self.console.print(Text(f"  {sentence}", style="dim"))

    def _answer(self, seat: int, texts: list[str]) -> None:
        """Take one line of input: an option, or one of the small commands."""
        typed = self._read(self.say("prompt-choose")).strip()
        command, _, rest = typed.partition(" ")
        if typed.isdecimal():
            if 1 <= int(typed) <= len(texts):
                self._try(seat, texts[int(typed) - 1])
            else:
                self._note(self.say("prompt-number", {"last": len(texts)}))
        elif command == "q":
            raise Leave
        elif command in ("", "?", "h"):
            self._note(self.say("prompt-help", {"example": texts[0]}))
        elif command == "w":
            self._why(seat, rest)
        elif command == "u":
            self._undo(seat)
        elif command == "l":
            self.console.print(self.match.log.text(seat), markup=False)
        elif command == "s":
            self.console.print(self.board.standings(self.match.view(seat)))
        else:
            self._try(seat, typed)

    def _try(self, seat: int, text: str) -> None:
        try:
            self._choose(seat, text)
        except IllegalChoice as illegal:
            self._note(self.board.game.reason(illegal.reason, illegal.values))
        except SaveError as error:
            self._note(str(error))

    def _why(self, seat: int, text: str) -> None:
        answer = self.match.explain(seat, text)
        if answer["legal"]:
            self._note(self.board.game.preview(answer["preview"]))
        else:
            self._note(self.board.game.reason(answer["reason"], answer["values"]))

    def _undo(self, seat: int) -> None:
        limit = self.match.undo_limit(seat)
        if limit == self.match.log.last:
            self._note(self.say("undo-none"))
            return
        self.match.undo_to(limit)
        self.file.append(self.match)
        self._note(self.say("undo-done"))

    def _note(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="yellow"))

    def _read(self, prompt: str) -> str:
        self.console.print(Text(f"{prompt} > ", style="bold"), end="")
        sys.stdout.flush()
        return input()

    def _leave(self) -> None:
        self.console.print()
        self.console.print(self.say("saved"))
        program = os.environ.get("BOXBOX_COMMAND", "boxbox")
        command = f"{program} play --resume {shlex.quote(str(self.file.path))}"
        self.console.print(f"  {command}", style="bold", markup=False, soft_wrap=True)

    def _finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        view = self.match.view(viewer)
        self._tell(viewer, view)
        self.console.print(self.board.board(view))
        self.console.print(self.board.standings(view))
        self.console.print(Text(self.board.verdict(view), style="bold green"))
