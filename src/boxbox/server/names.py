"""Names of people: they must have something visible."""

import unicodedata
from typing import Final

from pydantic_core import PydanticCustomError

BAD_NAME: Final = "bad-name"
VISIBLE: Final = "LNPS"
"""Letters, numbers, punctuation and symbols are visible by themselves; marks need one of them."""
BLANK: Final = frozenset(
    "\u115f\u1160\u3164\uffa0"  # Hangul fillers: the letters that Unicode calls ignorable
    "\u2800\ufffc\U0001d159"  # Braille without dots, an object placeholder, a null notehead
    "\U00013441\U00013442\U0001da7f\U0001da80"  # space between hieroglyphs and between signs
)
"""Characters that count as letters or symbols but show nothing."""


def clean_name(name: str) -> str:
    """Remove what can't be seen or would reverse the text; spaces become single."""
    shown = "".join(" " if _is_gap(letter) else letter for letter in name)
    cleaned = " ".join(shown.split())
    if not any(unicodedata.category(letter)[0] in VISIBLE for letter in cleaned):
        raise PydanticCustomError(BAD_NAME, "a name needs at least one letter that can be seen")
    return cleaned


def _is_gap(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "CZ" or letter in BLANK
