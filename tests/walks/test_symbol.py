"""Add a card symbol: its name with all that follows, its rule, its words, its worth, a card.

What is left to `./test`: svelte-check tells that its drawing is missing.
"""

import shutil
from pathlib import Path

import pytest

from boxbox.games.race90.table.dataset import CURRENT
from tests.walks.kit import ROOT, boxbox, copy_boxbox, python, run

SYMBOLS = '"braking", "pair"]'
DOUBLED = """        return 2 * printed.move
    return printed.move
"""
TRIPLED = """        return 2 * printed.move
    if "duel" in printed.symbols:
        return 3 * printed.move
    return printed.move
"""
WEIGHT = """    doubled: float = 0.2
"""
WORTH = '"contest": weights.doubled}'
COUNT = """
from boxbox.games.race90.game import Race90
from boxbox.games.race90.rules.basic.contest import value_of
from boxbox.games.race90.table.dataset import load_directory
from boxbox.core.options import settle
import sys
from pathlib import Path
game = Race90(load_directory(Path(sys.argv[1])))
state = game.new(2, settle(game.options, {"level": "advanced", "track": "monza"}))
print(value_of(state, 184 + 1, 0), state.setup.cards[184 + 1].move)
"""
VALUE = """
import sys
from pathlib import Path
from boxbox.games.race90.bots.weights import USUAL, _worth
from boxbox.games.race90.game import Race90
from boxbox.games.race90.table.dataset import load_directory
from boxbox.core.options import settle
game = Race90(load_directory(Path(sys.argv[1])))
setup = game.new(2, settle(game.options, {"level": "advanced", "track": "monza"})).setup
card = setup.cards[184 + 1]
print(round(_worth(card, 0, USUAL, setup) - _worth(card._replace(symbols=()), 0, USUAL, setup), 3))
"""
NAME = """
import sys
from pathlib import Path
from boxbox.games.race90.table.dataset import load_directory
from boxbox.games.race90.words.sentences import Race90Words
from boxbox.words import words
game = Race90Words(load_directory(Path(sys.argv[1])))
print([words(sys.argv[2]).tell(symbol) for symbol in game.symbols(game.track.cards[0])])
"""


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of boxbox with all that is touched: `duel` counts three times in every contest."""
    folder = tmp_path_factory.mktemp("copy")
    game = copy_boxbox(folder / "src") / "games/race90"
    replace(game / "wire/names.py", SYMBOLS, '"braking", "pair", "duel"]')
    replace(game / "rules/basic/contest.py", DOUBLED, TRIPLED)
    replace(game / "bots/weights.py", WEIGHT, f"{WEIGHT}    tripled: float = 0.35\n")
    replace(game / "bots/weights.py", WORTH, '"contest": weights.doubled, "duel": weights.tripled}')
    with (game / "words/locales/en/game.ftl").open("a") as words:
        words.write("r90-symbol-duel = contest ×3\n")
    shutil.copytree(game / "data" / CURRENT, folder / "mine")
    replace(folder / "mine/monza/track-cards.csv", "1,1,speeding,4,11,1,,,,,contest,",
            "1,1,speeding,4,11,1,,,,,duel,")  # fmt: skip
    return folder


@pytest.fixture(scope="module")
def checkout(copy: Path) -> Path:
    """The same with all that is beside the package in a checkout and has to follow."""
    shutil.copy(ROOT / "hatch_build.py", copy)
    for name in ("scripts", "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in [*ROOT.glob("docs/*.*"), *ROOT.glob("frontend/.prettier*")]:
        (copy / path.relative_to(ROOT)).parent.mkdir(exist_ok=True)
        shutil.copy(path, copy / path.relative_to(ROOT))
    (copy / "frontend/node_modules").symlink_to(ROOT / "frontend/node_modules")
    return copy


def test_types_and_schema_follow_from_its_name(checkout: Path) -> None:
    written = run("-m", "scripts.wire", path=checkout / "src", at=checkout)
    assert "frontend/src/games/race90/wire.ts" in written
    types = (checkout / "frontend/src/games/race90/wire.ts").read_text()
    assert '"braking", "pair", "duel"] as const' in types
    test = ("-m", "pytest", "tests/race90/test_data.py", "-k", "schema", "--update")
    assert "passed" in run(*test, path=checkout / "src", at=checkout)
    schema = checkout / "src/boxbox/games/race90/data/schema/track-cards.schema.json"
    assert "any of contest, overtake, braking, pair, duel" in schema.read_text()


def test_the_data_may_have_it(copy: Path) -> None:
    assert "monza: 24 sections" in boxbox("check-data", str(copy / "mine"), path=copy / "src")


def test_boxbox_without_it_says_what_it_expects(copy: Path) -> None:
    with pytest.raises(AssertionError, match=r"monza/track-cards\.csv.*symbols"):
        boxbox("check-data", str(copy / "mine"))


def test_its_rule_holds(copy: Path) -> None:
    assert python(COUNT, str(copy / "mine"), path=copy / "src") == "12 4\n"


def test_bots_look_for_it(copy: Path) -> None:
    assert python(VALUE, str(copy / "mine"), path=copy / "src") == "0.35\n"


@pytest.mark.parametrize("language", ["en", "it"])
def test_it_is_raced_with_and_named(copy: Path, tmp_path: Path, language: str) -> None:
    """Languages without a word for it say the English one."""
    mine = str(copy / "mine")
    game = ("play", "race90", "--players", "6", "--people", "0", "--seed", "1", "--data", mine)
    setting = ("-o", "level=advanced", "-o", "modules=track-cards", "-o", "charts=random")
    save = ("--save", str(tmp_path / "race.log"))
    assert "Monza" in boxbox(*game, *setting, *save, path=copy / "src", language=language)
    assert python(NAME, mine, language, path=copy / "src") == "['contest ×3']\n"
