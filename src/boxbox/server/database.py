"""The database file: bringing it up to date, copying it, and restoring it."""

import os
import secrets
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError

import boxbox
from boxbox.server.store import StoreError, problem_of

MIGRATIONS: Final = Path(__file__).parent / "migrations"
WAL: Final = "-wal"
SHM: Final = "-shm"
"""The suffixes of the files that belong to a database that was not closed."""


def prepare(path: Path) -> None:
    """Make a file ready for the tables, or say why it can't be used."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600, exist_ok=True)
        migrate(path)
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise StoreError(
            "unusable-for-tables", {"file": str(path), "problem": problem_of(error)}
        ) from None


def migrate(path: Path, revision: str = "head") -> None:
    """Bring the database to the schema this boxbox knows, creating it if there is none.

    All of it or nothing: a process that is killed leaves the database as it was. Old data is
    overwritten in place.
    """
    check_version(path)
    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    try:
        with engine.connect() as connection:
            config = _config()
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    finally:
        engine.dispose()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _set_up(connection: Any, _: Any) -> None:
    """Leave transactions to us: Python's driver would end one whenever it makes a table."""
    connection.isolation_level = None
    connection.execute("PRAGMA secure_delete=ON")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


# Versions


def check_version(path: Path) -> str | None:
    """Return the version of a database, None if it is empty; refuse a newer one."""
    if not path.exists():
        return None
    with closing(_open(path)) as connection:
        known = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'alembic_version'"
        if connection.execute(known).fetchone() is None:
            return None
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    version = None if found is None else str(found[0])
    scripts = ScriptDirectory.from_config(_config())
    if version and version not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreError("newer-database", {"file": str(path), "version": boxbox.__version__})
    return version


def _open(path: Path) -> sqlite3.Connection:
    """Open a database for reading."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


# Copies


def backup(database: Path, target: Path, *, force: bool = False) -> None:
    """Write a complete, consistent copy that only its owner may read, even while a server runs."""
    if not database.is_file():
        raise StoreError("no-database", {"file": str(database)})
    if target.exists():
        if target.samefile(database):
            raise StoreError("backup-onto-itself", {"file": str(target)})
        if not force:
            raise StoreError("backup-exists", {"file": str(target)})
    try:
        check_version(database)
        _copy(database, target)
    except (sqlite3.Error, OSError) as error:
        values = {"database": str(database), "file": str(target), "problem": problem_of(error)}
        raise StoreError("cant-back-up", values) from None


def restore(database: Path, source: Path) -> Path | None:
    """Replace a database that no server uses with a copy; return where the old one is kept."""
    if not source.is_file():
        raise StoreError("no-backup-file", {"file": str(source)})
    if database.exists() and source.samefile(database):
        raise StoreError("backup-onto-itself", {"file": str(source)})
    try:
        _check_copy(source)
        database.parent.mkdir(parents=True, exist_ok=True)
        with _fresh(database) as fresh:
            _vacuum_into(source, fresh)
            kept = _keep(database) if database.exists() else None
            fresh.replace(database)
    except (sqlite3.Error, OSError) as error:
        values = {"file": str(source), "problem": problem_of(error)}
        raise StoreError("cant-restore", values) from None
    return kept


def _check_copy(path: Path) -> None:
    try:
        version = check_version(path)
        with closing(_open(path)) as connection:
            (health,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError:
        version, health = None, ""
    if version is None:
        raise StoreError("not-our-database", {"file": str(path)})
    if health != "ok":
        raise StoreError("damaged-database", {"file": str(path), "problem": str(health)})


def _copy(source: Path, target: Path) -> None:
    with _fresh(target) as fresh:
        _vacuum_into(source, fresh)
        fresh.replace(target)


@contextmanager
def _fresh(target: Path) -> Iterator[Path]:
    """Yield an empty, private file beside another, to be filled and moved into its place."""
    fresh = target.with_name(f".{target.name}-{secrets.token_hex(4)}")
    os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield fresh
    finally:
        fresh.unlink(missing_ok=True)


def _vacuum_into(source: Path, target: Path) -> None:
    """Copy what a database holds at one moment, and nothing that was deleted."""
    with closing(_open(source)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    with target.open("rb") as file:
        os.fsync(file.fileno())


def _keep(database: Path) -> Path:
    """Keep a database beside itself under a dated name, whole or damaged; return the name."""
    kept = database.with_name(f"{database.stem}-{datetime.now():%Y%m%d-%H%M%S-%f}.db")
    for end in ("", WAL):
        if Path(f"{database}{end}").exists():
            _twin(Path(f"{database}{end}"), Path(f"{kept}{end}"))
    for end in (WAL, SHM):  # they must not end up beside another database
        Path(f"{database}{end}").unlink(missing_ok=True)
    return kept


def _twin(file: Path, twin: Path) -> None:
    try:
        twin.hardlink_to(file)
    except OSError:  # not every disk supports that
        shutil.copy2(file, twin)
