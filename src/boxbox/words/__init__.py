"""Sentences from codes: Fluent files, the same for Python and the browser.

A language is a folder; what it lacks is said in English.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from boxbox.core.errors import Lines, OptionError, Problem, as_code, printable
from boxbox.core.message import Message, say
from boxbox.registry import games, manifest

ENGLISH: Final = "en"
PARTS: Final = ("common", "terminal", "cli", "options", "problems")
"""The files that Python reads beside those of the games; the others are the browser's."""
GAME_PART: Final = "game"
"""The file of a game that Python reads."""
LONG: Final = 1000
"""Longer values are put in behind Fluent's back, which refuses them."""
_KEY: Final = re.compile(r"^([a-z][\w-]*) *= *(.*)", re.MULTILINE)


def _languages() -> tuple[str, ...]:
    """Return the languages that there is a folder for, English first."""
    folders = (folder.name for folder in files(__package__).joinpath("locales").iterdir())
    return tuple(sorted(folders, key=lambda name: (name != ENGLISH, name)))


LANGUAGES: Final = _languages()


@cache
def variety(language: str) -> str:
    """Return the variety of a language whose plurals and numbers we use, such as `pt-PT`."""
    told = dict(_KEY.findall(locale(language, "language").read_text(encoding="utf-8")))
    return str(told.get("language-variety", language)).strip()


class Client(NamedTuple):
    """What a client adds to messages: what people are called, and how it takes cards."""

    names: Mapping[int, str] = MappingProxyType({})
    """By seat; of somebody without a name the message itself says more."""
    by: str = "list"
    """Cards are chosen one by one from a `list`, or picked from the `hand` in any order."""


TERMINAL: Final = Client()


class Words:
    """The words of one language; a file is parsed when one of its messages is first said.

    The files of the games are looked into when the shared ones don't have a message.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = list(LANGUAGES)
            raise OptionError("no-such-language", {"language": language, "languages": known})
        self.language = language
        self._bundle = FluentBundle([variety(language)], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._part_of: dict[str, str] = {}
        self._has_games = False
        for part in PARTS:
            self._add(part)

    def _add(self, part: str) -> None:
        file = locale(self.language, part)
        if file.is_file():
            self._unread[part] = file.read_text(encoding="utf-8")
            for key, _ in _KEY.findall(self._unread[part]):
                self._part_of.setdefault(key, part)

    def has(self, key: str) -> bool:
        """True if there is a message for a key, in English at least."""
        return self._knows(key) or (self.language != ENGLISH and words(ENGLISH).has(key))

    def _knows(self, key: str) -> bool:
        """True if there is a message for a key in this very language."""
        if key not in self._part_of and not self._has_games:
            self._has_games = True
            for name, manifest in games().items():
                if manifest.words:
                    self._add(f"{name}/{GAME_PART}")
        return key in self._part_of

    def game(self, name: str) -> str:
        """Return what a game is called; one without a message for it, by its code."""
        return self.say(f"game-{name}") if self.has(f"game-{name}") else name

    def say(
        self, key: str, values: Mapping[str, Any] | None = None, client: Client = TERMINAL
    ) -> str:
        """Return the sentence for a key; a missing one or a missing value is a mistake of ours.

        A sentence that is said in English has its values in this language all the same.
        """
        given = {name: self._given(value, client) for name, value in (values or {}).items()}
        pattern = self if self._knows(key) else words(ENGLISH)
        return pattern._format(key, {"by": client.by, **given})

    def _format(self, key: str, given: dict[str, Any]) -> str:
        """Return the sentence that this very language has for a key."""
        if not self._knows(key):
            raise KeyError(key)
        self._read(self._part_of[key])
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, problems = self._bundle.format_pattern(message.value, given)
        if problems:
            raise KeyError(f"{key} in {self.language}: {problems}")
        return str(text)

    def tell(self, message: Message | Problem, client: Client = TERMINAL) -> str:
        """Return a message or a problem in words, as a client shows it."""
        if isinstance(message, Problem):
            return self._explain(message)
        return str(self._given(message, client))

    def _given(self, value: Any, client: Client) -> Any:
        """Return a message, or another value of a sentence, as Fluent takes it."""
        match value:
            case {"key": key}:
                return self.say(key, value.get("args"), client)
            case {"join": parts, "by": by}:
                return by.join(str(self._given(part, client)) for part in parts)
            case {"seat": seat, "unnamed": unnamed}:
                return client.names.get(seat) or self._given(unnamed, client)
        return value

    def _explain(self, problem: Problem) -> str:
        """Return what is wrong in a sentence; what has none is told by its code."""
        key = f"error-{problem.reason}"
        if not self.has(key):
            return printable(as_code(*problem))
        values = {name: self._told(value) for name, value in problem.values.items()}
        long = {name: value for name, value in values.items() if len(str(value)) > LONG}
        sentence = self.say(key, values | {name: f"\ue000{name}\ue000" for name in long})
        for name, value in long.items():
            sentence = sentence.replace(f"\ue000{name}\ue000", value)
        return sentence

    def _told(self, value: Any) -> Any:
        """Return a value of a problem as it stands in its sentence."""
        if isinstance(value, Problem):
            return self._explain(value)
        if isinstance(value, list | tuple):
            sentences = all(isinstance(part, Problem) for part in value)
            apart = "\n" if isinstance(value, Lines) else "; " if sentences else ", "
            return apart.join(str(self._told(part)) for part in value)
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        return printable(str(value))

    def _read(self, part: str) -> None:
        unread = self._unread.pop(part, None)
        if unread is not None:
            self._bundle.add_resource(FluentResource(unread))


def locale(language: str, part: str) -> Traversable:
    """Return the file of a part in a language: `common`, or `race90/game` of a game."""
    game, _, name = part.rpartition("/")
    package = manifest(game).words if game else __package__
    return files(package).joinpath("locales", language, f"{name}.ftl")


def files_of(game: str, language: str) -> list[str]:
    """Return the texts of a game's files in a language, before those in English."""
    known = manifest(game)
    folders = [files(known.words).joinpath("locales", one) for one in (language, ENGLISH)
               if known.words and one in LANGUAGES]  # fmt: skip
    return [
        file.read_text(encoding="utf-8")
        for folder in dict.fromkeys(folders)
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    ]


def has(key: str) -> bool:
    """True if there is a sentence for a key; English has all that there are."""
    return words("en").has(key)


def name_of(key: str, otherwise: str) -> Message:
    """Return the message of a name; what has none is called otherwise."""
    return say(key) if has(key) else otherwise


def driver_message(name: str, who: Mapping[str, Message]) -> Message:
    """Return that somebody drives a seat from now on: a person, or a bot by its name."""
    if name == "person":
        return say("event-driver-person", who)
    return say("event-driver", {**who, "driver": name_of(f"bot-{name}", name)})


@cache
def words(language: str) -> Words:
    """Return the words of a language, read once."""
    return Words(language)


def find_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the environment if we have it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH
