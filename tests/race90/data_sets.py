"""Where data sets lie."""

from pathlib import Path

from boxbox.games.race90.table.dataset import CURRENT

ROOT = Path(__file__).parent.parent.parent


FOLDER = ROOT / "src/boxbox/games/race90/data"


SHIPPED = FOLDER / CURRENT


FROZEN = Path(__file__).parent / "frozen"
