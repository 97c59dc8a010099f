"""Many matches between bots: the same figures for the same seed, however the work is spread."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import Any, Final

from boxbox.arena.match import play
from boxbox.arena.statistics import Score, Tally
from boxbox.bots import default_bot, make_bot
from boxbox.core.errors import OptionError
from boxbox.core.event import Event
from boxbox.core.game import Game
from boxbox.core.options import OptionValues, settle
from boxbox.core.position import check_seats
from boxbox.core.seats import by_seat
from boxbox.core.wire import Facts
from boxbox.manifest import Reading, Report
from boxbox.registry import find_game, games, manifest, own_game

CHUNK: Final = 20


def reading_of(game: str) -> Reading:
    """Return how to read the matches of a game."""
    given = manifest(game).reading
    return given() if given else Reading(plain_scores)


def plain_scores(result: Facts, events: Sequence[Event]) -> list[Score]:  # noqa: ARG001
    """Return the scores of a game that only gives totals: the highest wins."""
    standings = result["standings"]
    most = max(standings)
    return [Score(seat, value == most, {}, {"points": value}) for seat, value in by_seat(standings)]


@dataclass(frozen=True)
class Plan:
    """What to play. Seats rotate: entrant k sits at seat k + n in game n."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: OptionValues
    data: str = ""
    """The directory of an owner's own data, if any."""

    def rules(self) -> Game[Any]:
        """Return the game with the data it is played with."""
        return own_game(self.game, self.data) if self.data else find_game(self.game)

    def entrants(self) -> list[str]:
        """Return the bot of each player; a short list of bots is repeated."""
        return [self.bots[at % len(self.bots)] for at in range(self.players)]


@dataclass
class Entry:
    """What an entrant did over all games."""

    bot: str
    wins: Tally = field(default_factory=Tally)
    answers: dict[str, Tally] = field(default_factory=dict)
    figures: dict[str, Tally] = field(default_factory=dict)

    def add(self, score: Score) -> None:
        """Add one game."""
        self.wins.add(score.won)
        for name, answer in score.answers.items():
            self.answers.setdefault(name, Tally()).add(answer)
        for name, value in score.figures.items():
            self.figures.setdefault(name, Tally()).add(value)

    def merge(self, other: "Entry") -> None:
        """Add the games of the same entrant from elsewhere."""
        self.wins.merge(other.wins)
        for mine, others in ((self.answers, other.answers), (self.figures, other.figures)):
            for name, tally in others.items():
                mine.setdefault(name, Tally()).merge(tally)

    def data(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return {
            "bot": self.bot,
            **{
                name: {"count": tally.total, **tally.share().data()}
                for name, tally in {"wins": self.wins, **self.answers}.items()
            },
            **{name: tally.mean().data() for name, tally in self.figures.items()},
        }


def check(plan: Plan) -> Plan:
    """Return the plan with every option settled, or say what is wrong with it."""
    rules = plan.rules()
    check_seats(rules, plan.players)
    if plan.games < 1:
        raise OptionError("no-games", {"given": plan.games})
    if len(plan.bots) > plan.players:
        raise OptionError("bots-for-players", {"bots": len(plan.bots), "players": plan.players})
    for spec in plan.bots:
        make_bot(plan.game, spec)
    settled = settle(rules.options, plan.options)
    rules.check(plan.players, settled)
    return replace(plan, options=settled)


def find_report(plan: Plan, wanted: str) -> Report:
    """Return a report of the game, or say why it can't be made from the plan."""
    report = manifest(plan.game).reports().get(wanted)
    if report is None:
        owners = [name for name, game in games().items() if wanted in game.reports()]
        if owners:
            raise OptionError("balance-of-game", {"game": owners, "given": plan.game})
        raise OptionError("no-such-report", {"given": wanted})
    report.check(plan)
    return report


def simulate(
    plan: Plan, executor: Executor | None = None, progress: Callable[[int], None] | None = None
) -> list[Entry]:
    """Play all games and return the entrants, then what no player drives, if anything."""
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
    """Play some of the games. Also runs in other processes: it takes and returns plain data."""
    game = plan.rules()
    reading = reading_of(plan.game)
    bots = plan.entrants()
    entries = [Entry(bot) for bot in [*bots, reading.others]]
    for number in range(start, start + count):
        seated = [bots[(seat - number) % plan.players] for seat in range(plan.players)]
        extra = game.new(plan.players, plan.options).seats - plan.players
        drivers = [make_bot(plan.game, spec) for spec in seated + [default_bot(plan.game)] * extra]
        seed = f"{plan.seed}/{number}"
        result, events = play(game, plan.players, plan.options, drivers, seed)
        for score in reading.scores(result, events):
            at = -1 if score.seat is None else (score.seat - number) % plan.players
            entries[at].add(score)
    return entries if entries[-1].wins.count else entries[:-1]
