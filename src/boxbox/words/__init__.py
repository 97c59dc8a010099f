"""Sentences from codes: Fluent files in four languages, the same for Python and the browser."""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from boxbox.core.errors import Lines, Message, OptionError, as_code, printable

PARTS: Final = ("common", "motor-racing", "race90", "terminal", "cli", "options", "problems")
"""The files that Python reads; the others are the browser's."""
VARIETIES: Final = {"en": "en-GB", "it": "it", "es": "es", "pt": "pt-PT"}
"""The variety of each language whose plurals and numbers we use."""
LANGUAGES: Final = tuple(VARIETIES)
LONG: Final = 1000
"""Longer values are put in behind Fluent's back, which refuses them."""
_KEY: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


class Words:
    """The words of one language; a file is parsed when one of its messages is first said."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = list(LANGUAGES)
            raise OptionError("no-such-language", {"language": language, "languages": known})
        self.language = language
        self._bundle = FluentBundle([VARIETIES[language]], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._part_of: dict[str, str] = {}
        for part in PARTS:
            path = files(__package__).joinpath("locales", language, f"{part}.ftl")
            self._unread[part] = path.read_text(encoding="utf-8")
            self._part_of |= dict.fromkeys(_KEY.findall(self._unread[part]), part)

    def has(self, key: str) -> bool:
        """Tell whether there is a message for a key."""
        return key in self._part_of

    def say(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        """Return the sentence for a key; a missing one or a missing value is a mistake of ours."""
        self._read(self._part_of[key])
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, dict(values or {}))
        if errors:
            raise KeyError(f"{key} in {self.language}: {errors}")
        return str(text)

    def tell(self, message: Message) -> str:
        """Return the sentence of a message; one that has none is told by its code."""
        key = f"error-{message.reason}"
        if not self.has(key):
            return printable(as_code(*message))
        values = {name: self._told(value) for name, value in message.values.items()}
        long = {name: value for name, value in values.items() if len(str(value)) > LONG}
        sentence = self.say(key, values | {name: f"\ue000{name}\ue000" for name in long})
        for name, value in long.items():
            sentence = sentence.replace(f"\ue000{name}\ue000", value)
        return sentence

    def _told(self, value: Any) -> Any:
        """Return a value of a message as it stands in a sentence."""
        if isinstance(value, Message):
            return self.tell(value)
        if isinstance(value, list | tuple):
            sentences = all(isinstance(part, Message) for part in value)
            apart = "\n" if isinstance(value, Lines) else "; " if sentences else ", "
            return apart.join(str(self._told(part)) for part in value)
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        return printable(str(value))

    def _read(self, part: str) -> None:
        unread = self._unread.pop(part, None)
        if unread is not None:
            self._bundle.add_resource(FluentResource(unread))


@cache
def words(language: str) -> Words:
    """Return the words of a language, read once."""
    return Words(language)


def find_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the environment if we have it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else "en"
    return "en"
