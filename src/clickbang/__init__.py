"""Clickbang: three tabletop games of nerve, for people and for programs."""

from importlib.metadata import PackageNotFoundError, version

from clickbang.core import table


def _version() -> str:
    try:
        return version("clickbang")
    except PackageNotFoundError:
        return "0 (not installed)"


__version__ = _version()

BUILD = "interpreted" if (table.__file__ or "").endswith(".py") else "compiled"
"""Whether the rules run as compiled by mypyc or as plain Python."""
