"""The commands, run as a person would run them."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def boxbox_serving(
    *arguments: str | Path, env: dict[str, str] | None = None
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run boxbox as a server; give the process and the first line it says, and end it."""
    process = subprocess.Popen(
        [*PROGRAM, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={"LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"}
        | {"BROWSER": "true"}
        | (env or {}),
    )
    assert process.stdout
    try:
        yield process, process.stdout.readline()
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()
