"""Boards: how a game looks as text, in the terminal and on the plain screens of the browser."""

from typing import Any

from boxbox.boards.plain import PlainBoard
from boxbox.core.game import Game
from boxbox.manifest import Board
from boxbox.registry import manifest
from boxbox.words import Words


def board_of(game: Game[Any], words: Words) -> Board:
    """Return the board of a game, or plain lists if it has none."""
    made = manifest(game.name).board
    return made(game, words) if made else PlainBoard(words, game)
