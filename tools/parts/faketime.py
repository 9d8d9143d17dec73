"""libfaketime, which stands between a program and the system's clock: Debian's, or else that of a package from PyPI."""

import subprocess
import sys
from pathlib import Path

from tools import parts

NAME = "libfaketime.so.1"
DEBIAN = "usr/lib/*/faketime", "usr/lib*/faketime", "usr/local/lib/faketime"
PACKAGE = "libfaketime"
"""On PyPI: the sources, which a C compiler builds when it is installed. Of it nothing is used but the library."""


def set_up() -> str:
    """Find it or install it; returns a line about it."""
    try:
        return f"libfaketime is taken from {library()}"
    except parts.MissingPart:
        pass
    print("There is no libfaketime here. Getting it from PyPI ...", flush=True)
    place = ["--no-deps", "--upgrade", "--target", str(parts.KEPT / "faketime")]
    command = [sys.executable, "-m", "pip", "install", "-q", "--constraint", "constraints.txt", *place, PACKAGE]
    subprocess.run(command, stderr=subprocess.DEVNULL, check=False)
    return f"libfaketime is installed from PyPI in {library()}"


def library() -> Path:
    """Where it is."""
    found = [place for folder in DEBIAN for place in Path("/").glob(f"{folder}/{NAME}")]
    found += (parts.KEPT / "faketime").rglob(NAME)
    if not found:
        raise parts.MissingPart("libfaketime")
    return found[0]
