"""Clickbang: three tabletop games of nerve, for people and for programs."""

from importlib.util import find_spec


def _build() -> str:
    rules = find_spec("clickbang.core.table")
    return "interpreted" if rules is None or (rules.origin or "").endswith(".py") else "compiled"


BUILD = _build()
"""Whether the rules run as compiled by mypyc or as plain Python."""


def __getattr__(name: str) -> str:
    """`__version__`, which takes a while to look up, and few ask for it."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("clickbang")
    except PackageNotFoundError:
        return "0 (not installed)"
