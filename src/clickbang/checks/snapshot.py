"""Everything that a table is made of, as text, so that two tables or two moments can be compared."""

from collections.abc import Collection, Mapping, Set
from types import ModuleType

from clickbang.core.table import Table

PLAIN = (int, str, bytes, float, type(None), type, ModuleType)


def snapshot(table: Table, caches: Collection[str] = ()) -> dict[str, str]:
    """By the name of the attribute, apart from who listens and what is only a cache, at any depth."""
    left_out = {"listener", "told_to", "observer", *caches}
    return {name: text_of(value, left_out, set()) for name, value in attributes(table) if name not in left_out}


def differing(one: Mapping[str, str], other: Mapping[str, str]) -> str:
    """The first attribute in which two snapshots differ, with both values; nothing if they are the same."""
    for name in [*one, *(name for name in other if name not in one)]:
        first, second = one.get(name, "missing"), other.get(name, "missing")
        if first != second:
            return f"{name}: {excerpts(first, second)}"
    return ""


def excerpts(one: str, other: str, length: int = 60) -> str:
    """Both texts from shortly before where they part: `first, not second`."""
    place = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, place - length // 3)
    cut = [("…" if start else "") + text[start : start + length] for text in (one, other)]
    cut = [text + ("…" if start + length < len(whole) else "") for text, whole in zip(cut, (one, other), strict=True)]
    return " ≠ ".join(text or "''" for text in cut)


def text_of(value: object, left_out: Set[str], inside: set[int]) -> str:
    """A value with all that is in it; `inside` are the objects that it stands in."""
    if isinstance(value, PLAIN):
        return repr(value)
    if callable(value):
        return str(getattr(value, "__qualname__", type(value).__name__))
    if id(value) in inside:
        return "…"
    inside = inside | {id(value)}
    if isinstance(value, Mapping):
        return (
            "{"
            + ", ".join(f"{text_of(key, left_out, inside)}: {text_of(value[key], left_out, inside)}" for key in value)
            + "}"
        )
    if isinstance(value, Set):
        return "{" + ", ".join(sorted(text_of(one, left_out, inside) for one in value)) + "}"
    if hasattr(value, "__iter__") and hasattr(value, "__len__"):
        return "[" + ", ".join(text_of(one, left_out, inside) for one in value) + "]"
    parts = [f"{name}={text_of(part, left_out, inside)}" for name, part in attributes(value) if name not in left_out]
    return f"{type(value).__name__}({', '.join(parts)})"


def attributes(thing: object) -> list[tuple[str, object]]:
    """What is stored in an object, by name: no methods, and nothing that Python itself put there."""
    names = [name for name in dir(thing) if not name.startswith("__")]
    found = [(name, getattr(thing, name, None)) for name in names]
    return [(name, value) for name, value in found if not callable(value) or name in getattr(thing, "__dict__", ())]
