"""The golden races, looked at from all seats: one of each shape that they show, tell and refuse."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import boxbox
from boxbox.core.luck import ScriptedLuck
from boxbox.core.match import Match
from boxbox.games.race90.table.cars import CARS

GOLDEN = Path(__file__).parent.parent / "golden"
Data = dict[str, Any]
AnyMatch = boxbox.Match[Any]
EVERY = 20
"""After so many lines those look too who are not asked."""
ENOUGH = 100
"""After so many questions of a kind only one of a few is looked at."""


def logs(folder: Path) -> list[Path]:
    """Return the golden logs in a folder."""
    return sorted(folder.glob("*.log"))


def moments(log: Path) -> Iterator[AnyMatch]:
    """Give a race after every line of its log."""
    whole = boxbox.load(log.read_text())
    match = Match(whole.game, whole.log.header, ScriptedLuck([], whole.game.word))
    for line in whole.log.lines:
        match.repeat(line, match.recorded(line))
        yield match


class Collected:
    """Things by where they belong: each brings a field, a type or a word that was not there yet."""

    def __init__(self) -> None:
        self.found: dict[str, list[Any]] = {}
        self._facts: dict[str, set[str]] = {}
        self._asked: Counter[str] = Counter()

    def add(self, place: str, data: Any) -> None:
        """Keep data that brings something new."""
        known = self._facts.setdefault(place, set())
        facts = set(facts_of(data, ""))
        if not facts <= known:
            known |= facts
            self.found.setdefault(place, []).append(data)

    def wants(self, kind: str) -> bool:
        """True if a question of a kind is to be looked at."""
        self._asked[kind] += 1
        return self._asked[kind] < ENOUGH or self._asked[kind] % 5 == 0


def facts_of(data: Any, path: str) -> Iterator[str]:
    """Give the paths of data, each with a type or a word; cards, cars and counts are alike."""
    if isinstance(data, dict):
        yield f"{path}{{"
        for key, part in data.items():
            yield from facts_of(part, f"{path}.{key if key.isidentifier() else '*'}")
    elif isinstance(data, list | tuple):
        yield f"{path}["
        for part in data:
            yield from facts_of(part, path)
    elif isinstance(data, str):
        is_name = data in CARS or not data.replace("-", "").isalpha()
        yield f"{path}=" if is_name else f"{path}={data}"
    else:
        yield f"{path}:{type(data).__name__}"


def collect(log: Path, collected: Collected) -> None:
    """Look at a race after every line."""
    for n, match in enumerate(moments(log)):
        asked = [one.seat for one in match.decisions[:1] if collected.wants(one.kind)]
        viewers = [None, *range(match.seats)] if n % EVERY == 0 else asked
        for viewer in viewers:
            view = match.view(viewer)
            _collect_decision(view["decision"], collected)
            collected.add("RaceView", view)
    for viewer in [None, *range(match.seats)]:
        for event in match.events(viewer):
            collected.add("RaceEvent", event)


def _collect_decision(decision: Data | None, collected: Collected) -> None:
    """Take the options of a decision out and keep them by act; leave one in the view."""
    if decision is None:
        return
    kind = decision["kind"]
    for option in decision["options"]:
        act = option["text"].partition(" ")[0]
        collected.add(f'Previews["{kind}"]["{act}"]', option["preview"])
    for refused in decision["refused"]:
        collected.add(f'Refusals["{refused["reason"]}"]', refused["values"])
    del decision["options"][1:]
    del decision["refused"][1:]
