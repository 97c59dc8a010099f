"""Bots in races of the frozen data set: what they answer, and how often they win."""

from random import Random

from boxbox.arena.match import play
from boxbox.bots import Bot, make_bot
from boxbox.core.game import Code
from boxbox.core.luck import SeededLuck
from boxbox.core.options import settle
from boxbox.core.seats import Seat
from boxbox.games.race90.bots.rules import RulesBot
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cars import SEATS
from tests.race90.conftest import frozen_game
from tests.race90.scenes import Match

GAME = frozen_game()
DRIVER, RIVAL = SEATS[:2]


def answer(match: Match, seat: int, spec: str = "rules") -> str:
    """What a bot says to the question that its seat faces."""
    view, asked = match.seen_by(seat), SEATS[seat]
    code = make_bot("race90", spec).choose(view, asked, view.legal(asked), Random(0))
    return GAME.text(code)


class Referee:
    """Passes a question on to a bot and checks that the answer is legal and depends on the view."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: State, seat: Seat, codes: list[Code], rng: Random) -> Code:
        code = self.bot.choose(view.copy(), seat, codes, rng)
        assert code in codes
        assert code == self.bot.choose(view.copy(), seat, codes, Random(1))
        return code


def start_with_rules(state: State, seed: int) -> None:
    """Let `rules` drivers answer until the first turn begins."""
    luck, bot = SeededLuck(seed), RulesBot()
    state.begin(luck)
    while state.turn == 0:
        seat = state.to_act()[0]
        view = state.seen_by(seat)
        state.apply(seat, bot.choose(view, seat, view.legal(seat), Random(0)), luck)


def firsts(spec: str, others: str, races: int, level: str = "basic") -> int:
    """How often a bot is the first of four players, on both tracks in turn."""
    won = 0
    for number in range(races):
        seat = number % 4
        drivers = [make_bot("race90", spec if at == seat else others) for at in range(4)]
        track = ("monza", "hungaroring")[number // 4 % 2]
        options = settle(GAME.options, {"level": level, "track": track})
        result, _ = play(GAME, 4, options, drivers, f"{spec}/{others}/{number}")
        players = [row for row in result["classification"] if row["seat"] is not None]
        won += min(players, key=lambda row: int(row["place"]))["seat"] == seat
    return won
