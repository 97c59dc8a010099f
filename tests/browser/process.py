"""`boxbox` whose tables have their luck from a seed: `python -m tests.browser.process FILE serve`.

The seed is read from the file each time a table is loaded; without the file luck is new.
"""

import sys
from pathlib import Path

from boxbox.cli import main
from boxbox.server import garage

if __name__ == "__main__":
    _, file, *words = sys.argv
    honest = garage.new_seed
    garage.new_seed = lambda: Path(file).read_text() if Path(file).exists() else honest()
    sys.argv = ["boxbox", *words]
    main()
