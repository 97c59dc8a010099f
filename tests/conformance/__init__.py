"""The model game is there for all tests of this folder, as if it were installed.

An installed game of its name, which may be a copy of it that is tested with the kit, comes first.
"""

from boxbox.registry import games
from tests.conformance.model_game import MANIFEST

games().setdefault(MANIFEST.name, MANIFEST)
