"""A server in a process of its own: `python -m tests.server.process PAGES DATA_DIR [log]`.

It is `boxbox serve` but for the pages. With `log` it writes down every request, as somebody may do
who looks for a fault.
"""

import sys
from pathlib import Path
from typing import Any

import uvicorn

import boxbox.server.app
from boxbox.cli import main
from boxbox.server import run


def _say_everything() -> None:
    quiet = run.make_config

    def loud(app: Any, settings: Any) -> uvicorn.Config:
        config = quiet(app, settings)
        config.log_level, config.access_log = "info", True
        config.configure_logging()
        return config

    run.make_config = loud


if __name__ == "__main__":
    pages, data_dir, *words = sys.argv[1:]
    boxbox.server.app.PAGES = Path(pages)  # type: ignore[misc]
    if "log" in words:
        _say_everything()
    sys.argv = ["boxbox", "serve", "--host", "127.0.0.1", "--port", "0", "--no-open"]
    sys.argv += ["--data-dir", data_dir]
    main()
