"""Figures from the rules for drawing boards and charts."""

from boxbox.games.race90.rules.advanced.conditions import LOST, RAIN_CHECK
from boxbox.games.race90.rules.advanced.weather import SOFT_BONUSES
from boxbox.games.race90.rules.basic.checks import REFLEXES_BONUS
from boxbox.games.race90.rules.basic.qualifying import robots_for
from boxbox.games.race90.table.cars import PLAYERS
from boxbox.games.race90.table.race import TYRES
from boxbox.games.race90.table.track import GRID_ROW, WEATHER
from boxbox.games.race90.wire.names import Tyres, WeatherKind
from boxbox.games.race90.wire.printed import Figures


def figures() -> Figures:
    """Return the figures."""
    lost: dict[Tyres, dict[WeatherKind, int]] = {
        TYRES[tyres]: dict(zip(WEATHER, loses, strict=True)) for tyres, loses in LOST.items()
    }
    return {
        "grid_rows": -(-_most_cars() // GRID_ROW),
        "rain_check": RAIN_CHECK,
        "reflexes": REFLEXES_BONUS,
        "soft_bonuses": SOFT_BONUSES,
        "tyres_lose": lost,
    }


def _most_cars() -> int:
    return max(
        players + len(robots_for(players, superfast=True)) for players in range(2, PLAYERS + 1)
    )
