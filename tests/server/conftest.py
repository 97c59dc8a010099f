"""The server that most tests share, the pages it shows, and what it writes to its log."""

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boxbox.server import app
from boxbox.server.settings import Limits
from tests.server.kit import PLENTY, Heard, Serve, Server


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Pages that stand for the real ones."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>boxbox</title>")
    (folder / "assets" / "app-1234.js").write_text("export {}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "PAGES", folder)
        yield folder


@pytest.fixture(scope="session")
def server(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests that need nothing but a table of their own."""
    assert pages
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def serve(pages: Path, tmp_path: Path) -> Iterator[Serve]:
    """Start servers with limits of their own; they are stopped afterwards."""
    assert pages
    running: list[Server] = []

    def start(send_buffer: int = 0, settings: dict[str, Any] | None = None, **more: Any) -> Server:
        limits: Limits = replace(PLENTY, **more)
        folder = tmp_path / f"data-{len(running)}"
        running.append(Server(folder, limits, send_buffer=send_buffer, **settings or {}))
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def heard() -> Iterator[Heard]:
    """Everything that the server writes to its log, from now on."""
    handler = Heard()
    loggers = [logging.getLogger(name) for name in ("boxbox", "uvicorn", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    yield handler
    for logger in loggers:
        logger.removeHandler(handler)
