"""The installed games: entry points of the group `boxbox.games`, each a manifest.

They are loaded together, the first time one is needed.
"""

import logging
import os
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from boxbox.core.errors import OptionError, Problem, quote
from boxbox.core.game import DataSet, Game
from boxbox.manifest import Manifest, OwnData

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

log = logging.getLogger(__name__)
GROUP: Final = "boxbox.games"
OWN_DATA: Final = "BOXBOX_DATA"
"""The variable that names the folder of an owner's data, for this process and its children."""


class Found(NamedTuple):
    """The games that could be loaded, by name, and why others couldn't."""

    games: dict[str, Manifest]
    notices: list[Problem]


@cache
def found() -> Found:
    """Load all games; ours come first, and a broken one is left out."""
    from importlib.metadata import entry_points  # here: it takes 20 ms

    games: dict[str, Manifest] = {}
    notices = []
    for entry in sorted(entry_points(group=GROUP), key=_order):
        try:
            manifest = _load(entry)
            if manifest.name in games:
                raise ValueError(f"there is another game {manifest.name}")
            games[manifest.name] = manifest
        except Exception as error:  # whatever somebody else's code raises
            problem = quote(f"{type(error).__name__}: {error}")
            values = {"game": entry.name, "module": entry.value, "problem": problem}
            notices.append(Problem("broken-game", values))
            log.warning("%s", notices[-1])
    if OWN_DATA in os.environ:
        _add_own_data(games, Path(os.environ[OWN_DATA]))
    return Found(games, notices)


def _add_own_data(games: dict[str, Manifest], directory: Path) -> None:
    """Run new races with an owner's data; races with the shipped sets can still go on."""
    able = next(manifest for manifest in games.values() if manifest.own_data)
    assert able.own_data
    own = able.own_data.load(directory)
    games[able.name] = replace(able, game=own, editions=lambda: [able.game, *able.editions()])


def _order(entry: "EntryPoint") -> tuple[bool, str]:
    return not entry.module.startswith(f"{__package__}."), entry.name


def _load(entry: "EntryPoint") -> Manifest:
    manifest = entry.load()
    if not isinstance(manifest, Manifest):
        raise TypeError(f"{entry.value} is no manifest")
    if manifest.name != entry.name:
        raise ValueError(f"the game calls itself {manifest.name}")
    for package in filter(None, (manifest.words, manifest.bots)):
        if find_spec(package) is None:
            raise ModuleNotFoundError(f"no package {package}")
    return manifest


def games() -> dict[str, Manifest]:
    """Return the manifests of all games by name."""
    return found().games


def manifest(name: str) -> Manifest:
    """Return the manifest of a game."""
    if not isinstance(name, str) or name not in games():
        raise OptionError("no-such-game", {"game": quote(repr(name)), "games": list(games())})
    return games()[name]


def find_game(name: str, data: DataSet | None = None) -> Game[Any]:
    """Return a game by name, with the newest data set unless a shipped one is named."""
    found = manifest(name)
    if data is None or data == found.game.data:
        return found.game
    shipped = [found.game, *found.editions()]
    for game in shipped:
        if game.data == data:
            return game
    raise OptionError(*_missing_data(found, data, [game.data for game in shipped]))


def _missing_data(manifest: Manifest, data: DataSet, shipped: list[DataSet]) -> Problem:
    given = f"{quote(data.name)} {data.sha256[:12]}..."
    known = [f"{one.name} {one.sha256[:12]}..." for one in shipped]
    own = manifest.own_data and data.name not in [one.name for one in shipped]
    return Problem(
        "missing-data", {"given": given, "known": known, "own": "maybe" if own else "no"}
    )


def use_own_data(directory: Path) -> None:
    """Run new races with an owner's data, here and in processes started from now on."""
    os.environ[OWN_DATA] = str(directory.resolve())
    found.cache_clear()
    found()


def own_data(name: str) -> OwnData:
    """Return how to play a game with an owner's own data."""
    found = manifest(name).own_data
    if found is None:
        raise OptionError("no-own-data", {"game": name, "able": with_own_data()})
    return found


def with_own_data() -> list[str]:
    """Return the games that can be played with an owner's own data."""
    return [name for name, manifest in games().items() if manifest.own_data]


@cache
def own_game(name: str, directory: str) -> Game[Any]:
    """Return a game played with an owner's own data; read once per process."""
    return own_data(name).load(Path(directory))
