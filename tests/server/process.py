"""A server in a process of its own: `python -m tests.server.process PAGES DATA_DIR [WORD ...]`.

It is `boxbox serve` but for the pages. With `log` it writes down every request, as somebody may do
who looks for a fault. With `hasty` a grace time is over in a moment. With `before=NAME` or
`after=NAME` it is killed as soon as that function of the store is called, or has done its work.
With `mortal` it kills itself in the next transaction once there is a file `die` in its data folder,
which says when: `before` it is kept or `after`. With `upgrade=N` it kills itself before the N-th
statement to the database.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import uvicorn
from sqlalchemy import Connection, Engine, event

import boxbox.server.app
from boxbox.cli import main
from boxbox.server import run, store, tables
from boxbox.server.store import Store


def _say_everything() -> None:
    quiet = run.make_config

    def loud(app: Any, settings: Any) -> uvicorn.Config:
        config = quiet(app, settings)
        config.log_level, config.access_log = "info", True
        config.configure_logging()
        return config

    run.make_config = loud


def _hurry() -> None:
    tables.monotonic = lambda: monotonic() * 1e6  # type: ignore[attr-defined]


def _die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _die_at(moment: str, name: str) -> None:
    place: Any = store if hasattr(store, name) else store.Store
    honest: Callable[..., Any] = getattr(place, name)

    def at_work(*facts: Any, **more: Any) -> Any:
        if moment == "before":
            _die()
        honest(*facts, **more)
        _die()

    async def at_a_transaction(*facts: Any, **more: Any) -> Any:
        if moment == "before":
            _die()
        await honest(*facts, **more)
        _die()

    setattr(place, name, at_work if place is store else at_a_transaction)


def _be_mortal(note: Path) -> None:
    honest = Store._transact

    def transact(store: Store, work: Callable[[Connection], Any]) -> Any:
        when = note.read_text() if note.exists() else ""
        note.unlink(missing_ok=True)

        def worked(connection: Connection) -> Any:
            done = work(connection)
            if when == "before":
                _die()
            return done

        done = honest(store, worked)
        if when == "after":
            _die()
        return done

    setattr(Store, "_transact", transact)  # noqa: B010


def _die_in_upgrade(statement: int) -> None:
    left = [statement]

    def count(*_: object) -> None:
        left[0] -= 1
        if not left[0]:
            _die()

    event.listen(Engine, "before_cursor_execute", count)


if __name__ == "__main__":
    pages, data_dir, *words = sys.argv[1:]
    boxbox.server.app.PAGES = Path(pages)  # type: ignore[misc]
    if "log" in words:
        _say_everything()
    if "hasty" in words:
        _hurry()
    for word in words:
        if word.startswith(("before=", "after=")):
            _die_at(*word.split("=", 1))
    if "mortal" in words:
        _be_mortal(Path(data_dir) / "die")
    for word in words:
        if word.startswith("upgrade="):
            _die_in_upgrade(int(word.removeprefix("upgrade=")))
    sys.argv = ["boxbox", "serve", "--host", "127.0.0.1", "--port", "0", "--no-open"]
    sys.argv += ["--data-dir", data_dir]
    main()
