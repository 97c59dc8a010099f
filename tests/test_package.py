"""What is installed is whole, and the two commands do what they say."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import boxbox

ROOT = Path(__file__).parent.parent
MADE = {"__pycache__", "node_modules", "assets"}
"""Folders that tools make and git does not keep."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation",
         "--disable-pip-version-check", "-w", str(folder), str(ROOT)],
        check=True,
    )  # fmt: skip
    (path,) = folder.glob("*.whl")
    return path


def test_the_package_has_every_file(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    kinds = (".py", ".ftl", ".toml", ".mako", ".html", ".js", ".css", ".svg", ".woff2")
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in kinds]
    assert ROOT / "src/boxbox/server/pages/index.html" in sources
    assert {str(path.relative_to(ROOT / "src")) for path in sources} <= packed
    assert "boxbox/py.typed" in packed
    assert any(name.endswith("licenses/LICENSE") for name in packed)


def test_the_installed_package_plays_without_the_sources(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    program = "import sys; from boxbox.cli import main; sys.argv[0] = 'boxbox'; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, "simulate", "motor-racing", "--games", "3"],
        env={"PYTHONPATH": str(tmp_path / "installed"), "LANG": "it_IT.UTF-8",
             "PYTHONIOENCODING": "utf-8"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "stagioni" in done.stdout


def test_the_version_is_said_once() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    assert f'version = "{boxbox.__version__}"' in project


def test_ci_calls_the_test_command_and_nothing_else() -> None:
    rows = (ROOT / ".ci/run").read_text().splitlines()
    assert [row for row in rows if row and not row.startswith("#")] == [
        'exec "$(dirname "$0")/../test"'
    ]
    for command in ("play", "test", ".ci/run"):
        assert os.access(ROOT / command, os.X_OK)


def test_pre_commit_runs_what_the_test_command_runs() -> None:
    steps = re.findall(r"^step (.+)", (ROOT / "test").read_text().replace("\\\n", ""), re.M)
    hooks = (ROOT / ".pre-commit-config.yaml").read_text()
    assert [step.split()[0] for step in steps] == [
        "ruff", "ruff", "mypy", "lint-imports", "codespell", "python", "python", "python", "python",
    ]  # fmt: skip
    for step in steps[:-1]:
        assert f"entry: .venv/bin/{step}" in hooks
    assert " -m pytest -n " in steps[-1]
    assert "entry: .venv/bin/pytest -n " in hooks


def test_no_registry_host_and_no_machine_path_is_named() -> None:
    folders = ("src", "frontend", "tests", "docs", "requirements", "scripts", ".ci")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    files += [path for path in ROOT.iterdir() if path.is_file()]
    files = [
        path for path in files if not MADE & set(path.parts) and path.suffix not in (".png", ".jpg")
    ]
    assert len(files) > 300
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert str(ROOT) not in text, path
        if "requirements" in path.parts:
            assert "://" not in text, path
        if path.name == "package-lock.json":
            assert '"resolved"' not in text
