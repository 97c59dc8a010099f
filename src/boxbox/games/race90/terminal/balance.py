"""How the balance report looks in the terminal."""

from typing import Final

from rich.table import Table

from boxbox.arena.simulation import Plan
from boxbox.arena.target import Target
from boxbox.games.race90.arena.balance import Report
from boxbox.games.race90.words.names import short_strategy
from boxbox.words import Words

NAMES: Final = {
    "robots": "balance-robots",
    "eliminations": "balance-eliminations",
    "leaders": "balance-leaders",
    "pole": "balance-pole",
    "two-stops": "balance-two-stops",
    "fast": "balance-fast",
    "lapped": "balance-lapped",
    "superfast": "balance-superfast",
    "soft": "balance-soft",
    "rain": "balance-rain",
    "safety-car": "balance-safety-car",
}
"""The words for each target; those for strategies and skills are put together."""
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
        "level": _level(plan, spoken),
    }
    table = Table(title=spoken.say("balance-title", facts), caption=_note(report, spoken))
    table.add_column(spoken.say("column-target"))
    for column in ("figure", "interval", "limits", "holds"):
        head = "95%" if column == "interval" else spoken.say(f"column-{column}")
        table.add_column(head, justify="right", no_wrap=True)
    for target in report.targets:
        table.add_row(_name(target, spoken), *_cells(target), _verdict(target, spoken))
    return table


def _level(plan: Plan, spoken: Words) -> str:
    """Return the level, with its modules if not all are in use."""
    level = spoken.say(f"r90-level-{plan.options['level']}")
    modules = plan.options["modules"]
    return f"{level} ({', '.join(modules)})" if isinstance(modules, list) else level


def _note(report: Report, spoken: Words) -> str:
    once, twice = report.stops
    values = {
        "rotated": "skills" if "skills" in report.rotated else "charts",
        "round": report.round,
        "once": f"{once.value:.2f}",
        "twice": f"{twice.value:.2f}",
    }
    notes = [spoken.say("balance-note", values)]
    facts = report.facts
    if "dry-starts" in facts:
        dry, soft = facts["dry-starts"].value, facts["soft-in-any-weather"].value
        notes.append(spoken.say("balance-note-soft", {"dry": f"{dry:.1%}", "soft": f"{soft:.1%}"}))
    if "robots-out" in facts:
        robots = f"{facts['robots-out'].value:.2f}"
        notes.append(spoken.say("balance-note-robots", {"robots": robots}))
    return " ".join(notes)


def _name(target: Target, spoken: Words) -> str:
    kind, _, name = target.name.partition(" ")
    if kind == "strategy":
        return spoken.say("balance-strategy", {"strategy": short_strategy(name)})
    if kind == "skill":
        return spoken.say("balance-skill", {"skill": short_strategy(name)})
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
