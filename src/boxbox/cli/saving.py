"""The file a race is saved in: every line is on disk before anybody goes on."""

import os
from datetime import datetime
from errno import ENOTDIR
from io import FileIO
from pathlib import Path
from secrets import token_hex
from typing import Any

from boxbox.core.errors import BoxboxError, system_problem
from boxbox.core.match import Match


class SaveError(BoxboxError):
    """A race that can't be saved; the file is as it was before."""


def data_home() -> Path:
    """Return the folder where boxbox keeps saved games."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "boxbox"


def default_path(game: str) -> Path:
    """Return the file for a new race if none is named."""
    return data_home() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{token_hex(2)}.log"


class SaveFile:
    """A log on disk that only grows."""

    def __init__(self, path: Path, size: int, kept: Path | None = None) -> None:
        self.path = path
        self.kept = kept
        """Where a file was kept that boxbox couldn't continue as it was."""
        self._size = size

    @classmethod
    def create(cls, path: Path, match: Match[Any]) -> "SaveFile":
        """Save a new race; never overwrite an existing file."""
        text = match.log.text().encode()
        try:
            _make_folder(path.parent)
            file = path.open("xb", buffering=0)
        except FileExistsError:
            raise SaveError("file-to-save-exists", {"file": str(path)}) from None
        except OSError as error:
            raise _refused("cant-save", path, error) from None
        try:
            with file:
                _write(file, text)
        except OSError as error:
            path.unlink(missing_ok=True)
            raise _refused("cant-save", path, error) from None
        return cls(path, len(text))

    @classmethod
    def resume(cls, path: Path, match: Match[Any]) -> "SaveFile":
        """Continue a loaded file; cut off only a torn last line.

        A file that has more or other lines than the match is kept beside the new one.
        """
        found = path.read_bytes()
        whole = found[: found.rfind(b"\n") + 1]
        if not match.log.text().encode().startswith(whole):
            return cls._renew(path, match)
        try:
            if len(whole) < len(found):
                os.truncate(path, len(whole))
            file = cls(path, len(whole))
            file.append(match)
        except OSError as error:
            raise _refused("cant-write", path, error) from None
        return file

    @classmethod
    def _renew(cls, path: Path, match: Match[Any]) -> "SaveFile":
        names = (path.with_name(f"{path.name}.old{number}") for number in ("", *range(2, 1000)))
        kept = next(name for name in names if not name.exists())
        new = path.with_name(f"{path.name}.new")
        new.unlink(missing_ok=True)  # left over from an interrupted renewal
        renewed = cls.create(new, match)
        path.rename(kept)
        renewed.path.rename(path)
        return cls(path, renewed._size, kept)

    def is_whole(self) -> bool:
        """Return whether the file is still there as it was last written."""
        return self.path.is_file() and self.path.stat().st_size == self._size

    def append(self, match: Match[Any]) -> None:
        """Write the lines that the file lacks; on failure the file stays as before."""
        new = match.log.text().encode()[self._size :]
        try:
            with self.path.open("r+b", buffering=0) as file:
                if file.seek(0, os.SEEK_END) != self._size:
                    raise SaveError("changed-by-another", {"file": str(self.path)})
                try:
                    _write(file, new)
                except OSError:
                    file.truncate(self._size)
                    raise
        except OSError as error:
            raise _refused("cant-write", self.path, error) from None
        self._size += len(new)


def _refused(reason: str, path: Path, error: OSError) -> SaveError:
    return SaveError(reason, {"file": str(path), "problem": system_problem(error)})


def _make_folder(folder: Path) -> None:
    if not folder.is_dir():
        try:
            folder.mkdir(parents=True)
        except FileExistsError:
            raise NotADirectoryError(ENOTDIR, "Not a directory") from None


def _write(file: FileIO, data: bytes) -> None:
    """Write all of it and flush it to disk."""
    left = memoryview(data)
    while left:
        left = left[file.write(left) :]
    os.fsync(file.fileno())
