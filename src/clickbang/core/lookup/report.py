"""Saying in one line what went wrong inside somebody else's code, whatever that code may be."""

import re
import traceback
from collections.abc import Callable
from pathlib import Path

LONGEST = 200
OURS = Path(__file__).parents[2]
COMPILED = ("src", "clickbang")
"""How the names of our files begin in a traceback through compiled code."""
CALLERS = ("referee.py", "chair.py", "match.py")
"""What stands above a bot in every traceback, and tells its author nothing."""


KINDS = {
    "int": "a whole number", "float": "a number", "str": "text", "bool": "true or false", "array": "a list",
    "object": "a table", "null": "nothing",
}  # fmt: skip
"""How data is called by those who do not write programs."""
_EXPECTED = re.compile(r"Expected `([^`]+)`(?:, got `([^`]+)`)?(?: - at `\$\.?([^`]*)`)?")
_FIELD = re.compile(r"Object (missing required|contains unknown) field `([^`]+)`.*")


def in_own_words(error: Exception) -> str:
    """What is wrong with data, where a library has found it out: not in its words, but in ours."""
    said = str(error).rstrip(".")
    if found := _EXPECTED.fullmatch(said):
        wanted, got, place = (found[group] or "" for group in (1, 2, 3))
        expected = " or ".join(KINDS.get(kind, kind) for kind in wanted.split(" | "))
        said = f"{expected} was expected" + (f", not {KINDS.get(got, got)}" if got else "")
        return f"{place}: {said}" if place else said
    if found := _FIELD.fullmatch(said):
        return f"the field {found[2]!r} " + ("is missing" if "missing" in found[1] else "means nothing here")
    if "JSON" in said or "Input data was truncated" in said:
        return "it is not whole, or no JSON at all"
    return said.replace("`", "'")


def what_was_raised(error: BaseException) -> str:
    """`ValueError: no such thing (my_bot.py, line 12)`."""
    said = one_line(error, str)
    kind = type(error).__name__ + (f": {said}" if said else "")
    places = [(Path(frame.f_code.co_filename), line) for frame, line in traceback.walk_tb(error.__traceback__)]
    theirs = [(file, line) for file, line in places if in_package(file) is None and "importlib" not in str(file)]
    if isinstance(error, SyntaxError) or not places:  # which names its place itself
        return kind
    if not theirs:  # a bot of our own, or nothing that could be imported
        inside, line = in_package(places[-1][0]), places[-1][1]
        return f"{kind} ({inside}, line {line})" if inside is not None else kind
    # not where a library broke, but where it was called from
    file, line = [place for place in theirs if place[0] == theirs[0][0]][-1]
    return f"{kind} ({file.name}, line {line})"


def in_package(file: Path) -> Path | None:
    """Where in our own package this is; None if it is somebody else's."""
    if OURS in file.parents:
        return file.relative_to(OURS)
    return Path(*file.parts[len(COMPILED) :]) if file.parts[: len(COMPILED)] == COMPILED else None


def whole_trace(error: BaseException) -> str:
    """The traceback, from where our own code called theirs."""
    found = error.__traceback__
    while found is not None and found.tb_next is not None and Path(found.tb_frame.f_code.co_filename).name in CALLERS:
        found = found.tb_next
    try:
        return "".join(traceback.format_exception(type(error), error, found))
    except Exception:  # an error that cannot be looked at
        return ""


def one_line(thing: object, shown: Callable[[object], str] = repr) -> str:
    """Its text, cut to one line of moderate length; the name of its type if it has none to show."""
    try:
        text = "".join(letter if letter.isprintable() else " " for letter in shown(thing))
    except Exception:
        return type(thing).__name__
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
