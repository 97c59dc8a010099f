"""The commands, run as a person would run them."""

import subprocess
import sys
from pathlib import Path

PROGRAM = [sys.executable, "-c", "from boxbox.cli import main; main()"]


def boxbox_command(
    *arguments: str | Path, typed: str = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run boxbox with a fixed width and language."""
    return subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={"COLUMNS": "110", "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"} | (env or {}),
    )
