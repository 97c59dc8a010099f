"""`boxbox` whose tables have their luck from a seed: `python -m tests.browser.process FILE serve`.

The seed is read from the file each time a table is loaded; without the file luck is new. With
`outward=ADDRESS` before the command that is what other devices of the network know us by.
"""

import sys
from pathlib import Path

from boxbox.cli import main
from boxbox.server import garage, lan

if __name__ == "__main__":
    _, file, *words = sys.argv
    honest = garage.new_seed
    garage.new_seed = lambda: Path(file).read_text() if Path(file).exists() else honest()
    if words[0].startswith("outward="):
        outward = words.pop(0).removeprefix("outward=")
        setattr(lan, "outward", lambda: [outward])  # noqa: B010
    sys.argv = ["boxbox", *words]
    main()
