"""Where the server keeps everything if nobody says where: the user's data folder, or the file that was there before."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from pwd import getpwuid

import pytest

from clickbang.cli.data_folder import data_folder
from clickbang.core.errors import ClickbangError
from tests.cli.run import MAIN, environment, run

NOBODY = 2**31 - 5
"""The number of no user."""


@pytest.mark.parametrize(
    ("platform", "place"),
    [
        ("linux", ".local/share/clickbang"),
        ("darwin", "Library/Application Support/clickbang"),
        ("win32", "AppData/Local/clickbang"),
    ],
)
def test_the_data_folder_is_by_the_convention_of_the_platform(
    platform: str, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == tmp_path / place


@pytest.mark.parametrize(
    ("platform", "variable"), [("linux", "XDG_DATA_HOME"), ("darwin", "XDG_DATA_HOME"), ("win32", "LOCALAPPDATA")]
)
def test_the_environment_can_name_another(
    platform: str, variable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert data_folder() == tmp_path / "clickbang"


def said_at_start(folder: Path, data: Path) -> list[str]:
    """The first two lines of a server that is started in a folder."""
    settings = environment(XDG_DATA_HOME=str(data), PYTHONUNBUFFERED="1")
    server = subprocess.Popen(
        [sys.executable, "-c", MAIN, "serve", "--port", "0"],
        cwd=folder, env=settings, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert server.stdout is not None
    try:
        return [server.stdout.readline(), server.stdout.readline()]
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)
        server.stdout.close()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_tables_are_kept_in_the_data_folder_for_nobody_else_to_read(tmp_path: Path) -> None:
    here, data = tmp_path / "here", tmp_path / "data"
    here.mkdir()
    before = os.umask(0)
    try:
        _, kept = said_at_start(here, data)
    finally:
        os.umask(before)
    file = data / "clickbang" / "clickbang.sqlite"
    assert kept == f"Everything is kept in {file}\n"
    assert list(here.iterdir()) == []
    assert (mode(file), mode(file.parent)) == (0o600, 0o700)


def test_the_file_of_an_older_server_in_the_current_folder_is_found_and_told(tmp_path: Path) -> None:
    here, data = tmp_path / "here", tmp_path / "data"
    here.mkdir()
    (here / "clickbang.sqlite").touch()
    _, kept = said_at_start(here, data)
    assert kept.startswith(f"Everything is kept in {here / 'clickbang.sqlite'}, which was found in this folder.")
    assert str(data / "clickbang" / "clickbang.sqlite") in kept
    assert not data.exists()
    assert (here / "clickbang.sqlite").stat().st_size > 0


def test_a_data_folder_that_cannot_be_made_is_said_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run("serve", "--port", "0", XDG_DATA_HOME=str(tmp_path / "file"))
    file = tmp_path / "file" / "clickbang" / "clickbang.sqlite"
    assert done.returncode == 1
    assert done.stderr.startswith(f"clickbang: The database {file} cannot be used: Not a directory. Another one: ")


@pytest.mark.parametrize("home", ["", "here"])
def test_a_home_that_is_no_whole_path_is_asked_of_the_system(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python takes an empty one for `/`."""
    monkeypatch.setenv("HOME", home)
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path(getpwuid(os.getuid()).pw_dir) / ".local" / "share" / "clickbang"


def test_a_user_whom_the_system_does_not_know_needs_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(os, "getuid", lambda: NOBODY)
    with pytest.raises(ClickbangError, match="Say where to keep things: XDG_DATA_HOME=FOLDER"):
        data_folder()


def test_a_user_without_a_home_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", home)
    monkeypatch.delenv("XDG_DATA_HOME")
    with pytest.raises(ClickbangError, match="Say where to keep things: XDG_DATA_HOME=FOLDER"):
        data_folder()
