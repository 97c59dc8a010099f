"""What all tests share: `--update` writes golden files anew instead of comparing."""

import pytest

from boxbox.registry import games

SHIPPED = dict(games())


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write golden files anew")


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update"))


@pytest.fixture
def shipped_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the games that other tests have added."""
    for name in set(games()) - set(SHIPPED):
        monkeypatch.delitem(games(), name)
