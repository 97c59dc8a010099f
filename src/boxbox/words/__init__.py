"""Sentences from codes: Fluent files in four languages, the same for Python and the browser."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from boxbox.core.errors import OptionError

PARTS: Final = ("common", "motor-racing", "race90", "terminal")
"""The files that Python reads; the others are the browser's."""
VARIETIES: Final = {"en": "en-GB", "it": "it", "es": "es", "pt": "pt-PT"}
"""The variety of each language whose plurals and numbers we use."""
LANGUAGES: Final = tuple(VARIETIES)


class Words:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise OptionError(f"there is no language {language!r}; the languages are {known}")
        self.language = language
        self._bundle = FluentBundle([VARIETIES[language]], use_isolating=False)
        for part in PARTS:
            path = files(__package__).joinpath("locales", language, f"{part}.ftl")
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Tell whether there is a message for a key."""
        return self._bundle.has_message(key)

    def say(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        """Return the sentence for a key; a missing one or a missing value is a mistake of ours."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, dict(values or {}))
        if errors:
            raise KeyError(f"{key} in {self.language}: {errors}")
        return str(text)


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
