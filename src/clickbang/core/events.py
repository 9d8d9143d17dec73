"""Events: the only way in which anyone learns anything.

An event never says who hears it; the table does, when it tells it (`Table.tell`). Something known differently to
different people is several events. Fields are ints, strings, bools, tuples of those, and tuples of *rows*, which are
named tuples here and lists in JSON. So every event goes through JSON and back unchanged. This module stays interpreted:
messages and schemas are derived from its types.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, get_args, get_type_hints


@dataclass(frozen=True, slots=True)
class Event:
    """Something that somebody learned."""


class OptionValue(NamedTuple):
    """What an option was set to."""

    option: str
    value: str


@dataclass(frozen=True, slots=True)
class Began(Event):
    """The table was set up like this."""

    game: str
    seats: int
    options: tuple[OptionValue, ...]


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """A prompt opened: of what kind, and who is concerned."""

    kind: str
    must: tuple[int, ...]
    asked: tuple[int, ...]
    standing: tuple[int, ...]
    sealed: bool


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    """Somebody has answered, face down. It never says what, nor whether it was a decline."""

    seat: int


@dataclass(frozen=True, slots=True)
class OwnAnswer(Event):
    """What the hearer has just sealed."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class OwnStep(Event):
    """One more step of the hearer's draft."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class OwnStepBack(Event):
    """The hearer took the last step of their draft back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


CORE_EVENTS: tuple[type[Event], ...] = (Began, Asked, Sealed, OwnAnswer, OwnStep, OwnStepBack, Ended)


def is_row(kind: object) -> bool:
    """Whether this type is that of a row: a named tuple."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


_row_types: dict[type, dict[str, Any]] = {}


def row_types(kind: type) -> dict[str, Any]:
    """The fields of an event that hold rows, and the named tuple that each row is."""
    if kind not in _row_types:
        hints = {name: get_args(hint) for name, hint in get_type_hints(kind).items()}
        _row_types[kind] = {name: items[0] for name, items in hints.items() if items and is_row(items[0])}
    return _row_types[kind]


Listener = Callable[[int, Event], None]
"""Takes each event with its audience, in the order in which they happen."""
