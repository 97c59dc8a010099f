"""Add a game: the model game as a package with an entry point, installed with pip beside boxbox."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.server import Server, person
from tests.conformance import model_game
from tests.walks.kit import ROOT, boxbox, from_the_docs, pip_install, run, write

ENTRY = 'bids = "bids.game:MANIFEST"\n'
BROKEN = 'broken = "bids.no_such_module:MANIFEST"\n'
MANIFEST = "Manifest(game=BIDS, "
ENGLISH = """
game-bids = Bids
home-pitch-bids = Three rounds, one card each, face down.
option-generous = Three cards each
bids-ask-bid = Which card do you lay face down?
bids-ask-draw = Do you draw a card?
bids-option-bid = Lay the { $thing }
bids-option-draw = Draw a card
bids-option-leave = Leave it
bids-preview-higher = higher cards you can't see: { $value }
bids-event-revealed = { $player } shows the { $card }.
"""
ITALIAN = "bids-ask-bid = Quale carta metti coperta?\n"


def least() -> dict[str, str]:
    """Return the files that every game has: the model, and what the docs say of the package."""
    return {
        "pyproject.toml": from_the_docs("toml", "[build-system]"),
        "bids/__init__.py": "",
        "bids/game.py": Path(model_game.__file__).read_text(),
    }


def with_words() -> dict[str, str]:
    """Return the files of the game with words, and with the entry of another that is broken."""
    files = least()
    files["pyproject.toml"] = files["pyproject.toml"].replace(ENTRY, ENTRY + BROKEN)
    files["bids/game.py"] = files["bids/game.py"].replace(
        MANIFEST, f'{MANIFEST}words="bids.words", '
    )
    return files | {
        "bids/words/__init__.py": "",
        "bids/words/locales/en/game.ftl": ENGLISH,
        "bids/words/locales/it/game.ftl": ITALIAN,
    }


@pytest.fixture(scope="module")
def wordless(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the game is installed in with no more than it needs."""
    package, into = (tmp_path_factory.mktemp(name) for name in ("package", "installed"))
    write(package, least())
    pip_install(package, into)
    return into


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the game is installed in with its words."""
    package, into = (tmp_path_factory.mktemp(name) for name in ("package", "installed"))
    write(package, with_words())
    pip_install(package, into)
    return into


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], Server]]:
    """Starts a server that finds what is installed in a folder."""
    server = Server(tmp_path)

    def start(folder: Path) -> Server:
        monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        return server.start()

    yield start
    server.stop()


@pytest.fixture
def beside(installed: Path, serve: Callable[[Path], Server]) -> Server:
    """A server that finds the game with its words."""
    return serve(installed)


def test_without_words_it_is_played_and_so_are_others(wordless: Path, tmp_path: Path) -> None:
    def play(game: str, typed: str) -> str:
        log = str(tmp_path / f"{game}.log")
        race = ("--players", "3", "--seed", "2", "--save", log)
        return boxbox("play", game, *race, path=wordless, typed=typed)

    said = play("bids", "1\n" * 9)
    assert "1) bid " in said
    assert "You win!" in said
    assert "Race 1 of 3" in play("motor-racing", "q\n")


def test_without_words_it_is_served(wordless: Path, serve: Callable[[Path], Server]) -> None:
    server = serve(wordless)
    table = server.make(person(), {"driver": "random"}, game="bids", options={})
    with httpx.Client(base_url=f"{server.url}/api") as http:
        words, text = (http.get(at) for at in ("games/bids/words/en", f"tables/{table.id}/text"))
    assert words.raise_for_status().json() == []
    assert text.raise_for_status().json()["names"] == ["Player 1", "Player 2"]


def test_it_passes_the_conformance_kit(wordless: Path, tmp_path: Path) -> None:
    test = tmp_path / "test_bids.py"
    test.write_text(from_the_docs("python", '"""Bids passes'))
    said = run("-m", "pytest", "-p", "no:cacheprovider", str(test), path=wordless, at=ROOT)
    assert re.search(r"\d{2,} passed", said), said


def test_it_is_played_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    said = boxbox("play", "bids", "--players", "2", "--seed", "1", "--save",
                  str(tmp_path / "bids.log"), path=installed, typed="1\n" * 9)  # fmt: skip
    assert "Which card do you lay face down?" in said
    assert "Lay the" in said
    assert "higher cards you can't see" in said
    assert "You win!" in said
    assert "Player 2 (you)" not in said
    told = boxbox("replay", str(tmp_path / "bids.log"), path=installed)
    assert "Player 1 shows the" in told


def test_another_broken_game_is_named_and_breaks_nothing(installed: Path) -> None:
    said = boxbox("play", "--help", path=installed)
    assert "motor-racing, race90, bids." in said
    assert "the game broken can't be loaded and is left out: bids.no_such_module" in said


def test_it_is_simulated(installed: Path) -> None:
    said = boxbox("simulate", "bids", "--players", "3", "--games", "50", path=installed)
    assert "50 games, 3 players" in said
    assert said.count("random") == 3


def test_it_speaks_another_language_as_far_as_it_can(installed: Path) -> None:
    said = boxbox("play", "bids", "--players", "2", path=installed, typed="q\n", language="it")
    assert "Quale carta metti coperta?" in said
    assert "Lay the" in said


def test_it_is_served(beside: Server) -> None:
    with httpx.Client(base_url=beside.url) as http:
        games = {game["name"]: game for game in http.get("/api/games").json()}
        words = http.get("/api/games/bids/words/it").json()
    assert list(games) == ["motor-racing", "race90", "bids"]
    assert (games["bids"]["screens"], games["bids"]["bot"]) == (False, "random")
    assert words == [ITALIAN, ENGLISH]


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_it_is_played_in_the_browser(
    beside: Server, arrive: Arrive, device: dict[str, Any]
) -> None:
    page = arrive(beside.url, **device).page
    poster = page.get_by_role("region", name="Bids")
    expect(poster.get_by_text("Three rounds, one card each")).to_be_visible()
    poster.get_by_role("link").click()
    page.get_by_role("switch", name="Three cards each").click()
    page.get_by_role("switch", name="in turn").click()
    expect(page.get_by_text("Bot: learner").first).to_be_visible()
    page.get_by_role("button", name="Start the race").click()
    expect(page.get_by_role("heading", name="Which card do you lay face down?")).to_be_visible()
    expect(page.get_by_label("The table").get_by_text("Player 2")).to_be_visible()
    over = page.get_by_role("heading", name=re.compile("Winner|You win!"))
    option = page.get_by_role("button", name=re.compile("Lay the|Draw"))
    told = page.get_by_role("region", name="Log").get_by_role("listitem")
    while True:
        expect(over.or_(option.first)).to_be_visible()
        if over.is_visible():
            break
        before = told.count()
        option.first.click()
        expect(told).not_to_have_count(before)
    expect(told.get_by_text("shows the").first).to_be_visible()
    expect(told.get_by_text("A bot now drives for Player 2: learner.")).to_be_visible()
    expect(page.get_by_role("link", name="Home page", exact=True)).to_be_visible()
    page.get_by_role("button", name="Race again").click()
    expect(page.get_by_role("heading", name="Which card do you lay face down?")).to_be_visible()
    expect(told.get_by_text("shows the")).to_have_count(0)
