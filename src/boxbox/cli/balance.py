"""How the report on balance looks in the terminal."""

from typing import Final

from rich.table import Table

from boxbox.arena.balance import Report, Target
from boxbox.arena.simulation import Plan
from boxbox.words import Words
from boxbox.words.race90_names import short_strategy

NAMES: Final = {
    "robots": "balance-robots",
    "eliminations": "balance-eliminations",
    "leaders": "balance-leaders",
    "pole": "balance-pole",
    "two-stops": "balance-two-stops",
    "fast": "balance-fast",
    "lapped": "balance-lapped",
}
"""The words for each target; those of the strategies are put together."""
PLAIN: Final = ("eliminations", "fast")
"""The figures that are not shares."""


def balance_table(plan: Plan, report: Report, spoken: Words) -> Table:
    """Return the targets with their figures and limits, and whether each holds."""
    facts = {
        "games": plan.games,
        "players": plan.players,
        "seed": str(plan.seed),
        "track": str(plan.options["track"]),
        "data": plan.rules().data.name,
    }
    once, twice = report.stops
    note = {
        "round": report.round,
        "once": f"{once.value:.2f}",
        "twice": f"{twice.value:.2f}",
    }
    table = Table(
        title=spoken.say("balance-title", facts), caption=spoken.say("balance-note", note)
    )
    table.add_column(spoken.say("column-target"))
    for column in ("figure", "interval", "limits", "holds"):
        head = "95%" if column == "interval" else spoken.say(f"column-{column}")
        table.add_column(head, justify="right", no_wrap=True)
    for target in report.targets:
        table.add_row(_name(target, spoken), *_cells(target), _verdict(target, spoken))
    return table


def _name(target: Target, spoken: Words) -> str:
    kind, _, strategy = target.name.partition(" ")
    if kind == "strategy":
        return spoken.say("balance-strategy", {"strategy": short_strategy(strategy)})
    return spoken.say(NAMES[kind])


def _cells(target: Target) -> list[str]:
    form = ".2f" if target.name in PLAIN else ".1%"
    figure = target.figure
    return [
        f"{figure.value:{form}}",
        f"{figure.low:{form}}–{figure.high:{form}}",
        f"{target.low:{form}}–{target.high:{form}}",
    ]


def _verdict(target: Target, spoken: Words) -> str:
    verdict = spoken.say("balance-yes" if target.holds else "balance-no")
    return verdict if target.sure else spoken.say("balance-unsure", {"verdict": verdict})
