"""Regenerates the generated files, or with `--check` says which are stale.

python -m scripts.wire
python -m scripts.wire --check
"""

import argparse
import sys

from scripts.wire.files import ROOT, generated


def main(arguments: list[str] | None = None) -> int:
    """Write the files that have changed, or name them."""
    parser = argparse.ArgumentParser(prog="python -m scripts.wire", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, fail if any is stale")
    wanted = parser.parse_args(arguments)
    stale = [
        (path, text)
        for path, text in generated().items()
        if not path.exists() or path.read_text() != text
    ]
    for path, text in stale:
        print(path.relative_to(ROOT))
        if not wanted.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return 1 if stale and wanted.check else 0


if __name__ == "__main__":
    sys.exit(main())
