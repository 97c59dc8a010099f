"""A ruling without a test fails here, and so does a test of a ruling that is not written down."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_every_ruling_has_a_test_and_every_tested_ruling_is_written_down() -> None:
    written = re.findall(r"^\*\*([A-Z]\d+)\.", (ROOT / "docs/rulings.md").read_text(), re.M)
    sources = [path.read_text() for path in (ROOT / "tests").rglob("test_*.py")]
    tested = {id for text in sources for id in re.findall(r'mark\.ruling\("(\w+)"\)', text)}
    assert len(written) == len(set(written)) >= 20
    assert set(written) == tested
