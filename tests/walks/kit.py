"""What the walks share: a package installed beside boxbox, and boxbox run as a newcomer runs it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import boxbox as package
from boxbox.games.race90.table.dataset import CURRENT, shipped

ROOT = Path(__file__).parents[2]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-index",
       "--no-deps", "--no-build-isolation")  # fmt: skip


def write(folder: Path, files: dict[str, str]) -> None:
    """Write files into a folder."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def from_the_docs(language: str, beginning: str) -> str:
    """Return the listing of docs/contributing.md that begins so."""
    (text,) = re.findall(
        rf"^```{language}\n({re.escape(beginning)}.*?)^```",
        (ROOT / "docs/contributing.md").read_text(encoding="utf-8"),
        re.DOTALL | re.MULTILINE,
    )
    return str(text)


def pip_install(package: Path, into: Path) -> None:
    """Install a package into a folder, without the network."""
    subprocess.run([*PIP, "--target", str(into), str(package)], check=True, timeout=120)


def copy_boxbox(into: Path) -> Path:
    """Copy boxbox into a folder that can be put on Python's path, without the built pages."""
    leave_out = shutil.ignore_patterns("__pycache__", "pages")
    shutil.copytree(Path(package.__file__).parent, into / "boxbox", ignore=leave_out)
    return into / "boxbox"


BENDS = """length = 4100
bends = [
    [640, -80, 60],
    [1010, -45, 150],
    [1700, -75, 90],
    [2350, -60, 120],
    [3120, -100, 70],
]
"""
"""An anticlockwise circuit of five corners."""
SECTIONS = """section,kind,corner,trajectories,late_braking,modifier,path,begins
0,straight,,,,,,-20
1,straight,,,,,,150
2,braking,,driving+1,50,,check+1 tyres2 enter+2,400
3,corner,1,speeding+1,,2,,600
4,straight,,event+1,,,,760
5,corner,2,gear+1,,1,,980
6,straight,,,,,,1180
7,braking,,driving+2 speeding+1,40,,check+1 crash-sc,1450
8,corner,3,,,2,,1680
9,straight,,gear+1,,,,1860
10,braking,,event+1,60,,check+1 damage1 enter+1,2120
11,corner,4,speeding+2,,1,,2330
12,straight,,,,,,2500
13,straight,,speeding+1,,,,2720
14,braking,,driving+1,35,,check+1 tyres2 crash,2920
15,corner,5,gear+1,,3,,3100
16,corner,5,,,1,,3200
17,straight,,,,,,3320
18,straight,,,,,,3700
19,straight,,,,,,3890
"""


def make_own_data(folder: Path) -> Path:
    """Copy the shipped data and add a track: Monza's rules on a circuit of another shape."""
    shutil.copytree(str(shipped().joinpath(CURRENT)), folder)
    about = folder / "set.toml"
    about.write_text(re.sub('name = ".*"', 'name = "mine"', about.read_text()))
    track = shutil.copytree(folder / "monza", folder / "green-valley")
    board = track / "board.toml"
    names = 'corners = ["First Turn", "", "Church", "", "Last Turn"]'
    text = re.sub(r"corners = \[.*?\n\]", names, board.read_text(), flags=re.S)
    board.write_text(text[: text.index("length = ")] + BENDS)
    (track / "sections.csv").write_text(SECTIONS)
    cards = (track / "track-cards.csv").read_text().splitlines()
    head, *rows = [line for line in cards if not re.match(r"\d+,[67],", line)]
    numbered = [re.sub(r"^\d+", str(at), row) for at, row in enumerate(rows, 1)]
    (track / "track-cards.csv").write_text("\n".join([head, *numbered]) + "\n")
    return folder


def boxbox(*arguments: str, path: Path | None = None, typed: str = "", language: str = "C") -> str:
    """Run a command, with a folder first on Python's path, and return what it says."""
    return python("from boxbox.cli import main; main()", *arguments, path=path, typed=typed,
                  language=language)  # fmt: skip


def python(
    code: str, *arguments: str, path: Path | None = None, typed: str = "", language: str = "C"
) -> str:
    """Run some Python in a process of its own and return what it says."""
    return run("-c", code, *arguments, path=path, typed=typed, language=language)


def run(
    *arguments: str,
    path: Path | None = None,
    typed: str = "",
    language: str = "C",
    at: Path | None = None,
) -> str:
    """Run Python with some arguments, maybe in a folder, and return what it says."""
    environment = {**os.environ, "LC_ALL": f"{language}.UTF-8", "COLUMNS": "120"}
    if path:
        known = filter(None, [str(path), os.environ.get("PYTHONPATH")])
        environment["PYTHONPATH"] = os.pathsep.join(known)
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=at,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr
