"""Print how much of the engine the tests reach, room by room: `python -m scripts.coverage FILE`.

`./test` lets SlipCover write FILE. No figure is a goal; a room that falls behind is worth a look.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath

PACKAGE = "boxbox"
COUNTS = ("covered_lines", "missing_lines", "covered_branches", "missing_branches")
DEPTH = 3
"""The number of folders below the package that name a room: `games/race90/rules`."""


def main() -> None:
    """Print the table."""
    rooms = count(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["files"])
    print(f"{'room':<32}{'lines':>8}{'branches':>10}")
    for room, counts in sorted(rooms.items()):
        print(row(room, counts))
    print(row("all", sum(rooms.values(), Counter())))


def count(files: Mapping[str, Mapping[str, Mapping[str, int]]]) -> dict[str, Counter[str]]:
    """Return the counts of each room."""
    rooms: dict[str, Counter[str]] = {}
    for file, facts in files.items():
        counts = Counter({name: facts["summary"].get(name, 0) for name in COUNTS})
        rooms.setdefault(room_of(file), Counter()).update(counts)
    return rooms


def room_of(file: str) -> str:
    """Return the room of a file."""
    folders = PurePath(file).parts[:-1]
    return "/".join(folders[folders.index(PACKAGE) + 1 :][:DEPTH])


def row(room: str, counts: Counter[str]) -> str:
    """Return one row of the table."""
    return f"{room:<32}" + "".join(shares(counts))


def shares(counts: Counter[str]) -> Iterator[str]:
    """Yield the share of lines and of branches that was reached."""
    for what, width in (("lines", 8), ("branches", 10)):
        reached, missed = counts[f"covered_{what}"], counts[f"missing_{what}"]
        share = reached / (reached + missed) if reached + missed else 1.0
        yield f"{share:>{width}.1%}"


if __name__ == "__main__":
    main()
