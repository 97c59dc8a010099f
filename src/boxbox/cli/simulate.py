"""`boxbox simulate`: many seasons between bots, with 95% intervals."""

import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from signal import SIGINT, signal
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from boxbox.arena.simulation import FREE, Entry, Plan, check
from boxbox.arena.simulation import simulate as run
from boxbox.arena.workers import live_with_parent
from boxbox.cli import arguments
from boxbox.core.errors import OptionError
from boxbox.words import Words

Games = Annotated[int, typer.Option(help="How many seasons to play.")]
Seed = Annotated[int, typer.Option(help="The same seed brings the same figures.")]
Jobs = Annotated[int, typer.Option(help="How many processes share the work.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]


def simulate(
    game: arguments.Game,
    players: arguments.Players = 4,
    games: Games = 1000,
    seed: Seed = 0,
    bots: arguments.Bots = "rules",
    jobs: Jobs = 1,
    option: arguments.GameOptions = None,
    as_json: AsJson = False,
    language: arguments.Language = "",
) -> None:
    """Let bots play many seasons and say who wins how often."""
    plan = check(
        Plan(game, players, games, seed, tuple(arguments.read_bots(bots)),
             arguments.read_options(option))
    )  # fmt: skip
    if jobs < 1:
        raise OptionError(f"at least one job is needed, not {jobs}")
    spoken = arguments.read_words(language)
    entries = _run(plan, jobs, spoken)
    if as_json:
        typer.echo(json.dumps(_data(plan, entries), indent=1))
    else:
        Console(highlight=False).print(_table(plan, entries, spoken))


def _run(plan: Plan, jobs: int, spoken: Words) -> list[Entry]:
    """Play with a progress bar on the error channel, if somebody is there to see it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TimeRemainingColumn())  # fmt: skip
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(spoken.say("simulate-progress"), total=plan.games)

        def advance(played: int) -> None:
            bar.advance(task, played)

        if jobs == 1:
            return run(plan, None, advance)
        # A process that cleans up after the pool would complain of being left alone by Ctrl-C.
        sys.warnoptions.append("ignore:resource_tracker:UserWarning")
        with ProcessPoolExecutor(jobs, get_context("spawn"), live_with_parent) as executor:
            _stop_at_once(console)
            return run(plan, executor, advance)


def _stop_at_once(console: Console) -> None:
    """Let Ctrl-C end the workers and this process: a pool waits for work that is under way."""

    def stop(*_: object) -> None:
        console.show_cursor(True)
        for worker in active_children():
            worker.terminate()
        os._exit(128 + SIGINT)

    signal(SIGINT, stop)


def _data(plan: Plan, entries: list[Entry]) -> dict[str, Any]:
    return {
        "game": plan.game,
        "players": plan.players,
        "games": plan.games,
        "seed": plan.seed,
        "options": plan.options,
        "entrants": [entry.data() for entry in entries],
    }


def _table(plan: Plan, entries: list[Entry], spoken: Words) -> Table:
    facts = {"games": plan.games, "players": plan.players, "seed": str(plan.seed)}
    table = Table(title=spoken.say("simulate-title", facts), caption=spoken.say("simulate-note"))
    table.add_column(spoken.say("column-bot"))
    for column in ("win-share", "mean-points", "mean-retirements"):
        table.add_column(spoken.say(f"column-{column}"), justify="right", no_wrap=True)
        table.add_column("95%", justify="right", style="dim", no_wrap=True)
    for number, entry in enumerate(entries, 1):
        name = spoken.say("simulate-free") if entry.bot == FREE else f"{number} {entry.bot}"
        share, points, out = entry.wins.share(), entry.points.mean(), entry.retirements.mean()
        cells = [f"{share.value:.1%}", f"{share.low:.1%}–{share.high:.1%}"]
        for figure in (points, out):
            several = plan.games > 1  # one game has no spread
            cells += [
                f"{figure.value:.2f}",
                f"{figure.low:.2f}–{figure.high:.2f}" if several else "–",
            ]
        table.add_row(name, *cells)
    return table
