"""Libraries that only some commands need: which they are, and how to install them beside this Clickbang."""

import shlex
import sys
from importlib.metadata import requires
from importlib.util import find_spec


def install_command(extra: str) -> str:
    """What to type; it works in the environment of a clone, in pipx's and in uv's as well.

    It names the libraries themselves, not `clickbang[EXTRA]`: then it does not matter where Clickbang came from.
    """
    named = [entry.partition(";") for entry in requires("clickbang") or ()]
    libraries = [library.strip() for library, _, marker in named if f'extra == "{extra}"' in marker]
    if find_spec("pip") is None:  # uv makes environments without it
        return shlex.join(["uv", "pip", "install", "--python", sys.executable, *libraries])
    return shlex.join([sys.executable, "-P", "-m", "pip", "install", *libraries])  # -P: not a pip.py in this folder
