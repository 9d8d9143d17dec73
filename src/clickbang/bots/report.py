"""Saying in one line what went wrong inside somebody else's code, whatever that code may be."""

import traceback
from collections.abc import Callable
from pathlib import Path

LONGEST = 200
OURS = Path(__file__).parent.parent


def what_was_raised(error: BaseException) -> str:
    """`ValueError: no such thing (my_bot.py, line 12)`."""
    said = one_line(error, str)
    kind = type(error).__name__ + (f": {said}" if said else "")
    places = [(Path(frame.f_code.co_filename), line) for frame, line in traceback.walk_tb(error.__traceback__)]
    theirs = [(file, line) for file, line in places if OURS not in file.parents and "importlib" not in str(file)]
    if not theirs or isinstance(error, SyntaxError):  # which names its place itself
        return kind
    # not where a library broke, but where it was called from
    file, line = [place for place in theirs if place[0] == theirs[0][0]][-1]
    return f"{kind} ({file.name}, line {line})"


def one_line(thing: object, shown: Callable[[object], str] = repr) -> str:
    """Its text, cut to one line of moderate length; the name of its type if it has none to show."""
    try:
        text = "".join(letter if letter.isprintable() else " " for letter in shown(thing))
    except Exception:
        return type(thing).__name__
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
