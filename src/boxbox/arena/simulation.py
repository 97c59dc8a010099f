"""Many matches between bots: the same figures for the same seed, however the work is spread."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import Any, Final

from boxbox.arena import motor_racing
from boxbox.arena.match import play
from boxbox.arena.statistics import Score, Tally
from boxbox.bots import DEFAULT_BOT, make_bot
from boxbox.core.errors import OptionError
from boxbox.core.options import OptionValues, settle
from boxbox.core.position import check_seats
from boxbox.games import find_game

CHUNK: Final = 20
FREE: Final = "free"
"""In place of a bot: all teams that no player drives."""
SCORES: Final = {"motor-racing": motor_racing.scores}


@dataclass(frozen=True)
class Plan:
    """What is to be played. Seats rotate: entrant k sits at seat k + n in game n."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: OptionValues

    def entrants(self) -> list[str]:
        """Return the bot of each player; a short list of bots is repeated."""
        return [self.bots[at % len(self.bots)] for at in range(self.players)]


@dataclass
class Entry:
    """What an entrant did over all games."""

    bot: str
    wins: Tally = field(default_factory=Tally)
    points: Tally = field(default_factory=Tally)
    retirements: Tally = field(default_factory=Tally)

    def add(self, score: Score) -> None:
        """Take in one game."""
        self.wins.add(score.won)
        self.points.add(score.points)
        self.retirements.add(score.retirements)

    def merge(self, other: "Entry") -> None:
        """Take in the games of the same entrant elsewhere."""
        self.wins.merge(other.wins)
        self.points.merge(other.points)
        self.retirements.merge(other.retirements)

    def data(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return {
            "bot": self.bot,
            "wins": {"count": self.wins.total, **self.wins.share().data()},
            "points": self.points.mean().data(),
            "retirements": self.retirements.mean().data(),
        }


def check(plan: Plan) -> Plan:
    """Return the plan with every option settled, or say what is wrong with it."""
    rules = find_game(plan.game)
    check_seats(rules, plan.players)
    if plan.games < 1:
        raise OptionError(f"at least one game must be played, not {plan.games}")
    if len(plan.bots) > plan.players:
        raise OptionError(f"{len(plan.bots)} bots do not fit {plan.players} players")
    for spec in plan.bots:
        make_bot(plan.game, spec)
    settled = settle(rules.options, plan.options)
    rules.check(plan.players, settled)
    return replace(plan, options=settled)


def simulate(
    plan: Plan, executor: Executor | None = None, progress: Callable[[int], None] | None = None
) -> list[Entry]:
    """Play all games and return the entrants, then the free teams if there are any."""
    entries: list[Entry] = []
    for played, part in _parts(plan, executor):
        if not entries:
            entries = part
        else:
            for entry, other in zip(entries, part, strict=True):
                entry.merge(other)
        if progress:
            progress(played)
    return entries


def _parts(plan: Plan, executor: Executor | None) -> Iterator[tuple[int, list[Entry]]]:
    starts = range(0, plan.games, CHUNK)
    sizes = [min(CHUNK, plan.games - start) for start in starts]
    mapper = executor.map if executor else map
    parts = mapper(play_chunk, [plan] * len(starts), starts, sizes)
    return zip(sizes, parts, strict=True)


def play_chunk(plan: Plan, start: int, count: int) -> list[Entry]:
    """Play some of the games. Also runs in other processes: it takes and gives plain data."""
    game = find_game(plan.game)
    bots = plan.entrants()
    entries = [Entry(bot) for bot in [*bots, FREE]]
    for number in range(start, start + count):
        seated = [bots[(seat - number) % plan.players] for seat in range(plan.players)]
        extra = game.new(plan.players, plan.options).seats - plan.players
        drivers = [make_bot(plan.game, spec) for spec in seated + [DEFAULT_BOT] * extra]
        seed = f"{plan.seed}/{number}"
        result, events = play(game, plan.players, plan.options, drivers, seed)
        for score in SCORES[plan.game](result, events):
            at = -1 if score.seat is None else (score.seat - number) % plan.players
            entries[at].add(score)
    return entries if entries[-1].wins.count else entries[:-1]
