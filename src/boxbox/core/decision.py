"""Decisions and their options, made from the view of the seat that decides and only when read."""

from collections.abc import Sequence
from functools import cached_property
from typing import Generic, overload

from boxbox.core.game import Code, Game, StateT
from boxbox.core.seats import Seat
from boxbox.core.wire import Data, Facts


class Option(Generic[StateT]):
    """One thing a seat may choose: `code` and `text` name it, `preview` says what it would do."""

    __slots__ = ("_game", "_seat", "_view", "code")

    def __init__(self, game: Game[StateT], view: StateT, seat: Seat, code: Code) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self.code = code

    @property
    def text(self) -> str:
        """The exact notation."""
        return self._game.text(self.code)

    @property
    def preview(self) -> Facts:
        """What it would do, as far as this seat can know."""
        return self._game.preview(self._view, self._seat, self.code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (self.code, self._seat) == (other.code, other._seat)

    def __hash__(self) -> int:
        return hash((self.code, self._seat))

    def __repr__(self) -> str:
        return f"<Option {self.text!r}>"


class Refused:
    """Something a player might look for but can't do now."""

    __slots__ = ("reason", "text", "values")

    def __init__(self, text: str, reason: str, values: Facts) -> None:
        self.text = text
        self.reason = reason
        self.values = values

    def data(self) -> Data:
        """Return it as plain data."""
        return {"text": self.text, "reason": self.reason, "values": self.values}

    def __repr__(self) -> str:
        return f"<Refused {self.text!r}: {self.reason}>"


class Options(Sequence[Option[StateT]]):
    """All options of a decision; each one is made when it is read."""

    def __init__(self, game: Game[StateT], view: StateT, seat: Seat) -> None:
        self._game = game
        self._view = view
        self._seat = seat

    @cached_property
    def codes(self) -> list[Code]:
        """The codes of the options, in order."""
        return self._view.legal(self._seat)

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Option[StateT]: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option[StateT]]: ...
    def __getitem__(self, index: int | slice) -> Option[StateT] | list[Option[StateT]]:
        if isinstance(index, slice):
            return [self._option(code) for code in self.codes[index]]
        return self._option(self.codes[index])

    def _option(self, code: Code) -> Option[StateT]:
        return Option(self._game, self._view, self._seat, code)


class Decision(Generic[StateT]):
    """A question to one seat. `id` counts the seat's questions, including undone ones."""

    def __init__(self, game: Game[StateT], view: StateT, seat: Seat, number: int) -> None:
        self._game = game
        self._view = view
        self.seat = seat
        self.id = number
        self.kind = game.kind(view, seat)
        self.options = Options(game, view, seat)

    @cached_property
    def refused(self) -> list[Refused]:
        """What a player might look for but can't do now, each with its reason."""
        legal = set(self.options.codes)
        return [
            Refused(self._game.text(code), refusal.reason, dict(refusal.values))
            for code in self._game.sought(self._view, self.seat)
            if code not in legal
            for refusal in [self._game.refusal(self._view, self.seat, code)]
        ]

    def data(self) -> Data:
        """Return the whole decision as plain data."""
        return {
            "id": self.id,
            "seat": self.seat,
            "kind": self.kind,
            "options": [
                {"text": option.text, "code": option.code, "preview": option.preview}
                for option in self.options
            ],
            "refused": [refused.data() for refused in self.refused],
        }

    def __repr__(self) -> str:
        return f"<Decision {self.id} of seat {self.seat}: {self.kind}>"
