"""The database and what stands beside it: for its owner alone, and for one server at a time, by whatever name."""

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from clickbang.server.storage.sqlite_file import claim
from tests.server.caller import new_secret
from tests.server.hosting import COMMAND, Hosted, hosted

NOBODY = 65534


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """What others may do with the files of a server."""
    return {file.name: stat.filemode(file.stat().st_mode) for file in folder.glob("tables.sqlite*")}


def test_what_a_server_makes_is_for_its_owner_alone(tmp_path: Path) -> None:
    with umask(0), hosted(tmp_path) as server:
        new_secret(server)
        found = modes(tmp_path)
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"} <= found.keys()
    assert set(found.values()) == {"-rw-------"}
    assert set(modes(tmp_path).values()) == {"-rw-------"}


def test_what_others_could_read_is_tightened_at_the_start_and_that_is_said(tmp_path: Path) -> None:
    with umask(0), hosted(tmp_path) as server:
        new_secret(server)
        server.cut_power()
        for file in tmp_path.glob("tables.sqlite*"):
            file.chmod(0o644)
        server.start()
        assert set(modes(tmp_path).values()) == {"-rw-------"}
        said = server.log.read_text()
        assert "tables.sqlite could be read by others" in said
        assert "tables.sqlite-wal could be read by others" in said


PRIVATE = """
import os, sqlite3, sys
from pathlib import Path
from clickbang.server.storage.sqlite_file import make_private
if os.geteuid() == 0:
    os.setuid(int(sys.argv[2]))
try:
    make_private(Path(sys.argv[1]))
except sqlite3.Error as error:
    print(error)
"""


def test_a_file_that_others_can_read_and_that_is_not_ours_is_refused() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path("/etc/passwd")
        if os.geteuid() == 0:  # then that one is ours
            Path(folder).chmod(0o755)
            file = Path(folder, "tables.sqlite")
            file.touch()
            file.chmod(0o666)
        done = subprocess.run(
            [sys.executable, "-c", PRIVATE, str(file), str(NOBODY)], capture_output=True, text=True, timeout=60
        )
    assert "others on this machine can read" in done.stdout, done.stderr
    assert "Traceback" not in done.stderr


def second(database: Path) -> str:
    """What a server says that is started beside the first; it does not stay."""
    command = [*COMMAND, "--port", "0", "--database", str(database)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    return done.stderr


def test_a_hard_link_is_the_same_database(tmp_path: Path, server: Hosted) -> None:
    other = tmp_path / "other.sqlite"
    other.hardlink_to(server.database)
    assert "another server is using it" in second(other)


def test_nothing_that_can_be_removed_keeps_a_second_server_out(tmp_path: Path, server: Hosted) -> None:
    for file in tmp_path.glob("tables.sqlite*"):
        if file.name not in ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"):
            file.unlink()
    assert "another server is using it" in second(server.database)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_that_is_gone_leaves_the_database_to_the_next(how: signal.Signals, server: Hosted) -> None:
    server.end(how)
    server.start()
    new_secret(server)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    diary.chmod(0o644)
    done = subprocess.run([*COMMAND, "--port", "0", "--database", diary], capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert "diary.txt is something else, and no database" in done.stderr
    assert stat.S_IMODE(diary.stat().st_mode) == 0o644
    assert diary.read_text() == "Dear diary"


def test_the_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    recipes = tmp_path / "recipes.sqlite"
    with closing(sqlite3.connect(recipes)) as connection:
        connection.execute("CREATE TABLE soups (name TEXT)")
    recipes.chmod(0o644)
    before = recipes.read_bytes()
    done = subprocess.run([*COMMAND, "--port", "0", "--database", recipes], capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert "it is the database of something else" in done.stderr
    assert recipes.read_bytes() == before
    assert stat.S_IMODE(recipes.stat().st_mode) == 0o644


def test_a_database_without_tables_is_taken(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    with hosted(tmp_path) as server:
        new_secret(server)


@pytest.mark.parametrize("kind", ["link", "folder"])
def test_a_companion_that_is_no_plain_file_is_refused_in_a_sentence(tmp_path: Path, kind: str) -> None:
    place, elsewhere = tmp_path / "tables.sqlite-acknowledged", tmp_path / "elsewhere"
    if kind == "link":
        elsewhere.touch()
        elsewhere.chmod(0o644)
        place.symlink_to(elsewhere)
    else:
        place.mkdir()
    database = str(tmp_path / "tables.sqlite")
    done = subprocess.run([*COMMAND, "--port", "0", "--database", database], capture_output=True, text=True, timeout=60)
    assert "tables.sqlite-acknowledged is no plain file" in done.stderr
    assert "Traceback" not in done.stderr
    assert kind == "folder" or stat.S_IMODE(elsewhere.stat().st_mode) == 0o644


def test_a_database_is_let_go_when_a_companion_is_refused(tmp_path: Path) -> None:
    database, companion = tmp_path / "tables.sqlite", tmp_path / "tables.sqlite-acknowledged"
    companion.mkdir()
    with pytest.raises(sqlite3.OperationalError, match="no plain file") as refused:
        claim(database)
    companion.rmdir()
    claim(database).close()  # which waits for whoever has claimed it
    assert refused.tb is not None  # what was opened first is still known, and no longer open
