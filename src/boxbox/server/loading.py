"""Loading a race from its log in the database: it goes on, or is closed to all but viewing."""

import logging
from typing import Any, Final, NamedTuple

from boxbox.core.errors import LogError, OptionError
from boxbox.core.load import play_as_far
from boxbox.core.log import Header, read_log
from boxbox.core.luck import SeededLuck
from boxbox.core.match import Match
from boxbox.registry import find_game
from boxbox.server.shapes import ClosedInfo, ClosedWhy
from boxbox.server.store import Record, Stored, now

log = logging.getLogger(__name__)
OLD: Final = "old"
"""It began under rules from before races were kept to their end."""
NEWER: Final = "newer"
"""It began under rules that this boxbox doesn't know yet."""
BROKEN: Final = "broken"
"""A line of its log can't have happened."""
REMOVED: Final = "removed"
"""Its log was removed; the result remains."""


class Closed(NamedTuple):
    """Why a race can't go on, and the last line of the spectators' log that can be seen."""

    why: ClosedWhy
    line: int | None = None

    def info(self) -> ClosedInfo:
        """Return it as anyone may see it."""
        return {"why": self.why, "line": self.line}


class Loaded(NamedTuple):
    """A race as it was read, why it is closed, and the lines that came due while it was read."""

    match: Match[Any] | None
    closed: Closed | None = None
    due: tuple[str, ...] = ()


def load_race(stored: Stored, seed: str) -> Loaded:
    """Replay a race as far as possible; the seed decides what is drawn from then on."""
    if stored.record.result is not None:
        return Loaded(None, Closed(REMOVED))
    try:
        return _play(stored, seed)
    except Exception as error:  # a bug of ours; its message may quote a hidden card
        log.error("table %s can't be played: %s", stored.record.id, type(error).__name__)
        return Loaded(None, Closed(BROKEN))


def _play(stored: Stored, seed: str) -> Loaded:
    why = None
    try:
        read = read_log(log_text(stored))
        why = _why(read.log.header)
        game = find_game(read.log.header.game, read.log.header.data)
    except (LogError, OptionError):
        return _close(stored, None, why or BROKEN)
    match, problem = play_as_far(game, read, SeededLuck(seed))
    if match is None or problem is not None or len(read.log.lines) < len(stored.lines):
        return _close(stored, match, why or BROKEN)
    if match.result is None and why is not None:
        return _close(stored, match, why)
    match.films = True
    if why is None:
        match.go_on()
    due = match.log.lines[len(stored.lines) :]
    return Loaded(match, None, tuple(line.text() for line in due))


def _why(header: Header) -> ClosedWhy | None:
    """Return why a race can't go on, whatever its lines say."""
    game = find_game(header.game)
    if header.rules < game.kept_from:
        return OLD
    return NEWER if header.rules > game.rules else None


def _close(stored: Stored, match: Match[Any] | None, why: ClosedWhy) -> Loaded:
    line = None if match is None else _last_seen(match)
    log.warning("table %s is closed (%s), line %s", stored.record.id, why, line)
    return Loaded(match, Closed(why, line))


def _last_seen(match: Match[Any]) -> int:
    """Return the number of the last line as spectators count them."""
    seen = sum(line.is_for(None) for line in match.log.lines)
    return match.log.first + seen - 1


def changes(record: Record, match: Match[Any]) -> dict[str, Any]:
    """Return what the lines of a race change besides its log: whether it is over."""
    if (match.result is None) == (record.over is None):
        return {}
    return {"over": None if match.result is None else now()}


def log_text(stored: Stored) -> str:
    """Return a log as it is stored."""
    return "\n".join([stored.record.header or "", "", *stored.lines, ""])
