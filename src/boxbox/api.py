"""The ways to begin a match. Everything a player does afterwards goes through `Match.choose`."""

import secrets
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from boxbox.core.errors import Fault, LogError, OptionError, PositionError
from boxbox.core.game import Game
from boxbox.core.load import play_log
from boxbox.core.log import Header, read_log
from boxbox.core.luck import OpeningLuck, ScriptedLuck, SeededLuck, Source, read_script
from boxbox.core.match import VIEW_ONLY, Match
from boxbox.core.options import settle
from boxbox.core.position import check_seats, position_header
from boxbox.core.wire import Facts
from boxbox.registry import find_game

Seed = int | str
Script = Sequence[str]


def start(
    game: str,
    seats: int,
    seed: Seed | None = None,
    options: Facts | None = None,
    luck: Script | None = None,
) -> Match[Any]:
    """Start a match. Without a seed the luck comes from the operating system.

    `luck` scripts the first results in log notation, as in `["team red blue", "die 7"]`.
    """
    rules = find_game(game)
    check_seats(rules, seats)
    settled = settle(rules.options, options or {})
    rules.check(seats, settled)
    header = Header(rules.name, rules.rules, rules.data, seats, settled)
    return Match(rules, header, _source(rules, seed, luck)).begin().go_on()


def load(text: str, seed: Seed | None = None) -> Match[Any]:
    """Load a match from its log, text or JSON; `match.notices` says what had to be corrected."""
    read = read_log(text)
    header = read.log.header
    try:
        game = find_game(header.game, header.data)
    except OptionError as error:
        raise LogError(0, "header", {"problem": error.problem}) from None
    return play_log(game, read, _source(game, seed, None))


def from_position(data: Facts, luck: Script | None = None, seed: Seed | None = None) -> Match[Any]:
    """Start a match from a position, whole or partial.

    What it leaves open is dealt from the seed (0 if there is none). All other luck comes from
    `luck` in order, including that of what happens before the first question.
    """
    if not isinstance(data, Mapping) or "game" not in data:
        raise PositionError([Fault("game", "the name of the game is missing")])
    try:
        game = find_game(data["game"])
    except OptionError as error:
        raise PositionError([Fault("game", str(error))]) from None
    source = _source(game, seed, luck)
    deals = SeededLuck(f"deals of {0 if seed is None else seed!r}")
    opening = OpeningLuck(deals, source if isinstance(source, ScriptedLuck) else None)
    return Match(game, position_header(game, data), source).begin(opening).go_on()


def determinise(view: Facts, rng: Random) -> Match[Any]:
    """Return a full match that fits a view: what its seat can't know is dealt at random."""
    position = {key: value for key, value in view.items() if key not in VIEW_ONLY}
    return from_position(position, seed=rng.getrandbits(64))


def _source(game: Game[Any], seed: Seed | None, luck: Script | None) -> Source:
    seeded = SeededLuck(secrets.token_hex(32) if seed is None else seed)
    if luck is None:
        return seeded
    return ScriptedLuck(read_script(luck), game.word, None if seed is None else seeded)
