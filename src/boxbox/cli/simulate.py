"""`boxbox simulate`: many races between bots, with 95% intervals."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from signal import SIG_BLOCK, SIG_UNBLOCK, SIGINT, pthread_sigmask, signal
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from boxbox.arena.simulation import Entry, Plan, check, find_report, reading_of
from boxbox.arena.simulation import simulate as run
from boxbox.arena.statistics import Tally
from boxbox.arena.workers import live_with_parent
from boxbox.bots import RULES
from boxbox.cli import arguments
from boxbox.core.errors import OptionError
from boxbox.words import Words

Games = Annotated[int, typer.Option(help="cli-simulate-games", metavar="number")]
Seed = Annotated[int, typer.Option(help="cli-simulate-seed", metavar="number")]
Jobs = Annotated[int, typer.Option(help="cli-simulate-jobs", metavar="number")]
Report = Annotated[str, typer.Option(help="cli-simulate-report", metavar="report")]
T = TypeVar("T")
Work = Callable[[Executor | None, Callable[[int], None]], T]


def simulate(
    game: arguments.Game,
    players: arguments.Players = 4,
    games: Games = 1000,
    seed: Seed = 0,
    bots: arguments.Bots = RULES,
    jobs: Jobs = 1,
    option: arguments.GameOptions = None,
    data: arguments.OwnData = None,
    report: Report = "",
    as_json: arguments.AsJson = False,
    language: arguments.Language = "",
) -> None:
    """Let bots play many seasons or races and show how often each wins."""
    plan = check(
        Plan(game, players, games, seed, tuple(arguments.read_bots(bots, game)),
             arguments.read_options(option), str(data) if data else "")
    )  # fmt: skip
    if jobs < 1:
        raise OptionError("no-jobs", {"given": jobs})
    spoken = arguments.read_words(language)
    if report:
        _report(plan, report, jobs, as_json, spoken)
        return
    entries = _run(lambda executor, advance: run(plan, executor, advance), games, jobs, spoken)
    if as_json:
        figures = {"entrants": [entry.data() for entry in entries]}
        typer.echo(json.dumps(_facts(plan) | figures, indent=1))
    else:
        Console(highlight=False).print(_table(plan, entries, spoken))


def _report(plan: Plan, wanted: str, jobs: int, as_json: bool, spoken: Words) -> None:
    report = find_report(plan, wanted)
    found = _run(
        lambda executor, advance: report.run(plan, executor, advance),
        report.rounds * plan.games,
        jobs,
        spoken,
    )
    if as_json:
        typer.echo(json.dumps(_facts(plan) | found.data(), indent=1))
    else:
        Console(highlight=False).print(report.table(plan, found, spoken))


def _run(work: Work[T], games: int, jobs: int, spoken: Words) -> T:
    """Play with a progress bar on stderr, if somebody is there to see it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TimeRemainingColumn())  # fmt: skip
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(spoken.say("simulate-progress"), total=games)

        def advance(played: int) -> None:
            bar.advance(task, played)

        if jobs == 1:
            return work(None, advance)
        # A process that cleans up after the pool would complain if Ctrl-C left it alone.
        sys.warnoptions.append("ignore:resource_tracker:UserWarning")
        with _Pool(jobs, get_context("spawn"), live_with_parent) as executor:
            _stop_at_once(console)
            return work(executor, advance)


class _Pool(ProcessPoolExecutor):
    """Workers that have all started before Ctrl-C takes effect: a starting one would complain."""

    def map(
        self,
        fn: Callable[..., T],
        *iterables: Iterable[Any],
        timeout: float | None = None,
        chunksize: int = 1,
    ) -> Iterator[T]:
        """Hand out all the work; Ctrl-C waits until then."""
        pthread_sigmask(SIG_BLOCK, {SIGINT})
        try:
            return super().map(fn, *iterables, timeout=timeout, chunksize=chunksize)
        finally:
            pthread_sigmask(SIG_UNBLOCK, {SIGINT})


def _stop_at_once(console: Console) -> None:
    """Let Ctrl-C end the workers and this process at once: a pool waits for work under way."""

    def stop(*_: object) -> None:
        console.show_cursor(True)
        for worker in active_children():
            worker.terminate()
        os._exit(128 + SIGINT)

    signal(SIGINT, stop)


def _facts(plan: Plan) -> dict[str, Any]:
    data = plan.rules().data
    return {
        "game": plan.game,
        "data": {"name": data.name, "sha256": data.sha256},
        "players": plan.players,
        "games": plan.games,
        "seed": plan.seed,
        "options": plan.options,
    }


def _table(plan: Plan, entries: list[Entry], spoken: Words) -> Table:
    reading = reading_of(plan.game)
    facts = {"games": plan.games, "players": plan.players, "seed": str(plan.seed)}
    table = Table(title=spoken.say(reading.title, facts), caption=spoken.say(reading.note))
    answers = [f"{name}-share" for name in entries[0].answers]
    figures = [f"mean-{name}" for name in entries[0].figures]
    columns = [spoken.say(f"column-{name}") for name in ("win-share", *answers, *figures)]
    stacked = len(columns) > 3  # otherwise it wouldn't fit a screen of 80 characters
    table.add_column(spoken.say("column-bot"))
    for column in columns:
        table.add_column(f"{column}\n95%" if stacked else column, justify="right", no_wrap=True)
        if not stacked:
            table.add_column("95%", justify="right", style="dim", no_wrap=True)
    for number, entry in enumerate(entries, 1):
        free = entry.bot == reading.others
        name = spoken.say(reading.others_label) if free else f"{number} {entry.bot}"
        cells = [_share_cells(entry.wins)]
        cells += [_share_cells(entry.answers.get(name, Tally())) for name in entries[0].answers]
        cells += [_mean_cells(tally) for tally in entry.figures.values()]
        if stacked:
            table.add_row(name, *(Text.assemble(value, "\n", (interval, "dim"))
                                  for value, interval in cells))  # fmt: skip
        else:
            table.add_row(name, *(part for cell in cells for part in cell))
    return table


def _share_cells(tally: Tally) -> tuple[str, str]:
    if not tally.count:
        return "–", ""
    share = tally.share()
    return f"{share.value:.1%}", f"{share.low:.1%}–{share.high:.1%}"


def _mean_cells(tally: Tally) -> tuple[str, str]:
    figure = tally.mean()
    several = tally.count > 1  # one game has no spread
    return f"{figure.value:.2f}", f"{figure.low:.2f}–{figure.high:.2f}" if several else "–"
