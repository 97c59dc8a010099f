"""What the balance report measures in the Advanced Game: the targets of the modules in use."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from boxbox.arena.statistics import Figure, Tally
from boxbox.arena.target import Target, part
from boxbox.core.event import Event
from boxbox.games.race90.arena.rotation import skills_with
from boxbox.games.race90.table.race import SKILLS

Tallies = Mapping[str, Tally]


def read_modules(
    result: Mapping[str, Any], events: Sequence[Event], tallies: dict[str, Tally]
) -> None:
    """Record what a race says about the modules in use."""
    modules = next((event.data["modules"] for event in events if event.kind == "set-up"), ())
    rows = result["classification"]
    _read_skills(rows, events, modules, tallies)
    if "weather" in modules:
        _read_weather(events, tallies)
    if "off-track" in modules:
        robots = [row["car"] for row in rows if row["seat"] is None]
        out = [event.data["car"] for event in events if event.kind == "out"]
        tallies["robots-out"].add(sum(car in robots for car in out))
        tallies["safety-car"].add(any(event.kind == "safety-car" for event in events))
    superfast = [row["place"] for row in rows if row["car"].startswith("superfast")]
    if superfast:
        best = min(row["place"] for row in rows if row["seat"] is not None)
        tallies["superfast"].add(best < min(superfast))


def _read_skills(
    rows: Iterable[Mapping[str, Any]],
    events: Iterable[Event],
    modules: Collection[str],
    tallies: dict[str, Tally],
) -> None:
    """Record the skill of a player who has won."""
    winner = next(row["seat"] for row in rows if row["place"] == 1)
    if winner is None:
        return
    had = {event.data["seat"]: event.data["skill"] for event in events if event.kind == "skill"}
    for skill in skills_with(modules):
        tallies[f"skill {skill}"].add(had[winner] == skill)


def _read_weather(events: Sequence[Event], tallies: dict[str, Tally]) -> None:
    """Record whether it rained, if the starting weather was drawn, and who began on soft tyres."""
    weather = [event.data for event in events if event.kind == "weather"]
    start = next(data for data in weather if data["why"] == "start")
    first = [event.data["tyres"] for event in events
             if event.kind == "tyres" and event.data["when"] == "start"]  # fmt: skip
    if start["card"] is not None:
        tallies["rain"].add(any(data["weather"] == "rain" for data in weather))
    tallies["first-sets"].add(len(first))
    tallies["soft-in-any-weather"].add(first.count("soft"))
    tallies["dry"].add(start["weather"] == "dry")
    if start["weather"] == "dry":
        tallies["soft"].add(first.count("soft"))


def skill_targets(tallies: Tallies) -> list[Target]:
    """Return how often players won with each skill."""
    return [
        Target(f"skill {skill}", tally.share(), 0.08, 0.30)
        for skill in SKILLS
        if (tally := tallies.get(f"skill {skill}"))
    ]


def module_targets(tallies: Tallies) -> list[Target]:
    """Return the other targets of the modules."""
    targets = []
    if "superfast" in tallies:
        targets.append(Target("superfast", tallies["superfast"].share(), 0.5, 1.0))
    if "soft" in tallies:
        sets = tallies["first-sets"].mean().value
        targets.append(Target("soft", part(tallies["soft"].mean(), sets), 0.20, 0.60))
    if "rain" in tallies:
        targets.append(Target("rain", tallies["rain"].share(), 0.15, 0.60))
    if "safety-car" in tallies:
        targets.append(Target("safety-car", tallies["safety-car"].share(), 0.10, 0.40))
    return targets


def module_facts(tallies: Tallies) -> dict[str, Figure]:
    """Return figures that help to read the targets.

    These are how often it was dry at the start, the share of soft first sets in any weather, and
    how many robots retired per race: with the off-track paths they crash.
    """
    facts = {}
    if "dry" in tallies:
        sets = tallies["first-sets"].mean().value
        facts["dry-starts"] = tallies["dry"].share()
        facts["soft-in-any-weather"] = part(tallies["soft-in-any-weather"].mean(), sets)
    if "robots-out" in tallies:
        facts["robots-out"] = tallies["robots-out"].mean()
    return facts
