"""Where this user's programs keep what is theirs."""

import os
import sys
from pathlib import Path

from clickbang.cli.errors import NO_HOME
from clickbang.core.errors import ClickbangError

NAMED_BY = {"win32": "LOCALAPPDATA"}
IN_HOME = {"darwin": "Library/Application Support", "win32": "AppData/Local"}
"""By platform; everywhere else it is as the XDG Base Directory Specification says."""
DATABASE = "clickbang.sqlite"
OF_HOST = "hosted.sqlite"
"""`clickbang host` has a file of its own: one file has one server, and `clickbang serve` may run beside it."""


def data_folder() -> Path:
    """By the convention of the platform; it need not be there yet."""
    base = Path(os.environ.get(NAMED_BY.get(sys.platform, "XDG_DATA_HOME"), ""))
    if base.is_absolute():
        return base / "clickbang"
    return home() / IN_HOME.get(sys.platform, ".local/share") / "clickbang"


def home() -> Path:
    """As `HOME` says if it is a whole path, or else the system. Python alone would take an empty one for `/`."""
    named = os.environ.get("HOME")
    try:
        if named is None or sys.platform == "win32" or Path(named).is_absolute():
            return Path.home()
        from pwd import getpwuid  # not on Windows

        return Path(getpwuid(os.getuid()).pw_dir)
    except (RuntimeError, KeyError):
        raise ClickbangError(NO_HOME) from None


def old_database() -> Path | None:
    """The file in the current folder, where the server kept everything before it had a place of its own."""
    file = Path(DATABASE).absolute()
    return file if file.is_file() and is_own(file) else None


def is_own(file: Path) -> bool:
    """Whoever owns a file reads the secrets of the games in it."""
    return sys.platform == "win32" or file.stat().st_uid == os.getuid()
