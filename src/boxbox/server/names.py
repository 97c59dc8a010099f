"""Names of people: something must be there to see."""

import unicodedata
from typing import Final

from pydantic_core import PydanticCustomError

BAD_NAME: Final = "bad-name"
VISIBLE: Final = "LNPS"
"""Letters, numbers, punctuation and symbols show by themselves; marks need one of them."""
BLANK: Final = frozenset(
    "\u115f\u1160\u3164\uffa0"  # fillers of Hangul: the letters that Unicode calls ignorable
    "\u2800\ufffc\U0001d159"  # Braille without dots, a place for an object, a note without a head
    "\U00013441\U00013442\U0001da7f\U0001da80"  # room between hieroglyphs and between signs
)
"""What counts as a letter or a symbol and shows nothing."""


def clean_name(name: str) -> str:
    """Take out what can't be seen or would turn the text around; spaces become single."""
    shown = "".join(" " if _is_gap(letter) else letter for letter in name)
    cleaned = " ".join(shown.split())
    if not any(unicodedata.category(letter)[0] in VISIBLE for letter in cleaned):
        raise PydanticCustomError(BAD_NAME, "a name needs at least one letter that can be seen")
    return cleaned


def _is_gap(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "CZ" or letter in BLANK
