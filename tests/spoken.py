"""A game's words in one language: what the composer of a game returns, put into sentences."""

from typing import Any

from boxbox.core.message import join
from boxbox.words import TERMINAL, Client, Words
from boxbox.words.lines import Line


class Spoken:
    """Asks a composer and returns texts in the place of its messages."""

    def __init__(self, game: Any, words: Words, client: Client = TERMINAL) -> None:
        object.__setattr__(self, "_of", (game, words, client))

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._of[0], name)
        if not callable(found):
            return found
        return lambda *given: self._text(found(*given))

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._of[0], name, value)

    def _text(self, said: Any) -> Any:
        _, words, client = self._of
        if isinstance(said, list):
            return [self._text(one) for one in said]
        if isinstance(said, Line):
            return words.tell(join(said.told, " "), client)
        return words.tell(said, client) if isinstance(said, dict) else said
