"""The attributes of an object as plain data: for tables of games that do not describe their fields themselves."""

from collections.abc import Mapping, Sequence, Set

CORES_OWN = frozenset(
    [
        "seats", "listener", "told_to", "kind", "sealed", "must", "asked", "standing", "audience", "opened", "answers",
        "drafts", "chance", "over",
    ]
)  # fmt: skip
"""What every table has; a compiled one has it elsewhere."""
PLAIN = (int, str, bytes, float, type(None), type)


def attributes_of(table: object) -> dict[str, object]:
    """What a game's own class has put into the object, by name."""
    return {name: value for name, value in getattr(table, "__dict__", {}).items() if name not in CORES_OWN}


def frozen(attributes: Mapping[str, object]) -> tuple[tuple[str, object], ...]:
    """The same in a form that can be hashed, in the order of the names."""
    return tuple([(name, frozen_value(attributes[name])) for name in sorted(attributes)])


def frozen_value(value: object) -> object:
    """A value with all that is in it; an object is its type and its attributes."""
    if isinstance(value, PLAIN) or callable(value):
        return value
    if isinstance(value, Mapping):
        return "mapping", frozenset((key, frozen_value(one)) for key, one in value.items())
    if isinstance(value, Set):
        return frozenset(value)
    if isinstance(value, Sequence) or (hasattr(value, "__iter__") and hasattr(value, "__len__")):
        return tuple([frozen_value(one) for one in value])
    names = getattr(value, "__slots__", None)
    parts = {name: getattr(value, name) for name in names} if names else vars(value)
    return (type(value), *frozen(parts))
