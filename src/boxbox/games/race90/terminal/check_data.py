"""What `boxbox check-data` says about a data set for Race! Formula 90."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from boxbox.games.race90.table.cards import TYPES
from boxbox.games.race90.table.data_tables import FACTORS
from boxbox.games.race90.table.dataset import CURRENT, Data, load_directory, load_shipped, shipped
from boxbox.games.race90.table.track import Track
from boxbox.words import Words


def check_data(directory: Path | None, spoken: Words) -> Iterator[RenderableType]:
    """Yield what is in a data set; refuse a faulty one with all its faults."""
    data = load_directory(directory) if directory else load_shipped()
    folder = str(directory or shipped().joinpath(CURRENT))
    yield Text(spoken.say("check-whole", {"name": data.name, "folder": folder}))
    yield Text(spoken.say("check-digest", {"digest": data.sha256}))
    yield _cards(data, spoken)
    for name, track in data.tracks.items():
        yield Text(spoken.say("check-track", _facts(name, track)))
    factors = Counter(card.factor for card in data.cards[1:])
    never, most = FACTORS - len(factors), max(factors.values())
    yield Text(spoken.say("check-factors", {"never": never, "all": FACTORS, "most": most}))


def _facts(name: str, track: Track) -> dict[str, str | int]:
    return {
        "track": name,
        "sections": len(track.sections),
        "corners": len(track.corners),
        "laps": sum(track.turns),
        "turns": len(track.turns),
        "short": track.short_turn,
        "pit": track.pit_time,
        "cards": len(track.cards),
    }


def _cards(data: Data, spoken: Words) -> Table:
    """Return how many race cards there are of each type and movement."""
    cards = data.cards[1:]
    counts = Counter((card.type, card.move) for card in cards)
    moves = sorted({card.move for card in cards})
    table = Table(title=spoken.say("check-cards", {"cards": len(cards)}))
    table.add_column(spoken.say("check-type"))
    for move in moves:
        table.add_column(f"+{move}", justify="right")
    table.add_column(spoken.say("check-all"), justify="right")
    for kind in TYPES:
        row = [counts[kind, move] for move in moves]
        table.add_row(kind, *map(str, row), str(sum(row)))
    return table
