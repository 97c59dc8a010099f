"""A set of data: all that is printed on cards, charts, chits and boards, read from files."""

import hashlib
import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from boxbox.core.errors import DataError
from boxbox.games.race90.table.board_files import read_board
from boxbox.games.race90.table.card_files import read_charts, read_chits, read_race_cards
from boxbox.games.race90.table.cards import Chart, Chit, PrintedCard
from boxbox.games.race90.table.data_files import Faults, read_document
from boxbox.games.race90.table.data_tables import SET, TRACKS
from boxbox.games.race90.table.track import Geometry, Track

CURRENT: Final = "boxbox-2"
"""The set that races are played with if no other is named."""


class Data(NamedTuple):
    """A whole set; `cards[n]` is race card n."""

    name: str
    sha256: str
    cards: tuple[PrintedCard, ...]
    charts: tuple[Chart, ...]
    chits: tuple[Chit, ...]
    tracks: Mapping[str, Track]


def shipped() -> Traversable:
    """Return the folder that holds the sets which come with boxbox."""
    return files("boxbox.games.race90").joinpath("data")


@cache
def load_shipped(name: str = CURRENT) -> Data:
    """Read a set that comes with boxbox."""
    names = sorted(path.name for path in shipped().iterdir() if path.joinpath("set.toml").is_file())
    if name not in names:
        raise DataError("no-such-data", {"name": name, "names": names})
    return _load(shipped().joinpath(name))


def load_directory(path: Path) -> Data:
    """Read a set from a folder, or refuse it with everything that is wrong."""
    if not path.is_dir():
        raise DataError("no-data-folder", {"folder": str(path)})
    return _load(path)


def _load(root: Traversable) -> Data:
    faults = Faults()
    about = read_document(SET, "set.toml", root, faults)
    cards = read_race_cards(root, faults)
    charts = read_charts(root, faults)
    chits = read_chits(root, faults)
    tracks = {name: read_board(name, root, faults) for name in _track_names(root)}
    faults.raise_any()
    assert about is not None  # or there was a fault
    whole = {name: track for name, track in tracks.items() if track is not None}
    data = Data(about.values["name"], "", cards, charts, chits, whole)
    return data._replace(sha256=_digest(data))


def _track_names(root: Traversable) -> list[str]:
    """Return the published boards, then all others that have a folder, such as `green-valley`."""
    folders = {path.name for path in root.iterdir() if path.is_dir()}
    others = sorted(name for name in folders - {*TRACKS} if re.fullmatch("[a-z0-9-]+", name))
    return [*TRACKS, *others]


def _digest(data: Data) -> str:
    """Return a digest of what is played with: neither names nor how a circuit is drawn."""
    no_drawing = Geometry(0, (), ())
    boards = {
        name: track._replace(corners=(), geometry=no_drawing) for name, track in data.tracks.items()
    }
    meaning = [data.cards, data.charts, data.chits, boards]
    return hashlib.sha256(json.dumps(meaning, sort_keys=True).encode()).hexdigest()
